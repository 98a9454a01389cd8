"""Ranks, armies, their composition, and who wins a duel by rank (broken_line.md 2, 3, 8)."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from rules.broken_line.tables import Camp, RankRow, armies_file

RANKS: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "P", "T", "A")
MAGE: Final = "1"
ASSASSIN: Final = "2"
RUNNER: Final = "3"
SAPPER: Final = "4"
FLYER: Final = "8"
KING: Final = "11"
TRAP: Final = "P"
CANNON: Final = "T"
ARTEFACT: Final = "A"
STILL: Final = (TRAP, ARTEFACT)
"""Ranks that never move by themselves (BL-26)."""
ARMIES: Final = ("B", "W", "V", "R", "N", "J")
"""Blue, white, green (good); red, black, yellow (evil)."""
GREY: Final = "G"
"""The colour of mercenaries before they enlist."""

Result = Literal["win", "lose", "dice", "both", "artefact"]
"""A duel by rank: the attacker wins, loses, dice decide, both vanish, the artefact is taken."""


@cache
def ranks() -> dict[str, RankRow]:
    """The ranks of the data file by id."""
    return {row.id: row for row in armies_file().ranks}


@cache
def camp_of(army: str) -> Camp:
    """The camp of an army."""
    return next(row.camp for row in armies_file().armies if row.id == army)


@cache
def is_major(army: str) -> bool:
    """Whether an army is the camp's major one."""
    return next(row.size == "major" for row in armies_file().armies if row.id == army)


@cache
def armies_of(camp: Camp, major_only: bool = False) -> tuple[str, ...]:
    """The armies of a camp in the order of the board from the west; only the major one for short matches."""
    return tuple(army for army in ARMIES if camp_of(army) == camp and (is_major(army) or not major_only))


@cache
def composition(army: str) -> tuple[tuple[str, int], ...]:
    """(rank, count) of a full army, without ranks it lacks."""
    table = armies_file().composition
    counts = table.major if is_major(army) else table.minor
    return tuple((rank, count) for rank, count in zip(RANKS, counts, strict=True) if count)


@cache
def full(army: str) -> tuple[str, ...]:
    """All pawns of an army by rank, in the order of ranks."""
    return tuple(rank for rank, count in composition(army) for _ in range(count))


def duel(attacker: str, defender: str) -> Result:
    """Who wins by rank, in the order of tests of BL-34. `attacker` is a rank that may attack."""
    if defender == ARTEFACT:
        return "artefact"
    if defender == TRAP:
        return "win" if attacker == SAPPER else "both"
    if attacker == ASSASSIN and defender == KING:
        return "win"
    mine, theirs = power(attacker, True), power(defender, False)
    return "dice" if mine == theirs else "win" if mine > theirs else "lose"


@cache
def power(rank: str, attacking: bool) -> int:
    """The number a rank brings to a duel, the Rider's charge included (BL-35)."""
    row = ranks()[rank]
    return row.strength + (row.charge if attacking else 0)


def rank_order(rank: str) -> int:
    """The place of a rank in RANKS."""
    return RANKS.index(rank)
