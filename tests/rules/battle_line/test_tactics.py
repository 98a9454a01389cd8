"""Each Tactic: its effect and every way it is refused (battle_line.md 1.6, 3.1 to 3.8, 3.18 to 3.24)."""

from __future__ import annotations

import pytest

from rules.battle_line import GAME
from rules.battle_line.moves import (
    Claim,
    Deserter,
    Draw,
    End,
    Place,
    Redeploy,
    Scout,
    ScoutDraw,
    ScoutReturn,
    Traitor,
    Weather,
)

from .build import FULL, build, kinds, legal, play, refused, step


@pytest.mark.parametrize("card", ["K1", "K2", "CAV", "SUP"])
def test_morale_cards_take_a_slot_and_count_as_a_tactic(card: str) -> None:
    state = play(build({3: ("R1", "")}, (f"{card} R5", "")), Place(card, 3))
    assert state.fields[2].sides[0] == ("R1", card)
    assert state.tactics_played == (1, 0)
    assert state.king_used[0] == (card in ("K1", "K2"))


@pytest.mark.parametrize("card", ["K1", "CAV", "SUP", "R5"])
def test_formation_cards_need_a_free_slot_on_an_open_battlefield(card: str) -> None:
    state = build({3: ("R1 R2 R3", ""), 4: ("", "B1 B2 B3")}, (f"{card} R6", ""), owners={4: 1})
    assert refused(state, Place(card, 3)).reason == "no-slot"
    assert refused(state, Place(card, 4)).reason == "claimed"
    assert refused(state, Place(card, 0)).reason == "no-such-battlefield"
    assert refused(state, Place(card, 10)).reason == "no-such-battlefield"


def test_each_player_may_play_one_king() -> None:
    state = play(build(hands=("K1 R1", "K2 B1")), Place("K1", 3), Draw("troops"))
    assert play(state, Place("K2", 3)).king_used == (True, True)


def test_fog_and_mud_share_a_battlefield_and_stay() -> None:
    state = build({3: ("R1 R2 R3", "B9 G8 P7")}, ("FOG R5", "MUD B1 DESERTER"), last={3: 0})
    state = play(state, Weather("FOG", 3), Draw("troops"))
    assert play(state, Weather("MUD", 3)).fields[2].mud
    assert refused(state, Deserter("FOG")).reason == "no-target"
    both = play(state, Weather("MUD", 3))
    view = GAME.view(both, 0).field(3)
    assert (view.fog, view.mud, view.slots) == (True, True, 4)


def test_weather_needs_no_slot_but_an_open_battlefield() -> None:
    state = build({3: ("R1 R2 R3", "B9 G8 P7"), 4: ("R5 O5 G5", "")}, ("FOG MUD R6", ""), owners={4: 0})
    assert play(state, Weather("FOG", 3)).fields[2].fog
    assert refused(state, Weather("FOG", 4)).reason == "claimed"
    assert refused(state, Weather("MUD", 12)).reason == "no-such-battlefield"
    assert refused(state, Weather("SCOUT", 3)).reason == "not-in-hand"


def test_place_and_weather_understand_each_others_cards() -> None:
    state = build({3: ("R1", "")}, ("FOG R6", ""))
    view = GAME.view(state, 0)
    assert GAME.canonical(view, Place("FOG", 3)) == Weather("FOG", 3)
    assert play(state, Place("FOG", 3)) == play(state, Weather("FOG", 3))
    assert play(state, Weather("R6", 3)) == play(state, Place("R6", 3))


@pytest.mark.parametrize("move", [Place("TRAITOR", 3), Weather("TRAITOR", 3)])
def test_guile_cards_are_not_placed(move: Place | Weather) -> None:
    assert refused(build({3: ("", "B1")}, ("TRAITOR R6", "")), move).reason == "guile-has-a-move"


def test_mud_reopens_a_full_side_for_passing_too() -> None:
    """3.8: a bug seen elsewhere counted such a side as full."""
    state = build(FULL, ("B1", ""), mud=(6,))
    assert legal(state, Place) == [Place("B1", 6)]


def test_scout_shows_each_card_to_its_player_alone() -> None:
    state = build(hands=("SCOUT R1 R2 R3 R4 R5 R6", "G1"), decks=("B1 B2 B3", "FOG"))
    started = step(state, Scout())
    assert started.reveals == ()
    drawn = step(started.state, ScoutDraw("troops"))
    assert [(event.kind, event.seats) for event in drawn.events] == [("scout-drew", None), ("your-draw", (0,))]
    assert drawn.reveals == (0,)
    back = play(drawn.state, ScoutDraw("tactics"), ScoutDraw("troops"))
    assert (back.stage, back.scout) == ("scout-return", (0, 2))
    returned = step(back, ScoutReturn("FOG"))
    assert returned.reveals == ()
    assert "FOG" not in str([event for event in returned.events if event.seats is None])
    assert returned.state.decks == (("B3",), ("FOG",))
    assert refused(returned.state, ScoutReturn("FOG")).reason == "not-in-hand"
    assert refused(returned.state, End()).reason == "scout-returns"


def test_scout_is_followed_by_claims_and_no_draw() -> None:
    state = build({5: ("R10 R9 R8", "")}, ("SCOUT R1 R2 R3 R4 R5 R6", "G1"))
    state = play(state, Scout())
    for _ in range(3):
        state = play(state, ScoutDraw("troops"))
    done = play(state, ScoutReturn("R1"), ScoutReturn("R2"), Claim(5), End())
    assert (done.fields[4].owner, done.active) == (0, 1)


def test_what_a_scout_put_back_is_forgotten_of_a_hand_when_a_card_like_it_goes_back() -> None:
    """The other seat may no longer be sure where the card is; to keep showing it would tell which card went back."""
    state = build(hands=("R1", "SCOUT B1 B2"), exposed=((), ("B1",)), active=1)
    state = play(state, Scout(), ScoutDraw("troops"), ScoutDraw("troops"), ScoutDraw("troops"))
    assert play(state, ScoutReturn("B2")).exposed == play(state, ScoutReturn("B1")).exposed == ((), ())


def test_redeploy_moves_or_discards_any_own_formation_card() -> None:
    state = build({1: ("R1 K1", "B1"), 2: ("R5 R6 R7", "")}, ("REDEPLOY R9", ""))
    moved = play(state, Redeploy("K1", 3))
    assert (moved.fields[0].sides[0], moved.fields[2].sides[0], moved.fields[2].last) == (("R1",), ("K1",), 0)
    assert moved.discards[0] == ("REDEPLOY",)
    assert refused(state, Redeploy("R1", 2)).reason == "no-slot"
    assert refused(state, Redeploy("B1", 3)).reason == "no-own-target"
    assert refused(state, Redeploy("R9", 3)).reason == "no-own-target"
    assert refused(state, Redeploy("R1", 11)).reason == "no-such-battlefield"
    assert refused(state, Redeploy("nonsense", 3)).reason == "no-own-target"


def test_redeploy_without_a_card_to_move_is_refused() -> None:
    state = build({1: ("", "B1")}, ("REDEPLOY R9", ""))
    assert refused(state, Redeploy("B1", 0)).reason == "no-own-target"
    assert not legal(state, Redeploy)


def test_deserter_takes_troops_and_morale_but_no_claimed_card() -> None:
    state = build({1: ("R1", "B1 K2"), 2: ("", "B9")}, ("DESERTER R9", ""), owners={2: 1})
    assert legal(state, Deserter) == [Deserter("B1"), Deserter("K2")]
    assert play(state, Deserter("K2")).discards[1] == ("K2",)
    assert refused(state, Deserter("B9")).reason == "claimed"
    assert refused(state, Deserter("R1")).reason == "no-target"


def test_deserter_then_claim_in_the_same_turn() -> None:
    """3.19."""
    state = build({1: ("R10 R9 R8", "O10 O9 O8")}, ("DESERTER R1", ""), last={1: 0})
    assert refused(state, Claim(1)).reason == "claim-tie-lost"
    assert play(state, Deserter("O10"), Claim(1)).fields[0].owner == 0


def test_traitor_takes_a_troop_to_any_own_slot() -> None:
    state = build({1: ("R1", "B1"), 2: ("R2 R3 R4", "")}, ("TRAITOR R9", ""))
    same = play(state, Traitor("B1", 1))
    assert (same.fields[0].sides, same.fields[0].last) == ((("R1", "B1"), ()), 0)
    assert refused(state, Traitor("B1", 2)).reason == "no-slot"
    assert refused(state, Traitor("R1", 3)).reason == "no-target"
    assert refused(state, Traitor("R9", 3)).reason == "no-target"


def test_the_discards_are_evidence() -> None:
    state = build({1: ("R9 R8 R7", ""), 2: ("", "O10")}, ("DESERTER", ""), discards=("Y10 G10 B10 P10", ""))
    # no other 10 is unseen once O10 is face up, on the table or deserted
    assert play(state, Claim(1)).fields[0].owner == 0
    assert play(state, Deserter("O10"), Claim(1)).fields[0].owner == 0
    hidden = build({1: ("R9 R8 R7", "")}, ("DESERTER O10", ""), discards=("Y10 G10 B10 P10", ""))
    assert refused(hidden, Claim(1)).reason == "claim-beatable"


def test_claims_before_the_play_and_after_it() -> None:
    state = build({1: ("R10 R9 R8", ""), 2: ("O10 O9", "")}, ("O8", ""))
    done = step(state, Claim(1), Place("O8", 2), Claim(2), Draw("troops"))
    assert kinds(done.events) == ["claimed", "placed", "claimed", "drew", "your-draw", "turn"]
    assert refused(done.state, Claim(3), seat=0).reason == "not-your-turn"


def test_nothing_after_the_draw() -> None:
    state = build({1: ("R10 R9 R8", "")}, ("O8", "B1"))
    assert refused(state, Place("O8", 2), Draw("troops"), Claim(1)).reason == "not-your-turn"
    assert refused(state, Draw("troops")).reason == "play-first"
    assert refused(state, Place("O8", 2), Place("O8", 3)).reason == "already-played"
    assert refused(state, ScoutDraw("troops")).reason == "no-scout"
    assert refused(state, Place("O8", 2), Draw("gold")).reason == "no-such-deck"
