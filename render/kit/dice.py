"""Dice as they lie on a table: the five shapes of a ladder from d4 to d12, and the pips of a d6.

The shape tells the kind of die, the figure on it what it shows; facets are shades of the die's own colour.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.kit.fonts import BLACK
from render.kit.palette import Colour, mix
from render.kit.pen import Pen, Point, shadowed
from render.kit.type import figure_height

GRID: Final = 24.0
Facet = tuple[float, tuple[Point, ...]]
"""How much darker (positive) or lighter (negative) than the die, and the corners of the facet."""


def _round(corners: int, radius: float, turn: float = -0.5, middle: Point = (12.0, 12.0)) -> tuple[Point, ...]:
    return tuple(
        (middle[0] + radius * cos(pi * (2 * k / corners + turn)), middle[1] + radius * sin(pi * (2 * k / corners + turn)))
        for k in range(corners)
    )


_TEN: Final = _round(10, 11.2)
_FIVE: Final = _round(5, 7.6)
_OUTLINES: Final[dict[int, tuple[Point, ...]]] = {
    4: ((12, 1.2), (23.2, 21), (0.8, 21)),
    6: ((2, 2), (22, 2), (22, 22), (2, 22)),
    8: ((12, 0.4), (23, 12), (12, 23.6), (1, 12)),
    10: ((12, 0.4), (23.4, 9.6), (23.4, 14), (12, 23.6), (0.6, 14), (0.6, 9.6)),
    12: _TEN,
}
_FACETS: Final[dict[int, tuple[Facet, ...]]] = {
    4: ((0.2, ((12, 1.2), (23.2, 21), (12, 14.5))), (0.1, ((23.2, 21), (0.8, 21), (12, 14.5)))),
    6: (),
    8: ((0.26, ((1, 12), (23, 12), (12, 23.6))), (0.0, ((2.6, 13.8), (21.4, 13.8), (12, 0.4)))),
    10: (
        (0.22, ((0.6, 9.6), (0.6, 14), (12, 23.6), (12, 18.4), (4.6, 13.4))),
        (0.34, ((23.4, 9.6), (23.4, 14), (12, 23.6), (12, 18.4), (19.4, 13.4))),
        (0.12, ((12, 0.4), (23.4, 9.6), (19.4, 13.4))),
    ),
    12: tuple(
        (0.1 + 0.07 * ((k * 2) % 5), (_FIVE[k], _TEN[2 * k], _TEN[2 * k + 1], _TEN[(2 * k + 2) % 10], _FIVE[(k + 1) % 5]))
        for k in range(5)
    ),
}
_BASE: Final = {4: 15.4, 6: 12.0, 8: 11.8, 10: 11.6, 12: 12.0}
"""The middle of the figure on each shape."""
SHARE: Final = {4: 0.54, 6: 0.76, 8: 0.72, 10: 0.72, 12: 0.73}
"""Font size of the figure as a share of the die's size."""
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def shape(sides: int) -> int:
    """The number of sides whose shape is drawn: the nearest of the ladder."""
    return min(_OUTLINES, key=lambda one: (abs(one - sides), one))


@lru_cache(maxsize=512)
def die(sides: int, shown: str, size: int, fill: Colour, ink: Colour, shadow: Colour | None = None) -> Image.Image:
    """A die of `size` pixels that shows a figure ("" for none); with `shadow` it has the margin `pen.margin()`."""
    form, unit = shape(sides), size / GRID
    pen = Pen(size, size)

    def placed(points: tuple[Point, ...]) -> list[Point]:
        return [(x * unit, y * unit) for x, y in points]

    rim = mix(fill, ink, 0.62)
    if form == 6:
        pen.box((2 * unit, 2 * unit, 22 * unit, 22 * unit), fill, 4 * unit, rim, 1.1 * unit)
    else:
        pen.fill(placed(_OUTLINES[form]), fill)
        for dark, corners in _FACETS[form]:
            pen.fill(placed(corners), mix(fill, ink, dark))
        pen.stroke(placed(_OUTLINES[form]), rim, 1.1 * unit, closed=True)
    if shown:
        font = round(size * SHARE[form] * (1 if len(shown) < 2 else 0.82 if len(shown) < 3 else 0.6))
        pen.text((size / 2, _BASE[form] * unit + figure_height(BLACK, font) / 2), shown, BLACK, font, ink, "m")
    return pen.done() if shadow is None else shadowed(pen.done(), shadow)


@lru_cache(maxsize=64)
def pips(value: int, size: int, fill: Colour, ink: Colour, shadow: Colour | None = None) -> Image.Image:
    """A d6 with pips, 1 to 6, without any before it is rolled (0); with `shadow` it has the margin `pen.margin()`."""
    unit = size / GRID
    pen = Pen(size, size)
    pen.box((1 * unit, 1 * unit, 23 * unit, 23 * unit), fill, 5 * unit, mix(fill, ink, 0.62), 1.1 * unit)
    for x, y in _PIPS.get(value, ()):
        pen.disc(((12 + 5.6 * x) * unit, (12 + 5.6 * y) * unit), 2.5 * unit, ink)
    return pen.done() if shadow is None else shadowed(pen.done(), shadow)
