"""Sea, terrain and city sites of a map (marchlords.md 18, steps 2 to 6)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.marchlords.generator.fairness import value
from rules.marchlords.generator.plan import Layout
from rules.marchlords.generator.stream import Stream
from rules.marchlords.land import BASES, CAPITAL, SEA, land

BAG = "PPFMSD"
"""Seeds of terrain for each seat."""
SITES = {"small": (2, 3, 4), "duel": (2, 3, 4, 6), "medium": (2, 3, 4, 6), "large": (2, 3, 4)}
"""How far the n-th city site of a seat may lie from its capital."""
BAY = {"small": 2, "duel": 2, "medium": 3, "large": 4}


def size_of(layout: Layout) -> str:
    """`duel` is the small map for two."""
    if layout.radius == 6:
        return "duel" if layout.order == 2 else "small"
    return "large" if layout.order == 1 else "medium"


def fill(layout: Layout, stream: Stream) -> str | None:
    """The ground; None where there was no room for something."""
    ground = ["P"] * len(layout.field)
    for tile in layout.rim:
        ground[tile] = SEA
    if not _bays(layout, ground, stream):
        return None
    _terrain(layout, ground, stream)
    _home_kits(layout, ground, stream)
    for tile in layout.homes:
        ground[tile] = CAPITAL
    sites = _sites(layout, ground, stream)
    if sites is None:
        return None
    _oases(layout, ground, stream, sites)
    for tile in sites:
        ground[tile] = ground[tile].lower()
    for tile in layout.spare:
        ground[tile] = "p"
    return "".join(ground)


def _seats(layout: Layout) -> range:
    """The seats that must be provided for: one where the map is rotated, else all."""
    return range(1 if layout.order > 1 else len(layout.capitals))


def _images(layout: Layout, tiles: Iterable[int]) -> list[int]:
    return [layout.image(tile, turn) for turn in range(layout.order) for tile in tiles]


# -- sea ---------------------------------------------------------------------------------------------------------------


def _bays(layout: Layout, ground: list[str], stream: Stream) -> bool:
    """A bay for each seat, from the ocean near its capital or, inland, beside it."""
    whole, want = layout.field, BAY[size_of(layout)]
    for seat in _seats(layout):
        capital = layout.capitals[seat]
        shut = {
            tile for home in layout.homes for tile in whole.disc(home, 1) if home != capital
        } | set(layout.homes)
        shore = [
            tile
            for tile in whole.disc(capital, 3)
            if ground[tile] != SEA and any(other in layout.rim for other in whole.around[tile])
        ]
        near = [tile for tile in shore if tile not in shut and whole.distance(tile, capital) > 1]
        inland = not any(ground[tile] == SEA for tile in whole.disc(capital, 2))
        starts = [tile for tile in whole.around[capital] if tile not in shut] if inland or not near else near
        if not starts:
            return False
        bay = [stream.pick(starts)]
        while len(bay) < want:
            edge = sorted({other for tile in bay for other in whole.around[tile]} - set(bay))
            edge = [tile for tile in edge if tile not in shut and ground[tile] != SEA and tile not in layout.rim]
            if inland:
                away = [tile for tile in edge if whole.distance(tile, capital) > 1]
                edge = away or edge
            if not edge:
                return False
            bay.append(stream.pick(edge))
        for tile in _images(layout, bay):
            ground[tile] = SEA
    return True


# -- terrain -----------------------------------------------------------------------------------------------------------


def _terrain(layout: Layout, ground: list[str], stream: Stream) -> None:
    """Each tile takes its nearest seed; then one group in five is drawn anew."""
    whole = layout.field
    land = [tile for tile in range(len(whole)) if ground[tile] != SEA]
    seeds: list[tuple[int, str]] = []
    for letter in stream.shuffle(BAG * len(_seats(layout))):
        seeds += [(tile, letter) for tile in _images(layout, [stream.pick(land)])]
    for orbit in layout.orbits:
        if ground[orbit[0]] == SEA:
            continue
        letter = min(seeds, key=lambda seed: (whole.distance(orbit[0], seed[0]), seed))[1]
        if stream.below(5) == 0:
            letter = stream.pick(BAG)
        for tile in orbit:
            ground[tile] = letter


def _home_kits(layout: Layout, ground: list[str], stream: Stream) -> None:
    """The ring around each capital at two tiles is cut into five arcs, one of each base terrain."""
    for seat in _seats(layout):
        arc = _ring_in_order(layout, layout.capitals[seat])
        arc = [tile for tile in arc if ground[tile] != SEA]
        letters = stream.shuffle(BASES)
        for place, tile in enumerate(arc):
            letter = letters[min(4, place * 5 // max(1, len(arc)))]
            for image in _images(layout, [tile]):
                ground[image] = letter


def _ring_in_order(layout: Layout, tile: int) -> list[int]:
    """The tiles two steps away, one after the other around."""
    whole = layout.field
    ways = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    q, r = whole.hexes[tile]
    place, found = (q + 2 * ways[4][0], r + 2 * ways[4][1]), []
    for way in ways:
        for _ in range(2):
            if place in whole.index:
                found.append(whole.index[place])
            place = (place[0] + way[0], place[1] + way[1])
    return found


def _oases(layout: Layout, ground: list[str], stream: Stream, sites: set[int]) -> None:
    """One oasis in each patch of three or more desert tiles."""
    whole = layout.field
    seen: set[int] = set()
    for tile in range(len(whole)):
        if ground[tile] != "D" or tile in seen:
            continue
        patch, front = {tile}, [tile]
        while front:
            for other in whole.around[front.pop()]:
                if ground[other] == "D" and other not in patch:
                    patch.add(other)
                    front.append(other)
        images = {layout.image(other, turn) for other in patch for turn in range(layout.order)}
        seen |= images
        able = sorted(patch - sites)
        if len(patch) >= 3 and able:
            for image in _images(layout, [stream.pick(able)]):
                ground[image] = "O"


# -- city sites --------------------------------------------------------------------------------------------------------


def _sites(layout: Layout, ground: list[str], stream: Stream) -> set[int] | None:
    """The city sites: near each capital by turns, at least two tiles apart; the centre of a rotated map; on large maps none
    for a seat that has enough near it, and more for the poorest."""
    whole = layout.field
    sites: set[int] = set()
    centre = whole.index[(0, 0)]
    if layout.order > 1 and ground[centre] != SEA:
        sites.add(centre)

    def room(tile: int, reach: int, seat: int) -> bool:
        if ground[tile] in (SEA, CAPITAL) or whole.distance(tile, layout.capitals[seat]) > reach:
            return False
        images = _images(layout, [tile])
        taken = (*sites, *layout.homes)
        if any(whole.distance(image, other) < 2 for image in images for other in taken):
            return False
        return all(whole.distance(a, b) >= 2 for a in images for b in images if a != b)

    for number, reach in enumerate(SITES[size_of(layout)]):
        for seat in _seats(layout):
            if layout.order == 1 and len(sites.intersection(whole.disc(layout.capitals[seat], reach))) > number:
                continue
            able = [tile for tile in whole.disc(layout.capitals[seat], reach) if room(tile, reach, seat)]
            if not able:
                return None
            sites.update(_images(layout, [stream.pick(able)]))
    if layout.order == 1:
        known = land(layout.radius, "".join(ground))
        for _ in range(4 * len(layout.capitals)):
            values = [value(layout, known, sites, seat) for seat in range(len(layout.capitals))]
            if 100 * max(values) <= 115 * min(values):
                break
            poorest = values.index(min(values))
            able = [tile for tile in whole.disc(layout.capitals[poorest], 4) if room(tile, 4, poorest)]
            if not able:
                break
            sites.add(stream.pick(able))
    return sites
