"""The ground of a map: what each tile is, from a string with one letter a tile (marchlords.md 4, 18).

Letters: `~` sea, `@` a capital (no base tag), `P` plaine, `F` foret, `M` montagne, `S` marais, `D` desert, `O` oasis; a
small letter is the same ground with the tag cite. The tag cote is derived: land that touches sea. `?` is a tile that a
viewer does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final

from data.tables import Table, Whole, table
from rules.hexes import Field, field

SEA: Final = "~"
CAPITAL: Final = "@"
UNKNOWN: Final = "?"
GROUND: Final = MappingProxyType({"P": "plaine", "F": "foret", "M": "montagne", "S": "marais", "D": "desert", "O": "oasis"})
BASES: Final = "PFMSD"
"""The five base terrains that every seat has around it; an oasis lies in a desert."""

TERRAIN: Final[Mapping[str, str]] = MappingProxyType(
    {SEA: "mer", CAPITAL: "capitale", UNKNOWN: ""} | dict(GROUND) | {letter.lower(): tag for letter, tag in GROUND.items()}
)
"""The terrain of a letter: a base tag, `mer`, `capitale`, or "" where it is not known."""


@dataclass(frozen=True)
class Land:
    """A ground with what follows from it, by tile. `tags`: without Port, which comes and goes."""

    field: Field
    ground: str
    sea: tuple[bool, ...]
    coast: tuple[bool, ...]
    site: tuple[bool, ...]
    tags: tuple[tuple[str, ...], ...]

    @property
    def sites(self) -> int:
        """City sites that are no capitals."""
        return sum(letter.islower() for letter in self.ground)


@lru_cache(64)
def land(radius: int, ground: str) -> Land:
    """The land of that ground. An unknown tile counts neither as sea nor as coast."""
    whole = field(radius)
    assert len(ground) == len(whole), "one letter a tile"
    sea = tuple(letter == SEA for letter in ground)
    coast = tuple(
        not sea[tile] and ground[tile] != UNKNOWN and any(sea[other] for other in whole.around[tile])
        for tile in range(len(ground))
    )
    site = tuple(letter.islower() or letter == CAPITAL for letter in ground)
    tags = tuple(_tags(ground[tile], site[tile], coast[tile]) for tile in range(len(ground)))
    return Land(whole, ground, sea, coast, site, tags)


def _tags(letter: str, site: bool, coast: bool) -> tuple[str, ...]:
    base = TERRAIN[letter]
    found = (base,) if base and letter != CAPITAL else ()
    return (*found, *(("cite",) if site else ()), *(("cote",) if coast else ()))


# -- published maps ----------------------------------------------------------------------------------------------------


class _Map(Table):
    seats: Whole
    radius: Whole
    rows: tuple[str, ...]


class _Maps(Table):
    map: dict[str, _Map]


@dataclass(frozen=True)
class Chart:
    """A map as it is dealt: the ground and the tile of each capital, by its number on the map."""

    radius: int
    ground: str
    capitals: tuple[int, ...]


@cache
def published(name: str) -> Chart:
    """The published map of that name (`bench`, `small`, `medium`, `large`)."""
    found = table("marchlords/maps.toml", _Maps).map[name]
    tokens = [token for row in found.rows for token in row.split()]
    capitals = {int(token[1:]): tile for tile, token in enumerate(tokens) if token[0] == CAPITAL}
    assert sorted(capitals) == list(range(1, found.seats + 1)), "each seat has its capital"
    ground = "".join(token[0].lower() if token.endswith("c") else token[0] for token in tokens)
    return Chart(found.radius, ground, tuple(capitals[number] for number in sorted(capitals)))
