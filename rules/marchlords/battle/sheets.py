"""What each side fields (marchlords.md 8): armies, reinforcements, garrisons, converted to the table's game system."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.marchlords.numbers import numbers, tier
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.state import Army, Battle, Kind, Marchlords, Part, Sheet


def led(armies: Sequence[Army]) -> tuple[Army, ...]:
    """The armies of a side, the lead first: the highest tier, then the lowest number (R8.1)."""
    return tuple(sorted(armies, key=lambda army: (-army.tier, army.number)))


def sheet(state: Marchlords, kind: Kind, tile: int, attackers: Sequence[Army], defenders: Sequence[Army]) -> Sheet:
    """The sheet of an engagement as things stand. Armies are given lead first; in a relief battle those that are shut in
    come after the relief and are told by their tile being where they stood."""
    fort = kind in ("siege_garnison", "siege_armee", "assaut_avant_poste", "assaut_port")
    attacker = _armies(attackers)
    if kind == "secours":
        shut_in = [place > 0 and army.prev < 0 for place, army in enumerate(attackers)]
        attacker = tuple(replace(part, relief=inside) for part, inside in zip(attacker, shut_in, strict=True))
    defender = _armies(defenders)
    if not fort:
        return Sheet(attacker, defender, tick=_tick(state, tile))
    now, late = garrison(state, tile)
    holding = state.holding(tile)
    level = holding.city if holding is not None else 0
    defender = (*defender, Part(0, now))
    return Sheet(attacker, defender, late, level, state.is_capital(tile), _tick(state, tile))


def _armies(armies: Sequence[Army]) -> tuple[Part, ...]:
    return tuple(
        Part(army.number, tier(army.tier).cap, tier(army.tier).general if army.general else 0) for army in armies
    )


def _tick(state: Marchlords, tile: int) -> int:
    siege = state.siege(tile)
    return siege.tick if siege is not None else 0


def garrison(state: Marchlords, tile: int) -> tuple[int, int]:
    """Points of the garrison now, and of the one that comes late (R8.2, R10.4)."""
    points, holding = numbers().garrison, state.holding(tile)
    if holding is None:
        return 0, 0
    if holding.city:
        full = points.city[holding.city - 1] + (points.capital if state.is_capital(tile) else 0)
        percents = numbers().siege.garrison
        return full * percents[min(_tick(state, tile), len(percents) - 1)] // 100, 0
    if holding.port:
        return points.port, points.port_late
    return (points.outpost, points.outpost_late) if holding.outpost else (0, 0)


def role(parts: Sequence[Part], place: int) -> str:
    """What a line is: lead, reinforcement, relief, garrison."""
    part = parts[place]
    if not part.army:
        return "garrison"
    if part.relief:
        return "relief"
    return "reinforcement" if place else "lead"


def points(parts: Sequence[Part], place: int) -> int:
    """What a line fields: the lead and garrisons their full cap, others a share (R8.1)."""
    rules, cap = numbers().battle, parts[place].cap
    share = {"reinforcement": rules.reinforcement, "relief": rules.relief}.get(role(parts, place), 100)
    return cap * share // 100


def total(parts: Sequence[Part]) -> int:
    """What a side fields, in points of The Old World."""
    return sum(points(parts, place) for place in range(len(parts)))


def general_points(parts: Sequence[Part]) -> int:
    """What the lead's general may cost."""
    return parts[0].general if parts else 0


def leads(parts: Sequence[Part]) -> tuple[int, ...]:
    """The armies that may lead a side, the present lead first."""
    return tuple(part.army for part in parts if part.army and not part.relief)


def converted(options: MarchlordsOptions, value: int) -> int:
    """Points of The Old World in the table's game: times the coefficient, to the nearest step, halves up (R8.5)."""
    system = numbers().system[options.system]
    percent = options.coefficient if options.system == "own" else system.percent
    scaled, unit = value * percent, 100 * system.step
    return (2 * scaled + unit) // (2 * unit) * system.step


def converted_total(options: MarchlordsOptions, parts: Sequence[Part]) -> int:
    """The sum of the parts, each converted and rounded (box)."""
    return sum(converted(options, points(parts, place)) for place in range(len(parts)))


def with_lead(battle: Battle, side: int, number: int) -> Battle:
    """The battle with another army in the lead of a side."""
    parts = battle.sheet.parts(side)
    first = next(part for part in parts if part.army == number)
    others = tuple(part for part in parts if part.army != number)
    names = (number, *(other for other in battle.armies(side) if other != number))
    if side:
        return replace(battle, defenders=names, sheet=replace(battle.sheet, defender=(first, *others)))
    return replace(battle, attackers=names, sheet=replace(battle.sheet, attacker=(first, *others)))
