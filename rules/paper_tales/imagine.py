"""Another world that a viewer cannot tell from the real one: what proves that nothing hidden leaks."""

from __future__ import annotations

from dataclasses import replace

from rules.chance import Chance
from rules.game import GM, Illegal, Viewer
from rules.paper_tales import orders, plans
from rules.paper_tales.cards import kinds, ordered
from rules.paper_tales.legal import legal_moves
from rules.paper_tales.orders import MOST
from rules.paper_tales.play import WISHES
from rules.paper_tales.state import BuildPlan, Desk, Pack, PaperTales, Pick, receiver
from rules.paper_tales.view import view_of

WALK = 9
"""At most so many changes make an imagined plan."""


def imagine(state: PaperTales, viewer: Viewer, chance: Chance) -> PaperTales:
    """Deal again what the viewer cannot see: the pile, face-down discards, other hands, kept cards and packs, and what
    others picked, wished and planned. Kept are the viewer's own cards, its open pack and the one its last pick may still be
    changed in.
    """
    if viewer == GM:
        return replace(state, pile=chance.shuffle("imagine/pile", ordered(state.pile)))
    own = viewer if isinstance(viewer, int) else None
    known = _known_pack(state, own)
    hidden = [*state.pile, *state.buried]
    for seat, desk in enumerate(state.desks):
        hidden += _hidden(desk, seat == own, known if _receives(state, own, seat) else None)
    deck = list(chance.shuffle(f"imagine/{viewer}", ordered(hidden)))

    def take(count: int) -> tuple[str, ...]:
        return ordered(deck.pop() for _ in range(count))

    state = replace(state, buried=take(len(state.buried)))
    for seat, desk in enumerate(state.desks):
        keep = known if _receives(state, own, seat) else None
        packs = tuple(
            pack
            if pack.origin == keep or (seat == own and desk.open and place == 0)
            else Pack(pack.origin, take(len(pack.cards)))
            for place, pack in enumerate(desk.queue)
        )
        desk = replace(desk, queue=packs)
        if seat != own:
            desk = replace(desk, hand=take(len(desk.hand)), kept=(take(1) or ("",))[0] if desk.kept else "")
            if desk.last is not None:
                burn = take(1)[0] if desk.last.burn else ""
                desk = replace(desk, last=Pick(desk.last.origin, take(1)[0], burn))
            desk = _secrets(state, desk, chance.apart(f"secrets/{viewer}/{seat}"))
        state = state.desk(seat, desk)
    state = replace(state, pile=tuple(deck))
    for seat in range(state.seats):
        if seat != own and state.phase in ("deploy", "build") and not state.resigned[seat]:
            state = _plan(state, seat, chance.apart(f"plan/{viewer}/{seat}"))
    return state


def _receives(state: PaperTales, own: int | None, seat: int) -> bool:
    return own is not None and receiver(state.turn, own, state.seats) == seat


def _known_pack(state: PaperTales, own: int | None) -> int | None:
    """The origin of the unopened pack whose contents the viewer knows."""
    last = None if own is None else state.desks[own].last
    return None if last is None else last.origin


def _hidden(desk: Desk, mine: bool, known: int | None) -> list[str]:
    """The cards of a desk that the viewer does not know."""
    cards = [
        card
        for place, pack in enumerate(desk.queue)
        if pack.origin != known and not (mine and desk.open and place == 0)
        for card in pack.cards
    ]
    if not mine:
        cards += [*desk.hand, *([desk.kept] if desk.kept else [])]
        if desk.last is not None:
            cards += [desk.last.take, *([desk.last.burn] if desk.last.burn else [])]
    return cards


def _secrets(state: PaperTales, desk: Desk, chance: Chance) -> Desk:
    """Other wishes, another choice so far, another number of changes."""
    count = chance.below("wishes", WISHES + 1)
    wishes = chance.shuffle("wish", kinds())[:count]
    acts = MOST if desk.acts >= MOST else chance.below("acts", MOST)
    desk = replace(desk, wishes=wishes, acts=acts, take="", burn="")
    if state.burns and desk.open:
        marked = chance.pick("marked", (*desk.queue[0].cards, ""))
        burns = chance.below("burns", 2)
        desk = replace(desk, take="" if burns else marked, burn=marked if burns else "")
    return desk


def _plan(state: PaperTales, seat: int, chance: Chance) -> PaperTales:
    """Other orders of one seat: a random walk through the changes it could make."""
    real = state.desks[seat]
    plan = plans.fresh_plan(state.kingdoms[seat]) if state.phase == "deploy" else None
    build = BuildPlan() if state.phase == "build" else None
    state = state.desk(seat, replace(real, deploy=plan, build=build, ready=False, acts=0))
    for step in range(chance.below("steps", WALK + 1)):
        moves = [move for move in legal_moves(view_of(state, seat)) if type(move) in (*orders.DEPLOY, *orders.BUILD)]
        if not moves:
            break
        kind = chance.pick(f"kind {step}", sorted({type(move).name for move in moves}))
        move = chance.pick(f"move {step}", [move for move in moves if type(move).name == kind])
        try:
            state = orders.change(state, seat, move)
        except Illegal:
            break
    return state.desk(seat, replace(state.desks[seat], ready=real.ready, acts=real.acts))


