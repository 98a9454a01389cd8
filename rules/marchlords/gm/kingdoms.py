"""Kingdoms that nobody plays any more, or that somebody plays again; the end of a turn of orders (14, 15)."""

from __future__ import annotations

from dataclasses import replace

from rules.chance import Chance
from rules.game import Event, Illegal, Ref
from rules.marchlords import sight
from rules.marchlords.flip.turn import flip, scored
from rules.marchlords.gm.acts import EndOrders, MakeDormant, Wake
from rules.marchlords.gm.common import Told, event, seat_of
from rules.marchlords.play import give_up
from rules.marchlords.state import Desk, Marchlords


def end_orders(state: Marchlords, move: EndOrders, chance: Chance) -> Told:
    """Everybody is ready with the orders that are recorded."""
    if state.phase not in ("orders", "confirm"):
        raise Illegal("not-this-phase", phase=state.phase)
    state, events = flip(replace(state, ready=(True,) * state.seats))
    return state, (event("orders-ended", move), *events)


def make_dormant(state: Marchlords, move: MakeDormant, chance: Chance) -> Told:
    """As if it had resigned."""
    seat = seat_of(state, move.seat)
    kingdom = state.kingdoms[seat]
    if not kingdom.active:
        raise Illegal("kingdom-gone")
    state, events, _ = give_up(state, seat)
    return state, events


def wake(state: Marchlords, move: Wake, chance: Chance) -> Told:
    """Structures, purse and what was known are there; armies are not. A report against it can be confirmed again."""
    seat = seat_of(state, move.seat)
    kingdom = state.kingdoms[seat]
    if kingdom.fallen or not kingdom.dormant:
        raise Illegal("not-dormant")
    told = Event("woken", {"seat": Ref("seat", seat)})
    state = state.kingdom(seat, replace(kingdom, dormant=False)).desk(seat, Desk())
    if not state.ground:
        return state, (told,)
    ready = (*state.ready[:seat], False, *state.ready[seat + 1 :])
    state = replace(state, ready=ready, phase="orders" if state.phase == "confirm" else state.phase)
    for battle in state.battles:
        if battle.open and battle.stage == "report" and seat in battle.sides and None in battle.filed:
            state = state.battle(replace(battle, contested=False))
    return scored(sight.look(state)), (told,)
