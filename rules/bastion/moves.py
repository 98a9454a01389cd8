"""The moves of a seat (BG-13 to BG-23, BG-42), the corrections of a GM, and the questions anybody may ask.

Squares are typed and listed by name (`C3`). `hero` is who acts; it may be left out where the seat has only one hero that
can.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from rules.game import Choice, Move, Range, Text

Square = Annotated[str, Choice("square")]
HeroId = Annotated[str, Choice("hero")]
AbilityId = Annotated[str, Choice("ability")]
Figure = Annotated[str, Choice("figure")]
Reason = Annotated[str, Text(200)]


@dataclass(frozen=True, slots=True)
class ChooseHero(Move):
    """Take a hero before the first wave; another one may be taken instead until everybody has chosen (BG-1)."""

    name: ClassVar[str] = "choose_hero"
    hero: HeroId


@dataclass(frozen=True, slots=True)
class Walk(Move):
    """Move to a square within the hero's Speed, by a cheapest path (BG-16 to BG-19)."""

    name: ClassVar[str] = "walk"
    square: Square
    hero: HeroId = ""


@dataclass(frozen=True, slots=True)
class Attack(Move):
    """Attack a monster in range and in sight (BG-21 to BG-26)."""

    name: ClassVar[str] = "attack"
    target: Figure
    hero: HeroId = ""


@dataclass(frozen=True, slots=True)
class UseAbility(Move):
    """Use an ability of the sheet. `square`: where to go first (Charge, Mist step). `target`: a monster, or the hero to
    mend. `second`: the other monster of Split arrows."""

    name: ClassVar[str] = "use"
    ability: AbilityId
    target: Figure = ""
    square: Square = ""
    second: Figure = ""
    hero: HeroId = ""


@dataclass(frozen=True, slots=True)
class Follow(Move):
    """The move that an ability gives after its attack; the hero's own square to stay (BG-11)."""

    name: ClassVar[str] = "follow"
    square: Square
    hero: HeroId = ""


@dataclass(frozen=True, slots=True)
class Revive(Move):
    """Set the fallen hero beside on its feet (BG-15)."""

    name: ClassVar[str] = "revive"
    hero: HeroId = ""


@dataclass(frozen=True, slots=True)
class EndTurn(Move):
    """Leave the actions that remain (BG-14)."""

    name: ClassVar[str] = "end_turn"
    hero: HeroId = ""


@dataclass(frozen=True, slots=True)
class Sharpen(Move):
    """Between waves: the die one step up (BG-42)."""

    name: ClassVar[str] = "sharpen"
    hero: HeroId = ""


@dataclass(frozen=True, slots=True)
class Learn(Move):
    """Between waves: one more ability of the sheet (BG-42)."""

    name: ClassVar[str] = "learn"
    ability: AbilityId
    hero: HeroId = ""


# -- corrections -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SetHitPoints(Move):
    """GM: the hit points of a hero or monster; 0 fells it."""

    name: ClassVar[str] = "set_hp"
    figure: Annotated[str, Text(40)]
    hp: Annotated[int, Range(0, 99)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetSquare(Move):
    """GM: put a hero or monster on a free square."""

    name: ClassVar[str] = "set_square"
    figure: Annotated[str, Text(40)]
    square: Annotated[str, Text(10)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetActions(Move):
    """GM: the actions that a hero has left in this turn."""

    name: ClassVar[str] = "set_actions"
    hero: Annotated[str, Text(40)]
    actions: Annotated[int, Range(0, 4)]
    reason: Reason


# -- questions ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SightLine(Move):
    """What a hero (or anybody on `origin`) sees, with cover and odds; with `square` what stands in the way there."""

    name: ClassVar[str] = "sight"
    square: Annotated[str, Text(40)] = ""
    origin: Annotated[str, Text(40)] = ""


@dataclass(frozen=True, slots=True)
class HeroSheet(Move):
    """The sheet of a hero: the own one where none is named."""

    name: ClassVar[str] = "hero_sheet"
    hero: Annotated[str, Text(40)] = ""


@dataclass(frozen=True, slots=True)
class MonsterSheet(Move):
    """The card of a monster; without a name all that play in this wave."""

    name: ClassVar[str] = "monster_sheet"
    monster: Annotated[str, Text(40)] = ""


@dataclass(frozen=True, slots=True)
class RulesText(Move):
    """The rules, one chapter after the other or one alone."""

    name: ClassVar[str] = "rules"
    chapter: Annotated[str, Text(40)] = ""
