"""The factions, read from data/marchlords/factions.toml and checked (marchlords.md 13)."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import Field

from data.tables import Flag, Table, Whole, table

Amount = Annotated[Whole, Field(ge=0)]
Modifier = Annotated[Whole, Field(ge=-1, le=1)]


class Terrain(Table):
    """Tiles added to the budget of a march by each tag of its destination."""

    plaine: Modifier = 0
    foret: Modifier = 0
    montagne: Modifier = 0
    marais: Modifier = 0
    desert: Modifier = 0
    cote: Modifier = 0

    def of(self, tag: str) -> int:
        """The modifier of a tag; 0 for those that carry none."""
        return int(getattr(self, tag, 0))


class Passive(Table):
    """What a faction always has. Which fields mean something depends on the kind."""

    id: str
    kind: Literal[
        "gold_per_city",
        "gold_per_port",
        "gold_per_structure_on",
        "gold_per_territory_on",
        "gold_per_territory_slice",
        "upkeep_flat",
        "upkeep_zero",
        "upkeep_percent",
        "sea_bonus",
    ]
    amount: Amount = 0
    min_level: Amount = 1
    min_tier: Amount = 1
    max_tier: Amount = 6
    percent: Amount = 100
    slice: Annotated[Whole, Field(ge=1)] = 1
    tags: tuple[str, ...] = ()
    starting_port: Flag = True
    """Whether the port that a capital has from the start counts (R13.8)."""


class Action(Table):
    """What a faction can trigger. `replaces`: the passive of the same kind gives way (R13.9)."""

    id: str
    kind: Literal["upkeep_flat", "upkeep_zero_all", "gold_per_territory", "waaagh"]
    recharge: Amount
    amount: Amount = 0
    min_tier: Amount = 1
    replaces: Flag = False
    victories: Amount = 0
    move_bonus: Amount = 0


class Faction(Table):
    """One faction. `capital_port`: a port stands beside the capital from the start (R2.3)."""

    terrain: Terrain
    passive: tuple[Passive, ...] = ()
    action: Action | None = None
    capital_port: Flag = False

    @property
    def sails(self) -> bool:
        """Whether a passive speaks of ports or the sea: such factions get seats at the ocean first (R2.5)."""
        return any(passive.kind in ("gold_per_port", "sea_bonus") for passive in self.passive)

    @property
    def waaagh(self) -> bool:
        """Whether its action is unlocked by victories."""
        return self.action is not None and self.action.kind == "waaagh"


class Factions(Table):
    """The file."""

    faction: dict[str, Faction]


@cache
def factions() -> MappingProxyType[str, Faction]:
    """All factions by id, in the order of the book."""
    return MappingProxyType(table("marchlords/factions.toml", Factions).faction)
