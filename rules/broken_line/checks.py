"""What holds in every state: conservation and sanity, for tests and for `doctor`."""

from __future__ import annotations

from collections import Counter

from rules.broken_line.board import is_obstacle
from rules.broken_line.layouts import zone_of
from rules.broken_line.pieces import GREY, STILL, full
from rules.broken_line.state import EMPTY, MOST, BrokenLine, fallen_order
from rules.broken_line.tables import CAMPS, armies_file


def check_state(state: BrokenLine) -> None:
    """Raise AssertionError for a state that no match can reach."""
    seats = state.options.seats
    for name in ("choices", "switches", "resigned", "ready", "acts", "reopens", "rolls"):
        assert len(getattr(state, name)) == seats, name
    taken = [choice for choice in state.choices if choice]
    assert len(set(taken)) == len(taken), "one army for two seats"
    assert all(0 <= acts <= MOST for acts in state.acts), "changes"
    assert (state.phase == "over") == (state.reason != ""), "an end without a reason"
    place = (state.turn - 1) % len(state.order) if state.order and state.turn else 0
    assert state.slot == place, "whose turn it is does not follow from the turn"
    recent = [item.turn for item in (*state.arrows, state.duel, state.shot) if item is not None]
    assert all(turn in (state.turn - 1, state.turn) for turn in recent), "what happened before the last turn is still told"
    if state.phase == "armies":
        assert not all(state.choices), "all armies are taken"
        return
    assert all(state.choices), "a seat without an army"
    if state.phase == "place":
        for layout in state.layouts:
            assert len(layout.codes) == len(zone_of(layout.army)), "a layout of another zone"
            counts = Counter(code for code in layout.codes if code != EMPTY)
            assert not counts or counts == Counter(full(layout.army)), "a layout of another army"
        for seat in range(seats):
            own = [layout for layout in state.layouts if state.setter(layout.army) == seat]
            assert not state.ready[seat] or all(layout.complete for layout in own), "ready without an army"
        return
    if state.layouts or not state.pawns:
        assert state.phase == "over", "no pawns"
        return
    assert state.acts == (0,) * seats, "changes after the placement"
    _check_pawns(state)


def _check_pawns(state: BrokenLine) -> None:
    squares = [pawn.square for pawn in state.pawns]
    greys = [grey.square for grey in state.greys]
    assert squares == sorted(set(squares)), "two pawns on a square, or out of order"
    assert greys == sorted(set(greys)), "mercenaries out of order"
    assert not set(squares) & set(greys), "a pawn on a mercenary"
    assert not any(is_obstacle(square) for square in squares), "a pawn on an obstacle"
    assert state.fallen == tuple(sorted(state.fallen, key=fallen_order)), "the fallen are out of order"
    for army in state.options.all_armies:
        ranks = [pawn.rank for pawn in state.pawns if pawn.army == army and not pawn.merc]
        ranks += [item.rank for item in state.fallen if item.army == army and not item.merc]
        assert Counter(ranks) == Counter(full(army)), f"the army {army} is not whole"
    mercs = [pawn.rank for pawn in state.pawns if pawn.merc] + [grey.rank for grey in state.greys]
    mercs += [item.rank for item in state.fallen if item.merc]
    mercs += [state.recruit.rank] if state.recruit else []
    pool = armies_file().mercenaries.pool
    assert len(mercs) == 2, "two mercenaries play"
    assert len(set(mercs)) == 2, "one mercenary twice"
    assert set(mercs) <= set(pool), "no such mercenary"
    assert not any(pawn.moved and pawn.rank in STILL for pawn in state.pawns), "a trap or artefact has moved"
    for known in [item.known for item in state.fallen] + [grey.known for grey in state.greys]:
        assert known == tuple(camp for camp in CAMPS if camp in known), "who knows, out of order"
    assert all(item.merc for item in state.fallen if item.army == GREY), "a grey pawn that is no mercenary"
    assert 0 <= state.points <= 12, "points"
    assert (state.recruit is not None) == (state.phase == "enlist"), "a mercenary in nobody's hand"
    if state.phase != "over" and state.phase != "first":
        assert sorted(state.order) == list(range(state.seats)), "the order of turns"
