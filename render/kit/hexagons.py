"""Hexagons with a point at the top on a page: centres, corners, edges, and outlines drawn as by hand.

Coordinates are axial `(q, r)` (q to the east, r to the south-east); directions are numbered E, NE, NW, W, SW, SE. An outline
by hand leaves the straight edges a little, in the same way for both tiles that share an edge, so that coasts look drawn and
no gap opens between neighbours.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Final

from render.kit.pen import Point

Hex = tuple[int, int]
ROOT3: Final = sqrt(3.0)
STEPS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The neighbour in each direction: E, NE, NW, W, SW, SE."""
UNIT: Final[tuple[Point, ...]] = tuple((cos(pi * (60 * k - 30) / 180), sin(pi * (60 * k - 30) / 180)) for k in range(6))
"""The corners of a hexagon of side 1 about (0, 0), clockwise from the upper right one."""
EDGES: Final = ((0, 1), (5, 0), (4, 5), (3, 4), (2, 3), (1, 2))
"""The two corners of the edge in each direction, clockwise."""
_KEYS: Final = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
"""The corners in whole numbers: halves of the width to the right, halves of the side down."""


def scatter(*numbers: int) -> int:
    """A number below 2**32 that looks drawn by lot but is the same on every machine."""
    found = 0x9E3779B9
    for number in numbers:
        found ^= (number & 0xFFFFFFFF) * 0x85EBCA6B & 0xFFFFFFFF
        found = (found ^ found >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
        found = (found ^ found >> 12) * 0x297A2D39 & 0xFFFFFFFF
        found ^= found >> 15
    return found


def spread(*numbers: int) -> float:
    """The same as a fraction from -1 to 1."""
    return scatter(*numbers) / 2147483647.5 - 1.0


def centre(q: float, r: float) -> Point:
    """The centre of a tile on a grid of side 1."""
    return ROOT3 * (q + r / 2), 1.5 * r


def _key(tile: Hex, corner: int) -> tuple[int, int]:
    a, b = _KEYS[corner]
    return 2 * tile[0] + tile[1] + a, 3 * tile[1] + b


SWAY: Final = 0.11
"""How far a corner by hand may stand from the true one, in sides."""


@lru_cache(maxsize=8192)
def _corner(key: tuple[int, int]) -> Point:
    x, y = key[0] * ROOT3 / 2, key[1] / 2
    return x + SWAY * spread(*key, 1), y + SWAY * spread(*key, 2)


@lru_cache(maxsize=8192)
def _side(first: tuple[int, int], second: tuple[int, int]) -> tuple[Point, ...]:
    """The way by hand from one corner to another: first corner and seven points between (side 1)."""
    a, b = (first, second) if first < second else (second, first)
    points = [_corner(a), _corner(b)]
    reach = 0.085
    for depth in range(3):
        finer: list[Point] = []
        for k, ((x0, y0), (x1, y1)) in enumerate(itertools.pairwise(points)):
            push = reach * spread(*a, *b, depth, k)
            finer += [(x0, y0), ((x0 + x1) / 2 - (y1 - y0) * push * 2, (y0 + y1) / 2 + (x1 - x0) * push * 2)]
        points = [*finer, points[-1]]
        reach *= 0.8
    if (a, b) != (first, second):
        points.reverse()
    return tuple(points[:-1])


def side_by_hand(tile: Hex, direction: int) -> tuple[Point, ...]:
    """The edge in that direction as drawn by hand, from corner to corner clockwise (side 1)."""
    first, second = EDGES[direction]
    a, b = _key(tile, first), _key(tile, second)
    return (*_side(a, b), _corner(b))


@lru_cache(maxsize=4096)
def by_hand(tile: Hex) -> tuple[Point, ...]:
    """The outline of a tile as drawn by hand (side 1), clockwise."""
    keys = [_key(tile, corner) for corner in range(6)]
    return tuple(point for k in range(6) for point in _side(keys[k], keys[(k + 1) % 6]))


@dataclass(frozen=True, slots=True)
class HexGrid:
    """A grid on a page: `side` of a hexagon in pixels, `x` `y` the centre of tile (0, 0)."""

    side: float
    x: float
    y: float

    @property
    def width(self) -> float:
        """From the left edge of a tile to its right edge."""
        return self.side * ROOT3

    def centre(self, tile: Hex) -> Point:
        """The centre of a tile."""
        x, y = centre(*tile)
        return self.x + x * self.side, self.y + y * self.side

    def to(self, points: tuple[Point, ...]) -> list[Point]:
        """Points of a grid of side 1 on this page."""
        return [(self.x + x * self.side, self.y + y * self.side) for x, y in points]

    def corners(self, tile: Hex, inset: float = 0) -> list[Point]:
        """The six corners, `inset` pixels inside the true edges."""
        x, y = self.centre(tile)
        reach = self.side - inset * 2 / ROOT3
        return [(x + a * reach, y + b * reach) for a, b in UNIT]

    def at(self, x: float, y: float) -> Hex:
        """The tile on which a point of the page lies (of an endless grid)."""
        down = (y - self.y) / self.side / 1.5
        right = (x - self.x) / self.side / ROOT3 - down / 2
        return _nearest(right, down)

    def around(self, box: tuple[float, float, float, float]) -> Iterator[Hex]:
        """All tiles that touch a box of the page (left, top, right, bottom), row by row."""
        left, top, right, bottom = box
        first = int((top - self.y - self.side) // (1.5 * self.side))
        last = int((bottom - self.y + self.side) // (1.5 * self.side)) + 1
        for r in range(first, last + 1):
            low = int((left - self.x) / self.width - r / 2) - 2
            high = int((right - self.x) / self.width - r / 2) + 2
            for q in range(low, high + 1):
                x, y = self.centre((q, r))
                inside = left - self.width / 2 <= x <= right + self.width / 2
                if inside and top - self.side <= y <= bottom + self.side:
                    yield q, r


def _nearest(q: float, r: float) -> Hex:
    s = -q - r
    whole = [round(q), round(r), round(s)]
    off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] - s)]
    worst = off.index(max(off))
    if worst == 0:
        whole[0] = -whole[1] - whole[2]
    elif worst == 1:
        whole[1] = -whole[0] - whole[2]
    return whole[0], whole[1]
