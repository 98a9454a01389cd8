"""Scores and the ways a campaign ends (marchlords.md 14)."""

from __future__ import annotations

from rules.game import Outcome
from rules.marchlords.numbers import numbers
from rules.marchlords.state import Marchlords


def score(state: Marchlords, seat: int) -> int:
    """Points of a kingdom now (R14.1). One that has fallen, or is dormant, keeps what its structures are worth."""
    points, kingdom = numbers().score, state.kingdoms[seat]
    total = points.field_victory * kingdom.field + points.garrison_victory * kingdom.garrison
    for holding in state.holdings:
        if holding.owner != seat:
            continue
        if holding.city:
            own = state.is_capital(holding.tile)
            total += points.capital if own else points.city[holding.city - 1]
        total += points.port * holding.port + points.outpost * holding.outpost
    total += points.general * sum(captive.captor == seat for captive in state.captives)
    return total + min(points.gold_most, kingdom.gold // points.gold)


def standing(state: Marchlords, seat: int) -> tuple[int, int, int]:
    """What places are decided by: score, cities, gold."""
    cities = sum(holding.owner == seat and holding.city > 0 for holding in state.holdings)
    return score(state, seat), cities, state.kingdoms[seat].gold


def outcome_of(state: Marchlords) -> Outcome | None:
    """None while the campaign goes on. Winners stand first; the others by score, cities, gold; kingdoms that were given up
    or fell come last."""
    if state.phase != "over":
        return None
    order = [
        (seat in state.winners, state.kingdoms[seat].active, standing(state, seat)) for seat in range(state.seats)
    ]
    places = tuple(1 + sum(other > mine for other in order) for mine in order)
    first = tuple(seat for seat in range(state.seats) if seat in state.winners)
    places = tuple(1 if seat in first else place for seat, place in enumerate(places))
    return Outcome(state.reason, first, places, tuple(score(state, seat) for seat in range(state.seats)))
