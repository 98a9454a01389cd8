"""The pictures of Marchlords."""

from render.marchlords.painter import MarchlordsPainter

PAINTER = MarchlordsPainter()
"""The painter of Marchlords: every picture with its alt text, and the position as text."""
