"""Colours. Three palettes for the reader to choose; suits start from the Okabe-Ito set.

`tests/render/test_palette.py` measures the distances between suits as seen with normal sight, with simulated
deuteranopia and protanopia, and of text against its ground. Colour is never alone: every suit also has a charge and a
letter, every camp a charge.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """`#rrggbb` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """`share` (0..1) of the second colour in the first."""
    a, b, c = (round(x + (y - x) * share) for x, y in zip(first, second, strict=True))
    return a, b, c


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of a picture by their role.

    `suits` and `camps` are grounds, `suit_inks` and `camp_inks` what is drawn upon them; `accent` marks what just
    happened and nothing else, `halo` is the light line around it; `turn` marks who is to act.
    """

    name: str
    ground: Colour
    ground_edge: Colour
    fibre: Colour
    panel: Colour
    panel_edge: Colour
    ink: Colour
    ink_soft: Colour
    accent: Colour
    halo: Colour
    turn: Colour
    turn_ink: Colour
    paper: Colour
    paper_ink: Colour
    gold: Colour
    wood: Colour
    wood_ink: Colour
    sky: Colour
    land: Colour
    land_far: Colour
    fog: Colour
    mud: Colour
    shadow: Colour
    camps: tuple[Colour, Colour]
    camp_inks: tuple[Colour, Colour]
    suits: tuple[Colour, Colour, Colour, Colour, Colour, Colour]
    suit_inks: tuple[Colour, Colour, Colour, Colour, Colour, Colour]


_IVORY: Final = rgb("#fdf6e3")
_INK: Final = rgb("#2a1f17")

STANDARD: Final = Palette(
    name="standard",
    ground=rgb("#eadbb9"),
    ground_edge=rgb("#d9c496"),
    fibre=rgb("#dfcda3"),
    panel=rgb("#f2e7cc"),
    panel_edge=rgb("#c2ab7c"),
    ink=_INK,
    ink_soft=rgb("#65523d"),
    accent=rgb("#6414e6"),
    halo=rgb("#ffffff"),
    turn=rgb("#5b3a1c"),
    turn_ink=rgb("#ffeec2"),
    paper=rgb("#fbf3df"),
    paper_ink=_INK,
    gold=rgb("#b98a2c"),
    wood=rgb("#6e4726"),
    wood_ink=rgb("#f3dfb6"),
    sky=rgb("#d5d3bd"),
    land=rgb("#a99f6f"),
    land_far=rgb("#bdb48b"),
    fog=rgb("#8d9499"),
    mud=rgb("#6f4f30"),
    shadow=rgb("#3a2a18"),
    camps=(rgb("#2d2b33"), rgb("#fbf3df")),
    camp_inks=(rgb("#f6e7bd"), rgb("#2d2b33")),
    suits=(rgb("#b8321b"), rgb("#e28a14"), rgb("#f7e65c"), rgb("#158a63"), rgb("#1d5fa6"), rgb("#c583b8")),
    suit_inks=(_IVORY, _INK, _INK, _IVORY, _IVORY, _INK),
)

CONTRAST: Final = Palette(
    name="contrast",
    ground=rgb("#fbfaf5"),
    ground_edge=rgb("#efece2"),
    fibre=rgb("#f4f1e8"),
    panel=rgb("#ffffff"),
    panel_edge=rgb("#8a8578"),
    ink=rgb("#000000"),
    ink_soft=rgb("#3a3a3a"),
    accent=rgb("#6400ff"),
    halo=rgb("#ffffff"),
    turn=rgb("#000000"),
    turn_ink=rgb("#ffffff"),
    paper=rgb("#ffffff"),
    paper_ink=rgb("#000000"),
    gold=rgb("#7a5a00"),
    wood=rgb("#4a3a2a"),
    wood_ink=rgb("#ffffff"),
    sky=rgb("#e6e6e0"),
    land=rgb("#b5b5a2"),
    land_far=rgb("#cfcfc2"),
    fog=rgb("#7d868c"),
    mud=rgb("#5a3d22"),
    shadow=rgb("#303030"),
    camps=(rgb("#000000"), rgb("#ffffff")),
    camp_inks=(rgb("#ffffff"), rgb("#000000")),
    suits=(rgb("#a31500"), rgb("#e87f00"), rgb("#fff05a"), rgb("#00876a"), rgb("#00286f"), rgb("#f0b4e2")),
    suit_inks=(rgb("#ffffff"), rgb("#000000"), rgb("#000000"), rgb("#ffffff"), rgb("#ffffff"), rgb("#000000")),
)

NIGHT: Final = Palette(
    name="night",
    ground=rgb("#23262d"),
    ground_edge=rgb("#191b20"),
    fibre=rgb("#2a2d35"),
    panel=rgb("#2f333c"),
    panel_edge=rgb("#4d5260"),
    ink=rgb("#f0e6cf"),
    ink_soft=rgb("#b9b09c"),
    accent=rgb("#ff4cf5"),
    halo=rgb("#15171b"),
    turn=rgb("#e9d7a4"),
    turn_ink=rgb("#23262d"),
    paper=rgb("#e6dcc4"),
    paper_ink=rgb("#211a14"),
    gold=rgb("#d2a84a"),
    wood=rgb("#5a3d25"),
    wood_ink=rgb("#f0dfba"),
    sky=rgb("#3d4450"),
    land=rgb("#59604f"),
    land_far=rgb("#4a5150"),
    fog=rgb("#a7b0b8"),
    mud=rgb("#8a6a48"),
    shadow=rgb("#000000"),
    camps=(rgb("#4b4e63"), rgb("#e6dcc4")),
    camp_inks=(rgb("#f6ead0"), rgb("#23262d")),
    suits=(rgb("#b63a22"), rgb("#d8841a"), rgb("#f0e05e"), rgb("#15855f"), rgb("#2a66ac"), rgb("#c588ba")),
    suit_inks=(_IVORY, _INK, _INK, _IVORY, _IVORY, _INK),
)

PALETTES: Final = MappingProxyType({one.name: one for one in (STANDARD, CONTRAST, NIGHT)})


def palette(name: str) -> Palette:
    """The palette of that name, the standard one for an unknown name (a reader's stored choice may outlive a palette)."""
    return PALETTES.get(name, STANDARD)
