"""The words on the pictures, from the game's catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from data.signs import written
from data.words import Words, words
from render.kit.type import readable
from render.picture import Look

KEY: Final = "paper_tales"
RESOURCES: Final = ("food", "wood", "crystal")
ROMAN: Final = ("", "I", "II")
"""Levels of buildings are Roman: they are never taken for a strength or a cost."""


def catalogue(language: str) -> Words:
    """The words of the game in a language."""
    return words(KEY, language)


@lru_cache(maxsize=2048)
def say(language: str, key: str, **facts: int | str) -> str:
    """One message. Raises data.words.MissingWords."""
    return catalogue(language).text(key, **facts)


def titled(text: str) -> str:
    """The text, beginning with a capital: names stand alone on pictures."""
    return text[:1].upper() + text[1:]


def unit_name(card: str, language: str) -> str:
    """The name of a kind of unit."""
    return titled(say(language, f"unit-{card}"))


def building_name(building: str, language: str) -> str:
    """The name of a building."""
    return titled(say(language, f"building-{building}"))


def name(look: Look, seat: int) -> str:
    """The name of a seat as it can be drawn; "Player 2" where no glyph of a name can."""
    given = look.names[seat] if seat < len(look.names) else ""
    return given if readable(given) else say(look.language, "picture-seat", number=seat + 1)


@lru_cache(maxsize=512)
def effect_lines(thing: str, language: str) -> tuple[str, ...]:
    """What a unit (`knight`) or a side of a building (`town-1`) does, in our own words, one line an effect; signs stand in
    it as `:age:`."""
    text = written(catalogue(language).marked(f"picture-effect-{thing}"))
    return tuple(part.strip() for part in text.split("|"))
