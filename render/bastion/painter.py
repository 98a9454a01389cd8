"""The painter of La Garde du Bastion: every picture with its alt text, and the board as text."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.bastion import tell
from render.bastion.blocks import Block, stacked
from render.bastion.board import draw_board, ground
from render.bastion.cards import hero_block, monster_block
from render.bastion.field import frame
from render.bastion.hand import draw_hand
from render.bastion.header import facts_line
from render.bastion.overlay import cost_sprite, veil
from render.bastion.rolls import loss_heart
from render.bastion.sight import draw_view
from render.bastion.tokens import HEROES, MONSTERS, heart, hero_token, monster_token, number_badge
from render.bastion.words import hero_name, monster_name, say
from render.kit.dice import die
from render.kit.palette import mix, palette
from render.kit.pen import margin
from render.kit.sheet import Sheet, learn, one_at_a_time
from render.kit.texture import wood
from render.picture import Look, Picture
from rules.bastion.answers import hero_asked, monsters_asked, origin_asked, square_asked
from rules.bastion.moves import HeroSheet, MonsterSheet, SightLine
from rules.bastion.view import BastionView
from rules.game import Illegal, Move

LEVEL: Final = 6
"""A few milliseconds more save a tenth of the bytes."""
SPECIMEN: Final = (
    (0, 0, 0, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 1, 1, 2, 3, 0, 0, 0, 1, *(0,) * 15),
    (*(0,) * 10, 1, *(0,) * 8, 2, *(0,) * 14, 1, 0),
)
"""A ground with all heights and walls."""


@cache
def master(name: str) -> Image.Image:
    """The 256 colours of all pictures in a palette, learnt from a specimen of everything that is ever drawn."""
    colours = palette(name)
    frame_ = at.Frame(1, 4)
    sheet = Sheet(ground(name, "en", frame_, SPECIMEN))
    panel = wood(at.PANEL, 198, colours.turn, mix(colours.turn, colours.ink, 0.3), 12)
    for k in range(3):
        sheet.lay(panel, (at.SIDE, frame_.board + 206 * k))
    x, y = 30.0, float(frame_.dice)

    def lay(sprite: Image.Image, step: float) -> None:
        nonlocal x, y
        if x + sprite.width > sheet.width - 20:
            x, y = 30.0, y + 84
        sheet.lay(sprite, (x - margin(), y - margin()))
        x += step

    for hero in HEROES:
        lay(hero_token(hero, 110, name), 100)
        lay(hero_token(hero, 90, name, True), 100)
        lay(cost_sprite(3, hero, name), 66)
    for monster in MONSTERS:
        lay(monster_token(monster, 100, name), 100)
    for points in (0, 4, 34):
        lay(heart(points, name, fresh=points == 4), 80)
    lay(loss_heart("−4", name), 70)
    lay(number_badge(2, name), 46)
    for k, sides in enumerate((4, 6, 8, 10, 12)):
        lay(die(sides, "3", at.DIE, colours.paper, colours.paper_ink, colours.shadow), 84)
        lay(die(sides, "3", at.DIE, colours.suits[k + 1], colours.suit_inks[k + 1], colours.shadow), 84)
        lay(die(sides, "3", at.DIE, colours.camps[0], colours.camp_inks[0], colours.shadow), 84)
    for square in (0, 8, 14):
        sheet.lay(veil(name), (at.left_of(square), at.top_of(square, frame_.board)))
        sheet.lay(frame(name), (at.left_of(square + 1), at.top_of(square + 1, frame_.board)))
    return learn(sheet.image, colours)


def _picture(sheet: Sheet, look: Look, alt: str, name: str) -> Picture:
    return Picture(sheet.png(master(palette(look.palette).name), LEVEL), alt, name, sheet.width, sheet.height)


class BastionPainter:
    """Pictures as functions of view and look; equal arguments give equal bytes. Nothing of this game is hidden."""

    budget = (80.0, 200.0)

    @one_at_a_time
    def board(self, view: BastionView, look: Look) -> Picture:
        """The position, with the dice and moves of the last act."""
        return _picture(draw_board(view, look), look, tell.board_alt(view, look), "board.png")

    @one_at_a_time
    def hand(self, view: BastionView, look: Look) -> Picture | None:
        """What the viewing seat can do now; None for the public and the GM."""
        if view.seat is None:
            return None
        return _picture(draw_hand(view, look, view.seat), look, tell.hand_alt(view, look, view.seat), "hand.png")

    @one_at_a_time
    def answer(self, view: BastionView, name: str, query: Move, look: Look) -> Picture | None:
        """`sight` (what is seen from a square, or one line of sight), `hero_sheet`, `monster_sheet` (one or several); None
        for other names, and for things that nobody finds on the board."""
        try:
            if name == "sight" and isinstance(query, SightLine):
                origin, target = origin_asked(view, query.origin), square_asked(view, query.square)
                alt = tell.sight_alt(view, look, origin, target)
                return _picture(draw_view(view, look, origin, target), look, alt, "sight.png")
            if name == "hero_sheet" and isinstance(query, HeroSheet):
                return _hero(view, look, hero_asked(view, query.hero))
            if name == "monster_sheet" and isinstance(query, MonsterSheet):
                return _monsters(view, look, monsters_asked(view, query.monster))
        except Illegal:
            return None
        return None

    def text(self, view: BastionView, look: Look) -> str:
        """The whole position as text."""
        return tell.board_text(view, look)


def _hero(view: BastionView, look: Look, kind: str) -> Picture:
    card = view.book.hero(kind)
    assert card is not None
    blocks = [hero_block(view, look, card, view.hero(kind))]
    sheet = stacked(look, hero_name(kind, look.language), facts_line(view, look, True), blocks)
    return _picture(sheet, look, tell.hero_alt(view, look, card), "hero.png")


def _monsters(view: BastionView, look: Look, kinds: tuple[str, ...]) -> Picture:
    cards = [card for card in (view.book.monster(kind) for kind in kinds[:6]) if card is not None]
    blocks: list[Block] = [monster_block(view, look, card, len(cards) > 1) for card in cards]
    title = monster_name(cards[0].id, look.language) if len(cards) == 1 else say(look.language, "picture-monsters")
    sheet = stacked(look, title, facts_line(view, look, True), blocks)
    return _picture(sheet, look, tell.monsters_alt(view, look, cards), "monsters.png")
