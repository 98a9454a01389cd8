"""Other purses, accounts, orders and knowledge of the other kingdoms."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Illegal, Move
from rules.marchlords import sight
from rules.marchlords.factions.kinds import factions
from rules.marchlords.generator.stream import Stream
from rules.marchlords.imagined.frame import Frame
from rules.marchlords.legal import legal_moves
from rules.marchlords.moves import Ready, Reopen
from rules.marchlords.numbers import numbers
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.table import MOST, ORDERS
from rules.marchlords.state import Account, Chapter, Desk, Holding, Knowledge, Line, Marchlords
from rules.marchlords.view import view_of

WALK = 5
"""At most so many orders make an imagined turn."""
CAUSES = ("city1", "city2", "outpost", "port", "harbour", "forge", "tier1", "tier2")


def deal(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    """The state with everything that the other kingdoms keep to themselves dealt anew."""
    for seat in range(state.seats):
        if seat == frame.seat:
            continue
        state = _purse(state, seat, stream)
        state = _knowledge(state, seat, stream)
    state = replace(state, taken=_taken(state, frame, stream))
    for seat in range(state.seats):
        if seat != frame.seat and state.phase in ("orders", "confirm") and state.kingdoms[seat].active:
            state = _orders(state, seat, stream)
    return replace(state, history=tuple(_chapter(state.seats, stream) for _ in state.history))


def _taken(state: Marchlords, frame: Frame, stream: Stream) -> tuple[int, ...]:
    """What battles gave others this turn; of its own the viewer knows."""
    if not state.battles and not state.taken:
        return ()
    found = set()
    for holding in state.holdings:
        mine = holding.owner == frame.seat
        if (mine and holding.tile in state.taken) or (not mine and state.planning and stream.below(6) == 0):
            found.add(holding.tile)
    return tuple(sorted(found))


def _chapter(seats: int, stream: Stream) -> Chapter:
    """What a turn of the past may have ended with."""
    gold, territories = (tuple(stream.below(most) for _ in range(seats)) for most in (160, 20))
    return Chapter(gold, territories)


def _purse(state: Marchlords, seat: int, stream: Stream) -> Marchlords:
    kingdom = state.kingdoms[seat]
    faction = factions()[kingdom.faction]
    spent, gold = stream.below(60), stream.below(160)
    recharge = faction.action.recharge if faction.action is not None else 0
    hold = stream.below(numbers().score.domination_turns) if state.options.domination and kingdom.active else 0
    kingdom = replace(
        kingdom,
        gold=gold,
        earned=gold + spent,
        spent=spent,
        reserve=stream.below(3),
        cooldown=stream.below(2) * stream.below(recharge + 1),
        waaagh=stream.below(6) if faction.waaagh else 0,
        hold=hold,
        account=_account(state.turn, stream),
    )
    return state.kingdom(seat, kingdom)


def _account(turn: int, stream: Stream) -> Account:
    lines, dues = (
        tuple(Line(stream.pick(CAUSES), 1 + stream.below(6), 1 + stream.below(9)) for _ in range(stream.below(4)))
        for _ in range(2)
    )
    before, orders, ransom = stream.below(40), stream.below(20), stream.below(3) * 10
    income, upkeep, missing = stream.below(30), stream.below(20), stream.below(3)
    after = before - orders + ransom + income - upkeep + missing
    return Account(
        stream.below(turn + 1), before, orders, ransom, income, upkeep, missing, stream.below(3), after, lines, dues
    )


def _knowledge(state: Marchlords, seat: int, stream: Stream) -> Marchlords:
    """Another past: what is in sight now, and other tiles seen at other times."""
    now = sight.visible(state, seat)
    held = {holding.tile: holding for holding in state.holdings}
    letters, memory = [], []
    for tile in range(len(state.ground)):
        if tile in now:
            letters.append(sight.mark(state.turn))
            if tile in held:
                memory.append(held[tile])
        elif stream.below(3):
            letters.append(sight.NEVER)
        else:
            letters.append(sight.mark(1 + stream.below(state.turn)))
            if stream.below(4) == 0 and not state.land.sea[tile]:
                memory.append(Holding(tile, stream.below(state.seats), outpost=True))
    known = Knowledge("".join(letters), tuple(memory))
    return replace(state, knowledge=(*state.knowledge[:seat], known, *state.knowledge[seat + 1 :]))


def _orders(state: Marchlords, seat: int, stream: Stream) -> Marchlords:
    """Other orders: a few of those that the kingdom could give, recruits and the action often among them."""
    real = state.desks[seat]
    blank = replace(state.desk(seat, Desk()), ready=(False,) * state.seats, phase="orders")
    view = view_of(blank, seat)
    listed = [move for move in legal_moves(view) if type(move) in ORDERS]
    ken, desk = Ken(view, seat), Desk()
    by_name: dict[str, list[Move]] = {}
    for move in listed:
        if not isinstance(move, Ready | Reopen):
            by_name.setdefault(move.name, []).append(move)
    often = [name for name in ("recruit", "action") if name in by_name]
    names = [*sorted(by_name), *often * (len(by_name) // 2)]
    for _ in range(stream.below(WALK + 1) if names else 0):
        move = stream.pick(by_name[stream.pick(names)])
        try:
            desk = ORDERS[type(move)](ken, desk, move)
        except Illegal:
            continue
    acts = MOST if real.acts >= MOST else stream.below(MOST)
    return state.desk(seat, replace(desk, acts=acts))
