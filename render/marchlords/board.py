"""The campaign map of a view: header, map, roll of kingdoms. Orders are never looked at."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.marchlords import layout as at
from render.marchlords.atlas import Marks, draw_map
from render.marchlords.header import Caption, caption, draw_header, draw_legend, draw_roll, draw_rose
from render.marchlords.land import Window, annotate, chart
from render.marchlords.place import Place, fogged
from render.marchlords.recent import public, sentences, tiles
from render.picture import Look
from rules.marchlords.view import MarchlordsView


@lru_cache(maxsize=12)
def ground(
    window: Window,
    size: tuple[int, int, int],
    radius: int,
    letters: str,
    fog: str,
    foggy: bool,
    name: str,
    language: str,
    played: bool = True,
) -> Image.Image:
    """The static layer: parchment, ground, legend, rose (RGB; some 6 MB, a quarter of a second to draw). `size`: width and
    height of the page, top of the map; `language` "" leaves legend and rose out."""
    width, height, top = size
    sheet = Sheet(cut(width, height, name))
    layer, (x, y) = chart(window, radius, letters, fog, name, foggy)
    sheet.lay(layer, (at.MARGIN + x, top + y))
    annotate(sheet.image, (at.MARGIN, top), window, radius, letters, name)
    if language:
        draw_legend(sheet, language, name, top + window.height, played)
        draw_rose(sheet, name, at.WIDTH - at.MARGIN - 128, top + 100)
    return sheet.image


def said_of(view: MarchlordsView, look: Look) -> Caption:
    """What just happened and everybody may know."""
    return caption(sentences(look, len(view.kingdoms), public(look.recent)))


def draw_board(view: MarchlordsView, look: Look) -> Sheet:
    """The whole map as the viewer knows it."""
    said = said_of(view, look)
    window = at.whole(view.radius)
    frame = at.Frame(window.height, len(view.kingdoms), len(said.lines))
    name = look.palette
    layer = ground(
        window, (at.WIDTH, frame.height, frame.top), view.radius, view.ground, view.fog, fogged(view), name, look.language
    )
    sheet = Sheet(layer)
    draw_header(sheet, view, look, said)
    place = Place(window, at.MARGIN, frame.top, name)
    draw_map(sheet, view, place, Marks(news=tiles(view, public(look.recent))))
    draw_roll(sheet, view, look, frame.roll)
    return sheet
