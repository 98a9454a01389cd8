"""The evidence: which of the sixty Troops lie face up, which may still come, and the Tactics on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.battle_line import layout as at
from render.battle_line.faces import chip
from render.battle_line.header import facts_line
from render.battle_line.words import say, titled
from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.heraldry import CHARGES, shield
from render.kit.marks import dashed
from render.kit.palette import mix, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.texture import parchment
from render.kit.type import figure_height, width
from render.picture import Look
from rules.battle_line.cards import COLOURS, TACTICS, TROOPS, VALUES, ordered
from rules.battle_line.view import BattleLineView

SEEN, HAND, UNSEEN = "seen", "hand", "unseen"
STATES: Final = (SEEN, HAND, UNSEEN)
TOP: Final = 132
CELL_W: Final = 86
CELL_H: Final = 74
GAP: Final = 8
NAMES: Final = 180
LEGEND: Final = 64
PLAYED: Final = 66
VALUE: Final = 54


def states(view: BattleLineView) -> dict[str, str]:
    """Of each Troop: face up, in the viewing seat's own hand (no evidence, but no threat either), or unseen."""
    own, up = set(view.hand), set(view.seen)
    return {card: SEEN if card in up else HAND if card in own else UNSEEN for card in TROOPS}


def tactics_shown(view: BattleLineView) -> tuple[str, ...]:
    """The Tactics that lie face up anywhere, in card order."""
    found = {card for field in view.fields for side in field.sides for card in side}
    found |= {card for pile in view.discards for card in pile}
    found |= {"FOG" for field in view.fields if field.fog} | {"MUD" for field in view.fields if field.mud}
    return ordered(card for card in found if card in TACTICS)


@lru_cache(maxsize=400)
def cell(card: str, state: str, name: str) -> Image.Image:
    """One Troop of the grid: a full card where it lies face up, a dashed place where it may still come, a card with a
    folded corner where the reader holds it."""
    colours = palette(name)
    suit = COLOURS.index(card[0])
    ground, ink = colours.suits[suit], colours.suit_inks[suit]
    pen = Pen(CELL_W, CELL_H)
    base = (CELL_H + figure_height(BLACK, VALUE)) / 2
    if state == UNSEEN:
        pen.box((0, 0, CELL_W, CELL_H), mix(colours.panel, colours.paper, 0.5), 8)
        pen.text((CELL_W / 2, base), card[1:], BLACK, VALUE, mix(colours.ink, colours.panel, 0.15), "m")
        done = pen.done()
        done.alpha_composite(dashed(CELL_W, CELL_H, mix(colours.ink_soft, colours.panel, 0.3), 8))
        return done
    if state == HAND:
        pen.box((0, 0, CELL_W, CELL_H), mix(ground, colours.panel, 0.62), 8, mix(ground, colours.shadow, 0.4), 3)
        pen.fill([(CELL_W - 26, 0), (CELL_W, 26), (CELL_W - 26, 26)], mix(ground, colours.shadow, 0.4))
        pen.text((CELL_W / 2, base), card[1:], BLACK, VALUE, colours.ink, "m")
        return pen.done()
    pen.box((0, 0, CELL_W, CELL_H), ground, 8, mix(ground, colours.shadow, 0.72), 2)
    pen.text((7, base), card[1:], BLACK, VALUE, ink)
    small = 24 if len(card) == 3 else 28
    arms = shield(CHARGES[suit], small * pen.scale, round(small * 1.1) * pen.scale, ink, ground, ink, pen.scale)
    pen.put(arms, (CELL_W - small - 7, (CELL_H - small * 1.1) / 2))
    return pen.done()


def draw_evidence(view: BattleLineView, look: Look) -> Sheet:
    """The grid, six colours by ten values, and the Tactics on the table."""
    colours, language = palette(look.palette), look.language
    rows = len(COLOURS) * (CELL_H + GAP)
    height = TOP + rows + LEGEND + (PLAYED if view.options.tactics else 0) + 28
    sheet = Sheet(parchment(at.WIDTH, height, colours.name))
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    found = states(view)
    up = sum(state == SEEN for state in found.values())
    sheet.text((left, 74), say(language, "picture-evidence"), TITLE, 46, colours.ink)
    sheet.text((right, 60), facts_line(view, look), TEXT, 32, colours.ink_soft, "r")
    sheet.text(
        (left, 112), say(language, "picture-evidence-about", seen=up, unseen=len(TROOPS) - up), TEXT, 32, colours.ink_soft
    )
    for row, colour in enumerate(COLOURS):
        y = TOP + row * (CELL_H + GAP)
        sheet.lay(shield(CHARGES[row], 42, 48, colours.suits[row], colours.suit_inks[row], colours.ink, 2), (left, y + 13))
        sheet.text((left + 54, y + 48), titled(language, f"colour-{colour}"), BOLD, 32, colours.ink, room=NAMES - 58)
        for value in VALUES:
            card = f"{colour}{value}"
            x = left + NAMES + (value - 1) * (CELL_W + GAP)
            sheet.lay(cell(card, found[card], colours.name), (x, y))
    _legend(sheet, view, look, TOP + rows)
    if view.options.tactics:
        _tactics(sheet, view, look, TOP + rows + LEGEND)
    return sheet


def _legend(sheet: Sheet, view: BattleLineView, look: Look, top: int) -> None:
    colours = palette(look.palette)
    x = float(at.MARGIN + 14 + NAMES)
    for state in STATES:
        if state == HAND and view.seat is None:
            continue
        sample = cell("B7", state, colours.name).resize((56, 47), Image.Resampling.LANCZOS)
        sheet.lay(sample, (x, top + 8))
        x += 66 + sheet.text((x + 66, top + 42), say(look.language, f"picture-evidence-{state}"), TEXT, 32, colours.ink) + 34


def _tactics(sheet: Sheet, view: BattleLineView, look: Look, top: int) -> None:
    colours, language = palette(look.palette), look.language
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    label = say(language, "picture-evidence-played")
    sheet.text((left, top + 42), label, BOLD, 32, colours.ink)
    x = left + width(label, BOLD, 32) + 22
    cards = tactics_shown(view)
    if not cards:
        sheet.text((x, top + 42), say(language, "picture-evidence-none"), TEXT, 32, colours.ink_soft)
    for card in cards:
        sheet.lay(chip(card, colours.name, language, 50), (x, top + 6))
        x += min(62, (right - x) / 2 + 31)
