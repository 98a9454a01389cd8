"""Upkeep of a kingdom's armies (R11.5, R13.6, R13.9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.marchlords.factions.kinds import factions
from rules.marchlords.numbers import tier
from rules.marchlords.state import Line


def of_army(faction: str, level: int, *, action: bool) -> int:
    """Gold that an army of that tier costs, before percentages: the table, nothing where a passive says so, flat reductions,
    never below 0."""
    kind = factions()[faction]
    if any(passive.kind == "upkeep_zero" and passive.min_tier <= level <= passive.max_tier for passive in kind.passive):
        return 0
    act = kind.action if action and kind.action is not None and kind.action.kind == "upkeep_flat" else None
    gold = tier(level).upkeep
    if act is None or not act.replaces:
        flat = [passive for passive in kind.passive if passive.kind == "upkeep_flat"]
        gold -= sum(passive.amount for passive in flat if passive.min_tier <= level <= passive.max_tier)
    if act is not None and level >= act.min_tier:
        gold -= act.amount
    return max(0, gold)


def upkeep(faction: str, levels: Iterable[int], *, action: bool) -> int:
    """Gold that armies of these tiers cost at a flip; a percentage is rounded to the nearest, halves up."""
    kind = factions()[faction]
    if action and kind.action is not None and kind.action.kind == "upkeep_zero_all":
        return 0
    return reduced(faction, sum(of_army(faction, level, action=action) for level in levels))


def reduced(faction: str, total: int) -> int:
    """A sum of upkeep after the faction's percentage: to the nearest, halves up."""
    for passive in factions()[faction].passive:
        if passive.kind == "upkeep_percent":
            total = (passive.percent * total + 50) // 100
    return total


def dues(faction: str, levels: Sequence[int], *, action: bool) -> tuple[Line, ...]:
    """Upkeep line by line: armies by tier after flat reductions, then what a percentage or an action takes off the sum."""
    lines = [
        Line(f"tier{level}", levels.count(level), levels.count(level) * of_army(faction, level, action=action))
        for level in sorted(set(levels))
    ]
    total = sum(line.gold for line in lines)
    kind = factions()[faction]
    if action and kind.action is not None and kind.action.kind == "upkeep_zero_all":
        return (*lines, Line(kind.action.id, 1, -total))
    less = reduced(faction, total) - total
    powers = [passive.id for passive in kind.passive if passive.kind == "upkeep_percent"]
    return (*lines, *(Line(power, 1, less) for power in powers if less))
