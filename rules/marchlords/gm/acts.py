"""The acts of a GM (marchlords.md 9, 15), each with a reason that everybody can read. A modal holds five fields, the reason
included."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from rules.game import Choice, Move, Range, Text

Reason = Annotated[str, Text(200)]
Seat = Annotated[int, Range(1, 17)]
Name = Annotated[str, Text(20)]


@dataclass(frozen=True, slots=True)
class SetGold(Move):
    """GM: the purse of a kingdom (1 is the first seat)."""

    name: ClassVar[str] = "set_gold"
    seat: Seat
    gold: Annotated[int, Range(0, 999)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetReserve(Move):
    """GM: the generals in reserve of a kingdom."""

    name: ClassVar[str] = "set_reserve"
    seat: Seat
    generals: Annotated[int, Range(0, 9)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetTier(Move):
    """GM: the tier of an army; 0 removes it."""

    name: ClassVar[str] = "set_tier"
    army: Name
    tier: Annotated[int, Range(0, 6)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetGeneral(Move):
    """GM: whether an army has a general (0 or 1)."""

    name: ClassVar[str] = "set_general"
    army: Name
    leader: Annotated[int, Range(0, 1)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class PlaceArmy(Move):
    """GM: where an army stands. One that is gone, or the next one of its kingdom, comes at tier 1 without a general."""

    name: ClassVar[str] = "place_army"
    army: Name
    tile: Name
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetTile(Move):
    """GM: the owner of a tile (0 nobody) and what stands there: a city's level; nothing more (0), an outpost (1), a port (2)
    or both (3)."""

    name: ClassVar[str] = "set_tile"
    tile: Name
    owner: Annotated[int, Range(0, 17)]
    city: Annotated[int, Range(0, 2)]
    more: Annotated[int, Range(0, 3)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class AnnulBattle(Move):
    """GM: a battle counts nothing; armies that marched go back."""

    name: ClassVar[str] = "annul"
    battle: Name
    reason: Reason


@dataclass(frozen=True, slots=True)
class RuleBattle(Move):
    """GM: a battle ends as one side has declared, in a draw without losses, or as the dice say."""

    name: ClassVar[str] = "rule"
    battle: Name
    ruling: Annotated[str, Choice("ruling")]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SettleBattle(Move):
    """GM: the result of a battle, losses of attacker and defender in percent (`20/50`), whether the beaten side's general
    was taken."""

    name: ClassVar[str] = "settle"
    battle: Name
    outcome: Annotated[str, Choice("result")]
    losses: Annotated[str, Text(9)]
    captured: Annotated[int, Range(0, 1)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class EndOrders(Move):
    """GM: the turn flips now, with the orders that are recorded."""

    name: ClassVar[str] = "end_orders"
    reason: Reason


@dataclass(frozen=True, slots=True)
class MakeDormant(Move):
    """GM: nobody plays a kingdom any more (R14.6)."""

    name: ClassVar[str] = "make_dormant"
    seat: Seat
    reason: Reason


@dataclass(frozen=True, slots=True)
class Wake(Move):
    """GM: a dormant kingdom is played again. Its armies do not come back (R14.6)."""

    name: ClassVar[str] = "wake"
    seat: Seat
    reason: Reason
