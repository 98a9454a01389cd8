"""What a menu says beneath a choice: cost, strength, what it produces, and its effect in a few words."""

from __future__ import annotations

from rules.game import Fact, Phrase, Ref
from rules.paper_tales.build import Payment, amounts, projects
from rules.paper_tales.cards import kind, kinds
from rules.paper_tales.state import SPOTS
from rules.paper_tales.view import PaperTalesView


def detail(view: PaperTalesView, ref: Ref) -> Phrase | None:
    """The line beneath that choice; None where the name says enough."""
    value = str(ref.value)
    if ref.domain == "stand":
        return _stand(view, value)
    if ref.domain in ("unit", "keep") and value in kinds():
        return card_line(value)
    if ref.domain == "spot" and view.own is not None:
        return _spot(view, value)
    if ref.domain == "project" and value != "none":
        return _project(view, value)
    return None


def card_line(card: str) -> Phrase:
    """A card in one line."""
    found = kind(card)
    return Phrase("detail-unit", {"cost": found.cost, "strength": found.printed, "effect": Phrase(f"short-{card}")})


def _stand(view: PaperTalesView, value: str) -> Phrase | None:
    if value in ("empty", "usual"):
        return None
    spot, _, rest = value.partition("-")
    if spot not in SPOTS:
        return card_line(value.partition("+")[0])
    unit = rest.rpartition("-")[0]
    if view.own is None:
        return card_line(unit)
    standing = view.own.spots[SPOTS.index(spot)]
    return Phrase("detail-standing", {"strength": standing.strength, "effect": Phrase(f"short-{unit}")})


def _spot(view: PaperTalesView, spot: str) -> Phrase | None:
    """What stands there now, or will by one's own plan."""
    if spot not in SPOTS or view.own is None:
        return None
    spots = view.plan.spots if view.plan is not None else view.own.spots
    standing = spots[SPOTS.index(spot)]
    if not standing.unit:
        return Phrase("detail-empty")
    facts: dict[str, Fact] = {"unit": Ref("unit", standing.unit), "age": standing.age, "strength": standing.strength}
    return Phrase("detail-spot", facts)


def _project(view: PaperTalesView, value: str) -> Phrase | None:
    if view.seat is None:
        return None
    found = next((project for project in projects(view.boards[view.seat]) if project.id == value), None)
    if found is None or not found.payments:
        return None
    return Phrase("detail-project", {"price": price(found.payments[0]), "effect": Phrase(f"short-{value}")})


def price(way: Payment) -> Phrase:
    """What a way to pay asks for."""
    facts: dict[str, Fact] = {"gold": way.total, "land": way.land}
    return Phrase("price", {**facts, "needed": amounts(way.needed)}) if any(way.needed) else Phrase("price-gold", facts)

