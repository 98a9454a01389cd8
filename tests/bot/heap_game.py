"""A tiny game for the tests of the house: a heap of stones, taken in turns or by secret plans, with something hidden.

In turns: a seat may mark a lantern (nothing revealed, its turn goes on), peek at its own hidden number (revealed to itself),
shout it (revealed to all), and ends its turn by taking 1 to 3 stones or skipping. Together: every seat plans secretly and
says nothing more; when all have planned the heap shrinks by the sum.
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
    Clocks,
    Decision,
    Event,
    Form,
    Game,
    Illegal,
    Move,
    Outcome,
    Range,
    Ref,
    Resign,
    Step,
    Viewer,
)


@dataclass(frozen=True, slots=True)
class Mark(Move):
    name: ClassVar[str] = "mark"


@dataclass(frozen=True, slots=True)
class Peek(Move):
    name: ClassVar[str] = "peek"


@dataclass(frozen=True, slots=True)
class Shout(Move):
    name: ClassVar[str] = "shout"


@dataclass(frozen=True, slots=True)
class Take(Move):
    name: ClassVar[str] = "take"
    stones: Annotated[int, Range(1, 3)]


@dataclass(frozen=True, slots=True)
class Skip(Move):
    name: ClassVar[str] = "skip"


@dataclass(frozen=True, slots=True)
class Plan(Move):
    name: ClassVar[str] = "plan"
    secret: ClassVar[bool] = True
    stones: Annotated[int, Range(0, 3)]


@dataclass(frozen=True, slots=True)
class Boom(Move):
    name: ClassVar[str] = "boom"


@dataclass(frozen=True, slots=True)
class SetHeap(Move):
    name: ClassVar[str] = "set_heap"
    stones: Annotated[int, Range(1, 99)]


@dataclass(frozen=True, slots=True)
class HeapOptions:
    heap: Annotated[int, Range(1, 9999)] = 30
    together: bool = False
    faulty: bool = False


@dataclass(frozen=True, slots=True)
class Heap:
    options: HeapOptions
    hidden: tuple[int, ...]
    heap: int
    turn: int = 0
    marks: int = 0
    plans: tuple[int | None, ...] = ()
    resigned: int | None = None
    taken: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class HeapView:
    viewer: Viewer
    heap: int
    turn: int
    marks: int
    hidden: tuple[int | None, ...]
    plans: tuple[int | None, ...]
    planned: tuple[bool, ...]
    options: HeapOptions
    over: bool


class HeapGame(Game[Heap, HeapView, HeapOptions]):
    key = "heap"
    prefix = "TAS"
    state_type = Heap
    view_type = HeapView
    options_type = HeapOptions
    moves = (Mark, Peek, Shout, Take, Skip, Plan, Boom, Resign)
    corrections = (SetHeap,)

    def seat_counts(self, options: HeapOptions) -> tuple[int, ...]:
        return (2, 3, 4)

    def bound(self, options: HeapOptions) -> int:
        return 10 * options.heap

    def clocks(self, options: HeapOptions) -> Clocks:
        return Clocks({"turn": 48, "plan": 24}, 2)

    def start(self, options: HeapOptions, seats: int, chance: Chance) -> Heap:
        hidden = chance.dice("deal", seats, 1000)
        return Heap(options, hidden, options.heap, plans=(None,) * seats, taken=(0,) * seats)

    def pending(self, state: Heap) -> tuple[Decision, ...]:
        if self.outcome(state) is not None:
            return ()
        stage = f"stage {state.turn // 5}"
        if state.options.together:
            missing = tuple(seat for seat, plan in enumerate(state.plans) if plan is None)
            return (Decision(f"{stage}/plan {state.turn}", "plan", missing),)
        return (Decision(f"{stage}/turn {state.turn}", "turn", (state.turn % len(state.hidden),)),)

    def outcome(self, state: Heap) -> Outcome | None:
        seats = range(len(state.hidden))
        if state.resigned is not None:
            winners = tuple(seat for seat in seats if seat != state.resigned)
            return Outcome("resigned", winners, tuple(2 if seat == state.resigned else 1 for seat in seats))
        if state.heap > 0:
            return None
        best = max(state.taken)
        places = tuple(1 + sum(other > mine for other in state.taken) for mine in state.taken)
        return Outcome("empty", tuple(seat for seat in seats if state.taken[seat] == best), places, state.taken)

    def play(self, state: Heap, actor: Actor, moves: Sequence[Move], chance: Chance) -> Step[Heap]:
        events: list[Event] = []
        reveals: list[Viewer] = []
        for move in moves:
            step = self._one(state, actor, move)
            state = step.state
            events += step.events
            reveals += [viewer for viewer in step.reveals if viewer not in reveals]
        return Step(state, tuple(events), tuple(reveals))

    def _one(self, state: Heap, actor: Actor, move: Move) -> Step[Heap]:
        if self.outcome(state) is not None:
            raise Illegal("over")
        if isinstance(move, SetHeap):
            if actor != GM:
                raise Illegal("gm")
            return Step(replace(state, heap=move.stones), (Event("set", {"stones": move.stones}),))
        assert isinstance(actor, int)
        me = Ref("seat", actor)
        if isinstance(move, Resign):
            return Step(replace(state, resigned=actor), (Event("resigned", {"seat": me}),))
        if isinstance(move, Boom):
            raise RuntimeError("a fault in the rules")
        if all(actor not in decision.actors for decision in self.pending(state)):
            raise Illegal("not-your-turn")
        if isinstance(move, Plan):
            return self._plan(state, actor, move.stones)
        if state.options.together:
            raise Illegal("together")
        if isinstance(move, Mark):
            return Step(replace(state, marks=state.marks + 1), (Event("marked", {"seat": me}),))
        if isinstance(move, Peek):
            return Step(state, (Event("peeked", {"number": state.hidden[actor]}, (actor,)),), (actor,))
        if isinstance(move, Shout):
            return Step(state, (Event("shouted", {"seat": me, "number": state.hidden[actor]}),), (PUBLIC,))
        stones = move.stones if isinstance(move, Take) else 0
        if stones > state.heap:
            raise Illegal("too-many", most=state.heap)
        taken = tuple(t + stones * (seat == actor) for seat, t in enumerate(state.taken))
        left = state.heap - stones
        event = Event("took", {"seat": me, "stones": stones})
        return Step(replace(state, heap=left, turn=state.turn + 1, taken=taken), (event,))

    def _plan(self, state: Heap, actor: int, stones: int) -> Step[Heap]:
        plans = tuple(stones if seat == actor else plan for seat, plan in enumerate(state.plans))
        event = Event("planned", {"stones": stones}, (actor,))
        if None in plans:
            return Step(replace(state, plans=plans), (event,))
        total = min(state.heap, sum(plan or 0 for plan in plans))
        shown = Event("shown", {"total": total})
        none = (None,) * len(plans)
        return Step(replace(state, plans=none, heap=state.heap - total, turn=state.turn + 1), (event, shown), (PUBLIC,))

    def view(self, state: Heap, viewer: Viewer) -> HeapView:
        def own(values: tuple[Any, ...]) -> tuple[Any, ...]:
            return tuple(value if viewer in (seat, GM) else None for seat, value in enumerate(values))

        planned = tuple(plan is not None and viewer in (seat, GM) for seat, plan in enumerate(state.plans))
        over = self.outcome(state) is not None
        return HeapView(
            viewer, state.heap, state.turn, state.marks, own(state.hidden), own(state.plans), planned, state.options, over
        )

    def legal_moves(self, view: HeapView) -> tuple[Move, ...]:
        if not isinstance(view.viewer, int) or view.over:
            return ()
        if view.options.together:
            return () if view.planned[view.viewer] else tuple(Plan(n) for n in range(4))
        if view.turn % len(view.hidden) != view.viewer:
            return ()
        return (Mark(), Peek(), Shout(), Skip(), *(Take(n) for n in range(1, 1 + min(3, view.heap))))

    def form(self, view: HeapView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        return Form((), ())

    def imagine(self, state: Heap, viewer: Viewer, chance: Chance) -> Heap:
        return state

    def fallback(
        self, view: HeapView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        if view.options.faulty:
            raise RuntimeError("a fault in the fallback")
        if view.options.together:
            return (Plan(0 if style == "pass" else 1),)
        return (Skip(),) if style == "pass" else (Take(1),)

    def check(self, state: Heap) -> None:
        assert state.heap >= 0


HEAP = HeapGame()
