"""The painter of Marchlords: every picture with its alt text, and the position as text."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image

from render.kit.palette import palette
from render.kit.sheet import Sheet, one_at_a_time
from render.marchlords import faces, masonry, tell
from render.marchlords import layout as at
from render.marchlords.board import draw_board, ground
from render.marchlords.bulletin import draw_bulletin
from render.marchlords.closeup import draw_closeup
from render.marchlords.curves import Course, draw_curves
from render.marchlords.engagement import draw_battle
from render.marchlords.hall import draw_hall, draw_preview
from render.marchlords.hand import draw_hand
from render.marchlords.tints import ARMS, tints
from render.marchlords.words import say
from render.picture import Look, Picture
from rules.game import Move, Room
from rules.hexes import field
from rules.marchlords.answers import preview_chart
from rules.marchlords.land import SEA, UNKNOWN, published
from rules.marchlords.queries import Preview
from rules.marchlords.view import BattleView, MarchlordsView

LEVEL: Final = 6
QUICK: Final = 3
"""Compression of maps, and of close-ups, which are asked for one after another."""
FINE: Final = 256
PLAIN: Final = 126
ROLES: Final = (
    "ground",
    "ground_edge",
    "panel",
    "panel_edge",
    "ink",
    "ink_soft",
    "accent",
    "halo",
    "turn",
    "turn_ink",
    "gold",
)
"""The roles of a palette that these pictures use."""
CROWDED: Final = 200
"""Colours of pictures, and of maps on which more than so many tiles are known."""


@cache
def master(name: str) -> Image.Image:
    """The 256 colours of all pictures in a palette, learnt from a specimen of everything that is ever drawn; the colours of
    the kingdoms are certainly among them."""
    return _learnt(_specimen("medium", name), FINE, name)


@cache
def plain_master(name: str) -> Image.Image:
    """Half as many colours, for maps of hundreds of tiles: what they lack nobody sees at that size, and they weigh a fifth
    less."""
    return _learnt(_specimen("large", name), PLAIN, name)


def _specimen(size: str, name: str) -> Image.Image:
    """A map crowded with the pieces of all kingdoms on all grounds, in fog and out of it."""
    chart = published(size)
    window, whole = at.whole(chart.radius), field(chart.radius)
    fog = "".join("v" if tile % 29 < 22 else "r" for tile in range(len(chart.ground)))
    page = (at.WIDTH, window.height + 300, 20)
    sheet = Sheet(ground(window, page, chart.radius, chart.ground, fog, True, name, "en"))
    side = window.side
    for index, tile in enumerate(whole.hexes):
        (x, y), faction = window.grid.centre(tile), tuple(ARMS)[index % len(ARMS)]
        x, y = x + at.MARGIN, y + 20
        if chart.ground[index] != SEA and index % 5 < 2:
            sprite = faces.territory(faction, side, 63, name, fog[index] == "r")
            sheet.lay(sprite, (x - (3**0.5 / 2 + faces.EDGE) * side, y - (1 + faces.EDGE) * side))
        if index % 7 == 0:
            sheet.lay(faces.army(faction, index % 17, 1, 3, True, side, name), (x - side / 2, y - side / 2))
        elif index % 7 == 1:
            sheet.lay(masonry.town(faction, 2, index % 2 == 0, side, name), (x - 0.85 * side, y - side))
    for k, faction in enumerate(ARMS):
        x, y = 20 + 80 * k, window.height + 30
        sheet.lay(faces.shield(faction, k, name, 70, 80), (x, y))
        sheet.lay(masonry.town(faction, 1, True, 46, name), (x, y + 90))
        sheet.lay(masonry.vessel(faction, 46, name), (x, y + 170))
    return sheet.image


def _learnt(specimen: Image.Image, count: int, name: str) -> Image.Image:
    """So many colours (mode P): those of the palette's roles, of the kingdoms and of the map certainly among them, the
    others learnt from a specimen."""
    colours, chosen = tints(name), palette(name)
    firm = [getattr(chosen, role) for role in ROLES]
    firm += [part for own in ARMS.values() for part in (own.ground, own.ink)]
    firm += [colours.sea, colours.deep, colours.line, colours.coast, colours.old, colours.wall, *colours.washes.values()]
    for tones in colours.tones.values():
        firm += [tones.ink, tones.light, tones.middle, tones.dark]
    kept = list(dict.fromkeys(firm))
    small = specimen.resize((specimen.width // 3, specimen.height // 3), Image.Resampling.NEAREST)
    learnt = small.quantize(count - len(kept), method=Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    table = (learnt.getpalette() or [])[: 3 * (count - len(kept))]
    done = Image.new("P", (1, 1))
    done.putpalette([*table, *(part for colour in kept for part in colour)])
    return done


def _picture(sheet: Sheet, look: Look, alt: str, name: str, plain: bool = False, level: int = LEVEL) -> Picture:
    colours = (plain_master if plain else master)(palette(look.palette).name)
    return Picture(sheet.png(colours, level), alt, name, sheet.width, sheet.height)


def _map(view: MarchlordsView, look: Look) -> Picture:
    return _picture(draw_board(view, look), look, tell.board_alt(view, look), "map.png", crowded(view.ground))


def crowded(ground: str) -> bool:
    """Whether so much of a map is known that it is drawn with fewer colours."""
    return len(ground) - ground.count(UNKNOWN) > CROWDED


def _hand(view: MarchlordsView, look: Look, seat: int) -> Picture:
    return _picture(draw_hand(view, look, seat), look, tell.hand_alt(view, look, seat), "war-map.png", crowded(view.ground))


def mapless(view: MarchlordsView) -> bool:
    """Whether the viewer knows nothing of the ground: the public, where the terrain is not published."""
    return all(letter == UNKNOWN for letter in view.ground)


class MarchlordsPainter:
    """Pictures as functions of view and look; equal arguments give equal bytes."""

    budget = (150.0, 400.0)

    @one_at_a_time
    def board(self, view: MarchlordsView, look: Look) -> Picture:
        """The campaign map of the view, without any orders; the bulletin for those who know no ground; the hall of shields
        while factions are chosen."""
        if not view.ground:
            return _picture(draw_hall(view, look), look, tell.hall_alt(view, look), "factions.png")
        if mapless(view):
            return _picture(draw_bulletin(view, look), look, tell.bulletin_alt(view, look), "bulletin.png")
        return _map(view, look)

    @one_at_a_time
    def hand(self, view: MarchlordsView, look: Look) -> Picture | None:
        """The private map of the viewing seat with its orders and purse; None for others, before the map is dealt, and at
        the end, when nothing is private."""
        if view.seat is None or not view.ground or view.phase == "over":
            return None
        return _hand(view, look, view.seat)

    @one_at_a_time
    def answer(self, view: MarchlordsView, name: str, query: Move, look: Look) -> Picture | None:
        """`map` (the whole map), `orders` (the private map), `tile-D4` (the close-up of a tile), `battle-2` (the sheet of a
        battle), `bulletin`, `factions`, `curves` (at the end), `preview` (the map of that query); None
        for other names, and for tiles and battles that there are not."""
        kind, _, what = name.partition("-")
        if name == "map" and view.ground:
            return _map(view, look)
        if name == "orders" and view.seat is not None and view.ground:
            return _hand(view, look, view.seat)
        if kind == "tile" and view.ground:
            index = view.field.named(what)
            if index is not None:
                alt = tell.tile_alt(view, look, index)
                return _picture(draw_closeup(view, look, index), look, alt, "tile.png", level=QUICK)
        if kind == "battle":
            battle = battle_of(view, what)
            if battle is not None:
                return _picture(draw_battle(view, look, battle), look, tell.battle_alt(view, look, battle), "battle.png")
        if name == "bulletin" and view.ground:
            return _picture(draw_bulletin(view, look), look, tell.bulletin_alt(view, look), "bulletin.png")
        if name == "factions":
            return _picture(draw_hall(view, look), look, tell.hall_alt(view, look), "factions.png")
        if name == "curves":
            return self._curves(view, look)
        if name == "preview" and isinstance(query, Preview):
            kind = "published" if query.map.endswith("_fixed") else "preview"
            title = say(look.language, f"picture-{kind}")
            chart = preview_chart(query)
            alt = tell.preview_alt(chart, look.language, title)
            return _picture(draw_preview(chart, look, title), look, alt, "preview.png", crowded(chart.ground))
        return None

    @one_at_a_time
    def room(self, view: MarchlordsView, room: Room, look: Look) -> Picture | None:
        """The sheet of the battle of that room; None once it is closed."""
        name = room.key.rpartition("battle ")[2]
        battle = next((item for item in view.battles if item.open and str(item.number) == name), None)
        if battle is None:
            return None
        return _picture(draw_battle(view, look, battle), look, tell.battle_alt(view, look, battle), "battle.png")

    @one_at_a_time
    def end(self, view: MarchlordsView, look: Look) -> Picture | None:
        """Gold and territories of all kingdoms over the turns; None while the campaign goes on, and where it ended before
        the map was dealt."""
        return self._curves(view, look)

    def _curves(self, view: MarchlordsView, look: Look) -> Picture | None:
        if view.phase != "over" or not view.history:
            return None
        course = Course(
            tuple(range(len(view.history))),
            tuple(chapter.gold for chapter in view.history),
            tuple(chapter.territories for chapter in view.history),
        )
        title = say(look.language, "picture-curves")
        alt = tell.curves_alt(view, look, course.turns, course.gold, course.territories, title)
        return _picture(draw_curves(view, look, course), look, alt, "curves.png")

    def text(self, view: MarchlordsView, look: Look) -> str:
        """The whole position as text."""
        return tell.board_text(view, look)


def battle_of(view: MarchlordsView, text: str) -> BattleView | None:
    """The battle of that number."""
    return next((battle for battle in view.battles if str(battle.number) == text.strip()), None)


__all__ = ["MarchlordsPainter", "master"]
