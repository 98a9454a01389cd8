"""The legend at the bottom of the board: the six suits, and the formations in their order."""

from __future__ import annotations

from render.battle_line import layout as at
from render.battle_line.words import say
from render.kit.fonts import BOLD, TEXT
from render.kit.heraldry import CHARGES, shield
from render.kit.icons import icon
from render.kit.palette import Palette, mix
from render.kit.sheet import Sheet
from render.kit.type import width
from rules.battle_line.cards import COLOURS

ORDER = ("wedge", "square", "column", "skirmish", "melee")


def draw_legend(sheet: Sheet, colours: Palette, language: str) -> None:
    """Two rows, each spread over the width."""
    size = at.SMALL
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    base = at.LEGEND_TOP + 40
    suits = [(say(language, f"picture-letter-{c}"), say(language, f"picture-suit-{c}")) for c in COLOURS]
    widths = [44 + width(f"{letter} {word}", BOLD, size) for letter, word in suits]
    gap = (right - left - sum(widths)) / (len(suits) - 1)
    x = float(left)
    for k, (letter, word) in enumerate(suits):
        sheet.lay(shield(CHARGES[k], 34, 38, colours.suits[k], colours.suit_inks[k], mix(colours.suits[k], colours.shadow, 0.72), 1.6),
                  (x, base - 30))  # fmt: skip
        step = sheet.text((x + 44, base), letter, BOLD, size, colours.ink)
        sheet.text((x + 44 + step + width(" ", BOLD, size), base), word, TEXT, size, colours.ink_soft)
        x += widths[k] + gap
    base += 46
    names = [say(language, f"picture-order-{category}") for category in ORDER]
    line = "  ›  ".join(names)
    signs = [("fog", say(language, "picture-card-FOG")), ("mud", say(language, "picture-card-MUD"))]
    sheet.text((left, base), line, TEXT, size, colours.ink_soft)
    x = float(right)
    for sign, word in reversed(signs):
        x -= width(word, TEXT, size)
        sheet.text((x, base), word, TEXT, size, colours.ink_soft)
        x -= 38
        sheet.lay(icon(sign, 30, colours.ink_soft), (x, base - 25))
        x -= 24
