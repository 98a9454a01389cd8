"""Corrections by a GM: small, public, and conserving cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rules.battle_line.cards import deck_of, kind
from rules.battle_line.labels import card_named
from rules.battle_line.moves import MoveCard, SetOwner
from rules.battle_line.play import arrive, discard, leave
from rules.battle_line.series import settle
from rules.battle_line.state import BattleLine, put
from rules.battle_line.terrain import law, terrain
from rules.chance import Chance
from rules.game import Event, Fact, Illegal, Move, Ref, Step

_PLACE: Final = re.compile(r"^([ab])([1-9])?$")
"""Side 1 or 2 (`a`, `b`) and a battlefield, or that side's discards."""


def correct(state: BattleLine, moves: Sequence[Move], chance: Chance) -> Step[BattleLine]:
    """A GM's batch, all of it or nothing; what follows the end of a game in it is void. Raises Illegal."""
    if state.stage == "over":
        raise Illegal("over")
    if not moves:
        raise Illegal("no-moves")
    events: list[Event] = []
    game = state.game
    for move in moves:
        if isinstance(move, SetOwner):
            state, event = _set_owner(state, move)
        elif isinstance(move, MoveCard):
            state, event = _move_card(state, move)
        else:
            raise Illegal("no-correction")
        events.append(event)
        state, more = settle(state, chance)
        events += more
        if state.stage == "over" or state.game != game:
            break
    return Step(state, tuple(events), (0, 1) if state.game != game else ())


def _set_owner(state: BattleLine, move: SetOwner) -> tuple[BattleLine, Event]:
    if not 1 <= move.battlefield <= 9:
        raise Illegal("no-such-battlefield", fields=tuple(range(1, 10)))
    if move.side not in (0, 1, 2):
        raise Illegal("no-such-side")
    owner = None if move.side == 0 else move.side - 1
    index = move.battlefield - 1
    field = replace(state.fields[index], owner=owner)
    fields = (*state.fields[:index], field, *state.fields[index + 1 :])
    facts: dict[str, Fact] = {"battlefield": Ref("battlefield", move.battlefield), "reason": move.reason, "side": move.side}
    facts["owner"] = "" if owner is None else Ref("seat", owner)
    return replace(state, fields=fields), Event("corrected-owner", facts)


def _move_card(state: BattleLine, move: MoveCard) -> tuple[BattleLine, Event]:
    card, target = card_named(move.card), move.to.strip().lower()
    if card is None:
        raise Illegal("correction-card")
    state = _lift(state, card)
    facts: dict[str, Fact] = {"card": Ref("card", card), "reason": move.reason}
    if target == "deck":
        deck = deck_of(card)
        state = replace(state, decks=put(state.decks, deck, (*state.decks[deck], card)))
        return state, Event("corrected-to-deck", facts | {"deck": Ref("deck", ("troops", "tactics")[deck])})
    found = _PLACE.match(target)
    if found is None:
        raise Illegal("correction-place")
    seat = "ab".index(found[1])
    facts["seat"] = Ref("seat", seat)
    if found[2] is None:
        return discard(state, seat, card), Event("corrected-to-discards", facts)
    number = int(found[2])
    field = state.fields[number - 1]
    slots = law(state.options, field.terrain, field.fog, field.mud).slots
    fits = len(field.sides[seat]) < slots and terrain(state.options, field.terrain).admits(card)
    if kind(card) not in ("troop", "morale") or not fits:
        raise Illegal("correction-no-slot", card=Ref("card", card), battlefield=Ref("battlefield", number))
    event = Event("corrected-to-field", facts | {"battlefield": Ref("battlefield", number)})
    return arrive(state, number, seat, card), event


def _lift(state: BattleLine, card: str) -> BattleLine:
    """Take a face-up card from where it lies. Hidden cards are no business of a correction."""
    for field in state.fields:
        if card in field.sides[0] or card in field.sides[1]:
            return leave(state, card)[0]
        if (card == "FOG" and field.fog) or (card == "MUD" and field.mud):
            return _lift_weather(state, field.number, card)
    for seat in (0, 1):
        if card in state.discards[seat]:
            return replace(state, discards=put(state.discards, seat, tuple(c for c in state.discards[seat] if c != card)))
    raise Illegal("correction-hidden", card=Ref("card", card))


def _lift_weather(state: BattleLine, number: int, card: str) -> BattleLine:
    field = state.fields[number - 1]
    field = replace(field, fog=False) if card == "FOG" else replace(field, mud=False)
    slots = law(state.options, field.terrain, field.fog, field.mud).slots
    if any(len(side) > slots for side in field.sides):
        raise Illegal("correction-crowded", card=Ref("card", card), battlefield=Ref("battlefield", number), slots=slots)
    return replace(state, fields=(*state.fields[: number - 1], field, *state.fields[number:]))
