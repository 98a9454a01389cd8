"""Steps 0 and 1 of the flip: orders are held against the truth and paid; tiers, generals, actions, ransoms take effect."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Event, Fact, Ref
from rules.marchlords.factions.kinds import factions
from rules.marchlords.flip.economy import paid
from rules.marchlords.flip.truth import real_path
from rules.marchlords.state import Marchlords

Key = tuple[int, int]


def real_paths(state: Marchlords) -> tuple[dict[Key, tuple[int, ...]], tuple[Event, ...]]:
    """The marches of all seats, cut where the ground is not what was thought."""
    paths: dict[Key, tuple[int, ...]] = {}
    events = []
    for seat in state.active:
        action = factions()[state.kingdoms[seat].faction].action
        surge = state.desks[seat].acting and action is not None and action.kind == "waaagh"
        for march in state.desks[seat].marches:
            army = state.army(seat, march.army)
            assert army is not None
            path = real_path(state, army, march.path, waaagh=surge)
            if path:
                paths[army.key] = path
            if path != march.path:
                end = path[-1] if path else army.tile
                tile = Ref("tile", state.field.names[end])
                events.append(Event("march-cut", {"army": Ref("army", army.name), "tile": tile}, (seat,)))
    return paths, tuple(events)


def begin(state: Marchlords) -> tuple[Marchlords, dict[int, int], dict[int, int], tuple[Event, ...]]:
    """The state after step 1, what each seat paid for its orders, what it got less paid in ransoms."""
    costs = {seat: paid(state, seat) for seat in state.active}
    events: list[Event] = []
    for seat in state.active:
        desk, kingdom = state.desks[seat], state.kingdoms[seat].pay(costs[seat])
        action = factions()[kingdom.faction].action
        if desk.action and action is not None:
            kingdom = replace(kingdom, cooldown=action.recharge, waaagh=0 if action.kind == "waaagh" else kingdom.waaagh)
            facts: dict[str, Fact] = {"seat": Ref("seat", seat), "action": Ref("power", action.id)}
            events.append(Event("action-used", facts, (seat,)))
        kingdom = replace(kingdom, reserve=kingdom.reserve + desk.recruits - len(desk.assigns))
        state = state.kingdom(seat, kingdom)
        for number in desk.assigns:
            army = state.army(seat, number)
            assert army is not None
            state = state.put(replace(army, general=True))
        for number in desk.tiers:
            army = state.army(seat, number)
            assert army is not None
            state = state.put(replace(army, tier=army.tier + 1))
    state, ransoms, more = _ransoms(state)
    return state, costs, ransoms, (*events, *more)


def _ransoms(state: Marchlords) -> tuple[Marchlords, dict[int, int], tuple[Event, ...]]:
    """Offers that the captor accepts take effect; the others' gold never left the purse (9.1 step 4)."""
    net: dict[int, int] = {}
    events = []
    for captive in state.captives:
        offer = next((o for o in state.desks[captive.owner].offers if o.captive == captive.number), None)
        least = next((o for o in state.desks[captive.captor].releases if o.captive == captive.number), None)
        sides = tuple(sorted((captive.owner, captive.captor)))
        facts: dict[str, Fact] = {"owner": Ref("seat", captive.owner), "captor": Ref("seat", captive.captor)}
        if offer is None or least is None or offer.gold < least.gold:
            if offer is not None:
                events.append(Event("ransom-refused", {**facts, "gold": offer.gold}, sides))
            continue
        owner, captor = state.kingdoms[captive.owner], state.kingdoms[captive.captor]
        owner = owner.pay(offer.gold)
        state = state.kingdom(captive.owner, replace(owner, reserve=owner.reserve + 1))
        state = state.kingdom(captive.captor, captor.earn(offer.gold))
        state = replace(state, captives=tuple(other for other in state.captives if other != captive))
        net[captive.owner] = net.get(captive.owner, 0) - offer.gold
        net[captive.captor] = net.get(captive.captor, 0) + offer.gold
        events.append(Event("ransomed", {**facts, "gold": offer.gold}, sides))
    return state, net, tuple(events)
