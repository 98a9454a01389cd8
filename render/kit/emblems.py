"""Emblems: one drawing for each unit of a kingdom, in the hand and stroke weight of the icons.

`emblem(name, size, ink)` gives a sprite. Where an icon already says it (a bow, a mask), the emblem is that icon.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.kit.icons import Ink, icon
from render.kit.palette import Colour
from render.kit.pen import Pen, arc, curve


def _compass(i: Ink) -> None:
    i.ring(12, 12, 9)
    i.area((16.8, 7.2), (13.4, 13.4), (7.2, 16.8), (10.6, 10.6))


def _anvil(i: Ink) -> None:
    i.area((7, 6), (21, 6), (21, 9), (15.4, 12.4), (15.4, 15.6), (18.6, 18.6), (18.6, 20.5), (6.4, 20.5), (6.4, 18.6),
           (9.6, 15.6), (9.6, 12.6))  # fmt: skip
    i.area((2.2, 6.6), (7.5, 6.2), (9.5, 11.4))


def _cave(i: Ink) -> None:
    i.line((2.5, 21), *curve((2.5, 21), (1.5, 2), (8, 4), (12, 2.8)), *curve((12, 2.8), (18, 3), (22.5, 4), (21.5, 21)))
    i.area((12, 8), (15.6, 12.6), (12, 21), (8.4, 12.6))


def _hound(i: Ink) -> None:
    i.area((2.5, 14), (8, 7), (12, 5.6), (10.6, 2.4), (16.4, 4.6), (21.5, 3.2), (19.6, 7.6), (21.4, 11.4), (19.4, 13.4),
           (20.6, 21.2), (12.4, 21.2), (14.4, 16.2), (8.4, 17.8), (11.6, 13.8), (4.4, 15.6))  # fmt: skip


def _colossus(i: Ink) -> None:
    i.dot(12, 5.2, 3.2)
    i.area((2.8, 16), (4.4, 10), (19.6, 10), (21.2, 16), (17.6, 16), (16.6, 14), (16.6, 21), (7.4, 21), (7.4, 14), (6.4, 16))


def _helmet(i: Ink) -> None:
    i.line((5, 20.5), *curve((5, 12), (5, 5.5), (19, 5.5), (19, 12)), (19, 20.5), (14.4, 20.5), (14.4, 13), (9.6, 13),
           (9.6, 20.5), closed=True)  # fmt: skip
    i.area(*curve((5, 8), (6, 1.5), (17, 0.5), (21, 9)), *curve((21, 9), (17, 5), (10, 5), (5, 8)))


def _cauldron(i: Ink) -> None:
    i.line((3, 11), (21, 11))
    i.area(*curve((4.5, 11), (3, 22.5), (21, 22.5), (19.5, 11)))
    for x in (8.5, 12.5, 16.5):
        i.line(*curve((x, 8.4), (x - 3, 6), (x + 2.4, 5), (x - 0.6, 2.4)))


def _demon(i: Ink) -> None:
    i.line((2.8, 2.8), *curve((2.8, 2.8), (3.5, 6), (5.5, 7.2), (8, 7.2)), (16, 7.2),
           *curve((16, 7.2), (18.5, 7.2), (20.5, 6), (21.2, 2.8)), *curve((21.2, 2.8), (21.5, 15), (17, 19), (12, 21.5)),
           *curve((12, 21.5), (7, 19), (2.5, 15), (2.8, 2.8)), closed=True)  # fmt: skip
    i.line((6.8, 11), (10, 13))
    i.line((17.2, 11), (14, 13))


def _dragon(i: Ink) -> None:
    """Displayed, as on a coat of arms."""
    half = [(12, 2.2), (9.8, 4.6), (10.6, 8.2), (6.6, 5.4), (1.8, 5.2), (3.8, 9.2), (2.4, 14.6), (6, 12.6), (7.2, 16),
            (9.4, 13.8), (10.4, 17.4), (9, 19.8), (12, 22)]  # fmt: skip
    i.area(*half, *[(24 - x, y) for x, y in reversed(half)])


def _pitchfork(i: Ink) -> None:
    i.line((12, 21.8), (12, 2.6))
    i.line((5.5, 2.6), *curve((5.5, 6), (5.5, 13.5), (18.5, 13.5), (18.5, 6)), (18.5, 2.6))


def _acorn(i: Ink) -> None:
    i.area(*curve((3.5, 10.5), (3.5, 4), (20.5, 4), (20.5, 10.5)))
    i.line(*curve((5.8, 11.5), (6, 17), (9, 19), (12, 21.6)), *curve((12, 21.6), (15, 19), (18, 17), (18.2, 11.5)))
    i.line(*curve((12, 5), (12, 3.6), (13, 2.6), (14.6, 2.2)))


def _snake(i: Ink) -> None:
    i.pen.stroke(i.to([*curve((3.2, 20), (11, 22.5), (22, 20), (18, 15)), *curve((18, 15), (15, 11.6), (4, 13), (6, 7.6)),
                       *curve((6, 7.6), (7.6, 4), (13, 4.4), (16, 6))]), i.ink, 3.6 * i.unit)  # fmt: skip
    i.dot(16.4, 6.2, 2.7)
    i.line((17, 6.4), (21.4, 8.6))


def _golem(i: Ink) -> None:
    i.line((7.5, 2.8), (16.5, 2.8), (16.5, 9), (7.5, 9), closed=True)
    i.dot(10.3, 6, 1.1)
    i.dot(13.7, 6, 1.1)
    i.area((3.4, 11.8), (20.6, 11.8), (20.6, 17), (17.6, 17), (17.6, 14.6), (16, 14.6), (16, 21), (13, 21), (13, 18),
           (11, 18), (11, 21), (8, 21), (8, 14.6), (6.4, 14.6), (6.4, 17), (3.4, 17))  # fmt: skip


def _dividers(i: Ink) -> None:
    i.line((12, 5), (5, 21))
    i.line((12, 5), (19, 21))
    i.dot(12, 4.6, 2.8)
    i.line(*arc((12, 5), 11.5, 63, 117, 12))


def _stag(i: Ink) -> None:
    i.area((9, 11.6), (15, 11.6), (15.4, 14.4), (13.4, 20), (12, 21.4), (10.6, 20), (8.6, 14.4))
    for flip in (False, True):
        tines = ((10.4, 11), (6.4, 8.6), (5, 2.6)), ((6.2, 8), (2.4, 6)), ((8.6, 9.8), (9.6, 4.6)), ((9, 13), (5, 13.4))
        for tine in tines:
            i.line(*[(24 - x, y) if flip else (x, y) for x, y in tine])


def _helm(i: Ink) -> None:
    i.line((4.6, 20.6), (4.6, 11), *curve((4.6, 11), (5, 3.6), (19, 3.6), (19.4, 11)), (19.4, 20.6), (12, 22), closed=True)
    i.line((12, 5), (12, 21.6))
    i.pen.stroke(i.to([(5.6, 11.6), (18.4, 11.6)]), i.ink, 3.2 * i.unit)
    for x, y in ((7.6, 15.6), (9.2, 18.4), (16.4, 15.6), (14.8, 18.4)):
        i.dot(x, y, 0.9)
    i.line((12, 4.6), (12, 1.8))


def _kraken(i: Ink) -> None:
    i.line((7, 12.6), *curve((7, 12.6), (2.6, 0.4), (21.4, 0.4), (17, 12.6)))
    i.dot(9.9, 9, 1.4)
    i.dot(14.1, 9, 1.4)
    for side in (1, -1):
        for a, b in ((5, 9.5), (2, 4.4)):
            tentacle = [*curve((12 + a, 12.6), (12 + a, 17), (12 + b, 15), (12 + b, 18.6)),
                        *curve((12 + b, 18.6), (12 + b, 22), (12 + b - 3, 22), (12 + b - 3, 20))]  # fmt: skip
            i.line(*[(x if side > 0 else 24 - x, y) for x, y in tentacle])


def _leviathan(i: Ink) -> None:
    half = curve((12, 14.5), (10.8, 10), (9, 8.6), (3, 8.4)) + curve((3, 8.4), (4.4, 4.4), (9.6, 3.6), (12, 7.4))
    i.area(*half, *[(24 - x, y) for x, y in reversed(half)])
    for y in (17, 21):
        for x in (2.5, 12):
            i.line(*curve((x, y), (x + 3.4, y - 3.6), (x + 6.2, y + 3.6), (x + 9.5, y)))


def _lion(i: Ink) -> None:
    for k in range(12):
        angle = pi * (k + 0.5) / 6
        i.line((12 + 7.2 * cos(angle), 12 + 7.2 * sin(angle)), (12 + 10 * cos(angle), 12 + 10 * sin(angle)))
    i.ring(12, 12, 5.6)
    i.dot(9.8, 10.8, 1.2)
    i.dot(14.2, 10.8, 1.2)
    i.area((10.8, 13.6), (13.2, 13.6), (12, 15.2))


def _flask(i: Ink) -> None:
    i.line((8.6, 2.8), (15.4, 2.8))
    i.line((9.8, 3), (9.8, 9), (3.8, 19), (5, 21), (19, 21), (20.2, 19), (14.2, 9), (14.2, 3))
    i.area((7.4, 15), (16.6, 15), (19, 19.6), (5, 19.6))


def _monkey(i: Ink) -> None:
    i.ring(12, 12.5, 6.6)
    i.ring(3.6, 11.5, 1.6)
    i.ring(20.4, 11.5, 1.6)
    i.dot(9.6, 11, 1.3)
    i.dot(14.4, 11, 1.3)
    i.line(*curve((8.8, 15), (10.4, 17.4), (13.6, 17.4), (15.2, 15)))
    i.line((10.4, 4.6), (12, 2.6), (13.6, 4.6))


def _club(i: Ink) -> None:
    i.area((3, 19.4), (11, 9.6), (13.4, 3.4), (18, 2.6), (21.4, 6), (20.6, 10.6), (14.4, 13), (4.6, 21))
    i.line((9.4, 5.4), (12.4, 6.6))
    i.line((18.4, 15), (17.4, 12))


def _palm(i: Ink) -> None:
    for x, top in ((6.2, 6.6), (10.1, 3), (13.9, 2.8), (17.7, 5.6)):
        i.pen.stroke(i.to([(x, top), (x, 13)]), i.ink, 3 * i.unit)
    hollow = curve((4.8, 12), (4.6, 18), (8, 21.2), (12, 21.2))
    i.line(*hollow, *[(24 - x, y) for x, y in reversed(hollow)], closed=True)
    i.dot(12, 16, 1.9)


def _bundle(i: Ink) -> None:
    i.line((2.6, 21.4), (20, 4))
    i.area(*curve((17, 7.6), (8.6, 8.6), (8.4, 19.6), (15, 20.4)), *curve((15, 20.4), (23, 20.8), (23.4, 11), (17, 7.6)))
    i.line((17, 7), (12.6, 5.4))
    i.line((17.4, 7), (21.4, 8.4))


def _book(i: Ink) -> None:
    for flip in (False, True):
        page = [(12, 6.4), *curve((12, 6.4), (9.6, 4), (6, 3.8), (2.6, 4.4)), (2.6, 18.6),
                *curve((2.6, 18.6), (6, 18), (9.6, 18.2), (12, 20.6))]  # fmt: skip
        i.line(*[(24 - x, y) if flip else (x, y) for x, y in page])
    i.line((12, 6.4), (12, 20.6))
    i.line((5.6, 9.2), (9, 9.6))
    i.line((15, 9.6), (18.4, 9.2))


def _flame(i: Ink) -> None:
    i.line(*curve((12.4, 2.6), (14, 8), (20, 10.6), (19.4, 15.6)), *curve((19.4, 15.6), (19, 23.4), (5, 23.4), (4.6, 15.6)),
           *curve((4.6, 15.6), (4.4, 12.4), (6, 11), (7, 8.6)), *curve((7, 8.6), (7.6, 11), (8.6, 11.6), (9.4, 11.6)),
           *curve((9.4, 11.6), (12, 9.4), (9.6, 6), (12.4, 2.6)), closed=True)  # fmt: skip
    i.area(*curve((12, 13.4), (16.4, 17), (14.6, 20), (12, 20)), *curve((12, 20), (9.4, 20), (7.6, 17), (12, 13.4)))


def _chisel(i: Ink) -> None:
    i.area((3.2, 20.8), (3.6, 17), (10.4, 10.2), (13.8, 13.6), (7, 20.4))
    i.line((12.2, 11.8), (15, 9))
    i.area((11.8, 5.4), (16.2, 2.6), (21.4, 7.8), (18.6, 12.2))


def _spiral(i: Ink) -> None:
    i.line(*[(12 + (1.2 + 0.115 * k) * cos(k * pi / 14), 12 + (1.2 + 0.115 * k) * sin(k * pi / 14)) for k in range(77)])


def _pawn(i: Ink) -> None:
    i.dot(12, 6.4, 3.8)
    i.area((9.6, 11), (14.4, 11), (15.6, 17), (8.4, 17))
    i.area((5.6, 19), (18.4, 19), (18.4, 21), (5.6, 21))
    i.line((8, 11), (16, 11))


def _clock(i: Ink) -> None:
    i.ring(12, 12, 9)
    i.line((12, 6), (12, 12), (16, 14.6))


def _oak(i: Ink) -> None:
    for x, y, r in ((7.4, 9.6, 4.4), (12, 6.4, 4.4), (16.6, 9.6, 4.4), (12, 10.6, 4)):
        i.dot(x, y, r)
    i.area((10.4, 13), (13.6, 13), (14.2, 18.6), (17, 21), (7, 21), (9.8, 18.6))


def _axe(i: Ink) -> None:
    i.line((5, 21.4), (15, 4))
    edge = curve((13, 3.4), (17, 3.6), (20, 5.6), (21.6, 9.6))
    i.area(*edge, *curve((21.6, 9.6), (18, 12.4), (14, 12.6), (9.8, 10.4)))


def _medal(i: Ink) -> None:
    i.line((6, 2.6), (10.4, 9.6))
    i.line((18, 2.6), (13.6, 9.6))
    i.line((6, 2.6), (18, 2.6))
    i.ring(12, 15.2, 5)
    i.dot(12, 15.2, 2)


_DRAW: Final[dict[str, Callable[[Ink], None]]] = {
    "compass": _compass, "anvil": _anvil, "cave": _cave, "hound": _hound, "colossus": _colossus, "helmet": _helmet,
    "cauldron": _cauldron, "demon": _demon, "dragon": _dragon, "pitchfork": _pitchfork, "acorn": _acorn, "snake": _snake,
    "golem": _golem, "dividers": _dividers, "stag": _stag, "helm": _helm, "kraken": _kraken, "leviathan": _leviathan,
    "lion": _lion, "flask": _flask, "monkey": _monkey, "club": _club, "palm": _palm, "bundle": _bundle, "book": _book,
    "flame": _flame, "chisel": _chisel, "spiral": _spiral, "pawn": _pawn, "clock": _clock, "oak": _oak, "axe": _axe,
    "medal": _medal,
}  # fmt: skip
UNITS: Final[dict[str, str]] = {
    "adventurer": "compass", "archer": "bow", "blacksmith": "anvil", "cave_spirit": "cave", "cerberus": "hound",
    "colossus": "colossus", "commander": "helmet", "cook": "cauldron", "demon": "demon", "dragon": "dragon",
    "farmer": "pitchfork", "forest_child": "acorn", "forest_spirit": "tree", "giant_snake": "snake", "golem": "golem",
    "grand_architect": "dividers", "hunter": "stag", "knight": "helm", "kraken": "kraken", "landlord": "scroll",
    "leviathan": "leviathan", "manticore": "lion", "master_alchemist": "flask", "militiaman": "shield", "miner": "mine",
    "monkey": "monkey", "mystical_healer": "heart", "necromancer": "skull", "ogre": "club", "palm_reader": "palm",
    "peddler": "bundle", "relic_of_wisdom": "book", "rogue": "mask", "salamander": "flame", "sculptor": "chisel",
    "shapeshifter": "spiral", "strategist": "pawn", "time_master": "clock", "treefolk": "oak", "veteran": "medal",
    "wood_merchant": "wood", "woodcutter": "axe",
}  # fmt: skip
"""The emblem or icon of each unit of Paper Tales."""


@lru_cache(maxsize=256)
def emblem(name: str, size: int, ink: Colour) -> Image.Image:
    """An emblem as a square sprite of `size` pixels; an icon where there is no emblem of that name. Raises KeyError."""
    if name not in _DRAW:
        return icon(name, size, ink)
    pen = Pen(size, size)
    _DRAW[name](Ink(pen, size, ink))
    return pen.done()
