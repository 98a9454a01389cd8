"""Conservation and sanity of a campaign (used by tests and by `doctor`)."""

from __future__ import annotations

from collections import Counter

from rules.marchlords.battle.report import MOST as BATTLE_MOST
from rules.marchlords.factions.kinds import factions
from rules.marchlords.frozen import frozen
from rules.marchlords.numbers import numbers, top
from rules.marchlords.orders.price import price
from rules.marchlords.orders.table import MOST
from rules.marchlords.state import NOWHERE, Battle, Desk, Holding, Kingdom, Marchlords


def check_state(state: Marchlords) -> None:
    """Raise AssertionError if gold is lost or made, or something stands where it cannot."""
    seats = state.seats
    assert len(state.desks) == len(state.ready) == seats, "one desk a seat"
    assert (state.phase == "over") == bool(state.reason), "a campaign is over for a reason"
    if not state.ground:
        assert state.phase in ("factions", "over"), "a map is played on"
        dealt = (*state.ground, *state.armies, *state.holdings, *state.history)
        assert not dealt, "the map is dealt after the factions"
        assert all(kingdom == Kingdom(kingdom.faction, dormant=kingdom.dormant) for kingdom in state.kingdoms), "no gold yet"
        chosen = [kingdom.faction for kingdom in state.kingdoms if kingdom.faction]
        assert len(set(chosen)) == len(chosen), "a faction is chosen once"
        return
    _check_map(state)
    _check_history(state)
    _check_armies(state)
    for seat, kingdom in enumerate(state.kingdoms):
        _check_kingdom(state, seat, kingdom)
        _check_desk(state, seat, state.desks[seat])
    numbers_of = [battle.number for battle in state.battles]
    assert len(set(numbers_of)) == len(numbers_of), "battles have numbers of their own"
    late = state.phase == "orders" and state.options.overlap and state.fighting
    assert state.phase == "battles" or not state.battles or late, "battles are fought in their phase"
    assert not state.taken or (state.planning and state.options.overlap), "what was taken is remembered for a turn of orders"
    assert all(state.holding(tile) is not None for tile in state.taken), "what was taken is owned"
    for battle in state.battles:
        _check_battle(state, battle)
    captives = [captive.number for captive in state.captives]
    assert captives == sorted(set(captives)), "captives are in order"
    assert all(captive.owner != captive.captor for captive in state.captives), "nobody holds his own general"


def _check_history(state: Marchlords) -> None:
    assert len(state.history) <= state.turn + (state.phase == "over"), "a turn is told when it is over"
    for chapter in state.history:
        assert len(chapter.gold) == len(chapter.territories) == state.seats, "figures of each seat"


def _check_map(state: Marchlords) -> None:
    land, tiles = state.land, len(state.field)
    assert len(state.ground) == tiles, "one letter a tile"
    assert len(state.capitals) == state.seats, "a capital each"
    assert all(state.ground[tile] == "@" for tile in state.capitals), "capitals stand on their ground"
    assert [holding.tile for holding in state.holdings] == sorted({h.tile for h in state.holdings}), "holdings in order"
    for holding in state.holdings:
        _check_holding(state, holding)
    for seat, tile in enumerate(state.capitals):
        held = state.holding(tile)
        if state.is_capital(tile):
            assert _is_city(held, seat), "a capital that has not fallen is its kingdom's"
    for ship in state.ships:
        assert land.sea[ship.tile], "ships lie at sea"
        assert not any(army.tile == ship.tile and army.seat != ship.seat for army in state.armies), "enemies destroy ships"
    assert list(state.ships) == sorted(state.ships, key=lambda ship: (ship.seat, ship.tile)), "ships in order"
    assert len(state.knowledge) == (0 if state.phase == "over" else state.seats), "knowledge each"
    for known in state.knowledge:
        assert len(known.seen) == tiles, "knowledge of every tile"
        assert all(known.seen[holding.tile] != "0" for holding in known.memory), "one remembers what one saw"
        assert max(known.seen) <= chr(48 + state.turn), "nobody has seen the future"


def _is_city(holding: Holding | None, seat: int) -> bool:
    return holding is not None and holding.owner == seat and holding.city > 0


def _check_holding(state: Marchlords, holding: Holding) -> None:
    land = state.land
    assert 0 <= holding.owner < state.seats, "somebody owns it"
    assert not land.sea[holding.tile], "nothing is built at sea"
    assert holding.city in (0, 1, 2), "two levels"
    assert not holding.city or land.site[holding.tile], "cities stand on city sites"
    assert not holding.port or land.coast[holding.tile] or holding.city, "ports stand at the coast"
    assert not (holding.outpost and holding.city), "no outpost on a city"
    harbour = holding.city and holding.port
    assert not harbour or holding.tile in state.capitals, "only a capital has a city and a port"


def _check_armies(state: Marchlords) -> None:
    keys = [army.key for army in state.armies]
    assert keys == sorted(set(keys)), "armies in order, each once"
    homes = Counter(army.home for army in state.armies if army.home != NOWHERE)
    assert all(count == 1 for count in homes.values()), "a city carries one army"
    fought = {battle.tile for battle in state.battles if battle.open} | {siege.tile for siege in state.sieges}
    sieges = [siege.tile for siege in state.sieges]
    assert sieges == sorted(set(sieges)), "a city is besieged once"
    for army in state.armies:
        kingdom = state.kingdoms[army.seat]
        assert kingdom.active, "a kingdom that is given up has no army"
        assert 1 <= army.tier <= top(), "tiers"
        assert 1 <= army.number <= kingdom.raised, "numbers are never used again"
        remembered = state.phase == "battles" or state.battles
        assert army.prev == NOWHERE or remembered, "where armies came from is forgotten after the battles"
        if army.home != NOWHERE:
            held = state.holding(army.home)
            assert _is_city(held, army.seat), "attached to a city of its own"
        if army.tile not in fought and state.phase != "over":  # who is left alone ends a campaign amid its battles
            assert not any(o.tile == army.tile and o.seat != army.seat for o in state.armies), "enemies on one tile"
            held = state.holding(army.tile)
            assert held is None or held.owner == army.seat or not held.built, "an army on an enemy structure"
    for siege in state.sieges:
        held = state.holding(siege.tile)
        assert held is not None, "what is besieged is owned"
        assert held.city, "a city is besieged"
        assert held.owner != siege.besieger, "nobody besieges himself"
        here = any(army.tile == siege.tile and army.seat == siege.besieger for army in state.armies)
        assert here, "a siege needs an army"


def _check_kingdom(state: Marchlords, seat: int, kingdom: Kingdom) -> None:
    assert kingdom.gold == kingdom.earned - kingdom.spent, f"the gold of seat {seat} comes from somewhere"
    assert kingdom.gold >= 0, f"seat {seat} owes gold"
    assert kingdom.reserve >= 0, "generals are counted"
    action = factions()[kingdom.faction].action
    assert 0 <= kingdom.cooldown <= (action.recharge if action is not None else 0), "recharge"
    assert kingdom.waaagh == 0 or factions()[kingdom.faction].waaagh, "only orcs gather for a WAAAGH!"
    assert kingdom.waaagh >= 0, "points"
    most = numbers().score.resistance
    assert kingdom.resistance == most or state.options.last_capital, "resistance is an option"
    assert 0 <= kingdom.resistance <= most, "resistance"
    assert kingdom.hold == 0 or state.options.domination, "domination is an option"
    account = kingdom.account
    expected = account.before - account.orders + account.ransom + account.income - account.upkeep + account.missing
    assert account.after == expected, f"the account of seat {seat} does not add up"


def _check_desk(state: Marchlords, seat: int, desk: Desk) -> None:
    assert 0 <= desk.acts <= MOST, "batches are counted"
    if state.phase not in ("orders", "confirm") or not state.kingdoms[seat].active:
        assert desk == Desk(), "orders are given in their phase"
        return
    action = factions()[state.kingdoms[seat].faction].action
    assert desk.action in ("", action.id if action is not None else ""), "a faction has its own action"
    tiers = {army.number: army.tier for army in state.of(seat)}
    assert {march.army for march in desk.marches} <= set(tiers), "armies that are there march"
    assert set(desk.tiers) | set(desk.assigns) <= set(tiers), "armies that are there rise"
    cost, gold = price(desk, tiers, state.generals(seat)), state.kingdoms[seat].gold
    assert not cost or cost <= gold - frozen(state, seat), "orders are paid for, whatever the open battles cost"
    fought = {battle.tile for battle in state.battles if battle.open}
    busy = {army.number for army in state.of(seat) if army.tile in fought}
    assert not busy & ({march.army for march in desk.marches} | set(desk.tiers) | set(desk.assigns)), "engaged armies rest"
    assert not fought & ({site.tile for site in desk.sites} | set(desk.levies)), "nothing is built where a battle waits"
    for names in (desk.levies, desk.assigns, desk.tiers, desk.assaults, desk.sallies):
        assert list(names) == sorted(set(names)), "orders are in order"
    assert [site.tile for site in desk.sites] == sorted({site.tile for site in desk.sites}), "a site a tile"
    builders = [site.army for site in desk.sites if site.army]
    assert len(set(builders)) == len(builders), "an army builds one thing"


def _check_battle(state: Marchlords, battle: Battle) -> None:
    if not battle.open:
        assert battle == battle.scrubbed(), "closed battles are scrubbed"
        return
    assert battle.attacker != battle.defender, "two sides"
    assert all(0 <= count <= BATTLE_MOST for count in battle.acts), "changes are counted"
    assert (battle.stage == "report") == (battle.outcome == ""), "a decided battle has an outcome"
    assert bool(battle.retreats) == (battle.stage == "retreat"), "armies retreat when it is their turn"
    for version in (*battle.drafts, *battle.filed):
        assert version is None or all(0 <= lost <= 100 for lost in version.losses), "losses are percentages"
        assert version is None or not version.captured or version.outcome in ("attacker", "defender"), "no capture in a draw"
