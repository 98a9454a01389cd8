"""The legend at the bottom: what the signs mean."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.fonts import TEXT
from render.kit.heraldry import shield_outline
from render.kit.icons import icon
from render.kit.palette import Palette, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import width
from render.paper_tales import layout as at
from render.paper_tales.words import say

ROWS: Final = (
    ("quill", "check", "pack", "legend", "gold", "age"),
    ("full", "hollow", "deployment", "hammer", "skull", "crown"),
)
SIDE: Final = 32


@lru_cache(maxsize=32)
def _sign(sign: str, name: str) -> Image.Image:
    colours = palette(name)
    if sign not in ("full", "hollow"):
        return icon(sign, SIDE, colours.ink)
    pen = Pen(SIDE, SIDE + 2)
    shape = shield_outline(2, 1, SIDE - 4, SIDE)
    pen.fill(shape, colours.suits[0] if sign == "full" else colours.paper)
    pen.stroke(shape, colours.ink_soft, 2.4, closed=True)
    return pen.done()


def draw_legend(sheet: Sheet, colours: Palette, language: str, top: int) -> None:
    """Two rows, each spread over the width."""
    size, left, right = at.SMALL, at.MARGIN + 6, at.WIDTH - at.MARGIN - 6
    for k, row in enumerate(ROWS):
        base = top + 36 + 42 * k
        words = [say(language, f"picture-legend-{sign}") for sign in row]
        widths = [SIDE + 8 + width(word, TEXT, size) for word in words]
        gap = (right - left - sum(widths)) / (len(row) - 1)
        x = float(left)
        for sign, word, wide in zip(row, words, widths, strict=True):
            sheet.lay(_sign(sign, colours.name), (x, base - 26))
            sheet.text((x + SIDE + 8, base), word, TEXT, size, colours.ink_soft)
            x += wide + gap
