"""Battle Line Medieval (GMT 2017), after battle_line.md: two seats, nine battlefields, claims proven by the referee."""

from rules.battle_line.game import GAME

__all__ = ["GAME"]
