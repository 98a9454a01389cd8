"""Square grids: names of squares, distance, neighbours, the eight symmetries.

A square is `(x, y)`, x counted from the west, y from the south, both from 0. Its name is a column letter and a row
number: `(2, 0)` is C1. Its index counts along the rows from the south-west: on a board 6 wide A1 is 0, B1 is 1, F6 is 35.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

Square = tuple[int, int]

DIRECTIONS: Final[tuple[Square, ...]] = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""N, NE, E, SE, S, SW, W, NW."""

_NAME: Final = re.compile(r"([A-Za-z])\s*([1-9][0-9]?)")


def name(square: Square) -> str:
    """`C1` for (2, 0). Boards are at most 26 wide."""
    return f"{chr(ord('A') + square[0])}{square[1] + 1}"


def parse(text: str) -> Square | None:
    """The square of that name, in any case; None for what is no name of a square on any board."""
    found = _NAME.fullmatch(text.strip())
    return None if found is None else (ord(found[1].upper()) - ord("A"), int(found[2]) - 1)


def on_board(square: Square, width: int, height: int) -> bool:
    """Whether the square lies on a board of that size."""
    return 0 <= square[0] < width and 0 <= square[1] < height


def index(square: Square, width: int) -> int:
    """The number of a square along the rows from the south-west."""
    return square[1] * width + square[0]


def at(number: int, width: int) -> Square:
    """The square of that index."""
    return number % width, number // width


def distance(a: Square, b: Square) -> int:
    """Chebyshev distance: the larger of the differences of columns and rows; eight neighbours are at distance 1."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def symmetries(size: int) -> tuple[Callable[[Square], Square], ...]:
    """The eight symmetries of a square board of that size, the identity first."""
    last = size - 1

    def turned(flip_x: bool, flip_y: bool, swap: bool) -> Callable[[Square], Square]:
        def image(square: Square) -> Square:
            x, y = square
            x, y = (last - x if flip_x else x), (last - y if flip_y else y)
            return (y, x) if swap else (x, y)

        return image

    flags = (False, True)
    return tuple(turned(flip_x, flip_y, swap) for swap in flags for flip_x in flags for flip_y in flags)
