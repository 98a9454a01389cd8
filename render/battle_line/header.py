"""The header of the board: title, match, turn, decks, and what just happened."""

from __future__ import annotations

from render.battle_line import layout as at
from render.battle_line.faces import BACK_EDGE, back
from render.battle_line.recent import Recent, sentences
from render.battle_line.words import say
from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.marks import OUTLINE, outline, pointer
from render.kit.palette import Palette, palette
from render.kit.sheet import Sheet
from render.kit.type import figure_height, width
from render.picture import Look
from rules.battle_line.view import BattleLineView

BACK_W, BACK_H = 50, 68


def facts_line(view: BattleLineView, look: Look) -> str:
    """Match code, game of a series, turn."""
    parts = [look.code] if look.code else []
    if view.options.series != "single":
        parts.append(say(look.language, "picture-game", game=view.game))
    parts.append(say(look.language, "picture-turn", turn=view.turn))
    return " · ".join(parts)


def caption(view: BattleLineView, look: Look) -> str:
    """What just happened in one line: of the last events as many as fit, in order."""
    said = sentences(look)
    if not said:
        return say(look.language, "picture-start") if view.turn == 1 and view.game == 1 else ""
    line, room = said[-1], at.WIDTH - 2 * at.MARGIN - 70
    for sentence in reversed(said[:-1]):
        longer = f"{sentence} {line}"
        if width(longer, BOLD, at.CAPTION) > room:
            break
        line = longer
    return line


def draw_title(sheet: Sheet, colours: Palette, language: str) -> None:
    """The game's title, part of the static layer."""
    sheet.text((at.MARGIN + 14, 76), say(language, "game-name"), TITLE, 46, colours.ink, room=700)


def draw_header(sheet: Sheet, view: BattleLineView, look: Look, news: Recent) -> None:
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
    said = caption(view, look)
    if said:
        sheet.lay(pointer(26, colours.accent, colours.halo), (left, 133))
        sheet.text((left + 36, 157), said, BOLD, at.CAPTION, colours.accent, room=at.WIDTH - 2 * left - 36)
