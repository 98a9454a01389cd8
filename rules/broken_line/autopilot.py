"""Sensible play for an absent seat, from its view alone: attack where the expected exchange is good, advance on the squares
where the artefact may stand, keep what guards one's own."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from rules.broken_line.beliefs import Beliefs, Weights
from rules.broken_line.board import (
    DIRECTIONS,
    GREAT,
    SIZE,
    WIDTH,
    blocked,
    is_obstacle,
    line,
    name_of,
    steps,
)
from rules.broken_line.layouts import zone_of
from rules.broken_line.legal import enlist_squares, own_pawns
from rules.broken_line.moves import End, Enlist, Fly, March, Roll, Run, Shoot, Step
from rules.broken_line.pieces import ARTEFACT, ASSASSIN, CANNON, FLYER, KING, RUNNER, STILL, TRAP, duel
from rules.broken_line.reach import Ground, Way, can_walk, flights, number, runs, walks
from rules.broken_line.view import BrokenLineView, PawnView
from rules.chance import Chance
from rules.game import Move

WORTH: Final = {
    "1": 30, "2": 35, "3": 22, "4": 36, "5": 30, "6": 40, "7": 50, "8": 62, "9": 75, "10": 95, "11": 130,
    "P": 24, "T": 48, "A": 900,
}  # fmt: skip
"""What a pawn is worth, in hundredths of a strong one."""
ZEAL: Final = {
    "1": 0, "2": 2, "3": 9, "4": 10, "5": 11, "6": 12, "7": 12, "8": 12, "9": 12, "10": 10, "11": 0, "T": 0,
}  # fmt: skip
"""How much a pawn wants to go forward, for each square."""
SHOT: Final = 14
"""Expected worth from which a shot is better than a move."""
FAR: Final = 99


@dataclass(frozen=True, slots=True)
class Plan:
    """An act and how good it looks."""

    score: int
    move: Move
    fights: bool


def act(view: BrokenLineView, chance: Chance) -> tuple[Move, ...]:
    """Shoot where it pays, else roll."""
    shot = _best_shot(view)
    return (shot,) if shot is not None else (Roll(),)


def go_on(view: BrokenLineView, chance: Chance) -> tuple[Move, ...]:
    """The best movement, or the end of the turn where none is good."""
    plan = _best(view, chance) if view.points else None
    return (End(),) if plan is None else (plan.move,)


def land(view: BrokenLineView) -> tuple[Move, ...]:
    """Put a mercenary on a foe it probably beats, else on the free square nearest to the goal."""
    assert view.recruit is not None
    ground, beliefs = Ground(view), Beliefs(view)
    goal = _goal(view, ground, beliefs)
    rank = view.recruit.rank
    best: tuple[int, Move] | None = None
    for square in enlist_squares(view):
        foe = ground.pawns.get(square)
        score = _exchange(rank, beliefs.of(foe)) if foe is not None else -goal[square]
        if best is None or score > best[0]:
            best = score, Enlist(name_of(square))
    assert best is not None
    return (best[1],)


# -- shots -------------------------------------------------------------------------------------------------------------


def _best_shot(view: BrokenLineView) -> Shoot | None:
    ground, beliefs = Ground(view), Beliefs(view)
    best: tuple[int, Shoot] | None = None
    for pawn in own_pawns(view):
        if pawn.rank != CANNON:
            continue
        start = number(pawn.square)
        for direction in DIRECTIONS:
            path = line(start, direction)[:6]
            gain = sum(_impact(ground, beliefs, start, path[:far], pawn) for far in range(1, len(path) + 1)) // 6
            if gain > SHOT and (best is None or gain > best[0]):
                best = gain, Shoot(pawn.square, direction)
    return None if best is None else best[1]


def _impact(ground: Ground, beliefs: Beliefs, start: int, path: tuple[int, ...], cannon: PawnView) -> int:
    """The worth of a hit at the end of a line of fire, 0 where the shot has no effect (BL-41 to BL-44)."""
    impact = path[-1]
    foe = ground.pawns.get(impact)
    if foe is None or foe.camp == cannon.camp or blocked(start, path):
        return 0
    return _mean(beliefs.of(foe))


def _mean(weights: Weights) -> int:
    total = sum(weights.values())
    return sum(WORTH[rank] * count for rank, count in weights.items()) // max(1, total)


# -- movements ---------------------------------------------------------------------------------------------------------


def _best(view: BrokenLineView, chance: Chance) -> Plan | None:
    ground, beliefs = Ground(view), Beliefs(view)
    goal = _goal(view, ground, beliefs)
    home = _home(view)
    best: Plan | None = None
    least = 3 - view.idle // 2
    movers = [pawn for pawn in own_pawns(view) if can_walk(pawn)]
    noise = chance.dice("noise", len(movers), 4) if movers else ()
    for pawn, jitter in zip(movers, noise, strict=True):
        for square, cost, kind, manner in _options(view, ground, pawn):
            if kind == "move":
                if manner != "walk" and pawn.rank == RUNNER:
                    continue
                score = _advance(pawn, number(pawn.square), square, cost, goal, view, ground, beliefs)
            elif kind == "tavern":
                score = -99
                if pawn.rank in ("7", "9", "10"):
                    score = _exchange(pawn.rank, beliefs.waiting(name_of(square))) + 10
            else:
                foe = ground.pawns[square]
                score = _exchange(pawn.rank, beliefs.of(foe)) + _urgency(square, home, pawn)
                score -= 6 if pawn.rank in (KING, ASSASSIN) and not foe.known else 0
            score += jitter
            if score > (best.score if best else least):
                best = Plan(score, _as_move(view, ground, pawn, square, manner), kind != "move")
    return best


def _options(view: BrokenLineView, ground: Ground, pawn: PawnView) -> Iterator[tuple[int, int, str, str]]:
    """(square, cost, what happens, how) of every way."""
    for square, (cost, kind) in _near(ground, pawn, view.points).items():
        yield square, cost, kind, "walk"
    if pawn.rank == RUNNER and not pawn.done:
        for square, way in runs(ground, pawn, view.points).items():
            yield square, way.cost, way.kind, "run"
    if pawn.rank == FLYER and _by_obstacle(number(pawn.square)):
        for square, way in flights(ground, pawn, view.points).items():
            yield square, way.cost, way.kind, "fly"


@cache
def _by_obstacle(square: int) -> bool:
    """Whether a natural obstacle is near enough to be flown over."""
    return any(is_obstacle(step.to) for near in steps(square) for step in (near, *steps(near.to)))


@cache
def _links(closed: bool) -> tuple[tuple[int, ...], ...]:
    """For each square the squares a walker can step to, great gates shut or not."""
    return tuple(
        tuple(step.to for step in steps(square) if not is_obstacle(step.to) and not (closed and step.kind == GREAT))
        if not is_obstacle(square)
        else ()
        for square in range(SIZE)
    )


def _near(ground: Ground, pawn: PawnView, points: int) -> dict[int, tuple[int, str]]:
    """(cost, what happens) by square: as `reach.walks`, without the paths."""
    links = _links(ground.holder not in ("", pawn.camp))
    start = number(pawn.square)
    found: dict[int, tuple[int, str]] = {}
    layer = [start]
    attacks = pawn.rank != CANNON
    for cost in range(1, points + 1):
        after = []
        for square in layer:
            for to in links[square]:
                if to in found or to == start:
                    continue
                there = ground.pawns.get(to)
                if there is not None:
                    if attacks and there.camp != pawn.camp:
                        found[to] = cost, "attack"
                elif to in ground.greys:
                    if attacks:
                        found[to] = cost, "tavern"
                else:
                    found[to] = cost, "move"
                    after.append(to)
        layer = after
    return found


def _as_move(view: BrokenLineView, ground: Ground, pawn: PawnView, square: int, manner: str) -> Move:
    if manner == "run":
        return Run(pawn.square, name_of(square))
    if manner == "fly":
        return Fly(pawn.square, name_of(square))
    return by_path(walks(ground, pawn, view.points)[square])


def by_path(way: Way) -> Step | March:
    """A walk as the move that makes it."""
    names = [name_of(square) for square in way.path]
    return Step(*names) if len(names) == 2 else March(" ".join(names))


# -- judgement ---------------------------------------------------------------------------------------------------------


def _exchange(rank: str, weights: Weights) -> int:
    """The expected worth of attacking one of these, what may be lost deducted."""
    total = sum(weights.values())
    return sum(_duel_worth(rank, other) * count for other, count in weights.items()) // max(1, total)


@cache
def _duel_worth(rank: str, other: str) -> int:
    result = duel(rank, other)
    if result in ("win", "artefact"):
        return WORTH[other]
    if result == "dice":
        return (WORTH[other] - WORTH[rank]) // 2
    return -WORTH[rank] + (WORTH[TRAP] if result == "both" else 0)


def _urgency(square: int, home: int | None, pawn: PawnView) -> int:
    """Foes near one's own artefact are the first to be fought."""
    if home is None:
        return 0
    far = _king_steps(square, home)
    return 40 - 8 * far if far <= 4 else 0


def _king_steps(one: int, two: int) -> int:
    return max(abs(one % WIDTH - two % WIDTH), abs(one // WIDTH - two // WIDTH))


def _advance(
    pawn: PawnView,
    start: int,
    square: int,
    cost: int,
    goal: list[int],
    view: BrokenLineView,
    ground: Ground,
    beliefs: Beliefs,
) -> int:
    """How good it is to stand there: nearer to the goal, not beside a foe known to be stronger."""
    score = (goal[start] - goal[square]) * ZEAL[pawn.rank]
    if score <= 0:
        return -1
    for step in steps(square):
        foe = ground.pawns.get(step.to)
        known = foe.known if foe is not None and foe.camp != pawn.camp else ""
        if known and known not in (*STILL, CANNON) and duel(known, pawn.rank) == "win":
            score -= WORTH[pawn.rank] // 2
    return score


def _home(view: BrokenLineView) -> int | None:
    return next((number(pawn.square) for pawn in view.pawns if pawn.rank == ARTEFACT and pawn.camp == view.camp), None)


def _goal(view: BrokenLineView, ground: Ground, beliefs: Beliefs) -> list[int]:
    """Steps from each square to the nearest place where the foe's artefact may stand, pawns in the way not counted."""
    links = _links(ground.holder not in ("", view.camp))
    distances = [FAR] * SIZE
    queue = deque(_suspects(view, beliefs))
    for square in queue:
        distances[square] = 0
    while queue:
        square = queue.popleft()
        for to in links[square]:
            if distances[to] == FAR:
                distances[to] = distances[square] + 1
                queue.append(to)
    return distances


def _suspects(view: BrokenLineView, beliefs: Beliefs) -> list[int]:
    """Where the artefact may stand: backs that have not moved in the zone of the major army, rather in its last rows."""
    found: list[tuple[int, int]] = []
    for army in view.armies:
        if army.major and army.camp != view.camp:
            zone = zone_of(army.letter)
            for pawn in view.pawns:
                if pawn.army == army.letter and not pawn.moved and not pawn.known and not pawn.merc:
                    square = number(pawn.square)
                    if square in zone:
                        found.append((zone.index(square), square))
    back = [square for place, square in found if place >= len(zone_of("W")) // 2]
    if back or found:
        return back or [square for _, square in found]
    return [number(pawn.square) for pawn in view.pawns if pawn.camp != view.camp] or [0]
