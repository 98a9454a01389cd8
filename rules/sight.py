"""Exact line of sight from centre to centre of squares, in whole numbers only.

In half squares, square (x, y) is the box [2x, 2x+2] by [2y, 2y+2] and its centre (2x+1, 2y+1). Centres are odd and edges
even, so a segment between two centres never runs along an edge: for every square it either crosses the inside, touches
one corner, or misses it. No tolerance and no rounding; a segment is the same read from either end.

Which squares stop a look, and what a touched one means, is each game's own rule: this module gives the geometry (`ray`)
and the usual reading of it (`look`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from rules.grid import Square

Corner = tuple[int, int]
"""A grid corner in half squares: both numbers even."""


@dataclass(frozen=True, slots=True)
class Ray:
    """The segment between the centres of two squares. `crossed`: squares whose inside it crosses, both ends included, in
    order of their columns and rows. `corners`: the grid corners that it passes strictly between its ends, each with the
    two squares beside it that it touches there and nowhere else."""

    crossed: tuple[Square, ...]
    corners: tuple[tuple[Corner, tuple[Square, Square]], ...]


@lru_cache(maxsize=1 << 18)
def ray(a: Square, b: Square) -> Ray:
    """The geometry of the segment from the centre of `a` to the centre of `b`."""
    ax, ay, bx, by = 2 * a[0] + 1, 2 * a[1] + 1, 2 * b[0] + 1, 2 * b[1] + 1
    dx, dy = bx - ax, by - ay
    crossed: list[Square] = []
    touched: dict[Corner, list[Square]] = {}
    for x in range(min(a[0], b[0]), max(a[0], b[0]) + 1):
        for y in range(min(a[1], b[1]), max(a[1], b[1]) + 1):
            corners = ((2 * x, 2 * y), (2 * x + 2, 2 * y), (2 * x, 2 * y + 2), (2 * x + 2, 2 * y + 2))
            sides = [dx * (cy - ay) - dy * (cx - ax) for cx, cy in corners]
            if min(sides) < 0 < max(sides) or a == b:
                crossed.append((x, y))
                continue
            for corner, side in zip(corners, sides, strict=True):
                if side == 0 and _between(corner[0], ax, bx) and _between(corner[1], ay, by):
                    touched.setdefault(corner, []).append((x, y))
    return Ray(tuple(crossed), tuple((corner, (beside[0], beside[1])) for corner, beside in sorted(touched.items())))


def _between(value: int, one: int, other: int) -> bool:
    return min(one, other) < value < max(one, other)


@dataclass(frozen=True, slots=True)
class Look:
    """What a look meets. `blockers`: walls whose inside it crosses, and pairs of walls that meet at a corner it would
    have to pass between. `grazed`: walls of which it touches just a corner."""

    blockers: tuple[Square, ...]
    grazed: tuple[Square, ...]

    @property
    def clear(self) -> bool:
        """Whether nothing stops it."""
        return not self.blockers


def look(a: Square, b: Square, blocks: Callable[[Square], bool], sealed: bool = True) -> Look:
    """The look from `a` to `b` past the squares that `blocks` says are walls for this viewer. With `sealed`, two walls
    that touch at a corner leave no gap between them."""
    path = ray(a, b)
    blockers = [square for square in path.crossed if blocks(square)]
    grazed: list[Square] = []
    for _, beside in path.corners:
        walls = [square for square in beside if blocks(square)]
        if len(walls) == 2 and sealed:
            blockers += walls
        grazed += walls
    return Look(tuple(dict.fromkeys(blockers)), tuple(dict.fromkeys(grazed)))
