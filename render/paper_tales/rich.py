"""Text with signs in it: `+1 :legend: per :age: on it`, broken into lines, set as a sprite.

A sign stands as an icon as high as a line; a number before it is never parted from it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from render.kit.emoji import EMOJIS
from render.kit.icons import icon
from render.kit.palette import Colour
from render.kit.pen import Pen
from render.kit.type import width

_SIGN: Final = re.compile(r":([a-z]+):")
_NUMBER: Final = re.compile(r"[−+-]?\d+")
SCALE: Final = 3
SPACE: Final = 0.22
"""The width of a space in sizes: text is set word by word."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A word, or the sign of that name."""

    text: str
    sign: bool = False

    def wide(self, face: str, size: float) -> float:
        """Its width in pixels."""
        if self.sign:
            return size * 0.94
        return size * SPACE if self.text.isspace() else width(self.text, face, round(size * SCALE)) / SCALE


Chunk = tuple[Piece, ...]
"""Pieces that stay together."""


@lru_cache(maxsize=1024)
def chunks(text: str) -> tuple[Chunk, ...]:
    """The text cut where it may be broken."""
    found: list[list[Piece]] = []
    glue = False
    for word in text.split(" "):
        parts = [part for part in re.split(r"(:[a-z]+:)", word) if part]
        pieces = [Piece(match[1], True) if (match := _SIGN.fullmatch(part)) else Piece(part) for part in parts]
        if found and (glue or word in (";", ":", "!", "?")):
            found[-1] += [Piece("\u00a0"), *pieces]
        else:
            found.append(pieces)
        glue = _NUMBER.fullmatch(word) is not None
    return tuple(tuple(one) for one in found)


@lru_cache(maxsize=1024)
def broken(text: str, face: str, size: float, room: float) -> tuple[tuple[Piece, ...], ...]:
    """The pieces of each line."""
    space = size * SPACE
    lines: list[list[Piece]] = []
    used = 0.0
    for chunk in chunks(text):
        wide = sum(piece.wide(face, size) for piece in chunk)
        if lines and used + space + wide <= room:
            lines[-1] += [Piece(" "), *chunk]
            used += space + wide
        else:
            lines.append(list(chunk))
            used = wide
    return tuple(tuple(line) for line in lines)


def paint(pen: Pen, at: tuple[float, float], pieces: tuple[Piece, ...], face: str, size: float, ink: Colour) -> float:
    """Draw a line with its base at `at`, signs in their own tones, which are made for paper. Returns its width."""
    x = at[0]
    for piece in pieces:
        if piece.sign:
            side = size * 0.9
            sprite = icon(piece.text, round(side * pen.scale), EMOJIS[piece.text])
            pen.put(sprite, (x + size * 0.02, at[1] - size * 0.72))
            x += piece.wide(face, size)
        elif piece.text.isspace():
            x += piece.wide(face, size)
        else:
            x += pen.text((x, at[1]), piece.text, face, size, ink)
    return x - at[0]


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text: the sign that hangs before it ("" for none), whether it is set in from the edge, whether it opens
    its text, its pieces."""

    sign: str
    inset: bool
    opens: bool
    pieces: tuple[Piece, ...]


def lead(line: Line, size: float) -> float:
    """How far the base of a line lies under the one before."""
    return size * (1.24 if line.opens else 1.06)


def fitted(
    texts: tuple[str, ...], face: str, sizes: tuple[int, ...], room: float, indent: float, height: float
) -> tuple[int, tuple[Line, ...]]:
    """The largest size at which the texts are no higher than `height`, and the lines. A leading sign of a text hangs before
    them in `indent`."""
    lines: list[Line] = []
    size = sizes[0]
    for size in sizes:
        lines = []
        for text in texts:
            hung = _SIGN.match(text)
            body = text[hung.end() :].strip() if hung else text
            inner = broken(body, face, size, room - (indent if hung else 0))
            lines += [Line(hung[1] if hung and not k else "", bool(hung), not k, one) for k, one in enumerate(inner)]
        if sum(lead(line, size) for line in lines) <= height:
            break
    return size, tuple(lines)
