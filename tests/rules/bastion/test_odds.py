"""Exact odds: the reference figures of the rule book, and 100,000 rolls."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from rules.bastion.combat import Duel, duel, odds, percent, settle, style_of, tenths
from rules.bastion.field import Field
from rules.bastion.moves import Attack, UseAbility
from rules.bastion.previews import lines_of
from rules.bastion.state import Bastion
from rules.bastion.view import view_of
from rules.chance import Chance

from .build import hero, hp_of, play, scene


def plain(mine: int, theirs: int, mods: tuple[int, int] = (0, 0)) -> Duel:
    return Duel((mine, theirs), mods, ((), ()), False, True, (1, 1))


@pytest.mark.parametrize(
    ("match", "counts", "dealt", "taken"),
    [
        (plain(6, 6), (15, 6, 15), "1.139", "1.139"),
        (plain(8, 6), (27, 6, 15), "1.854", "0.854"),
        (plain(6, 6, (1, 0)), (21, 5, 10), "1.694", "0.694"),
        (plain(6, 6, (0, 1)), (10, 5, 21), "0.694", "1.694"),
        (plain(8, 10), (28, 8, 44), "1.150", "2.150"),
    ],
)
def test_reference_odds(match: Duel, counts: tuple[int, int, int], dealt: str, taken: str) -> None:
    found = odds(match)
    assert (found.won, found.tied, found.lost) == counts
    assert found.cases == sum(counts)
    assert f"{found.dealt / found.cases:.3f}" == dealt
    assert f"{found.taken / found.cases:.3f}" == taken


def test_percentages_and_tenths_are_rounded_half_up() -> None:
    assert [percent(part, 48) for part in (0, 6, 15, 27, 48)] == [0, 13, 31, 56, 100]
    assert tenths(1139, 1000) == (1, 1)
    assert tenths(3, 4) == (0, 8)


ROLLS = 100_000


@pytest.mark.parametrize(
    ("kind", "at", "monster", "stands", "move"),
    [
        ("rempart", "A3", "gobelin", "A4", Attack("gobelin-0")),
        ("archere", "A2", "gobelin", "B3", Attack("gobelin-0")),
        ("archere", "A1", "arbaletrier", "A4", UseAbility("precis", "arbaletrier-0")),
        ("arcaniste", "C3", "dragonnet", "C2", UseAbility("eclair", "dragonnet-0")),
    ],
)
def test_the_odds_shown_are_those_of_a_hundred_thousand_rolls(
    kind: str, at: str, monster: str, stands: str, move: Attack | UseAbility
) -> None:
    """Within four standard errors of each count and mean."""
    state = scene("cour", [hero(kind, at)], [(monster, stands)])
    view = view_of(state, 0)
    move = replace(move, hero=kind)
    shown = next(line.facts for line in lines_of(view, move) if line.key == "preview-odds")
    cases = shown["cases"]
    assert isinstance(cases, int)
    match = _duel(kind, state, move)
    sides = match.dice
    dice = Random(kind)  # fast; that the dice of `Chance` are fair is tested in test_chance.py
    mine = [dice.randint(1, sides[0]) for _ in range(ROLLS)]
    theirs = [dice.randint(1, sides[1]) for _ in range(ROLLS)]
    counts = {"hit": 0, "tie": 0, "riposte": 0, "miss": 0}
    dealt = taken = squares = 0
    for pair, times in Counter(zip(mine, theirs, strict=True)).items():
        verdict, (back, loss) = settle(match, pair)
        counts[verdict] += times
        dealt += loss * times
        taken += back * times
        squares += loss * loss * times
    for name, count in (("won", counts["hit"]), ("tied", counts["tie"]), ("lost", counts["riposte"] + counts["miss"])):
        share = Fraction(int(str(shown[name])), cases)
        error = sqrt(share * (1 - share) * ROLLS)
        assert abs(count - share * ROLLS) <= 4 * error, name
    exact = odds(match)
    spread = sqrt(squares / ROLLS - (dealt / ROLLS) ** 2) / sqrt(ROLLS)
    assert abs(dealt / ROLLS - exact.dealt / exact.cases) <= 4 * spread
    assert (shown["dealt"], shown["dealt_tenth"]) == tenths(exact.dealt, exact.cases)
    assert exact.taken == 0 or taken > 0


def _duel(kind: str, state: Bastion, move: Attack | UseAbility) -> Duel:
    """The duel as the fight itself would roll it: from the field, not from the view."""
    field = Field(state, Chance(b"x"))
    figure, monster = field.hero(kind), state.monster(move.target)
    assert monster is not None
    mine, theirs = field.hero_fighter(figure), field.monster_fighter(monster)
    if isinstance(move, Attack):
        return duel(field.ground, mine, theirs)
    found = state.book.ability(move.ability)
    assert found is not None
    return duel(field.ground, mine, theirs, style_of(found[1], figure.moved))


@pytest.mark.parametrize("hp", [9, 3])
def test_the_odds_shown_reckon_with_a_dodge(hp: int) -> None:
    state = scene("cour", [hero("rodeur", "C3", hp, dodge=3)], [("dragonnet", "C4")])
    shown = lines_of(view_of(state, 0), Attack("dragonnet-0", "rodeur"))[1].facts
    pairs = [(mine, theirs) for mine in range(1, 9) for theirs in range(1, 11)]
    left = [hp_of(play(state, Attack("dragonnet-0"), *pair), "rodeur") for pair in pairs]
    assert shown["fall_share"] == percent(left.count(0), 80)
    if hp == 9:
        assert (shown["taken"], shown["taken_tenth"]) == tenths(sum(hp - now for now in left), 80)
