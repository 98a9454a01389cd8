"""Square grids."""

from __future__ import annotations

import pytest

from rules import grid


def test_names_and_indices_go_both_ways() -> None:
    for number in range(23 * 17):
        square = grid.at(number, 23)
        assert grid.index(square, 23) == number
        assert grid.parse(grid.name(square)) == square
        assert grid.parse(f" {grid.name(square).lower()} ") == square
    assert [grid.name(grid.at(number, 6)) for number in (0, 1, 6, 35)] == ["A1", "B1", "A2", "F6"]


@pytest.mark.parametrize("text", ["", "A", "1", "A0", "AA1", "A100", "é1", "A 1 2"])
def test_what_is_no_name_of_a_square(text: str) -> None:
    assert grid.parse(text) is None


def test_distance_counts_diagonals_as_one() -> None:
    assert grid.distance((0, 0), (3, 1)) == 3
    assert grid.distance((2, 2), (1, 3)) == 1
    assert grid.distance((4, 4), (4, 4)) == 0


def test_the_eight_symmetries_are_different_keep_distances_and_close() -> None:
    squares = [(x, y) for x in range(6) for y in range(6)]
    images = [tuple(image(square) for square in squares) for image in grid.symmetries(6)]
    assert images[0] == tuple(squares)
    assert len(set(images)) == 8
    for one in images:
        assert sorted(one) == squares
        for other in images:
            assert tuple(dict(zip(squares, one, strict=True))[square] for square in other) in images
        assert all(
            grid.distance(a, b) == grid.distance(c, d)
            for (a, c), (b, d) in zip(
                zip(squares, one, strict=True), zip(squares[::-1], one[::-1], strict=True), strict=True
            )
        )
