"""What a viewer knows for certain, and so stays as it is in every imagined world."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Viewer
from rules.marchlords import sight
from rules.marchlords.battle.arbiter import arbiter_of
from rules.marchlords.state import Battle, Marchlords


@dataclass(frozen=True)
class Frame:
    """`seat`: the viewer's, None for the public. `visible`, `explored`: tiles."""

    seat: int | None
    visible: frozenset[int]
    explored: frozenset[int]

    def knows(self, state: Marchlords, battle: Battle) -> bool:
        """Whether the viewer knows what the sides of a battle know."""
        arbiter = arbiter_of(state.initiative, battle.sides) if battle.disputed else None
        return self.seat is not None and (self.seat in battle.sides or self.seat == arbiter)


def frame_of(state: Marchlords, viewer: Viewer) -> Frame:
    """What that viewer sees, and has seen."""
    if not isinstance(viewer, int):
        return Frame(None, frozenset(), frozenset())
    now = sight.visible(state, viewer)
    seen = state.knowledge[viewer].seen
    return Frame(viewer, now, now | {tile for tile, letter in enumerate(seen) if letter != sight.NEVER})
