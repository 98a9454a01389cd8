"""The painter of Battle Line Medieval: every picture with its alt text, and the board as text."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.battle_line import layout as at
from render.battle_line.board import draw_board, ground
from render.battle_line.closeup import draw_battlefield, draw_card
from render.battle_line.evidence import STATES, cell, draw_evidence
from render.battle_line.faces import back, chip, face, large, wide
from render.battle_line.hand import draw_hand
from render.battle_line.tell import board_alt, board_text, evidence_alt, field_alt, hand_alt
from render.battle_line.tiles import LAND, Tile, tile
from render.battle_line.words import say, titled
from render.kit.palette import palette
from render.kit.sheet import Sheet, learn, one_at_a_time
from render.picture import Look, Picture
from rules.battle_line.cards import COLOURS, TACTICS, is_troop
from rules.battle_line.labels import card_named
from rules.battle_line.moves import CardText, Inspect
from rules.battle_line.view import BattleLineView
from rules.game import Move


@cache
def master(name: str) -> Image.Image:
    """The 256 colours of all pictures in a palette, learnt from a specimen of everything that is ever drawn."""
    sheet = Sheet(ground(name, "en", at.Frame(4, 3)))
    x = y = 40

    def lay(sprite: Image.Image) -> None:
        nonlocal x, y
        if x + sprite.width > sheet.width - 30:
            x, y = 40, y + 66
        sheet.lay(sprite, (x, y))
        x += sprite.width - 30

    for colour in COLOURS:
        lay(large(f"{colour}8", name, "en", 152, 216))
        lay(face(f"{colour}8", name, "en", True, False))
        lay(face(f"{colour}8", name, "en", True, True))
        for state in STATES:
            lay(cell(f"{colour}8", state, name))
        lay(chip(f"{colour}8", name, "en", 42))
    for card in TACTICS[:3]:
        lay(wide(card, name, "en", 300, 118, card == "CAV"))
    for owner in (None, 0, 1):
        for number, (fog, mud) in enumerate(((False, False), (True, False), (False, True)), 1):
            lay(tile(Tile(number, "", LAND["H4"] if fog else "", fog, mud, owner, True), name))
        for deck in (0, 1):
            lay(back(deck, name, owner, 50, 68))
    return learn(sheet.image, palette(name))


def _picture(sheet: Sheet, look: Look, alt: str, name: str) -> Picture:
    return Picture(sheet.png(master(palette(look.palette).name)), alt, name, sheet.width, sheet.height)


class BattleLinePainter:
    """Pictures as functions of view and look; equal arguments give equal bytes."""

    budget = (60.0, 200.0)

    @one_at_a_time
    def board(self, view: BattleLineView, look: Look) -> Picture:
        """The position; nothing on it depends on a hand."""
        return _picture(draw_board(view, look), look, board_alt(view, look), "board.png")

    @one_at_a_time
    def hand(self, view: BattleLineView, look: Look) -> Picture | None:
        """The viewing seat's own cards; None for the public and the GM."""
        if view.seat is None:
            return None
        return _picture(draw_hand(view, look, view.seat), look, hand_alt(view, look, view.seat), "hand.png")

    @one_at_a_time
    def answer(self, view: BattleLineView, name: str, query: Move, look: Look) -> Picture | None:
        """`evidence` (the sixty Troops), `battlefield` (one in detail), `card` (one card large); None for other names."""
        if name == "evidence":
            return _picture(draw_evidence(view, look), look, evidence_alt(view, look), "evidence.png")
        if name == "battlefield" and isinstance(query, Inspect) and 1 <= query.battlefield <= len(view.fields):
            field = view.field(query.battlefield)
            return _picture(draw_battlefield(view, field, look), look, field_alt(view, field, look), "battlefield.png")
        if name == "card" and isinstance(query, CardText):
            card = card_named(query.card)
            if card is not None:
                return _picture(draw_card(card, look), look, _card_alt(card, look.language), "card.png")
        return None

    def text(self, view: BattleLineView, look: Look) -> str:
        """The whole position as text."""
        return board_text(view, look)


def _card_alt(card: str, language: str) -> str:
    if is_troop(card):
        return f"{titled(language, f'colour-{card[0]}')} {card[1:]}."
    return f"{say(language, f'card-{card}')}. {say(language, f'picture-effect-{card}')}"
