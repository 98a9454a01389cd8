"""Discord's permission bits and how roles and channel overwrites combine (Discord: "Permission hierarchy")."""

from __future__ import annotations

from typing import Any

ADMINISTRATOR = 1 << 3
MANAGE_CHANNELS = 1 << 4
MANAGE_GUILD = 1 << 5
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_MESSAGE_HISTORY = 1 << 16
MENTION_EVERYONE = 1 << 17
USE_EXTERNAL_EMOJIS = 1 << 18
USE_APPLICATION_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_MESSAGES_IN_THREADS = 1 << 38
PIN_MESSAGES = 1 << 51

ALL = (1 << 53) - 1

EVERYONE = (
    VIEW_CHANNEL | SEND_MESSAGES | EMBED_LINKS | ATTACH_FILES | READ_MESSAGE_HISTORY | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS | CREATE_PUBLIC_THREADS | SEND_MESSAGES_IN_THREADS
)  # fmt: skip
# What an invitation link of a bot of this kind asks for; a test may take any of it away (`World.set_bot_permissions`).
BOT = (
    EVERYONE | MANAGE_MESSAGES | MANAGE_THREADS | CREATE_PRIVATE_THREADS | PIN_MESSAGES | MANAGE_CHANNELS
    | MENTION_EVERYONE
)  # fmt: skip


def in_channel(
    base: int, everyone_id: int, role_ids: set[int], user_id: int, overwrites: list[dict[str, Any]]
) -> int:
    """Permissions of a member in a channel: `base` (roles combined), then the channel's overwrites in Discord's order."""
    if base & ADMINISTRATOR:
        return ALL
    allow = deny = 0
    own: dict[str, Any] | None = None
    for overwrite in overwrites:
        target = int(overwrite["id"])
        if target == everyone_id:
            base = base & ~int(overwrite["deny"]) | int(overwrite["allow"])
        elif target in role_ids:
            allow |= int(overwrite["allow"])
            deny |= int(overwrite["deny"])
        elif target == user_id:
            own = overwrite
    base = base & ~deny | allow
    if own is not None:
        base = base & ~int(own["deny"]) | int(own["allow"])
    if not base & VIEW_CHANNEL:
        return 0
    return base
