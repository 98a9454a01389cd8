"""What the house plays for whoever is absent, from that seat's view alone (R3.9, R3.10).

`pass` is the least: ready with the orders that are recorded, the defaults of the book for choices. Neither style ever
confirms what another side reported (A57): it is left to the arbiter, and without one to the dice. For persons the house
does not decide battles at all (R3.10): it calls the GM.
"""

from __future__ import annotations

from rules.chance import Chance
from rules.game import Decision, Move
from rules.marchlords.autopilot import orders
from rules.marchlords.factions.kinds import factions
from rules.marchlords.legal import ken_of
from rules.marchlords.moves import (
    Arbitrate,
    ChooseFaction,
    ChooseFate,
    ChooseSiege,
    CloseTurn,
    ContestReport,
    LeaveToDice,
    Ready,
    Retreat,
)
from rules.marchlords.orders.table import MOST
from rules.marchlords.state import room_key
from rules.marchlords.view import BattleView, MarchlordsView


def fallback(view: MarchlordsView, decision: Decision, style: str, chance: Chance) -> tuple[Move, ...]:
    """Moves of that style for that decision."""
    if decision.kind == "faction":
        taken = {kingdom.faction for kingdom in view.kingdoms}
        free = [faction for faction in factions() if faction not in taken]
        return (ChooseFaction(free[0] if style == "pass" else chance.pick("faction", free)),)
    if decision.kind in ("confirm", "window"):
        return (CloseTurn(),)
    if decision.kind == "orders":
        desk = view.desk
        assert desk is not None
        moves = orders(ken_of(view), desk) if style == "autopilot" and desk.acts < MOST else ()
        return (*moves, Ready())
    battle = next(item for item in view.battles if decision.room == room_key(view.battle_turn, item.number))
    return (_battle(view, battle),)


def _battle(view: MarchlordsView, battle: BattleView) -> Move:
    name, seat = str(battle.number), view.seat
    if battle.stage == "fate":
        return ChooseFate(name, "capture")
    if battle.stage == "siege":
        return ChooseSiege(name, "maintain")
    if battle.stage == "retreat":
        return Retreat(name, view.field.names[battle.choices[0]])
    if seat == battle.arbiter:
        return Arbitrate(name, "dice")
    assert battle.detail is not None
    assert seat is not None
    if battle.detail.filed[1 - battle.sides.index(seat)] is not None and not battle.disputed:
        return ContestReport(name)
    return LeaveToDice(name)
