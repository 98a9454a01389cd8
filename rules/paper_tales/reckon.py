"""The arithmetic of a Kingdom: what it produces, how strong it is, what it earns (paper_tales.md 1.5, 1.6, 2.1).

Everything is read from effects: `measure` gives what an amount is counted by, `holds` whether a condition is met. Resources
come first, income needs resources, strength needs both (the Ogre), so `Sums` is filled in that order.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.paper_tales.cards import NOTHING, Amounts, buildings, kind
from rules.paper_tales.effects import RESOURCES, Condition, Effect
from rules.paper_tales.state import FRONT, SPOTS, Kingdom, Unit, sums

BASE_INCOME = 2


@dataclass(frozen=True, slots=True)
class Source:
    """Where an amount comes from: the unit on `spot`, or the `building` of a Kingdom, or (both empty) the rules
    themselves."""

    spot: str = ""
    building: str = ""


@dataclass(frozen=True, slots=True)
class Sums:
    """What a Kingdom amounts to. `produced`: food, wood, crystal. `income`: gold of the next income phase by source.
    `strengths`: the current strength of the unit on each of `SPOTS`. `fighting`: whose strength counts in war. `bonus`: what
    buildings add. `total`: the strength of the Kingdom."""

    produced: Amounts
    income: tuple[tuple[Source, int], ...]
    strengths: tuple[int, ...]
    fighting: tuple[bool, ...]
    bonus: int
    total: int

    @property
    def gold(self) -> int:
        """All the gold of the income."""
        return sum(amount for _, amount in self.income)


@dataclass(frozen=True, slots=True)
class _Scene:
    """What a measure may ask for: the Kingdom, the unit whose effect it is, and what is already known."""

    kingdom: Kingdom
    spot: str = ""
    unit: Unit | None = None
    produced: Amounts = NOTHING
    income: int = 0
    strengths: tuple[int, ...] = ()
    won: int = 0
    age: int = 0


def measure(name: str, scene: _Scene) -> int:
    """What an amount is multiplied by. Raises KeyError for no measure."""
    if name in RESOURCES:
        return scene.produced[RESOURCES.index(name)]
    if name == "age_self":
        return scene.unit.age if scene.unit else 0
    if name == "age_kingdom":
        return sum(unit.age for _, unit in scene.kingdom.units)
    if name == "units(str>=3)":
        return sum(strength >= 3 for strength in scene.strengths)
    return {
        "income": scene.income,
        "wars_won": scene.won,
        "age": scene.age,
        "L2": sum(level == 2 for _, level in scene.kingdom.buildings),
    }[name]


def holds(condition: Condition | None, scene: _Scene) -> bool:
    """Whether a condition is met; none always is."""
    if condition is None:
        return True
    if condition.what == "front":
        return scene.spot in FRONT
    value = measure(condition.what, scene)
    return value >= condition.value if condition.relation == ">=" else value == condition.value


def amount(effect: Effect, scene: _Scene) -> int:
    """What an effect comes to, 0 where its condition is not met."""
    if not holds(effect.condition, scene):
        return 0
    total = effect.amount
    for name in effect.by:
        total *= measure(name, scene)
    return total


def unit_effects(kingdom: Kingdom, *phases: str) -> Iterator[tuple[str, Unit, Effect]]:
    """(spot, unit, effect) of all units with effects of these phases."""
    for spot, unit in kingdom.units:
        for effect in kind(unit.kind).acts(*phases):
            yield spot, unit, effect


def building_effects(kingdom: Kingdom, *phases: str) -> Iterator[tuple[str, Effect]]:
    """(building, effect) of all levels built with effects of these phases."""
    for building, built in kingdom.buildings:
        for level in buildings()[building].levels[:built]:
            for effect in level.effects:
                if effect.phase in phases:
                    yield building, effect


def unit_production(kingdom: Kingdom, spot: str, unit: Unit) -> Amounts:
    """Food, wood and crystal that a unit standing there produces."""
    made = list(kind(unit.kind).produces)
    for effect in kind(unit.kind).effects:
        if effect.act == "produce":
            made[RESOURCES.index(effect.target)] += amount(effect, _Scene(kingdom, spot, unit))
    return (made[0], made[1], made[2])


def production(kingdom: Kingdom) -> Amounts:
    """Food, wood and crystal of a Kingdom, conditional producers included."""
    made = [unit_production(kingdom, spot, unit) for spot, unit in kingdom.units]
    for building, built in kingdom.buildings:
        made += [level.produces for level in buildings()[building].levels[:built]]
    return sums(*made)


def income(kingdom: Kingdom, produced: Amounts) -> tuple[tuple[Source, int], ...]:
    """The gold of the income phase by source, those that bring nothing left out (1.6)."""
    found = [(Source(), BASE_INCOME)]
    for spot, unit, effect in unit_effects(kingdom, "P4"):
        found.append((Source(spot=spot), amount(effect, _Scene(kingdom, spot, unit, produced))))
    for building, effect in building_effects(kingdom, "P4"):
        found.append((Source(building=building), amount(effect, _Scene(kingdom, produced=produced))))
    return tuple((source, gold) for source, gold in found if gold)


def strength_of(scene: _Scene) -> int:
    """The current strength of the unit of a scene: the printed one, or the one that replaces it, and what is added."""
    assert scene.unit is not None
    found = kind(scene.unit.kind)
    strength, added = found.printed, 0
    for effect in found.acts("P3"):
        if effect.act == "set_str" and holds(effect.condition, scene):
            strength = effect.amount
        elif effect.act == "add" and effect.target == "str":
            added += amount(effect, scene)
    return strength + added


def _fights(scene: _Scene) -> bool:
    """Whether the strength of that unit counts in war: in the Front, or allowed from the Back, and not kept from it."""
    assert scene.unit is not None
    acts = {effect.act for effect in kind(scene.unit.kind).acts("P3") if holds(effect.condition, scene)}
    return "no_fight" not in acts and (scene.spot in FRONT or "fight_from_back" in acts)


def reckon(kingdom: Kingdom) -> Sums:
    """All of it, of one moment. It depends on units and buildings alone, and views ask for it again and again: kept."""
    return _reckon(kingdom.spots, kingdom.buildings)


@lru_cache(8192)
def _reckon(spots: tuple[Unit | None, ...], built: tuple[tuple[str, int], ...]) -> Sums:
    kingdom = Kingdom(spots=spots, buildings=built)
    produced = production(kingdom)
    gains = income(kingdom, produced)
    gold = sum(gain for _, gain in gains)
    strengths, fighting = [0] * len(SPOTS), [False] * len(SPOTS)
    for index, (spot, unit) in enumerate(zip(SPOTS, kingdom.spots, strict=True)):
        if unit is not None:
            scene = _Scene(kingdom, spot, unit, produced, gold)
            strengths[index], fighting[index] = strength_of(scene), _fights(scene)
    bonus = 0
    for _, effect in building_effects(kingdom, "P3"):
        if effect.target == "kingdom_str":
            bonus += amount(effect, _Scene(kingdom, produced=produced))
    total = bonus + sum(strength for strength, counts in zip(strengths, fighting, strict=True) if counts)
    return Sums(produced, gains, tuple(strengths), tuple(fighting), bonus, total)


def war_gains(kingdom: Kingdom, found: Sums, won: int, *, aged_leviathan: bool = True) -> list[tuple[str, Source, int]]:
    """(`lp` or `gold`, source, amount) that units bring for each war won, and level-2 buildings whatever was won (1.5).

    `aged_leviathan`: whether a unit that may not fight counts among the strong ones of the Barracks (H8).
    """
    gains = []
    for spot, unit, effect in unit_effects(kingdom, "P3"):
        if effect.act == "add" and effect.target in ("lp", "gold"):
            scene = _Scene(kingdom, spot, unit, found.produced, found.gold, won=won)
            gains.append((effect.target, Source(spot=spot), amount(effect, scene)))
    strengths = tuple(
        0 if unit is not None and not aged_leviathan and _barred(kingdom, spot, unit) else strength
        for spot, unit, strength in zip(SPOTS, kingdom.spots, found.strengths, strict=True)
    )
    for building, effect in building_effects(kingdom, "P3"):
        if effect.act == "add" and effect.target in ("lp", "gold"):
            scene = _Scene(kingdom, produced=found.produced, strengths=strengths, won=won)
            gains.append((effect.target, Source(building=building), amount(effect, scene)))
    return [gain for gain in gains if gain[2]]


def _barred(kingdom: Kingdom, spot: str, unit: Unit) -> bool:
    scene = _Scene(kingdom, spot, unit)
    return any(effect.act == "no_fight" and holds(effect.condition, scene) for effect in kind(unit.kind).acts("P3"))


def scene_of(kingdom: Kingdom, spot: str = "", *, produced: Amounts = NOTHING, age: int = 0) -> _Scene:
    """What the effects of deployment, ageing and the end of the match are counted in."""
    return _Scene(kingdom, spot, kingdom.at(spot) if spot else None, produced, age=age)
