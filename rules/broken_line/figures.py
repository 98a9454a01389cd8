"""Figures worth showing at the end of a match: turns, duels, pawns lost, luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.game import Event, Fact, Phrase, Ref


def recap(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """Turns and duels of the match; of each camp the pawns it destroyed and lost; of each seat its rolls."""
    turns = max((_number(event, "turn") for event in events if event.kind == "turn"), default=0)
    if not turns:
        return ()
    duels = sum(event.kind == "duel" for event in events)
    shots = sum(event.kind == "shot" for event in events)
    taverns = sum(event.kind.startswith("tavern-") for event in events)
    lines = [Phrase("recap-match", {"turns": turns, "duels": duels, "shots": shots, "taverns": taverns})]
    rolls: dict[int, list[int]] = {}
    for event in events:
        seat = event.facts.get("seat")
        if event.kind == "rolled" and isinstance(seat, Ref):
            rolls.setdefault(int(seat.value), []).append(_number(event, "points"))
    for number in sorted(rolls):
        points = rolls[number]
        tenths = (10 * sum(points) + len(points) // 2) // len(points)
        facts: dict[str, Fact] = {"seat": Ref("seat", number), "rolls": len(points), "points": sum(points)}
        lines.append(Phrase("recap-seat", facts | {"whole": tenths // 10, "tenths": tenths % 10}))
    strong = Counter(str(event.facts["attacker"].value) for event in events if _won(event))  # type: ignore[union-attr]
    if strong:
        best, count = min(strong.items(), key=lambda item: (-item[1], item[0]))
        if count > 1:
            lines.append(Phrase("recap-hero", {"pawn": Ref("pawn", best), "duels": count}))
    return tuple(lines)


def _won(event: Event) -> bool:
    return event.kind == "duel-win" and isinstance(event.facts["attacker"], Ref)


def _number(event: Event, name: str) -> int:
    value = event.facts[name]
    assert isinstance(value, int)
    return value
