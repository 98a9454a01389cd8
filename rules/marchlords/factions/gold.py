"""Income of a kingdom, line by line (R11.2 to R11.4, R13.2, R13.7, R13.8)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.marchlords.factions.kinds import Passive, factions
from rules.marchlords.numbers import numbers
from rules.marchlords.state import Holding, Line

Tags = Sequence[tuple[str, ...]]


def income(
    faction: str, holdings: Sequence[Holding], tags: Tags, besieged: Collection[int], harbour: int, *, action: bool
) -> tuple[Line, ...]:
    """What these holdings bring the faction; lines that bring nothing are left out. `tags`: of all tiles; `harbour`: gold of
    a port that shares its tile with a city; `action`: whether the faction's action covers this flip.

    A besieged city yields nothing itself, but counts as a territory.
    """
    yielding = [holding for holding in holdings if holding.tile not in besieged]
    lines = _structures(yielding, harbour)
    kind = factions()[faction]
    for passive in kind.passive:
        counted = holdings if passive.kind.startswith("gold_per_territory") else yielding
        count = _count(passive, counted, tags)
        lines.append(Line(passive.id, count, count * passive.amount))
    if action and kind.action is not None and kind.action.kind == "gold_per_territory":
        lines.append(Line(kind.action.id, len(holdings), len(holdings) * kind.action.amount))
    return tuple(line for line in lines if line.gold)


def _structures(yielding: Sequence[Holding], harbour: int) -> list[Line]:
    gold = numbers().income
    lines = []
    for level, each in enumerate(gold.city, 1):
        count = sum(holding.city == level for holding in yielding)
        lines.append(Line(f"city{level}", count, count * each))
    outposts = sum(holding.outpost for holding in yielding)
    ports = sum(holding.port and not holding.city for holding in yielding)
    harbours = sum(holding.port and holding.city > 0 for holding in yielding)
    lines.append(Line("outpost", outposts, outposts * gold.outpost))
    lines.append(Line("port", ports, ports * gold.port))
    lines.append(Line("harbour", harbours, harbours * harbour))
    return lines


def _count(passive: Passive, holdings: Sequence[Holding], tags: Tags) -> int:
    """How often the passive pays on these holdings."""
    if passive.kind == "gold_per_city":
        return sum(holding.city >= passive.min_level for holding in holdings)
    if passive.kind == "gold_per_port":
        return sum(holding.port and (passive.starting_port or not holding.city) for holding in holdings)
    if passive.kind == "gold_per_structure_on":
        return sum(holding.structures for holding in holdings if set(passive.tags) & set(tags[holding.tile]))
    if passive.kind == "gold_per_territory_on":
        return sum(bool(set(passive.tags) & set(tags[holding.tile])) for holding in holdings)
    if passive.kind == "gold_per_territory_slice":
        return len(holdings) // passive.slice
    return 0
