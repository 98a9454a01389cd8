"""The phone test: at 400 px wide, names are set in at least 9 px; ranks and costs are at least 11 px high on every picture
but the whole board, whose 23 columns leave 8 px to a rank: for that there are zooms."""

from __future__ import annotations

import pytest
from PIL import Image

from data.words import LANGUAGES
from render.broken_line import card, duel, header, place
from render.broken_line import layout as at
from render.broken_line.board import FAR, FIELD, LEGEND, NEAR, board_frame
from render.broken_line.closeup import COST, TALL, WIDE, cost_mark
from render.broken_line.legend import rows
from render.broken_line.marks import pad
from render.broken_line.pieces import BORDER, face, remembered
from render.broken_line.words import rank_name
from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.type import figure_height, fit, width
from rules.broken_line.pieces import RANKS

SCALE = at.PHONE / at.WIDTH
FIGURES = [rank for rank in RANKS if rank.isdigit()]
ZOOM = WIDE // at.PART_SIZE[0]


def inked(sprite: Image.Image, scale: float) -> int:
    """The height in pixels, on a phone, of the dark ink in the left half of a pale pawn."""
    flat = Image.new("RGB", sprite.size, (255, 255, 255))
    flat.paste(sprite, (0, 0), sprite)
    side = sprite.width - 2 * BORDER
    crop = flat.crop((BORDER + round(side * 0.16), BORDER + round(side * 0.1), BORDER + round(side * 0.5),
                      BORDER + round(side * 0.84)))  # fmt: skip
    small = crop.convert("L").resize(
        (max(1, round(crop.width * scale)), max(1, round(crop.height * scale))), Image.Resampling.LANCZOS
    )
    rows = [small.crop((0, y, small.width, y + 1)).getextrema()[0] for y in range(small.height)]
    dark = [y for y, darkest in enumerate(rows) if darkest < 130]  # type: ignore[operator]
    return dark[-1] - dark[0] + 1 if dark else 0


@pytest.mark.parametrize("size", [at.NAME, at.SMALL, at.TEXT, at.CAPTION, *header.SIZES])
def test_names_are_set_in_9_px(size: int) -> None:
    assert size * SCALE >= 9


@pytest.mark.parametrize("size", [34, 46, 50])
def test_names_of_a_duel_are_set_in_9_px(size: int) -> None:
    assert size * at.PHONE / duel.W >= 9


@pytest.mark.parametrize("rank", FIGURES)
def test_ranks_are_8_px_high_on_the_whole_board_and_19_in_a_zoom(rank: str) -> None:
    assert inked(face("W", rank, at.CELL - 2 * pad(at.CELL), "standard"), SCALE) >= (8 if len(rank) == 1 else 7)
    assert inked(face("W", rank, ZOOM - 2 * pad(ZOOM), "standard"), SCALE) >= (19 if len(rank) == 1 else 16)
    assert inked(remembered("W", rank, ZOOM - 2 * pad(ZOOM), "standard"), SCALE) >= 13


@pytest.mark.parametrize("cell", [place.LARGE, place.OTHER - 8])
def test_ranks_of_a_placement_are_large(cell: int) -> None:
    """The second size is that of an army beside another one."""
    assert inked(face("W", "7", cell - 2 * pad(cell), "standard"), SCALE) >= 11


def test_ranks_on_the_help_card_are_large() -> None:
    assert inked(face("W", "7", card.PIECE, "standard"), SCALE) >= 11


def test_costs_of_a_roll_of_four_are_11_px_high() -> None:
    """A roll of 4 reaches four squares each way: the part that is drawn is nine squares wide and high at most; a 6 reaches
    thirteen."""
    for squares, least in ((9, 11), (13, 9)):
        cell = min(132, WIDE // squares, TALL // squares)
        assert figure_height(BLACK, round(cell * COST)) * SCALE >= least
        mark = Image.new("RGB", (cell, cell), (255, 255, 255))
        mark.paste(drawn := cost_mark(4, "move", "walk", cell, "standard"), (0, 0), drawn)
        column = mark.convert("L").crop((cell // 2, cell // 5, cell // 2 + 3, cell - cell // 5))
        rows = [column.crop((0, y, 3, y + 1)).getextrema()[0] for y in range(column.height)]
        dark = [y for y, darkest in enumerate(rows) if darkest < 110]  # type: ignore[operator]
        assert (dark[-1] - dark[0] + 1) * SCALE >= least - 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_or_effect_is_cut(language: str) -> None:
    for rank in RANKS:
        assert "…" not in card.about_lines(rank, language)[-1]
        room = card.COLUMN - 24 - 18 - card.PIECE - 22 - 18 - 12 - width("10", BLACK, 50) - width("/12", TEXT, at.SMALL)
        text = rank_name(rank, language)
        assert fit(text, BOLD, at.NAME, room) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_stays_on_the_sheet(language: str) -> None:
    for own in (False, True):
        found = rows(language, own)
        assert len(found) <= 2
        for row in found:
            kind, text, x = row[-1]
            assert kind
            assert x + 56 + width(text, TEXT, at.SMALL) <= at.RIGHT


def test_parts_of_the_board_do_not_touch() -> None:
    frame = board_frame(False)
    assert FAR + at.PLATE < FIELD - 40
    assert frame.origin[1] + frame.height + 40 < NEAR < NEAR + at.PLATE < LEGEND
    assert frame.origin[0] >= at.EDGE + 10
    assert frame.origin[0] + frame.width <= at.WIDTH - at.EDGE - 10


def test_nine_parts_show_every_square() -> None:
    for upside in (False, True):
        shown = {square for name in at.PARTS for square in at.part(name, upside, WIDE).squares()}
        assert len(shown) == 23 * 17


@pytest.mark.parametrize("squares", [("A1",), ("W17",), ("L9",), ("A1", "W17"), ("C3", "F9"), ("V2", "W2")])
def test_a_part_around_squares_holds_them(squares: tuple[str, ...]) -> None:
    numbers = tuple(at.at(name) for name in squares)
    frame = at.around(numbers, False, WIDE, TALL)
    assert all(frame.holds(number) for number in numbers)
    assert frame.size[0] >= 9
    assert frame.size[1] >= 7
    assert 0 <= frame.first[0] <= 23 - frame.size[0]
    assert 0 <= frame.first[1] <= 17 - frame.size[1]
    assert frame.width <= WIDE
    assert frame.height <= TALL
