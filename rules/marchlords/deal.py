"""Dealing the map: which kingdom gets which capital, and what stands there at the beginning (R2.2 to R2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.chance import Chance
from rules.marchlords import sight
from rules.marchlords.ending import chronicled
from rules.marchlords.factions.kinds import factions
from rules.marchlords.flip.turn import scored
from rules.marchlords.generator.chart import generate
from rules.marchlords.land import Chart, land, published
from rules.marchlords.numbers import numbers
from rules.marchlords.queries import SAMPLES
from rules.marchlords.state import Army, Holding, Knowledge, Marchlords

SEEDS = 1 << 48


def deal(state: Marchlords, chance: Chance) -> Marchlords:
    """The first turn of orders. A seat that was given up before it chose keeps a dormant capital of some faction."""
    state = _named(state)
    chart = chart_of(state, chance)
    capitals = _seated(state, chart, chance)
    start = numbers().start
    kingdoms = tuple(
        replace(kingdom, gold=start.gold, earned=start.gold, raised=1, resistance=numbers().score.resistance)
        for kingdom in state.kingdoms
    )
    holdings = tuple(
        Holding(tile, seat, city=1, port=factions()[kingdoms[seat].faction].capital_port)
        for seat, tile in enumerate(capitals)
    )
    armies = tuple(
        Army(seat, 1, tile, start.army_tier, home=tile) for seat, tile in enumerate(capitals) if kingdoms[seat].active
    )
    state = replace(
        state,
        phase="orders",
        kingdoms=kingdoms,
        radius=chart.radius,
        ground=chart.ground,
        capitals=capitals,
        holdings=tuple(sorted(holdings, key=lambda holding: holding.tile)),
        armies=armies,
        knowledge=(Knowledge(sight.NEVER * len(chart.ground)),) * state.seats,
    )
    return chronicled(scored(sight.look(state)))


def _named(state: Marchlords) -> Marchlords:
    for seat, kingdom in enumerate(state.kingdoms):
        if not kingdom.faction:
            taken = {other.faction for other in state.kingdoms}
            free = next(faction for faction in factions() if faction not in taken)
            state = state.kingdom(seat, replace(kingdom, faction=free))
    return state


def chart_of(state: Marchlords, chance: Chance) -> Chart:
    """The published map, or a new one."""
    if state.options.published:
        return published(state.options.size)
    return generate(state.seats, SAMPLES + 1 + chance.below("map", SEEDS))


def _seated(state: Marchlords, chart: Chart, chance: Chance) -> tuple[int, ...]:
    """The capital of each seat, drawn; on large maps factions of the sea get seats at the ocean first (R2.5)."""
    order = list(chance.shuffle("capitals", chart.capitals))
    if state.options.size == "large":
        shore = ocean(chart)
        sailors = [s for s, kingdom in enumerate(state.kingdoms) if factions()[kingdom.faction].sails]
        ports = [tile for tile in order if shore[tile]]
        given = dict(zip(sailors, ports, strict=False))
        rest = [tile for tile in order if tile not in given.values()]
        return tuple(given[seat] if seat in given else rest.pop(0) for seat in range(state.seats))
    return tuple(order)


def ocean(chart: Chart) -> Sequence[bool]:
    """For each tile whether it is land that touches the sea which reaches the edge of the map."""
    ground = land(chart.radius, chart.ground)
    whole = ground.field
    open_sea = {tile for tile in range(len(whole)) if ground.sea[tile] and len(whole.around[tile]) < 6}
    front = list(open_sea)
    while front:
        for other in whole.around[front.pop()]:
            if ground.sea[other] and other not in open_sea:
                open_sea.add(other)
                front.append(other)
    return [
        not ground.sea[tile] and any(other in open_sea for other in whole.around[tile]) for tile in range(len(whole))
    ]
