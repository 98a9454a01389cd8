"""Where a pawn can go, as far as its runner can know: ordinary walks, flights, runs (broken_line.md 7).

Whether a square is occupied, by whom, and which gates are closed is public, so nothing here depends on hidden ranks of foes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.broken_line.board import DIRECTIONS, FREE, closed, is_obstacle, line, name_of, square_of, step_between, steps
from rules.broken_line.pieces import FLYER, RUNNER, STILL, camp_of, ranks
from rules.broken_line.tables import Camp, rules_file
from rules.broken_line.view import BrokenLineView, PawnView

Kind = Literal["move", "attack", "tavern"]
"""What happens at the end: nothing, a duel with a foe, a duel with a mercenary."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way to a square: the squares from start to end, what it costs, what happens there."""

    path: tuple[int, ...]
    cost: int
    kind: Kind


@dataclass(frozen=True, slots=True)
class ReachView:
    """Where one pawn can go: (square, points, `move` / `attack` / `tavern`) for walks, flights over obstacles, and runs."""

    square: str
    walks: tuple[tuple[str, int, Kind], ...]
    flights: tuple[tuple[str, int, Kind], ...]
    runs: tuple[tuple[str, int, Kind], ...]


class Ground:
    """What stands where in a view, by square number."""

    __slots__ = ("greys", "holder", "pawns", "view")

    def __init__(self, view: BrokenLineView) -> None:
        self.view = view
        self.pawns: dict[int, PawnView] = {number(pawn.square): pawn for pawn in view.pawns}
        self.greys: frozenset[int] = frozenset(number(grey.square) for grey in view.greys)
        self.holder = view.holder

    def end(self, square: int, camp: Camp, attacks: bool) -> Kind | None:
        """What a pawn of that camp would find on a square; None where it may not stop."""
        pawn = self.pawns.get(square)
        if pawn is not None:
            return "attack" if attacks and camp_of(pawn.army) != camp else None
        if square in self.greys:
            return "tavern" if attacks else None
        return None if is_obstacle(square) else "move"


def number(name: str) -> int:
    """The number of a square that a view names."""
    found = square_of(name)
    assert found is not None
    return found


def can_walk(pawn: PawnView) -> bool:
    """Whether a pawn whose face is seen may still walk in this turn."""
    if pawn.rank == "" or pawn.rank in STILL or pawn.done == 2:
        return False
    return rules_file().chain_after_duel or pawn.done != 3


def walks(ground: Ground, pawn: PawnView, points: int) -> dict[int, Way]:
    """The canonical path to each square within the points: the cheapest walk; of these the one with the fewest steps through
    gates, then the first in the order of directions (box)."""
    if not can_walk(pawn) or points < 1:
        return {}
    camp, attacks = pawn.camp, ranks()[pawn.rank].attacks
    start = number(pawn.square)
    found: dict[int, Way] = {}
    # for each square of the layer: (gates passed, directions taken, path); the least is the canonical one
    layer: dict[int, tuple[int, tuple[int, ...], tuple[int, ...]]] = {start: (0, (), (start,))}
    for cost in range(1, points + 1):
        after: dict[int, tuple[int, tuple[int, ...], tuple[int, ...]]] = {}
        for square, (gates, taken, path) in layer.items():
            for step in steps(square):
                to = step.to
                if to in found or to == start or closed(step, camp, ground.holder):
                    continue
                if ground.end(to, camp, attacks) is None:
                    continue
                reached = (gates + (step.kind != FREE), (*taken, step.direction), (*path, to))
                if to not in after or reached[:2] < after[to][:2]:
                    after[to] = reached
        layer = {}
        for to, reached in after.items():
            kind = ground.end(to, camp, attacks)
            assert kind is not None
            found[to] = Way(reached[2], cost, kind)
            if kind == "move":
                layer[to] = reached
        if not layer:
            break
    return found


def flights(ground: Ground, pawn: PawnView, points: int) -> dict[int, Way]:
    """For a Flyer: the cheapest way over at least one obstacle to each square within the points (BL-28)."""
    if pawn.rank != FLYER or not can_walk(pawn) or points < 2:
        return {}
    start = number(pawn.square)
    found: dict[int, Way] = {}
    seen = {(start, False)}
    layer: dict[tuple[int, bool], tuple[int, tuple[int, ...], tuple[int, ...]]] = {(start, False): (0, (), (start,))}
    for cost in range(1, points + 1):
        after: dict[tuple[int, bool], tuple[int, tuple[int, ...], tuple[int, ...]]] = {}
        for (square, over), (gates, taken, path) in layer.items():
            for step in steps(square):
                to = step.to
                if to == start or closed(step, pawn.camp, ground.holder):
                    continue
                obstacle = is_obstacle(to)
                if not obstacle and ground.end(to, pawn.camp, True) is None:
                    continue
                key = (to, over or obstacle)
                reached = (gates + (step.kind != FREE), (*taken, step.direction), (*path, to))
                if key not in seen and (key not in after or reached[:2] < after[key][:2]):
                    after[key] = reached
        seen |= after.keys()
        layer = {}
        for (to, over), reached in after.items():
            kind = "move" if is_obstacle(to) else ground.end(to, pawn.camp, True)
            if over and kind is not None and not is_obstacle(to) and to not in found:
                found[to] = Way(reached[2], cost, kind)
            if kind == "move":
                layer[to, over] = reached
    return found


def runs(ground: Ground, pawn: PawnView, points: int) -> dict[int, Way]:
    """For a Runner that has not moved in this turn: straight lines of two squares and more (BL-29)."""
    if pawn.rank != RUNNER or pawn.done or points < 1:
        return {}
    start, camp, attacks = number(pawn.square), pawn.camp, rules_file().run_may_attack
    found: dict[int, Way] = {}
    for direction in DIRECTIONS:
        path = [start]
        for to in line(start, direction):
            step = step_between(path[-1], to)
            kind = ground.end(to, camp, attacks)
            if step is None or closed(step, camp, ground.holder) or kind is None:
                break
            path.append(to)
            if len(path) > 2:
                found[to] = Way(tuple(path), 1, kind)
            if kind != "move":
                break
    return found


def rolled(view: BrokenLineView, army: str) -> bool:
    """Whether the points of an army's pawns are rolled: the present turn moves them, and has begun to."""
    return view.phase in ("move", "enlist") and army in view.moving


def budget(view: BrokenLineView, army: str) -> int:
    """The points to reckon with for a pawn of an army: those left, or outside its turn the most that a roll may bring."""
    return view.points if rolled(view, army) else rules_file().die * view.options.dice


def reach(view: BrokenLineView, square: str) -> ReachView | None:
    """Where the pawn on a square can go; None where the viewer sees no face of a pawn there."""
    pawn = view.pawn(square.strip().upper())
    if pawn is None or not pawn.rank:
        return None
    ground, points = Ground(view), budget(view, pawn.army)

    def listed(ways: Mapping[int, Way]) -> tuple[tuple[str, int, Kind], ...]:
        return tuple((name_of(to), way.cost, way.kind) for to, way in sorted(ways.items()))

    return ReachView(
        pawn.square,
        listed(walks(ground, pawn, points)),
        listed(flights(ground, pawn, points)),
        listed(runs(ground, pawn, points)),
    )
