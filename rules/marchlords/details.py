"""What a menu says beneath a choice, as far as the viewer knows."""

from __future__ import annotations

from rules.game import Fact, Phrase, Ref
from rules.marchlords.factions.kinds import factions
from rules.marchlords.numbers import numbers, tier
from rules.marchlords.tell import battle_line
from rules.marchlords.view import MarchlordsView, TileView


def detail(view: MarchlordsView, ref: Ref) -> Phrase | None:
    """The line beneath that choice; None where the name says enough."""
    value = str(ref.value)
    if ref.domain == "tile" and view.ground:
        tile = view.tile(value)
        return None if tile is None else tile_line(view, tile)
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
    if ref.domain == "act" and value in PRICED:
        return Phrase("detail-price", {"gold": int(getattr(numbers().cost, PRICED[value]))})
    return None


PRICED = {"city": "city", "upgrade": "level2", "outpost": "outpost", "port": "port"}
"""Acts whose price is always the same."""


def faction_line(faction: str) -> Phrase:
    """A faction's powers by name."""
    kind = factions()[faction]
    powers = [passive.id for passive in kind.passive] + ([kind.action.id] if kind.action is not None else [])
    return Phrase("detail-faction", {"powers": tuple(Ref("power", power) for power in dict.fromkeys(powers))})


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
        return Phrase("detail-tile", facts)
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
