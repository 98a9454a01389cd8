"""The toy game with one fault each. The suite must find every one of them and name the law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from rules.chance import Chance
from rules.game import (
    GM,
    PUBLIC,
    Actor,
    Answer,
    Decision,
    Event,
    Form,
    Illegal,
    Move,
    Outcome,
    Phrase,
    Ref,
    Resign,
    Step,
    Viewer,
)

from .toy_game import Bid, Lay, Ready, Toy, ToyGame, ToyOptions, ToyView, put
from .toy_words import MESSAGES, ToyPainter


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


class UnimaginativeGame(ToyGame):
    """Imagines nothing but the truth: every comparison would hold."""

    def imagine(self, state: Toy, viewer: Viewer, chance: Chance) -> Toy:
        return state


class FixedDeck(ToyGame):
    """Imagines other hands only, never another order of the deck."""

    def imagine(self, state: Toy, viewer: Viewer, chance: Chance) -> Toy:
        if viewer == GM:
            return state
        return replace(super().imagine(replace(state, deck=()), viewer, chance), deck=state.deck)


class FixedBids(ToyGame):
    """Never imagines that others bid differently."""

    def imagine(self, state: Toy, viewer: Viewer, chance: Chance) -> Toy:
        return replace(super().imagine(state, viewer, chance), bids=state.bids)


class CarelessImagination(ToyGame):
    """Loses a card when imagining."""

    def imagine(self, state: Toy, viewer: Viewer, chance: Chance) -> Toy:
        other = super().imagine(state, viewer, chance)
        return other if viewer == GM else replace(other, deck=(other.deck[:1] * len(other.deck)))


class EndlessFallback(ToyGame):
    """The house lays a card for an absent seat and never says ready."""

    def fallback(
        self, view: ToyView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        return super().fallback(view, decision, style, chance)[:-1] if not view.mine else ()


class GreedyFallback(ToyGame):
    """The house plays a card that the seat does not hold."""

    def fallback(
        self, view: ToyView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        return (Lay(99), Ready())


class EndlessMatch(ToyGame):
    """Nobody ever scores and laid cards come back."""

    def best(self, state: Toy, totals: list[int]) -> tuple[int, ...]:
        return ()

    def resolve(self, state: Toy, events: tuple[Event, ...], chance: Chance) -> Step[Toy]:
        step = super().resolve(state, events, chance)
        back = replace(step.state, hands=state.hands, deck=state.deck, gone=state.gone)
        return replace(step, state=back)


class Mutating(ToyGame):
    """Changes the state that it is given."""

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        step = super().one(state, actor, move, chance)
        object.__setattr__(state, "round", state.round + 1)
        return step


class MutatingOnRefusal(ToyGame):
    """Notes a refused card in the state."""

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        try:
            return super().one(state, actor, move, chance)
        except Illegal:
            object.__setattr__(state, "purses", put(state.purses, 0, state.purses[0] + 1))
            raise


@dataclass(frozen=True, slots=True)
class ListedToy(Toy):
    """A state with a list in it."""

    notes: list[int] | None = None


class MutableState(ToyGame):
    """Keeps a list in its state."""

    state_type = ListedToy

    def start(self, options: ToyOptions, seats: int, chance: Chance) -> Toy:
        state = super().start(options, seats, chance)
        return ListedToy(**{name: getattr(state, name) for name in Toy.__dataclass_fields__}, notes=[])


class OrderDependent(ToyGame):
    """Who is ready first wins ties: the purse keeps it."""

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        step = super().one(state, actor, move, chance)
        if isinstance(move, Ready) and len(step.events) == 1:
            first = sum(state.ready) == 0
            purse = step.state.purses[int(actor)] + first
            return replace(step, state=replace(step.state, purses=put(step.state.purses, int(actor), purse)))
        return step


class RepeatedOccasion(ToyGame):
    """Throws the same dice every round."""

    def resolve(self, state: Toy, events: tuple[Event, ...], chance: Chance) -> Step[Toy]:
        step = super().resolve(replace(state, round=1), events, chance)
        return replace(step, state=replace(step.state, round=state.round + 1))


class Impure(ToyGame):
    """Counts how often it was called."""

    calls = 0

    def resolve(self, state: Toy, events: tuple[Event, ...], chance: Chance) -> Step[Toy]:
        self.calls += 1
        step = super().resolve(state, events, chance)
        purses = step.state.purses
        return replace(step, state=replace(step.state, purses=put(purses, 0, purses[0] + self.calls % 2)))


class Permissive(ToyGame):
    """Accepts a bid of nothing."""

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        if isinstance(move, Bid) and move.amount < 1:
            return Step(state, ())
        return super().one(state, actor, move, chance)


class Overlisting(ToyGame):
    """Lists a bid that is refused."""

    def legal_moves(self, view: ToyView) -> tuple[Move, ...]:
        moves = super().legal_moves(view)
        return (*moves, Bid(4)) if moves else ()


class Halfhearted(ToyGame):
    """Plays a batch up to the first refused move."""

    def play(self, state: Toy, actor: Actor, moves: Sequence[Move], chance: Chance) -> Step[Toy]:
        for count in range(len(moves), 0, -1):
            try:
                return super().play(state, actor, moves[:count], Chance(b"half"))
            except Illegal as illegal:
                if count == 1:
                    raise illegal
        raise Illegal("nothing")


class Crashing(ToyGame):
    """Raises something else than Illegal for a card that is not there."""

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        if isinstance(move, Lay) and not state.ready[int(actor)]:
            state.hands[int(actor)].index(move.card)
        return super().one(state, actor, move, chance)


class Cheating(ToyGame):
    """Draws a card without taking it from the deck."""

    def resolve(self, state: Toy, events: tuple[Event, ...], chance: Chance) -> Step[Toy]:
        step = super().resolve(state, events, chance)
        return replace(step, state=replace(step.state, deck=state.deck))


class Unresignable(ToyGame):
    """Does not let a seat resign once it is ready."""

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        if isinstance(move, Resign) and state.ready[int(actor)]:
            raise Illegal("already-ready")
        return super().one(state, actor, move, chance)


class DeafForm(ToyGame):
    """Ignores the picked card: a player with a thumb never gets to a batch."""

    def form(self, view: ToyView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        return super().form(view, {name: values for name, values in picks.items() if name != "card"})


class WrongForm(ToyGame):
    """The button plays a bid beyond the purse."""

    def form(self, view: ToyView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        form = super().form(view, picks)
        return replace(form, moves=(*form.moves, Bid(4))) if form.moves else form


class RaisingPreview(ToyGame):
    """Previews only bids."""

    def preview(self, view: ToyView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        if not all(isinstance(move, Bid) for move in moves):
            raise Illegal("no-such-move")
        return super().preview(view, moves)


class SpeechlessChoice(ToyGame):
    """Knows no line beneath some choice that it offers itself."""

    def detail(self, view: ToyView, ref: Ref) -> Phrase | None:
        raise KeyError(ref.value)


class Undecided(ToyGame):
    """Still asks when the match is over."""

    def pending(self, state: Toy) -> tuple[Decision, ...]:
        return super().pending(replace(state, scores=(0,) * len(state.scores), resigned=None))


class Misplaced(ToyGame):
    """Gives the winner the second place."""

    def outcome(self, state: Toy) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and replace(outcome, places=tuple(3 - min(2, place) for place in outcome.places))


SILENT = MESSAGES.replace("refusal-nothing-laid = Lay a card first.\n", "")
"""Words that lack one refusal."""

GARBLED = MESSAGES.replace("event-bid = You bid { $amount }.", "event-bid = You bid { $sum }.")
"""Words with a variable that the rules do not give."""

FAULTS: dict[type[ToyGame], str] = {
    LeakingView: "leaks: view",
    LeakingMoves: "leaks: listed moves",
    LeakingForm: "leaks: forms",
    LeakingPreview: "leaks: previews",
    LeakingStanding: "leaks: standing",
    LeakingAnswer: "leaks: answers",
    LeakingEvent: "leaks: the events",
    LeakingReveal: "leaks: the events",
    LeakingRefusal: "leaks: refusals",
    LeakingLegality: "matches end: .*refused",
    UnimaginativeGame: "imagined worlds differ",
    FixedDeck: "imagined worlds differ.*deck",
    FixedBids: "imagined worlds differ.*bids",
    CarelessImagination: "check: a card is lost",
    EndlessFallback: "matches end: pass: .*no move|fallback: pass gives no moves",
    GreedyFallback: "fallback: .*refused|matches end: pass: .*refused",
    EndlessMatch: "matches end: .*bound",
    Mutating: "purity",
    MutatingOnRefusal: "purity",
    MutableState: "immutable",
    OrderDependent: "interleavings",
    RepeatedOccasion: "occasions",
    Impure: "purity|record|interleavings",
    Permissive: "unlisted moves are refused",
    Overlisting: "listed moves play|matches end",
    Halfhearted: "batches are atomic",
    Crashing: "play raises only Illegal",
    Cheating: "matches end: .*lost or doubled|check",
    Unresignable: "resigning",
    DeafForm: "forms",
    WrongForm: "forms",
    RaisingPreview: "previews: .*Illegal",
    SpeechlessChoice: "details: .*KeyError",
    Undecided: "pending|matches end",
    Misplaced: "outcome",
}
"""Each fault and a pattern of the message that names the law it breaks."""
