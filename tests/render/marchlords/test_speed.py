"""Budgets with warm caches, in processor time and the best of several, so that a busy machine does not decide."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from time import process_time

from render.marchlords import PAINTER
from rules.game import Move
from tests.render.marchlords.samples import LOOK, middle, seen


def best(act: Callable[[], object], times: int = 5) -> float:
    """The shortest processor time of several runs, in milliseconds."""
    act()
    found = []
    for _ in range(times):
        begun = process_time()
        act()
        found.append(process_time() - begun)
    return 1000 * min(found)


def test_a_map_takes_under_150_ms() -> None:
    for view in (seen(middle("large"), "gm"), seen(middle("large"), 3), seen(middle("small"), 0)):
        assert best(lambda view=view: PAINTER.board(view, LOOK)) < 150  # type: ignore[misc]


def test_a_private_map_takes_under_150_ms() -> None:
    for name in ("small", "large"):
        view = seen(middle(name), 0)
        assert best(lambda view=view: PAINTER.hand(view, replace(LOOK, seat=0))) < 150  # type: ignore[misc]


def test_a_close_up_takes_under_80_ms() -> None:
    view = seen(middle("large"), "gm")
    for tile in ("K9", "O15"):
        assert best(lambda tile=tile: PAINTER.answer(view, f"tile-{tile}", Move(), LOOK)) < 80  # type: ignore[misc]
