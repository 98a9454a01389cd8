"""Read-only help, from the viewer's view alone."""

from __future__ import annotations

from rules.battle_line.cards import COLOURS, TROOPS, VALUE, is_troop, kind
from rules.battle_line.foresee import law_of, proof_of
from rules.battle_line.formations import complete
from rules.battle_line.labels import card_named
from rules.battle_line.legal import formation_phrase, tactics_open
from rules.battle_line.moves import Cards, CardText, Discards, Inspect
from rules.battle_line.terrain import terrain_name, terrain_text
from rules.battle_line.view import BattleLineView, FieldView
from rules.game import Answer, Fact, Illegal, Move, Phrase, Ref


def answer(view: BattleLineView, query: Move) -> Answer:
    """The reply to a question. Raises Illegal for an unknown card, battlefield or question."""
    if isinstance(query, Cards):
        return Answer(_evidence(view), "evidence")
    if isinstance(query, Inspect):
        if not 1 <= query.battlefield <= 9:
            raise Illegal("no-such-battlefield", fields=tuple(range(1, 10)))
        return Answer(_battlefield(view, view.field(query.battlefield)), "battlefield")
    if isinstance(query, CardText):
        card = card_named(query.card)
        if card is None:
            raise Illegal("unknown-card")
        return Answer(_card(view, card), "card")
    if isinstance(query, Discards):
        return Answer(_discards(view))
    raise Illegal("no-such-query")


def _evidence(view: BattleLineView) -> tuple[Phrase, ...]:
    up = set(view.seen)
    lines = [Phrase("answer-evidence", {"seen": len(up), "unseen": len(TROOPS) - len(up)})]
    for colour in COLOURS:
        missing = tuple(VALUE[card] for card in TROOPS if card[0] == colour and card not in up)
        shown = tuple(VALUE[card] for card in TROOPS if card[0] == colour and card in up)
        lines.append(Phrase("answer-colour", {"colour": Ref("colour", colour), "unseen": missing, "seen": shown}))
    return tuple(lines)


def _battlefield(view: BattleLineView, field: FieldView) -> tuple[Phrase, ...]:
    place = Ref("battlefield", field.number)
    lines = [Phrase("answer-battlefield", {"battlefield": place, "slots": field.slots})]
    if field.terrain:
        facts: dict[str, Fact] = {"terrain": terrain_name(view.options, field.terrain)}
        lines.append(Phrase("answer-terrain", facts | {"text": terrain_text(view.options, field.terrain)}))
    lines += [Phrase("answer-weather", {"card": Ref("card", card)}) for card in weather_of(field)]
    for seat in (0, 1):
        lines.append(_side(view, field, seat))
    if field.owner is not None:
        return (*lines, Phrase("answer-owner", {"seat": Ref("seat", field.owner)}))
    if field.last is not None:
        loser = 1 - field.last if law_of(view, field).tie_to_last else field.last
        lines.append(Phrase("answer-last", {"seat": Ref("seat", field.last), "loser": Ref("seat", loser)}))
    if view.options.hints:
        lines += [_hint(view, field, seat) for seat in (0, 1) if len(field.sides[seat]) == field.slots]
    return tuple(lines)


def weather_of(field: FieldView) -> tuple[str, ...]:
    """The Weather cards played on a battlefield."""
    return (("FOG",) if field.fog else ()) + (("MUD",) if field.mud else ())


def _side(view: BattleLineView, field: FieldView, seat: int) -> Phrase:
    cards = field.sides[seat]
    facts: dict[str, Fact] = {"seat": Ref("seat", seat), "cards": tuple(Ref("card", card) for card in cards)}
    rank = complete(cards, law_of(view, field))
    if rank is None:
        return Phrase("answer-side-open", facts | {"left": field.slots - len(cards)})
    return Phrase("answer-side", facts | {"formation": formation_phrase(rank.category, rank.total)})


def _hint(view: BattleLineView, field: FieldView, seat: int) -> Phrase:
    proof = proof_of(view, field, seat)
    if proof.holds:
        return Phrase("answer-provable", {"seat": Ref("seat", seat)})
    coming = proof.theirs.coming if proof.theirs else ()
    return Phrase("answer-beaten", {"seat": Ref("seat", seat), "cards": tuple(Ref("card", card) for card in coming)})


def _card(view: BattleLineView, card: str) -> tuple[Phrase, ...]:
    name = Phrase("answer-card", {"card": Ref("card", card), "kind": kind(card)})
    if is_troop(card):
        seen = Phrase("answer-card-seen" if card in view.seen else "answer-card-unseen", {"card": Ref("card", card)})
        return name, Phrase("effect-troop"), seen
    lines = [name, Phrase(f"effect-{card}")]
    if kind(card) == "guile" or card in ("K1", "K2"):
        lines.append(Phrase(f"ruling-{card}"))
    return tuple(lines)


def _discards(view: BattleLineView) -> tuple[Phrase, ...]:
    lines = []
    for seat in (0, 1):
        pile = tuple(Ref("card", card) for card in view.discards[seat])
        lines.append(Phrase("answer-discards", {"seat": Ref("seat", seat), "cards": pile}))
    for seat in (0, 1):
        facts: dict[str, Fact] = {
            "seat": Ref("seat", seat),
            "played": view.tactics_played[seat],
            "may": int(tactics_open(view, seat)),
        }
        lines.append(Phrase("answer-tactics", facts))
    return tuple(lines)
