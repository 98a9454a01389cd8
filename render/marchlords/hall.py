"""The hall of shields: which factions are taken, which are free; and the map of a campaign before it begins."""

from __future__ import annotations

from typing import Final

from render.kit.fonts import BOLD, ITALIC, TEXT
from render.kit.marks import plate
from render.kit.palette import mix, palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import wrap
from render.marchlords import faces, masonry
from render.marchlords import layout as at
from render.marchlords.atlas import draw_ring
from render.marchlords.board import ground
from render.marchlords.header import LEFT, RIGHT, caption, draw_header, draw_roll, draw_title
from render.marchlords.land import LANDFORM
from render.marchlords.place import Place
from render.marchlords.recent import public, sentences
from render.marchlords.tints import tints
from render.marchlords.words import faction_name, name, say
from render.picture import Look
from rules.hexes import field
from rules.marchlords.factions.kinds import factions
from rules.marchlords.land import Chart, land
from rules.marchlords.view import MarchlordsView

ACROSS: Final = 4
CELL: Final = at.INNER // ACROSS
CELL_H: Final = 248
MODIFIERS: Final = (
    ("plaine", "plain"),
    ("foret", "forest"),
    ("montagne", "mountain"),
    ("marais", "swamp"),
    ("desert", "desert"),
    ("cote", "sea"),
)


def draw_hall(view: MarchlordsView, look: Look) -> Sheet:
    """All factions with their arms; under each who took it, or on which ground it is quick or slow."""
    colours, language = palette(look.palette), look.language
    said = caption(sentences(look, len(view.kingdoms), public(look.recent)))
    top = at.HEADER + at.LINE * (len(said.lines) - 1)
    every = list(factions())
    rows = -(-len(every) // ACROSS)
    roll = top + rows * CELL_H + 14
    seats = -(-len(view.kingdoms) // at.COLUMNS)
    sheet = Sheet(cut(at.WIDTH, roll + seats * at.ROW + at.MARGIN + 4, look.palette))
    draw_header(sheet, view, look, said)
    taken = {one.faction: one.seat for one in view.kingdoms if one.faction}
    for k, faction in enumerate(every):
        row, column = divmod(k, ACROSS)
        short = ACROSS - min(ACROSS, len(every) - row * ACROSS)
        x, y = at.MARGIN + column * CELL + short * CELL / 2, top + row * CELL_H
        owner = taken.get(faction)
        fill, edge = (
            (mix(colours.panel, colours.ground, 0.3), colours.turn)
            if owner is not None
            else (colours.panel, colours.panel_edge)
        )
        sheet.lay(plate(CELL - 10, CELL_H - 10, fill, edge, 5 if owner is not None else 2, 12), (x + 5, y))
        sprite = faces.shield(faction, 0, look.palette, 94, 106)
        sheet.lay(sprite, (x + CELL / 2 - sprite.width / 2, y + 8))
        lines = wrap(faction_name(faction, language), BOLD, at.SMALL, CELL - 24, 2)
        for n, line in enumerate(lines):
            sheet.text((x + CELL / 2, y + 152 + n * 34), line, BOLD, at.SMALL, colours.ink, "m")
        if owner is not None:
            text = f"{faces.seat_letter(owner)} · {name(look, owner)}"
            sheet.text((x + CELL / 2, y + CELL_H - 24), text, ITALIC, at.SMALL, colours.turn, "m", CELL - 30)
        else:
            _ground(sheet, look, faction, x + CELL / 2, y + 152 + len(lines) * 34 - 16)
    draw_roll(sheet, view, look, roll)
    return sheet


def modifiers(faction: str) -> list[tuple[str, str, int]]:
    """Tag, landform and modifier of the grounds on which a faction is quick or slow."""
    terrain = factions()[faction].terrain
    return [(tag, form, terrain.of(tag)) for tag, form in MODIFIERS if terrain.of(tag)]


def _ground(sheet: Sheet, look: Look, faction: str, middle: float, y: float) -> None:
    """`Plain +1` as the names of grounds in a line."""
    told = [
        f"{say(look.language, f'tag-{tag}').split('/')[0]}\u00a0{value:+d}".replace("-", "−")
        for tag, _, value in modifiers(faction)
    ]
    colours = palette(look.palette)
    text = ", ".join(told)
    for k, line in enumerate(wrap(text, TEXT, at.SMALL, CELL - 26, 2)):
        sheet.text((middle, y + 24 + k * 34), line, TEXT, at.SMALL, colours.ink_soft, "m")


# -- a map before the campaign -----------------------------------------------------------------------------------------


def draw_preview(chart: Chart, look: Look, title: str) -> Sheet:
    """A generated or published map without anybody's pieces: ground, capitals by number, city sites."""
    colours, whole = palette(look.palette), field(chart.radius)
    window = at.whole(chart.radius)
    top = 140
    fog = "v" * len(chart.ground)
    height = top + window.height + at.MARGIN + 6
    base = ground(window, (at.WIDTH, height, top), chart.radius, chart.ground, fog, True, look.palette, look.language, False)
    sheet = Sheet(base)
    draw_title(sheet, colours, title)
    known = land(chart.radius, chart.ground)
    facts = {"tiles": len(chart.ground), "sites": known.sites, "seats": len(chart.capitals)}
    sheet.text(
        (LEFT, 122), say(look.language, "picture-preview-facts", **facts), TEXT, at.NAME, colours.ink, room=RIGHT - LEFT
    )
    place = Place(window, at.MARGIN, top, look.palette)
    side = window.side
    for index, tile in enumerate(whole.hexes):
        x, y = place.at(tile)
        if index in chart.capitals:
            draw_ring(sheet, place, tile, colours.turn, colours.halo)
            town = masonry.town("", 1, True, side, look.palette)
            sheet.lay(town, (x - 0.85 * side, y - side))
            size = max(18, round(side * 0.6))
            number = chart.capitals.index(index)
            tag = faces.plaque("", faces.seat_letter(number), False, size * 1.5, look.palette)
            sheet.lay(tag, (x - tag.width / 2, y + 0.36 * side))
        elif known.site[index]:
            sheet.lay(masonry.plot(side, look.palette), (x - 0.55 * side, y - 0.3 * side))
    return sheet


__all__ = ["LANDFORM", "draw_hall", "draw_preview", "modifiers", "tints"]
