"""One battlefield in detail, and one card: what the questions show."""

from __future__ import annotations

from typing import Final

from render.battle_line import layout as at
from render.battle_line.board import tile_of
from render.battle_line.faces import camp_shield, large
from render.battle_line.header import facts_line
from render.battle_line.tiles import tile
from render.battle_line.words import name, say, terrain_name, terrain_text, titled
from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.icons import icon
from render.kit.marks import plate
from render.kit.palette import Palette, mix, palette
from render.kit.pen import margin
from render.kit.sheet import Sheet
from render.kit.texture import parchment
from render.kit.type import figure_height, wrap
from render.picture import Look
from rules.battle_line.view import BattleLineView, FieldView

EDGE: Final = margin()
TOP: Final = 116
ROW: Final = 250
MIDDLE: Final = 170
CARD_W: Final = 132
CARD_H: Final = 188
SIDE: Final = 700
"""Where what a side is worth is written."""


def draw_battlefield(view: BattleLineView, field: FieldView, look: Look) -> Sheet:
    """The far side, the battlefield with its rules, the near side."""
    colours, language = palette(look.palette), look.language
    sheet = Sheet(parchment(at.WIDTH, TOP + 2 * ROW + MIDDLE + 24, colours.name))
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    sheet.text((left, 74), say(language, "picture-field", number=field.number), TITLE, 46, colours.ink)
    sheet.text((right, 72), facts_line(view, look), TEXT, 32, colours.ink_soft, "r")
    near = 1 if look.seat == 1 else 0
    _side(sheet, field, look, 1 - near, TOP)
    _middle(sheet, view, field, look, TOP + ROW)
    _side(sheet, field, look, near, TOP + ROW + MIDDLE)
    return sheet


def _side(sheet: Sheet, field: FieldView, look: Look, seat: int, top: int) -> None:
    colours, language = palette(look.palette), look.language
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    owner = field.owner == seat
    fill = colours.turn if owner else mix(colours.ground, colours.panel, 0.7)
    ink = colours.turn_ink if owner else colours.ink
    sheet.lay(plate(right - left + 16, ROW - 14, fill, mix(fill, colours.ink, 0.3), 1.6, 12), (left - 8, top))
    cards = field.sides[seat]
    slots = max(field.slots, len(cards))
    step = min(CARD_W + 12, (SIDE - left - CARD_W - 20) / max(1, slots - 1))
    y = top + (ROW - 14 - CARD_H) / 2
    for index in range(slots):
        x = left + 10 + index * step
        if index < len(cards):
            sheet.lay(large(cards[index], colours.name, language, CARD_W, CARD_H), (x - EDGE, y - EDGE))
        else:
            sheet.lay(
                plate(CARD_W, CARD_H, mix(fill, colours.panel_edge, 0.18), mix(fill, colours.panel_edge, 0.7), 2, 9), (x, y)
            )
    x = SIDE
    sheet.lay(camp_shield(seat, colours.name, 50, 58, ink), (x, top + 22))
    sheet.text((x + 64, top + 64), name(look, seat), BOLD, at.NAME, ink, room=right - x - 76)
    formation = field.formations[seat]
    if formation is None and field.owner is not None:
        return
    if formation is None:
        left_over = say(language, "picture-field-open", count=max(0, field.slots - len(cards)))
        sheet.text((x, top + 142), left_over, TEXT, 36, ink)
        return
    total = str(formation.total)
    sheet.text((right - 12, top + 126 + figure_height(BLACK, 76) / 2), total, BLACK, 76, ink, "r")
    sheet.text((x, top + 134), titled(language, f"formation-{formation.category}"), BOLD, 46, ink, room=right - x - 120)
    sheet.text((x, top + 178), say(language, f"picture-rule-{formation.category}"), TEXT, 32, ink, room=right - x - 120)
    if formation.wilds:
        values = ", ".join(f"{say(language, f'picture-short-{card}')} = {value}" for card, value in formation.wilds)
        sheet.text((x, top + 218), values, TEXT, 30, ink, room=right - x - 12)


def _middle(sheet: Sheet, view: BattleLineView, field: FieldView, look: Look, top: int) -> None:
    """The tile, and in words: how many cards, terrain, Weather, owner or last card."""
    colours, language = palette(look.palette), look.language
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    sheet.lay(tile(tile_of(view, field, look), colours.name), (left + 10 - EDGE, top + 8 - EDGE))
    x, line = left + 150.0, top + 38.0
    sheet.text((x, line), say(language, "picture-field-slots", count=field.slots), BOLD, 34, colours.ink)
    if field.owner is not None:
        state = say(language, "picture-field-owner", name=name(look, field.owner))
    else:
        state = "" if field.last is None else say(language, "picture-field-last", name=name(look, field.last))
    sheet.text((right, line), state, TEXT, 34, colours.ink_soft, "r", room=560)
    rules: list[tuple[str, str]] = []
    if field.terrain:
        title = terrain_name(view.options, field.terrain, language)
        rules.append(("deployment", f"{title} – {terrain_text(view.options, field.terrain, language)}"))
    rules += [(sign, say(language, f"picture-effect-{card}")) for sign, card, here in _weather(field) if here]
    for sign, text in rules[:3]:
        line += 40
        _rule(sheet, colours, (x, line), sign, text, right - x - 44)


def _weather(field: FieldView) -> tuple[tuple[str, str, bool], ...]:
    return ("fog", "FOG", field.fog), ("mud", "MUD", field.mud and field.slots == 4)


def _rule(sheet: Sheet, colours: Palette, at_: tuple[float, float], sign: str, text: str, room: float) -> None:
    sheet.lay(icon(sign, 32, colours.ink), (at_[0], at_[1] - 27))
    sheet.text((at_[0] + 44, at_[1]), wrap(text, TEXT, 31, room, 1)[0], TEXT, 31, colours.ink)


def draw_card(card: str, look: Look) -> Sheet:
    """One card, large."""
    colours = palette(look.palette)
    w, h = 380, 540
    sheet = Sheet(parchment(w + 120, h + 120, colours.name))
    sheet.lay(large(card, colours.name, look.language, w, h), (60 - EDGE, 60 - EDGE))
    return sheet
