"""Battle Line Medieval, as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from rules.battle_line import answers, details, figures, forms, labels, legal, previews
from rules.battle_line.checks import check_state
from rules.battle_line.corrections import correct
from rules.battle_line.deal import first_game
from rules.battle_line.fallback import autopilot, least
from rules.battle_line.imagine import imagine
from rules.battle_line.moves import (
    Cards,
    CardText,
    Claim,
    Deserter,
    Discards,
    Draw,
    End,
    Inspect,
    MoveCard,
    PassTurn,
    Place,
    Redeploy,
    Scout,
    ScoutDraw,
    ScoutReturn,
    SetOwner,
    Traitor,
    Weather,
)
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.play import play_seat
from rules.battle_line.state import BattleLine
from rules.battle_line.terrain import own_terrains
from rules.battle_line.view import BattleLineView, outcome_of, view_of
from rules.chance import Chance
from rules.game import (
    GM,
    Actor,
    Answer,
    Clocks,
    Decision,
    Event,
    Form,
    Game,
    Illegal,
    Move,
    Outcome,
    Phrase,
    Ref,
    Resign,
    Step,
    Viewer,
)
from rules.options import configure


class BattleLineGame(Game[BattleLine, BattleLineView, BattleLineOptions]):
    """Two seats; one decision a turn, `game G/turn T`, in which the Scout's steps and the claims stay."""

    key: ClassVar[str] = "battle_line"
    prefix: ClassVar[str] = "LIG"
    state_type: ClassVar[type] = BattleLine
    view_type: ClassVar[type] = BattleLineView
    options_type: ClassVar[type] = BattleLineOptions
    moves: ClassVar[tuple[type[Move], ...]] = (
        Place,
        Weather,
        Scout,
        ScoutDraw,
        ScoutReturn,
        Redeploy,
        Deserter,
        Traitor,
        Claim,
        PassTurn,
        Draw,
        End,
        Resign,
    )
    corrections: ClassVar[tuple[type[Move], ...]] = (SetOwner, MoveCard)
    queries: ClassVar[tuple[type[Move], ...]] = (Cards, Inspect, CardText, Discards)

    def seat_counts(self, options: BattleLineOptions) -> tuple[int, ...]:
        return (2,)

    def bound(self, options: BattleLineOptions) -> int:
        # At most 70 cards are ever played in a game, no more than one pass stands between two of them without an
        # adjudication, and a turn is a card or pass, a draw or end, and (once) five steps of the Scout; nine claims.
        return 340 * options.games

    def clocks(self, options: BattleLineOptions) -> Clocks:
        return Clocks({"turn": 48}, 2)

    def configure(self, options: BattleLineOptions, name: str, value: str) -> BattleLineOptions:
        changed = configure(options, name, value)
        if name == "terrain_text" and value:
            own_terrains(value)
        return changed

    def start(self, options: BattleLineOptions, seats: int, chance: Chance) -> BattleLine:
        if seats != 2:
            raise Illegal("two-seats", seats=seats)
        if options.terrain == "custom" and not any(own_terrains(options.terrain_text)):
            raise Illegal("no-terrain-text")
        return first_game(options, chance)

    def pending(self, state: BattleLine) -> tuple[Decision, ...]:
        if state.stage == "over":
            return ()
        return (Decision(f"game {state.game}/turn {state.turn}", "turn", (state.active,)),)

    def play(self, state: BattleLine, actor: Actor, moves: Sequence[Move], chance: Chance) -> Step[BattleLine]:
        if actor == GM:
            return correct(state, moves, chance)
        if actor not in (0, 1):
            raise Illegal("not-a-seat")
        assert isinstance(actor, int)
        return play_seat(state, actor, moves, chance)

    def outcome(self, state: BattleLine) -> Outcome | None:
        return outcome_of(state)

    def view(self, state: BattleLine, viewer: Viewer) -> BattleLineView:
        return view_of(state, viewer)

    def legal_moves(self, view: BattleLineView) -> tuple[Move, ...]:
        return legal.legal_moves(view)

    def canonical(self, view: BattleLineView, move: Move) -> Move:
        return legal.canonical(view, move)

    def preview(self, view: BattleLineView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        return previews.preview(view, moves)

    def answer(self, view: BattleLineView, query: Move) -> Answer:
        return answers.answer(view, query)

    def form(self, view: BattleLineView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        return forms.form(view, picks)

    def imagine(self, state: BattleLine, viewer: Viewer, chance: Chance) -> BattleLine:
        return imagine(state, viewer, chance)

    def fallback(
        self, view: BattleLineView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        return autopilot(view) if style == "autopilot" else least(view)

    def label(self, ref: Ref) -> Phrase:
        return labels.label(ref)

    def detail(self, view: BattleLineView, ref: Ref) -> Phrase | None:
        return details.detail(view, ref)

    def recap(self, events: Sequence[Event]) -> tuple[Phrase, ...]:
        return figures.recap(events)

    def check(self, state: BattleLine) -> None:
        check_state(state)


GAME = BattleLineGame()
"""What `rules.registry` finds."""
