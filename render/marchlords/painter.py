"""The painter of Marchlords: every picture with its alt text, and the position as text."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image

from render.kit.landforms import KINDS, VARIANTS, landform
from render.kit.palette import mix, palette
from render.kit.sheet import COLOURS, Sheet, learn, one_at_a_time
from render.kit.texture import cut
from render.marchlords import faces, tell
from render.marchlords import layout as at
from render.marchlords.board import draw_board, ground
from render.marchlords.bulletin import draw_bulletin
from render.marchlords.closeup import draw_closeup
from render.marchlords.curves import Course, draw_curves
from render.marchlords.engagement import draw_battle
from render.marchlords.hall import draw_hall, draw_preview
from render.marchlords.hand import draw_hand
from render.marchlords.tints import ARMS, aged, tints
from render.marchlords.words import say
from render.picture import Look, Picture
from rules.game import Move
from rules.marchlords.generator.chart import generate
from rules.marchlords.land import UNKNOWN, Chart, published
from rules.marchlords.view import BattleView, MarchlordsView

LEVEL: Final = 6


@cache
def master(name: str) -> Image.Image:
    """The 256 colours of all pictures in a palette, learnt from a specimen of everything that is ever drawn; the colours of
    the kingdoms are certainly among them."""
    chart = published("small")
    window = at.whole(chart.radius)
    fog = "".join("v" if tile % 29 < 20 else "r" for tile in range(len(chart.ground)))
    size = (at.WIDTH, window.height + 500, 20)
    sheet = Sheet(ground(window, size, chart.radius, chart.ground, fog, True, name, "en"))
    for k, faction in enumerate(ARMS):
        x, y = 20 + 80 * k, window.height + 30
        sheet.lay(faces.shield(faction, k, name, 60, 70), (x, y))
        sheet.lay(faces.town(faction, 2, k % 2 == 0, 44, name), (x, y + 70))
        sheet.lay(faces.territory(faction, 40, 63, name), (x, y + 130))
        sheet.lay(faces.territory(faction, 40, 63, name, True), (x, y + 220))
        sheet.lay(faces.army(faction, k, 1, 3, True, 60, name), (x, y + 310))
        sheet.lay(faces.vessel(faction, 40, name), (x, y + 390))
    for k, kind in enumerate(KINDS):
        for variant in range(VARIANTS):
            sprite = landform(kind, variant, 60, tints(name).tones[kind])
            sheet.lay(sprite, (10 + 190 * k, 10 + 90 * variant))
    return _fixed(learn(sheet.image, palette(name)), name)


def _fixed(learnt: Image.Image, name: str) -> Image.Image:
    """The learnt palette with the colours of kingdoms and of the map in the place of its rarest ones."""
    colours = tints(name)
    firm = [part for own in ARMS.values() for part in (own.ground, own.ink)]
    firm += [mix(colours.old, aged(own.ground, name, 0.25), 0.5) for own in ARMS.values()]
    firm += [colours.sea, colours.deep, colours.line, colours.coast, *colours.washes.values()]
    table = learnt.getpalette() or []
    known = [tuple(table[k : k + 3]) for k in range(0, 3 * COLOURS, 3)]
    missing = [one for one in dict.fromkeys(firm) if one not in known]
    spare = _closest(known, len(missing))
    for place, colour in zip(spare, missing, strict=False):
        known[place] = colour
    done = Image.new("P", (1, 1))
    done.putpalette([part for colour in known for part in colour])
    return done


def _closest(known: list[tuple[int, ...]], count: int) -> list[int]:
    """Places of colours of which the next one is nearly the same; the palette's own roles come last and are left alone."""
    free = range(COLOURS - 48)
    near = []
    for k in free:
        gaps = (sum((a - b) ** 2 for a, b in zip(known[k], known[n], strict=True)) for n in range(len(known)) if n != k)
        near.append((min(gaps), k))
    taken: list[int] = []
    for _, k in sorted(near):
        if len(taken) == count:
            break
        taken.append(k)
    return taken


def _picture(sheet: Sheet, look: Look, alt: str, name: str) -> Picture:
    return Picture(sheet.png(master(palette(look.palette).name), LEVEL), alt, name, sheet.width, sheet.height)


def mapless(view: MarchlordsView) -> bool:
    """Whether the viewer knows nothing of the ground: the public, where the terrain is not published."""
    return all(letter == UNKNOWN for letter in view.ground)


def sample(view: MarchlordsView, query: Move) -> Chart:
    """The map that a preview shows: the published one, or one generated with the same settings from the query's number."""
    if view.options.published:
        return published(view.options.size)
    return generate(len(view.kingdoms), int(getattr(query, "number", 1)))


class MarchlordsPainter:
    """Pictures as functions of view and look; equal arguments give equal bytes."""

    @one_at_a_time
    def board(self, view: MarchlordsView, look: Look) -> Picture:
        """The campaign map of the view, without any orders; the bulletin for those who know no ground; the hall of shields
        while factions are chosen."""
        if not view.ground:
            return _picture(draw_hall(view, look), look, tell.hall_alt(view, look), "factions.png")
        if mapless(view):
            return _picture(draw_bulletin(view, look), look, tell.bulletin_alt(view, look), "bulletin.png")
        return _picture(draw_board(view, look), look, tell.board_alt(view, look), "map.png")

    @one_at_a_time
    def hand(self, view: MarchlordsView, look: Look) -> Picture | None:
        """The private map of the viewing seat with its orders and purse; None for others, before the map is dealt, and at
        the end, when nothing is private."""
        if view.seat is None or not view.ground or view.phase == "over":
            return None
        return _picture(draw_hand(view, look, view.seat), look, tell.hand_alt(view, look, view.seat), "war-map.png")

    @one_at_a_time
    def answer(self, view: MarchlordsView, name: str, query: Move, look: Look) -> Picture | None:
        """`map` (the whole map), `tile` (the close-up of the query's tile), `battle` (the sheet of the query's battle),
        `bulletin`, `factions`, `preview` (a sample of the maps of these settings); None for other names, and for tiles and
        battles that there are not."""
        if name == "map" and view.ground:
            return _picture(draw_board(view, look), look, tell.board_alt(view, look), "map.png")
        if name == "tile" and view.ground:
            index = view.field.named(str(getattr(query, "tile", "")))
            if index is not None:
                return _picture(draw_closeup(view, look, index), look, tell.tile_alt(view, look, index), "tile.png")
        if name == "battle":
            battle = battle_of(view, str(getattr(query, "battle", "")))
            if battle is not None:
                return _picture(draw_battle(view, look, battle), look, tell.battle_alt(view, look, battle), "battle.png")
        if name == "bulletin" and view.ground:
            return _picture(draw_bulletin(view, look), look, tell.bulletin_alt(view, look), "bulletin.png")
        if name == "factions":
            return _picture(draw_hall(view, look), look, tell.hall_alt(view, look), "factions.png")
        if name == "preview":
            title = say(look.language, "picture-preview")
            chart = sample(view, query)
            alt = tell.preview_alt(chart, look.language, title)
            return _picture(draw_preview(chart, look, title), look, alt, "preview.png")
        return None

    @one_at_a_time
    def curves(self, view: MarchlordsView, look: Look, course: Course) -> Picture:
        """Gold and territories of all kingdoms over the turns."""
        title = say(look.language, "picture-curves")
        alt = tell.curves_alt(view, look, course.turns, course.gold, course.territories, title)
        return _picture(draw_curves(view, look, course), look, alt, "curves.png")

    def text(self, view: MarchlordsView, look: Look) -> str:
        """The whole position as text."""
        return tell.board_text(view, look)


def battle_of(view: MarchlordsView, text: str) -> BattleView | None:
    """The battle of that number."""
    return next((battle for battle in view.battles if str(battle.number) == text.strip()), None)


__all__ = ["MarchlordsPainter", "cut", "master"]
