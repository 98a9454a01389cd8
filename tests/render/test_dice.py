"""Dice, figures and arrows of the kit."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from render.kit.arrows import arrow, dashes, shortened
from render.kit.dice import die, pips, shape
from render.kit.figures import FIGURES, figure

BLACK, PAPER = (0, 0, 0), (251, 243, 223)
SIDES = (4, 6, 8, 10, 12)


def test_every_die_of_the_ladder_has_a_shape_of_its_own() -> None:
    drawn = {sides: die(sides, "", 48, PAPER, BLACK).getchannel("A").tobytes() for sides in SIDES}
    for one, two in combinations(SIDES, 2):
        different = sum(abs(a - b) > 128 for a, b in zip(drawn[one], drawn[two], strict=True))
        assert different >= 0.04 * 48 * 48, (one, two)


def test_a_die_of_no_shape_takes_the_nearest() -> None:
    assert [shape(sides) for sides in (2, 4, 5, 7, 9, 20)] == [4, 4, 4, 6, 8, 12]


@pytest.mark.parametrize("value", range(1, 7))
def test_pips_can_be_counted(value: int) -> None:
    """Counted as separate dark patches."""
    sprite = pips(value, 96, PAPER, BLACK)
    image = Image.new("RGB", sprite.size, PAPER)
    image.paste(sprite, (0, 0), sprite)
    inner = image.crop((14, 14, 82, 82)).convert("L")
    dark = {(x, y) for x in range(68) for y in range(68) if inner.getpixel((x, y)) < 100}  # type: ignore[operator]
    patches = 0
    while dark:
        patches += 1
        todo = [dark.pop()]
        while todo:
            x, y = todo.pop()
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in dark:
                    dark.remove(near)
                    todo.append(near)
    assert patches == value


def test_figures_differ() -> None:
    drawn = {name: figure(name, 48, BLACK).getchannel("A").tobytes() for name in FIGURES}
    for one, two in combinations(drawn, 2):
        different = sum(abs(a - b) > 128 for a, b in zip(drawn[one], drawn[two], strict=True))
        assert different >= 0.04 * 48 * 48, (one, two)
    assert figure("dragon", 24, BLACK).getbbox() is not None
    with pytest.raises(KeyError):
        figure("nothing", 24, BLACK)


def test_a_path_is_cut_at_both_ends() -> None:
    assert shortened(((0.0, 0.0), (100.0, 0.0)), 10, 30) == ((10, 0), (70, 0))
    around = shortened(((0.0, 0.0), (20.0, 0.0), (20.0, 100.0)), 30, 10)
    assert around == ((20, 10), (20, 90))
    short = shortened(((0.0, 0.0), (10.0, 0.0)), 30, 30)
    assert len(short) == 2
    assert short[0] != short[1]


def test_an_arrow_points_to_its_last_point() -> None:
    sprite, (x, _) = arrow(((0.0, 0.0), (100.0, 0.0)), 10, BLACK, PAPER)
    alpha = sprite.getchannel("A")
    columns = [sum(value > 128 for value in alpha.crop((k, 0, k + 1, alpha.height)).tobytes()) for k in range(alpha.width)]
    widest = columns.index(max(columns)) + x
    assert 60 <= widest <= 90
    assert columns[round(20 - x)] < max(columns) / 2


def test_dashes_have_gaps() -> None:
    whole, _ = dashes((0.0, 0.0), (200.0, 0.0), 5, 0, BLACK, PAPER)
    broken, _ = dashes((0.0, 0.0), (200.0, 0.0), 5, 12, BLACK, PAPER)
    inked = [sum(value > 128 for value in sprite.getchannel("A").tobytes()) for sprite in (whole, broken)]
    assert 0.5 < inked[1] / inked[0] < 0.95
