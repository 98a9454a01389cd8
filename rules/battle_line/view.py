"""What one viewer may know: everything that lies face up, its own hand, the backs of the other's, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from rules.battle_line.cards import is_troop
from rules.battle_line.formations import CATEGORIES, Best, complete
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.prover import Proof, prove
from rules.battle_line.state import Battlefield, BattleLine, Cards, Stage, face_up, other
from rules.battle_line.terrain import Law, law
from rules.game import GM, Outcome, Viewer


@dataclass(frozen=True, slots=True)
class Formation:
    """What a complete side is worth: `category` is `wedge`, `square`, `column`, `skirmish`, `melee` or (with Fog) `total`;
    `total` the sum of its values; `wilds` the value that each Morale card takes in it."""

    category: str
    total: int
    wilds: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class FieldView:
    """One battlefield as everybody sees it.

    `slots`: cards a complete side has now, Mud and terrain counted. `fog`, `mud`: Weather cards played here. `terrain`: "",
    `H1` .. `H9`, or `own-3` for a table's own terrain. `formations`: of complete sides, else None. `provable`: whether seat
    0 or 1 could prove a claim here; always false unless the table chose hints.
    """

    number: int
    sides: tuple[Cards, Cards]
    slots: int
    fog: bool
    mud: bool
    terrain: str
    owner: int | None
    last: int | None
    formations: tuple[Formation | None, Formation | None]
    provable: tuple[bool, bool] = (False, False)


@dataclass(frozen=True, slots=True)
class BattleLineView:
    """A match as one viewer may know it.

    `hands`: None where hidden. `hand_counts`: (Troops, Tactics) of each hand, open because the backs differ. `decks`:
    (Troops, Tactics) left. `tops`: for each deck, from the top, the cards that a Scout put there: their ids where this
    viewer knows them, else "". `exposed`: cards that this viewer knows in a hand it does not see. `seen`: face-up Troops in
    card order. `scout`: draws and returns that a Scout still owes. `active`: None when the match is over.
    """

    viewer: Viewer
    options: BattleLineOptions
    fields: tuple[FieldView, ...]
    hands: tuple[Cards | None, Cards | None]
    hand_counts: tuple[tuple[int, int], tuple[int, int]]
    decks: tuple[int, int]
    tops: tuple[Cards, Cards]
    exposed: tuple[Cards, Cards]
    discards: tuple[Cards, Cards]
    tactics_played: tuple[int, int]
    king_used: tuple[bool, bool]
    stage: Stage
    scout: tuple[int, int]
    passed: bool
    turn: int
    game: int
    starter: int
    active: int | None
    scores: tuple[int, int]
    wins: tuple[int, int]
    seen: Cards
    outcome: Outcome | None

    @property
    def seat(self) -> int | None:
        """The viewing seat, None for the public and the GM."""
        return self.viewer if isinstance(self.viewer, int) else None

    @property
    def mine(self) -> bool:
        """Whether the viewing seat is to act."""
        return self.active is not None and self.viewer == self.active

    @property
    def hand(self) -> Cards:
        """The hand of the viewing seat; empty for the public and the GM."""
        return () if self.seat is None else self.hands[self.seat] or ()

    def field(self, number: int) -> FieldView:
        """The battlefield of that number, 1 to 9."""
        return self.fields[number - 1]


def view_of(state: BattleLine, viewer: Viewer) -> BattleLineView:
    """What that viewer may know of the state. A GM sees both hands and what Scouts put back, never a deck's order."""
    seen = face_up(state.fields, state.discards)
    over = state.stage == "over"
    return BattleLineView(
        viewer=viewer,
        options=state.options,
        fields=tuple(_field(state, field, seen) for field in state.fields),
        hands=(_hand(state, 0, viewer), _hand(state, 1, viewer)),
        hand_counts=(_counts(state.hands[0]), _counts(state.hands[1])),
        decks=(len(state.decks[0]), len(state.decks[1])),
        tops=(_tops(state, 0, viewer), _tops(state, 1, viewer)),
        exposed=(_exposed(state, 0, viewer), _exposed(state, 1, viewer)),
        discards=state.discards,
        tactics_played=state.tactics_played,
        king_used=state.king_used,
        stage=state.stage,
        scout=state.scout,
        passed=state.passed,
        turn=state.turn,
        game=state.game,
        starter=state.starter,
        active=None if over else state.active,
        scores=state.scores,
        wins=state.wins,
        seen=seen,
        outcome=outcome_of(state),
    )


def _field(state: BattleLine, field: Battlefield, seen: Cards) -> FieldView:
    rule = law(state.options, field.terrain, field.fog, field.mud)
    provable = (False, False)
    if state.options.hints and field.owner is None:
        provable = (claim_proof(field, 0, seen, rule).holds, claim_proof(field, 1, seen, rule).holds)
    return FieldView(
        number=field.number,
        sides=field.sides,
        slots=rule.slots,
        fog=field.fog,
        mud=field.mud,
        terrain=field.terrain,
        owner=field.owner,
        last=field.last,
        formations=(formation(complete(field.sides[0], rule)), formation(complete(field.sides[1], rule))),
        provable=provable,
    )


def claim_proof(field: Battlefield | FieldView, seat: int, seen: Cards, rule: Law) -> Proof:
    """The referee's finding about a claim of that seat on this battlefield."""
    return prove(field.sides[seat], field.sides[1 - seat], seen, rule, field.last == seat)


def formation(best: Best | None) -> Formation | None:
    """A rank as viewers see it."""
    return None if best is None else Formation(CATEGORIES[best.category], best.total, best.wilds)


def _hand(state: BattleLine, seat: int, viewer: Viewer) -> Cards | None:
    return state.hands[seat] if viewer in (seat, GM) else None


def _counts(hand: Cards) -> tuple[int, int]:
    troops = sum(is_troop(card) for card in hand)
    return troops, len(hand) - troops


def _tops(state: BattleLine, deck: int, viewer: Viewer) -> Cards:
    by = state.returned[deck]
    return tuple(card if viewer in (seat, GM) else "" for card, seat in zip(state.decks[deck], by, strict=False))


def _exposed(state: BattleLine, seat: int, viewer: Viewer) -> Cards:
    return state.exposed[seat] if viewer == other(seat) else ()


def outcome_of(state: BattleLine) -> Outcome | None:
    """None while the match goes on."""
    if state.stage != "over":
        return None
    if state.winner is None:
        return Outcome(state.reason, (), (1, 1), state.scores)
    return Outcome(state.reason, (state.winner,), (1, 2) if state.winner == 0 else (2, 1), state.scores)
