"""Persons' names are data: shown as typed, never as markdown, never as a ping."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bot.speech.fold import cut, visible

LONGEST_NAME: Final = 32
_MARKDOWN: Final = re.compile(r"([\\*_~`|\[\]()<>]|^[-#+])")
_JOINER: Final = "\u200b"


def plain(name: str) -> str:
    """A name for pictures, menus and buttons, where nothing is interpreted: one line, no invisible marks."""
    return cut(visible(name), LONGEST_NAME) or "?"


def safe(name: str) -> str:
    """A name for texts on Discord: markdown escaped, `@` kept from pinging (the payload forbids pings as well)."""
    return _MARKDOWN.sub(r"\\\1", plain(name)).replace("@", "@" + _JOINER)


def safe_all(names: Iterable[str]) -> tuple[str, ...]:
    """All names of a table for texts on Discord, by seat."""
    return tuple(safe(name) for name in names)


def quoted(text: str, most: int = 60) -> str:
    """What somebody typed, to be shown back to them: one line, cut, harmless."""
    return _MARKDOWN.sub(r"\\\1", cut(visible(text), most)).replace("@", "@" + _JOINER)
