"""Card faces and backs. A troop card is a banner in its colour: value, charge, letter; a Tactics card is paper with a sign.

On the board a card has a strip (value, shield, letter) and a body; the strip lies on the far side from the battlefield, so
that of a stack every strip is seen. In hands the same anatomy stands upright and large.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.battle_line import layout as at
from render.battle_line.words import say, titled
from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.heraldry import CAMP_CHARGES, CHARGES, shield
from render.kit.icons import icon
from render.kit.marks import fade
from render.kit.palette import Colour, Palette, mix, palette
from render.kit.pen import SCALE, Pen, shadowed
from render.kit.type import figure_height, width, wrap
from rules.battle_line.cards import COLOURS, is_troop, kind

ICON: Final = {
    "K1": "crown", "K2": "crown", "CAV": "horseshoe", "SUP": "ranks", "FOG": "fog", "MUD": "mud", "SCOUT": "eye",
    "REDEPLOY": "march", "DESERTER": "flight", "TRAITOR": "mask",
}  # fmt: skip
WORTH: Final = {"K1": "1–10", "K2": "1–10", "CAV": "8", "SUP": "1–3"}
"""What a Morale card may count as."""
RADIUS: Final = 9


def suit(card: str) -> int:
    """The place of a Troop's colour in the palette."""
    return COLOURS.index(card[0])


def colours_of(card: str, colours: Palette) -> tuple[Colour, Colour]:
    """Ground and ink of a card."""
    if is_troop(card):
        return colours.suits[suit(card)], colours.suit_inks[suit(card)]
    return colours.paper, colours.paper_ink


def _frame(pen: Pen, w: int, h: int, ground: Colour, ink: Colour, colours: Palette) -> None:
    pen.box((0, 0, w, h), ground, RADIUS, mix(ground, colours.shadow, 0.72), 2)
    pen.box((4, 4, w - 4, h - 4), None, RADIUS - 3, mix(ground, ink, 0.45), 1.4)


def _suit_shield(card: str, w: int, h: int, colours: Palette, scale: int = SCALE) -> Image.Image:
    """A shield that stands out from a card of its own colour: ink ground, charge in the suit's colour."""
    ground, ink = colours_of(card, colours)
    return shield(CHARGES[suit(card)], w * scale, h * scale, ink, ground, ink, 1.5 * scale)


@lru_cache(maxsize=512)
def face(card: str, name: str, language: str, top: bool, dim: bool) -> Image.Image:
    """A card on the board with its shadow (margin `pen.margin()`), strip above (a side at the top) or below."""
    colours = palette(name)
    ground, ink = colours_of(card, colours)
    w, h = at.CARD_W, at.CARD_H
    pen = Pen(w, h)
    _frame(pen, w, h, ground, ink, colours)
    strip = 0 if top else at.BODY
    body = at.STRIP if top else 0
    if is_troop(card):
        size = at.VALUE if len(card) == 2 else at.TEN
        base = strip + (at.STRIP + figure_height(BLACK, size)) / 2
        pen.text((11 if len(card) == 2 else 8, base), card[1:], BLACK, size, ink)
        pen.put(_suit_shield(card, 34, 38, colours, pen.scale), (w - 42, strip + 11))
        pen.put(_suit_shield(card, 54, 60, colours, pen.scale), ((w - 54) / 2, body + (13 if top else 11)))
        pen.text((w / 2 + 42, body + at.BODY - 12), say(language, f"picture-letter-{card[0]}"), BOLD, 24, ink, "m")
    else:
        worth = WORTH.get(card, "")
        size = {1: at.VALUE, 3: 42}.get(len(worth), 33)
        pen.put(icon(ICON[card], 38 * pen.scale, ink), (7, strip + 10))
        pen.text((w - 8, strip + (at.STRIP + figure_height(BLACK, size)) / 2), worth, BLACK, size, ink, "r")
        pen.put(icon(ICON[card], 58 * pen.scale, mix(ground, ink, 0.75)), ((w - 58) / 2, body + 12))
    done = pen.done()
    if dim:
        done = fade(done, colours.ground, 0.5)
    return shadowed(done, colours.shadow)


@lru_cache(maxsize=160)
def large(card: str, name: str, language: str, w: int, h: int) -> Image.Image:
    """A card upright, `w` x `h`, with its shadow (margin `pen.margin()`)."""
    colours = palette(name)
    pen = Pen(w, h, 3)
    ground, ink = colours_of(card, colours)
    _frame(pen, w, h, ground, ink, colours)
    if is_troop(card):
        _large_troop(pen, card, language, colours)
    else:
        _large_tactic(pen, card, language, colours)
    return shadowed(pen.done(), colours.shadow)


def _large_troop(pen: Pen, card: str, language: str, colours: Palette) -> None:
    ink, w, h = colours_of(card, colours)[1], pen.width, pen.height
    size = round(w * 0.56)
    pen.text((w * 0.09, h * 0.06 + figure_height(BLACK, size)), card[1:], BLACK, size, ink)
    pen.text((w * 0.93, h * 0.06 + w * 0.17), say(language, f"picture-letter-{card[0]}"), BOLD, w * 0.25, ink, "r")
    side = round(w * 0.56)
    pen.put(_suit_shield(card, side, round(side * 1.1), colours, pen.scale), ((w - side) / 2, h * 0.4))
    pen.text((w / 2, h * 0.93), titled(language, f"colour-{card[0]}"), BOLD, w * 0.19, ink, "m", w * 0.86)


def _large_tactic(pen: Pen, card: str, language: str, colours: Palette) -> None:
    ground, ink = colours_of(card, colours)
    w, h = pen.width, pen.height
    side = round(w * 0.3)
    pen.put(icon(ICON[card], side * pen.scale, ink), (w * 0.07, h * 0.05))
    if card in WORTH:
        size = round(w * 0.24)
        pen.text((w * 0.93, h * 0.05 + (side + figure_height(BLACK, size)) / 2), WORTH[card], BLACK, size, ink, "r")
    else:
        pen.text((w * 0.93, h * 0.05 + side * 0.6), say(language, f"picture-kind-{kind(card)}"), TEXT, w * 0.13, ink, "r")
    title, effect = w * 0.14, w * 0.142
    line = h * 0.07 + side
    for row in wrap(say(language, f"card-{card}"), BOLD, round(title * pen.scale), w * 0.88 * pen.scale, 2):
        line += title * 1.02
        pen.text((w / 2, line), row, BOLD, title, ink, "m", w * 0.9)
    line += h * 0.03
    pen.stroke([(w * 0.2, line), (w * 0.8, line)], mix(ground, colours.gold, 0.8), 1.6)
    for row in wrap(say(language, f"picture-effect-{card}"), TEXT, round(effect * pen.scale), w * 0.9 * pen.scale, 5):
        line += effect * 1.06
        pen.text((w / 2, line), row, TEXT, effect, ink, "m", w * 0.92)


@lru_cache(maxsize=48)
def wide(card: str, name: str, language: str, w: int, h: int, blocked: bool) -> Image.Image:
    """A Tactics card lying down, for hands: sign, name, kind or worth, effect; with its shadow (margin `pen.margin()`)."""
    colours = palette(name)
    ground, ink = colours_of(card, colours)
    pen = Pen(w, h, 3)
    _frame(pen, w, h, ground, ink, colours)
    side = round(h * 0.54)
    pen.put(icon(ICON[card], side * pen.scale, ink), (h * 0.17, (h - side) / 2))
    left, right = h * 0.88, w - h * 0.14
    title, text = h * 0.27, h * 0.225
    worth = WORTH.get(card) or say(language, f"picture-kind-{kind(card)}")
    taken = pen.text((right, h * 0.31), worth, BLACK if card in WORTH else TEXT, title if card in WORTH else text, ink, "r")
    pen.text((left, h * 0.31), say(language, f"card-{card}"), BOLD, title, ink, room=right - left - taken - 14)
    pen.stroke([(left, h * 0.41), (right, h * 0.41)], mix(ground, colours.gold, 0.8), 1.6)
    line = h * 0.41
    for row in wrap(say(language, f"picture-effect-{card}"), TEXT, round(text * pen.scale), (right - left) * pen.scale, 2):
        line += text * 1.06
        pen.text((left, line), row, TEXT, text, ink)
    done = pen.done()
    return shadowed(fade(done, colours.ground, 0.4) if blocked else done, colours.shadow)


@lru_cache(maxsize=64)
def back(deck: int, name: str, camp: int | None, w: int, h: int, signed: bool = True) -> Image.Image:
    """A card's back with its shadow: crossed swords for Troops, a scroll for Tactics (not drawn where another card hides
    most of it); in the colours of a camp, or wood for a deck."""
    colours = palette(name)
    ground = colours.wood if camp is None else colours.camps[camp]
    ink = colours.wood_ink if camp is None else colours.camp_inks[camp]
    pen = Pen(w, h)
    pen.box((0, 0, w, h), ground, w * 0.12, mix(ground, colours.shadow, 0.75), 2)
    pen.box((3.5, 3.5, w - 3.5, h - 3.5), None, w * 0.08, mix(ground, ink, 0.6), 1.4)
    side = round(w * 0.62)
    if signed:
        pen.put(icon(("attack", "scroll")[deck], side * pen.scale, ink), ((w - side) / 2, (h - side) / 2))
    return shadowed(pen.done(), colours.shadow, 2, 1.5)


BACK_EDGE: Final = 6
"""The margin of a back's shadow: `pen.margin(2, 1.5)`."""


@lru_cache(maxsize=160)
def chip(card: str, name: str, language: str, h: int) -> Image.Image:
    """A small card for rows of discards and used Tactics: value and charge, or sign."""
    colours = palette(name)
    ground, ink = colours_of(card, colours)
    size = round(h * 0.74)
    w = round(h * 0.3 + width(card[1:], BLACK, size) + h * 0.56) if is_troop(card) else h
    pen = Pen(w, h)
    pen.box((0, 0, w, h), ground, h * 0.16, mix(ground, colours.shadow, 0.72), 1.6)
    if is_troop(card):
        pen.text((h * 0.16, (h + figure_height(BLACK, size)) / 2), card[1:], BLACK, size, ink)
        pen.put(_suit_shield(card, round(h * 0.5), round(h * 0.56), colours, pen.scale), (w - h * 0.6, h * 0.22))
    else:
        side = round(h * 0.74)
        pen.put(icon(ICON[card], side * pen.scale, ink), ((w - side) / 2, (h - side) / 2))
    return pen.done()


@lru_cache(maxsize=32)
def camp_shield(seat: int, name: str, w: int, h: int, rim: Colour | None = None) -> Image.Image:
    """The arms of a camp; `rim` where they stand on a dark plate."""
    colours = palette(name)
    return shield(CAMP_CHARGES[seat], w, h, colours.camps[seat], colours.camp_inks[seat], rim or colours.ink, 2)
