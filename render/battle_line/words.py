"""The words on the pictures, from the game's catalogue."""

from __future__ import annotations

from functools import lru_cache

from data.words import Words, words
from render.kit.type import readable
from render.picture import Look
from rules.battle_line.cards import is_troop
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.terrain import OWN, terrain

KEY = "battle_line"


def catalogue(language: str) -> Words:
    """The words of the game in a language."""
    return words(KEY, language)


@lru_cache(maxsize=2048)
def say(language: str, key: str, **facts: int | str) -> str:
    """One message. Raises data.words.MissingWords."""
    return catalogue(language).text(key, **facts)


def titled(language: str, key: str) -> str:
    """One message, beginning with a capital: names of colours and formations stand alone on pictures."""
    text = say(language, key)
    return text[:1].upper() + text[1:]


def name(look: Look, seat: int) -> str:
    """The name of a seat as it can be drawn; "Player 2" where no glyph of a name can."""
    given = look.names[seat] if seat < len(look.names) else ""
    return given if readable(given) else say(look.language, "picture-seat", number=seat + 1)


def code(card: str, language: str) -> str:
    """A card in few letters: the colour's letter in the reader's language and the value, or the Tactic's short name."""
    if is_troop(card):
        return say(language, f"picture-letter-{card[0]}") + card[1:]
    return say(language, f"picture-short-{card}")


def terrain_name(options: BattleLineOptions, key: str, language: str) -> str:
    """The short name of a terrain; "" for none."""
    if not key:
        return ""
    if not key.startswith(OWN):
        return say(language, f"picture-terrain-{key}")
    given = getattr(terrain(options, key).name, language)
    return given if readable(given) else say(language, "picture-terrain-own")


def terrain_text(options: BattleLineOptions, key: str, language: str) -> str:
    """What the terrain says."""
    return str(getattr(terrain(options, key).text, language))
