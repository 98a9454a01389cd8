"""Signs of a hand-drawn map: peaks, woods, reeds, dunes, meadows, palms, waves.

`landform(kind, variant, side, tones, opened)` is a sprite of `WIDE` x `TALL` sides, the centre of its tile at `ANCHOR`.
`opened` leaves the middle free for what is built there. The same arguments give the same drawing on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.kit.hexagons import spread
from render.kit.palette import Colour, mix
from render.kit.pen import Pen, Point, arc, curve

VARIANTS: Final = 5
COARSE: Final = 36
"""Below so many pixels a side signs have fewer and bolder parts: a map of six hundred tiles stays quiet."""
WIDE: Final = 2.2
TALL: Final = 2.4
ANCHOR: Final = (1.1, 1.4)
"""Where the centre of the tile lies in a sprite, in sides."""


@dataclass(frozen=True, slots=True)
class Tones:
    """`ink` of the lines; `light`, `middle`, `dark` of the washes."""

    ink: Colour
    light: Colour
    middle: Colour
    dark: Colour


class Brush:
    """Draws in sides about the centre of a tile, with a hand that trembles the same way every time."""

    def __init__(self, pen: Pen, side: float, tones: Tones, seed: int) -> None:
        self.pen, self.side, self.tones, self.seed, self.count = pen, side, tones, seed, 0
        self.coarse = side < COARSE

    def lot(self) -> float:
        """From -1 to 1."""
        self.count += 1
        return spread(self.seed, self.count)

    def to(self, points: Sequence[Point]) -> list[Point]:
        """Points of the tile as points of the sprite."""
        return [((x + ANCHOR[0]) * self.side, (y + ANCHOR[1]) * self.side) for x, y in points]

    def line(self, points: Sequence[Point], weight: float = 0.042, colour: Colour | None = None) -> None:
        """A stroke; weight in sides."""
        self.pen.stroke(self.to(points), colour or self.tones.ink, max(0.7, weight * self.side))

    def area(self, points: Sequence[Point], colour: Colour, alpha: int = 255) -> None:
        """A wash."""
        self.pen.fill(self.to(points), colour, alpha)

    def dot(self, x: float, y: float, radius: float, colour: Colour | None = None) -> None:
        """A dot."""
        self.pen.disc(self.to([(x, y)])[0], max(0.5, radius * self.side), colour or self.tones.ink)


def _peak(b: Brush, x: float, foot: float, width: float, height: float) -> None:
    """One mountain: a lit flank, a shaded one, a cap of snow, hachures."""
    t = b.tones
    top = (x + 0.06 * b.lot() * width, foot - height)
    left, right = (x - width / 2, foot), (x + width / 2, foot)
    west = [left, (x - width * (0.3 + 0.04 * b.lot()), foot - height * 0.36),
            (x - width * (0.17 + 0.03 * b.lot()), foot - height * 0.66), top]  # fmt: skip
    east = [top, (x + width * (0.14 + 0.03 * b.lot()), foot - height * 0.7),
            (x + width * (0.31 + 0.04 * b.lot()), foot - height * 0.34), right]  # fmt: skip
    ridge = [top, (x + width * 0.05, foot - height * 0.62), (x - width * 0.05, foot - height * 0.36),
             (x + width * 0.06, foot)]  # fmt: skip
    b.area([*west, *east[1:]], t.light)
    b.area([*east, *ridge[::-1]], t.dark)
    snow = [west[2], top, east[1], (x + width * 0.07, foot - height * 0.62), (x, foot - height * 0.72),
            (x - width * 0.07, foot - height * 0.58)]  # fmt: skip
    b.area(snow, mix(t.light, (255, 255, 255), 0.8))
    b.area([top, east[1], (x + width * 0.07, foot - height * 0.62), (x + width * 0.03, foot - height * 0.7)],
           mix(t.dark, (255, 255, 255), 0.45))  # fmt: skip
    for k in range(0 if b.coarse else 3):
        share = 0.3 + 0.2 * k
        start = (x + width * (0.08 + 0.11 * k), foot - height * (0.5 - 0.15 * k))
        b.line([start, (start[0] + width * 0.05, start[1] + height * 0.17 * (1.25 - share))], 0.03)
    b.line([*west, *east[1:]], 0.05)
    if not b.coarse:
        b.line([top, *ridge[1:3]], 0.03)


def _mountain(b: Brush, variant: int, opened: bool) -> None:
    if opened:
        _peak(b, -0.44, -0.06, 0.66, 0.74 + 0.08 * b.lot())
        _peak(b, 0.44, -0.02, 0.62, 0.64 + 0.08 * b.lot())
        return
    flip = 1 if variant % 2 else -1
    if b.coarse:
        _peak(b, 0.32 * flip, 0.26, 0.92, 0.84 + 0.1 * b.lot())
        _peak(b, -0.34 * flip, 0.44, 0.9, 0.72 + 0.1 * b.lot())
        return
    _peak(b, 0.34 * flip, 0.1, 0.84, 0.86 + 0.1 * b.lot())
    _peak(b, -0.4 * flip, 0.26, 0.74, 0.72 + 0.08 * b.lot())
    if variant != 3:
        _peak(b, 0.16 * flip, 0.56, 0.8, 0.66 + 0.1 * b.lot())


def _conifer(b: Brush, x: float, foot: float, size: float) -> None:
    t = b.tones
    for k, (low, wide) in enumerate(((0.12, 0.3), (0.4, 0.22))):
        y = foot - size * low
        shape = [(x - size * wide, y), (x, y - size * 0.62), (x + size * wide, y)]
        b.area(shape, t.dark if k == 0 else t.middle)
        b.area([(x, y), (x, y - size * 0.62), (x + size * wide, y)], t.dark)
        b.line([*shape, shape[0]], 0.032)
    b.line([(x, foot), (x, foot - size * 0.12)], 0.045)


def _crown(b: Brush, x: float, foot: float, size: float) -> None:
    t = b.tones
    y, r = foot - size * 0.58, size * 0.36
    b.line([(x, foot), (x, y + r * 0.8)], 0.05)
    bumps = []
    for k in range(7):
        around = 2 * pi * k / 7 - pi / 2
        bumps.append((x + r * 0.66 * cos(around), y + r * 0.6 * sin(around)))
    for px, py in bumps:
        b.dot(px, py, r * 0.46)
    for px, py in bumps:
        b.dot(px, py, r * 0.46 - 0.03, t.middle)
    b.dot(x, y, r * 0.62, t.middle)
    if b.coarse:
        return
    for px, py in bumps[2:4]:
        b.dot(px, py, r * 0.38, t.dark)
    b.dot(bumps[6][0] + r * 0.1, bumps[6][1] + r * 0.1, r * 0.26, t.light)


def _forest(b: Brush, variant: int, opened: bool) -> None:
    places = [(-0.34, -0.3), (0.1, -0.36), (0.48, -0.22), (-0.58, 0.08), (-0.14, 0.06), (0.28, 0.1), (0.62, 0.16),
              (-0.4, 0.42), (0.04, 0.46), (0.42, 0.48)]  # fmt: skip
    if b.coarse:
        places = [(-0.3, -0.2), (0.32, -0.24), (-0.54, 0.24), (0.04, 0.2), (0.56, 0.26), (-0.24, 0.54), (0.34, 0.56)]
    for k, (x, y) in enumerate(places):
        if opened and (y > -0.1 and abs(x) < 0.5):
            continue
        x, y = x + 0.05 * b.lot(), y + 0.05 * b.lot()
        size = (0.66 if b.coarse else 0.54) + 0.06 * b.lot()
        if (k * 3 + variant) % 5 < 2:
            _conifer(b, x, y + 0.12, size * 1.06)
        else:
            _crown(b, x, y + 0.1, size)


def _reeds(b: Brush, x: float, y: float, size: float) -> None:
    t = b.tones
    for k in range(4):
        lean = (k - 1.5) * 0.12 * size + 0.02 * b.lot()
        high = size * (0.42 + 0.1 * b.lot() + (0.08 if k in (1, 2) else 0))
        b.line([(x + lean * 0.4, y), (x + lean, y - high)], 0.036)
        if k in (1, 2):
            b.line([(x + lean * 0.92, y - high * 0.84), (x + lean * 1.05, y - high * 1.12)], 0.075, t.dark)
    b.line([(x - size * 0.3, y + 0.01), (x + size * 0.3, y + 0.01)], 0.034)


def _swamp(b: Brush, variant: int, opened: bool) -> None:
    t = b.tones
    for k in range(0, 7, 3 if b.coarse else 1):
        x, y = 0.6 * b.lot(), -0.42 + 0.16 * k + 0.02 * b.lot()
        if opened and abs(x) < 0.5 and -0.2 < y < 0.42:
            continue
        half = 0.14 + 0.08 * abs(b.lot())
        b.area([(x - half * 1.4, y + 0.05), (x - half * 0.8, y - 0.02), (x + half, y - 0.01), (x + half * 1.5, y + 0.06)],
               t.light, 200)  # fmt: skip
        b.line([(x - half, y + 0.05), (x + half, y + 0.05)], 0.03)
    places = [(-0.34, -0.12), (0.34, -0.2), (-0.02, 0.2), (-0.5, 0.36), (0.48, 0.3), (0.06, 0.58)]
    if b.coarse:
        places = [(-0.36, -0.06), (0.38, 0.02), (-0.02, 0.48)]
    for k, (x, y) in enumerate(places):
        if opened and (k in (2,) or (abs(x) < 0.3 and y > -0.1)):
            continue
        if (k + variant) % 5 != 4:
            _reeds(b, x + 0.05 * b.lot(), y + 0.05 * b.lot(), 0.74 if b.coarse else 0.62)


def _tuft(b: Brush, x: float, y: float, size: float = 0.2) -> None:
    for lean in (-0.5, -0.12, 0.3, 0.62):
        b.line([(x + lean * size * 0.3, y), (x + lean * size, y - size * (0.95 - abs(lean - 0.05) * 0.6))], 0.03)


def _knoll(b: Brush, x: float, foot: float, width: float, height: float) -> None:
    """A low hill with a few strokes on its shaded side."""
    t = b.tones
    back = curve((x - width / 2, foot), (x - width * 0.24, foot - height * 1.34), (x + width * 0.2, foot - height * 1.34),
                 (x + width / 2, foot))  # fmt: skip
    b.area(back, t.light)
    b.area(
        [
            *curve(
                (x + width * 0.02, foot - height),
                (x + width * 0.2, foot - height * 0.98),
                (x + width * 0.36, foot - height * 0.7),
                (x + width / 2, foot),
            ),
            (x + width * 0.16, foot),
        ],
        t.middle,
    )
    for k in range(3):
        px = x + width * (0.16 + 0.09 * k)
        b.line([(px, foot - height * (0.74 - 0.2 * k)), (px + width * 0.05, foot - height * (0.42 - 0.13 * k))], 0.026)
    b.line(back, 0.04)


def _plain(b: Brush, variant: int, opened: bool) -> None:
    if variant == 1 and not opened:
        _knoll(b, -0.26, 0.02, 0.84, 0.26)
        _knoll(b, 0.3, 0.3, 0.86, 0.24)
    elif variant == 3 and not opened:
        for k in range(5):
            y = -0.1 + 0.12 * k
            b.line(curve((-0.5 + 0.05 * k, y), (-0.2, y - 0.06), (0.2, y + 0.05), (0.46 + 0.05 * k, y - 0.02)), 0.028)
        _crown(b, -0.5, -0.14, 0.4)
        _crown(b, 0.52, -0.2, 0.34)
    places = [(-0.42, -0.34), (0.3, -0.4), (-0.02, 0.02), (-0.52, 0.3), (0.5, 0.22), (0.08, 0.56)]
    if b.coarse:
        places = [(-0.4, -0.2), (0.36, -0.02), (-0.1, 0.5)]
    for x, y in places:
        x, y = x + 0.09 * b.lot(), y + 0.07 * b.lot()
        if opened and abs(x) < 0.5 and -0.3 < y < 0.45:
            continue
        if variant in (1, 3) and not opened and -0.3 < y < 0.5:
            continue
        _tuft(b, x, y, 0.26 if b.coarse else 0.2)


def _dune(b: Brush, x: float, y: float, size: float) -> None:
    t = b.tones
    crest = curve(
        (x - size, y), (x - size * 0.45, y - size * 0.56), (x + size * 0.1, y - size * 0.62), (x + size, y + size * 0.02)
    )
    lee = curve((x + size, y + size * 0.02), (x + size * 0.5, y - size * 0.1), (x + size * 0.1, y - size * 0.1),
                (x - size * 0.12, y - size * 0.46))  # fmt: skip
    b.area([*crest, (x + size * 0.4, y + size * 0.08), (x - size * 0.4, y + size * 0.08)], t.light)
    b.area([*crest[10:], *lee], t.middle)
    b.line(crest, 0.036)
    b.line(lee[2:], 0.024)


def _desert(b: Brush, variant: int, opened: bool) -> None:
    places = [(-0.36, -0.22, 0.4), (0.36, -0.02, 0.4), (-0.24, 0.3, 0.42), (0.34, 0.52, 0.34)]
    if b.coarse:
        places = [(-0.26, -0.1, 0.44), (0.3, 0.2, 0.44), (-0.2, 0.5, 0.44)]
    for k, (x, y, size) in enumerate(places):
        if opened and k in (1, 2):
            continue
        if not opened and k == variant % 4 and variant < 4:
            continue
        _dune(b, x + 0.06 * b.lot(), y + 0.05 * b.lot(), size)
    for _ in range(0 if b.coarse else 9):
        x, y = 0.62 * b.lot(), 0.6 * b.lot()
        if not (opened and abs(x) < 0.5 and abs(y) < 0.45):
            b.dot(x, y, 0.02)


def _palmtree(b: Brush, x: float, foot: float, size: float, lean: float) -> None:
    t = b.tones
    top = (x + lean, foot - size)
    b.line(curve((x, foot), (x, foot - size * 0.4), (x + lean * 0.5, foot - size * 0.8), top), 0.055)
    for degrees in (-160, -125, -62, -20, 14, 166):
        tip = (top[0] + size * 0.52 * cos(degrees * pi / 180), top[1] + size * 0.36 * sin(degrees * pi / 180) + 0.08 * size)
        middle = ((top[0] + tip[0]) / 2, min(top[1], tip[1]) - size * 0.1)
        b.line(curve(top, middle, middle, tip, 6), 0.07, t.dark)
    b.dot(top[0], top[1], 0.04)


def _oasis(b: Brush, variant: int, opened: bool) -> None:
    t = b.tones
    pool = [(0.46 * x, 0.26 + 0.2 * y) for x, y in arc((0, 0), 1, 0, 360, 28)]
    b.area(pool, t.middle)
    b.line(pool, 0.04)
    for y, half in ((0.2, 0.16), (0.3, 0.24)):
        b.line([(-half, y), (half * 0.6, y)], 0.026, mix(t.middle, (255, 255, 255), 0.5))
    _palmtree(b, -0.36, 0.14, 0.62, -0.08)
    _palmtree(b, 0.3, 0.1, 0.5, 0.1)
    if variant % 2:
        _palmtree(b, 0.02, 0.02, 0.46, 0.02)


def _wave(b: Brush, x: float, y: float, size: float) -> None:
    """Two lines that roll: a long one above a short one."""
    for down, start, end in ((0.0, -1.0, 1.0), (0.34, -0.35, 0.75)):
        left, right, level = x + size * start, x + size * end, y + size * down
        half = (right - left) / 2
        points = curve((left, level), (left + half * 0.4, level - size * 0.3), (left + half * 0.6, level + size * 0.3),
                       (left + half, level))  # fmt: skip
        points += curve(
            (left + half, level),
            (left + half * 1.4, level - size * 0.3),
            (left + half * 1.6, level + size * 0.3),
            (right, level),
        )
        b.line(points, 0.032)


def _sea(b: Brush, variant: int, opened: bool) -> None:
    places = (((-0.16, -0.2), (0.24, 0.34)), ((0.12, 0.1),), ((-0.1, -0.1),), (), ((0.0, 0.3),))[variant]
    if b.coarse:
        places = ((), ((0.0, 0.1),), (), (), ((0.0, 0.3),))[variant]
    for x, y in places:
        _wave(b, x, y, 0.32)


_DRAW: Final[dict[str, Callable[[Brush, int, bool], None]]] = {
    "mountain": _mountain, "forest": _forest, "swamp": _swamp, "plain": _plain, "desert": _desert, "oasis": _oasis,
    "sea": _sea,
}  # fmt: skip
KINDS: Final = tuple(_DRAW)


@lru_cache(maxsize=1024)
def landform(kind: str, variant: int, side: float, tones: Tones, opened: bool = False) -> Image.Image:
    """A sign as a sprite (RGBA). Raises KeyError for an unknown kind."""
    pen = Pen(WIDE * side, TALL * side, 4 if side < 60 else 3)
    _DRAW[kind](Brush(pen, side, tones, 7919 * KINDS.index(kind) + variant), variant, opened)
    return pen.done()
