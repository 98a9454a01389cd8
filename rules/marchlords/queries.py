"""The questions anybody may ask; each is answered from what the asker knows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from rules.game import Choice, Move, Range, Text

SAMPLES = 9
"""Sample maps that can be asked for."""


@dataclass(frozen=True, slots=True)
class TileText(Move):
    """A tile: its tags, what it accepts, who holds it, how far it is from one's armies (R4.7)."""

    name: ClassVar[str] = "tile"
    tile: Annotated[str, Text(6)]


@dataclass(frozen=True, slots=True)
class KingdomText(Move):
    """A kingdom: public figures, and one's own purse, income and armies."""

    name: ClassVar[str] = "kingdom"
    seat: Annotated[int, Range(1, 17)]


@dataclass(frozen=True, slots=True)
class OrdersText(Move):
    """One's orders of this turn, their prices, and gold after the flip."""

    name: ClassVar[str] = "orders"


@dataclass(frozen=True, slots=True)
class AccountText(Move):
    """One's account of the last flip, line by line."""

    name: ClassVar[str] = "account"


@dataclass(frozen=True, slots=True)
class FactionText(Move):
    """What a faction can do."""

    name: ClassVar[str] = "power"
    general: ClassVar[bool] = True
    faction: Annotated[str, Text(40)]


@dataclass(frozen=True, slots=True)
class TierTable(Move):
    """Tiers: points on the table, prices, upkeep."""

    name: ClassVar[str] = "tiers"


@dataclass(frozen=True, slots=True)
class CostTable(Move):
    """Prices and yields of structures, armies, generals."""

    name: ClassVar[str] = "costs"


@dataclass(frozen=True, slots=True)
class SheetText(Move):
    """A battle's sheet."""

    name: ClassVar[str] = "sheet"
    battle: Annotated[str, Text(4)]


@dataclass(frozen=True, slots=True)
class SheetCopy(Move):
    """The same as words alone, to paste into a message or a list builder."""

    name: ClassVar[str] = "paste"
    battle: Annotated[str, Text(4)]


@dataclass(frozen=True, slots=True)
class Scores(Move):
    """Where everybody stands."""

    name: ClassVar[str] = "scores"


@dataclass(frozen=True, slots=True)
class MapText(Move):
    """The whole map, as far as one knows it."""

    name: ClassVar[str] = "map"


@dataclass(frozen=True, slots=True)
class CurvesText(Move):
    """Gold and territories turn by turn, once the campaign is over."""

    name: ClassVar[str] = "curves"


@dataclass(frozen=True, slots=True)
class Preview(Move):
    """A map before any campaign: the published one, or a sample of those drawn for so many seats (18; 0: the most that the
    map takes), never one that is played."""

    name: ClassVar[str] = "preview"
    general: ClassVar[bool] = True
    map: Annotated[str, Choice("map")]
    seats: Annotated[int, Range(0, 17)] = 0
    number: Annotated[int, Range(1, SAMPLES)] = 1


CLASSES = (
    TileText,
    KingdomText,
    OrdersText,
    AccountText,
    FactionText,
    TierTable,
    CostTable,
    SheetText,
    SheetCopy,
    Scores,
    MapText,
    CurvesText,
    Preview,
)
