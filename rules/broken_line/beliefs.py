"""What a viewer can reckon about backs: army lists less what is out or remembered, and the odds of a duel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from rules.broken_line.board import board
from rules.broken_line.pieces import ARTEFACT, STILL, TRAP, composition, duel
from rules.broken_line.reach import number
from rules.broken_line.tables import armies_file
from rules.broken_line.view import BrokenLineView, PawnView

Weights = Mapping[str, int]
"""Ranks and how many of the unseen pawns have them."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Chances of an attack in `total` cases: victory, a duel of dice, defeat, both gone, the artefact."""

    total: int
    win: int
    dice: int
    lose: int
    both: int
    artefact: int


class Beliefs:
    """The possible ranks of foes' pawns, from one view."""

    __slots__ = ("_armies", "_greys", "_moved", "view")

    def __init__(self, view: BrokenLineView) -> None:
        self.view = view
        self._armies: dict[str, Weights] = {}
        self._moved: dict[str, Weights] = {}
        self._greys: Weights | None = None

    def of(self, pawn: PawnView) -> Weights:
        """The ranks that a pawn may have: its own where it is seen or remembered."""
        known = pawn.rank or pawn.known
        if known:
            return {known: 1}
        if pawn.merc:
            weights = self.mercenaries()
            return {rank: count for rank, count in weights.items() if rank != TRAP} if pawn.moved else weights
        if pawn.army not in self._armies:
            self._armies[pawn.army] = self._unseen(pawn.army)
        weights = self._armies[pawn.army]
        if not pawn.moved:
            if board().zones[number(pawn.square)] == pawn.army:
                return weights
            # a Mage may have brought a trap here, never the artefact (BL-30)
            return {rank: count for rank, count in weights.items() if rank != ARTEFACT} or weights
        if pawn.army not in self._moved:
            self._moved[pawn.army] = {rank: count for rank, count in weights.items() if rank not in STILL}
        return self._moved[pawn.army] or weights

    def _unseen(self, army: str) -> Weights:
        counts = Counter(dict(composition(army)))
        for rank, out in self.view.army(army).brought:
            counts[rank] -= out
        for pawn in self.view.pawns:
            if pawn.army == army and not pawn.merc and (pawn.rank or pawn.known):
                counts[pawn.rank or pawn.known] -= 1
        return {rank: count for rank, count in counts.items() if count > 0} or {"5": 1}

    def waiting(self, square: str) -> Weights:
        """The ranks that the mercenary on a square may have: its own once the viewer's camp has met it (BL-50)."""
        met = next((grey.rank for grey in self.view.greys if grey.square == square), "")
        return {met: 1} if met else self.mercenaries()

    def mercenaries(self) -> Weights:
        """The ranks that an unknown mercenary may have."""
        if self._greys is None:
            known = {grey.rank for grey in self.view.greys} | {rank for rank, _ in self.view.fallen_greys}
            known |= {pawn.rank or pawn.known for pawn in self.view.pawns if pawn.merc}
            self._greys = {rank: 1 for rank in armies_file().mercenaries.pool if rank not in known}
        return self._greys


def odds(rank: str, weights: Weights) -> Odds:
    """The chances of a pawn of that rank that attacks one of these."""
    found = Counter[str]()
    for other, count in weights.items():
        found[duel(rank, other)] += count
    return Odds(found.total(), found["win"], found["dice"], found["lose"], found["both"], found["artefact"])
