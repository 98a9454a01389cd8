"""Every registered game keeps the laws: its default options with all numbers of seats, every value of every option."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.options import describe, value_of
from rules.registry import games

from .case import Case, Volume, all_cases, cases, declared
from .examine import absences, courses, leaks

CASES = all_cases()
VOLUME = Volume(matches=1, positions=6, worlds=2, boards=1)
"""The share of CI. `make soak` runs more."""

by_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


def volume_of(case: Case) -> Volume:
    """More for the default options: they are what most tables play. A game whose matches are long may say how much."""
    usual = Volume(matches=2, positions=10, worlds=3, boards=2)
    return declared(case.game.key, "VOLUME", usual) if "-default-" in case.name else VOLUME


def test_there_are_games() -> None:
    assert "battle_line" in games()
    assert {case.game.key for case in CASES} == set(games())


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.key)
def test_every_value_of_every_option_is_played(game) -> None:
    played = cases(game, every_count=True)
    for setting in describe(game.options_type):
        values = {value_of(case.options, setting) for case in played}
        assert set(setting.choices) <= values, setting.name
        assert len(values) > 1, setting.name
    counts = {case.seats for case in played if "-default-" in case.name}
    assert counts == set(game.seat_counts(game.options_type()))


@by_case
def test_courses(case: Case) -> None:
    courses(case, volume_of(case), "ci")


@by_case
def test_absences(case: Case) -> None:
    absences(case, Volume(matches=1), "ci")


@by_case
def test_leaks(case: Case) -> None:
    volume = volume_of(case)
    leaks(case, volume if volume is not VOLUME else replace(volume, boards=0), "ci")
