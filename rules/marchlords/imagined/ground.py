"""Another ground under the tiles that the viewer has not explored, other kingdoms' capitals with it."""

from __future__ import annotations

from dataclasses import replace

from rules.marchlords.generator.stream import Stream
from rules.marchlords.imagined.frame import Frame
from rules.marchlords.land import CAPITAL, SEA
from rules.marchlords.state import Marchlords


def shift(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    """The state with what is under unexplored tiles dealt anew.

    What an explored tile tells of its neighbours stays: whether it is coast depends on them. Elsewhere anything may lie.
    """
    hidden = [tile for tile in range(len(state.ground)) if tile not in frame.explored]
    homeless = [seat for seat, tile in enumerate(state.capitals) if tile not in frame.explored]
    if state.options.published:
        return _capitals(state, homeless, [state.capitals[seat] for seat in homeless], stream)
    around = state.field.around
    beside = {tile for tile in hidden if any(other in frame.explored for other in around[tile])}
    ground = list(state.ground)
    deep = [tile for tile in hidden if tile not in beside]
    edge = [tile for tile in beside if ground[tile] not in (SEA, CAPITAL)]
    for group in (deep, sorted(edge)):
        letters = stream.shuffle(ground[tile] for tile in group)
        for tile, letter in zip(group, letters, strict=True):
            ground[tile] = letter
    state = replace(state, ground="".join(ground))
    spots = [tile for tile in hidden if ground[tile] == CAPITAL]
    return _capitals(state, homeless, spots, stream)


def _capitals(state: Marchlords, seats: list[int], spots: list[int], stream: Stream) -> Marchlords:
    capitals = list(state.capitals)
    for seat, tile in zip(seats, stream.shuffle(spots), strict=True):
        capitals[seat] = tile
    return replace(state, capitals=tuple(capitals))
