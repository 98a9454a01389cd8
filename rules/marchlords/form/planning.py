"""The panel of a turn of orders: an act, then its choices; the list of orders with what is left of the purse."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase as LETTERS

from rules.game import Form, Illegal, Move, Ref
from rules.marchlords.details import goal_of, worth
from rules.marchlords.form.panel import Panel, narrowed
from rules.marchlords.legal import ken_of, legal_moves, may_reopen
from rules.marchlords.moves import BuildOutpost, CloseTurn, MarchTo, Ready, Reopen
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.table import ORDERS
from rules.marchlords.previews import preview
from rules.marchlords.state import Desk
from rules.marchlords.tell import forecast_line, gold_line, order_lines

ACTS = (
    "ready",
    "march",
    "assault",
    "sally",
    "city",
    "outpost",
    "port",
    "upgrade",
    "levy",
    "recruit",
    "assign",
    "raise",
    "action",
    "ransom",
    "release",
    "step",
    "via",
    "cancel",
)
"""What can be done in a turn of orders, in the order of the panel: what ends the turn first, what is rarely wanted last."""


def orders_form(panel: Panel) -> Form:
    """The act, its choices, the orders so far."""
    view = panel.view
    own, desk = view.own, view.desk
    assert own is not None
    assert desk is not None
    ken = ken_of(view)
    panel.lines += order_lines(ken, desk)
    if own.ready:
        if not may_reopen(view):
            return Form((), ())
        panel.lines += [gold_line(ken, desk), forecast_line(ken, desk)]
        return panel.done((Reopen(),), "reopen")
    listed = legal_moves(view)
    by_name: dict[str, list[Move]] = {}
    for move in listed:
        by_name.setdefault(move.name, []).append(move)
    acts = [Ref("act", act) for act in ACTS if act in by_name]
    idle = _idle(desk, by_name.get("march", ()))
    act = panel.one("act", acts, Ref("act", "march" if idle else "ready"))
    if act is None or act == "ready":
        panel.lines += [gold_line(ken, desk), forecast_line(ken, desk)]
        return panel.done((Ready(),), "ready")
    chosen = _march(panel, by_name[act], idle) if act == "march" else narrowed(panel, by_name[act])
    if chosen is None:
        panel.lines.append(gold_line(ken, desk))
        return panel.done((), act)
    batch: tuple[Move, ...] = (chosen,)
    if isinstance(chosen, MarchTo):
        batch = (*batch, *_outpost(panel, ken, desk, chosen))
    panel.lines += preview(view, batch)
    return panel.done(batch, act)


def _idle(desk: Desk, marches: Sequence[Move]) -> list[str]:
    """The armies that could march and have no march yet."""
    ordered = {march.army for march in desk.marches}
    armies = dict.fromkeys(move.army for move in marches if isinstance(move, MarchTo))
    return [name for name in armies if int(name.lstrip(LETTERS)) not in ordered]


def _march(panel: Panel, marches: Sequence[Move], idle: Sequence[str]) -> Move | None:
    """The army, the first without a march unless another is chosen; then where to, what is worth going to first."""
    listed = [move for move in marches if isinstance(move, MarchTo)]
    preset = Ref("army", idle[0]) if idle else None
    army = panel.one("army", [Ref("army", move.army) for move in listed], preset)
    if army is None:
        return None
    own = {goal_of(move): move for move in listed if move.army == army}
    goals = sorted(own, key=lambda goal: worth(panel.view, goal))
    return own.get(panel.one("tile", [Ref("goal", goal) for goal in goals]) or "")


def _outpost(panel: Panel, ken: Ken, desk: Desk, march: MarchTo) -> tuple[Move, ...]:
    """An outpost at the start or the end of the march, where that is possible."""
    planned = ORDERS[MarchTo](ken, desk, march)
    start = ken.map.names[ken.army(march.army).tile]
    able: dict[str, BuildOutpost | None] = {"none": None}
    for name, tile in (("goal", march.tile), ("start", start)):
        try:
            ORDERS[BuildOutpost](ken, planned, BuildOutpost(tile))
        except Illegal:
            continue
        able[name] = BuildOutpost(tile)
    if len(able) < 2:
        return ()
    chosen = panel.one("leave", [Ref("leave", name) for name in able], Ref("leave", "none"))
    move = able[chosen or "none"]
    return () if move is None else (move,)


def confirm_form(panel: Panel) -> Form:
    """Close the turn, or take `ready` back."""
    view = panel.view
    own = view.own
    assert own is not None
    acts = ([Ref("act", "close")] if own.asked else []) + ([Ref("act", "reopen")] if may_reopen(view) else [])
    if not acts:
        return Form((), ())
    act = panel.one("act", acts, acts[0])
    return panel.done((CloseTurn(),) if act == "close" else (Reopen(),), act or "close")
