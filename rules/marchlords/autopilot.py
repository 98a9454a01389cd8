"""Sensible orders from a seat's view: found and raise cities, leave outposts, take what is weakly held, keep solvent."""

from __future__ import annotations

from rules.game import Illegal, Move
from rules.marchlords.battle.simulate import odds
from rules.marchlords.factions.upkeep import upkeep
from rules.marchlords.moves import (
    Assault,
    Assign,
    BuildCity,
    BuildOutpost,
    BuildPort,
    Levy,
    MarchTo,
    RaiseTier,
    Recruit,
    Sally,
    UpgradeCity,
    UseAction,
)
from rules.marchlords.numbers import numbers, tier
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.marching import waaagh
from rules.marchlords.orders.paths import Reach, reachable
from rules.marchlords.orders.table import ORDERS
from rules.marchlords.state import Desk, Holding, Part, Sheet
from rules.marchlords.view import ArmyView

BOLD = 600
"""Chances out of 1000 from which an attack is worth it."""


class Orders:
    """Orders while they are thought out: those that the rules accept are kept."""

    def __init__(self, ken: Ken, desk: Desk) -> None:
        self.ken, self.desk = ken, desk
        self.moves: list[Move] = []

    def give(self, move: Move, keep: int = 0) -> bool:
        """Give an order unless the rules refuse it or less than `keep` gold would be left."""
        try:
            desk = ORDERS[type(move)](self.ken, self.desk, move)
        except Illegal:
            return False
        if self.ken.left(desk) < keep:
            return False
        self.desk = desk
        self.moves.append(move)
        return True


def orders(ken: Ken, desk: Desk) -> tuple[Move, ...]:
    """The orders of a turn."""
    plan = Orders(ken, desk)
    names = ken.map.names
    kingdom = ken.view.kingdoms[ken.seat]
    keep = max(0, (kingdom.upkeep or 0) - (kingdom.income or 0))
    _action(plan)
    for army in ken.armies.values():
        if not army.general:
            plan.give(Assign(army.name))
        if ken.shut_in(army) or desk.march(army.number) is not None:
            continue
        siege = ken.sieges.get(army.tile)
        if siege is not None and siege.besieger == ken.seat:
            if siege.tick >= 2:
                plan.give(Assault(names[army.tile]))
            continue
        if _stays(plan, army, keep):
            continue
        _marches(plan, army, keep)
    for tile, holding in ken.held.items():
        if holding.owner == ken.seat and holding.city == 1:
            plan.give(UpgradeCity(names[tile]), keep)
    for tile, holding in ken.held.items():
        if holding.owner == ken.seat and holding.city == 2:
            if ken.free_generals(plan.desk) < 1:
                plan.give(Recruit(), keep + numbers().cost.army * 2 ** len(ken.armies))
            plan.give(Levy(names[tile]), keep)
    _tiers(plan, keep)
    for tile, siege in ken.sieges.items():
        if siege.besieger != ken.seat and siege.tick >= 2:
            plan.give(Sally(names[tile]))
    return tuple(plan.moves)


def _action(plan: Orders) -> None:
    """The action as soon as it is ready and brings something."""
    ken = plan.ken
    action = ken.faction.action
    if action is None:
        return
    levels = list(ken.tiers.values())
    saved = upkeep(ken.faction_id, levels, action=False) - upkeep(ken.faction_id, levels, action=True)
    territories = sum(holding.owner == ken.seat for holding in ken.held.values())
    if saved >= 2 or action.kind == "waaagh" or (action.kind == "gold_per_territory" and territories >= 3):
        plan.give(UseAction())


def _stays(plan: Orders, army: ArmyView, keep: int) -> bool:
    """Whether the army has something to build where it stands."""
    ken, name = plan.ken, plan.ken.map.names[army.tile]
    if plan.give(BuildCity(name), keep):
        return True
    near = ken.left(plan.desk) + (ken.view.kingdoms[ken.seat].income or 0)
    if _free_site(ken, army.tile) and near >= numbers().cost.city:
        return True
    if plan.give(BuildPort(name), keep + 6):
        return True
    plan.give(BuildOutpost(name), keep + 2)
    return False


def _free_site(ken: Ken, tile: int) -> bool:
    """Whether a city could be founded there."""
    holding = ken.held.get(tile)
    return ken.land.site[tile] and (holding is None or (holding.owner == ken.seat and not holding.city and not holding.port))


def _marches(plan: Orders, army: ArmyView, keep: int) -> None:
    """The best tile in reach, and an outpost there where there is gold for it."""
    ken = plan.ken
    ways = reachable(ken, army, waaagh=waaagh(ken, plan.desk))
    if not ways:
        return
    taken = {march.path[-1] for march in plan.desk.marches}
    best = max(ways, key=lambda tile: (_worth(ken, army, tile, ways[tile], taken), -ways[tile].cost, -tile))
    if _worth(ken, army, best, ways[best], taken) <= 0:
        return
    name = ken.map.names[best]
    if plan.give(MarchTo(army.name, name)) and not _free_site(ken, best):
        plan.give(BuildOutpost(name), keep + 2)


def _worth(ken: Ken, army: ArmyView, tile: int, way: Reach, taken: set[int]) -> int:
    """What a march to that tile is worth."""
    if tile in taken or ken.land.sea[tile]:
        return 0
    holding = ken.held.get(tile)
    enemies = [other for other in ken.view.armies if other.tile == tile and other.seat != ken.seat]
    if enemies or ken.enemy(tile):
        return _attack(ken, army, holding, enemies)
    if _free_site(ken, tile):
        return 60
    worth = 0
    site = min((ken.map.distance(tile, other) for other in _free_sites(ken, taken)), default=99)
    if site < 99:
        worth += max(0, 30 - 5 * site)
    fresh = sum(ken.unknown(other) for other in ken.map.disc(tile, numbers().sight.army))
    worth += 2 * fresh
    if holding is None:
        worth += 6
    danger = max(
        (other.tier for other in ken.view.armies if other.seat != ken.seat and ken.map.distance(other.tile, tile) <= 2),
        default=0,
    )
    return worth - 10 * max(0, danger - army.tier)


def _free_sites(ken: Ken, taken: set[int]) -> list[int]:
    return [
        tile for tile, site in enumerate(ken.land.site) if site and _free_site(ken, tile) and tile not in taken
    ]


def _attack(ken: Ken, army: ArmyView, holding: Holding | None, enemies: list[ArmyView]) -> int:
    """What an attack is worth: nothing unless the odds are good."""
    parts = [Part(other.number, tier(other.tier).cap) for other in sorted(enemies, key=lambda a: (-a.tier, a.number))]
    points, late, wall, prize = numbers().garrison, 0, 0, 5
    if holding is not None and holding.owner != ken.seat and holding.built:
        if holding.city:
            capital = holding.tile in ken.view.capitals
            parts.append(Part(0, points.city[holding.city - 1] + points.capital * capital))
            wall, prize = holding.city, 5 if capital else 40
        elif holding.port:
            parts.append(Part(0, points.port))
            late, prize = points.port_late, 30
        else:
            parts.append(Part(0, points.outpost))
            late, prize = points.outpost_late, 20
    sheet = Sheet((Part(army.number, tier(army.tier).cap),), tuple(parts), late, wall)
    won = odds(sheet)[0]
    return prize + (won - BOLD) // 10 if won >= BOLD else 0


def _tiers(plan: Orders, keep: int) -> None:
    """Raise the strongest army as long as income bears it."""
    ken = plan.ken
    kingdom = ken.view.kingdoms[ken.seat]
    spare = (kingdom.income or 0) - (kingdom.upkeep or 0)
    for army in sorted(ken.armies.values(), key=lambda other: (-other.tier, other.number)):
        if army.tier < len(numbers().tier) and spare >= 4 + tier(army.tier + 1).upkeep - tier(army.tier).upkeep:
            plan.give(RaiseTier(army.name), keep + 6)
