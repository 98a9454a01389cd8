"""The eighteen engine scenarios of battle_line.md 4.3."""

from __future__ import annotations

import pytest

from rules import codec
from rules.battle_line import GAME
from rules.battle_line.moves import (
    Claim,
    Deserter,
    Draw,
    End,
    PassTurn,
    Place,
    Redeploy,
    Scout,
    ScoutDraw,
    ScoutReturn,
    Traitor,
    Weather,
)
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.state import BattleLine
from rules.chance import Chance

from .build import FULL, ROWS, SEED, build, kinds, legal, play, refused, step


@pytest.mark.parametrize("deserted", [False, True], ids=["on the table", "deserted"])
def test_scenario_01_second_king(deserted: bool) -> None:
    state = build({2: ("R1", "B2 K2")}, ("K1 R5", "DESERTER G5"), tactics_played=(0, 1))
    state = play(state, Place("K1", 2), Draw("troops"))
    if deserted:
        state = play(state, Deserter("K1"), Draw("troops"))
        assert "K1" in state.discards[0]
    else:
        state = play(state, Place("G5", 3), Draw("troops"))
    # the second King comes to hand; tactics are level or behind, so only the King rule stands in the way
    first = state.fields[1].sides[1]
    assert "K2" in first
    swapped = build({2: ("R1", "B2")}, ("K2 R5", "G5"), king_used=(True, False), tactics_played=(1, 1))
    assert refused(swapped, Place("K2", 2)).reason == "second-king"
    assert legal(swapped, Place) == [Place("R5", number) for number in range(1, 10)]
    assert state.king_used == (True, False)


def test_scenario_02_one_tactic_ahead() -> None:
    state = build({2: ("R1", "B2")}, ("FOG SCOUT DESERTER TRAITOR REDEPLOY K1 R5", "MUD G5"), tactics_played=(1, 0))
    for move in (Weather("FOG", 4), Scout(), Deserter("B2"), Traitor("B2", 2), Redeploy("R1", 3), Place("K1", 2)):
        assert refused(state, move).reason == "tactics-lead"
    state = play(state, Place("R5", 2), Draw("troops"))
    state = play(state, Weather("MUD", 4), Draw("troops"))
    assert state.tactics_played == (1, 1)
    assert play(state, Weather("FOG", 4)).tactics_played == (2, 1)


def test_scenario_03_pass_refused_while_a_troop_fits() -> None:
    state = build(hands=("FOG SCOUT R5", ""), tactics_played=(1, 0))
    illegal = refused(state, PassTurn())
    assert illegal.reason == "must-play"
    assert [ref.value for ref in illegal.facts["cards"]] == ["R5"]  # type: ignore[union-attr]
    assert not legal(state, PassTurn)


def test_scenario_04_only_tactics_in_hand() -> None:
    state = build(hands=("FOG SCOUT K1", ""))
    assert legal(state, PassTurn) == [PassTurn()]
    assert legal(state, Scout) == [Scout()]
    assert play(state, PassTurn()).stage == "draw"
    assert play(state, Scout()).stage == "scout-draw"


def test_scenario_05_all_own_slots_full() -> None:
    state = build(FULL, ("B1 B2 B3 B4 B5 B6 B7", "P1 P2 P3 P4 P5 P6 P7"))
    assert legal(state, PassTurn) == [PassTurn()]
    assert refused(state, Place("B1", 2)).reason == "no-slot"
    state = play(state, PassTurn(), Claim(1), End())
    assert state.fields[0].owner == 0
    assert (state.active, state.turn, state.passes) == (1, 2, 0)


def test_scenario_06_scout_with_two_cards_left_in_both_decks() -> None:
    hand = "SCOUT R1 R2 R3 R4 R5 R6"
    state = build(hands=(hand, ""), decks=("B1", "FOG"))
    state = play(state, Scout())
    assert state.scout == (2, 1)
    assert refused(state, ScoutReturn("R1")).reason == "scout-draws"
    state = play(state, ScoutDraw("troops"))
    assert refused(state, ScoutDraw("troops")).reason == "deck-empty"
    state = play(state, ScoutDraw("tactics"))
    assert state.stage == "scout-return"
    state = play(state, ScoutReturn("R1"))
    assert (state.stage, len(state.hands[0])) == ("draw", 7)
    assert refused(state, Draw("troops")).reason == "no-draw-due"
    assert play(state, End()).active == 1
    empty = build(hands=(hand, ""), decks=("", ""))
    assert refused(empty, Scout()).reason == "decks-empty"
    assert not legal(empty, Scout)


def test_scenario_07_last_returned_is_drawn_first() -> None:
    state = build(hands=("SCOUT R1 R2 R3 R4 R5 R6", "G1 G2 G3 G4 G5 G6 G7"), decks=("B1 B2 B3 B4 B5", ""))
    state = play(state, Scout())
    for _ in range(3):
        state = play(state, ScoutDraw("troops"))
    state = play(state, ScoutReturn("B1"), ScoutReturn("R6"), End())
    assert state.decks[0] == ("R6", "B1", "B4", "B5")
    after = step(state, Place("G1", 1), Draw("troops"))
    assert "R6" in after.state.hands[1]
    assert GAME.view(after.state, 0).exposed[1] == ("R6",)
    assert GAME.view(after.state, 0).tops[0] == ("B1",)
    assert GAME.view(after.state, 1).tops[0] == ("",)


def test_scenario_08_traitor_refusals() -> None:
    fields = {1: ("", "K2 B2"), 2: ("", "B9"), 3: ("R1", "")}
    state = build(fields, ("TRAITOR R5", ""), owners={2: 1})
    assert refused(state, Traitor("K2", 3)).reason == "traitor-morale"
    assert refused(state, Traitor("B9", 3)).reason == "claimed"
    assert refused(state, Traitor("B2", 2)).reason == "claimed"
    assert legal(state, Traitor) == [Traitor("B2", number) for number in (1, 3, 4, 5, 6, 7, 8, 9)]
    full = build({**FULL, 1: (ROWS[0], "B2")}, ("TRAITOR", ""))
    assert refused(full, Traitor("B2", 1)).reason == "no-slot"
    assert not legal(full, Traitor)


def test_scenario_09_deserter_reopens_a_complete_side() -> None:
    state = build({4: ("R4 B4 G4", "O4 Y4 P4")}, ("DESERTER R1", "R3 B3 G9"), last={4: 0})
    assert refused(state, Claim(4)).reason == "claim-tie-lost"
    state = play(state, Deserter("P4"), Draw("troops"))
    assert state.discards[1] == ("P4",)
    assert refused(state, Claim(4)).reason == "claim-incomplete"
    # the same total again: K1 stands for the missing 4, and seat 1 is now the last one there
    again = build({4: ("R4 B4 G4", "O4 Y4")}, ("R1", "K1 R2"), last={4: 0}, active=1)
    again = play(again, Place("K1", 4))
    assert again.fields[3].last == 1
    assert refused(again, Claim(4)).reason == "claim-tie-lost"
    again = play(again, Draw("troops"))
    assert play(again, Claim(4)).fields[3].owner == 0


def test_scenario_10_mud_reopens_equal_sides() -> None:
    state = build({6: ("R4 R5 R6", "B4 B5 B6")}, ("MUD R1 R7", "B7 O1"), last={6: 0})
    state = play(state, Weather("MUD", 6))
    assert refused(state, Claim(6)).reason == "claim-incomplete"
    state = play(state, Draw("troops"))
    state = play(state, Place("B7", 6), Draw("troops"))
    state = play(state, Place("R7", 6))
    assert refused(state, Claim(6)).reason == "claim-tie-lost"
    state = play(state, Draw("troops"))
    assert play(state, Claim(6)).fields[5].owner == 1


def test_scenario_11_redeploy_to_a_fourth_slot() -> None:
    state = build({2: ("R4 R5 R6", ""), 3: ("R7", ""), 5: ("G1", "")}, ("REDEPLOY", ""), mud=(2,), owners={5: 0})
    after = play(state, Redeploy("R7", 2))
    assert after.fields[1].sides[0] == ("R4", "R5", "R6", "R7")
    assert after.fields[1].last == 0
    assert refused(state, Redeploy("G1", 3)).reason == "claimed"
    assert refused(state, Redeploy("R7", 5)).reason == "claimed"
    assert refused(state, Redeploy("R7", 3)).reason == "same-battlefield"
    assert play(state, Redeploy("R7", 0)).discards[0] == ("REDEPLOY", "R7")


def test_scenario_12_second_claim_void_after_three_adjacent() -> None:
    fields = {3: ("R10 R9 R8", "B1"), 7: ("O10 O9 O8", "B2")}
    state = build(fields, ("G1", ""), owners={1: 0, 2: 0})
    done = step(state, Place("G1", 9), Claim(3), Claim(7), Draw("troops"))
    assert (done.state.fields[2].owner, done.state.fields[6].owner) == (0, None)
    assert kinds(done.events) == ["placed", "claimed", "game-over"]
    outcome = GAME.outcome(done.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("three", (0,), (5, 0))
    assert GAME.pending(done.state) == ()


def test_scenario_12_what_could_not_follow_the_deciding_claim_is_refused() -> None:
    fields = {3: ("R10 R9 R8", "B1"), 7: ("O1 O9 O8", "B2")}
    state = build(fields, ("G1", ""), owners={1: 0, 2: 0})
    # the second claim would not be proven: it is void, not judged
    assert GAME.outcome(play(state, Place("G1", 9), Claim(3), Claim(7), Draw("troops"))) is not None
    assert refused(state, Claim(3), Place("G1", 3)).reason == "claimed"
    assert refused(state, Claim(3), Place("B9", 4)).reason == "not-in-hand"
    assert refused(state, Claim(3), Claim(4)).reason == "claim-incomplete"
    assert refused(state, Claim(3), Draw("troops")).reason == "play-first"


def test_scenario_13_adjacency() -> None:
    fields = {4: ("R10 R9 R8", "B1")}
    state = build(fields, ("G1", ""), owners={1: 0, 2: 0, 3: 1})
    assert GAME.outcome(play(state, Claim(4))) is None
    state = build({3: ("R10 R9 R8", "B1")}, ("G1", ""), owners={1: 0, 2: 0})
    won = GAME.outcome(play(state, Claim(3)))
    assert won is not None
    assert won.winners == (0,)
    five = build({9: ("R10 R9 R8", "B1")}, ("G1", ""), owners={1: 0, 3: 0, 5: 0, 7: 0})
    ended = GAME.outcome(play(five, Claim(9)))
    assert ended is not None
    assert ended.reason == "five"


def test_scenario_14_empty_decks() -> None:
    hand = "R1 R2 R3 R4 R5 R6 R7"
    state = build(hands=(hand, "G1"), decks=("", "FOG"))
    state = play(state, Place("R1", 1))
    assert refused(state, Draw("troops")).reason == "deck-empty"
    assert refused(state, End()).reason == "draw-due"
    assert legal(state, Draw) == [Draw("tactics")]
    assert "FOG" in play(state, Draw("tactics")).hands[0]
    none = play(build(hands=(hand, "G1"), decks=("", "")), Place("R1", 1))
    assert refused(none, Draw("troops")).reason == "no-draw-due"
    none = play(none, End())
    assert (none.active, len(none.hands[0])) == (1, 6)


def test_scenario_15_claims_at_the_start_of_the_turn() -> None:
    options = BattleLineOptions(claims="start")
    state = build({5: ("R10 R9", "")}, ("R8 G1", "DESERTER B1"), options=options)
    placed = play(state, Place("R8", 5))
    assert refused(placed, Claim(5)).reason == "claim-too-late"
    placed = play(placed, Draw("troops"))
    waited = play(placed, Place("B1", 1), Draw("troops"))
    assert play(waited, Claim(5)).fields[4].owner == 0
    broken = play(placed, Deserter("R9"), Draw("troops"))
    assert refused(broken, Claim(5)).reason == "claim-incomplete"


def test_scenario_16_a_refused_claim_changes_nothing() -> None:
    state = build({5: ("R9 R8 R7", "O10")}, ("P10 R1", "O9 O8"))
    for base in (state, play(state, Place("R1", 1))):
        before = codec.digest(base)
        illegal = refused(base, Claim(5))
        assert illegal.reason == "claim-beatable"
        assert [ref.value for ref in illegal.facts["cards"]] == ["O9", "O8"]  # type: ignore[union-attr]
        assert codec.digest(base) == before
    other_hands = build({5: ("R9 R8 R7", "O10")}, ("O9 R1", "P10 B8"))
    assert refused(other_hands, Claim(5)) == refused(state, Claim(5))


def test_scenario_17_restart_between_the_scouts_draws() -> None:
    state = play(build(hands=("SCOUT R1 R2 R3 R4 R5 R6", "G1")), Scout(), ScoutDraw("tactics"))
    loaded = codec.load(BattleLine, codec.dump(state))
    assert loaded == state
    assert (loaded.stage, loaded.scout) == ("scout-draw", (2, 2))
    assert play(loaded, ScoutDraw("troops")) == play(state, ScoutDraw("troops"))


def test_scenario_18_series() -> None:
    options = BattleLineOptions(series="best-of-3")
    state = build({3: ("R10 R9 R8", "B1")}, ("G1", ""), owners={1: 0, 2: 0, 5: 1, 7: 1}, options=options, starter=1)
    done = step(state, Claim(3))
    after = done.state
    assert (after.scores, after.wins, after.game) == ((5, 2), (1, 0), 2)
    assert (after.starter, after.active, after.turn) == (0, 0, 1)
    assert kinds(done.events) == ["claimed", "game-over", "series-score", "game-started", "dealt", "dealt"]
    assert set(done.reveals) == {0, 1}
    assert GAME.pending(after)[0].key == "game 2/turn 1"
    assert GAME.outcome(after) is None
    again = build(
        {3: ("R10 R9 R8", "B1")}, ("G1", ""), owners={1: 0, 2: 0}, options=options, game=2, scores=(5, 2), wins=(1, 0)
    )
    end = GAME.outcome(GAME.play(again, 0, (Claim(3),), Chance(SEED)).state)
    assert end is not None
    assert (end.reason, end.winners, end.places, end.scores) == ("series", (0,), (1, 2), (10, 2))
