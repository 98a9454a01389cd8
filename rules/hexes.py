"""Hexagons with a point at the top, in a big hexagon of a given radius (Red Blob Games' axial coordinates).

Coordinates are axial `(q, r)`: q grows to the east, r to the south-east. The tiles of a field are numbered by (r, q), as a
page is read, and named by the letter of their row from the top and their rank in it from 1: `D4`; rows after Z are AA, AB.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

Hex = tuple[int, int]

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""E, NE, NW, W, SW, SE: the fixed order that breaks ties."""
COMPASS: Final = ("E", "NE", "NW", "W", "SW", "SE")

_NAME: Final = re.compile(r"([A-Z]{1,2})0*([1-9][0-9]?)")


def add(a: Hex, b: Hex) -> Hex:
    """The sum of two coordinates."""
    return (a[0] + b[0], a[1] + b[1])


def distance(a: Hex, b: Hex) -> int:
    """Steps from one hexagon to another."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(a: Hex, times: int = 1) -> Hex:
    """The hexagon turned about (0, 0) by 60° clockwise on the picture, `times` over."""
    q, r = a
    for _ in range(times % 6):
        q, r = -r, q + r
    return (q, r)


def row_letters(row: int) -> str:
    """The letters of a row counted from 0 at the top: A to Z, then AA, AB."""
    return chr(65 + row) if row < 26 else row_letters(row // 26 - 1) + chr(65 + row % 26)


@dataclass(frozen=True)
class Field:
    """All tiles within `radius` of (0, 0). `hexes[i]` are the coordinates of tile i, `neighbours[i]` the tiles next to it in
    the order of `DIRECTIONS` (-1 beyond the edge), `around[i]` those that exist, `names[i]` what it is called."""

    radius: int
    hexes: tuple[Hex, ...]
    index: Mapping[Hex, int]
    neighbours: tuple[tuple[int, ...], ...]
    around: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    by_name: Mapping[str, int]

    def __len__(self) -> int:
        return len(self.hexes)

    def distance(self, a: int, b: int) -> int:
        """Steps from one tile to another."""
        return distance(self.hexes[a], self.hexes[b])

    def disc(self, tile: int, radius: int) -> tuple[int, ...]:
        """The tiles at most `radius` steps away, ascending."""
        return _disc(self.radius, tile, radius)

    def ring(self, tile: int, radius: int) -> tuple[int, ...]:
        """The tiles exactly `radius` steps away, ascending."""
        return tuple(other for other in self.disc(tile, radius) if self.distance(tile, other) == radius)

    def named(self, text: str) -> int | None:
        """The tile that a typed text means (`d4`, `D 4`, `D04`); None where there is none."""
        found = _NAME.fullmatch(text.strip().upper().replace(" ", ""))
        return None if found is None else self.by_name.get(f"{found[1]}{found[2]}")


@cache
def field(radius: int) -> Field:
    """The field of that radius, built once."""
    rows = range(-radius, radius + 1)
    hexes = tuple((q, r) for r in rows for q in range(max(-radius, -radius - r), min(radius, radius - r) + 1))
    index = {place: number for number, place in enumerate(hexes)}
    neighbours = tuple(tuple(index.get(add(place, way), -1) for way in DIRECTIONS) for place in hexes)
    around = tuple(tuple(tile for tile in six if tile >= 0) for six in neighbours)
    names = tuple(f"{row_letters(r + radius)}{q - max(-radius, -radius - r) + 1}" for q, r in hexes)
    by_name = MappingProxyType({name: number for number, name in enumerate(names)})
    return Field(radius, hexes, MappingProxyType(index), neighbours, around, names, by_name)


@cache
def _disc(radius: int, tile: int, reach: int) -> tuple[int, ...]:
    whole = field(radius)
    q, r = whole.hexes[tile]
    found = []
    for dr in range(-reach, reach + 1):
        for dq in range(max(-reach, -reach - dr), min(reach, reach - dr) + 1):
            other = whole.index.get((q + dq, r + dr))
            if other is not None:
                found.append(other)
    return tuple(found)
