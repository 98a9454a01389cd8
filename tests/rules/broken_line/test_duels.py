"""The duel table of the rule book (broken_line.md 8), every pair of it, and the impact of every shot (9)."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from rules.broken_line.battle import judge_shot
from rules.broken_line.board import DELTAS, board, line
from rules.broken_line.pieces import RANKS, composition, duel
from rules.broken_line.state import Pawn

from .build import position

TABLE = {
    "1": "= L L L L L L L L L L X W A",
    "2": "W = L L L L L L L L W X W A",
    "3": "W W = L L L L L L L L X W A",
    "4": "W W W = L L L L L L L W W A",
    "5": "W W W W = L L L L L L X W A",
    "6": "W W W W W W = L L L L X W A",
    "7": "W W W W W W = L L L L X W A",
    "8": "W W W W W W W = L L L X W A",
    "9": "W W W W W W W W = L L X W A",
    "10": "W W W W W W W W W = L X W A",
    "11": "W W W W W W W W W W = X W A",
}
"""Attackers by row, defenders in the order of RANKS: W the attacker wins, L loses, = dice, X both vanish, A the artefact."""
SIGNS = {"W": "win", "L": "lose", "=": "dice", "X": "both", "A": "artefact"}


@pytest.mark.parametrize("attacker", TABLE)
def test_the_duel_table(attacker: str) -> None:
    assert [duel(attacker, defender) for defender in RANKS] == [SIGNS[sign] for sign in TABLE[attacker].split()]


def test_the_armies_have_25_and_30_pawns_and_a_camp_80() -> None:
    sizes = [sum(count for _, count in composition(army)) for army in "BWV"]
    assert sizes == [25, 30, 25]
    assert sum(sizes) == 80


@given(column=st.integers(0, 22), row=st.integers(0, 16), direction=st.sampled_from(sorted(DELTAS)), roll=st.integers(1, 6))
def test_a_shot_is_stopped_by_other_forts_and_by_what_is_higher(column: int, row: int, direction: str, roll: int) -> None:
    """BL-43 and BL-44, square by square: other forts stop it whatever their height, one's own and the target's where they
    are higher than the cannon, and nothing is hit that is higher."""
    ground, (dx, dy) = board(), DELTAS[direction]
    start = ground.at(column, row)
    assert start is not None
    assume(ground.terrain[start] not in "flr")
    between = [ground.at(column + dx * step, row + dy * step) for step in range(1, roll)]
    impact = ground.at(column + dx * roll, row + dy * roll)
    if impact is None:
        wanted = "off"
    else:
        own = {"", ground.forts[start], ground.forts[impact]}
        high = ground.heights[start]
        walls = [square for square in between if square is not None and ground.forts[square]]
        stopped = any(ground.forts[square] not in own or ground.heights[square] > high for square in walls)
        wanted = "fort" if stopped else "high" if ground.heights[impact] > high else "free"
    state, path = position("5R@A17"), line(start, direction)[:roll]
    result, _ = judge_shot(state, Pawn(start, "B", "T"), path, -1 if impact is None else impact)
    assert (result if result in ("off", "fort", "high") else "free") == wanted
