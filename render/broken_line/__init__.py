"""The pictures of The Broken Line."""

from render.broken_line.painter import BrokenLinePainter

PAINTER = BrokenLinePainter()
"""The painter of The Broken Line: every picture with its alt text, and the board as text."""
