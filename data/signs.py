"""Signs in texts: the catalogues write `:food:`, a text carries one mark for it, and whoever shows the text decides.

A mark is a single private-use character that holds the sign and the language of its text. Nobody can type one into a text
of ours (what people type loses private-use characters), it counts as one character wherever a text is cut, and it can never
be taken for words. A post shows an emoji for it, a picture an icon; menus, alt texts and logs say the word, with the number
that stands before it: `3 :food:` is `3 nourritures`.
"""

from __future__ import annotations

import re
from typing import Final

SIGNS: Final = (
    "food", "wood", "crystal", "age", "gold", "attack", "deployment", "legend", "hammer", "skull", "town", "temple",
    "tavern", "mine", "barracks", "pack", "check", "crown",
)  # fmt: skip
"""The names of all signs. New ones come last: a stored text may carry a mark."""

_FIRST: Final = 0xE000
_SPAN: Final = 0x100
"""Marks of one language."""
_PLACES: Final = ("fr", "en")
"""Languages in the order of their marks."""
_WRITTEN: Final = re.compile(f":({'|'.join(SIGNS)}):")
_LAST: Final = _FIRST + _SPAN * len(_PLACES) - 1
MARK: Final = re.compile(f"[{chr(_FIRST)}-{chr(_LAST)}]")
"""One mark in a text."""
_PRIVATE: Final = re.compile("[\ue000-\uf8ff]")


def marked(text: str, language: str) -> str:
    """The text of a catalogue, with marks for its signs."""
    start = _FIRST + _SPAN * _PLACES.index(language)
    return _WRITTEN.sub(lambda found: chr(start + SIGNS.index(found[1])), text)


def sign_of(mark: str) -> tuple[str, str]:
    """The name and the language of a mark. Raises LookupError for a character that is none."""
    language, place = divmod(ord(mark) - _FIRST, _SPAN)
    if not 0 <= language < len(_PLACES) or place >= len(SIGNS):
        raise LookupError(f"U+{ord(mark):04X}")
    return SIGNS[place], _PLACES[language]


def written(text: str) -> str:
    """The text with `:food:` again, for whoever draws the signs."""
    return MARK.sub(lambda found: f":{_name(found[0])}:", text)


def unmarked(text: str) -> str:
    """Text of somebody else, in which no character shall pass for a mark: private-use characters mean nothing to anybody."""
    return _PRIVATE.sub("", text)


def _name(mark: str) -> str:
    try:
        return sign_of(mark)[0]
    except LookupError:
        return ""
