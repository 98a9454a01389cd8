"""Section 16, the rows of battles: who reads the sheet, the place, the reports, the outcome."""

from __future__ import annotations

from rules.game import GM, PUBLIC
from rules.marchlords.game import GAME
from rules.marchlords.moves import ConfirmReport, FileReport, WriteOutcome
from rules.marchlords.queries import SheetText
from rules.marchlords.state import Marchlords
from rules.marchlords.view import BattleView, view_of

from .build import at, campaign, chance, flip, march, order


def met(third: str) -> Marchlords:
    """A1 and B1 have met in C4; C stands on that tile."""
    state = order(campaign("A1 C3", "B1 C5", f"C1 {third}"), 0, march("A1", "C4"))
    return flip(order(state, 1, march("B1", "C4")))


def battle(state: Marchlords, viewer: object) -> BattleView:
    return view_of(state, viewer).battles[0]  # type: ignore[arg-type]


def test_others_read_who_meets_whom_and_the_place_only_in_sight() -> None:
    far, near = met("G1"), met("E4")
    for state, viewer in ((far, 2), (far, PUBLIC), (near, PUBLIC)):
        seen = battle(state, viewer)
        assert (seen.attacker, seen.defender, seen.kind) == (0, 1, "rencontre")
        assert (seen.tile, seen.detail, seen.arbiter) == (None, None, None)
        assert len(GAME.answer(view_of(state, viewer), SheetText("1")).lines) == 1
    assert (battle(near, 2).tile, battle(near, 2).detail) == (at("C4"), None)
    for viewer in (0, 1, GM):
        assert battle(far, viewer).detail is not None


def test_a_report_is_for_the_sides_and_a_dispute_for_the_arbiter() -> None:
    filed = order(met("G1"), 0, WriteOutcome("1", "attacker"), FileReport("1"))
    assert battle(filed, 1).detail.filed[0] is not None  # type: ignore[union-attr]
    for viewer in (2, PUBLIC):
        assert battle(filed, viewer) == battle(met("G1"), viewer), "others cannot tell that something was declared"
    disputed = order(filed, 1, WriteOutcome("1", "defender"), FileReport("1"))
    assert battle(disputed, 2).detail is not None
    assert (battle(disputed, 2).arbiter, battle(disputed, PUBLIC).arbiter) == (2, None)
    assert battle(disputed, PUBLIC) == battle(filed, PUBLIC)


def test_the_outcome_is_for_all_the_losses_for_the_sides() -> None:
    state = order(met("G1"), 0, WriteOutcome("1", "draw"), FileReport("1"))
    step = GAME.play(state, 1, (ConfirmReport("1"),), chance())
    public = [event.kind for event in step.events if event.known_to(PUBLIC)]
    assert "battle-draw" in public
    assert not {"battle-losses", "reported", "confirmed", "retreated"} & set(public)
    assert {event.kind for event in step.events if event.known_to(0)} >= {"battle-losses", "confirmed", "retreated"}
