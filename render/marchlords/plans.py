"""The orders of the viewing seat on its map: arrows of marches, ghosts of sites, badges."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

from PIL import Image

from render.kit.palette import Colour, mix, palette
from render.kit.pen import Pen, Point
from render.kit.sheet import Sheet
from render.marchlords import faces, masonry
from render.marchlords.place import Place, faction_of, foot
from render.marchlords.tints import arms, tints
from rules.marchlords.state import March
from rules.marchlords.view import ArmyView, MarchlordsView, TileView


def _smooth(points: list[Point], steps: int = 8) -> list[Point]:
    """A curve through all points (Catmull-Rom)."""
    if len(points) < 3:
        return points
    ends = [points[0], *points, points[-1]]
    found = []
    for k in range(1, len(ends) - 2):
        p0, p1, p2, p3 = ends[k - 1], ends[k], ends[k + 1], ends[k + 2]
        for n in range(steps):
            t = n / steps
            found.append(tuple(
                0.5 * (2 * p1[i] + (p2[i] - p0[i]) * t + (2 * p0[i] - 5 * p1[i] + 4 * p2[i] - p3[i]) * t * t
                       + (3 * p1[i] - p0[i] - 3 * p2[i] + p3[i]) * t**3)
                for i in (0, 1)
            ))  # fmt: skip
    return [*found, points[-1]]  # type: ignore[list-item]


@lru_cache(maxsize=128)
def _arrow(raw: tuple[Point, ...], side: float, short: float, colour: Colour, light: Colour, ink: Colour) -> Image.Image:
    """An arrow through points of its sprite, its tip `short` pixels before the last one."""
    (x0, y0), (x1, y1) = raw[-2], raw[-1]
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 or 1.0
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    tip = (x1 - ux * short, y1 - uy * short)
    neck = (tip[0] - ux * side * 0.42, tip[1] - uy * side * 0.42)
    line = _smooth([*raw[:-1], neck])
    pen = Pen(max(x for x, _ in raw) + side, max(y for _, y in raw) + side, 2)
    wing, back = 0.32 * side, 0.08 * side
    head = [
        tip,
        (neck[0] - uy * wing - ux * back, neck[1] + ux * wing - uy * back),
        neck,
        (neck[0] + uy * wing - ux * back, neck[1] - ux * wing - uy * back),
    ]
    for colour_, shaft, rim in ((ink, 0.29, 0.15), (light, 0.23, 0.09)):
        pen.stroke(line, colour_, shaft * side)
        pen.stroke([*head, head[0]], colour_, rim * side)
    pen.stroke(line, colour, 0.13 * side)
    pen.fill(head, colour)
    for point in raw[1:-1]:
        pen.disc(point, 0.12 * side, ink)
        pen.disc(point, 0.085 * side, light)
    return pen.done()


def draw_march(
    sheet: Sheet, view: MarchlordsView, place: Place, start: int, march: March, colour: Colour, crowded: bool
) -> None:
    """A planned march as an arrow over every tile that it steps on; it ends short of what stands on a `crowded` tile."""
    side, hexes = place.side, view.field.hexes
    way = (start, *march.path)
    if len(way) < 2 or not any(place.window.shows(hexes[tile]) for tile in way):
        return
    raw = [place.at(hexes[tile]) for tile in way]
    left, top = round(min(x for x, _ in raw) - side), round(min(y for _, y in raw) - side)
    moved = tuple((round(x - left, 2), round(y - top, 2)) for x, y in raw)
    colours = tints(place.name)
    sprite = _arrow(moved, side, side * 0.42 if crowded else 0.0, colour, colours.wall, colours.outline)
    sheet.lay(sprite, (left, top))


def draw_planned(
    sheet: Sheet, view: MarchlordsView, place: Place, tiles: tuple[TileView, ...], armies: dict[int, list[ArmyView]]
) -> None:
    """What the viewing seat will build, and its marches."""
    desk, seat = view.desk, view.seat
    if desk is None or seat is None:
        return
    side, faction = place.side, faction_of(view, seat)
    dark = mix(arms(faction).ground, tints(place.name).outline, 0.15)
    for site in desk.sites:
        tile = tiles[site.tile]
        if site.kind in ("city", "level2"):
            sprite = masonry.town(faction, 1 if site.kind == "city" else 2, tile.capital, side, place.name)
        else:
            sprite = (masonry.outpost if site.kind == "outpost" else masonry.harbour)(faction, side, place.name)
        foot(place, faces.ghost(sprite, place.name), tile, 0.0, 0.34, sheet)
    starts = {army.number: army.tile for army in view.armies if army.seat == seat}
    for march in desk.marches:
        if march.army in starts and march.path:
            draw_march(sheet, view, place, starts[march.army], march, dark, bool(armies.get(march.path[-1])))


def draw_signs(sheet: Sheet, view: MarchlordsView, place: Place, tiles: tuple[TileView, ...]) -> None:
    """Badges of the orders of the viewing seat that change a place or an army."""
    desk, seat = view.desk, view.seat
    if desk is None or seat is None:
        return
    starts = {army.number: army.tile for army in view.armies if army.seat == seat}
    places = [("hammer", site.tile) for site in desk.sites]
    places += [("up", starts[number]) for number in desk.tiers if number in starts]
    places += [("legend", starts[number]) for number in desk.assigns if number in starts]
    places += [("deployment", tile) for tile in desk.levies]
    places += [("ram", tile) for tile in desk.assaults] + [("sword", tile) for tile in desk.sallies]
    taken: dict[int, int] = defaultdict(int)
    for sign, tile_number in places:
        _sign(sheet, place, tiles[tile_number], sign, -0.58 + 0.5 * taken[tile_number])
        taken[tile_number] += 1


def _sign(sheet: Sheet, place: Place, tile: TileView, sign: str, dx: float) -> None:
    """A small badge of an order."""
    chosen = palette(place.name)
    size = max(18, round(place.side * 0.46))
    x, y = place.at((tile.q, tile.r))
    badge = faces.medal(sign, size, chosen.turn, chosen.turn_ink, chosen.turn_ink)
    sheet.lay(badge, (x + dx * place.side - size / 2, y - 0.5 * place.side - size / 2))
