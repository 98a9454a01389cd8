"""The ground of a scenario: sight and cover between squares, steps and their costs (BG-5 to BG-8, BG-16 to BG-30)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from rules import grid, sight
from rules.bastion.book import SIZE, Map, Rules

SQUARES: Final = SIZE * SIZE
XY: Final = tuple(grid.at(square, SIZE) for square in range(SQUARES))
DISTANCE: Final = tuple(tuple(grid.distance(a, b) for b in XY) for a in XY)
"""Chebyshev distance between squares by index; heights are no part of it."""

BLOCKED: Final = 0
CLEAR: Final = 1
COVERED: Final = 2


Reach = Mapping[int, tuple[int, int]]
"""Squares that can be reached with their cheapest cost and the square before them."""
KEPT: Final = 4096
"""How many searches a board remembers."""


class Board:
    """Tables of one scenario under given rules; everything is computed once. `seen[a][b]` is BLOCKED, CLEAR or COVERED
    for a viewer on a and a target on b; `steps[flies][a]` are the (square, cost) that one step leads to, in the order N,
    NE, E, SE, S, SW, W, NW."""

    __slots__ = ("_reaches", "heights", "rules", "seen", "steps", "walls")

    def __init__(self, place: Map, rules: Rules) -> None:
        self.rules = rules
        self.heights, self.walls = place.ground
        self._reaches: dict[tuple[int, frozenset[int], bool], Reach] = {}
        self.seen = tuple(tuple(self._seen(a, b) for b in range(SQUARES)) for a in range(SQUARES))
        self.steps = tuple(tuple(self._steps(a, flies) for a in range(SQUARES)) for flies in (False, True))

    def look(self, viewer: int, target: int) -> sight.Look:
        """What the look between two squares meets: walls lower than the viewer's square do not count (BG-27, BG-30)."""
        height = self.heights[viewer]
        walls = self.walls

        def blocks(square: grid.Square) -> bool:
            level = walls[grid.index(square, SIZE)]
            return level is not None and level >= height

        return sight.look(XY[viewer], XY[target], blocks, self.rules.sealed_corner)

    def _seen(self, viewer: int, target: int) -> int:
        found = self.look(viewer, target)
        if not found.clear:
            return BLOCKED
        return COVERED if glued(found, target) else CLEAR

    def _steps(self, square: int, flies: bool) -> tuple[tuple[int, int], ...]:
        found = []
        if self.walls[square] is not None:
            return ()
        x, y = XY[square]
        for dx, dy in grid.DIRECTIONS:
            to = (x + dx, y + dy)
            if not grid.on_board(to, SIZE, SIZE) or self.walls[grid.index(to, SIZE)] is not None:
                continue
            if dx and dy and self.sealed(square, grid.index(to, SIZE)):
                continue
            cost = self._cost(square, grid.index(to, SIZE), flies)
            if cost:
                found.append((grid.index(to, SIZE), cost))
        return tuple(found)

    def _cost(self, a: int, b: int, flies: bool) -> int:
        """Points of one step (BG-16, BG-17, BG-20), 0 where it is impossible. Each level climbed is paid for."""
        rise = self.heights[b] - self.heights[a]
        if flies or rise == 0:
            return 1 if flies else self.rules.flat_cost
        if rise < 0:
            return self.rules.descend_cost
        return self.rules.climb_cost * rise if rise <= self.rules.max_climb else 0

    def sealed(self, a: int, b: int) -> bool:
        """Whether the diagonal between two neighbours is closed by a wall on either side (BG-18, A6)."""
        (ax, ay), (bx, by) = XY[a], XY[b]
        beside = (grid.index((ax, by), SIZE), grid.index((bx, ay), SIZE))
        both = ax != bx and ay != by and all(self.walls[side] is not None for side in beside)
        return both and self.rules.sealed_corner

    def reach(self, start: int, taken: frozenset[int], flies: bool = False) -> Reach:
        """Cheapest costs from a square to every square that can be reached past the taken ones, as `(cost, predecessor)`,
        the start with itself. Squares are settled in the order (cost, index), neighbours looked at N, NE, E, SE, S, SW,
        W, NW, and a predecessor replaced only by a strictly cheaper one (BG-37)."""
        key = (start, taken, flies)
        if key not in self._reaches:
            if len(self._reaches) >= KEPT:
                self._reaches.clear()
            self._reaches[key] = self._search(start, taken, flies)
        return self._reaches[key]

    def _search(self, start: int, taken: frozenset[int], flies: bool) -> Reach:
        found = {start: (0, start)}
        queue = [(0, start)]
        settled: set[int] = set()
        steps = self.steps[flies]
        while queue:
            cost, square = heappop(queue)
            if square in settled:
                continue
            settled.add(square)
            for to, price in steps[square]:
                if to in taken:
                    continue
                total = cost + price
                if to not in found or total < found[to][0]:
                    found[to] = (total, square)
                    heappush(queue, (total, to))
        return found

    def open(self, square: int) -> bool:
        """Whether the square is no wall."""
        return self.walls[square] is None


def glued(found: sight.Look, target: int) -> bool:
    """Whether a grazed wall is glued to the target: at distance 1, diagonals included (BG-27, A7)."""
    return any(DISTANCE[grid.index(square, SIZE)][target] <= 1 for square in found.grazed)


def path(found: Reach, to: int) -> tuple[int, ...]:
    """The squares from the start of a `reach` to one of its squares, both included."""
    squares = [to]
    while found[squares[-1]][1] != squares[-1]:
        squares.append(found[squares[-1]][1])
    return tuple(reversed(squares))


@lru_cache(maxsize=32)
def board(place: Map, rules: Rules) -> Board:
    """The tables of a scenario, computed once. Hashing the table is by its values."""
    return Board(place, rules)
