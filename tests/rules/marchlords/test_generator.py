"""The map generator keeps the acceptance list of section 18 and gives the counts of its table; the published maps do too."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

import pytest

from rules.chance import Chance
from rules.hexes import field
from rules.marchlords.deal import ocean
from rules.marchlords.game import GAME
from rules.marchlords.generator.chart import generate
from rules.marchlords.generator.fairness import faults
from rules.marchlords.generator.plan import Layout, radius_of
from rules.marchlords.generator.stream import Stream
from rules.marchlords.land import Chart, land, published
from rules.marchlords.moves import ChooseFaction
from rules.marchlords.options import MarchlordsOptions

from .acceptance import Figures, apart, objections

SMALL = (2, 3, 4, 5, 6)
LARGE = (7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)
LAND = {2: (87, 9), 3: (85, 10), 4: (199, 27), 5: (199, 26), 6: (199, 25)}
"""Land tiles and city sites by seats (18, table)."""


RINGS = {2: 5, 3: 5, 4: 8, 5: 8, 6: 8}
"""How far from the middle the capitals of rotated maps lie."""
NEAREST = {2: 10, 3: 8, 4: 8, 5: 8, 6: 8}
ROOM = {2: Fraction(1), 3: Fraction(1), 4: Fraction(106, 100), 5: Fraction(142, 100), 6: Fraction(1)}
"""The largest land cell by the smallest, at most (rounded up)."""


def layout_of(chart: Chart, seats: int) -> Layout:
    """The layout that a chart must have come from, as far as acceptance asks."""
    return Layout(chart.radius, 1 if seats > 6 else seats if seats < 4 else 6, chart.capitals)


def good(seats: int, seed: int) -> Figures:
    """The map of that seed is acceptable in every point, for the generator and for the list reckoned anew."""
    chart = generate(seats, seed)
    assert chart.radius == radius_of(seats)
    assert len(set(chart.capitals)) == seats
    figures = Figures(chart.radius, chart.ground, chart.capitals)
    assert objections(figures) == []
    assert faults(layout_of(chart, seats), chart.ground) == ()
    known = land(chart.radius, chart.ground)
    assert all(chart.ground[tile] == "@" for tile in chart.capitals)
    assert all(known.coast[tile] for tile in chart.capitals)
    if seats in LAND:
        assert (len(figures.land), len(figures.sites)) == LAND[seats]
        assert {apart(capital, (0, 0)) for capital in figures.capitals} == {RINGS[seats]}
        assert figures.nearest == NEAREST[seats]
        assert figures.worth == 1
        assert figures.room() <= ROOM[seats]
    return figures


def test_the_list_objects_to_bad_maps() -> None:
    """Each point of the list is missed by a map that is good but for it."""
    chart = generate(3, 4)
    assert objections(Figures(chart.radius, chart.ground, chart.capitals)) == []
    names = field(chart.radius).hexes
    home = names[chart.capitals[0]]

    def changed(*letters: tuple[int, str], capitals: tuple[int, ...] = chart.capitals) -> list[str]:
        ground = list(chart.ground)
        for tile, letter in letters:
            ground[tile] = letter
        return objections(Figures(chart.radius, "".join(ground), capitals))

    near = [tile for tile in range(len(names)) if apart(names[tile], home) <= 3 and tile not in chart.capitals]
    sites = [tile for tile in near if chart.ground[tile].islower()]
    assert "sites of 0 within 3" in changed(*((tile, chart.ground[tile].upper()) for tile in sites))
    assert "terrains of 0" in changed(*((tile, "P") for tile in near if chart.ground[tile] in "Dd"))
    assert "land of 0" in changed(*((tile, "~") for tile in near))
    assert "land in pieces" in changed(*((tile, "~") for tile in near))
    assert "values" in changed(*((tile, "~") for tile in near))
    seas = [tile for tile in near if chart.ground[tile] == "~"]
    assert "capital of 0" in changed(*((tile, "P") for tile in seas))
    assert "coasts of 0" in changed(*((tile, "P") for tile in range(len(names)) if chart.ground[tile] == "~"))
    assert "land at the edge" in changed((0, "P"))
    assert "sites side by side" in changed(*((tile, "p") for tile in near if chart.ground[tile] == "P"))
    assert "capitals too near" in changed(capitals=(*chart.capitals[:2], near[0]))
    many = (*chart.capitals, *near[:4])
    assert "cells" in changed(capitals=many)


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
    found = [good(seats, seed) for seed in range(100 if seats in SMALL else 10)]
    print(
        f"\n{seats} seats: {len(found)} maps, land {_span(len(f.land) for f in found)}, "
        f"sites {_span(len(f.sites) for f in found)}, nearest rival {_span(f.nearest for f in found)}, "
        f"value {_span(float(f.worth) for f in found)}, cell {_span(float(f.room()) for f in found)}"
    )


def _span(values: Iterable[float]) -> str:
    some = sorted(values)
    return f"{some[0]:.4g} to {some[-1]:.4g}"


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
