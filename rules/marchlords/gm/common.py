"""What the acts of a GM share."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.game import Event, Fact, Illegal, Ref
from rules.marchlords.state import Army, Desk, Marchlords

Told = tuple[Marchlords, tuple[Event, ...]]


def seat_of(state: Marchlords, number: int) -> int:
    """The seat of that number. Raises Illegal."""
    if not 1 <= number <= state.seats:
        raise Illegal("correction-seat", seats=state.seats)
    return number - 1


def army_of(state: Marchlords, name: str) -> Army:
    """The army of that name, which no open battle holds. Raises Illegal."""
    found = next((army for army in state.armies if army.name == name.strip().upper()), None)
    if found is None:
        raise Illegal("no-army-named")
    if fought(state, found.tile):
        raise Illegal("correction-battle")
    return found


def fought(state: Marchlords, tile: int) -> bool:
    """Whether a battle is open there."""
    return any(battle.open and battle.tile == tile for battle in state.battles)


def anew(state: Marchlords, seat: int) -> Marchlords:
    """The seat's orders begin again, since what they were reckoned with has changed."""
    if state.phase not in ("orders", "confirm") or not state.kingdoms[seat].active:
        return state
    ready = (*state.ready[:seat], False, *state.ready[seat + 1 :])
    desk = Desk(acts=state.desks[seat].acts)
    return replace(state.desk(seat, desk), ready=ready, phase="orders")


def sieges_kept(state: Marchlords) -> Marchlords:
    """Without sieges that no army keeps up."""
    kept = tuple(
        siege
        for siege in state.sieges
        if any(army.tile == siege.tile and army.seat == siege.besieger for army in state.armies)
    )
    return replace(state, sieges=kept)


def event(kind: str, move: Any, **facts: Fact) -> Event:
    """What everybody reads of it, the reason too."""
    return Event(kind, {"reason": move.reason, **facts})


def told(kind: str, move: Any, seat: int, **facts: Fact) -> tuple[Event, Event]:
    """Everybody reads whose affairs were put right and why, their kingdom alone what they were and are: purses, armies and
    places stay hidden (16)."""
    return event("corrected", move, seat=Ref("seat", seat)), Event(kind, facts, (seat,))
