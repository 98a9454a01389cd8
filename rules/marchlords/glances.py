"""The menu of questions beside the board: the map, the sheets of battles, what lies around one's pieces, help."""

from __future__ import annotations

from rules.game import Glance, Phrase, Ref
from rules.marchlords.legal import playing
from rules.marchlords.options import SEATS
from rules.marchlords.queries import (
    AccountText,
    CostTable,
    CurvesText,
    MapText,
    OrdersText,
    Preview,
    Scores,
    SheetText,
    TierTable,
    TileText,
)
from rules.marchlords.view import MarchlordsView

MOST = 25
"""Questions in one menu."""
FIXED = 6
"""Those besides sheets and close-ups, at the most."""
SAMPLES = 3
"""Sample maps offered before the map is dealt."""


def glances(view: MarchlordsView) -> tuple[Glance, ...]:
    """What this viewer may want to see. Before the map is dealt, samples of it; then the map, open battles, close-ups of
    the places that matter to the viewer, its orders and account, where everybody stands, its curves at the end, tables of
    prices."""
    if not view.ground:
        return (*_samples(view), *_tables())
    found = [Glance(Phrase("glance-map"), MapText()), Glance(Phrase("glance-scores"), Scores())]
    if view.phase == "over" and view.history:
        found.append(Glance(Phrase("glance-curves"), CurvesText()))
    if playing(view) and view.desk is not None:
        found.append(Glance(Phrase("glance-orders"), OrdersText()))
    if view.own is not None and view.own.account is not None and view.own.account.turn:
        found.append(Glance(Phrase("glance-account"), AccountText()))
    assert len(found) + len(_tables()) <= FIXED
    special = [
        Glance(Phrase("glance-sheet", {"battle": battle.number}), SheetText(str(battle.number)))
        for battle in sorted(view.battles, key=lambda battle: (battle.detail is None, battle.number))
    ]
    special += [
        Glance(Phrase("glance-zoom", {"tile": Ref("tile", view.field.names[tile])}), TileText(view.field.names[tile]))
        for tile in places(view)
    ]
    return (*found, *special[: MOST - FIXED], *_tables())


def places(view: MarchlordsView) -> tuple[int, ...]:
    """Tiles worth drawing large, the most important first: battles in sight, then one's sieges, armies, cities; capitals
    for those who play no kingdom."""
    tiles = [battle.tile for battle in view.battles if battle.tile is not None]
    if view.seat is None:
        tiles += [siege.tile for siege in view.sieges]
        tiles += [tile for tile in view.capitals if tile >= 0]
    else:
        own = [holding.tile for holding in view.holdings if holding.owner == view.seat and holding.city]
        tiles += [siege.tile for siege in view.sieges if siege.besieger == view.seat or siege.tile in own]
        tiles += [army.tile for army in view.armies if army.seat == view.seat]
        tiles += own
    return tuple(dict.fromkeys(tiles))


def _samples(view: MarchlordsView) -> tuple[Glance, ...]:
    chosen, seats = view.options.map, len(view.kingdoms)
    if seats not in SEATS[chosen]:
        return ()
    if view.options.published:
        return (Glance(Phrase("glance-published"), Preview(chosen, seats)),)
    return tuple(
        Glance(Phrase("glance-sample", {"number": number}), Preview(chosen, seats, number))
        for number in range(1, SAMPLES + 1)
    )


def _tables() -> tuple[Glance, ...]:
    return Glance(Phrase("glance-tiers"), TierTable()), Glance(Phrase("glance-costs"), CostTable())
