"""Figures worth showing at the end: battles, thefts, cities taken and razed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.game import Event, Fact, Phrase, Ref


def recap(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """For each seat: battles won, drawn and lost, gold taken, places captured and razed; and the turns played."""
    tally: dict[int, Counter[str]] = {}
    turns = 0
    for event in events:
        facts = event.facts
        if event.kind == "flip":
            turns += 1
        elif event.kind in ("battle-attacker", "battle-defender", "battle-draw"):
            for side in ("attacker", "defender"):
                result = "drawn" if event.kind == "battle-draw" else "won" if event.kind == f"battle-{side}" else "lost"
                tally.setdefault(_seat(facts[side]), Counter())[result] += 1
        elif event.kind in ("theft", "pillage"):
            tally.setdefault(_seat(facts["winner"]), Counter())["gold"] += int(str(facts["gold"]))
        elif event.kind in ("taken", "razed"):
            tally.setdefault(_seat(facts["seat"]), Counter())[event.kind] += 1
    lines = [Phrase("recap-turns", {"turns": turns})]
    for seat in sorted(tally):
        names = ("won", "drawn", "lost", "gold", "taken", "razed")
        counts: dict[str, Fact] = {name: tally[seat][name] for name in names}
        lines.append(Phrase("recap-seat", {"seat": Ref("seat", seat), **counts}))
    return tuple(lines)


def _seat(fact: Fact) -> int:
    assert isinstance(fact, Ref)
    return int(fact.value)
