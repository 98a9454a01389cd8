"""Grounds: parchment with fibres, a darker edge and an ink frame; wood for trays. The same bytes on every machine."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.palette import Colour, Palette, mix, palette

TWICE: Final = 2
"""Static layers are drawn at twice their size and reduced once."""


def blotches(size: tuple[int, int], cells: int, seed: int) -> Image.Image:
    """Soft clouds (L), about `cells` of them across the longer side."""
    random = Random(seed)
    longest = max(size)
    w, h = max(2, cells * size[0] // longest), max(2, cells * size[1] // longest)
    small = Image.new("L", (w, h))
    small.putdata([random.randrange(256) for _ in range(w * h)])
    return small.resize(size, Image.Resampling.BICUBIC)


def edge_mask(size: tuple[int, int], depth: int) -> Image.Image:
    """0 inside, rising to 255 at the rim over about `depth` pixels (L)."""
    small = (max(2, size[0] // 8), max(2, size[1] // 8))
    mask = Image.new("L", small, 255)
    inset = depth // 16
    ImageDraw.Draw(mask).rectangle((inset, inset, small[0] - 1 - inset, small[1] - 1 - inset), fill=0)
    return mask.filter(ImageFilter.GaussianBlur(depth / 14)).resize(size, Image.Resampling.BICUBIC)


@lru_cache(maxsize=16)
def parchment(width: int, height: int, name: str, framed: bool = True) -> Image.Image:
    """A sheet of parchment in the palette of that name (RGB). Callers copy it before they draw."""
    colours = palette(name)
    size = (width * TWICE, height * TWICE)
    sheet = Image.new("RGB", size, colours.ground)
    clouds = blotches(size, 9, 11).point([min(255, max(0, (value - 96) * 2)) for value in range(256)])
    sheet.paste(Image.new("RGB", size, colours.fibre), (0, 0), clouds.point([round(v * 0.55) for v in range(256)]))
    sheet.paste(Image.new("RGB", size, colours.ground_edge), (0, 0), edge_mask(size, 90))
    _fibres(sheet, colours)
    if framed:
        _frame(ImageDraw.Draw(sheet), size, colours)
    return sheet.reduce(TWICE)


TALL: Final = 2600
"""Height of the sheet from which `cut` takes its parts."""
_JOIN: Final = 140


def cut(width: int, height: int, name: str) -> Image.Image:
    """A framed sheet of parchment of any height (RGB, the caller's own), in a few milliseconds where `parchment` takes some
    hundred: head and foot of one tall sheet, joined softly. For pictures as high as what they show."""
    foot = min(340, height // 2)
    if height > TALL or foot <= _JOIN:
        return parchment(width, height, name).copy()
    tall = parchment(width, TALL, name)
    sheet = tall.crop((0, 0, width, height))
    mask = Image.new("L", (width, foot), 255)
    mask.paste(Image.linear_gradient("L").resize((width, _JOIN)), (0, 0))
    sheet.paste(tall.crop((0, TALL - foot, width, TALL)), (0, height - foot), mask)
    return sheet


def _fibres(sheet: Image.Image, colours: Palette) -> None:
    random, draw = Random(5), ImageDraw.Draw(sheet)
    tone = mix(colours.ground, colours.ground_edge, 0.55)
    for _ in range(sheet.width * sheet.height // 42000):
        x, y = random.randrange(sheet.width), random.randrange(sheet.height)
        dx, dy = random.randrange(-36, 37), random.randrange(-10, 11)
        draw.line((x, y, x + dx, y + dy), fill=tone, width=2)


def _frame(draw: ImageDraw.ImageDraw, size: tuple[int, int], colours: Palette) -> None:
    """A thick and a thin ink line with a lozenge at each corner, as on an old map."""
    w, h = size
    line = mix(colours.ground_edge, colours.ink_soft, 0.7)
    for inset, weight in ((16, 5), (27, 2)):
        draw.rounded_rectangle((inset, inset, w - 1 - inset, h - 1 - inset), 18, outline=line, width=weight)
    for x in (22, w - 23):
        for y in (22, h - 23):
            draw.polygon([(x - 13, y), (x, y - 13), (x + 13, y), (x, y + 13)], fill=line)
            draw.polygon([(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6)], fill=colours.ground)


@lru_cache(maxsize=16)
def wood(width: int, height: int, base: Colour, edge: Colour, radius: float) -> Image.Image:
    """A plank with long grain and rounded corners (RGBA)."""
    w, h = width * TWICE, height * TWICE
    grain = blotches((max(2, w // 24), h), max(2, h // 5), 3).resize((w, h), Image.Resampling.BICUBIC)
    plank = Image.new("RGB", (w, h), base)
    light = mix(base, (255, 236, 200), 0.075)
    plank.paste(Image.new("RGB", (w, h), light), (0, 0), grain)
    shape = Image.new("L", (w, h), 0)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, w - 1, h - 1), radius * TWICE, fill=255)
    ImageDraw.Draw(plank).rounded_rectangle((1, 1, w - 2, h - 2), radius * TWICE, outline=edge, width=3)
    plank.putalpha(shape)
    return plank.reduce(TWICE)


def veil(size: tuple[int, int], colour: Colour, strength: float, seed: int) -> Image.Image:
    """A cloudy veil (RGBA), for fog."""
    mask = blotches((size[0], size[1]), 6, seed).filter(ImageFilter.GaussianBlur(2))
    sprite = Image.new("RGBA", size, (*colour, 0))
    sprite.putalpha(ImageChops.add(mask.point([round(v * strength * 0.6) for v in range(256)]),
                                   Image.new("L", size, round(255 * strength * 0.4))))  # fmt: skip
    return sprite
