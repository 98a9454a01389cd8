"""The header of the board: title, match, turn, decks, and what just happened."""

from __future__ import annotations

import re
from dataclasses import dataclass

from render.battle_line import layout as at
from render.battle_line.faces import BACK_EDGE, back
from render.battle_line.recent import Recent, sentences
from render.battle_line.words import say
from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.marks import OUTLINE, outline, pointer
from render.kit.palette import Palette, palette
from render.kit.sheet import Sheet
from render.kit.type import ELLIPSIS, figure_height, width, wrap
from render.picture import Look
from rules.battle_line.view import BattleLineView

BACK_W, BACK_H = 50, 68
INDENT = 36


def facts_line(view: BattleLineView, look: Look) -> str:
    """Match code, game of a series, turn."""
    parts = [look.code] if look.code else []
    if view.options.series != "single":
        parts.append(say(look.language, "picture-game", game=view.game))
    parts.append(say(look.language, "picture-turn", turn=view.turn))
    return " · ".join(parts)


@dataclass(frozen=True, slots=True)
class Caption:
    """What just happened, in at most two lines of one size."""

    lines: tuple[str, ...] = ()
    size: int = at.CAPTION


def caption(view: BattleLineView, look: Look) -> Caption:
    """The largest size in which the sentences fit on two lines; cut where they do not fit in the smallest."""
    said = re.sub(r" (?=\d)", "\u00a0", " ".join(sentences(look)))  # a number stays with its noun
    if not said and view.turn == 1 and view.game == 1 and view.outcome is None:
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
    sheet.text((at.MARGIN + 14, 76), say(language, "game-name"), TITLE, 46, colours.ink, room=700)


def draw_header(sheet: Sheet, view: BattleLineView, look: Look, news: Recent, said: Caption) -> None:
    """Beside and under the title: the decks at the right, facts, what just happened."""
    colours = palette(look.palette)
    left = at.MARGIN + 14
    sheet.text((left, 114), facts_line(view, look), TEXT, 32, colours.ink_soft, room=760)
    x = float(at.WIDTH - at.MARGIN - 14)
    for deck in (1, 0) if view.options.tactics else (0,):
        count = str(view.decks[deck])
        size = 46
        x -= width(count, BLACK, size)
        sheet.text((x, 74 + figure_height(BLACK, size) / 2), count, BLACK, size, colours.ink)
        x -= BACK_W + 12
        top = 74 - BACK_H / 2
        if view.decks[deck]:
            sheet.lay(back(deck, colours.name, None, BACK_W, BACK_H), (x - BACK_EDGE + 4, top - BACK_EDGE + 3))
            sheet.lay(back(deck, colours.name, None, BACK_W, BACK_H), (x - BACK_EDGE, top - BACK_EDGE))
        if deck in news.decks:
            sheet.lay(outline(BACK_W, BACK_H, colours.accent, colours.halo), (x - OUTLINE - 2, top - OUTLINE - 2))
        x -= 30
    if said.lines:
        sheet.lay(pointer(26, colours.accent, colours.halo), (left, 133))
    for k, line in enumerate(said.lines):
        sheet.text((left + INDENT, 157 + k * at.LINE), line, BOLD, said.size, colours.accent)
