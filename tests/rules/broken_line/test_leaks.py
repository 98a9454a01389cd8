"""The leak proof of issue 5: 2,000 random positions of every mode (`make soak`), pictures to the byte on 80 of them. The
share of CI is that of the conformance suite."""

from __future__ import annotations

import pytest

from rules.broken_line import GAME
from tests.conformance.case import Case, Volume, cases
from tests.conformance.examine import leaks

MODES = ("default", "format=duel", "format=alliance", "format=war", "memory=no")
VOLUME = Volume(matches=80, positions=25, worlds=1, boards=1)


def case_of(mode: str) -> Case:
    """The case of the conformance suite with that option set."""
    return next(case for case in cases(GAME) if f"-{mode}-" in case.name)


def test_there_is_a_case_of_every_mode() -> None:
    assert [case_of(mode).seats for mode in MODES] == [2, 2, 4, 6, 2]
    assert VOLUME.matches * VOLUME.positions == 2000


@pytest.mark.soak
@pytest.mark.parametrize("mode", MODES)
def test_nothing_hidden_shows(mode: str) -> None:
    case = case_of(mode)
    leaks(case, VOLUME, "issue 5")
    print(f"\n{mode}")
    for figure, number in sorted(case.figures.items()):
        print(f"  {number:>9,} {figure}")
