"""The panels beside the board, one for each figure: hit points, die, Speed, range, actions left, the last special roll."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.bastion.field import to_act
from render.bastion.tokens import EDGE, heart, hero_colours, hero_token, monster_token, number_badge, sign
from render.bastion.words import hero_short, monster_name, name, say
from render.kit.dice import die, pips
from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.icons import icon
from render.kit.marks import badge, plate
from render.kit.palette import Colour, Palette, mix, palette
from render.kit.sheet import Sheet
from render.kit.texture import wood
from render.kit.type import figure_height, width
from render.picture import Look
from rules.bastion.view import BastionView, HeroView, MonsterView

GAP: Final = 8
HERO: Final = 198
MONSTER: Final = 158
SHORT: Final = 122
"""Height of a monster's panel without its last row, where there are many."""
LINE: Final = 68
"""Height of a monster's panel of one row, where there are very many."""
STAT: Final = 64
LABEL: Final = 42
DOTS: Final = 63
"""Room for the dots of actions left of the Speed."""


def heights(heroes: int, monsters: int, label: int = 0) -> tuple[int, int]:
    """Heights of a hero's and a monster's panel so that all have room beside the board, under a `label` of that height."""
    room = at.FRAME - heroes * (HERO + GAP) - label
    return HERO, next((one for one in (MONSTER, SHORT) if monsters * (one + GAP) - GAP <= room), LINE)


def draw_side(sheet: Sheet, view: BastionView, look: Look, top: int) -> None:
    """All panels: heroes in the order of their seats, monsters in the order in which they play."""
    if view.phase == "choose":
        _coming(sheet, view, look, top, _choosing(sheet, view, look, top))
        return
    high, low = heights(len(view.heroes), len(view.monsters))
    y = top
    for hero in view.heroes:
        _hero(sheet, view, look, hero, y)
        y += high + GAP
    if view.phase == "upgrade":
        _coming(sheet, view, look, top, y)
    spare = at.FRAME - (y - top) - len(view.monsters) * (low + GAP) + GAP
    y += min(spare, 14)
    for monster in sorted(view.monsters, key=lambda one: (one.order, one.number)):
        _monster(sheet, view, look, monster, y, low)
        y += low + GAP


def _ground(sheet: Sheet, colours: Palette, y: float, h: int, turn: bool) -> tuple[Colour, Colour]:
    """The panel; returns its tone and ink."""
    fill = colours.turn if turn else mix(colours.ground, colours.panel, 0.75)
    ink = colours.turn_ink if turn else colours.ink
    edge = mix(fill, colours.ink, 0.3)
    make: Image.Image = wood(at.PANEL, h, fill, edge, 12) if turn else plate(at.PANEL, h, fill, edge, 1.6, 12)
    sheet.lay(make, (at.SIDE, y))
    return fill, ink


def dots(view: BastionView, hero: HeroView) -> tuple[int, int, int]:
    """How many dots tell the actions of a turn, their size, and how far one is from the next: a table's own rules, and a
    GM, may give up to four."""
    count = max(view.book.rules.actions, hero.actions) if view.phase == "turn" else 0
    step = min(31, DOTS // max(1, count))
    return count, step - 3, step


def _hero(sheet: Sheet, view: BastionView, look: Look, hero: HeroView, y: float) -> None:
    colours, language = palette(look.palette), look.language
    won = view.outcome is not None and bool(view.outcome.winners)
    fill, ink = _ground(sheet, colours, y, HERO, to_act(hero, view) or won)
    x = at.SIDE + 10
    sheet.lay(hero_token(hero.kind, 56, colours.name), (x - EDGE, y + 10 - EDGE))
    room = at.PANEL - 76
    sheet.text((x + 58, y + 36), hero_short(hero.kind, language), BOLD, at.NAME, ink, room=room)
    sheet.text((x + 58, y + 66), name(look, hero.seat), TEXT, at.SMALL, mix(ink, fill, 0.15), room=room)
    _life(sheet, colours, hero.hp, hero.most, hero.die, y + 76, ink)
    base = y + 186
    state = ""
    if hero.upgrading:
        state = say(language, "picture-state-upgrade")
    elif hero.follow:
        state = say(language, "picture-state-follow")
    elif not hero.stands:
        state = say(language, "picture-state-down")
    if state:
        sheet.text((x + 2, base), state, BOLD, at.SMALL, ink, room=at.PANEL - 22)
        return
    count, size, step = dots(view, hero)
    for k in range(count):
        full = k < hero.actions
        sheet.lay(badge(size, ink if full else fill, ink), (x + 1 + step * k, base - 16 - size // 2))
    _stats(sheet, hero.speed, hero.range, base, ink)


def _life(sheet: Sheet, colours: Palette, hp: int, most: int, sides: int, y: float, ink: Colour) -> None:
    """Hit points of their maximum at the left, the die at the right."""
    x = at.SIDE + 8
    sprite = heart(hp, colours.name, 58)
    sheet.lay(sprite, (x, y))
    sheet.text((x + sprite.width + 1, y + 50), f"/{most}", BLACK, 40, ink)
    _die(sheet, colours, sides, at.SIDE + at.PANEL - STAT - 12, y)


def _die(sheet: Sheet, colours: Palette, sides: int, x: float, y: float, size: int = STAT) -> None:
    sheet.lay(die(sides, str(sides), size, colours.paper, colours.paper_ink, colours.shadow), (x - EDGE, y - EDGE))


def _stats(sheet: Sheet, speed: int, reach: int, base: float, ink: Colour) -> None:
    """Speed and range at the right end of a row."""
    x = float(at.SIDE + at.PANEL - 12)
    for what, number in (("target", reach), ("boot", speed)):
        figure = str(number)
        x -= width(figure, BLACK, at.VALUE)
        sheet.text((x, base), figure, BLACK, at.VALUE, ink)
        x -= 32
        sheet.lay(sign(what, 30, ink), (x, base - 31))
        x -= 8


def _monster(sheet: Sheet, view: BastionView, look: Look, monster: MonsterView, y: float, high: int) -> None:
    colours = palette(look.palette)
    _, ink = _ground(sheet, colours, y, high, False)
    x = at.SIDE + 8
    sheet.lay(monster_token(monster.kind, 46, colours.name), (x - 1 - EDGE, y + 5 - EDGE))
    if monster.number:
        sheet.lay(number_badge(monster.number, colours.name, 30), (x - 3, y + 3))
    if high == LINE:
        sprite = heart(monster.hp, colours.name, 56)
        sheet.lay(sprite, (x + 48, y + 3))
        sheet.text((x + 48 + sprite.width, y + 48), f"/{monster.most}", BLACK, 30, ink)
        _die(sheet, colours, monster.die, at.SIDE + at.PANEL - 50, y + 12, 44)
        return
    sheet.text((x + 49, y + 37), monster_name(monster.kind, look.language), BOLD, at.SMALL, ink, room=at.PANEL - 58)
    _life(sheet, colours, monster.hp, monster.most, monster.die, y + 48, ink)
    if high == SHORT:
        return
    base = y + 150
    trail = next((one for one in view.trails if one.monster == monster.id), None)
    if trail is not None and trail.d6:
        sheet.lay(pips(trail.d6, 40, colours.paper, colours.paper_ink), (x + 4, base - 36))
    elif monster.pinned or trail is not None:
        sheet.lay(sign("pinned", 36, ink), (x + 4, base - 30))
    _stats(sheet, monster.speed, monster.range, base, ink)


def _coming(sheet: Sheet, view: BastionView, look: Look, top: int, y: int) -> None:
    """The monsters of the next wave under a label, while nobody fights."""
    colours = palette(look.palette)
    cards = [card for card in (view.book.monster(kind) for kind in view.coming) if card is not None]
    if not cards:
        return
    text = say(look.language, "picture-coming", wave=view.wave + 1)
    sheet.text((at.SIDE + at.PANEL / 2, y + 30), text, BOLD, at.SMALL, colours.ink_soft, "m", room=at.PANEL)
    y += LABEL
    heroes = (y - LABEL - top) // (HERO + GAP)
    low = heights(heroes, len(cards), LABEL)[1]
    for k, card in enumerate(cards):
        number = view.coming[: k + 1].count(card.id) if view.coming.count(card.id) > 1 else 0
        hp = card.hp[0 if view.party == 1 else 1]
        monster = MonsterView(
            f"{card.id}-{number}", card.id, number, 0, hp, hp, card.die, card.speed, card.range, card.order, card.flies,
            pinned=False,
        )  # fmt: skip
        _monster(sheet, view, look, monster, y, low)
        y += low + GAP


def _choosing(sheet: Sheet, view: BastionView, look: Look, top: int) -> int:
    """Before the first wave: who has chosen whom; returns where the panels end."""
    colours, language = palette(look.palette), look.language
    y = top
    each = max(1, view.party // max(1, view.seats))
    for seat in range(view.seats):
        chosen = [kind for one, kind in view.picks if one == seat]
        for k in range(each):
            kind = chosen[k] if k < len(chosen) else ""
            fill, ink = _ground(sheet, colours, y, HERO, not kind and seat in view.to_act)
            sheet.text((at.SIDE + at.PANEL / 2, y + 36), name(look, seat), BOLD, at.SMALL, ink, "m", room=at.PANEL - 20)
            middle = at.SIDE + at.PANEL / 2
            if kind:
                sprite = hero_token(kind, 84, colours.name)
                sheet.lay(sprite, (middle - sprite.width / 2, y + 48 - EDGE))
                sheet.text((middle, y + 182), hero_short(kind, language), BOLD, at.NAME, ink, "m", room=at.PANEL - 20)
            else:
                tone = mix(ink, fill, 0.1)
                sheet.text((middle, y + 90 + figure_height(BLACK, 84) / 2), "?", BLACK, 84, tone, "m")
                sheet.text((middle, y + 182), say(language, "picture-state-choose"), TEXT, at.SMALL, ink, "m",
                           room=at.PANEL - 16)  # fmt: skip
            y += HERO + GAP
    return y


def wave_signs(sheet: Sheet, view: BastionView, colours: Palette, right: float, y: float) -> float:
    """The waves as medallions, beaten ones checked, the present one lit; returns their left end."""
    size = 52
    x = right
    for wave in range(view.waves, 0, -1):
        x -= size
        beaten = wave < view.wave or (wave == view.wave and view.phase == "upgrade")
        beaten = beaten or (view.outcome is not None and bool(view.outcome.winners))
        now = wave == view.wave and not beaten
        fill, ink = (colours.turn, colours.turn_ink) if now else (mix(colours.ground, colours.panel, 0.7), colours.ink_soft)
        sheet.lay(badge(size, fill, ink), (x, y))
        if beaten:
            sheet.lay(icon("check", 28, ink), (x + 12, y + 12))
        else:
            sheet.text((x + size / 2, y + (size + figure_height(BLACK, 40)) / 2), str(wave), BLACK, 40, ink, "m")
        x -= 8
    return x


def hero_tone(hero: HeroView, colours: Palette) -> tuple[Colour, Colour]:
    """Ground and ink of a hero."""
    return hero_colours(hero.kind, colours)
