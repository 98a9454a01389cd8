"""Crests of kingdoms that are neither icon nor emblem yet: in the same hand and stroke weight, on the same grid of 24 units.

`crest(name, size, ink)` gives a sprite; where an emblem or an icon already says it, that one is taken.
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


def _star(i: Ink) -> None:
    """A spiked ball with eight points."""
    i.dot(12, 12, 4.6)
    for k in range(8):
        a = pi * k / 4
        far, near = (10.6, 4.0) if k % 2 == 0 else (8.8, 4.0)
        side = (cos(a + pi / 2), sin(a + pi / 2))
        i.area(
            (12 + near * cos(a) + 1.3 * side[0], 12 + near * sin(a) + 1.3 * side[1]),
            (12 + far * cos(a), 12 + far * sin(a)),
            (12 + near * cos(a) - 1.3 * side[0], 12 + near * sin(a) - 1.3 * side[1]),
        )


def _bull(i: Ink) -> None:
    """A bull's head with wide horns."""
    horn = [*curve((9, 7.6), (5, 8.6), (2.4, 6.6), (2, 2)), *curve((2, 2), (4, 4.6), (6.4, 4.8), (9.6, 4.6))]
    i.area(*horn)
    i.area(*[(24 - x, y) for x, y in horn])
    half = [(12, 4.6), (8.4, 5), (6.8, 9.4), (8.4, 15), (9.2, 19.6), (10.4, 21.6), (12, 22)]
    i.area(*half, *[(24 - x, y) for x, y in reversed(half)])
    i.area((6.4, 9.6), (2.6, 11), (6.8, 12.4))
    i.area((17.6, 9.6), (21.4, 11), (17.2, 12.4))


def _bat(i: Ink) -> None:
    """A bat with spread wings."""
    half = [
        (12, 9.4),
        (11, 6),
        (9.6, 9),
        *curve((9.6, 9), (7.6, 7.4), (5, 5.6), (1.4, 5.4)),
        *curve((1.4, 5.4), (2.6, 8.4), (2.6, 11.4), (1.8, 15.6)),
        *curve((1.8, 15.6), (3.4, 13.6), (5.4, 13.4), (6.8, 14.8)),
        *curve((6.8, 14.8), (8.6, 14), (9.6, 15), (10.2, 16.6)),
        (12, 20),
    ]
    i.area(*half, *[(24 - x, y) for x, y in reversed(half)])


def _ankh(i: Ink) -> None:
    """A looped cross."""
    i.pen.stroke(
        i.to([*curve((12, 12), (4, 8), (6, 1.8), (12, 1.8)), *curve((12, 1.8), (18, 1.8), (20, 8), (12, 12))]),
        i.ink,
        3.2 * i.unit,
    )
    i.pen.stroke(i.to([(12, 12), (12, 22)]), i.ink, 3.8 * i.unit)
    i.pen.stroke(i.to([(4.4, 13), (19.6, 13)]), i.ink, 3.8 * i.unit)


def _rat(i: Ink) -> None:
    """A crouching rat with a long tail."""
    i.area(
        (1.8, 14.6),
        (5.4, 11),
        (6.4, 8),
        (9, 10),
        *curve((9, 10), (13, 6.6), (20, 8.4), (20, 15.4)),
        (20.4, 18.4),
        (14, 18.4),
        (12.4, 16.8),
        (11, 18.4),
        (6.8, 18.4),
        (8, 16.4),
        (4.4, 16.4),
    )
    i.line(*curve((20, 17.6), (24, 18), (22.6, 22.4), (16, 21.4)), *curve((16, 21.4), (11, 20.8), (7, 21.6), (4.6, 21.8)))


def _pagoda(i: Ink) -> None:
    """A tower with three curved roofs."""
    for y, half, high in ((7.6, 5.4, 3.8), (13, 7.2, 3.4), (18.6, 9.4, 3.4)):
        roof = [*curve((12, y - high), (12 - half * 0.4, y - high * 0.5), (12 - half * 0.8, y), (12 - half, y - 1.4))]
        i.area(*roof, (12 - half * 0.7, y + 0.6), (12 + half * 0.7, y + 0.6), *[(24 - a, b) for a, b in reversed(roof)])
    i.line((12, 4), (12, 1.6))
    i.area((7, 19.6), (17, 19.6), (17, 22), (7, 22))


def _sails(i: Ink) -> None:
    """A ship with one full sail."""
    i.area((2.4, 15.4), (21.6, 15.4), *curve((21.6, 15.4), (20, 21), (16, 21.4), (12, 21.4)),
           *curve((12, 21.4), (8, 21.4), (4, 21), (2.4, 15.4)))  # fmt: skip
    i.line((12, 15), (12, 2.4))
    i.area((6, 4.6), *curve((6, 4.6), (9, 6), (15, 6), (18, 4.6)), *curve((18, 4.6), (19.6, 8), (19.6, 10), (18, 12.6)),
           *curve((18, 12.6), (15, 11.6), (9, 11.6), (6, 12.6)))  # fmt: skip


def _watch(i: Ink) -> None:
    """A watch-tower."""
    i.line((7.4, 21.6), (9, 10))
    i.line((16.6, 21.6), (15, 10))
    i.line((8.2, 16.4), (15.8, 16.4))
    i.area((6.4, 4.6), (17.6, 4.6), (17.6, 10), (6.4, 10))
    i.area((5.4, 4.6), (12, 1.8), (18.6, 4.6))


def _ram(i: Ink) -> None:
    """A siege: a wall with a breach and a ladder."""
    i.line(
        (2.6, 21), (2.6, 9), (5.4, 9), (5.4, 11.4), (8, 11.4), (8, 9), (11, 9), (11, 13), (13.4, 15), (12, 21), closed=True
    )
    i.line((15.4, 21.4), (20.4, 4))
    i.line((18.6, 21.4), (22.6, 7))
    for share in (0.2, 0.45, 0.7):
        i.line((15.8 + 4.6 * share, 20 - 15 * share), (19 + 4 * share, 20.4 - 13.6 * share))


def _ingots(i: Ink) -> None:
    """A stack of coins."""
    for k, (x, y) in enumerate(((8, 18.5), (8, 14.4), (16, 18.5), (8, 10.3), (16, 14.4))):
        points = arc((x, y), 1, 0, 360, 24)
        ring = [(x + (px - x) * 5.2, y + (py - y) * 2.2) for px, py in points]
        i.line(*ring) if k not in (3, 4) else i.area(*ring)


_DRAW: Final[dict[str, Callable[[Ink], None]]] = {
    "star": _star, "bull": _bull, "bat": _bat, "ankh": _ankh, "rat": _rat, "pagoda": _pagoda, "sails": _sails,
    "watch": _watch, "ram": _ram, "coins": _ingots,
}  # fmt: skip
CRESTS: Final = tuple(_DRAW)


@lru_cache(maxsize=512)
def crest(name: str, size: int, ink: Colour) -> Image.Image:
    """A crest as a square sprite of `size` pixels; an emblem or icon where no crest has that name. Raises KeyError."""
    if name not in _DRAW:
        return emblem(name, size, ink)
    pen = Pen(size, size)
    _DRAW[name](Ink(pen, size, ink))
    return pen.done()
