"""What the table would look like after a card move, as far as its player can know: for previews, panels and autopilots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from rules.battle_line.cards import TROOPS, is_tactic, is_troop
from rules.battle_line.formations import complete
from rules.battle_line.legal import card_of, where
from rules.battle_line.moves import Deserter, PassTurn, Place, Redeploy, Scout, Traitor, Weather
from rules.battle_line.prover import Proof
from rules.battle_line.state import Cards, put
from rules.battle_line.terrain import Law, law
from rules.battle_line.view import BattleLineView, FieldView, claim_proof, formation
from rules.game import Move


def law_of(view: BattleLineView, field: FieldView) -> Law:
    """The law of a battlefield as it lies."""
    return law(view.options, field.terrain, field.fog, field.mud)


def proof_of(view: BattleLineView, field: FieldView, seat: int) -> Proof:
    """The referee's finding about a claim of that seat, from what lies face up."""
    return claim_proof(field, seat, view.seen, law_of(view, field))


def provable(view: BattleLineView, seat: int) -> tuple[int, ...]:
    """The battlefields that seat could claim now."""
    return tuple(
        field.number
        for field in view.fields
        if field.owner is None and len(field.sides[seat]) == field.slots and proof_of(view, field, seat).holds
    )


def after_claims(view: BattleLineView, numbers: Iterable[int]) -> BattleLineView:
    """The viewer's view after its claims of these battlefields, if they hold."""
    wanted = set(numbers)
    fields = tuple(replace(field, owner=view.seat) if field.number in wanted else field for field in view.fields)
    return replace(view, fields=fields)


def foresee(view: BattleLineView, move: Move) -> BattleLineView:
    """The viewer's view after one of its own legal card moves (or a pass), before anything is drawn."""
    if isinstance(move, PassTurn):
        return replace(view, stage="draw", passed=True)
    seat = view.seat
    assert seat is not None
    card = card_of(move)
    hand = tuple(item for item in view.hand if item != card)
    troops, tactics = view.hand_counts[seat]
    tactic = is_tactic(card)
    counts = (troops, tactics - 1) if tactic else (troops - 1, tactics)
    after = replace(view, hands=put(view.hands, seat, hand), hand_counts=put(view.hand_counts, seat, counts), stage="draw")
    if tactic:
        after = replace(after, tactics_played=put(view.tactics_played, seat, view.tactics_played[seat] + 1))
    if isinstance(move, Place):
        return _arrive(after, move.battlefield, seat, move.card)
    if isinstance(move, Weather):
        field = view.field(move.battlefield)
        return _set(after, replace(field, fog=field.fog or card == "FOG", mud=field.mud or card == "MUD"))
    after = replace(after, discards=put(after.discards, seat, (*after.discards[seat], card)))
    if isinstance(move, Scout):
        draws = min(3, sum(view.decks))
        return replace(after, stage="scout-draw", scout=(draws, draws - 1))
    assert isinstance(move, Redeploy | Deserter | Traitor)
    found = where(view, move.card)
    assert found is not None
    field, side = found
    rest = tuple(item for item in field.sides[side] if item != move.card)
    after = _set(after, replace(field, sides=put(field.sides, side, rest)))
    if isinstance(move, Deserter) or not move.target:
        return replace(after, discards=put(after.discards, side, (*after.discards[side], move.card)))
    return _arrive(after, move.target, seat, move.card)


def _arrive(view: BattleLineView, number: int, seat: int, card: str) -> BattleLineView:
    field = view.field(number)
    field = replace(field, sides=put(field.sides, seat, (*field.sides[seat], card)), last=seat)
    return replace(_set(view, field), seen=_with(view.seen, card))


def _set(view: BattleLineView, field: FieldView) -> BattleLineView:
    rule = law_of(view, field)
    shown = (formation(complete(field.sides[0], rule)), formation(complete(field.sides[1], rule)))
    field = replace(field, slots=rule.slots, formations=shown)
    index = field.number - 1
    return replace(view, fields=(*view.fields[:index], field, *view.fields[index + 1 :]))


def _with(seen: Cards, card: str) -> Cards:
    if not is_troop(card) or card in seen:
        return seen
    up = {*seen, card}
    return tuple(item for item in TROOPS if item in up)
