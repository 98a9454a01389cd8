"""Simulated campaigns: every flip's account adds up and is found again from the events, what hides stays hidden, no state
holds a float. CI plays a share; `make soak` 300 campaigns, on maps of every size, for every number of kingdoms, with every
faction on each."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from rules.game import PUBLIC, Event
from rules.marchlords import frozen
from rules.marchlords.factions.kinds import factions
from rules.marchlords.game import GAME
from rules.marchlords.generator.plan import radius_of
from rules.marchlords.imagine import imagine
from rules.marchlords.legal import ken_of
from rules.marchlords.moves import ChooseFaction
from rules.marchlords.options import SEATS, MarchlordsOptions
from rules.marchlords.state import Marchlords
from rules.marchlords.view import view_of
from rules.scribe import Scribe
from rules.simulate import Moment, Style, scribe_of, walk
from tests.conformance import laws

OPTIONS = {
    2: MarchlordsOptions(turns="12"),
    3: MarchlordsOptions(turns="12", last_capital=True),
    5: MarchlordsOptions(map="medium", turns="12"),
    6: MarchlordsOptions(map="medium_fixed", turns="12", emergency_levy=True, domination=False),
    9: MarchlordsOptions(map="large", turns="6"),
    17: MarchlordsOptions(map="large_fixed", turns="6", harbour="2"),
}
OVERLAP = {
    2: MarchlordsOptions(turns="12", overlap=True, last_capital=True),
    3: MarchlordsOptions(turns="12", overlap=True, confirm="at_once"),
    5: MarchlordsOptions(map="medium", turns="12", overlap=True, confirm="manual"),
}
"""Planning while battles wait (R3.8)."""


def accounts(moment: Moment) -> int:
    """Check the ledger of each flip among a moment's events; how many there were."""
    events: tuple[Event, ...] = moment.step.events
    if not any(event.kind == "flip" for event in events):
        return 0
    before: Marchlords = moment.before
    after: Marchlords = moment.step.state
    playing = [seat for seat in before.active if not after.kingdoms[seat].dormant]
    for seat in playing:
        (told,) = [event for event in events if event.kind == "account" and event.seats == (seat,)]
        account = after.kingdoms[seat].account
        facts: dict[str, Any] = dict(told.facts)
        assert facts["before"] == account.before
        robbed = any(event.kind in ("theft", "pillage") and event.known_to(seat) for event in events)
        assert account.before == before.kingdoms[seat].gold or robbed
        assert sum(line.gold for line in account.lines) == account.income == facts["income"]
        assert sum(line.gold for line in account.dues) == account.upkeep == facts["upkeep"]
        paid = account.upkeep - account.missing
        assert account.after == account.before - account.orders + account.ransom + account.income - paid
        assert account.after == facts["gold"] >= 0
        assert account.missing == 0 or account.after == 0
        if not after.battles and after.phase != "over":
            assert after.kingdoms[seat].gold == account.after
    totals = [sum(k.gold for k in state.kingdoms) for state in (before, after)]
    made = [after.kingdoms[seat].account for seat in playing]
    change = sum(a.income - a.upkeep + a.missing - a.orders for a in made)
    assert totals[1] - totals[0] == change, "gold only comes from income and goes to orders and upkeep"
    return 1


def fog(state: Marchlords, seed: str, scribe: Any) -> None:
    """No imagined world looks different to the viewer."""
    for viewer in (*range(state.seats), PUBLIC):
        other = imagine(state, viewer, scribe.apart(f"{seed}/{viewer}"))
        GAME.check(other)
        assert view_of(other, viewer) == view_of(state, viewer)
        if state.ground and state.phase != "over":
            assert other != state


def waits(state: Marchlords) -> bool:
    """Whether the next turn is planned while battles wait; then no kingdom can be robbed of what its orders cost."""
    if not (state.planning and state.fighting):
        return False
    for seat in state.active:
        view = view_of(state, seat)
        own = view.own
        assert own is not None
        ken = ken_of(view)
        assert ken.frozen == frozen.frozen(state, seat)
        spent = (own.gold or 0) - (own.left or 0)
        assert spent == 0 or spent <= ken.purse
    return True


def campaigns(seats: int, count: int, style: Style, seed: str, every: int = 9, overlap: bool = False) -> int:
    """Play campaigns and check them; the number of flips. With `overlap` turns are planned ahead, or nothing is proved."""
    flips = ahead = 0
    for number in range(count):
        scribe = scribe_of(GAME, (OVERLAP if overlap else OPTIONS)[seats], seats, seed, number, keep=False)
        found, planned = audited(scribe, style, number, every)
        flips, ahead = flips + found, ahead + planned
    assert bool(ahead) == overlap
    return flips


def audited(scribe: Scribe, style: Style, number: int, every: int) -> tuple[int, int]:
    """Play a campaign on and check it; the number of flips, and of positions in which a turn is planned ahead."""
    flips = ahead = 0
    for index, moment in enumerate(walk(scribe, style, number)):
        flip = accounts(moment)
        if flip:
            laws.frozen(moment.step.state)
        flips += flip
        ahead += waits(moment.before)
        if index % every == 0:
            fog(moment.before, f"fog {index}", scribe)
    return flips, ahead


@pytest.mark.parametrize("seats", OPTIONS)
def test_campaigns(seats: int) -> None:
    assert campaigns(seats, 1, "autopilot", "ci", every=9 if seats < 9 else 90) > 4


@pytest.mark.parametrize("seats", OVERLAP)
def test_campaigns_planned_ahead(seats: int) -> None:
    assert campaigns(seats, 1, "autopilot", "ahead", overlap=True) > 4


def test_a_mixed_campaign() -> None:
    assert campaigns(3, 1, "mixed", "ci", every=25) >= 1


class Series(NamedTuple):
    """So many campaigns on one kind of map. The longer the campaigns are, the more has grown on the map."""

    map: str
    seats: int
    campaigns: int
    turns: str

    @property
    def name(self) -> str:
        return f"{self.map}-{self.seats}"


PLAN = (
    Series("small", 2, 40, "30"),
    Series("small", 3, 30, "20"),
    Series("small_fixed", 3, 20, "30"),
    *(Series("medium", seats, 20, "20") for seats in (4, 5, 6)),
    Series("medium_fixed", 6, 14, "20"),
    *(Series("large", seats, 11, "12") for seats in range(7, 18)),
    Series("large_fixed", 17, 15, "12"),
)
VARIANTS: tuple[dict[str, Any], ...] = (
    {},
    {"last_capital": True, "harbour": "2", "confirm": "at_once"},
    {"emergency_levy": True, "domination": False},
    {"confirm": "manual", "score_hidden": True, "harbour": "0"},
    {"domination": False, "last_capital": True, "emergency_levy": True},
)


def enthroned(series: Series, number: int) -> Scribe:
    """A campaign of a series whose kingdoms have chosen: the factions go round, so that each is played in every series."""
    options = MarchlordsOptions(map=series.map, turns=series.turns)  # type: ignore[arg-type]
    options = replace(options, **VARIANTS[number % len(VARIANTS)])
    scribe = scribe_of(GAME, options, series.seats, f"soak {series.name}", number, keep=False)
    order = tuple(factions())
    for seat in range(series.seats):
        scribe.play(seat, (ChooseFaction(order[(number * series.seats + seat) % len(order)]),))
    return scribe


def test_the_plan_is_complete() -> None:
    """300 campaigns, on every map there is, for every number of kingdoms that it takes."""
    assert sum(series.campaigns for series in PLAN) == 300
    assert {(series.map, series.seats) for series in PLAN} == {(name, seats) for name in SEATS for seats in SEATS[name]}
    assert all(series.campaigns * series.seats >= len(factions()) for series in PLAN)


@pytest.mark.soak
@pytest.mark.parametrize("series", PLAN, ids=lambda series: series.name)
def test_campaigns_at_length(series: Series) -> None:
    played: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    flips = 0
    for number in range(series.campaigns):
        scribe = enthroned(series, number)
        assert scribe.state.radius == radius_of(series.seats)
        style: Style = "mixed" if number % 2 else "autopilot"
        flips += audited(scribe, style, number, every=150 if series.seats < 7 else 400)[0]
        played.update(kingdom.faction for kingdom in scribe.state.kingdoms)
        outcome = GAME.outcome(scribe.state)
        assert outcome is not None
        reasons[outcome.reason] += 1
    assert set(played) == set(factions())
    assert flips >= series.campaigns
    print(f"\n{series.name}: {series.campaigns} campaigns, {flips} flips, ends {dict(reasons)}, {len(played)} factions")


@pytest.mark.soak
@pytest.mark.parametrize("seats", OVERLAP)
@pytest.mark.parametrize("style", ["autopilot", "mixed"])
def test_campaigns_planned_ahead_at_length(seats: int, style: Style) -> None:
    campaigns(seats, 25, style, "soak ahead", every=40, overlap=True)


def test_what_is_hidden_takes_other_values() -> None:
    """Ground, owners, armies, purses and orders all differ in some imagined world of some position."""
    scribe = scribe_of(GAME, OPTIONS[3], 3, "varied", 1, keep=False)
    varied: set[str] = set()
    for index, moment in enumerate(walk(scribe, "autopilot", 1)):
        state: Marchlords = moment.before
        if index % 5 or not state.ground:
            continue
        other = imagine(state, 0, scribe.apart(f"world {index}"))
        names = ("ground", "capitals", "holdings", "armies", "ships", "captives", "desks", "kingdoms", "knowledge", "sieges")
        varied |= {name for name in names if getattr(state, name) != getattr(other, name)}
        known = view_of(state, 0)
        for tile, mark in enumerate(known.fog):
            if mark != ".":
                assert state.ground[tile] == other.ground[tile]
    wanted = {"ground", "capitals", "holdings", "armies", "ships", "captives", "desks", "kingdoms", "knowledge", "sieges"}
    assert varied == wanted
