"""The campaign map: ground, kingdoms, what is built, armies, ships, sieges, battles; plans and what just happened."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.kit.fonts import BLACK, BOLD
from render.kit.hexagons import UNIT
from render.kit.palette import Colour, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import capital_height, width
from render.marchlords import faces, masonry
from render.marchlords.land import label_size
from render.marchlords.place import Place, faction_of, foot
from render.marchlords.plans import draw_planned, draw_signs
from render.marchlords.tints import arms, tints
from rules.hexes import DIRECTIONS, row_letters
from rules.marchlords.view import ArmyView, BattleView, MarchlordsView, TileView


@dataclass(frozen=True, slots=True)
class Marks:
    """What a map shows besides the position: `plans` of the viewing seat, tiles where something happened, a tile that is
    asked about, letters of rows."""

    plans: bool = False
    news: frozenset[int] = frozenset()
    asked: int | None = None
    rows: bool = True


def draw_map(sheet: Sheet, view: MarchlordsView, place: Place, marks: Marks) -> None:
    """Everything that stands on the ground, as the view knows it; the ground itself lies beneath. Outlines and arrows come
    before the armies, whose names nothing hides."""
    if not view.ground:
        return
    tiles = view.tiles
    shown = [tile for tile in tiles if place.window.shows((tile.q, tile.r))]
    _territories(sheet, view, place, shown, tiles)
    if marks.rows:
        _rows(sheet, view, place)
    armies: dict[int, list[ArmyView]] = defaultdict(list)
    for army in view.armies:
        armies[army.tile].append(army)
    ships: dict[int, list[int]] = defaultdict(list)
    for ship in view.ships:
        ships[ship.tile].append(ship.seat)
    battles = {battle.tile: battle for battle in view.battles if battle.tile is not None}
    besiegers = {siege.tile: siege.besieger for siege in view.sieges}
    for tile in shown:
        _structures(sheet, view, place, tile)
        if tile.index in besiegers:
            x, y = place.at((tile.q, tile.r))
            stakes = _stakes(faction_of(view, besiegers[tile.index]), place.side, place.name)
            sheet.lay(stakes, (x - place.side, y - 1.15 * place.side))
    _names(sheet, place, shown)
    _rings(sheet, view, place, marks)
    if marks.plans:
        draw_planned(sheet, view, place, tiles, armies)
    for tile in shown:
        _troops(sheet, view, place, tile, armies.get(tile.index, []), ships.get(tile.index, []))
    for tile in shown:
        battle = battles.get(tile.index)
        if tile.besieged is not None:
            _siege(sheet, place, tile, tile.besieged)
        if battle is not None:
            _battle(sheet, place, tile, battle, 0.55 if tile.besieged is not None else -0.42)
    if marks.plans:
        draw_signs(sheet, view, place, tiles)


@lru_cache(maxsize=2048)
def _name(text: str, size: int, name: str) -> Image.Image:
    """The name of a tile with a light rim, for tiles whose border covers the one on the ground."""
    colours = tints(name)
    pen = Pen(width(text, BOLD, size) + 8, size * 1.3, 2)
    at = (pen.width / 2, size)
    for dx, dy in ((-1.2, 0), (1.2, 0), (0, -1.2), (0, 1.2), (-0.9, -0.9), (0.9, 0.9), (-0.9, 0.9), (0.9, -0.9)):
        pen.text((at[0] + dx, at[1] + dy), text, BOLD, size, colours.wash_label, "m")
    pen.text(at, text, BOLD, size, colours.label, "m")
    return pen.done()


def _names(sheet: Sheet, place: Place, shown: list[TileView]) -> None:
    size = label_size(place.side)
    for tile in shown:
        if tile.owner is not None:
            x, y = place.at((tile.q, tile.r))
            sprite = _name(tile.name, size, place.name)
            sheet.lay(sprite, (x - sprite.width / 2, y - place.side * 0.93 - size * 0.05))


def _rings(sheet: Sheet, view: MarchlordsView, place: Place, marks: Marks) -> None:
    colours = palette(place.name)
    if marks.asked is not None:
        draw_ring(sheet, place, view.field.hexes[marks.asked], colours.turn, colours.halo, max(5.0, place.side * 0.08))
    for index in sorted(marks.news):
        tile = view.field.hexes[index]
        if place.window.shows(tile, -0.9):
            draw_ring(sheet, place, tile, colours.accent, colours.halo)


def _territories(
    sheet: Sheet, view: MarchlordsView, place: Place, shown: list[TileView], tiles: tuple[TileView, ...]
) -> None:
    side, index = place.side, view.field.index
    for tile in shown:
        if tile.owner is None:
            continue
        edges = 0
        for number, (dq, dr) in enumerate(DIRECTIONS):
            other = index.get((tile.q + dq, tile.r + dr))
            if other is None or tiles[other].owner != tile.owner:
                edges |= 1 << number
        sprite = faces.territory(faction_of(view, tile.owner), side, edges, place.name, tile.fog == "remembered")
        x, y = place.at((tile.q, tile.r))
        sheet.lay(sprite, (x - (3**0.5 / 2 + faces.EDGE) * side, y - (1 + faces.EDGE) * side))


def _rows(sheet: Sheet, view: MarchlordsView, place: Place) -> None:
    """The letter of each row at both ends."""
    colours = palette(place.name)
    size = max(19, min(34, round(place.side * 0.62)))
    reach = view.radius
    for r in range(-reach, reach + 1):
        first, last = max(-reach, -reach - r), min(reach, reach - r)
        for q, direction in ((first, -1), (last, 1)):
            x, y = place.at((q, r))
            if not place.top + size / 2 <= y <= place.top + place.window.height - size / 2:
                continue
            x += direction * (place.window.grid.width / 2 + size * 0.62)
            if place.left + size * 0.4 <= x <= place.left + place.window.width - size * 0.4:
                y += capital_height(BLACK, size) / 2
                sheet.text((x, y), row_letters(r + reach), BLACK, size, colours.ink_soft, "m")


def _structures(sheet: Sheet, view: MarchlordsView, place: Place, tile: TileView) -> None:
    side, old = place.side, tile.fog == "remembered"
    if tile.owner is None:
        if tile.site:
            _plot(sheet, place, tile)
        return
    faction = faction_of(view, tile.owner)
    if tile.port:
        both = tile.city or tile.outpost
        small = round(side * (0.72 if both else 1.0), 1)
        x, y = place.at((tile.q, tile.r))
        sprite = masonry.harbour(faction, small, place.name, old)
        dx, dy = (-0.34, 0.74) if both else (0.0, 0.42)
        sheet.lay(sprite, (x + dx * side - 0.85 * small, y + dy * side - 1.3 * small))
    if tile.city:
        town = masonry.town(faction, tile.city, tile.capital, side, place.name, old)
        foot(place, town, tile, 0.0, 0.3 if not tile.port else 0.1, sheet)
    elif tile.outpost:
        foot(place, masonry.outpost(faction, side, place.name, old), tile, 0.3 if tile.port else 0.0, 0.34, sheet)
    elif tile.site:
        _plot(sheet, place, tile)


def _plot(sheet: Sheet, place: Place, tile: TileView) -> None:
    x, y = place.at((tile.q, tile.r))
    old = tile.fog == "remembered"
    sheet.lay(masonry.plot(place.side, place.name, old), (x - 0.55 * place.side, y - 0.3 * place.side))


# -- armies ------------------------------------------------------------------------------------------------------------


def _troops(
    sheet: Sheet, view: MarchlordsView, place: Place, tile: TileView, armies: list[ArmyView], anchored: list[int]
) -> None:
    side = place.side
    sea = tile.terrain == "mer"
    for k, seat in enumerate(anchored):
        foot(place, masonry.vessel(faction_of(view, seat), side, place.name), tile, 0.3 * k, 0.4, sheet)
    if not armies:
        return
    parties = sorted({army.seat for army in armies})
    built = bool(tile.city or tile.outpost or tile.port)
    for k, seat in enumerate(parties):
        own = sorted((army for army in armies if army.seat == seat), key=lambda army: (-army.tier, army.number))
        dx = (-0.42, 0.42)[min(k, 1)] if len(parties) > 1 else 0.42 if built or sea else 0.0
        dy = 0.82 if built or sea or len(parties) > 1 else 0.64
        if sea:
            foot(place, masonry.vessel(faction_of(view, seat), side, place.name), tile, dx - 0.38, 0.36, sheet)
        _party(sheet, view, place, tile, own, dx, dy)


def _party(
    sheet: Sheet, view: MarchlordsView, place: Place, tile: TileView, own: list[ArmyView], dx: float, dy: float
) -> None:
    """The armies of one kingdom on a tile: the strongest with its shield, two more as plaques above it, how many more."""
    side, edge = place.side, faces.SHADOW
    x, y = place.at((tile.q, tile.r))
    lead = own[0]
    faction = faction_of(view, lead.seat)
    sprite = faces.army(faction, lead.seat, lead.number, lead.tier, lead.general, side, place.name)
    left, top = x + dx * side - sprite.width / 2, y + dy * side - sprite.height + edge
    rest = own[1:] if len(own) < 4 else own[1:2]
    texts = [(f"{army.name} {faces.ROMAN[army.tier]}", army.general) for army in rest]
    if len(own) >= 4:
        texts.append((f"+{len(own) - 2}", False))
    sheet.lay(sprite, (left, top))
    for k, (text, general) in enumerate(texts):
        tag = faces.plaque(faction, text, general, side, place.name)
        sheet.lay(tag, (x + dx * side - tag.width / 2, top + edge + side * (0.1 - 0.3 * (k + 1))))


# -- war ---------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def _stakes(faction: str, side: float, name: str) -> Image.Image:
    """A palisade around a tile, in the colours of the besieger."""
    own, ink = arms(faction), tints(name).outline
    pen = Pen(2 * side, 2.2 * side, 3)
    for k in range(6):
        (ax, ay), (bx, by) = UNIT[k], UNIT[(k + 1) % 6]
        for n in range(5):
            t = (n + 0.5) / 5
            x, y = (ax + (bx - ax) * t) * 0.8 * side + side, (ay + (by - ay) * t) * 0.8 * side + 1.15 * side
            w, h = 0.07 * side, 0.2 * side
            stake = [(x - w, y + h * 0.4), (x - w, y - h * 0.4), (x, y - h), (x + w, y - h * 0.4), (x + w, y + h * 0.4)]
            pen.fill(stake, own.ground)
            pen.stroke(stake, ink, max(0.8, 0.03 * side), closed=True)
    return pen.done()


def _siege(sheet: Sheet, place: Place, tile: TileView, tick: int) -> None:
    colours = tints(place.name)
    x, y = place.at((tile.q, tile.r))
    size = max(18, round(place.side * 0.5))
    sign = faces.medal("ram", size, colours.wall, colours.outline, colours.outline, str(tick))
    sheet.lay(sign, (x - 0.6 * place.side - size / 2, y - 0.86 * place.side - size / 2))


def _battle(sheet: Sheet, place: Place, tile: TileView, battle: BattleView, aside: float) -> None:
    colours, chosen = tints(place.name), palette(place.name)
    size = max(20, round(place.side * 0.54))
    ground, ink = (chosen.turn, chosen.turn_ink) if battle.open else (colours.wall, colours.outline)
    sign = faces.medal("attack", size, ground, ink, ink if battle.open else colours.outline, str(battle.number))
    x, y = place.at((tile.q, tile.r))
    sheet.lay(sign, (x + aside * place.side - size / 2, y - 0.92 * place.side - size / 2))


# -- outlines ---------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _ring(side: float, colour: Colour, halo: Colour, weight: float) -> Image.Image:
    pen = Pen(2 * side + 12, 2 * side + 12, 3)
    middle = side + 6
    corners = [(middle + x * (side - 1), middle + y * (side - 1)) for x, y in UNIT]
    pen.stroke(corners, halo, weight + 3, closed=True)
    pen.stroke(corners, colour, weight, closed=True)
    return pen.done()


def draw_ring(sheet: Sheet, place: Place, tile: tuple[int, int], colour: Colour, halo: Colour, weight: float = 0) -> None:
    """The outline of a tile: what just happened (in the accent), or what is asked about."""
    x, y = place.at(tile)
    sprite = _ring(place.side, colour, halo, weight or max(3.5, place.side * 0.09))
    sheet.lay(sprite, (x - sprite.width / 2, y - sprite.height / 2))
