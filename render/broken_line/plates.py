"""The plate of each army, on its own side of the board: arms, player, pawns left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.broken_line import layout as at
from render.broken_line.layout import Frame
from render.broken_line.pieces import CHARGES, army_colours
from render.broken_line.words import owner_label
from render.kit.emblems import emblem
from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.heraldry import shield
from render.kit.icons import icon
from render.kit.palette import mix, palette
from render.kit.pen import Pen, margin, shadowed
from render.kit.sheet import Sheet
from render.kit.type import figure_height, width
from render.picture import Look
from rules.broken_line.board import WIDTH, board
from rules.broken_line.view import ArmyView, BrokenLineView


def span(frame: Frame, army: str) -> tuple[float, float]:
    """The left and right edge of an army's plate: as wide as its zone."""
    columns = [square % WIDTH for square in board().zone(army)]
    ends = (frame.middle(min(columns))[0], frame.middle(max(columns))[0])
    return min(ends) - frame.cell / 2 + at.GAP / 2, max(ends) + frame.cell / 2 - at.GAP / 2


@lru_cache(maxsize=64)
def arms(army: str, w: int, h: int, name: str) -> Image.Image:
    """The shield of an army."""
    colours = palette(name)
    ground, ink = army_colours(army, colours)
    rim = mix(ground, ink, 0.75) if name == "night" else mix(ground, colours.shadow, 0.7)
    return shield(CHARGES[army], w, h, ground, ink, rim, 0.042 * w)


def state_sign(view: BrokenLineView, army: ArmyView) -> str:
    """A sign after the name: won, resigned, ready, still asked, captain."""
    seats = [view.seats[seat] for seat in army.runners]
    if view.outcome is not None:
        return "trophy" if any(one.seat in view.outcome.winners for one in seats) else ""
    if seats and all(one.resigned for one in seats):
        return "flight"
    if view.phase == "place" and seats:
        return "check" if all(one.ready for one in seats) else "age"
    if len(seats) == 1 and len(view.seats) > 2 and seats[0].captain:
        return "crown"
    return ""


@lru_cache(maxsize=96)
def _plate(
    army: str, wide: int, label: str, sign: str, left: int, total: int, live: bool, name: str
) -> Image.Image:  # fmt: skip
    colours = palette(name)
    fill, ink, soft = (
        (colours.turn, colours.turn_ink, mix(colours.turn_ink, colours.turn, 0.25)) if live else
        (colours.panel, colours.ink, colours.ink_soft)
    )  # fmt: skip
    edge = mix(colours.turn, colours.shadow, 0.3) if live else mix(colours.panel_edge, colours.panel, 0.1)
    h = at.PLATE
    pen = Pen(wide, h)
    pen.box((0, 0, wide, h), fill, 14, edge, 2.5)
    pen.put(arms(army, 60 * pen.scale, 68 * pen.scale, name), (13, 12))
    count, of = str(left), f"/{total}"
    size = 56
    x = wide - 16.0
    x -= width(of, TEXT, at.SMALL)
    high = figure_height(BLACK, size)
    pen.text((x, h / 2 + high / 2), of, TEXT, at.SMALL, soft)
    x -= width(count, BLACK, size) + 3
    pen.text((x, h / 2 + high / 2), count, BLACK, size, ink)
    if wide > 500:
        x -= 42
        pen.put(emblem("pawn", 38 * pen.scale, soft), (x, h / 2 - 20))
    start = 86.0
    room = x - start - 10
    if sign:
        room -= 42
    text_size = at.NAME if width(label, BOLD, at.NAME) <= room else at.SMALL
    end = start + pen.text((start, h / 2 + text_size * 0.31), label, BOLD, text_size, ink, "l", room)
    if sign:
        pen.put(icon(sign, 34 * pen.scale, ink), (end + 8, h / 2 - 17))
    return shadowed(pen.done(), colours.shadow)


def draw_plates(sheet: Sheet, view: BrokenLineView, look: Look, frame: Frame, far: float, near: float) -> None:
    """The plates of both camps: `far` is the upper edge of the row at the top, `near` of that at the bottom."""
    name = palette(look.palette).name
    edge = margin()
    for army in view.armies:
        x0, x1 = span(frame, army.letter)
        top = (army.camp == "good") == frame.turned
        live = army.letter in view.moving and view.phase != "over"
        label = owner_label(view, army, look)
        sprite = _plate(
            army.letter, round(x1 - x0), label, state_sign(view, army), army.left, army.total, live, name
        )  # fmt: skip
        sheet.lay(sprite, (x0 - edge, (far if top else near) - edge))
