"""Pictures made of blocks under each other: cards, strips of units, lines with a sign, a Kingdom, projects.

A `Block` knows its height and draws itself; `stacked` makes a picture of a title and blocks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.fonts import BOLD, TEXT, TITLE
from render.kit.icons import icon
from render.kit.palette import palette
from render.kit.pen import Pen, margin, shadowed
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import width, wrap
from render.paper_tales import layout as at
from render.paper_tales.cells import EDGE, unit_cell
from render.paper_tales.faces import card
from render.picture import Look
from rules.paper_tales.cards import kind
from rules.paper_tales.view import SpotView

TOP: Final = 122
FOOT: Final = 34
BLOCK_GAP: Final = 14
LEFT: Final = at.MARGIN + 14
RIGHT: Final = at.WIDTH - at.MARGIN - 14


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a picture: its height, and how it is drawn with its upper edge at a given place."""

    height: int
    draw: Callable[[Sheet, float], None]


def stacked(look: Look, title: str, facts: str, blocks: Sequence[Block]) -> Sheet:
    """A parchment with a title, facts at the right, and the blocks."""
    colours = palette(look.palette)
    height = TOP + sum(block.height + BLOCK_GAP for block in blocks) + FOOT
    sheet = Sheet(cut(at.WIDTH, height, colours.name))
    wide = sheet.text((LEFT, 80), title, TITLE, 46, colours.ink, room=RIGHT - LEFT)
    sheet.text((RIGHT, 78), facts, TEXT, 32, colours.ink_soft, "r", room=RIGHT - LEFT - wide - 30)
    y = float(TOP)
    for block in blocks:
        block.draw(sheet, y)
        y += block.height + BLOCK_GAP
    return sheet


# -- cards -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shown:
    """A card of a hand: its kind, what a ribbon on it says ("" for none), the sign on the ribbon, whether it is faded."""

    unit: str
    ribbon: str = ""
    sign: str = ""
    dim: bool = False


def per_row(count: int) -> tuple[int, ...]:
    """Cards spread evenly over as few rows of three as they need."""
    rows = max(1, -(-count // at.COLUMNS))
    return tuple(count // rows + (k < count % rows) for k in range(rows))


@lru_cache(maxsize=128)
def ribbon(text: str, sign: str, name: str) -> Image.Image:
    """A dark ribbon with a sign and a word, with its shadow."""
    colours = palette(name)
    size, h = 30, 44
    wide = width(text, BOLD, size)
    pen = Pen(round(wide) + 76, h)
    pen.box((0, 0, pen.width, h), colours.turn, 10, colours.turn_ink, 2)
    pen.put(icon(sign, 28 * pen.scale, colours.turn_ink), (14, 8))
    pen.text((52, 32), text, BOLD, size, colours.turn_ink)
    return shadowed(pen.done(), colours.shadow)


def cards_block(look: Look, cards: Sequence[Shown]) -> Block:
    """The cards, large, three in a row at most."""
    rows = per_row(len(cards))
    name, language, edge = palette(look.palette).name, look.language, margin()

    def draw(sheet: Sheet, y: float) -> None:
        index = 0
        for k, count in enumerate(rows):
            x = (at.WIDTH - count * at.CARD_W - (count - 1) * at.CARD_GAP) / 2
            top = y + k * (at.CARD_H + at.CARD_GAP)
            for shown in cards[index : index + count]:
                sheet.lay(card(shown.unit, name, language, shown.dim), (x - edge, top - edge))
                if shown.ribbon:
                    band = ribbon(shown.ribbon, shown.sign, name)
                    sheet.lay(band, (x + (at.CARD_W - band.width) / 2, top + 112 - edge))
                x += at.CARD_W + at.CARD_GAP
            index += count

    return Block(len(rows) * (at.CARD_H + at.CARD_GAP) - at.CARD_GAP, draw)


def printed(unit: str) -> SpotView:
    """A unit as it is printed, for strips."""
    found = kind(unit)
    return SpotView("", "front", True, unit, 0, found.printed, True, *found.produces)


def strip_block(look: Look, label: str, units: Sequence[str], seat: int, chosen: str = "") -> Block:
    """Units as small cells, four in a row, under a label; the chosen one has a check."""
    columns = 4
    rows = -(-len(units) // columns)
    step = (RIGHT - LEFT + 8) / columns
    colours = palette(look.palette)

    def draw(sheet: Sheet, y: float) -> None:
        sheet.text((LEFT, y + 34), label, BOLD, 32, colours.ink, room=RIGHT - LEFT)
        marked = False
        for k, unit in enumerate(units):
            x, top = LEFT - 2 + (k % columns) * step, y + 50 + (k // columns) * (at.CELL_H + at.GAP)
            sheet.lay(unit_cell(printed(unit), seat, colours.name, look.language), (x - EDGE, top - EDGE))
            if unit == chosen and not marked:
                marked = True
                sheet.lay(tick(colours.name), (x + 74, top + at.CELL_H - 53))

    return Block(50 + rows * (at.CELL_H + at.GAP), draw)


@lru_cache(maxsize=8)
def tick(name: str) -> Image.Image:
    """A round check."""
    colours = palette(name)
    pen = Pen(46, 46)
    pen.disc((23, 23), 23, colours.turn_ink)
    pen.disc((23, 23), 20.5, colours.turn)
    pen.put(icon("check", 28 * pen.scale, colours.turn_ink), (9, 9))
    return pen.done()


# -- lines -------------------------------------------------------------------------------------------------------------


def line_block(look: Look, sign: str, text: str, strong: bool = False) -> Block:
    """A text after a sign, on as many lines as it needs, two at most."""
    colours = palette(look.palette)
    face = BOLD if strong else TEXT
    lines = wrap(text, face, 32, RIGHT - LEFT - 46, 2)

    def draw(sheet: Sheet, y: float) -> None:
        sheet.lay(icon(sign, 34, colours.ink), (LEFT, y + 2))
        for k, line in enumerate(lines):
            sheet.text((LEFT + 46, y + 30 + 36 * k), line, face, 32, colours.ink)

    return Block(6 + 36 * len(lines), draw)


def label_block(look: Look, text: str, right: str = "") -> Block:
    """A heading within a picture."""
    colours = palette(look.palette)

    def draw(sheet: Sheet, y: float) -> None:
        wide = sheet.text((LEFT, y + 34), text, BOLD, 36, colours.ink, room=RIGHT - LEFT)
        sheet.text((RIGHT, y + 34), right, TEXT, 32, colours.ink_soft, "r", room=RIGHT - LEFT - wide - 30)

    return Block(40, draw)
