"""Scores and the ways a campaign ends (marchlords.md 14)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Event, Fact, Outcome, Ref
from rules.marchlords.numbers import numbers
from rules.marchlords.state import NOWHERE, Chapter, Desk, Marchlords


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


# -- the end of a turn -------------------------------------------------------------------------------------------------


def site_share(state: Marchlords) -> int:
    """How many non-capital city sites one must hold strictly more than, times 100 (R14.2)."""
    shares = numbers().score.domination
    return int(getattr(shares, state.options.size)) * state.land.sites


def dominates(state: Marchlords, seat: int) -> bool:
    """Whether a kingdom owns cities on more than its share of the city sites."""
    cities = sum(
        holding.owner == seat and holding.city > 0 and holding.tile not in state.capitals for holding in state.holdings
    )
    return 100 * cities > site_share(state)


def finish(state: Marchlords, turn: int) -> tuple[Marchlords, tuple[Event, ...]]:
    """The end of that turn, battles included: who holds enough sites, and whether the campaign is over."""
    if state.options.domination:
        for seat, kingdom in enumerate(state.kingdoms):
            hold = kingdom.hold + 1 if kingdom.active and dominates(state, seat) else 0
            state = state.kingdom(seat, replace(kingdom, hold=hold))
    winners: tuple[int, ...] = ()
    reason = ""
    ruling = tuple(
        seat for seat in state.active if state.kingdoms[seat].hold >= numbers().score.domination_turns
    )
    if len(state.active) <= 1:
        reason, winners = "last", state.active
    elif ruling:
        reason, winners = "domination", _best(state, ruling)
    elif turn >= int(state.options.turns):
        reason, winners = "points", _best(state, state.active)
    if not reason:
        return state, ()
    return end(state, reason, winners)


def chronicled(state: Marchlords) -> Marchlords:
    """The state with one more chapter of its history: written at the beginning, and once at the end of each turn."""
    if not state.ground:
        return state
    chapter = Chapter(
        tuple(kingdom.gold for kingdom in state.kingdoms),
        tuple(sum(holding.owner == seat for holding in state.holdings) for seat in range(state.seats)),
    )
    return replace(state, history=(*state.history, chapter))


def _best(state: Marchlords, seats: tuple[int, ...]) -> tuple[int, ...]:
    most = max(standing(state, seat) for seat in seats)
    return tuple(seat for seat in seats if standing(state, seat) == most)


def end(state: Marchlords, reason: str, winners: tuple[int, ...]) -> tuple[Marchlords, tuple[Event, ...]]:
    """The campaign is over; secrets are no more."""
    state = replace(
        chronicled(state),
        phase="over",
        reason=reason,
        winners=winners,
        battles=(),
        taken=(),
        desks=(Desk(),) * state.seats,
        ready=(False,) * state.seats,
        knowledge=(),
        armies=tuple(replace(army, prev=NOWHERE) for army in state.armies),
        scores=tuple(score(state, seat) for seat in range(state.seats)),
    )
    facts: dict[str, Fact] = {"winners": tuple(Ref("seat", seat) for seat in winners)}
    return state, (Event(f"over-{reason}", facts),)
