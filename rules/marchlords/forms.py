"""The thumb panel of each phase."""

from __future__ import annotations

from rules.game import Form, Ref
from rules.marchlords.answers import faction_lines
from rules.marchlords.factions.kinds import factions
from rules.marchlords.form.fighting import battles_form
from rules.marchlords.form.panel import Panel, Picks
from rules.marchlords.form.planning import confirm_form, orders_form
from rules.marchlords.legal import playing
from rules.marchlords.moves import ChooseFaction
from rules.marchlords.view import MarchlordsView


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
        return orders_form(panel)
    if view.phase == "confirm":
        return confirm_form(panel)
    return battles_form(panel)
