"""The pieces of a Kingdom on the board: units on their spots, buildings, card backs, empty and locked spots.

A unit in play shows its name and cost, its strength now (on the owner's colour where it counts in war, on paper where it
does not), its age, what it produces and the phases in which it acts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.emblems import UNITS, emblem
from render.kit.emoji import EMOJIS
from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.heraldry import shield
from render.kit.icons import icon
from render.kit.marks import dashed
from render.kit.palette import mix, palette
from render.kit.pen import Pen, margin, shadowed
from render.kit.type import figure_height, width
from render.paper_tales import layout as at
from render.paper_tales.faces import coin, colours_of, cost_figure, frame, signs, strength_shield, token, tone
from render.paper_tales.words import RESOURCES, ROMAN, building_name, say, unit_name
from rules.paper_tales.cards import kind
from rules.paper_tales.view import SpotView

EDGE: Final = margin()
SHIELD_W, SHIELD_H = 56, 58


@lru_cache(maxsize=320)
def unit_cell(spot: SpotView, seat: int, name: str, language: str, adorned: bool = True) -> Image.Image:
    """A unit in play, `CELL_W` x `CELL_H`, with its shadow (margin `EDGE`); `adorned`: with its emblem where there is
    room."""
    colours = palette(name)
    w, h = at.CELL_W, at.CELL_H
    found = kind(spot.unit)
    ground, ink, _ = colours_of(seat, colours)
    pen = Pen(w, h)
    frame(pen, w, h, colours, 10, 4)
    pen.text((12, 31), unit_name(spot.unit, language), BOLD, at.SMALL, colours.paper_ink, "l", w - 56)
    coin(pen, (w - 41, 6), 35, cost_figure(found.cost), colours, 25)
    top = h - SHIELD_H - 5
    rim = mix(ground, colours.shadow, 0.75)
    if spot.fights:
        strength_shield(pen, (9, top), SHIELD_W, SHIELD_H, str(spot.strength), ground, ink, rim, at.VALUE)
    else:
        grey = mix(colours.paper_ink, colours.paper, 0.35)
        strength_shield(pen, (9, top), SHIELD_W, SHIELD_H, str(spot.strength), colours.paper, grey, grey, at.VALUE)
    x, high = 74.0, figure_height(BLACK, at.VALUE)
    if spot.age:
        pen.put(icon("age", 36 * pen.scale, EMOJIS["age"]), (x, top + 11))
        x += 37 + pen.text((x + 37, top + 29 + high / 2), str(spot.age), BLACK, at.VALUE, colours.paper_ink)
    end = _gifts(pen, spot, (x + 6, top + 29), name)
    side = 60.0
    if adorned and end - x >= side + 12:  # what needs no reading stands only where nothing else wants to
        mark = mix(colours.paper, mix(tone(found), colours.paper_ink, 0.2), 0.2)
        pen.put(emblem(UNITS[spot.unit], round(side * pen.scale), mark), (min((x + end - side) / 2, w / 2 - 2), h - 66))
    return shadowed(pen.done(), colours.shadow)


def _gifts(pen: Pen, spot: SpotView, start: tuple[float, float], name: str) -> float:
    """What the unit produces, as tokens, and when it acts, as signs, from the right; tokens overlap where room is short.
    Returns their left edge."""
    colours = palette(name)
    found = kind(spot.unit)
    made = [one for one, count in zip(RESOURCES, (spot.food, spot.wood, spot.crystal), strict=True) for _ in range(count)]
    idle = [] if made else [effect.target for effect in found.effects if effect.act == "produce"]
    acts = signs(found)
    right = at.CELL_W - 10.0
    for sign in reversed(acts):
        right -= 28
        pen.put(icon(sign, 27 * pen.scale, mix(EMOJIS[sign], colours.paper, 0.1)), (right, start[1] - 13.5))
        right -= 2
    size = 42.0
    tokens = [(one, True) for one in made] + [(one, False) for one in idle]
    if not tokens:
        return right
    right -= 4 if acts else 0
    step = min(size + 2, (right - start[0] - size) / max(1, len(tokens) - 1))
    left = right - size - step * (len(tokens) - 1)
    for k, (one, given) in enumerate(tokens):
        token(pen, (left + k * step, start[1] - size / 2), size, one, colours, given)
    return left


@lru_cache(maxsize=64)
def back(seat: int, name: str, w: int, h: int) -> Image.Image:
    """The back of a card of a seat, with its shadow: its colour, its charge."""
    colours = palette(name)
    ground, ink, charge = colours_of(seat, colours)
    pen = Pen(w, h)
    pen.box((0, 0, w, h), ground, 7, mix(ground, colours.shadow, 0.72), 2)
    pen.box((4, 4, w - 4, h - 4), None, 4, mix(ground, ink, 0.6), 1.6)
    side = round(min(w, h * 0.8) * 0.56)
    sign = shield(charge, side * pen.scale, round(side * 1.1) * pen.scale, ink, ground, ink, 1.5 * pen.scale)
    pen.put(sign, ((w - side) / 2, (h - side * 1.1) / 2))
    return shadowed(pen.done(), colours.shadow)


@lru_cache(maxsize=64)
def empty(front: bool, name: str, language: str) -> Image.Image:
    """A free spot: pressed into the ground, with the name of its row."""
    colours = palette(name)
    w, h = at.CELL_W, at.CELL_H
    pen = Pen(w, h)
    hollow, rim = (mix(colours.panel, colours.panel_edge, share) for share in (0.2, 0.6))
    pen.box((4, 4, w - 4, h - 4), hollow, 9, rim, 1.6)
    text = say(language, "picture-front" if front else "picture-back")
    soft = mix(colours.ink_soft, colours.panel, 0.35)
    pen.text((w / 2, h / 2 + 9), text, TEXT, at.SMALL, soft, "m")
    return pen.done()


@lru_cache(maxsize=16)
def locked(name: str, language: str) -> Image.Image:
    """The third spot of the Front before a building has level 2."""
    colours = palette(name)
    w, h = at.CELL_W, at.CELL_H
    soft = mix(colours.ink_soft, colours.panel, 0.5)
    pen = Pen(w, h)
    pen.put(dashed((w - 8) * pen.scale, (h - 8) * pen.scale, mix(colours.panel, colours.panel_edge, 0.7), 36, 7, 34), (4, 4))
    pen.put(icon("lock", 34 * pen.scale, soft), (w / 2 - 50, h / 2 - 18))
    pen.text((w / 2 + 4, h / 2 + 14), ROMAN[2], BLACK, 42, soft)
    return pen.done()


@lru_cache(maxsize=128)
def site(building: str, level: int, h: int, name: str, language: str) -> Image.Image:
    """A building, `SITE_W` x `h`, with its shadow: its sign, its name, its level; level 2 has a gilded edge."""
    colours = palette(name)
    w = at.SITE_W
    high = figure_height(BLACK, at.VALUE)
    pen = Pen(w, h)
    ground = colours.paper if level < 2 else mix(colours.paper, colours.gold, 0.4)
    pen.box((0, 0, w, h), ground, 10, mix(colours.paper_ink, ground, 0.2), 2)
    edge = mix(ground, colours.gold, 0.85) if level < 2 else mix(colours.gold, colours.shadow, 0.35)
    pen.box((4, 4, w - 4, h - 4), None, 7, edge, 1.4 if level < 2 else 2.6)
    base = h - 12.0
    if h >= 90:
        pen.text((w / 2, 32), building_name(building, language), BOLD, at.SMALL, colours.paper_ink, "m", w - 14)
    else:
        base = (h + high) / 2
    pen.put(icon(building, 46 * pen.scale, colours.paper_ink), (12, base - high / 2 - 24))
    pen.text((w - 16, base), ROMAN[level], BLACK, at.VALUE, colours.paper_ink, "r")
    return shadowed(pen.done(), colours.shadow)


@lru_cache(maxsize=64)
def plot(land: int, h: int, name: str) -> Image.Image:
    """The place of the next building, and what its ground costs."""
    colours = palette(name)
    w = at.SITE_W
    pen = Pen(w, h)
    pen.put(dashed((w - 6) * pen.scale, (h - 6) * pen.scale, mix(colours.panel, colours.panel_edge, 0.9), 36, 8, 30), (3, 3))
    soft = mix(colours.ink_soft, colours.panel, 0.2)
    pen.put(icon("hammer", 36 * pen.scale, soft), (w / 2 - 44, h / 2 - 18))
    coin(pen, (w / 2 + 2, h / 2 - 21), 42, str(land), colours, 32)
    return pen.done()


@lru_cache(maxsize=96)
def production(amounts: tuple[int, int, int], name: str) -> Image.Image:
    """Food, wood and crystal of a Kingdom, `CELL_W` x `CELL_H`."""
    colours = palette(name)
    w, h = at.CELL_W, at.CELL_H
    pen = Pen(w, h)
    high = figure_height(BLACK, at.VALUE)
    third = (w - 8) / 3
    for k, (one, count) in enumerate(zip(RESOURCES, amounts, strict=True)):
        figure, size = str(count), at.VALUE if count < 10 else 42
        wide = 44 + 5 + width(figure, BLACK, size)
        x = 4 + third * k + (third - wide) / 2
        token(pen, (x, h / 2 - 22), 44, one, colours, count > 0)
        ink = colours.ink if count else mix(colours.ink_soft, colours.panel, 0.45)
        pen.text((x + 49, h / 2 + high / 2), figure, BLACK, size, ink)
    return pen.done()


@lru_cache(maxsize=64)
def crest(unit: str, size: int, name: str) -> Image.Image:
    """A unit's emblem on paper, for rows of many."""
    colours = palette(name)
    pen = Pen(size, size)
    pen.box((0, 0, size, size), colours.paper, 7, mix(colours.paper_ink, colours.paper, 0.35), 1.6)
    pen.put(emblem(UNITS[unit], round((size - 12) * pen.scale), colours.paper_ink), (6, 6))
    return pen.done()
