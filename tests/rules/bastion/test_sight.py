"""Sight over lower walls: equal at every height to the oracle in exact fractions; what pictures draw is the rules'."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.bastion.board import BLOCKED, CLEAR, COVERED, Board, board
from rules.bastion.book import Map, house
from rules.chance import Chance
from rules.grid import at

from ..sight_oracle import verdict

NAMES = {BLOCKED: "blocked", CLEAR: "clear", COVERED: "covered"}


def random_maps(count: int, seed: str) -> Iterator[Map]:
    """Ground with heights 0 to 4 and walls of levels 0 to 5, about a quarter walls."""
    chance = Chance(seed.encode())
    for number in range(count):
        tokens = []
        for square in range(36):
            wall = chance.below(f"{number}/{square}/wall", 4) == 0
            level = chance.below(f"{number}/{square}/level", 6 if wall else 5)
            tokens.append(f"#{level}" if wall else str(level))
        rows = tuple(" ".join(tokens[row * 6 : row * 6 + 6]) for row in range(6))
        yield Map.model_construct(id=f"random-{number}", rows=rows, heroes=("A1", "B1"), spawns=("F6",))


def compare(on: Board, every: int = 1, offset: int = 0) -> int:
    walls = {at(square, 6): level for square, level in enumerate(on.walls) if level is not None}
    open_squares = [square for square in range(36) if on.open(square)]
    pairs = [(a, b) for a in open_squares for b in open_squares if a != b][offset::every]
    for a, b in pairs:
        assert NAMES[on.seen[a][b]] == verdict(at(a, 6), at(b, 6), walls, on.heights[a]), (a, b, walls, on.heights)
    return len(pairs)


@pytest.mark.parametrize("place", house().maps, ids=lambda place: place.id)
def test_the_maps_equal_the_oracle(place: Map) -> None:
    assert compare(board(place, house().rules)) == 32 * 31


def test_random_ground_equals_the_oracle() -> None:
    for number, place in enumerate(random_maps(30, "ci")):
        compare(Board(place, house().rules), 5, number % 5)


def test_equal_heights_see_each_other_or_not() -> None:
    for place in random_maps(30, "symmetric"):
        on = Board(place, house().rules)
        for a in range(36):
            for b in range(a):
                if on.open(a) and on.open(b) and on.heights[a] == on.heights[b]:
                    assert bool(on.seen[a][b]) == bool(on.seen[b][a])


@pytest.mark.soak
def test_soak_heights() -> None:
    looks = sum(compare(Board(place, house().rules)) for place in random_maps(400, "soak"))
    print(f"\nsight at every height: {looks:,} looks equal to the oracle")
