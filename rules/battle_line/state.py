"""The whole truth of a match (battle_line.md 1.14). Immutable; only `play` makes a new one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.battle_line.cards import DECKS, HAND, TROOPS, is_troop
from rules.battle_line.options import BattleLineOptions

Cards = tuple[str, ...]
Stage = Literal["play", "scout-draw", "scout-return", "draw", "over"]
"""`play`: a card must be played (or the turn passed). `scout-draw`, `scout-return`: the Scout is out. `draw`: a card was
played or the turn passed; what remains is to claim, and to draw or end. `over`: the match has ended."""


@dataclass(frozen=True, slots=True)
class Battlefield:
    """One battlefield. `sides` are the formation cards of seat 0 and seat 1 in order of arrival; `fog` and `mud` tell the
    Weather cards played here; `last` is the seat into whose side the last formation card came (1.10, 3.20)."""

    number: int
    terrain: str = ""
    sides: tuple[Cards, Cards] = ((), ())
    fog: bool = False
    mud: bool = False
    owner: int | None = None
    last: int | None = None


@dataclass(frozen=True, slots=True)
class BattleLine:
    """A match: the game now on the table and the score of the series.

    Decks list their cards from the top. `returned` names, for each deck, the seats that put its topmost cards there by
    Scout, from the top: such cards always lie above all others. `exposed` lists the cards of each hand that the other seat
    knows, having put them on the deck itself. Hands are kept in the order of `cards.ordered`.
    """

    options: BattleLineOptions
    fields: tuple[Battlefield, ...]
    hands: tuple[Cards, Cards]
    decks: tuple[Cards, Cards]
    starter: int
    active: int
    returned: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    exposed: tuple[Cards, Cards] = ((), ())
    discards: tuple[Cards, Cards] = ((), ())
    tactics_played: tuple[int, int] = (0, 0)
    king_used: tuple[bool, bool] = (False, False)
    stage: Stage = "play"
    turn: int = 1
    scout: tuple[int, int] = (0, 0)
    """Draws and returns that the Scout still owes."""
    passed: bool = False
    """Whether the active seat passed in this turn."""
    claimed: bool = False
    """Whether the active seat claimed something in this turn."""
    passes: int = 0
    """Turns in a row, up to the last finished one, in which nothing was played or claimed (3.11)."""
    game: int = 1
    scores: tuple[int, int] = (0, 0)
    wins: tuple[int, int] = (0, 0)
    reason: str = ""
    """Why the match ended; empty while it goes on."""
    winner: int | None = None


def other(seat: int) -> int:
    """The other seat."""
    return 1 - seat


def put(pair: tuple, seat: int, value: object) -> tuple:
    """The pair with one of its two values replaced."""
    return (value, pair[1]) if seat == 0 else (pair[0], value)


def face_up(fields: tuple[Battlefield, ...], discards: tuple[Cards, Cards]) -> Cards:
    """All Troops that lie face up, claimed battlefields and discards included: the evidence (1.9)."""
    seen = {card for field in fields for side in field.sides for card in side if is_troop(card)}
    seen.update(card for pile in discards for card in pile if is_troop(card))
    return tuple(card for card in TROOPS if card in seen)


def draw_due(hand: int, decks: tuple[int, int]) -> bool:
    """Whether a turn must end by a draw: fewer than seven cards in hand and a card left somewhere (1.4)."""
    return hand < HAND and sum(decks) > 0


def deck_index(deck: str) -> int:
    """0 for `troops`, 1 for `tactics`."""
    return DECKS.index(deck)
