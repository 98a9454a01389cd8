"""The fog of the battle: what of the truth goes into a view (broken_line.md 13). It is here and nowhere else."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import lru_cache

from rules.broken_line.board import board, name_of
from rules.broken_line.final import outcome_of
from rules.broken_line.pieces import GREY, RANKS, camp_of, full, is_major
from rules.broken_line.state import MOST, BrokenLine, Duel, Fallen, Pawn
from rules.broken_line.tables import CAMPS
from rules.broken_line.view import (
    ArmyView,
    ArrowView,
    BrokenLineView,
    DuelView,
    GreyView,
    LayoutView,
    PawnView,
    RecruitView,
    SeatView,
    ShotView,
)
from rules.game import GM, PUBLIC, Viewer


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
        landed=state.landed,
        idle=state.idle,
        seats=tuple(_seat(state, seat, seat in asked, open_ or camp) for seat in range(state.seats)),
        armies=_armies(state, open_, camp),
        standing=_pawns(state, viewer, open_, camp, own),
        layouts=tuple(
            LayoutView(layout.army, layout.codes if open_ or camp_of(layout.army) == camp else ())
            for layout in state.layouts
        ),
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
        offer=state.offer.seat if state.offer else -1,
        offer_turn=state.offer.turn if state.offer else 0,
        agreed=state.offer.agreed if state.offer else (),
        offered=state.offered,
        outcome=outcome_of(state),
    )


def team_view(state: BrokenLine, member: int) -> BrokenLineView:
    """What all allies of a seat know together: its view without whose pawns are whose to move, looked at by nobody."""
    view = view_of(state, member)
    return replace(view, viewer=PUBLIC, standing=tuple(replace(pawn, mine=False) for pawn in view.standing))


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


def _seat(state: BrokenLine, seat: int, asked: bool, viewing: bool | str) -> SeatView:
    role = _roles(state).seats[seat]
    ally = viewing is True or viewing == role.camp
    return SeatView(
        seat=seat,
        camp=role.camp,
        choice=state.choices[seat],
        armies=role.armies,
        captain=role.captain,
        ready=state.ready[seat],
        resigned=state.resigned[seat],
        acts_for=role.acts_for,
        roll=state.rolls[seat],
        asked=asked,
        switches=state.switches[seat],
        reopens=state.reopens[seat],
        changes=MOST - state.acts[seat] if ally and state.phase == "place" else 0,
    )


def _armies(state: BrokenLine, open_: bool, camp: str) -> tuple[ArmyView, ...]:
    battle = state.phase not in ("armies", "place")
    left = Counter(pawn.army for pawn in state.pawns)
    laid = {layout.army for layout in state.layouts if layout.complete}
    roles = _roles(state)
    found = []
    for letter, (runners, setter) in roles.armies.items():
        own = open_ or camp_of(letter) == camp
        hired = [item for item in state.fallen if item.army == letter and item.merc]
        found.append(
            ArmyView(
                letter=letter,
                camp=camp_of(letter),
                major=is_major(letter),
                runners=runners,
                setter=setter,
                total=len(full(letter)),
                left=left[letter] if battle else len(full(letter)),
                out=_fallen([item for item in state.fallen if item.army == letter], open_, camp),
                placed=battle or (own and letter in laid),
                hired=tuple(item for item in _fallen(hired, open_, camp) if item[0]),
            )
        )
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Role:
    """What a seat is in its camp."""

    camp: str
    armies: tuple[str, ...]
    captain: bool
    acts_for: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Roles:
    """Who is what, and for each army its runners and who sets it up."""

    seats: tuple[_Role, ...]
    armies: dict[str, tuple[tuple[int, ...], int]]


_KEPT: dict[object, _Roles] = {}


def _roles(state: BrokenLine) -> _Roles:
    """The roles, which change only with choices, captains and resignations; they are kept."""
    key = (state.options, state.choices, state.captains, state.resigned)
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) > 4096:
            _KEPT.clear()
        seats = range(state.seats)
        found = _KEPT[key] = _Roles(
            tuple(_role(state, seat) for seat in seats),
            {
                army: (tuple(seat for seat in seats if army in state.armies(seat)), state.setter(army))
                for army in state.options.all_armies
            },
        )
    return found


def _role(state: BrokenLine, seat: int) -> _Role:
    camp = state.camp(seat)
    others = [other for other in range(state.seats) if other != seat and state.actor_for(other) == seat]
    captain = camp != "" and state.captain(camp) == seat
    return _Role(camp, state.armies(seat), captain, tuple(others) if camp else ())


def _fallen(out: list[Fallen], open_: bool, camp: str) -> tuple[tuple[str, int], ...]:
    """(rank, how many) in the order of ranks, "" last for those whose rank the viewer does not know."""
    if not out:
        return ()
    counts = Counter(item.rank if knows(item, open_, camp) else "" for item in out)
    return tuple((rank, counts[rank]) for rank in (*RANKS, "") if counts[rank])


def knows(item: Fallen, open_: bool, camp: str) -> bool:
    """Whether somebody of that camp ("" none) knows the rank of a pawn that is out; `open_`: everything is seen."""
    return open_ or len(item.known) == len(CAMPS) or camp in item.known


def _pawns(state: BrokenLine, viewer: Viewer, open_: bool, camp: str, own: frozenset[str]) -> tuple[PawnView, ...]:
    memory = state.options.memory and viewer != PUBLIC
    names = board().names
    ours = frozenset(army for army in state.options.all_armies if open_ or camp_of(army) == camp)
    return tuple(_pawn(pawn, names[pawn.square], pawn.army in ours, pawn.army in own, memory) for pawn in state.pawns)


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
        other_rank="" if hidden and duel.result != "both" else duel.other_rank,  # only the trap takes both
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
