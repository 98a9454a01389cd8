"""What a seat can know beforehand of the consequences of its moves."""

from __future__ import annotations

from collections.abc import Sequence

from rules.game import Fact, Illegal, Move, Phrase, Ref
from rules.marchlords.battle.simulate import odds
from rules.marchlords.legal import ken_of, playing
from rules.marchlords.moves import BattleMove, ChooseFate, Concede, LeaveToDice
from rules.marchlords.numbers import numbers
from rules.marchlords.orders import lines
from rules.marchlords.orders.paths import budget, halves, walk
from rules.marchlords.orders.table import ORDERS
from rules.marchlords.tell import forecast_line, gold_line
from rules.marchlords.view import MarchlordsView


def preview(view: MarchlordsView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
    """Price, gold left, path and budget of marches, orders that would fall away, odds of the dice."""
    if not playing(view):
        return ()
    if view.phase == "battles" or any(isinstance(move, BattleMove) for move in moves):
        return tuple(line for move in moves for line in _battle(view, move))
    if view.phase == "orders" and view.desk is not None:
        return tuple(_orders(view, moves))
    return ()


def _orders(view: MarchlordsView, moves: Sequence[Move]) -> list[Phrase]:
    ken, desk = ken_of(view), view.desk
    assert desk is not None
    before = desk
    for move in moves:
        act = ORDERS.get(type(move))
        if act is None:
            continue
        try:
            desk = act(ken, desk, move)
        except Illegal:
            return []
    found = []
    surge = desk.acting and ken.faction.waaagh
    for march in desk.marches:
        if march != before.march(march.army):
            start = ken.armies[march.army].tile
            facts: dict[str, Fact] = {
                "army": ken.ref(march.army),
                "path": " → ".join(ken.map.names[tile] for tile in march.path),
                "cost": halves(walk(ken, start, march.path)[0]),
                "budget": halves(budget(ken, start, march.path, waaagh=surge)),
            }
            found.append(Phrase("preview-march", facts))
            if ken.unknown(march.path[-1]):
                found.append(Phrase("preview-blind"))
    cancelled = {getattr(move, "order", "") for move in moves}
    gone = [name for name in lines.names(ken, before) if name not in lines.names(ken, desk) and name not in cancelled]
    if gone:
        found.append(Phrase("preview-dropped", {"orders": tuple(Ref("order", name) for name in gone)}))
    return [*found, gold_line(ken, desk), forecast_line(ken, desk)]


def _battle(view: MarchlordsView, move: Move) -> list[Phrase]:
    battle = next((item for item in view.battles if str(item.number) == getattr(move, "battle", "")), None)
    if battle is None or battle.detail is None:
        return []
    if isinstance(move, LeaveToDice):
        won, drawn, lost = ((chance + 5) // 10 for chance in odds(battle.detail.sheet))
        return [Phrase("preview-odds", {"attacker": won, "draw": drawn, "defender": lost})]
    if isinstance(move, ChooseFate) and move.fate == "destroy":
        return [Phrase("preview-pillage", {"gold": numbers().battle.pillage})]
    if isinstance(move, Concede):
        return [Phrase("preview-concede")]
    return []
