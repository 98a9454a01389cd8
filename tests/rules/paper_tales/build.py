"""Positions of Paper Tales in a few words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.chance import Chance
from rules.game import Event, Move, Step
from rules.paper_tales.ageing import death_gains
from rules.paper_tales.cards import deck, ordered, without
from rules.paper_tales.moves import BurnCard, OpenPack, PickCard, Ready
from rules.paper_tales.options import PaperTalesOptions
from rules.paper_tales.plans import fresh_plan
from rules.paper_tales.play import play_seat
from rules.paper_tales.play import start as start_match
from rules.paper_tales.state import BuildPlan, Desk, Kingdom, PaperTales, Unit

NAMED = re.compile(r"^(\w+?)(?:\((\d+)\))?$")


def chance(seed: str = "test") -> Chance:
    """A stream of chance."""
    return Chance(seed.encode())


def start(seats: int, seed: str = "test", **options: object) -> PaperTales:
    """A freshly dealt match."""
    return start_match(PaperTalesOptions(**options), seats, chance(seed))  # type: ignore[arg-type]


def unit(text: str) -> Unit | None:
    """`knight(1)` is a Knight with one token, `` nobody."""
    if not text:
        return None
    found = NAMED.match(text)
    assert found
    return Unit(found[1], int(found[2] or 0))


def kingdom(
    front: str = "", back: str = "", buildings: str = "", *, gold: int = 0, points: int = 0, wide: bool = False
) -> Kingdom:
    """A Kingdom: `kingdom("veteran(1) militiaman(1)", "strategist adventurer(2)", "town1 barracks2")`. With `wide`, three in
    Front are allowed whatever is built."""
    fronts, backs = front.split(), back.split()
    assert len(fronts) <= 3
    assert len(backs) <= 2
    spots = [*fronts, *[""] * (3 - len(fronts)), *backs, *[""] * (2 - len(backs))]
    built = tuple((name[:-1], int(name[-1])) for name in buildings.split())
    return Kingdom(gold, points, tuple(unit(text) for text in spots), built, earned=gold)


def table(
    *kingdoms: Kingdom,
    hands: Sequence[str] = (),
    phase: str = "deploy",
    turn: int = 1,
    pile: str = "",
    options: PaperTalesOptions | None = None,
) -> PaperTales:
    """A match in deployment or construction with these Kingdoms and hands; `pile`: its first cards."""
    rest = deck()
    for board in kingdoms:
        rest = without(rest, *(item.kind for _, item in board.units))
    dealt = [tuple(hand.split()) for hand in hands] or [()] * len(kingdoms)
    for hand in dealt:
        rest = without(rest, *hand)
    top = tuple(pile.split())
    rest = without(rest, *top)
    desks = []
    for board, hand in zip(kingdoms, dealt, strict=True):
        desk = Desk(hand=ordered(hand), picks=5)
        plan = {"deploy": fresh_plan(board)} if phase == "deploy" else {"build": BuildPlan()}
        desks.append(replace(desk, **plan))  # type: ignore[arg-type]
    return PaperTales(
        options or PaperTalesOptions(),
        tuple(kingdoms),
        tuple(desks),
        (*top, *rest),
        turn=turn,
        phase=phase,  # type: ignore[arg-type]
        resigned=(False,) * len(kingdoms),
    )


def play(state: PaperTales, seat: int, *moves: Move, seed: str = "test") -> Step[PaperTales]:
    """A batch of one seat."""
    return play_seat(state, seat, moves, chance(seed))


def everybody(state: PaperTales, orders: Mapping[int, Sequence[Move]], *, seed: str = "test") -> Step[PaperTales]:
    """These orders, then ready for everybody who is not: the state after the phase and all events."""
    events: list[Event] = []
    phase, turn = state.phase, state.turn
    for seat, moves in orders.items():
        if moves:
            step = play(state, seat, *moves, seed=seed)
            state = step.state
            events += step.events
    for seat in range(state.seats):
        if (state.phase, state.turn) == (phase, turn) and not state.desks[seat].ready:
            step = play(state, seat, Ready(), seed=seed)
            state = step.state
            events += step.events
    return Step(state, tuple(events))


def open_and_pick(state: PaperTales, seat: int, card: str = "") -> PaperTales:
    """Open the first pack and take a card of it, the first unless said; two players burn the first of the others."""
    state = play(state, seat, OpenPack()).state
    cards = state.desks[seat].queue[0].cards
    taken = card or cards[0]
    moves: list[Move] = [PickCard(taken)]
    if state.burns:
        moves.append(BurnCard(next(other for other in without(cards, taken))))
    return play(state, seat, *moves).state


def facts(events: Sequence[Event], kind: str, seat: int | None = None) -> list[Mapping[str, object]]:
    """The facts of all events of a kind (about a seat)."""
    return [
        event.facts
        for event in events
        if event.kind == kind and (seat is None or getattr(event.facts.get("seat"), "value", None) == seat)
    ]


def ages(board: Kingdom) -> dict[str, int]:
    """The tokens on each unit, by kind; of several of a kind the last."""
    return {item.kind: item.age for _, item in board.units}


def deaths(board: Kingdom, *dying: str, what: str = "lp") -> int:
    """What the units that die on these spots bring (`lp` or `gold`)."""
    return sum(amount for kind, _, amount in death_gains(board, dying) if kind == what)
