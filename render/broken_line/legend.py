"""The legend at the foot: what the signs of the ground and of pawns mean."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.broken_line import layout as at
from render.broken_line.ground import land, opening
from render.broken_line.pieces import BORDER, corner_sign, remembered
from render.broken_line.tiles import mercenary_spot, red_spot
from render.broken_line.words import say
from render.kit.fonts import BOLD, TEXT
from render.kit.icons import icon
from render.kit.palette import mix, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import capital_height, width

ROW: Final = 56
SIGN: Final = 44
GROUND: Final = ("gate", "lock", "height", "shortcut", "red", "tavern")
OWN: Final = ("known", "boot", "eye")


@lru_cache(maxsize=64)
def sign(kind: str, name: str) -> Image.Image:
    """The sign of an entry, `SIGN` pixels square."""
    colours, tones, size = palette(name), land(name), SIGN
    if kind == "red":
        return red_spot(size, name)
    if kind == "tavern":
        return mercenary_spot(size, name)
    if kind == "known":
        whole = remembered("R", "7", size + 2, name)
        return whole.crop((BORDER - 2, BORDER - 1, BORDER + size, BORDER + size + 2))
    if kind in ("boot", "eye"):
        return corner_sign(kind, size, name)
    pen = Pen(size, size)
    if kind == "lock":
        pen.put(icon("lock", (size - 6) * pen.scale, colours.ink), (3, 3))
    elif kind == "gate":
        pen.box((0, size * 0.34, size, size * 0.66), tones.wall, 3)
        opening(pen, (size * 0.2, size / 2), (size * 0.8, size / 2), 1.0, size * 0.32, tones)
    elif kind == "height":
        pen.box((0, 0, size, size), tones.stone, 4, tones.wall, 3)
        ink = mix(tones.wall, colours.shadow, 0.3) if name != "night" else tones.crest
        pen.text((size / 2, size / 2 + capital_height(BOLD, 30) / 2), "I", BOLD, 30, ink, "m")
    elif kind == "shortcut":
        for k in range(5):
            spot = (size * (0.12 + 0.19 * k), size * (0.62 if k % 4 else 0.5))
            pen.disc(spot, 5, colours.paper)
            pen.disc(spot, 3.6, mix(colours.paper_ink, tones.wall, 0.2))
    return pen.done()


def rows(language: str, own: bool) -> list[list[tuple[str, str, float]]]:
    """The entries in rows: (kind, words, left edge)."""
    found: list[list[tuple[str, str, float]]] = [[]]
    x = float(at.LEFT)
    for kind in (*GROUND, *(OWN if own else ())):
        text = say(language, f"picture-legend-{kind}")
        wide = SIGN + 12 + width(text, TEXT, at.SMALL)
        if x + wide > at.RIGHT and found[-1]:
            found.append([])
            x = float(at.LEFT)
        found[-1].append((kind, text, x))
        x += wide + 34
    return found


def height(language: str, own: bool) -> int:
    """The height of the legend."""
    return ROW * len(rows(language, own)) + 10


def draw_legend(sheet: Sheet, name: str, language: str, top: float, own: bool) -> None:
    """The entries, from `top` on."""
    colours = palette(name)
    for k, row in enumerate(rows(language, own)):
        y = top + k * ROW
        for kind, text, x in row:
            sheet.lay(sign(kind, name), (x, y + 5))
            sheet.text((x + SIGN + 12, y + 39), text, TEXT, at.SMALL, colours.ink_soft)
