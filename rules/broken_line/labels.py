"""What things are called, and which camp, army, topic or part of the board a typed text means."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from data.words import LANGUAGES, words
from rules.game import Phrase, Ref

PARTS: Final = ("nw", "n", "ne", "w", "centre", "e", "sw", "s", "se")
"""Parts of the board that can be drawn large."""
TOPICS: Final = ("moves", "duels", "ranks", "shots", "mercenaries", "castle", "placement", "secrets", "end")
"""Parts of the rules that can be asked for."""


def label(ref: Ref) -> Phrase:
    """The message that names a thing. The domain `pawn` is a face: army and rank, `B7`; `square` names itself; `way` is a
    choice of the panel for a square and how to get there, `walk-D7-3` (points)."""
    value = str(ref.value)
    if ref.domain == "square":
        return Phrase("named-square", {"square": value})
    if ref.domain == "pawn":
        return Phrase("named-pawn", {"rank": Ref("rank", value[1:]), "army": Ref("colour", value[:1])})
    if ref.domain == "way":
        manner, square, cost = value.split("-")
        return Phrase(f"way-{manner}", {"square": square, "cost": int(cost)})
    return Phrase(f"{ref.domain}-{value}")


def plain(text: str) -> str:
    """A text without accents, case, hyphens and extra spaces, for comparison."""
    folded = unicodedata.normalize("NFKD", text.replace("-", " ").replace("_", " ").casefold())
    return " ".join("".join(mark for mark in folded if not unicodedata.combining(mark)).split())


@cache
def _spellings(domain: str, ids: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    for language in LANGUAGES:
        own = words("broken_line", language)
        for item in ids:
            also = (own.attribute(f"{domain}-{item}", "alias") or "").split(",")
            for spelling in (item, own.text(f"{domain}-{item}"), *also):
                if plain(spelling):
                    found.setdefault(plain(spelling), item)
    return found


def named(domain: str, ids: tuple[str, ...], text: str) -> str | None:
    """The id of that domain with this id, name or other spelling in either language; None where there is none."""
    return _spellings(domain, ids).get(plain(text[:40]))
