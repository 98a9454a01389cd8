"""The numbers of the pictures, in pixels, and what they give on a phone.

A phone shows a picture 400 px wide. Names are set in at least 9 px there. A whole map cannot show figures of 11 px on a
phone, so that every tile has its close-up, and the private map is as large as what is known allows.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import floor
from typing import Final

from render.kit.hexagons import ROOT3, Hex, centre
from render.marchlords.land import Window
from rules.hexes import field

WIDTH: Final = 1400
PHONE: Final = 400
MARGIN: Final = 30
INNER: Final = WIDTH - 2 * MARGIN

HEADER: Final = 186
LINE: Final = 44
CAPTION: Final = 34
NAME: Final = 33
SMALL: Final = 32
"""The smallest size for names."""
VALUE: Final = 56
"""Font size of scores and totals."""
PURSE_VALUE: Final = 66
"""Font size of figures that decide: gold."""

ROW: Final = 62
"""Height of a kingdom in the roll."""
COLUMNS: Final = 3

LARGEST: Final = 92.0
"""The largest side of a tile on a whole map, in pixels."""
WIDE: Final = 12
SLIM: Final = 1180
"""Maps of so great a radius are so wide: more pixels would show nothing more and weigh too much."""
TALLEST: Final = 1230
"""The greatest height of a map."""


def _fit(left: float, top: float, right: float, bottom: float, width: int, tallest: int, largest: float) -> Window:
    """A window of a width, as high as needed, around a part of a grid of side 1."""
    side = floor(min(width / (right - left), tallest / (bottom - top), largest) * 4) / 4
    height = round((bottom - top) * side)
    x = width / 2 - (left + right) / 2 * side
    y = -top * side
    return Window(width, height, side, round(x, 3), round(y, 3))


@lru_cache(maxsize=32)
def whole(radius: int) -> Window:
    """The window of a whole map, with room for letters of rows at both ends."""
    half = (2 * radius + 1) * ROOT3 / 2 + 0.55
    tall = 1.5 * radius + 1.25
    found = _fit(-half, -tall, half, tall, INNER, TALLEST, LARGEST)
    return found if radius < WIDE else _fit(-half * INNER / SLIM, -tall, half * INNER / SLIM, tall, INNER, TALLEST, LARGEST)


@lru_cache(maxsize=128)
def part(radius: int, tiles: frozenset[int], tallest: int = TALLEST, largest: float = LARGEST) -> Window:
    """The window of these tiles and one ring around them, as large as it goes; of the whole map where there are
    none, or most."""
    if not tiles or len(tiles) > 2 * len(field(radius)) // 3:
        return whole(radius)
    places = [centre(*field(radius).hexes[tile]) for tile in tiles]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    left, right, top, bottom = min(xs) - 2.2, max(xs) + 2.2, min(ys) - 2.1, max(ys) + 2.1
    if right - left < 7 * ROOT3:
        middle = (left + right) / 2
        left, right = middle - 3.5 * ROOT3, middle + 3.5 * ROOT3
    if bottom - top < 8:
        middle = (top + bottom) / 2
        top, bottom = middle - 4, middle + 4
    found = _fit(left, top, right, bottom, INNER, tallest, largest)
    return found if found.side > whole(radius).side else whole(radius)


CLOSE: Final = 126.0
"""The side of a tile in a close-up."""
CLOSE_HEIGHT: Final = 1010


def close(tile: Hex) -> Window:
    """The window of a close-up: the tile in the middle, two to three tiles around it."""
    x, y = centre(*tile)
    return Window(INNER, CLOSE_HEIGHT, CLOSE, round(INNER / 2 - x * CLOSE, 3), round(CLOSE_HEIGHT / 2 - y * CLOSE, 3))


@dataclass(frozen=True, slots=True)
class Frame:
    """The heights of a board: of the map, of the roll of kingdoms, `lines` of what just happened."""

    map: int
    seats: int
    lines: int = 1

    @property
    def top(self) -> int:
        """Top of the map."""
        return HEADER + LINE * (self.lines - 1)

    @property
    def roll(self) -> int:
        """Top of the roll."""
        return self.top + self.map + 14

    @property
    def rows(self) -> int:
        """Rows of the roll."""
        return -(-self.seats // COLUMNS)

    @property
    def height(self) -> int:
        """Height of the picture."""
        return self.roll + self.rows * ROW + MARGIN + 4
