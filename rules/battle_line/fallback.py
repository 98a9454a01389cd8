"""Moves for an absent seat, from its view alone: the least the rules allow, or sensible play."""

from __future__ import annotations

from rules.battle_line.autopilot import best_return, best_turn
from rules.battle_line.cards import DECKS, VALUE
from rules.battle_line.legal import placeable_troops, places_for
from rules.battle_line.moves import Draw, End, PassTurn, Place, ScoutDraw, ScoutReturn
from rules.battle_line.state import draw_due
from rules.battle_line.view import BattleLineView
from rules.game import Move


def least(view: BattleLineView) -> tuple[Move, ...]:
    """The least the rules allow: a pass where it is possible, else the lowest Troop on the emptiest own side; no claim; a
    Troop is drawn."""
    if view.stage == "scout-draw":
        return (ScoutDraw(_deck(view.decks)),)
    if view.stage == "scout-return":
        returns = tuple(ScoutReturn(card) for card in sorted(view.hand, key=_harmless)[: view.scout[1]])
        return (*returns, *ending(view, len(view.hand) - len(returns), _backs(view, returns)))
    if view.stage == "draw":
        return ending(view, len(view.hand), view.decks)
    troops = placeable_troops(view)
    if not troops:
        return (PassTurn(), *ending(view, len(view.hand), view.decks))
    seat = view.seat
    assert seat is not None
    card = min(troops, key=_harmless)
    target = min(places_for(view, card, seat), key=lambda number: (len(view.field(number).sides[seat]), -number))
    return (Place(card, target), *ending(view, len(view.hand) - 1, view.decks))


def autopilot(view: BattleLineView) -> tuple[Move, ...]:
    """Sensible play: the whole turn, or the Scout's next step."""
    if view.stage == "scout-draw":
        wants_tactic = view.decks[1] and view.scout[0] == 1
        return (ScoutDraw("tactics" if wants_tactic else _deck(view.decks)),)
    if view.stage == "scout-return":
        cards = best_return(view, view.scout[1])
        returns = tuple(ScoutReturn(card) for card in cards)
        after = ending(view, len(view.hand) - len(returns), _backs(view, returns))
        return (*returns, *best_turn(view).claims, *after)
    turn = best_turn(view)
    if turn.scouts:
        return (*turn.claims, *turn.cards)
    hand = len(view.hand) - (1 if turn.plays else 0)
    claims_first = view.options.claims == "start"
    acts = (*turn.claims, *turn.cards) if claims_first else (*turn.cards, *turn.claims)
    return (*acts, *ending(view, hand, view.decks, turn.deck))


def ending(view: BattleLineView, hand: int, decks: tuple[int, int], wanted: str = "troops") -> tuple[Move, ...]:
    """How a turn with so many cards in hand ends: a draw, from the deck wanted where it has cards, or nothing to draw."""
    if draw_due(hand, decks):
        return (Draw(_deck(decks, wanted)),)
    return (End(),)


def _deck(decks: tuple[int, int], wanted: str = "troops") -> str:
    other = DECKS[1 - DECKS.index(wanted)]
    return wanted if decks[DECKS.index(wanted)] else other


def _backs(view: BattleLineView, returns: tuple[ScoutReturn, ...]) -> tuple[int, int]:
    troops = sum(move.card in VALUE for move in returns)
    return view.decks[0] + troops, view.decks[1] + len(returns) - troops


def _harmless(card: str) -> tuple[int, str]:
    """Low Troops first, Tactics last."""
    return VALUE.get(card, 11), card
