"""What makes a map acceptable (marchlords.md 18)."""

from __future__ import annotations

from collections.abc import Collection

from rules.marchlords.generator.plan import Layout, cell_sizes
from rules.marchlords.land import BASES, SEA, Land, land


def value(layout: Layout, known: Land, sites: Collection[int], seat: int) -> int:
    """What a seat's surroundings are worth: land within 3, four times the sites within 3, twice those within 4, and coast
    tiles within 3, at most six."""
    whole, capital = layout.field, layout.capitals[seat]
    near = [tile for tile in whole.disc(capital, 3) if not known.sea[tile]]
    wide = whole.disc(capital, 4)
    close = sum(tile in sites for tile in near)
    coast = min(6, sum(known.coast[tile] for tile in near))
    return len(near) + 4 * close + 2 * sum(tile in sites for tile in wide) + coast


def faults(layout: Layout, ground: str) -> tuple[str, ...]:
    """The reasons why a map is not acceptable, in the order of the book; empty for a good one."""
    whole, known, capitals = layout.field, land(layout.radius, ground), layout.capitals
    large = layout.order == 1
    sites = {tile for tile in range(len(whole)) if known.site[tile] and tile not in capitals}
    found = []
    if not _one_piece(layout, ground):
        found.append("land in pieces")
    if min(whole.distance(a, b) for a in capitals for b in capitals if a != b) < (5 if large else 8):
        found.append("capitals too near")
    for seat, capital in enumerate(capitals):
        within = [[tile for tile in whole.disc(capital, reach) if not known.sea[tile]] for reach in range(5)]
        if not known.coast[capital]:
            found.append(f"capital {seat} inland")
        for reach, least in ((2, 1), (3, 2), (4, 3)):
            if sum(tile in sites for tile in within[reach]) < least:
                found.append(f"sites of {seat} within {reach}")
        if sum(known.coast[tile] for tile in within[3] if tile != capital) < 2:
            found.append(f"coasts of {seat}")
        if not set(BASES) <= {ground[tile].upper() for tile in within[3]}:
            found.append(f"terrains of {seat}")
        if len(within[2]) < 10:
            found.append(f"land of {seat}")
    values = [value(layout, known, sites, seat) for seat in range(len(capitals))]
    if 100 * max(values) > 125 * min(values):
        found.append("values")
    if large:
        cells = cell_sizes(whole, capitals, [tile for tile in range(len(whole)) if not known.sea[tile]])
        if 10 * max(cells) > 18 * min(cells):
            found.append("cells")
    return tuple(found)


def _one_piece(layout: Layout, ground: str) -> bool:
    dry = {tile for tile, letter in enumerate(ground) if letter != SEA}
    front = [next(iter(dry))]
    seen = set(front)
    while front:
        for other in layout.field.around[front.pop()]:
            if other in dry and other not in seen:
                seen.add(other)
                front.append(other)
    return seen == dry
