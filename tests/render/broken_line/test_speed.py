"""Budgets with warm caches, in processor time and the best of several, so that a busy machine does not decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import process_time

from render.broken_line import PAINTER
from rules.broken_line.moves import Zoom
from tests.render.broken_line.samples import LOOK, castle, fullest, placing, seen, war


def best(act: Callable[[], object], times: int = 5) -> float:
    """The shortest processor time of several runs, in milliseconds."""
    act()
    found = []
    for _ in range(times):
        begun = process_time()
        act()
        found.append(process_time() - begun)
    return 1000 * min(found)


def test_a_board_takes_under_100_ms() -> None:
    for view in (seen(fullest()), seen(castle()), seen(war())):
        assert best(lambda view=view: PAINTER.board(view, LOOK)) < 100  # type: ignore[misc]


def test_a_hand_takes_under_100_ms() -> None:
    look = replace(LOOK, seat=0)
    for view in (seen(fullest(), 0), seen(castle(), 0), seen(placing("duel"), 0)):
        assert best(lambda view=view: PAINTER.hand(view, look)) < 100  # type: ignore[misc]


def test_a_zoom_takes_under_100_ms() -> None:
    view = seen(fullest(), 0)
    assert best(lambda: PAINTER.answer(view, "zoom", Zoom("centre"), LOOK)) < 100
