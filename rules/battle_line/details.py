"""What a menu says beneath a choice: what lies on a battlefield, what a Tactic does, how many cards a deck still has."""

from __future__ import annotations

from rules.battle_line.cards import DECKS, is_tactic
from rules.battle_line.view import BattleLineView, FieldView
from rules.game import Phrase, Ref

VOID = Phrase("detail-empty")


def detail(view: BattleLineView, ref: Ref) -> Phrase | None:
    """The line beneath that choice; None where the name says enough."""
    value = str(ref.value)
    if ref.domain in ("battlefield", "destination") and value != "0":
        return _battlefield(view, view.fields[int(value) - 1])
    if ref.domain == "card":
        if is_tactic(value):
            return Phrase(f"picture-effect-{value}")
        return _lying(view, value)
    if ref.domain == "deck":
        return Phrase("detail-deck", {"count": view.decks[DECKS.index(value)]})
    return None


def _battlefield(view: BattleLineView, field: FieldView) -> Phrase:
    own = view.seat or 0
    sides = [tuple(Ref("code", card) for card in field.sides[seat]) or VOID for seat in (own, 1 - own)]
    weather = "both" if field.fog and field.mud else "fog" if field.fog else "mud" if field.mud else "none"
    facts = {"own": sides[0], "theirs": sides[1], "weather": weather}
    if field.terrain:
        return Phrase("detail-battlefield-terrain", facts | {"terrain": Ref("terrain", field.terrain)})
    return Phrase("detail-battlefield", facts)


def _lying(view: BattleLineView, card: str) -> Phrase | None:
    """Where a Troop lies that may be taken from its battlefield."""
    for field in view.fields:
        if card in field.sides[0] or card in field.sides[1]:
            return Phrase("detail-lying", {"battlefield": Ref("battlefield", field.number)})
    return None
