"""When what is decided next is worth a post of its own."""

from __future__ import annotations

import pytest

from bot.referee.rooms import moved_on
from rules.game import Decision

ACT = Decision("turn 7/act", "act", (0,))
MOVE = Decision("turn 7/move", "move", (0,), quiet=True)
ENLIST = Decision("turn 7/enlist 1", "enlist", (0,), quiet=True)
NEXT = Decision("turn 8/act", "act", (1,))
DRAW = Decision("turn 7/draw", "draw", (1,))
DEPLOY = Decision("turn 1/deploy", "deploy", (1,))
PICKS = tuple(Decision(f"turn 2/seat {seat}/pick 1", "pick", (seat,), quiet=True) for seat in (0, 1))


@pytest.mark.parametrize(
    ("before", "now", "actors", "told"),
    [
        ((ACT,), (MOVE,), {0}, False),  # after the roll the same player moves on
        ((MOVE,), (ENLIST,), {0}, False),
        ((MOVE,), (NEXT,), {0}, True),
        ((ACT,), (MOVE, DRAW), {0}, True),  # somebody else is asked something too
        ((ACT,), (MOVE,), {"house"}, True),  # it was not the player who rolled
        ((ACT, DRAW), (ACT,), {1}, True),  # an offer was answered
        ((DEPLOY,), PICKS, {1}, True),  # everybody goes on
        ((ACT,), (ACT,), {0}, False),
    ],
)
def test_a_quiet_step_of_ones_own_turn_is_no_news(
    before: tuple[Decision, ...], now: tuple[Decision, ...], actors: set[int | str], told: bool
) -> None:
    assert moved_on(before, now, actors) is told  # type: ignore[arg-type]
