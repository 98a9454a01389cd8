"""Figures worth showing at the end of a match: where each seat's points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.game import Event, Fact, Phrase, Ref

_POINTS = {"wars": "wars", "final": "end", "death-points": "ageing"}


def recap(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """For each seat: wars won, points of wars, of units and buildings in war, of deaths, of the end; gold of all incomes;
    buildings built; units that died."""
    tally: dict[int, Counter[str]] = {}
    for event in events:
        seat = event.facts.get("seat")
        if not isinstance(seat, Ref) or seat.domain != "seat":
            continue
        count = tally.setdefault(int(seat.value), Counter())
        if event.kind in _POINTS:
            count[_POINTS[event.kind]] += _number(event, "points")
        if event.kind == "wars":
            count["won"] += _number(event, "wars")
        elif event.kind == "war-points":
            count["all"] += _number(event, "points")
        elif event.kind == "income":
            count["gold"] += _number(event, "gold")
        elif event.kind in ("built", "upgraded"):
            count["built"] += 1
        elif event.kind == "died":
            units = event.facts["units"]
            count["died"] += len(units) if isinstance(units, tuple) else 0
    lines = []
    for number in sorted(tally):
        count = tally[number]
        facts: dict[str, Fact] = {"seat": Ref("seat", number), "won": count["won"], "wars": count["wars"]}
        facts |= {"effects": count["all"] - count["wars"], "ageing": count["ageing"], "end": count["end"]}
        facts |= {"gold": count["gold"], "built": count["built"], "died": count["died"]}
        lines.append(Phrase("recap-seat", facts))
    return tuple(lines)


def _number(event: Event, name: str) -> int:
    value = event.facts[name]
    assert isinstance(value, int)
    return value
