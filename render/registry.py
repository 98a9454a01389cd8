"""Which painters exist: `render/<game>` exposes `PAINTER`."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from render.picture import Painter


@cache
def painter(key: str) -> Painter:
    """The painter of a game. Raises ModuleNotFoundError."""
    found: Painter = import_module(f"render.{key}").PAINTER
    return found
