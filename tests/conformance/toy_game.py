"""A small real game so that the conformance suite has something to prove itself on: hidden hands, secret simultaneous
orders, dice, a number typed within bounds, a correction and a query.

The Bidders: everybody holds three cards of a deck numbered 1 to 12 or more. Each round every seat secretly lays a card,
may add a bid of 0 to 3, and says that it is ready. When all are ready the cards are shown; each seat's total is card + bid
(+ a die where the table chose dice); the best total scores a point (equal ones share it), a bid is paid from a purse of six.
Laid cards go away, everybody draws one. Whoever first has `target` points wins; when somebody has no
card left the most points win.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Literal

from rules.chance import Chance
from rules.game import (
    GM,
    PUBLIC,
    Actor,
    Answer,
    Choice,
    Clocks,
    Decision,
    Event,
    Form,
    Game,
    Illegal,
    Move,
    Outcome,
    Phrase,
    Pick,
    Range,
    Ref,
    Resign,
    Step,
    Text,
    Viewer,
)

PURSE = 6


@dataclass(frozen=True, slots=True)
class Lay(Move):
    name: ClassVar[str] = "lay"
    secret: ClassVar[bool] = True
    card: Annotated[int, Choice("card")]


@dataclass(frozen=True, slots=True)
class Bid(Move):
    name: ClassVar[str] = "bid"
    secret: ClassVar[bool] = True
    amount: Annotated[int, Range(1, 3)]


@dataclass(frozen=True, slots=True)
class Ready(Move):
    name: ClassVar[str] = "ready"
    secret: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SetScore(Move):
    name: ClassVar[str] = "set_score"
    side: Annotated[int, Range(0, 9)]
    score: Annotated[int, Range(0, 9)]
    reason: Annotated[str, Text(50)]


@dataclass(frozen=True, slots=True)
class Unseen(Move):
    name: ClassVar[str] = "unseen"


@dataclass(frozen=True, slots=True)
class ToyOptions:
    target: Annotated[int, Range(1, 4)] = 3
    dice: bool = True


@dataclass(frozen=True, slots=True)
class Toy:
    options: ToyOptions
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    laid: tuple[int, ...]
    """0 where nothing is laid."""
    bids: tuple[int, ...]
    ready: tuple[bool, ...]
    purses: tuple[int, ...]
    scores: tuple[int, ...]
    gone: tuple[int, ...] = ()
    round: int = 1
    resigned: int | None = None


@dataclass(frozen=True, slots=True)
class ToyView:
    viewer: Viewer
    options: ToyOptions
    hands: tuple[tuple[int, ...] | None, ...]
    counts: tuple[int, ...]
    left: int
    laid: tuple[int | None, ...]
    bids: tuple[int | None, ...]
    ready: tuple[bool, ...]
    purses: tuple[int, ...]
    scores: tuple[int, ...]
    gone: tuple[int, ...]
    round: int
    outcome: Outcome | None

    @property
    def seat(self) -> int:
        return self.viewer if isinstance(self.viewer, int) else -1

    @property
    def asked(self) -> bool:
        return self.outcome is None and self.seat >= 0 and not self.ready[self.seat]

    @property
    def mine(self) -> int:
        return self.laid[self.seat] or 0


def put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


class ToyGame(Game[Toy, ToyView, ToyOptions]):
    key = "toy"
    prefix = "TOY"
    state_type = Toy
    view_type = ToyView
    options_type = ToyOptions
    moves = (Lay, Bid, Ready, Resign)
    corrections = (SetScore,)
    queries = (Unseen,)

    def seat_counts(self, options: ToyOptions) -> tuple[int, ...]:
        return (2, 3)

    def bound(self, options: ToyOptions) -> int:
        return 3 * 3 * 8

    def clocks(self, options: ToyOptions) -> Clocks:
        return Clocks({"orders": 24}, 1)

    def start(self, options: ToyOptions, seats: int, chance: Chance) -> Toy:
        if seats not in self.seat_counts(options):
            raise Illegal("seats", low=2, high=3)
        deck = chance.shuffle("deal", range(1, 5 * seats + 3))
        hands = tuple(tuple(sorted(deck[3 * seat : 3 * seat + 3])) for seat in range(seats))
        none = (0,) * seats
        return Toy(options, hands, deck[3 * seats :], none, none, (False,) * seats, (PURSE,) * seats, none)

    def pending(self, state: Toy) -> tuple[Decision, ...]:
        if self.outcome(state):
            return ()
        actors = tuple(seat for seat, ready in enumerate(state.ready) if not ready)
        return (Decision(f"round {state.round}", "orders", actors),)

    def outcome(self, state: Toy) -> Outcome | None:
        seats = range(len(state.hands))
        if state.resigned is not None:
            others = tuple(seat for seat in seats if seat != state.resigned)
            return Outcome("resigned", others, tuple(2 if seat == state.resigned else 1 for seat in seats), state.scores)
        best = max(state.scores)
        if best < state.options.target and all(state.hands):
            return None
        winners = tuple(seat for seat in seats if state.scores[seat] == best)
        places = tuple(1 + sum(other > score for other in state.scores) for score in state.scores)
        return Outcome("target" if best >= state.options.target else "cards", winners, places, state.scores)

    def play(self, state: Toy, actor: Actor, moves: Sequence[Move], chance: Chance) -> Step[Toy]:
        if not moves:
            raise Illegal("nothing")
        events: list[Event] = []
        reveals: list[Viewer] = []
        for move in moves:
            step = self.one(state, actor, move, chance)
            state = step.state
            events.extend(step.events)
            reveals.extend(viewer for viewer in step.reveals if viewer not in reveals)
        return Step(state, tuple(events), tuple(reveals))

    def one(self, state: Toy, actor: Actor, move: Move, chance: Chance) -> Step[Toy]:
        if self.outcome(state):
            raise Illegal("over")
        if actor == GM and isinstance(move, SetScore):
            if move.side >= len(state.hands):
                raise Illegal("no-such-seat")
            scored = put(state.scores, move.side, move.score)
            return Step(replace(state, scores=scored), (Event("corrected", {"seat": Ref("seat", move.side)}),))
        if not isinstance(actor, int):
            raise Illegal("no-seat")
        if isinstance(move, Resign):
            return Step(replace(state, resigned=actor), (Event("resigned", {"seat": Ref("seat", actor)}),))
        if state.ready[actor]:
            raise Illegal("already-ready")
        if isinstance(move, Lay):
            if move.card not in state.hands[actor]:
                raise Illegal("not-in-hand", card=Ref("card", move.card))
            if state.laid[actor]:
                raise Illegal("already-laid", card=Ref("card", state.laid[actor]))
            event = Event("laid", {"card": Ref("card", move.card)}, (actor,))
            return Step(replace(state, laid=put(state.laid, actor, move.card)), (event,))
        if isinstance(move, Bid):
            if state.bids[actor] or not 1 <= move.amount <= min(3, state.purses[actor]):
                raise Illegal("bid", most=min(3, state.purses[actor]))
            event = Event("bid", {"amount": move.amount}, (actor,))
            return Step(replace(state, bids=put(state.bids, actor, move.amount)), (event,))
        if isinstance(move, Ready):
            if not state.laid[actor]:
                raise Illegal("nothing-laid")
            state = replace(state, ready=put(state.ready, actor, True))
            events = (Event("ready", {"seat": Ref("seat", actor)}),)
            return self.resolve(state, events, chance) if all(state.ready) else Step(state, events)
        raise Illegal("no-such-move")

    def resolve(self, state: Toy, events: tuple[Event, ...], chance: Chance) -> Step[Toy]:
        seats = range(len(state.hands))
        dice = chance.dice(f"round {state.round}/dice", len(seats)) if state.options.dice else (0,) * len(seats)
        totals = [state.laid[seat] + state.bids[seat] + dice[seat] for seat in seats]
        best = self.best(state, totals)
        shown = tuple(
            Event("shown", {"seat": Ref("seat", s), "card": Ref("card", state.laid[s]), "total": totals[s]}) for s in seats
        )
        hands, deck, drawn = [], state.deck, []
        for seat in seats:
            hand = tuple(card for card in state.hands[seat] if card != state.laid[seat])
            if deck:
                drawn.append(self.drawn(seat, deck[0]))
                hand = tuple(sorted((*hand, deck[0])))
                deck = deck[1:]
            hands.append(hand)
        state = replace(
            state,
            hands=tuple(hands),
            deck=deck,
            gone=tuple(sorted((*state.gone, *state.laid))),
            laid=(0,) * len(seats),
            purses=tuple(purse - bid for purse, bid in zip(state.purses, state.bids, strict=True)),
            bids=(0,) * len(seats),
            ready=(False,) * len(seats),
            scores=tuple(score + (seat in best) for seat, score in enumerate(state.scores)),
            round=state.round + 1,
        )
        won = Event("won", {"seats": tuple(Ref("seat", seat) for seat in best)})
        return Step(state, (*events, *shown, won, *drawn), (PUBLIC, *seats))

    def best(self, state: Toy, totals: list[int]) -> tuple[int, ...]:
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def drawn(self, seat: int, card: int) -> Event:
        return Event("drawn", {"card": Ref("card", card)}, (seat,))

    def view(self, state: Toy, viewer: Viewer) -> ToyView:
        def own(values: tuple[Any, ...]) -> tuple[Any, ...]:
            return tuple(value if viewer in (seat, GM) else None for seat, value in enumerate(values))

        return ToyView(
            viewer,
            state.options,
            own(state.hands),
            tuple(len(hand) for hand in state.hands),
            len(state.deck),
            own(state.laid),
            own(state.bids),
            state.ready,
            state.purses,
            state.scores,
            state.gone,
            state.round,
            self.outcome(state),
        )

    def legal_moves(self, view: ToyView) -> tuple[Move, ...]:
        if not view.asked:
            return ()
        moves: list[Move] = []
        if view.mine:
            moves.append(Ready())
        else:
            moves.extend(Lay(card) for card in view.hands[view.seat] or ())
        if not view.bids[view.seat]:
            moves.extend(Bid(amount) for amount in range(1, min(3, view.purses[view.seat]) + 1))
        return tuple(moves)

    def preview(self, view: ToyView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        paid = sum(move.amount for move in moves if isinstance(move, Bid))
        return (Phrase("preview-purse", {"left": view.purses[view.seat] - paid}),) if paid else ()

    def answer(self, view: ToyView, query: Move) -> Answer:
        if not isinstance(query, Unseen):
            raise Illegal("no-such-query")
        known = {*view.gone, *((view.hands[view.seat] or ()) if view.seat >= 0 else ())}
        rest = tuple(Ref("card", card) for card in range(1, 5 * len(view.hands) + 3) if card not in known)
        return Answer((Phrase("answer-unseen", {"cards": rest}),))

    def form(self, view: ToyView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        if not view.asked:
            return Form((), ())
        shown: list[Pick] = []
        moves: list[Move] = []
        if not view.mine:
            cards = view.hands[view.seat] or ()
            card = next((c for c in cards if str(c) in picks.get("card", ())), None)
            chosen = () if card is None else (Ref("card", card),)
            shown.append(Pick("card", tuple(Ref("card", c) for c in cards), chosen))
            if card is None:
                return Form(tuple(shown), ())
            moves.append(Lay(card))
        most = min(3, view.purses[view.seat])
        if not view.bids[view.seat] and most:
            amount = next((a for a in range(most + 1) if str(a) in picks.get("bid", ())), 0)
            shown.append(Pick("bid", tuple(Ref("bid", a) for a in range(most + 1)), (Ref("bid", amount),)))
            if amount:
                moves.append(Bid(amount))
        moves.append(Ready())
        return Form(tuple(shown), tuple(moves), "ready", self.preview(view, moves))

    def imagine(self, state: Toy, viewer: Viewer, chance: Chance) -> Toy:
        if viewer == GM:
            return state
        seats = range(len(state.hands))
        hidden = [card for seat in seats if seat != viewer for card in state.hands[seat]] + list(state.deck)
        pile = list(chance.shuffle("cards", hidden))
        hands = []
        for seat in seats:
            count = len(state.hands[seat])
            hands.append(state.hands[seat] if seat == viewer else tuple(sorted(pile[:count])))
            if seat != viewer:
                del pile[:count]
        laid, bids = list(state.laid), list(state.bids)
        for seat in seats:
            if seat != viewer:
                options = hands[seat] if state.ready[seat] or chance.below(f"laid {seat}", 2) else (0,)
                laid[seat] = chance.pick(f"card {seat}", options) if options else 0
                bids[seat] = chance.below(f"bid {seat}", min(3, state.purses[seat]) + 1)
        return replace(state, hands=tuple(hands), deck=tuple(pile), laid=tuple(laid), bids=tuple(bids))

    def fallback(
        self, view: ToyView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        cards = view.hands[view.seat] or ()
        card = min(cards) if style == "pass" else chance.pick("card", cards)
        lay: tuple[Move, ...] = () if view.mine else (Lay(card),)
        return (*lay, Ready())

    def label(self, ref: Ref) -> Phrase:
        return Phrase(ref.domain, {"value": ref.value})

    def recap(self, events: Sequence[Event]) -> tuple[Phrase, ...]:
        return (Phrase("recap-rounds", {"count": sum(event.kind == "won" for event in events)}),)

    def check(self, state: Toy) -> None:
        seats = len(state.hands)
        cards = [*state.deck, *state.gone, *(card for hand in state.hands for card in hand)]
        assert sorted(cards) == list(range(1, 5 * seats + 3)), "a card is lost or doubled"
        laid = zip(state.laid, state.hands, strict=True)
        assert all(card == 0 or card in hand for card, hand in laid), "laid from nowhere"
        assert all(0 <= bid <= purse for bid, purse in zip(state.bids, state.purses, strict=True)), "a bid beyond the purse"
