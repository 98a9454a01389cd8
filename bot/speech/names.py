"""Persons' names are data: shown as typed, never as markdown, never as a ping."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bot.speech.fold import cut, visible

LONGEST_NAME: Final = 32
LONGEST_TYPED: Final = 300
_MARKDOWN: Final = re.compile(r"([\\*_~`|\[\]()<>]|^[-#+])")
_JOINER: Final = "\u200b"
_LINK: Final = re.compile(r"(?i)\b([a-z][a-z0-9+.-]*:)(?=//)|\b(www)(?=\.)|(?<=\.)(?=(?:gg|com)/)")
"""Where an address is broken so that no client makes a link of it."""


def plain(name: str) -> str:
    """A name for pictures, menus and buttons, where nothing is interpreted: one line, no invisible marks."""
    return cut(visible(name), LONGEST_NAME) or "?"


def safe(name: str) -> str:
    """A name for texts on Discord: markdown escaped, `@` kept from pinging (the payload forbids pings as well), addresses
    kept from becoming links."""
    return harmless(plain(name))


def safe_all(names: Iterable[str]) -> tuple[str, ...]:
    """All names of a table for texts on Discord, by seat."""
    return tuple(safe(name) for name in names)


def quoted(text: str, most: int = 60) -> str:
    """What somebody typed, to be shown back to them: one line, cut, harmless."""
    return harmless(cut(visible(text), most))


def typed(text: str) -> str:
    """What somebody typed and the rules took as it is (a reason), within a sentence: one line, harmless."""
    return quoted(text, LONGEST_TYPED)


def harmless(text: str) -> str:
    """Text of people for Discord: markdown escaped, no ping, no link."""
    escaped = _MARKDOWN.sub(r"\\\1", text).replace("@", "@" + _JOINER)
    return _LINK.sub(lambda found: found[0] + _JOINER, escaped)
