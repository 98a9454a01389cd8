"""The ground of the board: squares by height, walls, a wooden rim with letters and numbers.

Height is told three times: the higher the paler, each level with a paving of its own and a cliff towards lower ground, and
a number from 1 up. Walls are the darkest and highest things, crenellated, their level written on top.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.bastion import layout as at
from render.kit.fonts import BLACK, BOLD
from render.kit.palette import Colour, Palette, mix, palette
from render.kit.pen import shadowed
from render.kit.texture import blotches, wood
from render.kit.type import capital_height, figure_height, width, write

TWICE: Final = 2
COARSE: Final = 4
SIDE: Final = at.CELL * TWICE
FACE: Final = 11
"""Height of a cliff per level, in final pixels."""
WALL_FACE: Final = (0, 20, 34)
COLUMNS: Final = "ABCDEFGHIJ"

Rows = tuple[str, ...]
"""A map as the rules print it: north first, digits are heights, `#` and `H` walls of level 1 and 2."""


def bright(colour: Colour) -> float:
    """How light a colour is, 0 to 1."""
    return (0.299 * colour[0] + 0.587 * colour[1] + 0.114 * colour[2]) / 255


def ground_tone(height: int, colours: Palette) -> Colour:
    """The tone of open ground: the higher the paler."""
    low = mix(colours.land, colours.land_far, 0.6)
    shares = (0.0, 0.46, 0.8, 0.95) if bright(colours.ground) > 0.5 else (0.0, 0.24, 0.5, 0.7)
    return mix(low, colours.paper, shares[min(height, 3)])


def wall_tone(colours: Palette) -> Colour:
    """The tone of a wall's top."""
    return mix(colours.fog, colours.shadow, 0.64)


def ink_on(tone: Colour, colours: Palette) -> Colour:
    """What can be read on a tone."""
    return colours.paper_ink if bright(tone) > 0.47 else colours.paper


class Ground:
    """A map with its elevations: open ground by height, walls above all of it."""

    def __init__(self, heights: tuple[int, ...], walls: tuple[int, ...]) -> None:
        """By square from A1: heights; levels of walls, 0 for open ground."""
        self.heights, self.walls = heights, walls
        top = max(heights)
        self.levels = tuple(top + 1 + wall if wall else height for height, wall in zip(heights, walls, strict=True))

    def box(self, square: int) -> tuple[int, int, int, int]:
        """The square on the doubled sheet."""
        x, y = (square % at.SIZE) * SIDE, (at.SIZE - 1 - square // at.SIZE) * SIDE
        return x, y, x + SIDE, y + SIDE

    def drop(self, square: int, dx: int, dy: int) -> int:
        """How many levels lower the neighbour is (dy = 1: south); 0 where it is not lower or there is none."""
        x, y = square % at.SIZE + dx, square // at.SIZE - dy
        if not (0 <= x < at.SIZE and 0 <= y < at.SIZE):
            return 0
        return max(0, self.levels[square] - self.levels[y * at.SIZE + x])


@lru_cache(maxsize=24)
def terrain(heights: tuple[int, ...], walls: tuple[int, ...], name: str) -> Image.Image:
    """All squares (RGB), `layout.BOARD` wide and high."""
    colours, ground = palette(name), Ground(heights, walls)
    size = (at.SIZE * SIDE, at.SIZE * SIDE)
    sheet = Image.new("RGB", size, ground_tone(0, colours))
    for level in sorted(set(ground.levels)):
        mask = Image.new("L", size, 0)
        for square in _at(ground, level):
            ImageDraw.Draw(mask).rectangle(_inner(ground.box(square)), fill=255)
        draw = ImageDraw.Draw(sheet)
        for square in _at(ground, level):
            (_wall if walls[square] else _floor)(draw, ground, square, colours)
        shade = ImageChops.multiply(_shadows(ground, level, size), mask)
        sheet.paste(colours.shadow, (0, 0, *size), shade.point([round(v * 0.5) for v in range(256)]))
    clouds = blotches(size, 14, 23).point([max(0, round((v - 96) * 0.1)) for v in range(256)])
    sheet.paste(colours.shadow, (0, 0, *size), clouds)
    draw = ImageDraw.Draw(sheet)
    for square in range(len(heights)):
        _edges(draw, ground, square, colours)
    done = sheet.reduce(TWICE)
    _numbers(ImageDraw.Draw(done), ground, colours)
    return done


def _at(ground: Ground, level: int) -> Iterator[int]:
    return (square for square, one in enumerate(ground.levels) if one == level)


def _inner(box: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    return box[0], box[1], box[2] - 1, box[3] - 1


def _shadows(ground: Ground, level: int, size: tuple[int, int]) -> Image.Image:
    """What all higher squares throw towards the south-east, as a mask: soft, so a quarter of the size is enough."""
    mask = Image.new("L", (size[0] // COARSE, size[1] // COARSE), 0)
    draw = ImageDraw.Draw(mask)
    for square, one in enumerate(ground.levels):
        if one > level:
            x0, y0, x1, y1 = (value / COARSE for value in ground.box(square))
            reach = min(one - level, 3) * 9 * TWICE / COARSE
            draw.polygon([(x0, y0), (x1, y0), (x1 + reach, y0 + reach), (x1 + reach, y1 + reach * 0.8),
                          (x0 + reach, y1 + reach * 0.8), (x0, y1)], fill=255)  # fmt: skip
    return mask.filter(ImageFilter.GaussianBlur(5 * TWICE / COARSE)).resize(size, Image.Resampling.BILINEAR)


def _floor(draw: ImageDraw.ImageDraw, ground: Ground, square: int, colours: Palette) -> None:
    height = ground.heights[square]
    tone = ground_tone(height, colours)
    x0, y0, x1, y1 = ground.box(square)
    random = Random(square * 7 + 3)
    draw.rectangle(_inner((x0, y0, x1, y1)), fill=mix(tone, colours.shadow, random.random() * 0.035))
    line = mix(tone, colours.shadow, 0.14)
    if height == 0:
        for _ in range(9):
            x, y = random.randrange(x0 + 16, x1 - 24), random.randrange(y0 + 20, y1 - 16)
            for dx in (-5, 0, 5):
                draw.line((x + dx, y, x + dx * 2, y - random.randrange(7, 13)), fill=line, width=3)
        for _ in range(4):
            x, y = random.randrange(x0 + 16, x1 - 24), random.randrange(y0 + 16, y1 - 16)
            draw.ellipse((x, y, x + 9, y + 6), fill=line)
        return
    rows = 2 if height == 1 else 4
    for row in range(rows):
        y = y0 + SIDE * row // rows
        if row:
            draw.line((x0, y, x1, y), fill=line, width=3)
        for part in range(rows + 1):
            x = x0 + SIDE * (part * 2 + row % 2) // (2 * rows)
            if x0 < x < x1:
                draw.line((x, y, x, y + SIDE // rows), fill=line, width=3)


def _wall(draw: ImageDraw.ImageDraw, ground: Ground, square: int, colours: Palette) -> None:
    level = ground.walls[square]
    x0, y0, x1, y1 = ground.box(square)
    top = wall_tone(colours)
    face = WALL_FACE[min(level, 2)] * TWICE
    draw.rectangle(_inner((x0, y0, x1, y1)), fill=mix(top, colours.shadow, 0.45))
    joint = mix(top, colours.shadow, 0.8)
    courses = level + 1
    for course in range(courses):
        y = y1 - face + face * course // courses
        draw.line((x0, y, x1, y), fill=joint, width=3)
        for part in range(5):
            x = x0 + SIDE * (2 * part + course % 2) // 8
            if x0 < x < x1:
                draw.line((x, y, x, y + face // courses - 2), fill=joint, width=3)
    walk = mix(top, colours.fog, 0.2)
    y1 -= face
    draw.rectangle(_inner((x0, y0, x1, y1)), fill=mix(top, colours.shadow, 0.25))
    merlon, stone = SIDE // 7, mix(top, colours.paper, 0.42)
    draw.rectangle((x0 + merlon, y0 + merlon, x1 - merlon - 1, y1 - merlon - 1), fill=walk, outline=joint, width=3)
    for k in range(0, 7, 2):
        across = x0 + SIDE * k // 7
        down = y0 + (y1 - y0) * k // 7
        high = (y1 - y0) // 7
        for mx, my, mh in ((across, y0, merlon), (across, y1 - merlon, merlon), (x0, down, high), (x1 - merlon, down, high)):
            draw.rectangle((mx + 1, my + 1, mx + merlon - 2, my + mh - 2), fill=stone, outline=joint, width=2)


def _edges(draw: ImageDraw.ImageDraw, ground: Ground, square: int, colours: Palette) -> None:
    """Grid lines between equals; cliffs with hachures, dark to the south and east, light to the north and west."""
    x0, y0, x1, y1 = ground.box(square)
    wall = ground.walls[square]
    tone = wall_tone(colours) if wall else ground_tone(ground.heights[square], colours)
    grid = mix(tone, colours.shadow, 0.34)
    if not wall:
        draw.line((x0, y0, x1, y0), fill=grid, width=3)
        draw.line((x0, y0, x0, y1), fill=grid, width=3)
    light, dark = mix(tone, colours.paper, 0.7), mix(tone, colours.shadow, 0.62)
    south = 0 if wall else ground.drop(square, 0, 1)
    if south:
        deep = min(south, 3) * FACE * TWICE
        draw.rectangle((x0, y1 - deep, x1 - 1, y1 - 1), fill=mix(tone, colours.shadow, 0.42))
        for k in range(13):
            x = x0 + SIDE * k // 13 + 8
            draw.line((x, y1 - deep, x + (k % 3 - 1) * 3, y1 - 3 - 5 * (k % 2)), fill=dark, width=3)
        draw.line((x0, y1 - deep, x1, y1 - deep), fill=light, width=4)
    if ground.drop(square, 1, 0):
        draw.rectangle((x1 - 8, y0, x1 - 1, y1), fill=dark)
    if ground.drop(square, 0, -1):
        draw.rectangle((x0, y0, x1 - 1, y0 + 6), fill=light)
        draw.line((x0, y0, x1, y0), fill=dark, width=3)
    if ground.drop(square, -1, 0):
        draw.rectangle((x0, y0, x0 + 6, y1), fill=light)
        draw.line((x0, y0, x0, y1), fill=dark, width=3)
    if ground.drop(square, 0, 1):
        draw.line((x0, y1 - 1, x1, y1 - 1), fill=dark, width=4)


def _numbers(draw: ImageDraw.ImageDraw, ground: Ground, colours: Palette) -> None:
    high = figure_height(BLACK, at.VALUE)
    for square, (height, wall) in enumerate(zip(ground.heights, ground.walls, strict=True)):
        x0, y0, x1, _ = (value // TWICE for value in ground.box(square))
        if wall:
            face = WALL_FACE[min(wall, 2)]
            middle = y0 + (at.CELL - face) / 2
            write(draw, ((x0 + x1) / 2, middle + high / 2), str(wall), BLACK, at.VALUE, colours.paper, "m")
        elif height:
            x, y = _foot(ground, square)
            write(draw, (x0 + x, y0 + y), str(height), BLACK, at.VALUE, _number_ink(height, colours))


def _number_ink(height: int, colours: Palette) -> Colour:
    tone = ground_tone(height, colours)
    return mix(ink_on(tone, colours), tone, 0.12)


def _foot(ground: Ground, square: int) -> tuple[int, int]:
    """Where in its square the base line of a height begins: above the cliff."""
    return 15, at.CELL - 16 - min(ground.drop(square, 0, 1), 3) * FACE


@lru_cache(maxsize=256)
def number(heights: tuple[int, ...], walls: tuple[int, ...], square: int, name: str) -> tuple[Image.Image, int, int]:
    """The height of a square with a halo of the ground's tone, and where in the square it is laid: over a figure it stays
    legible."""
    colours, height, pad = palette(name), heights[square], 6
    high, wide = figure_height(BLACK, at.VALUE), round(width(str(height), BLACK, at.VALUE))
    image = Image.new("RGBA", (wide + 2 * pad, high + 2 * pad), (0, 0, 0, 0))
    write(ImageDraw.Draw(image), (pad, pad + high), str(height), BLACK, at.VALUE, _number_ink(height, colours))
    halo = Image.new("RGBA", image.size, (*ground_tone(height, colours), 0))
    halo.putalpha(image.getchannel("A").filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.GaussianBlur(1)))
    halo.alpha_composite(image)
    x, y = _foot(Ground(heights, walls), square)
    return halo, x - pad, y - high - pad


@lru_cache(maxsize=24)
def board(heights: tuple[int, ...], walls: tuple[int, ...], name: str) -> Image.Image:
    """The squares in their wooden rim, with its shadow (RGBA, margin `pen.margin(6, 4)`), `layout.FRAME` wide and high."""
    colours = palette(name)
    rim = wood(at.FRAME, at.FRAME, colours.wood, mix(colours.wood, colours.shadow, 0.6), 14).copy()
    rim.paste(terrain(heights, walls, name), (at.RIM, at.EDGE))
    draw = ImageDraw.Draw(rim)
    x0, y0 = at.RIM - 2, at.EDGE - 2
    draw.rectangle((x0, y0, x0 + at.BOARD + 3, y0 + at.BOARD + 3), outline=mix(colours.wood, colours.shadow, 0.75), width=3)
    size = 38
    for k in range(at.SIZE):
        middle = at.RIM + at.CELL * (k + 0.5)
        base = at.EDGE + at.BOARD + (at.RIM + capital_height(BOLD, size)) / 2
        write(draw, (middle, base), COLUMNS[k], BOLD, size, colours.wood_ink, "m")
        base = at.EDGE + at.CELL * (at.SIZE - k - 0.5) + figure_height(BOLD, size) / 2
        write(draw, (at.RIM / 2, base), str(k + 1), BOLD, size, colours.wood_ink, "m")
    return shadowed(rim, colours.shadow, 6, 4)
