"""Work worth timing: the proof of a claim at its worst, against a brute force that tries every set of unseen Troops."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations, pairwise, product

from rules.battle_line.cards import COLOURS, TROOPS, VALUE, WILD, is_troop
from rules.battle_line.formations import complete
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.prover import prove
from rules.battle_line.terrain import Law, law
from rules.workload import Case, Workload

Cards = tuple[str, ...]
Colour = str
Card = tuple[Colour, int]


def proven(mine: Cards, theirs: Cards, seen: Cards, rule: Law) -> bool:
    """The claim put to the prover with empty caches."""
    complete.cache_clear()
    return bool(prove.__wrapped__(mine, theirs, seen, rule, True).holds)


def rank(cards: Sequence[Card], rule: Law) -> tuple[int, int]:
    """Category (5 wedge to 1 melee, 0 under Fog) and total of concrete cards, by the plain words of the rules (1.3)."""
    values = sorted(value for _, value in cards)
    total = sum(values)
    if rule.fog:
        return 0, total
    colour = all(card[0] == cards[0][0] for card in cards)
    run = all(low + 1 == high for low, high in pairwise(values))
    if colour and run:
        return 5, total
    if values[0] == values[-1]:
        return 4, total
    if colour:
        return 3, total
    return (2 if run else 1), total


def best(cards: Cards, rule: Law) -> tuple[int, int]:
    """The best rank over every colour and value that the wild cards among them may take."""
    spreads: list[list[Card]] = [
        [(card[0], VALUE[card])] if is_troop(card) else list(product(COLOURS, WILD[card])) for card in cards
    ]
    return max(rank(choice, rule) for choice in product(*spreads))


def tried(mine: Cards, theirs: Cards, seen: Cards, rule: Law) -> bool:
    """Whether no set of unseen Troops beats the claim; a tie goes to the side that was complete first (1.10)."""
    own = best(mine, rule)
    unseen = [card for card in TROOPS if card not in {*mine, *theirs, *seen}]
    return all(best((*theirs, *coming), rule) <= own for coming in combinations(unseen, rule.slots - len(theirs)))


def worst_claims() -> list[tuple[str, Case, Case]]:
    """Mud, so that four cards make a side, and a side that nothing beats, so that no search can stop early."""
    cases: list[tuple[str, Case, Case]] = []
    for fog in (False, True):
        rule = law(BattleLineOptions(), "", fog, True)
        weather = "Mud and Fog" if fog else "Mud"
        for name, mine, theirs, seen in (
            ("a king against an empty side", ("R10", "R9", "R8", "K1"), (), ()),
            ("a king against an empty side, half of the Troops seen", ("R10", "R9", "R8", "K1"), (), TROOPS[30:]),
            ("no king against a king", ("R10", "R9", "R8", "R7"), ("K2",), ()),
        ):
            position = (mine, theirs, seen, rule)
            cases.append((f"{weather}, {name}", partial(proven, *position), partial(tried, *position)))
    return cases


WORKLOADS = (Workload("claim", "proof of a claim", worst_claims, most=1),)
"""What `meneur bench` measures for this game."""
