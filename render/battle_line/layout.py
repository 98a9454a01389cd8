"""The numbers of the board, in pixels of the final picture, and what they give on a phone.

A phone shows the picture 400 px wide, a third of `WIDTH`: figures that decide a move are at least 11 px high there, names
are set in at least 9 px. `tests/render/test_phone.py` computes both from these numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 1200
PHONE: Final = 400

MARGIN: Final = 30
HEADER: Final = 176
ZONE: Final = 122
GAP: Final = 12
LINE: Final = 40
"""Height of a second line of what just happened."""
NOTE: Final = 40
"""Height of a row of terrain rules under the legend."""
LEGEND: Final = 100

PITCH: Final = 126
LEFT: Final = (WIDTH - 9 * PITCH) // 2
CARD_W: Final = 112
STRIP: Final = 58
BODY: Final = 82
CARD_H: Final = STRIP + BODY
TILE: Final = 134
MOST: Final = 5
"""The most cards of a side: Mud on a table's own terrain of four."""

VALUE: Final = 62
"""Font size of a card's value on the board; `TEN` that of the two figures of a 10."""
TEN: Final = 56
TOTAL: Final = 54
"""Font size of a formation's total."""
NUMBER: Final = 54
"""Font size of a battlefield's number."""
NAME: Final = 44
"""Font size of a player's name."""
SMALL: Final = 28
"""The smallest font size for names: formations, terrains, the legend."""
CAPTION: Final = 34


def column(number: int) -> int:
    """The left edge of the cards on battlefield 1 to 9."""
    return LEFT + (number - 1) * PITCH + (PITCH - CARD_W) // 2


@dataclass(frozen=True, slots=True)
class Frame:
    """The heights of one board: `slots` cards at most in a stack (3, more where Mud or terrain asks for it), `notes` rows
    of terrain rules under the legend, `lines` of what just happened."""

    slots: int
    notes: int
    lines: int = 1

    @property
    def stack(self) -> int:
        """Height of a full stack."""
        return CARD_H + (self.slots - 1) * STRIP

    @property
    def far_zone(self) -> int:
        """Top of the zone of the player at the top."""
        return HEADER + LINE * (self.lines - 1)

    @property
    def far_stack(self) -> int:
        """Top of the stacks of the player at the top."""
        return self.far_zone + ZONE + GAP

    @property
    def tiles(self) -> int:
        """Top of the battlefields."""
        return self.far_stack + self.stack + GAP

    @property
    def near_stack(self) -> int:
        """Top of the stacks of the player at the bottom."""
        return self.tiles + TILE + GAP

    @property
    def near_zone(self) -> int:
        """Top of the zone of the player at the bottom."""
        return self.near_stack + self.stack + GAP

    @property
    def legend(self) -> int:
        """Top of the legend."""
        return self.near_zone + ZONE

    @property
    def height(self) -> int:
        """Height of the picture."""
        return self.legend + LEGEND + NOTE * self.notes + MARGIN // 2 + 4

    def card_top(self, index: int, top: bool) -> int:
        """The upper edge of the card at that place: 0 lies next to the battlefield, further ones are tucked under it
        outwards."""
        if top:
            return self.far_stack + self.stack - CARD_H - index * STRIP
        return self.near_stack + index * STRIP

    def card_shown(self, index: int, top: bool) -> tuple[int, int]:
        """The upper edge and the height of what is seen of the card at that place."""
        first = self.card_top(index, top)
        if index == 0:
            return first, CARD_H
        return (first if top else first + CARD_H - STRIP), STRIP

    def body_top(self, top: bool) -> int:
        """The upper edge of the free half of the card next to the battlefield, where a formation is written."""
        return self.far_stack + self.stack - BODY if top else self.near_stack
