"""The proof of a claim (battle_line.md 1.9, 1.10, 3.12).

Evidence is what lies face up. The prover is given the two sides, the face-up Troops and the law of the battlefield; it is
given no hand and no deck, so no answer of it can tell anything about them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rules.battle_line.formations import Best, best, complete, unseen
from rules.battle_line.terrain import Law

Verdict = Literal[
    "stronger", "impossible", "tie-best", "tie-last", "incomplete", "weaker", "beatable", "tie-lost", "tie-beatable"
]
"""Proofs: `stronger` than the best the other side can be; `impossible` for it to be completed; a tie at best, which the side
still to play would lose (`tie-best`); a tie of complete sides that the law gives to the claimant (`tie-last`). Refusals:
`incomplete` own side; `weaker` than a complete one; `beatable` by Troops that may still come; a tie of complete sides that
the law gives to the other (`tie-lost`); a tie at best where the terrain favours the last card (`tie-beatable`)."""

PROOFS = frozenset({"stronger", "impossible", "tie-best", "tie-last"})


@dataclass(frozen=True, slots=True)
class Proof:
    """What the referee found. `mine` is the claimant's rank, `theirs` the best the other side is or could be; its `coming`
    is the concrete set of unseen Troops that would do it, chosen by a fixed order."""

    verdict: Verdict
    mine: Best | None = None
    theirs: Best | None = None

    @property
    def holds(self) -> bool:
        """Whether the battlefield may be claimed."""
        return self.verdict in PROOFS


@lru_cache(maxsize=4096)
def prove(mine: tuple[str, ...], theirs: tuple[str, ...], seen: tuple[str, ...], law: Law, mine_last: bool) -> Proof:
    """Whether a side is proven to win its battlefield.

    `mine` and `theirs` are the cards of the two sides, `seen` all Troops that lie face up anywhere (those of this
    battlefield may be left out), `mine_last` whether the last formation card here came into the claimant's side.
    """
    own = complete(mine, law)
    if own is None:
        return Proof("incomplete")
    full = len(theirs) >= law.slots
    other = best(theirs, unseen((*seen, *mine, *theirs)), law)
    if other is None:
        return Proof("impossible", own)
    left, right = own.key(law), other.key(law)
    if left > right:
        return Proof("stronger", own, other)
    if left < right:
        return Proof("weaker" if full else "beatable", own, other)
    if full:
        return Proof("tie-last" if mine_last == law.tie_to_last else "tie-lost", own, other)
    return Proof("tie-beatable" if law.tie_to_last else "tie-best", own, other)
