"""Orders to march, and what becomes of other orders when a march changes (marchlords.md 5, 6)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Illegal
from rules.marchlords.moves import MarchTo, MarchVia, StepTo
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.paths import judge, through
from rules.marchlords.state import Desk, March, Site
from rules.marchlords.view import ArmyView


def march_to(ken: Ken, desk: Desk, move: MarchTo) -> Desk:
    """The cheapest march to a tile."""
    army = _movable(ken, desk, move.army)
    goal = ken.tile(move.tile)
    if goal == army.tile:
        raise Illegal("empty-path")
    march = March(army.number, through(ken, army, (goal,), waaagh=waaagh(ken, desk)))
    return _set(ken, desk, march)


def step_to(ken: Ken, desk: Desk, move: StepTo) -> Desk:
    """One step more. A step back undoes the last one."""
    army = _movable(ken, desk, move.army)
    tile = ken.tile(move.tile)
    old = desk.march(army.number)
    path = (*(old.path if old else ()), tile)
    judge(ken, army, path, waaagh=waaagh(ken, desk))
    return _set(ken, desk, March(army.number, path, path[:-1]))


def march_via(ken: Ken, desk: Desk, move: MarchVia) -> Desk:
    """The same goal, over one more tile."""
    army = _movable(ken, desk, move.army)
    tile = ken.tile(move.tile)
    old = desk.march(army.number)
    if old is None:
        raise Illegal("no-march", army=ken.ref(army.number))
    if tile not in beside(ken, army, old.path):
        raise Illegal("not-beside", tile=ken.place(tile))
    stops = (*old.via, tile, old.path[-1])
    path = through(ken, army, stops, waaagh=waaagh(ken, desk))
    return _set(ken, desk, March(army.number, path, stops[:-1]))


def beside(ken: Ken, army: ArmyView, path: tuple[int, ...]) -> tuple[int, ...]:
    """The tiles next to a march that it does not step on: those it may be led over instead."""
    on = {army.tile, *path}
    return tuple(sorted({tile for step in on for tile in ken.map.around[step]} - on))


def _movable(ken: Ken, desk: Desk, name: str) -> ArmyView:
    army = ken.rested(ken.army(name))
    if ken.shut_in(army):
        raise Illegal("besieged", tile=ken.place(army.tile))
    if any(site.army == army.number and site.kind in ("city", "port") for site in desk.sites):
        raise Illegal("army-busy", army=ken.ref(army.number))
    if army.tile in desk.assaults:
        raise Illegal("army-busy", army=ken.ref(army.number))
    return led(desk, army)


def led(desk: Desk, army: ArmyView) -> ArmyView:
    """The army as it will march: a general assigned this turn leads it (step 1 of the flip comes before the movement)."""
    return replace(army, general=True) if army.number in desk.assigns else army


def _set(ken: Ken, desk: Desk, march: March) -> Desk:
    if desk.march(march.army) == march:
        raise Illegal("same-order")
    marches = (*(other for other in desk.marches if other.army != march.army), march)
    return settle(ken, replace(desk, marches=tuple(sorted(marches, key=lambda other: other.army))))


def waaagh(ken: Ken, desk: Desk) -> bool:
    """Whether a WAAAGH! is on."""
    return desk.acting and ken.faction.waaagh


def settle(ken: Ken, desk: Desk) -> Desk:
    """The orders without marches that have become impossible, and without sites that nobody would build any more (R3.6)."""
    marches = []
    for march in desk.marches:
        try:
            judge(ken, led(desk, ken.armies[march.army]), march.path, waaagh=waaagh(ken, desk))
        except Illegal:
            continue
        marches.append(march)
    desk = replace(desk, marches=tuple(marches))
    sites = tuple(site for site in desk.sites if not site.army or serves(ken, desk, site.army, site))
    return replace(desk, sites=sites)


def serves(ken: Ken, desk: Desk, number: int, site: Site) -> bool:
    """Whether the army is, or will be, where the site needs it: for a city or a port standing still, for an outpost there
    at the start or at the end of its march (R5.1)."""
    army, march = ken.armies[number], desk.march(number)
    if site.kind == "outpost":
        return army.tile == site.tile or (march is not None and march.path[-1] == site.tile)
    return army.tile == site.tile and march is None
