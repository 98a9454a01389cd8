"""The moves of a seat, the corrections of a GM and the questions anybody may ask (broken_line.md 5 to 13).

Pawns are named by the square they stand on. Orders of the placement are secret until the last seat is ready.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from rules.game import Choice, Move, Range, Text

Square = Annotated[str, Choice("square")]
Army = Annotated[str, Choice("army")]


# -- who runs what -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeArmy(Move):
    """Take a camp (1v1), a minor army (2v2) or an army (3v3); another one may be taken until all are taken (BL-6, box)."""

    name: ClassVar[str] = "army"
    army: Army


@dataclass(frozen=True, slots=True)
class NameCaptain(Move):
    """The captain of a camp hands the captaincy to an ally, during the placement (BL-6, BL-12)."""

    name: ClassVar[str] = "captain"
    section: ClassVar[str] = "place"
    seat: Annotated[int, Choice("seat")]


# -- placement ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Preset(Move):
    """Set an army up by a ready-made placement, flipped at random, its artefact exchanged within the back row (BL-13)."""

    name: ClassVar[str] = "preset"
    section: ClassVar[str] = "place"
    secret: ClassVar[bool] = True
    army: Army
    preset: Annotated[str, Choice("preset")]


@dataclass(frozen=True, slots=True)
class Shuffle(Move):
    """Set an army up at random by type (BL-13)."""

    name: ClassVar[str] = "shuffle"
    section: ClassVar[str] = "place"
    secret: ClassVar[bool] = True
    army: Army


@dataclass(frozen=True, slots=True)
class Mirror(Move):
    """Flip an army's placement left to right."""

    name: ClassVar[str] = "mirror"
    section: ClassVar[str] = "place"
    secret: ClassVar[bool] = True
    army: Army


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Exchange what stands on two squares of one zone, `D4 E4`; one of them may be empty. Several pairs go in order."""

    name: ClassVar[str] = "swap"
    section: ClassVar[str] = "place"
    secret: ClassVar[bool] = True
    squares: Annotated[str, Text(100)]


@dataclass(frozen=True, slots=True)
class Rows(Move):
    """Set an army up as typed: four rows, front first, `/` or line breaks between them, a rank or `.` for each square."""

    name: ClassVar[str] = "rows"
    section: ClassVar[str] = "place"
    secret: ClassVar[bool] = True
    army: Army
    rows: Annotated[str, Text(300)]


@dataclass(frozen=True, slots=True)
class Ready(Move):
    """One's armies stand. With the last seat's the pawns are put on the board, faces hidden (BL-12)."""

    name: ClassVar[str] = "ready"
    section: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class Reopen(Move):
    """Take being ready back, while somebody else is not."""

    name: ClassVar[str] = "reopen"
    section: ClassVar[str] = "place"


@dataclass(frozen=True, slots=True)
class First(Move):
    """The winner of the roll names who begins (BL-15)."""

    name: ClassVar[str] = "first"
    seat: Annotated[int, Choice("seat")]


# -- a turn ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Choose to move: roll for the movement points of the turn (BL-17)."""

    name: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class Shoot(Move):
    """Choose to shoot: a cannon and a direction, then the die tells the distance; it is the whole turn (BL-40)."""

    name: ClassVar[str] = "shoot"
    cannon: Square
    direction: Annotated[str, Choice("direction")]


@dataclass(frozen=True, slots=True)
class Step(Move):
    """Move a pawn one square (BL-21)."""

    name: ClassVar[str] = "step"
    pawn: Square
    to: Square


@dataclass(frozen=True, slots=True)
class March(Move):
    """Move a pawn several squares: `D4 D7` for the canonical path, or every square of the path (BL-22, BL-28, box)."""

    name: ClassVar[str] = "march"
    path: Annotated[str, Text(100)]


@dataclass(frozen=True, slots=True)
class Run(Move):
    """A Runner's straight line for one point, its only movement of the turn (BL-29)."""

    name: ClassVar[str] = "run"
    pawn: Square
    to: Square


@dataclass(frozen=True, slots=True)
class Fly(Move):
    """A Flyer's way over natural obstacles (BL-28)."""

    name: ClassVar[str] = "fly"
    pawn: Square
    to: Square


@dataclass(frozen=True, slots=True)
class Sacrifice(Move):
    """A Mage leaves; another pawn of its camp, not the artefact, comes to its square (BL-30)."""

    name: ClassVar[str] = "sacrifice"
    final: ClassVar[bool] = True
    mage: Square
    pawn: Square


@dataclass(frozen=True, slots=True)
class Enlist(Move):
    """Put the mercenary that was won on a square beside its winner (BL-47)."""

    name: ClassVar[str] = "enlist"
    square: Square


@dataclass(frozen=True, slots=True)
class End(Move):
    """End the turn (BL-19)."""

    name: ClassVar[str] = "end"


@dataclass(frozen=True, slots=True)
class OfferDraw(Move):
    """Offer everybody a draw, once in a turn of one's own, not in the first turns (BL-59)."""

    name: ClassVar[str] = "offer"
    section: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Agree(Move):
    """Agree to the draw that was offered."""

    name: ClassVar[str] = "agree"
    section: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Refuse(Move):
    """Refuse the draw that was offered."""

    name: ClassVar[str] = "refuse"
    section: ClassVar[str] = "draw"


# -- corrections -------------------------------------------------------------------------------------------------------

Reason = Annotated[str, Text(200)]


@dataclass(frozen=True, slots=True)
class SetPoints(Move):
    """GM: the movement points left in this turn."""

    name: ClassVar[str] = "set_points"
    points: Annotated[int, Range(0, 12)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class MovePawn(Move):
    """GM: put a pawn on another, empty square."""

    name: ClassVar[str] = "move_pawn"
    square: Annotated[str, Text(4)]
    to: Annotated[str, Text(4)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class RemovePawn(Move):
    """GM: take a pawn that moves off the board, its face unseen by the other camp."""

    name: ClassVar[str] = "remove_pawn"
    square: Annotated[str, Text(4)]
    reason: Reason


# -- questions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Creatures(Move):
    """The creature summary of a camp, with what is left of each (the help card of the box); one's own without a name."""

    name: ClassVar[str] = "creatures"
    camp: Annotated[str, Text(20)] = ""


@dataclass(frozen=True, slots=True)
class SquareText(Move):
    """What a square is and what stands there."""

    name: ClassVar[str] = "square"
    square: Annotated[str, Text(4)]


@dataclass(frozen=True, slots=True)
class ReachText(Move):
    """Where one of one's pawns can go, and for how many points."""

    name: ClassVar[str] = "reach"
    pawn: Annotated[str, Text(4)]


@dataclass(frozen=True, slots=True)
class Zoom(Move):
    """A part of the board drawn large: nw, n, ne, w, centre, e, sw, s, se."""

    name: ClassVar[str] = "zoom"
    part: Annotated[str, Text(20)]


@dataclass(frozen=True, slots=True)
class LastDuel(Move):
    """The last duel of this turn or the one before."""

    name: ClassVar[str] = "duel"


@dataclass(frozen=True, slots=True)
class Seen(Move):
    """Foes' pawns whose rank was shown, and the fallen."""

    name: ClassVar[str] = "seen"


@dataclass(frozen=True, slots=True)
class LayoutText(Move):
    """One's placement of an army as rows to copy and type again, in this match or another."""

    name: ClassVar[str] = "layout"
    army: Annotated[str, Text(20)] = ""


@dataclass(frozen=True, slots=True)
class RuleText(Move):
    """One part of the rules: moves, duels, shots, mercenaries, castle, end."""

    name: ClassVar[str] = "rule"
    topic: Annotated[str, Text(20)] = ""
