"""Simulated matches: cards and gold conserved, the wars, incomes, deaths and final scores of every turn counted a second
time by `oracle` from the tables. CI plays a share; `make soak` 500 for each number of seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from rules.game import Event
from rules.paper_tales.checks import all_cards
from rules.paper_tales.game import GAME
from rules.paper_tales.options import PaperTalesOptions
from rules.paper_tales.state import Kingdom, PaperTales
from rules.simulate import Moment, Style, scribe_of, walk

from .oracle import Board, wars

SEATS = (2, 3, 4, 5)


def board_of(kingdom: Kingdom) -> Board:
    units = [(unit.kind, spot, unit.age) for spot, unit in kingdom.units]
    return Board(units, dict(kingdom.buildings), kingdom.gold, kingdom.points)


def value(event: Event, name: str) -> int:
    found = event.facts[name]
    assert isinstance(found, int)
    return found


def by_seat(events: tuple[Event, ...], kind: str) -> Iterator[tuple[int, Event]]:
    for event in events:
        if event.kind == kind:
            seat: Any = event.facts["seat"]
            yield int(seat.value), event


class Ledger:
    """Points and gold of every seat as the events tell them, and what the oracle says of each table."""

    def __init__(self, seats: int, options: PaperTalesOptions) -> None:
        self.options = options
        self.points = [0] * seats
        self.gold = [3] * seats
        self.seen: Counter[str] = Counter()

    def follow(self, moment: Moment) -> None:
        before, after, events = moment.before, moment.step.state, moment.step.events
        kinds = {event.kind for event in events}
        self._deployment(events)
        if kinds & {"strength", "strength-nothing"}:
            self._war(after if after.phase == "build" and "aged" not in kinds else None, events)
        if "built-nothing" in kinds or "built" in kinds or "upgraded" in kinds:
            self._construction(before, events)
            self._deaths(events)
        for seat, event in (*by_seat(events, "final"), *by_seat(events, "final-nothing")):
            self.points[seat] += value(event, "points") if event.kind == "final" else 0
            assert self.points[seat] == value(event, "total")
        for seat, kingdom in enumerate(after.kingdoms):
            assert kingdom.points == self.points[seat], (seat, [event.kind for event in events])
            assert kingdom.gold == self.gold[seat], (seat, [event.kind for event in events])

    def _deployment(self, events: tuple[Event, ...]) -> None:
        for kind in ("deployed", "deployed-nothing"):
            for seat, event in by_seat(events, kind):
                assert value(event, "before") == self.gold[seat]
                self.gold[seat] -= value(event, "paid")
                assert value(event, "gold") == self.gold[seat]
        for seat, event in by_seat(events, "effect-points"):
            self.points[seat] = max(0, self.points[seat] - value(event, "points"))
            assert self.points[seat] == value(event, "total")

    def _war(self, after: PaperTales | None, events: tuple[Event, ...]) -> None:
        rows = (*by_seat(events, "strength"), *by_seat(events, "strength-nothing"))
        told = {seat: value(event, "total") for seat, event in rows}
        results = wars([told[seat] for seat in sorted(told)], self.options.two_player_war)
        gained = {seat: value(event, "points") for seat, event in by_seat(events, "war-points")}
        taken = {seat: value(event, "gold") for seat, event in by_seat(events, "war-gold")}
        earned = {seat: value(event, "gold") for seat, event in by_seat(events, "income")}
        for seat, (won, points) in enumerate(results):
            if after is not None:
                # units and buildings are the same from the reveal to the construction
                board = board_of(after.kingdoms[seat])
                assert told[seat] == board.strength()
                assert gained.get(seat, 0) == points + board.war_points(won, aged_leviathan=self.options.aged_leviathan)
                assert taken.get(seat, 0) == won * board.count("rogue")
                assert earned[seat] == board.income()
                self.seen["tables"] += 1
            self.points[seat] += gained.get(seat, 0)
            self.gold[seat] += taken.get(seat, 0) + earned[seat]

    def _construction(self, before: PaperTales, events: tuple[Event, ...]) -> None:
        for kind in ("built", "upgraded"):
            for seat, event in by_seat(events, kind):
                land = 2 * len(before.kingdoms[seat].buildings) if kind == "built" and before.phase == "build" else None
                if land is not None and not board_of(before.kingdoms[seat]).count("landlord"):
                    assert value(event, "land") == land
                self.gold[seat] -= value(event, "gold") + value(event, "land")
                assert value(event, "total") == self.gold[seat]
        if before.phase != "build":
            return
        for seat, kingdom in enumerate(before.kingdoms):
            saves: tuple[str, ...] = ()
            plan = before.desks[seat].build
            if plan is not None and not before.resigned[seat]:
                saves = plan.saves
            board = board_of(kingdom)
            gone = board.dying(saves)
            told = sum(value(event, "points") for who, event in by_seat(events, "death-points") if who == seat)
            if before.desks[seat].ready or before.resigned[seat]:
                assert told == board.death_points(gone)
                self.seen["ageings"] += 1

    def _deaths(self, events: tuple[Event, ...]) -> None:
        for seat, event in by_seat(events, "death-points"):
            self.points[seat] = max(0, self.points[seat] + value(event, "points"))
            assert self.points[seat] == value(event, "total")
        for seat, event in by_seat(events, "death-gold"):
            self.gold[seat] += value(event, "gold")
            assert self.gold[seat] == value(event, "total")


def soak(seats: int, matches: range, style: Style, options: PaperTalesOptions, seed: str) -> Counter[str]:
    """Play and count; `walk` checks conservation after every entry."""
    total: Counter[str] = Counter()
    for number in matches:
        scribe = scribe_of(GAME, options, seats, seed, number, keep=False)
        ledger = Ledger(seats, options)
        last: Moment | None = None
        for last in walk(scribe, style, number):
            ledger.follow(last)
        assert last is not None
        state = scribe.state
        assert len(all_cards(state)) == 81
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.scores == tuple(ledger.points)
        if outcome.reason != "resigned":
            assert state.turn == 4
            finals = {seat: event for seat, event in by_seat(last.step.events, "final")}
            for seat, kingdom in enumerate(state.kingdoms):
                told = value(finals[seat], "points") if seat in finals else 0
                assert told == board_of(kingdom).final_points()
            ranked = sorted((not gone, ledger.points[s], ledger.gold[s]) for s, gone in enumerate(state.resigned))
            for seat, gone in enumerate(state.resigned):
                mine = (not gone, ledger.points[seat], ledger.gold[seat])
                assert outcome.places[seat] == 1 + sum(other > mine for other in ranked)
        total["matches"] += 1
        total[outcome.reason] += 1
        total += ledger.seen
    return total


@pytest.mark.parametrize("seats", SEATS)
def test_a_share_of_the_soak(seats: int) -> None:
    for style in ("autopilot", "mixed"):
        total = soak(seats, range(6), style, PaperTalesOptions(), "share")  # type: ignore[arg-type]
        assert total["matches"] == 6
        assert total["ageings"] > 0
        assert total["tables"] > 0


@pytest.mark.parametrize("seats", [2, 7])
def test_options_soak(seats: int) -> None:
    options = PaperTalesOptions(seats > 5, "plain", "two_neighbours", aged_leviathan=False)
    assert soak(seats, range(4), "autopilot", options, "options")["matches"] == 4


@pytest.mark.soak
@pytest.mark.parametrize("seats", SEATS)
def test_five_hundred_matches(seats: int) -> None:
    styles: tuple[Style, ...] = ("autopilot", "pass", "mixed", "random")
    total: Counter[str] = Counter()
    for style, count in zip(styles, (200, 100, 150, 50), strict=True):
        total += soak(seats, range(count), style, PaperTalesOptions(), "soak")
    print(f"\n{seats} seats: {dict(total)}")
    assert total["matches"] == 500
