"""The dice are fair, verifiable, and the same for the same act."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chance import Chance, Draw, commitment, seed_of
from rules.verify import value_of_draw

SEED = hashlib.sha256(b"tests").digest()
seeds = st.binary(min_size=32, max_size=32)
occasions = st.text(min_size=1, max_size=30)


def chi_square(counts: Counter[object], cells: int) -> float:
    """Pearson's statistic against equal shares."""
    expected = sum(counts.values()) / cells
    assert len(counts) <= cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + (cells - len(counts)) * expected


def limit(cells: int) -> float:
    """Far beyond what chance gives: mean plus six standard deviations of the chi-square distribution."""
    freedom = cells - 1
    return freedom + 6 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("sides", [2, 6, 7, 60])
def test_numbers_are_uniform(sides: int) -> None:
    chance = Chance(SEED)
    counts: Counter[object] = Counter(chance.below(f"throw {index}", sides) for index in range(300 * sides))
    assert chi_square(counts, sides) < limit(sides)


def test_shuffles_are_uniform() -> None:
    chance = Chance(SEED)
    counts: Counter[object] = Counter(chance.shuffle(f"deal {index}", "abcd") for index in range(4800))
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(counts, 24) < limit(24)


def test_occasions_are_independent() -> None:
    chance = Chance(SEED)
    pairs: Counter[object] = Counter()
    for index in range(3600):
        pairs[chance.die(f"turn {index}/attack"), chance.die(f"turn {index}/defence")] += 1
    assert chi_square(pairs, 36) < limit(36)


def test_dice_of_one_occasion_are_independent() -> None:
    chance = Chance(SEED)
    pairs: Counter[object] = Counter(chance.dice(f"turn {index}", 2) for index in range(3600))
    assert chi_square(pairs, 36) < limit(36)


@given(seeds, occasions, st.integers(1, 1000))
def test_the_same_act_meets_the_same_number(seed: bytes, occasion: str, sides: int) -> None:
    taken_back = Chance(seed)
    taken_back.below("something played before", 6)
    first = taken_back.below(occasion + "/roll", sides)
    assert Chance(seed).below(occasion + "/roll", sides) == first
    assert 0 <= first < sides


@given(seeds, occasions, st.integers(1, 1000), st.integers(0, 50))
def test_the_proof_computes_what_was_drawn(seed: bytes, occasion: str, sides: int, count: int) -> None:
    chance = Chance(seed)
    chance.dice(occasion, count, sides)
    assert [draw.index for draw in chance.draws] == list(range(count))
    for draw in chance.draws:
        assert value_of_draw(seed, draw.occasion, draw.index, draw.sides) == draw.value


@given(seeds, st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_everything_and_notes_its_draws(seed: bytes, items: list[int]) -> None:
    chance = Chance(seed)
    assert sorted(chance.shuffle("deal", items)) == sorted(items)
    assert [draw.sides for draw in chance.draws] == list(range(len(items), 1, -1))


def test_known_values() -> None:
    """Values written down once: stored matches must replay for ever."""
    chance = Chance(bytes(32))
    assert chance.dice("turn 1/roll", 5) == (5, 5, 1, 2, 3)
    assert chance.shuffle("deal", range(8)) == (2, 0, 7, 6, 1, 4, 5, 3)
    assert Chance(bytes(32)).apart("autopilot").below("move", 1000) == 742
    assert seed_of(bytes(32), ["1", "2"]).hex()[:16] == "faf070e879eea031"


def test_an_occasion_is_used_once() -> None:
    chance = Chance(SEED)
    chance.die("turn 1")
    with pytest.raises(ValueError, match="'turn 1' was already used"):
        chance.shuffle("turn 1", [1, 2])
    chance.die("turn 2")


def test_a_stream_apart_shares_nothing() -> None:
    chance = Chance(SEED)
    apart = chance.apart("autopilot")
    same = [chance.below(f"{index}", 1000) == apart.below(f"{index}", 1000) for index in range(200)]
    assert sum(same) < 8
    assert len(chance.draws) == len(apart.draws) == 200
    assert chance.apart("autopilot").below("7", 10**6) == Chance(SEED).apart("autopilot").below("7", 10**6)
    assert chance.apart("other").below("7", 10**6) != Chance(SEED).apart("autopilot").below("7", 10**6)


def test_nobody_can_pick_the_seed() -> None:
    secret = bytes(range(32))
    assert commitment(secret) == hashlib.sha256(secret).hexdigest()
    assert seed_of(secret, ["1", "2"]) != seed_of(secret, ["2", "1"])
    assert seed_of(secret, ["12"]) != seed_of(secret, ["1", "2"])
    assert seed_of(secret, ["1", "2"]) == seed_of(secret, iter(("1", "2")))


def test_pick() -> None:
    assert Chance(SEED).pick("x", ["only"]) == "only"
    with pytest.raises(ValueError, match="nothing to pick"):
        Chance(SEED).pick("x", [])


def test_rejection_keeps_small_ranges_fair() -> None:
    """A number of sides just above half the span is rejected about every other time, and still lies in range."""
    sides = (1 << 255) + 1
    values = [Chance(hashlib.sha256(bytes([i])).digest()).below("big", sides) for i in range(64)]
    assert all(0 <= value < sides for value in values)
    upper = sum(value > sides // 2 for value in values)
    assert 12 < upper < 52
    draw = Draw("big", 0, sides, values[0])
    assert value_of_draw(hashlib.sha256(b"\0").digest(), "big", 0, sides) == draw.value


@settings(max_examples=20)
@given(st.integers(-5, 0))
def test_a_draw_without_sides_is_an_error(sides: int) -> None:
    with pytest.raises(ValueError, match="side"):
        value_of_draw(SEED, "x", 0, sides)
