"""The map generator keeps the acceptance list of section 18 and gives the counts of its table; the published maps do too."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from rules.chance import Chance
from rules.marchlords.deal import ocean
from rules.marchlords.game import GAME
from rules.marchlords.generator.chart import generate
from rules.marchlords.generator.fairness import faults
from rules.marchlords.generator.plan import Layout, radius_of
from rules.marchlords.generator.stream import Stream
from rules.marchlords.land import Chart, land, published
from rules.marchlords.moves import ChooseFaction
from rules.marchlords.options import MarchlordsOptions

SMALL = (2, 3, 4, 5, 6)
LARGE = (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)
LAND = {2: (87, 9), 3: (85, 10), 4: (199, 27), 5: (199, 26), 6: (199, 25)}
"""Land tiles and city sites by seats (18, table)."""


def layout_of(chart: Chart, seats: int) -> Layout:
    """The layout that a chart must have come from, as far as acceptance asks."""
    return Layout(chart.radius, 1 if seats > 6 else seats if seats < 4 else 6, chart.capitals)


def good(seats: int, seed: int) -> None:
    """The map of that seed is acceptable in every point."""
    chart = generate(seats, seed)
    assert chart.radius == radius_of(seats)
    assert len(set(chart.capitals)) == seats
    assert faults(layout_of(chart, seats), chart.ground) == ()
    known = land(chart.radius, chart.ground)
    assert all(chart.ground[tile] == "@" for tile in chart.capitals)
    assert all(known.coast[tile] for tile in chart.capitals)
    rim = [tile for tile, around in enumerate(known.field.around) if len(around) < 6]
    assert all(known.sea[tile] for tile in rim)
    if seats in LAND:
        assert (sum(not sea for sea in known.sea), known.sites) == LAND[seats]


def test_the_stream_is_splitmix64() -> None:
    stream = Stream(1)
    assert [stream.next() for _ in range(3)] == [0x910A2DEC89025CC1, 0xBEEB8DA1658EEC67, 0xF893A2EEFB32555E]


@pytest.mark.parametrize("seats", SMALL)
def test_small_and_medium_maps(seats: int) -> None:
    for seed in range(12):
        good(seats, seed)


@pytest.mark.parametrize("seats", [7, 12])
def test_large_maps(seats: int) -> None:
    good(seats, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [*SMALL, *LARGE])
def test_the_acceptance_list_at_length(seats: int) -> None:
    for seed in range(100 if seats in SMALL else 10):
        good(seats, seed)


def test_rotated_maps_are_rotated() -> None:
    chart = generate(3, 5)
    plan = layout_of(chart, 3)
    for orbit in plan.orbits:
        assert len({chart.ground[tile] for tile in orbit}) == 1


def test_a_seed_gives_one_map_and_others_differ() -> None:
    generate.cache_clear()
    first = generate(3, 7)
    generate.cache_clear()
    assert generate(3, 7) == first
    assert len({generate(3, seed).ground for seed in range(8)}) == 8


@pytest.mark.parametrize(
    ("name", "seats", "dry", "sites", "rows"),
    [
        ("small", 3, 85, 10, "e36f9196c19eb910"),
        ("medium", 6, 199, 25, "a04a03725672f9c3"),
        ("large", 17, 479, 37, "3f916ef4a1612583"),
    ],
)
def test_published_maps(name: str, seats: int, dry: int, sites: int, rows: str) -> None:
    chart = published(name)
    known = land(chart.radius, chart.ground)
    assert (sum(not sea for sea in known.sea), known.sites, len(chart.capitals)) == (dry, sites, seats)
    assert faults(layout_of(chart, seats), chart.ground) == ()
    text, start = [], 0
    for r in range(-chart.radius, chart.radius + 1):
        width = 2 * chart.radius + 1 - abs(r)
        tokens = []
        for tile in range(start, start + width):
            letter = chart.ground[tile]
            capital = f"@{chart.capitals.index(tile) + 1}" if tile in chart.capitals else ""
            tokens.append(capital or (f"{letter.upper()}c" if letter.islower() else letter))
        text.append(" ".join(tokens))
        start += width
    assert hashlib.sha256("\n".join(text).encode()).hexdigest()[:16] == rows


def test_seven_capitals_of_the_large_map_lie_at_the_ocean_and_sailors_get_them_first() -> None:
    chart = published("large")
    shore = ocean(chart)
    assert sum(shore[tile] for tile in chart.capitals) == 7
    state = GAME.start(MarchlordsOptions(map="large_fixed"), 17, Chance(b"seats"))
    from rules.marchlords.factions.kinds import factions

    for seat, faction in enumerate(factions()):
        state = GAME.play(state, seat, (ChooseFaction(faction),), Chance(b"seats")).state
    sailors = [seat for seat, kingdom in enumerate(state.kingdoms) if factions()[kingdom.faction].sails]
    assert len(sailors) == 3
    assert all(shore[state.capitals[seat]] for seat in sailors)


def test_the_five_base_terrains_are_everywhere() -> None:
    letters = Counter(generate(6, 3).ground.upper())
    assert set("PFMSD~@") <= set(letters)
