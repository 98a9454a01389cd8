"""The phone test: at 400 px wide, figures that decide a move are at least 11 px high, names are set in at least 9 px; and
nobody's colours are taken for another's."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from data.words import LANGUAGES
from render.kit.crests import crest
from render.kit.fonts import BLACK, BOLD
from render.kit.palette import PALETTES
from render.kit.type import capital_height, figure_height, width
from render.marchlords import faces, hall
from render.marchlords import layout as at
from render.marchlords.header import LEGEND_LEFT, LEGEND_RIGHT
from render.marchlords.tints import ARMS, NOBODY, PATTERNS, arms, tints
from render.marchlords.words import faction_name, say
from rules.hexes import field
from rules.marchlords.factions.kinds import factions
from tests.render.marchlords.samples import RADII
from tests.render.vision import DEUTERANOPIA, NORMAL, PROTANOPIA, contrast, distance

SCALE = at.PHONE / at.WIDTH


@pytest.mark.parametrize("size", [at.NAME, at.SMALL, at.CAPTION])
def test_names_are_set_in_9_px(size: int) -> None:
    assert size * SCALE >= 9


def test_figures_of_the_purse_and_of_sheets_are_11_px_high() -> None:
    assert figure_height(BLACK, at.VALUE) * SCALE >= 9.5
    assert figure_height(BLACK, at.PURSE_VALUE) * SCALE >= 11


def test_names_and_tiers_of_armies_are_11_px_high_in_a_close_up() -> None:
    """As computed, for names of two and of three signs."""
    for label in ("A1", "M9", "A12"):
        size = faces.fitting(label, round(at.CLOSE * faces.LABEL), at.CLOSE * faces.ARMY_W * 0.94)
        assert figure_height(BLACK, size) * SCALE >= 10.9, label
    for tier in faces.ROMAN[1:]:
        size = faces.fitting(tier, round(at.CLOSE * (faces.LABEL - 0.05)), at.CLOSE * faces.ARMY_W * 0.78)
        assert capital_height(BLACK, size) * SCALE >= 10.9, tier


def inked(sprite: Image.Image, box: tuple[float, float, float, float]) -> int:
    """The height in pixels, on a phone, of the pale signs in a part of a dark sprite."""
    crop = sprite.convert("L").crop(tuple(round(value) for value in box))  # type: ignore[arg-type]
    size = (max(1, round(crop.width * SCALE)), max(1, round(crop.height * SCALE)))
    small = crop.resize(size, Image.Resampling.LANCZOS)
    rows = [y for y in range(small.height) if max(small.crop((0, y, small.width, y + 1)).tobytes()) > 170]
    return rows[-1] - rows[0] + 1 if rows else 0


@pytest.mark.parametrize("number", [1, 7])
def test_drawn_names_are_as_high_as_computed(number: int) -> None:
    """Measured on the pixels of an army in a close-up: pale letters on red."""
    side = at.CLOSE
    sprite = faces.army("empire", 0, number, 3, False, side, "standard")
    edge = faces.SHADOW
    middle = edge + side * 0.1 + side * 1.14 * 0.56 * 0.53
    box = (edge + side * 0.1, middle - side * 0.3, edge + side * 0.76, middle + side * 0.3)
    assert inked(sprite, box) >= 11


def test_every_faction_has_its_own_arms() -> None:
    assert set(ARMS) == set(factions())
    assert len({one.crest for one in ARMS.values()}) == len(ARMS)
    assert {one.pattern for one in ARMS.values()} <= set(PATTERNS)
    for one in (*ARMS.values(), NOBODY):
        assert crest(one.crest, 24, one.ink).getbbox() is not None
    assert arms("") is arms("nobody") is NOBODY


@pytest.mark.parametrize("faction", factions())
def test_charges_stand_out_from_their_ground(faction: str) -> None:
    own = ARMS[faction]
    assert contrast(own.ground, own.ink) >= 3


@pytest.mark.parametrize("matrix", [NORMAL, DEUTERANOPIA, PROTANOPIA])
def test_borders_differ_by_colour_or_by_pattern(matrix: tuple[tuple[float, float, float], ...]) -> None:
    """Of any two kingdoms, either the grounds are far apart, or the patterns differ, or the inks of the patterns do."""
    for (_, a), (_, b) in combinations(ARMS.items(), 2):
        if a.pattern == b.pattern:
            both = distance(a.ground, b.ground, matrix) + distance(a.ink, b.ink, matrix) * (a.pattern != "plain")
            assert both > 17, (a, b)


@pytest.mark.parametrize("name", PALETTES)
def test_names_of_tiles_can_be_read_on_every_ground(name: str) -> None:
    colours = tints(name)
    for wash in (*colours.washes.values(), colours.sea, colours.deep):
        assert contrast(colours.label, wash) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_the_fixed_parts_is_cut(language: str) -> None:
    for faction in factions():
        assert width(faction_name(faction, language), BOLD, at.SMALL) <= 2 * (hall.CELL - 24)
    for sign in (*LEGEND_LEFT, *LEGEND_RIGHT):
        assert width(say(language, f"picture-key-{sign}"), BOLD, at.SMALL) <= 175
    for key in ("gold", "left", "income", "upkeep", "next"):
        assert width(say(language, f"picture-purse-{key}"), BOLD, at.SMALL) <= at.INNER / 5 - 26


def test_the_legend_leaves_the_map_alone() -> None:
    """In the corners below a whole map: no tile comes near its words."""
    for radius in RADII:
        if radius < 6:
            continue
        window = at.whole(radius)
        for k, sign in enumerate(LEGEND_LEFT):
            top = window.height - (len(LEGEND_LEFT) - k) * 48
            right = 14 + 70 + max(width(say(language, f"picture-key-{sign}"), BOLD, at.SMALL) for language in LANGUAGES)
            for tile in field(radius).hexes:
                x, y = window.grid.centre(tile)
                if top - window.side < y < top + 48 + window.side:
                    assert x - window.grid.width / 2 > right, (radius, sign)


def test_private_maps_are_as_large_as_what_is_known() -> None:
    whole = at.whole(14)
    few = at.part(14, frozenset(field(14).disc(300, 4)))
    assert few.side > 2 * whole.side
    assert at.part(14, frozenset(range(len(field(14))))) == whole
    assert at.part(9, frozenset()) == at.whole(9)
    for tile in field(14).disc(300, 4):
        x, y = few.grid.centre(field(14).hexes[tile])
        assert few.grid.width / 2 < x < few.width - few.grid.width / 2
        assert few.side < y < few.height - few.side
