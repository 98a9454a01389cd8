"""A batch of moves of one seat, and everything that follows from it by itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.chance import Chance
from rules.game import PUBLIC, Event, Illegal, Move, Ref, Resign, Step, Viewer
from rules.marchlords import deal
from rules.marchlords.battle.absence import dissolve, remains
from rules.marchlords.battle.report import play as play_battle
from rules.marchlords.ending import end
from rules.marchlords.factions.kinds import factions
from rules.marchlords.flip.turn import flip, next_turn, plan_ahead, settle_turn
from rules.marchlords.legal import ken_of
from rules.marchlords.moves import BattleMove, ChooseFaction, CloseTurn, Ready, Reopen
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.table import MOST, ORDERS
from rules.marchlords.state import Desk, Kingdom, Marchlords
from rules.marchlords.view import asked_seats, view_of

Told = tuple[Marchlords, tuple[Event, ...], tuple[Viewer, ...]]


def start(options: MarchlordsOptions, seats: int) -> Marchlords:
    """A campaign whose kingdoms have still to choose their factions."""
    return Marchlords(
        options=options,
        kingdoms=(Kingdom(),) * seats,
        desks=(Desk(),) * seats,
        ready=(False,) * seats,
    )


def play_seat(state: Marchlords, seat: int, moves: Sequence[Move], chance: Chance) -> Step[Marchlords]:
    """Play a batch, all of it or nothing. Raises Illegal."""
    if not moves:
        raise Illegal("no-moves")
    events: list[Event] = []
    told: dict[Viewer, None] = {}
    ken: Ken | None = None
    counted = False
    battles: set[int] = set()
    for move in moves:
        if state.phase == "over":
            raise Illegal("over")
        kingdom = state.kingdoms[seat]
        if not kingdom.active:
            raise Illegal("resigned" if kingdom.dormant else "fallen")
        more: tuple[Event, ...] = ()
        seen: tuple[Viewer, ...] = ()
        if isinstance(move, Resign):
            state, more, seen = give_up(state, seat)
        elif state.phase == "factions":
            state, more, seen = _choose(state, seat, move)
        elif state.phase == "battles" or (isinstance(move, BattleMove) and state.battles):
            state, more, seen = play_battle(state, seat, move, chance, battles)
            ken = None
        elif isinstance(move, Ready | Reopen | CloseTurn):
            state, more, seen = _toggle(state, seat, move)
        else:
            ken = ken or ken_of(view_of(state, seat))
            state, seen = _order(state, seat, move, ken, counted)
            counted = True
        events += more
        told |= dict.fromkeys(seen)
        turn, phase = state.turn, state.phase
        state, more, seen = follow_through(state, chance)
        events += more
        told |= dict.fromkeys(seen)
        if (turn, phase) != (state.turn, state.phase):
            ken, counted, battles = None, False, set()
    return Step(state, tuple(events), tuple(told))


def _choose(state: Marchlords, seat: int, move: Move) -> Told:
    """The first phase: factions in seat order, each once."""
    if not isinstance(move, ChooseFaction):
        raise Illegal("not-this-phase", phase=state.phase)
    asked = asked_seats(state)
    if seat not in asked:
        if state.kingdoms[seat].faction:
            raise Illegal("faction-chosen")
        raise Illegal("faction-turn", seat=Ref("seat", asked[0]))
    if move.faction not in factions():
        raise Illegal("no-such-faction")
    if any(kingdom.faction == move.faction for kingdom in state.kingdoms):
        raise Illegal("faction-taken", faction=Ref("faction", move.faction))
    state = state.kingdom(seat, replace(state.kingdoms[seat], faction=move.faction))
    event = Event("faction", {"seat": Ref("seat", seat), "faction": Ref("faction", move.faction)})
    return state, (event,), ()


def _toggle(state: Marchlords, seat: int, move: Move) -> Told:
    """Ready, not ready, and the end of the turn where the first seat confirms it (R3.3, R3.4)."""
    ready = state.ready[seat]
    if isinstance(move, CloseTurn):
        if state.phase != "confirm":
            raise Illegal("nothing-to-close")
        if seat not in asked_seats(state):
            raise Illegal("not-the-closer", seat=Ref("seat", asked_seats(state)[0]))
        return *flip(state), (PUBLIC,)
    if isinstance(move, Ready):
        if ready:
            raise Illegal("already-ready")
        return _set_ready(state, seat, True), (Event("ready", {"seat": Ref("seat", seat)}),), ()
    if not ready:
        raise Illegal("not-ready")
    if state.desks[seat].acts >= MOST:
        raise Illegal("too-many-changes", most=MOST)
    acts = state.desks[seat].acts + 1
    state = state.desk(seat, replace(state.desks[seat], acts=acts))
    state = replace(_set_ready(state, seat, False), phase="orders")
    told: tuple[Viewer, ...] = (PUBLIC,) if acts == MOST else ()
    return state, (Event("reopened", {"seat": Ref("seat", seat)}),), told


def _set_ready(state: Marchlords, seat: int, ready: bool) -> Marchlords:
    return replace(state, ready=(*state.ready[:seat], ready, *state.ready[seat + 1 :]))


def _order(state: Marchlords, seat: int, move: Move, ken: Ken, counted: bool) -> tuple[Marchlords, tuple[Viewer, ...]]:
    """One order, judged from what the seat knows."""
    act = ORDERS.get(type(move))
    if act is None:
        raise Illegal("not-this-phase", phase=state.phase)
    if state.ready[seat]:
        raise Illegal("is-ready")
    desk = state.desks[seat]
    if not counted and desk.acts >= MOST:
        raise Illegal("too-many-changes", most=MOST)
    desk = act(ken, desk, move)
    told: tuple[Viewer, ...] = ()
    if not counted:
        desk = replace(desk, acts=desk.acts + 1)
        told = (PUBLIC,) if desk.acts == MOST else ()
    return state.desk(seat, desk), told


def follow_through(state: Marchlords, chance: Chance) -> Told:
    """Carry the campaign on until somebody must decide."""
    events: list[Event] = []
    told: dict[Viewer, None] = {}
    more: tuple[Event, ...]
    while True:
        lost = next((s for s in range(state.seats) if state.kingdoms[s].fallen and remains(state, s)), None)
        if lost is not None:
            state, more = dissolve(state, lost)
        elif state.phase == "factions" and not asked_seats(state):
            state, more = deal.deal(state, chance), (Event("dealt"), Event("turn", {"turn": 1}))
        elif state.phase == "orders" and state.battles and not state.fighting:
            state, more = settle_turn(state)
        elif state.phase == "orders" and not state.battles and all(state.ready[seat] for seat in state.active):
            if state.options.confirm != "at_once":
                state = replace(state, phase="confirm")
                break
            state, more = flip(state)
        elif state.phase == "battles" and not state.fighting:
            state, more = next_turn(state)
        elif state.phase == "battles" and state.options.overlap and state.turn < int(state.options.turns):
            state, more = plan_ahead(state)
        else:
            break
        events += more
        told[PUBLIC] = None
    return state, tuple(events), tuple(told)


# -- giving up ---------------------------------------------------------------------------------------------------------


def give_up(state: Marchlords, seat: int) -> Told:
    """The kingdom becomes dormant: armies and ships vanish, structures keep their garrisons (R14.6)."""
    event = Event("resigned", {"seat": Ref("seat", seat)})
    kingdom = replace(state.kingdoms[seat], dormant=True, hold=0)
    state = state.kingdom(seat, kingdom).desk(seat, Desk())
    if len(state.active) <= 1:
        ended, more = end(dissolve(state, seat)[0], "resigned", state.active)
        return ended, (event, *more), (PUBLIC,)
    state, more = dissolve(state, seat)
    if state.phase == "confirm" and not all(state.ready[other] for other in state.active):
        state = replace(state, phase="orders")
    return state, (event, *more), (PUBLIC,)
