"""The moves of a seat, the corrections of a GM and the questions anybody may ask (paper_tales.md 1.3, 1.4, 1.7, 1.8, 5.3).

Cards of a hand or pack are named by their kind, units in play by the spot they stand on (`F1` `F2` `F3` in the Front, `B1`
`B2` in the Back). All orders are secret until the rules reveal them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from rules.game import Choice, Move, Range, Text

Card = Annotated[str, Choice("unit")]
Spot = Annotated[str, Choice("spot")]


# -- recruitment -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OpenPack(Move):
    """Open the first pack of one's queue. Locks the previous holder's pick of it and one's own earlier pick (box)."""

    name: ClassVar[str] = "open"
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PickCard(Move):
    """Take a card of the open pack, or change the last pick while it is not locked (1.3, 5.3)."""

    name: ClassVar[str] = "pick"
    secret: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class BurnCard(Move):
    """Two seats: the card of the open pack to be discarded face down (1.3)."""

    name: ClassVar[str] = "burn"
    secret: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Trust(Move):
    """Let the house open the first pack and pick for oneself: the wish list first, else the most useful card (5.3)."""

    name: ClassVar[str] = "trust"
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Wish(Move):
    """Put a unit at the end of one's wish list; one that is on it goes to the end."""

    name: ClassVar[str] = "wish"
    secret: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Unwish(Move):
    """Take a unit off one's wish list."""

    name: ClassVar[str] = "unwish"
    secret: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class Night(Move):
    """Leave one's picks of this draft to the house: each pack that comes is opened and picked from at once, by the wish list
    first. Everybody sees that this was left, nobody what is wished."""

    name: ClassVar[str] = "night"


@dataclass(frozen=True, slots=True)
class Wake(Move):
    """Pick oneself again."""

    name: ClassVar[str] = "wake"


# -- deployment --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Plan a card of the hand on a spot that is free in one's plan; a card planned there goes back to the hand."""

    name: ClassVar[str] = "place"
    section: ClassVar[str] = "deploy"
    secret: ClassVar[bool] = True
    card: Card
    spot: Spot


@dataclass(frozen=True, slots=True)
class Lift(Move):
    """Take what stands on a spot off one's plan: a card returns to the hand, a unit in play will be discarded (1.4)."""

    name: ClassVar[str] = "lift"
    section: ClassVar[str] = "deploy"
    secret: ClassVar[bool] = True
    spot: Spot


@dataclass(frozen=True, slots=True)
class Shift(Move):
    """Move a unit to another spot; two units change places (1.4)."""

    name: ClassVar[str] = "shift"
    section: ClassVar[str] = "deploy"
    secret: ClassVar[bool] = True
    spot: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class Keep(Move):
    """Which card that is not placed is kept for the next turn; `none` keeps nothing. Without this order the dearest is."""

    name: ClassVar[str] = "keep"
    section: ClassVar[str] = "deploy"
    secret: ClassVar[bool] = True
    card: Annotated[str, Choice("keep")]


@dataclass(frozen=True, slots=True)
class Aim(Move):
    """Whom the Time Master or the Master Alchemist on `spot` gives its tokens (H5, H6); also the Shapeshifter's
    follow-up."""

    name: ClassVar[str] = "aim"
    section: ClassVar[str] = "deploy"
    secret: ClassVar[bool] = True
    spot: Spot
    target: Spot


@dataclass(frozen=True, slots=True)
class PayFirst(Move):
    """The card planned on this spot is paid before the others, where gold does not suffice for all (H1)."""

    name: ClassVar[str] = "pay_first"
    section: ClassVar[str] = "deploy"
    secret: ClassVar[bool] = True
    spot: Spot


@dataclass(frozen=True, slots=True)
class ActFirst(Move):
    """The deployment effects of the unit on this spot come before all others (4.2)."""

    name: ClassVar[str] = "act_first"
    section: ClassVar[str] = "deploy"
    secret: ClassVar[bool] = True
    spot: Spot


@dataclass(frozen=True, slots=True)
class Restart(Move):
    """Begin one's plan of this phase again."""

    name: ClassVar[str] = "restart"
    secret: ClassVar[bool] = True


# -- construction and ageing -------------------------------------------------------------------------------------------


CHEAPEST = "cheapest"
"""A payment left to the house; as good as none named."""


@dataclass(frozen=True, slots=True)
class Build(Move):
    """Plan a building (`town-1`, `town-2`: built, directly or by upgrade, to that level). `payment` says for each level to
    be paid whether crystals (`c`) or gold (`g`) pay the Temple; empty where nothing is to choose, or for the cheapest."""

    name: ClassVar[str] = "build"
    section: ClassVar[str] = "build"
    secret: ClassVar[bool] = True
    project: Annotated[str, Choice("project")]
    payment: Annotated[str, Choice("payment")] = ""


@dataclass(frozen=True, slots=True)
class BuildNothing(Move):
    """Plan to build nothing."""

    name: ClassVar[str] = "build_nothing"
    section: ClassVar[str] = "build"
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Save(Move):
    """A Mystical Healer keeps the unit on this spot alive (1.8, H10, H11)."""

    name: ClassVar[str] = "save"
    section: ClassVar[str] = "build"
    secret: ClassVar[bool] = True
    spot: Spot


@dataclass(frozen=True, slots=True)
class Unsave(Move):
    """Take that order back."""

    name: ClassVar[str] = "unsave"
    section: ClassVar[str] = "build"
    secret: ClassVar[bool] = True
    spot: Spot


# -- both --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ready(Move):
    """One's orders of this phase are given; when everybody's are, they are revealed together."""

    name: ClassVar[str] = "ready"
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Reopen(Move):
    """Take `ready` back while others are still deciding."""

    name: ClassVar[str] = "reopen"


# -- corrections -------------------------------------------------------------------------------------------------------

Reason = Annotated[str, Text(200)]
Seat = Annotated[int, Range(1, 7)]


@dataclass(frozen=True, slots=True)
class SetGold(Move):
    """GM: the gold of a seat (1 is the first)."""

    name: ClassVar[str] = "set_gold"
    seat: Seat
    gold: Annotated[int, Range(0, 999)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetPoints(Move):
    """GM: the Legend Points of a seat."""

    name: ClassVar[str] = "set_points"
    seat: Seat
    points: Annotated[int, Range(0, 999)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetAge(Move):
    """GM: the age tokens of a unit in play (`spot` F1 F2 F3 B1 B2)."""

    name: ClassVar[str] = "set_age"
    seat: Seat
    spot: Annotated[str, Text(20)]
    tokens: Annotated[int, Range(0, 99)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetUnit(Move):
    """GM: put a unit from the face-up discards on a spot, or (`unit` empty) discard the one that stands there."""

    name: ClassVar[str] = "set_unit"
    seat: Seat
    spot: Annotated[str, Text(20)]
    unit: Annotated[str, Text(40)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetBuilding(Move):
    """GM: the level of a building of a seat, 0 for none."""

    name: ClassVar[str] = "set_building"
    seat: Seat
    building: Annotated[str, Text(40)]
    level: Annotated[int, Range(0, 2)]
    reason: Reason


# -- questions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UnitText(Move):
    """What a unit costs, is worth and does, with the rulings."""

    name: ClassVar[str] = "card"
    general: ClassVar[bool] = True
    card: Card


@dataclass(frozen=True, slots=True)
class BuildingText(Move):
    """What a building costs and does on both levels."""

    name: ClassVar[str] = "building"
    general: ClassVar[bool] = True
    building: Annotated[str, Choice("building")]


@dataclass(frozen=True, slots=True)
class KingdomText(Move):
    """A Kingdom in detail: units, resources, strength and where it comes from, income to come."""

    name: ClassVar[str] = "kingdom"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Tables(Move):
    """Who passes packs to whom in each turn, and what buildings cost."""

    name: ClassVar[str] = "tables"


@dataclass(frozen=True, slots=True)
class Waiting(Move):
    """Whom the table waits for, and how many packs queue where."""

    name: ClassVar[str] = "waiting"


@dataclass(frozen=True, slots=True)
class Discards(Move):
    """The units that left Kingdoms face up, the face-down discards counted, the pile."""

    name: ClassVar[str] = "discards"
