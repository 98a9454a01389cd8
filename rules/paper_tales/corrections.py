"""Corrections by a GM: small, public, with a reason, and conserving cards (5.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from rules.game import Event, Fact, Illegal, Move, Ref, Step
from rules.paper_tales.cards import ordered, without
from rules.paper_tales.gains import earned, spent
from rules.paper_tales.labels import building_named, spot_named, unit_named
from rules.paper_tales.moves import SetAge, SetBuilding, SetGold, SetPoints, SetUnit
from rules.paper_tales.orders import idle
from rules.paper_tales.plans import fresh_plan
from rules.paper_tales.state import SPOTS, BuildPlan, Kingdom, PaperTales, Unit


def correct(state: PaperTales, moves: Sequence[Move]) -> Step[PaperTales]:
    """A GM's batch, all of it or nothing. The plans of a seat whose board changes begin again, and it is asked again. Raises
    Illegal."""
    if state.phase == "over":
        raise Illegal("over")
    if not moves:
        raise Illegal("no-moves")
    if state.phase == "follow":
        raise Illegal("correction-follow")
    events: list[Event] = []
    for move in moves:
        act = CORRECTIONS.get(type(move))
        if act is None:
            raise Illegal("no-correction")
        if not 0 <= move.seat - 1 < state.seats:  # type: ignore[attr-defined]
            raise Illegal("correction-seat", seats=state.seats)
        seat = move.seat - 1  # type: ignore[attr-defined]
        state, event = act(state, seat, move)
        state = state if isinstance(move, SetPoints) else _plans_anew(state, seat)
        events.append(event)
    return Step(state, tuple(events))


def _plans_anew(state: PaperTales, seat: int) -> PaperTales:
    desk, kingdom = state.desks[seat], state.kingdoms[seat]
    if state.phase == "deploy":
        return state.desk(seat, replace(desk, deploy=fresh_plan(kingdom), ready=False))
    if state.phase == "build":
        others = [other for other in range(state.seats) if other != seat and not state.resigned[other]]
        awaited = any(not state.desks[other].ready for other in others)
        return state.desk(seat, replace(desk, build=BuildPlan(), ready=idle(kingdom) and awaited))
    return state


def _facts(seat: int, move: Any, **facts: Fact) -> dict[str, Fact]:
    return {"seat": Ref("seat", seat), "reason": move.reason, **facts}


def _set_gold(state: PaperTales, seat: int, move: SetGold) -> tuple[PaperTales, Event]:
    if not 0 <= move.gold <= 999:
        raise Illegal("correction-number")
    kingdom = state.kingdoms[seat]
    more = move.gold - kingdom.gold
    after = earned(kingdom, more) if more >= 0 else spent(kingdom, -more)
    return state.kingdom(seat, after), Event("corrected-gold", _facts(seat, move, before=kingdom.gold, gold=move.gold))


def _set_points(state: PaperTales, seat: int, move: SetPoints) -> tuple[PaperTales, Event]:
    if not 0 <= move.points <= 999:
        raise Illegal("correction-number")
    kingdom = state.kingdoms[seat]
    facts = _facts(seat, move, before=kingdom.points, points=move.points)
    return state.kingdom(seat, replace(kingdom, points=move.points)), Event("corrected-points", facts)


def _spot(kingdom: Kingdom, text: str) -> str:
    spot = spot_named(text)
    if spot is None:
        raise Illegal("no-such-spot", spots=tuple(Ref("spot", item) for item in SPOTS))
    if spot not in kingdom.open_spots:
        raise Illegal("no-fifth-spot")
    return spot


def _set_age(state: PaperTales, seat: int, move: SetAge) -> tuple[PaperTales, Event]:
    kingdom = state.kingdoms[seat]
    spot = _spot(kingdom, move.spot)
    unit = kingdom.at(spot)
    if unit is None:
        raise Illegal("spot-empty", spot=Ref("spot", spot))
    if not 0 <= move.tokens <= 99:
        raise Illegal("correction-number")
    facts = _facts(seat, move, unit=Ref("unit", unit.kind), before=unit.age, age=move.tokens)
    return state.kingdom(seat, kingdom.put(spot, replace(unit, age=move.tokens))), Event("corrected-age", facts)


def _set_unit(state: PaperTales, seat: int, move: SetUnit) -> tuple[PaperTales, Event]:
    kingdom = state.kingdoms[seat]
    spot = _spot(kingdom, move.spot)
    standing = kingdom.at(spot)
    facts = _facts(seat, move, spot=Ref("spot", spot))
    if not move.unit.strip():
        if standing is None:
            raise Illegal("spot-empty", spot=Ref("spot", spot))
        state = replace(state, discards=ordered((*state.discards, standing.kind)))
        return state.kingdom(seat, kingdom.put(spot, None)), Event(
            "corrected-away", {**facts, "unit": Ref("unit", standing.kind)}
        )
    card = unit_named(move.unit)
    if card is None:
        raise Illegal("unknown-card")
    if card not in state.discards:
        raise Illegal("correction-hidden", unit=Ref("unit", card))
    gone = (standing.kind,) if standing else ()
    state = replace(state, discards=ordered((*without(state.discards, card), *gone)))
    return state.kingdom(seat, kingdom.put(spot, Unit(card))), Event("corrected-unit", {**facts, "unit": Ref("unit", card)})


def _set_building(state: PaperTales, seat: int, move: SetBuilding) -> tuple[PaperTales, Event]:
    kingdom = state.kingdoms[seat]
    building = building_named(move.building)
    if building is None:
        raise Illegal("unknown-building")
    if not 0 <= move.level <= 2:
        raise Illegal("correction-number")
    had = kingdom.level(building)
    built = tuple((name, move.level if name == building else level) for name, level in kingdom.buildings)
    if not had:
        built = (*built, (building, move.level))
    after = replace(kingdom, buildings=tuple(pair for pair in built if pair[1]))
    if not after.wide and after.at("F3") is not None:
        raise Illegal("correction-fifth")
    facts = _facts(seat, move, building=Ref("building", building), before=had, level=move.level)
    return state.kingdom(seat, after), Event("corrected-building", facts)


CORRECTIONS: Final[dict[type[Move], Callable[[PaperTales, int, Any], tuple[PaperTales, Event]]]] = {
    SetGold: _set_gold,
    SetPoints: _set_points,
    SetAge: _set_age,
    SetUnit: _set_unit,
    SetBuilding: _set_building,
}
