"""The moves that a viewer may make, from what it knows and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Illegal, Move, Resign
from rules.paper_tales import draft
from rules.paper_tales.ageing import savable
from rules.paper_tales.build import payments, projects
from rules.paper_tales.cards import kinds
from rules.paper_tales.moves import (
    CHEAPEST,
    ActFirst,
    Aim,
    Build,
    BuildNothing,
    BurnCard,
    Keep,
    Lift,
    Night,
    OpenPack,
    PayFirst,
    PickCard,
    Place,
    Ready,
    Reopen,
    Restart,
    Save,
    Shift,
    Trust,
    Unsave,
    Unwish,
    Wake,
    Wish,
)
from rules.paper_tales.orders import BUILD, DEPLOY, MOST, idle
from rules.paper_tales.plans import choosers, left
from rules.paper_tales.play import WISHES
from rules.paper_tales.state import SPOTS, Desk, Kingdom
from rules.paper_tales.view import PaperTalesView


def may_act(view: PaperTalesView) -> bool:
    """Whether the viewing seat has moves besides resigning: it is asked, or may still change or prepare something."""
    if view.own is None or view.own.resigned or view.phase == "over":
        return False
    if view.phase == "follow":
        return view.follow is not None and view.follow.seat == view.seat
    return True


def legal_moves(view: PaperTalesView) -> tuple[Move, ...]:
    """All of them, in a stable order; resigning last."""
    if view.own is None or view.phase == "over" or view.own.resigned:
        return ()
    listed: list[Move] = []
    if view.phase == "draft":
        listed += _draft(view)
    elif view.phase == "deploy":
        listed += _deploy(view)
    elif view.phase == "build":
        listed += _build(view)
    elif view.follow is not None and view.follow.seat == view.seat:
        board = view.boards[view.follow.seat]
        listed += [Aim(view.follow.spot, spot) for spot, _ in board.units]
    return (*listed, Resign())


def canonical(view: PaperTalesView, move: Move) -> Move:
    """`Build` without a payment is paid the cheapest way."""
    if isinstance(move, Build) and move.payment in ("", CHEAPEST) and view.phase == "build" and view.seat is not None:
        ways = payments(view.boards[view.seat], move.project)
        if ways:
            return Build(move.project, ways[0].id)
    return move


def desk_of(view: PaperTalesView) -> Desk:
    """The viewing seat's desk as the rules reckon with it, as far as deployment and construction need it."""
    own, desk = view.own, view.desk
    assert own is not None
    assert desk is not None
    return Desk(
        hand=desk.hand,
        kept=desk.kept,
        deploy=desk.deploy,
        build=desk.build,
        ready=own.ready,
        acts=desk.acts,
        picks=own.picks,
    )


def board_of(view: PaperTalesView) -> Kingdom:
    """The viewing seat's Kingdom."""
    assert view.seat is not None
    return view.boards[view.seat]


def pool_of(view: PaperTalesView) -> tuple[tuple[str, ...], str, str]:
    """The cards that may be taken or burnt now, and what is taken and burnt so far: see `draft.pool`."""
    own, desk = view.own, view.desk
    assert own is not None
    assert desk is not None
    return (desk.pack, desk.take, desk.burn) if own.opened else (desk.passed, desk.taken, desk.burnt)


def waits(view: PaperTalesView) -> bool:
    """Whether a pack waits to be opened."""
    return view.own is not None and view.own.asked and not view.own.opened and view.phase == "draft"


def _draft(view: PaperTalesView) -> Iterator[Move]:
    own, desk = view.own, view.desk
    assert own is not None
    assert desk is not None
    if waits(view):
        yield OpenPack()
    free = desk.acts < MOST
    cards, take, burn = pool_of(view)
    for card in dict.fromkeys(cards):
        single = cards.count(card) < 2
        if card != take and (free or (own.opened and not take and not (card == burn and single))):
            yield PickCard(card)
    for card in dict.fromkeys(cards) if view.burns else ():
        single = cards.count(card) < 2
        if card != burn and (free or (own.opened and not burn and not (card == take and single))):
            yield BurnCard(card)
    if own.opened or waits(view):
        yield Trust()
    if not free:
        return
    if own.picks < draft.PICKS:
        yield Wake() if own.night else Night()
    for card in kinds():
        others = len(desk.wishes) - (card in desk.wishes)
        if others < WISHES and desk.wishes[-1:] != (card,):
            yield Wish(card)
    yield from (Unwish(card) for card in desk.wishes)


def _deploy(view: PaperTalesView) -> Iterator[Move]:
    own = view.own
    assert own is not None
    kingdom, desk = board_of(view), desk_of(view)
    assert desk.deploy is not None
    free = desk.acts < MOST
    if own.ready:
        if free:
            yield Reopen()
        return
    yield Ready()
    if not free:
        return
    hand = tuple(dict.fromkeys(left(desk)))
    candidates: list[Move] = [Place(card, spot) for card in hand for spot in kingdom.open_spots]
    candidates += [Lift(spot) for spot in SPOTS]
    candidates += [Shift(spot, target) for spot in SPOTS for target in SPOTS]
    candidates += [Keep(card) for card in (*hand, "none")]
    candidates += [Aim(spot, target) for spot in choosers(kingdom, desk.deploy) for target in SPOTS]
    candidates += [kind(spot) for kind in (PayFirst, ActFirst) for spot in SPOTS]
    yield from _accepted(kingdom, desk, DEPLOY, (*candidates, Restart()))


def _build(view: PaperTalesView) -> Iterator[Move]:
    own = view.own
    assert own is not None
    kingdom, desk = board_of(view), desk_of(view)
    free = desk.acts < MOST
    if own.ready:
        if free and not idle(kingdom):
            yield Reopen()
        return
    yield Ready()
    if not free:
        return
    candidates: list[Move] = []
    for project in projects(kingdom):
        candidates += [Build(project.id, way.id) for way in payments(kingdom, project.id)]
    candidates += [BuildNothing(), *(kind(spot) for spot in savable(kingdom) for kind in (Save, Unsave)), Restart()]
    yield from _accepted(kingdom, desk, BUILD, candidates)


def _accepted(kingdom: Kingdom, desk: Desk, table: object, candidates: object) -> Iterator[Move]:
    for move in candidates:  # type: ignore[attr-defined]
        try:
            table[type(move)](kingdom, desk, move)  # type: ignore[index]
        except Illegal:
            continue
        yield move
