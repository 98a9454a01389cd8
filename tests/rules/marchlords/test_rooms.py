"""The room of a battle: its members, its buttons, what all who read it may know, its picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.picture import Look
from render.registry import room_picture
from rules.game import GM, PUBLIC, Illegal
from rules.marchlords.corrections import RuleBattle
from rules.marchlords.game import GAME
from rules.marchlords.moves import Arbitrate, ConfirmReport, ContestReport, FileReport, LeaveToDice, WriteOutcome
from rules.marchlords.play import play_seat
from rules.marchlords.view import view_of

from .build import at, campaign, chance, flip, flipped, march, order

LOOK = Look("en", ("Ana", "Bob", "Eve"), "MAR-12")


def met():
    """A1 and B1 meet in C4; nobody else is near."""
    state = order(campaign("A1 C3", "B1 C5"), 0, march("A1", "C4"))
    return flip(order(state, 1, march("B1", "C4")))


def test_a_room_for_each_open_battle_with_what_is_said_without_more() -> None:
    state = met()
    (room,) = GAME.rooms(state)
    assert (room.members, room.private) == ((0, 1), True)
    assert room.acts == (LeaveToDice("1"),)
    assert GAME.rooms(replace(state, battles=(replace(state.battles[0], stage="closed"),))) == ()


def test_a_room_knows_the_ground_that_all_its_members_see() -> None:
    state = met()
    (room,) = GAME.rooms(state)
    view = GAME.room_view(state, room)
    views = [view_of(state, seat) for seat in room.members]
    tile = at("C4")
    assert (view.fog[tile], view.ground[tile]) == ("v", state.ground[tile])
    assert {army.name for army in view.armies} == {"A1", "B1"}
    for index, letter in enumerate(view.ground):
        assert letter == "?" or all(other.ground[index] == letter for other in views)
    for index, mark in enumerate(view.fog):
        assert mark != "v" or all(other.fog[index] == "v" for other in views)
    assert set(view.holdings) <= set(views[0].holdings) & set(views[1].holdings)
    assert view.ground.count("?") > len(view.ground) // 2
    assert view.kingdoms == view_of(state, PUBLIC).kingdoms


def test_an_arbiter_far_away_brings_the_fog_along() -> None:
    state = met()
    battle = replace(state.battles[0], contested=True)
    state = replace(state, battles=(battle,))
    (room,) = GAME.rooms(state)
    assert room.members == (0, 1, 2)
    assert view_of(state, 2).fog[at("C4")] != "v"
    view = GAME.room_view(state, room)
    assert view.ground[at("C4")] == "?"
    assert view.armies == ()


def test_the_picture_of_a_room_is_the_sheet_of_its_battle() -> None:
    state = met()
    (room,) = GAME.rooms(state)
    picture = room_picture("marchlords", GAME.room_view(state, room), room, LOOK)
    assert picture is not None
    assert picture.name == "battle.png"
    assert "C4" in picture.alt
    assert "Unknown" not in picture.alt
    assert room_picture("marchlords", view_of(campaign(), PUBLIC), room, LOOK) is None


def test_the_first_turn_of_orders_lasts_twice_as_long() -> None:
    (first,) = GAME.pending(campaign())
    (second,) = GAME.pending(campaign(turn=2))
    assert (first.kind, first.times, second.times) == ("orders", 2, 1)
    (battle,) = GAME.pending(met())
    assert battle.times == 1


def told(state, seat, *moves):
    """The step of a seat's batch."""
    return play_seat(state, seat, moves, chance())


def test_what_happens_in_a_battle_is_told_in_its_room_at_once() -> None:
    step = told(met(), 0, WriteOutcome("1", "attacker"), FileReport("1"))
    (reported,) = step.events
    (room,) = GAME.rooms(step.state)
    assert (reported.kind, reported.room, reported.seats) == ("reported", room.key, (0, 1))
    assert room.tells(reported)


def test_the_outcome_of_a_battle_is_of_its_room_and_known_to_all() -> None:
    state = told(met(), 0, WriteOutcome("1", "defender"), FileReport("1")).state
    (room,) = GAME.rooms(state)
    step = told(state, 1, ConfirmReport("1"))
    outcome = next(event for event in step.events if event.kind == "battle-defender")
    assert (outcome.room, outcome.seats) == (room.key, None)
    assert next(event for event in step.events if event.kind == "turn").room == ""
    assert all(room.tells(event) for event in step.events if event.room)


def test_the_buttons_of_a_room_are_those_that_somebody_can_press() -> None:
    state = met()
    filed = told(state, 0, WriteOutcome("1", "attacker"), FileReport("1")).state
    assert GAME.rooms(filed)[0].acts == (ConfirmReport("1"), ContestReport("1"), LeaveToDice("1"))
    disputed = told(filed, 1, ContestReport("1")).state
    rulings = [move.ruling for move in GAME.rooms(disputed)[0].acts if isinstance(move, Arbitrate)]
    assert rulings == ["attacker", "draw", "dice"]  # the defender has filed nothing
    for acts, now in ((GAME.rooms(state)[0].acts, state), (GAME.rooms(filed)[0].acts, filed)):
        able = {move for seat in range(3) for move in GAME.legal_moves(view_of(now, seat))}
        assert set(acts) <= able


def test_the_flip_tells_each_kingdom_where_its_marches_came_to() -> None:
    state = order(campaign("A1 C3", "B1 C5"), 0, march("A1", "C2"))
    _, events = flipped(order(state, 1, march("B1", "D5")))
    marched = [event for event in events if event.kind == "marched"]
    assert [event.seats for event in marched] == [(0,), (1,)]


def test_a_gm_rules_by_a_filed_version() -> None:
    filed = told(met(), 0, WriteOutcome("1", "attacker"), FileReport("1")).state
    with pytest.raises(Illegal, match="no-version"):
        GAME.play(filed, GM, (RuleBattle("1", "defender", "late"),), chance())
    with pytest.raises(Illegal, match="ruling"):
        GAME.play(filed, GM, (RuleBattle("1", "coin", "late"),), chance())
    step = GAME.play(filed, GM, (RuleBattle("1", "attacker", "late"),), chance())
    assert [event.kind for event in step.events][:2] == ["corrected-battle", "battle-attacker"]
    assert GAME.standing(view_of(met(), PUBLIC))[0].facts["battle"] == 1
