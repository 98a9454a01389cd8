"""Line of sight a second time, in exact fractions and by another way: each square is clipped against the segment.

For every square the interval of the segment's parameter within the closed box is computed (Liang and Barsky). More than a
point within means that the segment crosses it, since it never runs along an edge; a single point strictly between the ends
is a touched corner. Shares nothing with `rules.sight`, not even the coordinates: squares are 1 wide, centres at halves.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

Square = tuple[int, int]
HALF = Fraction(1, 2)


def span(a: Square, b: Square, box: Square) -> tuple[Fraction, Fraction] | None:
    """The part of the segment (0 at a, 1 at b) that lies in the closed box of a square; None where it misses it."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, way = a[axis] + HALF, Fraction(b[axis] - a[axis])
        near, far = Fraction(box[axis]), Fraction(box[axis] + 1)
        if way == 0:
            if not near <= start <= far:
                return None
            continue
        one, two = (near - start) / way, (far - start) / way
        low, high = max(low, min(one, two)), min(high, max(one, two))
    return (low, high) if low <= high else None


def verdict(a: Square, b: Square, walls: Mapping[Square, int], height: int, sealed: bool = True) -> str:
    """`blocked`, `clear`, or `covered`: by a touched wall next to the target. `walls` give levels, `height` the viewer's."""
    touched: dict[Fraction, list[Square]] = {}
    for wall, level in walls.items():
        if level < height:
            continue
        part = span(a, b, wall)
        if part is None:
            continue
        if part[0] < part[1] or wall in (a, b):
            return "blocked"
        if 0 < part[0] < 1:
            touched.setdefault(part[0], []).append(wall)
    if sealed and any(len(beside) > 1 for beside in touched.values()):
        return "blocked"
    glued = [wall for beside in touched.values() for wall in beside if max(abs(wall[0] - b[0]), abs(wall[1] - b[1])) <= 1]
    return "covered" if glued else "clear"
