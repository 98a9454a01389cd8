"""Purses, generals, armies and tiles, put right."""

from __future__ import annotations

from dataclasses import replace

from rules.chance import Chance
from rules.game import Event, Fact, Illegal, Ref
from rules.marchlords import sight
from rules.marchlords.battle import close
from rules.marchlords.flip.turn import scored
from rules.marchlords.gm.acts import PlaceArmy, SetGeneral, SetGold, SetReserve, SetTier, SetTile
from rules.marchlords.gm.common import Told, anew, army_of, event, fought, seat_of, sieges_kept, told
from rules.marchlords.numbers import numbers, top
from rules.marchlords.state import Army, Holding, Marchlords, Ship


def gold(state: Marchlords, move: SetGold, chance: Chance) -> Told:
    """Another purse."""
    seat = seat_of(state, move.seat)
    if not 0 <= move.gold <= 999:
        raise Illegal("correction-number")
    kingdom = state.kingdoms[seat]
    more = move.gold - kingdom.gold
    after = kingdom.earn(more) if more >= 0 else kingdom.pay(-more)
    events = told("corrected-gold", move, seat, before=kingdom.gold, gold=move.gold)
    return anew(state.kingdom(seat, after), seat), events


def reserve(state: Marchlords, move: SetReserve, chance: Chance) -> Told:
    """Other generals in reserve."""
    seat = seat_of(state, move.seat)
    if not 0 <= move.generals <= 9:
        raise Illegal("correction-number")
    kingdom = state.kingdoms[seat]
    state = state.kingdom(seat, replace(kingdom, reserve=move.generals))
    events = told("corrected-reserve", move, seat, before=kingdom.reserve, generals=move.generals)
    return anew(state, seat), events


def tier(state: Marchlords, move: SetTier, chance: Chance) -> Told:
    """Another tier, or no army any more."""
    army = army_of(state, move.army)
    if not 0 <= move.tier <= top():
        raise Illegal("correction-number")
    state = state.put(replace(army, tier=move.tier)) if move.tier else close.disperse(state, army)
    events = told("corrected-tier", move, army.seat, army=Ref("army", army.name), before=army.tier, tier=move.tier)
    return anew(sieges_kept(state), army.seat), events


def general(state: Marchlords, move: SetGeneral, chance: Chance) -> Told:
    """With a general, or without."""
    army = army_of(state, move.army)
    if move.leader not in (0, 1):
        raise Illegal("correction-number")
    events = told("corrected-general", move, army.seat, army=Ref("army", army.name), leader=move.leader)
    return anew(state.put(replace(army, general=bool(move.leader))), army.seat), events


def place(state: Marchlords, move: PlaceArmy, chance: Chance) -> Told:
    """An army stands elsewhere: alone with its own kind, off enemy structures. At sea it is aboard."""
    tile = state.field.named(move.tile)
    if tile is None:
        raise Illegal("no-such-tile")
    army = _there(state, move.army)
    holding = state.holding(tile)
    enemy = holding is not None and holding.owner != army.seat and holding.built
    if enemy or fought(state, tile) or any(other.tile == tile and other.seat != army.seat for other in state.armies):
        raise Illegal("correction-battle")
    kingdom = state.kingdoms[army.seat]
    state = state.kingdom(army.seat, replace(kingdom, raised=max(kingdom.raised, army.number)))
    ships = [ship for ship in state.ships if ship.tile != tile or ship.seat == army.seat]
    berth = Ship(army.seat, tile)
    if state.land.sea[tile] and berth in ships and not state.land.sea[army.tile]:
        ships.remove(berth)
    state = replace(state.put(replace(army, tile=tile)), ships=tuple(ships))
    facts: dict[str, Fact] = {"army": Ref("army", army.name), "tile": Ref("tile", state.field.names[tile])}
    events = told("corrected-place", move, army.seat, **facts)
    return scored(sight.look(anew(sieges_kept(state), army.seat))), events


def _there(state: Marchlords, name: str) -> Army:
    """The army as it is, as it would come back, or as the next one of its kingdom."""
    wanted = name.strip().upper()
    if any(army.name == wanted for army in state.armies):
        return army_of(state, name)
    for seat in state.active:
        for number in range(1, state.kingdoms[seat].raised + 2):
            army = Army(seat, number, state.capitals[seat], numbers().start.army_tier, general=False)
            if army.name == wanted:
                return army
    raise Illegal("no-army-named")


def tile(state: Marchlords, move: SetTile, chance: Chance) -> Told:
    """Another owner, other structures."""
    here = state.field.named(move.tile)
    if here is None:
        raise Illegal("no-such-tile")
    if not 0 <= move.owner <= state.seats or move.city not in (0, 1, 2) or move.more not in (0, 1, 2, 3):
        raise Illegal("correction-number")
    if state.land.sea[here]:
        raise Illegal("sea-tile")
    if fought(state, here) or state.siege(here) is not None:
        raise Illegal("correction-battle")
    if state.is_capital(here):
        raise Illegal("correction-capital")
    before = state.holding(here)
    if move.owner == 0:
        after, state = None, state.free(here)
    else:
        after = Holding(here, move.owner - 1, move.city, bool(move.more & 1), bool(move.more & 2))
        _fits(state, after)
        state = state.hold(after)
    if before is not None and (after is None or after.owner != before.owner or not after.city):
        state = replace(state, armies=tuple(replace(a, home=-1) if a.home == here else a for a in state.armies))
    for seat in state.active:
        state = anew(state, seat)
    owners = tuple(sorted({holding.owner for holding in (before, after) if holding is not None}))
    which = Event("corrected-tile", {"tile": Ref("tile", state.field.names[here])}, owners)
    return scored(sight.look(state)), (event("corrected-map", move), which)


def _fits(state: Marchlords, holding: Holding) -> None:
    land, here = state.land, holding.tile
    wrong = (holding.city and not land.site[here]) or (holding.port and not land.coast[here])
    if wrong or (holding.city and (holding.port or holding.outpost)):
        raise Illegal("correction-structure")
    if holding.built and any(army.tile == here and army.seat != holding.owner for army in state.armies):
        raise Illegal("correction-battle")
