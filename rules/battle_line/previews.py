"""What a seat can know beforehand of the consequences of its moves."""

from __future__ import annotations

from collections.abc import Sequence

from rules.battle_line.cards import is_tactic
from rules.battle_line.foresee import foresee, proof_of
from rules.battle_line.formations import complete
from rules.battle_line.legal import CARD_MOVES, canonical, card_of, check, formation_phrase
from rules.battle_line.moves import Claim, Deserter, Place, Redeploy, Scout, Traitor, Weather
from rules.battle_line.terrain import law, terrain_name, terrain_text
from rules.battle_line.view import BattleLineView, FieldView
from rules.game import Fact, Illegal, Move, Phrase, Ref


def preview(view: BattleLineView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
    """One line for each consequence of the card played, and (with hints) what the referee would say to each claim."""
    lines: list[Phrase] = []
    for move in moves:
        meant = canonical(view, move)
        if isinstance(meant, CARD_MOVES):
            try:
                check(view, meant)
            except Illegal:
                return tuple(lines)
            view = foresee(view, meant)
            lines += card_lines(view, meant)
        elif isinstance(meant, Claim) and view.options.hints and view.seat is not None and 1 <= meant.battlefield <= 9:
            lines.append(hint_line(view, view.field(meant.battlefield)))
    return tuple(lines)


def card_lines(after: BattleLineView, move: Move) -> list[Phrase]:
    """The consequences of a card move, told from the view after it."""
    seat = after.seat
    assert seat is not None
    lines = []
    if isinstance(move, Place | Weather):
        lines.append(side_line(after, after.field(move.battlefield), seat))
        lines += terrain_lines(after, move.battlefield)
    elif isinstance(move, Redeploy | Traitor) and move.target:
        lines.append(side_line(after, after.field(move.target), seat))
        lines += terrain_lines(after, move.target)
    if isinstance(move, Redeploy | Deserter) and (isinstance(move, Deserter) or not move.target):
        lines.append(Phrase("preview-discarded", {"card": Ref("card", move.card)}))
    if isinstance(move, Scout):
        lines.append(Phrase("preview-scout", {"draws": after.scout[0], "returns": after.scout[1]}))
    if is_tactic(card_of(move)):
        mine, theirs = after.tactics_played[seat], after.tactics_played[1 - seat]
        lines.append(Phrase("preview-tactics", {"mine": mine, "theirs": theirs, "ahead": int(mine > theirs)}))
    return lines


def side_line(view: BattleLineView, field: FieldView, seat: int) -> Phrase:
    """The own side of a battlefield: its formation, or what it lacks."""
    cards = tuple(Ref("card", card) for card in field.sides[seat])
    facts: dict[str, Fact] = {"battlefield": Ref("battlefield", field.number), "cards": cards}
    rank = complete(field.sides[seat], law(view.options, field.terrain, field.fog, field.mud))
    if rank is None:
        return Phrase("preview-side", facts | {"left": field.slots - len(cards)})
    return Phrase("preview-formation", facts | {"formation": formation_phrase(rank.category, rank.total)})


def terrain_lines(view: BattleLineView, number: int) -> list[Phrase]:
    """What the terrain of a battlefield says, if it has one."""
    key = view.field(number).terrain
    if not key:
        return []
    facts: dict[str, Fact] = {"battlefield": Ref("battlefield", number), "terrain": terrain_name(view.options, key)}
    return [Phrase("preview-terrain", facts | {"text": terrain_text(view.options, key)})]


def hint_line(view: BattleLineView, field: FieldView) -> Phrase:
    """Whether a claim of the viewing seat would hold, and what would beat it otherwise."""
    seat = view.seat
    assert seat is not None
    proof = proof_of(view, field, seat)
    place = Ref("battlefield", field.number)
    if proof.holds and field.owner is None:
        return Phrase("preview-provable", {"battlefield": place})
    coming = proof.theirs.coming if proof.theirs else ()
    facts: dict[str, Fact] = {"battlefield": place, "cards": tuple(Ref("card", card) for card in coming)}
    return Phrase("preview-unproven", facts)
