"""How games, series and matches end; corrections by a GM."""

from __future__ import annotations

from typing import Any

import pytest

from rules.battle_line import GAME
from rules.battle_line.moves import Claim, Draw, End, MoveCard, PassTurn, Place, Scout, ScoutDraw, SetOwner
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.series import series_winner
from rules.chance import Chance
from rules.game import Illegal, Resign

from .build import FULL, SEED, build, kinds, play, refused, step


def test_the_dealer_is_drawn_by_lot_and_the_other_starts() -> None:
    starters = set()
    for seed in range(20):
        chance = Chance(bytes([seed]))
        state = GAME.start(BattleLineOptions(), 2, chance)
        dealer = next(draw.value for draw in chance.draws if draw.occasion == "game 1/dealer")
        assert state.active == state.starter == 1 - dealer
        assert [len(hand) for hand in state.hands] == [7, 7]
        assert [len(deck) for deck in state.decks] == [46, 10]
        starters.add(state.starter)
    assert starters == {0, 1}


def test_without_tactics_there_is_one_deck() -> None:
    state = GAME.start(BattleLineOptions(tactics=False), 2, Chance(SEED))
    assert state.decks[1] == ()
    GAME.check(state)


def test_a_match_is_for_two() -> None:
    with pytest.raises(Illegal) as caught:
        GAME.start(BattleLineOptions(), 3, Chance(SEED))
    assert caught.value.reason == "two-seats"


def test_resigning_gives_up_the_match_at_any_time() -> None:
    state = build(hands=("R1", "B1"), options=BattleLineOptions(series="best-of-5"), scores=(10, 3), wins=(2, 0))
    done = step(state, Resign(), seat=1)
    outcome = GAME.outcome(done.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.places, outcome.scores) == ("resigned", (0,), (1, 2), (10, 3))
    assert kinds(done.events) == ["resigned"]
    assert refused(done.state, Resign(), seat=0).reason == "over"
    assert refused(state, Resign(), Place("R1", 1), seat=0).reason == "over"


def test_a_match_may_end_while_a_scout_is_out() -> None:
    state = build({3: ("R10 R9 R8", "")}, ("SCOUT G1 G2 G3 G4 G5 G6", "B1"), owners={1: 0, 2: 0})
    state = play(state, Scout(), ScoutDraw("troops"), ScoutDraw("troops"), ScoutDraw("troops"))
    for move in (Claim(3), Resign()):
        over = play(state, move)
        assert (over.stage, over.scout, len(over.hands[0])) == ("over", (0, 0), 9)
        GAME.check(over)


def test_two_passes_in_a_row_are_adjudicated() -> None:
    """3.11 (a): a battlefield where exactly one side is complete goes to it; (b) most battlefields win."""
    fields = {number: (side, "") for number, (side, _) in FULL.items()} | {9: ("O8 Y1 G3", "B9 B8 B7")}
    mine = {number: fields[number] for number in (1, 3, 5, 7)}
    theirs = {number: ("", fields[number][0]) for number in (2, 4)}
    state = build(mine | theirs, ("FOG", "MUD"), tactics_played=(1, 1), decks=("", ""))
    state = play(state, PassTurn(), End())
    assert state.passes == 1
    done = step(state, PassTurn(), End())
    outcome = GAME.outcome(done.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("most", (0,), (5, 2))
    assert [field.owner for field in done.state.fields] == [0, 1, 0, 1, 0, None, 0, None, None]
    assert kinds(done.events)[:2] == ["passed", "adjudication"]
    assert kinds(done.events).count("awarded") == 6


def test_an_adjudication_can_be_a_draw() -> None:
    state = build({1: ("R1 R2 R3", ""), 2: ("", "B1 B2 B3")}, ("FOG", "MUD"), decks=("", ""), passes=1)
    outcome = GAME.outcome(play(state, PassTurn(), End()))
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.places, outcome.scores) == ("drawn", (), (1, 1), (1, 1))


def test_an_adjudication_can_end_by_five_battlefields() -> None:
    sides = {number: (side, "") for number, (side, _) in FULL.items() if number % 2}
    done = step(build(sides, ("FOG", "MUD"), decks=("", ""), passes=1), PassTurn(), End())
    outcome = GAME.outcome(done.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("five", (0,))


def test_a_card_or_a_claim_between_passes_prevents_it() -> None:
    state = build({1: ("R10 R9 R8", "")}, ("FOG", "MUD"), tactics_played=(1, 1), decks=("", ""), passes=1)
    assert GAME.outcome(play(state, PassTurn(), Claim(1), End())) is None
    played = build(hands=("R1", "MUD"), decks=("", ""), passes=1)
    assert play(played, Place("R1", 1), End()).passes == 0


@pytest.mark.parametrize(
    ("series", "game", "scores", "wins", "expected"),
    [
        ("best-of-3", 1, (5, 2), (1, 0), (False, None)),
        ("best-of-3", 2, (10, 4), (2, 0), (True, 0)),
        ("best-of-3", 2, (7, 9), (1, 1), (False, None)),
        ("best-of-3", 3, (9, 12), (1, 2), (True, 1)),
        ("best-of-3", 3, (9, 9), (1, 1), (True, None)),
        ("best-of-3", 3, (8, 9), (1, 1), (True, 1)),
        ("best-of-5", 3, (15, 5), (3, 0), (True, 0)),
        ("to-10", 2, (9, 7), (1, 1), (False, None)),
        ("to-10", 2, (10, 4), (2, 0), (True, 0)),
        ("to-10", 3, (11, 14), (1, 2), (True, 1)),
        ("to-10", 3, (12, 12), (1, 1), (False, None)),
        ("to-10", 5, (12, 12), (1, 1), (True, None)),
        ("to-20", 9, (19, 18), (2, 2), (True, 0)),
    ],
)
def test_when_a_series_is_decided(series: Any, game: int, scores: Any, wins: Any, expected: Any) -> None:
    state = build(options=BattleLineOptions(series=series), game=game, scores=scores, wins=wins)
    assert series_winner(state) == expected


def test_a_drawn_game_scores_battlefields_and_the_other_seat_starts_the_next() -> None:
    options = BattleLineOptions(series="to-10")
    state = build({1: ("R1 R2 R3", ""), 2: ("", "B1 B2 B3")}, ("FOG", "MUD"), decks=("", ""), passes=1, options=options)
    done = step(state, PassTurn(), End())
    assert (done.state.scores, done.state.wins, done.state.game, done.state.starter) == ((1, 1), (0, 0), 2, 1)
    assert "game-drawn" in kinds(done.events)


# -- corrections -------------------------------------------------------------------------------------------------------


def correct(state: Any, *moves: Any) -> Any:
    return GAME.play(state, "gm", moves, Chance(SEED))


def test_a_gm_may_give_a_battlefield_or_take_it_back() -> None:
    state = build({1: ("R10 R9 R8", "")}, ("G1", "B1"), owners={1: 0})
    done = correct(state, SetOwner(1, 0, "wrong claim"))
    assert done.state.fields[0].owner is None
    assert done.events[0].facts["reason"] == "wrong claim"
    assert correct(state, SetOwner(4, 2, "agreed")).state.fields[3].owner == 1


def test_a_correction_can_decide_the_game() -> None:
    state = build(hands=("G1", "B1"), owners={1: 1, 2: 1})
    done = correct(state, SetOwner(3, 2, "agreed"))
    outcome = GAME.outcome(done.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("three", (1,))


def test_a_gm_may_move_face_up_cards_and_cards_are_conserved() -> None:
    state = build({1: ("R1 R2", "B1")}, ("G1", "G2"), discards=("SCOUT", "P9"), mud=(4,))
    for card, target in [
        ("R1", "a2"),
        ("R1", "b1"),
        ("b1", "deck"),
        ("P9", "a3"),
        ("MUD", "a"),
        ("SCOUT", "b"),
        ("R2", "B"),
    ]:
        done = correct(state, MoveCard(card, target, "misclick"))
        GAME.check(done.state)
        assert done.state != state
    assert correct(state, MoveCard("P9", "a3", "x")).state.fields[2].last == 0
    assert correct(state, MoveCard("9 pourpre", "a3", "x")) == correct(state, MoveCard("purple 9", "a3", "x"))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (MoveCard("G1", "a1", "x"), "correction-hidden"),
        (MoveCard("Z1", "a1", "x"), "correction-card"),
        (MoveCard("R1", "a0", "x"), "correction-place"),
        (MoveCard("B9", "a1", "x"), "correction-no-slot"),
        (MoveCard("SCOUT", "a2", "x"), "correction-no-slot"),
        (MoveCard("MUD", "a", "x"), "correction-crowded"),
        (SetOwner(0, 1, "x"), "no-such-battlefield"),
        (SetOwner(1, 3, "x"), "no-such-side"),
        (Place("G1", 1), "no-correction"),
    ],
)
def test_corrections_refused(move: Any, reason: str) -> None:
    state = build({1: ("R1 R2 R3", "B1"), 4: ("O1 O2 O3 O4", "B9")}, ("G1", "G2"), discards=("SCOUT", "P9"), mud=(4,))
    with pytest.raises(Illegal) as caught:
        correct(state, move)
    assert caught.value.reason == reason


def test_seats_make_no_corrections_and_the_gm_no_moves() -> None:
    state = build(hands=("G1", "G2"))
    assert refused(state, SetOwner(1, 1, "mine")).reason == "no-such-move"
    with pytest.raises(Illegal):
        correct(state, Draw("troops"))
    with pytest.raises(Illegal) as caught:
        GAME.play(state, "house", (Resign(),), Chance(SEED))
    assert caught.value.reason == "not-a-seat"
