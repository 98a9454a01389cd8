"""The sheet of a battle: who meets whom, over which ground, with how many points, in the table's game system."""

from __future__ import annotations

from typing import Final

from render.kit.fonts import BLACK, BOLD, ITALIC, TEXT, TITLE
from render.kit.marks import plate
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import wrap
from render.marchlords import faces
from render.marchlords import layout as at
from render.marchlords.closeup import tags_told
from render.marchlords.header import LEFT, RIGHT, draw_title
from render.marchlords.words import faction_name, facts_line, name, say
from render.picture import Look
from rules.marchlords.battle.sheets import converted, converted_total, general_points, points, role
from rules.marchlords.state import army_name
from rules.marchlords.view import BattleView, MarchlordsView

HALF: Final = at.INNER / 2
PART: Final = 60


def state_told(battle: BattleView, look: Look, language: str) -> str:
    """How a battle stands or ended, as everybody may know it."""
    if battle.open:
        return say(language, "picture-battle-open")
    if battle.outcome in ("attacker", "defender"):
        winner = battle.attacker if battle.outcome == "attacker" else battle.defender
        return say(language, "picture-battle-won", name=name(look, winner))
    return say(language, f"picture-battle-{battle.outcome or 'open'}")


def parts_told(view: MarchlordsView, battle: BattleView, side: int, language: str) -> list[tuple[str, int]]:
    """The lines of a side: words and converted points; none for those who may not know them."""
    if battle.detail is None:
        return []
    seat, parts = battle.sides[side], battle.detail.sheet.parts(side)
    found = []
    for place, part in enumerate(parts):
        key = f"picture-part-{role(parts, place)}"
        text = say(language, key, army=army_name(seat, part.army) if part.army else "")
        found.append((text, converted(view.options, points(parts, place))))
    return found


def notes(view: MarchlordsView, battle: BattleView, language: str) -> list[str]:
    """What else the table must know: generals, late garrison, walls, siege."""
    if battle.detail is None:
        return []
    sheet = battle.detail.sheet
    found = []
    for side, key in ((0, "picture-note-general-attacker"), (1, "picture-note-general-defender")):
        worth = general_points(sheet.parts(side))
        if worth:
            found.append(say(language, key, points=converted(view.options, worth)))
    if sheet.late:
        found.append(say(language, "picture-note-late", points=converted(view.options, sheet.late)))
    if sheet.capital:
        found.append(say(language, "picture-note-keep"))
    elif sheet.wall:
        found.append(say(language, f"picture-note-wall-{sheet.wall}"))
    if sheet.tick:
        found.append(say(language, "picture-note-tick", tick=sheet.tick))
    return found


def draw_battle(view: MarchlordsView, look: Look, battle: BattleView) -> Sheet:
    """The sheet. Parts and points are on it for those who may know them."""
    colours, language, detail = palette(look.palette), look.language, battle.detail
    lists = [parts_told(view, battle, side, language) for side in (0, 1)]
    lines = max(len(one) for one in lists)
    told = notes(view, battle, language)
    ground = ""
    if battle.tile is not None and view.ground:
        tile = view.tiles[battle.tile]
        ground = f"{tile.name} · {tags_told(tile, language)}"
    noted = [line for note in told for line in wrap(note, TEXT, at.SMALL, at.INNER - 80, 2)]
    top = 190
    height = top + 330 + (lines * PART + 100 if lines else 0) + (len(noted) * 44 + 30 if noted else 0) + at.MARGIN
    sheet = Sheet(cut(at.WIDTH, height, look.palette))
    draw_title(sheet, colours, say(language, f"engagement-{battle.kind}"))
    sheet.text((LEFT, 122), facts_line(view, look), TEXT, at.NAME, colours.ink, room=RIGHT - LEFT)
    sheet.text(
        (LEFT, 166), ground or say(language, "picture-battle-somewhere"), BOLD, at.NAME, colours.ink, room=RIGHT - LEFT - 420
    )
    sheet.text((RIGHT, 166), state_told(battle, look, language), ITALIC, at.NAME, colours.ink, "r", 560)
    sheet.text((RIGHT, 80), say(language, "picture-battle-number", number=battle.number), TITLE, 36, colours.ink_soft, "r")
    won = {"attacker": 0, "defender": 1}.get(battle.outcome)
    for side, seat in enumerate((battle.attacker, battle.defender)):
        _side(sheet, view, look, seat, side, top, won == side)
    sheet.lay(faces.medal("attack", 150, colours.turn, colours.turn_ink, colours.turn_ink), (at.WIDTH / 2 - 75, top + 56))
    y = top + 310
    if detail is not None:
        for side, listed in enumerate(lists):
            x = at.MARGIN + side * HALF
            for k, (text, worth) in enumerate(listed):
                _part(sheet, look, x, y + k * PART, text, worth)
            total = converted_total(view.options, detail.sheet.parts(side))
            foot = y + lines * PART + 8
            sheet.lay(plate(round(HALF) - 16, 84, colours.turn, None, 0, 10), (x + 8, foot))
            sheet.text((x + 32, foot + 54), say(language, "picture-total"), BOLD, at.NAME, colours.turn_ink)
            sheet.text((x + HALF - 32, foot + 61), str(total), BLACK, at.VALUE, colours.turn_ink, "r")
        y += lines * PART + 130
    for line in noted:
        sheet.text((LEFT + 10, y), line, TEXT, at.SMALL, colours.ink)
        y += 44
    return sheet


def _side(sheet: Sheet, view: MarchlordsView, look: Look, seat: int, side: int, top: int, won: bool) -> None:
    colours = palette(look.palette)
    kingdom = view.kingdoms[seat]
    x = at.MARGIN + side * HALF
    edge, weight = (colours.gold, 6) if won else (colours.panel_edge, 2)
    sheet.lay(plate(round(HALF) - 16, 290, colours.panel, edge, weight, 14), (x + 8, top))
    middle = x + HALF / 2 + (-50 if side == 0 else 50)
    sprite = faces.shield(kingdom.faction, seat, look.palette, 128, 146, "both")
    sheet.lay(sprite, (middle - sprite.width / 2, top + 14))
    sheet.text((middle, top + 208), name(look, seat), BOLD, 40, colours.ink, "m", HALF - 150)
    sheet.text(
        (middle, top + 246), faction_name(kingdom.faction, look.language), TEXT, at.SMALL, colours.ink, "m", HALF - 150
    )
    key = "picture-defender" if side else "picture-attacker"
    sheet.text((middle, top + 280), say(look.language, key), ITALIC, at.SMALL, colours.ink_soft, "m")


def _part(sheet: Sheet, look: Look, x: float, y: float, text: str, worth: int) -> None:
    colours = palette(look.palette)
    sheet.lay(plate(round(HALF) - 16, PART - 6, colours.panel, colours.panel_edge, 2, 8), (x + 8, y))
    sheet.text((x + 32, y + 38), text, TEXT, at.NAME, colours.ink, room=HALF - 220)
    sheet.text((x + HALF - 32, y + 41), str(worth), BLACK, 42, colours.ink, "r")
