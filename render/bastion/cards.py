"""Sheets: a hero with its abilities, a monster with what its d6 brings, the heroes one may choose from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.bastion.blocks import LEFT, RIGHT, Block
from render.bastion.tokens import EDGE, heart, hero_token, monster_token, sign
from render.bastion.words import ability_name, ability_text, hero_name, monster_name, say, special_name, special_rule
from render.kit.dice import die, pips
from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.icons import icon
from render.kit.marks import badge, plate
from render.kit.palette import Colour, mix, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import capital_height, figure_height, width, wrap
from render.picture import Look
from rules.bastion.book import Ability, HeroCard, MonsterCard
from rules.bastion.view import BastionView, HeroView

SIGNS: Final = {
    "attack": "sword", "move_attack": "march", "attack_move": "boot", "teleport_attack": "leap", "double": "shots",
    "sweep": "cleave", "burst": "burst", "heal": "heart", "guard": "shield", "dodge": "dodge",
}  # fmt: skip
OWN_SIGNS: Final = {"eclair": "bolt", "dague": "knife", "precis": "target", "clouante": "pinned", "sournois": "mask"}
"""Signs of abilities that a kind alone would not tell apart."""
ROW: Final = 112
LINE: Final = 36
COLUMN: Final = 268
"""Width of the column with token and figures."""
STAT: Final = 74


def ability_sign(ability: Ability) -> str:
    """The sign of an ability."""
    return OWN_SIGNS.get(ability.id) or SIGNS[ability.kind]


def ability_state(ability: Ability, hero: HeroView | None, first: bool) -> str:
    """`ready`, `used` (in this turn), `spent` (in this wave), `unknown`, or `start` on a sheet that nobody plays."""
    if hero is None:
        return "start" if first else ""
    if ability.id not in hero.known:
        return "unknown"
    if dict(hero.left).get(ability.id, 1) <= 0:
        return "spent"
    return "used" if ability.id in hero.used else "ready"


def stats_of(view: BastionView, card: HeroCard | MonsterCard, hero: HeroView | None) -> tuple[str, int, int, int]:
    """Hit points as they are written, die, Speed, range."""
    if hero is not None:
        return f"/{hero.most}", hero.die, card.speed, card.range
    return "", card.die, card.speed, card.range


def most_of(view: BastionView, card: HeroCard | MonsterCard) -> int:
    """The maximum of hit points at this table."""
    if isinstance(card, HeroCard):
        return card.hp + (view.book.rules.solo_hp if view.party == 1 else 0)
    return card.hp[0 if view.party == 1 else 1]


def _figures(
    sheet: Sheet, look: Look, points: int, most: str, sides: int, speed: int, reach: int, corner: tuple[float, float]
) -> None:
    """Heart, die, Speed and range in two rows under a token."""
    colours = palette(look.palette)
    x, y = corner
    sprite = heart(points, colours.name, STAT - 4)
    sheet.lay(sprite, (x, y))
    sheet.text((x + sprite.width, y + 60), most, BLACK, 40, colours.ink)
    sheet.lay(die(sides, str(sides), STAT, colours.paper, colours.paper_ink, colours.shadow), (x + 150 - EDGE, y - EDGE))
    base = y + STAT + 62
    for what, number, left in (("boot", speed, x + 4), ("target", reach, x + 150)):
        sheet.lay(sign(what, 42, colours.ink), (left, base - 40))
        sheet.text((left + 52, base), str(number), BLACK, at.VALUE, colours.ink)


def hero_block(view: BastionView, look: Look, card: HeroCard, hero: HeroView | None) -> Block:
    """A hero's sheet: token and figures at the left, all abilities with their state at the right."""
    language = look.language
    colours = palette(look.palette)
    room = RIGHT - LEFT - COLUMN - 96
    lines = [wrap(ability_text(one, language), TEXT, 30, room, 3) for one in card.abilities]
    highs = [66 + LINE * len(one) for one in lines]
    height = max(430, sum(highs) + 10 * (len(highs) - 1))

    def draw(sheet: Sheet, y: float) -> None:
        sprite = hero_token(card.id, 200, colours.name, hero is not None and not hero.stands)
        sheet.lay(sprite, (LEFT + (COLUMN - 30 - sprite.width) / 2, y - EDGE + 4))
        most, sides, speed, reach = stats_of(view, card, hero)
        points = hero.hp if hero is not None else most_of(view, card)
        _figures(sheet, look, points, most, sides, speed, reach, (LEFT, y + 222))
        top = y
        for k, ability in enumerate(card.abilities):
            _ability(sheet, look, ability, ability_state(ability, hero, k == 0), lines[k], (LEFT + COLUMN, top), highs[k],
                     dict(hero.left).get(ability.id) if hero is not None else None)  # fmt: skip
            top += highs[k] + 10

    return Block(height, draw)


def _ability(
    sheet: Sheet, look: Look, ability: Ability, state: str, lines: Sequence[str], corner: tuple[float, float], high: int,
    left: int | None,
) -> None:  # fmt: skip
    colours, language = palette(look.palette), look.language
    x, y = corner
    live = state in ("ready", "start", "")
    fill = mix(colours.ground, colours.panel, 0.85 if live else 0.3)
    ink = colours.ink if live else mix(colours.ink, colours.ground, 0.28)
    wide = round(RIGHT - x + 10)
    sheet.lay(plate(wide, high, fill, mix(fill, colours.ink, 0.3), 1.6, 12), (x, y))
    sheet.lay(badge(60, mix(fill, colours.paper, 0.6), ink), (x + 12, y + 12))
    sheet.lay(sign(ability_sign(ability), 38, colours.ink if live else ink), (x + 23, y + 23))
    name_room = float(wide - 100)
    if state:
        text = say(language, f"picture-ability-{state}")
        if state == "ready" and left is not None:
            text = say(language, "picture-ability-left", count=left)
        chip = _chip(text, state, colours.name)
        sheet.lay(chip, (x + wide - chip.width - 10, y + 10))
        name_room -= chip.width + 14
    sheet.text((x + 88, y + 44), ability_name(ability.id, language), BOLD, 36, ink, room=name_room)
    for k, line in enumerate(lines):
        sheet.text((x + 88, y + 82 + LINE * k), line, TEXT, 30, ink)


@lru_cache(maxsize=64)
def _chip(text: str, state: str, name: str) -> Image.Image:
    colours = palette(name)
    strong = state in ("ready", "start")
    fill: Colour = colours.turn if strong else mix(colours.ground, colours.panel_edge, 0.5)
    ink = colours.turn_ink if strong else colours.ink
    size, h = at.SMALL, 40
    shown = {"ready": "check", "start": "legend", "unknown": "lock", "used": "age", "spent": "age"}[state]
    pen = Pen(width(text, BOLD, size) + 58, h)
    pen.box((0, 0, pen.width, h), fill, h / 2)
    pen.put(icon(shown, 24 * pen.scale, ink), (13, 8))
    pen.text((44, (h + capital_height(BOLD, size)) / 2), text, BOLD, size, ink)
    return pen.done()


def monster_block(view: BastionView, look: Look, card: MonsterCard, titled: bool) -> Block:
    """A monster's card: token and figures at the left, what each face of its d6 brings at the right."""
    language = look.language
    colours = palette(look.palette)
    x = LEFT + COLUMN
    room = RIGHT - x - 16
    groups: list[tuple[list[int], str]] = []
    for face, special in enumerate(card.special, 1):
        if groups and groups[-1][1] == special:
            groups[-1][0].append(face)
        else:
            groups.append(([face], special))
    tab = 62 * max(len(faces) for faces, _ in groups) + 12
    rules = [special_rule(special, language) for _, special in groups]
    texts = [wrap(rule, TEXT, 30, room - tab, 3) if rule else () for rule in rules]
    highs = [max(66, 48 + LINE * len(one)) for one in texts]
    head = 58 if titled else 0
    height = max(430, sum(highs) + 8 * (len(highs) - 1)) + head

    def draw(sheet: Sheet, y: float) -> None:
        if titled:
            sheet.text((LEFT, y + 40), monster_name(card.id, language), TITLE, 40, colours.ink)
        y += head
        sheet.lay(monster_token(card.id, 200, colours.name), (LEFT + (COLUMN - 230) / 2 - EDGE, y - EDGE + 4))
        if card.flies:
            sheet.text((LEFT + (COLUMN - 30) / 2, y + 424), say(language, "picture-flies"), BOLD, 32, colours.ink, "m")
        _figures(sheet, look, most_of(view, card), "", card.die, card.speed, card.range, (LEFT, y + 222))
        top = y
        for (faces, special), lines, high in zip(groups, texts, highs, strict=True):
            fill = mix(colours.ground, colours.panel, 0.85)
            sheet.lay(plate(round(RIGHT - x + 10), high, fill, mix(fill, colours.ink, 0.3), 1.6, 12), (x, top))
            for k, face in enumerate(faces):
                sheet.lay(pips(face, 54, colours.paper, colours.paper_ink), (x + 8 + 62 * k, top + 6))
            base = top + (38 if lines else 46)
            sheet.text((x + tab + 8, base), special_name(special, language), BOLD, 34, colours.ink)
            for k, line in enumerate(lines):
                sheet.text((x + tab + 8, top + 74 + LINE * k - 2), line, TEXT, 30, colours.ink)
            top += high + 8

    return Block(height, draw)


# -- the choice of a hero ----------------------------------------------------------------------------------------------

CHOICE_W: Final = (at.RIGHT - at.LEFT - 14) // 2
NAME_LINE: Final = 46
TEXT_LINE: Final = 32


def _does(ability: Ability, look: Look) -> tuple[str, ...]:
    return wrap(ability_text(ability, look.language), TEXT, at.SMALL, CHOICE_W - 90, 3)


def choice_block(view: BastionView, look: Look, cards: Sequence[HeroCard], taken: dict[str, str]) -> Block:
    """Heroes two a row with all their abilities, a star at the one known from the start; `taken` says who has chosen one."""
    high = 190 + max(
        sum(NAME_LINE + TEXT_LINE * len(_does(one, look)) for one in card.abilities) for card in cards
    )  # fmt: skip
    rows = -(-len(cards) // 2)

    def draw(sheet: Sheet, y: float) -> None:
        for k, card in enumerate(cards):
            _choice(sheet, view, look, card, taken.get(card.id, ""), at.LEFT + (k % 2) * (CHOICE_W + 14),
                    y + (k // 2) * (high + 14), high)  # fmt: skip

    return Block(rows * (high + 14) - 14, draw)


def _choice(sheet: Sheet, view: BastionView, look: Look, card: HeroCard, by: str, x: float, y: float, high: int) -> None:
    language, colours = look.language, palette(look.palette)
    fill = colours.turn if by else mix(colours.ground, colours.panel, 0.8)
    ink = colours.turn_ink if by else colours.ink
    sheet.lay(plate(CHOICE_W, high, fill, mix(fill, colours.ink, 0.3), 1.6, 14), (x, y))
    sheet.lay(hero_token(card.id, 118, colours.name), (x + 16 - EDGE, y + 16 - EDGE))
    left = x + 146
    sheet.text((left, y + 50), hero_name(card.id, language), BOLD, 38, ink, room=CHOICE_W - 160)
    if by:
        sheet.text((left, y + 86), say(language, "picture-taken", name=by), TEXT, at.SMALL, ink, room=CHOICE_W - 160)
    base = y + 152
    sprite = heart(most_of(view, card), colours.name, 62)
    sheet.lay(sprite, (left - 4, base - 60))
    sheet.lay(die(card.die, str(card.die), 66, colours.paper, colours.paper_ink, colours.shadow),
              (left + 86 - EDGE, base - 60 - EDGE))  # fmt: skip
    for what, number, offset in (("boot", card.speed, 172), ("target", card.range, 270)):
        sheet.lay(sign(what, 38, ink), (left + offset, base - 46))
        sheet.text((left + offset + 46, base - 27 + figure_height(BLACK, at.VALUE) / 2), str(number), BLACK, at.VALUE, ink)
    top = y + 172
    for k, ability in enumerate(card.abilities):
        sheet.lay(sign(ability_sign(ability), 34, ink), (x + 20, top + 8))
        wide = sheet.text((x + 68, top + 36), ability_name(ability.id, language), BOLD, 32, ink, room=CHOICE_W - 120)
        if k == 0:
            sheet.lay(icon("legend", 28, ink), (x + 78 + wide, top + 10))
        lines = _does(ability, look)
        for row, line in enumerate(lines):
            sheet.text((x + 68, top + NAME_LINE + 20 + TEXT_LINE * row), line, TEXT, at.SMALL, mix(ink, fill, 0.12))
        top += NAME_LINE + TEXT_LINE * len(lines)
