"""The board: header, ground and figures with their panels beside, dice, legend."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.bastion.field import Ground, draw_arrows, draw_figures, draw_shots, ground_of, lay_board
from render.bastion.header import caption, draw_header, draw_title
from render.bastion.legend import draw_legend
from render.bastion.recent import fresh, steps
from render.bastion.rolls import draw_rolls, rows
from render.bastion.side import draw_side
from render.bastion.tokens import MONSTERS, mark
from render.kit.marks import dashed
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.picture import Look
from rules.bastion.view import BastionView

START: Final = 96


@lru_cache(maxsize=16)
def ground(name: str, language: str, frame: at.Frame, land: Ground) -> Image.Image:
    """The static layer of the board: parchment, title, the empty board, legend (RGB)."""
    colours = palette(name)
    sheet = Sheet(cut(at.WIDTH, frame.height, name))
    draw_title(sheet, colours, language)
    lay_board(sheet, land, name, frame.board)
    draw_legend(sheet, colours, language, frame.legend)
    return sheet.image


def draw_board(view: BastionView, look: Look) -> Sheet:
    """The whole table. Everything on it is public."""
    colours = palette(look.palette)
    said = caption(view, look)
    frame = at.Frame(max(1, len(said.lines)), rows(view))
    sheet = Sheet(ground(colours.name, look.language, frame, ground_of(view)))
    draw_header(sheet, view, look, said)
    if view.phase == "choose":
        draw_places(sheet, view, look, frame.board)
    draw_arrows(sheet, view, colours, frame.board, fresh(look), steps(view, look))
    draw_shots(sheet, view, colours, frame.board)
    draw_figures(sheet, view, look, frame.board)
    draw_side(sheet, view, look, frame.board)
    draw_rolls(sheet, view, look, frame.dice)
    return sheet


def draw_places(sheet: Sheet, view: BastionView, look: Look, top: float) -> None:
    """Before the first wave: where heroes will start, and where the first wave's monsters will appear."""
    colours = palette(look.palette)
    for square in view.map.starts[: view.party]:
        x, y = at.middle(square, top)
        sheet.lay(dashed(START, START, colours.ink, 14, 4, 10), (x - START / 2, y - START / 2))
        sheet.lay(mark("shield", colours.name, 56), (x - 28, y - 28))
    for square, kind in zip(view.map.gates, view.coming, strict=False):
        x, y = at.middle(square, top)
        sheet.lay(dashed(START, START, colours.ink, 14, 4, 10), (x - START / 2, y - START / 2))
        sheet.lay(mark(MONSTERS.get(kind, "fang"), colours.name, 56), (x - 28, y - 28))
