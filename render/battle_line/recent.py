"""What just happened, as places on the board: read from the events that the viewer was given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from render.battle_line.words import KEY, name
from render.picture import Look
from rules.battle_line.view import BattleLineView
from rules.game import Event, Fact, Ref
from rules.registry import games
from rules.voice import Voice

QUIET: Final = ("turn", "dealt", "series-score", "game-started")
"""Events that the picture shows in other ways."""


@dataclass(frozen=True, slots=True)
class Recent:
    """Cards, battlefields (those whose tile itself changed) and decks (0 Troops, 1 Tactics) to outline."""

    cards: frozenset[str] = frozenset()
    tiles: frozenset[int] = frozenset()
    decks: frozenset[int] = frozenset()


def _refs(facts: Iterable[Fact]) -> Iterable[Ref]:
    for fact in facts:
        if isinstance(fact, Ref):
            yield fact
        elif isinstance(fact, tuple):
            yield from _refs(fact)


def recent(view: BattleLineView, events: Iterable[Event]) -> Recent:
    """The places that the events name. A battlefield's tile is outlined only where no card on it is: a claim, Weather."""
    lying = {card: field.number for field in view.fields for side in field.sides for card in side}
    piles = {card for pile in view.discards for card in pile}
    cards: set[str] = set()
    tiles: set[int] = set()
    decks: set[int] = set()
    for event in public(events):
        if event.kind == "game-started":
            cards, tiles, decks = set(), set(), set()
        refs = list(_refs(event.facts.values()))
        named = {str(ref.value) for ref in refs if ref.domain == "card"}
        placed = {card for card in named if card in lying}
        cards |= placed | (named & piles)
        fields = {int(ref.value) for ref in refs if ref.domain == "battlefield"}
        if not placed:
            tiles |= fields
        decks |= {0 if ref.value == "troops" else 1 for ref in refs if ref.domain == "deck"}
    return Recent(frozenset(cards), frozenset(tiles & set(range(1, 10))), frozenset(decks))


def public(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that everybody may know: a board may be shown to all, so it tells nothing else."""
    return tuple(event for event in events if event.seats is None)


def sentences(look: Look, drawn: bool = True) -> tuple[str, ...]:
    """The public events as sentences in the look's language; without the draw where more was done. `drawn`: with names as
    they can be drawn."""
    told = [event for event in public(look.recent) if event.kind not in QUIET]
    if not told:
        return ()
    if len(told) > 1:
        told = [event for event in told if event.kind != "drew"] or told
    voice = Voice(games()[KEY], look.language, tuple(name(look, seat) for seat in range(2)) if drawn else look.names)
    return tuple(voice.told(told))
