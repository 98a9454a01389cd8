"""One guild with its people, channels, threads and messages: the state behind REST, gateway, page and tests."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from . import permissions as perm
from .errors import ApiError
from .files import Files
from .model import (
    DM_CHANNEL,
    PRIVATE_THREAD,
    TEXT_CHANNEL,
    Channel,
    Json,
    Listener,
    Message,
    Snowflakes,
    User,
    iso,
)

_COLORS = ("#5865f2", "#3ba55d", "#faa61a", "#ed4245", "#9b59b6", "#1abc9c", "#e67e22", "#607d8b")


class World:
    """The state. Every change goes through a method here, which tells the listeners."""

    def __init__(self, guild_name: str = "La Table ronde", bot_name: str = "Meneur", locale: str = "fr") -> None:
        self.snowflakes = Snowflakes()
        self.files = Files()
        self.listeners: list[Listener] = []
        self.users: dict[int, User] = {}
        self.channels: dict[int, Channel] = {}
        self.dms: dict[int, Channel] = {}
        self.emojis: dict[int, Json] = {}
        self.commands: dict[int, Json] = {}
        self.guild_commands: dict[int, Json] = {}
        self.nonces: dict[str, tuple[float, Message]] = {}
        self.guild_id = self.snowflakes.next()
        self.guild_locale = locale
        self.guild_name = guild_name
        self.bot = self._add_user(bot_name, locale, bot=True)
        self.application_id = self.bot.id
        # The owner is nobody who plays: an owner sees everything, and the persons of a test must not.
        self.owner = self._add_user("Proprietaire", locale)
        self.everyone_role = self._role("@everyone", perm.EVERYONE, role_id=self.guild_id)
        self.bot_role = self._role(bot_name, perm.BOT, managed=True)
        self.roles: dict[int, Json] = {int(r["id"]): r for r in (self.everyone_role, self.bot_role)}
        self.bot.roles.append(int(self.bot_role["id"]))
        for name in ("parties", "discussion"):
            self.add_text_channel(name)

    # people ------------------------------------------------------------------------------------------------------

    def _add_user(self, name: str, locale: str, *, bot: bool = False) -> User:
        user_id = self.snowflakes.next()
        username = re.sub(r"[^a-z0-9_.]+", "", name.lower()) or f"user{user_id % 10000}"
        data: Json = {
            "id": str(user_id),
            "username": name if bot else username,
            "global_name": None if bot else name,
            "discriminator": "0",
            "avatar": None,
            "bot": bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
            "banner": None,
            "accent_color": None,
            "avatar_decoration_data": None,
            "collectibles": None,
            "primary_guild": None,
            "clan": None,
        }
        user = User(user_id, data, locale, iso(), bot=bot, avatar_color=_COLORS[len(self.users) % len(_COLORS)])
        self.users[user_id] = user
        return user

    def add_person(self, name: str, locale: str = "fr") -> User:
        """A new person joins the guild; a DM channel with the bot is there at once."""
        user = self._add_user(name, locale)
        self.dm_of(user)
        for listener in self.listeners:
            listener.user(user, new=True)
        return user

    def people(self) -> list[User]:
        """The persons, in order of arrival (neither the bot nor the owner)."""
        return [user for user in self.users.values() if user is not self.owner and not user.bot]

    def user(self, user_id: int | str) -> User:
        """A user by id. Raises 10013."""
        try:
            return self.users[int(user_id)]
        except (KeyError, ValueError):
            raise ApiError(10013) from None

    def set_locale(self, user: User, locale: str) -> None:
        """What the person's client speaks from now on."""
        user.locale = locale
        self._tell_user(user)

    def close_dms(self, user: User, closed: bool = True) -> None:
        """Whether the person refuses private messages from the bot."""
        user.dms_closed = closed
        self._tell_user(user)

    def _tell_user(self, user: User) -> None:
        for listener in self.listeners:
            listener.user(user, new=False)

    def member(self, user: User) -> Json:
        """The Discord member object (without `user`)."""
        return {
            "roles": [str(role) for role in user.roles],
            "joined_at": user.joined_at,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "nick": None,
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
        }

    # permissions -------------------------------------------------------------------------------------------------

    def _role(self, name: str, bits: int, *, role_id: int | None = None, managed: bool = False) -> Json:
        role: Json = {
            "id": str(role_id or self.snowflakes.next()),
            "name": name,
            "permissions": str(bits),
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": 0 if role_id else 1,
            "managed": managed,
            "mentionable": False,
            "flags": 0,
            "description": None,
        }
        if managed:
            role["tags"] = {"bot_id": str(self.bot.id)}
        return role

    def set_bot_permissions(self, bits: int, channel: Channel | None = None) -> None:
        """Let the bot do exactly this, in one text channel (and its threads) or in all of them."""
        overwrite = {"id": str(self.bot.id), "type": 1, "allow": str(bits), "deny": str(perm.ALL & ~bits)}
        for place in [channel] if channel is not None else self.text_channels():
            others = [o for o in place.data["permission_overwrites"] if o["id"] != overwrite["id"]]
            self.change_channel(place, permission_overwrites=[*others, overwrite])

    def permissions(self, user: User, channel: Channel) -> int:
        """The permission bits of a user in a channel (0 when they cannot see it)."""
        if channel.is_dm:
            own = user.bot or user is channel.recipient
            return perm.EVERYONE | perm.PIN_MESSAGES if own else 0
        if user is self.owner:
            return perm.ALL
        base = int(self.everyone_role["permissions"])
        for role in user.roles:
            base |= int(self.roles[role]["permissions"])
        home = self.channels[int(channel.data["parent_id"])] if channel.is_thread else channel
        bits = perm.in_channel(base, self.guild_id, set(user.roles), user.id, home.data["permission_overwrites"])
        if channel.kind == PRIVATE_THREAD and user.id not in channel.members and not bits & perm.MANAGE_THREADS:
            return 0
        return bits

    def can_see(self, user: User, channel: Channel) -> bool:
        """True when the channel is in the user's list."""
        return bool(self.permissions(user, channel) & perm.VIEW_CHANNEL)

    def audience(self, channel: Channel, message: Message | None = None) -> Iterable[User]:
        """The persons who see a channel (or a message in it)."""
        if message is not None and message.only_for is not None:
            return [] if message.dismissed else [self.users[message.only_for]]
        if channel.recipient is not None:
            return [channel.recipient]
        return [user for user in self.people() if self.can_see(user, channel)]

    # channels ----------------------------------------------------------------------------------------------------

    def channel(self, channel_id: int | str) -> Channel:
        """A channel, thread or DM by id. Raises 10003."""
        try:
            return self.channels[int(channel_id)]
        except (KeyError, ValueError):
            raise ApiError(10003) from None

    def add_text_channel(self, name: str, **fields: Any) -> Channel:
        """A new text channel at the end of the list."""
        channel_id = self.snowflakes.next()
        data: Json = {
            "id": str(channel_id),
            "type": TEXT_CHANNEL,
            "guild_id": str(self.guild_id),
            "name": name,
            "position": len(self.text_channels()),
            "permission_overwrites": [],
            "topic": None,
            "nsfw": False,
            "last_message_id": None,
            "last_pin_timestamp": None,
            "rate_limit_per_user": 0,
            "parent_id": None,
            "flags": 0,
            **fields,
        }
        return self._add_channel(Channel(channel_id, data))

    def text_channels(self) -> list[Channel]:
        """The text channels in their order."""
        return [channel for channel in self.channels.values() if channel.kind == TEXT_CHANNEL]

    def dm_of(self, user: User) -> Channel:
        """The DM channel between a person and the bot."""
        if user.id not in self.dms:
            channel_id = self.snowflakes.next()
            data = {"id": str(channel_id), "type": DM_CHANNEL, "last_message_id": None, "flags": 0}
            self.dms[user.id] = Channel(channel_id, data, recipient=user)
            self.channels[channel_id] = self.dms[user.id]
        return self.dms[user.id]

    def add_thread(self, parent: Channel, name: str, owner: User, kind: int, **fields: Any) -> Channel:
        """A new thread, its owner being its first member. With `id` the thread of that message."""
        thread_id = fields.pop("id", None) or self.snowflakes.next()
        now = iso()
        data: Json = {
            "id": str(thread_id),
            "type": kind,
            "guild_id": str(self.guild_id),
            "parent_id": str(parent.id),
            "owner_id": str(owner.id),
            "name": name,
            "last_message_id": None,
            "message_count": 0,
            "member_count": 1,
            "total_message_sent": 0,
            "rate_limit_per_user": fields.pop("rate_limit_per_user", None) or 0,
            "thread_metadata": {
                "archived": False,
                "archive_timestamp": now,
                "auto_archive_duration": fields.pop("auto_archive_duration", None) or 4320,
                "locked": False,
                "create_timestamp": now,
            },
            "flags": 0,
        }
        if kind == PRIVATE_THREAD:
            data["thread_metadata"]["invitable"] = fields.pop("invitable", None) is not False
        thread = Channel(thread_id, data)
        thread.members[owner.id] = self._thread_member(thread, owner)
        return self._add_channel(thread)

    def _thread_member(self, thread: Channel, user: User) -> Json:
        return {"id": str(thread.id), "user_id": str(user.id), "join_timestamp": iso(), "flags": 0}

    def _add_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        for listener in self.listeners:
            listener.channel("create", channel)
        return channel

    def change_channel(self, channel: Channel, **changes: Any) -> None:
        """Replace fields of a channel object."""
        channel.data = {**channel.data, **changes}
        for listener in self.listeners:
            listener.channel("update", channel)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel, and the threads in it."""
        for thread in [c for c in self.channels.values() if c.data.get("parent_id") == str(channel.id)]:
            self.remove_channel(thread)
        for listener in self.listeners:
            listener.channel("delete", channel)
        del self.channels[channel.id]

    def change_members(self, thread: Channel, added: Iterable[User] = (), removed: Iterable[User] = ()) -> None:
        """Let users into a thread and out of it; those already there (or not there) are left alone."""
        joining = [user for user in added if user.id not in thread.members]
        leaving = [user for user in removed if user.id in thread.members]
        if not joining and not leaving:
            return
        for user in joining:
            thread.members[user.id] = self._thread_member(thread, user)
        for user in leaving:
            del thread.members[user.id]
        thread.data = {**thread.data, "member_count": min(len(thread.members), 50)}
        for listener in self.listeners:
            listener.members(thread, joining, leaving)

    # messages ----------------------------------------------------------------------------------------------------

    def message(self, channel: Channel, message_id: int | str) -> Message:
        """A message by id, ephemeral ones included. Raises 10008."""
        try:
            return channel.messages[int(message_id)]
        except (KeyError, ValueError):
            raise ApiError(10008) from None

    def add_message(self, channel: Channel, author: User, fields: Json, *, only_for: User | None = None) -> Message:
        """Store a message (its content already checked) and announce it. `fields` completes the Discord object."""
        message_id = fields.pop("id", None) or self.snowflakes.next()
        files = fields.pop("files", [])
        data: Json = {
            "id": str(message_id),
            "channel_id": str(channel.id),
            "author": author.data,
            "content": "",
            "timestamp": iso(message_id),
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "flags": 0,
            "components": [],
            **fields,
        }
        message = Message(message_id, channel.id, author.id, data, only_for.id if only_for else None, files)
        channel.messages[message_id] = message
        if only_for is None:
            channel.data = {**channel.data, "last_message_id": str(message_id)}
            if channel.is_thread:
                for count in ("message_count", "total_message_sent"):
                    channel.data[count] += 1
        self._tell_message("create", channel, message)
        if channel.is_thread and only_for is None:
            mentioned = [self.users[int(user["id"])] for user in data["mentions"]]
            # Discord lets people into a thread when they are mentioned there or write there; into a private one that is not
            # invitable only who manages threads brings others.
            closed = channel.data["thread_metadata"].get("invitable") is False
            may = not closed or bool(self.permissions(author, channel) & perm.MANAGE_THREADS)
            self.change_members(channel, added=[author, *(mentioned if may else [])])
        return message

    def change_message(self, message: Message, changes: Json, *, edited: bool = True) -> None:
        """Replace fields of a message and announce it."""
        channel = self.channels[message.channel_id]
        message.files = changes.pop("files", message.files)
        message.data = {**message.data, **changes}
        if edited:
            message.data["edited_timestamp"] = iso()
        self._tell_message("update", channel, message)

    def remove_message(self, message: Message) -> None:
        """Delete a message."""
        channel = self.channels[message.channel_id]
        del channel.messages[message.id]
        if channel.is_thread and message.only_for is None:
            channel.data = {**channel.data, "message_count": max(0, channel.data["message_count"] - 1)}
        self._tell_message("delete", channel, message)

    def dismiss(self, user: User, message: Message) -> None:
        """A person takes an ephemeral message off their screen; for the bot it is still there. Raises 10008."""
        if message.only_for != user.id or message.dismissed:
            raise ApiError(10008)
        self._tell_message("delete", self.channels[message.channel_id], message)
        message.dismissed = True

    def _tell_message(self, op: str, channel: Channel, message: Message) -> None:
        for listener in self.listeners:
            listener.message(op, channel, message)

    def tell_pins(self, channel: Channel) -> None:
        """Announce that the pinned messages of a channel changed."""
        for listener in self.listeners:
            listener.pins(channel)

    def tell_commands(self) -> None:
        """Announce that the application's commands changed."""
        for listener in self.listeners:
            listener.commands()

    def all_commands(self) -> list[Json]:
        """Guild and global commands merged: a guild command hides the global one of its name."""
        merged = {(c["name"], c["type"]): c for c in self.commands.values()}
        merged.update({(c["name"], c["type"]): c for c in self.guild_commands.values()})
        return list(merged.values())

    def threads(self, user: User) -> list[Channel]:
        """The active threads that a user sees."""
        return [c for c in self.channels.values() if c.is_thread and not c.archived and self.can_see(user, c)]

    @staticmethod
    def now() -> str:
        """The present instant as Discord writes it."""
        return iso()
