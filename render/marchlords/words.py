"""The words on the pictures, from the game's catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from data.words import Words, words
from render.kit.type import readable
from render.picture import Look
from rules.marchlords.view import MarchlordsView

KEY: Final = "marchlords"


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


def name(look: Look, seat: int) -> str:
    """The name of a seat as it can be drawn; "Player 2" where no glyph of a name can."""
    given = look.names[seat] if seat < len(look.names) else ""
    return given if readable(given) else say(look.language, "picture-seat", number=seat + 1)


def faction_name(faction: str, language: str) -> str:
    """The name of a faction; what stands for one that is not chosen yet."""
    return titled(say(language, f"faction-{faction}" if faction else "picture-no-faction"))


def minus(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def facts_line(view: MarchlordsView, look: Look) -> str:
    """Match code, turn, phase."""
    parts = [look.code] if look.code else []
    if view.phase not in ("factions", "over"):
        parts.append(say(look.language, "picture-turn", turn=view.turn, last=int(view.options.turns)))
    return " · ".join([*parts, say(look.language, f"picture-phase-{view.phase}")])
