"""Heroes, monsters and what happens to them, in the hand and stroke weight of the icons.

`figure(name, size, ink)` gives a sprite; where there is none of that name it is the emblem or icon of the name.
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


def _hood(i: Ink) -> None:
    """A hooded head: the brim, the dark of the face, two eyes left bare."""
    i.line((12, 1.8), *curve((12, 1.8), (20, 4), (21.5, 12), (20, 21.6)), (4, 21.6),
           *curve((4, 21.6), (2.5, 12), (4, 4), (12, 1.8)), closed=True)  # fmt: skip
    i.area((12, 6.8), *curve((12, 6.8), (17, 8.6), (18, 13.6), (15.4, 18.8)), (12, 20.4),
           *curve((8.6, 18.8), (6, 13.6), (7, 8.6), (12, 6.8)))  # fmt: skip


def _orb(i: Ink) -> None:
    """A staff's star with its rays."""
    points = []
    for k in range(16):
        r, angle = ((11, 4.6, 7.4, 4.6)[k % 4]), pi * (k / 8 - 0.5)
        points.append((12 + r * cos(angle), 12 + r * sin(angle)))
    i.area(*points)


def _goblin(i: Ink) -> None:
    """A broad face with long ears."""
    half = [(12, 4.6), (8.4, 5.4), (6.6, 8.8), (0.8, 5.4), (3.4, 11.6), (6.8, 13.6), (7.6, 17.4), (12, 21.4)]
    i.line(*half, *[(24 - x, y) for x, y in reversed(half)], closed=True)
    for flip in (False, True):
        eye = [(7.8, 10.2), (11, 12), (8.6, 12.9)]
        i.area(*[(24 - x, y) if flip else (x, y) for x, y in eye])
    i.line((8.8, 16.6), (10.4, 17.8), (12, 16.8), (13.6, 17.8), (15.2, 16.6))


def _crossbow(i: Ink) -> None:
    i.line((12, 2), (12, 22))
    i.pen.stroke(i.to([*curve((1.8, 11.4), (4, 4.2), (20, 4.2), (22.2, 11.4))]), i.ink, 3 * i.unit)
    i.line((1.8, 11.4), (12, 14.6), (22.2, 11.4))
    i.area((12, 0.8), (14.4, 4.4), (9.6, 4.4))
    i.line((9.4, 21.8), (14.6, 21.8))


def _pinned(i: Ink) -> None:
    """An arrow stuck in the ground."""
    i.line((18.6, 3), (8.6, 16.4))
    i.area((5.6, 20.4), (6.2, 13.8), (11.6, 17.8))
    i.line((18.6, 3), (14.6, 4.2))
    i.line((18.6, 3), (18.8, 7.2))
    i.line((15.6, 7), (11.8, 7.8))
    i.line((15.6, 7), (16, 11))
    i.line((2.4, 21.8), (14.6, 21.8))


def _dodge(i: Ink) -> None:
    """A step aside."""
    i.line(*curve((3, 20.6), (3, 9), (8, 6.6), (15.4, 6.6)))
    i.area((14.4, 1.6), (21.6, 6.6), (14.4, 11.6))
    i.line((11, 20.6), (15.4, 20.6))
    i.line((19, 20.6), (21.4, 20.6))
    i.line((11, 15.4), (14, 15.4))


def _target(i: Ink) -> None:
    i.ring(12, 12, 7.4)
    i.dot(12, 12, 2.4)
    for x0, y0, x1, y1 in ((12, 0.8, 12, 6), (12, 18, 12, 23.2), (0.8, 12, 6, 12), (18, 12, 23.2, 12)):
        i.line((x0, y0), (x1, y1))


def _cover(i: Ink) -> None:
    """A wall as high as the chest, a head over it."""
    i.dot(12, 6.2, 4)
    i.area((2.4, 12.8), (21.6, 12.8), (21.6, 21.6), (2.4, 21.6))


def _cleave(i: Ink) -> None:
    """A blade's sweep."""
    i.area(*arc((5, 19), 17.4, 275, 352, 24), *arc((4, 20), 14.2, 350, 280, 24))
    i.line((2.6, 21.4), (11.6, 12.4))
    i.line((4.4, 15.4), (8.6, 19.6))


def _bolt(i: Ink) -> None:
    i.area((14, 1.6), (5, 13.4), (11, 13.4), (9, 22.4), (19, 9.6), (12.8, 9.6))


def _shots(i: Ink) -> None:
    """Two arrows."""
    for y in (7, 16):
        i.line((2.4, y), (16, y))
        i.area((15.6, y - 3.6), (21.8, y), (15.6, y + 3.6))
        i.line((5, y - 3), (2.2, y), (5, y + 3))


def _burst(i: Ink) -> None:
    i.ring(12, 12, 3.6)
    for k in range(8):
        angle = pi * k / 4
        i.line((12 + 7.2 * cos(angle), 12 + 7.2 * sin(angle)), (12 + 10.8 * cos(angle), 12 + 10.8 * sin(angle)))


def _leap(i: Ink) -> None:
    """From a place to another through the air."""
    i.ring(5, 18.4, 2.6)
    i.line(*curve((6, 13), (7, 2.4), (16, 2.4), (18.4, 11)))
    i.area((14.4, 10.6), (21.8, 9.4), (19.4, 16.6))


def _knife(i: Ink) -> None:
    i.area((21.6, 2.4), (19.6, 9.4), (12.4, 14), (10, 11.6), (14.6, 4.4))
    i.line((7, 11.6), (12.4, 17))
    i.pen.stroke(i.to([(8.6, 15.4), (3.6, 20.4)]), i.ink, 3.4 * i.unit)


def _fang(i: Ink) -> None:
    """A monster of no kind the set knows."""
    i.line(*curve((2.6, 7), (8, 12), (16, 12), (21.4, 7)))
    for x in (6.6, 12, 17.4):
        i.area((x - 2.4, 11.2), (x + 2.4, 11.2), (x, 19.6))


_DRAW: Final[dict[str, Callable[[Ink], None]]] = {
    "hood": _hood, "orb": _orb, "goblin": _goblin, "crossbow": _crossbow, "pinned": _pinned, "dodge": _dodge,
    "target": _target, "cover": _cover, "cleave": _cleave,
    "bolt": _bolt, "shots": _shots, "burst": _burst, "leap": _leap, "knife": _knife, "fang": _fang,
}  # fmt: skip
FIGURES: Final = tuple(_DRAW)


@lru_cache(maxsize=256)
def figure(name: str, size: int, ink: Colour) -> Image.Image:
    """A square sprite of `size` pixels. Raises KeyError for a name that is no figure, emblem or icon."""
    if name not in _DRAW:
        return emblem(name, size, ink)
    pen = Pen(size, size)
    _DRAW[name](Ink(pen, size, ink))
    return pen.done()
