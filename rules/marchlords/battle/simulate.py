"""A battle that nobody plays, decided by dice (R9.7)."""

from __future__ import annotations

from rules.chance import Chance
from rules.marchlords.battle.sheets import general_points, total
from rules.marchlords.numbers import numbers
from rules.marchlords.state import Battle, Sheet, Version

WHOLE = 1000


def odds(sheet: Sheet) -> tuple[int, int, int]:
    """Chances out of 1000 that the attacker wins, that it is a draw, that the defender wins."""
    rules = numbers().simulation
    attack = total(sheet.attacker)
    defence = total(sheet.defender) * rules.wall[sheet.wall] // 100 + sheet.late * rules.late // 100
    share = WHOLE * attack**2 // (attack**2 + defence**2) if attack or defence else WHOLE // 2
    won = min(WHOLE, max(0, share - rules.draw))
    held = min(WHOLE, max(0, share + rules.draw)) - won
    return won, held, WHOLE - won - held


def simulate(battle: Battle, chance: Chance, occasion: str) -> Version:
    """The dice's version of the battle."""
    rules = numbers().simulation
    won, held, _ = odds(battle.sheet)
    throw = chance.below(f"{occasion}/outcome", WHOLE)
    outcome = "attacker" if throw < won else "draw" if throw < won + held else "defender"
    if outcome == "draw":
        ranges = (rules.draw_losses, rules.draw_losses)
    elif outcome == "attacker":
        ranges = (rules.winner_losses, rules.loser_losses)
    else:
        ranges = (rules.loser_losses, rules.winner_losses)
    losses = [
        least + chance.below(f"{occasion}/losses {side}", most - least + 1) for side, (least, most) in enumerate(ranges)
    ]
    captured = False
    if outcome != "draw" and can_capture(battle.sheet, outcome):
        captured = chance.below(f"{occasion}/general", rules.captured) == 0
    return Version(outcome, (losses[0], losses[1]), captured)


def can_capture(sheet: Sheet, outcome: str) -> bool:
    """Whether the losing side's lead has a general that could be taken (R9.2)."""
    if outcome not in ("attacker", "defender"):
        return False
    return general_points(sheet.parts(1 if outcome == "attacker" else 0)) > 0
