"""Armies and generals: levies, recruits, assignments, tiers (marchlords.md 12)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Illegal
from rules.marchlords.moves import Assign, Levy, RaiseTier, Recruit
from rules.marchlords.numbers import top
from rules.marchlords.orders.building import own_city
from rules.marchlords.orders.ken import Ken, afford
from rules.marchlords.state import Desk

GENERALS = 12
"""At most so many in service: the price of the next one would be 81,920."""


def levy(ken: Ken, desk: Desk, move: Levy) -> Desk:
    """Raise an army in a city of level 2 that carries none (R12.1, R12.2)."""
    tile = ken.tile(move.tile)
    own_city(ken, tile)
    ken.calm(tile)
    if tile in desk.levies:
        raise Illegal("city-slot-taken", tile=ken.place(tile))
    if not emergency(ken, desk, tile):
        if ken.held[tile].city < 2:
            raise Illegal("need-level-2", tile=ken.place(tile))
        if any(army.home == tile for army in ken.armies.values()):
            raise Illegal("city-slot-taken", tile=ken.place(tile))
        if ken.free_generals(desk) < 1:
            raise Illegal("no-general")
    return afford(ken, desk, replace(desk, levies=tuple(sorted((*desk.levies, tile)))))


def emergency(ken: Ken, desk: Desk, tile: int) -> bool:
    """Whether a kingdom without any army may levy one at its capital whatever its level (R12.12)."""
    return ken.options.emergency_levy and not ken.armies and not desk.levies and tile == ken.view.capitals[ken.seat]


def recruit(ken: Ken, desk: Desk, move: Recruit) -> Desk:
    """A general for the reserve (R12.4)."""
    if ken.generals + desk.recruits >= GENERALS:
        raise Illegal("generals-most", most=GENERALS)
    return afford(ken, desk, replace(desk, recruits=desk.recruits + 1))


def assign(ken: Ken, desk: Desk, move: Assign) -> Desk:
    """A general of the reserve takes an army that has none."""
    army = ken.rested(ken.army(move.army))
    if army.general or army.number in desk.assigns:
        raise Illegal("has-general", army=ken.ref(army.number))
    if ken.free_generals(desk) < 1:
        raise Illegal("no-general")
    return replace(desk, assigns=tuple(sorted((*desk.assigns, army.number))))


def raise_tier(ken: Ken, desk: Desk, move: RaiseTier) -> Desk:
    """One tier more, once per army and turn (R12.7)."""
    army = ken.rested(ken.army(move.army))
    if army.number in desk.tiers:
        raise Illegal("tier-once", army=ken.ref(army.number))
    if army.tier >= top():
        raise Illegal("tier-max", army=ken.ref(army.number))
    return afford(ken, desk, replace(desk, tiers=tuple(sorted((*desk.tiers, army.number)))))
