"""The phone test: at 400 px wide, figures that decide a move are at least 11 px high, names are set in at least 9 px."""

from __future__ import annotations

from itertools import combinations

import pytest
from PIL import Image

from render.bastion import layout as at
from render.bastion import overlay, rolls, side
from render.bastion.terrain import ground_tone, wall_tone
from render.bastion.tokens import HEROES, heart, hero_colours
from render.kit.dice import SHARE, die
from render.kit.fonts import BLACK
from render.kit.palette import PALETTES, palette
from render.kit.type import figure_height
from tests.render.vision import DEUTERANOPIA, NORMAL, PROTANOPIA, contrast, distance, lab, seen

SCALE = at.PHONE / at.WIDTH


def test_figures_are_11_px_high() -> None:
    """Hit points, heights, levels, costs, Speed, range, sums."""
    assert figure_height(BLACK, at.VALUE) * SCALE >= 11
    assert figure_height(BLACK, round(at.DIE * min(SHARE[sides] for sides in (6, 8, 10, 12)))) * SCALE >= 11


@pytest.mark.parametrize("size", [at.NAME, at.SMALL, at.CAPTION, rolls.MOD])
def test_names_are_set_in_9_px(size: int) -> None:
    assert size * SCALE >= 9


@pytest.mark.parametrize("points", [1, 7, 34, 99])
def test_drawn_hit_points_are_as_high_as_computed(points: int) -> None:
    """Measured on a heart scaled to a phone: light figures on red."""
    sprite = heart(points, "standard")
    ground = Image.new("RGB", sprite.size, palette("standard").suits[0])
    ground.paste(sprite, (0, 0), sprite)
    middle = ground.crop((sprite.width // 2 - 14, 14, sprite.width // 2 + 14, sprite.height - 16))
    small = middle.resize((round(middle.width * SCALE), round(middle.height * SCALE)), Image.Resampling.LANCZOS)
    inked = [y for y in range(small.height) if any(small.getpixel((x, y))[1] > 130 for x in range(small.width))]  # type: ignore[index]
    assert inked[-1] - inked[0] + 1 >= 10


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12])
def test_a_die_holds_its_figure(sides: int) -> None:
    """The figure of the highest roll lies within the die's shape."""
    colours = palette("standard")
    blank = die(sides, "", at.DIE, colours.paper, colours.paper_ink)
    shown = die(sides, str(sides), at.DIE, colours.paper, colours.paper_ink)
    assert blank.getchannel("A").tobytes() == shown.getchannel("A").tobytes()
    assert blank.tobytes() != shown.tobytes()


def test_everything_on_a_square_stays_on_it() -> None:
    x, y = at.STAND
    assert x - at.TOKEN / 2 >= 0
    assert x + at.TOKEN / 2 <= at.CELL
    assert y - at.TOKEN / 2 >= 0
    for points in (0, 9, 99):
        sprite = heart(points, "standard")
        assert sprite.width + 2 <= at.CELL - 40, "the height at the lower left stays free"
        assert sprite.height <= at.CELL / 2 + 10
    assert overlay.COST * 2 <= at.CELL


@pytest.mark.parametrize("heroes", [1, 2])
@pytest.mark.parametrize("monsters", range(7))
def test_all_panels_have_room_beside_the_board(heroes: int, monsters: int) -> None:
    high, low = side.heights(heroes, monsters)
    assert heroes * (high + side.GAP) + monsters * (low + side.GAP) - side.GAP <= at.FRAME
    high, low = side.heights(heroes, monsters, side.LABEL)
    assert heroes * (high + side.GAP) + side.LABEL + monsters * (low + side.GAP) - side.GAP <= at.FRAME


def test_the_house_waves_have_the_full_panels() -> None:
    assert side.heights(2, 3)[1] == side.MONSTER
    assert side.heights(1, 3, side.LABEL)[1] == side.MONSTER


@pytest.mark.parametrize("name", PALETTES)
def test_heights_and_walls_differ_without_colour(name: str) -> None:
    """By lightness, for every sight; each also has a number."""
    colours = palette(name)
    tones = [ground_tone(height, colours) for height in range(3)]
    for matrix in (NORMAL, DEUTERANOPIA, PROTANOPIA):
        light = [lab(seen(tone, matrix))[0] for tone in tones]
        assert light[1] - light[0] >= 6
        assert light[2] - light[1] >= 6
    for tone in tones:
        assert distance(tone, wall_tone(colours)) >= 10
    assert contrast(wall_tone(colours), colours.paper) >= 3


@pytest.mark.parametrize("name", PALETTES)
def test_heroes_differ_from_each_other(name: str) -> None:
    colours = palette(name)
    assert len({emblem for emblem, _ in HEROES.values()}) == len(HEROES)
    for one, two in combinations(("a", "b", "c", *HEROES), 2):  # the first three stand for a table's own
        assert distance(hero_colours(one, colours)[0], hero_colours(two, colours)[0]) >= 15, (one, two)
        assert contrast(*hero_colours(one, colours)) >= 3


def test_the_board_keeps_its_size() -> None:
    assert 1200 <= at.WIDTH <= 1600
    assert at.SIDE + at.PANEL <= at.WIDTH - 20
    assert at.Frame(2, 4).height <= 1650
    assert at.Frame(1, 0).height <= 1250
