"""Pictures made of blocks under each other. A `Block` knows its height and draws itself; `stacked` makes a picture of a
title and blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from render.bastion import layout as at
from render.bastion.tokens import sign
from render.kit.fonts import BOLD, TEXT, TITLE
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import wrap
from render.picture import Look

TOP: Final = 118
FOOT: Final = 30
GAP: Final = 12
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
    height = TOP + sum(block.height + GAP for block in blocks) + FOOT
    sheet = Sheet(cut(at.WIDTH, height, colours.name))
    wide = sheet.text((LEFT, 80), title, TITLE, 46, colours.ink, room=RIGHT - LEFT - 20)
    sheet.text((RIGHT, 78), facts, TEXT, 30, colours.ink_soft, "r", room=max(60.0, RIGHT - LEFT - wide - 30))
    y = float(TOP)
    for block in blocks:
        block.draw(sheet, y)
        y += block.height + GAP
    return sheet


def line_block(look: Look, what: str, text: str, strong: bool = False) -> Block:
    """A sign and a text of as many lines as it needs, three at most."""
    colours = palette(look.palette)
    face, size = (BOLD if strong else TEXT), 32
    lines = wrap(text, face, size, RIGHT - LEFT - 56, 3)

    def draw(sheet: Sheet, y: float) -> None:
        sheet.lay(sign(what, 36, colours.ink), (LEFT, y + 2))
        for k, line in enumerate(lines):
            sheet.text((LEFT + 52, y + 31 + 40 * k), line, face, size, colours.ink)

    return Block(44 + 40 * (len(lines) - 1), draw)
