"""How often the autopilot wins: overall between 35 and 65 %, every cell of hero (or pair) and scenario between 20 and 80 %.
CI plays a small share; `make soak` 2,000 matches alone and 2,000 with two heroes (those of `meneur simulate bastion
--matches 2000` and of the same with `--seats 2`), and prints the table. A cell has about 125 or 83 of them, so that luck
alone moves it by up to nine points: cells that come near a bound are played on."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from rules.bastion import GAME
from rules.bastion.book import house
from rules.bastion.moves import ChooseHero
from rules.bastion.options import BastionOptions
from rules.game import Ref
from rules.simulate import Tally, scribe_of, simulate, walk, wilson

SEED = "1"
ENOUGH = 400
"""Matches that tell a cell's win rate within five points."""


def played(seats: int, matches: int) -> Tally:
    total = Tally()
    for match in range(matches):
        total.add(simulate(GAME, BastionOptions(), seats, SEED, match))
    return total


def wins(party: tuple[str, ...], place: str, matches: int) -> int:
    """How many matches of that cell are won."""
    won = 0
    for match in range(matches):
        scribe = scribe_of(GAME, GAME.configure(BastionOptions(), "scenario", place), len(party), "more", match, keep=False)
        for seat, kind in enumerate(party if match % 2 else party[::-1]):
            scribe.play(seat, (ChooseHero(kind),))
        for _ in walk(scribe, "autopilot", match):
            pass
        outcome = GAME.outcome(scribe.state)
        won += outcome is not None and outcome.reason == "victory"
    return won


@pytest.mark.parametrize(("seats", "matches"), [(1, 32), (2, 12)])
def test_a_share_of_matches(seats: int, matches: int) -> None:
    total = played(seats, matches)
    assert set(total.reasons) == {"victory", "defeat"}
    low, high = wilson(total.reasons["victory"], matches)
    assert low < 0.65
    assert high > 0.35
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
    cells, longer = {}, {}
    for party in combinations(kinds, seats):
        row = []
        for place in house().maps:
            sort = (Ref("scenario", place.id), *(Ref("hero", kind) for kind in party))
            cells[sort] = total.won[sort] / total.sorts[sort]
            row.append(f"{place.id} {cells[sort]:.0%} of {total.sorts[sort]}")
            if not 0.3 <= cells[sort] <= 0.7 and (more := ENOUGH - total.sorts[sort]) > 0:
                longer[sort] = (total.won[sort] + wins(party, place.id, more)) / ENOUGH
                row[-1] += f" ({longer[sort]:.0%} of {ENOUGH})"
        print(f"  {' + '.join(party):<22} {', '.join(row)}")
    assert 0.35 <= share <= 0.65
    assert len(cells) == len(total.sorts) == 4 * len(list(combinations(kinds, seats)))
    assert all(0.2 <= cell <= 0.8 for cell in (*cells.values(), *longer.values()))
