"""La Garde du Bastion, as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Literal

from rules.bastion import answers, details, fallback, figures, forms, labels, legal, previews
from rules.bastion.book import book, house
from rules.bastion.checks import check_state
from rules.bastion.corrections import correct
from rules.bastion.moves import (
    Attack,
    ChooseHero,
    EndTurn,
    Follow,
    HeroSheet,
    Learn,
    MonsterSheet,
    Revive,
    RulesText,
    SetActions,
    SetHitPoints,
    SetSquare,
    Sharpen,
    SightLine,
    UseAbility,
    Walk,
)
from rules.bastion.options import BastionOptions
from rules.bastion.play import play_seat
from rules.bastion.state import Bastion
from rules.bastion.view import MOST_CHANGES, BastionView, may_choose, outcome_of, to_act, view_of
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


class BastionGame(Game[Bastion, BastionView, BastionOptions]):
    """One or two seats; decisions `heroes`, `wave W/round R` and `after wave W`. A move that an ability gives after its
    attack stays within its round's decision."""

    key: ClassVar[str] = "bastion"
    prefix: ClassVar[str] = "BAS"
    dice_stand: ClassVar[bool] = True
    state_type: ClassVar[type] = Bastion
    view_type: ClassVar[type] = BastionView
    options_type: ClassVar[type] = BastionOptions
    moves: ClassVar[tuple[type[Move], ...]] = (
        ChooseHero,
        Walk,
        Attack,
        UseAbility,
        Follow,
        Revive,
        EndTurn,
        Sharpen,
        Learn,
        Resign,
    )
    corrections: ClassVar[tuple[type[Move], ...]] = (SetHitPoints, SetSquare, SetActions)
    queries: ClassVar[tuple[type[Move], ...]] = (SightLine, HeroSheet, MonsterSheet, RulesText)

    def seat_counts(self, options: BastionOptions) -> tuple[int, ...]:
        return (1,) if options.party == "pair" else (1, 2)

    def bound(self, options: BastionOptions) -> int:
        # In a round a hero has its actions, each perhaps with a move after it, and may end its turn; each wave brings an
        # upgrade a hero; before the first one two heroes are chosen and at most ten times exchanged.
        found = book(options)
        return found.rules.max_rounds * 2 * (2 * found.rules.actions + 1) + 2 * len(found.waves) + 2 + MOST_CHANGES

    def clocks(self, options: BastionOptions) -> Clocks:
        return Clocks({"heroes": 48, "turn": 48, "upgrade": 48}, 2)

    def configure(self, options: BastionOptions, name: str, value: str) -> BastionOptions:
        changed = configure(options, name, value)
        if name == "own_text":
            book(changed)
        return changed

    def start(self, options: BastionOptions, seats: int, chance: Chance) -> Bastion:
        counts = self.seat_counts(options)
        if seats not in counts:
            raise Illegal("bad-player-count", seats=seats, party=options.party)
        found = book(options)
        if options.scenario in ("draw", "own"):
            ours = {item.id: item for item in house().maps}
            own = [item.id for item in found.maps if item != ours.get(item.id)]
            choices = own if options.scenario == "own" else [item.id for item in found.maps]
            if not choices:
                raise Illegal("no-own-map")
            return Bastion(options, seats, chance.pick("scenario", choices))
        return Bastion(options, seats, options.scenario)

    def pending(self, state: Bastion) -> tuple[Decision, ...]:
        actors = to_act(state)
        if state.phase == "over":
            return ()
        if state.phase == "choose":
            done = tuple(seat for seat in may_choose(state) if seat not in actors)
            return (Decision("heroes", "heroes", actors, may=done),)
        if state.phase == "upgrade":
            return (Decision(f"after wave {state.wave}", "upgrade", actors),)
        return (Decision(f"wave {state.wave}/round {state.round}", "turn", actors),)

    def play(self, state: Bastion, actor: Actor, moves: Sequence[Move], chance: Chance) -> Step[Bastion]:
        if actor == GM:
            return correct(state, moves, chance)
        if not isinstance(actor, int) or not 0 <= actor < state.seats:
            raise Illegal("not-a-seat")
        return play_seat(state, actor, moves, chance)

    def outcome(self, state: Bastion) -> Outcome | None:
        return outcome_of(state)

    def view(self, state: Bastion, viewer: Viewer) -> BastionView:
        return view_of(state, viewer)

    def legal_moves(self, view: BastionView) -> tuple[Move, ...]:
        return legal.legal_moves(view)

    def canonical(self, view: BastionView, move: Move) -> Move:
        return legal.canonical(view, move)

    def preview(self, view: BastionView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        return previews.preview(view, moves)

    def answer(self, view: BastionView, query: Move) -> Answer:
        return answers.answer(view, query)

    def form(self, view: BastionView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        return forms.form(view, picks)

    def imagine(self, state: Bastion, viewer: Viewer, chance: Chance) -> Bastion:
        return state  # nothing is hidden

    def fallback(
        self, view: BastionView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        return fallback.autopilot(view, chance) if style == "autopilot" else fallback.least(view, chance)

    def label(self, ref: Ref) -> Phrase:
        return labels.label(ref)

    def detail(self, view: BastionView, ref: Ref) -> Phrase | None:
        return details.detail(view, ref)

    def recap(self, events: Sequence[Event]) -> tuple[Phrase, ...]:
        return figures.recap(events)

    def sort(self, state: Bastion) -> tuple[Ref, ...]:
        kinds = sorted(hero.kind for hero in state.heroes)
        return (Ref("scenario", state.scenario), *(Ref("hero", kind) for kind in kinds))

    def check(self, state: Bastion) -> None:
        check_state(state)


GAME = BastionGame()
"""What `rules.registry` finds."""
