"""The seventy cards: sixty Troops and ten Tactics (battle_line.md 1.1, 1.2, 1.6).

A Troop is a colour letter and a value, `R10`; colours are R O Y G B P (red, orange, yellow, green, blue, purple), values 1
to 10. Tactics have names of their own. A card exists once, so its id says everything about it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

COLOURS: Final = "ROYGBP"
VALUES: Final = range(1, 11)
TROOPS: Final = tuple(f"{colour}{value}" for colour in COLOURS for value in VALUES)

KINGS: Final = ("K1", "K2")
"""King of England, King of France."""
MORALE: Final = (*KINGS, "CAV", "SUP")
"""Tactics that lie in a slot like a Troop: the Kings, Mercenary Cavalry, Supporting Troops."""
WEATHER: Final = ("FOG", "MUD")
GUILE: Final = ("SCOUT", "REDEPLOY", "DESERTER", "TRAITOR")
TACTICS: Final = (*MORALE, *WEATHER, *GUILE)
CARDS: Final = (*TROOPS, *TACTICS)

DECKS: Final = ("troops", "tactics")
HAND: Final = 7
"""Cards in a hand, Tactics included (1.4)."""

WILD: Final = {"K1": tuple(VALUES), "K2": tuple(VALUES), "CAV": (8,), "SUP": (1, 2, 3)}
"""The values a Morale card may stand for; its colour is free (1.6)."""

_ORDER: Final = {card: index for index, card in enumerate(CARDS)}
COLOUR: Final = {card: card[0] for card in TROOPS}
VALUE: Final = {card: int(card[1:]) for card in TROOPS}
_TROOP_SET: Final = frozenset(TROOPS)
_TACTIC_SET: Final = frozenset(TACTICS)


def is_troop(card: str) -> bool:
    """Whether the card is one of the sixty Troops."""
    return card in _TROOP_SET


def is_tactic(card: str) -> bool:
    """Whether the card is one of the ten Tactics."""
    return card in _TACTIC_SET


def kind(card: str) -> str:
    """`troop`, `morale`, `weather` or `guile`."""
    if card in _TROOP_SET:
        return "troop"
    if card in MORALE:
        return "morale"
    return "weather" if card in WEATHER else "guile"


def deck_of(card: str) -> int:
    """Index in DECKS of the deck whose back the card bears: 0 Troops, 1 Tactics."""
    return 0 if card in _TROOP_SET else 1


def ordered(cards: Iterable[str]) -> tuple[str, ...]:
    """The cards as a hand is held: Troops by colour and value, then Tactics."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def known(card: str) -> bool:
    """Whether there is a card of this id."""
    return card in _ORDER
