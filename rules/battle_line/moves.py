"""The moves of a seat (battle_line.md 1.4 to 1.9), the corrections of a GM and the questions anybody may ask.

A card exists once, so a move names the card and not the place it lies in: `Deserter("R10")` finds its battlefield itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from rules.game import Choice, Move, Range, Text

Battlefield = Annotated[int, Choice("battlefield")]
"""1 to 9."""


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Play a Troop or a Morale card from the hand into a free own slot (1.5, 1.6)."""

    name: ClassVar[str] = "place"
    card: Annotated[str, Choice("card")]
    battlefield: Battlefield


@dataclass(frozen=True, slots=True)
class Weather(Move):
    """Play Fog or Mud on an unclaimed battlefield (1.6)."""

    name: ClassVar[str] = "weather"
    card: Annotated[str, Choice("card")]
    battlefield: Battlefield


@dataclass(frozen=True, slots=True)
class Scout(Move):
    """Play the Scout; its draws and returns follow one by one (1.6, 3.6)."""

    name: ClassVar[str] = "scout"


@dataclass(frozen=True, slots=True)
class ScoutDraw(Move):
    """One of the Scout's draws, from the deck named."""

    name: ClassVar[str] = "scout_draw"
    deck: Annotated[str, Choice("deck")]


@dataclass(frozen=True, slots=True)
class ScoutReturn(Move):
    """Put one card of the hand face down on top of its own deck; the last one put back is the first drawn (3.6)."""

    name: ClassVar[str] = "scout_return"
    card: Annotated[str, Choice("card")]


@dataclass(frozen=True, slots=True)
class Redeploy(Move):
    """Play Redeploy: move one own formation card to another battlefield, or discard it (`target` 0) (1.6, 3.4)."""

    name: ClassVar[str] = "redeploy"
    card: Annotated[str, Choice("card")]
    target: Annotated[int, Choice("destination")]


@dataclass(frozen=True, slots=True)
class Deserter(Move):
    """Play the Deserter: discard one opposing Troop or Morale card (1.6, 3.1)."""

    name: ClassVar[str] = "deserter"
    card: Annotated[str, Choice("card")]


@dataclass(frozen=True, slots=True)
class Traitor(Move):
    """Play the Traitor: take one opposing Troop into a free own slot (1.6, 3.1, 3.19)."""

    name: ClassVar[str] = "traitor"
    card: Annotated[str, Choice("card")]
    target: Annotated[int, Choice("battlefield")]


@dataclass(frozen=True, slots=True)
class Claim(Move):
    """Claim a battlefield; the referee looks for a proof in what lies face up (1.9)."""

    name: ClassVar[str] = "claim"
    tentative: ClassVar[bool] = True
    battlefield: Battlefield


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Draw a card from the deck named (`troops`, `tactics`); this ends the turn (1.4)."""

    name: ClassVar[str] = "draw"
    deck: Annotated[str, Choice("deck")]


@dataclass(frozen=True, slots=True)
class PassTurn(Move):
    """Play no card; allowed where no Troop in hand can be placed (1.7). Claims are still possible."""

    name: ClassVar[str] = "pass_turn"


@dataclass(frozen=True, slots=True)
class End(Move):
    """End the turn where no draw is due: the hand is full, or both decks are empty."""

    name: ClassVar[str] = "end"


# -- corrections -------------------------------------------------------------------------------------------------------

Reason = Annotated[str, Text(200)]


@dataclass(frozen=True, slots=True)
class SetOwner(Move):
    """GM: give a battlefield to a side (1, 2) or to nobody (0)."""

    name: ClassVar[str] = "set_owner"
    battlefield: Annotated[int, Range(1, 9)]
    side: Annotated[int, Range(0, 2)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class MoveCard(Move):
    """GM: put a face-up card elsewhere: `to` is `a4` or `b4` (side 1 or 2 of battlefield 4), `a` or `b` (their discards),
    `deck` (the bottom of its own deck)."""

    name: ClassVar[str] = "move_card"
    card: Annotated[str, Text(40)]
    to: Annotated[str, Text(10)]
    reason: Reason


# -- questions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Cards(Move):
    """Which Troops lie face up, and which might still come (the evidence)."""

    name: ClassVar[str] = "cards"


@dataclass(frozen=True, slots=True)
class Inspect(Move):
    """One battlefield in detail."""

    name: ClassVar[str] = "battlefield"
    battlefield: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class CardText(Move):
    """What a card does, with the rulings."""

    name: ClassVar[str] = "card"
    card: Annotated[str, Text(40)]


@dataclass(frozen=True, slots=True)
class Discards(Move):
    """The face-up discards and who may play a Tactic."""

    name: ClassVar[str] = "discards"
