"""Another world that a viewer cannot tell from the real one: what proves that nothing hidden leaks."""

from __future__ import annotations

from rules.chance import Chance
from rules.game import GM, Viewer
from rules.marchlords.generator.stream import Stream
from rules.marchlords.imagined import fights, ground, pieces, secrets
from rules.marchlords.imagined.frame import frame_of
from rules.marchlords.state import Marchlords


def imagine(state: Marchlords, viewer: Viewer, chance: Chance) -> Marchlords:
    """Deal again what the viewer cannot see: unexplored ground, holdings and armies out of sight, others' purses, orders and
    knowledge, and battles of others. Before the map is dealt, and once the campaign is over, nothing is hidden; nor is
    anything from a GM who sees all."""
    if viewer == GM or state.phase in ("factions", "over"):
        return state
    stream = Stream(chance.below(f"imagine/{viewer}", 1 << 62))
    frame = frame_of(state, viewer)
    state = ground.shift(state, frame, stream)
    state = pieces.deal(state, frame, stream)
    state = fights.deal(state, frame, stream)
    return secrets.deal(state, frame, stream)
