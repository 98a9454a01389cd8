"""The hexagons that games share: coordinates, neighbours, distances, discs, names."""

from __future__ import annotations

import pytest

from rules.hexes import DIRECTIONS, add, distance, field, row_letters, turned

RADII = (1, 3, 6, 9, 14)


@pytest.mark.parametrize("radius", RADII)
def test_a_field_is_a_big_hexagon_read_row_by_row(radius: int) -> None:
    whole = field(radius)
    assert len(whole) == 1 + 3 * radius * (radius + 1)
    assert list(whole.hexes) == sorted(whole.hexes, key=lambda place: (place[1], place[0]))
    assert all(distance(place, (0, 0)) <= radius for place in whole.hexes)
    assert len(set(whole.names)) == len(whole)
    assert whole.names[0] == "A1"


@pytest.mark.parametrize("radius", RADII)
def test_neighbours_are_one_step_away_in_the_order_of_directions(radius: int) -> None:
    whole = field(radius)
    for tile, six in enumerate(whole.neighbours):
        for way, other in zip(DIRECTIONS, six, strict=True):
            place = add(whole.hexes[tile], way)
            assert other == whole.index.get(place, -1)
            if other >= 0:
                assert tile in whole.around[other]
                assert whole.distance(tile, other) == 1


def test_distance_is_the_fewest_steps() -> None:
    whole = field(4)
    start = whole.index[(0, 0)]
    reached, front = {start: 0}, [start]
    while front:
        tile = front.pop(0)
        for other in whole.around[tile]:
            if other not in reached:
                reached[other] = reached[tile] + 1
                front.append(other)
    assert all(whole.distance(start, tile) == steps for tile, steps in reached.items())
    assert set(whole.disc(start, 2)) == {tile for tile, steps in reached.items() if steps <= 2}
    assert len(whole.ring(start, 2)) == 12


def test_names() -> None:
    whole = field(3)
    assert whole.names[whole.index[(0, 0)]] == "D4"
    assert whole.named(" d4 ") == whole.named("D04") == whole.index[(0, 0)]
    assert whole.named("H1") is whole.named("A5") is whole.named("4D") is whole.named("") is None
    assert [row_letters(row) for row in (0, 25, 26, 27, 28)] == ["A", "Z", "AA", "AB", "AC"]


def test_six_turns_lead_back() -> None:
    assert turned((2, -1), 6) == (2, -1)
    assert len({turned((2, -1), times) for times in range(6)}) == 6
    assert {turned((1, 0), times) for times in range(6)} == set(DIRECTIONS)
