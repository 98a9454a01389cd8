"""Persons driven from tests and benchmarks: what a human can do in Discord, and everything that reaches their screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from . import permissions as perm
from .errors import Refused
from .interactions import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DEFER_REPLY,
    DEFER_UPDATE,
    MODAL_SUBMIT,
    Desk,
    Interaction,
)
from .invocation import command_data, component_data, find_command, message_control
from .messages import draft
from .modals import modal_data
from .model import Channel, Json, Message, User
from .world import World

Predicate = Callable[[Json], bool]


@dataclass(slots=True)
class Modal:
    """A modal on a person's screen: Discord's modal object in `data`."""

    id: str
    data: Json

    @property
    def title(self) -> str:
        """The heading."""
        return str(self.data["title"])


class Answer:
    """What became of one interaction. Follow-ups that come later are seen through the same object."""

    def __init__(self, desk: Desk, interaction: Interaction) -> None:
        self._desk = desk
        self.interaction = interaction

    @property
    def kind(self) -> int | None:
        """The acknowledgement: 4 message, 5 deferred, 6 deferred update, 7 update, 8 choices, 9 modal; None: none came."""
        return self.interaction.ack_type

    @property
    def ack_seconds(self) -> float | None:
        """Seconds from the act to the acknowledgement."""
        at = self.interaction.ack_at
        return None if at is None else at - self.interaction.created

    @property
    def answer_seconds(self) -> float | None:
        """Seconds from the act to the final answer (first content after a deferral)."""
        at = self.interaction.answered_at
        return None if at is None else at - self.interaction.created

    @property
    def messages(self) -> list[Json]:
        """The messages of this interaction (reply and follow-ups) as they are now, in order."""
        return self._desk.messages_of(self.interaction)

    @property
    def message(self) -> Json:
        """The reply; for an update, the message that was clicked. Raises LookupError when there is none."""
        original = self.interaction.channel.messages.get(self.interaction.original_id or 0)
        if original is None:
            raise LookupError("no message came of this interaction")
        return original.data

    async def until(self, count: int, timeout: float = 5.0) -> list[Json]:
        """The messages, once there are `count` of them (follow-ups may come late). Raises TimeoutError."""
        deadline = time.monotonic() + timeout * self._desk.slack
        while len(self.interaction.message_ids) < count:
            self.interaction.changed.clear()
            await asyncio.wait_for(self.interaction.changed.wait(), deadline - time.monotonic())
        return self.messages

    @property
    def ephemeral(self) -> bool:
        """Whether the reply is for this person only."""
        return self.interaction.ephemeral

    @property
    def choices(self) -> list[Json]:
        """Autocomplete choices: `name` in the person's language, `value`."""
        return self.interaction.choices or []

    @property
    def modal(self) -> Modal | None:
        """The modal that was opened."""
        data = self.interaction.modal
        return None if data is None else Modal(str(self.interaction.id), data)

    @property
    def error(self) -> str | None:
        """`interaction failed` when no acknowledgement came in time, `no answer` when nothing followed a deferral."""
        return self.interaction.error

    def __repr__(self) -> str:
        return f"<Answer kind={self.kind} error={self.error!r} messages={len(self.messages)}>"


class Person:
    """One human. `inbox` holds every message object, and every later state of it, that this person could ever see,
    in order; `received` everything else too (modals, choices, channels, deletions) as (event, data)."""

    def __init__(self, world: World, desk: Desk, user: User) -> None:
        self._world = world
        self._desk = desk
        self.user = user
        self.patience = 10.0  # seconds for the answer after a deferral
        self.lull = 3.0  # seconds after which a deferred update counts as having nothing to show
        self.inbox: list[Json] = []
        self.received: list[tuple[str, Any]] = []
        self.last_modal: Modal | None = None
        self._changed = asyncio.Event()

    @property
    def id(self) -> int:
        """The user's id."""
        return self.user.id

    @property
    def name(self) -> str:
        """The name shown."""
        return self.user.name

    @property
    def mention(self) -> str:
        """How a text names this person."""
        return f"<@{self.user.id}>"

    @property
    def dm(self) -> Channel:
        """The private channel with the bot."""
        return self._world.dm_of(self.user)

    def hear(self, event: str, data: Any) -> None:
        """Something reaches this person's screen."""
        self.received.append((event, data))
        if event == "modal":
            shown = {key: data[key] for key in ("custom_id", "title", "components")}
            self.last_modal = Modal(data["modal_id"], shown)
        if event in ("message", "message_update"):
            self.inbox.append(data)
        self._changed.set()

    def messages(self, channel: Channel | int | None = None) -> list[Json]:
        """What the channel shows this person now, oldest first. Raises Refused when they cannot see it."""
        place = self._place(channel)
        return [m.data for m in place.messages.values() if m.seen_by(self.user)]

    def channels(self) -> list[Channel]:
        """Every channel, thread and DM this person sees."""
        return [channel for channel in self._world.channels.values() if self._world.can_see(self.user, channel)]

    def picture(self, attachment: Json) -> bytes:
        """The bytes of an attachment (or an unfurled media item) of a message."""
        return self._world.files.get(int(attachment.get("attachment_id") or attachment["id"]))

    def _place(self, channel: Channel | int | None) -> Channel:
        if channel is None:
            return self._world.text_channels()[0]
        place = channel if isinstance(channel, Channel) else self._world.channel(channel)
        if not self._world.can_see(self.user, place):
            raise Refused(f"{self.name} does not see that channel")
        return place

    # acts ------------------------------------------------------------------------------------------------------------

    async def slash(self, words: str, channel: Channel | int | None = None, **options: Any) -> Answer:
        """Use a slash command by its words (`partie creer`). Raises Refused for what the client would not send."""
        place = self._place(channel)
        command, path = find_command(self._world, self.user, place, words)
        data = command_data(self._world, self.user, command, path, options)
        return await self._finish(self._desk.open(COMMAND, self.user, place, data))

    async def autocomplete(
        self, words: str, option: str, text: str, channel: Channel | int | None = None, **others: Any
    ) -> Answer:
        """Type into an option and see its choices (`answer.choices`)."""
        place = self._place(channel)
        command, path = find_command(self._world, self.user, place, words)
        data = command_data(self._world, self.user, command, path, {**others, option: text}, focused=option)
        return await self._finish(self._desk.open(AUTOCOMPLETE, self.user, place, data))

    async def click(self, message: Json, control: str, *, stale: bool = False) -> Answer:
        """Click a button by custom id or label. `stale`: as it was in `message`, even if an edit overtook the click."""
        return await self._use(message, control, None, stale)

    async def select(self, message: Json, control: str, values: Sequence[Any] | str, *, stale: bool = False) -> Answer:
        """Choose in a select by values or labels."""
        return await self._use(message, control, [values] if isinstance(values, str) else list(values), stale)

    async def _use(self, message: Json, control: str, values: list[Any] | None, stale: bool) -> Answer:
        place = self._place(int(message["channel_id"]))
        source = place.messages.get(int(message["id"]))
        if source is None or not source.seen_by(self.user):
            raise Refused("that message is not there any more")
        parts = message["components"] if stale else source.data["components"]
        found = message_control(parts, control, select=values is not None)
        data = component_data(self._world, found, values)
        return await self._finish(self._desk.open(COMPONENT, self.user, place, data, source=source))

    async def submit(self, modal: Modal | Answer | None = None, fields: dict[str, Any] | None = None) -> Answer:
        """Send a modal (by default the last one), with fields by label or custom id."""
        shown = modal.modal if isinstance(modal, Answer) else modal or self.last_modal
        opened = self._desk.modals.get(shown.id) if shown is not None else None
        if shown is None or opened is None or opened.user is not self.user:
            raise Refused("there is no such modal on the screen")
        data = modal_data(self._world, shown.data, fields or {})
        return await self._finish(
            self._desk.open(
                MODAL_SUBMIT, self.user, opened.channel, data, source=opened.source, modal_id=shown.id
            )
        )

    def dismiss(self, message: Json) -> None:
        """Take an ephemeral message off the screen. Raises ApiError 10008 for any other."""
        place = self._world.channel(message["channel_id"])
        self._world.dismiss(self.user, self._world.message(place, message["id"]))

    async def say(self, channel: Channel | int | None, text: str) -> Json:
        """Write a message. Raises Refused where the person may not, ApiError beyond 2,000 characters."""
        return say(self._world, self.user, self._place(channel), text).data

    def close_dms(self) -> None:
        """Refuse private messages from now on."""
        self._world.close_dms(self.user)

    def open_dms(self) -> None:
        """Take private messages again."""
        self._world.close_dms(self.user, False)

    # waiting -----------------------------------------------------------------------------------------------------------

    async def _finish(self, interaction: Interaction) -> Answer:
        """Wait for the final answer; a deferred update may have none: that is waited for during the lull only."""
        answer = Answer(self._desk, interaction)
        deadline = time.monotonic() + self.patience * self._desk.slack
        while interaction.answered_at is None and interaction.error is None:
            limit = deadline
            if interaction.ack_type == DEFER_UPDATE and interaction.ack_at is not None:
                limit = min(deadline, interaction.ack_at + self.lull * self._desk.slack)
            interaction.changed.clear()
            try:
                await asyncio.wait_for(interaction.changed.wait(), limit - time.monotonic())
            except TimeoutError:
                if interaction.ack_type == DEFER_REPLY:
                    interaction.error = "no answer"
                break
        return answer

    async def wait(self, predicate: Predicate, timeout: float = 5.0, *, since: int = 0) -> Json:
        """The first message of the inbox (from position `since`) that satisfies, now or to come. Raises TimeoutError."""
        position = since
        deadline = time.monotonic() + timeout * self._desk.slack
        while True:
            while position < len(self.inbox):
                position += 1
                if predicate(self.inbox[position - 1]):
                    return self.inbox[position - 1]
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), deadline - time.monotonic())


def say(world: World, user: User, place: Channel, text: str) -> Message:
    """A person writes a message. Raises Refused or ApiError."""
    if not place.is_dm:
        need = perm.SEND_MESSAGES_IN_THREADS if place.is_thread else perm.SEND_MESSAGES
        if not world.permissions(user, place) & need or place.locked:
            raise Refused(f"{user.name} may not write there")
        if place.archived:
            world.change_channel(place, thread_metadata={**place.data["thread_metadata"], "archived": False})
    return world.add_message(place, user, draft(world, place, {"content": text}, []))
