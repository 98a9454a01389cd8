"""Colours of the map and of the kingdoms, in the three palettes.

A kingdom is told apart by colour, by its crest, by the pattern of its border and by its letter: there are seventeen, and no
seventeen colours are told apart by everybody.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final

from render.kit.landforms import Tones
from render.kit.palette import Colour, mix, rgb

_IVORY: Final = rgb("#fdf6e3")
_INK: Final = rgb("#2a1f17")


@dataclass(frozen=True, slots=True)
class Arms:
    """`ground` and `ink` of shields and borders, `crest` (see `render.kit.crests`), `pattern` of the border."""

    ground: Colour
    ink: Colour
    crest: str
    pattern: str


PATTERNS: Final = ("plain", "dashes", "dots", "rail", "teeth", "checks")

ARMS: Final = MappingProxyType({
    "empire": Arms(rgb("#b3261e"), _IVORY, "lion", "plain"),
    "bretonniens": Arms(rgb("#2c69bd"), rgb("#ffe08a"), "helm", "dashes"),
    "hauts_elfes": Arms(rgb("#f2eee2"), rgb("#234a86"), "dragon", "rail"),
    "elfes_sylvains": Arms(rgb("#2f7d35"), _IVORY, "stag", "dots"),
    "nains": Arms(rgb("#8d5a17"), rgb("#ffe9b0"), "anvil", "checks"),
    "orcs_gobelins": Arms(rgb("#9dbd22"), _INK, "axe", "teeth"),
    "guerriers_chaos": Arms(rgb("#2b2830"), rgb("#f3b9a6"), "star", "teeth"),
    "demons": Arms(rgb("#b02f86"), _IVORY, "demon", "dots"),
    "betes_chaos": Arms(rgb("#5d3a22"), rgb("#f0d3a4"), "bull", "rail"),
    "comtes_vampires": Arms(rgb("#6a1233"), rgb("#f3e3e6"), "bat", "checks"),
    "rois_tombes": Arms(rgb("#e3b32b"), _INK, "ankh", "rail"),
    "nains_chaos": Arms(rgb("#e06c12"), _INK, "flame", "dashes"),
    "elfes_noirs": Arms(rgb("#2e3360"), rgb("#cfe6f5"), "kraken", "plain"),
    "hommes_lezards": Arms(rgb("#159c9a"), _INK, "snake", "dots"),
    "skavens": Arms(rgb("#7c7f86"), rgb("#15140f"), "rat", "dashes"),
    "royaumes_ogres": Arms(rgb("#e8a08f"), rgb("#3c1710"), "club", "checks"),
    "grand_cathay": Arms(rgb("#9fdcbb"), rgb("#7a1420"), "pagoda", "teeth"),
})  # fmt: skip
NOBODY: Final = Arms(rgb("#d9cba6"), rgb("#65523d"), "shield", "plain")
"""Of a kingdom that has not chosen its faction."""


def arms(faction: str) -> Arms:
    """The arms of a faction; of nobody for "" and unknown ones."""
    return ARMS.get(faction, NOBODY)


@dataclass(frozen=True, slots=True)
class Tints:
    """`washes` and `tones` by kind of landform; `deep` and `line` of the sea, `shore` of beaches; `coast` ink of coasts,
    `grid` of the lattice, `label` of names on `wash_label`; `hatch` of what is remembered; `old`
    what it fades to; `wall`, `shade`, `outline` of what is built."""

    washes: MappingProxyType[str, Colour]
    tones: MappingProxyType[str, Tones]
    sea: Colour
    deep: Colour
    line: Colour
    shore: Colour
    coast: Colour
    grid: Colour
    label: Colour
    wash_label: Colour
    hatch: Colour
    old: Colour
    wall: Colour
    shade: Colour
    outline: Colour


def _tones(*codes: str) -> Tones:
    return Tones(*(rgb(code) for code in codes))


_STANDARD: Final = Tints(
    washes=MappingProxyType(
        {
            "plain": rgb("#d9d69c"),
            "forest": rgb("#a9b879"),
            "mountain": rgb("#cbb994"),
            "swamp": rgb("#a9b59b"),
            "desert": rgb("#ecd298"),
            "oasis": rgb("#ecd298"),
        }
    ),
    tones=MappingProxyType(
        {
            "plain": _tones("#77783c", "#c9cc86", "#a9ae66", "#80883f"),
            "forest": _tones("#33421f", "#9fb063", "#6f8f45", "#4c6c33"),
            "mountain": _tones("#4a3a28", "#e2d6b8", "#bfae8a", "#97835f"),
            "swamp": _tones("#3c4c44", "#c3d2c6", "#8ba596", "#6d5a37"),
            "desert": _tones("#97692c", "#f6e2b2", "#d6b272", "#b98f4e"),
            "oasis": _tones("#44351f", "#a8b468", "#6fa5b3", "#4f7d38"),
            "sea": _tones("#6f97a3", "#c3d4d2", "#93b3b8", "#5f8894"),
        }
    ),
    sea=rgb("#b9d0cd"),
    deep=rgb("#9fbfc2"),
    line=rgb("#7ba0a8"),
    shore=rgb("#eadbab"),
    coast=rgb("#3d3122"),
    grid=rgb("#5c4a33"),
    label=rgb("#4a3b29"),
    wash_label=rgb("#efe4c4"),
    hatch=rgb("#7a6a50"),
    old=rgb("#d8c8a2"),
    wall=rgb("#fbf1d8"),
    shade=rgb("#cdb98d"),
    outline=rgb("#2a1f17"),
)
_CONTRAST: Final = Tints(
    washes=MappingProxyType(
        {
            "plain": rgb("#f3f3cf"),
            "forest": rgb("#b7d693"),
            "mountain": rgb("#e2d5c3"),
            "swamp": rgb("#b9cfc8"),
            "desert": rgb("#ffe7a6"),
            "oasis": rgb("#ffe7a6"),
        }
    ),
    tones=MappingProxyType(
        {
            "plain": _tones("#5c6414", "#e3e6a4", "#bcc56e", "#77842a"),
            "forest": _tones("#10260a", "#9ccb6a", "#4c8a34", "#255c1c"),
            "mountain": _tones("#1f150c", "#fbf5e8", "#b9a88c", "#7d6a50"),
            "swamp": _tones("#10302c", "#e8f3f0", "#6d9c93", "#5a3f12"),
            "desert": _tones("#7a4a00", "#fff4d0", "#dcae5a", "#b07c20"),
            "oasis": _tones("#241a0c", "#9ccb6a", "#3d93c8", "#2f6d1f"),
            "sea": _tones("#3d7c9c", "#d7ecf5", "#8fc0d6", "#33708f"),
        }
    ),
    sea=rgb("#cfe6f2"),
    deep=rgb("#b4d6e8"),
    line=rgb("#5f9dbd"),
    shore=rgb("#fff6d6"),
    coast=rgb("#000000"),
    grid=rgb("#4a4a44"),
    label=rgb("#000000"),
    wash_label=rgb("#ffffff"),
    hatch=rgb("#5e5e58"),
    old=rgb("#dededa"),
    wall=rgb("#ffffff"),
    shade=rgb("#c9c4b4"),
    outline=rgb("#000000"),
)
_NIGHT: Final = Tints(
    washes=MappingProxyType(
        {
            "plain": rgb("#555a3c"),
            "forest": rgb("#3a4d33"),
            "mountain": rgb("#5a5146"),
            "swamp": rgb("#43524d"),
            "desert": rgb("#75643f"),
            "oasis": rgb("#75643f"),
        }
    ),
    tones=MappingProxyType(
        {
            "plain": _tones("#a8ab74", "#666b45", "#4d5234", "#7d8450"),
            "forest": _tones("#16200f", "#7d9a5a", "#5a7f45", "#3f6034"),
            "mountain": _tones("#1d1712", "#b3a68e", "#857862", "#61543f"),
            "swamp": _tones("#a6bdb1", "#5f746c", "#4f655d", "#b08d4f"),
            "desert": _tones("#d8b673", "#8a774c", "#5f5130", "#a88a4c"),
            "oasis": _tones("#1a140c", "#7d9a5a", "#4d8aa0", "#79a552"),
            "sea": _tones("#6f8ea3", "#2c4254", "#35506a", "#86a6ba"),
        }
    ),
    sea=rgb("#2c4050"),
    deep=rgb("#223342"),
    line=rgb("#4f7086"),
    shore=rgb("#857a58"),
    coast=rgb("#0d0f12"),
    grid=rgb("#0d0f12"),
    label=rgb("#f0e6cf"),
    wash_label=rgb("#20242b"),
    hatch=rgb("#8b8f94"),
    old=rgb("#33363d"),
    wall=rgb("#efe4c8"),
    shade=rgb("#a99b78"),
    outline=rgb("#120e0a"),
)
_TINTS: Final = {"standard": _STANDARD, "contrast": _CONTRAST, "night": _NIGHT}


def tints(name: str) -> Tints:
    """The colours of the map in the palette of that name, the standard ones for an unknown name."""
    return _TINTS.get(name, _STANDARD)


@cache
def aged(colour: Colour, name: str, share: float = 0.5) -> Colour:
    """A colour as it looks on an old page: without most of its hue, paler."""
    grey = round(0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2])
    return mix(mix(colour, (grey, grey, grey), 0.7), tints(name).old, share)
