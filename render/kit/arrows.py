"""Paths on a board: an arrow along points with a halo, and a dashed line of sight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from PIL import Image

from render.kit.palette import Colour
from render.kit.pen import Pen, Point

SCALE: Final = 2
HEAD: Final = 3.4
"""Length and width of an arrow's head in weights of its shaft."""
Sprite = tuple[Image.Image, tuple[float, float]]
"""A sprite and where its upper left corner is laid."""


def between(a: Point, b: Point, share: float) -> Point:
    """The point at a share of the way."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def shortened(points: Sequence[Point], first: float, last: float) -> tuple[Point, ...]:
    """The path without so many pixels at its beginning and its end; a path too short for that keeps its last half."""
    path = _cut(list(points), first)
    return tuple(reversed(_cut(list(reversed(path)), last)))


def _cut(path: list[Point], off: float) -> list[Point]:
    while len(path) > 1:
        long = hypot(path[1][0] - path[0][0], path[1][1] - path[0][1])
        if long > off:
            return [between(path[0], path[1], off / long), *path[1:]]
        if len(path) == 2:
            return [between(path[0], path[1], 0.5), path[1]]
        off -= long
        path = path[1:]
    return path


def _smooth(points: Sequence[Point], turn: float) -> list[Point]:
    """The path with its corners rounded off."""
    done = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        one = hypot(here[0] - before[0], here[1] - before[1])
        two = hypot(after[0] - here[0], after[1] - here[1])
        a = between(here, before, min(0.5, turn / max(one, 1)))
        b = between(here, after, min(0.5, turn / max(two, 1)))
        done += [between(between(a, here, k / 6), between(here, b, k / 6), k / 6) for k in range(7)]
    return [*done, points[-1]]


@lru_cache(maxsize=256)
def arrow(points: tuple[Point, ...], weight: float, colour: Colour, halo: Colour) -> Sprite:
    """An arrow along at least two points, its head at the last."""
    pad = HEAD * weight
    x0, y0 = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    x1, y1 = max(x for x, _ in points) + pad, max(y for _, y in points) + pad
    pen = Pen(x1 - x0, y1 - y0, SCALE)
    path = _smooth([(x - x0, y - y0) for x, y in points], weight * 3)
    (ax, ay), (bx, by) = path[-2], path[-1]
    long = max(hypot(bx - ax, by - ay), 0.01)
    ux, uy = (bx - ax) / long, (by - ay) / long
    reach = HEAD * weight * 0.72
    foot = (bx - ux * reach, by - uy * reach)
    shaft = [*[p for p in path[:-1] if hypot(p[0] - bx, p[1] - by) > reach], foot]
    if len(shaft) == 1:
        shaft = [between(path[0], foot, 0.2), foot]
    for extra, tone in ((4.0, halo), (0.0, colour)):
        half, tip = weight * HEAD / 2 + extra * 0.8, extra * 1.5
        head = [(bx + ux * tip, by + uy * tip),
                (foot[0] - uy * half - ux * extra * 0.6, foot[1] + ux * half - uy * extra * 0.6),
                (foot[0] + uy * half - ux * extra * 0.6, foot[1] - ux * half - uy * extra * 0.6)]  # fmt: skip
        pen.stroke(shaft, tone, weight + extra)
        for x, y in shaft:
            pen.disc((x, y), (weight + extra) / 2, tone)
        pen.fill(head, tone)
    return pen.done(), (x0, y0)


@lru_cache(maxsize=512)
def dashes(a: Point, b: Point, weight: float, dash: float, colour: Colour, halo: Colour) -> Sprite:
    """A straight line with a halo; with `dash` 0 without gaps."""
    pad = weight + 4
    x0, y0 = min(a[0], b[0]) - pad, min(a[1], b[1]) - pad
    pen = Pen(abs(a[0] - b[0]) + 2 * pad, abs(a[1] - b[1]) + 2 * pad, SCALE)
    start, end = (a[0] - x0, a[1] - y0), (b[0] - x0, b[1] - y0)
    long = max(hypot(a[0] - b[0], a[1] - b[1]), 0.01)
    spans = [(0.0, long)]
    if dash:
        count = max(1, round(long / (2 * dash)))
        step = long / count
        spans = [(k * step, k * step + step * 0.55) for k in range(count)]
    for extra, tone in ((4.0, halo), (0.0, colour)):
        for one, two in spans:
            pen.stroke([between(start, end, one / long), between(start, end, two / long)], tone, weight + extra)
    return pen.done(), (x0, y0)
