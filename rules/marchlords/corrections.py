"""What a GM may put right, and settle (marchlords.md 9, 15); each with a reason that everybody can read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Final

from rules.chance import Chance
from rules.game import PUBLIC, Choice, Event, Fact, Illegal, Move, Range, Ref, Step, Text
from rules.marchlords import sight
from rules.marchlords.battle import close
from rules.marchlords.battle.report import OUTCOMES, RULINGS, SIDES, room_key
from rules.marchlords.battle.simulate import can_capture, simulate
from rules.marchlords.flip.turn import scored
from rules.marchlords.numbers import top
from rules.marchlords.play import follow_through
from rules.marchlords.state import Battle, Desk, Holding, Marchlords, Version

Reason = Annotated[str, Text(200)]
Seat = Annotated[int, Range(1, 17)]
Name = Annotated[str, Text(20)]


@dataclass(frozen=True, slots=True)
class SetGold(Move):
    """GM: the purse of a kingdom (1 is the first seat)."""

    name: ClassVar[str] = "set_gold"
    seat: Seat
    gold: Annotated[int, Range(0, 999)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetReserve(Move):
    """GM: the generals in reserve of a kingdom."""

    name: ClassVar[str] = "set_reserve"
    seat: Seat
    generals: Annotated[int, Range(0, 9)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetTier(Move):
    """GM: the tier of an army; 0 removes it."""

    name: ClassVar[str] = "set_tier"
    army: Name
    tier: Annotated[int, Range(0, 6)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetGeneral(Move):
    """GM: whether an army has a general (0 or 1)."""

    name: ClassVar[str] = "set_general"
    army: Name
    leader: Annotated[int, Range(0, 1)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class SetTile(Move):
    """GM: the owner of a tile (0 nobody) and what stands there: a city's level, an outpost, a port."""

    name: ClassVar[str] = "set_tile"
    tile: Name
    seat: Annotated[int, Range(0, 17)]
    city: Annotated[int, Range(0, 2)]
    outpost: Annotated[int, Range(0, 1)]
    port: Annotated[int, Range(0, 1)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class AnnulBattle(Move):
    """GM: a battle counts nothing; armies that marched go back."""

    name: ClassVar[str] = "annul"
    battle: Name
    reason: Reason


@dataclass(frozen=True, slots=True)
class SettleBattle(Move):
    """GM: the result of a battle (`attacker`, `draw`, `defender`, or `dice`), losses in percent, whether the beaten side's
    general was taken."""

    name: ClassVar[str] = "settle"
    battle: Name
    outcome: Name
    attacker_losses: Annotated[int, Range(0, 100)]
    defender_losses: Annotated[int, Range(0, 100)]
    captured: Annotated[int, Range(0, 1)]
    reason: Reason


@dataclass(frozen=True, slots=True)
class RuleBattle(Move):
    """GM: a battle by one of the filed versions, as a draw without losses, or by the dice."""

    name: ClassVar[str] = "rule"
    battle: Name
    ruling: Annotated[str, Choice("ruling")]
    reason: Reason


CLASSES: Final = (RuleBattle, AnnulBattle, SetGold, SetReserve, SetTier, SetGeneral, SetTile, SettleBattle)
Told = tuple[Marchlords, tuple[Event, ...]]


def correct(state: Marchlords, moves: Sequence[Move], chance: Chance) -> Step[Marchlords]:
    """A GM's batch, all of it or nothing. Orders of kingdoms that it touches begin again. Raises Illegal."""
    if state.phase == "over":
        raise Illegal("over")
    if not moves:
        raise Illegal("no-moves")
    events: list[Event] = []
    for move in moves:
        act = ACTS.get(type(move))
        if act is None:
            raise Illegal("no-correction")
        if not state.ground:
            raise Illegal("not-this-phase", phase=state.phase)
        state, more = act(state, move, chance)
        state, after, _ = follow_through(state, chance)
        events += (*more, *after)
    return Step(state, tuple(events), (PUBLIC,))


def _seat(state: Marchlords, number: int) -> int:
    if not 1 <= number <= state.seats:
        raise Illegal("correction-seat", seats=state.seats)
    return number - 1


def _anew(state: Marchlords, seat: int) -> Marchlords:
    """The seat's orders begin again, since what they were reckoned with has changed."""
    if state.phase not in ("orders", "confirm") or not state.kingdoms[seat].active:
        return state
    ready = (*state.ready[:seat], False, *state.ready[seat + 1 :])
    desk = Desk(acts=state.desks[seat].acts)
    return replace(state.desk(seat, desk), ready=ready, phase="orders")


def _event(kind: str, move: Any, **facts: Fact) -> Event:
    return Event(kind, {"reason": move.reason, **facts})


def _gold(state: Marchlords, move: SetGold, chance: Chance) -> Told:
    seat = _seat(state, move.seat)
    if not 0 <= move.gold <= 999:
        raise Illegal("correction-number")
    kingdom = state.kingdoms[seat]
    more = move.gold - kingdom.gold
    after = kingdom.earn(more) if more >= 0 else kingdom.pay(-more)
    event = _event("corrected-gold", move, seat=Ref("seat", seat), before=kingdom.gold, gold=move.gold)
    return _anew(state.kingdom(seat, after), seat), (event,)


def _reserve(state: Marchlords, move: SetReserve, chance: Chance) -> Told:
    seat = _seat(state, move.seat)
    if not 0 <= move.generals <= 9:
        raise Illegal("correction-number")
    kingdom = state.kingdoms[seat]
    state = state.kingdom(seat, replace(kingdom, reserve=move.generals))
    event = _event("corrected-reserve", move, seat=Ref("seat", seat), before=kingdom.reserve, generals=move.generals)
    return _anew(state, seat), (event,)


def _army(state: Marchlords, name: str) -> Any:
    found = next((army for army in state.armies if army.name == name.strip().upper()), None)
    if found is None:
        raise Illegal("no-army-named")
    if any(battle.open and battle.tile == found.tile for battle in state.battles):
        raise Illegal("correction-battle")
    return found


def _tier(state: Marchlords, move: SetTier, chance: Chance) -> Told:
    army = _army(state, move.army)
    if not 0 <= move.tier <= top():
        raise Illegal("correction-number")
    state = state.put(replace(army, tier=move.tier)) if move.tier else close.disperse(state, army)
    kept = tuple(
        siege
        for siege in state.sieges
        if any(other.tile == siege.tile and other.seat == siege.besieger for other in state.armies)
    )
    event = _event("corrected-tier", move, army=Ref("army", army.name), before=army.tier, tier=move.tier)
    return _anew(replace(state, sieges=kept), army.seat), (event,)


def _general(state: Marchlords, move: SetGeneral, chance: Chance) -> Told:
    army = _army(state, move.army)
    if move.leader not in (0, 1):
        raise Illegal("correction-number")
    event = _event("corrected-general", move, army=Ref("army", army.name), leader=move.leader)
    return _anew(state.put(replace(army, general=bool(move.leader))), army.seat), (event,)


def _tile(state: Marchlords, move: SetTile, chance: Chance) -> Told:
    tile = state.field.named(move.tile)
    if tile is None:
        raise Illegal("no-such-tile")
    if not 0 <= move.seat <= state.seats or move.city not in (0, 1, 2) or not {move.outpost, move.port} <= {0, 1}:
        raise Illegal("correction-number")
    if state.land.sea[tile]:
        raise Illegal("sea-tile")
    if any(battle.open and battle.tile == tile for battle in state.battles) or state.siege(tile) is not None:
        raise Illegal("correction-battle")
    if state.is_capital(tile):
        raise Illegal("correction-capital")
    before = state.holding(tile)
    if move.seat == 0:
        after, state = None, state.free(tile)
    else:
        after = Holding(tile, move.seat - 1, move.city, bool(move.outpost), bool(move.port))
        _fits(state, after)
        state = state.hold(after)
    if before is not None and (after is None or after.owner != before.owner or not after.city):
        state = replace(state, armies=tuple(replace(a, home=-1) if a.home == tile else a for a in state.armies))
    for seat in state.active:
        state = _anew(state, seat)
    event = _event("corrected-tile", move, tile=Ref("tile", state.field.names[tile]))
    return scored(sight.look(state)), (event,)


def _fits(state: Marchlords, holding: Holding) -> None:
    land, tile = state.land, holding.tile
    wrong = (holding.city and not land.site[tile]) or (holding.port and not land.coast[tile])
    if wrong or (holding.city and (holding.port or holding.outpost)):
        raise Illegal("correction-structure")
    if holding.built and any(army.tile == tile and army.seat != holding.owner for army in state.armies):
        raise Illegal("correction-battle")


def _battle(state: Marchlords, number: str) -> Battle:
    found = next((battle for battle in state.battles if str(battle.number) == number.strip() and battle.open), None)
    if found is None:
        raise Illegal("no-such-battle")
    if found.stage != "report":
        raise Illegal("already-decided")
    return found


def _annul(state: Marchlords, move: AnnulBattle, chance: Chance) -> Told:
    battle = _battle(state, move.battle)
    state, events = close.annul(state, battle)
    return state, (_event("corrected-battle", move, battle=battle.number), *events)


def _settle(state: Marchlords, move: SettleBattle, chance: Chance) -> Told:
    battle = _battle(state, move.battle)
    outcome = move.outcome.strip().lower()
    if outcome not in (*OUTCOMES, "dice"):
        raise Illegal("outcome")
    if not 0 <= move.attacker_losses <= 100 or not 0 <= move.defender_losses <= 100:
        raise Illegal("losses")
    if outcome == "dice":
        version = simulate(battle, chance, room_key(state.turn, battle.number))
    else:
        if move.captured and not can_capture(battle.sheet, outcome):
            raise Illegal("no-general-to-take")
        version = Version(outcome, (move.attacker_losses, move.defender_losses), bool(move.captured))
    state, events = close.decide(state, battle.number, version)
    return state, (_event("corrected-battle", move, battle=battle.number), *events)


def _rule(state: Marchlords, move: RuleBattle, chance: Chance) -> Told:
    battle = _battle(state, move.battle)
    if move.ruling not in RULINGS:
        raise Illegal("ruling")
    if move.ruling == "dice":
        version: Version | None = simulate(battle, chance, room_key(state.turn, battle.number))
    else:
        version = battle.filed[SIDES.index(move.ruling)] if move.ruling in SIDES else Version("draw")
    if version is None:
        raise Illegal("no-version")
    state, events = close.decide(state, battle.number, version)
    return state, (_event("corrected-battle", move, battle=battle.number), *events)


ACTS: Final[dict[type[Move], Callable[[Marchlords, Any, Chance], Told]]] = {
    RuleBattle: _rule,
    SetGold: _gold,
    SetReserve: _reserve,
    SetTier: _tier,
    SetGeneral: _general,
    SetTile: _tile,
    AnnulBattle: _annul,
    SettleBattle: _settle,
}
