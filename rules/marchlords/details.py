"""What a menu says beneath a choice, as far as the viewer knows."""

from __future__ import annotations

from rules.game import Fact, Phrase, Ref
from rules.marchlords.factions.kinds import factions
from rules.marchlords.legal import ken_of, playing
from rules.marchlords.moves import MarchTo
from rules.marchlords.numbers import numbers, tier
from rules.marchlords.orders.marching import waaagh
from rules.marchlords.orders.paths import budget, halves, reachable
from rules.marchlords.orders.price import army_price, general_price
from rules.marchlords.tell import battle_line
from rules.marchlords.view import MarchlordsView, TileView


def detail(view: MarchlordsView, ref: Ref) -> Phrase | None:
    """The line beneath that choice; None where the name says enough."""
    value = str(ref.value)
    if ref.domain == "tile" and view.ground:
        tile = view.tile(value)
        return None if tile is None else tile_line(view, tile)
    if ref.domain == "goal" and view.ground:
        return goal_line(view, *value.split(":", 1)) if ":" in value else None
    if ref.domain == "army" and view.ground:
        army = view.army(value)
        if army is None:
            return None
        facts: dict[str, Fact] = {"tier": army.tier, "cap": tier(army.tier).cap, "general": int(army.general)}
        return Phrase("detail-army", {**facts, "tile": Ref("tile", view.field.names[army.tile])})
    if ref.domain == "faction" and value in factions():
        return faction_line(value)
    if ref.domain == "battle":
        battle = next((item for item in view.battles if str(item.number) == value), None)
        return None if battle is None else battle_line(view, battle)
    if ref.domain in ("fate", "siege"):
        return Phrase(f"detail-{ref.domain}-{value}", {"gold": numbers().battle.pillage})
    return _act(view, value) if ref.domain == "act" else None


PRICED = {"city": "city", "upgrade": "level2", "outpost": "outpost", "port": "port"}
"""Acts whose price is always the same."""


def _act(view: MarchlordsView, act: str) -> Phrase | None:
    """What an act costs, or does."""
    if act in PRICED:
        return Phrase("detail-price", {"gold": int(getattr(numbers().cost, PRICED[act]))})
    if not playing(view) or view.desk is None or not view.ground:
        return None
    ken, desk = ken_of(view), view.desk
    if act == "levy":
        return Phrase("detail-price", {"gold": army_price(len(ken.armies) + len(desk.levies))})
    if act == "recruit":
        return Phrase("detail-price", {"gold": general_price(ken.generals + desk.recruits)})
    if act == "action" and ken.faction.action is not None:
        return Phrase(f"effect-{ken.faction.action.id}")
    return None


def goal_of(march: MarchTo) -> str:
    """A march as the value of a choice: `A1:D4`."""
    return f"{march.army}:{march.tile}"


def worth(view: MarchlordsView, goal: str) -> int:
    """What is worth marching to comes first: somebody else's, then a free site, land, one's own, the unknown, the sea."""
    tile = view.tile(goal.partition(":")[2])
    if tile is None or not tile.terrain:
        return 4
    if tile.owner is not None:
        return 3 if tile.owner == view.seat else 0
    if tile.terrain == "mer":
        return 5
    return 1 if view.land.site[tile.index] else 2


def goal_line(view: MarchlordsView, name: str, place: str) -> Phrase | None:
    """How far that tile is for that army, and what is there."""
    tile = view.tile(place)
    if tile is None or not playing(view) or view.desk is None:
        return None
    ken = ken_of(view)
    army = next((army for army in ken.armies.values() if army.name == name), None)
    surge = waaagh(ken, view.desk)
    way = None if army is None else reachable(ken, army, waaagh=surge).get(tile.index)
    there = tile_line(view, tile)
    if army is None or way is None:
        return there
    most = budget(ken, army.tile, way.path, waaagh=surge)
    return Phrase("detail-goal", {"cost": halves(way.cost), "budget": halves(most), "there": there})


def faction_line(faction: str) -> Phrase:
    """What a faction's powers do; its terrain stands on the picture."""
    kind = factions()[faction]
    found = [Phrase(f"effect-{'sea_bonus' if each.kind == 'sea_bonus' else each.id}") for each in kind.passive]
    if kind.action is not None:
        found.append(Phrase("detail-action", {"effect": Phrase(f"effect-{kind.action.id}")}))
    first, *rest = found
    return Phrase("detail-faction", {"first": first, "more": len(rest), "rest": tuple(rest)})


def tags_of(view: MarchlordsView, tile: TileView) -> tuple[Ref, ...]:
    """The tags of a tile, Port included."""
    if tile.terrain == "mer":
        return (Ref("tag", "mer"),)
    tags = [Ref("tag", tag) for tag in view.land.tags[tile.index]]
    return (*tags, *((Ref("tag", "port"),) if tile.port else ()))


def tile_line(view: MarchlordsView, tile: TileView) -> Phrase:
    """Tags, owner and structures in one line."""
    if not tile.terrain:
        return Phrase("detail-unexplored")
    facts: dict[str, Fact] = {"tags": tags_of(view, tile)}
    built = structures(tile)
    if tile.owner is None:
        return Phrase("detail-site" if view.land.site[tile.index] else "detail-tile", facts)
    facts["seat"] = Ref("seat", tile.owner)
    return Phrase("detail-held", {**facts, "built": built} if built else {**facts, "built": (Phrase("structure-none"),)})


def structures(tile: TileView) -> tuple[Phrase, ...]:
    """What stands on a tile."""
    found = []
    if tile.city:
        found.append(Phrase("structure-capital" if tile.capital else "structure-city", {"level": tile.city}))
    if tile.port:
        found.append(Phrase("structure-port"))
    if tile.outpost:
        found.append(Phrase("structure-outpost"))
    return tuple(found)
