"""Drawing of small things at four times their size, reduced once: smooth edges without a vector library.

A `Pen` takes coordinates in final pixels (floats), so that shapes are written in the same unit as layouts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, pi, sin
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.palette import Colour
from render.kit.type import write

SCALE: Final = 4
Point = tuple[float, float]


class Pen:
    """A transparent sheet of `width` x `height` final pixels."""

    def __init__(self, width: float, height: float, scale: int = SCALE) -> None:
        self.width, self.height, self.scale = ceil(width), ceil(height), scale
        self.image = Image.new("RGBA", (self.width * scale, self.height * scale), (0, 0, 0, 0))
        self.draw = ImageDraw.Draw(self.image)

    def _all(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale, y * self.scale) for x, y in points]

    def fill(self, points: Sequence[Point], colour: Colour, alpha: int = 255) -> None:
        """A filled polygon."""
        self.draw.polygon(self._all(points), fill=(*colour, alpha))

    def stroke(self, points: Sequence[Point], colour: Colour, weight: float, closed: bool = False) -> None:
        """A line of the given weight with round joins and ends."""
        placed = self._all([*points, points[0]] if closed else points)
        thick = max(1, round(weight * self.scale))
        self.draw.line(placed, fill=(*colour, 255), width=thick, joint="curve")
        for x, y in placed[:1] + placed[-1:]:
            self.draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2 - 1, y + thick / 2 - 1), fill=(*colour, 255))

    def disc(self, centre: Point, radius: float, colour: Colour, alpha: int = 255) -> None:
        """A filled circle."""
        (x, y), r = self._all([centre])[0], radius * self.scale
        self.draw.ellipse((x - r, y - r, x + r - 1, y + r - 1), fill=(*colour, alpha))

    def ring(self, centre: Point, radius: float, colour: Colour, weight: float) -> None:
        """A circle's outline."""
        (x, y), r = self._all([centre])[0], radius * self.scale
        self.draw.ellipse((x - r, y - r, x + r - 1, y + r - 1), outline=(*colour, 255), width=round(weight * self.scale))

    def box(
        self, corners: tuple[float, float, float, float], colour: Colour | None, radius: float = 0,
        edge: Colour | None = None, weight: float = 0, alpha: int = 255,
    ) -> None:  # fmt: skip
        """A (rounded) rectangle, filled, outlined or both."""
        x0, y0, x1, y1 = (value * self.scale for value in corners)
        self.draw.rounded_rectangle(
            (x0, y0, x1 - 1, y1 - 1), radius * self.scale, fill=None if colour is None else (*colour, alpha),
            outline=None if edge is None else (*edge, 255), width=round(weight * self.scale) if edge is not None else 0,
        )  # fmt: skip

    def text(
        self, at: Point, text: str, face: str, size: float, colour: Colour, anchor: str = "l", room: float | None = None
    ) -> float:
        """Text with its base line at `at`; returns its width in final pixels."""
        (x, y), s = self._all([at])[0], self.scale
        room = None if room is None else room * s
        return write(self.draw, (x, y), text, face, round(size * s), colour, anchor, room) / s

    def inside(self, shape: Sequence[Point], other: Pen) -> None:
        """Lay another pen's drawing on this one, but only inside the given polygon."""
        mask = Image.new("L", self.image.size, 0)
        ImageDraw.Draw(mask).polygon(self._all(shape), fill=255)
        self.clip(mask, other)

    def clip(self, mask: Image.Image, other: Pen) -> None:
        """Lay another pen's drawing on this one through a mask (L, of this pen's full size)."""
        cut = other.image.copy()
        cut.putalpha(ImageChops.multiply(other.image.getchannel("A"), mask))
        self.image.alpha_composite(cut)
        self.draw = ImageDraw.Draw(self.image)

    def lay(self, sprite: Image.Image, at: Point) -> None:
        """Lay a finished sprite of final size on this drawing (enlarged: for soft things such as shadows)."""
        big = sprite.resize((sprite.width * self.scale, sprite.height * self.scale), Image.Resampling.BICUBIC)
        self.image.alpha_composite(big, (round(at[0] * self.scale), round(at[1] * self.scale)))
        self.draw = ImageDraw.Draw(self.image)

    def put(self, sprite: Image.Image, at: Point) -> None:
        """Lay a sprite that was made `scale` times its final size: signs and shields keep their edges."""
        self.image.alpha_composite(sprite, (round(at[0] * self.scale), round(at[1] * self.scale)))
        self.draw = ImageDraw.Draw(self.image)

    def done(self) -> Image.Image:
        """The drawing at its final size (RGBA)."""
        return self.image.reduce(self.scale)


def arc(centre: Point, radius: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points on a circle from one angle to another (degrees, clockwise from east)."""
    return [
        (centre[0] + radius * cos(pi * (start + (end - start) * i / steps) / 180),
         centre[1] + radius * sin(pi * (start + (end - start) * i / steps) / 180))
        for i in range(steps + 1)
    ]  # fmt: skip


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 16) -> list[Point]:
    """Points on a cubic Bezier curve."""
    found = []
    for i in range(steps + 1):
        t = i / steps
        k = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        found.append(
            (sum(w * p[0] for w, p in zip(k, (a, b, c, d), strict=True)),
             sum(w * p[1] for w, p in zip(k, (a, b, c, d), strict=True)))
        )  # fmt: skip
    return found


def shadowed(sprite: Image.Image, colour: Colour, blur: float = 3, drop: float = 2, strength: float = 0.45) -> Image.Image:
    """The sprite with a soft shadow beneath it; the result has a margin of `margin(blur, drop)` on each side."""
    edge = margin(blur, drop)
    size = (sprite.width + 2 * edge, sprite.height + 2 * edge)
    mask = Image.new("L", size, 0)
    mask.paste(sprite.getchannel("A"), (edge, edge + round(drop)))
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).point([round(value * strength) for value in range(256)])
    shadow = Image.new("RGBA", size, (*colour, 0))
    shadow.putalpha(mask)
    shadow.alpha_composite(sprite, (edge, edge))
    return shadow


def margin(blur: float = 3, drop: float = 2) -> int:
    """The margin that `shadowed` adds on every side."""
    return ceil(2 * blur + drop)
