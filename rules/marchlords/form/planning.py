"""The panel of a turn of orders: an act, then its choices; the list of orders with what is left of the purse."""

from __future__ import annotations

from rules.game import Form, Illegal, Move, Ref
from rules.marchlords.form.panel import Panel, narrowed
from rules.marchlords.legal import ken_of, legal_moves, may_reopen
from rules.marchlords.moves import BuildOutpost, CloseTurn, MarchTo, Ready, Reopen
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.table import ORDERS
from rules.marchlords.previews import preview
from rules.marchlords.state import Desk
from rules.marchlords.tell import forecast_line, gold_line, order_lines

ACTS = (
    "march",
    "step",
    "via",
    "city",
    "upgrade",
    "port",
    "outpost",
    "levy",
    "recruit",
    "assign",
    "raise",
    "action",
    "assault",
    "sally",
    "ransom",
    "release",
    "cancel",
    "ready",
)
"""What can be done in a turn of orders, in the order of the panel."""


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
    act = panel.one("act", acts, Ref("act", "march") if "march" in by_name and not desk.marches else Ref("act", "ready"))
    if act is None or act == "ready":
        panel.lines += [gold_line(ken, desk), forecast_line(ken, desk)]
        return panel.done((Ready(),), "ready")
    chosen = narrowed(panel, by_name[act])
    if chosen is None:
        panel.lines.append(gold_line(ken, desk))
        return panel.done((), act)
    batch: tuple[Move, ...] = (chosen,)
    if isinstance(chosen, MarchTo):
        batch = (*batch, *_outpost(panel, ken, desk, chosen))
    panel.lines += preview(view, batch)
    return panel.done(batch, act)


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
