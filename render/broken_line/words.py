"""The words on the pictures, from the game's catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from data.words import Words, words
from render.kit.type import readable
from render.picture import Look
from rules.broken_line.view import ArmyView, BrokenLineView

KEY: Final = "broken_line"


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


def rank_name(rank: str, language: str) -> str:
    """The name of a rank without its figure: Knight."""
    return say(language, f"rank-{rank}").removesuffix(f" {rank}")


def face_name(rank: str, language: str) -> str:
    """A rank with its figure: Knight 7; a thing without strength has none."""
    return say(language, f"rank-{rank}").replace(f" {rank}", f"\u00a0{rank}")


def army_name(army: str, language: str) -> str:
    """The name of an army."""
    return say(language, f"army-{army}")


def name(look: Look, seat: int) -> str:
    """The name of a seat as it can be drawn; "Player 2" where no glyph of a name can."""
    given = look.names[seat] if seat < len(look.names) else ""
    return given if readable(given) else say(look.language, "picture-seat", number=seat + 1)


def owner_label(view: BrokenLineView, army: ArmyView, look: Look) -> str:
    """Who an army's plate names: who runs it; its colour where its player has several armies, save that a camp's only
    player stands on the major army's plate."""
    runners = army.runners
    alone = len(runners) == 1 and view.options.seats == 2 and len(view.seats[runners[0]].armies) > 1
    if not runners or (alone and not army.major):
        return titled(army_name(army.letter, look.language))
    return " + ".join(name(look, seat) for seat in runners)


def turned(look: Look, view: BrokenLineView) -> bool:
    """Whether the evil camp looks on: the north, its own side, is at the bottom."""
    return look.seat is not None and look.seat < len(view.seats) and view.seats[look.seat].camp == "evil"
