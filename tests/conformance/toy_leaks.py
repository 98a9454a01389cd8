"""The toy game with one leak each. The suite must find every one of them and name the law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rules.chance import Chance
from rules.game import (
    GM,
    PUBLIC,
    Actor,
    Answer,
    Event,
    Form,
    Illegal,
    Move,
    Phrase,
    Ref,
    Step,
    Viewer,
)

from .toy_game import Bid, Lay, Ready, Toy, ToyGame, ToyView
from .toy_words import ToyPainter


class LeakingView(ToyGame):
    """Shows the sum of everybody's cards in hand as the number of cards left."""

    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        return replace(super().view(state, viewer), left=sum(map(sum, state.hands)))


class Peeking(ToyGame):
    """Keeps the last state that was viewed: the way in for leaks that a view does not show."""

    state: Toy

    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        self.state = state
        return super().view(state, viewer)


class LeakingMoves(Peeking):
    """Lists moves in an order that depends on the top of the deck."""

    def legal_moves(self, view: ToyView) -> tuple[Move, ...]:
        moves = super().legal_moves(view)
        return moves[::-1] if self.state.deck and self.state.deck[0] % 2 else moves


class LeakingForm(Peeking):
    """Orders the cards of a pick by what another seat laid."""

    def form(self, view: ToyView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        form = super().form(view, picks)
        if sum(self.state.laid) % 2 == 0 or not form.picks:
            return form
        return replace(form, picks=(replace(form.picks[0], choices=form.picks[0].choices[::-1]), *form.picks[1:]))


class LeakingPreview(Peeking):
    """Previews tell the next card."""

    def preview(self, view: ToyView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        return (Phrase("preview-purse", {"left": self.state.deck[0] if self.state.deck else 0}),)


class LeakingStanding(Peeking):
    """What the GM's desk says of the table tells the next card."""

    def standing(self, view: ToyView) -> tuple[Phrase, ...]:
        return (Phrase("preview-purse", {"left": self.state.deck[0] if self.state.deck else 0}),)


class LeakingAnswer(Peeking):
    """Counts only the cards of the deck as unseen."""

    def answer(self, view: ToyView, query: Move) -> Answer:
        return Answer((Phrase("answer-unseen", {"cards": tuple(Ref("card", card) for card in sorted(self.state.deck))}),))


class LeakingEvent(ToyGame):
    """Laying a card tells everybody whether it is high, without saying that it reveals something."""

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        step = super().one(state, actor, move, chance)
        if isinstance(move, Ready) and len(step.events) == 1:
            card = state.laid[int(actor)]
            return replace(step, events=(*step.events, Event("shown", {"seat": Ref("seat", 0), "card": card, "total": 0})))
        return step


class LeakingReveal(ToyGame):
    """Drawn cards are told to everybody, and the step says that only their owners learn something."""

    def drawn(self, seat: int, card: int) -> Event:
        return Event("drawn", {"card": Ref("card", card)})

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        step = super().one(state, actor, move, chance)
        return replace(step, reveals=tuple(viewer for viewer in step.reveals if viewer != PUBLIC))


class LeakingRefusal(ToyGame):
    """A refusal names a card only if somebody else holds it."""

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        if isinstance(move, Lay) and actor != GM and any(move.card in hand for hand in state.hands):
            return super().one(state, actor, move, chance)
        if isinstance(move, Lay):
            raise Illegal("no-such-move")
        return super().one(state, actor, move, chance)


class LeakingLegality(ToyGame):
    """Bidding is refused once another seat has bid."""

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        if isinstance(move, Bid) and any(bid for seat, bid in enumerate(state.bids) if seat != actor):
            raise Illegal("bid", most=3)
        return super().one(state, actor, move, chance)


class LeakingAltText(ToyPainter):
    """Alt text made from what the game last looked at."""

    def __init__(self, game: Peeking) -> None:
        self.game = game

    def alt(self, view: Any, look: Any) -> str:
        return f"Round {view.round}, next card {self.game.state.deck[:1]}"


class LeakingText(LeakingAltText):
    """A text board made from what the game last looked at."""

    def text(self, view: Any, look: Any) -> str:
        return str(self.game.state.hands)
