"""The painter of Paper Tales: every picture with its alt text, and the board as text."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image

from render.kit.emoji import EMOJIS
from render.kit.palette import palette
from render.kit.sheet import Sheet, learn, one_at_a_time
from render.paper_tales import layout as at
from render.paper_tales import tell
from render.paper_tales.blocks import ribbon, tick
from render.paper_tales.board import draw_board, ground
from render.paper_tales.cells import back, production, site, unit_cell
from render.paper_tales.closeup import draw_building, draw_buildings, draw_closeup, draw_discards, draw_unit, draw_waiting
from render.paper_tales.faces import arms, card, token_sprite
from render.paper_tales.hand import draw_hand
from render.paper_tales.row import row_ground
from render.paper_tales.words import RESOURCES
from render.picture import Look, Picture
from rules.game import Move
from rules.paper_tales.cards import buildings
from rules.paper_tales.labels import building_named, unit_named
from rules.paper_tales.moves import BuildingText, KingdomText, UnitText
from rules.paper_tales.view import PaperTalesView, SpotView

SEATS: Final = 7
LEVEL: Final = 6
"""A table of five is tall: ten milliseconds more save a seventh of its bytes."""


@cache
def master(name: str) -> Image.Image:
    """The 256 colours of all pictures in a palette, learnt from a specimen of everything that is ever drawn."""
    sheet = Sheet(ground(name, "en", at.Frame(4)))
    for seat, asked in ((0, True), (1, False), (2, False)):
        sheet.lay(row_ground(asked, name), (at.LEFT, at.Frame(4).row(seat)))
    x, y = 30.0, 150.0

    def lay(sprite: Image.Image, step: float) -> None:
        nonlocal x, y
        if x + sprite.width > sheet.width - 20:
            x, y = 30.0, y + 70
        sheet.lay(sprite, (x, y))
        x += step

    for unit in ("kraken", "forest_child", "miner", "woodcutter", "blacksmith", "knight", "landlord", "monkey"):
        lay(card(unit, name, "en"), 150)
    for seat in range(SEATS):
        lay(unit_cell(SpotView("F1", "front", True, "demon", 1, 7, seat != 6, 1, 1, 1), seat, name, "en"), 200)
        lay(arms(seat, name, 42, 47), 46)
        lay(back(seat, name, 40, 56), 46)
    for level in (1, 2):
        lay(site("town", level, at.CELL_H, name, "en"), 140)
    for one in RESOURCES:
        lay(token_sprite(one, 52, name), 54)
        lay(token_sprite(one, 52, name, False), 54)
    lay(production((1, 0, 2), name), 280)
    lay(ribbon("kept", "shield", name), 170)
    lay(tick(name), 60)
    for k, tone in enumerate(EMOJIS.values()):
        sheet.image.paste(tone, (30 + 20 * k, sheet.height - 60, 48 + 20 * k, sheet.height - 42))
    return learn(sheet.image, palette(name))


def _picture(sheet: Sheet, look: Look, alt: str, name: str) -> Picture:
    return Picture(sheet.png(master(palette(look.palette).name), LEVEL), alt, name, sheet.width, sheet.height)


class PaperTalesPainter:
    """Pictures as functions of view and look; equal arguments give equal bytes."""

    budget = (80.0, 200.0)

    @one_at_a_time
    def board(self, view: PaperTalesView, look: Look) -> Picture:
        """The table; nothing on it depends on a desk."""
        return _picture(draw_board(view, look), look, tell.board_alt(view, look), "board.png")

    @one_at_a_time
    def hand(self, view: PaperTalesView, look: Look) -> Picture | None:
        """The viewing seat's pack, hand and plans; None for the public and the GM."""
        if view.seat is None:
            return None
        return _picture(draw_hand(view, look, view.seat), look, tell.hand_alt(view, look, view.seat), "hand.png")

    @one_at_a_time
    def answer(self, view: PaperTalesView, name: str, query: Move, look: Look) -> Picture | None:
        """`card` (one unit), `building` (one), `buildings` (all five), `kingdom` (one in detail), `waiting` (whom the table
        waits for), `discards`; None for other names."""
        if name == "kingdom" and isinstance(query, KingdomText) and 1 <= query.seat <= len(view.kingdoms):
            seat = query.seat - 1
            return _picture(draw_closeup(view, look, seat), look, tell.kingdom_alt(view, look, seat), "kingdom.png")
        if name == "card" and isinstance(query, UnitText):
            unit = unit_named(query.card)
            if unit is not None:
                return _picture(draw_unit(unit, look), look, tell.unit_alt(unit, look.language), "card.png")
        if name == "building" and isinstance(query, BuildingText):
            building = building_named(query.building)
            if building is not None:
                alt = tell.building_alt((building,), look.language)
                return _picture(draw_building(building, look), look, alt, "building.png")
        if name == "buildings":
            alt = tell.building_alt(tuple(buildings()), look.language)
            return _picture(draw_buildings(view, look), look, alt, "buildings.png")
        if name == "waiting":
            return _picture(draw_waiting(view, look), look, tell.waiting_alt(view, look), "waiting.png")
        if name == "discards":
            return _picture(draw_discards(view, look), look, tell.discards_alt(view, look), "discards.png")
        return None

    def text(self, view: PaperTalesView, look: Look) -> str:
        """The whole position as text."""
        return tell.board_text(view, look)
