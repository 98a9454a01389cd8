"""What one viewer may know, for whoever plays or draws it; `sight` builds it (broken_line.md 13).

For whoever draws it: the ground itself never changes and is `rules.broken_line.board.board()` (names, terrain, heights,
zones, forts, gates, red spots, mercenary spots); a view holds what stands on it. Squares are names, `A1` to `W17`. Where a
pawn can go, and for how many points, is `rules.broken_line.reach.reach(view, square)`, from the same view. When the match is
over everybody sees everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rules.broken_line.board import board, name_of
from rules.broken_line.options import BrokenLineOptions
from rules.broken_line.pieces import camp_of
from rules.broken_line.state import EMPTY, Phase
from rules.broken_line.tables import Camp, rules_file
from rules.game import Outcome, Viewer


@dataclass(frozen=True, slots=True)
class PawnView:
    """A pawn as the viewer sees it.

    `rank`: its face where the viewer sees it (own camp; a GM), else "" (a back). `known`: of a back, the rank that was
    shown and is remembered, "" otherwise. `shown`: everybody has seen its rank. `moved`: it has moved by itself, so it is
    neither trap nor artefact (own camp, and remembered of foes). `merc`: an enlisted mercenary. `done`: this turn 1 moved,
    2 ran, 3 may go no further after its duel, else 0. `mine`: the viewing seat moves it in its own turns.
    """

    square: str
    army: str
    rank: str = ""
    known: str = ""
    shown: bool = False
    moved: bool = False
    merc: bool = False
    done: int = 0
    mine: bool = False

    @property
    def camp(self) -> Camp:
        """The camp of its army."""
        return camp_of(self.army)


@dataclass(frozen=True, slots=True)
class LayoutView:
    """A placement while it is being made: a rank or `.` for each square of the army's zone, front row first, from the left
    as its runner sees it; nothing for whoever may not know it."""

    army: str
    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GreyView:
    """A mercenary that waits on its spot; `rank` "" unless the viewer's camp has learnt it."""

    square: str
    rank: str = ""


@dataclass(frozen=True, slots=True)
class ArmyView:
    """An army. `runners`: seats whose turns move it. `setter`: the seat that sets it up. `total` and `left`: pawns at first
    and now, enlisted mercenaries included in `left`. `out`: (rank, how many) of the fallen, "" for those of unknown rank.
    `placed`: the layout stands (own camp), or the pawns do. `hired`: those of `out`, of known rank, who were mercenaries:
    the army never brought them."""

    letter: str
    camp: Camp
    major: bool
    runners: tuple[int, ...]
    setter: int
    total: int
    left: int
    out: tuple[tuple[str, int], ...]
    placed: bool
    hired: tuple[tuple[str, int], ...] = ()

    @property
    def fallen(self) -> tuple[tuple[str, int], ...]:
        """(rank, how many) of the fallen whose rank the viewer knows."""
        return tuple(item for item in self.out if item[0])

    @property
    def brought(self) -> tuple[tuple[str, int], ...]:
        """`fallen` without the mercenaries that had joined the army: what its list has lost."""
        hired = dict(self.hired)
        return tuple((rank, count - hired.get(rank, 0)) for rank, count in self.fallen if count > hired.get(rank, 0))

    @property
    def unknown(self) -> int:
        """How many have fallen whose rank the viewer does not know."""
        return sum(count for rank, count in self.out if not rank)


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat. `camp` and `choice` "" before it has taken an army; `acts_for`: seats whose turns it plays (its own first,
    then those of allies who resigned); `roll`: its roll for who begins, 0 none; `asked`: the table waits for it;
    `switches`: how often it took an army, `reopens`: took being ready back; `changes`: left to it in the placement, 0
    where the viewer is no ally."""

    seat: int
    camp: str
    choice: str
    armies: tuple[str, ...]
    captain: bool
    ready: bool
    resigned: bool
    acts_for: tuple[int, ...]
    roll: int
    asked: bool
    switches: int
    reopens: int
    changes: int


@dataclass(frozen=True, slots=True)
class ArrowView:
    """A movement of this turn or the last: `kind` walk, run, fly, sacrifice (a pawn jumped to its mage), enlist (a mercenary
    was put down); `path` from start to end; `last`: of the turn before."""

    army: str
    kind: str
    path: tuple[str, ...]
    last: bool


@dataclass(frozen=True, slots=True)
class DuelView:
    """The last duel of this turn or the one before. Ranks are "" where the viewer may not know them. `other` is G for a
    mercenary. `dice`: (attacker, defender). `result`: win, lose, both, artefact. `secret`: in a tavern. `last`: of the
    turn before."""

    origin: str
    square: str
    army: str
    rank: str
    other: str
    other_rank: str
    dice: tuple[tuple[int, int], ...]
    result: str
    secret: bool
    last: bool


@dataclass(frozen=True, slots=True)
class ShotView:
    """The last shot of this turn or the one before. `impact` "" off the board; `result`: hit, empty, friend, grey, obstacle,
    high, fort, off; the victim where there is one. `last`: of the turn before."""

    square: str
    army: str
    direction: str
    roll: int
    impact: str
    result: str
    victim: str
    victim_rank: str
    last: bool


@dataclass(frozen=True, slots=True)
class RecruitView:
    """A mercenary to be put down beside `square`; `rank` "" for foes and the public."""

    square: str
    army: str
    rank: str


@dataclass(frozen=True, slots=True)
class BrokenLineView:
    """A match as one viewer may know it.

    `phase`: armies, place, first, act, move, enlist, over. `turn` from 1; `active`: whose turn, -1 outside turns; `actor`:
    who plays it (an heir where the seat resigned). `order`: seats from the first turn on. `chooser`: who names the first.
    `dice`, `points`: rolled, left. `duels`: fought in this turn, `landed`: mercenaries put down in it. `idle`: turns in a
    row without a loss. `standing`: the pawns on the board, in the order of squares; `layouts`: the placements while they
    are made; `pawns` is whichever there is. `greys`: mercenaries that wait. `holder`: the camp that holds the castle, ""
    none; its great gates are closed to the other. `offer`: the seat that offers a draw, -1 none, `offer_turn`: when, and
    `agreed` those who agree; `offered`: it was offered in this turn. `fallen_greys`: (rank or "", how many) of
    mercenaries lost before they were enlisted.
    """

    viewer: Viewer
    options: BrokenLineOptions
    phase: Phase
    turn: int
    active: int
    actor: int
    order: tuple[int, ...]
    chooser: int
    dice: tuple[int, ...]
    points: int
    duels: int
    landed: int
    idle: int
    seats: tuple[SeatView, ...]
    armies: tuple[ArmyView, ...]
    standing: tuple[PawnView, ...]
    layouts: tuple[LayoutView, ...]
    greys: tuple[GreyView, ...]
    fallen_greys: tuple[tuple[str, int], ...]
    holder: Camp | Literal[""]
    recruit: RecruitView | None
    arrows: tuple[ArrowView, ...]
    duel: DuelView | None
    shot: ShotView | None
    offer: int
    offer_turn: int
    agreed: tuple[int, ...]
    offered: bool
    outcome: Outcome | None

    @property
    def pawns(self) -> tuple[PawnView, ...]:
        """The pawns that the viewer sees, in the order of squares: those on the board, or in the placement those that its
        own camp has laid."""
        if self.phase not in ("armies", "place"):
            return self.standing
        return laid(self.layouts, () if self.seat is None else self.seats[self.seat].armies)

    @property
    def seat(self) -> int | None:
        """The viewing seat, None for the public and the GM."""
        return self.viewer if isinstance(self.viewer, int) else None

    @property
    def camp(self) -> str:
        """The camp of the viewing seat, "" before it has one, and for the public and the GM."""
        return "" if self.seat is None else self.seats[self.seat].camp

    @property
    def changes(self) -> int:
        """Changes left to the viewing seat in the placement."""
        return 0 if self.seat is None else self.seats[self.seat].changes

    @property
    def acting(self) -> bool:
        """Whether the viewing seat plays the present turn."""
        return self.seat is not None and self.seat == self.actor and self.active >= 0

    @property
    def moving(self) -> tuple[str, ...]:
        """The armies whose pawns move in the present turn."""
        return self.seats[self.active].armies if self.active >= 0 else ()

    def pawn(self, square: str) -> PawnView | None:
        """The pawn on a square."""
        return next((pawn for pawn in self.pawns if pawn.square == square), None)

    def army(self, letter: str) -> ArmyView:
        """The army of that letter. Raises KeyError."""
        for army in self.armies:
            if army.letter == letter:
                return army
        raise KeyError(letter)


@lru_cache(512)
def laid(layouts: tuple[LayoutView, ...], mine: tuple[str, ...]) -> tuple[PawnView, ...]:
    """The pawns of placements, in the order of squares; `mine` are the viewing seat's armies."""
    found = []
    for layout in layouts:
        if layout.codes:
            for square, code in zip(board().zone(layout.army), layout.codes, strict=True):
                if code != EMPTY:
                    found.append((square, PawnView(name_of(square), layout.army, code, mine=layout.army in mine)))
    return tuple(pawn for _, pawn in sorted(found, key=lambda item: item[0]))


def warned(view: BrokenLineView) -> bool:
    """Whether so many turns have gone by without a loss that the table must be told (BL-58)."""
    return view.phase in ("act", "move", "enlist") and view.idle >= rules_file().idle_warning
