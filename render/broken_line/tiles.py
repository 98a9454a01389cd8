"""What fills a square: trees, water, rocks, the red spots of the castle, the spots of mercenaries."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.icons import icon
from render.kit.palette import mix, palette
from render.kit.pen import Pen, Point, curve

_TREES: Final = (
    ((0.3, 0.5, 0.4), (0.7, 0.46, 0.42), (0.5, 0.86, 0.5)),
    ((0.5, 0.46, 0.44), (0.28, 0.84, 0.46), (0.73, 0.88, 0.46)),
    ((0.32, 0.54, 0.44), (0.72, 0.6, 0.5), (0.42, 0.92, 0.42)),
)
"""Foot and height of each tree in parts of a square."""


_CRAGS: Final = (
    ((0.34, 0.66, 0.26, 0.5), (0.62, 0.9, 0.3, 0.62)),
    ((0.64, 0.68, 0.28, 0.52), (0.36, 0.9, 0.3, 0.6)),
)
"""Middle, foot, half width and height of each crag in parts of a square."""


@lru_cache(maxsize=64)
def forest(size: int, variant: int, name: str) -> Image.Image:
    """Three firs."""
    c = palette(name)
    leaf, dark = mix(mix(c.suits[3], c.land, 0.3), c.shadow, 0.25), mix(c.suits[3], c.shadow, 0.62)
    pen = Pen(size, size)
    pen.box((0, 0, size, size), mix(mix(c.land, c.suits[3], 0.22), c.ground, 0.12), size * 0.12)
    for x, y, h in _TREES[variant]:
        x, y, h = x * size, y * size, h * size
        w = h * 0.36
        pen.stroke([(x, y), (x, y + h * 0.12)], mix(c.wood, c.shadow, 0.2), size * 0.05)
        for low, wide in ((0.0, 1.0), (0.28, 0.78)):
            top = y - h * (0.62 + low * 1.4)
            pen.fill([(x, top), (x + w * wide, y - h * low), (x - w * wide, y - h * low)], dark)
            pen.fill([(x, top), (x, y - h * low), (x - w * wide, y - h * low)], leaf)
    return pen.done()


@lru_cache(maxsize=64)
def rock(size: int, variant: int, name: str) -> Image.Image:
    """Two crags, one side in the light."""
    c = palette(name)
    lit, shade = mix(c.fog, c.paper, 0.45), mix(c.fog, c.shadow, 0.5)
    pen = Pen(size, size)
    pen.box((0, 0, size, size), mix(c.land, c.fog, 0.45), size * 0.12)

    def crag(x: float, foot: float, w: float, h: float) -> None:
        top = (x * size, (foot - h) * size)
        left, right = ((x - w) * size, foot * size), ((x + w) * size, foot * size)
        ridge = ((x + w * 0.12) * size, (foot - h * 0.5) * size)
        pen.fill([top, left, right], lit)
        pen.fill([top, right, ((x - w * 0.1) * size, foot * size), ridge], shade)
        pen.stroke([top, left, right], mix(shade, c.shadow, 0.45), size * 0.025, closed=True)

    for spot in _CRAGS[variant]:
        crag(*spot)
    return pen.done()


@lru_cache(maxsize=64)
def lake(size: int, west: bool, east: bool, north: bool, south: bool, name: str) -> Image.Image:
    """Water; it goes on where the neighbour on that side is water too."""
    c = palette(name)
    water = mix(mix(c.suits[4], c.sky, 0.42), c.ground, 0.08)
    shore = mix(water, c.shadow, 0.35)
    pen = Pen(size, size)
    e = size * 0.045
    x0, y0 = (-size if west else e), (-size if north else e)
    x1, y1 = (2 * size if east else size - e), (2 * size if south else size - e)
    pen.box((x0, y0, x1, y1), water, size * 0.3, shore, size * 0.035)
    light = mix(water, c.paper, 0.5)
    for x, y, w in ((0.22, 0.34, 0.5), (0.38, 0.55, 0.46), (0.16, 0.76, 0.5)):
        pen.stroke(_wave(x * size, y * size, w * size), light, size * 0.045)
    return pen.done()


def _wave(x: float, y: float, w: float) -> list[Point]:
    a = w * 0.24
    return [*curve((x, y), (x + w * 0.17, y - a), (x + w * 0.33, y - a), (x + w / 2, y)),
            *curve((x + w / 2, y), (x + w * 0.67, y + a), (x + w * 0.83, y + a), (x + w, y))]  # fmt: skip


@lru_cache(maxsize=16)
def red_spot(size: int, name: str) -> Image.Image:
    """A red spot: seen around a pawn that stands on it."""
    c = palette(name)
    red = mix(c.suits[0], c.shadow, 0.1)
    pen = Pen(size, size)
    pen.box((1, 1, size - 1, size - 1), red, size * 0.06)
    pen.disc((size / 2, size / 2), size * 0.36, mix(red, c.paper, 0.82))
    pen.disc((size / 2, size / 2), size * 0.26, red)
    pen.disc((size / 2, size / 2), size * 0.12, mix(red, c.paper, 0.82))
    return pen.done()


@lru_cache(maxsize=16)
def mercenary_spot(size: int, name: str) -> Image.Image:
    """Where a mercenary waits: a tavern."""
    c = palette(name)
    ground = mix(c.wood, c.ground, 0.12)
    pen = Pen(size, size)
    pen.box((1, 1, size - 1, size - 1), ground, size * 0.14, mix(c.wood, c.shadow, 0.25), size * 0.04)
    side = size * 0.6
    pen.put(icon("tavern", round(side) * pen.scale, mix(c.wood_ink, c.wood, 0.1)), ((size - side) / 2, (size - side) / 2))
    return pen.done()
