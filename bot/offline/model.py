"""The things of an offline Discord. Each holds its Discord object in `data`.

`data` is never changed in place: a change replaces the dictionary. So whoever received one (a page, a test's inbox, a
stored reply) keeps what was true at that moment, and nothing needs to be copied on the way.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

Json = dict[str, Any]

DISCORD_EPOCH_MS = 1_420_070_400_000

TEXT_CHANNEL, DM_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12

EPHEMERAL, LOADING, HAS_THREAD, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 5, 1 << 15
SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12


class Snowflakes:
    """Ids that carry the present time in their upper bits and never go backwards."""

    def __init__(self) -> None:
        self._last = 0

    def next(self) -> int:
        """A fresh id, greater than every earlier one."""
        now = (int(time.time() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last = max(now, self._last + 1)
        return self._last


def iso(snowflake: int | None = None) -> str:
    """An instant as Discord writes it: that of a snowflake, or now."""
    if snowflake is None:
        moment = datetime.now(UTC)
    else:
        moment = datetime.fromtimestamp(((snowflake >> 22) + DISCORD_EPOCH_MS) / 1000, UTC)
    return moment.isoformat(timespec="milliseconds").replace("+00:00", "000+00:00")


@dataclass(slots=True)
class User:
    """A person or the bot, with its membership of the one guild."""

    id: int
    data: Json
    locale: str
    joined_at: str
    bot: bool = False
    dms_closed: bool = False
    avatar_color: str = "#5865f2"
    roles: list[int] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The name shown to others."""
        return self.data["global_name"] or self.data["username"]


@dataclass(slots=True)
class Message:
    """A message. `only_for` is the one person who sees it (ephemeral), or None; that person may have dismissed it,
    which the bot does not notice. `files` are all its attachments; `data["attachments"]` lacks, as on Discord, those
    that its components or embeds show."""

    id: int
    channel_id: int
    author_id: int
    data: Json
    only_for: int | None = None
    files: list[Json] = field(default_factory=list)
    dismissed: bool = False

    def seen_by(self, user: User) -> bool:
        """True when it is on this user's screen (who sees the channel)."""
        return self.only_for is None or (self.only_for == user.id and not self.dismissed)


@dataclass(slots=True)
class Channel:
    """A text channel, a thread or a DM, with its messages in order (deleted ones are gone)."""

    id: int
    data: Json
    messages: dict[int, Message] = field(default_factory=dict)
    members: dict[int, Json] = field(default_factory=dict)
    recipient: User | None = None

    @property
    def kind(self) -> int:
        """Discord's channel type."""
        return int(self.data["type"])

    @property
    def is_thread(self) -> bool:
        """True for public and private threads."""
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)

    @property
    def is_dm(self) -> bool:
        """True for the private channel between one person and the bot."""
        return self.recipient is not None

    @property
    def archived(self) -> bool:
        """True for an archived thread."""
        return bool(self.data.get("thread_metadata", {}).get("archived"))

    @property
    def locked(self) -> bool:
        """True for a locked thread."""
        return bool(self.data.get("thread_metadata", {}).get("locked"))

    def public_messages(self) -> list[Message]:
        """The messages that the history of the channel shows (no ephemeral ones), oldest first."""
        return [message for message in self.messages.values() if message.only_for is None]


class Listener:
    """Hears what changes in the world: the gateway, the pages and the driven persons are listeners."""

    def message(self, op: str, channel: Channel, message: Message) -> None:
        """`op` is create, update or delete."""

    def channel(self, op: str, channel: Channel) -> None:
        """`op` is create, update or delete; text channels and threads."""

    def members(self, channel: Channel, added: list[User], removed: list[User]) -> None:
        """Who joined or left a thread."""

    def pins(self, channel: Channel) -> None:
        """A message was pinned or unpinned."""

    def user(self, user: User, *, new: bool) -> None:
        """A person arrived or changed."""

    def commands(self) -> None:
        """The application's commands changed."""

    def presence(self, online: bool) -> None:
        """The bot came online or went offline."""
