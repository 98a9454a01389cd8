"""The panel by thumb: every listed move can be reached, and previews and menus tell what may be met."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from rules.broken_line import GAME
from rules.broken_line.moves import (
    Creatures,
    End,
    Enlist,
    Fly,
    LastDuel,
    March,
    OfferDraw,
    ReachText,
    Ready,
    RuleText,
    Run,
    Sacrifice,
    Seen,
    Shoot,
    SquareText,
    Step,
    Swap,
    Zoom,
)
from rules.broken_line.paths import canonical
from rules.broken_line.state import Offer
from rules.game import PUBLIC, Illegal, Move, Ref, Resign
from rules.simulate import scribe_of, walk
from rules.voice import Voice

from .build import play, position
from .test_placement import placing, standing

FORCE = "5B@A1 5R@A17"


def batches(view: object, picks: dict[str, tuple[str, ...]], depth: int = 0) -> Iterator[tuple[Move, ...]]:
    """Every batch that the panel can come to."""
    form = GAME.form(view, picks)  # type: ignore[arg-type]
    if form.moves:
        yield form.moves
    for pick in form.picks:
        if pick.name in picks:
            continue
        for ref in pick.choices:
            yield from batches(view, {**picks, pick.name: (str(ref.value),)}, depth + 1)
        break  # controls come one after the other


def reached(state, seat: int) -> set[Move]:
    view = GAME.view(state, seat)
    return {canonical(view, move) for moves in batches(view, {}) for move in moves}


@pytest.mark.parametrize(
    "state",
    [
        position("1B@D4 3B@F2 8B@C5 5W@K6 TW@L2 4R@D6 5R@F9 PN@K12", 4, greys="8 5"),
        position("1B@D4 3B@F2 8B@C5 5W@K6 TW@L2", 0),
        position(f"TB@D5 TW@A2 {FORCE}", phase="act"),
        play(position("9B@D9 4R@E10", greys="8"), Step("D9", "E9")).state,
        play(replace(position("9B@D9 4R@E10", greys="8"), offer=Offer(1, 29, (1,))), Step("D9", "E9")).state,
        placing("skirmish"),
        placing("alliance"),
        standing(),
    ],
    ids=["battle", "no points", "shots", "mercenary", "mercenary and offer", "placement", "shared placement", "first"],
)
def test_every_listed_move_is_reached_by_thumb(state) -> None:
    for seat in range(state.seats):
        if any(decision.concerns(seat) for decision in GAME.pending(state)):
            listed = set(GAME.legal_moves(GAME.view(state, seat))) - {Resign()}
            missing = listed - reached(state, seat)
            assert not missing


def test_far_squares_are_reached_by_their_path() -> None:
    moves = reached(position("5B@D2", 3), 0)
    assert March("D2 D3 D4 D5") in moves
    assert {type(move) for move in moves} == {Step, March, End, OfferDraw}


def test_a_placement_by_thumb() -> None:
    state = placing("skirmish")
    form = GAME.form(GAME.view(state, 0), {})
    assert form.verb == "lay"
    state = GAME.play(state, 0, form.moves, scribe_of(GAME, state.options, 2, "x", 0).chance()).state
    view = GAME.view(state, 0)
    assert GAME.form(view, {}).moves == (Ready(),)
    first = GAME.form(view, {"placing": ("swap",)})
    assert [pick.name for pick in first.picks] == ["placing", "first"]
    chosen = GAME.form(view, {"placing": ("swap",), "first": ("K2",), "second": ("K4",)})
    assert [type(move) for move in chosen.moves] in ([Swap], [])
    assert GAME.detail(view, Ref("square", view.pawns[0].square)).key == "detail-face"


def test_all_three_armies_are_laid_at_once() -> None:
    state = placing("duel")
    moves = GAME.form(GAME.view(state, 0), {"placing": ("rampart",)}).moves
    assert [move.army for move in moves] == ["B", "W", "V"]  # type: ignore[attr-defined]


def test_other_seats_have_a_panel_only_where_they_are_asked() -> None:
    state = position(FORCE)
    assert GAME.form(GAME.view(state, 1), {}).picks == ()
    assert GAME.form(GAME.view(state, PUBLIC), {}).picks == ()
    state = play(state, OfferDraw()).state
    assert [ref.value for ref in GAME.form(GAME.view(state, 1), {}).picks[0].choices] == ["agree", "refuse"]


@pytest.mark.parametrize(
    ("pawns", "seat", "first"),
    [("5W@H1 6W@I4 7W@C4 5R@A17", 0, ["C4", "I4", "H1"]), ("5N@H17 6N@I14 7N@P14 5B@A1", 1, ["P14", "I14", "H17"])],
)
def test_pawns_that_went_farthest_head_the_menu_from_their_own_left(pawns: str, seat: int, first: list[str]) -> None:
    menu = GAME.form(GAME.view(position(pawns, active=seat), seat), {}).picks[0]
    assert [ref.value for ref in menu.choices if ref.domain == "square"] == first


def test_ways_are_told_attacks_first_then_those_that_lead_farthest_forward() -> None:
    view = GAME.view(position("3N@G13 5B@G9 5B@A1", 2, active=1), 1)
    ways = [str(ref.value) for ref in GAME.form(view, {"pawn": ("G13",)}).picks[1].choices]
    assert ways[0] == "run-G9-1"
    assert ways[1:3] == ["run-G10-1", "run-G11-1"]
    walked = [way for way in ways if way.startswith("walk-")]
    assert walked[0] == "walk-G11-2"
    assert walked[-1].split("-")[1] in ("E15", "F15", "G15", "H15", "I15")


@pytest.mark.parametrize(
    ("pawns", "way", "told"),
    [
        ("TW@L8 5N@L11 5N@L13", "N", ["L11", "L13"]),
        ("TW@L6 5N@L7 5N@L8 5N@L12", "N", []),  # the castle is higher, and stops what would pass
        ("TW@D5 5B@D7 5N@D8 9N@D11", "N", ["D8", "D11"]),
        ("TW@D5 5N@D8", "E", []),
    ],
)
def test_a_shot_is_told_with_the_squares_where_it_finds_a_foe(pawns: str, way: str, told: list[str]) -> None:
    view = GAME.view(position(f"{pawns} {FORCE}", phase="act"), 0)
    cannon = pawns[3:5]
    form = GAME.form(view, {"action": ("shoot",), "cannon": (cannon,), "direction": (way,)})
    assert form.moves == (Shoot(cannon, way),)
    assert form.lines == GAME.preview(view, form.moves)
    facts = form.lines[-1].facts
    assert [ref.value for ref in facts["squares"]] == told
    assert facts["count"] == len(told)


def test_flights_that_spare_nothing_come_after_the_walks() -> None:
    """Nobody walks into the corridor of I8, behind the lake; round the forest of I6 one walks as fast as one flies."""
    view = GAME.view(position("8B@I5 5R@A17", 3), 0)
    ways = [str(ref.value) for ref in GAME.form(view, {"pawn": ("I5",)}).picks[1].choices]
    assert ways[0] == "fly-I8-3"
    walked = [place for place, way in enumerate(ways) if way.startswith("walk-")]
    afoot = {ways[place].split("-")[1] for place in walked}
    vain = [place for place, way in enumerate(ways) if way.startswith("fly-") and way.split("-")[1] in afoot]
    assert vain
    assert min(vain) > max(walked)


def test_a_mage_with_nobody_to_bring_and_nowhere_to_go_is_not_in_the_menu() -> None:
    view = GAME.view(position("1W@D4 AW@L1 5R@A17", 0), 0)
    assert [ref.value for ref in GAME.form(view, {}).picks[0].choices] == ["end", "offer"]


def test_the_panel_tells_what_may_be_met() -> None:
    view = GAME.view(position("5B@D7 7R@D8 3R@C7! 5W@L1", greys="8"), 0)
    lines = GAME.form(view, {"pawn": ("D7",), "way": ("walk-C7-1",)}).lines
    assert [line.key for line in lines] == ["form-points", "preview-way", "preview-known"]
    assert lines[-1].facts["result"] == "win"
    lines = GAME.form(view, {"pawn": ("D7",), "way": ("walk-D8-1",)}).lines
    assert lines[-1].key == "preview-odds"
    facts = lines[-1].facts
    # of the 24 red pawns whose rank is unknown: 2 less than a Footman of 5 by one of three Runners that was seen
    assert facts == {"win": 1 + 1 + 2 + 3 + 1, "dice": 3, "lose": 3 + 2 + 2 + 1 + 1 + 4, "total": 24, "artefact": 0}


@pytest.mark.parametrize(
    ("move", "keys"),
    [
        (Run("F2", "F5"), ["preview-way", "preview-run", "preview-odds"]),
        (Fly("C5", "C7"), ["preview-way", "preview-flight"]),
        (Sacrifice("D4", "K6"), ["preview-sacrifice"]),
        (Step("D4", "D5"), ["preview-way"]),
        (March("D4 E9"), ["preview-way", "preview-tavern"]),
        (End(), []),
        (Step("D4", "D9"), []),
    ],
)
def test_previews(move: Move, keys: list[str]) -> None:
    view = GAME.view(position("1B@D4 3B@F2 8B@C5 5W@K6 5R@F5", 6, greys="8 5"), 0)
    assert [line.key for line in GAME.preview(view, (move,))] == keys


def test_previews_of_shots_and_mercenaries() -> None:
    view = GAME.view(position(f"TB@D5 {FORCE}", phase="act"), 0)
    assert [line.key for line in GAME.preview(view, (Shoot("D5", "N"),))] == ["preview-shot", "preview-shot-hits"]
    view = GAME.view(play(position("9B@D9 4R@E10!", greys="8"), Step("D9", "E9")).state, 0)
    assert [line.key for line in GAME.preview(view, (Enlist("E10"),))] == ["preview-known"]
    assert GAME.preview(view, (Enlist("D9"),)) == ()


# -- questions ---------------------------------------------------------------------------------------------------------


def keys(state, query: Move, viewer: object = 0) -> list[str]:
    return [line.key for line in GAME.answer(GAME.view(state, viewer), query).lines]  # type: ignore[arg-type]


def test_the_creature_summary_of_each_camp() -> None:
    state = standing()
    own = GAME.answer(GAME.view(state, 0), Creatures())
    assert own.picture == "creatures"
    assert len(own.lines) == 1 + 14
    assert own.lines[0].facts["army"] == Ref("army", "good")
    foes = GAME.answer(GAME.view(state, 0), Creatures("Mal"))
    assert foes.lines[0].facts["army"] == Ref("army", "evil")
    with pytest.raises(Illegal):
        GAME.answer(GAME.view(state, 0), Creatures("nobody"))


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "le Camp du Bien tient le château"), ("en", "the Camp of Good holds the castle")]
)
def test_a_closed_gate_says_who_closed_it(language: str, said: str) -> None:
    """Not whom it is closed to: the camp that is named must not be taken for the one that stands outside."""
    view = GAME.view(position("5W@K9 5B@M9 5R@L13"), 1)
    lines = GAME.answer(view, SquareText("L12")).lines
    assert said in Voice(GAME, language).say(next(line for line in lines if line.key == "answer-gate"))


def test_a_square_tells_what_it_is() -> None:
    state = position("5R@K9! 5B@A1 5R@A5", greys="8")
    assert keys(state, SquareText("k9")) == ["answer-fort", "answer-red", "answer-pawn"]
    assert keys(state, SquareText("B11")) == ["answer-ground", "answer-gate", "answer-shortcut"]
    assert keys(state, SquareText("C6")) == ["answer-ground"]
    assert keys(state, SquareText("E9")) == ["answer-ground", "answer-grey"]
    assert keys(state, SquareText("A1")) == ["answer-ground", "answer-zone", "answer-pawn"]
    with pytest.raises(Illegal):
        keys(state, SquareText("Z1"))


def test_a_reach_is_told_of_faces_alone() -> None:
    state = position("3B@E4 5R@F9", 2)
    assert keys(state, ReachText("e4")) == ["answer-reach", "answer-reach-walk", "answer-reach-walk", "answer-reach-run"]
    with pytest.raises(Illegal):
        keys(state, ReachText("F9"))
    with pytest.raises(Illegal):
        keys(state, ReachText("E4"), PUBLIC)


def test_a_reach_reckons_with_the_points_of_ones_own_turn() -> None:
    """The foe's points say nothing about one's own pawns; while a mercenary waits, one's points are those left."""
    theirs = position("5B@A5 5R@W13", 0, active=1)
    lines = GAME.answer(GAME.view(theirs, 0), ReachText("A5")).lines[1:]
    assert {line.facts.get("cost") for line in lines} == set(range(1, 7))
    won = play(position("9B@D9 5R@W13", 2, greys="5 -"), Step("D9", "E9")).state
    assert won.phase == "enlist"
    assert {line.facts.get("cost") for line in GAME.answer(GAME.view(won, 0), ReachText("E9")).lines[1:]} == {1}


def test_a_mercenary_that_ones_camp_has_met_is_reckoned_as_what_it_is() -> None:
    state = play(position("5B@D8 9B@D9 4B@D10 5R@W13", 6, greys="8 -"), Step("D8", "E9")).state
    mine, theirs = GAME.view(state, 0), GAME.view(state, 1)
    line = GAME.preview(mine, [Step("D9", "E9")])[-1]
    assert line.key == "preview-known"
    assert line.facts == {"foe": Ref("pawn", "G8"), "result": "win"}
    assert GAME.preview(mine, [Step("D10", "E9")])[-1].facts["result"] == "lose"
    way = Ref("way", "walk-E9-1")
    assert GAME.detail(mine, way).facts == {"pawn": Ref("pawn", "G8")}
    assert GAME.detail(theirs, way).key == "detail-tavern"  # the foe has met nobody


def test_what_was_seen_and_the_last_duel() -> None:
    state = play(position("5B@D7 7R@D8 8R@A9"), Step("D7", "D8")).state
    assert keys(state, Seen())[0] == "answer-seen"
    assert keys(state, Seen(), 1)[0] == "answer-seen-none"
    assert keys(state, LastDuel()) == ["answer-duel", "answer-duel-lose"]
    forgetful = play(position("5B@D7 7R@D8", memory=False), Step("D7", "D8")).state
    assert keys(forgetful, Seen())[0] == "answer-no-memory"
    assert GAME.view(forgetful, 0).pawn("D8").known == ""


def test_zooms_and_rules() -> None:
    state = position(FORCE)
    assert GAME.answer(GAME.view(state, 0), Zoom("Sud-Ouest")).picture == "zoom"
    assert keys(state, RuleText()) == ["rule-moves"]
    assert keys(state, RuleText("taverne")) == ["rule-mercenaries"]
    for query in (Zoom("nowhere"), RuleText("nothing"), LastDuel()):
        with pytest.raises(Illegal):
            keys(state, query)


def test_a_whole_match_has_its_figures() -> None:
    scribe = scribe_of(GAME, GAME.options_type(), 2, "figures", 0)
    events = [event for moment in walk(scribe, "autopilot") for event in moment.step.events]
    lines = GAME.recap(events)
    assert [line.key for line in lines][:3] == ["recap-match", "recap-seat", "recap-seat"]
    assert lines[0].facts["turns"] == scribe.state.turn
    assert GAME.recap([]) == ()
