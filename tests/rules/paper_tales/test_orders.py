"""Deployment and construction as private drafts of orders; panels, previews, answers, corrections (paper_tales.md 5.3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from data.words import LANGUAGES
from rules.game import GM, PUBLIC, Decision, Form, Illegal, Move, Phrase, Resign
from rules.paper_tales.game import GAME
from rules.paper_tales.moves import (
    Aim,
    Build,
    BuildingText,
    Discards,
    Keep,
    KingdomText,
    Lift,
    OpenPack,
    Place,
    Ready,
    Reopen,
    Restart,
    Save,
    SetAge,
    SetBuilding,
    SetGold,
    SetPoints,
    SetUnit,
    Shift,
    Tables,
    UnitText,
    Waiting,
)
from rules.paper_tales.state import PaperTales
from rules.voice import Voice

from .build import chance, everybody, facts, kingdom, play, start, table

NOBODY = kingdom()


def refusal(state: PaperTales, seat: int, *moves: Move) -> str:
    with pytest.raises(Illegal) as refused:
        play(state, seat, *moves)
    return refused.value.reason


def keys(lines: tuple[Phrase, ...]) -> dict[str, Mapping[str, Any]]:
    return {line.key: line.facts for line in lines}


def deciding(hand: str = "knight farmer dragon", board: Any = None) -> PaperTales:
    return table(board or kingdom("veteran(1)", "", gold=3), NOBODY, NOBODY, hands=[hand, "", ""])


# -- orders ------------------------------------------------------------------------------------------------------------


def test_orders_are_small_and_can_be_changed() -> None:
    state = play(deciding(), 0, Place("knight", "F2"), Shift("F2", "B1"), Place("farmer", "F2"), Lift("F1")).state
    plan = state.desks[0].deploy
    assert plan is not None
    assert plan.layout == ("", "farmer", "", "knight", "")
    again = play(state, 0, Restart()).state.desks[0].deploy
    assert again is not None
    assert again.layout == ("@F1", "", "", "", "")
    assert refusal(deciding(), 0, Restart()) == "same-order"
    assert refusal(state, 0, Place("knight", "F1")) == "not-in-hand"
    assert refusal(deciding(), 0, Place("knight", "F1")) == "spot-taken"
    assert refusal(deciding(), 0, Place("knight", "F9")) == "no-such-spot"
    assert refusal(deciding(), 0, Lift("B1")) == "spot-empty"
    assert refusal(deciding(), 0, Aim("F1", "F1")) == "no-choice-there"
    assert refusal(deciding(), 0, Build("town-1")) == "not-this-phase"


def test_ready_and_not_ready() -> None:
    state = play(deciding(), 0, Place("knight", "F2"), Ready()).state
    assert refusal(state, 0, Lift("F2")) == "already-ready"
    (decision,) = GAME.pending(state)
    assert (decision.key, decision.actors, decision.may) == ("turn 1/deploy", (1, 2), (0,))
    state = play(state, 0, Reopen()).state
    assert GAME.pending(state)[0].actors == (0, 1, 2)
    assert refusal(state, 0, Reopen()) == "not-ready"


def test_what_is_kept() -> None:
    state = deciding()
    assert everybody(state, {}).state.desks[0].kept == "dragon"
    assert everybody(state, {0: [Keep("farmer")]}).state.desks[0].kept == "farmer"
    assert everybody(state, {0: [Keep("none")]}).state.desks[0].kept == ""
    placed = play(state, 0, Keep("farmer"), Place("farmer", "F2")).state
    assert placed.desks[0].deploy is not None
    assert placed.desks[0].deploy.keep == ""


def test_orders_of_others_do_not_show() -> None:
    state = deciding()
    after = play(state, 0, Place("knight", "F2"), Keep("farmer")).state
    for viewer in (1, 2, PUBLIC):
        assert GAME.view(after, viewer) == GAME.view(state, viewer)
    assert GAME.view(after, 0) != GAME.view(state, 0)
    assert GAME.view(after, GM).desks[0].deploy == after.desks[0].deploy  # type: ignore[union-attr]


def test_preview_tells_the_consequences() -> None:
    state = deciding("knight farmer dragon monkey")
    view = GAME.view(state, 0)
    lines = keys(GAME.preview(view, (Place("dragon", "F2"), Place("knight", "B1"), Lift("F1"))))
    assert lines["preview-gold"] == {"before": 3, "price": 4, "gold": 0}
    assert [ref.value for ref in lines["preview-unpaid"]["cards"]] == ["knight"]
    assert [ref.value for ref in lines["preview-dismissed"]["cards"]] == ["veteran"]
    assert lines["preview-kept"]["card"].value == "farmer"
    assert [ref.value for ref in lines["preview-dropped"]["cards"]] == ["monkey"]
    built = table(kingdom("woodcutter(1)", gold=2), NOBODY, NOBODY, phase="build")
    lines = keys(GAME.preview(GAME.view(built, 0), (Build("town-1"),)))
    assert (lines["preview-built"]["food"], lines["preview-built"]["wood"]) == (1, 2)
    assert [ref.value for ref in lines["preview-dying"]["cards"]] == ["woodcutter"]


def test_the_view_shows_ones_own_plan() -> None:
    state = play(deciding(), 0, Place("knight", "F2")).state
    plan = GAME.view(state, 0).plan
    assert plan is not None
    assert [spot.unit for spot in plan.spots] == ["veteran", "knight", "", "", ""]
    assert (plan.new, plan.forecast.strength, plan.forecast.gold) == (("F2",), 7, 2)
    assert GAME.view(state, 1).plan is not plan


def test_nothing_to_build_or_save_passes_by_itself() -> None:
    """H14: poor kingdoms without resources are not asked; the phase is over at once where nobody is."""
    step = everybody(table(NOBODY, NOBODY, NOBODY), {})
    assert step.state.phase == "build"  # 2 gold of income pay a Temple
    poor = table(kingdom("knight"), kingdom(), kingdom(), phase="build")
    poor = replace(poor, desks=tuple(replace(desk, ready=True) for desk in poor.desks))
    assert refusal(poor, 0, Reopen()) == "nothing-to-build"


def test_construction_is_told_with_its_sum() -> None:
    state = table(kingdom("woodcutter", buildings="temple1", gold=5), NOBODY, NOBODY, phase="build")
    step = everybody(state, {0: [Build("town-1")]})
    told = facts(step.events, "built", 0)[0]
    assert (told["land"], told["gold"], told["wood"], told["total"]) == (2, 0, 1, 3)


# -- panels ------------------------------------------------------------------------------------------------------------


def picked(state: PaperTales, seat: int, **picks: str) -> Form:
    return GAME.form(GAME.view(state, seat), {name.replace("_", "-"): (value,) for name, value in picks.items()})


def test_deployment_panel() -> None:
    form = picked(deciding(), 0, spot_F2="knight", spot_B1="F1-veteran-1")
    assert form.moves == (Shift("F1", "B1"), Place("knight", "F2"), Ready())
    assert form.verb == "ready"
    form = picked(deciding(), 0, spot_F1="farmer", keep="none")
    assert form.moves == (Lift("F1"), Place("farmer", "F1"), Keep("none"), Ready())
    state = play(deciding(), 0, *form.moves).state
    assert picked(state, 0).moves == (Reopen(),)


def test_a_second_copy_can_be_placed() -> None:
    form = picked(deciding("knight knight"), 0, spot_F2="knight", spot_B1="knight+2")
    assert form.moves[:-1] == (Place("knight", "F2"), Place("knight", "B1"))


def test_panel_asks_for_targets() -> None:
    form = picked(deciding("time_master"), 0, spot_F2="time_master", aim_1="F1-veteran-1")
    assert form.moves == (Place("time_master", "F2"), Aim("F2", "F1"), Ready())


def test_construction_panel() -> None:
    board = kingdom("miner(1)", "mystical_healer", gold=2)
    form = picked(table(board, NOBODY, NOBODY, phase="build"), 0, project="temple-1", payment="g", saves="F1-miner-1")
    assert form.moves == (Build("temple-1", "g"), Save("F1"), Ready())


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_match_by_thumb(seats: int) -> None:
    """Every decision can be taken with the panels alone, the first choice where nothing is preset."""
    state = start(seats, "thumb")
    for _ in range(400):
        decisions = [decision for decision in GAME.pending(state) if decision.actors]
        if not decisions:
            break
        seat = decisions[0].actors[0]
        picks: dict[str, tuple[str, ...]] = {}
        form = GAME.form(GAME.view(state, seat), picks)
        while not form.moves:
            missing = next(pick for pick in form.picks if not pick.chosen)
            picks[missing.name] = (str(missing.choices[0].value),)
            form = GAME.form(GAME.view(state, seat), picks)
        state = play(state, seat, *form.moves).state
    assert state.phase == "over"


# -- absence -----------------------------------------------------------------------------------------------------------


def test_the_least_fills_free_spots_and_builds_nothing() -> None:
    """5.3: leave the board, fill free spots with affordable units, strongest in Front, keep the dearest leftover."""
    state = table(kingdom("veteran(1)", gold=2), NOBODY, NOBODY, hands=["knight miner farmer dragon archer", "", ""])
    decision = Decision("turn 1/deploy", "deploy", (0,))
    moves = GAME.fallback(GAME.view(state, 0), decision, "pass", chance())
    after = everybody(state, {0: moves}).state
    assert {unit.kind for _, unit in after.kingdoms[0].units} == {"veteran", "knight", "archer", "farmer"}
    assert after.kingdoms[0].at("F2").kind == "knight"  # type: ignore[union-attr]
    assert after.desks[0].kept == "dragon"
    build = GAME.fallback(GAME.view(after, 0), Decision("turn 1/build", "build", (0,)), "pass", chance())
    assert build == (Ready(),)


def test_a_seat_that_resigns_keeps_its_board_and_others_play_on() -> None:
    state = play(deciding(), 0, Place("knight", "F2"), Resign()).state
    assert GAME.outcome(state) is None
    after = everybody(replace(state, desks=(replace(state.desks[0], ready=True), *state.desks[1:])), {}).state
    assert [unit.kind for _, unit in after.kingdoms[0].units] == ["veteran"]
    over = play(state, 1, Resign()).state
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.places[2]) == ("resigned", (2,), 1)


# -- questions and corrections -----------------------------------------------------------------------------------------


def test_answers_can_be_said_in_both_languages() -> None:
    view = GAME.view(start(4), PUBLIC)
    units = (UnitText("kraken"), UnitText("Changeforme"))
    queries = (*units, BuildingText("Temple"), KingdomText(2), Tables(), Waiting(), Discards())
    for query in queries:
        for language in LANGUAGES:
            voice = Voice(GAME, language)
            assert all(voice.say(line) for line in GAME.answer(view, query).lines)
    with pytest.raises(Illegal):
        GAME.answer(view, UnitText("licorne"))
    with pytest.raises(Illegal):
        GAME.answer(view, KingdomText(5))


def test_who_is_waited_for() -> None:
    state = play(start(3), 1, OpenPack()).state
    lines = GAME.answer(GAME.view(state, PUBLIC), Waiting()).lines
    assert lines[2].facts["open"] == 1
    assert len(lines) == 4


def corrected(state: PaperTales, *moves: Move) -> PaperTales:
    after = GAME.play(state, GM, moves, chance()).state
    GAME.check(after)
    return after


def test_corrections() -> None:
    state = everybody(deciding(), {0: [Lift("F1")]}).state
    assert "veteran" in state.discards
    assert corrected(state, SetGold(1, 9, "oops")).kingdoms[0].gold == 9
    assert corrected(state, SetPoints(2, 5, "oops")).kingdoms[1].points == 5
    back = corrected(state, SetUnit(1, "A1", "Vétéran", "oops"))
    assert back.kingdoms[0].at("F1") is not None
    assert "veteran" not in back.discards
    assert corrected(back, SetAge(1, "F1", 2, "oops")).kingdoms[0].at("F1").age == 2  # type: ignore[union-attr]
    assert corrected(back, SetUnit(1, "F1", " ", "oops")).kingdoms[0].at("F1") is None
    built = corrected(state, SetBuilding(3, "Mine", 2, "oops"))
    assert built.kingdoms[2].buildings == (("mine", 2),)
    assert corrected(built, SetBuilding(3, "mine", 0, "oops")).kingdoms[2].buildings == ()


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (SetGold(9, 1, ""), "correction-seat"),
        (SetUnit(1, "F1", "kraken", ""), "correction-hidden"),
        (SetUnit(1, "F1", "licorne", ""), "unknown-card"),
        (SetUnit(1, "F3", "knight", ""), "no-fifth-spot"),
        (SetAge(1, "B2", 1, ""), "spot-empty"),
        (SetBuilding(1, "tour", 1, ""), "unknown-building"),
        (Ready(), "no-correction"),
    ],
)
def test_corrections_refused(move: Move, reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.play(deciding(), GM, (move,), chance())
    assert refused.value.reason == reason


def test_a_correction_begins_the_plan_of_its_seat_again() -> None:
    state = play(deciding(), 0, Place("knight", "F2"), Ready()).state
    after = corrected(state, SetGold(1, 0, "oops"))
    assert after.desks[0].deploy is not None
    assert after.desks[0].deploy.layout == ("@F1", "", "", "", "")
    assert not after.desks[0].ready
    kept = corrected(state, SetPoints(1, 7, "oops"))
    assert kept.desks[0].ready
