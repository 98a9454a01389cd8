"""The room of a battle: its members, its buttons, what all who read it may know, its picture."""

from __future__ import annotations

from dataclasses import replace

from render.picture import Look
from render.registry import room_picture
from rules.game import PUBLIC
from rules.marchlords.game import GAME
from rules.marchlords.moves import LeaveToDice
from rules.marchlords.view import view_of

from .build import at, campaign, flip, march, order

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
