"""Attacks that a hero could make: both dice with what is added, exact chances as a bar, the mean loss of each side."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render.bastion import layout as at
from render.bastion.blocks import LEFT, RIGHT, Block
from render.bastion.tokens import EDGE, heart_outline, hero_colours, monster_token, number_badge, sign
from render.kit.dice import die
from render.kit.fonts import BLACK, BOLD
from render.kit.heraldry import shield_outline
from render.kit.icons import icon
from render.kit.marks import plate
from render.kit.palette import Colour, Palette, mix, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import figure_height, width, write
from render.picture import Look
from rules.bastion.board import BLOCKED, DISTANCE
from rules.bastion.combat import Duel, Fighter, Odds, duel, odds, percent, tenths
from rules.bastion.view import BastionView, HeroView, MonsterView

HIGH: Final = 86
DIE: Final = 68
BAR: Final = 500
BAR_HIGH: Final = 54


def fight(view: BastionView, hero: HeroView, monster: MonsterView) -> tuple[Duel, Odds]:
    """A plain attack from where the hero stands, and its exact odds."""
    mine = Fighter(hero.square, hero.die, hero.range, hero.guard)
    match = duel(view.board, mine, Fighter(monster.square, monster.die, monster.range))
    return match, odds(match, dodge=hero.dodge)


def can_attack(view: BastionView, hero: HeroView, monster: MonsterView) -> bool:
    """Whether the monster is in range and in sight (BG-21)."""
    seen = view.board.seen[hero.square][monster.square]
    return DISTANCE[hero.square][monster.square] <= hero.range and seen != BLOCKED


def mean(part: int, whole: int, language: str) -> str:
    """A mean loss: `−1,9` or `−1.9`, `0` for none."""
    units, tenth = tenths(part, whole)
    return f"−{units}{',' if language == 'fr' else '.'}{tenth}" if part else "0"


def duel_block(view: BastionView, look: Look, hero: HeroView, monster: MonsterView) -> Block:
    """One possible attack as a row."""
    colours = palette(look.palette)

    def draw(sheet: Sheet, y: float) -> None:
        fill = mix(colours.ground, colours.panel, 0.75)
        sheet.lay(plate(at.RIGHT - at.LEFT, HIGH, fill, mix(fill, colours.ink, 0.3), 1.6, 12), (at.LEFT, y))
        middle = y + HIGH / 2
        match, chances = fight(view, hero, monster)
        x = float(LEFT - 6)
        sheet.lay(monster_token(monster.kind, 60, colours.name), (x - EDGE, middle - 30 - EDGE))
        if monster.number:
            sheet.lay(number_badge(monster.number, colours.name, 34), (x - 10, y + 4))
        x += 72
        ground, ink = hero_colours(hero.kind, colours)
        x = _dice(sheet, colours, match, 0, (ground, ink), x, middle)
        sheet.lay(icon("attack", 32, colours.ink_soft), (x + 2, middle - 16))
        x = _dice(sheet, colours, match, 1, (colours.camps[0], colours.camp_inks[0]), x + 42, middle)
        x = RIGHT - 176 - BAR
        sheet.lay(bar(chances, match.ripostes, (ground, ink), colours.name), (x, middle - BAR_HIGH / 2))
        sheet.text((x + BAR + 6, middle + figure_height(BOLD, 28) / 2), "%", BOLD, 28, colours.ink_soft)
        dealt, taken = mean(chances.dealt, chances.cases, look.language), mean(chances.taken, chances.cases, look.language)
        _loss(sheet, colours, dealt, "", RIGHT - 164, middle - 20)
        _loss(sheet, colours, taken, hero.kind, RIGHT - 164, middle + 20)

    return Block(HIGH, draw)


def _dice(
    sheet: Sheet, colours: Palette, match: Duel, k: int, tones: tuple[Colour, Colour], x: float, middle: float
) -> float:
    """The die of one side with what is added to it; returns the right end."""
    sides = match.dice[k]
    sheet.lay(die(sides, str(sides), DIE, *tones, colours.shadow), (x - EDGE, middle - DIE / 2 - EDGE))
    x += DIE + 4
    mod = match.mods[k]
    covered = k == 1 and match.covered
    if covered:
        sheet.lay(sign("cover", 28, colours.ink), (x, middle - 32))
    if mod or covered:
        text = f"{'+' if mod >= 0 else '−'}{abs(mod)}"
        base = middle + figure_height(BLACK, 46) / 2 + (12 if covered else 0)
        sheet.text((x, base), text, BLACK, 46, colours.ink)
    return x + 62


@lru_cache(maxsize=256)
def bar(chances: Odds, ripostes: bool, tones: tuple[Colour, Colour], name: str) -> Image.Image:
    """Won, tied and lost as shares of a bar with their percentages; a lost roll that nothing follows is hollow."""
    colours = palette(name)
    lose = (colours.camps[0], colours.camp_inks[0]) if ripostes else (colours.paper, colours.paper_ink)
    shares = ((chances.won, tones), (chances.tied, (colours.panel_edge, colours.paper_ink)), (chances.lost, lose))
    pen = Pen(BAR, BAR_HIGH)
    left = 0.0
    for count, (fill, _) in shares:
        wide = BAR * count / chances.cases
        pen.fill([(left, 0), (left + wide, 0), (left + wide, BAR_HIGH), (left, BAR_HIGH)], fill)
        left += wide
    clipped = Pen(BAR, BAR_HIGH)
    clipped.box((0, 0, BAR, BAR_HIGH), (0, 0, 0), 10)
    framed = Pen(BAR, BAR_HIGH)
    framed.clip(clipped.image.getchannel("A"), pen)
    framed.box((0, 0, BAR, BAR_HIGH), None, 10, mix(colours.ink, colours.ground, 0.2), 2)
    done, left = framed.done(), 0.0
    draw = ImageDraw.Draw(done)
    for count, (_, ink) in shares:
        wide = BAR * count / chances.cases
        text = str(percent(count, chances.cases))
        size = next((one for one in (at.VALUE, 46, 40, 34) if width(text, BLACK, one) + 6 <= wide), 0)
        if size:
            write(draw, (left + wide / 2, (BAR_HIGH + figure_height(BLACK, size)) / 2), text, BLACK, size, ink, "m")
        left += wide
    return done


@lru_cache(maxsize=32)
def _side(hero: str, name: str) -> Image.Image:
    """The little sign of a side, the monsters' for "", and a heart."""
    colours = palette(name)
    pen = Pen(70, 32)
    if hero:
        shape = shield_outline(2, 1, 28, 30)
        pen.fill(shape, hero_colours(hero, colours)[0])
        pen.stroke(shape, mix(hero_colours(hero, colours)[0], colours.shadow, 0.6), 2, closed=True)
    else:
        pen.disc((16, 16), 14, colours.camps[0])
        pen.ring((16, 16), 11, colours.camp_inks[0], 2)
    pen.fill(heart_outline(38, 2, 30, 28), colours.suits[0])
    return pen.done()


def _loss(sheet: Sheet, colours: Palette, text: str, hero: str, x: float, middle: float) -> None:
    """The mean loss of a side."""
    sheet.lay(_side(hero, colours.name), (x + 28, middle - 16))
    sheet.text((x + 102, middle + figure_height(BLACK, 36) / 2), text, BLACK, 36, colours.ink)
