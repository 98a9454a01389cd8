"""How a match ends (broken_line.md 12)."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from rules.broken_line.pieces import CANNON, STILL, camp_of
from rules.broken_line.state import BrokenLine, force
from rules.broken_line.tables import CAMPS, Camp, rules_file
from rules.game import Outcome

Reason = Literal["artefact", "shelled", "no-force", "surrender", "idle", "agreed", "spent", "even", "exhausted"]
"""The artefact was seized, or destroyed by a shot; a camp has nothing left that can move; surrender; drawn after too many
turns without a loss, by agreement, or with no force on either side; after the last turn the camp with more creatures
(`spent`) or neither (`even`)."""


def outcome_of(state: BrokenLine) -> Outcome | None:
    """None while the match goes on. The whole camp wins or loses (BL-56)."""
    if state.phase != "over":
        return None
    if not state.winner:
        return Outcome(state.reason, (), (1,) * state.seats)
    winners = tuple(seat for seat in range(state.seats) if _wins(state, seat))
    places = tuple(1 if seat in winners else 2 for seat in range(state.seats))
    return Outcome(state.reason, winners, places)


def _wins(state: BrokenLine, seat: int) -> bool:
    return state.camp(seat) == state.winner


def over(state: BrokenLine, reason: str, winner: Camp | Literal[""] = "") -> BrokenLine:
    """The match, ended."""
    return replace(state, phase="over", reason=reason, winner=winner, layouts=(), recruit=None, offer=None)


def other(camp: Camp) -> Camp:
    """The camp against it."""
    return "evil" if camp == "good" else "good"


def settle_turn(state: BrokenLine) -> BrokenLine:
    """The match after a turn: ended where a rule says so (BL-57, BL-58, box)."""
    rules = rules_file()
    left = [force(state, camp) for camp in CAMPS]
    if not any(left):
        return over(state, "exhausted")
    for camp, count in zip(CAMPS, left, strict=True):
        if not count:
            return over(state, "no-force", other(camp))
    if state.idle >= rules.idle_draw:
        return over(state, "idle")
    if state.turn >= min(state.options.turns, rules.max_turns):
        good, evil = (_creatures(state, camp) for camp in CAMPS)
        return over(state, "even") if good == evil else over(state, "spent", "good" if good > evil else "evil")
    return state


def _creatures(state: BrokenLine, camp: Camp) -> int:
    """Pawns of ranks 1 to 11 of a camp."""
    return sum(camp_of(pawn.army) == camp and pawn.rank not in (*STILL, CANNON) for pawn in state.pawns)
