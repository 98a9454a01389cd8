"""Marchlords: a campaign on hexagons for The Old World and The 9th Age."""
from rules.marchlords.game import GAME

__all__ = ["GAME"]
