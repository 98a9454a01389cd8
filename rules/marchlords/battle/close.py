"""What a decided battle does to the map, in the order of marchlords.md 9.1."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Event, Fact, Ref
from rules.marchlords import sight
from rules.marchlords.battle.retreat import legal, ranked
from rules.marchlords.factions.kinds import factions
from rules.marchlords.flip.economy import unhome
from rules.marchlords.numbers import numbers
from rules.marchlords.state import NOWHERE, Army, Battle, Captive, Marchlords, Ship, Siege, Version

Told = tuple[Marchlords, tuple[Event, ...]]


def decide(state: Marchlords, number: int, version: Version) -> Told:
    """Close a battle as that version says; what must then be chosen is asked of its owner."""
    battle = battle_of(state, number)
    battle = replace(battle, outcome=version.outcome, stage="closed")
    events = list(_outcome_events(battle, version))
    if version.outcome != "draw":
        state, more = _spoils(state, battle)
        events += more
    state, more = _losses(state, battle, version)
    events += more
    if version.outcome == "attacker":
        state, more = _attacker_won(state, battle)
    elif version.outcome == "defender":
        state, more = _leave(state, battle, _attackers_out(state, battle))
    else:
        state, more = _drawn(state, battle, version)
    return state, (*events, *more)


def battle_of(state: Marchlords, number: int) -> Battle:
    """The battle of that number."""
    return next(battle for battle in state.battles if battle.number == number)


def _facts(battle: Battle) -> dict[str, Fact]:
    return {
        "battle": battle.number,
        "attacker": Ref("seat", battle.attacker),
        "defender": Ref("seat", battle.defender),
        "kind": Ref("engagement", battle.kind),
    }


def _outcome_events(battle: Battle, version: Version) -> tuple[Event, Event]:
    """Everybody hears who won, the sides what it cost (16)."""
    losses: dict[str, Fact] = {**_facts(battle), "one": version.losses[0], "two": version.losses[1]}
    return Event(f"battle-{version.outcome}", _facts(battle)), Event("battle-losses", losses, battle.sides)


# -- steps 1 to 4 ------------------------------------------------------------------------------------------------------


def _spoils(state: Marchlords, battle: Battle) -> Told:
    """Victory, WAAAGH point, theft (steps 1, 2)."""
    won = 0 if battle.outcome == "attacker" else 1
    winner, loser = battle.sides[won], battle.sides[1 - won]
    fielded = bool(battle.armies(1 - won))
    kingdom = state.kingdoms[winner]
    kingdom = replace(kingdom, field=kingdom.field + fielded, garrison=kingdom.garrison + (not fielded))
    if factions()[kingdom.faction].waaagh:
        kingdom = replace(kingdom, waaagh=kingdom.waaagh + 1)
    state = state.kingdom(winner, kingdom)
    if not fielded:
        return state, ()
    return rob(state, battle, winner, loser, numbers().battle.theft, "theft")


def rob(state: Marchlords, battle: Battle, winner: int, loser: int, most: int, kind: str) -> Told:
    """The winner takes gold from the loser, at most what is in the purse (step 2, A33)."""
    gold = min(most, state.kingdoms[loser].gold)
    if gold:
        state = state.kingdom(loser, state.kingdoms[loser].pay(gold))
        state = state.kingdom(winner, state.kingdoms[winner].earn(gold))
    facts: dict[str, Fact] = {"battle": battle.number, "winner": Ref("seat", winner), "loser": Ref("seat", loser)}
    return state, (Event(kind, {**facts, "gold": gold}, tuple(sorted((winner, loser)))),)


def _losses(state: Marchlords, battle: Battle, version: Version) -> Told:
    """What losses do to the leads, and the capture of a general (steps 3, 4)."""
    rules = numbers().losses
    events: list[Event] = []
    for side, seat in enumerate(battle.sides):
        if not battle.armies(side):
            continue
        army = state.army(seat, battle.armies(side)[0])
        if army is None:
            continue
        lost = version.losses[side]
        beaten = version.outcome == ("defender", "attacker")[side]
        if beaten and version.captured and army.general:
            state, event = _take_general(state, battle, army, battle.sides[1 - side])
            army = replace(army, general=False)
            events.append(event)
        facts: dict[str, Fact] = {"army": Ref("army", army.name), "losses": lost}
        if beaten and lost >= rules.dispersed and army.tier == 1:
            state = disperse(state, army)
            events.append(Event("dispersed", facts, battle.sides))
        elif lost >= (rules.loser if beaten else rules.winner) and army.tier > 1:
            state = state.put(replace(army, tier=army.tier - 1))
            events.append(Event("tier-lost", {**facts, "tier": army.tier - 1}, battle.sides))
        else:
            state = state.put(army)
    return state, tuple(events)


def _take_general(state: Marchlords, battle: Battle, army: Army, captor: int) -> tuple[Marchlords, Event]:
    number = 1 + max((captive.number for captive in state.captives), default=0)
    state = replace(state, captives=(*state.captives, Captive(number, army.seat, captor)))
    state = state.put(replace(army, general=False))
    facts: dict[str, Fact] = {"army": Ref("army", army.name), "seat": Ref("seat", captor), "battle": battle.number}
    return state, Event("general-taken", facts, battle.sides)


def disperse(state: Marchlords, army: Army) -> Marchlords:
    """The army is gone; a general who was not taken returns to the reserve (R12.9)."""
    if army.general:
        kingdom = state.kingdoms[army.seat]
        state = state.kingdom(army.seat, replace(kingdom, reserve=kingdom.reserve + 1))
    return state.without(army)


# -- steps 5 to 7 ------------------------------------------------------------------------------------------------------


def _attacker_won(state: Marchlords, battle: Battle) -> Told:
    holding = state.holding(battle.tile)
    if battle.fort:
        assert holding is not None
        if state.is_capital(battle.tile):
            return _repulsed(state, battle)
        return ask(state, replace(battle, stage="fate"))
    if battle.kind in ("sortie", "secours"):
        state = replace(state, sieges=tuple(siege for siege in state.sieges if siege.tile != battle.tile))
    elif holding is not None and holding.owner == battle.defender and not holding.built:
        state = state.take(holding, battle.attacker)
    return _leave(state, battle, _of(state, battle, 1))


def _repulsed(state: Marchlords, battle: Battle) -> Told:
    """A capital does not fall: the attacker goes back, a level is lost (step 5). With the option last_capital its resistance
    falls, and at 0 the capital does (R14.3)."""
    holding = state.holding(battle.tile)
    assert holding is not None
    facts: dict[str, Fact] = {"battle": battle.number, "seat": Ref("seat", battle.defender)}
    state, fallen = wear(state, battle.defender)
    if fallen:
        state, more = ask(state, replace(battle, stage="fate"))
        return state, (Event("capital-falls", {"seat": Ref("seat", battle.defender)}), *more)
    if holding.city == 2:
        state = state.hold(replace(holding, city=1))
    state = _lift(state, battle.tile)
    state, more = _leave(state, battle, _of(state, battle, 0))
    return state, (Event("repulsed", facts, battle.sides), *more)


def wear(state: Marchlords, seat: int) -> tuple[Marchlords, bool]:
    """The capital's resistance falls by one where the table plays so; whether the capital falls."""
    if not state.options.last_capital:
        return state, False
    kingdom = state.kingdoms[seat]
    left = max(0, kingdom.resistance - 1)
    return state.kingdom(seat, replace(kingdom, resistance=left, fallen=not left)), not left


def _drawn(state: Marchlords, battle: Battle, version: Version) -> Told:
    holding = state.holding(battle.tile)
    if battle.walls and holding is not None:
        if version.losses[1] >= numbers().losses.level and holding.city == 2:
            state = state.hold(replace(holding, city=1))
        return ask(state, replace(battle, stage="siege"))
    if battle.same and battle.kind in ("rangee", "rencontre", "navale"):
        return _leave(state, battle, (*_of(state, battle, 0), *_of(state, battle, 1)))
    return _leave(state, battle, _attackers_out(state, battle))


def _of(state: Marchlords, battle: Battle, side: int) -> tuple[tuple[int, int], ...]:
    """The armies of a side that are still there."""
    seat = battle.sides[side]
    found = (state.army(seat, number) for number in sorted(battle.armies(side)))
    return tuple(army.key for army in found if army is not None and army.tile == battle.tile)


def _attackers_out(state: Marchlords, battle: Battle) -> tuple[tuple[int, int], ...]:
    """The attackers that must leave: those that were shut in go back inside (step 6)."""
    out = _of(state, battle, 0)
    if battle.kind == "sortie":
        return ()
    if battle.kind == "secours":
        shut_in = {part.army for part in battle.sheet.attacker if part.relief}
        return tuple(key for key in out if key[1] not in shut_in)
    return out


def _lift(state: Marchlords, tile: int) -> Marchlords:
    return replace(state, sieges=tuple(siege for siege in state.sieges if siege.tile != tile))


def choose_fate(state: Marchlords, battle: Battle, fate: str) -> Told:
    """Capture: the owner changes. Destroy: everything is razed, a city is pillaged (step 5)."""
    holding = state.holding(battle.tile)
    assert holding is not None
    facts: dict[str, Fact] = {"seat": Ref("seat", battle.attacker), "battle": battle.number}
    facts["loser"] = Ref("seat", battle.defender)
    events: list[Event] = []
    if fate == "destroy":
        state = state.free(battle.tile)
        events.append(Event("razed", facts))
        if holding.city:
            state, more = rob(state, battle, battle.attacker, battle.defender, numbers().battle.pillage, "pillage")
            events += more
    else:
        state = state.take(holding, battle.attacker)
        events.append(Event("taken", facts))
    state = _lift(unhome(state, battle.tile), battle.tile)
    state, more = _leave(state, replace(battle, stage="closed"), _of(state, battle, 1))
    return state, (*events, *more)


def choose_siege(state: Marchlords, battle: Battle, choice: str) -> Told:
    """Maintain the siege of a drawn assault, or leave (step 6)."""
    if choice == "leave":
        return _leave(_lift(state, battle.tile), battle, _of(state, battle, 0))
    if state.siege(battle.tile) is None:
        sieges = (*state.sieges, Siege(battle.tile, battle.attacker))
        state = replace(state, sieges=tuple(sorted(sieges, key=lambda siege: siege.tile)))
    facts: dict[str, Fact] = {"tile": Ref("tile", state.field.names[battle.tile]), "seat": Ref("seat", battle.attacker)}
    state, more = _leave(state, battle, ())
    return state, (Event("siege", facts, battle.sides), *more)


def concede(state: Marchlords, battle: Battle) -> Told:
    """The defender gives the place up: captured, no gold, no victory, no losses (R9.5)."""
    battle = replace(battle, outcome="attacker", conceded=True)
    state, more = choose_fate(state, battle, "capture")
    return state, (Event("conceded", _facts(battle)), *more)


def annul(state: Marchlords, battle: Battle, *, stay: bool = False) -> Told:
    """Nothing counted; armies that marched go back (15), unless they `stay` because the enemy is no more."""
    battle = replace(battle, outcome="annulled")
    there = [state.army(*key) for side in (0, 1) for key in _of(state, battle, side)]
    out = tuple(army.key for army in there if army is not None and army.prev != NOWHERE and not stay)
    state, more = _leave(state, battle, out)
    return state, (Event("battle-annulled", _facts(battle)), *more)


# -- who must leave ----------------------------------------------------------------------------------------------------


def ask(state: Marchlords, battle: Battle) -> Told:
    """Ask for a choice, or make the default one for a kingdom that nobody plays."""
    state = state.battle(battle)
    if battle.stage == "fate" and not state.kingdoms[battle.attacker].active:
        return choose_fate(state, battle, "capture")
    if battle.stage == "siege" and not state.kingdoms[battle.attacker].active:
        return choose_siege(state, battle, "maintain")
    return state, ()


def _leave(state: Marchlords, battle: Battle, out: tuple[tuple[int, int], ...]) -> Told:
    """These armies leave the tile, one after another."""
    return go_on(state.battle(replace(battle, stage="closed", retreats=out)), battle.number)


def go_on(state: Marchlords, number: int) -> Told:
    """Armies leave as far as nobody has to choose; then the battle is closed and everybody looks around."""
    events: list[Event] = []
    battle = battle_of(state, number)
    while battle.retreats:
        key = battle.retreats[0]
        army = state.army(*key)
        rest = replace(battle, retreats=battle.retreats[1:], stage="closed")
        if army is None:
            state = state.battle(rest)
            battle = rest
            continue
        beaten = battle.outcome == "attacker" and army.seat == battle.defender
        if not beaten and legal(state, army, army.prev):
            options: tuple[int, ...] = (army.prev,)
        else:
            options = ranked(state, battle, army)
        if len(options) > 1 and state.kingdoms[army.seat].active:
            return state.battle(replace(battle, stage="retreat")), tuple(events)
        state, event = send(state, battle, army, options[0] if options else NOWHERE)
        events.append(event)
        state, battle = state.battle(rest), rest
    state = state.battle(battle.scrubbed())
    kept = tuple(siege for siege in state.sieges if any(_besieges(army, siege) for army in state.armies))
    return sight.look(replace(state, sieges=kept)), tuple(events)


def _besieges(army: Army, siege: Siege) -> bool:
    return army.tile == siege.tile and army.seat == siege.besieger


def send(state: Marchlords, battle: Battle, army: Army, tile: int) -> tuple[Marchlords, Event]:
    """The army goes to that tile, aboard its ship if one lies there; without a tile it is dispersed (R9.8)."""
    facts: dict[str, Fact] = {"army": Ref("army", army.name), "battle": battle.number}
    if tile == NOWHERE:
        return disperse(state, army), Event("no-retreat", facts, battle.sides)
    sea = state.land.sea
    if sea[tile] and not sea[army.tile]:
        berth = Ship(army.seat, tile)
        index = state.ships.index(berth)
        state = replace(state, ships=(*state.ships[:index], *state.ships[index + 1 :]))
    state = replace(state, ships=tuple(ship for ship in state.ships if ship.tile != tile or ship.seat == army.seat))
    state = state.put(replace(army, tile=tile))
    facts["tile"] = Ref("tile", state.field.names[tile])
    return state, Event("retreated", facts, battle.sides)
