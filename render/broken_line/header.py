"""The header: title, match, turn, whom the table waits for, dice and points, and what just happened."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from render.broken_line import layout as at
from render.broken_line.recent import Fresh, Trail, fresh, sentences
from render.broken_line.words import face_name, name, say
from render.kit.dice import pips
from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.icons import icon
from render.kit.marks import pointer
from render.kit.palette import Palette, palette
from render.kit.prose import shortened
from render.kit.sheet import Sheet
from render.kit.type import ELLIPSIS, figure_height, width, wrap
from render.picture import Look
from rules.broken_line.view import BrokenLineView, DuelView, ShotView, warned
from rules.game import GM

HEIGHT: Final = 328
INDENT: Final = 44
DIE: Final = 74
SIZES: Final = (at.CAPTION, 39, at.SMALL)


def facts_line(view: BrokenLineView, look: Look) -> str:
    """Match code, format, turn, options of the table."""
    language = look.language
    parts = [look.code] if look.code else []
    parts.append(say(language, f"picture-format-{view.options.format}"))
    if view.turn and view.phase != "over":
        parts.append(say(language, "picture-turn", turn=view.turn))
    if view.options.dice > 1:
        parts.append(say(language, "picture-two-dice"))
    if view.options.memory:
        parts.append(say(language, "picture-memory"))
    if view.viewer == GM and view.phase != "over":
        parts.append(say(language, "picture-gm"))
    return " · ".join(parts)


def listed(names: list[str], language: str) -> str:
    """Names as a list: Alix, Bérengère and Côme."""
    if len(names) < 2:
        return "".join(names)
    return say(language, "picture-and", first=", ".join(names[:-1]), last=names[-1])


def status(view: BrokenLineView, look: Look, named: bool = True, own: bool = False) -> str:
    """Whom the table waits for and for what; who has won. `named`: with names as they can be drawn; `own`: told to the
    seat that acts."""
    language = look.language

    def who(seat: int) -> str:
        given = look.names[seat] if seat < len(look.names) else ""
        return name(look, seat) if named or not given else given

    if view.outcome is not None:
        winners = listed([who(seat) for seat in view.outcome.winners], language)
        return say(language, "picture-won", names=winners) if winners else say(language, "picture-drawn")
    if view.phase in ("armies", "place"):
        asked = listed([who(one.seat) for one in view.seats if one.asked], language)
        return say(language, f"picture-status-{view.phase}", names=asked)
    if view.phase == "first":
        return say(language, "picture-status-first", name=who(view.chooser))
    if own and view.acting and view.offer < 0:
        rank = face_name(view.recruit.rank, language) if view.recruit is not None and view.recruit.rank else ""
        asked = "spent" if view.phase == "move" and not view.points else view.phase
        return say(language, f"picture-yours-{asked}", rank=rank)
    if view.offer >= 0:
        return say(language, "picture-status-offer", name=who(view.offer))
    if view.actor != view.active:
        return say(language, "picture-status-heir", name=who(view.actor), other=who(view.active))
    return say(language, f"picture-status-{view.phase}", name=who(view.active))


# -- what just happened, from the view ---------------------------------------------------------------------------------


def duel_told(duel: DuelView, language: str) -> str:
    """A duel in a sentence, as far as the viewer knows it."""
    if not duel.rank:
        return say(language, f"picture-told-secret-{duel.result}", square=duel.square)
    facts = {"square": duel.square, "rank": face_name(duel.rank, language), "other": face_name(duel.other_rank, language)}
    text = say(language, f"picture-told-{duel.result}", **facts)
    if duel.dice:
        text += " " + say(language, "picture-told-dice", rolls=", ".join(f"{a}–{b}" for a, b in duel.dice))
    return text


def shot_told(shot: ShotView, language: str) -> str:
    """A shot in a sentence."""
    facts: dict[str, int | str] = {"square": shot.square, "direction": say(language, f"picture-way-{shot.direction}")}
    text = say(language, "picture-told-shot", roll=shot.roll, **facts)
    end = {"impact": shot.impact, "victim": face_name(shot.victim_rank, language) if shot.victim_rank else ""}
    return f"{text} {say(language, f'picture-told-shot-{shot.result}', **end)}"


def trail_told(trail: Trail, language: str) -> str:
    """A movement: where from, where to, and how where it was no walk."""
    way = f"{trail.path[0]} → {trail.path[-1]}" if len(trail.path) > 1 else trail.path[0]
    return way if trail.kind == "walk" else f"{say(language, f'picture-told-{trail.kind}')} {way}"


def told(news: Fresh, language: str) -> list[str]:
    """The acts that are marked on the board, in words."""
    found = [trail_told(trail, language) + "." for trail in news.trails]
    if news.shot is not None:
        found.append(shot_told(news.shot, language))
    if news.duel is not None:
        found.append(duel_told(news.duel, language))
    return found


def news_of(view: BrokenLineView, look: Look, own: bool = False, drawn: bool = True) -> list[str]:
    """What just happened, sentence by sentence: the events that the picture was given; without any, what the view itself
    tells."""
    said = list(sentences(look, len(view.seats), own, drawn)) or told(fresh(view), look.language)
    if not said and view.phase in ("armies", "place", "first"):
        said = [say(look.language, f"picture-start-{view.phase}")]
    return said


def latest(said: list[str], limit: int) -> str:
    """As many of the last sentences as `limit` characters take, in their order; the very last one cut if it must be."""
    kept = said[-1:]
    for text in reversed(said[:-1]):
        if len(" ".join([text, *kept])) > limit - 2:
            return shortened(f"… {' '.join(kept)}", limit)
        kept = [text, *kept]
    return shortened(" ".join(kept), limit)


@dataclass(frozen=True, slots=True)
class Caption:
    """What just happened, in at most two lines of one size."""

    lines: tuple[str, ...] = ()
    size: int = at.CAPTION


def caption(view: BrokenLineView, look: Look, own: bool = False) -> Caption:
    """The largest size in which the sentences fit on two lines; the oldest ones are left out where they do not fit in the
    smallest."""
    said = [re.sub(r" (?=\d)", "\u00a0", text) for text in news_of(view, look, own)]
    whole = bool(said)
    while said:
        for size in SIZES:
            text = " ".join(said if whole else ["…", *said])
            lines = wrap(text, BOLD, size, at.RIGHT - at.LEFT - INDENT, 2)
            if not lines[-1].endswith(ELLIPSIS):
                return Caption(lines, size)
        if len(said) == 1:
            return Caption(lines, size)
        said, whole = said[1:], False
    return Caption()


# -- drawing -----------------------------------------------------------------------------------------------------------


def draw_title(sheet: Sheet, colours: Palette, language: str, text: str = "") -> float:
    """The title, part of the static layer; returns its width."""
    said, room = text or say(language, "game-name"), at.RIGHT - at.LEFT - 400
    size = next((size for size in (at.TITLE, 54, 50, 46) if width(said, TITLE, size) <= room), 46)
    return sheet.text((at.LEFT, 98), said, TITLE, size, colours.ink, room=room)


def draw_header(sheet: Sheet, view: BrokenLineView, look: Look, own: bool = False) -> None:
    """Under and beside the title."""
    colours = palette(look.palette)
    sheet.text((at.LEFT, 152), facts_line(view, look), TEXT, at.TEXT, colours.ink_soft, room=at.RIGHT - at.LEFT)
    wide = sheet.text((at.LEFT, 206), status(view, look, own=own), BOLD, 44, colours.ink, room=at.RIGHT - at.LEFT - 20)
    left = at.LEFT + wide + 40
    if warned(view):
        text = say(look.language, "picture-idle", turns=view.idle)
    elif view.holder:
        text = say(look.language, f"picture-castle-{view.holder}")
    else:
        text = ""
    if text and left < at.RIGHT - 200:
        got = sheet.text((at.RIGHT, 206), text, TEXT, at.SMALL, colours.ink_soft, "r", room=at.RIGHT - left - 50)
        sheet.lay(icon("age" if warned(view) else "lock", 34, colours.ink_soft), (at.RIGHT - got - 46, 178))
    draw_dice(sheet, view, colours)
    said = caption(view, look, own)
    if said.lines:
        sheet.lay(pointer(32, colours.accent, colours.halo), (at.LEFT, 228))
    for k, line in enumerate(said.lines):
        sheet.text((at.LEFT + INDENT, 257 + k * at.LINE), line, BOLD, said.size, colours.accent)


def draw_dice(sheet: Sheet, view: BrokenLineView, colours: Palette) -> None:
    """At the right: the dice of the turn and the points left of them."""
    if view.phase not in ("act", "move", "enlist"):
        return
    x = float(at.RIGHT)
    if view.dice:
        size = 92
        text = str(view.points)
        x -= width(text, BLACK, size)
        sheet.text((x, 84 + figure_height(BLACK, size) / 2), text, BLACK, size, colours.ink)
        x -= 66
        sheet.lay(icon("boot", 58, colours.ink), (x, 84 - 29))
        x -= 26
    for value in reversed(view.dice or (0,) * view.options.dice):
        x -= DIE
        sheet.lay(pips(value, DIE, colours.paper, colours.paper_ink), (x, 84 - DIE / 2))
        x -= 12
