"""Points and gold that come and go, with the lines by which people check them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules.game import Phrase, Ref
from rules.paper_tales.reckon import Source
from rules.paper_tales.state import Kingdom

SCORED: Final = ("wars", "units", "buildings", "deploy", "ageing", "end")
"""Sources of points, as in `Kingdom.scored`."""


def scored(kingdom: Kingdom, source: str, points: int) -> Kingdom:
    """The Kingdom with these points (negative: lost), never below 0 (1.9, H2: gains and losses of one phase together)."""
    index = SCORED.index(source)
    tally = tuple(had + points if number == index else had for number, had in enumerate(kingdom.scored))
    six = (tally[0], tally[1], tally[2], tally[3], tally[4], tally[5])
    return replace(kingdom, points=max(0, kingdom.points + points), scored=six)


def earned(kingdom: Kingdom, gold: int) -> Kingdom:
    """The Kingdom with that much more gold."""
    return replace(kingdom, gold=kingdom.gold + gold, earned=kingdom.earned + gold)


def spent(kingdom: Kingdom, gold: int) -> Kingdom:
    """The Kingdom with that much less gold."""
    return replace(kingdom, gold=kingdom.gold - gold, spent=kingdom.spent + gold)


def line(kingdom: Kingdom, source: Source, amount: int) -> Phrase:
    """One line of a sum: where it comes from, and how much."""
    if source.spot:
        unit = kingdom.at(source.spot)
        assert unit is not None
        return Phrase("gain-unit", {"unit": Ref("unit", unit.kind), "amount": amount})
    if source.building:
        return Phrase("gain-building", {"building": Ref("building", source.building), "amount": amount})
    return Phrase("gain-base", {"amount": amount})
