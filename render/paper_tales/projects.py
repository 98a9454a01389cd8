"""Buildings as they are offered and looked up: what each level costs and does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.icons import icon
from render.kit.marks import fade
from render.kit.palette import Palette, mix, palette
from render.kit.pen import Pen, margin, shadowed
from render.kit.sheet import Sheet
from render.kit.type import figure_height, width
from render.paper_tales import layout as at
from render.paper_tales.blocks import BLOCK_GAP, LEFT, RIGHT, Block, ribbon
from render.paper_tales.faces import coin, frame, token
from render.paper_tales.rich import fitted, lead, paint
from render.paper_tales.words import RESOURCES, ROMAN, building_name, effect_lines, say
from render.picture import Look
from rules.paper_tales.build import Payment, Project
from rules.paper_tales.cards import Amounts, buildings

TILE_W: Final = 364
TILE_H: Final = 228


def price(
    pen: Pen,
    at_: tuple[float, float],
    size: float,
    gold: int | None,
    needed: Amounts,
    colours: Palette,
    short: Amounts = (0, 0, 0),
) -> float:
    """A price: a coin where gold is paid (None: none), then a token for each resource; those in `short` only as outlines.
    Returns the width."""
    x = at_[0]
    if gold is not None:
        coin(pen, (x, at_[1]), size, str(gold), colours, size * 0.72)
        x += size + 6
    for index, (resource, count) in enumerate(zip(RESOURCES, needed, strict=True)):
        for k in range(count):
            token(pen, (x, at_[1]), size, resource, colours, k < count - short[index])
            x += size + 4
    return x - at_[0]


def _sum(first: Amounts, second: Amounts) -> Amounts:
    return first[0] + second[0], first[1] + second[1], first[2] + second[2]


def charge(project: Project, way: Payment | None) -> tuple[int | None, Amounts]:
    """Gold and resources of a way to pay; the printed price in resources where there is none."""
    if way is not None:
        needed, bought = way.needed, way.bought
        return way.total, (needed[0] - bought[0], needed[1] - bought[1], needed[2] - bought[2])
    one, two = buildings()[project.building].levels
    if project.level == 1:
        return None, one.cost
    return None, two.cost if project.upgrade else _sum(one.cost, two.cost)


@lru_cache(maxsize=48)
def tile(project: Project, payment: str, name: str, language: str) -> Image.Image:
    """A project, `TILE_W` x `TILE_H`, with its shadow: sign, name, level, what it would cost now (in the way of `payment`,
    else the cheapest), what it does; faded where it cannot be paid."""
    colours = palette(name)
    w, h = TILE_W, TILE_H
    pen = Pen(w, h, 3)
    frame(pen, w, h, colours, 12)
    pen.put(icon(project.building, 46 * pen.scale, colours.paper_ink), (16, 14))
    pen.text((74, 50), building_name(project.building, language), BOLD, 36, colours.paper_ink, "l", 200)
    pen.text((w - 20, 54), ROMAN[project.level], BLACK, at.VALUE, colours.paper_ink, "r")
    way = next((one for one in project.payments if one.id == payment), next(iter(project.payments), None))
    gold, needed = charge(project, way)
    price(pen, (18, 74), 48, gold, needed, colours, (0, 0, 0) if way else project.missing)
    if project.upgrade:
        pen.put(icon("up", 32 * pen.scale, mix(colours.paper_ink, colours.paper, 0.4)), (w - 54, 82))
    texts = effect_lines(f"{project.building}-{project.level}", language)
    if project.level == 2 and not project.upgrade:
        texts = (*effect_lines(f"{project.building}-1", language), *texts)
    _effects(pen, (18, 122), (w - 36, h - 136), texts, colours)
    done = pen.done()
    return shadowed(done if project.affordable else fade(done, colours.ground, 0.5), colours.shadow)


def _effects(
    pen: Pen, corner: tuple[float, float], room: tuple[float, float], texts: Sequence[str], colours: Palette
) -> None:
    size, lines = fitted(tuple(texts), TEXT, (31, 29, at.SMALL), room[0], 36, room[1])
    base = corner[1]
    for line in lines:
        base += lead(line, size)
        if line.sign:
            pen.put(icon(line.sign, round(30 * pen.scale), colours.paper_ink), (corner[0], base - 25))
        paint(pen, (corner[0] + (36 if line.inset else 0), base), line.pieces, TEXT, size, colours.paper_ink)


def projects_block(look: Look, projects: Sequence[Project], chosen: str, payment: str = "") -> Block:
    """What could be built, three in a row: possible ones first; the planned one has a ribbon."""
    colours, edge = palette(look.palette), margin()
    able = [project for project in projects if project.affordable]
    rest = [project for project in projects if not project.affordable]
    shown = [*able, *rest]
    rows = -(-len(shown) // 3)

    def draw(sheet: Sheet, y: float) -> None:
        for k, project in enumerate(shown):
            x, top = LEFT - 2 + (k % 3) * (TILE_W + 12), y + (k // 3) * (TILE_H + 12)
            way = payment if project.id == chosen else ""
            sheet.lay(tile(project, way, colours.name, look.language), (x - edge, top - edge))
            if project.id == chosen:
                band = ribbon(say(look.language, "picture-planned"), "check", colours.name)
                sheet.lay(band, (x + TILE_W - band.width + 4, top + 66 - edge))

    return Block(rows * (TILE_H + 12) - 12, draw)


@lru_cache(maxsize=24)
def record(building: str, level: int, name: str, language: str) -> Image.Image:
    """A building with both levels as a broad sheet: what each costs and does; levels built are bright."""
    colours = palette(name)
    w, h = RIGHT - LEFT, RECORD_H
    pen = Pen(w, h, 3)
    frame(pen, w, h, colours, 12)
    pen.put(icon(building, 64 * pen.scale, colours.paper_ink), (24, h / 2 - 32))
    pen.text((104, h / 2 + 13), building_name(building, language), BOLD, 38, colours.paper_ink, "l", 170)
    start, half = 268.0, (w - 268) / 2
    for k, found in enumerate(buildings()[building].levels):
        x = start + k * half
        built = level > k
        ground = mix(colours.paper, colours.gold, 0.34) if built else colours.paper
        pen.box((x, 10, x + half - 10, h - 10), ground, 9, mix(colours.paper_ink, colours.paper, 0.55), 1.6)
        ink = colours.paper_ink
        high = figure_height(BLACK, at.VALUE)
        wide = pen.text((x + 14, 20 + high), ROMAN[k + 1], BLACK, at.VALUE, ink)
        y = 20 + high / 2 - 22
        used = price(pen, (x + 26 + wide, y), 44, None, found.cost, colours)
        if found.gold is not None:
            word = say(language, "picture-or")
            pen.text((x + 32 + wide + used, y + 32), word, TEXT, 30, ink)
            coin(pen, (x + 40 + wide + used + width(word, TEXT, 30), y), 44, str(found.gold), colours, 34)
        texts = effect_lines(f"{building}-{k + 1}", language)
        _effects(pen, (x + 14, 20 + high + 2), (half - 38, h - high - 36), texts, colours)
    return shadowed(pen.done(), colours.shadow)


RECORD_H: Final = 122


def records_block(look: Look, levels: Sequence[tuple[str, int]]) -> Block:
    """Buildings under each other, each with its level."""
    colours, edge = palette(look.palette), margin()

    def draw(sheet: Sheet, y: float) -> None:
        for k, (building, level) in enumerate(levels):
            sprite = record(building, level, colours.name, look.language)
            sheet.lay(sprite, (LEFT - edge, y + k * (RECORD_H + BLOCK_GAP) - edge))

    return Block(len(levels) * (RECORD_H + BLOCK_GAP) - BLOCK_GAP, draw)
