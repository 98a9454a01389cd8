"""The ground: plains, forests, lakes, rocks, forts with walls and gates, the two levels of the castle, spots, the shortcut.

It never changes, so a part of the board is drawn once for each palette and side, and kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from render.broken_line.layout import EDGE, Box, Frame, Point, at, column_name
from render.broken_line.pieces import army_colours
from render.broken_line.tiles import forest, lake, mercenary_spot, red_spot, rock
from render.kit.fonts import BLACK, BOLD
from render.kit.palette import Colour, Palette, mix, palette
from render.kit.path_arrows import bowed
from render.kit.pen import Pen
from render.kit.texture import parchment
from render.kit.type import capital_height, figure_height, write
from rules.broken_line.board import WIDTH, Board, board
from rules.broken_line.tables import FortRow, board_file

FIBRES: Final = (1500, 1240)
"""The sheet of parchment that every part of the board is cut from."""
VEIL: Final = 0.8
"""How much of the parchment's fibres the colours of the land hide."""


@dataclass(frozen=True, slots=True)
class Land:
    """The colours of the land in a palette."""

    plain: Colour
    other: Colour
    grid: Colour
    stone: Colour
    summit: Colour
    wall: Colour
    crest: Colour
    gate: Colour
    ink: Colour


@lru_cache(maxsize=4)
def land(name: str) -> Land:
    """The colours of the land."""
    c = palette(name)
    dark = name == "night"
    plain = mix(c.ground, c.land, 0.62 if dark else 0.42)
    stone = mix(c.panel, c.fog, 0.42 if dark else 0.34)
    return Land(
        plain=plain,
        other=mix(plain, c.ground, 0.34),
        grid=mix(plain, c.ink if dark else c.shadow, 0.2),
        stone=stone,
        summit=mix(stone, c.fog if dark else c.paper, 0.34 if dark else 0.62),
        wall=mix(c.fog, c.shadow, 0.45 if dark else 0.58),
        crest=mix(c.fog, c.paper, 0.5),
        gate=mix(c.wood, c.gold, 0.35),
        ink=mix(c.ink_soft, plain, 0.15),
    )


def fort_colour(letter: str, tones: Land) -> Colour | None:
    """The floor of a fort's square; None outside."""
    return {"1": tones.stone, "c": tones.stone, "s": tones.summit, "*": tones.summit}.get(letter)


@lru_cache(maxsize=10)
def ground(name: str, frame: Frame, zones: tuple[str, ...], setting: bool) -> Image.Image:
    """A part of the board without pawns (RGB, `frame.width` x `frame.height`); `zones`: armies whose zone is tinted,
    strongly while they are set up there (`setting`)."""
    colours, tones, place = palette(name), land(name), board()
    frame = frame.placed(0, 0)
    size = (frame.width, frame.height)
    fibres = parchment(*FIBRES, name, False).crop((0, 0, *size))
    flat = Image.new("RGB", size, tones.plain)
    draw = ImageDraw.Draw(flat)
    for square in frame.squares():
        x, y = frame.corner(square)
        tone = fort_colour(place.terrain[square], tones) or _field(square, place, colours, tones, zones, setting)
        draw.rectangle((x, y, x + frame.cell - 1, y + frame.cell - 1), fill=tone)
    sheet = Image.blend(fibres, flat, VEIL)
    _shadows(sheet, frame, colours)
    _grid(sheet, frame, tones)
    for square in frame.squares():
        _fill(sheet, frame, square, name)
    pen = Pen(size[0], size[1], 2)
    _steps(pen, frame, tones)
    _shortcuts(pen, frame, colours, tones)
    for fort in board_file().forts:
        _walls(pen, frame, fort, tones)
    _heights(pen, frame, tones)
    sheet.paste(drawn := pen.done(), (0, 0), drawn)
    return sheet


def _field(
    square: int, place: Board, colours: Palette, tones: Land, zones: tuple[str, ...], setting: bool
) -> Colour:  # fmt: skip
    even = (square % WIDTH + square // WIDTH) % 2 == 0
    tone = tones.plain if even else tones.other
    zone = place.zones[square]
    if zone not in zones:
        return tone
    return mix(tone, army_colours(zone, colours)[0], 0.34 if setting else 0.1)


def _grid(sheet: Image.Image, frame: Frame, tones: Land) -> None:
    draw = ImageDraw.Draw(sheet)
    for x in range(0, frame.width + 1, frame.cell):
        draw.line((min(x, frame.width - 1), 0, min(x, frame.width - 1), frame.height), fill=tones.grid)
    for y in range(0, frame.height + 1, frame.cell):
        draw.line((0, min(y, frame.height - 1), frame.width, min(y, frame.height - 1)), fill=tones.grid)


def _shadows(sheet: Image.Image, frame: Frame, colours: Palette) -> None:
    """Forts stand above the plain: each throws a soft shadow."""
    unit = frame.cell / 64
    mask = Image.new("L", sheet.size, 0)
    draw = ImageDraw.Draw(mask)
    boxes = [frame.box(*fort.corners) for fort in board_file().forts]
    for x0, y0, x1, y1 in boxes:
        draw.rectangle((x0 - 2, y0 - 2, x1 + 5 * unit, y1 + 5 * unit), fill=128)
    mask = mask.filter(ImageFilter.GaussianBlur(5 * unit))
    draw = ImageDraw.Draw(mask)
    for x0, y0, x1, y1 in boxes:
        draw.rectangle((x0, y0, x1 - 1, y1 - 1), fill=0)
    sheet.paste(colours.shadow, (0, 0), mask)


def _fill(sheet: Image.Image, frame: Frame, square: int, name: str) -> None:
    """What fills a square: obstacles, spots."""
    place, letter = board(), board().terrain[square]
    x, y = frame.corner(square)
    sprite = None
    if letter == "f":
        sprite = forest(frame.cell, square % 3, name)
    elif letter == "r":
        sprite = rock(frame.cell, square % 2, name)
    elif letter == "l":
        near = {side: _is_lake(square, place, side) for side in ((-1, 0), (1, 0), (0, -1), (0, 1))}
        if frame.turned:
            near = {(-a, -b): value for (a, b), value in near.items()}
        sprite = lake(frame.cell, near[-1, 0], near[1, 0], near[0, 1], near[0, -1], name)
    elif letter == "*":
        sprite = red_spot(frame.cell, name)
    elif letter == "m":
        sprite = mercenary_spot(frame.cell, name)
    if sprite is not None:
        sheet.paste(sprite, (x, y), sprite)


def _is_lake(square: int, place: Board, side: tuple[int, int]) -> bool:
    near = place.at(square % WIDTH + side[0], square // WIDTH + side[1])
    return near is not None and place.terrain[near] == "l"


def _steps(pen: Pen, frame: Frame, tones: Land) -> None:
    """Hachures around the summit, as on a map: the short lines run downhill."""
    x0, y0, x1, y1 = frame.box("K8", "M10")
    unit, tone = frame.cell / 64, mix(tones.wall, tones.stone, 0.25)
    pen.stroke([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], tone, 2.6 * unit, closed=True)
    step, deep = frame.cell / 6, 8 * unit
    for k in range(19):
        a = k * step
        for ends in (
            ((x0 + a, y0), (x0 + a, y0 - deep)),
            ((x0 + a, y1), (x0 + a, y1 + deep)),
            ((x0, y0 + a), (x0 - deep, y0 + a)),
            ((x1, y0 + a), (x1 + deep, y0 + a)),
        ):
            pen.stroke(ends, tone, 2 * unit)


def edge_of(frame: Frame, outside: str, inside: str) -> tuple[Point, Point]:
    """The two ends of the edge between two squares that touch."""
    (ax, ay), (bx, by) = frame.middle(at(outside)), frame.middle(at(inside))
    mx, my, half = (ax + bx) / 2, (ay + by) / 2, frame.cell / 2
    if abs(ax - bx) > abs(ay - by):
        return (mx, my - half), (mx, my + half)
    return (mx - half, my), (mx + half, my)


def _walls(pen: Pen, frame: Frame, fort: FortRow, tones: Land) -> None:
    """The wall around a fort, its gates left open, a tower at each corner."""
    x0, y0, x1, y1 = frame.box(*fort.corners)
    if x1 < -9 or y1 < -9 or x0 > frame.width + 9 or y0 > frame.height + 9:
        return
    unit = frame.cell / 64
    thick = 9 * unit
    corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    pen.stroke(corners, tones.wall, thick, closed=True)
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        _crest(pen, a, b, frame.cell, thick, tones)
    for x, y in corners:
        half = 10 * unit
        pen.box((x - half, y - half, x + half, y + half), tones.wall, 3 * unit)
        pen.box((x - half * 0.55, y - half * 0.55, x + half * 0.55, y + half * 0.55), mix(tones.wall, tones.crest, 0.45), 2)
    for gate in board_file().gates:
        if gate.fort != fort.id:
            continue
        edges = [edge_of(frame, *pair) for pair in gate.edges]
        ends = sorted(point for edge in edges for point in edge)
        opening(pen, ends[0], ends[-1], 1.0 if gate.closes else 0.72, thick, tones)


def _crest(pen: Pen, a: Point, b: Point, cell: int, thick: float, tones: Land) -> None:
    """Merlons along a wall."""
    tone = mix(tones.wall, tones.crest, 0.45)
    count = round((abs(b[0] - a[0]) + abs(b[1] - a[1])) / cell * 4)
    for k in range(count):
        s, e = (k + 0.28) / count, (k + 0.72) / count
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (s, e)]
        pen.stroke(ends, tone, thick * 0.42)


def opening(pen: Pen, a: Point, b: Point, share: float, thick: float, tones: Land) -> None:
    """An open gate: a threshold of planks between two posts."""
    mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    ends = [(mx + (x - mx) * share, my + (y - my) * share) for x, y in (a, b)]
    (x0, y0), (x1, y1) = ends
    half = thick * 0.62
    box: Box = (x0 - half, y0, x1 + half, y1) if abs(x1 - x0) < 1 else (x0, y0 - half, x1, y1 + half)
    pen.box(box, mix(tones.gate, tones.crest, 0.42), 0)
    for x, y in ends:
        pen.box((x - half * 1.25, y - half * 1.25, x + half * 1.25, y + half * 1.25), tones.wall, 2)
        pen.box((x - half * 0.6, y - half * 0.6, x + half * 0.6, y + half * 0.6), tones.gate, 1)


def _shortcuts(pen: Pen, frame: Frame, colours: Palette, tones: Land) -> None:
    """Dots under the fort from one end to the other, beside the way through the gates."""
    unit = frame.cell / 64
    for row in board_file().shortcuts:
        a, b = (frame.middle(at(name)) for name in row.ends)
        side = -1 if frame.turned else 1
        a, b = (a[0] - side * 12 * unit, a[1]), (b[0] - side * 12 * unit, b[1])
        points = bowed(a, b, 0.1 * side if a[1] > b[1] else -0.1 * side, 26)
        for k, point in enumerate(points):
            end = k in (0, len(points) - 1)
            pen.disc(point, (8.5 if end else 5.2) * unit, mix(colours.paper, tones.plain, 0.1))
            pen.disc(point, (6.5 if end else 3.4) * unit, mix(colours.paper_ink, tones.wall, 0.2))


def _heights(pen: Pen, frame: Frame, tones: Land) -> None:
    """The height of a square, small: I in forts, II on the summit; Roman, so that it is never taken for a rank or a cost."""
    size = round(frame.cell * 0.27)
    tone = mix(tones.wall, tones.stone, 0.4) if sum(tones.wall) < sum(tones.stone) else mix(tones.crest, tones.stone, 0.55)
    high = capital_height(BLACK, size)
    for square in frame.squares():
        height = board().heights[square]
        if height and board().terrain[square] != "*":
            x, y = frame.corner(square)
            pen.text((x + frame.cell * 0.5, y + (frame.cell + high) / 2), "I" * height, BLACK, size, tone, "m")


def surround(sheet: Image.Image, frame: Frame, name: str, right: bool = True) -> None:
    """The rim of a board on a sheet, and the names of columns and rows on its sides; `right`: on that one too."""
    colours = palette(name)
    draw = ImageDraw.Draw(sheet)
    x0, y0 = frame.origin
    x1, y1 = x0 + frame.width, y0 + frame.height
    draw.rectangle((x0 - 4, y0 - 4, x1 + 3, y1 + 3), outline=mix(colours.ink_soft, colours.ground, 0.1), width=4)
    size = 36
    capital, figure = capital_height(BOLD, size), figure_height(BOLD, size)
    for column in range(frame.first[0], frame.first[0] + frame.size[0]):
        across = frame.middle(frame.first[1] * WIDTH + column)[0]
        for foot in (y0 - 14, y1 + 14 + capital):
            write(draw, (across, foot), column_name(column), BOLD, size, colours.ink_soft, "m")
    for row in range(frame.first[1], frame.first[1] + frame.size[1]):
        base = frame.middle(row * WIDTH + frame.first[0])[1] + figure / 2
        for across in (x0 - EDGE / 2 - 5, x1 + EDGE / 2 + 5)[: 1 + right]:
            write(draw, (across, base), str(row + 1), BOLD, size, colours.ink_soft, "m")
