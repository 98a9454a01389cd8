"""Another world that a viewer cannot tell from the real one: what proves that nothing hidden leaks."""

from __future__ import annotations

from dataclasses import replace

from rules.battle_line.cards import deck_of, ordered
from rules.battle_line.state import BattleLine, Cards
from rules.battle_line.view import view_of
from rules.chance import Chance
from rules.game import Viewer


def imagine(state: BattleLine, viewer: Viewer, chance: Chance) -> BattleLine:
    """Deal again what the viewer cannot see: the hands hidden from it and the decks.

    Kept are its own hand, the cards that it put back by Scout and still lie on top, those that it knows in the other hand
    because it put them on the deck that they were drawn from, and how many Troops and Tactics each hand holds.
    """
    view = view_of(state, viewer)
    decks: list[Cards] = [(), ()]
    kept = [list(hand) if hand is not None else list(view.exposed[seat]) for seat, hand in enumerate(view.hands)]
    hands: list[list[str]] = [list(cards) for cards in kept]
    fixed = {card for cards in kept for card in cards} | {card for tops in view.tops for card in tops if card}
    for deck in (0, 1):
        hidden = [card for hand in state.hands for card in hand if deck_of(card) == deck and card not in fixed]
        hidden += [card for card in state.decks[deck] if card not in fixed]
        pool = list(chance.shuffle(f"imagine/{viewer}/{deck}", ordered(hidden)))
        for seat in (0, 1):
            missing = view.hand_counts[seat][deck] - sum(deck_of(card) == deck for card in kept[seat])
            hands[seat] += [pool.pop() for _ in range(missing)]
        tops = view.tops[deck]
        decks[deck] = tuple(card or pool.pop() for card in tops) + tuple(pool)
    dealt = (ordered(hands[0]), ordered(hands[1]))
    return replace(state, hands=dealt, decks=(decks[0], decks[1]), exposed=_exposed(state, viewer))


def _exposed(state: BattleLine, viewer: Viewer) -> tuple[Cards, Cards]:
    """What one seat knows of the other's hand stays a secret of that seat: in the imagined world others know nothing."""
    if viewer == "gm":
        return state.exposed
    return (state.exposed[0] if viewer == 1 else (), state.exposed[1] if viewer == 0 else ())
