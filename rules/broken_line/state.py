"""The whole truth of a match. Immutable; only `play` makes a new one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, Literal

from rules.broken_line.board import red_spots
from rules.broken_line.options import BrokenLineOptions
from rules.broken_line.pieces import STILL, camp_of
from rules.broken_line.tables import CAMPS, Camp

Phase = Literal["armies", "place", "first", "act", "move", "enlist", "over"]
"""`armies`: who runs what. `place`: secret placement. `first`: the winner of the roll names who begins. A turn: `act` (roll
or shoot), `move` (points left or not, until the end is said), `enlist` (a mercenary must be put down)."""

EMPTY: Final = "."
"""An empty square of a layout."""
MOST: Final = 40
"""Changes of a seat in the placement; the first placement of an army and being ready are none."""
REOPENS: Final = 6
"""How often a seat may take being ready back."""
SWITCHES: Final = 6
"""How often a seat may take an army before all are taken."""


@dataclass(frozen=True, slots=True)
class Pawn:
    """A pawn on the board. `shown`: its rank was seen by everybody. `moved`: it has moved by itself. `merc`: it was an
    enlisted mercenary. `done` in this turn: 0 nothing, 1 moved, 2 ran, 3 may go no further after its duel."""

    square: int
    army: str
    rank: str
    shown: bool = False
    moved: bool = False
    merc: bool = False
    done: int = 0


@dataclass(frozen=True, slots=True)
class Grey:
    """A mercenary that waits. `known`: the camps that have learnt its rank."""

    square: int
    rank: str
    known: tuple[Camp, ...] = ()


@dataclass(frozen=True, slots=True)
class Fallen:
    """A pawn that is out; kept in the order of `fallen_order`. `army` is G for a mercenary never enlisted. `known`: the
    camps that know its rank; everybody knows where both do. `merc`: a mercenary, enlisted or not."""

    army: str
    rank: str
    known: tuple[Camp, ...] = CAMPS
    merc: bool = False


@dataclass(frozen=True, slots=True)
class Layout:
    """The secret placement of an army: a rank or EMPTY for each square of its zone, front row first, from the left as its
    runner sees it."""

    army: str
    codes: tuple[str, ...]

    @property
    def complete(self) -> bool:
        """Whether the army stands; a layout is either empty or whole."""
        return any(code != EMPTY for code in self.codes)


@dataclass(frozen=True, slots=True)
class Arrow:
    """A public movement: `kind` walk, run, fly, sacrifice, enlist. `path`: all squares from start to end."""

    turn: int
    army: str
    kind: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Duel:
    """The last duel. `dice`: (attacker, defender) rolls until they differ. `result`: win, lose, both, artefact. `secret`:
    against a mercenary, known to the attacker's camp alone but for its result."""

    turn: int
    origin: int
    square: int
    army: str
    rank: str
    other: str
    other_rank: str
    dice: tuple[tuple[int, int], ...]
    result: str
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Shot:
    """The last shot. `impact` is -1 off the board. `result`: hit, empty, friend, grey, obstacle, high, fort, off."""

    turn: int
    square: int
    army: str
    direction: str
    roll: int
    impact: int
    result: str
    victim: str = ""
    victim_rank: str = ""


@dataclass(frozen=True, slots=True)
class Recruit:
    """A mercenary that was won and must now be put down in contact with `square`, for `army`."""

    square: int
    army: str
    rank: str


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer to draw: who made it and in which turn, who has agreed, the offering seat included."""

    seat: int
    turn: int
    agreed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BrokenLine:
    """A match. By seat: `choices` (what was taken: a camp or a letter, "" not yet), `switches` (how often), `ready`,
    `acts` (changes in the placement), `reopens` (how often being ready was taken back), `resigned`, `rolls` (the roll for
    who begins, 0 none). `captains`: by camp, in the order of CAMPS, -1 before the armies are taken. `layouts` are the
    secret placements, gone once the pawns stand. `order` is the order of seats from the first turn on, `slot` the place in
    it. `pawns` are kept in the order of squares. `duels` counts the duels of this turn, `landed` the mercenaries put down
    in it."""

    options: BrokenLineOptions
    phase: Phase = "armies"
    choices: tuple[str, ...] = ()
    switches: tuple[int, ...] = ()
    captains: tuple[int, int] = (-1, -1)
    resigned: tuple[bool, ...] = ()
    layouts: tuple[Layout, ...] = ()
    ready: tuple[bool, ...] = ()
    acts: tuple[int, ...] = ()
    reopens: tuple[int, ...] = ()
    rolls: tuple[int, ...] = ()
    chooser: int = -1
    order: tuple[int, ...] = ()
    slot: int = 0
    turn: int = 0
    dice: tuple[int, ...] = ()
    points: int = 0
    idle: int = 0
    quiet: bool = True
    """Nothing was destroyed or enlisted so far in this turn."""
    pawns: tuple[Pawn, ...] = ()
    greys: tuple[Grey, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    recruit: Recruit | None = None
    arrows: tuple[Arrow, ...] = ()
    duel: Duel | None = None
    shot: Shot | None = None
    duels: int = 0
    landed: int = 0
    offer: Offer | None = None
    offered: bool = False
    """Whether a draw was offered in this turn."""
    reason: str = ""
    winner: Camp | Literal[""] = ""

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.choices)

    def camp(self, seat: int) -> Camp | Literal[""]:
        """The camp of a seat; "" before it has chosen."""
        choice = self.choices[seat]
        if choice in CAMPS:
            return choice
        return camp_of(choice) if choice else ""

    def armies(self, seat: int) -> tuple[str, ...]:
        """The armies whose pawns move in that seat's turns."""
        camp = self.camp(seat)
        return self.options.run_by(self.choices[seat], camp) if camp else ()

    def members(self, camp: Camp) -> tuple[int, ...]:
        """The seats of a camp, resigned ones included."""
        return tuple(seat for seat in range(self.seats) if self.camp(seat) == camp)

    def captain(self, camp: Camp) -> int:
        """The captain of a camp, -1 before the armies are taken."""
        return self.captains[CAMPS.index(camp)]

    def actor_for(self, seat: int) -> int:
        """Who acts in that seat's turns: the seat itself; once it has resigned its captain, or else the camp's first seat
        that plays on (BL-61)."""
        camp = self.camp(seat)
        if not self.resigned[seat] or not camp:
            return seat
        heirs = [other for other in self.members(camp) if not self.resigned[other]]
        captain = self.captain(camp)
        return captain if captain in heirs else heirs[0] if heirs else seat

    def setter(self, army: str) -> int:
        """Who sets up an army: the one who runs it; of two allies who share it the captain (BL-12)."""
        seats = [seat for seat in range(self.seats) if army in self.armies(seat)]
        if not seats:
            return -1
        seat = self.captain(camp_of(army)) if len(seats) > 1 else seats[0]
        return self.actor_for(seat)

    @property
    def active(self) -> int:
        """The seat whose turn it is, -1 outside turns."""
        return self.order[self.slot] if self.phase in ("act", "move", "enlist") else -1

    def bury(self, *out: Fallen) -> BrokenLine:
        """The match with more pawns out."""
        return replace(self, fallen=tuple(sorted((*self.fallen, *out), key=fallen_order)))

    def at(self, square: int) -> Pawn | None:
        """The pawn on a square."""
        return next((pawn for pawn in self.pawns if pawn.square == square), None)

    @property
    def holder(self) -> Camp | Literal[""]:
        """The camp that holds the castle: its pawns stand on both red spots (BL-52, BL-54)."""
        return holder_of((pawn.square, pawn.army) for pawn in self.pawns)

    def without(self, *squares: int) -> BrokenLine:
        """The match without the pawns on these squares."""
        return replace(self, pawns=tuple(pawn for pawn in self.pawns if pawn.square not in squares))

    def put(self, pawn: Pawn) -> BrokenLine:
        """The match with one more pawn, on an empty square."""
        return replace(self, pawns=tuple(sorted((*self.pawns, pawn), key=lambda item: item.square)))

    def shift(self, square: int, pawn: Pawn) -> BrokenLine:
        """The match with the pawn of a square replaced by (usually moved to) this one."""
        rest = [item for item in self.pawns if item.square != square]
        return replace(self, pawns=tuple(sorted((*rest, pawn), key=lambda item: item.square)))


def fallen_order(item: Fallen) -> tuple[str, str, tuple[str, ...], bool]:
    """By army, rank, who knows: the order in which pawns fell would be a secret of its own."""
    return item.army, item.rank, item.known, item.merc


def holder_of(pawns: Iterable[tuple[int, str]]) -> Camp | Literal[""]:
    """Who holds the castle with pawns given as (square, army)."""
    spots = red_spots()
    camps = [camp_of(army) for square, army in pawns if square in spots]
    return camps[0] if len(camps) == len(spots) and len(set(camps)) == 1 else ""


def force(state: BrokenLine, camp: Camp) -> int:
    """Pawns of a camp that can move, cannons included (BL-57)."""
    return sum(camp_of(pawn.army) == camp and pawn.rank not in STILL for pawn in state.pawns)
