"""What stands on the map, as sprites: shields of kingdoms, borders, towns, towers, harbours, ships, armies, signs.

Every sprite comes with the place of its foot or centre, so that a map lays it down with one call.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.crests import crest
from render.kit.fonts import BLACK
from render.kit.heraldry import shield_outline
from render.kit.hexagons import UNIT
from render.kit.landforms import COARSE
from render.kit.marks import fade
from render.kit.palette import Colour, mix, palette
from render.kit.pen import Pen, Point, margin, shadowed
from render.kit.type import capital_height, width
from render.marchlords.tints import Arms, aged, arms, tints
from rules.marchlords.state import seat_letter

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
"""Levels and tiers are Roman: they are never taken for the number of an army."""


def _detail(side: float) -> int:
    return 4 if side < 60 else 3


# -- shields -----------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def shield(faction: str, seat: int, name: str, w: int, h: int, mark: str = "crest") -> Image.Image:
    """A shield of a kingdom (RGBA, with a shadow of `margin()`). `mark`: `crest`, `letter`, or `both`."""
    own, ink = arms(faction), tints(name).outline
    pen = Pen(w, h)
    outline = shield_outline(1, 1, w - 2, h - 2)
    pen.fill(outline, own.ground)
    pen.stroke(outline, ink, max(1.6, w * 0.05), closed=True)
    inner = shield_outline(w * 0.09, h * 0.075, w * 0.82, h * 0.83)
    pen.stroke(inner, own.ink, max(1.0, w * 0.03), closed=True)
    letter = seat_letter(seat)
    if mark == "letter":
        size = round(h * 0.62)
        pen.text((w / 2, h * 0.45 + capital_height(BLACK, size) / 2), letter, BLACK, size, own.ink, "m")
    elif mark == "both":
        size = round(h * 0.4)
        part = round(w * 0.52)
        pen.put(crest(own.crest, part * pen.scale, own.ink), ((w - part) / 2, h * 0.13))
        pen.text((w / 2, h * 0.86), letter, BLACK, round(size * 0.78), own.ink, "m")
    else:
        part = round(w * 0.66)
        pen.put(crest(own.crest, part * pen.scale, own.ink), ((w - part) / 2, h * 0.16))
    return shadowed(pen.done(), palette(name).shadow, 2, 1)


SHADOW: Final = margin(2, 1)
"""The margin of the shadow of shields and armies."""


# -- borders -----------------------------------------------------------------------------------------------------------


def _band(corners: list[Point], edge: int) -> tuple[Point, Point]:
    ends = ((0, 1), (5, 0), (4, 5), (3, 4), (2, 3), (1, 2))[edge]
    return corners[ends[0]], corners[ends[1]]


def _pattern(pen: Pen, a: Point, b: Point, own: Arms, weight: float) -> None:
    """The pattern of a border along one edge, in the ink of the arms."""
    length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
    step = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)

    def at(along: float, aside: float = 0) -> Point:
        return a[0] + step[0] * along - step[1] * aside, a[1] + step[1] * along + step[0] * aside

    thin = weight * 0.36
    if own.pattern == "rail":
        pen.stroke([at(0), at(length)], own.ink, thin)
    elif own.pattern == "dashes":
        for k in range(3):
            pen.stroke([at(length * (0.1 + 0.3 * k)), at(length * (0.27 + 0.3 * k))], own.ink, thin)
    elif own.pattern == "dots":
        for k in range(5):
            pen.disc(at(length * (0.1 + 0.2 * k)), weight * 0.27, own.ink)
    elif own.pattern == "checks":
        for k in range(4):
            low, high = length * (0.02 + 0.25 * k), length * (0.14 + 0.25 * k)
            pen.fill([at(low, -weight / 2), at(high, -weight / 2), at(high, weight / 2), at(low, weight / 2)], own.ink)
    elif own.pattern == "teeth":
        for k in range(5):
            low = length * 0.2 * k
            pen.fill(
                [at(low, -weight / 2), at(low + length * 0.1, weight * 0.4), at(low + length * 0.2, -weight / 2)], own.ink
            )


@lru_cache(maxsize=1024)
def territory(faction: str, side: float, edges: int, name: str, old: bool = False) -> Image.Image:
    """A tile that somebody owns: a wash in the colour of the kingdom and its border along the edges whose bit is set, with
    the pattern of the kingdom. The sprite is as large as the tile and `EDGE` sides more on every side."""
    own, ink = arms(faction), tints(name).outline
    if old:
        own = Arms(aged(own.ground, name, 0.25), aged(own.ink, name, 0.25), own.crest, own.pattern)
        ink = mix(ink, tints(name).old, 0.4)
    pen = Pen((3**0.5 + 2 * EDGE) * side, (2 + 2 * EDGE) * side, _detail(side))
    middle = ((3**0.5 / 2 + EDGE) * side, (1 + EDGE) * side)
    bold = side < COARSE
    weight = max(3.0, side * (0.2 if bold else 0.15))

    def corners(inset: float) -> list[Point]:
        reach = side - inset * 2 / 3**0.5
        return [(middle[0] + x * reach, middle[1] + y * reach) for x, y in UNIT]

    dark = 0.3 * own.ground[0] + 0.59 * own.ground[1] + 0.11 * own.ground[2] < 70
    pen.fill(corners(0.5), own.ground, 40 if old or dark else 90 if bold else 62)
    for edge in range(6):
        if edges >> edge & 1:
            pen.stroke(list(_band(corners(weight * 0.62 + 0.5), edge)), ink, weight + max(1.6, side * 0.035))
    for edge in range(6):
        if edges >> edge & 1:
            pen.stroke(list(_band(corners(weight * 0.62 + 0.5), edge)), own.ground, weight)
    for edge in range(6):
        if edges >> edge & 1:
            _pattern(pen, *_band(corners(weight * 0.62 + 0.5), edge), own, weight)
    return pen.done()


EDGE: Final = 0.08


# -- armies ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def army(faction: str, seat: int, number: int, tier: int, general: bool, side: float, name: str) -> Image.Image:
    """An army: the shield of its kingdom with its name, a banner with its tier, a star for its general. Sprite with a shadow
    (`SHADOW`); its foot is the middle of its lower edge."""
    own, ink = arms(faction), tints(name).outline
    w, h = side * ARMY_W, side * 1.14
    pen = Pen(w, h + side * 0.1, _detail(side))
    top = side * 0.1
    head = h * 0.56
    outline = [(x, y + top) for x, y in shield_outline(1, 1, w - 2, head * 1.3)]
    pen.fill(outline, own.ground)
    pen.stroke(outline, ink, max(1.4, side * 0.05), closed=True)
    label = f"{seat_letter(seat)}{number}"
    size = fitting(label, round(side * LABEL), w * 0.94)
    pen.text((w / 2, top + head * 0.53 + capital_height(BLACK, size) / 2), label, BLACK, size, own.ink, "m")
    plate = (w * 0.05, top + head, w * 0.95, top + h - 1)
    pen.box(plate, tints(name).wall, side * 0.06, ink, max(1.3, side * 0.045))
    roman = ROMAN[tier]
    size = fitting(roman, round(side * (LABEL - 0.05)), w * 0.78)
    pen.text((w / 2, (plate[1] + plate[3]) / 2 + capital_height(BLACK, size) / 2), roman, BLACK, size, ink, "m")
    if general:
        r = side * 0.16
        x, y = w - r * 0.98, r * 0.98
        pen.disc((x, y), r, ink)
        pen.disc((x, y), r * 0.82, palette(name).gold)
        part = round(r * 1.3)
        pen.put(crest("legend", part * pen.scale, tints(name).wall), (x - part / 2, y - part / 2 - 0.4))
    return shadowed(pen.done(), palette(name).shadow, 2, 1)


ARMY_W: Final = 0.86
LABEL: Final = 0.53
"""Width of an army and font size of its name and tier, in sides."""


def fitting(text: str, size: int, room: float) -> int:
    """The largest font size up to `size` in which a text is at most so wide."""
    while width(text, BLACK, size) > room and size > 6:
        size -= 1
    return size


@lru_cache(maxsize=512)
def plaque(faction: str, text: str, general: bool, side: float, name: str) -> Image.Image:
    """A further army of a kingdom on the same tile, in one line."""
    own, ink = arms(faction), tints(name).outline
    w, h = 0.86 * side, 0.32 * side
    pen = Pen(w, h, _detail(side))
    pen.box((0, 0, w, h), ink, side * 0.06)
    rim = max(1.0, side * 0.03)
    pen.box((rim, rim, w - rim, h - rim), own.ground, side * 0.05)
    size = round(side * 0.29)
    star = round(side * 0.22) if general else 0
    while width(text, BLACK, size) > w * 0.9 - star and size > 5:
        size -= 1
    pen.text(((w - star) / 2, h / 2 + capital_height(BLACK, size) / 2), text, BLACK, size, own.ink, "m")
    if general:
        pen.put(crest("legend", star * pen.scale, own.ink), (w - star - side * 0.05, (h - star) / 2))
    return pen.done()


@lru_cache(maxsize=256)
def medal(sign: str, size: int, ground: Colour, ink: Colour, rim: Colour, text: str = "") -> Image.Image:
    """A round badge with a sign and, at its lower right, a figure."""
    pen = Pen(size * (1.3 if text else 1), size * (1.12 if text else 1))
    pen.disc((size / 2, size / 2), size / 2, rim)
    pen.disc((size / 2, size / 2), size * 0.44, ground)
    part = round(size * 0.62)
    pen.put(crest(sign, part * pen.scale, ink), ((size - part) / 2, (size - part) / 2))
    if text:
        r = size * 0.27
        x, y = size * 1.02, size * 0.82
        pen.disc((x, y), r, rim)
        pen.disc((x, y), r * 0.86, ink)
        high = round(size * 0.44)
        pen.text((x, y + capital_height(BLACK, high) / 2), text, BLACK, high, ground, "m")
    return pen.done()


def ghost(sprite: Image.Image, name: str) -> Image.Image:
    """A thing that is only planned: see-through."""
    done = fade(sprite, tints(name).wall, 0.35)
    done.putalpha(sprite.getchannel("A").point([round(v * 0.72) for v in range(256)]))
    return done
