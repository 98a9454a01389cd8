"""Fog of war: what a seat sees now, and what it remembers (marchlords.md 4.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from rules.hexes import Field
from rules.marchlords.numbers import numbers
from rules.marchlords.state import Army, Holding, Knowledge, Marchlords, Ship

NEVER: Final = "0"


def mark(turn: int) -> str:
    """The letter for "last seen in that turn"."""
    return chr(48 + turn)


def turn_of(letter: str) -> int:
    """The turn of a letter, 0 for never."""
    return ord(letter) - 48


def radius_of(holding: Holding, *, capital: bool) -> int:
    """How far one sees from a holding of one's own."""
    sight = numbers().sight
    found = [sight.bare]
    if holding.city:
        found.append(sight.capital if capital else sight.city[holding.city - 1])
    if holding.outpost:
        found.append(sight.outpost)
    if holding.port:
        found.append(sight.port)
    return max(found)


def seen_from(
    whole: Field, armies: Iterable[Army], ships: Iterable[Ship], holdings: Iterable[Holding], capitals: Sequence[int]
) -> frozenset[int]:
    """The tiles in sight of these armies, ships and holdings of one kingdom."""
    sight = numbers().sight
    found: set[int] = set()
    for army in armies:
        found.update(whole.disc(army.tile, sight.army))
    for ship in ships:
        found.update(whole.disc(ship.tile, sight.ship))
    for holding in holdings:
        found.update(whole.disc(holding.tile, radius_of(holding, capital=holding.tile in capitals)))
    return frozenset(found)


def visible(state: Marchlords, seat: int) -> frozenset[int]:
    """What the seat sees now. A dormant kingdom sees nothing."""
    if not state.kingdoms[seat].active:
        return frozenset()
    return seen_from(
        state.field,
        state.of(seat),
        (ship for ship in state.ships if ship.seat == seat),
        (holding for holding in state.holdings if holding.owner == seat),
        state.capitals,
    )


def learn(state: Marchlords, seat: int, tiles: Iterable[int]) -> Marchlords:
    """The state after the seat has seen these tiles as they are now."""
    known = state.knowledge[seat]
    fresh = frozenset(tiles)
    if not fresh:
        return state
    letters = list(known.seen)
    for tile in fresh:
        letters[tile] = mark(state.turn)
    memory = [holding for holding in known.memory if holding.tile not in fresh]
    memory += [holding for holding in state.holdings if holding.tile in fresh]
    after = Knowledge("".join(letters), tuple(sorted(memory, key=lambda holding: holding.tile)))
    return replace(state, knowledge=(*state.knowledge[:seat], after, *state.knowledge[seat + 1 :]))


def look(state: Marchlords) -> Marchlords:
    """The state after everybody has looked around (R4.6)."""
    for seat in state.active:
        state = learn(state, seat, visible(state, seat))
    return state
