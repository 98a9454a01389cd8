"""The header: title, match, scenario, wave and round, the waves as medallions, what just happened."""

from __future__ import annotations

import re
from dataclasses import dataclass

from render.bastion import layout as at
from render.bastion.recent import sentences
from render.bastion.side import wave_signs
from render.bastion.tokens import EDGE, monster_token
from render.bastion.words import map_name, say
from render.kit.fonts import BOLD, TEXT, TITLE
from render.kit.marks import pointer
from render.kit.palette import Palette, palette
from render.kit.sheet import Sheet
from render.kit.type import ELLIPSIS, width, wrap
from render.picture import Look
from rules.bastion.view import BastionView

INDENT = 36
COMING = 48


def facts_line(view: BastionView, look: Look, short: bool = False) -> str:
    """Match code, scenario (unless `short`), wave and round."""
    language = look.language
    parts = [look.code] if look.code else []
    parts += [] if short else [map_name(view.scenario, language)]
    if view.wave:
        parts.append(say(language, "picture-wave", wave=view.wave, waves=view.waves))
        if view.phase == "turn":
            parts.append(say(language, "picture-round", round=view.round))
    if view.phase == "turn":
        siege = view.book.rules.siege_from - view.round
        if siege <= 0:
            parts.append(say(language, "picture-siege", loss=1 - siege))
        elif siege <= 2:
            parts.append(say(language, "picture-siege-near", rounds=siege))
    else:
        parts.append(say(language, f"picture-phase-{view.phase}"))
    return " · ".join(parts)


@dataclass(frozen=True, slots=True)
class Caption:
    """What just happened, in at most two lines of one size."""

    lines: tuple[str, ...] = ()
    size: int = at.CAPTION


def caption(view: BastionView, look: Look) -> Caption:
    """The largest size in which the sentences fit on two lines; cut where they do not fit in the smallest."""
    said = re.sub(r" (?=[\d=+−])", "\u00a0", " ".join(sentences(view, look)))  # numbers and sums stay together
    if not said:
        return Caption()
    lines: tuple[str, ...] = ()
    size = at.CAPTION
    for size in (at.CAPTION, 31, at.SMALL):
        lines = wrap(said, BOLD, size, at.WIDTH - 2 * (at.MARGIN + 14) - INDENT, 2)
        if not lines[-1].endswith(ELLIPSIS):
            break
    return Caption(lines, size)


def draw_title(sheet: Sheet, colours: Palette, language: str) -> None:
    """The game's title, part of the static layer."""
    sheet.text((at.MARGIN + 14, 76), say(language, "game-name"), TITLE, 46, colours.ink, room=620)


def draw_header(sheet: Sheet, view: BastionView, look: Look, said: Caption) -> None:
    """Beside and under the title: waves and what comes next at the right, facts, what just happened."""
    colours = palette(look.palette)
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    sheet.text((left, 118), facts_line(view, look), TEXT, 32, colours.ink, room=right - left)
    x = wave_signs(sheet, view, colours, right, 32)
    if view.coming and view.phase != "over":
        x -= 12
        for kind in reversed(view.coming[:6]):
            x -= COMING - 4
            sheet.lay(monster_token(kind, COMING, colours.name), (x - EDGE, 34 - EDGE))
        text = say(look.language, "picture-next" if view.wave else "picture-first")
        sheet.text((x - 10 - width(text, TEXT, at.SMALL), 68), text, TEXT, at.SMALL, colours.ink_soft)
    if said.lines:
        sheet.lay(pointer(26, colours.accent, colours.halo), (left, 137))
    for k, line in enumerate(said.lines):
        sheet.text((left + INDENT, 161 + k * at.LINE), line, BOLD, said.size, colours.accent)
