"""A tile and what lies around it, large; beneath it all that is known of the tile."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.marks import plate
from render.kit.palette import palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.marchlords import faces
from render.marchlords import layout as at
from render.marchlords.atlas import Marks, draw_map
from render.marchlords.board import ground
from render.marchlords.header import LEFT, RIGHT, draw_title, draw_viewer
from render.marchlords.land import Window
from render.marchlords.place import Place, fogged
from render.marchlords.tints import tints
from render.marchlords.words import faction_name, facts_line, name, say, titled
from render.picture import Look
from rules.marchlords.view import ArmyView, MarchlordsView, TileView

TOP: Final = 146
LINE: Final = 58


def tags_told(tile: TileView, language: str) -> str:
    """What a tile is, in words."""
    if not tile.terrain:
        return say(language, "picture-unknown")
    tags = [] if tile.terrain == "capitale" else [tile.terrain]
    tags += ["cite"] * tile.site + ["cote"] * tile.coast + ["port"] * tile.port
    return titled(", ".join(say(language, f"tag-{tag}").lower() for tag in tags))


def fog_told(tile: TileView, language: str) -> str:
    """Whether it is in sight, and when it was seen last."""
    if tile.fog == "remembered":
        return say(language, "picture-fog-remembered", turn=tile.seen)
    return say(language, f"picture-fog-{tile.fog}")


def built_told(tile: TileView, language: str) -> str:
    """What stands there, in words; "" for nothing."""
    found = []
    if tile.city:
        found.append(
            say(language, "picture-built-capital" if tile.capital else "picture-built-city", level=faces.ROMAN[tile.city])
        )
    if tile.outpost:
        found.append(say(language, "picture-key-outpost"))
    if tile.port:
        found.append(say(language, "picture-key-port"))
    text = ", ".join(found)
    if tile.besieged is not None:
        text += f", {say(language, 'picture-besieged', tick=tile.besieged)}"
    return text


def here(view: MarchlordsView, tile: TileView) -> list[ArmyView]:
    """The armies on a tile, by kingdom and tier."""
    return sorted(
        (army for army in view.armies if army.tile == tile.index), key=lambda one: (one.seat, -one.tier, one.number)
    )


def armies_told(armies: list[ArmyView], language: str) -> str:
    """Armies with tier and general in words."""
    told = []
    for army in armies:
        key = "picture-army-led" if army.general else "picture-army"
        told.append(say(language, key, army=army.name, tier=faces.ROMAN[army.tier]))
    return ", ".join(told)


def rows_of(view: MarchlordsView, look: Look, tile: TileView) -> list[tuple[int | None, str, str]]:
    """What is told under the close-up: a kingdom's seat or None, a head and a text each."""
    language = look.language
    rows: list[tuple[int | None, str, str]] = [(None, tags_told(tile, language), fog_told(tile, language))]
    if tile.owner is not None:
        rows.append((tile.owner, name(look, tile.owner), built_told(tile, language) or say(language, "picture-bare")))
    elif tile.terrain and tile.terrain != "mer" and tile.fog != "unexplored":
        rows.append((None, say(language, "picture-neutral"), say(language, "picture-key-site") if tile.site else ""))
    armies = here(view, tile)
    for seat in sorted({army.seat for army in armies}):
        rows.append((seat, name(look, seat), armies_told([army for army in armies if army.seat == seat], language)))
    for ship in view.ships:
        if ship.tile == tile.index:
            rows.append((ship.seat, name(look, ship.seat), say(language, "picture-anchored")))
    return rows


@lru_cache(maxsize=16)
def _edge(window: Window, name_: str) -> Image.Image:
    """A frame around the window, as of an inset of a map."""
    colours = tints(name_)
    pen = Pen(window.width + 12, window.height + 12, 2)
    pen.box((0, 0, window.width + 12, window.height + 12), None, 6, colours.outline, 3)
    pen.box((4, 4, window.width + 8, window.height + 8), None, 4, palette(name_).ground, 2.4)
    return pen.done()


def draw_closeup(view: MarchlordsView, look: Look, index: int) -> Sheet:
    """The close-up of a tile."""
    colours, tile = palette(look.palette), view.tiles[index]
    window = at.close((tile.q, tile.r))
    rows = rows_of(view, look, tile)
    height = TOP + window.height + 16 + len(rows) * LINE + at.MARGIN
    base = ground(window, (at.WIDTH, height, TOP), view.radius, view.ground, view.fog, fogged(view), look.palette, "")
    sheet = Sheet(base)
    place = Place(window, at.MARGIN, TOP, look.palette)
    inner = Sheet(sheet.image.crop((at.MARGIN, TOP, at.MARGIN + window.width, TOP + window.height)))
    inset = Place(window, 0, 0, look.palette)
    draw_map(inner, view, inset, Marks(plans=True, asked=index, rows=False))
    sheet.image.paste(inner.image, (place.left, place.top))
    sheet.lay(_edge(window, look.palette), (at.MARGIN - 6, TOP - 6))
    draw_title(sheet, colours, say(look.language, "picture-tile", tile=tile.name))
    sheet.text((LEFT, 122), facts_line(view, look), TEXT, at.NAME, colours.ink, room=RIGHT - LEFT - 520)
    draw_viewer(sheet, view, look)
    y = TOP + window.height + 16
    for seat, head, text in rows:
        sheet.lay(plate(at.INNER - 4, LINE - 6, colours.panel, colours.panel_edge, 2, 8), (at.MARGIN + 2, y))
        x = LEFT + 6
        if seat is not None:
            faction = view.kingdoms[seat].faction
            sheet.lay(faces.shield(faction, seat, look.palette, 38, 43), (x - faces.SHADOW, y + 5 - faces.SHADOW))
            sheet.text((x + 50, y + 37), faces.seat_letter(seat), BLACK, at.NAME, colours.ink)
            x += 88
        wide = sheet.text((x, y + 37), head, BOLD, at.NAME, colours.ink, room=560)
        sheet.text((x + wide + 26, y + 37), text, TEXT, at.NAME, colours.ink, room=RIGHT - x - wide - 36)
        y += LINE
    return sheet


__all__ = ["armies_told", "built_told", "draw_closeup", "faction_name", "fog_told", "here", "rows_of", "tags_told"]
