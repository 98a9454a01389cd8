"""No picture, alt text or text board tells what its viewer may not know: all are functions of the view, and a board is a
function of what everybody sees."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.broken_line import PAINTER
from rules.broken_line.moves import Creatures, LastDuel, SquareText, Zoom
from rules.broken_line.pieces import camp_of
from rules.broken_line.state import BrokenLine, Grey
from rules.game import GM, PUBLIC, Event, Ref, Viewer
from tests.render.broken_line.samples import BOARDS, LOOK, castle, choosing, middle, placing, seen, start, war

RUNNING = ["choosing", "placing-war", "first", "middle", "castle", "war"]


def other_faces(state: BrokenLine, camp: str, shown_too: bool = False) -> BrokenLine:
    """The same match with the hidden ranks of a camp dealt otherwise: reversed among its pawns that nobody has seen."""
    hidden = [pawn for pawn in state.pawns if camp_of(pawn.army) == camp and (shown_too or not pawn.shown)]
    swapped = {pawn.square: replace(pawn, rank=rank) for pawn, rank in
               zip(hidden, reversed([pawn.rank for pawn in hidden]), strict=True)}  # fmt: skip
    pawns = tuple(swapped.get(pawn.square, pawn) for pawn in state.pawns)
    layouts = tuple(
        replace(layout, codes=layout.codes[::-1]) if camp_of(layout.army) == camp else layout for layout in state.layouts
    )
    return replace(state, pawns=pawns, layouts=layouts)


def everything_else(state: BrokenLine) -> BrokenLine:
    """Both camps dealt otherwise, other mercenaries, other ranks in a secret duel and a recruit."""
    found = other_faces(other_faces(state, "good", True), "evil", True)
    duel = found.duel
    if duel is not None and duel.secret:
        duel = replace(duel, rank="9", other_rank="8")
    recruit = found.recruit and replace(found.recruit, rank="7")
    greys = tuple(Grey(grey.square, "1") for grey in found.greys)
    return replace(found, duel=duel, recruit=recruit, greys=greys)


@pytest.mark.parametrize("sample", RUNNING)
def test_a_board_is_the_same_for_everybody(sample: str) -> None:
    """Whatever is hidden, whoever looks (but a GM): as long as the same is open, so is the board."""
    state = BOARDS[sample]()
    plain = PAINTER.board(seen(state), LOOK)
    for viewer in (0, 1, state.seats - 1):
        assert PAINTER.board(seen(state, viewer), LOOK) == plain
    assert PAINTER.board(seen(everything_else(state)), LOOK) == plain
    assert PAINTER.text(seen(state), LOOK) == PAINTER.text(seen(everything_else(state)), LOOK)


@pytest.mark.parametrize("sample", RUNNING)
def test_a_seat_sees_nothing_of_the_foe(sample: str) -> None:
    state = BOARDS[sample]()
    for seat in range(min(2, state.seats)):
        if not state.camp(seat):
            continue
        foe = "evil" if state.camp(seat) == "good" else "good"
        other, look = other_faces(state, foe), replace(LOOK, seat=seat)
        assert PAINTER.hand(seen(state, seat), look) == PAINTER.hand(seen(other, seat), look)
        assert PAINTER.text(seen(state, seat), look) == PAINTER.text(seen(other, seat), look)
        own = other_faces(state, state.camp(seat))
        if own != state:
            assert PAINTER.hand(seen(state, seat), look) != PAINTER.hand(seen(own, seat), look)


@pytest.mark.parametrize("viewer", [PUBLIC, 1])
def test_answers_show_nothing_of_the_foe(viewer: Viewer) -> None:
    for state in (start(), middle(), castle()):
        other = other_faces(state, "good")
        seat = viewer if isinstance(viewer, int) else None
        for name, query in (("zoom", Zoom("s")), ("zoom", Zoom("centre")), ("square", SquareText("L1")),
                            ("creatures", Creatures("good"))):  # fmt: skip
            first, second = (
                PAINTER.answer(seen(one, viewer), name, query, replace(LOOK, seat=seat)) for one in (state, other)
            )
            assert first is not None
            assert first == second


def test_a_secret_duel_is_seen_by_one_camp_alone() -> None:
    state = war()
    assert state.duel is not None
    other = replace(state, duel=replace(state.duel, rank="9", other_rank="8"))
    foes: tuple[Viewer, ...] = (PUBLIC, 1, 3, 5)
    for viewer in foes:
        look = replace(LOOK, seat=viewer if isinstance(viewer, int) else None)
        first, second = (PAINTER.answer(seen(one, viewer), "duel", LastDuel(), look) for one in (state, other))
        assert first is not None
        assert first == second
    friends: tuple[Viewer, ...] = (0, 2, 4, GM)
    for viewer in friends:
        first, second = (PAINTER.answer(seen(one, viewer), "duel", LastDuel(), LOOK) for one in (state, other))
        assert first is not None
        assert first != second


def test_a_secret_event_reaches_no_board_but_the_own_pawns() -> None:
    state = start()
    secret = Event("laid-swap", {"seat": Ref("seat", 0), "first": Ref("square", "H1"), "second": Ref("square", "I1")}, (0,))
    look = replace(LOOK, recent=(secret,))
    assert PAINTER.board(seen(state), look) == PAINTER.board(seen(state), LOOK)
    assert PAINTER.board(seen(state, 0), look) == PAINTER.board(seen(state, 0), LOOK)
    own = replace(look, seat=0)
    assert PAINTER.hand(seen(state, 0), own) != PAINTER.hand(seen(state, 0), replace(LOOK, seat=0))


def test_a_gm_and_the_end_show_all_faces() -> None:
    for state, viewer in ((middle(), GM), (BOARDS["over"](), PUBLIC)):
        other = other_faces(state, "evil", True)
        assert PAINTER.board(seen(state, viewer), LOOK) != PAINTER.board(seen(other, viewer), LOOK)
        assert PAINTER.text(seen(state, viewer), LOOK) != PAINTER.text(seen(other, viewer), LOOK)


def test_nothing_is_placed_for_others() -> None:
    """A placement in progress shows nowhere but to its own camp, not even that it has begun."""
    state = placing("war")
    bare = replace(state, layouts=tuple(replace(one, codes=(".",) * len(one.codes))
                                        for one in state.layouts))  # fmt: skip
    for viewer in (PUBLIC, 1, 3, 5):
        assert PAINTER.board(seen(state, viewer), LOOK) == PAINTER.board(seen(bare, viewer), LOOK)
        assert PAINTER.text(seen(state, viewer), LOOK) == PAINTER.text(seen(bare, viewer), LOOK)
    assert PAINTER.hand(seen(state, 1), replace(LOOK, seat=1)) == PAINTER.hand(seen(bare, 1), replace(LOOK, seat=1))
    assert PAINTER.hand(seen(state, 2), replace(LOOK, seat=2)) != PAINTER.hand(seen(bare, 2), replace(LOOK, seat=2))
    assert PAINTER.hand(seen(choosing(), 0), replace(LOOK, seat=0)) is not None
