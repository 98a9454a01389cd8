"""Dice as dice: a die with its pips, and its outline before it is rolled."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.palette import Colour, mix
from render.kit.pen import Pen, Point

_L, _M, _H = 0.26, 0.5, 0.74
_PIPS: Final[dict[int, tuple[Point, ...]]] = {
    0: (),
    1: ((_M, _M),),
    2: ((_L, _H), (_H, _L)),
    3: ((_L, _H), (_M, _M), (_H, _L)),
    4: ((_L, _L), (_H, _H), (_L, _H), (_H, _L)),
    5: ((_L, _L), (_H, _H), (_L, _H), (_H, _L), (_M, _M)),
    6: ((_L, _L), (_H, _H), (_L, _H), (_H, _L), (_L, _M), (_H, _M)),
}


@lru_cache(maxsize=256)
def die_face(value: int, size: int, ground: Colour, ink: Colour) -> Image.Image:
    """A die of `size` pixels that shows 1 to 6; 0 is a die not yet rolled. Raises KeyError for other numbers."""
    pen = Pen(size, size)
    pen.box((0, 0, size, size), ground, size * 0.2, mix(ground, ink, 0.75), max(1.4, size * 0.045))
    for x, y in _PIPS[value]:
        pen.disc((x * size, y * size), size * 0.1, ink)
    return pen.done()
