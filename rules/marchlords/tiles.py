"""A map spelled out tile by tile, as a viewer knows it (marchlords.md 4.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rules.hexes import field
from rules.marchlords import sight
from rules.marchlords.land import TERRAIN, land
from rules.marchlords.state import Holding, Siege

Fog = Literal["unexplored", "remembered", "visible"]
FOG: dict[str, Fog] = {".": "unexplored", "r": "remembered", "v": "visible"}


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile as the viewer knows it.

    `index`: its number, `name`: `D4`, `q` `r`: axial coordinates. `fog`: `unexplored` shows nothing (but the terrain of a
    published map), `remembered` the tags, and owner and structures as last seen in turn `seen`, `visible` everything.
    `terrain`: plaine, foret, montagne, marais, desert, oasis, mer, capitale, or "" where unknown. `site`: tag cite;
    `coast`: tag cote. `owner`: a seat or None. `city`: level 0 to 2. `capital`: an owner's capital stands here. `besieged`:
    tick of a siege in sight, None without one.
    """

    index: int
    name: str
    q: int
    r: int
    fog: Fog
    seen: int
    terrain: str
    site: bool
    coast: bool
    owner: int | None
    city: int
    outpost: bool
    port: bool
    capital: bool
    besieged: int | None


@lru_cache(64)
def tiles_of(
    radius: int,
    ground: str,
    fog: str,
    seen: str,
    capitals: tuple[int, ...],
    holdings: tuple[Holding, ...],
    sieges: tuple[Siege, ...],
) -> tuple[TileView, ...]:
    """Every tile, row by row; empty before the map is dealt. See `MarchlordsView` for what is given."""
    if not ground:
        return ()
    known, whole = land(radius, ground), field(radius)
    held = {holding.tile: holding for holding in holdings}
    ticks = {siege.tile: siege.tick for siege in sieges}
    found = []
    for index, (q, r) in enumerate(whole.hexes):
        holding = held.get(index)
        found.append(
            TileView(
                index=index,
                name=whole.names[index],
                q=q,
                r=r,
                fog=FOG[fog[index]],
                seen=sight.turn_of(seen[index]),
                terrain=TERRAIN[ground[index]],
                site=known.site[index],
                coast=known.coast[index],
                owner=holding.owner if holding else None,
                city=holding.city if holding else 0,
                outpost=holding.outpost if holding else False,
                port=holding.port if holding else False,
                capital=index in capitals,
                besieged=ticks.get(index),
            )
        )
    return tuple(found)
