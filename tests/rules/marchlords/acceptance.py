"""The acceptance list of section 18, reckoned anew from the rows of a map alone: axial coordinates and letters, nothing of
the generator's."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

Hex = tuple[int, int]
SIX = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


class Figures:
    """What can be counted on a map. `ground`: one letter a tile, row by row from the top (`~` sea, `@` capital, a small
    letter a city site); `capitals`: their places in it."""

    def __init__(self, radius: int, ground: str, capitals: Iterable[int]) -> None:
        across = range(-radius, radius + 1)
        places = [(q, r) for r in across for q in across if apart((q, r), (0, 0)) <= radius]
        self.radius = radius
        self.letters: dict[Hex, str] = dict(zip(places, ground, strict=True))
        order = list(self.letters)
        self.capitals = [order[place] for place in capitals]
        self.land = {tile for tile, letter in self.letters.items() if letter != "~"}
        self.coast = {tile for tile in self.land if any(self.letters.get(other) == "~" for other in beside(tile))}
        self.sites = {tile for tile, letter in self.letters.items() if letter.islower()}

    def within(self, centre: Hex, reach: int) -> set[Hex]:
        """The tiles of the map at most so far away."""
        return {tile for tile in self.letters if apart(tile, centre) <= reach}

    @property
    def nearest(self) -> int:
        """The least distance of two capitals."""
        return min(apart(a, b) for a in self.capitals for b in self.capitals if a != b)

    @property
    def values(self) -> list[int]:
        """Land within 3, 4 x sites within 3, 2 x sites within 4, coast within 3 (at most 6), by seat."""
        found = []
        for capital in self.capitals:
            near, wide = self.within(capital, 3), self.within(capital, 4)
            coast = min(6, len(near & self.coast))
            found.append(len(near & self.land) + 4 * len(near & self.sites) + 2 * len(wide & self.sites) + coast)
        return found

    def cells(self, *, shared: bool) -> list[Fraction]:
        """The land that is nearest to each capital; what is as near to several is `shared`, or counts for each."""
        found = [Fraction(0)] * len(self.capitals)
        for tile in self.land:
            far = [apart(tile, capital) for capital in self.capitals]
            for seat, distance in enumerate(far):
                if distance == min(far):
                    found[seat] += Fraction(1, far.count(distance) if shared else 1)
        return found

    @property
    def worth(self) -> Fraction:
        """The greatest value by the least."""
        return Fraction(max(self.values), min(self.values))

    def room(self, *, shared: bool = False) -> Fraction:
        """The largest cell by the smallest. The book's table counts what is as near to several for each of them."""
        cells = self.cells(shared=shared)
        return max(cells) / min(cells)


def beside(tile: Hex) -> list[Hex]:
    """The six tiles around."""
    return [(tile[0] + q, tile[1] + r) for q, r in SIX]


def apart(a: Hex, b: Hex) -> int:
    """R4.1: max(|dq|, |dr|, |dq + dr|)."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def objections(figures: Figures) -> list[str]:
    """What the list objects to, with `large` rules for more than six seats; empty for an acceptable map."""
    large = len(figures.capitals) > 6
    found = []
    first = next(iter(figures.land))
    reached, front = {first}, [first]
    while front:
        for other in beside(front.pop()):
            if other in figures.land and other not in reached:
                reached.add(other)
                front.append(other)
    if reached != figures.land:
        found.append("land in pieces")
    if figures.nearest < (5 if large else 8):
        found.append("capitals too near")
    for seat, capital in enumerate(figures.capitals):
        near = figures.within(capital, 3)
        if figures.letters[capital] != "@" or capital not in figures.coast:
            found.append(f"capital of {seat}")
        for reach, least in ((2, 1), (3, 2), (4, 3)):
            if len(figures.within(capital, reach) & figures.sites) < least:
                found.append(f"sites of {seat} within {reach}")
        if len((near & figures.coast) - {capital}) < 2:
            found.append(f"coasts of {seat}")
        if not set("PFMSD") <= {figures.letters[tile].upper() for tile in near}:
            found.append(f"terrains of {seat}")
        if len(figures.within(capital, 2) & figures.land) < 10:
            found.append(f"land of {seat}")
    if figures.worth > Fraction(5, 4):
        found.append("values")
    if large and any(figures.room(shared=shared) > Fraction(9, 5) for shared in (False, True)):
        found.append("cells")
    if any(figures.letters[tile] != "~" for tile in figures.letters if apart(tile, (0, 0)) == figures.radius):
        found.append("land at the edge")
    crowded = [tile for tile in figures.sites if any(other in figures.sites for other in beside(tile))]
    if crowded:
        found.append("sites side by side")
    return found
