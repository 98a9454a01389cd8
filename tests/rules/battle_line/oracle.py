"""The oracle of the prover: every set of unseen Troops and every value of every wild card, one by one."""

from __future__ import annotations

from itertools import combinations, pairwise, product

from rules.battle_line.cards import COLOURS, TROOPS, VALUE, WILD, is_troop
from rules.battle_line.terrain import Law


def rank(cards: list[tuple[int, int]], law: Law) -> tuple[int, int]:
    """(category, comparable total) of concrete (colour, value) cards."""
    values = sorted(value for _, value in cards)
    total = sum(values)
    score = -total if law.low_sum else total
    if law.fog:
        return 0, score
    one_colour = len({colour for colour, _ in cards}) == 1 and not law.colour_blind
    run = all(b - a == 1 for a, b in pairwise(values))
    if one_colour and run:
        return 5, score
    if len(set(values)) == 1:
        return 4, score
    if one_colour:
        return 3, score
    return (2, score) if run else (1, score)


def best_rank(cards: tuple[str, ...], law: Law) -> tuple[int, int]:
    """The best rank over all values and colours of the wild cards."""
    spreads = []
    for card in cards:
        if is_troop(card):
            spreads.append([(COLOURS.index(card[0]), VALUE[card])])
        else:
            values = [value for value in WILD[card] if law.values >> value & 1]
            spreads.append([(colour, value) for colour in range(6) for value in values])
    return max(rank(list(choice), law) for choice in product(*spreads))


def claimable(mine: tuple[str, ...], theirs: tuple[str, ...], seen: tuple[str, ...], law: Law, mine_last: bool) -> bool:
    """Whether the claim is proven, by trying everything."""
    if len(mine) != law.slots:
        return False
    own = best_rank(mine, law)
    taken = {*seen, *mine, *theirs}
    pool = [c for c in TROOPS if c not in taken and law.pool[COLOURS.index(c[0])] >> VALUE[c] & 1]
    missing = law.slots - len(theirs)
    if missing == 0:
        other = best_rank(theirs, law)
        return own > other or (own == other and mine_last == law.tie_to_last)
    for coming in combinations(pool, missing):
        other = best_rank((*theirs, *coming), law)
        if other > own or (other == own and law.tie_to_last):
            return False
    return True
