"""The flip as a whole, and the opening of the next turn (marchlords.md 3, 7)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Event, Fact, Phrase, Ref
from rules.marchlords import sight
from rules.marchlords.battle import close
from rules.marchlords.ending import chronicled, finish, score
from rules.marchlords.flip import economy
from rules.marchlords.flip.begin import begin, real_paths
from rules.marchlords.flip.declare import declare
from rules.marchlords.flip.movement import Moved, move
from rules.marchlords.numbers import numbers
from rules.marchlords.state import NOWHERE, Army, Battle, Desk, Marchlords, Part, Sheet, room_key

Told = tuple[Marchlords, tuple[Event, ...]]


def flip(state: Marchlords) -> Told:
    """Everything that follows from the orders of a turn, up to the battles or the next turn."""
    purses = {seat: state.kingdoms[seat].gold for seat in range(state.seats)}
    marching = {(seat, march.army) for seat in state.active for march in state.desks[seat].marches}
    starts = {army.key: army.tile for army in state.armies}
    events: list[Event] = [Event("flip", {"turn": state.turn})]
    state, costs, ransoms, more = begin(state)
    events += more
    paths, more = real_paths(state)
    events += more
    moved = move(state, paths)
    state = _explore(moved)
    events += _told_marches(state, marching, starts)
    events += _told_held_off(moved)
    state, more = _seize(state)
    events += more
    state, more = economy.lift(state)
    events += more
    state = declare(state, moved.contacts, marching)
    basis = state
    state, refunds, more = economy.build(state, starts)
    events += more
    for seat, gold in refunds.items():
        state = state.kingdom(seat, state.kingdoms[seat].earn(gold))
        costs[seat] -= gold
    state, more = economy.settle(state, basis, costs, ransoms, purses)
    events += more
    state, more = _sieges(state)
    events += more
    events += [event for battle in state.battles for event in _announced(state, battle)]
    return _recharged(state), tuple(events)


def _explore(moved: Moved) -> Marchlords:
    """Marching armies have seen what lies around their way (R4.6)."""
    state = moved.state
    reach = numbers().sight.army
    for seat, tiles in sorted(moved.trail.items()):
        seen = {other for tile in tiles for other in state.field.disc(tile, reach)}
        state = sight.learn(state, seat, seen)
    return state


def _told_marches(state: Marchlords, marching: set[tuple[int, int]], starts: dict[tuple[int, int], int]) -> list[Event]:
    """Where each kingdom's marches came to, for itself."""
    events = []
    for seat in state.active:
        told: list[Fact] = []
        for army in state.of(seat):
            if army.key in marching and starts.get(army.key) != army.tile:
                place = Ref("tile", state.field.names[army.tile])
                told.append(Phrase("news-march", {"army": Ref("army", army.name), "tile": place}))
        if told:
            events.append(Event("marched", {"marches": tuple(told)}, (seat,)))
    return events


def _told_held_off(moved: Moved) -> list[Event]:
    state = moved.state
    events = []
    for (seat, number), tile in moved.held_off:
        army = Ref("army", Army(seat, number, 0).name)
        facts: dict[str, Fact] = {"army": army, "tile": Ref("tile", state.field.names[tile])}
        events.append(Event("held-off", facts, (seat,)))
    return events


def _seize(state: Marchlords) -> Told:
    """Step 3: enemy tiles without structure on which an army ended alone change owner."""
    events: list[Event] = []
    for holding in state.holdings:
        there = {army.seat for army in state.armies if army.tile == holding.tile}
        if not holding.built and len(there) == 1 and holding.owner not in there:
            seat = next(iter(there))
            state = state.hold(replace(holding, owner=seat))
            facts: dict[str, Fact] = {"tile": Ref("tile", state.field.names[holding.tile]), "seat": Ref("seat", seat)}
            events.append(Event("seized", facts, tuple(sorted((seat, holding.owner)))))
    return state, tuple(events)


def _sieges(state: Marchlords) -> Told:
    """Step 7; a city that capitulates asks its besieger for its fate as a battle does."""
    fought = {battle.tile for battle in state.battles}
    state, events, fallen = economy.press(state, fought)
    more: list[Event] = []
    if state.options.last_capital:
        for siege in state.sieges:
            if siege.tile not in fought and siege.tick >= numbers().siege.capitulation_tick and state.is_capital(siege.tile):
                seat = state.capitals.index(siege.tile)
                state, gone = close.wear(state, seat)
                if gone:
                    fallen = (*fallen, siege.tile)
                    more.append(Event("capital-falls", {"seat": Ref("seat", seat)}))
    for tile in sorted(fallen):
        state = replace(state, battles=(*state.battles, _surrender(state, tile)))
    return state, (*events, *more)


def _surrender(state: Marchlords, tile: int) -> Battle:
    siege, holding = state.siege(tile), state.holding(tile)
    assert siege is not None
    assert holding is not None
    inside = tuple(army.number for army in state.of(holding.owner) if army.tile == tile)
    around = tuple(army.number for army in state.of(siege.besieger) if army.tile == tile)
    sheet = Sheet(tuple(Part(number, 0) for number in around), (), tick=siege.tick)
    return Battle(
        number=1 + len(state.battles),
        tile=tile,
        kind="capitulation",
        attacker=siege.besieger,
        defender=holding.owner,
        attackers=around,
        defenders=inside,
        sheet=sheet,
        stage="fate",
        outcome="attacker",
    )


def _announced(state: Marchlords, battle: Battle) -> tuple[Event, Event]:
    """A battle is announced to everybody, its place to its sides (16)."""
    facts: dict[str, Fact] = {
        "battle": battle.number,
        "attacker": Ref("seat", battle.attacker),
        "defender": Ref("seat", battle.defender),
        "kind": Ref("engagement", battle.kind),
    }
    place = {**facts, "tile": Ref("tile", state.field.names[battle.tile])}
    room = room_key(state.turn, battle.number)
    return Event("battle", facts), Event("battle-place", place, tuple(sorted(battle.sides)), room)


def _recharged(state: Marchlords) -> Marchlords:
    """Step 8: counters, readiness, orders; everybody looks around; battles or the next turn follow."""
    kingdoms = tuple(replace(kingdom, cooldown=max(0, kingdom.cooldown - 1)) for kingdom in state.kingdoms)
    state = replace(
        state, kingdoms=kingdoms, desks=(Desk(),) * state.seats, ready=(False,) * state.seats, phase="battles", taken=()
    )
    return scored(sight.look(state))


def scored(state: Marchlords) -> Marchlords:
    """The state with the scores that everybody may know brought up to date."""
    return replace(state, scores=tuple(score(state, seat) for seat in range(state.seats)))


def next_turn(state: Marchlords) -> Told:
    """The battles are over: the end of the turn, and the next one or the end of the campaign."""
    state, events = _finished(state, state.turn)
    if state.phase == "over":
        return state, events
    state = replace(state, turn=state.turn + 1, phase="orders")
    return scored(sight.look(state)), (*events, Event("turn", {"turn": state.turn}))


def plan_ahead(state: Marchlords) -> Told:
    """The next turn of orders, while battles of this one are open (R3.8)."""
    state = replace(state, turn=state.turn + 1, phase="orders")
    return scored(sight.look(state)), (Event("turn", {"turn": state.turn}), Event("battles-wait"))


def settle_turn(state: Marchlords) -> Told:
    """The last battle of the turn before is over while the next is planned: its end, perhaps that of the campaign (R3.8)."""
    state, events = _finished(state, state.turn - 1)
    return scored(sight.look(state)) if state.phase != "over" else state, (*events, Event("battles-over"))


def _finished(state: Marchlords, turn: int) -> Told:
    """What the end of that turn brings; battles, and where armies came from, are forgotten."""
    state, events = finish(state, turn)
    if state.phase == "over":
        return scored(state), events
    armies = tuple(replace(army, prev=NOWHERE) for army in state.armies)
    return replace(chronicled(state), armies=armies, battles=()), events
