"""What each may know (broken_line.md 13): nothing but what was shown, whatever the hidden ranks are."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from rules import codec
from rules.broken_line import GAME
from rules.broken_line.beliefs import Beliefs
from rules.broken_line.moves import Creatures, End, Enlist, March, Roll, Sacrifice, Step
from rules.broken_line.options import BrokenLineOptions
from rules.broken_line.pieces import ARMIES, camp_of
from rules.broken_line.tables import CAMPS
from rules.chance import Chance
from rules.game import GM, PUBLIC, Illegal, Move
from rules.simulate import Moment, Style, scribe_of, walk

from .build import play, position

FORCE = "5B@A1 5R@A17"
FORMATS = ("skirmish", "duel", "alliance", "war")


@cache
def match(format: str, style: Style = "autopilot", number: int = 0) -> list[Moment]:
    """A whole match; tests share it."""
    options = BrokenLineOptions(format=format)  # type: ignore[arg-type]
    return list(walk(scribe_of(GAME, options, options.seats, "fog", number), style))


def shown_ranks(moment: Moment) -> set[str]:
    """The faces that the public events of an entry show."""
    faces: set[str] = set()
    for event in moment.step.events:
        if event.seats is None:
            for fact in event.facts.values():
                if getattr(fact, "domain", "") == "pawn":
                    faces.add(str(fact.value))  # type: ignore[union-attr]
            if event.kind in ("ran", "flew", "shot"):
                rank = {"ran": "3", "flew": "8", "shot": "T"}[event.kind]
                faces.add(f"{event.facts['army'].value}{rank}")  # type: ignore[union-attr]
    return faces


@pytest.mark.parametrize("format", FORMATS)
def test_views_show_no_rank_that_no_public_event_showed(format: str) -> None:
    faces: set[str] = set()
    for place, moment in enumerate(match(format)):
        state = moment.step.state
        faces |= shown_ranks(moment)
        if place % 4:
            continue
        if GAME.outcome(state) is not None:
            break
        for viewer in (*range(state.seats), PUBLIC):
            view = GAME.view(state, viewer)
            camp = view.camp
            for pawn in view.pawns:
                assert (pawn.rank != "") == (camp_of(pawn.army) == camp)
                assert not pawn.known or f"{pawn.army}{pawn.known}" in faces
                assert not (viewer == PUBLIC and pawn.known)
            if viewer == PUBLIC:
                assert view.camp == ""


def test_a_fallen_mercenary_is_not_struck_off_the_list_of_the_army_it_joined() -> None:
    """All see the mercenary put down and fall; the army's own Mage may stand as before."""
    state = position("9B@D9 1B@A1 5R@E10 5R@W13", 6, greys="1 -")
    state = play(state, March("D9 E9"), Enlist("E10"), End()).state
    for viewer in (0, 1, PUBLIC):
        army = GAME.view(state, viewer).army("B")
        assert (army.fallen, army.brought, army.unknown) == ((("1", 1),), (), 0)
    theirs = GAME.view(state, 1)
    assert Beliefs(theirs).of(theirs.pawn("A1"))["1"] == 1
    card = {line.facts["rank"].value: line.facts["out"] for line in GAME.answer(theirs, Creatures("good")).lines[1:]}
    assert card["1"] == 0


@pytest.mark.parametrize("format", FORMATS)
def test_conservation_and_the_castle(format: str) -> None:
    """Pawns are neither made nor lost, points never exceed the roll, the holder is the test of the red spots."""
    for moment in match(format, "mixed", 1):
        state = moment.step.state
        GAME.check(state)
        if state.phase in ("act", "move", "enlist"):
            total = len(state.pawns) + len(state.fallen) + len(state.greys) + (state.recruit is not None)
            assert total == sum(30 if army in "WN" else 25 for army in state.options.all_armies) + 2
            assert 0 <= state.points <= sum(state.dice)
            spots = [pawn.army for pawn in state.pawns if pawn.square in (8 * 23 + 10, 8 * 23 + 12)]
            camps = {camp_of(army) for army in spots}
            assert state.holder == (camps.pop() if len(spots) == 2 and len(camps) == 1 else "")


@pytest.mark.parametrize("format", ["skirmish", "war"])
def test_whose_turn_it_is_follows_from_the_turn(format: str) -> None:
    """Nothing of it is a secret that the view would have to keep, not even once the match is over."""
    for moment in (*match(format)[::40], match(format)[-1]):
        state = moment.step.state
        with pytest.raises(AssertionError):
            GAME.check(replace(state, slot=state.slot + 1))
        if state.duel is not None:
            with pytest.raises(AssertionError):
                GAME.check(replace(state, duel=replace(state.duel, turn=state.duel.turn - 2)))


def refusals(state, seat: int, moves: list[Move]) -> list[object]:
    found: list[object] = []
    for move in moves:
        try:
            GAME.play(state, seat, (move,), Chance(b"refusals"))
            found.append("accepted")
        except Illegal as illegal:
            found.append((illegal.reason, codec.facts_to_json(illegal.facts)))
    return found


@pytest.mark.parametrize("format", FORMATS)
def test_the_same_command_meets_the_same_refusal_whatever_foes_hide(format: str) -> None:
    moments = match(format)
    names = [f"{column}{row}" for column in "ADGKMQTW" for row in (1, 3, 5, 8, 9, 12, 14, 16)]
    asked = 0
    for moment in [moment for moment in moments if moment.before.phase == "move"][40:200:40]:
        state = moment.before
        seat = state.actor_for(state.active)
        view = GAME.view(state, seat)
        own = [pawn.square for pawn in view.pawns if pawn.mine][::7]
        moves: list[Move] = [March(f"{start} {to}") for start in own for to in names[::7]]
        moves += [Step(start, to) for start in own for to in names[::11]]
        world = GAME.imagine(state, seat, Chance(b"another world"))
        assert refusals(world, seat, moves) == refusals(state, seat, moves)
        asked += len(moves)
    assert asked > 20


def test_allies_see_the_faces_of_their_camp() -> None:
    state = position(f"{FORCE} 8W@L1 10V@W1 9N@L17", format="alliance")
    seen = {pawn.army: pawn.rank for pawn in GAME.view(state, 2).pawns}
    assert seen == {"B": "5", "R": "", "W": "8", "V": "10", "N": ""}
    assert {pawn.army for pawn in GAME.view(state, 2).pawns if pawn.mine} == {"W", "V"}


def test_memory_follows_a_pawn_and_is_a_choice_of_the_table() -> None:
    for memory in (True, False):
        state = play(position(f"7B@D7 5R@D8 {FORCE}", memory=memory), Step("D7", "D8"), Step("D8", "D9"), End()).state
        assert GAME.view(state, 1).pawn("D9").known == ("7" if memory else "")
        assert GAME.view(state, PUBLIC).pawn("D9").known == ""
        assert GAME.view(state, 0).pawn("D9").rank == "7"


def test_a_gm_sees_all_and_a_seat_sees_no_more_for_asking() -> None:
    state = position(FORCE, greys="8 5")
    assert [grey.rank for grey in GAME.view(state, GM).greys] == ["8", "5"]
    assert {pawn.rank for pawn in GAME.view(state, GM).pawns} == {"5"}


@pytest.mark.parametrize("format", FORMATS)
def test_imagined_worlds_are_true_to_what_was_seen(format: str) -> None:
    moments = match(format)
    differ = 0
    for moment in moments[5::60]:
        state = moment.before
        for viewer in (*range(state.seats), PUBLIC):
            world = GAME.imagine(state, viewer, Chance(b"world"))
            GAME.check(world)
            assert GAME.view(world, viewer) == GAME.view(state, viewer)
            if state.phase in ("act", "move", "enlist"):
                here, there = ({pawn.square: pawn for pawn in item.pawns} for item in (state, world))
                assert here.keys() == there.keys()
                assert all(there[at].rank == pawn.rank for at, pawn in here.items() if pawn.shown)
                differ += sum(there[at].rank != pawn.rank for at, pawn in here.items())
    assert differ > 100


def test_two_dice_double_the_points() -> None:
    state = position(FORCE, phase="act", dice=2)
    after = play(state, Roll(), dice=(3, 5)).state
    assert (after.dice, after.points) == ((3, 5), 8)


def test_outside_its_zone_no_pawn_is_taken_for_the_artefact() -> None:
    state = play(position("1N@L12 5N@K17 AN@M17 5B@A1 AW@K1", active=1), Sacrifice("L12", "K17")).state
    for memory in (True, False):
        view = GAME.view(replace(state, options=replace(state.options, memory=memory)), 0)
        brought, home = (Beliefs(view).of(view.pawn(square)) for square in ("L12", "M17"))
        assert ("A" in brought, "A" in home, "P" in brought) == (False, True, True)


def test_each_camp_has_three_armies() -> None:
    assert [camp_of(army) for army in ARMIES] == [CAMPS[0]] * 3 + [CAMPS[1]] * 3
