"""The sheet on which a picture is composed, and how it becomes a PNG.

Everything costly (grounds, cards, icons) is a cached sprite; composing is pasting. Colours are reduced to 256 with a
master palette that each game learns once from a specimen of all it draws: reducing with a known palette takes a tenth
of the time of finding one, and a board keeps its colours from turn to turn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from io import BytesIO
from threading import Lock
from typing import Final, ParamSpec, TypeVar

from PIL import Image, ImageDraw

from render.kit.palette import Colour, Palette
from render.kit.type import write

COLOURS: Final = 256
_LEVEL: Final = 3
"""Half the time of level 6 for a fifth more bytes."""
_PEN: Final = Lock()

P = ParamSpec("P")
R = TypeVar("R")


def one_at_a_time(paint: Callable[P, R]) -> Callable[P, R]:
    """Pictures are drawn in worker threads; font objects and half-filled caches are shared, so one is drawn at a time."""

    @wraps(paint)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> R:
        with _PEN:
            return paint(*args, **kwargs)

    return guarded


class Sheet:
    """An RGB picture in the making. Sprites are RGBA and placed by their upper left corner."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()
        self.draw = ImageDraw.Draw(self.image)

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """Height in pixels."""
        return self.image.height

    def lay(self, sprite: Image.Image, at: tuple[float, float]) -> None:
        """Paste a sprite."""
        self.image.paste(sprite, (round(at[0]), round(at[1])), sprite)

    def text(
        self, at: tuple[float, float], text: str, face: str, size: int, colour: Colour, anchor: str = "l",
        room: float | None = None,
    ) -> float:  # fmt: skip
        """Text with its base line at `at`, shortened to `room`; returns its width."""
        return write(self.draw, at, text, face, size, colour, anchor, room)

    def png(self, master: Image.Image, level: int = _LEVEL) -> bytes:
        """The picture with the colours of a master (mode P), as PNG bytes; `level` of compression, 1 to 9."""
        return encode(self.image, master, level)


def encode(image: Image.Image, master: Image.Image, level: int = _LEVEL) -> bytes:
    """An RGB picture as a palette PNG with the colours of the master."""
    reduced = image.quantize(palette=master, dither=Image.Dither.NONE)
    out = BytesIO()
    reduced.save(out, "PNG", compress_level=level)
    return out.getvalue()


def learn(specimen: Image.Image, colours: Palette) -> Image.Image:
    """A master palette: the colours of a specimen, those of every role of the palette certainly among them."""
    firm = _roles(colours)
    learnt = specimen.quantize(COLOURS - len(firm), method=Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    table = (learnt.getpalette() or [])[: 3 * (COLOURS - len(firm))]
    master = Image.new("P", (1, 1))
    master.putpalette([*table, *[part for colour in firm for part in colour]])
    return master


def _roles(colours: Palette) -> tuple[Colour, ...]:
    found: list[Colour] = []
    for name in Palette.__dataclass_fields__:
        value = getattr(colours, name)
        if name != "name":
            found += [value] if isinstance(value[0], int) else list(value)
    return tuple(dict.fromkeys(found))
