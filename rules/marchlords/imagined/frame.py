"""What a viewer knows for certain, and so stays as it is in every imagined world."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Viewer
from rules.marchlords import sight
from rules.marchlords.state import Battle, Marchlords
from rules.marchlords.view import knows


@dataclass(frozen=True)
class Frame:
    """`seat`: the viewer's, None for the public. `visible`, `explored`: tiles; `fights`: those of the battles it knows (an
    arbiter may not see them)."""

    seat: int | None
    visible: frozenset[int]
    explored: frozenset[int]
    fights: frozenset[int]

    def knows(self, state: Marchlords, battle: Battle) -> bool:
        """Whether the viewer knows what the sides of a battle know."""
        return self.seat is not None and knows(state, battle, self.seat)


def frame_of(state: Marchlords, viewer: Viewer) -> Frame:
    """What that viewer sees, and has seen."""
    if not isinstance(viewer, int):
        return Frame(None, frozenset(), frozenset(), frozenset())
    now = sight.visible(state, viewer)
    seen = {tile for tile, letter in enumerate(state.knowledge[viewer].seen) if letter != sight.NEVER}
    fights = frozenset(battle.tile for battle in state.battles if battle.open and knows(state, battle, viewer))
    return Frame(viewer, now, now | seen | fights, fights)
