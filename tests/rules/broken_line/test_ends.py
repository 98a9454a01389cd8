"""How a match ends, who plays on for whom, and corrections (broken_line.md 12)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.broken_line import GAME
from rules.broken_line.moves import (
    Agree,
    End,
    Enlist,
    March,
    MovePawn,
    OfferDraw,
    Refuse,
    RemovePawn,
    Roll,
    Sacrifice,
    SetPoints,
    Shoot,
    Step,
)
from rules.broken_line.options import BrokenLineOptions
from rules.chance import Chance
from rules.game import GM, PUBLIC, Illegal, Phrase, Ref, Resign
from rules.voice import Voice

from .build import kinds, play, position, refusal, stands

FORCE = "5B@A1 5R@A17"


def ended(state):
    outcome = GAME.outcome(state)
    return (outcome.reason, outcome.winners) if outcome else None


# -- force, idleness, length -------------------------------------------------------------------------------------------


def test_the_whole_camp_wins() -> None:
    state = play(position("3B@D7 AN@D8", format="war"), Step("D7", "D8")).state
    outcome = GAME.outcome(state)
    assert outcome.winners == (0, 2, 4)
    assert outcome.places == (1, 2, 1, 2, 1, 2)


def test_cannons_are_force() -> None:
    state = play(position("7B@D7 5R@D8 TR@A17"), Step("D7", "D8"), End()).state
    assert ended(state) is None


def test_both_without_force_is_a_draw() -> None:
    state = play(position("7B@D7 5R@D8 PR@D9 PB@A1"), March("D7 D8"), Step("D8", "D9"), End()).state
    assert ended(state) == ("exhausted", ())


def test_idle_turns_are_counted_and_told() -> None:
    step = play(position(FORCE, idle=49), End())
    assert "idle" in kinds(step)
    assert step.state.idle == 50
    view = GAME.view(step.state, 1)
    form = GAME.form(view, {})
    assert any(line.key == "form-idle" for line in form.lines)


@pytest.mark.parametrize("pawns", ["7B@D7 5R@D8", "7B@D7 PR@D8", "1B@D7 5B@D8"])
def test_a_loss_ends_idleness(pawns: str) -> None:
    move = Sacrifice("D7", "D8") if pawns.startswith("1B") else Step("D7", "D8")
    assert play(position(f"{pawns} {FORCE}", idle=59), move, End()).state.idle == 0


def test_enlisting_ends_idleness() -> None:
    state = play(position(f"9B@D9 {FORCE}", idle=59, greys="8"), Step("D9", "E9"), Enlist("D9"), End()).state
    assert state.idle == 0


@pytest.mark.parametrize(("pawns", "end"), [("5B@A2", ("spent", (0,))), ("PB@A2 TB@A3", ("even", ()))])
def test_the_last_turn_counts_creatures(pawns: str, end: object) -> None:
    assert ended(play(position(f"{FORCE} {pawns}", turn=50, turns=50), End()).state) == end
    assert ended(play(position(f"{FORCE} {pawns}", turn=49, turns=50), End()).state) is None


def test_everything_is_open_at_the_end() -> None:
    state = play(position("3B@D7 AN@D8 5R@A1 8W@K9"), Step("D7", "D8")).state
    for viewer in (0, 1, PUBLIC):
        assert all(pawn.rank for pawn in GAME.view(state, viewer).pawns)


# -- draws -------------------------------------------------------------------------------------------------------------


def test_a_draw_needs_everybody() -> None:
    state = play(position(FORCE, format="alliance"), OfferDraw()).state
    assert [decision.kind for decision in GAME.pending(state)] == ["move", "draw"]
    assert GAME.pending(state)[1].actors == (1, 2, 3)
    for seat in (2, 3):
        state = play(state, Agree(), seat=seat).state
    assert refusal(state, Agree(), seat=3) == "agreed-already"
    step = play(state, Agree(), seat=1)
    assert ended(step.state) == ("agreed", ())
    assert step.reveals == (PUBLIC,)


def test_one_refusal_is_enough_and_the_turn_goes_on() -> None:
    state = play(position(FORCE), OfferDraw()).state
    assert refusal(state, OfferDraw()) == "offered-already"
    state = play(state, Refuse(), seat=1).state
    assert GAME.pending(state)[0].key == "turn 30/move"
    assert len(GAME.pending(state)) == 1
    assert refusal(state, OfferDraw()) == "offered-already"
    assert refusal(state, Agree(), seat=1) == "no-offer"


def test_an_offer_waits_over_turns() -> None:
    state = play(position(FORCE), OfferDraw(), End()).state
    assert [decision.key for decision in GAME.pending(state)] == ["turn 31/act", "turn 30/draw"]
    state = play(state, Agree(), seat=1).state
    assert ended(state) == ("agreed", ())


def test_no_draw_is_offered_early() -> None:
    assert refusal(position(FORCE, turn=19), OfferDraw()) == "offer-early"


# -- resigning ---------------------------------------------------------------------------------------------------------


def test_one_against_one_a_resignation_is_a_surrender() -> None:
    assert ended(play(position(FORCE), Resign(), seat=1).state) == ("surrender", (0,))


def test_an_ally_plays_the_turns_of_who_resigned() -> None:
    state = play(position(f"{FORCE} 5V@W1 8W@L1", format="alliance"), Resign(), seat=0).state
    assert state.captains == (2, 1)
    assert GAME.pending(state)[0].actors == (2,)
    assert stands(play(state, Step("A1", "A2"), seat=2).state, "A2") == "5B"
    assert refusal(state, Step("W1", "W2"), seat=2) == "not-your-pawn"
    assert refusal(state, Step("A1", "A2"), seat=0) == "resigned"
    state = play(state, End(), seat=2).state
    assert ended(play(state, Resign(), seat=2).state) == ("surrender", (1, 3))


def test_of_three_a_majority_surrenders() -> None:
    state = play(position(FORCE, format="war"), Resign(), seat=5).state
    assert ended(state) is None
    assert ended(play(state, Resign(), seat=1).state) == ("surrender", (0, 2, 4))


def test_a_resignation_counts_as_agreement() -> None:
    state = play(position(FORCE, format="alliance"), OfferDraw()).state
    for seat in (2, 3):
        state = play(state, Agree(), seat=seat).state
    assert ended(play(state, Resign(), seat=1).state) == ("agreed", ())


def test_resigning_before_the_armies_are_taken() -> None:
    state = GAME.start(BrokenLineOptions(format="alliance"), 4, Chance(b"armies"))
    state = GAME.play(state, 3, (Resign(),), Chance(b"armies")).state
    assert state.choices == ("", "", "", "B")
    state = GAME.play(state, 0, (Resign(),), Chance(b"armies")).state
    assert ended(state)[0] == "surrender"
    assert set(ended(state)[1]) == {1, 2}


# -- corrections -------------------------------------------------------------------------------------------------------


def correct(state, *moves):
    return GAME.play(state, GM, moves, Chance(b"gm"))


def test_corrections() -> None:
    state = correct(position(f"{FORCE} 9B@D7+"), SetPoints(5, "die misread"), MovePawn("D7", "K9", "slip")).state
    assert state.points == 5
    assert stands(state, "K9") == "9B"
    state = correct(state, RemovePawn("K9", "penalty")).state
    assert GAME.view(state, 0).army("B").fallen == (("9", 1),)
    assert GAME.view(state, 1).army("B").unknown == 1


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (MovePawn("D7", "C6", "x"), "correction-square"),
        (MovePawn("D7", "A1", "x"), "correction-square"),
        (MovePawn("D6", "A2", "x"), "no-pawn"),
        (MovePawn("Z6", "A2", "x"), "bad-square"),
        (RemovePawn("D7", "x"), "correction-unmoved"),
        (SetPoints(13, "x"), "correction-points"),
        (Roll(), "no-correction"),
    ],
)
def test_impossible_corrections(move: object, reason: str) -> None:
    with pytest.raises(Illegal) as caught:
        correct(position(f"{FORCE} 9B@D7"), move)
    assert caught.value.reason == reason


# -- what the end of a turn tells --------------------------------------------------------------------------------------


def test_the_end_of_a_turn_tells_nothing_while_force_is_plain() -> None:
    plain = position("5B@A1+ 5R@A17+ PR@B17")
    assert play(plain, End()).reveals == ()
    doubtful = replace(plain, pawns=tuple(replace(pawn, moved=False) for pawn in plain.pawns))
    assert play(doubtful, End()).reveals == (PUBLIC,)


def test_nothing_played_is_taken_back() -> None:
    assert not GAME.takes_back


def test_a_shot_can_end_the_force_of_a_camp() -> None:
    state = play(position("TB@D5 5R@D8 PR@A17", phase="act"), Shoot("D5", "N"), dice=(3,)).state
    assert ended(state) == ("no-force", (0,))


@pytest.mark.parametrize(("language", "one", "many"), [("fr", "A gagne", "A et C gagnent"), ("en", "A wins", "A and C win")])
def test_a_camp_of_several_wins_in_the_plural(language: str, one: str, many: str) -> None:
    voice = Voice(GAME, language, list("ABCD"))
    for reason in ("artefact", "shelled", "no-force", "surrender", "spent"):
        for seats, said in (((0,), one), ((0, 2), many)):
            winners = tuple(Ref("seat", seat) for seat in seats)
            assert voice.say(Phrase(f"outcome-{reason}", {"winners": winners})).startswith(said)
