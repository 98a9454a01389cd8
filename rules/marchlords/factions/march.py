"""What a faction makes of the ground: the budget of a march in half points (R6.1 to R6.3, R13.1)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.marchlords.factions.kinds import factions
from rules.marchlords.numbers import numbers


def modifier(faction: str, tags: Iterable[str], *, waaagh: bool = False) -> int:
    """Tiles that the destination's tags add: their sum, capped. During a WAAAGH! maluses are ignored and the bonus of the
    action is added."""
    kind = factions()[faction]
    each = [kind.terrain.of(tag) for tag in tags]
    limits = numbers().movement
    if waaagh and kind.action is not None:
        return min(limits.most, sum(value for value in each if value > 0)) + kind.action.move_bonus
    return max(limits.least, min(limits.most, sum(each)))


def allowance(faction: str, tags: Iterable[str], *, ashore: bool, by_sea: bool, waaagh: bool) -> int:
    """Half points of a march that ends on a tile of these tags. The modifier counts only where it ends on land, a WAAAGH!
    only where it never touches the sea."""
    moves = numbers().movement
    bonus = modifier(faction, tags, waaagh=waaagh and not by_sea) if ashore else 0
    return moves.land * (moves.tiles + bonus)


def free_sea(faction: str) -> int:
    """Sea steps of a march that cost nothing."""
    return sum(passive.amount for passive in factions()[faction].passive if passive.kind == "sea_bonus")
