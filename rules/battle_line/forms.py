"""The turn panel: card, battlefield or targets, claims, deck, and the batch that one button plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from rules.battle_line.cards import DECKS, KINGS, is_tactic
from rules.battle_line.foresee import after_claims, foresee, provable
from rules.battle_line.legal import card_of, claimable_sides, legal_moves, placeable_troops, tactics_open
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
from rules.battle_line.previews import card_lines, hint_line
from rules.battle_line.state import draw_due, put
from rules.battle_line.view import BattleLineView
from rules.game import Fact, Form, Move, Phrase, Pick, Ref

Picks = Mapping[str, tuple[str, ...]]
PASS = Ref("turn", "pass")


@dataclass
class _Panel:
    """A form while it is being put together."""

    view: BattleLineView
    given: Picks
    picks: list[Pick] = field(default_factory=list)
    lines: list[Phrase] = field(default_factory=list)

    def one(self, name: str, choices: Iterable[Ref], preset: Ref | None = None) -> str | None:
        """Add a control of one choice; the value chosen, None while there is none."""
        options = tuple(dict.fromkeys(choices))
        wanted = self.given.get(name, ())[:1]
        chosen = tuple(ref for ref in options if str(ref.value) in wanted)
        if not chosen and preset in options and preset is not None:
            chosen = (preset,)
        if not chosen and len(options) == 1:
            chosen = options
        self.picks.append(Pick(name, options, chosen))
        return str(chosen[0].value) if chosen else None

    def many(self, name: str, choices: Iterable[Ref], preset: tuple[Ref, ...] = ()) -> tuple[str, ...]:
        """Add a control of any number of choices, where there is something to choose; the values in the order chosen."""
        options = tuple(choices)
        if not options:
            return ()
        by_value = {str(ref.value): ref for ref in options}
        chosen = preset
        if name in self.given:
            known = tuple(by_value[value] for value in dict.fromkeys(self.given[name]) if value in by_value)
            chosen = known if known or not self.given[name] else preset
        self.picks.append(Pick(name, options, chosen, 0, len(options)))
        return tuple(str(ref.value) for ref in chosen)

    def done(self, moves: Iterable[Move], verb: str) -> Form:
        """The form with the batch of its button."""
        return Form(tuple(self.picks), tuple(moves), verb, tuple(self.lines))


def form(view: BattleLineView, picks: Picks) -> Form:
    """The turn panel of the viewer; without picks or moves for whoever is not to act."""
    if not view.mine:
        return Form((), ())
    panel = _Panel(view, picks)
    if view.stage == "scout-draw":
        return _scout_draw(panel)
    if view.stage == "scout-return":
        return _scout_return(panel)
    if view.stage == "draw":
        claims = _claims(panel, view) if view.options.claims == "any" else ()
        end = _end(panel, view)
        return panel.done((*claims, end), "draw" if isinstance(end, Draw) else "end")
    return _play(panel)


def _play(panel: _Panel) -> Form:
    view = panel.view
    early = _claims(panel, view) if view.options.claims == "start" else ()
    view = after_claims(view, [claim.battlefield for claim in early])
    by_card: dict[str, list[Move]] = {}
    can_pass = False
    for move in legal_moves(view):
        if isinstance(move, PassTurn):
            can_pass = True
        elif isinstance(move, Place | Weather | Scout | Redeploy | Deserter | Traitor):
            by_card.setdefault(card_of(move), []).append(move)
    panel.lines += _blocked(view)
    choices = [Ref("card", card) for card in by_card] + ([PASS] if can_pass else [])
    chosen = panel.one("card", choices)
    if chosen is None:
        return panel.done((), "play")
    aimed: Move | None = PassTurn() if chosen == "pass" else _aim(panel, by_card[chosen])
    if aimed is None:
        return panel.done((), "play")
    move = aimed
    after = foresee(view, move)
    if not isinstance(move, PassTurn):
        panel.lines += card_lines(after, move)
    if isinstance(move, Scout):
        return panel.done((*early, move), "scout")
    late = _claims(panel, after) if view.options.claims == "any" else ()
    return panel.done((*early, move, *late, _end(panel, after)), "pass" if isinstance(move, PassTurn) else "play")


def _aim(panel: _Panel, moves: list[Move]) -> Move | None:
    """The rest of a card move: its battlefield, or target and destination; None while something is missing."""
    first = moves[0]
    if isinstance(first, Scout):
        return first
    if isinstance(first, Place | Weather):
        places = {move.battlefield: move for move in moves if isinstance(move, Place | Weather)}
        number = panel.one("battlefield", [Ref("battlefield", number) for number in places])
        return None if number is None else places[int(number)]
    name = "own" if isinstance(first, Redeploy) else "target"
    aimed = [move for move in moves if isinstance(move, Deserter | Traitor | Redeploy)]
    card = panel.one(name, [Ref("card", move.card) for move in aimed])
    if card is None:
        return None
    if isinstance(first, Deserter):
        return Deserter(card)
    ends = {move.target: move for move in aimed if not isinstance(move, Deserter) and move.card == card}
    if isinstance(first, Traitor):
        number = panel.one("battlefield", [Ref("battlefield", number) for number in ends])
    else:
        number = panel.one("destination", [Ref("destination", number) for number in ends])
    return None if number is None else ends[int(number)]


def _claims(panel: _Panel, view: BattleLineView) -> tuple[Claim, ...]:
    """The claims chosen among all complete unclaimed own sides; preset, and explained, only where the table chose hints."""
    seat = view.seat
    assert seat is not None
    numbers = claimable_sides(view, seat)
    proven = provable(view, seat) if view.options.hints else ()
    preset = tuple(Ref("battlefield", number) for number in proven)
    chosen = panel.many("claims", [Ref("battlefield", number) for number in numbers], preset)
    if view.options.hints:
        panel.lines += [hint_line(view, view.field(number)) for number in numbers]
    return tuple(Claim(int(number)) for number in chosen)


def _end(panel: _Panel, view: BattleLineView) -> Move:
    """The draw from the deck chosen (Troops unless chosen otherwise), or the end where no draw is due."""
    if not draw_due(len(view.hand), view.decks):
        return End()
    decks = [Ref("deck", deck) for deck, left in zip(DECKS, view.decks, strict=True) if left]
    return Draw(panel.one("deck", decks, Ref("deck", "troops")) or str(decks[0].value))


def _scout_draw(panel: _Panel) -> Form:
    view = panel.view
    panel.lines.append(Phrase("form-scout-draw", {"left": view.scout[0]}))
    decks = [Ref("deck", deck) for deck, left in zip(DECKS, view.decks, strict=True) if left]
    deck = panel.one("deck", decks, Ref("deck", "troops"))
    return panel.done((ScoutDraw(deck or "troops"),), "scout-draw")


def _scout_return(panel: _Panel) -> Form:
    """Two controls rather than one of two choices: the order matters, the card put back last is drawn first."""
    view = panel.view
    seat = view.seat
    assert seat is not None
    panel.lines.append(Phrase("form-scout-return", {"left": view.scout[1]}))
    names = ("back", "top")[: view.scout[1]] if view.scout[1] == 2 else ("top",)
    hand, chosen = view.hand, []
    for name in names:
        card = panel.one(name, [Ref("card", card) for card in hand])
        if card is None:
            return panel.done((), "scout-return")
        chosen.append(card)
        hand = tuple(item for item in hand if item != card)
    back = sum(not is_tactic(card) for card in chosen)
    decks = (view.decks[0] + back, view.decks[1] + len(chosen) - back)
    after = replace(view, hands=put(view.hands, seat, hand), decks=decks, stage="draw", scout=(0, 0))
    claims = _claims(panel, after) if view.options.claims == "any" else ()
    return panel.done((*(ScoutReturn(card) for card in chosen), *claims, _end(panel, after)), "scout-return")


def _blocked(view: BattleLineView) -> list[Phrase]:
    """Why cards of the hand are not among the choices."""
    seat = view.seat
    assert seat is not None
    lines = []
    tactics = tuple(card for card in view.hand if is_tactic(card))
    if tactics and not tactics_open(view, seat):
        facts: dict[str, Fact] = {
            "mine": view.tactics_played[seat],
            "theirs": view.tactics_played[1 - seat],
            "cards": _refs(tactics),
        }
        lines.append(Phrase("form-tactics-blocked", facts))
    kings = tuple(card for card in tactics if card in KINGS)
    if kings and view.king_used[seat]:
        lines.append(Phrase("form-second-king", {"card": Ref("card", kings[0])}))
    if not placeable_troops(view):
        lines.append(Phrase("form-may-pass"))
    return lines


def _refs(cards: Iterable[str]) -> tuple[Ref, ...]:
    return tuple(Ref("card", card) for card in cards)
