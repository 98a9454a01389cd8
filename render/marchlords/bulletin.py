"""The bulletin of a turn: what all know. Battles of the last flip, kingdoms by score. It stands for the map where nobody's
eyes may be lent to the public."""

from __future__ import annotations

from typing import Final

from render.kit.crests import crest
from render.kit.fonts import BLACK, BOLD, ITALIC, TEXT, TITLE
from render.kit.marks import plate
from render.kit.palette import mix, palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import figure_height, width
from render.marchlords import faces
from render.marchlords import layout as at
from render.marchlords.engagement import state_told
from render.marchlords.header import LEFT, RIGHT, caption, draw_header, draw_rose, state_sign
from render.marchlords.recent import public, sentences
from render.marchlords.tints import arms, tints
from render.marchlords.words import faction_name, name, say
from render.picture import Look
from rules.marchlords.view import BattleView, KingdomView, MarchlordsView

BATTLE: Final = 104
HEAD: Final = 62


def ranked(view: MarchlordsView) -> list[KingdomView]:
    """The kingdoms by score, or by seat where scores are hidden; those that are out come last."""
    return sorted(view.kingdoms, key=lambda one: (one.fallen or one.dormant, -(one.score or 0), one.seat))


def row_height(seats: int) -> int:
    """Height of a kingdom's row."""
    return 96 if seats <= 6 else 72


def draw_bulletin(view: MarchlordsView, look: Look, title: str = "") -> Sheet:
    """The bulletin."""
    colours, language = palette(look.palette), look.language
    said = caption(sentences(look, len(view.kingdoms), public(look.recent)))
    top = at.HEADER + at.LINE * (len(said.lines) - 1) + 10
    rows = -(-len(view.battles) // 2) if len(view.battles) > 6 else len(view.battles)
    row = row_height(len(view.kingdoms))
    war = HEAD + rows * BATTLE + 16 if view.battles else 0
    height = top + war + HEAD + len(view.kingdoms) * row + at.MARGIN + 10
    sheet = Sheet(cut(at.WIDTH, height, look.palette))
    draw_rose(sheet, look.palette, RIGHT - 70, top - 2 + 24, 150) if not said.lines and not view.battles else None
    draw_header(sheet, view, look, said, title)
    y = top
    if view.battles:
        _head(sheet, look, say(language, "picture-battles"), "attack", y)
        y += HEAD
        for k, battle in enumerate(view.battles):
            column, line = divmod(k, rows)
            two = rows < len(view.battles)
            w = at.INNER // 2 if two else at.INNER
            _battle(sheet, view, look, battle, at.MARGIN + column * w, y + line * BATTLE, w)
        y += rows * BATTLE + 16
    _head(sheet, look, say(language, "picture-kingdoms"), "crown", y)
    y += HEAD
    most = max([one.score or 0 for one in view.kingdoms] + [1])
    for kingdom in ranked(view):
        _kingdom(sheet, view, look, kingdom, y, row, most)
        y += row
    del colours
    return sheet


def _head(sheet: Sheet, look: Look, text: str, sign: str, y: int) -> None:
    colours = palette(look.palette)
    sheet.lay(crest(sign, 40, colours.ink_soft), (LEFT, y + 6))
    wide = sheet.text((LEFT + 54, y + 42), text, TITLE, 36, colours.ink)
    sheet.draw.line((LEFT + 74 + wide, y + 30, RIGHT, y + 30), fill=colours.panel_edge, width=3)


def _battle(sheet: Sheet, view: MarchlordsView, look: Look, battle: BattleView, x: int, y: int, w: int) -> None:
    """One battle: shields, names, kind, how it stands."""
    colours, language = palette(look.palette), look.language
    edge = colours.turn if battle.open else colours.panel_edge
    sheet.lay(plate(w - 10, BATTLE - 10, colours.panel, edge, 4 if battle.open else 2, 10), (x + 5, y))
    middle = x + w / 2
    size = 62
    open_ = battle.open
    ground, ink = (colours.turn, colours.turn_ink) if open_ else (tints(look.palette).wall, tints(look.palette).outline)
    sign = faces.medal("attack", size, ground, ink, ink if open_ else tints(look.palette).outline, str(battle.number))
    sheet.lay(sign, (middle - size / 2, y + 15))
    won = {"attacker": battle.attacker, "defender": battle.defender}.get(battle.outcome)
    for seat, way in ((battle.attacker, -1), (battle.defender, 1)):
        faction = view.kingdoms[seat].faction
        sx = x + 24 if way < 0 else x + w - 24 - 60
        sheet.lay(faces.shield(faction, seat, look.palette, 60, 68), (sx - faces.SHADOW, y + 12 - faces.SHADOW))
        tx, anchor = (x + 100, "l") if way < 0 else (x + w - 100, "r")
        room = w / 2 - 100 - size / 2 - 30
        ink_ = colours.ink if won in (None, seat) else colours.ink_soft
        sheet.text((tx, y + 44), name(look, seat), BOLD, at.NAME, ink_, anchor, room)
        if won == seat:
            wide = min(room, width(name(look, seat), BOLD, at.NAME))
            sheet.lay(crest("crown", 30, colours.gold), (tx + wide + 8 if way < 0 else tx - wide - 38, y + 18))
        text = say(language, f"engagement-{battle.kind}") if way < 0 else state_told(battle, look, language)
        if way > 0 and battle.tile is not None and view.ground:
            text = f"{view.field.names[battle.tile]} · {text}"
        sheet.text((tx, y + 80), text, ITALIC if way > 0 else TEXT, at.SMALL, colours.ink_soft, anchor, room)


def _kingdom(sheet: Sheet, view: MarchlordsView, look: Look, kingdom: KingdomView, y: int, row: int, most: int) -> None:
    """One kingdom: shield, name, faction, a bar as long as its score, victories, what it does."""
    colours = palette(look.palette)
    out = kingdom.fallen or kingdom.dormant
    asked = kingdom.asked and view.phase != "over"
    won = view.outcome is not None and kingdom.seat in view.outcome.winners
    ground = mix(colours.panel, colours.gold, 0.3) if won else colours.panel
    edge, weight = (colours.turn, 5) if asked else (colours.gold, 5) if won else (colours.panel_edge, 2)
    sheet.lay(plate(at.INNER - 10, row - 8, ground, edge, weight, 10), (at.MARGIN + 5, y))
    high = row - 24
    w = round(high * 0.88)
    ink = mix(colours.ink, ground, 0.45) if out else colours.ink
    sheet.lay(
        faces.shield(kingdom.faction, kingdom.seat, look.palette, w, high),
        (at.MARGIN + 22 - faces.SHADOW, y + 8 - faces.SHADOW),
    )
    sheet.text((at.MARGIN + 130, y + row / 2 + 8), faces.seat_letter(kingdom.seat), BLACK, 40, ink, "m")
    x, room = at.MARGIN + 166, 420
    tall = row > 80
    shown = name(look, kingdom.seat)
    if tall:
        sheet.text((x, y + 40), shown, BOLD, 38, ink, room=room)
        sheet.text(
            (x, y + 74), faction_name(kingdom.faction, look.language), TEXT, at.SMALL, mix(ink, ground, 0.25), room=room
        )
    else:
        sheet.text((x, y + row / 2 + 8), shown, BOLD, 36, ink, room=room)
    middle = y + row / 2 - 4
    right = float(RIGHT - 12)
    if kingdom.score is not None:
        figure = str(kingdom.score)
        sheet.text((right, middle + figure_height(BLACK, at.VALUE) / 2), figure, BLACK, at.VALUE, ink, "r")
    right -= 96
    sign = state_sign(view, kingdom)
    if sign:
        sheet.lay(crest(sign, 40, ink), (right - 40, middle - 20))
    right -= 66
    victories = kingdom.field + kingdom.garrison
    text = str(victories)
    sheet.text((right, middle + 14), text, BLACK, 40, ink, "r")
    sheet.lay(crest("attack", 36, mix(ink, ground, 0.2)), (right - width(text, BLACK, 40) - 44, middle - 18))
    right -= 116
    if kingdom.score is not None:
        left = x + room + 16
        long = max(6.0, (right - left) * max(0, kingdom.score) / most)
        own = arms(kingdom.faction)
        bar = plate(round(long), 26, mix(own.ground, ground, 0.5) if out else own.ground, tints(look.palette).outline, 2, 6)
        sheet.lay(bar, (left, middle - 13))
