"""Opposed rolls: dice, modifiers, who loses what, and the exact odds of it (BG-10, BG-22 to BG-26)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rules.bastion.board import BLOCKED, COVERED, DISTANCE, Board
from rules.bastion.book import Ability

Verdict = Literal["hit", "tie", "riposte", "miss"]


@dataclass(frozen=True, slots=True)
class Fighter:
    """One side of an opposed roll: where it stands, its die, its range, and `guard` to its defence dice."""

    square: int
    die: int
    range: int
    guard: int = 0


@dataclass(frozen=True, slots=True)
class Style:
    """How it attacks: `bonus` to the die, `die_step` steps of the ladder, what an ability or special behaviour
    changes."""

    bonus: int = 0
    die_step: int = 0
    ignores_cover: bool = False
    no_riposte: bool = False
    pins: bool = False
    by: str = ""


PLAIN = Style()


def style_of(ability: Ability, moved: bool) -> Style:
    """The attack of an ability; `moved`: whether the hero has changed squares in this turn."""
    return Style(
        bonus=ability.attack + (ability.attack_if_moved if moved else 0),
        die_step=ability.die_step,
        ignores_cover=ability.ignores_cover,
        no_riposte=ability.no_riposte,
        pins=ability.pins,
        by=ability.id,
    )


@dataclass(frozen=True, slots=True)
class Duel:
    """What is known of an opposed roll before the dice fall. Pairs are (attacker, target). `parts`: what the modifiers
    are made of, as (name, value): `high`, `low`, `bonus` for the attacker, `cover`, `guard` for the target. `ripostes`:
    whether a lost roll hurts the attacker; `tie`: what a tie costs each."""

    dice: tuple[int, int]
    mods: tuple[int, int]
    parts: tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]
    covered: bool
    ripostes: bool
    tie: tuple[int, int]


def duel(ground: Board, attacker: Fighter, target: Fighter, style: Style = PLAIN) -> Duel:
    """The opposed roll of an attacker and its target, both where they stand."""
    rules = ground.rules
    rise = ground.heights[attacker.square] - ground.heights[target.square]
    mine = [("high", rules.high_ground)] if rise > 0 else [("low", rules.low_ground)] if rise < 0 else []
    if style.bonus:
        mine.append(("bonus", style.bonus))
    covered = ground.seen[attacker.square][target.square] == COVERED and not style.ignores_cover
    theirs = [("cover", rules.cover)] if covered else []
    if target.guard:
        theirs.append(("guard", target.guard))
    reaches = can_hit(ground, target.square, attacker.square, target.range)
    return Duel(
        dice=(stepped(rules.dice, attacker.die, style.die_step), target.die),
        mods=(sum(value for _, value in mine), sum(value for _, value in theirs)),
        parts=(tuple(mine), tuple(theirs)),
        covered=covered,
        ripostes=reaches and not style.no_riposte,
        tie=(rules.tie_damage if reaches or not rules.tie_needs_reach else 0, rules.tie_damage),
    )


def can_hit(ground: Board, square: int, target: int, reach: int) -> bool:
    """Whether somebody on a square could attack another one: in range and in sight (BG-21, BG-25)."""
    return DISTANCE[square][target] <= reach and ground.seen[square][target] != BLOCKED


def stepped(dice: tuple[int, ...], die: int, steps: int) -> int:
    """The die so many steps up the ladder, the largest at most."""
    return dice[min(dice.index(die) + steps, len(dice) - 1)]


def settle(match: Duel, rolled: tuple[int, int]) -> tuple[Verdict, tuple[int, int]]:
    """The verdict of an opposed roll and what (attacker, target) lose."""
    gap = rolled[0] + match.mods[0] - rolled[1] - match.mods[1]
    if gap > 0:
        return "hit", (0, gap)
    if gap == 0:
        return "tie", match.tie
    return ("riposte", (-gap, 0)) if match.ripostes else ("miss", (0, 0))


@dataclass(frozen=True, slots=True)
class Odds:
    """Exact chances in `cases` equally likely rolls: won, tied and lost; `dealt` and `taken` are the hit points lost by
    the target and the attacker, summed over all cases; `kills` and `falls` the cases in which the target's, the
    attacker's hit points are used up."""

    cases: int
    won: int
    tied: int
    lost: int
    dealt: int
    taken: int
    kills: int
    falls: int


@lru_cache(maxsize=8192)
def odds(match: Duel, hp: tuple[int, int] = (99, 99), dodge: int = 0) -> Odds:
    """The odds of an opposed roll of (attacker, target) with these hit points left; losses are not cut at them. `dodge`:
    what the attacker's next loss is reduced by."""
    counts = {"hit": 0, "tie": 0, "riposte": 0, "miss": 0}
    dealt = taken = kills = falls = 0
    for mine in range(1, match.dice[0] + 1):
        for theirs in range(1, match.dice[1] + 1):
            verdict, (back, loss) = settle(match, (mine, theirs))
            back = max(0, back - dodge)
            counts[verdict] += 1
            dealt += loss
            taken += back
            kills += loss >= hp[1]
            falls += back >= hp[0]
    cases = match.dice[0] * match.dice[1]
    return Odds(cases, counts["hit"], counts["tie"], counts["riposte"] + counts["miss"], dealt, taken, kills, falls)


def percent(part: int, whole: int) -> int:
    """A share as a whole percentage, rounded half up."""
    return (200 * part + whole) // (2 * whole)


def tenths(part: int, whole: int) -> tuple[int, int]:
    """A mean as (whole, tenths), rounded half up: 1.85 is (1, 9)."""
    value = (20 * part + whole) // (2 * whole)
    return value // 10, value % 10


def nearest(square: int, others: Iterable[int]) -> int:
    """The distance to the nearest of some squares, 99 where there are none."""
    row = DISTANCE[square]
    return min((row[other] for other in others), default=99)
