"""What things are called, and which unit, building or spot a typed text means."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from data.words import LANGUAGES, words
from rules.game import Phrase, Ref
from rules.paper_tales.cards import buildings, kinds
from rules.paper_tales.state import SPOTS

MOST: Final = 40
"""Letters of a typed name."""


def label(ref: Ref) -> Phrase:
    """The message that names a unit, building, spot, project or payment. The domain `stand` is a choice for a spot in the
    panel: `F1-knight-0` the unit now on F1 with its tokens, `knight` a card of the hand, `knight+2` its second copy; `keep`
    is a card or `none`."""
    value = str(ref.value)
    if ref.domain == "project" and value != "none":
        building, _, level = value.rpartition("-")
        return Phrase("project-named", {"building": Ref("building", building), "level": int(level or 0)})
    if ref.domain == "keep" and value != "none":
        return Phrase(f"unit-{value}")
    if ref.domain == "payment":
        return Phrase(f"payment-{value}" if value else "payment-cheapest")
    if ref.domain == "stand" and value not in ("empty", "usual"):
        return _stand(value)
    return Phrase(f"{ref.domain}-{value}")


def _stand(value: str) -> Phrase:
    spot, _, rest = value.partition("-")
    if spot in SPOTS:
        unit, _, age = rest.rpartition("-")
        return Phrase("stand-unit", {"unit": Ref("unit", unit), "spot": Ref("spot", spot), "age": int(age)})
    card, _, copy = value.partition("+")
    if copy:
        return Phrase("stand-copy", {"unit": Ref("unit", card), "copy": int(copy)})
    return Phrase("stand-card", {"unit": Ref("unit", card)})


def plain(text: str) -> str:
    """A text without accents, case, hyphens, apostrophes' shapes and extra spaces, for comparison."""
    folded = unicodedata.normalize("NFKD", text.replace("’", "'").replace("-", " ").replace("_", " ").casefold())
    return " ".join("".join(mark for mark in folded if not unicodedata.combining(mark)).replace("œ", "oe").split())


@cache
def _spellings(domain: str, ids: tuple[str, ...]) -> dict[str, str]:
    found: dict[str, str] = {}
    exact = [(language, item) for language in LANGUAGES for item in ids]
    for language, item in exact:
        for spelling in (item, words("paper_tales", language).text(f"{domain}-{item}")):
            found.setdefault(plain(spelling), item)
    for language, item in exact:
        for spelling in (words("paper_tales", language).attribute(f"{domain}-{item}", "alias") or "").split(","):
            found.setdefault(plain(spelling), item)
    return found


def unit_named(text: str) -> str | None:
    """The unit of that id, name or other spelling in either language; None where there is none."""
    return _spellings("unit", tuple(kinds())).get(plain(text[:MOST])) if plain(text[:MOST]) else None


def building_named(text: str) -> str | None:
    """The building of that id, name or other spelling in either language."""
    return _spellings("building", tuple(buildings())).get(plain(text[:MOST])) if plain(text[:MOST]) else None


def spot_named(text: str) -> str | None:
    """The spot of that id, name or other spelling in either language."""
    return _spellings("spot", SPOTS).get(plain(text[:MOST])) if plain(text[:MOST]) else None
