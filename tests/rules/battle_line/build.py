"""Positions built by hand: what is not said lies in the decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules.battle_line import GAME
from rules.battle_line.cards import TACTICS, TROOPS, ordered
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.state import Battlefield, BattleLine
from rules.chance import Chance
from rules.game import Event, Illegal, Move, Step

SEED = b"battle line tests"
ROWS = ["R10 R9 R8", "O1 Y2 G4", "O2 Y3 G5", "O3 Y4 G6", "O4 Y5 G7", "O5 Y6 G8", "O6 Y7 G1", "O7 Y8 G2", "O8 Y1 G3"]
FULL = {number: (side, "") for number, side in enumerate(ROWS, 1)}
"""All slots of seat 0 are taken; its side of battlefield 1 cannot be beaten."""


def build(
    fields: Mapping[int, tuple[str, str]] | None = None,
    hands: tuple[str, str] = ("", ""),
    *,
    fog: tuple[int, ...] = (),
    mud: tuple[int, ...] = (),
    owners: Mapping[int, int] | None = None,
    last: Mapping[int, int] | None = None,
    terrain: Mapping[int, str] | None = None,
    discards: tuple[str, str] = ("", ""),
    decks: tuple[str | None, str | None] = (None, None),
    options: BattleLineOptions | None = None,
    **more: object,
) -> BattleLine:
    """A state with seat 0 to play. `fields` gives the sides of seat 0 and seat 1; a deck that is not given holds all cards
    of its kind that lie nowhere else (a given one may leave cards out of the match)."""
    options = options or BattleLineOptions()
    rows = []
    used: list[str] = []
    for number in range(1, 10):
        mine, theirs = (fields or {}).get(number, ("", ""))
        sides = (tuple(mine.split()), tuple(theirs.split()))
        fallen = (last or {}).get(number, 1 if sides[1] else 0 if sides[0] else None)
        key = (terrain or {}).get(number, "")
        owner = (owners or {}).get(number)
        rows.append(Battlefield(number, key, sides, number in fog, number in mud, owner, fallen))
        used += [*sides[0], *sides[1]]
        used += (["FOG"] if number in fog else []) + (["MUD"] if number in mud else [])
    held = (ordered(hands[0].split()), ordered(hands[1].split()))
    gone = (tuple(discards[0].split()), tuple(discards[1].split()))
    used += [*held[0], *held[1], *gone[0], *gone[1]]
    given = [deck.split() for deck in decks if deck is not None]
    used += [card for deck in given for card in deck]
    assert len(used) == len(set(used)), "a card lies in two places"
    piles = [
        tuple(deck.split()) if deck is not None else tuple(card for card in kind if card not in used)
        for deck, kind in zip(decks, (TROOPS, TACTICS if options.tactics else ()), strict=True)
    ]
    state = BattleLine(options, tuple(rows), held, (piles[0], piles[1]), 0, 0, discards=gone)
    return replace(state, **more)  # type: ignore[arg-type]


def play(state: BattleLine, *moves: Move, seat: int | None = None) -> BattleLine:
    """The state after a batch of the active seat (or of the seat named)."""
    return step(state, *moves, seat=seat).state


def step(state: BattleLine, *moves: Move, seat: int | None = None) -> Step[BattleLine]:
    """The step of a batch."""
    return GAME.play(state, state.active if seat is None else seat, moves, Chance(SEED))


def refused(state: BattleLine, *moves: Move, seat: int | None = None) -> Illegal:
    """The refusal of a batch."""
    with pytest.raises(Illegal) as caught:
        step(state, *moves, seat=seat)
    return caught.value


def legal(state: BattleLine, kind: type[Move], seat: int | None = None) -> list[Move]:
    """The listed moves of one kind of the active seat."""
    view = GAME.view(state, state.active if seat is None else seat)
    return [move for move in GAME.legal_moves(view) if type(move) is kind]


def kinds(events: tuple[Event, ...]) -> list[str]:
    """What happened, by name."""
    return [event.kind for event in events]
