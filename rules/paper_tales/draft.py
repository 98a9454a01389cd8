"""Recruitment (paper_tales.md 1.3, 5.3): packs that queue in front of their holders, picks that may be changed until they
are locked, the forced last card.

A pick is locked when the next holder opens the pack it was from, or when its owner opens the next pack (box). So one never
looks at a pack and then changes what was picked before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.chance import Chance
from rules.game import Event, Fact, Illegal, Ref
from rules.paper_tales.cards import kind, ordered, without
from rules.paper_tales.options import HAND
from rules.paper_tales.pile import draw
from rules.paper_tales.state import Cards, Desk, Pack, PaperTales, Pick, giver, packs_seen, receiver

PICKS = HAND - 1
"""Picks that are decisions; the last card is forced."""


def begin(state: PaperTales, chance: Chance) -> tuple[PaperTales, tuple[Event, ...]]:
    """Deal the packs of a turn: five cards, or nine where each step burns one."""
    size = 2 * HAND - 1 if state.burns else HAND
    state, cards, events = draw(state, size * state.seats, chance)
    for seat in range(state.seats):
        pack = Pack(seat, ordered(cards[seat * size : (seat + 1) * size]))
        state = state.desk(seat, replace(state.desks[seat], queue=(pack,), picks=0, acts=0))
    return replace(state, phase="draft"), (*events, Event("dealt", {"turn": state.turn, "cards": size}))


def openable(desk: Desk) -> bool:
    """Whether a pack waits that holds a choice."""
    return not desk.open and bool(desk.queue) and len(desk.queue[0].cards) > 1


def pool(state: PaperTales, seat: int) -> tuple[Cards, str, str]:
    """The cards that this seat may take or burn from now, and what is taken and burnt so far: those of the open pack, else
    those of the pack of a pick that is not locked."""
    desk = state.desks[seat]
    if desk.open:
        return desk.queue[0].cards, desk.take, desk.burn
    if desk.last is not None:
        return passed_pack(state, seat), desk.last.take, desk.last.burn
    return (), "", ""


def passed_pack(state: PaperTales, seat: int) -> Cards:
    """The pack of a pick that may still be changed, as it was when it was picked from; empty where there is none."""
    last = state.desks[seat].last
    if last is None:
        return ()
    rest = _passed(state, seat, last.origin).cards
    return ordered((*rest, last.take, *((last.burn,) if last.burn else ())))


def _passed(state: PaperTales, seat: int, origin: int) -> Pack:
    queue = state.desks[receiver(state.turn, seat, state.seats)].queue
    return next(pack for pack in queue if pack.origin == origin)


def lock(state: PaperTales, seat: int) -> PaperTales:
    """The state in which the last pick of a seat can no longer be changed."""
    desk = state.desks[seat]
    if desk.last is None:
        return state
    hand = ordered((*desk.hand, desk.last.take))
    burnt = (desk.last.burn,) if desk.last.burn else ()
    state = replace(state, buried=ordered((*state.buried, *burnt)))
    return state.desk(seat, replace(desk, hand=hand, last=None))


def open_pack(state: PaperTales, seat: int) -> tuple[PaperTales, tuple[Event, ...]]:
    """Open the first pack of the queue. Raises Illegal."""
    if not openable(state.desks[seat]):
        raise Illegal("pack-open" if state.desks[seat].open else "no-pack")
    state = lock(state, seat)
    pack = state.desks[seat].queue[0]
    before = giver(state.turn, seat, state.seats)
    events = []
    last = state.desks[before].last
    if last is not None and last.origin == pack.origin:
        state = lock(state, before)
        events.append(Event("pick-locked", {"card": Ref("unit", last.take)}, (before,)))
    state = state.desk(seat, replace(state.desks[seat], open=True))
    cards = tuple(Ref("unit", card) for card in pack.cards)
    facts: dict[str, Fact] = {"pick": state.desks[seat].picks + 1, "cards": cards}
    return state, (*events, Event("opened", facts, (seat,)))


def choose(state: PaperTales, seat: int, card: str, burn: bool) -> tuple[PaperTales, tuple[Event, ...]]:
    """Take (or burn) a card of the open pack, or change the last pick. A card that was to be burnt and is taken instead
    changes places with the one taken before. Raises Illegal."""
    desk = state.desks[seat]
    cards, take, burnt = pool(state, seat)
    if burn and not state.burns:
        raise Illegal("no-burning")
    if not cards:
        raise Illegal("closed-pack" if openable(desk) else "no-pack")
    if card not in cards:
        raise Illegal("not-in-pack", cards=tuple(Ref("unit", item) for item in dict.fromkeys(cards)))
    if card == (burnt if burn else take):
        raise Illegal("already-so", card=Ref("unit", card))
    take, burnt = _marks(cards, take, burnt, card, burn)
    if desk.open:
        state = state.desk(seat, replace(desk, take=take, burn=burnt))
        if not take or (state.burns and not burnt):
            kind_of = "burn-marked" if burn else "take-marked"
            return state, (Event(kind_of, {"card": Ref("unit", card)}, (seat,)),)
        return _pass_on(state, seat)
    assert desk.last is not None
    rest = without(cards, take, *((burnt,) if burnt else ()))
    next_seat = receiver(state.turn, seat, state.seats)
    queue = tuple(
        Pack(pack.origin, rest) if pack.origin == desk.last.origin else pack for pack in state.desks[next_seat].queue
    )
    state = state.desk(next_seat, replace(state.desks[next_seat], queue=queue))
    state = state.desk(seat, replace(state.desks[seat], last=Pick(desk.last.origin, take, burnt)))
    return state, (_picked("repicked", state, seat, take, burnt),)


def _marks(cards: Cards, take: str, burnt: str, card: str, burn: bool) -> tuple[str, str]:
    """Take and burn after one of them is set to `card`: where it was the other's and there is no second copy, the two are
    exchanged."""
    single = cards.count(card) < 2
    if burn:
        return (burnt, card) if take == card and single else (take, card)
    return (card, take) if burnt == card and single else (card, burnt)


def _pass_on(state: PaperTales, seat: int) -> tuple[PaperTales, tuple[Event, ...]]:
    """The rest of the open pack goes to the next queue."""
    desk = state.desks[seat]
    pack, take, burnt = desk.queue[0], desk.take, desk.burn
    rest = Pack(pack.origin, without(pack.cards, take, *((burnt,) if burnt else ())))
    last = Pick(pack.origin, take, burnt)
    picks = desk.picks + 1
    after = replace(desk, queue=desk.queue[1:], open=False, take="", burn="", last=last, picks=picks)
    state = state.desk(seat, after)
    next_seat = receiver(state.turn, seat, state.seats)
    waiting = state.desks[next_seat]
    state = state.desk(next_seat, replace(waiting, queue=(*waiting.queue, rest)))
    return state, (_picked("picked", state, seat, take, burnt),)


def _picked(name: str, state: PaperTales, seat: int, take: str, burnt: str) -> Event:
    """What was picked, for its seat alone."""
    if burnt:
        facts: dict[str, Fact] = {"card": Ref("unit", take), "burnt": Ref("unit", burnt), "pick": state.desks[seat].picks}
        return Event(f"{name}-burning", facts, (seat,))
    return Event(name, {"card": Ref("unit", take), "pick": state.desks[seat].picks}, (seat,))


# -- the house picks ---------------------------------------------------------------------------------------------------


def worth(card: str) -> int:
    """What the house thinks of a card without knowing more: strength + 2 for each resource - cost (5.3)."""
    found = kind(card)
    icons = sum(found.produces) + sum(effect.amount for effect in found.acts("RES"))
    return found.printed + 2 * icons - found.cost


def best(cards: Sequence[str], wishes: Sequence[str] = ()) -> str:
    """The card that the house picks: the first wish that is there, else the one of most worth, by number in the list."""
    for wish in wishes:
        if wish in cards:
            return wish
    return min(cards, key=lambda card: (-worth(card), kind(card).number))


def trust(state: PaperTales, seat: int) -> tuple[PaperTales, tuple[Event, ...]]:
    """The house opens the first pack and picks, keeping what is chosen already. Raises Illegal."""
    events: tuple[Event, ...] = ()
    if not state.desks[seat].open:
        state, events = open_pack(state, seat)
    desk = state.desks[seat]
    cards = desk.queue[0].cards
    if not desk.take:
        left = without(cards, desk.burn) if desk.burn else cards
        state, more = choose(state, seat, best(left, desk.wishes), burn=False)
        events += more
    if state.desks[seat].open:
        state, more = choose(state, seat, best(without(cards, state.desks[seat].take)), burn=True)
        events += more
    return state, (*(event for event in events if event.kind != "take-marked"), Event("trusted", {}, (seat,)))


def house_picks(state: PaperTales) -> tuple[PaperTales, tuple[Event, ...], tuple[int, ...]]:
    """What the house does in the draft without being asked: it picks for seats that left it to the house or resigned. Also
    gives the seats whose desks changed thereby."""
    events: list[Event] = []
    moved: list[int] = []
    while True:
        for seat, desk in enumerate(state.desks):
            if (desk.night or state.resigned[seat]) and desk.queue and len(desk.queue[0].cards) > 1:
                state, more = trust(state, seat)
                events += more
                moved.append(seat)
                break
        else:
            return state, tuple(events), tuple(dict.fromkeys(moved))


def complete(state: PaperTales) -> bool:
    """Whether only the forced last cards are left."""
    return all(desk.picks == PICKS for desk in state.desks)


def last_cards(state: PaperTales) -> tuple[PaperTales, tuple[Event, ...]]:
    """Everybody gets its last card and the card kept from the turn before (1.3)."""
    events = []
    for seat in range(state.seats):
        state = lock(state, seat)
    for seat, desk in enumerate(state.desks):
        (pack,) = desk.queue
        hand = ordered((*desk.hand, *pack.cards, *((desk.kept,) if desk.kept else ())))
        events.append(Event("last-card", {"card": Ref("unit", pack.cards[0])}, (seat,)))
        if desk.kept:
            events.append(Event("kept-back", {"card": Ref("unit", desk.kept)}, (seat,)))
        after = replace(desk, hand=hand, queue=(), kept="", picks=HAND, night=False, acts=0)
        state = state.desk(seat, after)
    events.append(Event("drafted", {"turn": state.turn}))
    return state, tuple(events)


def origin_due(state: PaperTales, seat: int, place: int) -> int:
    """The seat that was dealt the pack which must be at that place of a queue."""
    return packs_seen(state.turn, seat, state.seats, state.desks[seat].picks + place)
