"""Budgets with warm caches, in processor time and the best of several, so that a busy machine does not decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import process_time

from render.battle_line import PAINTER
from tests.render.samples import LOOK, fullest, middle
from tests.render.test_battle_line import seated


def best(act: Callable[[], object], times: int = 7) -> float:
    """The shortest processor time of several runs, in milliseconds."""
    act()
    found = []
    for _ in range(times):
        begun = process_time()
        act()
        found.append(process_time() - begun)
    return 1000 * min(found)


def test_a_board_takes_under_60_ms() -> None:
    for view in (middle(), fullest()):
        assert best(lambda view=view: PAINTER.board(view, LOOK)) < 60


def test_a_hand_takes_under_40_ms() -> None:
    view = seated(middle())
    assert best(lambda: PAINTER.hand(view, replace(LOOK, seat=0))) < 40
