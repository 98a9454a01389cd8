"""One hand-drawn set of icons, all with the same stroke weight, on a grid of 24 units.

`icon(name, size, ink)` gives a sprite; games add none of their own, they add to this list, so that one meaning keeps one
sign in all pictures (and in sentences, where the same shapes are uploaded as application emojis).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.kit.palette import Colour
from render.kit.pen import Pen, Point, arc, curve

GRID: Final = 24.0
WEIGHT: Final = 2.2


class Ink:
    """Draws in grid units with the one stroke weight."""

    def __init__(self, pen: Pen, size: int, ink: Colour) -> None:
        self.pen, self.unit, self.ink = pen, size / GRID, ink

    def to(self, points: list[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def line(self, *points: Point, closed: bool = False) -> None:
        self.pen.stroke(self.to(list(points)), self.ink, WEIGHT * self.unit, closed)

    def area(self, *points: Point) -> None:
        self.pen.fill(self.to(list(points)), self.ink)
        self.line(*points, closed=True)

    def dot(self, x: float, y: float, radius: float = 1.6) -> None:
        self.pen.disc((x * self.unit, y * self.unit), radius * self.unit, self.ink)

    def ring(self, x: float, y: float, radius: float) -> None:
        self.pen.ring((x * self.unit, y * self.unit), (radius + WEIGHT / 2) * self.unit, self.ink, WEIGHT * self.unit)


def _crown(i: Ink) -> None:
    i.area((3.5, 8), (8, 12), (12, 5), (16, 12), (20.5, 8), (18.5, 17), (5.5, 17))
    i.line((5.5, 20.5), (18.5, 20.5))
    for x, y in ((3.5, 6.6), (12, 3.8), (20.5, 6.6)):
        i.dot(x, y, 1.8)


def _boot(i: Ink) -> None:
    i.line((8, 3.5), (14, 3.5), (14, 12), (20.5, 15.5), (20.5, 19.5), (7, 19.5), (8, 12), closed=True)
    i.line((7.5, 7.5), (14, 7.5))


def _bow(i: Ink) -> None:
    i.line(*curve((6, 3), (17, 5), (19, 7), (21, 18)))
    i.line((6, 3), (21, 18))
    i.line((4, 20), (17, 7))
    i.line((12.5, 7), (17, 7), (17, 11.5))
    i.line((4, 16.5), (4, 20), (7.5, 20))


def _shield(i: Ink) -> None:
    sides = [*curve((4, 11), (4, 16), (8, 19), (12, 21.5)), *curve((12, 21.5), (16, 19), (20, 16), (20, 11))]
    i.line((20, 3.5), (4, 3.5), *sides, closed=True)
    i.line((12, 3.5), (12, 21))
    i.line((4, 10.5), (20, 10.5))


def _dice(i: Ink) -> None:
    i.line((4, 4), (20, 4), (20, 20), (4, 20), closed=True)
    for x, y in ((8.3, 8.3), (15.7, 15.7), (12, 12), (15.7, 8.3), (8.3, 15.7)):
        i.dot(x, y, 1.7)


def _heart(i: Ink) -> None:
    left = curve((12, 8), (9, 2), (2, 4), (3, 11)) + curve((3, 11), (4, 15), (9, 18), (12, 21))
    i.area(*left, *[(24 - x, y) for x, y in reversed(left)])


def _tent(i: Ink) -> None:
    i.line((12, 4), (3, 20), (21, 20), closed=True)
    i.line((12, 12), (8.5, 20))
    i.line((12, 12), (15.5, 20))
    i.line((12, 4), (12, 2))


def _anchor(i: Ink) -> None:
    i.ring(12, 4.8, 1.8)
    i.line((12, 7), (12, 21))
    i.line((7.5, 10), (16.5, 10))
    i.line(*curve((4, 13.5), (5, 19), (9, 21), (12, 21)), *curve((12, 21), (15, 21), (19, 19), (20, 13.5)))


def _food(i: Ink) -> None:
    i.line((12, 22), (12, 5))
    for y in (5.5, 10.0, 14.5):
        i.line(*curve((12, y + 4), (8, y + 3.4), (6.5, y + 1), (6.5, y - 1)))
        i.line(*curve((12, y + 4), (16, y + 3.4), (17.5, y + 1), (17.5, y - 1)))
    i.line((12, 6), (12, 2.5))


def _wood(i: Ink) -> None:
    i.ring(6.5, 16, 3.4)
    i.ring(16.5, 16, 3.4)
    i.ring(11.5, 7.6, 3.4)
    for x, y in ((6.5, 16), (16.5, 16), (11.5, 7.6)):
        i.dot(x, y, 1.1)


def _crystal(i: Ink) -> None:
    i.line((12, 2.5), (18.5, 8.5), (12, 21.5), (5.5, 8.5), closed=True)
    i.line((5.5, 8.5), (18.5, 8.5))
    i.line((9.5, 8.5), (12, 21))


def _age(i: Ink) -> None:
    i.line((6, 3.5), (18, 3.5))
    i.line((6, 20.5), (18, 20.5))
    i.line((7.5, 3.5), *curve((7.5, 7), (8, 10), (12, 12), (12, 12)), *curve((12, 12), (8, 14), (7.5, 17), (7.5, 20.5)))
    i.line(
        (16.5, 3.5), *curve((16.5, 7), (16, 10), (12, 12), (12, 12)), *curve((12, 12), (16, 14), (16.5, 17), (16.5, 20.5))
    )
    i.area((10, 19), (12, 16.4), (14, 19))


def _gold(i: Ink) -> None:
    i.ring(12, 12, 8)
    i.line((12, 6.5), (16, 12), (12, 17.5), (8, 12), closed=True)


def _attack(i: Ink) -> None:
    for flip in (False, True):
        for points in (((4, 4), (16.5, 16.5)), ((13, 19), (19, 13)), ((17, 17), (20.5, 20.5))):
            i.line(*[(24 - x, y) if flip else (x, y) for x, y in points])


def _deployment(i: Ink) -> None:
    i.line((6, 22), (6, 2.5))
    i.area((6, 4), (19, 4), (15.5, 8.5), (19, 13), (6, 13))


def _legend(i: Ink) -> None:
    points = []
    for k in range(10):
        r, angle = (9.6, 4.2)[k % 2], pi * (k / 5 - 0.5)
        points.append((12 + r * cos(angle), 12.6 + r * sin(angle)))
    i.area(*points)


def _horseshoe(i: Ink) -> None:
    i.pen.stroke(i.to([(7, 20.5), *curve((6, 17), (1, 3), (12, 3.2), (12, 3.2)),
                        *curve((12, 3.2), (23, 3), (18, 17), (17, 20.5))]), i.ink, 3.6 * i.unit)  # fmt: skip
    i.line((4.6, 20.5), (9, 20.5))
    i.line((15, 20.5), (19.4, 20.5))


def _ranks(i: Ink) -> None:
    for x in (2.5, 9.3, 16.1):
        i.line((x, 7), (x + 5.4, 7), (x + 5.4, 14), (x + 2.7, 18.5), (x, 14), closed=True)


def _fog(i: Ink) -> None:
    for y, a, b in ((5.5, 6, 19), (10, 3, 15), (14.5, 8, 21), (19, 4, 16)):
        i.line(*curve((a, y), (a + 4, y - 2.6), (b - 4, y + 2.6), (b, y)))


def _mud(i: Ink) -> None:
    i.line(
        *curve((12, 2.5), (8, 8), (7, 9), (7, 11.4)),
        *arc((12, 11.4), 5, 180, 0, 16),
        *curve((17, 11.4), (17, 9), (16, 8), (12, 2.5)),
    )
    i.line(*curve((3, 20.5), (8, 18), (15, 23), (21, 20.5)))


def _eye(i: Ink) -> None:
    i.line(*curve((2.5, 12), (7, 4.5), (17, 4.5), (21.5, 12)), *curve((21.5, 12), (17, 19.5), (7, 19.5), (2.5, 12)))
    i.dot(12, 12, 3.4)


def _march(i: Ink) -> None:
    i.line((3, 15.5), (14, 15.5), (14, 20), (21.5, 12), (14, 4), (14, 8.5), (3, 8.5), closed=True)


def _flight(i: Ink) -> None:
    i.line((6, 22), (6, 3))
    i.line((6, 4), (18, 7.5), (6, 12))
    i.line((12, 15), (21, 22))
    i.line((21, 15), (12, 22))


def _mask(i: Ink) -> None:
    i.line(
        (3, 5.5),
        (21, 5.5),
        *curve((21, 9), (20, 16), (16, 20), (12, 20)),
        *curve((12, 20), (8, 20), (4, 16), (3, 9)),
        closed=True,
    )
    i.line((6.8, 11), (10, 11))
    i.line((14, 11), (17.2, 11))


def _scroll(i: Ink) -> None:
    i.line((6, 3.5), (18, 3.5), (18, 17), *curve((18, 17), (18, 21), (21, 21), (21, 17)))
    i.line((6, 3.5), (6, 17.5), *curve((6, 17.5), (6, 20.5), (8, 20.5), (8, 20.5)), (18.5, 20.5))
    i.line((9.5, 8.5), (14.5, 8.5))
    i.line((9.5, 13), (14.5, 13))


def _sword(i: Ink) -> None:
    i.line((12, 2.5), (12, 15.5))
    i.line((7, 15.5), (17, 15.5))
    i.line((12, 15.5), (12, 21.5))


def _waves(i: Ink) -> None:
    for y in (7, 12, 17):
        i.line(
            *curve((2.5, y), (6, y - 4.5), (8.5, y + 4.5), (12, y)),
            *curve((12, y), (15.5, y - 4.5), (18, y + 4.5), (21.5, y)),
        )


def _furrows(i: Ink) -> None:
    for x, top in ((2.5, 9.5), (8.8, 11), (15.2, 13), (21.5, 14.5)):
        i.line((x, 20.5), (top, 8))
    i.line((3, 8), (21, 8))


def _tree(i: Ink) -> None:
    i.line((12, 2.5), (18, 10), (15.5, 10), (20, 16.5), (4, 16.5), (8.5, 10), (6, 10), closed=True)
    i.line((12, 16.5), (12, 21.5))


def _peaks(i: Ink) -> None:
    i.line((2, 20), (9, 5), (13.5, 14), (16.5, 9), (22, 20), closed=True)
    i.line((6.6, 10.5), (9, 12.6), (11.6, 10.5))


def _hill(i: Ink) -> None:
    i.line((2, 19.5), *curve((2, 19.5), (7, 5.5), (17, 5.5), (22, 19.5)), closed=True)


def _gorge(i: Ink) -> None:
    i.line((2.5, 3.5), (8.5, 3.5), (7.5, 9), (10, 14), (9, 20.5), (2.5, 20.5), closed=True)
    i.line((21.5, 3.5), (15.5, 3.5), (16.5, 9), (14, 14), (15, 20.5), (21.5, 20.5), closed=True)


def _moon(i: Ink) -> None:
    i.area(*arc((11, 12), 9, 40, 320, 30), *arc((15.4, 12), 6.3, 293, 67, 24))


def _famine(i: Ink) -> None:
    _food(i)
    i.line((3.5, 20.5), (20.5, 3.5))


def _trophy(i: Ink) -> None:
    i.line(
        (6, 3.5), (18, 3.5), *curve((18, 3.5), (18, 12), (15, 14), (12, 14)), *curve((12, 14), (9, 14), (6, 12), (6, 3.5))
    )
    i.line((12, 14), (12, 20))
    i.line((7.5, 20.5), (16.5, 20.5))


def _hammer(i: Ink) -> None:
    i.line((4.5, 20.5), (12.6, 11))
    i.area((8, 7), (12, 3.5), (20.2, 10.4), (16.6, 14.4))


def _check(i: Ink) -> None:
    i.pen.stroke(i.to([(3.5, 12.5), (9.5, 18.8), (20.5, 5.5)]), i.ink, 3.4 * i.unit)


def _up(i: Ink) -> None:
    i.area((12, 3), (20.5, 13), (15, 13), (15, 21), (9, 21), (9, 13), (3.5, 13))


def _down(i: Ink) -> None:
    i.area((12, 21), (20.5, 11), (15, 11), (15, 3), (9, 3), (9, 11), (3.5, 11))


def _pack(i: Ink) -> None:
    i.line((3.5, 7.5), (14, 7.5), (14, 21), (3.5, 21), closed=True)
    i.line((7.5, 4.8), (17.2, 4.8), (17.2, 18))
    i.line((11.5, 2.2), (20.5, 2.2), (20.5, 15))


def _town(i: Ink) -> None:
    i.line((2.5, 20.5), (2.5, 12.5), (7, 8), (11.5, 12.5), (11.5, 20.5), closed=True)
    i.line((11.5, 20.5), (11.5, 8.5), (16.5, 3), (21.5, 8.5), (21.5, 20.5), closed=True)
    i.area((15.2, 20.5), (15.2, 15), (17.8, 15), (17.8, 20.5))


def _temple(i: Ink) -> None:
    i.area((12, 3), (2.5, 8.8), (21.5, 8.8))
    for x in (5.5, 12, 18.5):
        i.line((x, 9), (x, 18))
    i.line((2.5, 20.5), (21.5, 20.5))


def _tavern(i: Ink) -> None:
    i.line((4.5, 8), (16, 8), (15.2, 20.5), (5.3, 20.5), closed=True)
    i.line(*curve((16, 10), (22.5, 9), (22.5, 17.5), (15.5, 17)))
    i.line((8.6, 12), (8.9, 16.5))
    i.line((12, 12), (11.8, 16.5))
    for x, y in ((6.2, 5.6), (10.4, 4.4), (14.4, 5.6)):
        i.dot(x, y, 2.2)


def _mine(i: Ink) -> None:
    i.area(*curve((2.5, 11.5), (5.5, 3), (18.5, 3), (21.5, 11.5)), *curve((21.5, 11.5), (17, 6.4), (7, 6.4), (2.5, 11.5)))
    i.line((12, 5), (12, 21.5))


def _barracks(i: Ink) -> None:
    i.line(
        (4, 20.5), (4, 4), (7.6, 4), (7.6, 7), (10.2, 7), (10.2, 4), (13.8, 4), (13.8, 7), (16.4, 7), (16.4, 4), (20, 4),
        (20, 20.5), closed=True,
    )  # fmt: skip
    i.area((9.6, 20.5), (9.6, 14.6), *arc((12, 14.6), 2.4, 180, 360, 10), (14.4, 20.5))


def _lock(i: Ink) -> None:
    i.area((5, 11), (19, 11), (19, 20.5), (5, 20.5))
    i.line((7.8, 11), *curve((7.8, 7), (7.8, 1.6), (16.2, 1.6), (16.2, 7)), (16.2, 11))


def _skull(i: Ink) -> None:
    i.line(*curve((7.5, 16.5), (0.5, 13.5), (3.5, 3), (12, 3)), *curve((12, 3), (20.5, 3), (23.5, 13.5), (16.5, 16.5)),
           (16.5, 20.5), (7.5, 20.5), closed=True)  # fmt: skip
    i.dot(8.6, 11, 2.2)
    i.dot(15.4, 11, 2.2)
    i.line((12, 17.5), (12, 20.5))


def _quill(i: Ink) -> None:
    i.area(*curve((7, 16.5), (7, 8), (13, 3.5), (20.5, 3)), *curve((20.5, 3), (20.5, 11), (15, 16.5), (7, 16.5)))
    i.line((3.2, 21), (8, 15.6))


_DRAW: Final[dict[str, Callable[[Ink], None]]] = {
    "crown": _crown, "boot": _boot, "bow": _bow, "shield": _shield, "dice": _dice, "heart": _heart, "tent": _tent,
    "anchor": _anchor, "food": _food, "wood": _wood, "crystal": _crystal, "age": _age, "gold": _gold, "attack": _attack,
    "deployment": _deployment, "legend": _legend, "horseshoe": _horseshoe, "ranks": _ranks, "fog": _fog, "mud": _mud,
    "eye": _eye, "march": _march, "flight": _flight, "mask": _mask, "scroll": _scroll, "sword": _sword, "waves": _waves,
    "furrows": _furrows, "tree": _tree, "peaks": _peaks, "hill": _hill, "gorge": _gorge, "moon": _moon, "famine": _famine,
    "trophy": _trophy, "hammer": _hammer, "check": _check, "up": _up, "down": _down, "pack": _pack, "town": _town,
    "temple": _temple, "tavern": _tavern, "mine": _mine, "barracks": _barracks, "lock": _lock, "skull": _skull,
    "quill": _quill,
}  # fmt: skip
ICONS: Final = tuple(_DRAW)


@lru_cache(maxsize=256)
def icon(name: str, size: int, ink: Colour) -> Image.Image:
    """An icon as a square sprite of `size` pixels. Raises KeyError for an unknown name."""
    pen = Pen(size, size)
    _DRAW[name](Ink(pen, size, ink))
    return pen.done()
