"""What stands on every picture in the same way: plates, dashed places, the outline of what just happened."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.kit.palette import Colour
from render.kit.pen import Pen, Point, shadowed

OUTLINE = 6
"""Weight of the accent line in pixels."""


@lru_cache(maxsize=256)
def outline(w: int, h: int, accent: Colour, halo: Colour, radius: float = 8) -> Image.Image:
    """The accent outline of a thing of w x h pixels; the sprite has a margin of `OUTLINE` + 2 on each side."""
    m = OUTLINE + 2
    pen = Pen(w + 2 * m, h + 2 * m)
    pen.box((0, 0, w + 2 * m, h + 2 * m), None, radius + m, halo, 2)
    pen.box((2, 2, w + 2 * m - 2, h + 2 * m - 2), None, radius + m - 2, accent, OUTLINE)
    pen.box((OUTLINE + 1, OUTLINE + 1, w + m + 1, h + m + 1), None, radius + 1, halo, 1.5)
    return pen.done()


@lru_cache(maxsize=256)
def pointer(size: int, accent: Colour, halo: Colour) -> Image.Image:
    """A filled arrow head pointing right, in the accent colour: the sign of what just happened."""
    pen = Pen(size, size)
    shape: list[Point] = [
        (size * 0.12, size * 0.08),
        (size * 0.94, size * 0.5),
        (size * 0.12, size * 0.92),
        (size * 0.3, size * 0.5),
    ]
    pen.fill(shape, accent)
    pen.stroke(shape, halo, 1.2, closed=True)
    return pen.done()


@lru_cache(maxsize=256)
def dashed(w: int, h: int, ink: Colour, radius: float = 9, weight: float = 2, dash: float = 8) -> Image.Image:
    """An empty place: a dashed rounded rectangle."""
    pen = Pen(w, h)
    e = weight / 2
    for x0, x1, y in ((radius, w - radius, e), (radius, w - radius, h - e)):
        x = x0
        while x < x1:
            pen.stroke([(x, y), (min(x + dash, x1), y)], ink, weight)
            x += 2 * dash
    for y0, y1, x in ((radius, h - radius, e), (radius, h - radius, w - e)):
        y = y0
        while y < y1:
            pen.stroke([(x, y), (x, min(y + dash, y1))], ink, weight)
            y += 2 * dash
    return pen.done()


@lru_cache(maxsize=256)
def plate(
    w: int,
    h: int,
    fill: Colour,
    edge: Colour | None = None,
    weight: float = 2,
    radius: float = 8,
    shadow: Colour | None = None,
) -> Image.Image:
    """A flat plate; with `shadow` it has the margin of `pen.margin(3, 2)` on every side."""
    pen = Pen(w, h)
    pen.box((0, 0, w, h), fill, radius, edge, weight)
    done = pen.done()
    return done if shadow is None else shadowed(done, shadow)


@lru_cache(maxsize=256)
def badge(size: int, fill: Colour, rim: Colour) -> Image.Image:
    """A round plate under an icon."""
    pen = Pen(size, size)
    pen.disc((size / 2, size / 2), size / 2, rim)
    pen.disc((size / 2, size / 2), size * 0.45, fill)
    return pen.done()


def fade(sprite: Image.Image, towards: Colour, share: float) -> Image.Image:
    """The sprite with `share` of another colour mixed in; its outline stays."""
    flat = Image.new("RGB", sprite.size, towards)
    done = Image.blend(sprite.convert("RGB"), flat, share)
    done.putalpha(sprite.getchannel("A"))
    return done
