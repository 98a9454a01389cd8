"""What is built on the map, as sprites in the colours of a kingdom: towns, watch-towers, harbours, ships, free sites."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.crests import crest
from render.kit.palette import Colour, mix, palette
from render.kit.pen import Pen, Point, arc, curve
from render.marchlords.tints import Arms, aged, arms, tints


def _detail(side: float) -> int:
    return 4 if side < 60 else 3


class _Mason:
    """Draws walls and roofs in sides, the foot of the building at (0, 0), up is negative."""

    def __init__(self, side: float, name: str, own: Arms, old: bool, high: float = 1.3) -> None:
        self.side, self.high = side, high
        self.pen = Pen(1.7 * side, (high + 0.3) * side, _detail(side))
        colours = tints(name)
        self.wall, self.shade, self.ink = colours.wall, colours.shade, colours.outline
        self.roof, self.trim = own.ground, own.ink
        if old:
            self.wall, self.shade = aged(self.wall, name, 0.4), aged(self.shade, name, 0.4)
            self.roof, self.trim = aged(self.roof, name, 0.3), aged(self.trim, name, 0.3)
            self.ink = mix(self.ink, colours.old, 0.4)

    def to(self, points: list[Point]) -> list[Point]:
        return [((x + 0.85) * self.side, (y + self.high) * self.side) for x, y in points]

    def shape(self, points: list[Point], colour: Colour, weight: float = 0.05) -> None:
        placed = self.to(points)
        self.pen.fill(placed, colour)
        self.pen.stroke(placed, self.ink, max(0.9, weight * self.side), closed=True)

    def line(self, points: list[Point], weight: float = 0.045, colour: Colour | None = None) -> None:
        self.pen.stroke(self.to(points), colour or self.ink, max(0.8, weight * self.side))

    def house(self, x: float, foot: float, w: float, h: float) -> None:
        """A gabled house in two faces."""
        self.shape(
            [(x, foot), (x, foot - h), (x + w * 0.4, foot - h * 1.5), (x + w * 0.8, foot - h), (x + w * 0.8, foot)],
            self.wall,
        )
        self.shape(
            [(x + w * 0.4, foot - h * 1.5), (x + w * 1.3, foot - h * 1.5), (x + w * 1.6, foot - h), (x + w * 0.8, foot - h)],
            self.roof,
        )
        self.shape([(x + w * 0.8, foot), (x + w * 0.8, foot - h), (x + w * 1.6, foot - h), (x + w * 1.6, foot)], self.shade)

    def tower(self, x: float, foot: float, w: float, h: float, roof: float) -> None:
        """A tower with a pointed roof, or battlements where `roof` is 0."""
        self.shape([(x - w / 2, foot), (x - w / 2, foot - h), (x + w / 2, foot - h), (x + w / 2, foot)], self.wall)
        self.pen.fill(
            self.to([(x + w * 0.1, foot), (x + w * 0.1, foot - h), (x + w / 2, foot - h), (x + w / 2, foot)]), self.shade
        )
        self.line([(x + w / 2, foot), (x + w / 2, foot - h)])
        if roof:
            self.shape([(x - w * 0.66, foot - h), (x, foot - h - roof), (x + w * 0.66, foot - h)], self.roof)
        else:
            top, t = foot - h, w / 5
            teeth: list[Point] = [(x - w * 0.6, top + t)]
            for k in range(3):
                left = x - w * 0.6 + k * w * 0.46
                teeth += [(left, top - t), (left + w * 0.28, top - t), (left + w * 0.28, top), (left + w * 0.46, top)]
            teeth = [*teeth[:-1], (x + w * 0.6, top + t)]
            self.shape(teeth, self.wall)
        self.line([(x, foot - h * 0.62), (x, foot - h * 0.48)], 0.05)

    def walls(self, x0: float, x1: float, foot: float, h: float) -> None:
        """A curtain wall with battlements and a gate."""
        n = 6
        step = (x1 - x0) / (2 * n - 1)
        points: list[Point] = [(x0, foot)]
        for k in range(n):
            left = x0 + 2 * k * step
            points += [(left, foot - h * 1.3), (left + step, foot - h * 1.3)]
            if k < n - 1:
                points += [(left + step, foot - h), (left + 2 * step, foot - h)]
        self.shape([*points, (x1, foot)], self.wall)
        g = 0.1
        gate = [
            (-g, foot),
            (-g, foot - h * 0.5),
            *[(x * g, foot - h * 0.5 + y * g) for x, y in arc((0, 0), 1, 180, 360, 10)],
            (g, foot),
        ]
        self.pen.fill(self.to(gate), self.ink)

    def flag(self, x: float, foot: float, h: float, w: float = 0.28) -> None:
        """A pennon in the colours of the kingdom."""
        self.line([(x, foot), (x, foot - h)], 0.04)
        self.shape([(x, foot - h), (x + w, foot - h + 0.09), (x, foot - h + 0.2)], self.roof, 0.034)

    def done(self) -> Image.Image:
        return self.pen.done()


@lru_cache(maxsize=512)
def town(faction: str, level: int, capital: bool, side: float, name: str, old: bool = False) -> Image.Image:
    """A city of level 1 or 2, a capital with its keep and crown."""
    mason = _Mason(side, name, arms(faction), old)
    if level >= 2:
        mason.tower(-0.28, -0.22, 0.22, 0.42, 0.26)
        mason.tower(0.32, -0.22, 0.22, 0.36, 0.24)
        mason.house(-0.18, -0.12, 0.2, 0.2)
        mason.tower(0.03, -0.16, 0.26, 0.62 if capital else 0.5, 0 if capital else 0.28)
        mason.walls(-0.56, 0.56, 0.1, 0.2)
        mason.tower(-0.58, 0.12, 0.2, 0.36, 0.18)
        mason.tower(0.58, 0.12, 0.2, 0.36, 0.18)
    else:
        if capital:
            mason.tower(0.06, -0.06, 0.28, 0.58, 0)
        else:
            mason.tower(0.04, -0.06, 0.22, 0.38, 0.28)
        mason.house(-0.54, 0.0, 0.24, 0.2)
        mason.house(0.2, -0.02, 0.22, 0.2)
        mason.house(-0.16, 0.12, 0.24, 0.2)
        mason.line([(-0.62, 0.13), (0.62, 0.13)], 0.04)
    if capital:
        mason.flag(0.05, -0.72 if level >= 2 else -0.62, 0.34, 0.34)
    done = mason.done()
    if capital:
        size = round(side * 0.44)
        gold = palette(name).gold if not old else aged(palette(name).gold, name, 0.3)
        big = Image.new("RGBA", done.size, (0, 0, 0, 0))
        spot = (round(0.85 * side - side * 0.62), round((1.3 - 1.14) * side))
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            big.alpha_composite(crest("crown", size, tints(name).outline), (spot[0] + dx, max(0, spot[1] + dy)))
        big.alpha_composite(crest("crown", size, gold), spot)
        done.alpha_composite(big)
    return done


TOWN_FOOT: Final = (0.85, 1.3)
"""Where the foot of a building lies in its sprite, in sides."""


@lru_cache(maxsize=256)
def outpost(faction: str, side: float, name: str, old: bool = False) -> Image.Image:
    """A wooden watch-tower with a pennon."""
    m = _Mason(side, name, arms(faction), old)
    m.line([(-0.2, 0.06), (-0.12, -0.34)], 0.055)
    m.line([(0.2, 0.06), (0.12, -0.34)], 0.055)
    m.line([(-0.17, -0.04), (0.13, -0.3)], 0.035)
    m.line([(0.17, -0.04), (-0.13, -0.3)], 0.035)
    m.shape([(-0.24, -0.32), (-0.24, -0.54), (0.24, -0.54), (0.24, -0.32)], m.wall)
    m.line([(-0.24, -0.43), (0.24, -0.43)], 0.03)
    m.shape([(-0.32, -0.54), (0, -0.78), (0.32, -0.54)], m.roof)
    m.flag(0, -0.76, 0.32, 0.26)
    return m.done()


@lru_cache(maxsize=256)
def harbour(faction: str, side: float, name: str, old: bool = False) -> Image.Image:
    """A quay with a crane and an anchor on the kingdom's colours."""
    m = _Mason(side, name, arms(faction), old)
    m.shape([(-0.44, 0.08), (-0.5, -0.06), (0.42, -0.06), (0.5, 0.08)], m.shade)
    for x in (-0.34, -0.04, 0.28):
        m.line([(x, 0.08), (x, 0.18)], 0.06)
    m.line([(0.28, -0.06), (0.28, -0.58), (-0.02, -0.66)], 0.05)
    m.line([(0.28, -0.36), (0.08, -0.62)], 0.035)
    m.line([(-0.02, -0.66), (-0.02, -0.4)], 0.03)
    centre = m.to([(-0.2, -0.3)])[0]
    m.pen.disc(centre, 0.27 * side, m.ink)
    m.pen.disc(centre, 0.235 * side, m.roof)
    size = round(0.34 * side)
    m.pen.put(crest("anchor", size * m.pen.scale, m.trim), (centre[0] - size / 2, centre[1] - size / 2))
    return m.done()


@lru_cache(maxsize=256)
def vessel(faction: str, side: float, name: str) -> Image.Image:
    """A ship with the sail of its kingdom."""
    m = _Mason(side, name, arms(faction), False)
    m.line([(0.02, -0.1), (0.02, -0.86)], 0.05)
    sail = [
        *curve((-0.3, -0.76), (-0.1, -0.7), (0.16, -0.7), (0.34, -0.78)),
        *curve((0.34, -0.78), (0.46, -0.58), (0.46, -0.42), (0.36, -0.24)),
        *curve((0.36, -0.24), (0.16, -0.3), (-0.1, -0.3), (-0.28, -0.22)),
        *curve((-0.28, -0.22), (-0.18, -0.4), (-0.18, -0.6), (-0.3, -0.76)),
    ]
    m.shape(sail, m.roof)
    m.line([(-0.2, -0.44), (0.43, -0.44)], 0.06, m.trim)
    wood = palette(name).wood
    m.shape(
        [
            (-0.52, -0.22),
            (-0.4, -0.16),
            (0.4, -0.16),
            (0.56, -0.28),
            *curve((0.56, -0.28), (0.5, 0.0), (0.36, 0.1), (0.1, 0.1)),
            *curve((0.1, 0.1), (-0.26, 0.1), (-0.46, 0.04), (-0.52, -0.22)),
        ],
        wood,
    )
    m.line([(-0.44, -0.06), (0.46, -0.08)], 0.03, mix(wood, (255, 235, 200), 0.4))
    m.shape([(0.02, -0.96), (0.24, -0.9), (0.02, -0.84)], m.roof, 0.03)
    return m.done()


@lru_cache(maxsize=64)
def plot(side: float, name: str, old: bool = False) -> Image.Image:
    """A place where a city may stand: a ring of stakes about a stone."""
    colours = tints(name)
    ink = mix(colours.outline, colours.old, 0.4) if old else colours.outline
    pen = Pen(1.1 * side, 0.8 * side, _detail(side))
    x, y = 0.55 * side, 0.4 * side
    ring = [(x + 0.46 * side * a, y + 0.27 * side * b) for a, b in arc((0, 0), 1, 0, 360, 48)]
    pen.fill(ring, mix(colours.wall, colours.shade, 0.3), 150 if not old else 80)
    for k in range(0, 48, 6):
        pen.stroke(ring[k : k + 4], ink, max(1.0, 0.05 * side))
    roof = [(x - 0.15 * side, y + 0.07 * side), (x - 0.15 * side, y - 0.06 * side), (x, y - 0.2 * side),
            (x + 0.15 * side, y - 0.06 * side), (x + 0.15 * side, y + 0.07 * side)]  # fmt: skip
    pen.fill(roof, colours.wall if not old else aged(colours.wall, name, 0.5))
    pen.stroke(roof, ink, max(1.0, 0.045 * side), closed=True)
    return pen.done()
