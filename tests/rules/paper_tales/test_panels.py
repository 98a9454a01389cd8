"""The thumb panels say what is true, and lose nothing that was ordered before."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from data.words import LANGUAGES, words
from rules.game import Form
from rules.paper_tales.game import GAME
from rules.paper_tales.moves import ActFirst, Aim, Night, PayFirst, Place, Ready, Reopen
from rules.paper_tales.state import PaperTales

from .build import kingdom, open_and_pick, play, start, table

NOBODY = kingdom()


def form(state: PaperTales, **picks: str) -> Form:
    return GAME.form(GAME.view(state, 0), {name.replace("_", "-"): (value,) for name, value in picks.items()})


def lines(shown: Form) -> dict[str, object]:
    return {line.key: dict(line.facts) for line in shown.lines}


def chosen(shown: Form, name: str) -> str:
    return next(str(pick.chosen[0].value) for pick in shown.picks if pick.name == name)


def test_an_order_of_effects_outlives_second_thoughts() -> None:
    state = table(kingdom("veteran", "", gold=9), NOBODY, NOBODY, hands=["time_master necromancer", "", ""])
    orders = (Place("necromancer", "F2"), Place("time_master", "B1"), Aim("B1", "F1"), ActFirst("F2"), ActFirst("B1"))
    state = play(state, 0, *orders, Ready()).state
    state = play(state, 0, Reopen()).state
    shown = form(state)
    assert chosen(shown, "first") == "time_master"
    assert chosen(shown, "aim-1") == "F1-veteran-0"
    again = play(state, 0, *shown.moves).state.desks[0].deploy
    assert again is not None
    assert again.first == ("B1", "F2")
    usual = play(state, 0, *form(state, first="usual").moves).state.desks[0].deploy
    assert usual is not None
    assert usual.first == ()


def test_targets_and_payment_follow_the_units_that_are_moved() -> None:
    state = table(kingdom("veteran knight", "", gold=2), NOBODY, NOBODY, hands=["time_master dragon manticore", "", ""])
    orders = (Place("time_master", "B1"), Place("dragon", "B2"), Aim("B1", "F1"), PayFirst("B2"))
    state = play(state, 0, *orders).state
    shown = form(state, spot_F1="F2-knight-0")
    assert chosen(shown, "aim-1") == "F1-veteran-0"
    moved = play(state, 0, *shown.moves).state.desks[0].deploy
    assert moved is not None
    assert moved.aims == (("B1", "F2"),)
    state = table(kingdom(gold=2), NOBODY, NOBODY, hands=["knight manticore", "", ""])
    state = play(state, 0, Place("knight", "F1"), Place("manticore", "F2"), PayFirst("F2")).state
    shown = form(state, spot_B1="manticore")
    assert chosen(shown, "pay") == "manticore"


def test_a_shapeshifter_and_a_necromancer_can_be_put_in_order() -> None:
    state = table(kingdom(gold=9), NOBODY, NOBODY, hands=["shapeshifter necromancer", "", ""])
    shown = form(state, spot_F1="shapeshifter", spot_F2="necromancer", first="necromancer")
    assert ActFirst("F2") in shown.moves
    assert "first" not in {pick.name for pick in form(state, spot_F1="shapeshifter").picks}


def test_the_deployment_panel_says_whose_tokens_have_no_target() -> None:
    state = table(kingdom("veteran", "", gold=0), NOBODY, NOBODY, hands=["time_master dragon", "", ""])
    assert "preview-unaimed" in lines(form(state, spot_F2="time_master"))
    assert "preview-unaimed" not in lines(form(state, spot_F2="time_master", aim_1="F1-veteran-0"))
    unpaid = form(state, spot_F2="time_master", spot_B1="dragon", aim_1="dragon")
    assert "preview-unaimed" in lines(unpaid)
    assert "preview-unaimed" not in lines(form(state, spot_F1="time_master"))


def test_the_draft_panel_counts_packs_that_hold_a_choice() -> None:
    state = start(3)
    assert lines(form(state))["form-draft"] == {"pick": 1, "all": 4, "packs": 1}
    while not (state.desks[0].picks == 4 and state.desks[0].queue):
        seat = next(seat for seat in (0, 2, 1) if state.desks[seat].queue and state.desks[seat].picks < 4)
        state = open_and_pick(state, seat)
    assert len(state.desks[0].queue[0].cards) == 1
    told = lines(form(state, act="wishes"))
    assert "form-draft-done" in told
    assert not {"form-draft", "form-draft-open"} & set(told)
    (mine,) = [line for line in GAME.standing(GAME.view(state, 1)) if line.facts["seat"].value == 0]  # type: ignore[union-attr]
    assert mine.facts["packs"] == 0


@pytest.mark.parametrize("night", [True, False])
def test_whoever_left_its_picks_to_the_house_reads_so(night: bool) -> None:
    state = start(3)
    state = state.desk(0, replace(state.desks[0], queue=()))
    state = play(state, 0, Night()).state if night else state
    assert ("form-night" in lines(form(state))) == night


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulings_of_the_house_stand_numbered_in_the_help(language: str) -> None:
    told = words("paper_tales", language).text("rules-text")
    assert [int(number) for number in re.findall(r"\bH(\d+)", told)] == list(range(1, 21))
