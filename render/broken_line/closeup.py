"""Parts of the board drawn large: a zoom, a square with what is around it, the reach of a pawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.broken_line import header
from render.broken_line import layout as at
from render.broken_line.field import draw_field
from render.broken_line.ground import land
from render.broken_line.layout import Frame
from render.broken_line.marks import outline_pawn
from render.broken_line.pieces import army_colours
from render.broken_line.words import army_name, face_name, say, titled, turned
from render.kit.fonts import BLACK, TEXT, TITLE
from render.kit.palette import Colour, mix, palette
from render.kit.pawn_emblems import pawn_emblem
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import figure_height
from render.picture import Look
from rules.broken_line.board import HEIGHT, WIDTH, board
from rules.broken_line.reach import ReachView, budget, rolled
from rules.broken_line.view import BrokenLineView, PawnView

HEAD: Final = 186
MAP: Final = 7
"""Side of a square on the small map."""
WIDE: Final = at.RIGHT - at.LEFT - 2 * at.EDGE + 24
TALL: Final = 1170
COST: Final = 0.66
"""Font size of a cost, in parts of a square."""


def _sheet(look: Look, frame: Frame, foot: int = 0) -> tuple[Sheet, Frame]:
    """A parchment for a part of the board, and the part in its place."""
    height = HEAD + at.EDGE + frame.height + at.EDGE + foot + at.MARGIN - 8
    placed = frame.placed((at.WIDTH - frame.width) // 2, HEAD + at.EDGE)
    return Sheet(cut(at.WIDTH, height, palette(look.palette).name)), placed


def _head(sheet: Sheet, view: BrokenLineView, look: Look, title: str, frame: Frame, second: str = "") -> None:
    colours = palette(look.palette)
    room = at.RIGHT - at.LEFT - WIDTH * MAP - 40
    sheet.text((at.LEFT, 98), title, TITLE, at.TITLE, colours.ink, room=room)
    sheet.text((at.LEFT, 156), second or header.facts_line(view, look), TEXT, at.TEXT, colours.ink_soft, room=room)
    small = small_map(view, frame, colours.name)
    sheet.lay(small, (at.RIGHT - small.width, 46))


def small_map(view: BrokenLineView, frame: Frame, name: str) -> Image.Image:
    """Where the part lies: the whole board with armies as dots."""
    colours, tones, place = palette(name), land(name), board()
    pen = Pen(WIDTH * MAP, HEIGHT * MAP, 2)
    whole = Frame(cell=MAP, origin=(0, 0), turned=frame.turned)
    pen.box((0, 0, pen.width, pen.height), tones.plain)
    for square in whole.squares():
        letter = place.terrain[square]
        if letter != ".":
            tone = {"f": colours.suits[3], "l": colours.suits[4], "r": colours.fog}.get(letter, tones.summit)
            x, y = whole.corner(square)
            pen.box((x, y, x + MAP, y + MAP), mix(tone, tones.plain, 0.4 if letter in "flr" else 0.1))
    for pawn in view.pawns:
        x, y = whole.corner(at.at(pawn.square))
        pen.box((x + 1, y + 1, x + MAP - 1, y + MAP - 1), army_colours(pawn.army, colours)[0], 1)
    corners = [whole.corner(square) for square in (frame.squares()[0], frame.squares()[-1])]
    x0, y0 = (min(c[k] for c in corners) for k in (0, 1))
    x1, y1 = (max(c[k] for c in corners) + MAP for k in (0, 1))
    pen.box((x0, y0, x1, y1), None, 0, colours.turn, 3)
    pen.box((0, 0, pen.width, pen.height), None, 0, mix(colours.ink_soft, colours.ground, 0.1), 1.5)
    return pen.done()


def draw_zoom(view: BrokenLineView, look: Look, part: str, faces: bool) -> Sheet:
    """A ninth of the board."""
    frame = at.part(part, turned(look, view), WIDE)
    sheet, frame = _sheet(look, frame)
    _head(sheet, view, look, titled(say(look.language, f"part-{part}")), frame)
    draw_field(sheet, view, look, frame, faces)
    return sheet


# -- a square ----------------------------------------------------------------------------------------------------------


def square_facts(view: BrokenLineView, square: str, language: str, faces: bool) -> list[str]:
    """What a square is and who stands there, in words."""
    place, index = board(), at.at(square)
    letter = place.terrain[index]
    if place.forts[index]:
        facts = [say(language, f"fort-{place.forts[index]}"), say(language, "picture-height", height=place.heights[index])]
    else:
        facts = [say(language, f"terrain-{letter if letter in 'flr' else 'plain'}")]
    if square in place.red:
        facts.append(say(language, "picture-legend-red"))
    if any(square in ends for ends in place.shortcuts):
        facts.append(say(language, "picture-legend-shortcut"))
    pawn = view.pawn(square)
    if pawn is not None:
        facts.append(pawn_told(pawn, language, faces))
    grey = next((one for one in view.greys if one.square == square), None)
    if grey is not None:
        told = say(language, "picture-legend-tavern")
        facts.append(f"{told} {face_name(grey.rank, language)}" if faces and grey.rank else told)
    return facts


def pawn_told(pawn: PawnView, language: str, faces: bool) -> str:
    """A pawn in words, as far as the viewer knows it."""
    army = army_name(pawn.army, language)
    rank = (pawn.rank or pawn.known) if faces else ""
    if not rank:
        return say(language, "picture-pawn-hidden", army=army)
    key = "picture-pawn-seen" if pawn.rank else "picture-pawn-known"
    return say(language, key, rank=face_name(rank, language), army=army)


def draw_square(view: BrokenLineView, look: Look, square: str, faces: bool) -> Sheet:
    """A square and its surroundings."""
    frame = at.around((at.at(square),), turned(look, view), WIDE, 760, (9, 5))
    sheet, frame = _sheet(look, frame)
    _head(sheet, view, look, square, frame, titled(" · ".join(square_facts(view, square, look.language, faces))))
    draw_field(sheet, view, look, frame, faces, False)
    ring(sheet, frame, square, palette(look.palette).name)
    return sheet


def ring(sheet: Sheet, frame: Frame, square: str, name: str) -> None:
    """A frame around the square that is meant."""
    colours = palette(name)
    x, y = frame.corner(at.at(square))
    sheet.lay(_ring(frame.cell, colours.turn, colours.turn_ink), (x - 4, y - 4))


@lru_cache(maxsize=16)
def _ring(cell: int, colour: Colour, light: Colour) -> Image.Image:
    pen = Pen(cell + 8, cell + 8)
    pen.box((0, 0, cell + 8, cell + 8), None, 6, light, 9)
    pen.box((1.5, 1.5, cell + 6.5, cell + 6.5), None, 5, colour, 5.5)
    return pen.done()


# -- reach -------------------------------------------------------------------------------------------------------------


def best_ways(found: ReachView) -> dict[str, tuple[int, str, str]]:
    """For each square the cheapest way: points, `move` / `attack` / `tavern`, `walk` / `fly` / `run`."""
    best: dict[str, tuple[int, str, str]] = {}
    for manner, ways in (("walk", found.walks), ("fly", found.flights), ("run", found.runs)):
        for square, cost, kind in ways:
            if square not in best or cost < best[square][0]:
                best[square] = (cost, kind, manner)
    return best


def draw_reach(view: BrokenLineView, look: Look, found: ReachView) -> Sheet:
    """Where a pawn can go: the points on each square; swords where it would fight, a boot where it runs, a dragon where it
    flies."""
    colours, language = palette(look.palette), look.language
    ways = best_ways(found)
    pawn = view.pawn(found.square)
    assert pawn is not None
    numbers = tuple(at.at(name) for name in (found.square, *ways))
    frame = at.around(numbers, turned(look, view), WIDE, TALL)
    sheet, frame = _sheet(look, frame, 66)
    points = say(language, "picture-points", count=budget(view, pawn.army))
    most = "" if rolled(view, pawn.army) else say(language, "picture-at-most") + " "
    second = f"{found.square} · {most}{points}"
    _head(sheet, view, look, face_name(pawn.rank, language), frame, second)
    draw_field(sheet, view, look, frame, True, False)
    for square, (_, kind, _) in ways.items():
        if kind == "move":
            sheet.lay(_tint(frame.cell, colours.gold), frame.corner(at.at(square)))
    for square, (cost, kind, manner) in ways.items():
        x, y = frame.corner(at.at(square))
        mark = cost_mark(cost, kind, manner, frame.cell, colours.name)
        sheet.lay(mark, (x, y))
    outline_pawn(sheet, frame, found.square, pawn.army, colours.turn, colours.turn_ink)
    _reach_legend(sheet, look, frame, {(kind, manner) for _, kind, manner in ways.values()})
    return sheet


@lru_cache(maxsize=16)
def _tint(cell: int, colour: Colour) -> Image.Image:
    pen = Pen(cell, cell, 2)
    pen.box((2, 2, cell - 2, cell - 2), colour, cell * 0.08, alpha=110)
    return pen.done()


@lru_cache(maxsize=256)
def cost_mark(cost: int, kind: str, manner: str, cell: int, name: str) -> Image.Image:
    """The points to a square: large where it is empty, in a corner of the pawn that would be fought."""
    colours = palette(name)
    pen = Pen(cell, cell)
    text = str(cost)
    if kind == "move":
        r = cell * 0.4
        middle = (cell / 2, cell / 2)
        pen.disc(middle, r, mix(colours.paper_ink, colours.paper, 0.25))
        pen.disc(middle, r - cell * 0.022, colours.paper)
        size = cell * (COST if len(text) == 1 else COST * 0.84)
        high = figure_height(BLACK, round(size * pen.scale)) / pen.scale
        pen.text((middle[0], middle[1] + high / 2), text, BLACK, size, colours.paper_ink, "m")
    else:
        w, h = cell * 0.62, cell * 0.4
        x, y = cell - w, cell - h
        pen.box((x, y, cell, cell), colours.paper_ink, h * 0.3)
        pen.box((x + 1.5, y + 1.5, cell - 1.5, cell - 1.5), colours.paper, h * 0.26)
        sign = "swords" if kind == "attack" else "tavern"
        side = h * 0.74
        pen.put(pawn_emblem(sign, round(side * pen.scale), colours.paper_ink), (x + h * 0.1, y + h * 0.13))
        size = h * (0.98 if len(text) == 1 else 0.8)
        high = figure_height(BLACK, round(size * pen.scale)) / pen.scale
        pen.text((cell - h * 0.36, y + h / 2 + high / 2), text, BLACK, size, colours.paper_ink, "m")
    if manner != "walk":
        side = cell * 0.3
        pen.disc((side / 2 + 1, side / 2 + 1), side / 2, colours.turn)
        how = pawn_emblem("winged_boot" if manner == "run" else "dragon", round(side * 0.72 * pen.scale), colours.turn_ink)
        pen.put(how, (side * 0.14 + 1, side * 0.14 + 1))
    return pen.done()


def _reach_legend(sheet: Sheet, look: Look, frame: Frame, kinds: set[tuple[str, str]]) -> None:
    """The signs that stand on the picture."""
    colours = palette(look.palette)
    items = [("move", "boot", "picture-reach-cost")]
    items += [("attack", "swords", "picture-reach-attack")] if any(kind == "attack" for kind, _ in kinds) else []
    items += [("tavern", "tavern", "picture-reach-tavern")] if any(kind == "tavern" for kind, _ in kinds) else []
    items += [("run", "winged_boot", "picture-told-run")] if any(manner == "run" for _, manner in kinds) else []
    items += [("fly", "dragon", "picture-told-fly")] if any(manner == "fly" for _, manner in kinds) else []
    y = frame.origin[1] + frame.height + at.EDGE + 14
    x = float(at.LEFT)
    for _, sign, key in items:
        text = titled(say(look.language, key))
        sheet.lay(pawn_emblem(sign, 42, colours.ink_soft), (x, y))
        x += 54 + sheet.text((x + 54, y + 34), text, TEXT, at.SMALL, colours.ink_soft) + 40
