"""How often the autopilot wins: overall between 35 and 65 %, every cell of hero (or pair) and scenario between 20 and 80 %.
CI plays a small share; `make soak` 2,000 matches alone and 2,000 with two heroes, and prints the table."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules.bastion import GAME
from rules.bastion.book import house
from rules.bastion.options import BastionOptions
from rules.game import Ref
from rules.simulate import Tally, simulate

SEED = "balance"


def played(seats: int, matches: int) -> Tally:
    total = Tally()
    for match in range(matches):
        total.add(simulate(GAME, BastionOptions(), seats, SEED, match))
    return total


@pytest.mark.parametrize(("seats", "matches"), [(1, 32), (2, 12)])
def test_a_share_of_matches(seats: int, matches: int) -> None:
    total = played(seats, matches)
    assert set(total.reasons) == {"victory", "defeat"}
    assert 0.25 < total.reasons["victory"] / matches < 0.75
    assert total.wins[0] == total.reasons["victory"] == sum(total.won.values())


def test_the_autopilot_plays_better_than_chance_and_passing() -> None:
    styles: Counter[str] = Counter()
    for style in ("autopilot", "random", "pass"):
        for match in range(12):
            outcome = simulate(GAME, BastionOptions(), 1, SEED, match, style).outcome
            styles[style] += outcome.reason == "victory"
    assert styles["autopilot"] > styles["random"] >= styles["pass"] == 0


@pytest.mark.soak
@pytest.mark.parametrize("seats", [1, 2])
def test_soak_balance(seats: int) -> None:
    matches = 2000
    total = played(seats, matches)
    share = total.reasons["victory"] / matches
    kinds = sorted(card.id for card in house().heroes)
    print(f"\n{seats} hero(es): {share:.1%} of {matches} matches won")
    cells = {}
    for party in combinations(kinds, seats):
        row = []
        for place in house().maps:
            sort = (Ref("scenario", place.id), *(Ref("hero", kind) for kind in party))
            cells[sort] = total.won[sort] / total.sorts[sort]
            row.append(f"{place.id} {cells[sort]:.0%} of {total.sorts[sort]}")
        print(f"  {' + '.join(party):<22} {', '.join(row)}")
    assert 0.35 <= share <= 0.65
    assert len(cells) == len(total.sorts) == 4 * len(list(combinations(kinds, seats)))
    assert all(0.2 <= cell <= 0.8 for cell in cells.values())
