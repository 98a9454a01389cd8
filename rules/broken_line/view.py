"""What one viewer may know: the fog of the battle is here (broken_line.md 13), and nowhere else.

For whoever draws it: the ground itself never changes and is `rules.broken_line.board.board()` (names, terrain, heights,
zones, forts, gates, red spots, mercenary spots); a view holds what stands on it. Squares are names, `A1` to `W17`. Where a
pawn can go, and for how many points, is `rules.broken_line.reach.reach(view, square)`, from the same view. When the match is
over everybody sees everything.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from rules.broken_line.board import board, name_of
from rules.broken_line.final import outcome_of
from rules.broken_line.options import BrokenLineOptions
from rules.broken_line.pieces import GREY, RANKS, camp_of, full, is_major
from rules.broken_line.state import EMPTY, MOST, BrokenLine, Duel, Fallen, Pawn, Phase
from rules.broken_line.tables import CAMPS, Camp, rules_file
from rules.game import GM, PUBLIC, Outcome, Viewer


@dataclass(frozen=True, slots=True)
class PawnView:
    """A pawn as the viewer sees it.

    `rank`: its face where the viewer sees it (own camp; a GM), else "" (a back). `known`: of a back, the rank that was
    shown and is remembered, "" otherwise. `shown`: everybody has seen its rank. `moved`: it has moved by itself, so it is
    neither trap nor artefact (own camp, and remembered of foes). `merc`: an enlisted mercenary. `done`: this turn 1 moved,
    2 ran, else 0. `mine`: the viewing seat moves it in its own turns.
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
class GreyView:
    """A mercenary that waits on its spot; `rank` "" unless the viewer's camp has learnt it."""

    square: str
    rank: str = ""


@dataclass(frozen=True, slots=True)
class ArmyView:
    """An army. `runners`: seats whose turns move it. `setter`: the seat that sets it up. `total` and `left`: pawns at first
    and now, enlisted mercenaries included in `left`. `fallen`: (rank, how many) as far as the viewer knows, `unknown` the
    fallen of unknown rank. `placed`: the layout stands (own camp), or the pawns do."""

    letter: str
    camp: Camp
    major: bool
    runners: tuple[int, ...]
    setter: int
    total: int
    left: int
    fallen: tuple[tuple[str, int], ...]
    unknown: int
    placed: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat. `camp` and `choice` "" before it has taken an army; `acts_for`: seats whose turns it plays (its own first,
    then those of allies who resigned); `roll`: its roll for who begins, 0 none; `asked`: the table waits for it; `spent`: no
    change of its placement is left; `switches`: how often it took an army."""

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
    spent: bool
    switches: int


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
    mercenary. `dice`: (attacker, defender). `result`: win, lose, both, artefact. `secret`: in a tavern. `last`: of the turn before."""

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
    `dice`, `points`: rolled, left. `duels`: fought in this turn. `idle`: turns in a row without a loss. `pawns`: in the order
    of squares; in the placement only those of the viewer's camp. `greys`: mercenaries that wait. `holder`: the camp that holds
    the castle, "" none; its great gates are closed to the other. `offer`: the seat that offers a draw, -1 none, and `agreed`
    those who agree; `offered`: it was offered in this turn. `fallen_greys`: (rank or "", how many) of mercenaries lost before
    they were enlisted. `changes`: left to the viewing seat in the placement.
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
    idle: int
    seats: tuple[SeatView, ...]
    armies: tuple[ArmyView, ...]
    pawns: tuple[PawnView, ...]
    greys: tuple[GreyView, ...]
    fallen_greys: tuple[tuple[str, int], ...]
    holder: Camp | Literal[""]
    recruit: RecruitView | None
    arrows: tuple[ArrowView, ...]
    duel: DuelView | None
    shot: ShotView | None
    offer: int
    agreed: tuple[int, ...]
    offered: bool
    changes: int
    outcome: Outcome | None

    @property
    def seat(self) -> int | None:
        """The viewing seat, None for the public and the GM."""
        return self.viewer if isinstance(self.viewer, int) else None

    @property
    def camp(self) -> str:
        """The camp of the viewing seat, "" before it has one, and for the public and the GM."""
        return "" if self.seat is None else self.seats[self.seat].camp

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


def view_of(state: BrokenLine, viewer: Viewer) -> BrokenLineView:
    """What that viewer may know of the state. Allies see all faces of their camp (BL-62), a GM everything, everybody
    everything once the match is over."""
    camp = state.camp(viewer) if isinstance(viewer, int) else ""
    own = frozenset(state.armies(viewer)) if isinstance(viewer, int) else frozenset()
    over = state.phase == "over"
    open_ = viewer == GM or over
    asked = asked_seats(state)
    active = state.active
    return BrokenLineView(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        active=active,
        actor=state.actor_for(active) if active >= 0 else -1,
        order=state.order,
        chooser=state.chooser,
        dice=state.dice,
        points=state.points,
        duels=state.duels,
        idle=state.idle,
        seats=tuple(_seat(state, seat, seat in asked) for seat in range(state.seats)),
        armies=tuple(_army(state, army, open_, camp) for army in state.options.all_armies),
        pawns=_pawns(state, viewer, open_, camp, own),
        greys=tuple(
            GreyView(name_of(grey.square), grey.rank if open_ or camp in grey.known else "") for grey in state.greys
        ),
        fallen_greys=_fallen([item for item in state.fallen if item.army == GREY], open_, camp),
        holder=state.holder,
        recruit=_recruit(state, open_, camp),
        arrows=tuple(
            ArrowView(arrow.army, arrow.kind, tuple(map(name_of, arrow.path)), arrow.turn < state.turn)
            for arrow in state.arrows
        ),
        duel=_duel(state, state.duel, open_, camp),
        shot=_shot(state),
        offer=state.offer.seat if state.offer and not over else -1,
        agreed=state.offer.agreed if state.offer and not over else (),
        offered=state.offered,
        changes=MOST - state.acts[viewer] if isinstance(viewer, int) and state.phase == "place" else 0,
        outcome=outcome_of(state),
    )


def asked_seats(state: BrokenLine) -> tuple[int, ...]:
    """The seats that the table waits for."""
    if state.phase == "armies":
        return tuple(seat for seat in range(state.seats) if not state.choices[seat])
    if state.phase == "place":
        return tuple(seat for seat in range(state.seats) if not state.ready[seat] and not state.resigned[seat])
    if state.phase == "first":
        return (state.actor_for(state.chooser),)
    if state.phase == "over":
        return ()
    return (state.actor_for(state.active),)


def _seat(state: BrokenLine, seat: int, asked: bool) -> SeatView:
    camp = state.camp(seat)
    return SeatView(
        seat=seat,
        camp=camp,
        choice=state.choices[seat],
        armies=state.armies(seat),
        captain=camp != "" and state.captain(camp) == seat,
        ready=state.ready[seat],
        resigned=state.resigned[seat],
        acts_for=tuple(other for other in (seat, *range(state.seats)) if state.actor_for(other) == seat and other != seat)
        if camp
        else (),
        roll=state.rolls[seat],
        asked=asked,
        spent=state.acts[seat] >= MOST,
        switches=state.switches[seat],
    )


def _army(state: BrokenLine, letter: str, open_: bool, camp: str) -> ArmyView:
    own = open_ or camp_of(letter) == camp
    out = [item for item in state.fallen if item.army == letter]
    known = _fallen(out, open_, camp)
    layout = next((item for item in state.layouts if item.army == letter), None)
    battle = state.phase not in ("armies", "place")
    return ArmyView(
        letter=letter,
        camp=camp_of(letter),
        major=is_major(letter),
        runners=tuple(seat for seat in range(state.seats) if letter in state.armies(seat)),
        setter=state.setter(letter),
        total=len(full(letter)),
        left=sum(pawn.army == letter for pawn in state.pawns) if battle else len(full(letter)),
        fallen=tuple(item for item in known if item[0]),
        unknown=sum(count for rank, count in known if not rank),
        placed=battle or (own and layout is not None and layout.complete),
    )


def _fallen(out: list[Fallen], open_: bool, camp: str) -> tuple[tuple[str, int], ...]:
    """(rank, how many) in the order of ranks, "" last for those whose rank the viewer does not know."""
    counts = Counter(item.rank if knows(item, open_, camp) else "" for item in out)
    return tuple((rank, counts[rank]) for rank in (*RANKS, "") if counts[rank])


def knows(item: Fallen, open_: bool, camp: str) -> bool:
    """Whether somebody of that camp ("" none) knows the rank of a pawn that is out; `open_`: everything is seen."""
    return open_ or len(item.known) == len(CAMPS) or camp in item.known


def _pawns(
    state: BrokenLine, viewer: Viewer, open_: bool, camp: str, own: frozenset[str]
) -> tuple[PawnView, ...]:
    if state.phase in ("armies", "place"):
        return _laid(state, viewer, camp, own)
    memory = state.options.memory and viewer != PUBLIC
    names = board().names
    ours = frozenset(army for army in state.options.all_armies if open_ or camp_of(army) == camp)
    return tuple(
        _pawn(pawn, names[pawn.square], pawn.army in ours, pawn.army in own, memory) for pawn in state.pawns
    )


@lru_cache(65536)
def _pawn(pawn: Pawn, square: str, face: bool, mine: bool, memory: bool) -> PawnView:
    told = face or memory
    return PawnView(
        square=square,
        army=pawn.army,
        rank=pawn.rank if face else "",
        known=pawn.rank if pawn.shown and memory and not face else "",
        shown=pawn.shown and told,
        moved=pawn.moved and told,
        merc=pawn.merc and told,
        done=pawn.done,
        mine=mine,
    )


def _laid(state: BrokenLine, viewer: Viewer, camp: str, own: frozenset[str]) -> tuple[PawnView, ...]:
    """The pawns as laid so far by the viewer's camp."""
    found = []
    for layout in state.layouts:
        if viewer != GM and camp_of(layout.army) != camp:
            continue
        for square, code in zip(board().zone(layout.army), layout.codes, strict=True):
            if code != EMPTY:
                found.append((square, PawnView(name_of(square), layout.army, code, mine=layout.army in own)))
    return tuple(pawn for _, pawn in sorted(found, key=lambda item: item[0]))


def _recruit(state: BrokenLine, open_: bool, camp: str) -> RecruitView | None:
    recruit = state.recruit
    if recruit is None:
        return None
    own = open_ or camp_of(recruit.army) == camp
    return RecruitView(name_of(recruit.square), recruit.army, recruit.rank if own else "")


def _duel(state: BrokenLine, duel: Duel | None, open_: bool, camp: str) -> DuelView | None:
    if duel is None:
        return None
    hidden = duel.secret and not open_ and camp_of(duel.army) != camp
    return DuelView(
        origin=name_of(duel.origin),
        square=name_of(duel.square),
        army=duel.army,
        rank="" if hidden else duel.rank,
        other=duel.other,
        other_rank="" if hidden else duel.other_rank,
        dice=() if hidden else duel.dice,
        result=duel.result,
        secret=duel.secret,
        last=duel.turn < state.turn,
    )


def _shot(state: BrokenLine) -> ShotView | None:
    shot = state.shot
    if shot is None:
        return None
    impact = name_of(shot.impact) if shot.impact >= 0 else ""
    return ShotView(
        square=name_of(shot.square),
        army=shot.army,
        direction=shot.direction,
        roll=shot.roll,
        impact=impact,
        result=shot.result,
        victim=shot.victim,
        victim_rank=shot.victim_rank,
        last=shot.turn < state.turn,
    )


def warned(view: BrokenLineView) -> bool:
    """Whether so many turns have gone by without a loss that the table must be told (BL-58)."""
    return view.phase in ("act", "move", "enlist") and view.idle >= rules_file().idle_warning
