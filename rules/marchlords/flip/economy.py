"""Steps 1, 5, 6 and 7 of the flip as far as gold, sites and sieges go (marchlords.md 7.2, 10, 11)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from rules.game import Event, Fact, Ref
from rules.marchlords.factions.gold import income
from rules.marchlords.factions.upkeep import dues, upkeep
from rules.marchlords.numbers import numbers
from rules.marchlords.orders.price import army_price, price, site_price
from rules.marchlords.state import NOWHERE, Account, Army, Holding, Marchlords, Site

Refunds = dict[int, int]
"""Gold given back to each seat for what could not be done."""


def paid(state: Marchlords, seat: int) -> int:
    """What the seat's orders cost, ransoms left out: those are paid only where they are accepted."""
    desk = state.desks[seat]
    tiers = {army.number: army.tier for army in state.of(seat)}
    return price(desk, tiers, state.generals(seat)) - sum(offer.gold for offer in desk.offers)


# -- step 5 ------------------------------------------------------------------------------------------------------------


def build(state: Marchlords, starts: dict[tuple[int, int], int]) -> tuple[Marchlords, Refunds, tuple[Event, ...]]:
    """Sites and levies complete, or are cancelled and refunded (7.2). `starts`: where armies stood before they marched."""
    refunds: Refunds = {}
    events: list[Event] = []
    before = state
    for seat in state.active:
        desk = state.desks[seat]
        for site in desk.sites:
            facts: dict[str, Fact] = {"kind": Ref("site", site.kind), "tile": _place(state, site.tile)}
            if _completes(before, seat, site, starts):
                state = _place_site(state, seat, site)
                events.append(Event("built", {"seat": Ref("seat", seat), **facts}, (seat,)))
            else:
                refunds[seat] = refunds.get(seat, 0) + site_price(site.kind)
                gold: dict[str, Fact] = {"gold": site_price(site.kind)}
                events.append(Event("site-failed", {**facts, **gold}, (seat,)))
        state, more = _levies(before, state, seat, refunds)
        events += more
    return state, refunds, tuple(events)


def _completes(state: Marchlords, seat: int, site: Site, starts: dict[tuple[int, int], int]) -> bool:
    """Whether a site can be finished: own or neutral ground without enemies or battle, its army where it must be."""
    tile, holding = site.tile, state.holding(site.tile)
    if state.land.sea[tile] or (holding is not None and holding.owner != seat):
        return False
    if _contested(state, seat, tile):
        return False
    here = holding or Holding(tile, seat)
    if site.kind == "level2":
        return here.city == 1
    army = state.army(seat, site.army)
    if army is None or not (army.tile == tile or (site.kind == "outpost" and starts[army.key] == tile)):
        return False
    if site.kind == "city":
        return not here.city and not here.port and state.land.site[tile]
    if site.kind == "port":
        return holding is not None and not here.city and not here.port and state.land.coast[tile]
    return not here.city and not here.outpost


def _contested(state: Marchlords, seat: int, tile: int) -> bool:
    return any(army.tile == tile and army.seat != seat for army in state.armies) or any(
        battle.tile == tile for battle in state.battles
    )


def _place_site(state: Marchlords, seat: int, site: Site) -> Marchlords:
    here = state.holding(site.tile) or Holding(site.tile, seat)
    if site.kind == "city":
        return state.hold(replace(here, city=1, outpost=False))
    if site.kind == "level2":
        return state.hold(replace(here, city=2))
    if site.kind == "port":
        return state.hold(replace(here, port=True))
    return state.hold(replace(here, outpost=True))


def _levies(
    before: Marchlords, state: Marchlords, seat: int, refunds: Refunds
) -> tuple[Marchlords, tuple[Event, ...]]:
    """New armies of tier 1, led by generals of the reserve. The dearest prices of the series come back first (box)."""
    events: list[Event] = []
    standing, cancelled = len(before.of(seat)), 0
    count = len(before.desks[seat].levies)
    for tile in before.desks[seat].levies:
        facts: dict[str, Fact] = {"tile": _place(state, tile)}
        holding = before.holding(tile)
        kingdom = state.kingdoms[seat]
        if holding is None or holding.owner != seat or not holding.city or _contested(before, seat, tile):
            cancelled += 1
            gold = army_price(standing + count - cancelled)
            refunds[seat] = refunds.get(seat, 0) + gold
            events.append(Event("levy-failed", {**facts, "gold": gold}, (seat,)))
            continue
        reserve = max(0, kingdom.reserve - 1)
        state = state.kingdom(seat, replace(kingdom, raised=kingdom.raised + 1, reserve=reserve))
        army = Army(seat, kingdom.raised + 1, tile, numbers().start.army_tier, True, tile)
        state = state.put(army)
        events.append(Event("levied", {**facts, "army": Ref("army", army.name)}, (seat,)))
    return state, tuple(events)


# -- step 6 ------------------------------------------------------------------------------------------------------------


def settle(
    state: Marchlords, basis: Marchlords, costs: dict[int, int], ransoms: dict[int, int], purses: dict[int, int]
) -> tuple[Marchlords, tuple[Event, ...]]:
    """Income from what stood before sites were finished, then upkeep of the armies that stood then, then the penalty of
    whoever cannot pay. `costs`: of orders less refunds; `ransoms`: net; `purses`: before the flip."""
    events: list[Event] = []
    besieged = {siege.tile for siege in basis.sieges}
    for seat in state.active:
        kingdom, action = state.kingdoms[seat], state.desks[seat].acting
        holdings = tuple(holding for holding in basis.holdings if holding.owner == seat)
        harbour = int(state.options.harbour)
        lines = income(kingdom.faction, holdings, basis.land.tags, besieged, harbour, action=action)
        gained = sum(line.gold for line in lines)
        due = upkeep(kingdom.faction, (army.tier for army in basis.of(seat)), action=action)
        missing = max(0, due - kingdom.gold - gained)
        kingdom = kingdom.earn(gained)
        kingdom = kingdom.pay(due - missing)
        demoted = 0
        if missing:
            state, demoted = _demote(state, seat)
        account = Account(
            turn=state.turn,
            before=purses[seat],
            orders=costs.get(seat, 0),
            ransom=ransoms.get(seat, 0),
            income=gained,
            upkeep=due,
            missing=missing,
            demoted=demoted,
            after=kingdom.gold,
            lines=lines,
            dues=dues(kingdom.faction, [army.tier for army in basis.of(seat)], action=action),
        )
        state = state.kingdom(seat, replace(kingdom, account=account))
        facts: dict[str, Fact] = {"income": gained, "upkeep": due, "gold": kingdom.gold}
        events.append(Event("account", {**facts, "orders": account.orders, "before": account.before}, (seat,)))
        if missing:
            ref = Ref("army", f"{demoted}") if not demoted else Ref("army", Army(seat, demoted, 0).name)
            kind = "bankrupt-army" if demoted else "bankrupt"
            events.append(Event(kind, {"missing": missing, "army": ref} if demoted else {"missing": missing}, (seat,)))
    return state, tuple(events)


def _demote(state: Marchlords, seat: int) -> tuple[Marchlords, int]:
    """The strongest army loses a tier, the lowest number of equals; one of tier 1 keeps it (R11.6)."""
    armies = sorted(state.of(seat), key=lambda army: (-army.tier, army.number))
    if not armies or armies[0].tier == 1:
        return state, 0
    return state.put(replace(armies[0], tier=armies[0].tier - 1)), armies[0].number


# -- step 7 ------------------------------------------------------------------------------------------------------------


def lift(state: Marchlords) -> tuple[Marchlords, tuple[Event, ...]]:
    """Sieges that no besieging army keeps up are over (R10.5)."""
    kept, events = [], []
    for siege in state.sieges:
        if any(army.tile == siege.tile and army.seat == siege.besieger for army in state.armies):
            kept.append(siege)
        else:
            events.append(siege_event(state, "siege-lifted", siege.tile, siege.besieger))
    return replace(state, sieges=tuple(kept)), tuple(events)


def press(state: Marchlords, fought: Collection[int]) -> tuple[Marchlords, tuple[Event, ...], tuple[int, ...]]:
    """Sieges without a battle go on by one tick; the tiles that capitulate (R10.4)."""
    rules = numbers().siege
    kept, events, fallen = [], [], []
    for siege in state.sieges:
        if siege.tile in fought:
            kept.append(siege)
            continue
        siege = replace(siege, tick=siege.tick + 1)
        kept.append(siege)
        events.append(siege_event(state, "siege-tick", siege.tile, siege.besieger, tick=siege.tick))
        holding = state.holding(siege.tile)
        assert holding is not None
        if siege.tick == rules.level_tick and holding.city == 2:
            state = state.hold(replace(holding, city=1))
        if siege.tick >= rules.capitulation_tick and not state.is_capital(siege.tile):
            fallen.append(siege.tile)
    return replace(state, sieges=tuple(kept)), tuple(events), tuple(fallen)


def siege_event(state: Marchlords, kind: str, tile: int, besieger: int, **facts: Fact) -> Event:
    """Something about a siege, for both sides."""
    holding = state.holding(tile)
    seats = tuple(sorted({besieger, holding.owner} if holding is not None else {besieger}))
    return Event(kind, {"tile": _place(state, tile), "seat": Ref("seat", besieger), **facts}, seats)


def _place(state: Marchlords, tile: int) -> Ref:
    return Ref("tile", state.field.names[tile])


def unhome(state: Marchlords, tile: int) -> Marchlords:
    """Armies attached to a city that changed hands lose their attachment (R12.2)."""
    armies = tuple(replace(army, home=NOWHERE) if army.home == tile else army for army in state.armies)
    return replace(state, armies=armies)
