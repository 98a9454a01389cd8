"""Battles of others: where, with what, and what is written about them, dealt anew."""

from __future__ import annotations

from dataclasses import replace

from rules.marchlords.battle.arbiter import arbiter_of
from rules.marchlords.battle.report import MOST, OUTCOMES, STEP
from rules.marchlords.flip.economy import unhome
from rules.marchlords.generator.stream import Stream
from rules.marchlords.imagined.frame import Frame
from rules.marchlords.numbers import numbers, top
from rules.marchlords.state import Army, Battle, Holding, Marchlords, Part, Sheet, Siege, Version


def deal(state: Marchlords, frame: Frame, stream: Stream) -> Marchlords:
    """The state with what the viewer does not know of the battles dealt anew."""
    for battle in state.battles:
        if not battle.open:
            continue
        if frame.knows(state, battle):
            state = state.battle(_secret(battle, frame, stream))
        else:
            state = _elsewhere(state, frame, battle, stream)
    return state


def _secret(battle: Battle, frame: Frame, stream: Stream) -> Battle:
    """A battle that the viewer knows: other sides may be writing anything."""
    own = [seat == frame.seat for seat in battle.sides]
    drafts = tuple(draft if mine else _version(stream) for draft, mine in zip(battle.drafts, own, strict=True))
    acts = tuple(
        count if mine or count >= MOST else stream.below(MOST) for count, mine in zip(battle.acts, own, strict=True)
    )
    return replace(battle, drafts=(drafts[0], drafts[1]), acts=(acts[0], acts[1]))


def _version(stream: Stream) -> Version:
    outcome = stream.pick(("", *OUTCOMES))
    losses = (STEP * stream.below(21), STEP * stream.below(21))
    return Version(outcome, losses, outcome in ("attacker", "defender") and stream.below(2) == 0)


def _elsewhere(state: Marchlords, frame: Frame, battle: Battle, stream: Stream) -> Marchlords:
    """A battle that the viewer only knows of: armies in sight stay, the rest is anybody's guess."""
    if battle.tile not in frame.visible:
        state, battle = _moved(state, frame, battle, stream)
    there = [army for army in state.armies if army.tile == battle.tile]
    attackers = tuple(army.number for army in there if army.seat == battle.attacker)
    defenders = tuple(army.number for army in there if army.seat == battle.defender)
    filed: list[Version | None] = []
    for _ in range(2):
        version = _version(stream)
        filed.append(version if version.outcome else None)
    if battle.stage != "report":
        filed = [None, None]
    settles = arbiter_of(state.initiative, battle.sides) == frame.seat
    if settles and all(filed):
        filed[stream.below(2)] = None  # of a dispute the viewer would have been told
    retreats: tuple[tuple[int, int], ...] = ()
    if battle.stage == "retreat":
        armies = [*((battle.attacker, number) for number in attackers), *((battle.defender, n) for n in defenders)]
        retreats = tuple(stream.shuffle(armies)[: 1 + stream.below(2)]) or ((battle.defender, 1),)
    return state.battle(
        replace(
            battle,
            attackers=attackers,
            defenders=defenders,
            sheet=_sheet(stream),
            same=stream.below(2) == 0,
            drafts=(_version(stream), _version(stream)),
            filed=(filed[0], filed[1]),
            agreed=(stream.below(3) == 0, False) if stream.below(2) else (False, stream.below(3) == 0),
            acts=(stream.below(MOST), stream.below(MOST)),
            contested=battle.stage == "report" and not settles and stream.below(3) == 0,
            retreats=retreats,
        )
    )


def _moved(state: Marchlords, frame: Frame, battle: Battle, stream: Stream) -> tuple[Marchlords, Battle]:
    """The battle on another tile out of sight, with armies and a structure that fit its kind."""
    land = state.land
    busy = {other.tile for other in state.battles if other.open} | {siege.tile for siege in state.sieges}
    busy |= {army.tile for army in state.armies} | {ship.tile for ship in state.ships} | set(state.capitals)
    city = battle.walls or battle.kind in ("sortie", "secours")

    def fits(tile: int) -> bool:
        if tile in frame.visible or tile in busy or land.sea[tile] != (battle.kind == "navale"):
            return False
        return not (city and not land.site[tile]) and not (battle.kind == "assaut_port" and not land.coast[tile])

    able = [tile for tile in range(len(land.ground)) if fits(tile)]
    if not able and city:
        able = [tile for tile, site in enumerate(land.site) if site and tile not in frame.visible]
        able = [tile for tile in able if tile not in busy or tile == battle.tile]
    tile = stream.pick(able) if able else battle.tile
    state = replace(state, ships=tuple(ship for ship in state.ships if ship.tile != tile))
    state = replace(state, armies=tuple(army for army in state.armies if army.tile != tile))
    state = replace(state, sieges=tuple(siege for siege in state.sieges if siege.tile != tile))
    state = unhome(state, tile)
    owner = battle.attacker if battle.kind in ("sortie", "secours") else battle.defender
    if state.is_capital(tile):
        pass
    elif city:
        state = state.hold(Holding(tile, owner, 1 + stream.below(2)))
    elif battle.kind == "assaut_port":
        state = state.hold(Holding(tile, owner, port=True))
    elif battle.kind == "assaut_avant_poste":
        state = state.hold(Holding(tile, owner, outpost=True))
    elif battle.kind != "navale":
        state = state.free(tile)
    for seat in battle.sides:
        if state.kingdoms[seat].active and not (seat == battle.defender and battle.kind == "siege_garnison"):
            for _ in range(1 + stream.below(2)):
                state = _raised(state, seat, tile, stream)
    if battle.kind in ("sortie", "secours", "capitulation"):
        besieger = battle.defender if owner == battle.attacker else battle.attacker
        if any(army.tile == tile and army.seat == besieger for army in state.armies):
            sieges = (*state.sieges, Siege(tile, besieger, stream.below(5)))
            state = replace(state, sieges=tuple(sorted(sieges, key=lambda siege: siege.tile)))
    return state, replace(battle, tile=tile)


def _raised(state: Marchlords, seat: int, tile: int, stream: Stream) -> Marchlords:
    """One more army there."""
    kingdom = state.kingdoms[seat]
    number = kingdom.raised + 1 + stream.below(2)
    state = state.kingdom(seat, replace(kingdom, raised=number))
    return state.put(Army(seat, number, tile, 1 + stream.below(top()), stream.below(4) > 0))


def _sheet(stream: Stream) -> Sheet:
    """Any sheet: the viewer knows nothing of it."""
    caps, points = [tier.cap for tier in numbers().tier], numbers().garrison

    def parts() -> tuple[Part, ...]:
        many = 1 + stream.below(3)
        armies = [
            Part(1 + stream.below(6), stream.pick(caps), 125 * stream.below(7), stream.below(4) == 0) for _ in range(many)
        ]
        return (*armies, *((Part(0, stream.pick(points.city)),) if stream.below(2) else ()))

    late = stream.pick((0, points.outpost_late, points.port_late))
    return Sheet(parts(), parts(), late, stream.below(3), stream.below(2) == 0, stream.below(5))
