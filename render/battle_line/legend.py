"""The legend at the bottom of the board: the six suits, and the formations in their order."""

from __future__ import annotations

from render.battle_line import layout as at
from render.battle_line.words import say, terrain_name, titled
from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.heraldry import CHARGES, shield
from render.kit.icons import icon
from render.kit.palette import Palette, mix
from render.kit.sheet import Sheet
from render.kit.type import width
from rules.battle_line.cards import COLOURS
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.terrain import Terrain, terrain
from rules.battle_line.view import BattleLineView

COLUMNS = 3
ORDER = ("wedge", "square", "column", "skirmish", "melee")


def draw_legend(sheet: Sheet, colours: Palette, language: str, top: int) -> None:
    """Two rows, each spread over the width."""
    size = at.SMALL
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    base = top + 40
    suits = [(say(language, f"picture-letter-{c}"), titled(language, f"colour-{c}")) for c in COLOURS]
    widths = [44 + width(letter, BOLD, size) + 9 + width(word, TEXT, size) for letter, word in suits]
    gap = (right - left - sum(widths)) / (len(suits) - 1)
    x = float(left)
    for k, (letter, word) in enumerate(suits):
        rim = mix(colours.suits[k], colours.shadow, 0.72)
        sheet.lay(shield(CHARGES[k], 34, 38, colours.suits[k], colours.suit_inks[k], rim, 1.6), (x, base - 30))
        step = sheet.text((x + 44, base), letter, BOLD, size, colours.ink)
        sheet.text((x + 44 + step + 9, base), word, TEXT, size, colours.ink_soft)
        x += widths[k] + gap
    base += 46
    names = [titled(language, f"formation-{category}") for category in ORDER]
    line = "\u00a0\u00a0›\u00a0\u00a0".join(names)
    signs = [("fog", say(language, "card-FOG")), ("mud", say(language, "card-MUD"))]
    sheet.text((left, base), line, TEXT, size, colours.ink_soft)
    x = float(right)
    for sign, word in reversed(signs):
        x -= width(word, TEXT, size)
        sheet.text((x, base), word, TEXT, size, colours.ink_soft)
        x -= 38
        sheet.lay(icon(sign, 30, colours.ink_soft), (x, base - 25))
        x -= 24


def short_sign(options: BattleLineOptions, key: str, language: str) -> str:
    """The rules of a terrain in a few words each; "" where it has none of its own."""
    return ", ".join(say(language, name, **facts) for name, facts in _signs(terrain(options, key)))


def terrain_rules(view: BattleLineView, language: str) -> tuple[tuple[int, str, str], ...]:
    """Number, name and short rule of every battlefield with a terrain."""
    return tuple(
        (
            field.number,
            terrain_name(view.options, field.terrain, language),
            short_sign(view.options, field.terrain, language),
        )
        for field in view.fields
        if field.terrain
    )


def draw_terrain_rules(sheet: Sheet, colours: Palette, rules: tuple[tuple[int, str, str], ...], top: int) -> None:
    """Rows of three terrains each."""
    left, right = at.MARGIN + 14, at.WIDTH - at.MARGIN - 14
    room = (right - left) / COLUMNS
    for k, (number, name, rule) in enumerate(rules):
        x, base = left + room * (k % COLUMNS), top + 26 + at.NOTE * (k // COLUMNS)
        x += sheet.text((x, base), str(number), BLACK, at.SMALL, colours.ink) + 9
        step = sheet.text((x, base), name, BOLD, at.SMALL, colours.ink, room=room * 0.45) + 9
        sheet.text(
            (x + step, base), rule, TEXT, at.SMALL, colours.ink_soft, room=left + room * (k % COLUMNS + 1) - x - step - 14
        )


def _signs(place: Terrain) -> list[tuple[str, dict[str, int]]]:
    rules: list[tuple[bool, str, dict[str, int]]] = [
        (place.slots != 3, "picture-sign-slots", {"count": place.slots}),
        (place.fog, "picture-sign-fog", {}),
        (place.low_sum_wins, "picture-sign-low", {}),
        (place.tie_to_last, "picture-sign-last", {}),
        (place.colour_blind, "picture-sign-colour", {}),
        (place.troop_max < 10, "picture-sign-most", {"value": place.troop_max}),
        (place.troop_min > 1, "picture-sign-least", {"value": place.troop_min}),
        (place.ban_morale, "picture-sign-morale", {}),
        (place.ban_guile, "picture-sign-quiet", {}),
        (place.ban_weather, "picture-sign-weather", {}),
    ]
    return [(name, facts) for holds, name, facts in rules if holds]
