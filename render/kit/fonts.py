"""Which font has which glyph.

Titles are set in Cinzel, text in Alegreya Sans; Noto serves every other script that the packages hold. Fonts are read
once. Coverage is read from the `cmap` table, since Pillow draws a missing glyph as a box without a word.
"""

from __future__ import annotations

import struct
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from PIL import ImageFont

TITLE: Final = "title"
TEXT: Final = "text"
BOLD: Final = "bold"
BLACK: Final = "black"
ITALIC: Final = "italic"

_NOTO: Final = (
    "NotoSans[wght].ttf", "NotoSansSymbols[wght].ttf", "NotoEmoji[wght].ttf", "NotoSansHebrew[wght].ttf",
    "NotoSansArabic[wght].ttf", "NotoSansArmenian[wght].ttf", "NotoSansGeorgian[wght].ttf", "NotoSansEthiopic[wght].ttf",
    "NotoSansDevanagari[wght].ttf", "NotoSansBengali[wght].ttf", "NotoSansGujarati[wght].ttf",
    "NotoSansGurmukhi[wght].ttf", "NotoSansKannada[wght].ttf", "NotoSansMalayalam[wght].ttf", "NotoSansOriya[wght].ttf",
    "NotoSansSinhala[wght].ttf", "NotoSansTamil[wght].ttf", "NotoSansTelugu[wght].ttf", "NotoSansThai[wght].ttf",
    "NotoSansLao[wght].ttf", "NotoSansKhmer[wght].ttf", "NotoSansMyanmar[wght].ttf",
)  # fmt: skip
_FACES: Final = {
    TITLE: ("fontpkg_cinzel", "files/Cinzel[wght].ttf", 700),
    TEXT: ("fontpkg_alegreya_sans", "files/AlegreyaSans-Medium.ttf", 0),
    BOLD: ("fontpkg_alegreya_sans", "files/AlegreyaSans-Bold.ttf", 0),
    BLACK: ("fontpkg_alegreya_sans", "files/AlegreyaSans-Black.ttf", 0),
    ITALIC: ("fontpkg_alegreya_sans", "files/AlegreyaSans-MediumItalic.ttf", 0),
    **{name: ("manimgx_fonts", name, 600) for name in _NOTO},
}
"""Face -> package, file in it, weight on the variable axis (0: a static font)."""

FALL_BACK: Final = _NOTO


@cache
def _path(face: str) -> Path:
    package, file, _ = _FACES[face]
    spec = find_spec(package)
    if spec is None or spec.origin is None:
        raise FileNotFoundError(f"the font package {package} is not installed")
    return Path(spec.origin).parent / file


@cache
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """The font of a face at a size in pixels. Raises FileNotFoundError if its package is missing."""
    opened = ImageFont.truetype(str(_path(face)), size)
    weight = _FACES[face][2]
    if weight:
        axes = opened.get_variation_axes()
        opened.set_variation_by_axes([weight if axis["name"] == b"Weight" else axis["default"] or 0 for axis in axes])
    return opened


@cache
def coverage(face: str) -> frozenset[int]:
    """All code points for which the face has a glyph."""
    data = _path(face).read_bytes()
    tables = struct.unpack_from(">H", data, 4)[0]
    start = next(
        struct.unpack_from(">4sIII", data, 12 + 16 * i)[2]
        for i in range(tables)
        if data[12 + 16 * i : 16 + 16 * i] == b"cmap"
    )
    found: set[int] = set()
    for i in range(struct.unpack_from(">H", data, start + 2)[0]):
        offset = start + struct.unpack_from(">HHI", data, start + 4 + 8 * i)[2]
        kind = struct.unpack_from(">H", data, offset)[0]
        if kind == 4:
            found |= _format4(data, offset)
        elif kind == 12:
            for group in range(struct.unpack_from(">I", data, offset + 12)[0]):
                first, last, glyph = struct.unpack_from(">III", data, offset + 16 + 12 * group)
                found.update(range(first + (glyph == 0), last + 1))
    return frozenset(found)


def _format4(data: bytes, offset: int) -> set[int]:
    count = struct.unpack_from(">H", data, offset + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, offset + 14)
    starts = struct.unpack_from(f">{count}H", data, offset + 16 + 2 * count)
    deltas = struct.unpack_from(f">{count}H", data, offset + 16 + 4 * count)
    at = offset + 16 + 6 * count
    ranges = struct.unpack_from(f">{count}H", data, at)
    found: set[int] = set()
    for i in range(count):
        for code in range(starts[i], ends[i] + 1):
            if code == 0xFFFF:
                continue
            glyph = code
            if ranges[i]:
                glyph = struct.unpack_from(">H", data, at + 2 * i + ranges[i] + 2 * (code - starts[i]))[0]
                if glyph == 0:
                    continue
            if (glyph + deltas[i]) & 0xFFFF:
                found.add(code)
    return found
