"""The numbers of the pictures, in pixels, and where squares lie.

A phone shows a picture 400 px wide, a quarter of `WIDTH`. On the whole board ranks are as high as 23 columns allow; zooms
and the other pictures give them 11 px and more (`tests/render/broken_line/test_phone.py` computes and measures it).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules.broken_line.board import COLUMNS, HEIGHT, square_of
from rules.broken_line.board import WIDTH as ACROSS

WIDTH: Final = 1600
PHONE: Final = 400

MARGIN: Final = 40
LEFT: Final = MARGIN + 16
RIGHT: Final = WIDTH - LEFT
CELL: Final = 64
"""Side of a square on the whole board."""
EDGE: Final = 46
"""Room around a board for the names of columns and rows."""
PLATE: Final = 92
"""Height of an army's plate."""
GAP: Final = 12

TITLE: Final = 58
NAME: Final = 42
"""Font size of a player's name."""
SMALL: Final = 36
"""The smallest font size for names: 9 px on a phone."""
TEXT: Final = 40
CAPTION: Final = 42
LINE: Final = 48
"""Height of a line of what just happened."""

Point = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Frame:
    """A part of the board on a picture: the first column and row (from 0, the south) and how many, the side of a square, the
    upper left corner; `turned` puts the north at the bottom."""

    first: tuple[int, int] = (0, 0)
    size: tuple[int, int] = (ACROSS, HEIGHT)
    cell: int = CELL
    origin: tuple[int, int] = ((WIDTH - ACROSS * CELL) // 2, 0)
    turned: bool = False

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.size[0] * self.cell

    @property
    def height(self) -> int:
        """Height in pixels."""
        return self.size[1] * self.cell

    @property
    def whole(self) -> bool:
        """Whether it is all of the board."""
        return self.size == (ACROSS, HEIGHT)

    def holds(self, square: int) -> bool:
        """Whether a square is in this part."""
        column, row = square % ACROSS, square // ACROSS
        return 0 <= column - self.first[0] < self.size[0] and 0 <= row - self.first[1] < self.size[1]

    def corner(self, square: int) -> tuple[int, int]:
        """The upper left corner of a square, in this part or beyond it."""
        column, row = square % ACROSS - self.first[0], square // ACROSS - self.first[1]
        if self.turned:
            column, row = self.size[0] - 1 - column, self.size[1] - 1 - row
        return self.origin[0] + column * self.cell, self.origin[1] + (self.size[1] - 1 - row) * self.cell

    def middle(self, square: int) -> Point:
        """The middle of a square."""
        x, y = self.corner(square)
        return x + self.cell / 2, y + self.cell / 2

    def squares(self) -> tuple[int, ...]:
        """All squares of this part."""
        (c, r), (w, h) = self.first, self.size
        return tuple(row * ACROSS + column for row in range(r, r + h) for column in range(c, c + w))

    def box(self, low: str, high: str) -> Box:
        """The rectangle of pixels between two squares, both included (a fort's corners)."""
        one, two = self.corner(at(low)), self.corner(at(high))
        x0, x1 = sorted((one[0], two[0]))
        y0, y1 = sorted((one[1], two[1]))
        return x0, y0, x1 + self.cell, y1 + self.cell

    def placed(self, x: int, y: int) -> Frame:
        """The same part with its upper left corner elsewhere."""
        return Frame(self.first, self.size, self.cell, (x, y), self.turned)


@lru_cache(maxsize=512)
def at(name: str) -> int:
    """The number of a square that a view names. Raises ValueError."""
    found = square_of(name)
    if found is None:
        raise ValueError(name)
    return found


def column_name(index: int) -> str:
    """A to W."""
    return COLUMNS[index]


PARTS: Final = {
    "nw": (0, 2), "n": (1, 2), "ne": (2, 2), "w": (0, 1), "centre": (1, 1), "e": (2, 1), "sw": (0, 0), "s": (1, 0),
    "se": (2, 0),
}  # fmt: skip
"""Parts of the board that are drawn large: their place from the west and from the south."""
PART_SIZE: Final = (9, 7)
_STARTS: Final = ((0, 7, 14), (0, 5, 10))


def part(name: str, turned: bool, wide: int) -> Frame:
    """A part of the board, drawn `wide` pixels wide. Raises KeyError for an unknown name."""
    x, y = PARTS[name]
    return Frame((_STARTS[0][x], _STARTS[1][y]), PART_SIZE, wide // PART_SIZE[0], (0, 0), turned)


def around(squares: tuple[int, ...], turned: bool, wide: int, high: int, least: tuple[int, int] = PART_SIZE) -> Frame:
    """The smallest part, of at least so many columns and rows, that holds these squares."""
    spans = []
    for values, length, fewest in (
        ([s % ACROSS for s in squares], ACROSS, least[0]),
        ([s // ACROSS for s in squares], HEIGHT, least[1]),
    ):
        low, high_ = min(values), max(values)
        while high_ - low + 1 < min(fewest, length):
            low, high_ = max(0, low - 1), min(length - 1, high_ + 1) if high_ - low + 2 <= fewest or low == 0 else high_
        spans.append((low, high_ - low + 1))
    (c, w), (r, h) = spans
    cell = min(132, wide // w, high // h)
    return Frame((c, r), (w, h), cell - cell % 2, (0, 0), turned)
