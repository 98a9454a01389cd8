"""The overlay of `/bastion visee` is the rules' own table, square by square, on every scenario and from every square."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from data.words import LANGUAGES
from render.bastion import PAINTER
from render.bastion import layout as at
from render.bastion.blocks import LEFT, RIGHT
from render.bastion.field import ground_of, lay_board
from render.bastion.overlay import draw_lines, draw_sight
from render.bastion.sight import heading, reports, title_size, told
from render.bastion.words import say
from render.kit.fonts import TITLE
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.kit.type import width
from rules import grid
from rules.bastion.board import BLOCKED, CLEAR, COVERED, SQUARES
from rules.bastion.book import house, square_of
from rules.bastion.moves import SightLine
from rules.bastion.view import BastionView
from rules.sight import look as sight_of
from tests.render.bastion.samples import LOOK, middle, monsters, seen, start

MAPS = [place.id for place in house().maps]
TOP = 20


def empty(scenario: str) -> BastionView:
    return seen(replace(start(), scenario=scenario))


def sheet_of(view: BastionView) -> Sheet:
    sheet = Sheet(Image.new("RGB", (at.WIDTH, at.FRAME + 2 * TOP), palette("standard").ground))
    lay_board(sheet, ground_of(view), "standard", TOP)
    return sheet


def box(square: int) -> tuple[int, int, int, int]:
    x, y = at.left_of(square), round(at.top_of(square, TOP))
    return x + 3, y + 3, x + at.CELL - 3, y + at.CELL - 3


def drawn(before: Image.Image, after: Image.Image, square: int) -> int:
    """What the pixels of a square say: a veil darkens its lower left, cover changes its upper right corner alone."""
    one, two = (image.crop(box(square)).convert("L") for image in (before, after))
    changed = ImageChops.difference(one, two).point([0] * 12 + [255] * 244)
    if changed.getbbox() is None:
        return CLEAR
    half = changed.crop((0, changed.height // 2, changed.width // 2, changed.height))
    if half.getbbox() is not None:
        return BLOCKED
    assert changed.getbbox()[0] > changed.width // 2  # type: ignore[index]
    return COVERED


def states(view: BastionView) -> Iterator[tuple[int, int, int, int]]:
    """Every origin and target with what the rules say and what the picture shows."""
    before = sheet_of(view).image
    for origin in range(SQUARES):
        if not view.board.open(origin):
            continue
        sheet = Sheet(before)
        draw_sight(sheet, view, origin, "standard", TOP)
        for target in range(SQUARES):
            if view.board.open(target) and target != origin:
                yield origin, target, view.board.seen[origin][target], drawn(before, sheet.image, target)


@pytest.mark.parametrize("scenario", MAPS)
def test_the_overlay_equals_the_rules_on_every_pair_of_squares(scenario: str) -> None:
    view = empty(scenario)
    pairs = list(states(view))
    assert len(pairs) == 32 * 31
    wrong = [(origin, target) for origin, target, rule, shown in pairs if rule != shown]
    assert wrong == []
    assert {rule for _, _, rule, _ in pairs} == {BLOCKED, CLEAR, COVERED}


@pytest.mark.parametrize("scenario", MAPS)
def test_the_table_that_is_drawn_is_the_exact_test(scenario: str) -> None:
    """Not only the same table: the geometry itself, asked again for each pair."""
    view = empty(scenario)
    for origin, target, rule, _ in states(view):
        height = view.squares[origin].height

        def blocks(square: grid.Square, height: int = height) -> bool:
            wall = view.squares[grid.index(square, at.SIZE)].wall
            return wall is not None and wall >= height

        found = sight_of(grid.at(origin, at.SIZE), grid.at(target, at.SIZE), blocks)
        assert found.clear == (rule != BLOCKED)


def test_lines_are_drawn_only_to_what_is_seen() -> None:
    view = empty("cour")
    before = sheet_of(view).image
    for origin, target, expected in (("A1", "C3", BLOCKED), ("A1", "C1", CLEAR), ("A2", "B3", COVERED)):
        sheet = Sheet(before)
        assert view.board.seen[square_of(origin)][square_of(target)] == expected
        draw_lines(sheet, view, square_of(origin), (square_of(target),), "standard", TOP)
        changed = ImageChops.difference(before, sheet.image).getbbox() is not None
        assert changed == (expected != BLOCKED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_of_sight_have_pictures_and_words(language: str) -> None:
    """X9 blocked by B2, X10 clear, X11 cover of B2, X17 over the lower wall."""
    look = replace(LOOK, language=language)
    view = empty("cour")
    for origin, target, walls in (("A1", "C3", "B2"), ("A1", "C1", ""), ("A2", "B3", "B2")):
        picture = PAINTER.answer(view, "sight", SightLine(target, origin), look)
        assert picture is not None
        assert len(picture.png) <= 200_000
        assert 0 < len(picture.alt) <= 1024
        sentence = told(view, look, square_of(origin), square_of(target))
        assert sentence in picture.alt
        assert (walls in sentence) if walls else ("B2" not in sentence)
    assert "B4" not in told(empty("remparts"), look, square_of("C2"), square_of("B5"))


def test_a_hero_is_told_whom_it_cannot_attack() -> None:
    view = seen(replace(start(), monsters=monsters("gobelin-1 C2 9, gobelin-2 C6 9")))
    lines = reports(view, LOOK, square_of("C1"), None)
    assert len(lines) == 1
    assert "5" in lines[0]


def test_figures_and_squares_can_be_asked_for() -> None:
    view = seen(middle(), 0)
    own = PAINTER.answer(view, "sight", SightLine(), LOOK)
    named = PAINTER.answer(view, "sight", SightLine("", "C2"), LOOK)
    monster = PAINTER.answer(view, "sight", SightLine("", "gobelin-1"), LOOK)
    empty_square = PAINTER.answer(view, "sight", SightLine("", "A6"), LOOK)
    assert own is not None
    assert own == named
    assert monster is not None
    assert empty_square is not None
    assert len({own.png, monster.png, empty_square.png}) == 3


@pytest.mark.parametrize("name", ["Marguerite-Éléonore d’Automne", "W" * 30])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_with_a_tables_own_name_stays_on_the_picture(name: str, language: str) -> None:
    title = say(language, "picture-sight-of", who=name, square="F6")
    size = title_size(title)
    assert size >= 30
    assert name.startswith("W") or width(title, TITLE, size) <= RIGHT - LEFT


def test_an_ordinary_heading_keeps_its_size() -> None:
    assert title_size(heading(seen(start()), "fr", square_of("C1"))) == 46
