"""The toy game with one fault each. The suite must find every one of them and name the law."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from rules.chance import Chance
from rules.game import (
    GM,
    Actor,
    Decision,
    Event,
    Form,
    Illegal,
    Keep,
    Move,
    Outcome,
    Phrase,
    Ref,
    Resign,
    Step,
    Viewer,
)

from .toy_game import Bid, Lay, Ready, Toy, ToyGame, ToyOptions, ToyView, put
from .toy_leaks import (
    LeakingAnswer,
    LeakingEvent,
    LeakingForm,
    LeakingLegality,
    LeakingMoves,
    LeakingPreview,
    LeakingRefusal,
    LeakingReveal,
    LeakingStanding,
    LeakingView,
)
from .toy_words import MESSAGES


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


class NothingToKeep(ToyGame):
    """Offers to keep a move of which nothing is typed."""

    def form(self, view: ToyView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        form = super().form(view, picks)
        return replace(form, keeps=tuple(Keep(move, "card") for move in form.moves if isinstance(move, Lay)))


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
    NothingToKeep: "keeps: .*nothing",
    RaisingPreview: "previews: .*Illegal",
    SpeechlessChoice: "details: .*KeyError",
    Undecided: "pending|matches end",
    Misplaced: "outcome",
}
"""Each fault and a pattern of the message that names the law it breaks."""
