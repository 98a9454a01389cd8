"""The header: title, match, turn, phase, and what just happened; the roll of kingdoms; the legend in the corners."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.kit.crests import crest
from render.kit.fonts import BLACK, BOLD, ITALIC, TEXT, TITLE
from render.kit.marks import plate, pointer
from render.kit.palette import Palette, mix, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.type import ELLIPSIS, capital_height, figure_height, width, wrap
from render.marchlords import faces, masonry
from render.marchlords import layout as at
from render.marchlords.tints import tints
from render.marchlords.words import faction_name, facts_line, name, say
from render.picture import Look
from rules.marchlords.view import KingdomView, MarchlordsView

INDENT: Final = 38
LEFT: Final = at.MARGIN + 14
RIGHT: Final = at.WIDTH - at.MARGIN - 14


@dataclass(frozen=True, slots=True)
class Caption:
    """What just happened, in at most two lines of one size."""

    lines: tuple[str, ...] = ()
    size: int = at.CAPTION


def caption(said: Sequence[str]) -> Caption:
    """The largest size in which the sentences fit on two lines; cut where they do not fit in the smallest."""
    text = re.sub(r" (?=\d)", "\u00a0", " ".join(said))
    if not text:
        return Caption()
    lines: tuple[str, ...] = ()
    size = at.CAPTION
    for size in (at.CAPTION, at.SMALL):
        lines = wrap(text, BOLD, size, RIGHT - LEFT - INDENT, 2)
        if not lines[-1].endswith(ELLIPSIS):
            break
    return Caption(lines, size)


def draw_title(sheet: Sheet, colours: Palette, title: str) -> None:
    """The title in the upper left corner."""
    sheet.text((LEFT, 80), title, TITLE, 48, colours.ink, room=RIGHT - LEFT - 480)


def draw_header(sheet: Sheet, view: MarchlordsView, look: Look, said: Caption, title: str = "") -> None:
    """Title, facts, who looks, what just happened."""
    colours = palette(look.palette)
    draw_title(sheet, colours, title or say(look.language, "game-name"))
    sheet.text((LEFT, 124), facts_line(view, look), TEXT, 35, colours.ink, room=RIGHT - LEFT)
    draw_viewer(sheet, view, look)
    if said.lines:
        sheet.lay(pointer(26, colours.accent, colours.halo), (LEFT, 144))
    for k, line in enumerate(said.lines):
        sheet.text((LEFT + INDENT, 168 + k * at.LINE), line, BOLD, said.size, colours.accent)


def draw_viewer(sheet: Sheet, view: MarchlordsView, look: Look) -> None:
    """At the right of the title: through whose eyes the map is seen."""
    colours = palette(look.palette)
    if view.seat is None:
        text = say(look.language, "picture-eyes-all" if view.viewer == "public" else "picture-eyes-gm")
        sheet.text((RIGHT, 76), text, ITALIC, at.SMALL, colours.ink_soft, "r", 460)
        return
    kingdom = view.kingdoms[view.seat]
    sprite = faces.shield(kingdom.faction, view.seat, look.palette, 62, 72)
    edge = faces.SHADOW
    sheet.lay(sprite, (RIGHT - 62 - edge, 34 - edge))
    sheet.text((RIGHT - 76, 66), name(look, view.seat), BOLD, at.NAME, colours.ink, "r", 400)
    text = faction_name(kingdom.faction, look.language)
    sheet.text((RIGHT - 76, 102), text, TEXT, at.SMALL, colours.ink_soft, "r", 400)


# -- the roll ----------------------------------------------------------------------------------------------------------

COLUMN: Final = at.INNER // at.COLUMNS


def state_sign(view: MarchlordsView, kingdom: KingdomView) -> str:
    """The sign of what a kingdom does: `crown` won, `skull` fallen, `moon` dormant, `age` the table waits for it, `check`
    ready, "" nothing."""
    if view.outcome is not None and kingdom.seat in view.outcome.winners:
        return "crown"
    if kingdom.fallen:
        return "skull"
    if kingdom.dormant:
        return "moon"
    if view.phase == "over":
        return ""
    if kingdom.asked:
        return "age"
    return "check" if kingdom.ready else ""


def draw_roll(sheet: Sheet, view: MarchlordsView, look: Look, top: int) -> None:
    """All kingdoms by seat: shield with letter, name, score, what they do."""
    count = len(view.kingdoms)
    rows = -(-count // at.COLUMNS)
    for kingdom in view.kingdoms:
        column, row = divmod(kingdom.seat, rows) if count > at.COLUMNS else (kingdom.seat, 0)
        _entry(sheet, view, look, kingdom, at.MARGIN + column * COLUMN, top + row * at.ROW)


def _entry(sheet: Sheet, view: MarchlordsView, look: Look, kingdom: KingdomView, x: int, y: int) -> None:
    colours = palette(look.palette)
    asked = kingdom.asked and view.phase != "over"
    won = view.outcome is not None and kingdom.seat in view.outcome.winners
    w, h = COLUMN - 10, at.ROW - 8
    ground, edge, ink = colours.panel, colours.panel_edge, colours.ink
    if asked:
        edge = colours.turn
    elif won:
        ground, edge = mix(colours.panel, colours.gold, 0.35), colours.gold
    if kingdom.dormant or kingdom.fallen:
        ink = mix(ink, ground, 0.4)
    sheet.lay(plate(w, h, ground, edge, 5 if asked else 2, 9), (x + 5, y + 2))
    sprite = faces.shield(kingdom.faction, kingdom.seat, look.palette, 44, 50)
    sheet.lay(sprite, (x + 12 - faces.SHADOW, y + 5 - faces.SHADOW))
    letter = faces.seat_letter(kingdom.seat)
    sheet.text((x + 74, y + 42), letter, BLACK, at.NAME, ink, "m")
    right = float(x + w - 6)
    if kingdom.score is not None:
        text = str(kingdom.score)
        sheet.text((right, y + 28 + figure_height(BLACK, 38) / 2), text, BLACK, 38, ink, "r")
        right -= width(text, BLACK, 38) + 8
    sign = state_sign(view, kingdom)
    if sign:
        sheet.lay(crest(sign, 30, ink), (right - 30, y + 14))
        right -= 36
    sheet.text((x + 94, y + 40), name(look, kingdom.seat), BOLD, at.NAME, ink, room=right - x - 96)


# -- corners -----------------------------------------------------------------------------------------------------------

_ENTRY: Final = 48


@lru_cache(maxsize=32)
def _key(sign: str, name_: str) -> Image.Image:
    """The sign of a line of the legend, 56 x 46."""
    colours, own = tints(name_), "empire"
    box = Image.new("RGBA", (60, 48), (0, 0, 0, 0))

    def lay(sprite: Image.Image, x: float, y: float) -> None:
        box.alpha_composite(
            sprite.crop((0, 0, min(sprite.width, 60), min(sprite.height, 48))), (max(0, round(x)), max(0, round(y)))
        )

    if sign in ("old", "blank", "seen"):
        pen = Pen(60, 48)
        shape = [(8, 6), (52, 6), (52, 42), (8, 42)]
        fill = {"old": colours.old, "blank": palette(name_).ground, "seen": colours.washes["plain"]}[sign]
        pen.fill(shape, mix(fill, colours.washes["plain"], 0.25) if sign == "old" else fill)
        if sign == "old":
            for x in range(-28, 52, 9):
                a, b = (max(8.0, x + 0.0), min(42.0, 42.0 - max(0, 8 - x))), (min(52.0, x + 36.0), max(6.0, 42.0 - (52 - x)))
                pen.stroke([a, b], colours.hatch, 1.6)
        pen.stroke(shape, colours.outline, 1.8, closed=True)
        lay(pen.done(), 0, 0)
        return box
    sprites = {
        "capital": lambda: masonry.town(own, 1, True, 36, name_),
        "city": lambda: masonry.town(own, 2, False, 38, name_),
        "port": lambda: masonry.harbour(own, 46, name_),
        "outpost": lambda: masonry.outpost(own, 40, name_),
        "site": lambda: masonry.plot(46, name_),
        "army": lambda: faces.army(own, 0, 1, 2, True, 42, name_),
        "ship": lambda: masonry.vessel(own, 40, name_),
        "siege": lambda: faces.medal("ram", 40, colours.wall, colours.outline, colours.outline, ""),
        "battle": lambda: faces.medal(
            "attack", 40, palette(name_).turn, palette(name_).turn_ink, palette(name_).turn_ink, ""
        ),
    }
    sprite = sprites[sign]()
    found = sprite.getbbox() or (0, 0, 1, 1)
    sprite = sprite.crop(found)
    if sprite.width > 60 or sprite.height > 48:
        share = min(60 / sprite.width, 48 / sprite.height)
        sprite = sprite.resize((round(sprite.width * share), round(sprite.height * share)), Image.Resampling.LANCZOS)
    lay(sprite, (60 - sprite.width) / 2, (48 - sprite.height) / 2)
    return box


LEGEND_LEFT: Final = ("port", "city", "site", "capital", "outpost")
LEGEND_RIGHT: Final = ("ship", "siege", "army", "battle", "old")


def draw_legend(sheet: Sheet, language: str, name_: str, bottom: int, played: bool) -> None:
    """What the signs mean, in the two lower corners of a whole map; `played`: those of a campaign under way too."""
    colours = palette(name_)
    left = LEGEND_LEFT if played else ("site", "capital")
    for k, sign in enumerate(left):
        y = bottom - (len(left) - k) * _ENTRY
        sheet.lay(_key(sign, name_), (LEFT, y))
        sheet.text((LEFT + 70, y + 35), say(language, f"picture-key-{sign}"), TEXT, at.SMALL, colours.ink)
    for k, sign in enumerate(LEGEND_RIGHT if played else ()):
        y = bottom - (len(LEGEND_RIGHT) - k) * _ENTRY
        sheet.lay(_key(sign, name_), (RIGHT - 60, y))
        sheet.text((RIGHT - 70, y + 35), say(language, f"picture-key-{sign}"), TEXT, at.SMALL, colours.ink, "r")


@lru_cache(maxsize=8)
def rose(size: int, name_: str) -> Image.Image:
    """A compass rose with the six ways of the lattice."""
    colours = palette(name_)
    pen = Pen(size, size)
    middle, r = size / 2, size * 0.4
    ink, pale = mix(colours.ink_soft, colours.ground, 0.1), mix(colours.ground, colours.fibre, 0.5)
    pen.ring((middle, middle), r * 0.72, ink, size * 0.012)
    pen.ring((middle, middle), r * 0.64, ink, size * 0.006)
    for k in range(12):
        a = pi * k / 6 - pi / 2
        long = r * (1.0 if k % 3 == 0 else 0.66)
        tip = (middle + long * cos(a), middle + long * sin(a))
        for sideways, fill in ((-1, ink), (1, pale)):
            b = a + sideways * pi / 12
            root = (middle + r * 0.2 * cos(b), middle + r * 0.2 * sin(b))
            shape = [(middle, middle), root, tip]
            pen.fill(shape, fill)
            pen.stroke(shape, ink, size * 0.008, closed=True)
    pen.disc((middle, middle), r * 0.09, ink)
    high = round(size * 0.12)
    pen.text((middle, size * 0.09 + 0.2), "N", TITLE, high, ink, "m")
    return pen.done()


def draw_rose(sheet: Sheet, name_: str, x: float, y: float, size: int = 170) -> None:
    """A compass rose with its centre at a point."""
    sheet.lay(rose(size, name_), (x - size / 2, y - size / 2))


__all__ = [
    "COLUMN",
    "Caption",
    "capital_height",
    "caption",
    "draw_header",
    "draw_legend",
    "draw_roll",
    "draw_rose",
    "draw_title",
    "state_sign",
]
