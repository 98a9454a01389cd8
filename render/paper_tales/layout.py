"""The numbers of the pictures, in pixels, and what they give on a phone.

A phone shows a picture 400 px wide, a third of `WIDTH`: figures that decide a move are at least 11 px high there, names are
set in at least 9 px. `tests/render/paper_tales/test_phone.py` computes both from these numbers and measures the drawings.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 1200
PHONE: Final = 400

MARGIN: Final = 30
HEADER: Final = 178
LINE: Final = 40
"""Height of a second line of what just happened."""
LEGEND: Final = 88

BAR: Final = 60
"""Height of a Kingdom's head: name, gold, points, strength."""
CELL_W: Final = 276
CELL_H: Final = 104
GAP: Final = 8
PAD: Final = 10
ROW: Final = BAR + 2 * CELL_H + 2 * GAP + PAD
"""Height of a Kingdom on the board."""
BETWEEN: Final = 8
"""Ground between two Kingdoms."""
LEFT: Final = MARGIN - 6
RIGHT: Final = WIDTH - LEFT
SITE_W: Final = 130
"""Width of a building."""

VALUE: Final = 54
"""Font size of all figures that decide: strength, age, gold, points, resources, levels."""
NAME: Final = 40
"""Font size of a player's name."""
SMALL: Final = 28
"""The smallest font size for names: units, buildings, the legend."""
CAPTION: Final = 34

CARD_W: Final = 364
CARD_H: Final = 404
"""A card of a hand: three side by side, 121 px wide on a phone."""
COLUMNS: Final = 3
CARD_GAP: Final = 12
TEXT: Final = 34
"""Font size of what a card does."""


def cell(column: int) -> int:
    """The left edge of the spot in column 0 to 2."""
    return LEFT + PAD + column * (CELL_W + GAP)


SITES: Final = cell(3) + 4
"""The left edge of the buildings."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The heights of one board: how many Kingdoms, `lines` of what just happened."""

    seats: int
    lines: int = 1

    def row(self, place: int) -> int:
        """The upper edge of the Kingdom in that place, 0 at the top."""
        return HEADER + LINE * (self.lines - 1) + place * (ROW + BETWEEN)

    @property
    def legend(self) -> int:
        """Top of the legend."""
        return self.row(self.seats)

    @property
    def height(self) -> int:
        """Height of the picture."""
        return self.legend + LEGEND + MARGIN // 2 + 4
