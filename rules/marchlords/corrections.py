"""What a GM may put right, settle and order (marchlords.md 9, 15)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rules.chance import Chance
from rules.game import PUBLIC, Event, Illegal, Move, Step
from rules.marchlords.gm import battles, kingdoms, pieces
from rules.marchlords.gm.acts import (
    AnnulBattle,
    EndOrders,
    MakeDormant,
    PlaceArmy,
    RuleBattle,
    SetGeneral,
    SetGold,
    SetReserve,
    SetTier,
    SetTile,
    SettleBattle,
    Wake,
)
from rules.marchlords.gm.common import Told
from rules.marchlords.play import follow_through
from rules.marchlords.state import Marchlords

ACTS: Final[dict[type[Move], Callable[[Marchlords, Any, Chance], Told]]] = {
    RuleBattle: battles.rule,
    AnnulBattle: battles.annul,
    SetGold: pieces.gold,
    SetReserve: pieces.reserve,
    SetTier: pieces.tier,
    SetGeneral: pieces.general,
    PlaceArmy: pieces.place,
    SetTile: pieces.tile,
    SettleBattle: battles.settle,
    EndOrders: kingdoms.end_orders,
    MakeDormant: kingdoms.make_dormant,
    Wake: kingdoms.wake,
}
CLASSES: Final = tuple(ACTS)

BEFORE_THE_DEAL: Final = (MakeDormant, Wake)
"""What makes sense while factions are chosen."""


def correct(state: Marchlords, moves: Sequence[Move], chance: Chance) -> Step[Marchlords]:
    """A GM's batch, all of it or nothing. Orders of kingdoms that it touches begin again. Raises Illegal."""
    if not moves:
        raise Illegal("no-moves")
    events: list[Event] = []
    for move in moves:
        if state.phase == "over":
            raise Illegal("over")
        act = ACTS.get(type(move))
        if act is None:
            raise Illegal("no-correction")
        if not state.ground and not isinstance(move, BEFORE_THE_DEAL):
            raise Illegal("not-this-phase", phase=state.phase)
        state, more = act(state, move, chance)
        state, after, _ = follow_through(state, chance)
        events += (*more, *after)
    return Step(state, tuple(events), (PUBLIC,))
