"""The numbers of the game, read from data/marchlords/rules.toml and checked."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from pydantic import Field

from data.tables import Table, Whole, table

Amount = Annotated[Whole, Field(ge=0)]
Percent = Annotated[Whole, Field(ge=0, le=1000)]
Two = tuple[Amount, Amount]
Three = tuple[Amount, Amount, Amount]
Four = tuple[Amount, Amount, Amount, Amount]


class Start(Table):
    """What a kingdom begins with (R2.2)."""

    gold: Amount
    army_tier: Annotated[Whole, Field(ge=1, le=6)]


class Income(Table):
    """Gold per turn of a structure (R11.2); `city` by level."""

    city: Two
    outpost: Amount
    port: Amount


class Cost(Table):
    """Prices in gold. `army` and `general` double (R12.3, R12.4); `ransom` is the least that may be offered."""

    city: Amount
    level2: Amount
    outpost: Amount
    port: Amount
    army: Amount
    general: Amount
    ransom: Amount


class Movement(Table):
    """Tiles of a march, limits of the terrain modifier, half points of a step (R6.1, R6.3)."""

    tiles: Amount
    least: Whole
    most: Amount
    land: Amount
    sea: Amount


class Battles(Table):
    """Gold of a victory and of a razed city; what further armies add, in percent of their caps."""

    theft: Amount
    pillage: Amount
    reinforcement: Percent
    relief: Percent


class Losses(Table):
    """From which percentage losses have an effect (9.1 step 3)."""

    loser: Percent
    dispersed: Percent
    winner: Percent
    level: Percent


class Sieges(Table):
    """Garrison in percent by tick, and what happens at which tick (10)."""

    garrison: Four
    level_tick: Amount
    capitulation_tick: Amount


class Simulation(Table):
    """A battle that the dice decide (R9.7); `wall` by level of the city."""

    wall: Three
    late: Percent
    draw: Amount
    winner_losses: Two
    loser_losses: Two
    draw_losses: Two
    captured: Annotated[Whole, Field(ge=1)]


class Garrisons(Table):
    """Points of The Old World of what defends itself (R8.2)."""

    city: Two
    capital: Amount
    outpost: Amount
    outpost_late: Amount
    port: Amount
    port_late: Amount


class Sight(Table):
    """Radius in tiles (4.2)."""

    army: Amount
    ship: Amount
    outpost: Amount
    port: Amount
    city: Two
    capital: Amount
    bare: Amount


class Shares(Table):
    """Percent of the city sites by size of the map."""

    small: Percent
    medium: Percent
    large: Percent


class Scores(Table):
    """Points at the end and the other ways to win (14)."""

    capital: Amount
    city: Two
    port: Amount
    outpost: Amount
    field_victory: Amount
    garrison_victory: Amount
    general: Amount
    gold: Annotated[Whole, Field(ge=1)]
    gold_most: Amount
    domination: Shares
    domination_turns: Annotated[Whole, Field(ge=1)]
    resistance: Annotated[Whole, Field(ge=1)]


class Tier(Table):
    """A tier (palier) of armies: points on the table, gold per turn, gold to reach it, points of its general (8.1)."""

    cap: Amount
    upkeep: Amount
    price: Amount
    general: Amount


class System(Table):
    """A tabletop game: percent of the points of The Old World, and the step values are rounded to (R8.5)."""

    percent: Annotated[Whole, Field(ge=1)]
    step: Annotated[Whole, Field(ge=1)]


class Numbers(Table):
    """All of them."""

    start: Start
    income: Income
    cost: Cost
    movement: Movement
    battle: Battles
    losses: Losses
    siege: Sieges
    simulation: Simulation
    garrison: Garrisons
    sight: Sight
    score: Scores
    tier: tuple[Tier, ...]
    system: dict[str, System]


@cache
def numbers() -> Numbers:
    """The numbers, read once."""
    return table("marchlords/rules.toml", Numbers)


def top() -> int:
    """The highest tier."""
    return len(numbers().tier)


def tier(level: int) -> Tier:
    """A tier by its number, from 1."""
    return numbers().tier[level - 1]
