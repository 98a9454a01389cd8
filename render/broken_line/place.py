"""The placement of one's camp: each army's zone large, front row nearest the middle of the board."""

from __future__ import annotations

from dataclasses import dataclass

from render.broken_line import header
from render.broken_line import layout as at
from render.broken_line.field import draw_field
from render.broken_line.header import status
from render.broken_line.layout import Frame
from render.broken_line.plates import arms
from render.broken_line.words import army_name, name, say, titled, turned
from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.icons import icon
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import width
from render.picture import Look
from rules.broken_line.board import WIDTH, board
from rules.broken_line.view import ArmyView, BrokenLineView

LARGE, OTHER = 150, 92
"""Sides of a square of one's first army, and at most of the others."""
TOP = 286
HEAD = 84
"""Room for an army's name above its zone."""


@dataclass(frozen=True, slots=True)
class Zone:
    """An army's zone on the picture: where its name stands, its squares, whether rows are named at its right."""

    army: ArmyView
    x: int
    top: int
    frame: Frame
    right: bool = True


def zone_frame(letter: str, cell: int, upside: bool, x: int, y: int) -> Frame:
    """The squares of an army's zone."""
    squares = board().zone(letter)
    columns, rows = [s % WIDTH for s in squares], [s // WIDTH for s in squares]
    first = (min(columns), min(rows))
    return Frame(first, (max(columns) - first[0] + 1, max(rows) - first[1] + 1), cell, (x, y), upside)


def zones(view: BrokenLineView, seat: int, upside: bool) -> tuple[tuple[Zone, ...], int]:
    """The zones of the camp, the seat's own large one first, and the height of the picture."""
    camp, own = view.seats[seat].camp, view.seats[seat].armies
    armies = [army for army in view.armies if army.camp == camp]
    first = min(armies, key=lambda army: (army.setter != seat, army.letter not in own, not army.major))
    y = TOP + HEAD + at.EDGE
    columns = board().zone_width(first.letter)
    cell = min(LARGE, (at.RIGHT - at.LEFT - 2 * at.EDGE) // columns)
    x = (at.WIDTH - columns * cell) // 2
    found = [Zone(first, x, TOP, zone_frame(first.letter, cell, upside, x, y))]
    bottom = y + 4 * cell + at.EDGE
    rest = [army for army in armies if army is not first]
    if upside:
        rest.reverse()
    if rest:
        wide = sum(board().zone_width(army.letter) for army in rest)
        cell = min(OTHER, (at.WIDTH - 2 * at.MARGIN - 2 * at.EDGE * len(rest)) // wide)
        used = wide * cell + 2 * at.EDGE * len(rest)
        x = (at.WIDTH - used) // 2 + at.EDGE
        top = bottom + 16
        for army in rest:
            found.append(Zone(army, x, top, zone_frame(army.letter, cell, upside, x, top + HEAD + at.EDGE), False))
            x += board().zone_width(army.letter) * cell + 2 * at.EDGE
        bottom = top + HEAD + at.EDGE + 4 * cell + at.EDGE
    return tuple(found), bottom + at.MARGIN


def draw_placement(view: BrokenLineView, look: Look, seat: int, team: bool = False) -> Sheet:
    """The zones of the camp with what is laid so far; `team`: told to all allies, not to the seat."""
    colours = palette(look.palette)
    language = look.language
    laid, height = zones(view, seat, turned(look, view))
    sheet = Sheet(cut(at.WIDTH, height, colours.name))
    title = "picture-team-placement-title" if team else "picture-placement-title"
    header.draw_title(sheet, colours, language, say(language, title))
    sheet.text((at.LEFT, 152), header.facts_line(view, look), TEXT, at.TEXT, colours.ink_soft, room=at.RIGHT - at.LEFT)
    own = view.seats[seat]
    if team:
        sheet.text((at.LEFT, 210), status(view, look), BOLD, 44, colours.ink, room=at.RIGHT - at.LEFT)
    else:
        done = all(zone.army.placed for zone in laid if zone.army.setter == seat)
        text = say(language, "picture-place-ready" if own.ready else "picture-place-done" if done else "picture-place-todo")
        sheet.text((at.LEFT, 210), text, BOLD, 44, colours.ink, room=at.RIGHT - at.LEFT)
        sheet.text((at.LEFT, 262), status(view, look), TEXT, at.SMALL, colours.ink_soft, room=at.RIGHT - at.LEFT)
        if not own.ready:
            _changes(sheet, view, look)
    for zone in laid:
        _draw_zone(sheet, view, look, zone)
    return sheet


def _changes(sheet: Sheet, view: BrokenLineView, look: Look) -> None:
    """Changes left, at the right of the title."""
    colours = palette(look.palette)
    text = say(look.language, "picture-changes", count=view.changes)
    sheet.text((at.RIGHT, 98), text, TEXT, at.SMALL, colours.ink_soft, "r")


def _draw_zone(sheet: Sheet, view: BrokenLineView, look: Look, zone: Zone) -> None:
    colours, army, frame = palette(look.palette), zone.army, zone.frame
    y = zone.top
    x = float(zone.x - 4)
    sheet.lay(arms(army.letter, 58, 66, colours.name), (x, y + 12))
    x += 74
    label = titled(army_name(army.letter, look.language))
    room = frame.width - 82.0
    x += sheet.text((x, y + 60), label, BLACK, at.NAME, colours.ink, room=room) + 18
    right = frame.origin[0] + frame.width
    if army.setter >= 0 and right - x > 160:
        shown = name(look, army.setter)
        sign = "check" if view.seats[army.setter].ready else "hammer" if not army.placed else "quill"
        wide = min(width(shown, TEXT, at.SMALL), right - x - 60)
        sheet.text((right, y + 60), shown, TEXT, at.SMALL, colours.ink_soft, "r", room=wide)
        sheet.lay(icon(sign, 36, colours.ink_soft), (right - wide - 48, y + 30))
    draw_field(sheet, view, look, frame, True, False, zone.right)
    if not any(pawn.army == army.letter for pawn in view.pawns):
        text = say(look.language, "picture-unplaced")
        sheet.text((frame.origin[0] + frame.width / 2, frame.origin[1] + frame.height / 2 + 14), text, BOLD, at.NAME,
                   colours.ink_soft, "m", room=frame.width - 40)  # fmt: skip
