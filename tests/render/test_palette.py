"""Suits and text stay apart for every eye; what colour cannot tell, charges and letters do."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from data.words import LANGUAGES, words
from render.kit.heraldry import CAMP_CHARGES, CHARGES, shield
from render.kit.palette import PALETTES, Palette, palette
from tests.render.vision import DEUTERANOPIA, NORMAL, PROTANOPIA, contrast, distance, lab, linear

ALL = tuple(PALETTES.values())
VISIONS = {"normal": (NORMAL, 35), "deuteranopia": (DEUTERANOPIA, 20), "protanopia": (PROTANOPIA, 20)}


@pytest.mark.parametrize("colours", ALL, ids=lambda one: one.name)
@pytest.mark.parametrize("vision", VISIONS)
def test_any_two_suits_differ(colours: Palette, vision: str) -> None:
    matrix, least = VISIONS[vision]
    for first, second in combinations(colours.suits, 2):
        assert distance(first, second, matrix) >= least


@pytest.mark.parametrize("colours", ALL, ids=lambda one: one.name)
@pytest.mark.parametrize("vision", VISIONS)
def test_the_accent_is_like_no_suit(colours: Palette, vision: str) -> None:
    for suit in colours.suits:
        assert distance(colours.accent, suit, VISIONS[vision][0]) >= 25


def test_the_contrast_palette_has_six_greys() -> None:
    greys = sorted(lab(linear(suit))[0] for suit in PALETTES["contrast"].suits)
    assert min(after - before for before, after in pairwise(greys)) >= 12


@pytest.mark.parametrize("colours", ALL, ids=lambda one: one.name)
def test_text_is_readable_on_its_ground(colours: Palette) -> None:
    large = [*zip(colours.suits, colours.suit_inks, strict=True), *zip(colours.camps, colours.camp_inks, strict=True)]
    assert all(contrast(ground, ink) >= 4 for ground, ink in large)
    for ground in (colours.ground, colours.ground_edge, colours.panel):
        assert contrast(colours.ink, ground) >= 7
        assert contrast(colours.ink_soft, ground) >= 4
        assert contrast(colours.accent, ground) >= 4
    assert contrast(colours.turn, colours.turn_ink) >= 7
    assert contrast(colours.paper, colours.paper_ink) >= 7


def test_the_charges_differ_without_colour() -> None:
    black, white = (0, 0, 0), (255, 255, 255)
    for names in (CHARGES, CAMP_CHARGES):
        drawn = [shield(name, 34, 38, white, black, black).convert("L") for name in names]
        for first, second in combinations(drawn, 2):
            different = sum(abs(a - b) > 128 for a, b in zip(first.tobytes(), second.tobytes(), strict=True))
            assert different >= 0.12 * 34 * 38


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_differ(language: str) -> None:
    letters = [words("battle_line", language).text(f"picture-letter-{suit}") for suit in "ROYGBP"]
    assert len(set(letters)) == 6
    assert all(len(letter) == 1 for letter in letters)


def test_an_unknown_palette_is_the_standard_one() -> None:
    assert palette("gone") is PALETTES["standard"]
