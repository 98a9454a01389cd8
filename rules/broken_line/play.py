"""Playing a batch of moves: each is brought into its listed form, judged, then done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.broken_line.battle import Manner, advance, enlist, sacrifice, shoot
from rules.broken_line.desk import Desk, army_ref, put, seat_ref
from rules.broken_line.judge import check
from rules.broken_line.moves import (
    Agree,
    End,
    Enlist,
    First,
    Fly,
    March,
    Mirror,
    NameCaptain,
    OfferDraw,
    Preset,
    Ready,
    Refuse,
    Reopen,
    Roll,
    Rows,
    Run,
    Sacrifice,
    Shoot,
    Shuffle,
    Step,
    Swap,
    TakeArmy,
)
from rules.broken_line.opening import (
    lay,
    make_ready,
    name_captain,
    name_first,
    open_placement,
    put_captain,
    reopen,
    settle_ready,
    stand,
    take_army,
)
from rules.broken_line.paths import canonical, known_square, way_of
from rules.broken_line.sight import view_of
from rules.broken_line.state import BrokenLine
from rules.broken_line.tables import CAMPS
from rules.broken_line.turns import agree, end_turn, offer_draw, refuse, roll, settle_offer, surrender, surrendered
from rules.chance import Chance
from rules.game import Illegal, Move, Resign, Seat
from rules.game import Step as Played


def play_seat(state: BrokenLine, seat: Seat, moves: Sequence[Move], chance: Chance) -> Played[BrokenLine]:
    """A seat's batch, all of it or nothing. Raises Illegal."""
    if not moves:
        raise Illegal("no-moves")
    desk = Desk(state, chance)
    for move in moves:
        view = view_of(desk.state, seat)
        meant = canonical(view, move)
        check(view, meant)
        if isinstance(meant, Step | March | Run | Fly):
            manner: Manner = "run" if isinstance(meant, Run) else "fly" if isinstance(meant, Fly) else "walk"
            advance(desk, way_of(view, meant), manner)
        else:
            _do(desk, seat, meant)
    return Played(desk.state, tuple(desk.events), tuple(desk.reveals))


def _do(desk: Desk, seat: Seat, move: Move) -> None:
    match move:
        case TakeArmy():
            take_army(desk, seat, move)
        case Preset() | Shuffle() | Mirror() | Swap() | Rows():
            lay(desk, seat, move)
        case NameCaptain():
            name_captain(desk, seat, move)
        case Ready():
            make_ready(desk, seat, move)
        case Reopen():
            reopen(desk, seat, move)
        case First():
            name_first(desk, seat, move)
        case Roll():
            roll(desk)
        case Shoot():
            shoot(desk, known_square(move.cannon), move.direction)
        case Sacrifice():
            sacrifice(desk, known_square(move.mage), known_square(move.pawn))
        case Enlist():
            enlist(desk, known_square(move.square))
        case End():
            end_turn(desk)
        case OfferDraw():
            offer_draw(desk, seat)
        case Agree():
            agree(desk, seat)
        case Refuse():
            refuse(desk, seat)
        case Resign():
            resign(desk, seat)


def resign(desk: Desk, seat: Seat) -> None:
    """A seat gives up. Its camp surrenders with its last, of three with its second; else an ally plays on for it: the
    captain, or the camp's first seat that is left (BL-59, BL-61). Before the armies are taken it gets the first free one."""
    state = desk.state
    desk.tell("resigned", seat=seat_ref(seat))
    state = replace(state, resigned=put(state.resigned, seat, True))
    if not state.choices[seat]:
        taken = set(state.choices)
        free = [choice for camp in CAMPS for choice in state.options.choices(camp) if choice not in taken]
        state = replace(state, choices=put(state.choices, seat, free[0]))
    desk.state = state
    camp = state.camp(seat)
    assert camp
    if surrendered(state, camp):
        desk.state = replace(state, choices=_filled(state))
        surrender(desk, camp)
        return
    heir = state.actor_for(seat)
    if state.phase != "armies":
        desk.tell("heir", seat=seat_ref(seat), heir=seat_ref(heir))
        if state.captain(camp) == seat:
            desk.state = replace(state, captains=put_captain(state.captains, camp, heir))
            desk.tell("captain", seat=seat_ref(heir), army=army_ref(camp))
    if state.phase == "armies" and all(state.choices):
        open_placement(desk)
    elif state.phase == "place":
        desk.reveal()
        settle_ready(desk)
        stand(desk)
    settle_offer(desk)


def _filled(state: BrokenLine) -> tuple[str, ...]:
    """The choices with what is free given to those who had not chosen: the match is over, but everybody has a side."""
    choices = list(state.choices)
    free = [choice for camp in CAMPS for choice in state.options.choices(camp) if choice not in choices]
    for seat, choice in enumerate(choices):
        if not choice:
            choices[seat] = free.pop(0)
    return tuple(choices)
