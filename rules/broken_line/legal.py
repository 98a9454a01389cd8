"""What a seat may do now, listed from its view alone (BL-64)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.broken_line.board import DIRECTIONS, line, name_of, neighbours, step_between
from rules.broken_line.board import closed as shut
from rules.broken_line.layouts import preset_ids, zone_of
from rules.broken_line.moves import (
    Agree,
    End,
    Enlist,
    First,
    Fly,
    Mirror,
    NameCaptain,
    OfferDraw,
    Preset,
    Ready,
    Refuse,
    Reopen,
    Roll,
    Run,
    Sacrifice,
    Shoot,
    Shuffle,
    Step,
    TakeArmy,
)
from rules.broken_line.pieces import ARTEFACT, CANNON, MAGE, TRAP, camp_of
from rules.broken_line.reach import Ground, flights, number, runs, walks
from rules.broken_line.state import EMPTY, REOPENS, SWITCHES
from rules.broken_line.tables import CAMPS, rules_file
from rules.broken_line.view import BrokenLineView, PawnView
from rules.game import Move, Resign


def legal_moves(view: BrokenLineView) -> tuple[Move, ...]:
    """The listed moves in a stable order; Resign last."""
    seat = view.seat
    if seat is None or view.outcome is not None or view.seats[seat].resigned:
        return ()
    found: list[Move] = []
    if view.phase == "armies":
        found += _armies(view, seat)
    elif view.phase == "place":
        found += _placing(view, seat)
    elif view.phase == "first":
        if view.seats[seat].asked:
            found += [First(other.seat) for other in view.seats]
    else:
        if view.acting:
            found += _turn(view)
        if view.offer >= 0 and seat not in view.agreed:
            found += [Agree(), Refuse()]
    return (*found, Resign())


def free_choices(view: BrokenLineView) -> tuple[str, ...]:
    """Camps or armies that nobody has taken."""
    taken = {seat.choice for seat in view.seats}
    return tuple(choice for camp in CAMPS for choice in view.options.choices(camp) if choice not in taken)


def _armies(view: BrokenLineView, seat: int) -> Iterator[Move]:
    if not view.seats[seat].choice or view.seats[seat].switches < SWITCHES:
        for choice in free_choices(view):
            yield TakeArmy(choice)


def own_layouts(view: BrokenLineView) -> tuple[str, ...]:
    """The armies that the viewing seat sets up."""
    return tuple(army.letter for army in view.armies if army.setter == view.seat and view.seat is not None)


def codes_of(view: BrokenLineView, army: str) -> tuple[str, ...]:
    """An army's placement as its own camp sees it, EMPTY where nothing stands."""
    laid = {number(pawn.square): pawn.rank for pawn in view.pawns}
    return tuple(laid.get(square, EMPTY) for square in zone_of(army))


def _placing(view: BrokenLineView, seat: int) -> Iterator[Move]:
    own = view.seats[seat]
    if own.ready:
        if own.reopens < REOPENS:
            yield Reopen()
        return
    armies = own_layouts(view)
    for army in armies:
        placed = view.army(army).placed
        if view.changes > 0 or not placed:
            yield from (Preset(army, preset) for preset in preset_ids())
            yield Shuffle(army)
        if view.changes > 0 and placed:
            yield Mirror(army)
    if view.changes > 0 and own.captain:
        yield from (
            NameCaptain(other.seat)
            for other in view.seats
            if other.camp == own.camp and other.seat != seat and not other.resigned
        )
    if all(view.army(army).placed for army in armies):
        yield Ready()


def own_pawns(view: BrokenLineView) -> Iterator[PawnView]:
    """The pawns that the present turn may move, in the order of squares."""
    moving = view.moving
    return (pawn for pawn in view.pawns if pawn.army in moving)


def _turn(view: BrokenLineView) -> Iterator[Move]:
    if view.phase == "enlist":
        yield from (Enlist(name_of(square)) for square in enlist_squares(view))
        return
    if view.phase == "act":
        yield Roll()
        for pawn in own_pawns(view):
            if pawn.rank == CANNON:
                yield from (Shoot(pawn.square, way) for way in DIRECTIONS if line(number(pawn.square), way))
    else:
        yield from _movements(view)
        yield End()
    if may_offer(view):
        yield OfferDraw()


def may_offer(view: BrokenLineView) -> bool:
    """Whether the active seat may offer a draw now."""
    return view.offer < 0 and not view.offered and view.turn >= rules_file().offer_from


def _movements(view: BrokenLineView) -> Iterator[Move]:
    ground = Ground(view)
    pawns = list(own_pawns(view))
    if view.points:
        for pawn in pawns:
            yield from (Step(pawn.square, name_of(to)) for to in walks(ground, pawn, 1))
        for pawn in pawns:
            yield from (Fly(pawn.square, name_of(to)) for to in sorted(flights(ground, pawn, view.points)))
        for pawn in pawns:
            yield from (Run(pawn.square, name_of(to)) for to in sorted(runs(ground, pawn, view.points)))
    for mage in pawns:
        if mage.rank == MAGE:
            yield from (Sacrifice(mage.square, pawn.square) for pawn in bringable(view, mage))


def bringable(view: BrokenLineView, mage: PawnView) -> Iterator[PawnView]:
    """The pawns that a Mage can bring to its square."""
    return (pawn for pawn in view.pawns if pawn.camp == mage.camp and pawn.rank != ARTEFACT and pawn.square != mage.square)


def enlist_squares(view: BrokenLineView) -> tuple[int, ...]:
    """Where the mercenary that was won may be put (BL-47, BL-48); its rank is known to its camp."""
    if view.recruit is None:
        return ()
    ground = Ground(view)
    return landing(ground, number(view.recruit.square), view.recruit.army, view.recruit.rank)


def landing(ground: Ground, square: int, army: str, rank: str) -> tuple[int, ...]:
    """The squares in contact, by a legal step, that a mercenary of that rank may be put on."""
    found = []
    for to, _ in neighbours(square):
        step = step_between(square, to)
        if step is None or shut(step, camp_of(army), ground.holder):
            continue
        if ground.end(to, camp_of(army), rank != TRAP) in ("move", "attack"):
            found.append(to)
    return tuple(found)
