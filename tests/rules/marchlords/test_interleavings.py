"""Any interleaving of different seats' orders gives the same flip: orders of simulated turns, given in every way that keeps
the order of each seat's own."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from functools import cache

from rules.chance import Chance
from rules.game import Event, Move
from rules.marchlords.autopilot import orders
from rules.marchlords.game import GAME
from rules.marchlords.legal import ken_of
from rules.marchlords.moves import Ready, Reopen
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.play import play_seat
from rules.marchlords.state import Desk, Marchlords
from rules.marchlords.view import view_of
from rules.simulate import scribe_of, walk

TABLES = (
    (2, MarchlordsOptions(turns="20", confirm="at_once")),
    (3, MarchlordsOptions(map="small_fixed", turns="20", emergency_levy=True, last_capital=True, confirm="at_once")),
    (5, MarchlordsOptions(map="medium", turns="12", confirm="at_once")),
    (8, MarchlordsOptions(map="large", turns="6", confirm="at_once")),
)
SEED = Chance(b"interleavings")


@cache
def turns(table: int) -> tuple[Marchlords, ...]:
    """The beginning of every turn of a campaign."""
    seats, options = TABLES[table]
    found: dict[int, Marchlords] = {}
    for moment in walk(scribe_of(GAME, options, seats, "interleavings", table, keep=False), "autopilot", table):
        state: Marchlords = moment.before
        if state.phase == "orders" and state.desks == (Desk(),) * seats and not any(state.ready):
            found.setdefault(state.turn, state)
    return tuple(found.values())


def play(state: Marchlords, seat: int, move: Move) -> tuple[Marchlords, tuple[Event, ...]]:
    """One act of a seat in a batch of its own."""
    step = play_seat(state, seat, (move,), Chance(b"interleavings"))
    return step.state, step.events


def own_orders(state: Marchlords, seat: int, dice: random.Random) -> tuple[Move, ...]:
    """What a seat orders when it is alone: what the autopilot would, in part, and whatever comes to mind; some become ready
    and think again. The last `ready` is not among them."""
    chosen: list[Move] = []
    planned = list(orders(ken_of(view_of(state, seat)), Desk()))
    for _ in range(dice.randint(1, 10)):
        listed = [m for m in GAME.legal_moves(view_of(state, seat)) if m.secret and not isinstance(m, Ready)]
        move = planned.pop(0) if planned and dice.random() < 0.6 else dice.choice(listed or [Ready()])
        if move not in listed:
            continue
        state, _ = play(state, seat, move)
        chosen.append(move)
    if seat and dice.random() < 0.4:  # the first seat never, so that the turn does not flip meanwhile
        chosen += [Ready(), Reopen()]
    return tuple(chosen)


def given_in(
    state: Marchlords, plans: list[tuple[Move, ...]], order: list[int], last: list[int]
) -> tuple[Marchlords, tuple[Event, ...]]:
    """The state after the flip and its events; the seats give their orders in one order and become ready in another."""
    queues = [list(plan) for plan in plans]
    events: tuple[Event, ...] = ()
    for seat in order:
        state, _ = play(state, seat, queues[seat].pop(0))
    for seat in last:
        state, events = play(state, seat, Ready())
    return state, tuple(event for event in events if event.kind != "ready")


def rich(state: Marchlords) -> Marchlords:
    """The same turn with full purses and generals in reserve, so that much can be ordered."""
    kingdoms = tuple(replace(k, gold=k.gold + 90, earned=k.earned + 90, reserve=2) for k in state.kingdoms)
    return replace(state, kingdoms=kingdoms)


def test_any_interleaving_gives_the_same_flip() -> None:
    dice = random.Random(6)
    told: Counter[str] = Counter()
    ordered: Counter[str] = Counter()
    for trial in range(40):
        table = turns(trial % len(TABLES))
        state = dice.choice(table[len(table) // 3 :])
        state = rich(state) if trial % 3 else state
        seats = list(state.active)
        plans = [own_orders(state, seat, dice) if seat in seats else () for seat in range(state.seats)]
        order = [seat for seat in seats for _ in plans[seat]]
        first, events = given_in(state, plans, order, seats)
        assert (first.turn, first.phase) != (state.turn, state.phase)
        assert events[0].kind == "flip"
        for _ in range(2):
            mixed, last = list(order), list(seats)
            dice.shuffle(mixed)
            dice.shuffle(last)
            assert given_in(state, plans, mixed, last) == (first, events)
        told.update(event.kind for event in events)
        ordered.update(type(move).__name__ for plan in plans for move in plan)
    assert {"battle", "account", "turn"} <= set(told)
    assert {"MarchTo", "StepTo", "BuildOutpost", "BuildCity", "RaiseTier", "Levy", "Cancel", "Reopen"} <= set(ordered)
