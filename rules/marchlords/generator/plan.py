"""Size, symmetry and capitals of a map (marchlords.md 18, step 1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from rules.hexes import Field, distance, field, turned
from rules.marchlords.generator.stream import Stream

BILLION = 10**9
SPOTS = {2: (0, 1), 3: (0, 1, 2), 4: (0, 1, 3, 4), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""Which of the rotated places of a capital are used; the others become city sites."""
ROUNDS = 60
EVENING = 12
"""Rounds of repulsion, then of moving towards the middle of one's cell."""


@dataclass(frozen=True)
class Layout:
    """A field, its symmetry (`order`: how many rotations leave the map as it is, 1 for none), the capitals in use and the
    rotated places that are not."""

    radius: int
    order: int
    capitals: tuple[int, ...]
    spare: tuple[int, ...] = ()

    @property
    def field(self) -> Field:
        """The tiles."""
        return field(self.radius)

    @cached_property
    def homes(self) -> tuple[int, ...]:
        """Capitals and places that would be one."""
        return (*self.capitals, *self.spare)

    @cached_property
    def orbits(self) -> tuple[tuple[int, ...], ...]:
        """The tiles in groups that a rotation carries into one another."""
        whole, step = self.field, 6 // self.order
        seen: set[int] = set()
        found = []
        for tile, place in enumerate(whole.hexes):
            if tile in seen:
                continue
            orbit = tuple(dict.fromkeys(whole.index[turned(place, step * turn)] for turn in range(self.order)))
            seen.update(orbit)
            found.append(orbit)
        return tuple(found)

    def image(self, tile: int, turn: int) -> int:
        """The tile that a tile is carried to by so many rotations."""
        return self.field.index[turned(self.field.hexes[tile], 6 // self.order * turn)]

    @cached_property
    def rim(self) -> frozenset[int]:
        """The outer ring."""
        return frozenset(tile for tile, around in enumerate(self.field.around) if len(around) < 6)


def radius_of(seats: int) -> int:
    """The radius of a map for so many seats."""
    if seats <= 3:
        return 6
    radius = 9
    while seats > 6 and 1 + 3 * radius * (radius - 1) < 30 * seats:
        radius += 1
    return radius


def layout(seats: int, stream: Stream) -> Layout | None:
    """The capitals: rotated for up to six seats, spread by repulsion for more; None where those came out unfair."""
    radius = radius_of(seats)
    return _rotated(seats, radius, stream) if seats <= 6 else _spread(seats, radius, stream)


def _rotated(seats: int, radius: int, stream: Stream) -> Layout:
    ring = radius - 1
    middle = ring // 2 + stream.below(1 + ring % 2)
    order = 6 if seats > 3 else seats
    first = turned((ring, -middle), stream.below(6))
    whole = field(radius)
    places = [whole.index[turned(first, 6 // order * turn)] for turn in range(order)]
    used = SPOTS[seats]
    return Layout(
        radius, order, tuple(places[spot] for spot in used), tuple(p for spot, p in enumerate(places) if spot not in used)
    )


def _spread(seats: int, radius: int, stream: Stream) -> Layout | None:
    whole = field(radius)
    inside = [tile for tile, (q, r) in enumerate(whole.hexes) if distance((q, r), (0, 0)) <= radius - 2]
    capitals = [stream.pick(inside)]
    while len(capitals) < seats:
        far = [min(whole.distance(tile, other) for other in capitals) for tile in inside]
        most = max(far)
        capitals.append(stream.pick([tile for tile, reach in zip(inside, far, strict=True) if reach == most]))
    allowed = set(inside)
    for _ in range(ROUNDS):
        before = tuple(capitals)
        for index, tile in enumerate(capitals):
            others = [other for place, other in enumerate(capitals) if place != index]
            near = [tile, *(other for other in whole.around[tile] if other in allowed and other not in others)]
            capitals[index] = min(near, key=lambda spot: (_energy(whole, spot, others), spot))
        if tuple(capitals) == before:
            break
    dry = [tile for tile, (q, r) in enumerate(whole.hexes) if distance((q, r), (0, 0)) < radius]
    best = _evened(whole, tuple(capitals), dry, allowed)
    cells = cell_sizes(whole, best, dry)
    if min(whole.distance(a, b) for a in best for b in best if a != b) < 5 or 2 * max(cells) > 3 * min(cells):
        return None
    return Layout(radius, 1, best)


def _evened(whole: Field, capitals: tuple[int, ...], dry: list[int], allowed: set[int]) -> tuple[int, ...]:
    """The capitals after some rounds in which each moves a step towards the middle of the tiles that are nearest to it; the
    round whose smallest cell was largest against the largest."""
    best, fairest = capitals, (0, 1)
    for _ in range(EVENING):
        cells: list[list[int]] = [[] for _ in capitals]
        places = [whole.hexes[tile] for tile in capitals]
        for tile in dry:
            here = whole.hexes[tile]
            far = [distance(here, place) for place in places]
            cells[far.index(min(far))].append(tile)
        sizes = cell_sizes(whole, capitals, dry)
        apart = min(distance(a, b) for a, b in combinations(places, 2)) >= 5
        if apart and min(sizes) * fairest[1] > fairest[0] * max(sizes):
            best, fairest = capitals, (min(sizes), max(sizes))
        moved: list[int] = []
        for seat, tile in enumerate(capitals):
            near = [tile, *(other for other in whole.around[tile] if other in allowed)]
            moved.append(min(near, key=lambda spot: (sum(whole.distance(spot, t) ** 2 for t in cells[seat]), spot)))
        if tuple(moved) == capitals or len(set(moved)) < len(moved):
            break
        capitals = tuple(moved)
    return best


def _energy(whole: Field, spot: int, others: list[int]) -> int:
    edge = whole.radius - distance(whole.hexes[spot], (0, 0))
    total = 2 * (BILLION // (2 * edge + 1) ** 4)
    for other in others:
        total += BILLION // whole.distance(spot, other) ** 4
    return total


SHARE = 60
"""Parts of a tile: one that several capitals are equally near to is shared."""


def cell_sizes(whole: Field, capitals: Sequence[int], tiles: Iterable[int]) -> list[int]:
    """How much of the tiles is nearest to each capital, in sixtieths of a tile."""
    sizes = [0] * len(capitals)
    places = [whole.hexes[tile] for tile in capitals]
    for tile in tiles:
        here = whole.hexes[tile]
        far = [distance(here, place) for place in places]
        least = min(far)
        near = [seat for seat, reach in enumerate(far) if reach == least]
        for seat in near:
            sizes[seat] += SHARE // len(near)
    return sizes
