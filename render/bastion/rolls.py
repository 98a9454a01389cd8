"""The opposed rolls of the last act as dice: attacker and target, what is added, both sums, what is lost."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.bastion.tokens import EDGE, heart_outline, hero_colours, hero_token, monster_token, number_badge, sign
from render.bastion.words import kind_of
from render.kit.dice import die
from render.kit.fonts import BLACK
from render.kit.icons import icon
from render.kit.marks import badge, plate
from render.kit.palette import Palette, mix, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import figure_height, width
from render.picture import Look
from rules.bastion.state import Roll
from rules.bastion.view import BastionView, number_of

COLUMNS: Final = 2
MOST: Final = 8
"""As many rolls as are drawn; where there are more, the last place says how many."""
GAP: Final = 12
WIDE: Final = (at.RIGHT - at.LEFT - GAP) // COLUMNS
HIGH: Final = at.ROLL - 6
FACE: Final = 50
MOD: Final = 34
LOSS: Final = 62


def rows(view: BastionView) -> int:
    """Rows of dice that the board of this view has."""
    return -(-min(len(view.rolls), MOST) // COLUMNS)


def draw_rolls(sheet: Sheet, view: BastionView, look: Look, top: float) -> None:
    """Two rolls a row, in their order; one alone in the middle."""
    colours = palette(look.palette)
    shown = view.rolls if len(view.rolls) <= MOST else view.rolls[: MOST - 1]
    alone = len(view.rolls) == 1
    for k, roll in enumerate(shown):
        x = (at.WIDTH - WIDE) / 2 if alone else at.LEFT + (k % COLUMNS) * (WIDE + GAP)
        _roll(sheet, colours, roll, x, top + k // COLUMNS * at.ROLL)
    if len(shown) < len(view.rolls):
        x, y = at.LEFT + WIDE + GAP + WIDE / 2, top + (MOST // COLUMNS - 1) * at.ROLL + HIGH / 2
        more = f"+{len(view.rolls) - len(shown)}"
        sheet.text((x, y + figure_height(BLACK, at.VALUE) / 2), more, BLACK, at.VALUE, colours.ink, "m")


@lru_cache(maxsize=256)
def loss_heart(lost: str, name: str) -> Image.Image:
    """Hit points lost, on a heart with the accent's rim."""
    colours = palette(name)
    text, font = lost, 46
    w, h = round(width(text, BLACK, font) + 26), LOSS
    pen = Pen(w + 8, h + 8)
    pen.fill(heart_outline(0, 0, w + 8, h + 8), colours.accent)
    pen.fill(heart_outline(4, 4, w, h), colours.halo)
    pen.fill(heart_outline(5, 5, w - 2, h - 2), colours.suits[0])
    pen.text(((w + 8) / 2 - 1, 4 + h * 0.43 + figure_height(BLACK, font) / 2), text, BLACK, font, colours.suit_inks[0], "m")
    return pen.done()


def _middle(roll: Roll) -> str:
    """What stands between the sides of a roll that hurt both: the loss of each."""
    one, two = roll.losses
    if not (one and two):
        return ""
    return f"−{one}" if one == two else f"−{one} −{two}"


def _side_width(rolled: int, mod: int, lost: int, covered: bool) -> float:
    wide = FACE + 6 + at.DIE + 2.0
    if mod or covered:
        added = (32 if covered else 0) + width(f"+{abs(mod)}", BLACK, MOD)
        wide += max(width(f"={rolled + mod}", BLACK, at.VALUE), added) + 8
    return wide + (LOSS + 18 if lost else 0)


def _roll(sheet: Sheet, colours: Palette, roll: Roll, x: float, y: float) -> None:
    fill = mix(colours.ground, colours.panel, 0.75)
    sheet.lay(plate(WIDE, HIGH, fill, mix(fill, colours.ink, 0.3), 1.6, 12), (x, y))
    covers = (False, roll.covered)
    both = _middle(roll)
    sides = [_side_width(roll.rolled[k], roll.mods[k], 0 if both else roll.losses[k], covers[k]) for k in range(2)]
    between = loss_heart(both, colours.name) if both else icon("attack", 34, colours.ink_soft)
    spare = WIDE - sum(sides) - between.width
    gap = max(4.0, min(30.0, spare / 3))
    at_ = x + max(6.0, (spare - gap) / 2)
    for k in range(2):
        _side(sheet, colours, roll, k, at_, y)
        at_ += sides[k]
        if not k:
            sheet.lay(between, (at_ + gap / 2, y + (HIGH - between.height) / 2 + (2 if both else 0)))
            at_ += between.width + gap


def _side(sheet: Sheet, colours: Palette, roll: Roll, k: int, x: float, y: float) -> None:
    """One side of a roll: 0 the attacker, 1 the target."""
    who = (roll.attacker, roll.target)[k]
    hero = roll.heroic == (k == 0)
    middle = y + HIGH / 2
    _face(sheet, colours, who, hero, roll.fell[k], x, middle)
    x += FACE + 6
    fill, ink = hero_colours(who, colours) if hero else (colours.camps[0], colours.camp_inks[0])
    sprite = die(roll.dice[k], str(roll.rolled[k]), at.DIE, fill, ink, colours.shadow)
    sheet.lay(sprite, (x - EDGE, middle - at.DIE / 2 - EDGE))
    x += at.DIE + 2
    mod, covered = roll.mods[k], k == 1 and roll.covered
    if mod or covered:
        text, start = f"{'+' if mod >= 0 else '−'}{abs(mod)}", x
        if covered:
            sheet.lay(sign("cover", 28, colours.ink), (start + 2, y + 6))
            start += 32
        wide = start - x + sheet.text((start, y + 8 + figure_height(BLACK, MOD)), text, BLACK, MOD, colours.ink)
        total = sheet.text((x, y + HIGH - 9), f"={roll.totals[k]}".replace("-", "−"), BLACK, at.VALUE, colours.ink)
        x += max(wide, total) + 8
    if roll.losses[k] and not _middle(roll):
        heart = loss_heart(f"−{roll.losses[k]}", colours.name)
        sheet.lay(heart, (x + 2, middle - heart.height / 2 + 2))


def _face(sheet: Sheet, colours: Palette, who: str, hero: bool, fell: bool, x: float, middle: float) -> None:
    if hero:
        sprite = hero_token(who, FACE + 4, colours.name)
        sheet.lay(sprite, (x + (FACE - sprite.width) / 2, middle - sprite.height / 2))
    else:
        number = number_of(who)
        sprite = monster_token(kind_of(who), FACE + 2, colours.name)
        sheet.lay(sprite, (x + (FACE - sprite.width) / 2, middle - sprite.height / 2))
        if number:
            sheet.lay(number_badge(number, colours.name, 30), (x - 6, middle - HIGH / 2 + 6))
    if fell:
        sheet.lay(badge(34, colours.paper, colours.paper_ink), (x + FACE - 26, middle + 4))
        sheet.lay(icon("skull", 22, colours.paper_ink), (x + FACE - 20, middle + 10))
