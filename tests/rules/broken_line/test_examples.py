"""The worked examples of the rule book (broken_line.md 16), each a test named after it."""

from __future__ import annotations

import pytest

from rules.broken_line import GAME
from rules.broken_line.board import name_of
from rules.broken_line.legal import enlist_squares
from rules.broken_line.moves import End, Enlist, March, Ready, Roll, Rows, Run, Sacrifice, Shoot, Step, Swap, TakeArmy
from rules.broken_line.options import BrokenLineOptions
from rules.chance import Chance
from rules.codec import event_to_json
from rules.game import PUBLIC, Illegal

from .build import kinds, known_to, play, position, refusal, square, stands

FORCE = "5B@A1 5R@A17"
"""Pawns that keep both camps in force where an example ends a turn."""


def go(state, *squares, dice=()):
    return play(state, March(" ".join(squares)), dice=dice)


def why(state, *squares):
    return refusal(state, March(" ".join(squares)))


# -- movement ----------------------------------------------------------------------------------------------------------


def test_e1_two_steps() -> None:
    after = go(position("5B@B4", 3), "B4", "C5", "D5").state
    assert stands(after, "D5") == "5B"
    assert after.points == 1


def test_e2_a_path_dearer_than_the_points() -> None:
    assert why(position("5B@B4", 2), "B4", "B5", "C5", "D5") == "not-enough-points"


def test_e3_a_forest() -> None:
    assert why(position("7B@C5"), "C5", "C6") == "obstacle"


def test_e4_a_flight_over_a_forest() -> None:
    step = go(position("8B@C5", 2), "C5", "C6", "C7")
    assert stands(step.state, "C7") == "8B"
    assert step.state.points == 0
    assert kinds(step) == ["flew"]
    assert GAME.view(step.state, 1).pawn("C7").known == "8"


def test_e5_no_landing_on_a_forest() -> None:
    assert why(position("8B@C5", 2), "C5", "C6") == "no-landing"


def test_e6_a_flight_must_be_payable_at_once() -> None:
    assert why(position("8B@C5", 1), "C5", "C6", "C7") == "not-enough-points"


def test_e7_a_wall() -> None:
    assert why(position("5W@J6"), "J6", "J7") == "wall"


def test_e9_through_the_gate_to_the_summit() -> None:
    after = go(position("5W@K6", 3), "K6", "K7", "K8").state
    assert stands(after, "K8") == "5W"
    assert after.points == 1


def test_e10_the_castle_is_held() -> None:
    state = position("5N@K9 TN@M9")
    assert state.holder == "evil"
    assert GAME.view(state, PUBLIC).holder == "evil"


def test_e11_a_closed_gate() -> None:
    assert why(position("5N@K9 TN@M9 5W@L6"), "L6", "L7") == "gate-closed"


def test_e12_the_gate_is_open_to_its_holder() -> None:
    after = go(position("5N@K9 TN@M9 5N@L12", active=1), "L12", "L11").state
    assert stands(after, "L11") == "5N"


def test_e13_side_gates_stay_open() -> None:
    after = go(position("5N@K9 TN@M9 5W@I9"), "I9", "J9").state
    assert stands(after, "J9") == "5W"


def test_e15_the_shortcut() -> None:
    after = go(position("5B@B7", 1), "B7", "B11").state
    assert stands(after, "B11") == "5B"
    assert after.points == 0


# -- duels -------------------------------------------------------------------------------------------------------------


def duel(attacker, defender, dice=()):
    return go(position(f"{attacker}@D7 {defender}@D8"), "D7", "D8", dice=dice)


def test_e16_the_higher_number_wins() -> None:
    step = duel("7B", "5R")
    assert stands(step.state, "D8") == "7B"
    assert stands(step.state, "D7") == ""
    told = str([event_to_json(event) for event in known_to(step, PUBLIC)])
    assert "B7" in told
    assert "R5" in told
    assert step.reveals == (PUBLIC,)


def test_e17_the_defender_stays() -> None:
    state = duel("5B", "7R").state
    assert (stands(state, "D7"), stands(state, "D8")) == ("", "7R")


def test_e18_the_charge_breaks_a_tie() -> None:
    step = duel("6B", "6R")
    assert stands(step.state, "D8") == "6B"
    assert "dice" not in kinds(step)


def test_e20_no_charge_in_defence() -> None:
    assert stands(duel("7B", "6R").state, "D8") == "7B"


def test_e21_dice_of_equals() -> None:
    step = duel("5B", "5R", (2, 4))
    assert stands(step.state, "D8") == "5R"
    assert step.state.duel.dice == ((2, 4),)


def test_e22_the_assassin_beats_the_king() -> None:
    assert stands(duel("2B", "11R").state, "D8") == "2B"


def test_e24_king_against_king() -> None:
    assert stands(duel("11B", "11R", (6, 1)).state, "D8") == "11B"


def test_e25_a_trap_takes_its_attacker_with_it() -> None:
    state = duel("11B", "PR").state
    assert (stands(state, "D7"), stands(state, "D8")) == ("", "")


def test_e26_a_sapper_takes_the_trap() -> None:
    assert stands(duel("4B", "PR").state, "D8") == "4B"


def test_e27_a_cannon_loses_to_anything() -> None:
    assert stands(duel("1B", "TR").state, "D8") == "1B"


def test_e28_the_artefact_is_taken() -> None:
    state = duel("3B", "AR").state
    outcome = GAME.outcome(state)
    assert (outcome.reason, outcome.winners) == ("artefact", (0,))


def test_e29_a_cannon_does_not_attack() -> None:
    assert why(position("TB@D7 1R@D8"), "D7", "D8") == "cannon-no-melee"


def test_e30_a_trap_does_not_move() -> None:
    assert why(position("PB@D4"), "D4", "D5") == "immobile"


def test_e31_a_square_of_ones_own() -> None:
    assert why(position("5B@D4 5B@D5"), "D4", "D5") == "friendly"


def test_e32_nobody_is_passed_through() -> None:
    assert why(position("5B@D4 5B@D5"), "D4", "D5", "E6") == "path-occupied"


# -- capacities --------------------------------------------------------------------------------------------------------


def test_e34_a_run_into_a_duel() -> None:
    step = play(position("3B@E4 2R@E8", 4), Run("E4", "E8"))
    assert stands(step.state, "E8") == "3B"
    assert step.state.points == 3
    assert step.state.at(square("E8")).shown
    assert "ran" in kinds(step)


def test_e35_a_run_is_the_only_movement() -> None:
    state = play(position("3B@E4 2R@E8", 4), Run("E4", "E8")).state
    assert why(state, "E8", "E7") == "run-exclusive"


def test_e37_the_artefact_is_not_brought() -> None:
    assert refusal(position("1B@D11 AW@L1"), Sacrifice("D11", "L1")) == "teleport-artefact"


def test_e38_the_mage_brings_the_king() -> None:
    step = play(position("1B@D11 11W@L2", 0), Sacrifice("D11", "L2"))
    assert stands(step.state, "D11") == "11W"
    assert stands(step.state, "L2") == ""
    seen = GAME.view(step.state, 1)
    assert seen.pawn("D11").rank == seen.pawn("D11").known == ""
    assert seen.army("B").fallen == (("1", 1),)


# -- shots -------------------------------------------------------------------------------------------------------------


def shot(pawns, cannon, direction, roll):
    return play(position(f"{pawns} {FORCE}", phase="act"), Shoot(cannon, direction), dice=(roll,))


def test_e40_over_a_lake() -> None:
    step = shot("TB@D5 5R@D8", "D5", "N", 3)
    assert stands(step.state, "D8") == ""
    assert step.state.shot.result == "hit"


def test_e41_an_empty_square() -> None:
    step = shot("TB@D5 5R@D8", "D5", "N", 2)
    assert stands(step.state, "D8") == "5R"
    assert step.state.active == 1
    assert GAME.view(step.state, 1).pawn("D5").known == "T"


def test_e42_a_higher_target() -> None:
    step = shot("TB@B5 5R@B8", "B5", "N", 3)
    assert stands(step.state, "B8") == "5R"
    assert step.state.shot.result == "high"


def test_e44_out_of_ones_own_outpost() -> None:
    assert stands(shot("TB@B10 5R@B14", "B10", "N", 4).state, "B14") == ""


def test_e46_the_summit_is_higher() -> None:
    step = shot("TB@H9 5R@K9", "H9", "E", 3)
    assert stands(step.state, "K9") == "5R"
    assert step.state.shot.result == "high"


def test_e49_the_artefact_is_shelled() -> None:
    step = play(position(f"TW@L8 AN@L14 {FORCE}", phase="act"), Shoot("L8", "N"), dice=(6,))
    outcome = GAME.outcome(step.state)
    assert (outcome.reason, outcome.winners) == ("shelled", (0,))


# -- phases and rights -------------------------------------------------------------------------------------------------


def test_e50_a_move_before_the_roll() -> None:
    assert refusal(position("5B@D4", phase="act"), Step("D4", "D5")) == "wrong-phase"


def test_e51_a_shot_after_the_roll() -> None:
    assert refusal(position("TB@D5"), Shoot("D5", "N")) == "already-rolled"


def test_e52_the_turn_of_another() -> None:
    assert refusal(position("5B@D4", phase="act", active=1), Roll(), seat=0) == "not-in-turn"


def test_e53_the_pawn_of_an_ally() -> None:
    assert refusal(position("5W@K6", format="war"), March("K6 K7")) == "not-your-pawn"


def test_e54_the_shared_army() -> None:
    after = go(position("5W@K6", format="alliance"), "K6", "K7").state
    assert stands(after, "K7") == "5W"


BALANCED = "3 6 . 5 . 6 3 / 7 5 8 4 8 5 7 / 4 6 2 10 1 9 4 / P 3 P T P . P"


@pytest.mark.parametrize("rows", [BALANCED.replace("P . P", "P 5 P"), BALANCED.replace("1 9 4", "1 P 4")])
def test_e55_one_pawn_too_many(rows: str) -> None:
    state = placing()
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 0, (Rows("B", rows), Ready()), Chance(b"e55"))
    assert caught.value.reason == "deploy-count"


def test_e56_outside_the_zone() -> None:
    state = placing()
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 0, (Rows("B", BALANCED.replace("3 6 . 5 . 6 3", "3 6 . 5 . 6 . 3")),), Chance(b"e56"))
    assert caught.value.reason == "deploy-row"
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 0, (Rows("B", f"{BALANCED} / ."),), Chance(b"e56"))
    assert caught.value.reason == "deploy-zone-rows"
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 0, (Rows("B", BALANCED), Swap("A1 H1")), Chance(b"e56"))
    assert caught.value.reason == "deploy-zones"
    with pytest.raises(Illegal) as caught:
        GAME.play(state, 0, (Rows("B", BALANCED), Swap("A1 A5")), Chance(b"e56"))
    assert caught.value.reason == "deploy-zone"


def placing():
    options = BrokenLineOptions(format="duel")
    state = GAME.start(options, 2, Chance(b"placing"))
    for seat, camp in enumerate(("good", "evil")):
        state = GAME.play(state, seat, (TakeArmy(camp),), Chance(b"placing")).state
    return state


@pytest.mark.parametrize("seats", [3, 5])
def test_e57_three_or_five_players(seats: int) -> None:
    for format in ("skirmish", "duel", "alliance", "war"):
        with pytest.raises(Illegal) as caught:
            GAME.start(BrokenLineOptions(format=format), seats, Chance(b"e57"))
        assert caught.value.reason == "seats"


# -- ends --------------------------------------------------------------------------------------------------------------


def test_e59_sixty_idle_turns() -> None:
    outcome = GAME.outcome(play(position(FORCE, idle=59), End()).state)
    assert (outcome.reason, outcome.winners) == ("idle", ())


def test_e60_no_force_left() -> None:
    state = go(position("7B@D7 5R@D8 PR@A17 AN@L17"), "D7", "D8").state
    assert GAME.outcome(state) is None
    outcome = GAME.outcome(play(state, End()).state)
    assert (outcome.reason, outcome.winners) == ("no-force", (0,))


# -- mercenaries -------------------------------------------------------------------------------------------------------


def test_e61_won_enlisted_and_thrown_at_a_foe() -> None:
    step = go(position("9B@D9 4R@E10", greys="8"), "D9", "E9")
    assert [event.kind for event in known_to(step, PUBLIC)] == ["walked", "tavern-win"]
    assert "B9" not in str([event_to_json(event) for event in known_to(step, 1)])
    assert "B9" in str([event_to_json(event) for event in known_to(step, 0)])
    seen = GAME.view(step.state, 1)
    assert seen.pawn("E9").rank == seen.pawn("E9").known == ""
    assert seen.duel.rank == seen.duel.other_rank == seen.recruit.rank == ""
    step = play(step.state, Enlist("E10"))
    assert stands(step.state, "E10") == "8B"
    assert "B8" in str([event_to_json(event) for event in known_to(step, PUBLIC)])
    assert GAME.view(step.state, 1).pawn("E10").known == "8"


def e64():
    return go(position("4B@D9 5R@E10", greys="P"), "D9", "E9").state


def test_e64_a_sapper_enlists_the_trap() -> None:
    state = go(position("4B@D9", greys="P"), "D9", "E9").state
    assert state.phase == "enlist"
    squares = {name_of(index) for index in enlist_squares(GAME.view(state, 0))}
    assert squares == {"D8", "D9", "D10", "E8", "E10"}


def test_e65_a_trap_is_not_put_on_a_foe() -> None:
    assert refusal(e64(), Enlist("E10")) == "bad-placement"


def test_e66_the_mercenary_comes_first() -> None:
    state = go(position("9B@D9 5B@A1", greys="8"), "D9", "E9").state
    assert refusal(state, Step("A1", "A2")) == "placement-pending"
