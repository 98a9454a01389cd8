"""Marchlords, as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

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
    Glance,
    Illegal,
    Move,
    Outcome,
    Phrase,
    Ref,
    Resign,
    Room,
    Step,
    Viewer,
)
from rules.marchlords import answers, corrections, details, figures, forms, labels, legal, moves, previews, queries, tell
from rules.marchlords.battle import waiting
from rules.marchlords.battle.report import MOST as BATTLE_MOST
from rules.marchlords.checks import check_state
from rules.marchlords.ending import outcome_of
from rules.marchlords.fallback import fallback
from rules.marchlords.glances import glances
from rules.marchlords.imagine import imagine
from rules.marchlords.options import SEATS, MarchlordsOptions
from rules.marchlords.orders.table import MOST
from rules.marchlords.play import play_seat, start
from rules.marchlords.state import Marchlords, room_key
from rules.marchlords.view import MarchlordsView, asked_seats, room_view_of, view_of

BATTLES = 12
"""A generous number of battles of a seat in one turn; it only serves `bound`."""


WINDOW = 15
"""Minutes for a change of mind once all are ready (R3.4)."""


class MarchlordsGame(Game[Marchlords, MarchlordsView, MarchlordsOptions]):
    """Two to seventeen seats, by the map.

    Decisions: `factions/seat 2` one after another; `turn 3/orders` for all kingdoms together, `turn 3/confirm` (a
    `window`, or `confirm` where the table waits for it) for the first of them, who may close the turn;
    `turn 3/battle 1/report` and what follows for each battle, in its room.
    """

    key: ClassVar[str] = "marchlords"
    prefix: ClassVar[str] = "MAR"
    state_type: ClassVar[type] = Marchlords
    view_type: ClassVar[type] = MarchlordsView
    options_type: ClassVar[type] = MarchlordsOptions
    moves: ClassVar[tuple[type[Move], ...]] = (
        moves.ChooseFaction,
        moves.MarchTo,
        moves.StepTo,
        moves.MarchVia,
        moves.BuildCity,
        moves.UpgradeCity,
        moves.BuildPort,
        moves.BuildOutpost,
        moves.Levy,
        moves.Recruit,
        moves.Assign,
        moves.RaiseTier,
        moves.UseAction,
        moves.Assault,
        moves.Sally,
        moves.Ransom,
        moves.Release,
        moves.Cancel,
        moves.Ready,
        moves.Reopen,
        moves.CloseTurn,
        moves.NameLead,
        moves.WriteOutcome,
        moves.WriteLosses,
        moves.WriteCapture,
        moves.FileReport,
        moves.WithdrawReport,
        moves.ConfirmReport,
        moves.ContestReport,
        moves.LeaveToDice,
        moves.Concede,
        moves.Arbitrate,
        moves.ChooseFate,
        moves.ChooseSiege,
        moves.Retreat,
        Resign,
    )
    corrections: ClassVar[tuple[type[Move], ...]] = corrections.CLASSES
    queries: ClassVar[tuple[type[Move], ...]] = queries.CLASSES

    def seat_counts(self, options: MarchlordsOptions) -> tuple[int, ...]:
        return SEATS[options.map]

    def bound(self, options: MarchlordsOptions) -> int:
        # Each turn of a seat: its changes and `ready`, the closing of the turn; of each battle the changes of both sides,
        # agreement, arbitration, fate or siege, retreats; one faction and one resignation a seat.
        turn = MOST + 3 + BATTLES * (2 * BATTLE_MOST + 12)
        return max(self.seat_counts(options)) * (int(options.turns) * turn + 2)

    def clocks(self, options: MarchlordsOptions) -> Clocks:
        hours = {"faction": 48, "orders": 72, "confirm": 24, "report": 336, "result": 48, "dispute": 48}
        return Clocks(
            {**hours, "fate": 24, "siege": 24, "retreat": 24},
            misses=2,
            at_timeout="pass",
            windows={"window": WINDOW, "confirm": None},
            calls=frozenset({"report", "result", "dispute"}),  # R3.10: silence never closes a battle
        )

    def start(self, options: MarchlordsOptions, seats: int, chance: Chance) -> Marchlords:
        counts = self.seat_counts(options)
        if seats not in counts:
            raise Illegal("seats", seats=seats, least=counts[0], most=counts[-1])
        return start(options, seats)

    def pending(self, state: Marchlords) -> tuple[Decision, ...]:
        if state.phase == "over":
            return ()
        if state.phase == "battles":
            return waiting.decisions(state)
        asked = asked_seats(state)
        if state.phase == "factions":
            return (Decision(f"factions/seat {asked[0] + 1}", "faction", asked),)
        changing = tuple(
            seat for seat in state.active if seat not in asked and state.ready[seat] and state.desks[seat].acts < MOST
        )
        times = 2 if (state.turn, state.phase) == (1, "orders") else 1  # R3.9
        kind = "window" if state.phase == "confirm" and state.options.confirm == "auto" else state.phase
        fights = waiting.decisions(state)
        if fights and not asked and not changing:
            return fights
        return (Decision(f"turn {state.turn}/{state.phase}", kind, asked, may=changing, times=times), *fights)

    def play(self, state: Marchlords, actor: Actor, moves: Sequence[Move], chance: Chance) -> Step[Marchlords]:
        if actor == GM:
            return corrections.correct(state, moves, chance)
        if not isinstance(actor, int) or not 0 <= actor < state.seats:
            raise Illegal("not-a-seat")
        return play_seat(state, actor, moves, chance)

    def outcome(self, state: Marchlords) -> Outcome | None:
        return outcome_of(state)

    def rooms(self, state: Marchlords) -> tuple[Room, ...]:
        return waiting.rooms(state)

    def view(self, state: Marchlords, viewer: Viewer) -> MarchlordsView:
        return view_of(state, viewer)

    def room_view(self, state: Marchlords, room: Room) -> MarchlordsView:
        return room_view_of(state, room.key)

    def legal_moves(self, view: MarchlordsView) -> tuple[Move, ...]:
        return legal.legal_moves(view)

    def canonical(self, view: MarchlordsView, move: Move) -> Move:
        return legal.canonical(view, move)

    def preview(self, view: MarchlordsView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        return previews.preview(view, moves)

    def answer(self, view: MarchlordsView, query: Move) -> Answer:
        return answers.answer(view, query)

    def glances(self, view: MarchlordsView) -> tuple[Glance, ...]:
        return glances(view)

    def form(self, view: MarchlordsView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        return forms.form(view, picks)

    def imagine(self, state: Marchlords, viewer: Viewer, chance: Chance) -> Marchlords:
        return imagine(state, viewer, chance)

    def fallback(
        self, view: MarchlordsView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        return fallback(view, decision, style, chance)

    def label(self, ref: Ref) -> Phrase:
        return labels.label(ref)

    def detail(self, view: MarchlordsView, ref: Ref) -> Phrase | None:
        return details.detail(view, ref)

    def case(self, state: Marchlords, decision: Decision) -> tuple[Phrase, ...]:
        battle = next(item for item in state.battles if decision.room == room_key(state.battle_turn, item.number))
        return answers.answer(room_view_of(state, decision.room), queries.SheetText(str(battle.number))).lines

    def newcomer(self, state: Marchlords, seat: int) -> tuple[Move, ...]:
        return (corrections.Wake(seat + 1, ""),) if state.phase != "over" and state.kingdoms[seat].dormant else ()

    def standing(self, view: MarchlordsView) -> tuple[Phrase, ...]:
        return tuple(tell.standing_line(battle) for battle in view.battles if battle.open)

    def recap(self, events: Sequence[Event]) -> tuple[Phrase, ...]:
        return figures.recap(events)

    def check(self, state: Marchlords) -> None:
        check_state(state)


GAME = MarchlordsGame()
"""Exposed by the package for `rules.registry`."""
