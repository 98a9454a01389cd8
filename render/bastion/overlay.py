"""What is laid over the board on request: where a hero can go and what it costs, what is seen from a square."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.bastion.tokens import hero_colours, mark
from render.kit.arrows import dashes
from render.kit.fonts import BLACK
from render.kit.heraldry import shield_outline
from render.kit.palette import mix, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import figure_height
from rules.bastion.board import BLOCKED, CLEAR, COVERED, SQUARES
from rules.bastion.view import BastionView, HeroView

COST: Final = 66
"""Width of the shield on which a cost stands."""
DARK: Final = 0.5
"""How much of the shadow lies on a square that is not seen."""


@lru_cache(maxsize=128)
def cost_sprite(cost: int, hero: str, name: str) -> Image.Image:
    """A cost on a shield of the hero's colour."""
    colours = palette(name)
    ground, ink = hero_colours(hero, colours)
    w, h = COST, round(COST * 1.06)
    pen = Pen(w, h)
    pen.fill(shield_outline(0, 0, w, h), mix(ground, colours.shadow, 0.7))
    pen.fill(shield_outline(3, 3, w - 6, h - 7), colours.paper)
    pen.fill(shield_outline(5.5, 5.5, w - 11, h - 13), ground)
    pen.text((w / 2, h * 0.42 + figure_height(BLACK, at.VALUE) / 2), str(cost), BLACK, at.VALUE, ink, "m")
    return pen.done()


def draw_reach(sheet: Sheet, heroes: tuple[HeroView, ...], name: str, top: float) -> None:
    """The cost of every square that the heroes can go to now: one hero's in the middle, two heroes' side by side."""
    costs = [dict(hero.reach) for hero in heroes]
    for square in sorted({square for one in costs for square in one}):
        x, y = at.middle(square, top)
        there = [k for k, one in enumerate(costs) if square in one]
        for k in there:
            sprite = cost_sprite(costs[k][square], heroes[k].kind, name)
            shift = 0 if len(heroes) == 1 else (k - 0.5) * (at.CELL - 8) / 2
            sheet.lay(sprite, (x - sprite.width / 2 + shift, y - sprite.height / 2 - 18))


@lru_cache(maxsize=8)
def veil(name: str) -> Image.Image:
    """A square that is not seen: darkened and hatched."""
    colours = palette(name)
    side = at.CELL
    pen = Pen(side, side)
    pen.box((0, 0, side, side), colours.shadow, alpha=round(255 * DARK))
    for k in range(-side, side, 18):
        pen.stroke([(k, side), (k + side, 0)], mix(colours.shadow, colours.ground_edge, 0.28), 2.2)
    return pen.done()


def sight_states(view: BastionView, origin: int) -> tuple[int, ...]:
    """BLOCKED, CLEAR or COVERED for every square as seen from the origin: the rules' own table."""
    return tuple(view.board.seen[origin][square] for square in range(SQUARES))


def draw_sight(sheet: Sheet, view: BastionView, origin: int, name: str, top: float) -> None:
    """Veils over what is not seen, a little wall where a target would have cover. Walls themselves stay as they are."""
    for square, state in enumerate(sight_states(view, origin)):
        if not view.board.open(square) or square == origin:
            continue
        corner = at.left_of(square), at.top_of(square, top)
        if state == BLOCKED:
            sheet.lay(veil(name), corner)
        elif state == COVERED:
            down = 6 if square in view.taken else at.CELL - 54
            sheet.lay(mark("cover", name, 48), (corner[0] + at.CELL - 54, corner[1] + down))


@lru_cache(maxsize=64)
def _range_line(origin: int, reach: int, name: str) -> Image.Image:
    """A line around everything within a distance, as large as the squares of the board."""
    colours = palette(name)
    pen = Pen(at.BOARD, at.BOARD, 2)
    x, y = origin % at.SIZE, at.SIZE - 1 - origin // at.SIZE
    box = [max(0, x - reach), max(0, y - reach), min(at.SIZE, x + reach + 1), min(at.SIZE, y + reach + 1)]
    x0, y0, x1, y1 = (value * at.CELL + inset for value, inset in zip(box, (5, 5, -5, -5), strict=True))
    for weight, tone in ((11, colours.halo), (6, colours.turn)):
        pen.box((x0 - weight / 2 + 3, y0 - weight / 2 + 3, x1 + weight / 2 - 3, y1 + weight / 2 - 3), None, 14, tone, weight)
    return pen.done()


def draw_range(sheet: Sheet, origin: int, reach: int, name: str, top: float) -> None:
    """The line around everything in range."""
    sheet.lay(_range_line(origin, min(reach, at.SIZE), name), (at.FIELD, top + at.EDGE))


def draw_lines(sheet: Sheet, view: BastionView, origin: int, targets: tuple[int, ...], name: str, top: float) -> None:
    """Lines from the middle of a square to others: whole where the view is clear, dashed to cover, none where blocked."""
    colours = palette(name)
    for target in targets:
        state = view.board.seen[origin][target]
        if state == BLOCKED:
            continue
        start, end = at.middle(origin, top), at.middle(target, top)
        sprite, corner = dashes(start, end, 5, 0 if state == CLEAR else 13, colours.turn, colours.halo)
        sheet.lay(sprite, corner)
