"""What people really type, made comparable.

Clients send labels instead of values, phones send typographic apostrophes, macOS sends decomposed accents, Discord wraps
`#3` or `@garde` as mentions. All of that is folded away before two texts are compared.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST_TYPED: Final = 200
"""Characters of a typed value that are looked at; no name is longer."""

_MENTION: Final = re.compile(r"<(?:#|@[!&]?|a?:\w+:)\d+>")
_APOSTROPHES: Final = str.maketrans(dict.fromkeys("’‘ʼ`´′＇", "'"))
_LIGATURES: Final = str.maketrans({"œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "ß": "ss", "ø": "o", "Ø": "o", "ł": "l"})
_BETWEEN: Final = re.compile(r"[\s\-–—_,.;:!?·•/«»\"“”()\[\]]+")


def visible(text: str) -> str:
    """The text without control and formatting characters (zero-width, bidi overrides, new lines), blanks made single."""
    kept = "".join(" " if unicodedata.category(mark) in ("Zl", "Zp", "Cc") or mark.isspace() else mark for mark in text)
    kept = "".join(mark for mark in kept if unicodedata.category(mark) not in ("Cf", "Co", "Cs", "Cn"))
    return re.sub(" +", " ", kept).strip()


def unwrapped(text: str) -> str:
    """The text without mention wrapping, and without an `@` or `#` before it."""
    return _MENTION.sub(" ", text).strip().lstrip("@#").strip()


def fold(text: str) -> str:
    """The comparable form: no accents, lower case, plain apostrophes, ligatures opened, single blanks, no mentions."""
    text = unwrapped(text[: LONGEST_TYPED * 2]).translate(_LIGATURES)
    text = unicodedata.normalize("NFKD", text).translate(_APOSTROPHES)
    text = "".join(mark for mark in text if not unicodedata.combining(mark))
    return _BETWEEN.sub(" ", visible(text)).casefold().strip()


_WHOLE: Final = re.compile(r"-?[0-9]{1,9}")


def whole(text: str) -> int | None:
    """The whole number that a text is, up to nine digits; None for anything else (`²` and `--5` are digits to Python's
    methods, and numbers to nobody)."""
    text = text.strip()
    return int(text) if _WHOLE.fullmatch(text) else None


def cut(text: str, most: int) -> str:
    """The text in at most `most` UTF-16 code units (Discord's measure), an ellipsis where something was left out."""
    if len(text.encode("utf-16-le")) // 2 <= most:
        return text
    kept = ""
    room = most - 1
    for mark in text:
        room -= 2 if ord(mark) > 0xFFFF else 1
        if room < 0:
            break
        kept += mark
    return kept.rstrip() + "…"
