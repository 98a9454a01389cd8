"""Campaigns made by hand on the published maps: the start, and a dense middle with everything that can stand on a map."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from io import BytesIO

from PIL import Image

from render.picture import Look
from rules.game import PUBLIC, Viewer
from rules.marchlords import sight
from rules.marchlords.factions.kinds import factions
from rules.marchlords.generator.chart import generate
from rules.marchlords.land import Chart, published
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.state import (
    Army,
    Battle,
    Desk,
    Holding,
    Kingdom,
    Knowledge,
    March,
    Marchlords,
    Part,
    Sheet,
    Ship,
    Siege,
    Site,
)
from rules.marchlords.view import MarchlordsView, view_of

NAMES = (
    "Alix", "Bérengère", "Clovis", "Dame Oriane", "Enguerrand", "Foulques", "Guenièvre", "Hildegarde", "Isaure", "Jehan",
    "Kunigunde", "Lothaire", "Mélisande", "Nivard", "Ogier", "Pétronille", "Quentin",
)  # fmt: skip
LOOK = Look(names=NAMES, code="MAR-12")
LONG = ("Maximilien-Théodore de Montbazon", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW") * 9
FACTIONS = tuple(factions())
RADII = {3: "bench", 6: "small", 9: "medium", 10: "generated-9", 11: "generated-11", 12: "generated-12", 13: "generated-15",
         14: "large"}  # fmt: skip
"""A map of every size there is: by its radius, published ones and generated ones for so many seats."""


@cache
def chart_of(name: str) -> Chart:
    """A published map, or one generated for so many seats."""
    return generate(int(name.partition("-")[2]), 1) if name.startswith("generated") else published(name)


def start(name: str = "small", known: bool = False, seats: int = 0) -> Marchlords:
    """The first turn on a published map; `known`: everybody knows its terrain."""
    chart = chart_of(name)
    count = seats or len(chart.capitals)
    size = "small" if name == "bench" else "large" if name.startswith("generated") else name
    options = MarchlordsOptions(map=f"{size}_fixed" if known else size)  # type: ignore[arg-type]
    kingdoms = tuple(Kingdom(faction=FACTIONS[(3 * seat) % 17], gold=5, raised=1) for seat in range(count))
    capitals = chart.capitals[:count]
    state = Marchlords(
        options=options,
        kingdoms=kingdoms,
        desks=(Desk(),) * count,
        ready=(False,) * count,
        phase="orders",
        radius=chart.radius,
        ground=chart.ground,
        capitals=capitals,
        armies=tuple(Army(seat, 1, tile, 1, True, tile) for seat, tile in enumerate(capitals)),
        holdings=tuple(sorted((Holding(tile, seat, 1) for seat, tile in enumerate(capitals)), key=lambda one: one.tile)),
        knowledge=(Knowledge(sight.NEVER * len(chart.ground)),) * count,
        scores=(3,) * count,
    )
    return sight.look(state)


def choosing(count: int = 5) -> Marchlords:
    """The first phase: some have chosen their faction."""
    options = MarchlordsOptions(map="medium" if count < 7 else "large")
    chosen = ("comtes_vampires", "nains", "royaumes_ogres")
    kingdoms = tuple(Kingdom(faction=chosen[seat] if seat < len(chosen) else "") for seat in range(count))
    return Marchlords(options=options, kingdoms=kingdoms, desks=(Desk(),) * count, ready=(False,) * count)


def _roam(chart: Chart, state: Marchlords, seat: int) -> tuple[list[Holding], list[Army], list[Ship]]:
    """Holdings, armies and ships of a kingdom that has spread over what is nearest to its capital."""
    whole, land = state.field, state.land
    home = chart.capitals[seat]
    near = sorted(whole.disc(home, 4), key=lambda tile: (whole.distance(home, tile), (tile * 7919 + seat) % 101))
    mine = [tile for tile in near if tile != home and min(
        (whole.distance(tile, other), k) for k, other in enumerate(chart.capitals[: state.seats]))[1] == seat]  # fmt: skip
    holdings = [Holding(home, seat, 1 + seat % 2)]
    armies = [Army(seat, 1, home, 1 + seat % 6, True, home)]
    ships: list[Ship] = []
    number = 1
    for tile in mine:
        if land.sea[tile]:
            if len(ships) < 1:
                ships.append(Ship(seat, tile))
            elif len(armies) < 3 + seat % 2:
                number += 1
                armies.append(Army(seat, number, tile, 2, True))
            continue
        if land.site[tile] and len([one for one in holdings if one.city]) < 4:
            holdings.append(Holding(tile, seat, 1 + (tile + seat) % 2))
        elif land.coast[tile] and not any(one.port for one in holdings):
            holdings.append(Holding(tile, seat, 0, seat % 2 == 0, True))
        elif (tile + seat) % 3 == 0 and len(holdings) < 11:
            holdings.append(Holding(tile, seat, 0, True))
        elif (tile + seat) % 5 == 0 and len(holdings) < 14:
            holdings.append(Holding(tile, seat))
        elif (tile * 3 + seat) % 4 == 0 and len(armies) < 6:
            number += 1
            armies.append(Army(seat, number, tile, 1 + (tile + number) % 6, tile % 3 > 0))
    return holdings, armies, ships


@cache
def middle(name: str = "small", known: bool = False) -> Marchlords:
    """A dense middle game: everybody has spread; one city is besieged, battles are open and closed, orders are given."""
    chart, state = chart_of(name), start(name, known)
    whole, land = state.field, state.land
    holdings: list[Holding] = []
    armies: list[Army] = []
    ships: list[Ship] = []
    for seat in range(state.seats):
        own = _roam(chart, state, seat)
        holdings, armies, ships = holdings + own[0], armies + own[1], ships + own[2]
    cities = [one for one in holdings if one.city and one.owner == 1 and one.tile not in chart.capitals]
    besieged = cities[0] if cities else next(one for one in holdings if one.owner == 1)
    armies += [Army(0, 8, besieged.tile, 4, True), Army(0, 9, besieged.tile, 2, False), Army(1, 9, besieged.tile, 3, True)]
    free = [t for t in whole.disc(chart.capitals[0], 3) if not land.sea[t] and not any(h.tile == t for h in holdings)]
    field_tile = free[0] if free else chart.capitals[0]
    armies += [Army(0, 10, field_tile, 3), Army(2, 10, field_tile, 5), Army(2, 11, field_tile, 1, False),
               Army(2, 12, field_tile, 1, False), Army(2, 13, field_tile, 1, False)]  # fmt: skip
    sheet = Sheet((Part(10, 1500, 375),), (Part(10, 2500, 625), Part(11, 500)))
    siege_sheet = Sheet((Part(8, 2000, 500),), (Part(9, 1500, 375), Part(0, 500)), wall=2, tick=2)
    battles = (
        Battle(1, field_tile, "rencontre", 0, 2, (10,), (10, 11), sheet),
        Battle(2, besieged.tile, "siege_armee", 0, 1, (8, 9), (9,), siege_sheet, stage="closed", outcome="draw"),
    )
    kingdoms = tuple(
        replace(one, gold=67 + 3 * seat, reserve=seat % 3, raised=13, field=seat % 4, garrison=seat % 3)
        for seat, one in enumerate(state.kingdoms)
    )
    desks = list(state.desks)
    moving = [army for army in armies if army.seat == 0 and not land.sea[army.tile]][:3]
    marches = []
    for army in moving:
        path, here = [], army.tile
        for _ in range(3):
            ahead = [t for t in whole.around[here] if not land.sea[t] and t not in path and t != army.tile]
            if ahead:
                here = max(ahead, key=lambda t: (whole.distance(t, army.tile), t % 7))
                path.append(here)
        marches.append(March(army.number, tuple(path)))
    bare = [t for t in whole.disc(chart.capitals[0], 2) if not land.sea[t] and not any(h.tile == t for h in holdings)]
    sites = tuple(Site("outpost", tile, 1) for tile in bare[:1])
    desks[0] = Desk(
        marches=tuple(marches), sites=sites, tiers=tuple(army.number for army in moving if army.tier < 6)[:1], acts=5
    )
    grown = replace(
        state,
        turn=9,
        kingdoms=kingdoms,
        desks=tuple(desks),
        armies=tuple(sorted(armies, key=lambda army: army.key)),
        holdings=tuple(sorted(holdings, key=lambda one: one.tile)),
        ships=tuple(ships),
        sieges=(Siege(besieged.tile, 0, 2),),
        battles=battles,
        scores=tuple(7 + 3 * seat for seat in range(state.seats)),
        ready=tuple(seat % 3 == 1 for seat in range(state.seats)),
    )
    for seat in range(state.seats):
        wider = whole.disc(chart.capitals[seat], 5)
        past = sight.learn(replace(grown, turn=5), seat, wider)
        grown = replace(grown, knowledge=past.knowledge)
    return sight.look(grown)


def seen(state: Marchlords, viewer: Viewer = PUBLIC) -> MarchlordsView:
    """What a viewer sees."""
    return view_of(state, viewer)


def pixels(png: bytes) -> Image.Image:
    """A picture as pixels."""
    return Image.open(BytesIO(png)).convert("RGB")
