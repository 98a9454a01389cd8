"""The hand of the viewing seat: Troops by colour and value as large cards, Tactics beneath with what they do."""

from __future__ import annotations

from typing import Final

from render.battle_line import layout as at
from render.battle_line.faces import chip, large, wide
from render.battle_line.header import facts_line
from render.battle_line.words import say
from render.kit.fonts import BOLD, TEXT, TITLE
from render.kit.icons import icon
from render.kit.palette import palette
from render.kit.pen import margin
from render.kit.sheet import Sheet
from render.kit.texture import parchment
from render.kit.type import width
from render.picture import Look
from rules.battle_line.cards import KINGS, is_troop
from rules.battle_line.view import BattleLineView

EDGE: Final = margin()
TOP: Final = 118
CARD: Final = 152
GAP: Final = 10
ROW: Final = 118
FOOT: Final = 30
LINE: Final = 52


def blocked(view: BattleLineView, seat: int, card: str) -> str:
    """Why this Tactic of the hand cannot be played now, as the key of a sentence; "" where it can, or for a Troop."""
    if is_troop(card):
        return ""
    if card in KINGS and view.king_used[seat]:
        return "picture-blocked-king"
    if view.tactics_played[seat] > view.tactics_played[1 - seat]:
        return "picture-blocked-lead"
    return ""


def draw_hand(view: BattleLineView, look: Look, seat: int) -> Sheet:
    """The hand as a strip `at.WIDTH` wide; as high as its cards need."""
    colours, language = palette(look.palette), look.language
    hand = view.hands[seat] or ()
    troops = [card for card in hand if is_troop(card)]
    tactics = [card for card in hand if not is_troop(card)]
    reasons = {card: blocked(view, seat, card) for card in tactics}
    notes = list(dict.fromkeys(reason for reason in reasons.values() if reason))
    known = known_cards(view, seat)
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    wide_w = (right - left - GAP) // 2
    card_w = min(CARD, (right - left + GAP) // max(1, len(troops)) - GAP)
    card_h = round(card_w * 1.42)
    height = (
        TOP + (card_h + 16 if troops else 0) + -(-len(tactics) // 2) * (ROW + GAP) + LINE * (len(notes) + len(known)) + FOOT
    )
    if not hand:
        height += LINE
    sheet = Sheet(parchment(at.WIDTH, height, colours.name))
    sheet.text((left, 74), say(language, "picture-hand"), TITLE, 46, colours.ink)
    sheet.text((right, 60), facts_line(view, look), TEXT, 32, colours.ink_soft, "r")
    sheet.text((right, 96), say(language, "picture-hand-count", troops=len(troops), tactics=len(tactics)), TEXT, 32,
               colours.ink_soft, "r")  # fmt: skip
    y = float(TOP)
    x = left + (right - left - len(troops) * card_w - (len(troops) - 1) * GAP) / 2 if troops else 0.0
    for card in troops:
        sheet.lay(large(card, colours.name, language, card_w, card_h), (x - EDGE, y - EDGE))
        x += card_w + GAP
    y += card_h + 16 if troops else 0
    for k, card in enumerate(tactics):
        sprite = wide(card, colours.name, language, wide_w, ROW, bool(reasons[card]))
        sheet.lay(sprite, (left + (k % 2) * (wide_w + GAP) - EDGE, y + (k // 2) * (ROW + GAP) - EDGE))
    y += -(-len(tactics) // 2) * (ROW + GAP)
    for note in notes:
        sheet.lay(icon("age", 32, colours.ink), (left, y + 8))
        sheet.text((left + 44, y + 36), say(language, note), BOLD, 32, colours.ink, room=right - left - 44)
        y += LINE
    for key, cards in known:
        base = say(language, key)
        sheet.lay(icon("eye", 32, colours.ink), (left, y + 8))
        sheet.text((left + 44, y + 36), base, BOLD, 32, colours.ink)
        x = left + 60 + width(base, BOLD, 32)
        for card in cards:
            sprite = chip(card, colours.name, language, 42)
            sheet.lay(sprite, (x, y + 4))
            x += sprite.width + 8
        y += LINE
    if not hand:
        sheet.text((left, y + 36), say(language, "picture-hand-empty"), TEXT, 34, colours.ink)
    return sheet


def known_cards(view: BattleLineView, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    """What this seat knows beyond its hand, having put it on a deck with a Scout: sentences' keys and cards."""
    tops = tuple(card for deck in view.tops for card in deck if card)
    found = [("picture-known-decks", tops), ("picture-known-hand", tuple(view.exposed[1 - seat]))]
    return [(key, cards) for key, cards in found if cards]
