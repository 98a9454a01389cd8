"""The numbers of the board, in pixels of the final picture, and what they give on a phone.

A phone shows the picture 400 px wide, a third of `WIDTH`: figures that decide a move are at least 11 px high there, names
are set in at least 9 px. `tests/render/test_phone.py` computes both from these numbers.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1200
PHONE: Final = 400

MARGIN: Final = 30
HEADER: Final = 176
ZONE: Final = 122
GAP: Final = 12
LEGEND: Final = 104

PITCH: Final = 126
LEFT: Final = (WIDTH - 9 * PITCH) // 2
CARD_W: Final = 112
STRIP: Final = 58
BODY: Final = 82
CARD_H: Final = STRIP + BODY
STACK: Final = CARD_H + 3 * STRIP
"""Room for four cards; a fifth (a table's own terrain) draws the strips closer."""
TILE: Final = 134

TOP_ZONE: Final = HEADER
TOP_STACK: Final = TOP_ZONE + ZONE + GAP
TILE_TOP: Final = TOP_STACK + STACK + GAP
BOTTOM_STACK: Final = TILE_TOP + TILE + GAP
BOTTOM_ZONE: Final = BOTTOM_STACK + STACK + GAP
LEGEND_TOP: Final = BOTTOM_ZONE + ZONE
HEIGHT: Final = LEGEND_TOP + LEGEND + MARGIN // 2

VALUE: Final = 62
"""Font size of a card's value on the board."""
TOTAL: Final = 52
"""Font size of a formation's total."""
NUMBER: Final = 52
"""Font size of a battlefield's number."""
NAME: Final = 44
"""Font size of a player's name."""
SMALL: Final = 28
"""The smallest font size for names: formations, terrains, the legend."""
CAPTION: Final = 34


def column(number: int) -> int:
    """The left edge of the cards on battlefield 1 to 9."""
    return LEFT + (number - 1) * PITCH + (PITCH - CARD_W) // 2


def step(slots: int) -> int:
    """The distance from card to card in a stack of that many slots."""
    return STRIP if slots <= 4 else (STACK - CARD_H) // (slots - 1)


def card_top(index: int, slots: int, top: bool) -> int:
    """The upper edge of the card at that place: 0 lies next to the battlefield, further ones are tucked under it outwards."""
    if top:
        return TOP_STACK + STACK - CARD_H - index * step(slots)
    return BOTTOM_STACK + index * step(slots)


def card_shown(index: int, slots: int, top: bool) -> tuple[int, int]:
    """The upper edge and the height of what is seen of the card at that place."""
    first = card_top(index, slots, top)
    if index == 0:
        return first, CARD_H
    return (first, step(slots)) if top else (first + CARD_H - step(slots), step(slots))


def body_top(top: bool) -> int:
    """The upper edge of the free half of the card next to the battlefield, where a formation is written."""
    return TOP_STACK + STACK - BODY if top else BOTTOM_STACK
