"""A Kingdom in detail, with the fields numbered as in the forum adaptation; sheets of one unit and one building; tables."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.icons import icon
from render.kit.marks import plate
from render.kit.palette import mix, palette
from render.kit.pen import Pen, margin
from render.kit.sheet import Sheet
from render.kit.type import figure_height, width, wrap
from render.paper_tales import layout as at
from render.paper_tales.blocks import LEFT, RIGHT, Block, line_block, stacked
from render.paper_tales.cells import crest, empty, locked, production
from render.paper_tales.faces import arms, card
from render.paper_tales.header import facts_line
from render.paper_tales.projects import RECORD_H, records_block
from render.paper_tales.row import PLACES, state_sign
from render.paper_tales.words import ROMAN, building_name, catalogue, name, say, unit_name
from render.picture import Look
from rules.paper_tales.cards import buildings, kind
from rules.paper_tales.view import KingdomView, PaperTalesView

BADGE: Final = 40
FIELDS: Final = 9
"""The numbers of the forum adaptation: gold, points, name, age, cost, strength, effect and resource of a unit, cost and
effect of a building."""


@lru_cache(maxsize=16)
def number(value: int, colours_name: str) -> Image.Image:
    """The number of a field, on a disc."""
    colours = palette(colours_name)
    pen = Pen(BADGE, BADGE)
    pen.disc((BADGE / 2, BADGE / 2), BADGE / 2, colours.paper)
    pen.disc((BADGE / 2, BADGE / 2), BADGE / 2 - 2.5, mix(colours.turn, colours.paper_ink, 0.4))
    pen.text((BADGE / 2, BADGE / 2 + figure_height(BLACK, 28) / 2), str(value), BLACK, 28, colours.paper, "m")
    return pen.done()


def draw_closeup(view: PaperTalesView, look: Look, seat: int) -> Sheet:
    """One Kingdom: counters, units as cards in Front and Back, buildings with what both levels cost and do."""
    kingdom = view.kingdoms[seat]
    levels = dict(kingdom.buildings)
    every = [(building, levels.get(building, 0)) for building in buildings()]
    blocks = [_head_block(look, kingdom), _units_block(look, kingdom), _buildings_block(look, every), _key_block(look)]
    return stacked(look, name(look, seat), facts_line(view, look, False), blocks)


def _head_block(look: Look, kingdom: KingdomView) -> Block:
    """Gold, points, strength, income."""
    colours = palette(look.palette)

    def draw(sheet: Sheet, y: float) -> None:
        sheet.lay(plate(RIGHT - LEFT, 70, mix(colours.panel, colours.panel_edge, 0.42), None, 0, 14), (LEFT, y))
        sheet.lay(arms(kingdom.seat, colours.name, 46, 51), (LEFT + 14, y + 9))
        base = y + 35 + figure_height(BLACK, at.VALUE) / 2
        rows = (("gold", kingdom.gold, 1), ("legend", kingdom.points, 2), ("attack", kingdom.strength, 0))
        for k, (sign, value, field) in enumerate(rows):
            x = LEFT + 110 + k * 250
            if field:
                sheet.lay(number(field, colours.name), (x - 22, y + 15))
            sheet.lay(icon(sign, 44, colours.ink), (x + 28, y + 13))
            sheet.text((x + 80, base), str(value), BLACK, at.VALUE, colours.ink)
        word = say(look.language, "picture-income")
        end = RIGHT - 20 - width(f"+{kingdom.income}", BLACK, at.VALUE)
        sheet.text((end, base), f"+{kingdom.income}", BLACK, at.VALUE, colours.ink)
        sheet.text((end - 12, y + 46), word, TEXT, 32, colours.ink_soft, "r")

    return Block(70, draw)


def _units_block(look: Look, kingdom: KingdomView) -> Block:
    """Front above Back, as cards; the production in the sixth place."""
    colours, edge = palette(look.palette), margin()
    shown = [spot for spot in kingdom.spots if spot.unit]

    def draw(sheet: Sheet, y: float) -> None:
        for spot in kingdom.spots:
            column, line = PLACES[spot.id]
            x, top = _corner(column, line, y)
            if spot.unit:
                face = card(spot.unit, colours.name, look.language, spot=spot, seat=kingdom.seat)
                sheet.lay(face, (x - edge, top - edge))
            else:
                free = empty(spot.row == "front", colours.name, look.language)
                sprite = free if spot.open else locked(colours.name, look.language)
                sheet.lay(sprite, (x + (at.CARD_W - at.CELL_W) / 2, top + (at.CARD_H - at.CELL_H) / 2))
        x, top = _corner(2, 1, y)
        amounts = (kingdom.food, kingdom.wood, kingdom.crystal)
        sheet.text((x + at.CARD_W / 2, top + 130), say(look.language, "picture-produces"), BOLD, 34, colours.ink, "m")
        sheet.lay(production(amounts, colours.name), (x + (at.CARD_W - at.CELL_W) / 2, top + 150))
        if shown:
            column, line = PLACES[shown[0].id]
            _fields(sheet, _corner(column, line, y), colours.name)

    return Block(2 * at.CARD_H + at.CARD_GAP, draw)


def _corner(column: int, line: int, y: float) -> tuple[float, float]:
    left = (at.WIDTH - 3 * at.CARD_W - 2 * at.CARD_GAP) / 2
    return left + column * (at.CARD_W + at.CARD_GAP), y + line * (at.CARD_H + at.CARD_GAP)


def _fields(sheet: Sheet, corner: tuple[float, float], colours_name: str) -> None:
    """The numbers 3 to 7 on a card: name, age, cost, strength, effect and resource."""
    x, y = corner
    places = {3: (14, 162), 4: (at.CARD_W - 152, at.CARD_H - 64), 5: (90, 8), 6: (at.CARD_W - 132, 8), 7: (-22, 232)}
    for value, (dx, dy) in places.items():
        sheet.lay(number(value, colours_name), (x + dx, y + dy))


def _buildings_block(look: Look, levels: list[tuple[str, int]]) -> Block:
    """All five buildings; the numbers 8 and 9 on the first."""
    inner = records_block(look, levels)
    colours = palette(look.palette)

    def draw(sheet: Sheet, y: float) -> None:
        inner.draw(sheet, y)
        sheet.lay(number(8, colours.name), (LEFT + 222, y + 12))
        sheet.lay(number(9, colours.name), (LEFT + 222, y + RECORD_H - 54))

    return Block(inner.height, draw)


def _key_block(look: Look) -> Block:
    """What the numbers mean, five and four in a row."""
    colours = palette(look.palette)
    rows = ((1, 2, 3, 4, 5), (6, 7, 8, 9))

    def draw(sheet: Sheet, y: float) -> None:
        for k, row in enumerate(rows):
            words = [say(look.language, f"picture-field-{value}") for value in row]
            widths = [BADGE + 8 + width(word, TEXT, at.SMALL) for word in words]
            gap = (RIGHT - LEFT - sum(widths)) / (len(row) - 1)
            x = float(LEFT)
            for value, word, wide in zip(row, words, widths, strict=True):
                sheet.lay(number(value, colours.name), (x, y + k * 48))
                sheet.text((x + BADGE + 8, y + k * 48 + 29), word, TEXT, at.SMALL, colours.ink_soft)
                x += wide + gap

    return Block(92, draw)


# -- sheets ------------------------------------------------------------------------------------------------------------


def draw_unit(unit: str, look: Look) -> Sheet:
    """One unit: its card, and beside it how many there are and its effect in full."""
    colours, language, edge = palette(look.palette), look.language, margin()
    found = kind(unit)
    room = RIGHT - LEFT - at.CARD_W - 34
    texts = [(line, 34, colours.ink) for line in wrap(say(language, f"effect-{unit}"), TEXT, 34, room, 9)]
    if catalogue(language).has(f"ruling-{unit}"):
        ruling = wrap(say(language, f"ruling-{unit}"), TEXT, 30, room, 9)
        texts += [("", 14, colours.ink), *((line, 30, colours.ink_soft) for line in ruling)]
    high = 48 + sum(round(size * 1.24) for _, size, _ in texts)

    def draw(sheet: Sheet, y: float) -> None:
        sheet.lay(card(unit, colours.name, language), (LEFT - edge, y - edge))
        x, base = LEFT + at.CARD_W + 34, y + 34
        sheet.text((x, base), say(language, "picture-copies", count=found.copies), BOLD, 34, colours.ink)
        base += 14
        for line, size, ink in texts:
            base += round(size * 1.24)
            sheet.text((x, base), line, TEXT, size, ink)

    return stacked(look, unit_name(unit, language), "", [Block(max(at.CARD_H, high), draw)])


def draw_building(building: str, look: Look) -> Sheet:
    """One building: both levels with their costs, and what they do in full."""
    blocks = [records_block(look, [(building, 0)])]
    for level in (1, 2):
        text = say(look.language, f"effect-{building}-{level}")
        blocks.append(line_block(look, building, f"{ROMAN[level]} · {text}"))
    blocks.append(line_block(look, "hammer", say(look.language, "picture-land")))
    return stacked(look, building_name(building, look.language), "", blocks)


def draw_buildings(view: PaperTalesView, look: Look) -> Sheet:
    """All five buildings, and which way packs go."""
    way = say(look.language, "picture-passing")
    blocks = [records_block(look, [(building, 0) for building in buildings()]),
              line_block(look, "hammer", say(look.language, "picture-land")), line_block(look, "pack", way)]  # fmt: skip
    return stacked(look, say(look.language, "picture-buildings"), facts_line(view, look, False), blocks)


def draw_waiting(view: PaperTalesView, look: Look) -> Sheet:
    """Whom the table waits for, and how many packs queue where: never what is in them."""
    colours = palette(look.palette)
    high = 62

    def draw(sheet: Sheet, y: float) -> None:
        for k, kingdom in enumerate(view.kingdoms):
            top = y + k * (high + 8)
            ground = colours.turn if kingdom.asked else mix(colours.panel, colours.panel_edge, 0.42)
            ink = colours.turn_ink if kingdom.asked else colours.ink
            sheet.lay(plate(RIGHT - LEFT, high, ground, None, 0, 12), (LEFT, top))
            sheet.lay(arms(kingdom.seat, colours.name, 42, 47), (LEFT + 14, top + 8))
            sheet.text((LEFT + 74, top + 44), name(look, kingdom.seat), BOLD, 38, ink, room=420)
            sign = state_sign(view, kingdom)
            told = say(look.language, f"picture-state-{sign or 'none'}")
            if sign:
                sheet.lay(icon(sign, 36, ink), (LEFT + 520, top + 13))
            sheet.text((LEFT + 568, top + 42), told, TEXT, 34, ink, room=250)
            x = RIGHT - 130.0
            for what, count in (("pack", kingdom.packs), ("scroll", kingdom.hand + kingdom.kept)):
                sheet.lay(icon(what, 38, ink), (x, top + 12))
                sheet.text((x + 48, top + 31 + figure_height(BLACK, 44) / 2), str(count), BLACK, 44, ink)
                x -= 150

    count = len(view.kingdoms)
    blocks = [Block(count * (high + 8), draw), line_block(look, "pack", say(look.language, "picture-waiting-key"))]
    return stacked(look, say(look.language, "picture-waiting"), facts_line(view, look, False), blocks)


def draw_discards(view: PaperTalesView, look: Look) -> Sheet:
    """The units that lie face up in the discards, and the numbers of all piles."""
    colours = palette(look.palette)
    counts = Counter(view.discards)
    rows = list(counts.items())
    columns, high = 3, 62
    room = (RIGHT - LEFT) / columns

    def draw(sheet: Sheet, y: float) -> None:
        for k, (unit, count) in enumerate(rows):
            x, top = LEFT + (k % columns) * room, y + (k // columns) * high
            sheet.lay(crest(unit, 52, colours.name), (x, top))
            text = unit_name(unit, look.language) + (f" × {count}" if count > 1 else "")
            sheet.text((x + 64, top + 37), text, TEXT, 32, colours.ink, room=room - 74)

    lines = -(-len(rows) // columns)
    blocks = [Block(lines * high, draw)] if rows else []
    told = say(look.language, "picture-piles", pile=view.pile, up=len(view.discards), down=view.buried)
    return stacked(look, say(look.language, "picture-discards"), facts_line(view, look, False),
                   [*blocks, line_block(look, "scroll", told)])  # fmt: skip
