"""Worked examples X9 to X34 of the rule book: sight, cover, steps and their costs."""

from __future__ import annotations

import pytest

from rules.bastion.board import BLOCKED, CLEAR, COVERED, Board, board
from rules.bastion.book import Map, house, square_of
from rules.bastion.moves import Walk

from .build import hero, play, refused, scene, where


def ground(scenario: str) -> Board:
    place = house().map(scenario)
    assert place is not None
    return board(place, house().rules)


def walled(*walls: str) -> Board:
    """Flat ground with these walls of level 1."""
    rows = tuple("".join("#" if f"{column}{row}" in walls else "0" for column in "ABCDEF") for row in range(6, 0, -1))
    free = [f"{column}{row}" for row in range(1, 7) for column in "ABCDEF" if f"{column}{row}" not in walls]
    place = Map.model_construct(id="walled", rows=rows, heroes=tuple(free[:2]), spawns=tuple(free[-1:]))
    return Board(place, house().rules)


def seen(on: Board, viewer: str, target: str) -> int:
    return on.seen[square_of(viewer)][square_of(target)]


@pytest.mark.parametrize(
    ("number", "scenario", "viewer", "target", "expected"),
    [
        ("x9", "cour", "A1", "C3", BLOCKED),
        ("x10", "cour", "A1", "C1", CLEAR),
        ("x11", "cour", "A2", "B3", COVERED),
        ("x13", "cour", "A1", "B3", BLOCKED),
        ("x14", "cour", "A2", "C2", BLOCKED),
        ("x15", "cour", "B1", "A2", COVERED),
        ("x16", "cour", "B1", "C2", COVERED),
        ("x17", "remparts", "C2", "B5", CLEAR),
        ("x19", "remparts", "B3", "B5", BLOCKED),
        ("x20", "remparts", "A4", "A3", CLEAR),
    ],
)
def test_sight_on_the_maps(number: str, scenario: str, viewer: str, target: str, expected: int) -> None:
    assert seen(ground(scenario), viewer, target) == expected, number


def test_x22_a_sealed_corner_stops_sight_and_steps() -> None:
    on = walled("A2", "B1")
    assert seen(on, "A1", "B2") == BLOCKED
    assert on.sealed(square_of("A1"), square_of("B2"))
    assert square_of("B2") not in on.reach(square_of("A1"), frozenset())


def test_x23_one_wall_beside_a_corner_gives_cover() -> None:
    on = walled("A2")
    assert seen(on, "A1", "B2") == COVERED
    assert on.reach(square_of("A1"), frozenset())[square_of("B2")][0] == 1


def test_x25_a_grazed_wall_glued_to_the_target_covers_it() -> None:
    assert seen(walled("B3"), "A1", "C3") == COVERED


def test_x26_a_wall_beside_the_line_does_nothing() -> None:
    assert seen(walled("B2"), "A1", "B4") == CLEAR


def test_sight_over_a_lower_wall_does_not_go_both_ways() -> None:
    on = ground("remparts")
    assert seen(on, "C2", "B5") == CLEAR
    assert seen(on, "B5", "C2") == BLOCKED


@pytest.mark.parametrize(
    ("scenario", "in_sight", "covered"), [("cour", 58, 8), ("remparts", 70, 6), ("tour", 79, 4), ("porte", 58, 5)]
)
def test_how_much_is_seen_on_each_map(scenario: str, in_sight: int, covered: int) -> None:
    on = ground(scenario)
    squares = [square for square in range(36) if on.open(square)]
    pairs = [on.seen[a][b] for a in squares for b in squares if a != b]
    assert len(squares) == 32
    assert round(100 * sum(map(bool, pairs)) / len(pairs)) == in_sight
    assert round(100 * pairs.count(COVERED) / len(pairs)) == covered


def test_sight_between_equal_heights_goes_both_ways_on_every_map() -> None:
    one_way = 0
    for place in house().maps:
        on = board(place, house().rules)
        for a in range(36):
            for b in range(36):
                if on.open(a) and on.open(b) and bool(on.seen[a][b]) != bool(on.seen[b][a]):
                    assert place.id == "remparts"
                    assert on.heights[a] != on.heights[b]
                    one_way += 1
    assert one_way == 2 * 16, "sixteen pairs, each counted from either end"


def test_x30_climbing_a_level_costs_two() -> None:
    on = ground("cour")
    assert on.reach(square_of("C1"), frozenset())[square_of("C3")][0] == 3
    state = scene("cour", [hero("arcaniste", "C1")], [("gobelin", "F6")])
    assert where(play(state, Walk("C3")), "arcaniste") == "C3"


def test_x31_stepping_down_costs_one() -> None:
    assert ground("cour").reach(square_of("C3"), frozenset())[square_of("C1")][0] == 2


def test_stepping_down_two_levels_costs_one_and_climbing_them_is_impossible() -> None:
    on = ground("remparts")
    down = dict(on.steps[False][square_of("C2")])
    assert down[square_of("C3")] == 1
    place = Map.model_construct(id="tower", rows=("000000",) * 5 + ("020000",), heroes=("A1", "C1"), spawns=("F6",))
    tower = Board(place, house().rules)
    assert square_of("B1") not in dict(tower.steps[False][square_of("A1")])
    assert dict(tower.steps[False][square_of("B1")])[square_of("A1")] == 1
    assert dict(tower.steps[True][square_of("A1")])[square_of("B1")] == 1, "what flies rises any number of levels"


def test_x33_walls_cannot_be_entered() -> None:
    state = scene("cour", [hero("rodeur", "C1")], [("gobelin", "F6")])
    refused(state, Walk("B2"), "wall")


def test_x34_a_diagonal_past_one_wall_is_a_step() -> None:
    on = ground("cour")
    assert dict(on.steps[False][square_of("A2")])[square_of("B3")] == 1


def test_flying_things_are_stopped_by_walls_and_sealed_corners() -> None:
    on = walled("A2", "B1")
    assert on.steps[True][square_of("A1")] == ()
    assert square_of("A2") not in dict(on.steps[True][square_of("A3")])
