"""The 42 kinds of unit (81 cards) and the five buildings, read from data/paper_tales and checked (paper_tales.md 2.2, 2.3).

A card is the id of its kind, `knight`: the copies of a kind are interchangeable, so nothing tells them apart. A unit in play
is told from another by the spot it stands on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Annotated, Final

from pydantic import Field

from data.tables import Table, Whole, table
from rules.paper_tales.effects import RESOURCES, Effect, effect

Amounts = tuple[int, int, int]
"""Food, wood, crystal."""
NOTHING: Final[Amounts] = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of unit. `strength` is None where none is printed (the Shapeshifter); `number` is its place in the list."""

    id: str
    number: int
    copies: int
    cost: int
    strength: int | None
    produces: Amounts
    effects: tuple[Effect, ...]

    @property
    def printed(self) -> int:
        """The printed strength, 0 where none is printed."""
        return self.strength or 0

    def acts(self, *phases: str) -> tuple[Effect, ...]:
        """Its effects of these phases."""
        return _acts(self.id, phases)


@dataclass(frozen=True, slots=True)
class Level:
    """One side of a building. `cost` in resources that must be produced, `gold` what may be paid instead (None: nothing)."""

    cost: Amounts
    gold: int | None
    produces: Amounts
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """A building: its two levels; level 2 keeps what level 1 gives."""

    id: str
    levels: tuple[Level, Level]


# -- the files ---------------------------------------------------------------------------------------------------------


class _Amounts(Table):
    food: Annotated[Whole, Field(ge=0)] = 0
    wood: Annotated[Whole, Field(ge=0)] = 0
    crystal: Annotated[Whole, Field(ge=0)] = 0

    def three(self) -> Amounts:
        return (self.food, self.wood, self.crystal)


class _Cost(_Amounts):
    gold: Annotated[Whole, Field(ge=0)] | None = None


class _Unit(Table):
    id: str
    copies: Annotated[Whole, Field(ge=1, le=3)]
    cost: Annotated[Whole, Field(ge=-1)]
    strength: Annotated[Whole, Field(ge=0)] | None = None
    produces: _Amounts = _Amounts()
    effects: tuple[str, ...] = ()


class _Units(Table):
    unit: tuple[_Unit, ...]


class _Level(Table):
    cost: _Cost
    produces: _Amounts = _Amounts()
    effects: tuple[str, ...] = ()


class _Building(Table):
    id: str
    one: _Level
    two: _Level


class _Buildings(Table):
    building: tuple[_Building, ...]


class WrongDeck(ValueError):
    """The data files do not hold the printed deck (checksums of paper_tales.md 2.2)."""


COSTS: Final = {-1: 2, 0: 35, 1: 23, 2: 16, 3: 4, 6: 1}
STRENGTHS: Final = {None: 1, 0: 2, 1: 33, 2: 22, 3: 10, 4: 11, 7: 1, 9: 1}
CARDS: Final = 81
KINDS: Final = 42
PRODUCERS: Final = {
    "food": {"farmer": (3, 1), "forest_child": (3, 1), "treefolk": (2, 1)},
    "wood": {"woodcutter": (3, 1), "peddler": (3, 1), "forest_child": (3, 1), "landlord": (1, 1), "forest_spirit": (1, 3)},
    "crystal": {"miner": (3, 1), "cave_spirit": (2, 1)},
}
"""Copies and amount of the permanent producers."""
DEPLOY_ONLY: Final = frozenset(
    ("cave_spirit", "demon", "golem", "kraken", "necromancer", "shapeshifter", "time_master", "veteran")
)


def verify(kinds: tuple[Kind, ...]) -> None:
    """The checksums of paper_tales.md 2.2. Raises WrongDeck."""
    costs: Counter[int] = Counter()
    strengths: Counter[int | None] = Counter()
    for kind in kinds:
        costs[kind.cost] += kind.copies
        strengths[kind.strength] += kind.copies
    made = {
        name: {kind.id: (kind.copies, kind.produces[index]) for kind in kinds if kind.produces[index]}
        for index, name in enumerate(RESOURCES)
    }
    copies = Counter(kind.copies for kind in kinds)
    found = {
        "kinds": (len({kind.id for kind in kinds}), KINDS),
        "cards": (sum(kind.copies for kind in kinds), CARDS),
        "copies": (dict(copies), {1: 16, 2: 13, 3: 13}),
        "costs": (dict(costs), COSTS),
        "sum of costs": (sum(cost * count for cost, count in costs.items()), 71),
        "strengths": (dict(strengths), STRENGTHS),
        "sum of strengths": (sum((value or 0) * count for value, count in strengths.items()), 167),
        "producers": (made, PRODUCERS),
        "deploy-only": ({kind.id for kind in kinds if any(effect.phase == "P2!" for effect in kind.effects)}, DEPLOY_ONLY),
    }
    wrong = [f"{name}: {given}, expected {expected}" for name, (given, expected) in found.items() if given != expected]
    if wrong:
        raise WrongDeck("; ".join(wrong))


@cache
def kinds() -> MappingProxyType[str, Kind]:
    """All kinds of unit by id, in the order of the file. Raises WrongDeck, TableError."""
    read = tuple(
        Kind(row.id, number, row.copies, row.cost, row.strength, row.produces.three(), tuple(map(effect, row.effects)))
        for number, row in enumerate(table("paper_tales/units.toml", _Units).unit)
    )
    verify(read)
    return MappingProxyType({kind.id: kind for kind in read})


@cache
def buildings() -> MappingProxyType[str, Plan]:
    """The five buildings by id, in the order of the file."""
    rows = table("paper_tales/buildings.toml", _Buildings).building
    return MappingProxyType({row.id: Plan(row.id, (_level(row.one), _level(row.two))) for row in rows})


def _level(row: _Level) -> Level:
    return Level(row.cost.three(), row.cost.gold, row.produces.three(), tuple(map(effect, row.effects)))


@cache
def _acts(card: str, phases: tuple[str, ...]) -> tuple[Effect, ...]:
    return tuple(found for found in kinds()[card].effects if found.phase in phases)


def kind(card: str) -> Kind:
    """The kind of that id. Raises KeyError."""
    return kinds()[card]


@cache
def deck() -> tuple[str, ...]:
    """The 81 cards in the order of the list."""
    return tuple(found.id for found in kinds().values() for _ in range(found.copies))


def ordered(cards: object) -> tuple[str, ...]:
    """Cards in the order of the list: how hands and packs are held."""
    return tuple(sorted(cards, key=lambda card: kinds()[card].number))  # type: ignore[call-overload]


def without(cards: tuple[str, ...], *taken: str) -> tuple[str, ...]:
    """The cards less one copy of each of those taken. Raises ValueError where one is not among them."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)
