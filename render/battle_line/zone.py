"""A player's zone: name, whether it is their turn, battlefields won, hand as backs, Tactics played, face-up cards aside."""

from __future__ import annotations

from typing import Final

from render.battle_line import layout as at
from render.battle_line.faces import BACK_EDGE, back, camp_shield, chip
from render.battle_line.recent import Recent
from render.battle_line.words import name, say
from render.kit.fonts import BLACK, BOLD
from render.kit.icons import icon
from render.kit.marks import OUTLINE, outline, plate
from render.kit.palette import Colour, mix, palette
from render.kit.sheet import Sheet
from render.kit.texture import wood
from render.kit.type import capital_height, figure_height, width
from render.picture import Look
from rules.battle_line.view import BattleLineView

CHIP: Final = 42


def draw_zone(sheet: Sheet, view: BattleLineView, look: Look, seat: int, top: float, news: Recent) -> None:
    """Two rows. The zone of who is to act stands on the turn's plate."""
    colours = palette(look.palette)
    x: float
    left, right = at.MARGIN, at.WIDTH - at.MARGIN
    acting = view.active == seat
    won = view.outcome is not None and seat in view.outcome.winners
    fill = colours.turn if acting or won else mix(colours.ground, colours.panel, 0.6)
    ink = colours.turn_ink if acting or won else colours.ink
    edge = mix(fill, colours.ink, 0.3)
    if acting or won:
        sheet.lay(wood(right - left, at.ZONE - 8, fill, edge, 12), (left, top + 4))
    else:
        sheet.lay(plate(right - left, at.ZONE - 8, fill, edge, 1.6, 12), (left, top + 4))
    sheet.lay(camp_shield(seat, colours.name, 64, 74, ink), (left + 16, top + 23))
    x = left + 98
    base = top + 20 + capital_height(BOLD, at.NAME)
    x += sheet.text((x, base), name(look, seat), BOLD, at.NAME, ink, room=560)
    if acting or won:
        _turn_plate(sheet, x + 18, base, say(look.language, "picture-to-play" if acting else "picture-won"), fill, ink)
    _scores(sheet, view, look, seat, right - 18, base, ink)
    _counters(sheet, view, look, seat, (left + 98, right - 18), top + 70, ink, news)


def _turn_plate(sheet: Sheet, x: float, base: float, text: str, fill: Colour, ink: Colour) -> None:
    size = 30
    w = round(width(text, BOLD, size)) + 54
    sheet.lay(plate(w, 42, ink, None, 0, 21), (x, base - 35))
    sheet.lay(icon("sword", 28, fill), (x + 10, base - 28))
    sheet.text((x + 38, base - 35 + (42 + capital_height(BOLD, size)) / 2), text, BOLD, size, fill)


def _scores(sheet: Sheet, view: BattleLineView, look: Look, seat: int, right: float, base: float, ink: Colour) -> None:
    """At the right end: battlefields won, and the points of a series."""
    size = 46
    if view.options.series != "single":
        points = str(view.scores[seat])
        right -= width(points, BLACK, size)
        sheet.text((right, base), points, BLACK, size, ink)
        sheet.lay(icon("trophy", 36, ink), (right - 44, base - 34))
        right -= 74
    fields = str(sum(field.owner == seat for field in view.fields))
    right -= width(fields, BLACK, size)
    sheet.text((right, base), fields, BLACK, size, ink)
    sheet.lay(icon("deployment", 36, ink), (right - 44, base - 34))


def _counters(
    sheet: Sheet, view: BattleLineView, look: Look, seat: int, span: tuple[float, float], top: float, ink: Colour,
    news: Recent,
) -> None:  # fmt: skip
    """Hand as backs, Tactics played, and the cards that lie face up aside."""
    colours = palette(look.palette)
    x, end = span
    base = top + (CHIP + figure_height(BLACK, 38)) / 2 - 2
    for deck in (0, 1) if view.options.tactics else (0,):
        count = view.hand_counts[seat][deck]
        shown = min(count, 10)
        for k in range(shown):
            last = k == shown - 1
            sheet.lay(back(deck, colours.name, seat, 30, CHIP, last), (x - BACK_EDGE, top - 2 - BACK_EDGE))
            x += 30 if last else 10
        if count == 0:
            continue
        x += 8 + sheet.text((x + 8, base), str(count), BLACK, 38, ink) + 18
    if view.options.tactics:
        ahead = view.tactics_played[seat] > view.tactics_played[1 - seat]
        key = "picture-tactics-lead" if ahead else "picture-tactics"
        x += 10 + sheet.text((x + 10, base), say(look.language, key, count=view.tactics_played[seat]), BOLD, 30, ink)
    cards = view.discards[seat]
    chips = [chip(card, colours.name, look.language, CHIP) for card in cards]
    room = end - x - 24
    gap = 6.0
    total = sum(sprite.width for sprite in chips) + gap * (len(chips) - 1)
    if chips and total > room:
        gap = (room - sum(sprite.width for sprite in chips)) / max(1, len(chips) - 1)
        total = room
    x = end - total
    for card, sprite in zip(cards, chips, strict=True):
        sheet.lay(sprite, (x, top - 2))
        if card in news.cards:
            sheet.lay(outline(sprite.width, CHIP, colours.accent, colours.halo, 6), (x - OUTLINE - 2, top - 2 - OUTLINE - 2))
        x += sprite.width + gap
