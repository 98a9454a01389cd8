"""The phone test: at 400 px wide, figures that decide a move are at least 11 px high, names are set in at least 9 px."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from data.words import LANGUAGES
from render.kit.fonts import BLACK, BOLD
from render.kit.type import figure_height, fit, width
from render.paper_tales import layout as at
from render.paper_tales.cells import EDGE, SHIELD_H, SHIELD_W, unit_cell
from render.paper_tales.faces import card
from render.paper_tales.row import PLACES, site_box, spot_box
from render.paper_tales.words import ROMAN, building_name, unit_name
from rules.paper_tales.cards import buildings, kinds
from rules.paper_tales.view import SpotView

SCALE = at.PHONE / at.WIDTH


def inked(sprite: Image.Image, box: tuple[float, float, float, float], dark: bool) -> int:
    """The height in pixels, on a phone, of what stands out in the middle column of a part of a sprite."""
    crop = sprite.convert("L").crop(tuple(round(value) for value in box))  # type: ignore[arg-type]
    small = crop.resize((max(1, round(crop.width * SCALE)), max(1, round(crop.height * SCALE))), Image.Resampling.LANCZOS)
    rows = [
        y
        for y in range(small.height)
        if any((small.getpixel((x, y)) < 110) == dark and (small.getpixel((x, y)) > 170) != dark for x in range(small.width))
    ]
    return rows[-1] - rows[0] + 1 if rows else 0


def test_the_measure_tells_small_figures() -> None:
    """The measure itself: the cost of a unit in play, which decides nothing, is smaller."""
    sprite = unit_cell(SpotView("F1", "front", True, "kraken", 0, 9, True), 0, "standard", "fr")
    assert 0 < inked(sprite, (EDGE + at.CELL_W - 31, EDGE + 12, EDGE + at.CELL_W - 17, EDGE + 36), dark=True) < 11


def test_figures_that_decide_are_11_px_high() -> None:
    assert figure_height(BLACK, at.VALUE) * SCALE >= 11


@pytest.mark.parametrize("size", [at.NAME, at.SMALL, at.CAPTION, at.TEXT])
def test_names_are_set_in_9_px(size: int) -> None:
    assert size * SCALE >= 9


def test_a_card_is_120_px_wide_on_a_phone() -> None:
    assert at.CARD_W * SCALE >= 120
    assert at.COLUMNS * at.CARD_W + (at.COLUMNS - 1) * at.CARD_GAP <= at.WIDTH - at.MARGIN


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_cut(language: str) -> None:
    """All names of units and buildings fit in the smallest size beside what stands in their line."""
    for unit in kinds():
        text = unit_name(unit, language)
        assert fit(text, BOLD, at.SMALL, at.CELL_W - 56) == text
        assert width(text, BOLD, 40) <= at.CARD_W - 28
    for building in buildings():
        text = building_name(building, language)
        assert fit(text, BOLD, at.SMALL, at.SITE_W - 14) == text


@pytest.mark.parametrize("strength", [0, 4, 7, 12])
def test_drawn_strengths_are_as_high_as_computed(strength: int) -> None:
    """Measured on the pixels of a unit scaled to a phone: pale ink on the red of the first seat."""
    spot = SpotView("F1", "front", True, "ogre", 0, strength, True)
    sprite = unit_cell(spot, 0, "standard", "fr")
    top = EDGE + at.CELL_H - SHIELD_H - 5
    assert inked(sprite, (EDGE + 25, top + 4, EDGE + SHIELD_W - 7, top + SHIELD_H - 10), dark=False) >= 11


@pytest.mark.parametrize("age", [1, 2, 4, 10])
def test_drawn_ages_are_as_high_as_computed(age: int) -> None:
    sprite = unit_cell(SpotView("F1", "front", True, "knight", age, 4, True), 0, "standard", "fr")
    top = EDGE + at.CELL_H - SHIELD_H - 5
    assert inked(sprite, (EDGE + 113, top + 2, EDGE + 138, top + SHIELD_H), dark=True) >= 11


@pytest.mark.parametrize("unit", ["kraken", "knight", "monkey"])
def test_costs_and_strengths_of_cards_are_11_px_high(unit: str) -> None:
    sprite = card(unit, "standard", "fr")
    coin = (EDGE + 46, EDGE + 36, EDGE + 76, EDGE + 86)
    shield = (EDGE + at.CARD_W - 74, EDGE + 28, EDGE + at.CARD_W - 46, EDGE + 90)
    assert inked(sprite, coin, dark=True) >= 11
    assert inked(sprite, shield, dark=False) >= 11


def test_nothing_on_a_row_covers_another() -> None:
    boxes = [(*spot_box(spot, 0), at.CELL_W, at.CELL_H) for spot in PLACES]
    boxes.append((at.cell(2), at.BAR + 2 * at.GAP + at.CELL_H, at.CELL_W, at.CELL_H))
    for places in (4, 5):
        sites = []
        for index in range(places):
            x, y, h = site_box(index, places, 0)
            sites.append((x, y, at.SITE_W, h))
        for (x0, y0, w0, h0), (x1, y1, w1, h1) in combinations([*boxes, *sites], 2):
            assert x0 + w0 <= x1 or x1 + w1 <= x0 or y0 + h0 <= y1 or y1 + h1 <= y0
        assert all(x + w <= at.RIGHT - 4 and y + h <= at.ROW for x, y, w, h in [*boxes, *sites])
        assert all(h >= figure_height(BLACK, at.VALUE) + 8 for _, _, _, h in sites)


def test_the_board_keeps_its_size() -> None:
    assert 1200 <= at.WIDTH <= 1600
    assert at.Frame(5).height <= 1800
    assert at.Frame(5, 2).height <= 1850
    assert ROMAN[1:] == ("I", "II")
