"""A Kingdom on the board: its head (arms, name, what is asked of it, cards, wars, strength, gold, points), the Front above
the Back, its production and its buildings."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.emoji import EMOJIS
from render.kit.fonts import BLACK, BOLD
from render.kit.icons import icon
from render.kit.marks import OUTLINE, badge, outline
from render.kit.palette import Colour, Palette, mix, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import figure_height, width
from render.paper_tales import layout as at
from render.paper_tales.cells import EDGE, back, empty, locked, plot, production, site, unit_cell
from render.paper_tales.faces import arms
from render.paper_tales.recent import Recent
from render.paper_tales.words import name as named
from render.picture import Look
from rules.paper_tales.build import LAND
from rules.paper_tales.view import KingdomView, PaperTalesView, SpotView

POINTS: Final = at.RIGHT - 138
GOLD: Final = at.RIGHT - 262
STRENGTH: Final = at.RIGHT - 384
WARS: Final = STRENGTH - 16
"""The right edge of the wars."""
CHIP: Final = 102
RIM: Final = 3
CROWD: Final = 5
"""With more Kingdoms than this, units go without emblems, which saves a tenth of the bytes."""
BACK_W, BACK_H = 32, 44
PLACES: Final = {"F1": (0, 0), "F2": (1, 0), "F3": (2, 0), "B1": (0, 1), "B2": (1, 1)}
"""Column and line of each spot; the third place of the Back holds what the Kingdom produces."""


def wars(view: PaperTalesView, seat: int) -> tuple[tuple[int, int, bool | None], ...]:
    """(neighbour, its strength, whether this seat won against it) of the seat before and the one after; None while the
    wars of this turn are not fought. The only opponent of two stands once."""
    count = len(view.kingdoms)
    kingdom = view.kingdoms[seat]
    fought = kingdom.last.turn == view.turn and view.phase in ("build", "over")
    found = []
    sides = (0, 1) if count > 2 or view.options.two_player_war == "two_neighbours" else (0,)
    for side in sides:
        other = view.kingdoms[(seat + (-1, 1)[side]) % count]
        won = kingdom.last.won[side] if fought else None
        found.append((other.seat, other.last.strength if fought else other.strength, won))
    return tuple(found)


def spot_box(spot: str, top: int) -> tuple[int, int]:
    """The upper left corner of a spot of the Kingdom whose row begins at `top`."""
    column, line = PLACES[spot]
    return at.cell(column), top + at.BAR + at.GAP + line * (at.CELL_H + at.GAP)


def site_box(index: int, count: int, top: int) -> tuple[int, int, int]:
    """Corner and height of building `index` where there are `count` places."""
    lines = max(2, -(-count // 2))
    whole = 2 * at.CELL_H + at.GAP
    high = (whole - (lines - 1) * at.GAP) // lines
    return at.SITES + (index % 2) * (at.SITE_W + at.GAP), top + at.BAR + at.GAP + (index // 2) * (high + at.GAP), high


def draw_kingdom(sheet: Sheet, view: PaperTalesView, look: Look, seat: int, top: int, news: Recent) -> None:
    """The whole row. Nothing in it depends on a desk."""
    colours = palette(look.palette)
    kingdom = view.kingdoms[seat]
    _head(sheet, view, kingdom, look, top, news)
    for spot in kingdom.spots:
        x, y = spot_box(spot.id, top)
        draw_spot(sheet, spot, seat, look, (x, y), len(view.kingdoms) <= CROWD)
        if (seat, spot.id) in news.spots:
            sheet.lay(rim(at.CELL_W, at.CELL_H, colours.name), (x - RIM, y - RIM))
    amounts = (kingdom.food, kingdom.wood, kingdom.crystal)
    sheet.lay(production(amounts, colours.name), (at.cell(2), top + at.BAR + 2 * at.GAP + at.CELL_H))
    draw_sites(sheet, kingdom, look, top, news, view.outcome is None)


@lru_cache(maxsize=32)
def rim(w: int, h: int, name: str) -> Image.Image:
    """The accent line around something of w x h that has just come, with a margin of `RIM`: narrow, since after a reveal
    neighbours have it too."""
    colours = palette(name)
    pen = Pen(w + 2 * RIM, h + 2 * RIM)
    pen.box((0, 0, w + 2 * RIM, h + 2 * RIM), None, 12, colours.accent, 6)
    pen.box((6, 6, w + 2 * RIM - 6, h + 2 * RIM - 6), None, 8, colours.halo, 1.5)
    return pen.done()


def draw_spot(sheet: Sheet, spot: SpotView, seat: int, look: Look, corner: tuple[int, int], adorned: bool = True) -> None:
    """A unit, a free spot, or one that is not there yet."""
    name, language = palette(look.palette).name, look.language
    if spot.unit:
        sheet.lay(unit_cell(spot, seat, name, language, adorned), (corner[0] - EDGE, corner[1] - EDGE))
    elif spot.open:
        sheet.lay(empty(spot.row == "front", name, language), corner)
    else:
        sheet.lay(locked(name, language), corner)


def draw_sites(sheet: Sheet, kingdom: KingdomView, look: Look, top: int, news: Recent, plots: bool = True) -> None:
    """The buildings in the order built, then the next plot."""
    colours = palette(look.palette)
    built = kingdom.buildings
    places = max(4, len(built))
    for index, (building, level) in enumerate(built):
        x, y, h = site_box(index, places, top)
        sheet.lay(site(building, level, h, colours.name, look.language), (x - EDGE, y - EDGE))
        if (kingdom.seat, building) in news.sites:
            sheet.lay(rim(at.SITE_W, h, colours.name), (x - RIM, y - RIM))
    if plots and len(built) < 4:
        x, y, h = site_box(len(built), places, top)
        sheet.lay(plot(LAND * len(built), h, colours.name), (x, y))


@lru_cache(maxsize=16)
def row_ground(lit: bool, name: str) -> Image.Image:
    """The plate of a Kingdom with its head; dark where the table waits for it, and at the end for who won."""
    colours = palette(name)
    w, h = at.RIGHT - at.LEFT, at.ROW
    pen = Pen(w, h)
    edge = mix(colours.panel, colours.panel_edge, 0.8)
    pen.box((0, 0, w, h), colours.panel, 14, edge, 2)
    head = colours.turn if lit else mix(colours.panel, colours.panel_edge, 0.42)
    top = Pen(w, h)
    top.box((0, 0, w, h), head, 14)
    mask = Pen(w, h)
    mask.box((0, 0, w, at.BAR), (0, 0, 0))
    pen.clip(mask.image.getchannel("A"), top)
    if not lit:
        pen.box((0, 0, w, h), None, 14, edge, 2)
    return pen.done()


def _head(sheet: Sheet, view: PaperTalesView, kingdom: KingdomView, look: Look, top: int, news: Recent) -> None:
    colours = palette(look.palette)
    lit = kingdom.asked or won(view, kingdom.seat)
    sheet.lay(row_ground(lit, colours.name), (at.LEFT, top))
    ink = colours.turn_ink if lit else colours.ink
    middle = top + at.BAR / 2
    sheet.lay(arms(kingdom.seat, colours.name, 42, 47), (at.LEFT + 12, middle - 23))
    chips = wars(view, kingdom.seat)
    end = WARS - len(chips) * (CHIP + 8)
    x = float(at.LEFT + 66)
    room = end - x - sum(one.width for one in _marks(view, kingdom, colours, ink)) - 12
    text = named(look, kingdom.seat)
    size = next((one for one in (at.NAME, 36, 32) if width(text, BOLD, one) <= room), at.SMALL)
    x += sheet.text((x, middle + size * 0.33), text, BOLD, size, ink, room=room) + 12
    for mark in _marks(view, kingdom, colours, ink):
        sheet.lay(mark, (x, top + 4))
        x += mark.width
    for k, war in enumerate(chips):
        sheet.lay(_chip(*war, colours.name), (end + 8 + k * (CHIP + 8), middle - 23))
    counters = ((STRENGTH, "attack", "strength"), (GOLD, "gold", "gold"), (POINTS, "legend", "points"))
    for x0, sign, counter in counters:
        value = getattr(kingdom, counter)
        sheet.lay(icon(sign, 38, ink), (x0, middle - 19))
        figure = sheet.text((x0 + 46, middle + figure_height(BLACK, at.VALUE) / 2), str(value), BLACK, at.VALUE, ink)
        if (kingdom.seat, counter) in news.counters:
            box = outline(round(figure) + 52, at.BAR - 18, colours.accent, colours.halo, 9)
            sheet.lay(box, (x0 - 3 - OUTLINE - 2, top + 9 - OUTLINE - 2))


def won(view: PaperTalesView, seat: int) -> bool:
    """Whether the match is over and this seat won it."""
    return view.outcome is not None and seat in view.outcome.winners


def state_sign(view: PaperTalesView, kingdom: KingdomView) -> str:
    """The sign of a seat: winner, gone, asleep, to act, ready; "" for none."""
    if view.outcome is not None:
        return "crown" if won(view, kingdom.seat) else ""
    if kingdom.resigned:
        return "flight"
    if kingdom.night:
        return "moon"
    if kingdom.asked:
        return "quill"
    return "check" if kingdom.ready else ""


def _marks(view: PaperTalesView, kingdom: KingdomView, colours: Palette, ink: Colour) -> list[Image.Image]:
    found = []
    sign = state_sign(view, kingdom)
    if sign:
        found.append(_state(sign, kingdom.asked or sign == "crown", colours.name))
    cards = kingdom.hand + kingdom.kept
    if cards:
        found.append(_cards(kingdom.seat, cards, ink, colours.name))
    if kingdom.packs:
        found.append(_packs(kingdom.packs, kingdom.opened, ink))
    return found


@lru_cache(maxsize=32)
def _state(sign: str, asked: bool, name: str) -> Image.Image:
    colours = palette(name)
    pen = Pen(52, at.BAR - 8)
    ground, ink = (colours.turn_ink, colours.turn) if asked else (colours.paper, colours.paper_ink)
    pen.put(badge(44 * pen.scale, ground, mix(ground, ink, 0.4)), (0, 5))
    pen.put(icon(sign, 28 * pen.scale, ink), (8, 13))
    return pen.done()


@lru_cache(maxsize=128)
def _cards(seat: int, count: int, ink: Colour, name: str) -> Image.Image:
    """The cards in hand: backs in the owner's colour and their number."""
    pen = Pen(24 + BACK_W + 32, at.BAR - 8, 1)
    fan = min(3, count)
    for k in range(fan):
        pen.image.alpha_composite(back(seat, name, BACK_W, BACK_H), (k * 8, max(0, 5 - EDGE + 0)))
    figure = 40
    x = EDGE + BACK_W + (fan - 1) * 8 + 6
    pen.text((x, 27 + figure_height(BLACK, figure) / 2), str(count), BLACK, figure, ink)
    return pen.done()


@lru_cache(maxsize=64)
def _packs(count: int, opened: bool, ink: Colour) -> Image.Image:
    """The packs in a seat's queue; an eye where the first is open."""
    pen = Pen(80 + (34 if opened else 0), at.BAR - 8)
    pen.put(icon("pack", 38 * pen.scale, ink), (2, 8))
    x = 46 + pen.text((46, 27 + figure_height(BLACK, 40) / 2), str(count), BLACK, 40, ink)
    if opened:
        pen.put(icon("eye", 30 * pen.scale, ink), (x + 6, 12))
    return pen.done()


@lru_cache(maxsize=256)
def _chip(other: int, strength: int, won: bool | None, name: str) -> Image.Image:
    """A war against a neighbour: its arms, its strength, a check where this seat won."""
    colours = palette(name)
    w, h = CHIP, 46
    pen = Pen(w, h)
    ground = colours.paper if won is not False else mix(colours.paper, colours.panel_edge, 0.5)
    ink = colours.paper_ink if won is not False else mix(colours.paper_ink, ground, 0.45)
    pen.box((0, 0, w, h), ground, 9, mix(ink, ground, 0.4), 1.6)
    pen.put(arms(other, name, 28 * pen.scale, 31 * pen.scale), (7, 8))
    size = 36
    pen.text((40, h / 2 + figure_height(BLACK, size) / 2), str(strength), BLACK, size, ink)
    if won:
        pen.put(icon("check", 24 * pen.scale, EMOJIS["check"]), (w - 28, 11))
    return pen.done()
