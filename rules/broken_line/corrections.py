"""Corrections by a GM: small, public, conserving pawns, blind to faces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.broken_line.board import is_obstacle, square_of
from rules.broken_line.desk import Desk, army_ref, square_ref
from rules.broken_line.moves import MovePawn, RemovePawn, SetPoints
from rules.broken_line.pieces import camp_of
from rules.broken_line.state import BrokenLine, Fallen
from rules.broken_line.turns import mark_castle
from rules.chance import Chance
from rules.game import Illegal, Move, Ref, Step


def correct(state: BrokenLine, moves: Sequence[Move], chance: Chance) -> Step[BrokenLine]:
    """A GM's batch, all of it or nothing. Raises Illegal."""
    if state.phase == "over":
        raise Illegal("over")
    if not moves:
        raise Illegal("no-moves")
    desk = Desk(state, chance)
    for move in moves:
        before = desk.state.holder
        if isinstance(move, SetPoints):
            _points(desk, move)
        elif isinstance(move, MovePawn):
            _move(desk, move)
        elif isinstance(move, RemovePawn):
            _remove(desk, move)
        else:
            raise Illegal("no-correction")
        mark_castle(desk, before)
    return Step(desk.state, tuple(desk.events), tuple(desk.reveals))


def _points(desk: Desk, move: SetPoints) -> None:
    if desk.state.phase != "move":
        raise Illegal("wrong-phase", phase=Ref("phase", desk.state.phase))
    if not 0 <= move.points <= 12:
        raise Illegal("correction-points")
    desk.state = replace(desk.state, points=move.points)
    desk.tell("corrected-points", points=move.points, reason=move.reason)


def _square(name: str) -> int:
    square = square_of(name)
    if square is None:
        raise Illegal("bad-square", typed=name[:20])
    return square


def _in_battle(state: BrokenLine) -> None:
    if state.phase not in ("act", "move"):
        raise Illegal("wrong-phase", phase=Ref("phase", state.phase))


def _move(desk: Desk, move: MovePawn) -> None:
    state = desk.state
    _in_battle(state)
    start, to = _square(move.square), _square(move.to)
    pawn = state.at(start)
    if pawn is None:
        raise Illegal("no-pawn", square=square_ref(start))
    if state.at(to) is not None or is_obstacle(to) or any(grey.square == to for grey in state.greys):
        raise Illegal("correction-square", square=square_ref(to))
    desk.state = state.shift(start, replace(pawn, square=to))
    facts = {"origin": square_ref(start), "square": square_ref(to)}
    desk.tell("corrected-move", army=army_ref(pawn.army), reason=move.reason, **facts)


def _remove(desk: Desk, move: RemovePawn) -> None:
    state = desk.state
    _in_battle(state)
    square = _square(move.square)
    pawn = state.at(square)
    if pawn is None:
        raise Illegal("no-pawn", square=square_ref(square))
    if not pawn.moved:
        raise Illegal("correction-unmoved", square=square_ref(square))
    desk.state = state.without(square).bury(Fallen(pawn.army, pawn.rank, (camp_of(pawn.army),), pawn.merc))
    desk.tell("corrected-removal", army=army_ref(pawn.army), square=square_ref(square), reason=move.reason)
