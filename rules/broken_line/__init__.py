"""The Broken Line: Les Terres Déchirées: hidden armies for two to six (issue 5)."""

from rules.broken_line.game import GAME

__all__ = ["GAME"]
