"""Exact line of sight: symmetric, equal under the eight symmetries, equal to an oracle in exact fractions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest

from rules.chance import Chance
from rules.grid import Square, at, symmetries
from rules.sight import look, ray

from .sight_oracle import span, verdict

SQUARES = tuple((x, y) for x in range(6) for y in range(6))
PAIRS = tuple(combinations(SQUARES, 2))
SMALL = tuple(walls for size in (0, 1, 2) for walls in combinations(SQUARES, size))
"""Every set of up to two walls."""


def read(a: Square, b: Square, walls: Iterable[Square], sealed: bool = True) -> str:
    """`blocked`, `covered` or `clear` for walls as high as the viewer."""
    found = look(a, b, frozenset(walls).__contains__, sealed)
    if not found.clear:
        return "blocked"
    return "covered" if any(max(abs(x - b[0]), abs(y - b[1])) <= 1 for x, y in found.grazed) else "clear"


def larger(count: int, seed: str) -> Iterator[tuple[Square, ...]]:
    """Random sets of three to fourteen walls."""
    chance = Chance(seed.encode())
    for number in range(count):
        size = 3 + chance.below(f"{number}/size", 12)
        yield chance.shuffle(f"{number}/walls", SQUARES)[:size]


def test_the_counts_that_are_spoken_of() -> None:
    assert len(PAIRS) == 630
    assert len(SMALL) == 1 + 36 + 630


def test_a_ray_meets_what_the_oracle_says() -> None:
    for a, b in PAIRS:
        found = ray(a, b)
        crossed, touched = [], []
        for square in SQUARES:
            part = span(a, b, square)
            if part is not None and part[0] < part[1]:
                crossed.append(square)
            elif part is not None and 0 < part[0] < 1:
                touched.append(square)
        assert sorted(found.crossed) == crossed
        assert sorted(square for _, beside in found.corners for square in beside) == touched


def symmetric(walls: Iterable[Square], pairs: Iterable[tuple[Square, Square]]) -> int:
    blocks = frozenset(walls).__contains__
    count = 0
    for a, b in pairs:
        there, back = look(a, b, blocks), look(b, a, blocks)
        assert there.clear == back.clear, (a, b, walls)
        assert set(there.grazed) == set(back.grazed), (a, b, walls)
        count += 1
    return count


def test_sight_is_symmetric() -> None:
    """A share of CI: every pair with every single wall and every seventh set of two, and with thirty larger sets."""
    for walls in (*SMALL[:37], *SMALL[37::7], *larger(30, "ci")):
        symmetric(walls, PAIRS)


def test_the_eight_symmetries_of_the_board() -> None:
    turns = symmetries(6)
    for number, walls in enumerate((*SMALL[37::31], *larger(20, "turned"))):
        for a, b in PAIRS[number % 7 :: 7]:
            expected = read(a, b, walls)
            for turn in turns:
                assert read(turn(a), turn(b), [turn(wall) for wall in walls]) == expected


@pytest.mark.parametrize("sealed", [True, False])
def test_sight_equals_the_oracle(sealed: bool) -> None:
    for number, walls in enumerate((*SMALL[:37], *SMALL[37::31], *larger(12, "oracle"))):
        levels = dict.fromkeys(walls, 1)
        for a, b in PAIRS[number % 5 :: 5]:
            assert read(a, b, walls, sealed) == verdict(a, b, levels, 1, sealed)
            assert read(b, a, walls, sealed) == verdict(b, a, levels, 1, sealed)


def test_a_sealed_corner_stops_a_look_and_one_wall_does_not() -> None:
    both = {(0, 1), (1, 0)}
    assert not look((0, 0), (1, 1), both.__contains__).clear
    assert look((0, 0), (1, 1), both.__contains__, sealed=False).clear
    assert look((0, 0), (1, 1), {(0, 1)}.__contains__).grazed == ((0, 1),)
    assert not look((0, 0), (2, 2), {(1, 2), (2, 1)}.__contains__).clear


def test_larger_boards() -> None:
    for number in range(0, 23 * 17, 7):
        a, b = at(number, 23), at(23 * 17 - 1 - number // 2, 23)
        assert ray(a, b).crossed == tuple(sorted(ray(b, a).crossed))


@pytest.mark.soak
def test_soak_sight() -> None:
    """Every pair with every set of up to two walls and thousands of larger ones, against the oracle and both ways."""
    checked = turned = 0
    turns = symmetries(6)
    for walls in SMALL:
        symmetric(walls, PAIRS)
        levels = dict.fromkeys(walls, 1)
        for a, b in PAIRS:
            assert read(a, b, walls) == verdict(a, b, levels, 1)
            assert read(b, a, walls) == verdict(b, a, levels, 1)
            checked += 2
    for number, walls in enumerate(larger(4000, "soak")):
        symmetric(walls, PAIRS)
        levels = dict.fromkeys(walls, 1)
        for a, b in PAIRS[number % 21 :: 21]:
            assert read(a, b, walls) == verdict(a, b, levels, 1)
            assert read(b, a, walls) == verdict(b, a, levels, 1)
            checked += 2
    for number, walls in enumerate((*SMALL, *larger(1000, "turned"))):
        for a, b in PAIRS[number % 21 :: 21]:
            expected = read(a, b, walls)
            assert all(read(turn(a), turn(b), [turn(wall) for wall in walls]) == expected for turn in turns)
            turned += 8
    print(f"\nsight: {checked:,} looks equal to the oracle, {turned:,} under symmetries")
