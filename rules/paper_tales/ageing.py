"""Ageing (paper_tales.md 1.8): whom Mystical Healers save, who dies, what deaths bring, and the tokens of the survivors."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Event, Fact, Illegal, Phrase, Ref
from rules.paper_tales.cards import kind, ordered
from rules.paper_tales.gains import earned, line, scored
from rules.paper_tales.reckon import Source, amount, holds, scene_of, unit_effects
from rules.paper_tales.state import SPOTS, Kingdom, PaperTales


def would_die(kingdom: Kingdom, spot: str) -> bool:
    """Whether the unit there dies unless it is saved: with a token or more; some never do, some later (`never_dies`,
    `dies?...`)."""
    unit = kingdom.at(spot)
    assert unit is not None
    acts = {effect.act: effect for effect in kind(unit.kind).acts("P6") if effect.act in ("never_dies", "dies")}
    if "never_dies" in acts:
        return False
    if "dies" in acts:
        return holds(acts["dies"].condition, scene_of(kingdom, spot, age=unit.age))
    return unit.age >= 1


def healers(kingdom: Kingdom) -> int:
    """How many units may each save one: those about to die too (H10)."""
    return sum(effect.act == "save" for _, _, effect in unit_effects(kingdom, "P6"))


def savable(kingdom: Kingdom) -> tuple[str, ...]:
    """The spots of units that may be saved: they would die, and bear as many tokens as a Healer can mend (H11)."""
    most = {effect.amount for _, _, effect in unit_effects(kingdom, "P6") if effect.act == "save"}
    return tuple(spot for spot, unit in kingdom.units if unit.age in most and would_die(kingdom, spot))


def may_save(kingdom: Kingdom, saves: tuple[str, ...], spot: str) -> None:
    """Raise Illegal where that unit cannot be saved besides those."""
    if spot not in SPOTS:
        raise Illegal("no-such-spot", spots=tuple(Ref("spot", item) for item in SPOTS))
    if not healers(kingdom):
        raise Illegal("no-healer")
    if spot not in savable(kingdom):
        raise Illegal("not-savable", spot=Ref("spot", spot))
    if spot in saves:
        raise Illegal("same-order")
    if len(saves) >= healers(kingdom):
        raise Illegal("healers-busy", healers=healers(kingdom))


def death_gains(kingdom: Kingdom, dying: tuple[str, ...]) -> list[tuple[str, Source, int]]:
    """(`lp` or `gold`, source, amount) of these deaths: each unit's own, and what others make of each of them (4.1)."""
    gains = []
    for spot, _, effect in unit_effects(kingdom, "P6"):
        if effect.when == "death_self" and spot in dying:
            unit = kingdom.at(spot)
            assert unit is not None
            gains.append((effect.target, Source(spot=spot), amount(effect, scene_of(kingdom, spot, age=unit.age))))
        elif effect.when == "each_death":
            total = 0
            for dead in dying:
                unit = kingdom.at(dead)
                assert unit is not None
                total += amount(effect, scene_of(kingdom, spot, age=unit.age))
            gains.append((effect.target, Source(spot=spot), total))
    return [gain for gain in gains if gain[2]]


def age(state: PaperTales) -> tuple[PaperTales, tuple[Event, ...]]:
    """The ageing phase of all Kingdoms; plans of the construction phase are used up."""
    events: list[Event] = []
    for seat in range(state.seats):
        plan = state.desks[seat].build
        state, more = _age(state, seat, plan.saves if plan else ())
        events += more
        state = state.desk(seat, replace(state.desks[seat], build=None, ready=False, acts=0))
    return state, tuple(events)


def _age(state: PaperTales, seat: int, saves: tuple[str, ...]) -> tuple[PaperTales, list[Event]]:
    kingdom, who = state.kingdoms[seat], Ref("seat", seat)
    events: list[Event] = []
    if saves:
        saved = tuple(Ref("unit", unit.kind) for spot, unit in kingdom.units if spot in saves)
        events.append(Event("saved", {"seat": who, "units": saved}))
    dying = tuple(spot for spot, _ in kingdom.units if spot not in saves and would_die(kingdom, spot))
    gains = death_gains(kingdom, dying)
    points = [(source, much) for what, source, much in gains if what == "lp"]
    gold = [(source, much) for what, source, much in gains if what == "gold"]
    if dying:
        dead = tuple(
            Phrase("aged-unit", {"unit": Ref("unit", unit.kind), "age": unit.age})
            for spot, unit in kingdom.units
            if spot in dying
        )
        events.append(Event("died", {"seat": who, "units": dead}))
    after = earned(scored(kingdom, "ageing", sum(much for _, much in points)), sum(much for _, much in gold))
    facts: dict[str, Fact] = {"seat": who}
    if points:
        facts = {"seat": who, "lines": tuple(line(kingdom, *gain) for gain in points), "total": after.points}
        events.append(Event("death-points", {**facts, "points": sum(much for _, much in points)}))
    if gold:
        facts = {"seat": who, "lines": tuple(line(kingdom, *gain) for gain in gold), "total": after.gold}
        events.append(Event("death-gold", {**facts, "gold": sum(much for _, much in gold)}))
    for spot, unit in kingdom.units:
        after = after.put(spot, None if spot in dying else replace(unit, age=unit.age + 1))
    if after.units:
        older = tuple(Phrase("aged-unit", {"unit": Ref("unit", unit.kind), "age": unit.age}) for _, unit in after.units)
        events.append(Event("aged", {"seat": who, "units": older}))
    died = tuple(unit.kind for spot, unit in kingdom.units if spot in dying)
    state = replace(state, discards=ordered((*state.discards, *died)))
    return state.kingdom(seat, replace(after, last=replace(after.last, died=ordered(died)))), events
