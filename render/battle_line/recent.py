"""What just happened, as places on the board: read from the events that the viewer was given."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from render.battle_line.words import KEY
from render.picture import Look
from rules.battle_line.view import BattleLineView
from rules.game import Event, Fact, Ref
from rules.registry import games
from rules.voice import Voice


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
    for event in events:
        refs = list(_refs(event.facts.values()))
        named = {str(ref.value) for ref in refs if ref.domain == "card"}
        placed = {card for card in named if card in lying}
        cards |= placed | (named & piles)
        fields = {int(ref.value) for ref in refs if ref.domain == "battlefield"}
        if not placed:
            tiles |= fields
        decks |= {0 if ref.value == "troops" else 1 for ref in refs if ref.domain == "deck"}
    return Recent(frozenset(cards), frozenset(tiles & set(range(1, 10))), frozenset(decks))


def sentences(look: Look) -> tuple[str, ...]:
    """The events as sentences in the look's language."""
    if not look.recent:
        return ()
    voice = Voice(games()[KEY], look.language, look.names)
    return tuple(voice.event(event) for event in look.recent)
