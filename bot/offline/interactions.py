"""Interactions: from a person's click to the bot's acknowledgement, answer and follow-ups, with Discord's time limits."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from . import objects
from .command_checks import INTEGER, STRING
from .components import modal_components
from .errors import ApiError, Form
from .files import Upload
from .gateway import Gateway
from .messages import draft
from .model import EPHEMERAL, LOADING, Channel, Json, Listener, Message, User
from .world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

_ALLOWED: dict[int, frozenset[int]] = {
    COMMAND: frozenset({REPLY, DEFER_REPLY, MODAL}),
    COMPONENT: frozenset({REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, MODAL}),
    AUTOCOMPLETE: frozenset({CHOICES}),
    MODAL_SUBMIT: frozenset({REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE}),
}


@dataclass(slots=True)
class Interaction:
    """One interaction and all that came of it. Times are seconds on the monotonic clock."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    data: Json
    created: float
    source: Message | None = None
    nonce: str | None = None
    modal_id: str | None = None  # of a modal submit: the modal it answers
    ack_type: int | None = None
    ack_at: float | None = None
    answered_at: float | None = None
    ephemeral: bool = False
    loading: bool = False
    original_id: int | None = None
    message_ids: list[int] = field(default_factory=list)
    choices: list[Json] | None = None
    modal: Json | None = None
    error: str | None = None
    timer: asyncio.TimerHandle | None = None
    changed: asyncio.Event = field(default_factory=asyncio.Event)


def _focused_type(options: list[Json]) -> int:
    """The type of the option being typed, at any depth."""
    for option in options:
        if option.get("focused"):
            return int(option["type"])
        if option.get("options"):
            return _focused_type(option["options"])
    return STRING


Observer = Callable[[Interaction, str], None]


class Desk(Listener):
    """Opens interactions towards the bot and takes its answers.

    Observers are told of each change as (interaction, state), the state being acknowledged, choices, modal, done or
    failed.
    """

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world = world
        self.gateway = gateway
        self.slack = 1.0
        """How many times longer than usual everything is waited for: more than 1 where a busy machine is no fault."""
        self.ack_seconds = 3.0
        self.token_seconds = 900.0
        self.observers: list[Observer] = []
        self.modals: dict[str, Interaction] = {}
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._age: deque[Interaction] = deque()
        self._deferred_updates: dict[int, list[Interaction]] = {}
        world.listeners.append(self)

    # from people ---------------------------------------------------------------------------------------------------

    def open(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        nonce: str | None = None,
        modal_id: str | None = None,
    ) -> Interaction:
        """Send an interaction to the bot. Without acknowledgement in time it is marked failed."""
        interaction = Interaction(
            self.world.snowflakes.next(), secrets.token_urlsafe(48), kind, user, channel, data, time.monotonic(), source
        )
        interaction.nonce, interaction.modal_id = nonce, modal_id
        self._by_id[interaction.id] = self._by_token[interaction.token] = interaction
        self._age.append(interaction)
        self._forget_old()
        event: Json = {
            **objects.interaction_base(self.world, user, channel),
            "id": str(interaction.id),
            "type": kind,
            "token": interaction.token,
            "data": data,
        }
        if source is not None:
            event["message"] = source.data
        interaction.timer = asyncio.get_running_loop().call_later(self.ack_seconds * self.slack, self._late, interaction)
        self.gateway.dispatch("INTERACTION_CREATE", event, guild=not channel.is_dm)
        return interaction

    def _late(self, interaction: Interaction) -> None:
        if interaction.ack_at is None:
            interaction.error = "interaction failed"
            self._tell(interaction, "failed")

    def _forget_old(self) -> None:
        limit = time.monotonic() - self.token_seconds - 60
        while self._age and self._age[0].created < limit:
            old = self._age.popleft()
            del self._by_id[old.id], self._by_token[old.token]
            self.modals.pop(str(old.id), None)

    def _tell(self, interaction: Interaction, state: str) -> None:
        interaction.changed.set()
        for observer in self.observers:
            observer(interaction, state)

    def message(self, op: str, channel: Channel, message: Message) -> None:
        """A message edited in its channel also answers the clicks on it that were deferred."""
        for interaction in self._deferred_updates.pop(message.id, ()):
            self._answered(interaction)

    def _answered(self, interaction: Interaction) -> None:
        interaction.changed.set()
        if interaction.answered_at is None:
            interaction.answered_at = time.monotonic()
            self._tell(interaction, "done")

    # the bot's first answer ----------------------------------------------------------------------------------------

    def callback(self, interaction_id: str, token: str, body: Json, uploads: Sequence[Upload]) -> Json:
        """Acknowledge an interaction (POST .../callback). Returns the callback response object.

        Raises 10062 (unknown or later than 3 s), 40060 (already acknowledged), 50035 (form).
        """
        interaction = self._by_id.get(int(interaction_id)) if interaction_id.isdecimal() else None
        if interaction is None or interaction.token != token:
            raise ApiError(10062)
        if interaction.ack_at is not None:
            raise ApiError(40060)
        if time.monotonic() - interaction.created > self.ack_seconds * self.slack:
            raise ApiError(10062)
        kind = body.get("type")
        allowed = _ALLOWED[interaction.kind]
        if kind not in allowed or (kind in (DEFER_UPDATE, UPDATE) and interaction.source is None):
            form = Form()
            form.add(("type",), "BASE_TYPE_CHOICES", f"Value of field \"type\" must be one of {sorted(allowed)}.")
            form.done()
        data = body.get("data") or {}
        try:
            return self._accept(interaction, int(kind or 0), data, uploads)
        except ApiError as error:
            if error.errors:  # Discord nests the faults of a callback under "data"
                error.errors = {"data": error.errors}
            raise

    def _accept(self, interaction: Interaction, kind: int, data: Json, uploads: Sequence[Upload]) -> Json:
        state, message = "done", None
        if kind == CHOICES:
            interaction.choices = self._choices(interaction, data)
            self._acknowledge(interaction, kind)
        elif kind == MODAL:
            interaction.modal = self._modal(data)
            self.modals[str(interaction.id)] = interaction
            self._acknowledge(interaction, kind)
            state = "modal"
        elif kind == REPLY:
            fields = draft(self.world, interaction.channel, data, uploads, ephemeral_allowed=True)
            self._acknowledge(interaction, kind)
            interaction.ephemeral = bool(fields["flags"] & EPHEMERAL)
            message = self._post(interaction, fields, original=True)
        elif kind == DEFER_REPLY:
            self._acknowledge(interaction, kind)
            interaction.ephemeral = bool((data.get("flags") or 0) & EPHEMERAL)
            interaction.loading = True
            flags = LOADING | (EPHEMERAL if interaction.ephemeral else 0)
            message = self._post(interaction, {"flags": flags}, original=True)
            state = "acknowledged"
        else:
            source = self._source(interaction)
            if kind == UPDATE:
                fields = draft(self.world, interaction.channel, data, uploads, existing=source)
                self._acknowledge(interaction, kind)
                self.world.change_message(source, fields)
            else:
                self._acknowledge(interaction, kind)
                self._deferred_updates.setdefault(source.id, []).append(interaction)
                state = "acknowledged"
            interaction.original_id = source.id
            message = source
        if state == "acknowledged":
            self._tell(interaction, state)
        else:
            interaction.answered_at = interaction.ack_at
            self._tell(interaction, state)
        return self._callback_response(interaction, kind, message)

    def _acknowledge(self, interaction: Interaction, kind: int) -> None:
        interaction.ack_at = time.monotonic()
        interaction.ack_type = kind
        if interaction.timer is not None:
            interaction.timer.cancel()
            interaction.timer = None
        if interaction.modal_id is not None:
            self.modals.pop(interaction.modal_id, None)

    def _source(self, interaction: Interaction) -> Message:
        source = interaction.source
        if source is None or source.id not in interaction.channel.messages:
            raise ApiError(10008)
        if interaction.channel.archived:
            raise ApiError(50083)
        return source

    def _callback_response(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        about: Json = {"id": str(interaction.id), "type": interaction.kind, "channel_id": str(interaction.channel.id)}
        if not interaction.channel.is_dm:
            about["guild_id"] = str(self.world.guild_id)
        response: Json = {"interaction": about}
        if message is not None:
            about["response_message_id"] = str(message.id)
            about["response_message_loading"] = interaction.loading
            about["response_message_ephemeral"] = message.only_for is not None
            if kind in (REPLY, UPDATE):
                response["resource"] = {"type": kind, "message": message.data}
        return response

    def _choices(self, interaction: Interaction, data: Json) -> list[Json]:
        form = Form()
        focused = _focused_type(interaction.data.get("options", []))
        choices = data.get("choices")
        if choices is not None and form.count(("choices",), choices, 0, 25):
            for i, choice in enumerate(choices):
                form.length(("choices", i, "name"), choice.get("name"), 1, 100)
                for locale, name in (choice.get("name_localizations") or {}).items():
                    form.length(("choices", i, "name_localizations", locale), name, 1, 100)
                value = choice.get("value")
                if focused == STRING:
                    form.length(("choices", i, "value"), value, 1, 100)
                elif not isinstance(value, int if focused == INTEGER else int | float) or isinstance(value, bool):
                    form.add(("choices", i, "value"), "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')
        form.done()
        locale = interaction.user.locale
        return [
            {"name": (c.get("name_localizations") or {}).get(locale, c["name"]), "value": c["value"]} for c in choices or []
        ]

    def _modal(self, data: Json) -> Json:
        form = Form()
        form.length(("custom_id",), data.get("custom_id"), 1, 100)
        form.length(("title",), data.get("title"), 1, 45)
        known = self.world.emojis
        parts = modal_components(form, data.get("components"), emoji_known=lambda emoji: emoji in known)
        form.done()
        return {"custom_id": data["custom_id"], "title": data["title"], "components": parts}

    # messages of an interaction ------------------------------------------------------------------------------------

    def _post(self, interaction: Interaction, fields: Json, *, original: bool) -> Message:
        world, channel = self.world, interaction.channel
        if channel.archived:
            world.change_channel(channel, thread_metadata={**channel.data["thread_metadata"], "archived": False})
        fields["application_id"] = fields["webhook_id"] = str(world.application_id)
        fields["interaction_metadata"] = self._metadata(interaction)
        reply_to = interaction.source.id if original and interaction.source else interaction.original_id
        if interaction.kind == COMMAND and original:
            fields["type"] = 20
            fields["interaction"] = {
                "id": str(interaction.id),
                "type": 2,
                "name": full_name(interaction.data),
                "user": interaction.user.data,
            }
        elif reply_to is not None:
            fields["type"] = 19
            fields["message_reference"] = {"type": 0, "channel_id": str(channel.id), "message_id": str(reply_to)}
            if not channel.is_dm:
                fields["message_reference"]["guild_id"] = str(world.guild_id)
            quoted = channel.messages.get(reply_to)
            # A post for everybody quotes no message that only one person sees.
            if quoted is not None and (quoted.only_for is None or fields["flags"] & EPHEMERAL):
                fields["referenced_message"] = {k: v for k, v in quoted.data.items() if k != "referenced_message"}
        only_for = interaction.user if fields["flags"] & EPHEMERAL else None
        message_id = fields["id"] = world.snowflakes.next()
        interaction.message_ids.append(message_id)
        if original:
            interaction.original_id = message_id
        return world.add_message(channel, world.bot, fields, only_for=only_for)

    def _metadata(self, interaction: Interaction) -> Json:
        owners = {"0": "0" if interaction.channel.is_dm else str(self.world.guild_id)}
        metadata: Json = {
            "id": str(interaction.id),
            "type": interaction.kind,
            "user": interaction.user.data,
            "authorizing_integration_owners": owners,
        }
        if interaction.kind == COMMAND:
            metadata["name"] = full_name(interaction.data)
        elif interaction.source is not None and interaction.kind == COMPONENT:
            metadata["interacted_message_id"] = str(interaction.source.id)
        elif interaction.kind == MODAL_SUBMIT:
            metadata["triggering_interaction_metadata"] = {**metadata, "type": COMMAND}
        return metadata

    def by_token(self, application_id: str, token: str) -> Interaction:
        """The acknowledged interaction of a webhook route. Raises 10015 (unknown, not acknowledged) or 50027 (15 min)."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.ack_at is None or application_id != str(self.world.application_id):
            raise ApiError(10015)
        if time.monotonic() - interaction.created > self.token_seconds:
            raise ApiError(50027)
        return interaction

    def followup(self, interaction: Interaction, payload: Json, uploads: Sequence[Upload]) -> Message:
        """POST /webhooks/{application}/{token}: the first one after a deferred reply replaces the loading message."""
        if interaction.loading and interaction.original_id in interaction.channel.messages:
            return self.edit(interaction, "@original", payload, uploads)
        fields = draft(self.world, interaction.channel, payload, uploads, ephemeral_allowed=True)
        message = self._post(interaction, fields, original=False)
        self._answered(interaction)
        return message

    def find(self, interaction: Interaction, message_id: str) -> Message:
        """A message of this interaction: `@original` or a follow-up by id. Raises 10008."""
        if message_id == "@original":
            message_id = str(interaction.original_id or 0)
        found = self.world.message(interaction.channel, message_id)
        if found.id not in interaction.message_ids and found.id != interaction.original_id:
            raise ApiError(10008)
        return found

    def edit(self, interaction: Interaction, message_id: str, payload: Json, uploads: Sequence[Upload]) -> Message:
        """PATCH .../messages/{id or @original}."""
        message = self.find(interaction, message_id)
        if interaction.channel.archived:
            raise ApiError(50083)
        filling = interaction.loading and message.id == interaction.original_id
        fields = draft(self.world, interaction.channel, payload, uploads, existing=message)
        if filling:
            interaction.loading = False
        self.world.change_message(message, fields, edited=not filling)
        self._answered(interaction)
        return message

    def delete(self, interaction: Interaction, message_id: str) -> None:
        """DELETE .../messages/{id or @original}."""
        message = self.find(interaction, message_id)
        if message.id == interaction.original_id:
            interaction.loading = False
        self.world.remove_message(message)
        self._answered(interaction)

    def messages_of(self, interaction: Interaction) -> list[dict[str, Any]]:
        """The interaction's messages as they are now, in order."""
        messages = interaction.channel.messages
        return [messages[i].data for i in interaction.message_ids if i in messages]


def full_name(data: Json) -> str:
    """The name of a used command with its group and subcommand, as Discord shows it above the answer."""
    names, step = [str(data["name"])], data
    while (inner := next((item for item in step.get("options") or [] if item["type"] in (1, 2)), None)) is not None:
        names.append(str(inner["name"]))
        step = inner
    return " ".join(names)
