"""Text that stands beside pictures: names as one line, Markdown that stands for itself, lengths kept."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

ALT: Final = 1024
"""The longest alt text that Discord takes."""
TEXT: Final = 3800
"""The longest board as text."""
_MARKDOWN: Final = re.compile(r"([\\*_~`|>#\[\]()<-])")
_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069]+")


def plain(given: str) -> str:
    """A name as one line of text, without direction marks; "" where nothing is left."""
    return _CONTROLS.sub(" ", given).strip()


def escaped(text: str) -> str:
    """Text whose Markdown signs stand for themselves."""
    return _MARKDOWN.sub(r"\\\1", text)


def shortened(text: str, limit: int) -> str:
    """The text, cut at a space and closed with an ellipsis where it is longer than `limit`."""
    if len(text) <= limit:
        return text
    return text[: limit - 1].rsplit(" ", 1)[0] + "…"


def joined(parts: Sequence[str], limit: int, more: str) -> str:
    """As many of the parts as fit, from the first; `more` says that something was left out."""
    text = ""
    for part in parts:
        if not part:
            continue
        if len(text) + len(part) + 1 > limit - len(more) - 1:
            return shortened(f"{text} {more}".strip(), limit)
        text = f"{text} {part}".strip()
    return text
