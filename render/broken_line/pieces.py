"""Pawns: faces with rank and emblem, backs with their army's colour, charge and shape, remembered ranks, mercenaries.

The good camp's pawns have the foot of a shield, the evil camp's the horns of a helmet: friend and foe differ by outline too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.kit.fonts import BLACK
from render.kit.heraldry import shield
from render.kit.icons import icon
from render.kit.marks import fade
from render.kit.palette import Colour, Palette, mix, palette
from render.kit.pawn_emblems import pawn_emblem
from render.kit.pen import Pen, Point, curve, shadowed
from render.kit.type import figure_height
from rules.broken_line.pieces import GREY, camp_of
from rules.broken_line.view import PawnView

EMBLEMS: Final = {
    "1": "hat", "2": "dagger", "3": "winged_boot", "4": "shovel", "5": "shield", "6": "horse", "7": "helm", "8": "dragon",
    "9": "helmet", "10": "standard", "11": "crown", "P": "jaws", "T": "cannon", "A": "stone",
}  # fmt: skip
"""The emblem of each rank."""
CHARGES: Final = {"B": "bend", "W": "lily", "V": "pale", "R": "chevron", "N": "tower", "J": "roundel"}
"""The charge of each army: that of its colour in all games."""
_SUITS: Final = {"R": 0, "J": 2, "V": 3, "B": 4}
_CAMPS: Final = {"N": 0, "W": 1}
BLUR, DROP = 2.0, 2.0
BORDER: Final = 6
"""The margin of a pawn's sprite: room for its shadow."""


def army_colours(army: str, colours: Palette) -> tuple[Colour, Colour]:
    """Ground and ink of an army; G are the mercenaries."""
    if army in _SUITS:
        return colours.suits[_SUITS[army]], colours.suit_inks[_SUITS[army]]
    if army in _CAMPS:
        return colours.camps[_CAMPS[army]], colours.camp_inks[_CAMPS[army]]
    return mix(colours.fog, colours.paper, 0.2), colours.paper_ink


def outline(army: str, w: float, inset: float = 0) -> list[Point]:
    """The outline of a pawn of `w` x `w`, by its camp; a mercenary is round-cornered on all sides."""
    a, b = inset, w - inset
    s = b - a

    def to(x: float, y: float) -> Point:
        return a + x * s, a + y * s

    if army == GREY:
        return _rounded(to, (0.0, 1.0), 0.26, 0.26)
    if camp_of(army) == "good":
        r = 0.1
        top = [*curve(to(0, r), to(0, 0), to(0, 0), to(r, 0), 6), *curve(to(1 - r, 0), to(1, 0), to(1, 0), to(1, r), 6)]
        foot = [*curve(to(1, 0.62), to(1, 0.84), to(0.76, 0.95), to(0.5, 1), 12),
                *curve(to(0.5, 1), to(0.24, 0.95), to(0, 0.84), to(0, 0.62), 12)]  # fmt: skip
        return [*top, *foot]
    horn = [to(0, 0), *curve(to(0.02, 0.0), to(0.2, 0.12), to(0.34, 0.13), to(0.5, 0.1), 10),
            *curve(to(0.5, 0.1), to(0.66, 0.13), to(0.8, 0.12), to(0.98, 0.0), 10), to(1, 0)]  # fmt: skip
    return [*horn, to(1, 0.86), to(0.86, 1), to(0.14, 1), to(0, 0.86)]


def _rounded(to: object, span: tuple[float, float], r: float, q: float) -> list[Point]:
    put = to  # the map from the unit square
    assert callable(put)
    lo, hi = span
    return [
        *curve(put(lo, lo + r), put(lo, lo), put(lo, lo), put(lo + r, lo), 8),
        *curve(put(hi - r, lo), put(hi, lo), put(hi, lo), put(hi, lo + r), 8),
        *curve(put(hi, hi - q), put(hi, hi), put(hi, hi), put(hi - q, hi), 8),
        *curve(put(lo + q, hi), put(lo, hi), put(lo, hi), put(lo, hi - q), 8),
    ]


def _body(pen: Pen, army: str, size: float, ground: Colour, ink: Colour, colours: Palette) -> None:
    """The plate of a pawn: a dark edge, an inner line in its ink."""
    pen.fill(outline(army, size), mix(ground, colours.shadow, 0.6 if colours.name == "night" else 0.72))
    pen.fill(outline(army, size, size * 0.035), mix(ground, ink, 0.55))
    pen.fill(outline(army, size, size * 0.062), ground)


@lru_cache(maxsize=512)
def face(army: str, rank: str, size: int, name: str) -> Image.Image:
    """A pawn whose rank is seen, `size` x `size` with a margin of `BORDER` for its shadow."""
    colours = palette(name)
    ground, ink = army_colours(army, colours)
    pen = Pen(size, size)
    _body(pen, army, size, ground, ink, colours)
    _figure(pen, army, rank, size, ground, ink)
    return shadowed(pen.done(), colours.shadow, BLUR, DROP)


def _figure(pen: Pen, army: str, rank: str, size: float, ground: Colour, ink: Colour) -> None:
    """Rank and emblem in the ink of the pawn: the figure large, a thing without strength by its emblem."""
    good = army != GREY and camp_of(army) == "good"
    low = -0.035 if good else 0.04
    if army != GREY:
        _arms(pen, army, rank, size, ground, ink)
    if not rank.isdigit():
        side = size * 0.6
        put = pawn_emblem(EMBLEMS[rank], round(side * pen.scale), ink)
        pen.put(put, (size * 0.345, size * (0.16 if good else 0.14)))
        pen.text((size * 0.09, size * (0.41 if good else 0.9)), rank, BLACK, size * 0.42, ink)
        return
    tall = size * (1.02 if len(rank) == 1 else 0.84)
    high = figure_height(BLACK, round(tall * pen.scale)) / pen.scale
    side = size * (0.36 if len(rank) == 1 else 0.3)
    sign = pawn_emblem(EMBLEMS[rank], round(side * pen.scale), ink)
    if len(rank) == 1:
        down = 0.0 if army == GREY else 0.075
        pen.put(sign, (size * 0.575, size * (0.5 + down + low) - side / 2))
        pen.text((size * 0.325, size * (0.5 + low) + high / 2), rank, BLACK, tall, ink, "m")
    else:
        pen.put(sign, (size * (0.5 if army == GREY else 0.42) - side / 2, size * (0.07 + low)))
        pen.text((size * 0.5, size * (0.36 + low) + high), rank, BLACK, tall, ink, "m")


def _arms(pen: Pen, army: str, rank: str, size: float, ground: Colour, ink: Colour) -> None:
    """The charge of the army, small, where rank and emblem leave room: own armies differ by it without colour."""
    w, h = size * 0.235, size * 0.26
    good = camp_of(army) == "good"
    spot = (0.685, 0.09 if good else 0.15) if rank.isdigit() else (0.1, 0.46 if good else 0.17)
    sign = shield(CHARGES[army], round(w * pen.scale), round(h * pen.scale), ground, ink, ink, size * 0.024 * pen.scale)
    pen.put(sign, (size * spot[0], size * spot[1]))


@lru_cache(maxsize=128)
def back(army: str, size: int, name: str) -> Image.Image:
    """The back of a pawn: its army's colour and charge; a mercenary's has the tavern of its spot, as the legend shows."""
    colours = palette(name)
    ground, ink = army_colours(army, colours)
    pen = Pen(size, size)
    _body(pen, army, size, ground, ink, colours)
    if army == GREY:
        side = size * 0.6
        pen.put(icon("tavern", round(side * pen.scale), ink), ((size - side) / 2, (size - side) / 2))
    else:
        _charge(pen, army, size, ground, ink)
    return shadowed(pen.done(), colours.shadow, BLUR, DROP)


def _charge(pen: Pen, army: str, size: float, ground: Colour, ink: Colour) -> None:
    w, h = size * 0.62, size * 0.68
    top = 0.14 if camp_of(army) == "good" else 0.2
    sign = shield(CHARGES[army], round(w * pen.scale), round(h * pen.scale), ground, ink, ink, size * 0.045 * pen.scale)
    pen.put(sign, ((size - w) / 2, size * top))


@lru_cache(maxsize=256)
def remembered(army: str, rank: str, size: int, name: str) -> Image.Image:
    """A foe's pawn whose rank was shown: it looks old. Its colour is pale and hatched, the rank stands on a worn label."""
    colours = palette(name)
    ground, ink = army_colours(army, colours)
    pale = mix(ground, mix(colours.ground, colours.fog, 0.35), 0.3)
    pen = Pen(size, size)
    _body(pen, army, size, pale, ink, colours)
    hatch = Pen(size, size)
    for k in range(-6, 14):
        x = k * size / 7
        hatch.stroke([(x, size), (x + size, 0)], mix(ground, colours.shadow, 0.25), size * 0.035)
    pen.inside(outline(army, size, size * 0.062), hatch)
    paper = mix(colours.paper, colours.fog if colours.name == "night" else colours.ground_edge, 0.35)
    dark = colours.paper_ink
    top = 0.17 if camp_of(army) == "evil" else 0.1
    x0, x1, y0, y1 = 0.15, 0.85, top, top + 0.64
    torn = [(x0, y0 + 0.03), (0.34, y0), (0.5, y0 + 0.03), (0.7, y0), (x1, y0 + 0.02), (x1 - 0.02, 0.5), (x1, y1 - 0.02),
            (0.66, y1), (0.5, y1 - 0.03), (0.3, y1), (x0, y1 - 0.02), (x0 + 0.02, 0.45)]  # fmt: skip
    pen.fill([(x * size, y * size) for x, y in torn], paper)
    pen.stroke([(x * size, y * size) for x, y in torn], mix(paper, dark, 0.45), size * 0.022, closed=True)
    _label(pen, rank, size, (top + 0.34) * size, mix(dark, paper, 0.12))
    w, h = size * 0.26, size * 0.29
    rim = mix(ground, dark, 0.6)
    sign = shield(CHARGES[army], round(w * pen.scale), round(h * pen.scale), ground, ink, rim, size * 0.026 * pen.scale)
    pen.put(sign, (size * 0.69, size * (top - 0.05)))
    return shadowed(pen.done(), colours.shadow, BLUR, DROP)


def _label(pen: Pen, rank: str, size: float, middle: float, ink: Colour) -> None:
    """The rank on a label: the figure, or the emblem of a thing without strength."""
    if not rank.isdigit():
        side = size * 0.5
        pen.put(pawn_emblem(EMBLEMS[rank], round(side * pen.scale), ink), (size * 0.17, middle - side / 2))
        return
    tall = size * (0.82 if len(rank) == 1 else 0.7)
    high = figure_height(BLACK, round(tall * pen.scale)) / pen.scale
    pen.text((size * (0.44 if len(rank) == 1 else 0.46), middle + high / 2), rank, BLACK, tall, ink, "m")


@lru_cache(maxsize=128)
def corner_sign(sign: str, size: int, name: str) -> Image.Image:
    """A small round sign for a pawn's corner: shown to all (eye), has moved (boot), was a mercenary (tavern)."""
    colours = palette(name)
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, colours.paper_ink)
    pen.disc((size / 2, size / 2), size * 0.43, colours.paper)
    side = size * 0.64
    pen.put(icon(sign, round(side * pen.scale), colours.paper_ink), ((size - side) / 2, (size - side) / 2))
    return pen.done()


def signs(pawn: PawnView, faces: bool) -> Sequence[str]:
    """The signs of a pawn: what the viewer knows beside its rank."""
    if not faces:
        return ()
    found = []
    if pawn.rank and pawn.shown:
        found.append("eye")
    if not pawn.rank and not pawn.known and pawn.moved:
        found.append("boot")
    if pawn.merc:
        found.append("tavern")
    return found


def sprite(pawn: PawnView, faces: bool, size: int, name: str) -> Image.Image:
    """A pawn as it is drawn: `faces` False keeps all of them face down."""
    if faces and pawn.rank:
        return face(pawn.army, pawn.rank, size, name)
    if faces and pawn.known:
        return remembered(pawn.army, pawn.known, size, name)
    return back(pawn.army, size, name)


@lru_cache(maxsize=64)
def spent(army: str, rank: str, size: int, name: str) -> Image.Image:
    """A face of a pawn that has run and stays where it is for the rest of the turn."""
    return fade(face(army, rank, size, name), palette(name).ground, 0.35)


def silhouette(army: str, size: int) -> Image.Image:
    """The mask of a pawn's outline (L)."""
    mask = Image.new("L", (size * 4, size * 4), 0)
    ImageDraw.Draw(mask).polygon([(x * 4, y * 4) for x, y in outline(army, size)], fill=255)
    return mask.reduce(4)
