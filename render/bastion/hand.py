"""What a seat can do now: heroes to choose from; the own heroes' reach with its costs, whom they could attack and with what
odds, their abilities; the choice between two waves. Nothing of it is secret, it is one's own view of the table."""

from __future__ import annotations

from render.bastion import layout as at
from render.bastion.blocks import FOOT, GAP, LEFT, RIGHT, TOP, Block, line_block, stacked
from render.bastion.cards import ability_sign, ability_state, choice_block, hero_block
from render.bastion.duels import can_attack, duel_block
from render.bastion.field import draw_figures, ground_of, lay_board, to_act
from render.bastion.header import facts_line
from render.bastion.overlay import draw_reach
from render.bastion.side import draw_side
from render.bastion.tokens import EDGE, hero_token, mark, sign
from render.bastion.words import ability_name, hero_name, hero_short, name, say
from render.kit.fonts import BOLD, TEXT, TITLE
from render.kit.marks import badge, plate
from render.kit.palette import mix, palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import width
from render.picture import Look
from rules.bastion.view import BastionView, HeroView


def draw_hand(view: BastionView, look: Look, seat: int) -> Sheet:
    """The picture of a seat."""
    if view.phase == "choose":
        taken = {kind: name(look, one) for one, kind in view.picks}
        blocks = [choice_block(view, look, view.book.heroes, taken)]
        return stacked(look, say(look.language, "picture-choose"), facts_line(view, look), blocks)
    own = tuple(hero for hero in view.heroes if hero.seat == seat)
    if view.phase == "turn":
        return _turn(view, look, own)
    return _sheets(view, look, own)


def _sheets(view: BastionView, look: Look, own: tuple[HeroView, ...]) -> Sheet:
    """Between waves and at the end: the own sheets."""
    language = look.language
    blocks: list[Block] = []
    for hero in own:
        card = view.book.hero(hero.kind)
        assert card is not None
        if len(own) > 1:
            blocks.append(line_block(look, "crown", hero_name(hero.kind, language), True))
        if hero.upgrading:
            blocks.append(line_block(look, "up", upgrade_told(view, hero, language), True))
        blocks.append(hero_block(view, look, card, hero))
    title = hero_name(own[0].kind, language) if len(own) == 1 else say(language, "picture-heroes")
    return stacked(look, title, facts_line(view, look), blocks)


def upgrade_told(view: BastionView, hero: HeroView, language: str) -> str:
    """What may be chosen between two waves."""
    dice = [one for one in view.book.rules.dice if one > hero.die]
    more = len(hero.known) < len(hero.abilities)
    if dice and more:
        return say(language, "picture-upgrade-both", die=hero.die, next=dice[0])
    if dice:
        return say(language, "picture-upgrade-die", die=hero.die, next=dice[0])
    return say(language, "picture-upgrade-ability")


def _turn(view: BastionView, look: Look, own: tuple[HeroView, ...]) -> Sheet:
    """The board with costs, and for each own hero its abilities and attacks."""
    colours, language = palette(look.palette), look.language
    able = tuple(hero for hero in own if to_act(hero, view))
    blocks: list[Block] = []
    for hero in able or own:
        blocks.append(_abilities(view, look, hero))
        if hero.actions and not hero.follow:
            blocks += [duel_block(view, look, hero, one) for one in view.ordered if can_attack(view, hero, one)]
    foot = TOP + at.FRAME + 16
    height = foot + sum(block.height + GAP for block in blocks) + FOOT
    sheet = Sheet(cut(at.WIDTH, height, colours.name))
    title = say(language, "picture-turn" if able else "picture-waiting")
    wide = sheet.text((LEFT, 80), title, TITLE, 46, colours.ink)
    sheet.text((RIGHT, 78), facts_line(view, look, True), TEXT, 30, colours.ink_soft, "r", room=RIGHT - LEFT - wide - 30)
    lay_board(sheet, ground_of(view), colours.name, TOP)
    draw_figures(sheet, view, look, TOP)
    draw_reach(sheet, able, colours.name, TOP)
    _targets(sheet, view, able, colours.name, TOP)
    draw_side(sheet, view, look, TOP)
    y = float(foot)
    for block in blocks:
        block.draw(sheet, y)
        y += block.height + GAP
    return sheet


def _targets(sheet: Sheet, view: BastionView, able: tuple[HeroView, ...], name_: str, top: float) -> None:
    """A cross-hair on every monster that a hero could attack from where it stands."""
    for monster in view.monsters:
        if any(hero.actions and not hero.follow and can_attack(view, hero, monster) for hero in able):
            place = (at.left_of(monster.square) + 4, at.top_of(monster.square, top) + at.CELL - 56)
            sheet.lay(mark("target", name_, 52), place)


def _abilities(view: BastionView, look: Look, hero: HeroView) -> Block:
    """A hero's name and the abilities that it knows, with their state, in one or two rows."""
    colours, language = palette(look.palette), look.language
    card = view.book.hero(hero.kind)
    assert card is not None
    known = [(one, ability_state(one, hero, False)) for one in card.abilities if one.id in hero.known]
    rows = -(-len(known) // 2)
    high = max(1, rows) * 58 + 6

    def draw(sheet: Sheet, y: float) -> None:
        sheet.lay(hero_token(hero.kind, 54, colours.name), (LEFT - 6 - EDGE, y + 2 - EDGE))
        room = 230
        sheet.text((LEFT + 54, y + 40), hero_short(hero.kind, language), BOLD, at.NAME, colours.ink, room=room - 60)
        wide = (RIGHT - LEFT - room - 10) // 2
        for k, (ability, state) in enumerate(known):
            x, top = LEFT + room + (k % 2) * (wide + 10), y + (k // 2) * 58
            live = state == "ready"
            fill = mix(colours.ground, colours.panel, 0.85 if live else 0.25)
            ink = colours.ink if live else mix(colours.ink, colours.ground, 0.35)
            sheet.lay(plate(wide, 52, fill, mix(fill, colours.ink, 0.3), 1.6, 12), (x, top))
            sheet.lay(badge(42, mix(fill, colours.paper, 0.6), ink), (x + 6, top + 5))
            sheet.lay(sign(ability_sign(ability), 26, ink), (x + 14, top + 13))
            said = say(language, f"picture-ability-{state}") if not live else ""
            left = dict(hero.left).get(ability.id)
            if live and left is not None:
                said = say(language, "picture-ability-left", count=left)
            beside = width(said, TEXT, at.SMALL) + 12 if said else 0
            sheet.text((x + 58, top + 36), ability_name(ability.id, language), BOLD, 31, ink, room=wide - 70 - beside)
            if said:
                sheet.text((x + wide - 10, top + 35), said, TEXT, at.SMALL, ink, "r")

    return Block(high, draw)
