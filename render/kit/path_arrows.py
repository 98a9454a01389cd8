"""Arrows along paths, drawn smoothly on a sheet: a light line around a coloured one, a head at the end.

Drawn four times as large on a layer that covers the path alone, so that an arrow across a board costs a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from PIL import Image

from render.kit.palette import Colour
from render.kit.pen import Pen, Point


def shortened_end(points: Sequence[Point], by: float) -> list[Point]:
    """The path without its last `by` pixels, at least a stub of its last step being left."""
    (ax, ay), (bx, by_) = points[-2], points[-1]
    length = hypot(bx - ax, by_ - ay) or 1.0
    keep = max(0.2, (length - by) / length)
    return [*points[:-1], (ax + (bx - ax) * keep, ay + (by_ - ay) * keep)]


def bowed(a: Point, b: Point, bow: float, steps: int = 20) -> list[Point]:
    """A curve from a to b whose middle stands off the straight line by `bow` of its length."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    middle = ((a[0] + b[0]) / 2 - 2 * dy * bow, (a[1] + b[1]) / 2 + 2 * dx * bow)
    found = []
    for k in range(steps + 1):
        t = k / steps
        found.append(
            ((1 - t) ** 2 * a[0] + 2 * t * (1 - t) * middle[0] + t * t * b[0],
             (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * middle[1] + t * t * b[1])
        )  # fmt: skip
    return found


def pieces(points: Sequence[Point], dash: float, gap: float) -> list[tuple[Point, Point]]:
    """The path cut into dashes."""
    found, left, drawing = [], dash, True
    for (ax, ay), (bx, by) in pairwise(points):
        length, done = hypot(bx - ax, by - ay), 0.0
        while length - done > 1e-6:
            step = min(left, length - done)
            if drawing:
                s, e = done / length, (done + step) / length
                found.append(((ax + (bx - ax) * s, ay + (by - ay) * s), (ax + (bx - ax) * e, ay + (by - ay) * e)))
            done += step
            left -= step
            if left <= 1e-6:
                drawing = not drawing
                left = dash if drawing else gap
    return found


def _head(points: Sequence[Point], size: float) -> list[Point]:
    (ax, ay), (bx, by) = points[-2], points[-1]
    angle = atan2(by - ay, bx - ax)
    back = [(bx + size * cos(angle + side), by + size * sin(angle + side)) for side in (pi * 0.83, -pi * 0.83)]
    notch = (bx - size * 0.55 * cos(angle), by - size * 0.55 * sin(angle))
    return [(bx, by), back[0], notch, back[1]]


@lru_cache(maxsize=128)
def path_arrow(
    points: tuple[Point, ...], weight: float, colour: Colour, halo: Colour, dash: float = 0, head: float = 0,
    scale: int = 3,
) -> tuple[Image.Image, tuple[int, int]]:  # fmt: skip
    """An arrow (without a head where `head` is 0) as a sprite and the place of its upper left corner. `dash`: length of the
    dashes, 0 for a full line; `points` in pixels of the sheet."""
    edge = weight + head + 3
    x0, y0 = (int(min(p[k] for p in points) - edge) for k in (0, 1))
    x1, y1 = (int(max(p[k] for p in points) + edge) + 1 for k in (0, 1))
    pen = Pen(x1 - x0, y1 - y0, scale)
    path = [(x - x0, y - y0) for x, y in points]
    line = shortened_end(path, head * 0.5) if head else path
    parts = pieces(line, dash, dash) if dash else []
    tip = _head(path, head) if head else []
    for tone, more in ((halo, 2.2), (colour, 0.0)):
        if tip:
            pen.fill(tip, tone)
            if more:
                pen.stroke(tip, tone, 2 * more, closed=True)
        for one in parts:
            pen.stroke(one, tone, weight + 2 * more)
        if not dash:
            pen.stroke(line, tone, weight + 2 * more)
    return pen.done(), (x0, y0)
