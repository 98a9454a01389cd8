"""The painter of The Broken Line: every picture with its alt text, and the board as text."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from PIL import Image

from render.broken_line import layout as at
from render.broken_line import tell
from render.broken_line.board import board_frame, draw_board, static
from render.broken_line.card import draw_creatures
from render.broken_line.chart import board_text
from render.broken_line.closeup import cost_mark, draw_reach, draw_square, draw_zoom
from render.broken_line.duel import draw_duel_card
from render.broken_line.field import veiled
from render.broken_line.ground import ground
from render.broken_line.layout import PARTS, Frame
from render.broken_line.marks import draw_trails, seal
from render.broken_line.pieces import EMBLEMS, back, face, remembered
from render.broken_line.place import draw_placement
from render.broken_line.plates import arms
from render.broken_line.recent import Fresh, Trail
from render.broken_line.words import say, titled, turned
from render.kit.dice import pips
from render.kit.palette import palette
from render.kit.sheet import Sheet, learn, one_at_a_time
from render.picture import Look, Picture
from rules.broken_line.answers import camp_asked
from rules.broken_line.board import board, square_of
from rules.broken_line.labels import PARTS as NAMED_PARTS
from rules.broken_line.labels import named
from rules.broken_line.moves import Creatures, ReachText, SquareText, Zoom
from rules.broken_line.pieces import ARMIES, GREY
from rules.broken_line.reach import reach
from rules.broken_line.view import BrokenLineView
from rules.game import Move, Room

LEVEL: Final = 6
"""A board is full of pawns: some milliseconds more save a seventh of its bytes."""

NEAR: Final = 14
"""How far a colour may be from another in each part and still be taken for it."""


@cache
def master(name: str) -> Image.Image:
    """The 256 colours of all pictures in a palette, learnt from a specimen of everything that is ever drawn."""
    colours = palette(name)
    sheet = Sheet(static(name, "en", False, ARMIES, False, True))
    frame = board_frame(False)
    trail = Trail("W", "walk", ("D5", "E6", "F7", "K7"))
    draw_trails(sheet, frame, Fresh((trail, Trail("W", "fly", ("S5", "T8")))), frozenset(), name, leaps=False)
    strong = ground(name, Frame(), ARMIES, True)
    for top in (0, frame.height - 64):  # zones while armies are set up
        strip = strong.crop((0, top, frame.width, top + 64))
        sheet.image.paste(strip, (frame.origin[0], frame.origin[1] + frame.height + top // 8 - 60))
    x, y = 60.0, 60.0

    def lay(sprite: Image.Image, step: float = 66) -> None:
        nonlocal x, y
        if x + sprite.width > sheet.width - 40:
            x, y = 60.0, y + 64
        sheet.lay(sprite, (x, y))
        x += step

    for army in (*ARMIES, GREY):
        for rank in EMBLEMS:
            lay(face(army, rank, 58, name), 62)
        lay(back(army, 58, name), 62)
        for rank in ("7", "10", "T") if army != GREY else ():
            lay(remembered(army, rank, 58, name), 62)
        lay(arms(army, 60, 68, name) if army != GREY else back(army, 58, name), 62)
    for value in range(7):
        lay(pips(value, 60, colours.paper, colours.paper_ink))
    for cost, kind in ((1, "move"), (12, "move"), (3, "attack"), (4, "tavern")):
        lay(cost_mark(cost, kind, "run", 64, name))
    for sign in ("swords", "burst"):
        lay(seal(sign, 58, colours.accent, colours.halo))
    half = (sheet.width // 2, sheet.height // 2)  # every second pixel tells the colours in a quarter of the time
    learnt = learn(sheet.image.resize(half, Image.Resampling.NEAREST), colours)
    table = learnt.getpalette() or []
    for start in range(0, len(table), 3):  # no near miss of the accent may stand in for it
        if max(abs(table[start + k] - colours.accent[k]) for k in range(3)) <= NEAR:
            table[start : start + 3] = colours.accent
    learnt.putpalette(table)
    return learnt


def _picture(sheet: Sheet, look: Look, alt: str, name: str) -> Picture:
    return Picture(sheet.png(master(palette(look.palette).name), LEVEL), alt, name, sheet.width, sheet.height)


class BrokenLinePainter:
    """Pictures as functions of view and look; equal arguments give equal bytes."""

    budget = (100.0, 250.0)

    @one_at_a_time
    def board(self, view: BrokenLineView, look: Look) -> Picture:
        """The position with all pawns face down, the same for everybody; faces up once the match is over, and for a GM."""
        shown = veiled(view)
        return _picture(draw_board(shown, look), look, tell.board_alt(shown, look), "board.png")

    @one_at_a_time
    def hand(self, view: BrokenLineView, look: Look) -> Picture | None:
        """The board as the viewing seat may see it, or its camp's placement; None for the public and the GM."""
        seat = view.seat
        if seat is None:
            return None
        if view.phase == "place":
            return _picture(draw_placement(view, look, seat), look, tell.placement_alt(view, look, seat), "placement.png")
        return _picture(draw_board(view, look, True), look, tell.board_alt(view, look, True), "pawns.png")

    @one_at_a_time
    def room(self, view: BrokenLineView, room: Room, look: Look) -> Picture | None:
        """A camp's own board, or its placement: what allies know together, from their side of the board."""
        seat = room.members[0]
        look = replace(look, seat=seat)
        if view.phase == "place":
            sheet = draw_placement(view, look, seat, team=True)
            return _picture(sheet, look, tell.placement_alt(view, look, seat, team=True), "camp-placement.png")
        sheet = draw_board(view, look, True, "team")
        return _picture(sheet, look, tell.board_alt(view, look, True, team=True), "camp-pawns.png")

    @one_at_a_time
    def answer(self, view: BrokenLineView, name: str, query: Move, look: Look) -> Picture | None:
        """`creatures` (the help card of a camp), `duel` (the last one), `zoom` (a part of the board), `square`, `reach` (of
        a pawn whose face the viewer sees); None for other names, and for what is not there."""
        faces = view.seat is not None
        if name == "creatures" and isinstance(query, Creatures):
            camp = camp_asked(view, query)
            return _picture(draw_creatures(view, look, camp), look, tell.creatures_alt(view, look, camp), "creatures.png")
        if name == "duel" and view.duel is not None:
            return _picture(draw_duel_card(view, look, view.duel), look, tell.duel_alt(view, look, view.duel), "duel.png")
        if name == "zoom" and isinstance(query, Zoom):
            part = named("part", NAMED_PARTS, query.part)
            if part is None or part not in PARTS:
                return None
            squares = frozenset(at.part(part, turned(look, view), at.WIDTH).squares())
            title = titled(say(look.language, f"part-{part}"))
            alt = tell.zoom_alt(view, look, squares, title, faces)
            return _picture(draw_zoom(view, look, part, faces), look, alt, "zoom.png")
        if name == "square" and isinstance(query, SquareText):
            index = square_of(query.square)
            if index is None:
                return None
            square = board().names[index]
            alt = tell.square_alt(view, look, square, faces)
            return _picture(draw_square(view, look, square, faces), look, alt, "square.png")
        if name == "reach" and isinstance(query, ReachText):
            found = reach(view, query.pawn)
            if found is None:
                return None
            return _picture(draw_reach(view, look, found), look, tell.reach_alt(view, look, found), "reach.png")
        return None

    def text(self, view: BrokenLineView, look: Look) -> str:
        """The whole position as text."""
        return board_text(view, look)
