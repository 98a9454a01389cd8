"""Figures worth showing at the end of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.game import Event, Fact, Phrase, Ref

_TACTIC_EVENTS = ("weather", "scout", "redeployed", "withdrawn", "deserted", "betrayed")


def recap(events: Sequence[Event]) -> tuple[Phrase, ...]:
    """Turns, and for each seat the battlefields claimed, the Tactics played, and the claims made before the other side was
    complete (the proofs that the game is about)."""
    claims: Counter[int] = Counter()
    early: Counter[int] = Counter()
    tactics: Counter[int] = Counter()
    turns = 1
    for event in events:
        seat = event.facts.get("seat")
        if event.kind == "turn":
            turns += 1
        if not isinstance(seat, Ref):
            continue
        number = int(seat.value)
        if event.kind == "claimed":
            claims[number] += 1
            early[number] += not event.facts.get("complete")
        elif event.kind in _TACTIC_EVENTS or (event.kind == "placed" and _is_morale(event)):
            tactics[number] += 1
    lines = [Phrase("recap-turns", {"turns": turns})]
    for seat in (0, 1):
        facts: dict[str, Fact] = {
            "seat": Ref("seat", seat),
            "claims": claims[seat],
            "early": early[seat],
            "tactics": tactics[seat],
        }
        lines.append(Phrase("recap-seat", facts))
    return tuple(lines)


def _is_morale(event: Event) -> bool:
    card = event.facts.get("card")
    return isinstance(card, Ref) and str(card.value) in ("K1", "K2", "CAV", "SUP")
