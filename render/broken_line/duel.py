"""The last duel as a small picture of its own: who met whom, with which strength and dice, and how it ended. Only what the
viewer may know: in a tavern others see two backs and the end."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.broken_line.header import facts_line
from render.broken_line.pieces import BORDER, back, face
from render.broken_line.words import army_name, rank_name, say, titled
from render.kit.dice import pips
from render.kit.fonts import BLACK, BOLD, TEXT, TITLE
from render.kit.icons import icon
from render.kit.marks import fade
from render.kit.palette import Palette, palette
from render.kit.pawn_emblems import pawn_emblem
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import figure_height, width
from render.picture import Look
from rules.broken_line.pieces import GREY, power, ranks
from rules.broken_line.view import BrokenLineView, DuelView

W: Final = 1200
PIECE: Final = 250
LEFT, RIGHT = W * 0.25, W * 0.75
TOP: Final = 190
DIE: Final = 78


def strength_told(rank: str, attacking: bool, against: str, language: str) -> str:
    """The strength of a side with its sum: "6 + 1 charge = 7"; "" for a thing without."""
    row = ranks()[rank]
    if not rank.isdigit() and rank != "T":
        return ""
    if attacking and row.charge and (against.isdigit() or against == "T"):
        return say(language, "picture-charge", base=row.strength, charge=row.charge, total=power(rank, True))
    return str(row.strength)


def draw_duel_card(view: BrokenLineView, look: Look, duel: DuelView) -> Sheet:
    """The duel; `view` gives the header."""
    colours, language = palette(look.palette), look.language
    lines = len(duel.dice)
    strong = bool(duel.rank)
    height = TOP + PIECE + (190 if strong else 126) + lines * (DIE + 12) + 150
    sheet = Sheet(cut(W, height, colours.name))
    title = say(language, "picture-duel-title", square=duel.square)
    sheet.text((48, 92), title, TITLE, 50, colours.ink, room=W - 96)
    sheet.text((48, 142), facts_line(view, look), TEXT, 34, colours.ink_soft, room=W - 96)
    won = {"win": 0, "artefact": 0, "lose": 1}.get(duel.result, -1)
    for side, x in ((0, LEFT), (1, RIGHT)):
        army, rank = (duel.army, duel.rank) if side == 0 else (duel.other, duel.other_rank)
        _side(sheet, look, colours, x, army, rank, side, won)
    size = 150
    sheet.lay(pawn_emblem("swords", size, colours.ink_soft), ((W - size) / 2, TOP + (PIECE - size) / 2))
    if strong:
        for side, x in ((0, LEFT), (1, RIGHT)):
            mine, other = (duel.rank, duel.other_rank) if side == 0 else (duel.other_rank, duel.rank)
            text = strength_told(mine, side == 0, other, language)
            sheet.text((x, TOP + PIECE + 172), text, BLACK, 50, colours.ink, "m", room=W * 0.46)
    y = float(TOP + PIECE + 210)
    for attacker, defender in duel.dice:
        _rolls(sheet, colours, y, attacker, defender)
        y += DIE + 12
    _result(sheet, colours, language, duel, height)
    return sheet


def _side(sheet: Sheet, look: Look, colours: Palette, x: float, army: str, rank: str, side: int, won: int) -> None:
    """A pawn with its role, rank and army under it; the loser is pale, with a skull."""
    name, language = colours.name, look.language
    drawn: Image.Image = face(army, rank, PIECE, name) if rank else back(army, PIECE, name)
    lost = won != side and not (army == GREY and won == 0)  # it enlists
    if lost:
        drawn = fade(drawn, colours.ground, 0.45)
    sheet.lay(drawn, (x - PIECE / 2 - BORDER, TOP - BORDER))
    if lost:
        sheet.lay(icon("skull", 78, colours.ink), (x + PIECE / 2 - 48, TOP + PIECE - 70))
    text = titled(rank_name(rank, language)) if rank else say(language, "picture-unknown-rank")
    sheet.text((x, TOP + PIECE + 62), text, BOLD, 46, colours.ink, "m", room=W * 0.46)
    role = say(language, "picture-attacks" if side == 0 else "picture-defends")
    about = titled(army_name(army, language)) if army != GREY else titled(say(language, "picture-legend-tavern"))
    sheet.text((x, TOP + PIECE + 106), f"{about}, {role}", TEXT, 34, colours.ink_soft, "m", room=W * 0.46)


def _rolls(sheet: Sheet, colours: Palette, y: float, attacker: int, defender: int) -> None:
    """A pair of dice; the lower one is pale."""
    for value, other, x in ((attacker, defender, LEFT), (defender, attacker, RIGHT)):
        die = pips(value, DIE, colours.paper, colours.paper_ink)
        sheet.lay(die if value >= other else fade(die, colours.ground, 0.45), (x - DIE / 2, y))
    sign = "=" if attacker == defender else ">" if attacker > defender else "<"
    sheet.text((W / 2, y + DIE / 2 + figure_height(BLACK, 50) / 2), sign, BLACK, 50, colours.ink_soft, "m")


def _result(sheet: Sheet, colours: Palette, language: str, duel: DuelView, height: int) -> None:
    """How it ended, on a ribbon in the colour of what just happened."""
    key = f"picture-result-{'secret-' if not duel.rank else ''}{duel.result}"
    text = say(language, key)
    size = 44
    wide = min(W - 140, width(text, BOLD, size) + 80)
    x0, y0 = (W - wide) / 2, height - 128
    sheet.draw.rounded_rectangle((x0, y0, x0 + wide, y0 + 76), 14, fill=colours.accent, outline=colours.halo, width=3)
    sheet.text((W / 2, y0 + 53), text, BOLD, size, colours.halo, "m", room=wide - 40)
