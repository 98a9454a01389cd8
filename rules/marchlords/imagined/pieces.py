"""Other holdings, armies, ships, sieges and captives where the viewer does not see them."""

from __future__ import annotations

from dataclasses import replace

from rules.marchlords.generator.stream import Stream
from rules.marchlords.imagined.frame import Frame
from rules.marchlords.numbers import top
from rules.marchlords.state import NOWHERE, Army, Captive, Holding, Marchlords, Ship, Siege


def deal(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    """The state with all that stands out of sight dealt anew."""
    state = _holdings(state, frame, stream)
    state = _armies(state, frame, stream)
    state = _sieges(state, frame, stream)
    state = _ships(state, frame, stream)
    state = _captives(state, frame, stream)
    return _numbered(state, frame, stream)


def _others(state: Marchlords, frame: Frame) -> list[int]:
    return [seat for seat in range(state.seats) if seat != frame.seat]


def _holdings(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    """Capitals stay capitals; anything else may stand on a hidden tile that can take it."""
    land, others = state.land, _others(state, frame)
    sure = frame.visible | frame.fights
    kept = [holding for holding in state.holdings if holding.tile in sure]
    fresh: list[Holding] = []
    homes = {tile: seat for seat, tile in enumerate(state.capitals) if state.is_capital(tile)}
    for tile in range(len(land.ground)):
        if tile in sure or land.sea[tile]:
            continue
        if tile in homes:
            real = next((holding for holding in state.holdings if holding.owner == homes[tile] and holding.port), None)
            harbour = real is not None and real.city > 0
            fresh.append(Holding(tile, homes[tile], 1 + stream.below(2), port=harbour))
        elif others and stream.below(6) == 0:
            fresh.append(_something(state, tile, stream.pick(others), stream))
    return replace(state, holdings=tuple(sorted((*kept, *fresh), key=lambda holding: holding.tile)))


def _something(state: Marchlords, tile: int, owner: int, stream: Stream) -> Holding:
    land, what = state.land, stream.below(4)
    if what == 0 and land.site[tile]:
        return Holding(tile, owner, 1 + stream.below(2))
    if what in (1, 3) and land.coast[tile]:
        return Holding(tile, owner, outpost=stream.below(2) == 0, port=True)
    return Holding(tile, owner, outpost=what != 2)


def _armies(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    """Armies of others out of sight; what the viewer's own came from is its own affair."""
    sure = frame.visible | frame.fights
    kept = [army for army in state.armies if army.seat == frame.seat or army.tile in sure]
    taken = {army.tile: army.seat for army in kept}
    free = [tile for tile in range(len(state.ground)) if tile not in sure]
    built = {holding.tile: holding.owner for holding in state.holdings if holding.built}
    fresh: list[Army] = []
    for seat in _others(state, frame):
        if not state.kingdoms[seat].active:
            continue
        for _ in range(stream.below(4)):
            tile = stream.pick(free) if free else NOWHERE
            if tile == NOWHERE or taken.get(tile, seat) != seat or built.get(tile, seat) != seat:
                continue
            taken[tile] = seat
            fresh.append(Army(seat, 0, tile, 1 + stream.below(top()), stream.below(4) > 0))
    return replace(state, armies=tuple([*kept, *fresh]))


def _sieges(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    """Cities out of sight may be besieged by another kingdom."""
    kept = [siege for siege in state.sieges if siege.tile in frame.visible or siege.tile in frame.fights]
    others = [seat for seat in _others(state, frame) if state.kingdoms[seat].active]
    busy = {army.tile for army in state.armies}
    more: list[Army] = []
    for holding in state.holdings:
        besiegers = [seat for seat in others if seat != holding.owner]
        hidden = holding.tile not in frame.visible and holding.tile not in busy
        if holding.city and hidden and besiegers and stream.below(6) == 0:
            seat = stream.pick(besiegers)
            kept.append(Siege(holding.tile, seat, stream.below(4)))
            more.append(Army(seat, 0, holding.tile, 1 + stream.below(top()), stream.below(4) > 0))
    state = replace(state, sieges=tuple(sorted(kept, key=lambda siege: siege.tile)))
    return replace(state, armies=(*state.armies, *more))


def _ships(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    land, others = state.land, [seat for seat in _others(state, frame) if state.kingdoms[seat].active]
    kept = [ship for ship in state.ships if ship.tile in frame.visible]
    sea = [tile for tile in range(len(land.ground)) if land.sea[tile] and tile not in frame.visible]
    taken = {army.tile: army.seat for army in state.armies}
    for _ in range(stream.below(4) if others and sea else 0):
        ship = Ship(stream.pick(others), stream.pick(sea))
        if taken.get(ship.tile, ship.seat) == ship.seat:
            taken[ship.tile] = ship.seat
            kept.append(ship)
    return replace(state, ships=tuple(sorted(kept, key=lambda ship: (ship.seat, ship.tile))))


def _captives(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    kept = [captive for captive in state.captives if frame.seat in (captive.owner, captive.captor)]
    others = _others(state, frame)
    used = {captive.number for captive in kept}
    for _ in range(stream.below(3) if len(others) > 1 else 0):
        owner, captor = stream.shuffle(others)[:2]
        number = 1 + stream.below(12)
        if number not in used:
            used.add(number)
            kept.append(Captive(number, owner, captor))
    return replace(state, captives=tuple(sorted(kept, key=lambda captive: captive.number)))


def _numbered(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    """Numbers for the armies dealt, cities that they are attached to, and where they came from."""
    armies: list[Army] = []
    for seat in range(state.seats):
        mine = [army for army in state.armies if army.seat == seat]
        if seat == frame.seat:
            armies += mine
            continue
        known = {army.number for army in mine if army.number}
        most = max(known, default=0) + len(mine) + stream.below(4)
        numbers = stream.shuffle(number for number in range(1, most + 1) if number not in known)
        cities = stream.shuffle(h.tile for h in state.holdings if h.owner == seat and h.city)
        for army in mine:
            home = cities.pop() if cities and stream.below(2) else NOWHERE
            prev = army.prev if army.tile in frame.fights else NOWHERE
            if army.tile not in frame.fights and state.battles and stream.below(2):
                prev = stream.pick(state.field.around[army.tile])
            armies.append(replace(army, number=army.number or numbers.pop(), home=home, prev=prev))
        highest = max((army.number for army in armies if army.seat == seat), default=0)
        kingdom = state.kingdoms[seat]
        state = state.kingdom(seat, replace(kingdom, raised=highest + stream.below(4)))
    return replace(state, armies=tuple(sorted(armies, key=lambda army: army.key)))
