"""Must show 2: the leak proof on random positions of campaigns of every size, and orders into the fog: they are accepted or
refused from what the seat knows, and differ only at the flip. CI takes a share; `make soak` 1,000 positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from render.registry import painter
from rules.chance import Chance
from rules.game import Illegal, Move
from rules.marchlords.game import GAME
from rules.marchlords.imagine import imagine
from rules.marchlords.moves import BuildCity, BuildOutpost, BuildPort, CloseTurn, MarchTo, Ready, StepTo
from rules.marchlords.options import SEATS, MarchlordsOptions
from rules.marchlords.play import play_seat
from rules.marchlords.state import Desk, Marchlords
from rules.marchlords.view import asked_seats, view_of
from rules.scribe import Scribe
from rules.simulate import Moment, Style
from tests.conformance.case import Case, Volume
from tests.conformance.courses import Position, match
from tests.conformance.laws import Pool
from tests.conformance.leaks import Hidden, proof

STYLES: tuple[Style, ...] = ("autopilot", "mixed", "random")
NEAR = 10
"""So many unexplored tiles, the nearest ones, each army is ordered to."""


class Sample(NamedTuple):
    """So many positions of so many campaigns on one kind of map; pictures are compared on `drawn` positions of each."""

    map: str
    seats: int
    campaigns: int
    positions: int
    drawn: int = 1

    @property
    def name(self) -> str:
        return f"{self.map}-{self.seats}"

    @property
    def case(self) -> Case:
        turns = "6" if self.map.startswith("large") else "12"
        options = MarchlordsOptions(
            map=self.map,  # type: ignore[arg-type]
            turns=turns,  # type: ignore[arg-type]
            confirm="at_once" if self.seats < 6 else "auto",
            emergency_levy=self.seats == 3,
        )
        return Case(GAME, options, self.seats, self.name, painter=lambda: painter(GAME.key))


SHARE = (Sample("small", 2, 1, 4), Sample("small_fixed", 3, 1, 3, 0), Sample("medium", 4, 1, 2, 0))
WHOLE = (
    Sample("small", 2, 14, 20),
    Sample("small", 3, 13, 20),
    Sample("small_fixed", 3, 6, 20),
    Sample("medium", 4, 7, 15),
    Sample("medium", 5, 6, 15),
    Sample("medium", 6, 4, 15),
    Sample("medium_fixed", 6, 3, 15),
    Sample("large", 8, 3, 10),
    Sample("large_fixed", 17, 2, 5),
)


def played(sample: Sample, case: Case, seed: str) -> Iterator[tuple[Scribe, list[Moment], list[int]]]:
    """The campaigns of a sample, and which moments of each are looked at; more campaigns where some end early."""
    left, number = sample.campaigns * sample.positions, 0
    while left > 0 or number < sample.campaigns:
        scribe, moments = match(case, f"{seed} {sample.name}", number, STYLES[number % len(STYLES)])
        order = scribe.apart("positions").shuffle("positions", range(len(moments)))
        places = sorted(order[: min(left, sample.positions)])
        yield scribe, moments, places
        left, number = left - len(places), number + 1


def proven(sample: Sample, seed: str) -> Counter[str]:
    """The leak proof on the positions of a sample; what was compared."""
    case, hidden = sample.case, Hidden()
    for scribe, moments, places in played(sample, case, seed):
        pool = Pool()
        for moment in moments:
            pool.learn(moment.moves)
        drawn = set(places[len(places) // 2 :][: sample.drawn])
        for place in places:
            position = Position(scribe, place, moments[place].before, moments[place])
            worlds = scribe.apart(f"worlds {place}")
            proof(case, position, pool, worlds, hidden, Volume(worlds=1), draw=place in drawn)
            case.figures["positions"] += 1
    hidden.settle(case, 40)
    return case.figures


# -- orders into the fog -----------------------------------------------------------------------------------------------


def verdict(state: Marchlords, seat: int, move: Move) -> tuple[Any, ...]:
    """How an order fares: why it is refused, or what the seat sees after it."""
    try:
        step = play_seat(state, seat, (move,), Chance(b"fog"))
    except Illegal as illegal:
        return ("refused", illegal.reason, tuple(sorted(illegal.facts.items())))
    return ("accepted", view_of(step.state, seat), step.events)


def blind_orders(state: Marchlords, seat: int) -> list[Move]:
    """Orders that name tiles which the seat has never seen."""
    view, whole = view_of(state, seat), state.field
    dark = [tile for tile, mark in enumerate(view.fog) if mark == "."]
    found: list[Move] = []
    for army in state.of(seat):
        near = sorted(dark, key=lambda tile: (whole.distance(tile, army.tile), tile))[:NEAR]
        names = [whole.names[tile] for tile in near]
        found += [kind(army.name, name) for name in names for kind in (MarchTo, StepTo)]
        found += [kind(name) for name in names[:3] for kind in (BuildOutpost, BuildCity, BuildPort)]
    return found


def all_ready(state: Marchlords) -> Marchlords:
    """The state after the flip, whoever was not ready becoming so."""
    turn = state.turn
    for seat in state.active:
        if (state.turn, state.phase) == (turn, "orders") and not state.ready[seat]:
            state = play_seat(state, seat, (Ready(),), Chance(b"fog")).state
    if state.phase == "confirm":
        state = play_seat(state, asked_seats(state)[0], (CloseTurn(),), Chance(b"fog")).state
    return state


def marched(state: Marchlords, seat: int) -> dict[str, int]:
    """Where the armies of a seat stand."""
    return {army.name: army.tile for army in state.of(seat)}


def into_the_fog(state: Marchlords, other: Marchlords, seat: int, figures: Counter[str]) -> None:
    """The same orders of a seat in two worlds that it cannot tell apart."""
    accepted: list[Move] = []
    for move in blind_orders(state, seat):
        here, there = verdict(state, seat, move), verdict(other, seat, move)
        assert here == there, f"{move} of {seat} tells two worlds apart: {here[:2]} / {there[:2]}"
        figures[here[0]] += 1
        if here[0] == "accepted":
            accepted.append(move)
    marches = [move for move in accepted if isinstance(move, MarchTo | StepTo)]
    if not marches or state.ready[seat]:
        return
    worlds = []
    for world in (state, other):
        for move in {move.army: move for move in marches}.values():
            world = play_seat(world, seat, (move,), Chance(b"fog")).state
        worlds.append(world)
    assert view_of(worlds[0], seat) == view_of(worlds[1], seat), "orders alone show nothing"
    one, two = (all_ready(world) for world in worlds)
    assert (one.turn, one.phase) != (state.turn, "orders")
    figures["flips"] += 1
    figures["flips where armies end elsewhere"] += marched(one, seat) != marched(two, seat)


def blind(sample: Sample, seed: str) -> Counter[str]:
    """Orders into the fog at the beginning of turns of a sample's campaigns."""
    case, figures = sample.case, Counter[str]()
    for scribe, moments, _ in played(sample, case, seed):
        turns: dict[int, Marchlords] = {}
        for moment in moments:
            state: Marchlords = moment.before
            if state.phase == "orders" and state.desks == (Desk(),) * state.seats:
                turns.setdefault(state.turn, state)
        for turn, state in turns.items():
            for seat in state.active:
                other = imagine(state, seat, scribe.apart(f"fog {turn}/{seat}"))
                into_the_fog(state, other, seat, figures)
                figures["positions"] += 1
    return figures


def told(sample: Sample, figures: Counter[str]) -> None:
    """Print what was tried."""
    print(f"\n{sample.name}: " + ", ".join(f"{number:,} {name}" for name, number in sorted(figures.items())))


@pytest.mark.parametrize("sample", SHARE, ids=lambda sample: sample.name)
def test_nothing_hidden_shows(sample: Sample) -> None:
    figures = proven(sample, "ci")
    assert figures["positions"] == sample.campaigns * sample.positions
    assert figures["steps that reveal nothing"] > 0
    assert (figures["pictures compared"] > 0) == (sample.drawn > 0)


@pytest.mark.parametrize("sample", [Sample("small", 2, 1, 0), Sample("medium", 4, 1, 0)], ids=lambda sample: sample.name)
def test_orders_into_the_fog(sample: Sample) -> None:
    figures = blind(sample, "ci")
    assert figures["accepted"] > 20
    assert figures["refused"] > 20
    assert 0 < figures["flips where armies end elsewhere"] < figures["flips"]


def test_a_thousand_positions_are_planned() -> None:
    assert sum(sample.campaigns * sample.positions for sample in WHOLE) == 1000
    assert {sample.map for sample in WHOLE} == set(SEATS)


@pytest.mark.soak
@pytest.mark.parametrize("sample", WHOLE, ids=lambda sample: sample.name)
def test_nothing_hidden_shows_at_length(sample: Sample) -> None:
    figures = proven(sample, "soak")
    assert figures["positions"] == sample.campaigns * sample.positions
    assert figures["pictures compared"] > 0
    told(sample, figures)


@pytest.mark.soak
@pytest.mark.parametrize("sample", [sample for sample in WHOLE if not sample.map.endswith("fixed")], ids=lambda s: s.name)
def test_orders_into_the_fog_at_length(sample: Sample) -> None:
    figures = blind(sample, "soak")
    assert 0 < figures["flips where armies end elsewhere"] < figures["flips"]
    told(sample, figures)
