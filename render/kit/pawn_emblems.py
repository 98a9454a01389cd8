"""Emblems of a war board's ranks: a mage's hat, a dagger, a cannon, jaws ..., in the hand and weight of the icons.

`pawn_emblem(name, size, ink)` gives a sprite; a rank that an emblem or icon of the house already says is drawn by that one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.kit.emblems import emblem
from render.kit.icons import Ink
from render.kit.palette import Colour
from render.kit.pen import Pen, arc, curve


def _hat(i: Ink) -> None:
    i.area((12.8, 2.2), *curve((12.8, 2.2), (9, 7), (7.6, 12), (6.8, 16.4)), (17.6, 16.4),
           *curve((17.6, 16.4), (16.8, 11), (15.4, 8.4), (17.2, 5.4)))  # fmt: skip
    i.area(*curve((2.2, 19), (6, 15.6), (18, 15.6), (21.8, 19)), *curve((21.8, 19), (17, 22.4), (7, 22.4), (2.2, 19)))


def _dagger(i: Ink) -> None:
    i.area((21, 3), (19.6, 7.6), (10.8, 15.6), (8.4, 13.2), (16.4, 4.4))
    i.line((5.4, 11.4), (12.6, 18.6))
    i.pen.stroke(i.to([(8, 16), (4, 20)]), i.ink, 3.6 * i.unit)


def _winged_boot(i: Ink) -> None:
    i.area((11, 3), (16.6, 3), (16.6, 11.6), (22, 15.6), (22, 20.4), (9.6, 20.4), (11, 12))
    for y, x in ((4.6, 1.6), (9, 3), (13.4, 4.6)):
        i.line((x, y), (8.4, y + 1.2))


def _shovel(i: Ink) -> None:
    i.pen.stroke(i.to([(19.4, 4.6), (10, 14)]), i.ink, 2.8 * i.unit)
    i.line((16.6, 2.4), (21.6, 7.4))
    i.area((8.4, 10.2), (13.8, 15.6), *curve((13.8, 15.6), (11, 21), (6, 22), (2.4, 21.6)),
           *curve((2.4, 21.6), (2, 18), (3, 13), (8.4, 10.2)))  # fmt: skip


def _horse(i: Ink) -> None:
    i.area((9.4, 2.4), (11.4, 4.8), *curve((11.4, 4.8), (17, 4.4), (20.4, 10), (20, 21)), (8, 21),
           *curve((8, 21), (8.6, 17), (12, 15), (12.6, 12)), (9.4, 13), (6.4, 15.8), (3.2, 13.6), (5.2, 8.6),
           (8, 5.6))  # fmt: skip


def _standard(i: Ink) -> None:
    i.line((12, 22), (12, 2.4))
    i.line((4.4, 5.2), (19.6, 5.2))
    i.area((5.4, 6), (18.6, 6), (18.6, 15.4), (15.3, 12.6), (12, 16.8), (8.7, 12.6), (5.4, 15.4))


def _jaws(i: Ink) -> None:
    """A snare with its teeth bared."""
    i.line((1.8, 12), *arc((12, 14), 9.4, 192, 348, 20), (22.2, 12))
    i.line((1.8, 12), *arc((12, 10), 9.4, 168, 12, 20), (22.2, 12))
    for x, depth in ((7.2, 0.9), (12, 0.0), (16.8, 0.9)):
        i.pen.fill(i.to([(x - 2.5, 5 + depth), (x + 2.5, 5 + depth), (x, 11.6)]), i.ink)
        i.pen.fill(i.to([(x - 2.5, 19 - depth), (x + 2.5, 19 - depth), (x, 12.4)]), i.ink)


def _cannon(i: Ink) -> None:
    i.area((3, 11.4), (19, 3.2), (22, 8.2), (8.4, 17.4), (4, 16.4))
    i.dot(2.8, 16.2, 1.5)
    i.ring(10.6, 16.6, 3.8)
    i.dot(10.6, 16.6, 1.6)


def _stone(i: Ink) -> None:
    """A power stone that shines."""
    i.area((12, 6.2), (17, 10.4), (15.4, 17.2), (12, 20.4), (8.6, 17.2), (7, 10.4))
    for k in range(7):
        angle = pi * (1.06 + 0.147 * k)
        a, b = 9.4, 12.2
        i.line((12 + a * cos(angle), 13.4 + a * sin(angle)), (12 + b * cos(angle), 13.4 + b * sin(angle)))


def _burst(i: Ink) -> None:
    """A shell that bursts."""
    points = []
    for k in range(16):
        r, angle = (10, 4.8)[k % 2], pi * (k / 8 - 0.5)
        points.append((12 + r * cos(angle), 12 + r * sin(angle)))
    i.area(*points)


def _swords(i: Ink) -> None:
    """Crossed swords, heavier than the icon of an attack."""
    for flip in (False, True):

        def to(x: float, y: float, flip: bool = flip) -> tuple[float, float]:
            return (24 - x, y) if flip else (x, y)

        i.pen.fill(i.to([to(1.8, 1.8), to(5.4, 2.6), to(17.2, 14.4), to(14.4, 17.2), to(2.6, 5.4)]), i.ink)
        i.line(to(12.2, 19.2), to(19.2, 12.2))
        i.pen.stroke(i.to([to(16.8, 16.8), to(21, 21)]), i.ink, 2.8 * i.unit)


_DRAW: Final[dict[str, Callable[[Ink], None]]] = {
    "hat": _hat, "dagger": _dagger, "winged_boot": _winged_boot, "shovel": _shovel, "horse": _horse,
    "standard": _standard, "jaws": _jaws, "cannon": _cannon, "stone": _stone, "burst": _burst,
    "swords": _swords,
}  # fmt: skip


@lru_cache(maxsize=512)
def pawn_emblem(name: str, size: int, ink: Colour) -> Image.Image:
    """An emblem as a square sprite of `size` pixels; one of the house's emblems or icons where this file has none of that
    name. Raises KeyError."""
    if name not in _DRAW:
        return emblem(name, size, ink)
    pen = Pen(size, size)
    _DRAW[name](Ink(pen, size, ink))
    return pen.done()
