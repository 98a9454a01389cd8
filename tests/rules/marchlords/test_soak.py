"""Simulated campaigns: every flip's account adds up and is found again from the events, what hides stays hidden, all maps
and factions. CI plays a share; `make soak` 300 campaigns."""

from __future__ import annotations

from typing import Any

import pytest

from rules.game import PUBLIC, Event
from rules.marchlords.frozen import frozen
from rules.marchlords.game import GAME
from rules.marchlords.imagine import imagine
from rules.marchlords.legal import ken_of
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.state import Marchlords
from rules.marchlords.view import view_of
from rules.simulate import Moment, Style, scribe_of, walk

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
        assert ken.frozen == frozen(state, seat)
        spent = (own.gold or 0) - (own.left or 0)
        assert spent == 0 or spent <= ken.purse
    return True


def campaigns(seats: int, count: int, style: Style, seed: str, every: int = 9, overlap: bool = False) -> int:
    """Play campaigns and check them; the number of flips. With `overlap` turns are planned ahead, or nothing is proved."""
    flips = ahead = 0
    for number in range(count):
        scribe = scribe_of(GAME, (OVERLAP if overlap else OPTIONS)[seats], seats, seed, number, keep=False)
        for index, moment in enumerate(walk(scribe, style, number)):
            flips += accounts(moment)
            ahead += waits(moment.before)
            if index % every == 0:
                fog(moment.before, f"fog {index}", scribe)
    assert bool(ahead) == overlap
    return flips


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_campaigns(seats: int) -> None:
    assert campaigns(seats, 1, "autopilot", "ci") > 4


@pytest.mark.parametrize("seats", OVERLAP)
def test_campaigns_planned_ahead(seats: int) -> None:
    assert campaigns(seats, 1, "autopilot", "ahead", overlap=True) > 4


def test_a_mixed_campaign() -> None:
    assert campaigns(3, 1, "mixed", "ci", every=25) >= 1


@pytest.mark.soak
@pytest.mark.parametrize("seats", OPTIONS)
@pytest.mark.parametrize("style", ["autopilot", "mixed"])
def test_campaigns_at_length(seats: int, style: Style) -> None:
    campaigns(seats, 25, style, "soak", every=40)


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
