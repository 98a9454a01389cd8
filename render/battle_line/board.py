"""The board: header, the far side, nine battlefields, the near side, legend."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.battle_line import layout as at
from render.battle_line.faces import camp_shield, face
from render.battle_line.header import draw_header
from render.battle_line.legend import draw_legend
from render.battle_line.recent import Recent, recent
from render.battle_line.tiles import LAND, Tile, short_sign, tile
from render.battle_line.words import say, terrain_name
from render.battle_line.zone import draw_zone
from render.kit.fonts import BLACK, BOLD
from render.kit.marks import OUTLINE, dashed, fade, outline, plate
from render.kit.palette import mix, palette
from render.kit.pen import Pen, margin, shadowed
from render.kit.sheet import Sheet
from render.kit.texture import parchment
from render.kit.type import capital_height, figure_height
from render.picture import Look
from rules.battle_line.view import BattleLineView, FieldView, Formation

EDGE = margin()


@cache
def ground(name: str, language: str) -> Image.Image:
    """The static layer of the board: parchment, nine lanes, legend (RGB)."""
    colours = palette(name)
    sheet = Sheet(parchment(at.WIDTH, at.HEIGHT, name))
    for number in range(1, 10):
        x = at.column(number) - 5
        top, bottom = at.TOP_STACK - 5, at.BOTTOM_STACK + at.STACK + 5
        lane = plate(at.CARD_W + 10, bottom - top, colours.panel, mix(colours.panel, colours.panel_edge, 0.7), 1.5, 12)
        sheet.lay(lane, (x, top))
    draw_legend(sheet, colours, language)
    return sheet.image


def near_seat(look: Look) -> int:
    """The seat drawn at the bottom: the reader's own, the first seat for the public."""
    return 1 if look.seat == 1 else 0


def draw_board(view: BattleLineView, look: Look) -> Sheet:
    """The whole board. Hands are never looked at: only how many cards they hold."""
    sheet = Sheet(ground(palette(look.palette).name, look.language))
    news = recent(view, look.recent)
    draw_header(sheet, view, look, news)
    near = near_seat(look)
    draw_zone(sheet, view, look, 1 - near, at.TOP_ZONE, news)
    draw_zone(sheet, view, look, near, at.BOTTOM_ZONE, news)
    for field in view.fields:
        draw_field(sheet, view, field, look, near, news)
    return sheet


def draw_field(sheet: Sheet, view: BattleLineView, field: FieldView, look: Look, near: int, news: Recent) -> None:
    """One battlefield with both sides' cards."""
    name = palette(look.palette).name
    colours = palette(name)
    x = at.column(field.number)
    _draw_tile(sheet, view, field, look, near, news)
    for top in (True, False):
        seat = 1 - near if top else near
        cards = field.sides[seat]
        slots = max(field.slots, len(cards))
        dim = field.owner is not None
        if not dim:
            _empty_slots(sheet, x, len(cards), slots, top, mix(colours.panel_edge, colours.panel, 0.15))
        for index in reversed(range(len(cards))):
            sprite = face(cards[index], name, look.language, top, dim)
            sheet.lay(sprite, (x - EDGE, at.card_top(index, slots, top) - EDGE))
        formation = field.formations[seat]
        if formation is not None:
            _ribbon(sheet, x, formation, look, name, top, field.owner)
        for index, card in enumerate(cards):
            if card in news.cards:
                y, h = at.card_shown(index, slots, top)
                sheet.lay(outline(at.CARD_W, h, colours.accent, colours.halo), (x - OUTLINE - 2, y - OUTLINE - 2))


def _empty_slots(sheet: Sheet, x: int, taken: int, slots: int, top: bool, ink: tuple[int, int, int]) -> None:
    for index in range(taken, slots):
        y, h = at.card_shown(index, slots, top)
        sheet.lay(dashed(at.CARD_W - 8, h - 8, ink), (x + 4, y + 4))


def _draw_tile(sheet: Sheet, view: BattleLineView, field: FieldView, look: Look, near: int, news: Recent) -> None:
    name = palette(look.palette).name
    colours = palette(name)
    x = at.column(field.number)
    shown = Tile(
        number=field.number,
        name=terrain_name(view.options, field.terrain, look.language),
        sign=short_sign(view.options, field.terrain, look.language),
        land=LAND.get(field.terrain, "scroll" if field.terrain else ""),
        fog=field.fog, mud=field.mud, owner=field.owner, owner_top=field.owner is not None and field.owner != near,
    )  # fmt: skip
    sheet.lay(tile(shown, name), (x - EDGE, at.TILE_TOP - EDGE))
    if field.number in news.tiles:
        sheet.lay(outline(at.CARD_W, at.TILE, colours.accent, colours.halo, 10), (x - OUTLINE - 2, at.TILE_TOP - OUTLINE - 2))


@cache
def _ribbon_sprite(category: str, total: int, language: str, name: str, dim: bool) -> Image.Image:
    """A formation's name and total on paper, as wide as a card."""
    colours = palette(name)
    w, h = at.CARD_W - 6, at.BODY - 6
    pen = Pen(w, h)
    pen.box((0, 0, w, h), colours.paper, 7, mix(colours.paper_ink, colours.paper, 0.35), 1.6)
    high = figure_height(BLACK, at.TOTAL)
    first = 8 + capital_height(BOLD, at.SMALL)
    pen.text((w / 2, first), say(language, f"picture-formation-{category}"), BOLD, at.SMALL, colours.paper_ink, "m", w - 6)
    pen.text((w / 2, first + 9 + high), str(total), BLACK, at.TOTAL, colours.paper_ink, "m")
    done = pen.done()
    return shadowed(fade(done, colours.ground, 0.35) if dim else done, colours.shadow)


def _ribbon(sheet: Sheet, x: int, formation: Formation, look: Look, name: str, top: bool, owner: int | None) -> None:
    sprite = _ribbon_sprite(formation.category, formation.total, look.language, name, owner is not None)
    sheet.lay(sprite, (x + 3 - EDGE, at.body_top(top) + 3 - EDGE))


__all__ = ["camp_shield", "draw_board", "draw_field", "ground", "near_seat"]
