"""The board: header, the Kingdoms in the order of the list, legend.

The list never turns: packs pass down it and up it, and the neighbours with whom wars are fought stand above and below.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.marks import plate
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.paper_tales import layout as at
from render.paper_tales.header import caption, draw_header, draw_title
from render.paper_tales.legend import draw_legend
from render.paper_tales.recent import recent
from render.paper_tales.row import draw_kingdom
from render.picture import Look
from rules.paper_tales.view import PaperTalesView


@lru_cache(maxsize=8)
def ground(name: str, language: str, frame: at.Frame) -> Image.Image:
    """The static layer of the board: parchment, title, legend (RGB)."""
    colours = palette(name)
    sheet = Sheet(cut(at.WIDTH, frame.height, name))
    draw_title(sheet, colours, language)
    draw_legend(sheet, colours, language, frame.legend)
    return sheet.image


def draw_board(view: PaperTalesView, look: Look) -> Sheet:
    """The whole table. Desks are never looked at."""
    colours = palette(look.palette)
    said = caption(view, look)
    frame = at.Frame(len(view.kingdoms), max(1, len(said.lines)))
    sheet = Sheet(ground(colours.name, look.language, frame))
    draw_header(sheet, view, look, said)
    news = recent(view, look.recent)
    for seat in range(len(view.kingdoms)):
        top = frame.row(seat)
        if seat == look.seat:
            mine = plate(at.RIGHT - at.LEFT + 10, at.ROW + 10, colours.ground, colours.turn, 4, 18)
            sheet.lay(mine, (at.LEFT - 5, top - 5))
        draw_kingdom(sheet, view, look, seat, top, news)
    return sheet
