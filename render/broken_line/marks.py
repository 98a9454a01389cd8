"""What is laid on the ground and the pawns: trails, outlines, the signs of a duel and a shot, closed gates."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from PIL import Image, ImageChops, ImageFilter

from render.broken_line.ground import edge_of, land
from render.broken_line.layout import Frame, Point, at
from render.broken_line.pieces import BORDER, army_colours, silhouette
from render.broken_line.recent import LEAPS, Fresh, Trail
from render.kit.icons import icon
from render.kit.palette import Colour, mix, palette
from render.kit.path_arrows import bowed, path_arrow
from render.kit.pawn_emblems import pawn_emblem
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from rules.broken_line.board import board, line
from rules.broken_line.tables import Camp

PAD: Final = 3
"""Room between a pawn and the sides of its square, for a square of 64 pixels."""


def pad(cell: int) -> int:
    """Room between a pawn and the sides of its square."""
    return max(2, round(cell * PAD / 64))


def _nudged(a: Point, b: Point, by: float) -> Point:
    """A point on the way from b to a, `by` pixels before b."""
    length = hypot(b[0] - a[0], b[1] - a[1]) or 1.0
    share = max(0.0, 1 - by / length)
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def trail_points(trail: Trail, frame: Frame, standing: bool) -> tuple[Point, ...]:
    """The line of a movement: it ends at the edge of a pawn that stands at its end."""
    cell = frame.cell
    middles = [frame.middle(at(square)) for square in trail.path]
    if trail.kind in LEAPS:
        a, b = middles[0], middles[-1]
        line = bowed(a, _nudged(a, b, cell * 0.42 if standing else 0), 0.1 if a[0] <= b[0] else -0.1)
        return tuple(line)
    if standing:
        middles[-1] = _nudged(middles[-2], middles[-1], cell * 0.4)
    return tuple(middles)


def draw_trails(sheet: Sheet, frame: Frame, news: Fresh, occupied: frozenset[str], name: str, leaps: bool) -> None:
    """The trails in the accent colour; `leaps`: those over what stands between, drawn above the pawns."""
    colours = palette(name)
    unit = frame.cell / 64
    for trail in news.trails:
        if len(trail.path) < 2 or (trail.kind in LEAPS) != leaps:
            continue
        if not any(frame.holds(at(square)) for square in trail.path):
            continue
        points = trail_points(trail, frame, trail.path[-1] in occupied)
        dash = {"fly": 13.0, "sacrifice": 15.0, "run": 22.0}.get(trail.kind, 0.0) * unit
        lay(sheet, points, 8 * unit, colours.accent, colours.halo, dash, 25 * unit)
        start = points[0]
        dot = _dot(round(20 * unit), colours.accent, colours.halo)
        sheet.lay(dot, (start[0] - dot.width / 2, start[1] - dot.height / 2))


def lay(
    sheet: Sheet, points: tuple[Point, ...], weight: float, colour: Colour, halo: Colour, dash: float, head: float
) -> None:
    """An arrow on a sheet, cut at its edges."""
    placed = tuple((round(x, 1), round(y, 1)) for x, y in points)
    sprite, corner = path_arrow(placed, round(weight, 1), colour, halo, round(dash, 1), round(head, 1))
    sheet.lay(sprite, corner)


@lru_cache(maxsize=16)
def _dot(size: int, colour: Colour, halo: Colour) -> Image.Image:
    pen = Pen(size + 4, size + 4)
    middle = (size / 2 + 2, size / 2 + 2)
    pen.disc(middle, size / 2 + 2, halo)
    pen.disc(middle, size / 2, colour)
    pen.disc(middle, size / 4, halo)
    return pen.done()


@lru_cache(maxsize=64)
def pawn_outline(army: str, size: int, colour: Colour, halo: Colour, weight: int) -> Image.Image:
    """A line around a pawn that follows its outline; the sprite has a margin of `weight` + 2."""
    m = weight + 2
    mask = Image.new("L", (size + 2 * m, size + 2 * m), 0)
    mask.paste(silhouette(army, size), (m, m))
    wide = mask.filter(ImageFilter.MaxFilter(2 * weight + 1))
    rim = mask.filter(ImageFilter.MaxFilter(2 * weight + 3))
    sprite = Image.new("RGBA", mask.size, (*halo, 0))
    sprite.putalpha(ImageChops.subtract(rim, mask))
    line = Image.new("RGBA", mask.size, (*colour, 0))
    line.putalpha(ImageChops.subtract(wide, mask))
    sprite.alpha_composite(line)
    return sprite


def outline_pawn(sheet: Sheet, frame: Frame, square: str, army: str, colour: Colour, halo: Colour) -> None:
    """A line around the pawn on a square."""
    x, y = frame.corner(at(square))
    inset = pad(frame.cell)
    weight = max(4, round(frame.cell * 0.085))
    sprite = pawn_outline(army, frame.cell - 2 * inset, colour, halo, weight)
    sheet.lay(sprite, (x + inset - weight - 2, y + inset - weight - 2))


@lru_cache(maxsize=32)
def seal(sign: str, size: int, colour: Colour, halo: Colour) -> Image.Image:
    """A round sign in the accent colour: crossed swords, a burst."""
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, halo)
    pen.disc((size / 2, size / 2), size * 0.45, colour)
    side = size * 0.66
    pen.put(pawn_emblem(sign, round(side * pen.scale), halo), ((size - side) / 2, (size - side) / 2))
    return pen.done()


def draw_duel(sheet: Sheet, frame: Frame, news: Fresh, name: str, occupied: frozenset[str]) -> None:
    """Crossed swords where a duel was fought: on the corner of who stands there, in the middle where nobody does."""
    if news.duel is None or not frame.holds(at(news.duel.square)):
        return
    _sealed(sheet, frame, news.duel.square, "swords", name, news.duel.square in occupied)


def _sealed(sheet: Sheet, frame: Frame, square: str, sign: str, name: str, occupied: bool) -> None:
    colours = palette(name)
    size = round(frame.cell * (0.5 if occupied else 0.76))
    x, y = frame.corner(at(square))
    sprite = seal(sign, size, colours.accent, colours.halo)
    off = (frame.cell - size * 0.72, -size * 0.28) if occupied else ((frame.cell - size) / 2,) * 2
    sheet.lay(sprite, (x + off[0], y + off[1]))


def draw_shot(sheet: Sheet, frame: Frame, news: Fresh, name: str, occupied: frozenset[str]) -> None:
    """The way of a ball and where it fell; off the board its way ends at the edge."""
    shot = news.shot
    if shot is None:
        return
    colours, unit = palette(name), frame.cell / 64
    a = frame.middle(at(shot.square))
    b = frame.middle(at(shot.impact)) if shot.impact else _edge(frame, shot.square, shot.direction)
    points = tuple(bowed(_nudged(b, a, frame.cell * 0.4), b, 0.06 if a[0] <= b[0] else -0.06))
    lay(sheet, points, 7 * unit, colours.accent, colours.halo, 17 * unit, 0 if shot.impact else 22 * unit)
    if shot.impact:
        _sealed(sheet, frame, shot.impact, "burst", name, shot.impact in occupied)


def _edge(frame: Frame, square: str, direction: str) -> Point:
    """Where a line leaves the board."""
    way = line(at(square), direction)
    return frame.middle(way[-1] if way else at(square))


def _great_gates(frame: Frame) -> list[tuple[float, float, float]]:
    """The gates that close, as far as they are in the frame: left and right end, height."""
    found = []
    for gate in board().gates:
        if not gate.closes:
            continue
        ends = sorted(point for pair in gate.edges for point in edge_of(frame, *pair))
        (x0, y), (x1, _) = ends[0], ends[-1]
        x0, x1 = max(x0, frame.origin[0]), min(x1, frame.origin[0] + frame.width)
        if x1 - x0 >= frame.cell and frame.origin[1] - 4 <= y <= frame.origin[1] + frame.height + 4:
            found.append((x0, x1, y))
    return found


def draw_gates(sheet: Sheet, frame: Frame, holder: Camp | str, name: str) -> None:
    """A portcullis in the great gates while a camp holds the castle."""
    if not holder:
        return
    colours, tones = palette(name), land(name)
    for x0, x1, y in _great_gates(frame):
        iron = mix(colours.shadow, tones.wall, 0.2)
        bar = _portcullis(round(x1 - x0), round(frame.cell * 0.28), iron, mix(tones.crest, colours.paper, 0.4))
        sheet.lay(bar, (x0, y - bar.height / 2))


def draw_locks(sheet: Sheet, frame: Frame, holder: Camp | str, name: str) -> None:
    """A lock at both ends of a closed gate, in the colours of the holder's major army, above the pawns."""
    if not holder:
        return
    ground, ink = army_colours("W" if holder == "good" else "N", palette(name))
    size = round(frame.cell * 0.46)
    lock = _lock(size, ground, ink, mix(ink, ground, 0.25))
    for x0, x1, y in _great_gates(frame):
        for x in (x0, x1):
            sheet.lay(lock, (x - size / 2, y - size / 2))


@lru_cache(maxsize=32)
def _portcullis(width: int, height: int, iron: Colour, light: Colour) -> Image.Image:
    pen = Pen(width, height)
    pen.box((0, 0, width, height), iron, height * 0.2)
    count = max(3, round(width / (height * 1.1)))
    for k in range(count):
        x = (k + 0.5) * width / count
        pen.box((x - height * 0.14, height * 0.12, x + height * 0.14, height * 0.88), light, height * 0.1)
    pen.box((0, height * 0.4, width, height * 0.6), mix(iron, light, 0.7))
    return pen.done()


@lru_cache(maxsize=32)
def _lock(size: int, ground: Colour, ink: Colour, rim: Colour) -> Image.Image:
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, rim)
    pen.disc((size / 2, size / 2), size * 0.44, ground)
    side = size * 0.62
    pen.put(icon("lock", round(side * pen.scale), ink), ((size - side) / 2, (size - side) / 2))
    return pen.done()


def draw_pawn(sheet: Sheet, frame: Frame, square: str, sprite: Image.Image) -> None:
    """A pawn's sprite on its square."""
    x, y = frame.corner(at(square))
    inset = pad(frame.cell)
    sheet.lay(sprite, (x + inset - BORDER, y + inset - BORDER))
