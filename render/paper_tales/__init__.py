"""The pictures of Paper Tales."""

from render.paper_tales.painter import PaperTalesPainter

PAINTER = PaperTalesPainter()
"""The painter of Paper Tales: every picture with its alt text, and the board as text."""
