"""The private threads of allies: what each of a camp knows, and nothing of a single seat (BL-62)."""

from __future__ import annotations

import pytest

from render.picture import Look
from render.registry import room_picture
from rules.broken_line import GAME
from rules.broken_line.moves import Preset, Shuffle
from rules.broken_line.sight import team_view
from rules.chance import Chance
from rules.game import PUBLIC

from .build import position
from .test_placement import placing

LOOK = Look("fr", tuple(f"Joueur {seat + 1}" for seat in range(6)), "TER-1")


def test_two_have_no_thread_and_allies_have_one_each() -> None:
    assert GAME.rooms(placing("skirmish")) == ()
    for form, sides in (("alliance", ((0, 1), (2, 3))), ("war", ((0, 1, 2), (3, 4, 5)))):
        state = placing(form)
        rooms = GAME.rooms(state)
        assert all(room.private for room in rooms)
        assert tuple(room.members for room in rooms) == tuple(state.members(camp) for camp in ("good", "evil"))
        assert {len(room.members) for room in rooms} == {len(sides[0])}


@pytest.mark.parametrize("form", ["alliance", "war"])
def test_all_members_know_the_same_of_their_room(form: str) -> None:
    """Each member's own view, without whose pawns it moves, is the room's; a foe's placement is not in it."""
    state = placing(form)
    for seat in range(state.seats):
        army = next(army.letter for army in GAME.view(state, seat).armies if army.setter == seat)
        state = GAME.play(state, seat, [Shuffle(army)], Chance(bytes([seat]) * 32)).state
    for room in GAME.rooms(state):
        views = [team_view(state, member) for member in room.members]
        assert views == [GAME.room_view(state, room)] * len(views)
        assert views[0].viewer == PUBLIC
        camp = state.camp(room.members[0])
        assert views[0].pawns
        assert {pawn.camp for pawn in views[0].pawns} == {camp}
        assert not any(pawn.mine for pawn in views[0].pawns)
        picture = room_picture("broken_line", views[0], room, LOOK)
        assert picture is not None
        assert picture.name == "camp-placement.png"


def test_the_board_of_a_room_shows_its_camps_faces_alone() -> None:
    state = position("5B@D2 7W@K4 3V@S3 9R@D15 6N@K13 2J@S15", 3, format="alliance")
    for room in GAME.rooms(state):
        view = GAME.room_view(state, room)
        seen = {pawn.camp for pawn in view.pawns if pawn.rank}
        assert seen == {state.camp(room.members[0])}
        assert not view.acting
        assert not GAME.legal_moves(view)
        picture = room_picture("broken_line", view, room, LOOK)
        assert picture is not None
        assert picture.name == "camp-pawns.png"
        assert "votre camp" in picture.alt
        own, foes = ("7 K4", "6 K13") if room.key == "team good" else ("6 K13", "7 K4")
        assert own in picture.alt
        assert foes not in picture.alt


def test_changes_of_a_placement_are_told_to_the_camp() -> None:
    state = placing("alliance")
    seat = 0
    army = next(army.letter for army in GAME.view(state, seat).armies if army.setter == seat)
    step = GAME.play(state, seat, [Preset(army, "balanced")], Chance(bytes(32)))
    mine, theirs = GAME.rooms(step.state) if state.camp(seat) == "good" else reversed(GAME.rooms(step.state))
    assert all(mine.tells(event) for event in step.events)
    assert not any(theirs.tells(event) for event in step.events)
