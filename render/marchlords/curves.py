"""Curves of a campaign at its end: gold and territories of each kingdom, turn by turn."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.palette import mix, palette
from render.kit.pen import Pen, Point
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.marchlords import faces
from render.marchlords import layout as at
from render.marchlords.header import LEFT, RIGHT, caption, draw_header, draw_roll
from render.marchlords.tints import Arms, arms, tints
from render.marchlords.words import say
from render.picture import Look
from rules.marchlords.view import MarchlordsView

PLOT: Final = 570
GAP: Final = 16
AXIS: Final = 70


@dataclass(frozen=True, slots=True)
class Course:
    """A campaign in figures: for each of the `turns`, the gold and the territories of every seat at its end."""

    turns: tuple[int, ...]
    gold: tuple[tuple[int, ...], ...]
    territories: tuple[tuple[int, ...], ...]


def draw_curves(view: MarchlordsView, look: Look, course: Course) -> Sheet:
    """Two plots, one above the other, and the roll."""
    language = look.language
    top = at.HEADER - at.LINE
    roll = top + 2 * (PLOT + GAP) + 6
    rows = -(-len(view.kingdoms) // at.COLUMNS)
    sheet = Sheet(cut(at.WIDTH, roll + rows * at.ROW + at.MARGIN + 4, look.palette))
    draw_header(sheet, view, look, caption(()), say(language, "picture-curves"))
    for k, (key, series) in enumerate((("gold", course.gold), ("territories", course.territories))):
        y = top + k * (PLOT + GAP)
        sheet.text((LEFT, y + 42), say(language, f"picture-curve-{key}"), TITLE, 36, palette(look.palette).ink)
        _plot(sheet, view, look, course.turns, series, y + 58)
    draw_roll(sheet, view, look, roll)
    return sheet


def ticks(most: int) -> list[int]:
    """Three to six round numbers from 0 that reach the greatest value."""
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000):
        if step * 5 >= most:
            return list(range(0, step * max(2, -(-most // step)) + 1, step))
    return [0, most]


def _dash(own: Arms) -> tuple[float, float]:
    """Length of strokes and gaps of a curve: the pattern of the border, as far as a line can show it."""
    return {"plain": (1.0, 0.0), "rail": (1.0, 0.0), "dashes": (22.0, 14.0), "dots": (4.0, 12.0), "teeth": (12.0, 8.0),
            "checks": (30.0, 8.0)}[own.pattern]  # fmt: skip


def _dashed(points: Sequence[Point], long: float, gap: float) -> list[list[Point]]:
    """A polyline cut into strokes."""
    if not gap:
        return [list(points)]
    strokes: list[list[Point]] = [[points[0]]]
    drawing, left = True, long
    for a, b in itertools.pairwise(points):
        length = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5
        done = 0.0
        while length - done > left:
            done += left
            here = (a[0] + (b[0] - a[0]) * done / length, a[1] + (b[1] - a[1]) * done / length)
            if drawing:
                strokes[-1].append(here)
            else:
                strokes.append([here])
            drawing = not drawing
            left = long if drawing else gap
        left -= length - done
        if drawing:
            strokes[-1].append(b)
    return [stroke for stroke in strokes if len(stroke) > 1]


def _plot(
    sheet: Sheet, view: MarchlordsView, look: Look, turns: Sequence[int], series: Sequence[Sequence[int]], y: int
) -> None:
    colours, paper = palette(look.palette), tints(look.palette)
    height = PLOT - 58 - 46
    width = at.INNER - AXIS - 110
    pen = Pen(at.INNER, PLOT - 50, 2)
    marks = ticks(max([value for row in series for value in row] + [1]))
    last = max(1, len(turns) - 1)

    def to(turn: int, value: float) -> Point:
        return AXIS + width * turn / last, height - (height - 14) * value / marks[-1]

    pen.box((AXIS, 0, AXIS + width, height), colours.panel, 0, colours.panel_edge, 2)
    for mark in marks:
        line = to(0, mark)[1]
        pen.stroke([(AXIS, line), (AXIS + width, line)], mix(colours.panel, colours.panel_edge, 0.5), 1.6)
        pen.text((AXIS - 12, line + 11), str(mark), BOLD, at.SMALL, colours.ink_soft, "r")
    every = max(1, -(-len(turns) // 12))
    for k in range(0, len(turns), every):
        pen.text((to(k, 0)[0], height + 38), str(turns[k]), TEXT, at.SMALL, colours.ink_soft, "m")
    ends: list[tuple[float, int]] = []
    for seat in range(len(view.kingdoms)):
        own = arms(view.kingdoms[seat].faction)
        points = [to(k, row[seat]) for k, row in enumerate(series)]
        if len(points) < 2:
            points = points * 2
        for stroke in _dashed(points, *_dash(own)):
            pen.stroke(stroke, paper.outline, 9)
        for stroke in _dashed(points, *_dash(own)):
            pen.stroke(stroke, own.ground, 6)
        if own.pattern == "rail":
            pen.stroke(points, own.ink, 2)
        ends.append((points[-1][1], seat))
    sheet.lay(pen.done(), (at.MARGIN, y))
    low = -100.0
    step = min(44.0, (height + 20) / max(1, len(ends)))
    placed: list[list[float]] = []
    for place, seat in sorted(ends):
        low = max(low + step, place)
        placed.append([low, seat])
    over = placed[-1][0] - height if placed else 0
    if over > 0:
        for k in range(len(placed) - 1, -1, -1):
            limit = height if k == len(placed) - 1 else placed[k + 1][0] - step
            placed[k][0] = min(placed[k][0], limit)
    for where, owner in placed:
        kingdom = view.kingdoms[int(owner)]
        size = 36 if step > 38 else max(20, round(step))
        x = at.MARGIN + AXIS + width + 10
        sprite = faces.shield(kingdom.faction, int(owner), look.palette, size, round(size * 1.12))
        sheet.lay(sprite, (x - faces.SHADOW, y + where - size / 2 - faces.SHADOW))
        sheet.text(
            (x + size + 10, y + where + size * 0.32), faces.seat_letter(int(owner)), BLACK, max(22, size - 4), colours.ink
        )


__all__ = ["RIGHT", "Course", "draw_curves", "ticks"]
