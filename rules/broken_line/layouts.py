"""Placements: ready-made ones, random ones, and those typed as rows (BL-11 to BL-13)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Final

from rules.broken_line.board import board, name_of
from rules.broken_line.pieces import ARTEFACT, CANNON, KING, RANKS, RUNNER, TRAP, full, is_major
from rules.broken_line.state import EMPTY
from rules.broken_line.tables import armies_file
from rules.chance import Chance
from rules.game import Illegal, Ref

Codes = tuple[str, ...]
ROWS: Final = 4


@cache
def zone_of(army: str) -> tuple[int, ...]:
    """The squares of an army's zone, front row first, each from the left as its runner sees it."""
    return board().zone(army)


@cache
def width_of(army: str) -> int:
    """Squares in a row of the zone."""
    return board().zone_width(army)


def empty(army: str) -> Codes:
    """A zone without pawns."""
    return (EMPTY,) * len(zone_of(army))


@cache
def preset_ids() -> tuple[str, ...]:
    """The ready-made placements."""
    return tuple(row.id for row in armies_file().presets)


@cache
def preset_codes(army: str, preset: str) -> Codes:
    """A ready-made placement as it stands in the data file. Raises ValueError where the file is wrong."""
    row = next(row for row in armies_file().presets if row.id == preset)
    rows = row.major if is_major(army) else row.minor
    codes = tuple(code for line in rows for code in line.split())
    if len(codes) != len(zone_of(army)) or Counter(code for code in codes if code != EMPTY) != Counter(full(army)):
        raise ValueError(f"the preset {preset!r} does not fit the army {army}")
    return codes


def from_preset(army: str, preset: str, chance: Chance, occasion: str) -> Codes:
    """A ready-made placement, flipped at random, its artefact exchanged with a random pawn of the back row: presets are
    public (BL-13)."""
    codes = preset_codes(army, preset)
    if chance.below(f"{occasion}/flip", 2):
        codes = mirrored(army, codes)
    if ARTEFACT in codes:
        width = width_of(army)
        back = [index for index in range(len(codes) - width, len(codes)) if codes[index] != EMPTY]
        codes = swapped(codes, codes.index(ARTEFACT), chance.pick(f"{occasion}/artefact", back))
    return codes


def mirrored(army: str, codes: Codes) -> Codes:
    """A placement with each row reversed."""
    width = width_of(army)
    rows = [codes[start : start + width] for start in range(0, len(codes), width)]
    return tuple(code for row in rows for code in reversed(row))


def swapped(codes: Codes, one: int, two: int) -> Codes:
    """A placement with two places exchanged."""
    changed = list(codes)
    changed[one], changed[two] = changed[two], changed[one]
    return tuple(changed)


def at_random(army: str, chance: Chance, occasion: str) -> Codes:
    """A placement by type: the artefact in the two back rows, most traps near it, runners rather in front, the rest at
    random (BL-13)."""
    width, squares = width_of(army), len(zone_of(army))
    order = list(chance.shuffle(f"{occasion}/squares", range(squares)))
    codes = [EMPTY] * squares

    def take(rank: str, wanted: list[int]) -> None:
        free = [index for index in wanted if codes[index] == EMPTY] or [i for i in order if codes[i] == EMPTY]
        codes[free[0]] = rank

    pawns = list(chance.shuffle(f"{occasion}/pawns", full(army)))
    front = [index for index in order if index < 2 * width]
    back = [index for index in order if index >= 2 * width]
    last = [index for index in order if index >= (ROWS - 1) * width]
    near = back
    if ARTEFACT in pawns:
        take(ARTEFACT, back)
        home = codes.index(ARTEFACT)
        near = sorted(order, key=lambda index: _distance(index, home, width))
    traps = [pawn for pawn in pawns if pawn == TRAP]
    for place, trap in enumerate(traps):
        take(trap, near if place < len(traps) - 1 else order)
    for pawn in pawns:
        if pawn == CANNON:
            take(pawn, last)
        elif pawn == KING:
            take(pawn, back)
        elif pawn == RUNNER:
            take(pawn, front)
    for pawn in pawns:
        if pawn not in (ARTEFACT, TRAP, CANNON, KING, RUNNER):
            take(pawn, order)
    return tuple(codes)


def _distance(one: int, two: int, width: int) -> int:
    return max(abs(one % width - two % width), abs(one // width - two // width))


_SPELT: Final = {"@": ARTEFACT, "X": "10", "K": KING, "-": EMPTY, "_": EMPTY, "0": EMPTY}
"""Other ways to write a rank, those of the private board as text among them."""


def parse_rows(army: str, text: str) -> Codes:
    """A placement typed as rows: front first, `/`, `;`, `|` or line breaks between rows, spaces or commas between squares
    (or none at all: then X is 10 and K is 11). Raises Illegal at the first mistake: `deploy-rows`, `deploy-row` (which
    one, how long), `deploy-code` (where, what), `deploy-count` (which rank, how many), `deploy-zone`."""
    width = width_of(army)
    rows = [row.strip() for row in re.split(r"[/;|\n\\]+", text) if row.strip()]
    if len(rows) > ROWS:
        raise Illegal("deploy-zone-rows", rows=len(rows), most=ROWS)
    if len(rows) < ROWS:
        raise Illegal("deploy-rows", rows=len(rows), most=ROWS)
    codes: list[str] = []
    for place, row in enumerate(rows, 1):
        words = [word for word in re.split(r"[\s,]+", row.upper()) if word]
        if len(words) == 1 and len(words[0]) == width:
            words = list(words[0])
        for column, word in enumerate(words, 1):
            code = _SPELT.get(word, word)
            if code not in (*RANKS, EMPTY):
                raise Illegal("deploy-code", row=place, column=column, typed=word[:20])
            if column > width:
                raise Illegal("deploy-row", row=place, count=len(words), width=width)
            codes.append(code)
        if len(words) != width:
            raise Illegal("deploy-row", row=place, count=len(words), width=width)
    _check_count(army, tuple(codes))
    return tuple(codes)


def _check_count(army: str, codes: Codes) -> None:
    given, wanted = Counter(code for code in codes if code != EMPTY), Counter(full(army))
    for rank in RANKS:
        if given[rank] > wanted[rank]:
            extra = [index for index, code in enumerate(codes) if code == rank][wanted[rank]]
            raise Illegal(
                "deploy-count",
                army=Ref("army", army),
                rank=Ref("rank", rank),
                given=given[rank],
                wanted=wanted[rank],
                square=Ref("square", name_of(zone_of(army)[extra])),
            )
    for rank in RANKS:
        if given[rank] < wanted[rank]:
            raise Illegal(
                "deploy-short", army=Ref("army", army), rank=Ref("rank", rank), given=given[rank], wanted=wanted[rank]
            )


def as_rows(army: str, codes: Codes, between: str = " / ") -> str:
    """A placement as text that `parse_rows` reads."""
    width = width_of(army)
    return between.join(" ".join(codes[start : start + width]) for start in range(0, len(codes), width))
