"""The thumb panel of each phase."""

from __future__ import annotations

from rules.game import Form, Ref
from rules.marchlords.answers import faction_lines
from rules.marchlords.factions.kinds import factions
from rules.marchlords.form.fighting import battles_form
from rules.marchlords.form.panel import Panel, Picks
from rules.marchlords.form.planning import confirm_form, orders_form
from rules.marchlords.legal import legal_moves, may_order, playing
from rules.marchlords.moves import BattleMove, ChooseFaction
from rules.marchlords.state import room_key
from rules.marchlords.view import MarchlordsView


def _matter(panel: Panel) -> str:
    """Where battles wait while orders are given (R3.8): which of the two the panel is about. That of a battle's room begins
    with the battle, and so does that of a seat whose orders are given."""
    fights = [str(battle.number) for battle in panel.view.battles if battle.open and battle.detail is not None]
    if not fights or not any(isinstance(move, BattleMove) for move in legal_moves(panel.view)):
        return "orders"
    if may_order(panel.view):
        room = "".join(panel.given.get("room", ())[:1])
        here = any(room == room_key(panel.view.battle_turn, number) for number in fights)
        given = panel.view.own is not None and panel.view.own.ready
        matters = [Ref("matter", "orders"), Ref("matter", "battles")]
        return panel.one("matter", matters, matters[here or given]) or "orders"
    return "battles"


def form(view: MarchlordsView, picks: Picks) -> Form:
    """The panel of the viewer; without picks or moves for whoever has nothing to do."""
    own = view.own
    if own is None or not playing(view):
        return Form((), ())
    panel = Panel(view, picks)
    if view.phase == "factions":
        if not own.asked:
            return Form((), ())
        taken = {kingdom.faction for kingdom in view.kingdoms}
        chosen = panel.one("faction", [Ref("faction", faction) for faction in factions() if faction not in taken])
        if chosen is None:
            return panel.done((), "faction")
        panel.lines += faction_lines(chosen)
        return panel.done((ChooseFaction(chosen),), "faction")
    if view.phase == "orders":
        return orders_form(panel) if _matter(panel) == "orders" else battles_form(panel)
    if view.phase == "confirm":
        return confirm_form(panel)
    return battles_form(panel)
