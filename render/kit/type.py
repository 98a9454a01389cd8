"""Text: cleaned, set in the first font that has each glyph, measured, shortened by width, drawn.

A name is data: line breaks, controls and direction marks are dropped, fancy letters fold to plain ones, and a glyph
that no font has becomes a middle dot, never a box.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from PIL import ImageDraw, ImageFont

from render.kit.fonts import FALL_BACK, coverage, font
from render.kit.palette import Colour

REPLACEMENT: Final = "·"
ELLIPSIS: Final = "…"
_LINING: Final = ["lnum"]
"""Figures as high as capitals: Alegreya's own are old-style, and a card's value must not hang below its line."""

Run = tuple[str, str]
"""A face and the text to be set in it."""


def _plain(char: str) -> str:
    """One character without what cannot be drawn by itself; "" for what is dropped."""
    if char in "\n\r\t\v\f\u2028\u2029":
        return " "
    code = ord(char)
    if unicodedata.category(char) in ("Cc", "Cf", "Cs") or 0xFE00 <= code <= 0xFE0F or 0x1F3FB <= code <= 0x1F3FF:
        return ""
    if unicodedata.category(char) == "Zs":
        return "\u00a0" if char == "\u202f" else char
    return char


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """The text as one line that can be drawn: NFC, no controls, no direction marks, single spaces, known glyphs only."""
    kept = "".join(_plain(char) for char in unicodedata.normalize("NFC", text))
    return "".join(_known(char) for char in re.sub(" +", " ", kept).strip())


def _known(char: str) -> str:
    if _face_of(char, "text") is not None:
        return char
    folded = unicodedata.normalize("NFKC", char)
    if folded != char and all(_face_of(one, "text") is not None for one in folded):
        return folded
    return "" if unicodedata.combining(char) else REPLACEMENT


def readable(text: str) -> bool:
    """Whether the text, as it can be drawn, still tells who or what is meant: more signs than replacements."""
    drawn = [char for char in clean(text) if not char.isspace()]
    lost = drawn.count(REPLACEMENT) - text.count(REPLACEMENT)
    told = any(char.isalnum() or unicodedata.category(char) == "So" for char in drawn)
    return told and 2 * lost < len(drawn)


@lru_cache(maxsize=8192)
def _face_of(char: str, face: str) -> str | None:
    code = ord(char)
    return next((one for one in (face, *FALL_BACK) if code in coverage(one)), None)


@lru_cache(maxsize=4096)
def runs(text: str, face: str) -> tuple[Run, ...]:
    """The cleaned text cut into runs of one font each, in the order in which they are drawn from left to right."""
    cut: list[list[str]] = []
    for char in clean(text):
        spaced = char.isspace() and cut and not cut[-1][0].startswith("NotoEmoji")  # its space is as wide as a face
        if cut and (spaced or unicodedata.combining(char)) and ord(char) in coverage(cut[-1][0]):
            cut[-1][1] += char
            continue
        found = _face_of(char, face) or face
        if cut and cut[-1][0] == found:
            cut[-1][1] += char
        else:
            cut.append([found, char])
    strong = next((unicodedata.bidirectional(c) for c in text if unicodedata.bidirectional(c) in ("L", "R", "AL")), "L")
    return tuple((one, chunk) for one, chunk in (cut if strong == "L" else reversed(cut)))


def _sized(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Noto runs larger than Alegreya, its emoji much larger: brought to the same height."""
    return font(face, round(size * (0.8 if face.startswith("NotoEmoji") else 0.9)) if face in FALL_BACK else size)


@lru_cache(maxsize=8192)
def width(text: str, face: str, size: int) -> float:
    """The advance width of the text in pixels."""
    return sum(_sized(one, size).getlength(chunk, features=_LINING) for one, chunk in runs(text, face))


@lru_cache(maxsize=4096)
def fit(text: str, face: str, size: int, room: float) -> str:
    """The cleaned text, shortened with an ellipsis where it is wider than `room` pixels."""
    whole = clean(text)
    if width(whole, face, size) <= room:
        return whole
    low, high = 0, len(whole)
    while low < high:
        middle = (low + high + 1) // 2
        if width(whole[:middle].rstrip() + ELLIPSIS, face, size) <= room:
            low = middle
        else:
            high = middle - 1
    while low and unicodedata.combining(whole[low : low + 1] or " "):
        low -= 1
    return whole[:low].rstrip() + ELLIPSIS


@lru_cache(maxsize=1024)
def wrap(text: str, face: str, size: int, room: float, lines: int) -> tuple[str, ...]:
    """The text broken at spaces into at most `lines` lines of `room` pixels, the last one shortened if need be."""
    words = clean(text).split(" ")
    done: list[str] = []
    while words and len(done) < lines - 1:
        taken = 1
        while taken < len(words) and width(" ".join(words[: taken + 1]), face, size) <= room:
            taken += 1
        done.append(fit(" ".join(words[:taken]), face, size, room))
        words = words[taken:]
    return (*done, fit(" ".join(words), face, size, room)) if words else tuple(done)


@lru_cache(maxsize=256)
def capital_height(face: str, size: int) -> int:
    """The height in pixels of a capital H."""
    box = font(face, size).getbbox("H", anchor="ls")
    return round(box[3] - box[1])


@lru_cache(maxsize=256)
def figure_height(face: str, size: int) -> int:
    """The height in pixels of a figure 7."""
    box = font(face, size).getbbox("7", anchor="ls", features=_LINING)
    return round(box[3] - box[1])


def write(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, face: str, size: int, fill: Colour, anchor: str = "l",
    room: float | None = None,
) -> float:  # fmt: skip
    """Write the text with its base line at `at`; `anchor` l, m or r says which end of it is there; it is shortened to
    `room` pixels. Returns the width written."""
    shown = clean(text) if room is None else fit(text, face, size, room)
    total = width(shown, face, size)
    x = at[0] - {"l": 0.0, "m": total / 2, "r": total}[anchor]
    for one, chunk in runs(shown, face):
        used = _sized(one, size)
        draw.text((x, at[1]), chunk, font=used, fill=fill, anchor="ls", features=_LINING)
        x += used.getlength(chunk, features=_LINING)
    return total
