"""The board: header, the far side, nine battlefields, the near side, legend."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.battle_line import layout as at
from render.battle_line.faces import face
from render.battle_line.header import caption, draw_header, draw_title
from render.battle_line.legend import COLUMNS, draw_legend, draw_terrain_rules, terrain_rules
from render.battle_line.recent import Recent, recent
from render.battle_line.tiles import LAND, Tile, tile
from render.battle_line.words import say, terrain_name
from render.battle_line.zone import draw_zone
from render.kit.fonts import BLACK, BOLD
from render.kit.icons import icon
from render.kit.marks import OUTLINE, badge, fade, outline, plate
from render.kit.palette import Palette, mix, palette
from render.kit.pen import Pen, margin, shadowed
from render.kit.sheet import Sheet
from render.kit.texture import parchment
from render.kit.type import capital_height, figure_height
from render.picture import Look
from rules.battle_line.view import BattleLineView, FieldView, Formation

EDGE = margin()


@lru_cache(maxsize=12)
def ground(name: str, language: str, frame: at.Frame) -> Image.Image:
    """The static layer of the board: parchment, nine lanes, title, legend (RGB)."""
    colours = palette(name)
    sheet = Sheet(parchment(at.WIDTH, frame.height, name))
    for number in range(1, 10):
        x = at.column(number) - 5
        top, bottom = frame.far_stack - 5, frame.near_stack + frame.stack + 5
        lane = plate(at.CARD_W + 10, bottom - top, colours.panel, mix(colours.panel, colours.panel_edge, 0.7), 1.5, 12)
        sheet.lay(lane, (x, top))
    draw_title(sheet, colours, language)
    draw_legend(sheet, colours, language, frame.legend)
    return sheet.image


def near_seat(look: Look) -> int:
    """The seat drawn at the bottom: the reader's own, the first seat for the public."""
    return 1 if look.seat == 1 else 0


def draw_board(view: BattleLineView, look: Look) -> Sheet:
    """The whole board. Hands are never looked at: only how many cards they hold."""
    rules, said = terrain_rules(view, look.language), caption(view, look)
    frame = at.Frame(max(3, *(field.slots for field in view.fields)), -(-len(rules) // COLUMNS), max(1, len(said.lines)))
    sheet = Sheet(ground(palette(look.palette).name, look.language, frame))
    draw_terrain_rules(sheet, palette(look.palette), rules, frame.legend + at.LEGEND)
    news = recent(view, look.recent)
    draw_header(sheet, view, look, news, said)
    near = near_seat(look)
    draw_zone(sheet, view, look, 1 - near, frame.far_zone, news)
    draw_zone(sheet, view, look, near, frame.near_zone, news)
    for field in view.fields:
        draw_field(sheet, view, field, look, frame, news)
    return sheet


def draw_field(sheet: Sheet, view: BattleLineView, field: FieldView, look: Look, frame: at.Frame, news: Recent) -> None:
    """One battlefield with both sides' cards."""
    name = palette(look.palette).name
    colours = palette(name)
    x, near = at.column(field.number), near_seat(look)
    _draw_tile(sheet, view, field, look, frame.tiles, news)
    for top in (True, False):
        seat = 1 - near if top else near
        cards = field.sides[seat]
        dim = field.owner is not None
        if not dim:
            _empty_slots(sheet, frame, x, range(len(cards), field.slots), top, colours)
        for index in reversed(range(len(cards))):
            sprite = face(cards[index], name, look.language, top, dim)
            sheet.lay(sprite, (x - EDGE, frame.card_top(index, top) - EDGE))
        formation = field.formations[seat]
        if formation is not None:
            _ribbon(sheet, (x, frame.body_top(top)), formation, look, dim)
            if field.provable[seat] and not dim:
                _hint(sheet, colours, x, frame.body_top(top))
        for index, card in enumerate(cards):
            if card in news.cards:
                y, h = frame.card_shown(index, top)
                sheet.lay(outline(at.CARD_W, h, colours.accent, colours.halo), (x - OUTLINE - 2, y - OUTLINE - 2))


def _empty_slots(sheet: Sheet, frame: at.Frame, x: int, places: range, top: bool, colours: Palette) -> None:
    """Free places look pressed into the parchment."""
    hollow = mix(colours.panel, colours.panel_edge, 0.16)
    for index in places:
        y, h = frame.card_shown(index, top)
        sheet.lay(plate(at.CARD_W - 8, h - 8, hollow, mix(colours.panel, colours.panel_edge, 0.6), 1.6, 7), (x + 4, y + 4))


def tile_of(view: BattleLineView, field: FieldView, look: Look) -> Tile:
    """What the tile of a battlefield shows."""
    return Tile(
        number=field.number,
        name=terrain_name(view.options, field.terrain, look.language),
        land=LAND.get(field.terrain, "scroll" if field.terrain else ""),
        fog=field.fog,
        mud=field.mud,
        owner=field.owner,
        owner_top=field.owner is not None and field.owner != near_seat(look),
    )


def _draw_tile(sheet: Sheet, view: BattleLineView, field: FieldView, look: Look, top: int, news: Recent) -> None:
    colours = palette(look.palette)
    x = at.column(field.number)
    sheet.lay(tile(tile_of(view, field, look), colours.name), (x - EDGE, top - EDGE))
    if field.number in news.tiles:
        sheet.lay(outline(at.CARD_W, at.TILE, colours.accent, colours.halo, 10), (x - OUTLINE - 2, top - OUTLINE - 2))


@lru_cache(maxsize=256)
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


def _ribbon(sheet: Sheet, corner: tuple[int, int], formation: Formation, look: Look, dim: bool) -> None:
    sprite = _ribbon_sprite(formation.category, formation.total, look.language, palette(look.palette).name, dim)
    sheet.lay(sprite, (corner[0] + 3 - EDGE, corner[1] + 3 - EDGE))


def _hint(sheet: Sheet, colours: Palette, x: int, top: int) -> None:
    """A flag at the corner of a formation with which a claim would be proven (tables that chose hints)."""
    size = 40
    corner = (x + at.CARD_W - size + 8, top + at.BODY - size + 4)
    sheet.lay(badge(size, colours.turn, colours.turn_ink), corner)
    sheet.lay(icon("deployment", size - 18, colours.turn_ink), (corner[0] + 10, corner[1] + 9))
