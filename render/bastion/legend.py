"""The legend at the bottom: what the signs mean."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.bastion.terrain import ground_tone, ink_on, wall_tone
from render.bastion.tokens import heart_outline, sign
from render.bastion.words import say
from render.kit.arrows import arrow
from render.kit.dice import pips
from render.kit.fonts import BLACK, TEXT
from render.kit.palette import Palette, mix, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import figure_height, width

ROWS: Final = (
    ("height", "wall", "heart", "action", "turn", "moved"),
    ("boot", "target", "shield", "dodge", "pinned", "pips"),
)
SIDE: Final = 32


@lru_cache(maxsize=64)
def _sign(what: str, name: str) -> Image.Image:
    colours = palette(name)
    pen = Pen(SIDE, SIDE)
    if what in ("height", "wall"):
        tone = ground_tone(1, colours) if what == "height" else wall_tone(colours)
        ink = ink_on(tone, colours) if what == "height" else colours.paper
        pen.box((0, 0, SIDE, SIDE), tone, 4, mix(tone, colours.shadow, 0.6), 2)
        pen.text((SIDE / 2, (SIDE + figure_height(BLACK, 30)) / 2), "1", BLACK, 30, ink, "m")
    elif what == "heart":
        pen.fill(heart_outline(0, 2, SIDE, SIDE - 2), colours.suits[0])
    elif what == "action":
        pen.disc((SIDE / 2, SIDE / 2), SIDE * 0.42, colours.ink)
    elif what == "pips":
        return pips(5, SIDE, colours.paper, colours.paper_ink)
    elif what == "turn":
        pen.box((0, 0, SIDE, SIDE), None, 4, colours.turn, 7)
        pen.box((2, 2, SIDE - 2, SIDE - 2), None, 3, mix(colours.gold, colours.paper, 0.3), 3)
    elif what == "moved":
        sprite = arrow(((2.0, 10.0), (36.0, 10.0)), 7, mix(colours.ink_soft, colours.ground, 0.1), colours.halo)[0]
        return sprite.crop(sprite.getbbox())
    else:
        return sign(what, SIDE, colours.ink)
    return pen.done()


def draw_legend(sheet: Sheet, colours: Palette, language: str, top: int) -> None:
    """Two rows, each spread over the width."""
    size, left, right = at.SMALL, at.MARGIN + 6, at.WIDTH - at.MARGIN - 6
    for k, row in enumerate(ROWS):
        base = top + 36 + 42 * k
        words = [say(language, f"picture-legend-{what}") for what in row]
        signs = [_sign(what, colours.name) for what in row]
        widths = [sprite.width + 8 + width(word, TEXT, size) for sprite, word in zip(signs, words, strict=True)]
        gap = (right - left - sum(widths)) / (len(row) - 1)
        x = float(left)
        for sprite, word, wide in zip(signs, words, widths, strict=True):
            sheet.lay(sprite, (x, base - 10 - sprite.height / 2))
            sheet.text((x + sprite.width + 8, base), word, TEXT, size, colours.ink_soft)
            x += wide + gap
