"""Where an army that must leave a tile may go (R9.8)."""

from __future__ import annotations

from rules.marchlords.state import NOWHERE, Army, Battle, Marchlords


def legal(state: Marchlords, army: Army, tile: int) -> bool:
    """Whether the army may retreat onto that tile: no hostile army, no enemy structure, no open battle; land for an army
    ashore, or one of its own ships at anchor; sea for a fleet."""
    if tile == NOWHERE or tile not in state.field.around[army.tile]:
        return False
    if any(other.tile == tile and other.seat != army.seat for other in state.armies):
        return False
    holding = state.holding(tile)
    if holding is not None and holding.owner != army.seat and holding.built:
        return False
    if any(battle.tile == tile and battle.stage != "closed" for battle in state.battles):
        return False
    sea = state.land.sea
    if sea[army.tile]:
        return sea[tile]
    return not sea[tile] or any(ship.tile == tile and ship.seat == army.seat for ship in state.ships)


def ranked(state: Marchlords, battle: Battle, army: Army) -> tuple[int, ...]:
    """The legal tiles, the default first: not where an enemy of this battle came from, land before sea, own before neutral
    before enemy ground, nearest to the own capital, then by direction."""
    came = {
        other.prev
        for seat, numbers in zip(battle.sides, (battle.attackers, battle.defenders), strict=True)
        for other in state.of(seat)
        if other.number in numbers and seat != army.seat
    }
    whole, land = state.field, state.land
    capital = state.capitals[army.seat]

    def rank(tile: int) -> tuple[int, int, int, int]:
        holding = state.holding(tile)
        owner = 1 if holding is None else 0 if holding.owner == army.seat else 2
        return (tile in came, land.sea[tile], owner, whole.distance(tile, capital))

    tiles = [tile for tile in whole.around[army.tile] if legal(state, army, tile)]
    return tuple(sorted(tiles, key=rank))


def choices(state: Marchlords, battle: Battle) -> tuple[int, ...]:
    """Where the army about to retreat may go, the default first; empty where none is."""
    if not battle.retreats:
        return ()
    army = state.army(*battle.retreats[0])
    return () if army is None else ranked(state, battle, army)
