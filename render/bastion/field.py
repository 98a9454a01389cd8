"""The board with what stands on it: arrows of what monsters did, who is to act, figures with their hit points."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.bastion.terrain import board, number
from render.bastion.tokens import EDGE, heart, hero_token, mark, monster_token, number_badge
from render.kit.arrows import arrow, dashes, shortened
from render.kit.palette import Palette, mix, palette
from render.kit.pen import Pen, margin
from render.kit.sheet import Sheet
from render.picture import Look
from rules.bastion.board import DISTANCE
from rules.bastion.view import BastionView, HeroView, MonsterView

SHADOW: Final = margin(6, 4)
WEIGHT: Final = 13
"""Of an arrow's shaft."""

Ground = tuple[tuple[int, ...], tuple[int, ...]]
"""Heights and levels of walls (0: open) by square."""


def ground_of(view: BastionView) -> Ground:
    """The ground of the scenario, as pictures take it."""
    return tuple(one.height for one in view.squares), tuple(one.wall or 0 for one in view.squares)


def lay_board(sheet: Sheet, ground: Ground, name: str, top: float) -> None:
    """The empty board in its rim."""
    sheet.lay(board(*ground, name), (at.LEFT - SHADOW, top - SHADOW))


@lru_cache(maxsize=8)
def frame(name: str) -> Image.Image:
    """The gilded frame around the square of a hero who is to act, stronger at its corners."""
    colours = palette(name)
    side, long = float(at.CELL), 34.0
    gilt = mix(colours.gold, colours.paper, 0.3)
    pen = Pen(side, side)
    pen.box((1, 1, side - 1, side - 1), None, 5, colours.turn, 9)
    for weight, tone in ((10.0, colours.turn), (5.0, gilt)):
        for x, dx in ((6.5, 1), (side - 6.5, -1)):
            for y, dy in ((6.5, 1), (side - 6.5, -1)):
                pen.stroke([(x + dx * long, y), (x, y), (x, y + dy * long)], tone, weight)
    pen.box((3.5, 3.5, side - 3.5, side - 3.5), None, 4, gilt, 4)
    return pen.done()


def draw_arrows(
    sheet: Sheet, view: BastionView, colours: Palette, top: float, fresh: bool, steps: tuple[tuple[int, ...], ...] = ()
) -> None:
    """The monsters' last moves, each along the squares that it crossed, in the accent where they have just played, with a
    skull where one died; the heroes' `steps` of the last act."""
    old = mix(colours.ink_soft, colours.ground, 0.1)
    ways = [(trail.path, colours.accent if fresh else old) for trail in view.trails]
    for way, tone in (*ways, *((one, colours.accent) for one in steps)):
        if len(way) > 1:
            points = tuple(at.stand(square, top) for square in way)
            sprite, corner = arrow(shortened(points, 14, at.TOKEN * 0.52), WEIGHT, tone, colours.halo)
            sheet.lay(sprite, corner)
    taken = view.taken
    for trail in view.trails:
        if view.monster(trail.monster) is None and trail.path[-1] not in taken:
            x, y = at.stand(trail.path[-1], top)
            sheet.lay(mark("skull", colours.name, 56), (x - 28, y - 28))


def draw_shots(sheet: Sheet, view: BastionView, colours: Palette, top: float) -> None:
    """A dashed line for each attack of the last act over more than one square, between figures that still see each other."""
    squares = {one.kind: one.square for one in view.heroes} | {one.id: one.square for one in view.monsters}
    for pair in dict.fromkeys((roll.attacker, roll.target) for roll in view.rolls):
        start, end = squares.get(pair[0]), squares.get(pair[1])
        if start is None or end is None or DISTANCE[start][end] < 2 or not view.board.seen[start][end]:
            continue
        sprite, corner = dashes(at.stand(start, top), at.stand(end, top), 6, 12, colours.accent, colours.halo)
        sheet.lay(sprite, corner)


def draw_hero(sheet: Sheet, hero: HeroView, ground: Ground, name: str, top: float, fresh: bool = False) -> None:
    """A hero on its square."""
    x, y = at.stand(hero.square, top)
    sprite = hero_token(hero.kind, at.TOKEN, name, not hero.stands)
    sheet.lay(sprite, (x - sprite.width / 2, y - sprite.height / 2))
    corner = at.left_of(hero.square), at.top_of(hero.square, top)
    _height(sheet, ground, hero.square, name, top)
    marks = [sign for sign, here in (("shield", hero.guard), ("dodge", hero.dodge)) if here]
    for k, sign in enumerate(marks):
        sheet.lay(mark(sign, name), (corner[0] + 4, corner[1] + 4 + 46 * k))
    _heart(sheet, hero.hp, name, corner, fresh)


def draw_monster(sheet: Sheet, monster: MonsterView, ground: Ground, name: str, top: float, fresh: bool = False) -> None:
    """A monster on its square."""
    x, y = at.stand(monster.square, top)
    sheet.lay(monster_token(monster.kind, at.TOKEN, name), (x - at.TOKEN / 2 - EDGE, y - at.TOKEN / 2 - EDGE))
    corner = at.left_of(monster.square), at.top_of(monster.square, top)
    _height(sheet, ground, monster.square, name, top)
    if monster.number:
        sheet.lay(number_badge(monster.number, name), (corner[0] + 4, corner[1] + 4))
    if monster.pinned:
        sheet.lay(mark("pinned", name), (corner[0] + at.CELL - 48, corner[1] + 4))
    _heart(sheet, monster.hp, name, corner, fresh)


def _height(sheet: Sheet, ground: Ground, square: int, name: str, top: float) -> None:
    """The height of a square once more, over the figure that stands on it."""
    if ground[0][square]:
        sprite, dx, dy = number(*ground, square, name)
        sheet.lay(sprite, (at.left_of(square) + dx, at.top_of(square, top) + dy))


def _heart(sheet: Sheet, points: int, name: str, corner: tuple[float, float], fresh: bool) -> None:
    sprite = heart(points, name, at.HEART, fresh)
    sheet.lay(sprite, (corner[0] + at.CELL - sprite.width - 2, corner[1] + at.CELL - sprite.height - 2))


def hurt(view: BastionView) -> frozenset[str]:
    """Who lost hit points in the rolls of the last act: kinds of heroes and ids of monsters."""
    return frozenset(
        who for roll in view.rolls for who, loss in zip((roll.attacker, roll.target), roll.losses, strict=True) if loss
    )


def draw_figures(sheet: Sheet, view: BastionView, look: Look, top: float, calm: bool = False) -> None:
    """Frames around who is to act, then everybody, from the north to the south so that nearer figures lie above. `calm`: on
    a picture that answers a question, without frames and without what just happened."""
    name = palette(look.palette).name
    changed, ground = frozenset() if calm else hurt(view), ground_of(view)
    for hero in view.heroes:
        if not calm and to_act(hero, view):
            sheet.lay(frame(name), (at.left_of(hero.square), at.top_of(hero.square, top)))
    figures: list[HeroView | MonsterView] = [*view.heroes, *view.monsters]
    for one in sorted(figures, key=lambda one: -one.square):
        if isinstance(one, HeroView):
            draw_hero(sheet, one, ground, name, top, one.kind in changed)
        else:
            draw_monster(sheet, one, ground, name, top, one.id in changed)


def to_act(hero: HeroView, view: BastionView) -> bool:
    """Whether the table waits for this hero."""
    if view.phase == "upgrade":
        return hero.upgrading
    return view.phase == "turn" and hero.seat in view.to_act and bool(hero.follow or (hero.stands and hero.actions))
