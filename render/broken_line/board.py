"""The board: header, the far camp's plates, the squares, the near camp's plates, legend.

The same for everybody as long as the match runs: pawns lie face down. `draw_own` is the board as one seat may see it.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.broken_line import header, legend
from render.broken_line import layout as at
from render.broken_line.closeup import ring
from render.broken_line.field import draw_pawns, zones_of
from render.broken_line.ground import ground, surround
from render.broken_line.layout import Frame
from render.broken_line.plates import draw_plates
from render.broken_line.recent import fresh
from render.broken_line.words import say, turned
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.picture import Look
from rules.broken_line.board import name_of
from rules.broken_line.legal import enlist_squares
from rules.broken_line.view import BrokenLineView

FAR: int = header.HEIGHT
FIELD: int = FAR + at.PLATE + at.GAP + at.EDGE
FRAME = Frame()
NEAR: int = FIELD + FRAME.height + at.EDGE + at.GAP
LEGEND: int = NEAR + at.PLATE + at.GAP + 8


def board_frame(upside: bool) -> Frame:
    """Where the squares lie."""
    return Frame(origin=(FRAME.origin[0], FIELD), turned=upside)


@lru_cache(maxsize=6)
def static(
    name: str, language: str, upside: bool, zones: tuple[str, ...], setting: bool, own: bool, title: str = "own"
) -> Image.Image:
    """The static layer: parchment, title, ground, legend (RGB). `title` of an own board: `own`, or `team`."""
    height = LEGEND + legend.height(language, own) + at.MARGIN // 2 + 8
    sheet = Sheet(cut(at.WIDTH, height, name))
    header.draw_title(sheet, palette(name), language, say(language, f"picture-{title}-title") if own else "")
    frame = board_frame(upside)
    sheet.image.paste(ground(name, frame.placed(0, 0), zones, setting), frame.origin)
    surround(sheet.image, frame, name)
    legend.draw_legend(sheet, name, language, LEGEND, own)
    return sheet.image


def draw_board(view: BrokenLineView, look: Look, own: bool = False, title: str = "own") -> Sheet:
    """The whole board; `own`: as the viewing seat alone may see it, with the squares where it may put a mercenary, or as its
    camp does (`title` team)."""
    name = palette(look.palette).name
    frame = board_frame(turned(look, view))
    sheet = Sheet(static(name, look.language, frame.turned, *zones_of(view), own, title))
    header.draw_header(sheet, view, look, own)
    draw_plates(sheet, view, look, frame, FAR, NEAR)
    if own and view.acting and view.phase == "enlist":
        for square in enlist_squares(view):
            ring(sheet, frame, name_of(square), name)
    draw_pawns(sheet, view, look, frame, own, fresh(view))
    return sheet
