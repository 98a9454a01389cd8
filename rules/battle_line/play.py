"""Playing a batch of moves: each is judged, then done (battle_line.md 1.4 to 1.12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from rules.battle_line.cards import DECKS, KINGS, deck_of, is_tactic, ordered
from rules.battle_line.legal import canonical, card_of, check, formation_phrase, legal_moves
from rules.battle_line.moves import (
    Claim,
    Deserter,
    Draw,
    End,
    PassTurn,
    Place,
    Redeploy,
    Scout,
    ScoutDraw,
    ScoutReturn,
    Traitor,
    Weather,
)
from rules.battle_line.series import after_claim, finish_turn, resign
from rules.battle_line.state import Battlefield, BattleLine, Stage, deck_index, face_up, other, put
from rules.battle_line.terrain import law
from rules.battle_line.view import claim_proof, view_of
from rules.chance import Chance
from rules.game import Event, Fact, Illegal, Move, Ref, Resign, Seat, Step, Viewer


class Table:
    """The state while a batch is being played, and what has happened so far."""

    __slots__ = ("chance", "events", "reveals", "state")

    def __init__(self, state: BattleLine, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.reveals: dict[Viewer, None] = {}

    def tell(self, kind: str, **facts: int | str | Ref) -> None:
        """Something that everybody may know."""
        self.events.append(Event(kind, facts))

    def whisper(self, seat: Seat, kind: str, **facts: int | str | Ref) -> None:
        """Something that only this seat may know; it could not know it before."""
        self.events.append(Event(kind, facts, (seat,)))


def play_seat(state: BattleLine, seat: Seat, moves: Sequence[Move], chance: Chance) -> Step[BattleLine]:
    """A seat's batch, all of it or nothing. What follows a claim that ends the game is void, but must have been possible."""
    if not moves:
        raise Illegal("no-moves")
    table = Table(state, chance)
    for index, move in enumerate(moves):
        before = table.state
        view = view_of(before, seat)
        meant = canonical(view, move)
        check(view, meant)
        if isinstance(meant, Resign):
            table.state, events = resign(before, seat)
            table.events += events
        else:
            _DO[type(meant)](table, seat, meant)
        if table.state.stage == "over" or table.state.game != state.game:
            _check_void(before, seat, meant, moves[index + 1 :])
            break
    if table.state.game != state.game:
        table.reveals.update({0: None, 1: None})
    return Step(table.state, tuple(table.events), tuple(table.reveals))


def _check_void(state: BattleLine, seat: Seat, ended_by: Move, rest: Sequence[Move]) -> None:
    """What stands in a batch behind the claim that ended the game is void (1.12): it is not done, and its claims are not
    judged. Moves that could not have followed are refused all the same, so that a batch is legal as a whole or not at all.
    """
    finished = not isinstance(ended_by, Claim)
    if isinstance(ended_by, Claim):
        state = _set(state, replace(state.fields[ended_by.battlefield - 1], owner=seat))
    for move in rest:
        if finished:
            raise Illegal("over")
        view = view_of(state, seat)
        meant = canonical(view, move)
        if isinstance(meant, Claim):
            if meant not in legal_moves(view):
                check(view, meant)
            continue
        check(view, meant)
        finished = isinstance(meant, Draw | End | Resign)
        if not finished:
            aside = Table(state, Chance(b""))
            _DO[type(meant)](aside, seat, meant)
            state = aside.state


# -- cards from the hand -----------------------------------------------------------------------------------------------


def _use(table: Table, seat: Seat, card: str) -> None:
    """Take a card out of the hand to play it; Tactics count for ever (1.6)."""
    state = table.state
    hand = tuple(item for item in state.hands[seat] if item != card)
    exposed = tuple(item for item in state.exposed[seat] if item != card)
    changed = replace(
        state,
        hands=put(state.hands, seat, hand),
        exposed=put(state.exposed, seat, exposed),
        stage="draw",
    )
    if is_tactic(card):
        changed = replace(changed, tactics_played=put(state.tactics_played, seat, state.tactics_played[seat] + 1))
    if card in KINGS:
        changed = replace(changed, king_used=put(state.king_used, seat, True))
    table.state = changed


def _set(state: BattleLine, field: Battlefield) -> BattleLine:
    index = field.number - 1
    return replace(state, fields=(*state.fields[:index], field, *state.fields[index + 1 :]))


def arrive(state: BattleLine, number: int, seat: Seat, card: str) -> BattleLine:
    """A formation card comes into a side; that side's seat is now the last one there (1.10, 3.20)."""
    field = state.fields[number - 1]
    return _set(state, replace(field, sides=put(field.sides, seat, (*field.sides[seat], card)), last=seat))


def leave(state: BattleLine, card: str) -> tuple[BattleLine, int, Seat]:
    """A formation card leaves its battlefield: the state, the number of the battlefield and the seat of the side."""
    for field in state.fields:
        for seat in (0, 1):
            if card in field.sides[seat]:
                rest = tuple(item for item in field.sides[seat] if item != card)
                return _set(state, replace(field, sides=put(field.sides, seat, rest))), field.number, seat
    raise ValueError(f"{card} lies on no battlefield")


def discard(state: BattleLine, seat: Seat, card: str) -> BattleLine:
    """A card is laid face up beside the Tactics deck, on that seat's side."""
    return replace(state, discards=put(state.discards, seat, (*state.discards[seat], card)))


def _place(table: Table, seat: Seat, move: Place) -> None:
    _use(table, seat, move.card)
    table.state = arrive(table.state, move.battlefield, seat, move.card)
    table.tell("placed", seat=_seat(seat), card=_card(move.card), battlefield=_field(move.battlefield))


def _weather(table: Table, seat: Seat, move: Weather) -> None:
    _use(table, seat, move.card)
    field = table.state.fields[move.battlefield - 1]
    changed = replace(field, fog=True) if move.card == "FOG" else replace(field, mud=True)
    table.state = _set(table.state, changed)
    table.tell("weather", seat=_seat(seat), card=_card(move.card), battlefield=_field(move.battlefield))


def _guile(table: Table, seat: Seat, move: Move) -> None:
    card = card_of(move)
    _use(table, seat, card)
    table.state = discard(table.state, seat, card)


def _redeploy(table: Table, seat: Seat, move: Redeploy) -> None:
    _guile(table, seat, move)
    state, origin, _ = leave(table.state, move.card)
    facts = {"seat": _seat(seat), "card": _card(move.card), "origin": _field(origin)}
    if move.target:
        table.state = arrive(state, move.target, seat, move.card)
        table.tell("redeployed", **facts, battlefield=_field(move.target))
    else:
        table.state = discard(state, seat, move.card)
        table.tell("withdrawn", **facts)


def _deserter(table: Table, seat: Seat, move: Deserter) -> None:
    _guile(table, seat, move)
    state, origin, owner = leave(table.state, move.card)
    table.state = discard(state, owner, move.card)
    table.tell("deserted", seat=_seat(seat), card=_card(move.card), origin=_field(origin), owner=_seat(owner))


def _traitor(table: Table, seat: Seat, move: Traitor) -> None:
    _guile(table, seat, move)
    state, origin, owner = leave(table.state, move.card)
    table.state = arrive(state, move.target, seat, move.card)
    facts = {"origin": _field(origin), "owner": _seat(owner), "battlefield": _field(move.target)}
    table.tell("betrayed", seat=_seat(seat), card=_card(move.card), **facts)


def _pass(table: Table, seat: Seat, move: PassTurn) -> None:
    table.state = replace(table.state, stage="draw", passed=True)
    table.tell("passed", seat=_seat(seat))


# -- the Scout (3.6) ---------------------------------------------------------------------------------------------------


def _scout(table: Table, seat: Seat, move: Scout) -> None:
    _guile(table, seat, move)
    draws = min(3, sum(len(deck) for deck in table.state.decks))
    table.state = replace(table.state, stage="scout-draw", scout=(draws, draws - 1))
    table.tell("scout", seat=_seat(seat), draws=draws, returns=draws - 1)


def _scout_draw(table: Table, seat: Seat, move: ScoutDraw) -> None:
    card = _take(table, seat, move.deck)
    draws, returns = table.state.scout
    left = draws - 1
    stage: Stage = "scout-draw" if left else "scout-return" if returns else "draw"
    table.state = replace(table.state, scout=(left, returns), stage=stage)
    table.tell("scout-drew", seat=_seat(seat), deck=Ref("deck", move.deck), left=left)
    table.whisper(seat, "your-draw", card=_card(card))


def _scout_return(table: Table, seat: Seat, move: ScoutReturn) -> None:
    state = table.state
    deck = deck_of(move.card)
    left = state.scout[1] - 1
    table.state = replace(
        state,
        hands=put(state.hands, seat, tuple(card for card in state.hands[seat] if card != move.card)),
        decks=put(state.decks, deck, (move.card, *state.decks[deck])),
        returned=put(state.returned, deck, (seat, *state.returned[deck])),
        exposed=put(state.exposed, seat, tuple(card for card in state.exposed[seat] if deck_of(card) != deck)),
        scout=(0, left),
        stage="scout-return" if left else "draw",
    )
    table.tell("returned", seat=_seat(seat), deck=Ref("deck", DECKS[deck]), left=left)
    table.events.append(Event("your-return", {"card": _card(move.card)}, (seat,)))


# -- claims, draws, ends -----------------------------------------------------------------------------------------------


def _claim(table: Table, seat: Seat, move: Claim) -> None:
    state = table.state
    field = state.fields[move.battlefield - 1]
    rule = law(state.options, field.terrain, field.fog, field.mud)
    proof = claim_proof(field, seat, face_up(state.fields, state.discards), rule)
    assert proof.mine is not None
    facts: dict[str, Fact] = {
        "seat": _seat(seat),
        "battlefield": _field(move.battlefield),
        "mine": formation_phrase(proof.mine.category, proof.mine.total),
        "proof": proof.verdict,
        "complete": int(len(field.sides[other(seat)]) == rule.slots),
    }
    facts["theirs"] = "" if proof.theirs is None else formation_phrase(proof.theirs.category, proof.theirs.total)
    table.state = replace(_set(state, replace(field, owner=seat)), claimed=True)
    table.events.append(Event("claimed", facts))
    table.state, events = after_claim(table.state, table.chance)
    table.events += events


def _take(table: Table, seat: Seat, deck_name: str) -> str:
    """The top card of a deck goes into a hand; the other seat may know it if it put it there."""
    state = table.state
    deck = deck_index(deck_name)
    card, by = state.decks[deck][0], state.returned[deck]
    exposed = state.exposed[seat]
    if by and by[0] != seat:
        exposed = ordered((*exposed, card))
    table.state = replace(
        state,
        hands=put(state.hands, seat, ordered((*state.hands[seat], card))),
        decks=put(state.decks, deck, state.decks[deck][1:]),
        returned=put(state.returned, deck, by[1:]),
        exposed=put(state.exposed, seat, exposed),
    )
    table.reveals[seat] = None
    return card


def _draw(table: Table, seat: Seat, move: Draw) -> None:
    card = _take(table, seat, move.deck)
    table.tell("drew", seat=_seat(seat), deck=Ref("deck", move.deck))
    table.whisper(seat, "your-draw", card=_card(card))
    _end(table, seat, End())


def _end(table: Table, seat: Seat, move: End) -> None:
    table.state, events = finish_turn(table.state, table.chance)
    table.events += events


_DO: dict[type[Move], Callable[[Table, Seat, Any], None]] = {
    Place: _place,
    Weather: _weather,
    Scout: _scout,
    ScoutDraw: _scout_draw,
    ScoutReturn: _scout_return,
    Redeploy: _redeploy,
    Deserter: _deserter,
    Traitor: _traitor,
    Claim: _claim,
    PassTurn: _pass,
    Draw: _draw,
    End: _end,
}


def _card(card: str) -> Ref:
    return Ref("card", card)


def _field(number: int) -> Ref:
    return Ref("battlefield", number)


def _seat(seat: int) -> Ref:
    return Ref("seat", seat)
