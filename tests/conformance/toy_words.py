"""The words and the painter of the toy game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from data.words import LANGUAGES, Words
from render.picture import Look, Picture
from rules.codec import AnyGame
from rules.game import Move
from rules.voice import Voice

MESSAGES = """
game-name = Bidders
group = toy
rules-text = Lay, bid, be ready.
decision-orders = lay a card
seat = seat { $number }
card = card { $value }
bid = { $value ->
    [0] no bid
   *[other] bid { $value }
}
move-lay = lay
move-lay-about = Lay a card
move-lay-card = card
move-lay-card-about = One of your cards
move-bid = bid
move-bid-about = Add to your card
move-bid-amount = amount
move-bid-amount-about = One to three
move-ready = ready
move-ready-about = Nothing more to order
move-resign = resign
move-resign-about = Give up
move-set_score = score
move-set_score-about = Correct a score
move-set_score-side = side
move-set_score-side-about = Whose score
move-set_score-score = score
move-set_score-score-about = The right score
move-set_score-reason = reason
move-set_score-reason-about = Why
move-unseen = unseen
move-unseen-about = Cards not seen
option-target = Points
option-dice = Dice
option-yes = yes
option-no = no
pick-card = A card
pick-bid = A bid
act-ready = Ready
preview-purse = { $left } left
answer-unseen = Unseen: { $cards }
recap-rounds = { $count } rounds
event-laid = You lay { $card }.
event-bid = You bid { $amount }.
event-ready = { $seat } is ready.
event-shown = { $seat } shows { $card }: { $total }.
event-won = { $seats } { $seats-count ->
    [one] scores
   *[other] score
}.
event-drawn = You draw { $card }.
event-resigned = { $seat } resigns.
event-corrected = The score of { $seat } is corrected.
outcome-target = Won by { $winners }.
outcome-cards = Out of cards: { $winners }.
outcome-resigned = Resigned: { $winners }.
refusal-nothing = Nothing to do.
refusal-over = It is over.
refusal-no-seat = You have no seat.
refusal-no-such-seat = No such seat.
refusal-no-such-move = No such move.
refusal-no-such-query = No such question.
refusal-already-ready = You are ready already.
refusal-already-laid = { $card } lies there already.
refusal-not-in-hand = { $card } is not in your hand.
refusal-bid = A bid is one to { $most }, once.
refusal-nothing-laid = Lay a card first.
refusal-seats = { $low } to { $high } seats.
"""


class ToyWords(Words):
    """Words from a text instead of files."""

    def __init__(self, language: str, messages: str = MESSAGES) -> None:
        self.game = "toy"
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(messages))


def toy_voices(game: AnyGame, names: Sequence[str], messages: str = MESSAGES) -> tuple[Voice, ...]:
    """The toy game's voices."""
    voices = tuple(Voice(game, language, names) for language in LANGUAGES)
    for voice in voices:
        voice.words = ToyWords(voice.language, messages)
    return voices


class ToyPainter:
    """Pictures that are no pictures, but depend on everything they are given."""

    def board(self, view: Any, look: Look) -> Picture:
        return Picture(b"\x89PNG\r\n\x1a\n" + repr((view, look)).encode(), self.alt(view, look), "board.png", 10, 10)

    def alt(self, view: Any, look: Look) -> str:
        return f"Round {view.round}: {view.scores}"

    def hand(self, view: Any, look: Look) -> Picture | None:
        if view.seat < 0:
            return None
        return Picture(b"\x89PNG\r\n\x1a\n" + repr(view.hands).encode(), f"Hand {view.hands[view.seat]}", "hand.png", 9, 9)

    def answer(self, view: Any, name: str, query: Move, look: Look) -> Picture | None:
        return None

    def text(self, view: Any, look: Look) -> str:
        return f"Round {view.round}, {look.language}: {view.scores}, {view.hands}, {view.laid}, {view.ready}"
