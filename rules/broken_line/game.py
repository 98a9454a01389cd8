"""The Broken Line, as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from rules.broken_line import answers, details, figures, forms, labels, legal, paths, previews
from rules.broken_line.checks import check_state
from rules.broken_line.corrections import correct
from rules.broken_line.fallback import fallback
from rules.broken_line.final import outcome_of
from rules.broken_line.imagine import imagine
from rules.broken_line.moves import (
    Agree,
    Creatures,
    End,
    Enlist,
    First,
    Fly,
    LastDuel,
    LayoutText,
    March,
    Mirror,
    MovePawn,
    NameCaptain,
    OfferDraw,
    Preset,
    ReachText,
    Ready,
    Refuse,
    RemovePawn,
    Reopen,
    Roll,
    Rows,
    RuleText,
    Run,
    Sacrifice,
    Seen,
    SetPoints,
    Shoot,
    Shuffle,
    SquareText,
    Step,
    Swap,
    TakeArmy,
    Zoom,
)
from rules.broken_line.opening import start
from rules.broken_line.options import BrokenLineOptions
from rules.broken_line.play import play_seat
from rules.broken_line.sight import asked_seats, team_view, view_of
from rules.broken_line.state import MOST, REOPENS, SWITCHES, BrokenLine
from rules.broken_line.tables import CAMPS, rules_file
from rules.broken_line.view import BrokenLineView
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
    Seat,
    Viewer,
)
from rules.game import Step as Played


class BrokenLineGame(Game[BrokenLine, BrokenLineView, BrokenLineOptions]):
    """Two, four or six seats, by the format.

    Decisions: `armies` and `placement` for all seats together, `first` for the winner of the roll; then for the seat whose
    turn it is `turn 7/act` (roll or shoot), `turn 7/move` until it says the end, and where it has won a mercenary
    `turn 7/enlist 1` and afterwards `turn 7/move 2`; `turn 7/draw` for whoever has not answered an offer made in that turn.
    Nothing played is taken back (BL-20); the placement is changed by its own moves until the last seat is ready.
    """

    key: ClassVar[str] = "broken_line"
    prefix: ClassVar[str] = "TER"
    takes_back: ClassVar[bool] = False
    state_type: ClassVar[type] = BrokenLine
    view_type: ClassVar[type] = BrokenLineView
    options_type: ClassVar[type] = BrokenLineOptions
    moves: ClassVar[tuple[type[Move], ...]] = (
        TakeArmy,
        NameCaptain,
        Preset,
        Shuffle,
        Mirror,
        Swap,
        Rows,
        Ready,
        Reopen,
        First,
        Roll,
        Shoot,
        Step,
        March,
        Run,
        Fly,
        Sacrifice,
        Enlist,
        End,
        OfferDraw,
        Agree,
        Refuse,
        Resign,
    )
    corrections: ClassVar[tuple[type[Move], ...]] = (SetPoints, MovePawn, RemovePawn)
    queries: ClassVar[tuple[type[Move], ...]] = (
        Creatures,
        SquareText,
        ReachText,
        Zoom,
        LastDuel,
        Seen,
        LayoutText,
        RuleText,
    )

    def seat_counts(self, options: BrokenLineOptions) -> tuple[int, ...]:
        return (options.seats,)

    def bound(self, options: BrokenLineOptions) -> int:
        # Before the turns: armies taken and changed, changes of the placement, ready, the first seat. In a turn: the roll,
        # each point on its own, three mages and two mercenaries, the end, an offer and the answers to it. One resignation.
        opening = options.seats * (SWITCHES + MOST + len(options.all_armies) + 2 * REOPENS + 1) + 1
        turn = 2 + rules_file().die * options.dice + 5 + 1 + options.seats
        return opening + min(options.turns, rules_file().max_turns) * turn + options.seats

    def clocks(self, options: BrokenLineOptions) -> Clocks:
        return Clocks(dict(rules_file().hours), 3)

    def start(self, options: BrokenLineOptions, seats: int, chance: Chance) -> BrokenLine:
        if seats != options.seats:
            raise Illegal("seats", seats=seats, format=Ref("format", options.format), wanted=options.seats)
        return start(options)

    def pending(self, state: BrokenLine) -> tuple[Decision, ...]:
        if state.phase == "over":
            return ()
        asked = asked_seats(state)
        if state.phase == "armies":
            others = [seat for seat in range(state.seats) if seat not in asked and not state.resigned[seat]]
            may = [seat for seat in others if state.switches[seat] < SWITCHES]
            return (Decision("armies", "army", asked, may=tuple(may)),)
        if state.phase == "place":
            others = [seat for seat in range(state.seats) if seat not in asked and not state.resigned[seat]]
            may = [seat for seat in others if state.reopens[seat] < REOPENS]
            return (Decision("placement", "place", asked, may=tuple(may)),)
        if state.phase == "first":
            return (Decision("first", "first", asked),)
        return (self._turn(state, asked), *self._draw(state))

    def _turn(self, state: BrokenLine, asked: tuple[int, ...]) -> Decision:
        turn = f"turn {state.turn}"
        if state.phase == "act":
            return Decision(f"{turn}/act", "act", asked)
        if state.phase == "enlist":
            return Decision(f"{turn}/enlist {state.landed + 1}", "enlist", asked, quiet=True)
        key = f"{turn}/move" if not state.landed else f"{turn}/move {state.landed + 1}"
        return Decision(key, "move", asked, quiet=True)

    def _draw(self, state: BrokenLine) -> tuple[Decision, ...]:
        if state.offer is None:
            return ()
        open_ = [seat for seat in range(state.seats) if seat not in state.offer.agreed and not state.resigned[seat]]
        return (Decision(f"turn {state.offer.turn}/draw", "draw", tuple(open_)),)

    def play(self, state: BrokenLine, actor: Actor, moves: Sequence[Move], chance: Chance) -> Played[BrokenLine]:
        if actor == GM:
            return correct(state, moves, chance)
        if not isinstance(actor, int) or not 0 <= actor < state.seats:
            raise Illegal("not-a-seat")
        return play_seat(state, actor, moves, chance)

    def outcome(self, state: BrokenLine) -> Outcome | None:
        return outcome_of(state)

    def rooms(self, state: BrokenLine) -> tuple[Room, ...]:
        if state.seats == 2 or state.phase == "armies":
            return ()
        return tuple(Room(f"team {camp}", f"team-{camp}", state.members(camp), private=True) for camp in CAMPS)

    def room_view(self, state: BrokenLine, room: Room) -> BrokenLineView:
        """What every member of a camp knows: allies see all its faces (BL-62), and nothing in it is one seat's own."""
        return team_view(state, room.members[0])

    def view(self, state: BrokenLine, viewer: Viewer) -> BrokenLineView:
        return view_of(state, viewer)

    def legal_moves(self, view: BrokenLineView) -> tuple[Move, ...]:
        return legal.legal_moves(view)

    def canonical(self, view: BrokenLineView, move: Move) -> Move:
        return paths.canonical(view, move)

    def preview(self, view: BrokenLineView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        return previews.preview(view, moves)

    def answer(self, view: BrokenLineView, query: Move) -> Answer:
        return answers.answer(view, query)

    def glances(self, view: BrokenLineView) -> tuple[Glance, ...]:
        return answers.glances(view)

    def form(self, view: BrokenLineView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        return forms.form(view, picks)

    def imagine(self, state: BrokenLine, viewer: Viewer, chance: Chance) -> BrokenLine:
        return imagine(state, viewer, chance)

    def fallback(
        self, view: BrokenLineView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        return fallback(view, decision, style, chance)

    def label(self, ref: Ref) -> Phrase:
        return labels.label(ref)

    def detail(self, view: BrokenLineView, ref: Ref) -> Phrase | None:
        return details.detail(view, ref)

    def began(self, state: BrokenLine) -> tuple[Seat, ...]:
        camp = state.camp(state.order[0]) if state.order else ""
        return state.members(camp) if camp else ()

    def recap(self, events: Sequence[Event]) -> tuple[Phrase, ...]:
        return figures.recap(events)

    def check(self, state: BrokenLine) -> None:
        check_state(state)


GAME = BrokenLineGame()
"""What `rules.registry` finds."""
