"""Shields and charges: what tells suits and camps apart without colour.

A charge is drawn in the square from (0, 0) to (1, 1) and clipped by the shield, as an ordinary is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.palette import Colour
from render.kit.pen import Pen, Point, arc, curve

CHARGES: Final = ("chevron", "cross", "roundel", "pale", "bend", "saltire")
"""The charges of six suits, in the order of `Palette.suits`."""
CAMP_CHARGES: Final = ("tower", "lily")
"""The charges of two camps, in the order of `Palette.camps`."""

Draw = Callable[[Pen, Callable[[float, float], Point], float, Colour, Colour], None]
"""Draws with a pen, given a map from the unit square to the page, the side's length, the ink and the ground."""


def shield_outline(x: float, y: float, w: float, h: float) -> list[Point]:
    """The outline of a heater shield in the given box."""
    left = curve((x, y + h * 0.42), (x, y + h * 0.74), (x + w * 0.28, y + h * 0.9), (x + w / 2, y + h))
    right = curve((x + w / 2, y + h), (x + w * 0.72, y + h * 0.9), (x + w, y + h * 0.74), (x + w, y + h * 0.42))
    return [(x + w, y), (x, y), *left, *right]


def _poly(*points: Point) -> Draw:
    def draw(pen: Pen, to: Callable[[float, float], Point], side: float, ink: Colour, ground: Colour) -> None:
        pen.fill([to(x, y) for x, y in points], ink)

    return draw


def _cross(pen: Pen, to: Callable[[float, float], Point], side: float, ink: Colour, ground: Colour) -> None:
    pen.fill([to(0.37, -0.1), to(0.63, -0.1), to(0.63, 1.1), to(0.37, 1.1)], ink)
    pen.fill([to(-0.1, 0.27), to(1.1, 0.27), to(1.1, 0.53), to(-0.1, 0.53)], ink)


def _saltire(pen: Pen, to: Callable[[float, float], Point], side: float, ink: Colour, ground: Colour) -> None:
    pen.fill([to(-0.12, 0.02), to(0.08, -0.14), to(1.12, 0.84), to(0.92, 1.0)], ink)
    pen.fill([to(1.12, 0.02), to(0.92, -0.14), to(-0.12, 0.84), to(0.08, 1.0)], ink)


def _roundel(pen: Pen, to: Callable[[float, float], Point], side: float, ink: Colour, ground: Colour) -> None:
    pen.disc(to(0.5, 0.45), 0.3 * side, ink)


def _tower(pen: Pen, to: Callable[[float, float], Point], side: float, ink: Colour, ground: Colour) -> None:
    half = [(0.5, 0.24), (0.56, 0.24), (0.56, 0.14), (0.64, 0.14), (0.64, 0.24), (0.68, 0.24), (0.68, 0.14), (0.77, 0.14)]
    half += [(0.77, 0.36), (0.69, 0.42), (0.73, 0.86)]
    outline = [*half, *((1 - x, y) for x, y in reversed(half))]
    pen.fill([to(x, y) for x, y in outline], ink)
    door = [(0.42, 0.86), (0.42, 0.68), *arc((0.5, 0.68), 0.08, 180, 360, 10), (0.58, 0.86)]
    pen.fill([to(x, y) for x, y in door], ground)


def _lily(pen: Pen, to: Callable[[float, float], Point], side: float, ink: Colour, ground: Colour) -> None:
    middle = [*curve((0.5, 0.06), (0.62, 0.2), (0.66, 0.32), (0.56, 0.56)),
              *curve((0.44, 0.56), (0.34, 0.32), (0.38, 0.2), (0.5, 0.06))]  # fmt: skip
    left = [*curve((0.44, 0.58), (0.42, 0.3), (0.16, 0.2), (0.14, 0.44)),
            *curve((0.14, 0.44), (0.13, 0.56), (0.26, 0.58), (0.26, 0.47)),
            *curve((0.26, 0.47), (0.32, 0.42), (0.36, 0.5), (0.34, 0.58))]  # fmt: skip
    foot = [*curve((0.44, 0.64), (0.42, 0.74), (0.36, 0.8), (0.3, 0.8)), (0.5, 0.94),
            *curve((0.7, 0.8), (0.64, 0.8), (0.58, 0.74), (0.56, 0.64))]  # fmt: skip
    for shape in (middle, left, [(1 - x, y) for x, y in left], foot):
        pen.fill([to(x, y) for x, y in shape], ink)
    pen.fill([to(0.28, 0.56), to(0.72, 0.56), to(0.72, 0.66), to(0.28, 0.66)], ink)


_DRAW: Final[dict[str, Draw]] = {
    "chevron": _poly((0.5, 0.2), (1.12, 0.72), (1.12, 1.02), (0.5, 0.5), (-0.12, 1.02), (-0.12, 0.72)),
    "cross": _cross,
    "roundel": _roundel,
    "pale": _poly((0.33, -0.1), (0.67, -0.1), (0.67, 1.1), (0.33, 1.1)),
    "bend": _poly((-0.14, 0.06), (0.1, -0.16), (1.12, 0.8), (0.9, 1.04)),
    "saltire": _saltire,
    "tower": _tower,
    "lily": _lily,
}


@lru_cache(maxsize=256)
def shield(charge: str, w: int, h: int, ground: Colour, ink: Colour, rim: Colour, weight: float = 2) -> Image.Image:
    """A shield of w x h pixels with its charge, as a sprite."""
    pen, layer = Pen(w, h), Pen(w, h)
    edge = weight / 2
    outline = shield_outline(edge, edge, w - 2 * edge, h - 2 * edge)
    pen.fill(outline, ground)
    _DRAW[charge](layer, lambda x, y: (edge + x * (w - 2 * edge), edge + y * (h - 2 * edge)), w, ink, ground)
    pen.inside(outline, layer)
    pen.stroke(outline, rim, weight, closed=True)
    return pen.done()


@lru_cache(maxsize=256)
def banner(
    charge: str, w: int, h: int, up: bool, ground: Colour, ink: Colour, rim: Colour, lean: float = 0.5
) -> Image.Image:
    """A swallow-tailed banner of a camp; its tails point up (towards a side at the top) or down. `lean` places the charge
    across the cloth (0 left, 1 right), where something is written beside it."""
    pen, layer = Pen(w, h), Pen(w, h)
    e, tail = 1.5, h * 0.2
    shape: list[Point] = [(e, e), (w - e, e), (w - e, h - e), (w / 2, h - e - tail), (e, h - e)]
    charged = (w * lean, (h - tail) * 0.5)
    if up:
        shape = [(x, h - y) for x, y in shape]
        charged = (charged[0], h - charged[1])
    pen.fill(shape, ground)
    side = min(w * (0.8 - abs(lean - 0.5)), (h - tail) * 0.92)
    _DRAW[charge](layer, lambda x, y: (charged[0] + (x - 0.5) * side, charged[1] + (y - 0.48) * side), side, ink, ground)
    pen.inside(shape, layer)
    pen.stroke(shape, rim, 2.4, closed=True)
    return pen.done()
