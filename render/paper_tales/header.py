"""The header: title, match, turn, the six phases, pile and discards, and what just happened."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.icons import icon
from render.kit.marks import badge, pointer
from render.kit.palette import Palette, mix, palette
from render.kit.pen import Pen, margin, shadowed
from render.kit.sheet import Sheet
from render.kit.type import ELLIPSIS, figure_height, width, wrap
from render.paper_tales import layout as at
from render.paper_tales.recent import sentences
from render.paper_tales.words import say
from render.picture import Look
from rules.paper_tales.view import PaperTalesView

INDENT: Final = 36
PHASES: Final = ("pack", "deployment", "attack", "gold", "hammer", "age")
"""The signs of the six phases in their order."""
STEP: Final = 58
PLACE: Final = {"draft": 0, "deploy": 1, "follow": 1, "build": 4, "over": 5}
"""The phase in which somebody decides; wars, income and ageing follow of themselves."""


def phase_name(view: PaperTalesView, language: str) -> str:
    """The phase in a word, with the way in which packs go round during the draft."""
    if view.phase == "draft":
        way = say(language, "picture-down" if view.direction == 1 else "picture-up")
        return f"{say(language, 'picture-phase-draft')}, {way}"
    return say(language, f"picture-phase-{view.phase}")


def facts_line(view: PaperTalesView, look: Look, phase: bool = True) -> str:
    """Match code, turn, phase."""
    parts = [look.code] if look.code else []
    if view.phase != "over":
        parts.append(say(look.language, "picture-turn", turn=view.turn))
    return " · ".join([*parts, phase_name(view, look.language)] if phase else parts)


@dataclass(frozen=True, slots=True)
class Caption:
    """What just happened, in at most two lines of one size."""

    lines: tuple[str, ...] = ()
    size: int = at.CAPTION


def caption(view: PaperTalesView, look: Look) -> Caption:
    """The largest size in which the sentences fit on two lines; cut where they do not fit in the smallest."""
    said = re.sub(r" (?=\d)", "\u00a0", " ".join(sentences(look, len(view.kingdoms))))  # a number stays with its noun
    if not said and view.turn == 1 and view.phase == "draft" and not any(one.picks for one in view.kingdoms):
        said = say(look.language, "picture-start")
    if not said:
        return Caption()
    for size in (at.CAPTION, 31, at.SMALL):
        lines = wrap(said, BOLD, size, at.WIDTH - 2 * (at.MARGIN + 14) - INDENT, 2)
        if not lines[-1].endswith(ELLIPSIS):
            break
    return Caption(lines, size)


def draw_title(sheet: Sheet, colours: Palette, language: str) -> None:
    """The game's title, part of the static layer."""
    sheet.text((at.MARGIN + 14, 76), say(language, "game-name"), TITLE, 46, colours.ink, room=440)


@lru_cache(maxsize=16)
def _phase(sign: str, now: bool, name: str) -> Image.Image:
    colours = palette(name)
    size = 52
    pen = Pen(size, size)
    if now:
        pen.put(badge(size * pen.scale, colours.turn, colours.turn_ink), (0, 0))
    ink = colours.turn_ink if now else mix(colours.ink_soft, colours.ground, 0.3)
    side = 30 if now else 34
    pen.put(icon(sign, side * pen.scale, ink), ((size - side) / 2, (size - side) / 2))
    return pen.done()


@lru_cache(maxsize=16)
def stack(sign: str, name: str) -> Image.Image:
    """A pile of cards with its sign, 42 x 58 and a shadow (margin `pen.margin()`)."""
    colours = palette(name)
    ground, ink = (colours.wood, colours.wood_ink) if sign == "scroll" else (colours.paper, colours.paper_ink)
    pen = Pen(46, 62)
    for k in (4, 0):
        pen.box((k, k, k + 42, k + 58), ground, 6, mix(ground, colours.shadow, 0.6), 1.8)
    pen.box((4, 4, 38, 54), None, 4, mix(ground, ink, 0.5), 1.4)
    pen.put(icon(sign, 26 * pen.scale, ink), (8, 16))
    return shadowed(pen.done(), colours.shadow)


def draw_header(sheet: Sheet, view: PaperTalesView, look: Look, said: Caption) -> None:
    """Beside and under the title: phases and piles at the right, facts, what just happened."""
    colours = palette(look.palette)
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    sheet.text((left, 118), facts_line(view, look), TEXT, 34, colours.ink, room=right - left)
    x = float(right)
    edge = margin()
    for sign, count in (("skull", len(view.discards) + view.buried), ("scroll", view.pile)):
        figure = str(count)
        x -= width(figure, BLACK, 40)
        sheet.text((x, 62 + figure_height(BLACK, 40) / 2), figure, BLACK, 40, colours.ink)
        x -= 54
        sheet.lay(stack(sign, colours.name), (x - edge, 31 - edge))
        x -= 16
    x -= 14 + STEP * len(PHASES)
    for k, sign in enumerate(PHASES):
        sheet.lay(_phase(sign, PLACE[view.phase] == k and view.phase != "over", colours.name), (x + k * STEP, 36))
    if said.lines:
        sheet.lay(pointer(26, colours.accent, colours.halo), (left, 137))
    for k, line in enumerate(said.lines):
        sheet.text((left + INDENT, 161 + k * at.LINE), line, BOLD, said.size, colours.accent)
