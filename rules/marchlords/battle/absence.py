"""What becomes of a kingdom's pieces and battles when nobody plays it any more (R14.3, R14.6)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Event
from rules.marchlords.battle import close
from rules.marchlords.state import Battle, Desk, Marchlords


def dissolve(state: Marchlords, seat: int) -> tuple[Marchlords, tuple[Event, ...]]:
    """Armies and ships vanish, sieges of theirs end, structures keep their garrisons. Open battles go on without the armies,
    or are called off where nothing of that side is left."""
    state = replace(
        state,
        armies=tuple(army for army in state.armies if army.seat != seat),
        ships=tuple(ship for ship in state.ships if ship.seat != seat),
        sieges=tuple(siege for siege in state.sieges if siege.besieger != seat),
    ).desk(seat, Desk())
    events: list[Event] = []
    for battle in state.battles:
        if battle.open:
            state, more = _without(state, battle, seat)
            events += more
    return state, tuple(events)


def remains(state: Marchlords, seat: int) -> bool:
    """Whether the kingdom still has armies, ships or orders."""
    seats = {*(army.seat for army in state.armies), *(ship.seat for ship in state.ships)}
    return state.desks[seat] != Desk() or seat in seats


def _without(state: Marchlords, battle: Battle, seat: int) -> tuple[Marchlords, tuple[Event, ...]]:
    if battle.stage == "retreat":
        return close.go_on(state, battle.number)
    if seat not in battle.sides:
        return state, ()
    if battle.stage == "fate":
        return close.choose_fate(state, battle, "capture") if seat == battle.attacker else (state, ())
    if seat == battle.attacker or not battle.fort:
        return close.annul(state, battle, stay=True)
    if battle.stage == "report":
        battle = replace(battle, agreed=(False, False), contested=battle.contested or any(battle.filed))
    return state.battle(battle), ()
