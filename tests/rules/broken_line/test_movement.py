"""Ground, canonical paths, runs, flights, sacrifices, shots: what the examples leave open (broken_line.md 4, 7, 9, 11)."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.broken_line import GAME
from rules.broken_line.board import (
    DIRECTIONS,
    HEIGHT,
    SIZE,
    WIDTH,
    board,
    is_obstacle,
    name_of,
    step_between,
    steps,
)
from rules.broken_line.moves import End, Enlist, Fly, March, Run, Sacrifice, Shoot, Step
from rules.broken_line.paths import canonical
from rules.broken_line.reach import Ground, flights, reach, walks

from .build import kinds, play, position, refusal, square, stands

FORCE = "5B@A1 5R@A17"


def mirror(index: int) -> int:
    return (HEIGHT - 1 - index // WIDTH) * WIDTH + index % WIDTH


def turned(index: int) -> int:
    return SIZE - 1 - index


# -- the board (4) -----------------------------------------------------------------------------------------------------


def test_the_board_is_mirrored_between_the_camps() -> None:
    fixed = board()
    partner = {"B": "R", "W": "N", "V": "J", "R": "B", "N": "W", "J": "V", "": ""}
    for index in range(SIZE):
        assert fixed.terrain[index] == fixed.terrain[mirror(index)]
        assert fixed.zones[index] == partner[fixed.zones[mirror(index)]]
        links = {(step.to, step.kind) for step in steps(index)}
        assert {(mirror(to), kind) for to, kind in links} == {(step.to, step.kind) for step in steps(mirror(index))}


def test_half_a_turn_leaves_all_but_the_shortcut() -> None:
    ends = {square("B7"), square("B11")}
    for index in range(SIZE):
        assert board().terrain[index] == board().terrain[turned(index)]
        links = {step.to for step in steps(index)} - ends
        others = {turned(step.to) for step in steps(turned(index))} - ends
        if index not in ends and turned(index) not in ends:
            assert links - {turned(end) for end in ends} == others - {turned(end) for end in ends}


def test_all_walkable_squares_are_connected() -> None:
    """363 of them; with great gates shut and without the shortcut too (board checks)."""
    walkable = [index for index in range(SIZE) if not is_obstacle(index)]
    assert len(walkable) == 363
    for great in (0, 1, 2):
        queue, seen = deque([0]), {0}
        while queue:
            for step in steps(queue.popleft()):
                if step.to not in seen and not is_obstacle(step.to) and step.kind <= great and step.direction < 8:
                    seen.add(step.to)
                    queue.append(step.to)
        if great:
            assert len(seen) == 363


def test_the_zones_hold_their_armies() -> None:
    counts = {letter: board().zones.count(letter) for letter in "BWVRNJ"}
    assert counts == {"B": 28, "W": 36, "V": 28, "R": 28, "N": 36, "J": 28}


# -- paths -------------------------------------------------------------------------------------------------------------


def path(state, text: str) -> str:
    move = canonical(GAME.view(state, state.active), March(text))
    assert isinstance(move, March)
    return move.path


def test_a_destination_stands_for_its_canonical_path() -> None:
    """Cheapest; then the fewest steps through gates; then N before NE, E, SE, S, SW, W, NW (box)."""
    state = position("5B@D2")
    assert path(state, "D2 D5") == "D2 D3 D4 D5"
    assert path(state, "D2 E5") == "D2 D3 D4 E5"
    assert path(state, "d2>G3") == "D2 E3 F4 G3"
    assert path(state, "D2 → B5") == "D2 D3 C4 B5"


def test_a_longer_typed_path_goes_the_canonical_way() -> None:
    state = play(position("5B@D2"), March("D2 E2 E3 D4 D5")).state
    assert stands(state, "D5") == "5B"
    assert state.points == 3


def test_one_step_is_listed_as_a_step_and_an_overflight_as_a_flight() -> None:
    view = GAME.view(position("8B@C5 5B@A1"), 0)
    assert canonical(view, March("A1 a2")) == Step("A1", "A2")
    assert canonical(view, March("C5 C6 C7")) == Fly("C5", "C7")
    assert canonical(view, March("A1 Z9")) == March("A1 Z9")


SQUARES = [index for index in range(SIZE) if not is_obstacle(index)]


@settings(max_examples=60)
@given(st.lists(st.sampled_from(SQUARES), min_size=2, max_size=40, unique=True), st.integers(1, 6), st.booleans())
def test_walks_are_the_cheapest_and_legal(squares: list[int], points: int, held: bool) -> None:
    """Against a plain search over all squares, one point at a time."""
    red = {square("K9"), square("M9")}
    squares = [index for index in squares if index not in red]
    if len(squares) < 2:
        return
    pawns = [f"5B@{name_of(squares[0])}"]
    pawns += [f"{'5R' if place % 2 else '5W'}@{name_of(index)}" for place, index in enumerate(squares[1:])]
    pawns += ["7R@K9", "7N@M9"] if held else []
    view = GAME.view(position(" ".join(pawns), points), 0)
    ground = Ground(view)
    found = walks(ground, view.pawn(name_of(squares[0])), points)
    costs = {squares[0]: 0}
    queue = deque([squares[0]])
    there = {square(pawn.square): pawn.camp for pawn in view.pawns}
    while queue:
        here = queue.popleft()
        if costs[here] == points or (here in there and here != squares[0]):
            continue
        for step in steps(here):
            shut = held and step.kind == 2
            if step.to not in costs and not is_obstacle(step.to) and not shut and there.get(step.to) != "good":
                costs[step.to] = costs[here] + 1
                queue.append(step.to)
    del costs[squares[0]]
    assert {to: way.cost for to, way in found.items()} == costs
    for to, way in found.items():
        assert way.path[0] == squares[0]
        assert way.path[-1] == to
        assert len(way.path) == way.cost + 1
        assert all(step_between(one, two) for one, two in pairwise(way.path))
        assert (way.kind == "attack") == (to in there)


def test_a_winner_may_go_on() -> None:
    state = play(position("7B@D7 5R@D8 5R@D9"), March("D7 D8"), March("D8 D9")).state
    assert stands(state, "D9") == "7B"
    assert state.points == 4


def test_points_are_shared_and_a_batch_is_all_or_nothing() -> None:
    state = play(position("5B@D2 5B@F2", 3), March("D2 D4"), March("F2 F3")).state
    assert (stands(state, "D4"), stands(state, "F3"), state.points) == ("5B", "5B", 0)
    assert refusal(position("5B@D2 5B@F2", 3), March("D2 D4"), March("F2 F4")) == "not-enough-points"


# -- runs and flights --------------------------------------------------------------------------------------------------


def test_a_run_goes_as_far_as_the_line_is_free() -> None:
    view = GAME.view(position("3B@E1 5B@H4 5R@A5"), 0)
    runs = {to: kind for to, _, kind in reach(view, "E1").runs}
    assert "E17" in runs
    assert "G3" in runs
    assert "H4" not in runs
    assert runs["A5"] == "attack"
    assert "E2" not in runs
    assert all(cost == 1 for _, cost, _ in reach(view, "E1").runs)


def test_a_runner_that_has_moved_does_not_run() -> None:
    state = play(position("3B@E4"), Step("E4", "E5")).state
    assert refusal(state, Run("E5", "E8")) == "run-exclusive"
    assert refusal(position("5B@E4"), Run("E4", "E8")) == "not-a-runner"
    assert refusal(position("3B@E4"), Run("E4", "F6")) == "not-a-line"
    assert refusal(position("3B@E4 5B@E6"), Run("E4", "E8")) == "path-occupied"


def test_a_run_goes_through_open_gates_and_not_through_walls() -> None:
    assert stands(play(position("3B@K1"), Run("K1", "K17")).state, "K17") == "3B"
    assert refusal(position("3B@J2"), Run("J2", "J8")) == "wall"
    assert refusal(position("3B@K2 5N@K9 5N@M9"), Run("K2", "K8")) == "gate-closed"


def test_the_shortcut_is_part_of_no_line() -> None:
    runs = {to for to, _, _ in reach(GAME.view(position("3B@B5"), 0), "B5").runs}
    assert {"B7", "B8", "B11"} <= runs
    walked = GAME.view(position("3B@B7", 1), 0)
    assert {to for to, _, _ in reach(walked, "B7").walks} >= {"B11", "B8"}


def test_a_flight_does_not_pass_walls_or_pawns() -> None:
    view = GAME.view(position("8B@I6 5R@J6"), 0)
    ground = Ground(view)
    over = {name_of(to) for to in flights(ground, view.pawn("I6"), 6)}
    assert "I8" in over
    assert "J8" not in {name_of(way.path[1]) for way in flights(ground, view.pawn("I6"), 6).values()}
    assert refusal(position("8B@H8", 1), Fly("H8", "I8")) == "not-enough-points"
    assert refusal(position("8B@D2", 6), Fly("D2", "D3")) == "not-enough-points"
    assert refusal(position("5B@C5"), Fly("C5", "C7")) == "not-a-flyer"


# -- sacrifices --------------------------------------------------------------------------------------------------------


def test_a_mage_may_bring_a_trap_and_an_allys_pawn_which_stays_the_allys() -> None:
    step = play(position("1B@K9 PV@T2", 0, format="war"), Sacrifice("K9", "T2"))
    assert stands(step.state, "K9") == "PV"
    assert step.state.holder == ""
    assert refusal(step.state, March("K9 K10")) == "not-your-pawn"


def test_a_trap_brought_to_a_red_spot_holds_the_castle() -> None:
    step = play(position("1B@K9 5B@M9 PB@D2", 0), Sacrifice("K9", "D2"))
    assert step.state.holder == "good"
    state = play(position("1B@K9 PB@M9 5R@L9", active=1), Step("L9", "M9")).state
    assert state.holder == ""
    assert "castle-open" not in kinds(step)


def test_the_castle_opens_when_a_spot_is_left() -> None:
    state = position("5B@K9 5B@M9 5N@L12")
    assert state.holder == "good"
    step = play(state, Step("K9", "K10"))
    assert kinds(step) == ["walked", "castle-open"]
    step = play(step.state, Step("K10", "K9"))
    assert kinds(step) == ["walked", "castle-held"]


def test_who_is_inside_when_the_gates_close_leaves_by_the_side() -> None:
    state = position("5B@K9 5B@M9 5N@L11", active=1)
    assert refusal(state, Step("L11", "L12")) == "gate-closed"
    assert stands(play(state, March("L11 M10 N9 O9")).state, "O9") == "5N"


def test_a_sacrifice_is_refused_to_strangers() -> None:
    assert refusal(position("1B@D4 5R@D9"), Sacrifice("D4", "D9")) == "teleport-camp"
    assert refusal(position("1B@D4"), Sacrifice("D4", "D4")) == "teleport-self"
    assert refusal(position("5B@D4 5B@A1"), Sacrifice("D4", "A1")) == "not-a-mage"


# -- shots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pawns", "cannon", "direction", "roll", "result"),
    [
        ("TB@D5 5B@D8", "D5", "N", 3, "friend"),
        ("TB@E5", "E5", "N", 4, "grey"),
        ("TB@D5", "D5", "N", 1, "obstacle"),
        ("TB@A2", "A2", "S", 2, "off"),
        ("TB@D9 5R@I9", "D9", "E", 5, "fort"),
        ("TB@D5", "D5", "NE", 6, "fort"),
        ("TB@D2", "D2", "N", 2, "empty"),
        ("TB@K8 5R@K12", "K8", "N", 4, "hit"),
        ("TB@K7 5R@K12", "K7", "N", 5, "fort"),
        ("TB@D5 PR@D8", "D5", "N", 3, "hit"),
        ("TB@D5 5R@D8 11R@D7", "D5", "N", 3, "hit"),
    ],
)
def test_where_a_shot_ends(pawns: str, cannon: str, direction: str, roll: int, result: str) -> None:
    """Over obstacles and pawns, never over another fort, nor over a part of one's own that is higher (BL-41 to BL-44)."""
    state = position(f"{pawns} {FORCE} AN@W17", phase="act", greys="5")
    after = play(state, Shoot(cannon, direction), dice=(roll,)).state
    assert after.shot.result == result
    assert after.at(square(cannon)).shown
    assert after.active == 1


def test_a_shot_is_the_whole_turn() -> None:
    state = play(position(f"TB@D5 {FORCE}", phase="act"), Shoot("D5", "N"), dice=(1,)).state
    assert (state.phase, state.active, state.turn) == ("act", 1, 31)
    assert refusal(position("5B@D5", phase="act"), Shoot("D5", "N")) == "not-a-cannon"


# -- mercenaries -------------------------------------------------------------------------------------------------------


def test_who_falls_to_a_mercenary_is_not_shown() -> None:
    step = play(position(f"5B@D9 {FORCE}", greys="8"), Step("D9", "E9"))
    assert stands(step.state, "D9") == ""
    for viewer, known in ((0, (("5", 1),)), (1, ())):
        army = GAME.view(step.state, viewer).army("B")
        assert (army.fallen, army.unknown) == (known, 0 if viewer == 0 else 1)
    assert GAME.view(step.state, 0).greys[0].rank == "8"
    assert GAME.view(step.state, 1).greys[0].rank == ""


def test_a_trap_in_the_tavern_vanishes_with_its_attacker() -> None:
    state = play(position(f"9B@D9 {FORCE}", greys="P 5"), Step("D9", "E9")).state
    assert (stands(state, "D9"), stands(state, "E9"), len(state.greys)) == ("", "", 1)
    view = GAME.view(state, 1)
    assert view.fallen_greys == (("P", 1),)
    assert view.army("B").unknown == 1


def test_equals_in_a_tavern_roll_and_foes_hear_nothing_of_it() -> None:
    step = play(position(f"8B@D9 {FORCE}", greys="8"), Step("D9", "E9"), dice=(3, 3, 5, 2))
    assert step.state.phase == "enlist"
    assert kinds(step).count("dice") == 2
    assert all(not event.known_to(1) for event in step.events if event.kind == "dice")
    assert GAME.view(step.state, 1).duel.dice == ()
    assert GAME.view(step.state, 0).duel.dice == ((3, 3), (5, 2))


def test_a_mercenary_always_has_room() -> None:
    """The square that the winner came from, or passed last, is in contact and empty."""
    own = "5W@D8 5W@D9 5W@E8 5W@D10"
    for start, move in (("7B@E10", Step("E10", "E9")), ("3B@E12", Run("E12", "E9"))):
        state = play(position(f"{start} {own}", greys="1"), move).state
        assert {move.square for move in GAME.legal_moves(GAME.view(state, 0)) if isinstance(move, Enlist)} == {"E10"}


def test_an_enlisted_mercenary_acts_at_once() -> None:
    state = play(position("9B@D9", greys="6"), Step("D9", "E9"), Enlist("E10"), March("E10 E12")).state
    assert stands(state, "E12") == "6B"
    assert state.at(square("E12")).merc


def test_a_mercenary_put_on_the_artefact_wins() -> None:
    state = play(position("9B@D9 AN@E10", greys="6"), Step("D9", "E9"), Enlist("E10")).state
    assert GAME.outcome(state).reason == "artefact"


def test_a_mercenary_has_its_charge() -> None:
    state = play(position("9B@D9 6N@E10", greys="6"), Step("D9", "E9"), Enlist("E10")).state
    assert stands(state, "E10") == "6B"


def test_one_may_still_end_after_all() -> None:
    state = play(position(FORCE, 0), End()).state
    assert state.turn == 31
    assert len(DIRECTIONS) == 8
