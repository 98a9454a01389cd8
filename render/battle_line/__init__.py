"""The pictures of Battle Line Medieval."""

from render.battle_line.painter import BattleLinePainter

PAINTER = BattleLinePainter()
