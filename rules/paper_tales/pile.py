"""The draw pile and the two heaps of discards (paper_tales.md 1.1, H4, H13)."""

from __future__ import annotations

from dataclasses import replace

from rules.chance import Chance
from rules.game import Event
from rules.paper_tales.cards import ordered
from rules.paper_tales.state import Cards, PaperTales


def draw(state: PaperTales, count: int, chance: Chance) -> tuple[PaperTales, Cards, tuple[Event, ...]]:
    """The state without the next cards of the pile, those cards, and whether the discards were shuffled. Fewer cards where
    even the discards are used up."""
    taken, pile = state.pile[:count], state.pile[count:]
    events: tuple[Event, ...] = ()
    if len(taken) < count and (state.discards or state.buried):
        heap = ordered((*state.discards, *state.buried))
        pile = chance.shuffle(f"shuffle {state.shuffles}", heap)
        more = count - len(taken)
        taken, pile = (*taken, *pile[:more]), pile[more:]
        state = replace(state, discards=(), buried=(), shuffles=state.shuffles + 1)
        events = (Event("reshuffled", {"cards": len(heap)}),)
    return replace(state, pile=pile), taken, events
