"""The figures: heroes stand on shields, monsters on dark serrated discs; hearts with hit points; what else marks a figure.

A hero is known by colour, emblem and the shield; a monster by emblem and number; everything that stands on the board has its
hit points on a heart.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.kit.figures import figure
from render.kit.fonts import BLACK
from render.kit.heraldry import shield_outline
from render.kit.marks import fade
from render.kit.palette import Colour, Palette, mix, palette
from render.kit.pen import Pen, Point, curve, margin, shadowed
from render.kit.type import figure_height, width

HEROES: Final = {"rempart": ("helm", 4), "archere": ("bow", 3), "arcaniste": ("orb", 5), "rodeur": ("hood", 1)}
"""Emblem and colour (a place among the palette's suits) of each hero of the house."""
MONSTERS: Final = {"gobelin": "goblin", "arbaletrier": "crossbow", "dragonnet": "dragon"}
OTHER: Final = ("legend", "shield", "crown", "sword", "moon")
OWN: Final = (2, 6, 7)
"""Emblems and colours of a table's own heroes: the one suit that is left, and beyond the suits stone and gold."""
EDGE: Final = margin()


def hero_look(hero: str) -> tuple[str, int]:
    """The emblem of a hero and the place of its colour."""
    number = sum(hero.encode())
    return HEROES.get(hero) or (OTHER[number % len(OTHER)], OWN[number % len(OWN)])


def hero_colours(hero: str, colours: Palette) -> tuple[Colour, Colour]:
    """Ground and ink of a hero."""
    grounds = (*colours.suits, colours.fog, colours.gold)
    inks = (*colours.suit_inks, colours.paper_ink, colours.paper_ink)
    place = hero_look(hero)[1]
    return grounds[place], inks[place]


def sign(name: str, size: int, ink: Colour) -> Image.Image:
    """A figure, emblem or icon."""
    return figure(name, size, ink)


def _studs(size: float, count: int, depth: float) -> list[Point]:
    middle, points = size / 2, []
    for k in range(2 * count):
        r = middle * (1 - depth * (k % 2))
        points.append((middle + r * cos(pi * k / count), middle + r * sin(pi * k / count)))
    return points


@lru_cache(maxsize=128)
def hero_token(hero: str, size: int, name: str, fallen: bool = False) -> Image.Image:
    """A hero's shield, about `size` pixels high, with its shadow (margin `pen.margin()`); a fallen hero lies on its side."""
    colours = palette(name)
    ground, ink = hero_colours(hero, colours)
    w, h = round(size * 0.88), size
    pen = Pen(w, h)
    rim = mix(ground, colours.shadow, 0.7)
    pen.fill(shield_outline(0, 0, w, h), rim)
    pen.fill(shield_outline(w * 0.035, w * 0.035, w * 0.93, h - w * 0.075), colours.paper)
    inner = shield_outline(w * 0.085, w * 0.085, w * 0.83, h - w * 0.19)
    pen.fill(inner, ground)
    glow = Pen(w, h)
    glow.fill([(0, 0), (w, 0), (0, h)], mix(ground, colours.paper, 0.13))
    pen.inside(inner, glow)
    side = w * 0.58
    pen.put(sign(hero_look(hero)[0], round(side * pen.scale), ink), ((w - side) / 2, h * 0.43 - side / 2))
    done = pen.done()
    if fallen:
        done = fade(done, colours.panel_edge, 0.45).rotate(78, Image.Resampling.BICUBIC, expand=True)
    return shadowed(done, colours.shadow)


@lru_cache(maxsize=128)
def monster_token(kind: str, size: int, name: str) -> Image.Image:
    """A monster's disc of `size` pixels, with its shadow (margin `pen.margin()`)."""
    colours = palette(name)
    ground, ink = colours.camps[0], colours.camp_inks[0]
    pen = Pen(size, size)
    pen.fill(_studs(size, 14, 0.12), mix(ground, colours.shadow, 0.5))
    pen.disc((size / 2, size / 2), size * 0.435, ink)
    pen.disc((size / 2, size / 2), size * 0.4, ground)
    side = size * 0.56
    pen.put(sign(MONSTERS.get(kind, "fang"), round(side * pen.scale), ink), ((size - side) / 2, (size - side) / 2))
    return shadowed(pen.done(), colours.shadow)


@lru_cache(maxsize=64)
def number_badge(number: int, name: str, size: int = 44) -> Image.Image:
    """The number of a monster among its like."""
    colours = palette(name)
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, colours.camps[0])
    pen.disc((size / 2, size / 2), size * 0.44, colours.paper)
    font = round(size * 0.86)
    pen.text((size / 2, (size + figure_height(BLACK, font)) / 2), str(number), BLACK, font, colours.paper_ink, "m")
    return pen.done()


def heart_outline(x: float, y: float, w: float, h: float) -> list[Point]:
    """A heart in the given box, broad enough for two figures."""

    def to(px: float, py: float) -> Point:
        return x + px * w, y + py * h

    left = [*curve(to(0.5, 0.2), to(0.4, -0.08), to(0.0, -0.06), to(0.0, 0.36)),
            *curve(to(0.0, 0.36), to(0.0, 0.62), to(0.24, 0.8), to(0.5, 1.0))]  # fmt: skip
    return [*left, *[(2 * x + w - px, py) for px, py in reversed(left)]]


@lru_cache(maxsize=256)
def heart(points: int, name: str, size: int = at.HEART, fresh: bool = False) -> Image.Image:
    """Hit points on a heart, `size` high; hollow at 0; `fresh`: they have just changed, so the rim is the accent's."""
    colours = palette(name)
    text = str(points)
    font = round(size * at.VALUE / at.HEART)
    w, h = round(max(size * 1.08, width(text, BLACK, font) + size * 0.36)), size
    ground = colours.suits[0] if points else colours.paper
    ink = colours.suit_inks[0] if points else colours.paper_ink
    pen = Pen(w + 8, h + 8)
    pen.fill(heart_outline(0, 0, w + 8, h + 8), colours.accent if fresh else colours.shadow)
    if fresh:
        pen.fill(heart_outline(4, 4, w, h), colours.halo)
    else:
        pen.fill(heart_outline(2, 2, w + 4, h + 4), colours.paper)
    pen.fill(heart_outline(5, 5, w - 2, h - 2), ground)
    pen.text(((w + 8) / 2, 4 + h * 0.43 + figure_height(BLACK, font) / 2), text, BLACK, font, ink, "m")
    return pen.done()


@lru_cache(maxsize=64)
def mark(shown: str, name: str, size: int = 44) -> Image.Image:
    """A round plate with the sign of what marks a figure: guard, dodge, pinned."""
    colours = palette(name)
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, colours.shadow)
    pen.disc((size / 2, size / 2), size * 0.46, colours.paper)
    side = size * 0.62
    pen.put(sign(shown, round(side * pen.scale), colours.paper_ink), ((size - side) / 2, (size - side) / 2))
    return pen.done()
