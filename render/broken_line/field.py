"""The board, or a part of it, on a sheet: ground, trails, pawns, signs."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from render.broken_line.ground import ground, surround
from render.broken_line.layout import Frame, at
from render.broken_line.marks import draw_duel, draw_gates, draw_locks, draw_pawn, draw_shot, draw_trails, outline_pawn, pad
from render.broken_line.pieces import back, corner_sign, face, signs, spent, sprite
from render.broken_line.recent import Fresh, fresh
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.picture import Look
from rules.broken_line.pieces import GREY
from rules.broken_line.view import BrokenLineView, GreyView, PawnView
from rules.game import GM, PUBLIC


def open_view(view: BrokenLineView) -> bool:
    """Whether everybody who may look sees all faces: a GM's view, a match that is over."""
    return view.viewer == GM or view.phase == "over"


def veiled(view: BrokenLineView) -> BrokenLineView:
    """What everybody may see of a view: all faces down, secret duels and mercenaries unknown. An open view stays itself."""
    if open_view(view):
        return view
    setting = view.phase in ("armies", "place")
    pawns = () if setting else tuple(
        PawnView(square=pawn.square, army=pawn.army, done=pawn.done) for pawn in view.pawns
    )  # fmt: skip
    duel = view.duel
    if duel is not None and duel.secret:
        duel = replace(duel, rank="", other_rank="", dice=())
    greys = tuple(GreyView(grey.square) for grey in view.greys)
    recruit = view.recruit and replace(view.recruit, rank="")
    return replace(view, viewer=PUBLIC, standing=pawns, layouts=(), greys=greys, duel=duel, recruit=recruit)


def zones_of(view: BrokenLineView) -> tuple[tuple[str, ...], bool]:
    """The armies whose zones are tinted, and whether they are set up there now."""
    return tuple(army.letter for army in view.armies), view.phase in ("armies", "place")


def draw_field(
    sheet: Sheet, view: BrokenLineView, look: Look, frame: Frame, faces: bool, marked: bool = True, right: bool = True
) -> None:  # fmt: skip
    """The squares of a frame, cut at its sides. `faces`: with what the viewer alone may know, else all pawns face down;
    `marked`: with what just happened; `right`: rows are named at the right too."""
    name = palette(look.palette).name
    part = Sheet(ground(name, frame.placed(0, 0), *zones_of(view)))
    draw_pawns(part, view, look, frame.placed(0, 0), faces, fresh(view) if marked else Fresh())
    sheet.image.paste(part.image, frame.origin)
    surround(sheet.image, frame, name, right)


def draw_pawns(sheet: Sheet, view: BrokenLineView, look: Look, frame: Frame, faces: bool, news: Fresh) -> None:
    """Everything that stands on the ground."""
    colours = palette(look.palette)
    name = colours.name
    faces = faces or open_view(view)
    occupied = frozenset(pawn.square for pawn in view.pawns) | frozenset(grey.square for grey in view.greys)
    draw_gates(sheet, frame, view.holder, name)
    draw_trails(sheet, frame, news, occupied, name, leaps=False)
    size = frame.cell - 2 * pad(frame.cell)
    for grey in view.greys:
        if frame.holds(at(grey.square)):
            draw_pawn(sheet, frame, grey.square, grey_sprite(grey, faces, size, name))
    shown = [pawn for pawn in view.pawns if frame.holds(at(pawn.square))]
    for pawn in shown:
        tired = faces and pawn.rank and pawn.done >= 2 and pawn.army in view.moving
        drawn = spent(pawn.army, pawn.rank, size, name) if tired else sprite(pawn, faces, size, name)
        draw_pawn(sheet, frame, pawn.square, drawn)
    for pawn in shown:
        if pawn.square in news.squares:
            outline_pawn(sheet, frame, pawn.square, pawn.army, colours.accent, colours.halo)
        draw_signs(sheet, frame, pawn, faces, name)
    for grey in view.greys:
        if grey.square in news.squares and frame.holds(at(grey.square)):
            outline_pawn(sheet, frame, grey.square, GREY, colours.accent, colours.halo)
    draw_trails(sheet, frame, news, occupied, name, leaps=True)
    draw_shot(sheet, frame, news, name, occupied)
    draw_locks(sheet, frame, view.holder, name)
    draw_duel(sheet, frame, news, name, occupied)


def grey_sprite(grey: GreyView, faces: bool, size: int, name: str) -> Image.Image:
    """A mercenary that waits: its back, or its rank as the viewer's camp has learnt it."""
    if faces and grey.rank:
        return face(GREY, grey.rank, size, name)
    return back(GREY, size, name)


def draw_signs(sheet: Sheet, frame: Frame, pawn: PawnView, faces: bool, name: str) -> None:
    """The small signs at a pawn's lower corners."""
    x, y = frame.corner(at(pawn.square))
    side = round(frame.cell * 0.31)
    for k, sign in enumerate(signs(pawn, faces)):
        left = x + 1 if k else x + frame.cell - side - 1
        sheet.lay(corner_sign(sign, side, name), (left, y + frame.cell - side - 1))
