"""The end of a match: final points, places, tie-breaks (paper_tales.md 1.9), and who acts first where effects clash
(4.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rules.chance import Chance
from rules.game import Event, Fact, Outcome, Phrase, Ref
from rules.paper_tales.gains import line, scored
from rules.paper_tales.reckon import Source, amount, scene_of, unit_effects
from rules.paper_tales.state import Kingdom, PaperTales

BUILDING_POINTS: Final = {1: 1, 2: 3}
"""By level: 3 in total for level 2, not 1 and 3."""


def final_gains(kingdom: Kingdom) -> list[tuple[Source, int]]:
    """The points of the end of the match by source: buildings, Relic of Wisdom."""
    gains = [(Source(building=building), BUILDING_POINTS[level]) for building, level in kingdom.buildings]
    for spot, _, effect in unit_effects(kingdom, "END"):
        gains.append((Source(spot=spot), amount(effect, scene_of(kingdom, spot))))
    return [gain for gain in gains if gain[1]]


def finish(state: PaperTales) -> tuple[PaperTales, tuple[Event, ...]]:
    """The match after the fourth turn."""
    events = []
    for seat, kingdom in enumerate(state.kingdoms):
        gains = final_gains(kingdom)
        total = sum(points for _, points in gains)
        after = scored(kingdom, "end", total)
        state = state.kingdom(seat, after)
        facts: dict[str, Fact] = {"seat": Ref("seat", seat), "lines": tuple(line(kingdom, *gain) for gain in gains)}
        if gains:
            events.append(Event("final", {**facts, "points": total, "total": after.points}))
        else:
            events.append(Event("final-nothing", {"seat": Ref("seat", seat), "total": after.points}))
    state = replace(state, phase="over", reason="points")
    outcome = outcome_of(state)
    assert outcome is not None
    state = replace(state, reason=outcome.reason)
    return state, (*events, ending(state))


def ending(state: PaperTales) -> Event:
    """That the match is over, and why."""
    outcome = outcome_of(state)
    assert outcome is not None
    why = Phrase(f"outcome-{outcome.reason}", {"winners": tuple(Ref("seat", seat) for seat in outcome.winners)})
    return Event("over", {"outcome": why})


def outcome_of(state: PaperTales) -> Outcome | None:
    """How the match ended, None while it goes on. Seats that resigned stand behind all others."""
    if state.phase != "over":
        return None
    rows = zip(state.resigned, state.kingdoms, strict=True)
    standing = [(not gone, kingdom.points, kingdom.gold) for gone, kingdom in rows]
    scores = tuple(kingdom.points for kingdom in state.kingdoms)
    places = tuple(1 + sum(other > mine for other in standing) for mine in standing)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    reason = state.reason
    if reason != "resigned":
        level = [seat for seat, row in enumerate(standing) if row[:2] == max(standing)[:2]]
        reason = "shared" if len(winners) > 1 else "gold" if len(level) > 1 else "points"
    return Outcome(reason, winners, places, scores)


def clash_order(rows: Sequence[tuple[int, int]], chance: Chance, occasion: str) -> tuple[int, ...]:
    """The seats in the order in which clashing effects act: most points first, then least gold, then by lot. `rows` are
    (points, gold) by seat."""
    lot = chance.shuffle(occasion, range(len(rows))) if len(set(rows)) < len(rows) else tuple(range(len(rows)))
    return tuple(sorted(range(len(rows)), key=lambda seat: (-rows[seat][0], rows[seat][1], lot.index(seat))))
