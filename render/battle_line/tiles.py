"""The battlefield between the two sides: a vignette of its land, its number, its terrain, the Weather, and who holds it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import pi, sin
from typing import Final

from PIL import Image

from render.battle_line import layout as at
from render.kit.fonts import BLACK, BOLD
from render.kit.heraldry import CAMP_CHARGES, banner
from render.kit.icons import icon
from render.kit.marks import badge, fade
from render.kit.palette import Palette, mix, palette
from render.kit.pen import Pen, Point, curve, shadowed
from render.kit.texture import veil
from render.kit.type import capital_height, figure_height

LAND: Final = {
    "H1": "waves", "H2": "furrows", "H3": "fog", "H4": "tree", "H5": "peaks", "H6": "hill", "H7": "gorge", "H8": "moon",
    "H9": "famine",
}  # fmt: skip
RADIUS: Final = 10


@dataclass(frozen=True, slots=True)
class Tile:
    """All that a battlefield's tile shows. `owner_top`: whether the owner's side is at the top; None: unclaimed."""

    number: int
    name: str
    land: str
    fog: bool
    mud: bool
    owner: int | None
    owner_top: bool


@lru_cache(maxsize=256)
def tile(shown: Tile, name: str) -> Image.Image:
    """The tile with its shadow (margin `pen.margin()`), `CARD_W` x `TILE`, and the owner's banner upon it."""
    colours = palette(name)
    pen = Pen(at.CARD_W, at.TILE)
    _land(pen, shown, colours)
    if shown.owner is None:
        _number(pen, shown, colours)
        _label(pen, shown, colours)
        _weather(pen, shown, colours)
    pen.box((0, 0, at.CARD_W, at.TILE), None, RADIUS, mix(colours.panel_edge, colours.ink, 0.75), 2.4)
    done = pen.done()
    if shown.owner is not None:
        done = fade(done, colours.panel, 0.45)
        _banner(done, shown, colours)
    return shadowed(done, colours.shadow)


def _land(pen: Pen, shown: Tile, colours: Palette) -> None:
    """Sky and two ranges of hills that differ from battlefield to battlefield; Mud browns the ground, Fog veils it all."""
    w, h = at.CARD_W, at.TILE
    view = Pen(w, h)
    view.box((0, 0, w, h), colours.sky)
    near = mix(colours.land, colours.mud, 0.75) if shown.mud else colours.land
    far = mix(colours.land_far, colours.mud, 0.3) if shown.mud else colours.land_far
    for base, swing, tone, phase in ((0.56, 0.1, far, 0.9), (0.72, 0.08, near, 0.0)):
        ridge: list[Point] = [
            (
                w * k / 20,
                h
                * (
                    base
                    - swing * sin(2 * pi * k / 20 + shown.number * 1.7 + phase) * (0.6 + 0.4 * sin(shown.number + k / 6))
                ),
            )
            for k in range(21)
        ]
        view.fill([*ridge, (w, h), (0, h)], tone)
    if shown.mud:
        for x, y, r in ((20.0, 106.0, 15.0), (62.0, 98.0, 11.0), (92.0, 112.0, 17.0)):
            upper = curve((x - r, y), (x - r, y - r / 2.4), (x + r, y - r / 2.4), (x + r, y))
            lower = curve((x + r, y), (x + r, y + r / 2.4), (x - r, y + r / 2.4), (x - r, y))
            view.fill([*upper, *lower], mix(colours.mud, colours.shadow, 0.35))
    _standard(view, shown, colours)
    if shown.fog or shown.land == "fog":
        view.lay(veil((w, h), mix(colours.fog, (255, 255, 255), 0.45), 0.85, 40 + shown.number), (0, 0))
        for x, y in ((0, 0.2), (26, 0.44), (8, 0.68), (34, 0.88)):
            line = curve((x - 14, h * y), (x + 22, h * y - 14), (x + 42, h * y + 14), (x + 84, h * y))
            view.stroke(line, mix(colours.fog, (255, 255, 255), 0.78), 3)
    frame = Pen(w, h)
    frame.box((0, 0, w, h), (0, 0, 0), RADIUS)
    pen.clip(frame.image.getchannel("A"), view)


def _standard(view: Pen, shown: Tile, colours: Palette) -> None:
    """A few firs, and the bare standard that both sides fight for."""
    w, h = at.CARD_W, at.TILE
    tone = mix(colours.land, colours.ink, 0.35)
    for k in range(3 + shown.number % 3):
        x = (shown.number * 37 + k * 41) % 104 + 4.0
        y = h * (0.74 + 0.07 * ((shown.number + k) % 3))
        size = 9 + (shown.number * 5 + k * 3) % 5
        view.fill([(x, y - 2 * size), (x - size * 0.6, y), (x + size * 0.6, y)], tone)
    if not (shown.land or shown.fog or shown.mud):
        x, top, foot = w / 2 - 8, h * 0.5, h * 0.9
        view.stroke([(x, top), (x, foot)], mix(colours.wood, colours.shadow, 0.3), 3)
        view.fill([(x, top + 1), (x + 30, top + 10), (x, top + 20)], colours.paper)
        view.stroke([(x, top + 1), (x + 30, top + 10), (x, top + 20)], mix(colours.wood, colours.shadow, 0.3), 1.4)


def _number(pen: Pen, shown: Tile, colours: Palette) -> None:
    """The number on a small plate; at the left where the land has a sign of its own."""
    high = figure_height(BLACK, at.NUMBER)
    middle = at.CARD_W / 2 if not shown.land else 32
    top = 12
    pen.box(
        (middle - 25, top, middle + 25, top + high + 20), colours.paper, 9, mix(colours.paper_ink, colours.paper, 0.25), 1.8
    )
    pen.text((middle, top + 10 + high), str(shown.number), BLACK, at.NUMBER, colours.paper_ink, "m")
    if shown.land:
        pen.put(icon(shown.land, 44 * pen.scale, colours.paper_ink), (60, 15))


def _label(pen: Pen, shown: Tile, colours: Palette) -> None:
    if shown.name:
        w, h, high = at.CARD_W, at.TILE, 36
        pen.box((3, h - high - 3, w - 3, h - 3), colours.paper, 7, mix(colours.paper_ink, colours.paper, 0.5), 1.4)
        pen.text(
            (w / 2, h - 3 - (high - capital_height(BOLD, at.SMALL)) / 2),
            shown.name,
            BOLD,
            at.SMALL,
            colours.paper_ink,
            "m",
            w - 14,
        )


def _weather(pen: Pen, shown: Tile, colours: Palette) -> None:
    signs = [
        (sign, colour) for sign, colour, here in (("fog", colours.fog, shown.fog), ("mud", colours.mud, shown.mud)) if here
    ]
    size: float = 46 if not shown.name else 34
    top = 62 if shown.name else at.TILE - size - 8
    for k, (sign, colour) in enumerate(signs):
        x = at.CARD_W / 2 + (k - (len(signs) - 1) / 2) * (size + 8) - size / 2
        dark = mix(colour, (0, 0, 0), 0.5)
        pen.put(badge(size * pen.scale, dark, colours.paper), (x, top))
        pen.put(
            icon(sign, (size - 14) * pen.scale, colours.paper if sum(colours.paper) > 380 else colours.ink), (x + 7, top + 7)
        )


def _banner(done: Image.Image, shown: Tile, colours: Palette) -> None:
    """The owner's banner, moved to the owner's side, with the battlefield's number at its head."""
    assert shown.owner is not None
    camp, ink = colours.camps[shown.owner], colours.camp_inks[shown.owner]
    w, h = at.CARD_W - 12, at.TILE - 26
    cloth = banner(CAMP_CHARGES[shown.owner], w, h, shown.owner_top, camp, ink, colours.ink, 0.6)
    pen = Pen(w, h)
    pen.text((9, (h - 11 if shown.owner_top else 11 + figure_height(BLACK, 38))), str(shown.number), BLACK, 38, ink)
    cloth = cloth.copy()
    cloth.alpha_composite(pen.done())
    cloth = shadowed(cloth, colours.shadow, 2, 1.5)
    done.alpha_composite(cloth, (0, 0 if shown.owner_top else at.TILE - h - 12))
