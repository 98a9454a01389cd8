"""The board: squares, terrain, heights, forts, gates, and which steps the ground allows (BL-8 to BL-10, BL-23, BL-24).

Inside the rules a square is a number, 0 (A1) to 390 (W17), row by row from the south; moves, events and views name it `A1`.
The board is the same in every format and never changes: what changes is who holds the castle.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from rules.broken_line.tables import Camp, armies_file, board_file

COLUMNS: Final = "ABCDEFGHIJKLMNOPQRSTUVW"
WIDTH: Final = len(COLUMNS)
HEIGHT: Final = 17
SIZE: Final = WIDTH * HEIGHT
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""In the order that settles ties between paths (box)."""
_OFFSETS: Final = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
DELTAS: Final = dict(zip(DIRECTIONS, _OFFSETS, strict=True))
"""(columns, rows) of one step."""
OBSTACLES: Final = "flr"
"""Forest, lake, rock: natural obstacles."""
HEIGHTS: Final = {"1": 1, "c": 1, "s": 2, "*": 2}

FREE: Final = 0
GATE: Final = 1
GREAT: Final = 2
"""Kinds of steps: free; through a gate; through a gate that closes to the other camp while one holds the castle."""


@dataclass(frozen=True, slots=True)
class Gate:
    """A gate: its fort, the side of the fort, whether it closes, and its edges as (outside, inside) names of squares."""

    fort: str
    side: str
    closes: bool
    edges: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A step that the ground allows: where to, its kind (FREE, GATE, GREAT), its direction's place in DIRECTIONS (8 for the
    shortcut)."""

    to: int
    kind: int
    direction: int


@dataclass(frozen=True, slots=True)
class Board:
    """Everything fixed, by square number: `names`, `terrain` (one letter, see board.toml), `heights` (0 to 2), `zones`
    (letter of an army or ""), `forts` (id or ""). `gates`, `shortcuts` (pairs of names), `red` and `spots` (names)."""

    names: tuple[str, ...]
    terrain: str
    heights: tuple[int, ...]
    zones: tuple[str, ...]
    forts: tuple[str, ...]
    gates: tuple[Gate, ...]
    shortcuts: tuple[tuple[str, str], ...]
    red: tuple[str, ...]
    spots: tuple[str, ...]

    def at(self, column: int, row: int) -> int | None:
        """The square in that column (0 to 22) and row (0 to 16, from the south), None beyond the edge."""
        return row * WIDTH + column if 0 <= column < WIDTH and 0 <= row < HEIGHT else None

    def zone(self, army: str) -> tuple[int, ...]:
        """The squares of an army's zone, front row first, each row from the left as its own runner sees it."""
        squares = [index for index, zone in enumerate(self.zones) if zone == army]
        south = squares[0] < SIZE // 2
        return tuple(sorted(squares, key=lambda i: (-(i // WIDTH), i % WIDTH) if south else (i // WIDTH, -(i % WIDTH))))

    def zone_width(self, army: str) -> int:
        """Squares in one row of an army's zone."""
        return len({index % WIDTH for index in self.zone(army)})


@cache
def board() -> Board:
    """The board of `data/broken_line/board.toml`."""
    file = board_file()
    terrain = "".join(reversed(file.terrain))
    zones = "".join(reversed(file.zones))
    if len(terrain) != SIZE or len(zones) != SIZE:
        raise ValueError(f"the board needs {HEIGHT} rows of {WIDTH} squares")
    names = tuple(f"{COLUMNS[index % WIDTH]}{index // WIDTH + 1}" for index in range(SIZE))
    forts = [""] * SIZE
    for fort in file.forts:
        (left, low), (right, high) = (_column_row(name) for name in fort.corners)
        for row in range(low, high + 1):
            for column in range(left, right + 1):
                forts[row * WIDTH + column] = fort.id
    return Board(
        names=names,
        terrain=terrain,
        heights=tuple(HEIGHTS.get(letter, 0) for letter in terrain),
        zones=tuple("" if letter == "." else letter for letter in zones),
        forts=tuple(forts),
        gates=tuple(Gate(gate.fort, gate.side, gate.closes, gate.edges) for gate in file.gates),
        shortcuts=tuple(row.ends for row in file.shortcuts),
        red=tuple(names[index] for index in range(SIZE) if terrain[index] == "*"),
        spots=armies_file().mercenaries.spots,
    )


def _column_row(name: str) -> tuple[int, int]:
    return COLUMNS.index(name[0]), int(name[1:]) - 1


@cache
def _numbers() -> dict[str, int]:
    return {name: index for index, name in enumerate(board().names)}


def square_of(name: str) -> int | None:
    """The number of a square written `D4` or `d4`; None where there is none."""
    return _numbers().get(name.strip().upper())


def name_of(square: int) -> str:
    """The name of a square."""
    return board().names[square]


def is_obstacle(square: int) -> bool:
    """Whether a natural obstacle fills the square."""
    return board().terrain[square] in OBSTACLES


@cache
def neighbours(square: int) -> tuple[tuple[int, int], ...]:
    """The squares around, walls or not, as (square, place of the direction in DIRECTIONS)."""
    column, row = square % WIDTH, square // WIDTH
    found = []
    for place, (dx, dy) in enumerate(DELTAS.values()):
        to = board().at(column + dx, row + dy)
        if to is not None:
            found.append((to, place))
    return tuple(found)


@cache
def _gate_kinds() -> dict[tuple[int, int], int]:
    numbers, kinds = _numbers(), {}
    for gate in board().gates:
        for outside, inside in gate.edges:
            kind = GREAT if gate.closes else GATE
            kinds[numbers[outside], numbers[inside]] = kinds[numbers[inside], numbers[outside]] = kind
    return kinds


@cache
def steps(square: int) -> tuple[Step, ...]:
    """All steps that walls allow from a square, over obstacles too, in the order of DIRECTIONS, the shortcut last."""
    forts, kinds = board().forts, _gate_kinds()
    found = []
    for to, direction in neighbours(square):
        if forts[to] == forts[square]:
            found.append(Step(to, FREE, direction))
        elif (square, to) in kinds:
            found.append(Step(to, kinds[square, to], direction))
    for ends in board().shortcuts:
        one, two = (_numbers()[name] for name in ends)
        if square in (one, two):
            found.append(Step(two if square == one else one, FREE, len(DIRECTIONS)))
    return tuple(found)


@cache
def step_between(square: int, to: int) -> Step | None:
    """The step from one square to another, None where walls or distance forbid it."""
    return next((step for step in steps(square) if step.to == to), None)


def adjacent(square: int, to: int) -> bool:
    """Whether two squares touch or are the ends of the shortcut, walls or not."""
    return any(near == to for near, _ in neighbours(square)) or step_between(square, to) is not None


def closed(step: Step, camp: Camp | str, holder: Camp | str) -> bool:
    """Whether that step goes through a gate closed to the camp: the other one holds the castle (BL-53)."""
    return step.kind == GREAT and holder != "" and holder != camp


def line(square: int, direction: str) -> tuple[int, ...]:
    """All squares from there in a direction, the nearest first, to the edge of the board."""
    column, row = square % WIDTH, square // WIDTH
    dx, dy = DELTAS[direction]
    found: list[int] = []
    while (to := board().at(column + dx * (len(found) + 1), row + dy * (len(found) + 1))) is not None:
        found.append(to)
    return tuple(found)


def blocked(square: int, path: tuple[int, ...]) -> str:
    """What keeps a shot from there from having an effect at the end of its line of fire: `fort` for a fort in between,
    which is neither the cannon's nor the target's or is higher than the cannon, `high` for a target higher than the
    cannon, else "" (BL-43, BL-44)."""
    heights, forts = board().heights, board().forts
    high, impact = heights[square], path[-1]
    for between in path[:-1]:
        fort = forts[between]
        if fort and (fort not in (forts[square], forts[impact]) or heights[between] > high):
            return "fort"
    return "high" if heights[impact] > high else ""


@cache
def red_spots() -> tuple[int, ...]:
    """The numbers of the red spots."""
    return tuple(_numbers()[name] for name in board().red)


@cache
def mercenary_spots() -> tuple[int, int]:
    """The numbers of the two mercenary spots."""
    one, two = (_numbers()[name] for name in board().spots)
    return one, two
