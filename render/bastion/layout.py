"""The numbers of the pictures, in pixels, and what they give on a phone.

A phone shows a picture 400 px wide, a third of `WIDTH`: figures that decide a move are at least 11 px high there, names are
set in at least 9 px. `tests/render/bastion/test_phone.py` computes both from these numbers and measures the drawings.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WIDTH: Final = 1200
PHONE: Final = 400

MARGIN: Final = 30
HEADER: Final = 176
LINE: Final = 40
"""Height of a second line of what just happened."""
LEGEND: Final = 92

SIZE: Final = 6
CELL: Final = 144
BOARD: Final = SIZE * CELL
RIM: Final = 44
"""The wooden rim with letters and numbers, at the left and at the bottom; `EDGE` is its width at the other sides."""
EDGE: Final = 12
LEFT: Final = MARGIN - 6
"""The left edge of the rim."""
FIELD: Final = LEFT + RIM
"""The left edge of column A."""
FRAME: Final = RIM + BOARD + EDGE
"""Width and height of the board with its rim."""
SIDE: Final = LEFT + FRAME + 14
"""The left edge of the figures' panels beside the board."""
RIGHT: Final = WIDTH - MARGIN + 6
PANEL: Final = RIGHT - SIDE

VALUE: Final = 54
"""Font size of all figures that decide: hit points, heights, costs, dice."""
NAME: Final = 36
"""Font size of a name."""
SMALL: Final = 28
"""The smallest font size for names: figures, abilities, the legend."""
CAPTION: Final = 34

TOKEN: Final = 108
"""Height of a figure on its square; `HEART` that of its hit points."""
HEART: Final = 70
STAND: Final = (69, 59)
"""Where in a square the middle of a figure stands."""
DIE: Final = 78
ROLL: Final = 90
"""Height of a row of dice."""


def left_of(square: int) -> int:
    """The left edge of a square (A1 = 0, B1 = 1 ... F6 = 35)."""
    return FIELD + (square % SIZE) * CELL


def top_of(square: int, board: float) -> float:
    """The upper edge of a square on a board whose rim begins at `board`."""
    return board + EDGE + (SIZE - 1 - square // SIZE) * CELL


def stand(square: int, board: float) -> tuple[float, float]:
    """The middle of a figure on a square."""
    return left_of(square) + STAND[0], top_of(square, board) + STAND[1]


def middle(square: int, board: float) -> tuple[float, float]:
    """The middle of a square."""
    return left_of(square) + CELL / 2, top_of(square, board) + CELL / 2


@dataclass(frozen=True, slots=True)
class Frame:
    """The heights of one board: `lines` of what just happened, rows of `rolls`."""

    lines: int = 1
    rolls: int = 0

    @property
    def board(self) -> int:
        """Top of the rim."""
        return HEADER + LINE * (self.lines - 1)

    @property
    def dice(self) -> int:
        """Top of the rolls."""
        return self.board + FRAME + 12

    @property
    def legend(self) -> int:
        """Top of the legend."""
        return self.dice + (self.rolls * ROLL + 6 if self.rolls else 0)

    @property
    def height(self) -> int:
        """Height of the picture."""
        return self.legend + LEGEND + MARGIN // 2 + 4
