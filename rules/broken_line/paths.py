"""Movements as they are typed: which pawn, which way, the listed form, and why not (BL-22 to BL-29, BL-64).

Legality never depends on hidden facts of foes: the same command meets the same refusal whatever their ranks are.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from rules.broken_line.board import DIRECTIONS, is_obstacle, line, name_of, square_of, step_between
from rules.broken_line.board import adjacent as touching
from rules.broken_line.board import closed as shut
from rules.broken_line.moves import Fly, March, Run, Step, Swap
from rules.broken_line.pieces import FLYER, RUNNER, STILL, ranks
from rules.broken_line.reach import Ground, Way, can_walk, flights, number, runs, walks
from rules.broken_line.view import BrokenLineView, PawnView
from rules.game import Illegal, Move, Ref

FAR: Final = 60
"""Points with which every square that can be reached at all is reached."""


def canonical(view: BrokenLineView, move: Move) -> Move:
    """The listed form: squares in capitals, a march of one step as that step, a march over
    obstacles as a flight, any other march by its canonical path. A move that cannot be understood stays as it is."""
    if isinstance(move, Swap):
        try:
            return Swap(", ".join(f"{name_of(one)} {name_of(two)}" for one, two in pairs_of(move.squares)))
        except Illegal:
            return move
    if isinstance(move, March) and view.acting and view.phase == "move":
        try:
            return _marched(view, move)
        except Illegal:
            return move
    return move


def _marched(view: BrokenLineView, move: March) -> Move:
    pawn, squares = path_of(view, move.path)
    ground = Ground(view)
    way, flown = _resolved(view, ground, pawn, squares)
    if flown:
        return Fly(pawn.square, name_of(way.path[-1]))
    if len(way.path) == 2:
        return Step(pawn.square, name_of(way.path[-1]))
    return March(" ".join(map(name_of, way.path)))


def path_of(view: BrokenLineView, text: str) -> tuple[PawnView, tuple[int, ...]]:
    """The pawn and the squares of a typed path. Raises Illegal."""
    squares = squares_of(text)
    if len(squares) < 2:
        raise Illegal("short-path")
    return own_pawn(view, name_of(squares[0])), squares


def squares_of(text: str) -> tuple[int, ...]:
    """The squares that a text names, in order. Raises Illegal."""
    squares = []
    for word in re.split(r"[\s,;>/→–-]+", text.strip()):
        square = square_of(word)
        if square is None and word:
            raise Illegal("bad-square", typed=word[:20])
        squares += [] if square is None else [square]
    return tuple(squares)


def pairs_of(text: str) -> tuple[tuple[int, int], ...]:
    """The squares that a text names, two by two. Raises Illegal."""
    squares = squares_of(text)
    if not squares or len(squares) % 2:
        raise Illegal("odd-pairs", count=len(squares))
    return tuple(zip(squares[::2], squares[1::2], strict=True))


def known_square(name: str) -> int:
    """The number of a square that was named. Raises Illegal."""
    square = square_of(name)
    if square is None or name != name_of(square):
        raise Illegal("bad-square", typed=name[:20])
    return square


def own_pawn(view: BrokenLineView, name: str) -> PawnView:
    """The pawn on a square, if the present turn may move it. Raises Illegal."""
    square = known_square(name)
    pawn = view.pawn(name_of(square))
    if pawn is None:
        raise Illegal("no-pawn", square=Ref("square", name_of(square)))
    if pawn.army not in view.moving:
        raise Illegal("not-your-pawn", square=Ref("square", pawn.square))
    return pawn


def way_of(view: BrokenLineView, move: Step | March | Run | Fly) -> Way:
    """The way that a movement takes. Raises Illegal."""
    ground = Ground(view)
    if isinstance(move, March):
        pawn, squares = path_of(view, move.path)
        return _resolved(view, ground, pawn, squares)[0]
    pawn, to = own_pawn(view, move.pawn), known_square(move.to)
    if isinstance(move, Run):
        return _run_way(view, ground, pawn, to)
    if isinstance(move, Fly):
        return _fly_way(view, ground, pawn, to)
    _fit(view, pawn)
    if pawn.square == move.to or not touching(number(pawn.square), to):
        raise Illegal("not-adjacent", square=Ref("square", pawn.square), to=Ref("square", move.to))
    return _resolved(view, ground, pawn, (number(pawn.square), to))[0]


def _fit(view: BrokenLineView, pawn: PawnView) -> None:
    """Raise Illegal unless the pawn may move by itself in this turn."""
    if pawn.rank in STILL:
        raise Illegal("immobile", square=Ref("square", pawn.square))
    if pawn.done == 2:
        raise Illegal("run-exclusive", square=Ref("square", pawn.square))
    if not can_walk(pawn):
        raise Illegal("no-chain", square=Ref("square", pawn.square))


def _resolved(view: BrokenLineView, ground: Ground, pawn: PawnView, squares: tuple[int, ...]) -> tuple[Way, bool]:
    """The way of a typed path, and whether it is a flight. Two squares that do not touch stand for the canonical path; a
    longer walk than needed goes by the canonical path too, for its lesser cost. Raises Illegal."""
    _fit(view, pawn)
    to = squares[-1]
    if len(squares) == 2 and not touching(*squares):
        way = walks(ground, pawn, view.points).get(to)
        if way is None:
            raise _no_way(view, ground, pawn, to)
        return way, False
    over = _check_path(ground, pawn, squares)
    cost = len(squares) - 1
    if cost > view.points:
        raise Illegal("not-enough-points", cost=cost, points=view.points)
    found = (flights if over else walks)(ground, pawn, view.points)
    if to not in found:
        raise _no_way(view, ground, pawn, to)
    return found[to], over


def _check_path(ground: Ground, pawn: PawnView, squares: tuple[int, ...]) -> bool:
    """Whether a typed path crosses an obstacle. Raises Illegal at its first mistake."""
    over = False
    for place, (square, to) in enumerate(pairwise(squares), 1):
        last = place == len(squares) - 1
        step = step_between(square, to)
        ref = Ref("square", name_of(to))
        if square == to or not touching(square, to):
            raise Illegal("not-adjacent", square=Ref("square", name_of(square)), to=ref)
        if step is None:
            raise Illegal("wall", square=Ref("square", name_of(square)), to=ref)
        if shut(step, pawn.camp, ground.holder):
            raise Illegal("gate-closed", square=Ref("square", name_of(square)), to=ref)
        if is_obstacle(to):
            if pawn.rank != FLYER:
                raise Illegal("obstacle", square=ref)
            if last:
                raise Illegal("no-landing", square=ref)
            over = True
        _check_stop(ground, pawn, to, last)
    return over


def _check_stop(ground: Ground, pawn: PawnView, to: int, last: bool) -> None:
    there = ground.pawns.get(to)
    if there is None and to not in ground.greys:
        return
    ref = Ref("square", name_of(to))
    if not last:
        raise Illegal("path-occupied", square=ref)
    if there is not None and there.camp == pawn.camp:
        raise Illegal("friendly", square=ref)
    if not ranks()[pawn.rank].attacks:
        raise Illegal("cannon-no-melee", square=ref)


def _no_way(view: BrokenLineView, ground: Ground, pawn: PawnView, to: int) -> Illegal:
    """Why a pawn cannot go to a square that was named alone."""
    ref = Ref("square", name_of(to))
    if to == number(pawn.square):
        return Illegal("short-path")
    if is_obstacle(to):
        return Illegal("no-landing" if pawn.rank == FLYER else "obstacle", square=ref)
    try:
        _check_stop(ground, pawn, to, True)
    except Illegal as illegal:
        return illegal
    way = walks(ground, pawn, FAR).get(to)
    if way is not None and way.cost > view.points:
        return Illegal("not-enough-points", cost=way.cost, points=view.points)
    return Illegal("no-way", square=Ref("square", pawn.square), to=ref)


def _run_way(view: BrokenLineView, ground: Ground, pawn: PawnView, to: int) -> Way:
    if pawn.rank != RUNNER:
        raise Illegal("not-a-runner", square=Ref("square", pawn.square))
    if pawn.done:
        raise Illegal("run-exclusive", square=Ref("square", pawn.square))
    if view.points < 1:
        raise Illegal("not-enough-points", cost=1, points=view.points)
    found = runs(ground, pawn, view.points)
    if to in found:
        return found[to]
    start = number(pawn.square)
    path = next((line(start, way) for way in DIRECTIONS if to in line(start, way)), ())
    if len(path[: path.index(to) + 1] if to in path else ()) < 2:
        raise Illegal("not-a-line", square=Ref("square", pawn.square), to=Ref("square", name_of(to)))
    _check_path(ground, pawn, (start, *path[: path.index(to) + 1]))
    raise Illegal("run-no-attack")


def _fly_way(view: BrokenLineView, ground: Ground, pawn: PawnView, to: int) -> Way:
    if pawn.rank != FLYER:
        raise Illegal("not-a-flyer", square=Ref("square", pawn.square))
    _fit(view, pawn)
    found = flights(ground, pawn, view.points)
    if to in found:
        return found[to]
    if is_obstacle(to):
        raise Illegal("no-landing", square=Ref("square", name_of(to)))
    _check_stop(ground, pawn, to, True)
    way = flights(ground, pawn, FAR).get(to)
    if way is not None:
        raise Illegal("not-enough-points", cost=way.cost, points=view.points)
    raise Illegal("no-flight", square=Ref("square", pawn.square), to=Ref("square", name_of(to)))
