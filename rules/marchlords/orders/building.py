"""Build orders: cities, upgrades, ports, outposts (marchlords.md 4.1, 5)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Illegal, Ref
from rules.marchlords.moves import BuildCity, BuildOutpost, BuildPort, UpgradeCity
from rules.marchlords.orders.ken import Ken, afford
from rules.marchlords.orders.marching import serves
from rules.marchlords.state import Desk, Holding, Site, SiteKind

NEEDS = {"city": "cite", "port": "cote"}
"""The tag that a structure asks for."""


def accepts(ken: Ken, tile: int, kind: SiteKind) -> None:
    """Raise Illegal unless the tile, as it is known, can take that structure (4.1)."""
    if ken.land.sea[tile]:
        raise Illegal("sea-tile")
    if ken.enemy(tile):
        raise Illegal("enemy-tile", tile=ken.place(tile), seat=Ref("seat", ken.held[tile].owner))
    here = ken.held.get(tile, Holding(tile, ken.seat))
    if kind == "port" and tile not in ken.held:
        raise Illegal("not-owner", tile=ken.place(tile))
    if ken.besieged(tile):
        raise Illegal("besieged", tile=ken.place(tile))
    _fits(ken, here, kind)
    need = NEEDS.get(kind)
    if need is not None and need not in ken.land.tags[tile]:
        raise Illegal("tile-tag", tile=ken.place(tile), need=Ref("tag", need))


def _fits(ken: Ken, here: Holding, kind: SiteKind) -> None:
    """What stands on a tile excludes other things."""
    if (kind == "city" and here.city) or (kind == "port" and here.port) or (kind == "outpost" and here.outpost):
        raise Illegal("already-built", tile=ken.place(here.tile))
    if (kind == "city" and here.port) or (kind == "port" and here.city):
        raise Illegal("city-and-port")
    if kind == "outpost" and here.city:
        raise Illegal("outpost-on-city")


def build_city(ken: Ken, desk: Desk, move: BuildCity) -> Desk:
    """Found a city with an army that stands still."""
    return _build(ken, desk, ken.tile(move.tile), "city")


def build_port(ken: Ken, desk: Desk, move: BuildPort) -> Desk:
    """Build a port with an army that stands still."""
    return _build(ken, desk, ken.tile(move.tile), "port")


def build_outpost(ken: Ken, desk: Desk, move: BuildOutpost) -> Desk:
    """Build an outpost where an army is, or where its march ends."""
    return _build(ken, desk, ken.tile(move.tile), "outpost")


def _build(ken: Ken, desk: Desk, tile: int, kind: SiteKind) -> Desk:
    accepts(ken, tile, kind)
    ken.calm(tile)
    if desk.site(tile) is not None:
        raise Illegal("site-busy", tile=ken.place(tile))
    site = Site(kind, tile, builder(ken, desk, tile, kind))
    return afford(ken, desk, replace(desk, sites=tuple(sorted((*desk.sites, site), key=lambda other: other.tile))))


def builder(ken: Ken, desk: Desk, tile: int, kind: SiteKind) -> int:
    """The army that builds: the first that can and serves no other site. Raises Illegal."""
    here = [army.number for army in ken.armies.values() if army.tile == tile]
    coming = [march.army for march in desk.marches if march.path[-1] == tile] if kind == "outpost" else []
    able = [number for number in (*here, *coming) if serves(ken, desk, number, Site(kind, tile))]
    busy = {site.army for site in desk.sites}
    for number in able:
        if number not in busy:
            return number
    if able:
        raise Illegal("army-busy", army=ken.ref(able[0]))
    if here:
        raise Illegal("army-has-moved", army=ken.ref(here[0]))
    raise Illegal("no-army-on-tile", tile=ken.place(tile))


def upgrade_city(ken: Ken, desk: Desk, move: UpgradeCity) -> Desk:
    """Raise a city of level 1; no army is needed."""
    tile = ken.tile(move.tile)
    if desk.site(tile) is not None:
        raise Illegal("site-busy", tile=ken.place(tile))
    own_city(ken, tile)
    if tile in ken.view.taken:
        raise Illegal("city-too-young", tile=ken.place(tile))
    ken.calm(tile)
    if ken.held[tile].city == 2:
        raise Illegal("level-max")
    site = Site("level2", tile)
    return afford(ken, desk, replace(desk, sites=tuple(sorted((*desk.sites, site), key=lambda other: other.tile))))


def own_city(ken: Ken, tile: int) -> None:
    """Raise Illegal unless an own city, not besieged, stands there."""
    holding = ken.held.get(tile)
    if holding is None or not holding.city:
        raise Illegal("no-city", tile=ken.place(tile))
    if holding.owner != ken.seat:
        raise Illegal("not-owner", tile=ken.place(tile))
    if ken.besieged(tile):
        raise Illegal("besieged", tile=ken.place(tile))
