"""The creature summary of a camp, as the help card in a box: each rank with emblem, strength, capacity, and how many are
left as far as the viewer knows."""

from __future__ import annotations

from collections import Counter
from typing import Final

from render.broken_line import layout as at
from render.broken_line.header import facts_line
from render.broken_line.pieces import BORDER, face
from render.broken_line.plates import arms
from render.broken_line.words import rank_name, say, titled
from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.marks import plate
from render.kit.palette import mix, palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import figure_height, width, wrap
from render.picture import Look
from rules.broken_line.pieces import RANKS, composition
from rules.broken_line.view import BrokenLineView

TOP: Final = 224
ROW: Final = 176
COLUMN: Final = (at.RIGHT - at.LEFT + 24) // 2
PIECE: Final = 124
ABOUT: Final = at.SMALL
ROOM: Final = COLUMN - 24 - PIECE - 60


def counts(view: BrokenLineView, camp: str) -> dict[str, tuple[int, int]]:
    """Of each rank of the camp: how many are left as far as is known, how many there were."""
    total, out = Counter[str](), Counter[str]()
    for army in view.armies:
        if army.camp == camp:
            total.update(dict(composition(army.letter)))
            out.update(dict(army.brought))
    return {rank: (max(0, total[rank] - out[rank]), total[rank]) for rank in RANKS if total[rank]}


def unknown(view: BrokenLineView, camp: str) -> int:
    """The fallen of a camp whose rank the viewer does not know."""
    return sum(army.unknown for army in view.armies if army.camp == camp)


def about_lines(rank: str, language: str) -> tuple[str, ...]:
    """What a rank can do, on at most two lines."""
    return wrap(say(language, f"picture-about-{rank}"), TEXT, ABOUT, ROOM, 2)


def draw_creatures(view: BrokenLineView, look: Look, camp: str) -> Sheet:
    """The card."""
    colours, language = palette(look.palette), look.language
    known = counts(view, camp)
    per = -(-len(known) // 2)
    sheet = Sheet(cut(at.WIDTH, TOP + per * ROW + at.MARGIN + 14, colours.name))
    armies = [army for army in view.armies if army.camp == camp]
    sheet.text((at.LEFT, 98), titled(say(language, f"army-{camp}")), TITLE, at.TITLE, colours.ink, room=760)
    lost = unknown(view, camp)
    facts = facts_line(view, look) if not lost else say(language, "picture-unknown-fallen", count=lost)
    sheet.text((at.LEFT, 156), facts, TEXT, at.TEXT, colours.ink_soft, room=900)
    x = float(at.RIGHT)
    for army in reversed(armies):
        text = str(army.left)
        x -= width(text, BLACK, 56)
        sheet.text((x, 92 + figure_height(BLACK, 56) / 2), text, BLACK, 56, colours.ink)
        x -= 78
        sheet.lay(arms(army.letter, 64, 72, colours.name), (x, 56))
        x -= 30
    major = next(army.letter for army in armies if army.major)
    for k, (rank, (left, total)) in enumerate(known.items()):
        corner = (at.LEFT + (k // per) * (COLUMN + 0), TOP + (k % per) * ROW)
        _entry(sheet, look, corner, major, rank, left, total)
    return sheet


def _entry(sheet: Sheet, look: Look, corner: tuple[int, int], army: str, rank: str, left: int, total: int) -> None:
    colours, language = palette(look.palette), look.language
    x, y = corner
    ground = plate(COLUMN - 24, ROW - 14, colours.panel, mix(colours.panel_edge, colours.panel, 0.3), 2, 14)
    sheet.lay(ground, (x, y))
    sheet.lay(face(army, rank, PIECE, colours.name), (x + 18 - BORDER, y + (ROW - 14 - PIECE) / 2 - BORDER))
    start = x + 18 + PIECE + 22
    end = x + COLUMN - 24 - 18.0
    of = f"/{total}"
    end -= width(of, TEXT, at.SMALL)
    ink = colours.ink if left else mix(colours.ink_soft, colours.panel, 0.4)
    sheet.text((end, y + 52), of, TEXT, at.SMALL, colours.ink_soft)
    end -= width(str(left), BLACK, 50) + 2
    sheet.text((end, y + 52), str(left), BLACK, 50, ink)
    sheet.text((start, y + 52), titled(rank_name(rank, language)), BOLD, at.NAME, colours.ink, room=end - start - 12)
    for number, line in enumerate(about_lines(rank, language)):
        sheet.text((start, y + 98 + 40 * number), line, TEXT, ABOUT, colours.ink_soft)
