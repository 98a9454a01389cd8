"""The icons as emojis: 128 x 128 pixels, transparent, legible in a sentence on Discord's light and dark grounds.

An application's emojis are uploaded once and stand in posts where a picture has the same sign. A pale rim keeps the ink
readable on a dark ground; each meaning has its own tone besides its shape.
"""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from types import MappingProxyType
from typing import Final

from PIL import Image, ImageFilter

from render.kit.icons import icon
from render.kit.palette import Colour, rgb

SIZE: Final = 128
_RIM: Final = 5
"""Half the width of the pale rim, in pixels of the emoji."""
_PALE: Final = rgb("#fdf6e3")
_INK: Final = rgb("#2a1f17")

EMOJIS: Final = MappingProxyType({
    "food": rgb("#5d6f14"), "wood": rgb("#6e4726"), "crystal": rgb("#1d5fa6"), "age": rgb("#4a3c5c"), "gold": rgb("#96690c"),
    "attack": rgb("#a32b16"), "deployment": rgb("#0f7350"), "legend": rgb("#7a3fa0"), "hammer": rgb("#5b3a1c"),
    "skull": _INK, "town": _INK, "temple": _INK, "tavern": _INK, "mine": _INK, "barracks": _INK, "pack": rgb("#5b3a1c"),
    "check": rgb("#0f7350"), "crown": rgb("#96690c"),
})  # fmt: skip
"""The names of all emojis, those of the forum adaptation first, each with its tone."""


@lru_cache(maxsize=64)
def emoji(name: str) -> bytes:
    """The PNG of an emoji. Raises KeyError for a name that is none of `EMOJIS`."""
    tone: Colour = EMOJIS[name]
    inner = SIZE - 4 * _RIM
    sign = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    sign.alpha_composite(icon(name, inner, tone), (2 * _RIM, 2 * _RIM))
    wide = sign.getchannel("A").filter(ImageFilter.MaxFilter(2 * _RIM + 1)).filter(ImageFilter.GaussianBlur(1.2))
    ground = Image.new("RGBA", (SIZE, SIZE), (*_PALE, 0))
    ground.putalpha(wide.point([min(255, round(value * 1.6)) for value in range(256)]))
    ground.alpha_composite(sign)
    out = BytesIO()
    ground.save(out, "PNG", optimize=True)
    return out.getvalue()
