"""Step 0: planned marches are held against the ground as it really is (R6.8)."""

from __future__ import annotations

from rules.marchlords.factions.march import allowance, free_sea
from rules.marchlords.numbers import numbers
from rules.marchlords.state import Army, Marchlords


def real_path(state: Marchlords, army: Army, path: tuple[int, ...], *, waaagh: bool) -> tuple[int, ...]:
    """The longest beginning of a path that the army can really march: it stops before the first tile that it cannot enter,
    and where the budget of the tile it would end on is spent."""
    faction = state.kingdoms[army.seat].faction
    sea, moves, tags = state.land.sea, numbers().movement, state.land.tags
    best = 0
    cost = need = 0
    free = free_sea(faction)
    here, by_sea = army.tile, sea[army.tile]
    for index, tile in enumerate(path, 1):
        holding = state.holding(tile)
        if not army.general and holding is not None and holding.owner != army.seat:
            break
        if sea[tile]:
            if not sea[here]:
                if not _embarks(state, army.seat, here, tile):
                    break
                need = max(need, cost + moves.land)
            cost += 0 if free > 0 else moves.sea
            free -= 1
            by_sea = True
        else:
            cost += moves.land
        if max(cost, need) <= allowance(faction, tags[tile], ashore=not sea[tile], by_sea=by_sea, waaagh=waaagh):
            best = index
        here = tile
    return path[:best]


def _embarks(state: Marchlords, seat: int, here: int, tile: int) -> bool:
    holding = state.holding(here)
    if holding is not None and holding.owner == seat and holding.port:
        return True
    return any(ship.seat == seat and ship.tile == tile for ship in state.ships)
