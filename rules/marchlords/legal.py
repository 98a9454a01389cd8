"""The moves that a viewer may make, from what it knows and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.game import Illegal, Move, Resign
from rules.marchlords.battle.listing import battle_moves, canonical_battle
from rules.marchlords.factions.kinds import factions
from rules.marchlords.memo import Memo
from rules.marchlords.moves import (
    Assault,
    Assign,
    BuildCity,
    BuildOutpost,
    BuildPort,
    Cancel,
    ChooseFaction,
    CloseTurn,
    Levy,
    MarchTo,
    MarchVia,
    RaiseTier,
    Ransom,
    Ready,
    Recruit,
    Release,
    Reopen,
    Sally,
    StepTo,
    UpgradeCity,
    UseAction,
)
from rules.marchlords.numbers import numbers
from rules.marchlords.orders import acting, lines
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.marching import beside, led, waaagh
from rules.marchlords.orders.paths import reachable
from rules.marchlords.orders.table import MOST, ORDERS
from rules.marchlords.state import Desk
from rules.marchlords.view import MarchlordsView


def ken_of(view: MarchlordsView) -> Ken:
    """What the viewing seat reckons with; kept for the views that were last asked about, since paths are dear to find."""
    assert view.seat is not None
    seat = view.seat
    return _KENS.get(view, None, lambda: Ken(view, seat))


_KENS: Memo[Ken] = Memo(20)
_LISTED: Memo[tuple[Move, ...]] = Memo(20)


def playing(view: MarchlordsView) -> bool:
    """Whether the viewer is a seat that plays."""
    own = view.own
    return own is not None and not own.dormant and not own.fallen and view.phase != "over"


def legal_moves(view: MarchlordsView) -> tuple[Move, ...]:
    """All of them, in a stable order; resigning last."""
    return _LISTED.get(view, None, lambda: _legal_moves(view))


def _legal_moves(view: MarchlordsView) -> tuple[Move, ...]:
    if not playing(view):
        return ()
    own = view.own
    assert own is not None
    listed: list[Move] = []
    if view.phase == "factions" and own.asked:
        taken = {kingdom.faction for kingdom in view.kingdoms}
        listed += [ChooseFaction(faction) for faction in factions() if faction not in taken]
    elif view.phase == "orders":
        listed += (*_orders(view), *battle_moves(view))
    elif view.phase == "confirm":
        if own.asked:
            listed.append(CloseTurn())
        if may_reopen(view):
            listed.append(Reopen())
    elif view.phase == "battles":
        listed += battle_moves(view)
    return (*listed, Resign())


def may_reopen(view: MarchlordsView) -> bool:
    """Whether the seat is ready and has changes left."""
    return view.own is not None and view.desk is not None and view.own.ready and view.desk.acts < MOST


def may_order(view: MarchlordsView) -> bool:
    """Whether the seat has orders to give, or may take `ready` back."""
    return view.own is not None and (not view.own.ready or may_reopen(view))


def _orders(view: MarchlordsView) -> list[Move]:
    own, desk = view.own, view.desk
    assert own is not None
    assert desk is not None
    if own.ready:
        return [Reopen()] if may_reopen(view) else []
    if desk.acts >= MOST:
        return [Ready()]
    ken = ken_of(view)
    return [Ready(), *marches(ken, desk), *accepted(ken, desk, _candidates(ken, desk))]


def marches(ken: Ken, desk: Desk) -> Iterator[Move]:
    """Every march, step and detour."""
    place = ken.map.names
    surge = waaagh(ken, desk)
    for number, army in ken.armies.items():
        old = desk.march(number)
        probe = MarchTo(army.name, place[ken.map.around[army.tile][0]])
        if not free_to_march(ken, desk, probe):
            continue
        for tile, way in reachable(ken, led(desk, army), waaagh=surge).items():
            if old is None or (old.path, old.via) != (way.path, ()):
                yield MarchTo(army.name, place[tile])
        end = old.path[-1] if old else army.tile
        yield from accepted(ken, desk, (StepTo(army.name, place[tile]) for tile in ken.map.around[end]))
        if old is not None:
            yield from accepted(ken, desk, (MarchVia(army.name, place[t]) for t in beside(ken, army, old.path)))


def free_to_march(ken: Ken, desk: Desk, probe: MarchTo) -> bool:
    """Whether the army of that march is neither building, nor shut in, nor storming a city, nor in a battle that waits."""
    try:
        ORDERS[MarchTo](ken, desk, probe)
    except Illegal as illegal:
        return illegal.reason not in ("army-busy", "besieged", "army-engaged")
    return True


def _candidates(ken: Ken, desk: Desk) -> Iterator[Move]:
    place = ken.map.names
    here = {army.tile for army in ken.armies.values()}
    coming = {march.path[-1] for march in desk.marches}
    own = [tile for tile, holding in ken.held.items() if holding.owner == ken.seat]
    yield from (BuildCity(place[tile]) for tile in sorted(here))
    yield from (UpgradeCity(place[tile]) for tile in own)
    yield from (BuildPort(place[tile]) for tile in sorted(here))
    yield from (BuildOutpost(place[tile]) for tile in sorted(here | coming))
    yield from (Levy(place[tile]) for tile in own)
    yield Recruit()
    for army in ken.armies.values():
        yield Assign(army.name)
        yield RaiseTier(army.name)
    yield UseAction()
    for tile in ken.sieges:
        yield Assault(place[tile])
        yield Sally(place[tile])
    yield from _ransoms(ken, desk)
    yield from (Cancel(name) for name in lines.names(ken, desk))


def _ransoms(ken: Ken, desk: Desk) -> Iterator[Move]:
    sums = range(numbers().cost.ransom, acting.MOST + 1, acting.STEP)
    for number, captive in ken.captives.items():
        if captive.owner == ken.seat:
            yield from (Ransom(number, gold) for gold in sums)
        else:
            yield from (Release(number, gold) for gold in sums)


def accepted(ken: Ken, desk: Desk, candidates: Iterable[Move]) -> Iterator[Move]:
    """Those that the rules take."""
    for move in candidates:
        try:
            ORDERS[type(move)](ken, desk, move)
        except Illegal:
            continue
        yield move


def canonical(view: MarchlordsView, move: Move) -> Move:
    """Names of tiles and armies as they are written, sums of gold and percentages as they are listed."""
    if not playing(view) or view.seat is None or not view.ground:
        return move
    values = {}
    for name in ("tile", "army"):
        text = getattr(move, name, None)
        if isinstance(text, str) and name == "tile":
            tile = view.field.named(text)
            values[name] = text if tile is None else view.field.names[tile]
        elif isinstance(text, str):
            values[name] = text.strip().upper()
    if isinstance(move, Ransom | Release) and numbers().cost.ransom <= move.gold <= acting.MOST:
        return replace(move, gold=acting.rounded(move.gold))
    if values:
        move = replace(move, **values)  # type: ignore[type-var]
    return canonical_battle(move)
