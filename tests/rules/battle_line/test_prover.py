"""Claims and their proofs: the given positions, and a brute force as oracle."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from rules.battle_line.cards import TROOPS, is_troop
from rules.battle_line.formations import best, complete, unseen
from rules.battle_line.moves import Claim
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.prover import prove
from rules.battle_line.terrain import law
from rules.game import Illegal

from . import oracle
from .build import build, play, step
from .positions import GIVEN, Position, random_position, worst_position

PLAIN = law(BattleLineOptions(), "", False, False)
MUD = law(BattleLineOptions(), "", False, True)


@pytest.mark.parametrize("given", GIVEN, ids=[given["id"] for given in GIVEN])
def test_position(given: dict[str, Any]) -> None:
    """Each given position, claimed through the engine; what lies on the board beside it lies among the discards."""
    tactics = [card for card in given.get("board", "").split() if not is_troop(card)]
    assert all(card in ("K1", "K2", "CAV", "SUP") for card in tactics)
    state = build(
        {5: (given["me"], given["opp"])},
        (given.get("myhand", ""), given.get("opphand", "")),
        fog=(5,) if given.get("fog") else (),
        mud=(5,) if given.get("mud") else (),
        owners={5: 1} if given.get("claimed") else {},
        last={5: 0 if given.get("last") == "me" else 1},
        discards=(given.get("board", ""), ""),
    )
    if given["want"]:
        assert play(state, Claim(5)).fields[4].owner == 0
        return
    with pytest.raises(Illegal) as caught:
        step(state, Claim(5))
    reason = caught.value.reason
    assert reason == "claimed" if given.get("claimed") else reason.startswith("claim-")


def agree(position: Position) -> bool:
    """The prover and the oracle agree; a refusal by unseen Troops names a set that does it. Gives the verdict."""
    proof = prove(position.mine, position.theirs, position.seen, position.law, position.mine_last)
    expected = oracle.claimable(position.mine, position.theirs, position.seen, position.law, position.mine_last)
    assert proof.holds == expected, (position, proof)
    if proof.verdict in ("beatable", "tie-beatable"):
        assert proof.theirs is not None
        coming = proof.theirs.coming
        assert len(coming) == position.law.slots - len(position.theirs)
        assert not set(coming) & {*position.mine, *position.theirs, *position.seen}
        rank = oracle.best_rank((*position.theirs, *coming), position.law)
        own = oracle.best_rank(position.mine, position.law)
        assert rank > own or (rank == own and position.law.tie_to_last)
        assert rank == (proof.theirs.category, proof.theirs.key(position.law)[1])
    return expected


def test_the_prover_agrees_with_the_brute_force() -> None:
    rng = Random(2017)
    verdicts = [agree(random_position(rng)) for _ in range(400)]
    assert 60 < sum(verdicts) < 340, "the sample must hold claims of both kinds"


def test_the_prover_agrees_in_a_few_of_the_worst_cases() -> None:
    rng = Random(1460)
    assert len([agree(worst_position(rng)) for _ in range(2)]) == 2


@pytest.mark.soak
def test_soak_five_thousand_random_positions() -> None:
    rng = Random(5000)
    verdicts = [agree(random_position(rng)) for _ in range(5000)]
    print(f"\n5,000 random positions, at most two open slots: {sum(verdicts)} claimable, all agree")
    assert len(verdicts) == 5000


@pytest.mark.soak
def test_soak_fifty_of_the_worst_cases() -> None:
    rng = Random(50)
    verdicts = [agree(worst_position(rng)) for _ in range(50)]
    print(f"\n50 of the worst cases (Mud, three open slots, wild cards): {sum(verdicts)} claimable, all agree")
    assert len(verdicts) == 50


def test_a_proof_takes_less_than_a_millisecond_at_its_worst() -> None:
    """Mud against an empty side, or one with wild cards, over several pools: the best of five runs of each."""
    pools = [(), tuple(c for c in TROOPS if int(c[1:]) % 2), tuple(c for c in TROOPS if int(c[1:]) in (2, 3, 5, 6, 8, 9))]
    for theirs in ((), ("K2",), ("K2", "SUP"), ("K2", "SUP", "CAV")):
        for pool in pools:
            times = []
            for _ in range(5):
                complete.cache_clear()
                prove.cache_clear()
                start = perf_counter()
                prove(("R10", "O10", "Y7", "G7"), theirs, pool, MUD, True)
                times.append(perf_counter() - start)
            assert min(times) < 0.001, (theirs, min(times))


def test_a_refusal_names_the_same_cards_whoever_holds_them() -> None:
    """The set is chosen by a fixed order from what does not lie face up, never from a hand."""
    board = {5: ("R9 R8 R7", "")}
    holders = [("", ""), ("B10", ""), ("", "O10 O9 O8"), ("O10 Y10", "")]
    answers = set()
    for hands in holders:
        with pytest.raises(Illegal) as caught:
            step(build(board, hands), Claim(5))
        assert caught.value.reason == "claim-beatable"
        answers.add(str(caught.value.facts["cards"]))
    assert len(answers) == 1
    assert "O10" in answers.pop()


def test_nothing_beats_a_side_that_can_no_longer_be_completed() -> None:
    """P40 of the dossier: too few unseen Troops remain."""
    seen = tuple(card for card in TROOPS if card not in ("R1", "R2", "O3", "Y9"))
    proof = prove(("R1", "R2", "O3"), (), seen, PLAIN, False)
    assert proof.verdict == "impossible"


@pytest.mark.parametrize(
    ("side", "category", "total"),
    [
        ("R3 R1 R2", 5, 6),
        ("R3 B3 G3", 4, 9),
        ("R10 R2 R5", 3, 17),
        ("R9 B8 G10", 2, 27),
        ("R10 B1 G2", 1, 13),
        ("R10 G9 R1", 1, 20),
        ("K1 CAV SUP", 3, 21),
        ("K1 R9 R8", 5, 27),
        ("CAV O8 G8", 4, 24),
        ("SUP K1 B2", 5, 9),
    ],
)
def test_ranks_of_complete_sides(side: str, category: int, total: int) -> None:
    """1.8: five categories, totals, no wrapping; wild cards take the best rank, category before total."""
    rank = complete(tuple(side.split()), PLAIN)
    assert rank is not None
    assert (rank.category, rank.total) == (category, total)


def test_a_rank_tells_what_its_wild_cards_stand_for() -> None:
    """3.16: the value used, for display."""
    rank = best(("K1", "R9", "SUP"), unseen(()), PLAIN)
    assert rank is not None
    assert dict(rank.wilds) == {"K1": 10, "SUP": 3}
