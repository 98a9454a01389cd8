"""Paper Tales, as the house sees it."""

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
    Illegal,
    Move,
    Outcome,
    Phrase,
    Ref,
    Resign,
    Step,
    Viewer,
)
from rules.paper_tales import answers, details, figures, forms, labels, legal, previews
from rules.paper_tales.checks import check_state
from rules.paper_tales.corrections import correct
from rules.paper_tales.draft import PICKS
from rules.paper_tales.fallback import fallback
from rules.paper_tales.final import outcome_of
from rules.paper_tales.imagine import imagine
from rules.paper_tales.moves import (
    ActFirst,
    Aim,
    Build,
    BuildingText,
    BuildNothing,
    BurnCard,
    Discards,
    Keep,
    KingdomText,
    Lift,
    Night,
    OpenPack,
    PayFirst,
    PickCard,
    Place,
    Ready,
    Reopen,
    Restart,
    Save,
    SetAge,
    SetBuilding,
    SetGold,
    SetPoints,
    SetUnit,
    Shift,
    Tables,
    Trust,
    UnitText,
    Unsave,
    Unwish,
    Waiting,
    Wake,
    Wish,
)
from rules.paper_tales.options import TURNS, PaperTalesOptions
from rules.paper_tales.orders import MOST, idle
from rules.paper_tales.play import play_seat, start
from rules.paper_tales.standing import standing
from rules.paper_tales.state import PaperTales
from rules.paper_tales.view import PaperTalesView, asked_seats, view_of


class PaperTalesGame(Game[PaperTales, PaperTalesView, PaperTalesOptions]):
    """Two to five seats (seven with the option `large`).

    Decisions: in the draft one for each seat and pick, `turn 1/seat 2/pick 3`, which waits for its seat as soon as a pack
    heads its queue; `turn 1/deploy` and `turn 1/build` for all seats together; `turn 1/shapeshifter` for one.
    """

    key: ClassVar[str] = "paper_tales"
    prefix: ClassVar[str] = "CON"
    state_type: ClassVar[type] = PaperTales
    view_type: ClassVar[type] = PaperTalesView
    options_type: ClassVar[type] = PaperTalesOptions
    moves: ClassVar[tuple[type[Move], ...]] = (
        OpenPack,
        PickCard,
        BurnCard,
        Trust,
        Wish,
        Unwish,
        Night,
        Wake,
        Place,
        Lift,
        Shift,
        Keep,
        Aim,
        PayFirst,
        ActFirst,
        Build,
        BuildNothing,
        Save,
        Unsave,
        Restart,
        Ready,
        Reopen,
        Resign,
    )
    corrections: ClassVar[tuple[type[Move], ...]] = (SetGold, SetPoints, SetAge, SetUnit, SetBuilding)
    queries: ClassVar[tuple[type[Move], ...]] = (UnitText, BuildingText, KingdomText, Tables, Waiting, Discards)

    def seat_counts(self, options: PaperTalesOptions) -> tuple[int, ...]:
        return (2, 3, 4, 5, 6, 7) if options.large else (2, 3, 4, 5)

    def bound(self, options: PaperTalesOptions) -> int:
        # Three phases a turn, in each of them at most MOST changes of a seat and one `ready`; in the draft for each pick one
        # opening and two choices; one follow-up a turn, and one resignation.
        seat = TURNS * (3 * MOST + 2 + 3 * PICKS + 1) + 1
        return max(self.seat_counts(options)) * seat

    def clocks(self, options: PaperTalesOptions) -> Clocks:
        return Clocks({"pick": 24, "deploy": 48, "follow": 24, "build": 24}, 1, "pass")

    def start(self, options: PaperTalesOptions, seats: int, chance: Chance) -> PaperTales:
        counts = self.seat_counts(options)
        if seats not in counts:
            raise Illegal("seats", seats=seats, least=counts[0], most=counts[-1])
        return start(options, seats, chance)

    def pending(self, state: PaperTales) -> tuple[Decision, ...]:
        if state.phase == "over":
            return ()
        asked = asked_seats(state)
        seats = [seat for seat in range(state.seats) if not state.resigned[seat]]
        turn = f"turn {state.turn}"
        if state.phase == "draft":
            return tuple(
                Decision(
                    f"{turn}/seat {seat}/pick {state.desks[seat].picks + 1}",
                    "pick",
                    (seat,) if seat in asked else (),
                    may=() if seat in asked else (seat,),
                    quiet=True,
                )
                for seat in seats
                if seat in asked or state.desks[seat].acts < MOST
            )
        if state.phase == "follow":
            return (Decision(f"{turn}/shapeshifter", "follow", asked),)
        changing = [seat for seat in seats if seat not in asked and state.desks[seat].acts < MOST]
        if state.phase == "build":
            changing = [seat for seat in changing if not idle(state.kingdoms[seat])]
        return (Decision(f"{turn}/{state.phase}", state.phase, asked, may=tuple(changing)),)

    def play(self, state: PaperTales, actor: Actor, moves: Sequence[Move], chance: Chance) -> Step[PaperTales]:
        if actor == GM:
            return correct(state, moves)
        if not isinstance(actor, int) or not 0 <= actor < state.seats:
            raise Illegal("not-a-seat")
        return play_seat(state, actor, moves, chance)

    def outcome(self, state: PaperTales) -> Outcome | None:
        return outcome_of(state)

    def view(self, state: PaperTales, viewer: Viewer) -> PaperTalesView:
        return view_of(state, viewer)

    def legal_moves(self, view: PaperTalesView) -> tuple[Move, ...]:
        return legal.legal_moves(view)

    def canonical(self, view: PaperTalesView, move: Move) -> Move:
        return legal.canonical(view, move)

    def preview(self, view: PaperTalesView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        return previews.preview(view, moves)

    def answer(self, view: PaperTalesView, query: Move) -> Answer:
        return answers.answer(view, query)

    def form(self, view: PaperTalesView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        return forms.form(view, picks)

    def imagine(self, state: PaperTales, viewer: Viewer, chance: Chance) -> PaperTales:
        return imagine(state, viewer, chance)

    def fallback(
        self, view: PaperTalesView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        return fallback(view, style, chance)

    def label(self, ref: Ref) -> Phrase:
        return labels.label(ref)

    def detail(self, view: PaperTalesView, ref: Ref) -> Phrase | None:
        return details.detail(view, ref)

    def standing(self, view: PaperTalesView) -> tuple[Phrase, ...]:
        return standing(view)

    def recap(self, events: Sequence[Event]) -> tuple[Phrase, ...]:
        return figures.recap(events)

    def check(self, state: PaperTales) -> None:
        check_state(state)


GAME = PaperTalesGame()
"""What `rules.registry` finds."""
