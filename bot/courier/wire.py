"""The few things the courier does on Discord. Every post goes out through `Wire.send` or `Wire.edit`: checked against the
limits, with its nonce, with the pings it means and no others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal

import discord

from bot.courier.fate import ARCHIVED, CLOSED_DM, THREAD_EXISTS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, code_of
from bot.logs import log
from bot.panels.ids import Control
from bot.panels.posts.layout import Post
from bot.panels.posts.notes import PRIVATE_RIGHTS, RIGHTS

RECENT: Final = 100
"""Posts looked through for one that a crash left unmarked."""
MARKED: Final = ("journal", "hand", "options")
"""Verbs whose controls may carry the delivery that posted them, as their revision."""
KEPT_MINUTES: Final = 10080
"""A thread rests after a week of silence while the match runs,"""
ENDED_MINUTES: Final = 1440
"""a day after it is over,"""
CLOSED_MINUTES: Final = 60
"""an hour where nothing is to be done in it any more."""


class Wire:
    """Discord, as far as deliveries need it."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel_id: int, guild_id: int | None, post: Post, nonce: str | None) -> int:
        """Post, waking an archived thread first where that is what Discord asks. Gives the message's id."""
        post.check(nonce or "")
        try:
            return await self._send(channel_id, guild_id, post, nonce)
        except discord.HTTPException as error:
            if code_of(error) != ARCHIVED:
                raise
            await self.wake(channel_id)
            return await self._send(channel_id, guild_id, post, nonce)

    async def _send(self, channel_id: int, guild_id: int | None, post: Post, nonce: str | None) -> int:
        place = self._client.get_partial_messageable(channel_id, guild_id=guild_id)
        more: dict[str, Any] = {} if nonce is None else {"nonce": nonce}
        message = await place.send(view=post.view(), files=post.files(), allowed_mentions=post.allowed(), **more)
        return message.id

    async def edit(self, channel_id: int, message_id: int, post: Post) -> bool:
        """Replace a message of ours; False where it is gone. An edit never pings."""
        post.check()
        try:
            await self._edit(channel_id, message_id, post)
        except discord.HTTPException as error:
            if code_of(error) == UNKNOWN_MESSAGE:
                return False
            if code_of(error) != ARCHIVED:
                raise
            await self.wake(channel_id)
            await self._edit(channel_id, message_id, post)
        return True

    async def _edit(self, channel_id: int, message_id: int, post: Post) -> None:
        message = self._client.get_partial_messageable(channel_id).get_partial_message(message_id)
        await message.edit(view=post.view(), attachments=post.files(), allowed_mentions=post.silent().allowed())

    async def dm(self, user_id: int) -> int | None:
        """The direct channel with a user; None where Discord allows none."""
        try:
            return (await self._client.create_dm(discord.Object(user_id))).id
        except discord.HTTPException as error:
            if code_of(error) in CLOSED_DM:
                return None
            raise

    async def marked(self, channel_id: int, match_id: int, marks: Iterable[int]) -> dict[int, int]:
        """Which of these deliveries already stand among the channel's recent posts: the message of each. Nothing where the
        history may not be read: then the nonce alone has to do."""
        wanted = set(marks)
        found: dict[int, int] = {}
        me = self._client.user
        try:
            async for message in self._client.get_partial_messageable(channel_id).history(limit=RECENT):
                if me is None or message.author.id != me.id:
                    continue
                for mark in marks_of(message, match_id):
                    if mark in wanted:
                        found.setdefault(mark, message.id)
        except discord.Forbidden:
            log.warning("history closed", channel=channel_id, match=match_id)
        return found

    async def open_thread(self, channel_id: int, message_id: int | None, name: str) -> int:
        """A thread for a match, hung on its lobby post where there is one. Opening it twice gives the same thread."""
        http = self._client.http
        if message_id is not None:
            try:
                return int(
                    (
                        await http.start_thread_with_message(
                            channel_id, message_id, name=name, auto_archive_duration=KEPT_MINUTES
                        )
                    )["id"]
                )
            except discord.HTTPException as error:
                if code_of(error) == THREAD_EXISTS:
                    return message_id  # a message's thread bears the message's id
                if code_of(error) != UNKNOWN_MESSAGE:
                    raise
        kind: Literal[11] = 11  # a public thread
        return int(
            (await http.start_thread_without_message(channel_id, name=name, auto_archive_duration=KEPT_MINUTES, type=kind))[
                "id"
            ]
        )

    async def invite(self, thread_id: int, user_id: int) -> None:
        """Make a user a member of a thread, so that they find it; nothing where that fails (they may have left)."""
        try:
            await self._client.http.add_user_to_thread(thread_id, user_id)
        except discord.HTTPException as error:
            log.info("not invited", thread=thread_id, user=user_id, code=code_of(error))

    async def open_room(self, channel_id: int, name: str, private: bool) -> int:
        """A thread for a room. Into a private one only moderators can bring others."""
        kind: Literal[11, 12] = 12 if private else 11
        made = await self._client.http.start_thread_without_message(
            channel_id, name=name, auto_archive_duration=KEPT_MINUTES, type=kind, invitable=not private
        )
        return int(made["id"])

    async def find_threads(self, guild_id: int, channel_id: int, name: str, private: bool) -> list[int]:
        """Our own active threads of that name in a channel, the newest first: one that was opened without its being
        noted is among them."""
        me = self._client.user
        found = (await self._client.http.get_active_threads(guild_id))["threads"]
        return sorted(
            (
                int(thread["id"])
                for thread in found
                if thread["name"] == name
                and int(thread["parent_id"]) == channel_id
                and thread["type"] == (12 if private else 11)
                and me is not None
                and int(thread["owner_id"]) == me.id
            ),
            reverse=True,
        )

    async def admit(self, thread_id: int, user_id: int) -> None:
        """Let a user into a room; nothing where they cannot come (they may have left). Raises what a new try may mend."""
        try:
            await self._client.http.add_user_to_thread(thread_id, user_id)
        except discord.HTTPException as error:
            if error.status >= 500 or error.status == 429 or code_of(error) in (UNKNOWN_CHANNEL, ARCHIVED):
                raise
            log.info("not let in", thread=thread_id, user=user_id, code=code_of(error))

    async def expel(self, thread_id: int, user_id: int) -> None:
        """Send a user out of a room. Raises wherever they may still be in it."""
        try:
            await self._client.http.remove_user_from_thread(thread_id, user_id)
        except discord.NotFound as error:
            if code_of(error) == UNKNOWN_CHANNEL:
                raise

    async def put_away(self, thread_id: int) -> None:
        """Let a thread that is done with rest within the hour; nothing where that fails. Not at once: whoever closed it by a
        button there is still owed an answer, which an archived thread does not take."""
        try:
            await self._client.http.edit_channel(thread_id, auto_archive_duration=CLOSED_MINUTES)
        except discord.HTTPException as error:
            log.info("thread left as it is", thread=thread_id, code=code_of(error))

    async def wake(self, thread_id: int) -> None:
        """Bring an archived thread back, for as long as any."""
        await self._client.http.edit_channel(thread_id, archived=False, auto_archive_duration=KEPT_MINUTES)

    async def rest(self, thread_id: int) -> None:
        """Let a thread rest sooner, now that its match is over; nothing where that fails."""
        try:
            await self._client.http.edit_channel(thread_id, auto_archive_duration=ENDED_MINUTES)
        except discord.HTTPException as error:
            log.info("thread left as it is", thread=thread_id, code=code_of(error))

    def missing_rights(self, guild_id: int | None, channel_id: int, private: bool = False) -> list[str]:
        """The rights that we lack in a channel, those for `private` rooms too; empty where nothing can be told."""
        guild = self._client.get_guild(guild_id) if guild_id is not None else None
        channel = guild.get_channel(channel_id) if guild is not None else None
        if guild is None or channel is None or guild.me is None:
            return []
        return missing_rights(channel, private)


def missing_rights(channel: discord.abc.GuildChannel, private: bool = False) -> list[str]:
    """The rights that a table (with private rooms) needs and the bot lacks in a channel, most important first."""
    given = channel.permissions_for(channel.guild.me)
    return [right for right in (*RIGHTS, *(PRIVATE_RIGHTS if private else ())) if not getattr(given, right)]


def controls_of(components: Iterable[Any], match_id: int) -> Iterator[Control]:
    """The controls of one match among the components of a message."""
    for component in components:
        custom_id = getattr(component, "custom_id", None)
        control = Control.parse(custom_id) if custom_id else None
        if control is not None and control.match == match_id:
            yield control
        yield from controls_of(getattr(component, "children", ()), match_id)
        accessory = getattr(component, "accessory", None)
        if accessory is not None:
            yield from controls_of((accessory,), match_id)


def marks_of(message: discord.Message, match_id: int) -> set[int]:
    """The deliveries that a message says it is."""
    controls = controls_of(message.components, match_id)
    return {control.revision for control in controls if control.verb in MARKED and control.revision}
