"""A batch of moves of one seat, and everything that follows from it by itself: phases that need nobody's decision, packs
that the house picks from, the reveal when everybody is ready."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rules.chance import Chance
from rules.game import PUBLIC, Event, Fact, Illegal, Move, Ref, Resign, Step, Viewer
from rules.paper_tales import ageing, deploy, draft, plans
from rules.paper_tales.build import construct, payments
from rules.paper_tales.cards import deck, kinds
from rules.paper_tales.final import ending, finish
from rules.paper_tales.moves import (
    Aim,
    BurnCard,
    Night,
    OpenPack,
    PickCard,
    Ready,
    Reopen,
    Trust,
    Unwish,
    Wake,
    Wish,
)
from rules.paper_tales.options import TURNS, PaperTalesOptions
from rules.paper_tales.orders import MOST, change, idle
from rules.paper_tales.state import BuildPlan, Desk, Kingdom, PaperTales
from rules.paper_tales.wars import collect, fight

WISHES: Final = 8

Told = tuple[PaperTales, tuple[Event, ...]]


def start(options: PaperTalesOptions, seats: int, chance: Chance) -> PaperTales:
    """The freshly dealt match."""
    state = PaperTales(
        options=options,
        kingdoms=tuple(Kingdom() for _ in range(seats)),
        desks=tuple(Desk() for _ in range(seats)),
        pile=chance.shuffle("deck", deck()),
        resigned=(False,) * seats,
    )
    return draft.begin(state, chance)[0]


def play_seat(state: PaperTales, seat: int, moves: Sequence[Move], chance: Chance) -> Step[PaperTales]:
    """Play a batch, all of it or nothing. Raises Illegal."""
    if not moves:
        raise Illegal("no-moves")
    events: list[Event] = []
    told: dict[Viewer, None] = {}
    counted = False
    for move in moves:
        if state.phase == "over":
            raise Illegal("over")
        if state.resigned[seat]:
            raise Illegal("resigned")
        if isinstance(move, Resign):
            state, more = _resign(state, seat)
        else:
            if not counted and not essential(state, seat, move):
                if state.desks[seat].acts >= MOST:
                    raise Illegal("too-many-changes", most=MOST)
                counted = True
                state = state.desk(seat, replace(state.desks[seat], acts=state.desks[seat].acts + 1))
                if state.desks[seat].acts == MOST:
                    told[PUBLIC] = None  # that a seat has used its changes up shows in what it may do
            state, more = _play(state, seat, move, chance)
            if isinstance(move, OpenPack | Trust):
                told[seat] = None
        events += more
        phase, turn = state.phase, state.turn
        state, more, seen = follow_through(state, chance)
        events += more
        told |= dict.fromkeys(seen)
        if (state.phase, state.turn) != (phase, turn):
            counted = True  # the rest of a batch that ended a phase counts in neither
    return Step(state, tuple(events), tuple(told))


def essential(state: PaperTales, seat: int, move: Move) -> bool:
    """Whether a move is what the phase asks for, rather than one more change of mind: not counted, and always allowed."""
    desk = state.desks[seat]
    if isinstance(move, PickCard | BurnCard):
        return desk.open and not (desk.burn if isinstance(move, BurnCard) else desk.take) and not _takes_over(desk, move)
    return isinstance(move, OpenPack | Trust | Ready) or state.phase == "follow"


def _takes_over(desk: Desk, move: PickCard | BurnCard) -> bool:
    """Whether a choice undoes the other one of the same pack."""
    other = desk.take if isinstance(move, BurnCard) else desk.burn
    return move.card == other and desk.queue[0].cards.count(move.card) < 2


# -- one move ----------------------------------------------------------------------------------------------------------


def _play(state: PaperTales, seat: int, move: Move, chance: Chance) -> Told:
    if state.phase == "draft":
        return _drafting(state, seat, move)
    if state.phase == "follow":
        return _following(state, seat, move, chance)
    if isinstance(move, Ready):
        return _ready(state, seat)
    if isinstance(move, Reopen):
        return _reopen(state, seat)
    changed = change(state, seat, move)
    if state.desks[seat].ready:
        raise Illegal("already-ready")
    return changed, ()


def _drafting(state: PaperTales, seat: int, move: Move) -> Told:
    desk = state.desks[seat]
    if isinstance(move, OpenPack):
        return draft.open_pack(state, seat)
    if isinstance(move, PickCard | BurnCard):
        return draft.choose(state, seat, move.card, isinstance(move, BurnCard))
    if isinstance(move, Trust):
        if not desk.open and not draft.openable(desk):
            raise Illegal("no-pack")
        return draft.trust(state, seat)
    if isinstance(move, Wish | Unwish):
        return state.desk(seat, replace(desk, wishes=_wished(desk, move))), ()
    if isinstance(move, Night | Wake):
        if desk.picks >= draft.PICKS:
            raise Illegal("no-picks-left")
        if desk.night == isinstance(move, Night):
            raise Illegal("same-order")
        event = Event("night" if isinstance(move, Night) else "wake", {"seat": Ref("seat", seat)})
        return state.desk(seat, replace(desk, night=not desk.night)), (event,)
    raise Illegal("not-this-phase", phase=state.phase)


def _wished(desk: Desk, move: Wish | Unwish) -> tuple[str, ...]:
    if move.card not in kinds():
        raise Illegal("unknown-card")
    others = tuple(card for card in desk.wishes if card != move.card)
    if isinstance(move, Unwish):
        if move.card not in desk.wishes:
            raise Illegal("not-wished", cards=tuple(Ref("unit", card) for card in desk.wishes))
        return others
    if len(others) >= WISHES:
        raise Illegal("wishes-full", most=WISHES)
    if (*others, move.card) == desk.wishes:
        raise Illegal("same-order")
    return (*others, move.card)


def _following(state: PaperTales, seat: int, move: Move, chance: Chance) -> Told:
    asked = state.follow
    assert asked is not None
    if not isinstance(move, Aim):
        raise Illegal("not-this-phase", phase=state.phase)
    if asked.seat != seat:
        raise Illegal("not-your-choice", seat=Ref("seat", asked.seat))
    standing = tuple(spot for spot, _ in state.kingdoms[seat].units)
    if move.spot != asked.spot or move.target not in standing:
        raise Illegal("follow-choice", spot=Ref("spot", asked.spot), spots=tuple(Ref("spot", spot) for spot in standing))
    return deploy.follow_up(state, move.target, chance)


def _ready(state: PaperTales, seat: int) -> Told:
    if state.desks[seat].ready:
        raise Illegal("already-ready")
    return state.desk(seat, replace(state.desks[seat], ready=True)), (Event("ready", {"seat": Ref("seat", seat)}),)


def _reopen(state: PaperTales, seat: int) -> Told:
    if not state.desks[seat].ready:
        raise Illegal("not-ready")
    if state.phase == "build" and idle(state.kingdoms[seat]):
        raise Illegal("nothing-to-build")
    return state.desk(seat, replace(state.desks[seat], ready=False)), (Event("reopened", {"seat": Ref("seat", seat)}),)


def _resign(state: PaperTales, seat: int) -> Told:
    gone = tuple(was or index == seat for index, was in enumerate(state.resigned))
    desk = state.desks[seat]
    plan = None if desk.deploy is None else plans.fresh_plan(state.kingdoms[seat])
    desk = replace(desk, deploy=plan, build=desk.build and BuildPlan(), night=False)
    state = replace(state.desk(seat, desk), resigned=gone)
    event = Event("resigned", {"seat": Ref("seat", seat)})
    if sum(gone) < state.seats - 1:
        return state, (event,)
    state = replace(state, phase="over", reason="resigned", follow=None)
    return state, (event, ending(state))


# -- what follows by itself --------------------------------------------------------------------------------------------


def follow_through(state: PaperTales, chance: Chance) -> tuple[PaperTales, tuple[Event, ...], tuple[Viewer, ...]]:
    """Carry the match on until somebody must decide: the state, what happened, and who learnt something hidden by it."""
    events: list[Event] = []
    told: dict[Viewer, None] = {}
    while True:
        before = state.phase
        if before == "draft":
            state, more, moved = draft.house_picks(state)
            events += more
            told |= dict.fromkeys(moved)
            if not draft.complete(state):
                break
            state, more = draft.last_cards(state)
            told |= dict.fromkeys(range(state.seats))
            state = _begin_deploy(state)
        elif before == "deploy":
            if not all(_done(state, seat) for seat in range(state.seats)):
                break
            state, more = deploy.reveal(state, chance)
            told[PUBLIC] = None
            if state.follow is None:
                state, more = _war_and_income(state, more)
            else:
                state = replace(state, phase="follow")
        elif before == "follow":
            if state.follow is not None and not state.resigned[state.follow.seat]:
                break
            more = ()
            if state.follow is not None:
                target = deploy.oldest(state.kingdoms[state.follow.seat])
                state, more = deploy.follow_up(state, target, chance)
            state, more = _war_and_income(state, more)
            told[PUBLIC] = None
        elif before == "build":
            if not all(_done(state, seat) for seat in range(state.seats)):
                break
            state, more = _build_and_age(state, chance)
            told[PUBLIC] = None
        else:
            break
        events += more
    return state, tuple(events), tuple(told)


def _done(state: PaperTales, seat: int) -> bool:
    return state.desks[seat].ready or state.resigned[seat]


def _begin_deploy(state: PaperTales) -> PaperTales:
    for seat, desk in enumerate(state.desks):
        state = state.desk(seat, replace(desk, deploy=plans.fresh_plan(state.kingdoms[seat])))
    return replace(state, phase="deploy")


def _war_and_income(state: PaperTales, events: tuple[Event, ...]) -> Told:
    """Phases 3 and 4, and the beginning of phase 5."""
    state, wars = fight(state)
    state, gold = collect(state)
    for seat, desk in enumerate(state.desks):
        idles = idle(state.kingdoms[seat])
        state = state.desk(seat, replace(desk, build=BuildPlan(), ready=idles, acts=0))
    return replace(state, phase="build"), (*events, *wars, *gold)


def _build_and_age(state: PaperTales, chance: Chance) -> Told:
    """Phases 5 and 6, and the next turn or the end."""
    events: list[Event] = []
    for seat, desk in enumerate(state.desks):
        assert desk.build is not None
        if state.resigned[seat]:
            state = state.desk(seat, replace(desk, build=BuildPlan()))
        else:
            state, more = _construct(state, seat, desk.build)
            events += more
    state, aged = ageing.age(state)
    if state.turn == TURNS:
        state, more = finish(state)
    else:
        state, more = draft.begin(replace(state, turn=state.turn + 1), chance)
    return state, (*events, *aged, *more)


def _construct(state: PaperTales, seat: int, plan: BuildPlan) -> Told:
    before = state.kingdoms[seat]
    facts: dict[str, Fact] = {"seat": Ref("seat", seat)}
    way = next((way for way in payments(before, plan.project) if way.id == plan.payment), None) if plan.project else None
    if way is None:
        return state, (Event("built-nothing", facts),)
    after = construct(before, plan.project, way)
    state = state.kingdom(seat, replace(after, last=replace(after.last, project=plan.project)))
    building, _, level = plan.project.rpartition("-")
    facts |= {"building": Ref("building", building), "level": int(level), "gold": way.gold, "land": way.land}
    facts |= dict(zip(("food", "wood", "crystal"), way.needed, strict=True))
    facts |= {"bought": sum(way.bought), "total": after.gold}
    return state, (Event("upgraded" if before.level(building) else "built", facts),)
