"""Construction (paper_tales.md 1.7, 2.3): what a Kingdom may build, and what each way of paying costs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product

from rules.game import Phrase
from rules.paper_tales.cards import Amounts, Level, buildings
from rules.paper_tales.effects import RESOURCES
from rules.paper_tales.reckon import reckon, unit_effects
from rules.paper_tales.state import Kingdom, Unit, sums

LAND = 2
"""Gold for each building already built."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A way to pay. `id`: for each level to be paid `c` (its crystals) or `g` (its gold), "" where nothing is to choose.
    `land` and `gold`: gold for the ground and for the building, `bought`: missing food, wood, crystal bought for 1 each
    (contained in `gold`), `needed`: what must be produced."""

    id: str
    land: int
    gold: int
    needed: Amounts
    bought: Amounts

    @property
    def total(self) -> int:
        """All the gold of it."""
        return self.land + self.gold


@dataclass(frozen=True, slots=True)
class Project:
    """Something to build: `id` as in `Build`, the building, the level it then has, whether it is an upgrade, and the ways to
    pay that the produced resources allow, the cheapest first. `short`: what is missing where there is no such way, or the
    gold where there is not enough."""

    id: str
    building: str
    level: int
    upgrade: bool
    payments: tuple[Payment, ...]
    missing: Amounts
    affordable: bool


def projects(kingdom: Kingdom) -> tuple[Project, ...]:
    """Everything not yet built, each to level 1, to level 2, or upgraded."""
    return _projects(kingdom.spots, kingdom.buildings, kingdom.gold)


@lru_cache(4096)
def _projects(spots: tuple[Unit | None, ...], had: tuple[tuple[str, int], ...], gold: int) -> tuple[Project, ...]:
    kingdom = Kingdom(spots=spots, buildings=had, gold=gold)
    produced, swap = reckon(kingdom).produced, buyable(kingdom)
    found = []
    for building in buildings():
        built = kingdom.level(building)
        for level in range(built + 1, 3):
            found.append(_project(kingdom, produced, swap, building, level))
    return tuple(found)


def _project(kingdom: Kingdom, produced: Amounts, swap: frozenset[str], building: str, level: int) -> Project:
    built = kingdom.level(building)
    levels = buildings()[building].levels[built:level]
    land = 0 if built or _has(kingdom, "no_land") else LAND * len(kingdom.buildings)
    ways = [_payment(produced, swap, levels, choice, land) for choice in _choices(levels)]
    possible = sorted((way for way in ways if isinstance(way, Payment)), key=lambda way: (way.total, way.id))
    missing = min((way for way in ways if not isinstance(way, Payment)), key=sum, default=(0, 0, 0))
    affordable = bool(possible) and possible[0].total <= kingdom.gold
    payments = tuple(possible)
    return Project(f"{building}-{level}", building, level, built > 0, payments, missing, affordable)


def _choices(levels: tuple[Level, ...]) -> list[str]:
    """For each level with a price in gold, whether crystals or gold pay it."""
    if all(level.gold is None for level in levels):
        return [""]
    return ["".join(choice) for choice in product(*("cg" if level.gold is not None else "c" for level in levels))]


def _payment(
    produced: Amounts, swap: frozenset[str], levels: tuple[Level, ...], choice: str, land: int
) -> Payment | Amounts:
    """That way to pay, or what is missing for it."""
    by_gold = [mark == "g" for mark in choice] or [False] * len(levels)
    needed = sums(*(level.cost for level, gold in zip(levels, by_gold, strict=True) if not gold))
    price = sum(level.gold or 0 for level, gold in zip(levels, by_gold, strict=True) if gold)
    lacking = tuple(max(0, want - have) for want, have in zip(needed, produced, strict=True))
    missing: Amounts = (lacking[0], lacking[1], lacking[2])
    if any(lack and name not in swap for lack, name in zip(missing, RESOURCES, strict=True)):
        return missing
    return Payment(choice, land, price + sum(missing), needed, missing)


def buyable(kingdom: Kingdom) -> frozenset[str]:
    """The resources whose lack may be made good by gold (Wood Merchant, Grand Architect)."""
    found: set[str] = set()
    for _, _, effect in unit_effects(kingdom, "P5"):
        if effect.act == "gold_for":
            found |= set(RESOURCES) if effect.target == "any" else {effect.target}
    return frozenset(found)


def amounts(needed: Amounts) -> tuple[Phrase, ...]:
    """Food, wood and crystal as a list, those of which there is nothing left out."""
    rows = zip(RESOURCES, needed, strict=True)
    return tuple(Phrase(f"amount-{name}", {"count": count}) for name, count in rows if count)


def _has(kingdom: Kingdom, act: str) -> bool:
    return any(effect.act == act for _, _, effect in unit_effects(kingdom, "P5"))


def payments(kingdom: Kingdom, project: str) -> tuple[Payment, ...]:
    """The ways to pay a project that the Kingdom can afford, the cheapest first; empty where it is none."""
    for found in projects(kingdom):
        if found.id == project:
            return tuple(way for way in found.payments if way.total <= kingdom.gold)
    return ()


def construct(kingdom: Kingdom, project: str, way: Payment) -> Kingdom:
    """The Kingdom with that project built and paid."""
    building, _, level = project.rpartition("-")
    built = tuple((name, int(level) if name == building else had) for name, had in kingdom.buildings)
    if not kingdom.level(building):
        built = (*built, (building, int(level)))
    gold, spent = kingdom.gold - way.total, kingdom.spent + way.total
    return replace(kingdom, buildings=built, gold=gold, spent=spent)
