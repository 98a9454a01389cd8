"""The moves of a seat (marchlords.md 5, 9). Tiles are named `D4`, armies `A1`, battles by their number of the turn.

All orders of a turn are secret and revocable until the last kingdom is ready. What a side writes down about a battle is
secret until it is filed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from rules.game import Choice, Move, Range

Army = Annotated[str, Choice("army")]
Tile = Annotated[str, Choice("tile")]
Fight = Annotated[str, Choice("battle")]
Captive = Annotated[int, Choice("captive")]


class Order(Move):
    """An order of the turn."""

    section: ClassVar[str] = "order"
    secret: ClassVar[bool] = True


class BattleMove(Move):
    """An act in a battle."""

    section: ClassVar[str] = "battle"


# -- the table ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseFaction(Move):
    """Take a faction that nobody has (R2.1)."""

    name: ClassVar[str] = "faction"
    faction: Annotated[str, Choice("faction")]


@dataclass(frozen=True, slots=True)
class Ready(Move):
    """One's orders are given; when everybody's are, the turn flips (R3.2)."""

    name: ClassVar[str] = "ready"
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Reopen(Move):
    """Take `ready` back (R3.3)."""

    name: ClassVar[str] = "reopen"


@dataclass(frozen=True, slots=True)
class CloseTurn(Move):
    """Confirm the end of the turn, where the table wants that (R3.4)."""

    name: ClassVar[str] = "close"


# -- orders ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class MarchTo(Order):
    """March to a tile by the cheapest path (R5.4). Replaces the army's march."""

    name: ClassVar[str] = "march"
    army: Army
    tile: Tile


@dataclass(frozen=True, slots=True)
class StepTo(Order):
    """One more step of an army's march, or the first."""

    name: ClassVar[str] = "step"
    army: Army
    tile: Tile


@dataclass(frozen=True, slots=True)
class MarchVia(Order):
    """Lead an army's march over a tile, after those it was led over before."""

    name: ClassVar[str] = "via"
    army: Army
    tile: Tile


@dataclass(frozen=True, slots=True)
class BuildCity(Order):
    """Found a city."""

    name: ClassVar[str] = "city"
    tile: Tile


@dataclass(frozen=True, slots=True)
class UpgradeCity(Order):
    """Raise a city to level 2."""

    name: ClassVar[str] = "upgrade"
    tile: Tile


@dataclass(frozen=True, slots=True)
class BuildPort(Order):
    """Build a port."""

    name: ClassVar[str] = "port"
    tile: Tile


@dataclass(frozen=True, slots=True)
class BuildOutpost(Order):
    """Build an outpost."""

    name: ClassVar[str] = "outpost"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Levy(Order):
    """Raise an army in a city of level 2."""

    name: ClassVar[str] = "levy"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Recruit(Order):
    """Recruit a general into the reserve."""

    name: ClassVar[str] = "recruit"


@dataclass(frozen=True, slots=True)
class Assign(Order):
    """Give a general of the reserve to an army without one."""

    name: ClassVar[str] = "assign"
    army: Army


@dataclass(frozen=True, slots=True)
class RaiseTier(Order):
    """Raise an army by one tier (R12.7)."""

    name: ClassVar[str] = "raise"
    army: Army


@dataclass(frozen=True, slots=True)
class UseAction(Order):
    """Trigger the faction's action."""

    name: ClassVar[str] = "action"


@dataclass(frozen=True, slots=True)
class Assault(Order):
    """Besiegers storm the city (10)."""

    name: ClassVar[str] = "assault"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Sally(Order):
    """Besieged armies break out (10)."""

    name: ClassVar[str] = "sally"
    tile: Tile


@dataclass(frozen=True, slots=True)
class Ransom(Order):
    """Offer gold for a general of one's own (9.1 step 4)."""

    name: ClassVar[str] = "ransom"
    captive: Captive
    gold: Annotated[int, Range(10, 200)]


@dataclass(frozen=True, slots=True)
class Release(Order):
    """Let a captive go if at least so much is offered."""

    name: ClassVar[str] = "release"
    captive: Captive
    gold: Annotated[int, Range(10, 200)]


@dataclass(frozen=True, slots=True)
class Cancel(Order):
    """Withdraw an order of this turn; its gold comes back (R3.5)."""

    name: ClassVar[str] = "cancel"
    order: Annotated[str, Choice("order")]


# -- battles -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NameLead(BattleMove):
    """Name another of one's armies to lead, before anything is filed (R8.1)."""

    name: ClassVar[str] = "lead"
    battle: Fight
    army: Army


@dataclass(frozen=True, slots=True)
class WriteOutcome(BattleMove):
    """Write down who won: attacker, draw, defender."""

    name: ClassVar[str] = "outcome"
    secret: ClassVar[bool] = True
    battle: Fight
    outcome: Annotated[str, Choice("result")]


@dataclass(frozen=True, slots=True)
class WriteLosses(BattleMove):
    """Write down the losses of a side in percent of what it fielded, in steps of five."""

    name: ClassVar[str] = "losses"
    secret: ClassVar[bool] = True
    battle: Fight
    side: Annotated[str, Choice("side")]
    percent: Annotated[int, Range(0, 100)]


@dataclass(frozen=True, slots=True)
class WriteCapture(BattleMove):
    """Write down whether the beaten side's general was taken."""

    name: ClassVar[str] = "captured"
    secret: ClassVar[bool] = True
    battle: Fight
    taken: Annotated[str, Choice("taken")]


@dataclass(frozen=True, slots=True)
class FileReport(BattleMove):
    """Hand in what one has written down; again, to amend it (R9.3)."""

    name: ClassVar[str] = "report"
    battle: Fight


@dataclass(frozen=True, slots=True)
class WithdrawReport(BattleMove):
    """Take one's version back."""

    name: ClassVar[str] = "withdraw"
    battle: Fight


@dataclass(frozen=True, slots=True)
class ConfirmReport(BattleMove):
    """Confirm the other side's version (R9.1)."""

    name: ClassVar[str] = "confirm"
    battle: Fight


@dataclass(frozen=True, slots=True)
class ContestReport(BattleMove):
    """Leave the other side's version to an arbiter, without a version of one's own."""

    name: ClassVar[str] = "contest"
    battle: Fight


@dataclass(frozen=True, slots=True)
class LeaveToDice(BattleMove):
    """Agree to let the dice decide a battle that is not played (R9.7)."""

    name: ClassVar[str] = "simulate"
    battle: Fight


@dataclass(frozen=True, slots=True)
class Concede(BattleMove):
    """Give the place up without a fight (R9.5)."""

    name: ClassVar[str] = "concede"
    final: ClassVar[bool] = True
    battle: Fight


@dataclass(frozen=True, slots=True)
class Arbitrate(BattleMove):
    """The arbiter of a dispute: the attacker's version, the defender's, a draw without losses, or the dice (R9.6)."""

    name: ClassVar[str] = "arbitrate"
    battle: Fight
    ruling: Annotated[str, Choice("ruling")]


@dataclass(frozen=True, slots=True)
class ChooseFate(BattleMove):
    """Capture or destroy the place that was won (9.1 step 5)."""

    name: ClassVar[str] = "fate"
    battle: Fight
    fate: Annotated[str, Choice("fate")]


@dataclass(frozen=True, slots=True)
class ChooseSiege(BattleMove):
    """After a drawn assault on a city: maintain the siege or leave (9.1 step 6)."""

    name: ClassVar[str] = "siege"
    battle: Fight
    siege: Annotated[str, Choice("siege")]


@dataclass(frozen=True, slots=True)
class Retreat(BattleMove):
    """Where the army that must leave goes (R9.8)."""

    name: ClassVar[str] = "retreat"
    battle: Fight
    tile: Tile
