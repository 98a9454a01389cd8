"""The phone test: at 400 px wide, figures that decide a move are at least 11 px high, names are set in at least 9 px."""

from __future__ import annotations

import pytest
from PIL import Image

from render.battle_line import evidence, hand
from render.battle_line import layout as at
from render.battle_line.faces import face
from render.kit.fonts import BLACK
from render.kit.pen import margin
from render.kit.type import figure_height
from rules.battle_line.cards import TROOPS

SCALE = at.PHONE / at.WIDTH


@pytest.mark.parametrize("size", [at.VALUE, at.TEN, at.TOTAL, at.NUMBER, evidence.VALUE, round(hand.CARD * 0.56)])
def test_figures_are_11_px_high(size: int) -> None:
    assert figure_height(BLACK, size) * SCALE >= 11


@pytest.mark.parametrize("size", [at.NAME, at.SMALL, at.CAPTION])
def test_names_are_set_in_9_px(size: int) -> None:
    assert size * SCALE >= 9


@pytest.mark.parametrize("slots", [2, 3, 4, 5])
@pytest.mark.parametrize("top", [True, False])
def test_no_card_hides_the_value_of_another(slots: int, top: bool) -> None:
    frame = at.Frame(max(3, slots), 0)
    spans = [frame.card_shown(index, top) for index in range(slots)]
    for index, (first, height) in enumerate(spans):
        assert height >= figure_height(BLACK, at.VALUE) + 2
        others = [(y, y + h) for k, (y, h) in enumerate(spans) if k != index]
        assert all(first + height <= low or first >= high for low, high in others)
    edge = frame.far_stack if top else frame.near_stack
    assert all(edge <= first and first + height <= edge + frame.stack for first, height in spans)


@pytest.mark.parametrize("top", [True, False])
def test_drawn_values_are_as_high_as_computed(top: bool) -> None:
    """Measured on the pixels of a card scaled to a phone: ink between the strip's edges."""
    for card in (card for card in TROOPS if card[0] in "RB"):
        edge = margin()
        strip = edge + (0 if top else at.BODY)
        sprite = face(card, "standard", "fr", top, False).convert("RGB")
        crop = sprite.crop((edge + 8, strip + 6, edge + at.CARD_W - 46, strip + at.STRIP - 6))
        small = crop.resize((max(1, round(crop.width * SCALE)), round(crop.height * SCALE)), Image.Resampling.LANCZOS)
        inked = [y for y in range(small.height) if any(min(small.getpixel((x, y))) > 150 for x in range(small.width))]
        assert inked[-1] - inked[0] + 1 >= 11, card


def test_the_board_keeps_its_size() -> None:
    assert 1200 <= at.WIDTH <= 1600
    assert at.Frame(4, 3).height <= 1500
    assert at.Frame(at.MOST, 3, 2).height <= 1650
    assert at.column(9) + at.CARD_W <= at.WIDTH - at.MARGIN
