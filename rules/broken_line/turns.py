"""The course of turns: roll, end, what follows; draws and surrender (broken_line.md 6, 12)."""

from __future__ import annotations

from dataclasses import replace

from rules.broken_line.desk import Desk, army_ref, seat_ref
from rules.broken_line.final import other, over, settle_turn
from rules.broken_line.pieces import STILL, camp_of, full
from rules.broken_line.state import BrokenLine, Offer
from rules.broken_line.tables import CAMPS, Camp, rules_file


def begin_turn(desk: Desk, slot: int) -> None:
    """The next turn begins; what happened before the last one is no longer shown."""
    state = desk.state
    turn = state.turn + 1
    desk.state = replace(
        state,
        phase="act",
        slot=slot,
        turn=turn,
        dice=(),
        points=0,
        quiet=True,
        duels=0,
        landed=0,
        offered=False,
        pawns=tuple(replace(pawn, done=0) if pawn.done else pawn for pawn in state.pawns),
        arrows=tuple(arrow for arrow in state.arrows if arrow.turn >= turn - 1),
        duel=state.duel if state.duel and state.duel.turn >= turn - 1 else None,
        shot=state.shot if state.shot and state.shot.turn >= turn - 1 else None,
    )
    desk.tell("turn", seat=seat_ref(desk.state.active), turn=turn)


def roll(desk: Desk) -> None:
    """The dice give the movement points of the turn (BL-17, BL-5)."""
    state = desk.state
    dice = desk.chance.dice(f"turn {state.turn}/points", state.options.dice, rules_file().die)
    desk.state = replace(state, phase="move", dice=dice, points=sum(dice))
    desk.tell("rolled", seat=seat_ref(state.active), dice=dice, points=sum(dice))


def end_turn(desk: Desk, told: bool = True) -> None:
    """The turn is over: force, idleness and length are judged, then the next seat is up (BL-19, BL-57, BL-58)."""
    state = desk.state
    if told:
        desk.tell("ended", seat=seat_ref(state.active), left=state.points)
    if not all(surely_strong(state, camp) for camp in CAMPS):
        desk.reveal()
    idle = state.idle + 1 if state.quiet else 0
    desk.state = settle_turn(replace(state, idle=idle))
    if desk.state.phase == "over":
        desk.reveal()
        return
    if idle == rules_file().idle_warning:
        desk.tell("idle", turns=idle, left=rules_file().idle_draw - idle)
    begin_turn(desk, (state.slot + 1) % len(state.order))


def surely_strong(state: BrokenLine, camp: Camp) -> bool:
    """Whether everybody can tell that a camp still has a pawn that moves: otherwise the end of a turn that does not end the
    match tells something."""
    pawns = [pawn for pawn in state.pawns if camp_of(pawn.army) == camp]
    if any(pawn.moved or (pawn.shown and pawn.rank not in STILL) for pawn in pawns):
        return True
    still = sum(rank in STILL for army in state.options.armies(camp) for rank in full(army))
    known = sum(
        item.rank in STILL and item.army in state.options.armies(camp) and len(item.known) == len(CAMPS) and not item.merc
        for item in state.fallen
    )
    return len(pawns) > still - known + sum(pawn.merc for pawn in pawns)


def mark_castle(desk: Desk, before: str) -> None:
    """Tell that the castle changed hands (BL-52 to BL-54)."""
    holder = desk.state.holder
    if holder == before:
        return
    if holder:
        desk.tell("castle-held", army=army_ref(holder))
    else:
        desk.tell("castle-open", army=army_ref(before))


# -- draws and surrender -----------------------------------------------------------------------------------------------


def offer_draw(desk: Desk, seat: int) -> None:
    """A seat offers a draw; the turn goes on (BL-59)."""
    state = desk.state
    desk.state = replace(state, offer=Offer(seat, state.turn, (seat,)), offered=True)
    desk.tell("draw-offered", seat=seat_ref(seat))


def agree(desk: Desk, seat: int) -> None:
    """A seat agrees; with the last one the match is drawn."""
    offer = desk.state.offer
    assert offer is not None
    desk.state = replace(desk.state, offer=replace(offer, agreed=tuple(sorted((*offer.agreed, seat)))))
    desk.tell("draw-agreed", seat=seat_ref(seat))
    settle_offer(desk)


def settle_offer(desk: Desk) -> None:
    """Drawn when everybody who still plays agrees."""
    state = desk.state
    if state.offer and all(seat in state.offer.agreed or state.resigned[seat] for seat in range(state.seats)):
        desk.state = over(state, "agreed")
        desk.reveal()


def refuse(desk: Desk, seat: int) -> None:
    """One refusal is enough."""
    desk.state = replace(desk.state, offer=None)
    desk.tell("draw-refused", seat=seat_ref(seat))


def surrendered(state: BrokenLine, camp: Camp) -> bool:
    """Whether so many of a camp have resigned that it surrenders: all of one or two, a majority of three (BL-59)."""
    gone = sum(state.resigned[seat] for seat in state.members(camp))
    return gone >= state.seats // 2 // 2 + 1


def surrender(desk: Desk, camp: Camp) -> None:
    """A camp gives the match up."""
    desk.state = over(desk.state, "surrender", other(camp))
    desk.reveal()
