"""Paths of a march: what a step costs, which path is the cheapest, whether one may be ordered (marchlords.md 6).

Costs are in half points: a land step 2, a sea step 1 (R6.3). Where the ground is unknown, neutral land is assumed (R6.8).
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from dataclasses import dataclass

from rules.game import Illegal
from rules.hexes import distance
from rules.marchlords.factions.march import allowance, free_sea
from rules.marchlords.numbers import numbers
from rules.marchlords.orders.ken import Ken
from rules.marchlords.view import ArmyView


@dataclass(frozen=True, slots=True)
class Reach:
    """A way to a tile: the steps, what they cost, what must be left of the budget at its dearest point."""

    path: tuple[int, ...]
    cost: int
    need: int


def budget(ken: Ken, start: int, path: Sequence[int], *, waaagh: bool) -> int:
    """Half points that a march along this path may cost."""
    sea = ken.land.sea
    goal = path[-1]
    by_sea = sea[start] or any(sea[tile] for tile in path)
    return allowance(ken.faction_id, ken.land.tags[goal], ashore=not sea[goal], by_sea=by_sea, waaagh=waaagh)


def embarks(ken: Ken, start: int, goal: int) -> bool:
    """Whether an army may go aboard from this land tile onto that sea tile: from a port of its own, or onto a ship of its
    own (R6.4)."""
    holding = ken.held.get(start)
    return goal in ken.ships or (holding is not None and holding.owner == ken.seat and holding.port)


def walk(ken: Ken, start: int, path: Sequence[int]) -> tuple[int, int]:
    """Cost and need (see `Reach`) of a path. Raises Illegal for steps that do not touch or an embarkation without ship."""
    moves, sea = numbers().movement, ken.land.sea
    cost = need = 0
    free = free_sea(ken.faction_id)
    here = start
    for tile in path:
        if tile not in ken.map.around[here]:
            raise Illegal("not-adjacent", here=ken.place(here), tile=ken.place(tile))
        if sea[tile]:
            if not sea[here]:
                if not embarks(ken, here, tile):
                    raise Illegal("needs-ship")
                need = max(need, cost + moves.land)
            cost += 0 if free > 0 else moves.sea
            free -= 1
        else:
            cost += moves.land
        here = tile
    return cost, max(need, cost)


def judge(ken: Ken, army: ArmyView, path: Sequence[int], *, waaagh: bool) -> None:
    """Raise Illegal unless the army may be ordered along this path, as far as the seat knows."""
    if not path:
        raise Illegal("empty-path")
    cost, need = walk(ken, army.tile, path)
    if not army.general and any(ken.enemy(tile) for tile in path):
        raise Illegal("no-general-march", army=ken.ref(army.number))
    barred = next((tile for tile in path[:-1] if ken.bars(tile)), None)
    if barred is not None:
        raise Illegal("path-blocked", tile=ken.place(barred))
    most = budget(ken, army.tile, path, waaagh=waaagh)
    if need > most:
        raise Illegal("too-far", cost=halves(cost), allow=halves(most))


def halves(points: int) -> str:
    """Half points as tiles, to be read: `3`, `2½`, `½`."""
    whole, half = divmod(points, 2)
    return f"{whole or ''}½" if half else str(whole)


def spread(
    ken: Ken, army: ArmyView, start: int, *, waaagh: bool, spent: Reach | None = None, goal: int | None = None
) -> dict[int, Reach]:
    """The cheapest way to every tile that a march could end on from `start`, budget of the goal not yet considered. Ties go
    to the path whose directions come first. With `spent`, the march has come so far already; with `goal`, only the way there
    is looked for."""
    key = (army.number, army.general, start, waaagh, spent, goal)
    if key not in ken.spreads:
        ken.spreads[key] = _spread(ken, army, start, waaagh, spent or Reach((), 0, 0), goal)
    found: dict[int, Reach] = ken.spreads[key]
    return found


def _spread(
    ken: Ken, army: ArmyView, start: int, waaagh: bool, before: Reach, goal: int | None
) -> dict[int, Reach]:
    moves, sea, whole = numbers().movement, ken.land.sea, ken.map
    limit = moves.land * (moves.tiles + moves.most + (_surge(ken) if waaagh else 0))
    aim = None if goal is None else whole.hexes[goal]
    free_steps = free_sea(ken.faction_id)
    free = max(0, free_steps - sum(sea[tile] for tile in before.path))
    shut = frozenset() if army.general else ken.hostile
    heap: list[tuple[int, int, tuple[int, ...], int, int, tuple[int, ...]]] = []
    heap.append((before.cost, before.need, (), start, free, ()))
    done: set[tuple[int, int]] = set()
    found: dict[int, Reach] = {}
    while heap:
        cost, need, ways, here, left, path = heapq.heappop(heap)
        if (here, left) in done:
            continue
        done.add((here, left))
        if path and here not in found:
            found[here] = Reach((*before.path, *path), cost, max(need, cost))
            if here == goal:
                break
        if path and here in ken.barriers:
            continue
        for way, tile in enumerate(whole.neighbours[here]):
            if tile < 0 or tile in shut:
                continue
            price, must, rest = moves.land, need, left
            if sea[tile]:
                if not sea[here]:
                    if not embarks(ken, here, tile):
                        continue
                    must = max(need, cost + moves.land)
                price, rest = (0, left - 1) if left else (moves.sea, 0)
            ahead = cost + price
            if aim is not None and not free_steps:
                ahead += moves.sea * distance(whole.hexes[tile], aim)
            if ahead <= limit and (tile, rest) not in done:
                heapq.heappush(heap, (cost + price, must, (*ways, way), tile, rest, (*path, tile)))
    return found


def _surge(ken: Ken) -> int:
    action = ken.faction.action
    return action.move_bonus if action is not None else 0


def reachable(ken: Ken, army: ArmyView, *, waaagh: bool) -> dict[int, Reach]:
    """Every tile that the army may be ordered to, with its cheapest way, by tile."""
    found = spread(ken, army, army.tile, waaagh=waaagh)
    return {
        tile: way
        for tile, way in sorted(found.items())
        if tile != army.tile and way.need <= budget(ken, army.tile, way.path, waaagh=waaagh)
    }


def through(ken: Ken, army: ArmyView, stops: Sequence[int], *, waaagh: bool) -> tuple[int, ...]:
    """The cheapest path over these tiles, in this order, to the last. Raises Illegal."""
    way: Reach | None = None
    here = army.tile
    for stop in stops:
        only = None if way is None else stop
        found = spread(ken, army, here, waaagh=waaagh, spent=way, goal=only).get(stop)
        if found is None:
            raise _why_not(ken, army, stop, waaagh=waaagh)
        way, here = found, stop
    assert way is not None
    judge(ken, army, way.path, waaagh=waaagh)
    return way.path


def _why_not(ken: Ken, army: ArmyView, goal: int, *, waaagh: bool) -> Illegal:
    """Why no path leads there."""
    if not army.general and ken.enemy(goal):
        return Illegal("no-general-march", army=ken.ref(army.number))
    if ken.land.sea[goal] and not ken.land.sea[army.tile]:
        return Illegal("needs-ship")
    return Illegal("out-of-reach", tile=ken.place(goal), allow=halves(budget(ken, army.tile, (goal,), waaagh=waaagh)))
