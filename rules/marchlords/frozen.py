"""Gold that a kingdom cannot spend while its battles wait and the next turn is planned (R3.8): what it may still lose."""

from __future__ import annotations

from rules.marchlords.numbers import numbers
from rules.marchlords.state import Marchlords


def frozen(state: Marchlords, seat: int) -> int:
    """What a theft takes for each battle still to be decided in which the kingdom has an army, and what a pillage takes for
    each of its cities at stake, the capital excepted, until their fate is chosen."""
    if not state.planning:
        return 0
    rules, gold = numbers().battle, 0
    for battle in state.battles:
        if battle.open and seat in battle.sides:
            holding = state.holding(battle.tile)
            if battle.stage == "report":
                gold += rules.theft * bool(battle.armies(battle.sides.index(seat)))
            if battle.stage not in ("report", "fate") or holding is None or holding.owner != seat:
                continue
            if holding.city and not state.is_capital(battle.tile):
                gold += rules.pillage
    return gold
