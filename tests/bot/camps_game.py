"""A tiny game for the tests of rooms: two camps of two seats, each with a private room, and a public room for every battle.

In turns at the table: pass, attack somebody of the other camp (a battle opens), or finish the match. In its camp's room each
camp plans a number, either of the two; they whisper to each other, and spying shows a hidden number to both. A battle is
reported by either side and confirmed by the other, in its room. Looking at one's own number is told to nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Literal

from rules.chance import Chance
from rules.game import (
    GM,
    PUBLIC,
    Actor,
    Choice,
    Clocks,
    Decision,
    Event,
    Fact,
    Form,
    Game,
    Illegal,
    Move,
    Outcome,
    Phrase,
    Pick,
    Range,
    Ref,
    Resign,
    Room,
    Step,
    Viewer,
)

CAMPS = ((0, 2), (1, 3))


def camp_of(seat: int) -> int:
    """0 or 1."""
    return seat % 2


@dataclass(frozen=True, slots=True)
class Pass(Move):
    name: ClassVar[str] = "pass_turn"


@dataclass(frozen=True, slots=True)
class Finish(Move):
    name: ClassVar[str] = "finish"


@dataclass(frozen=True, slots=True)
class Attack(Move):
    name: ClassVar[str] = "attack"
    target: Annotated[int, Choice("seat")]


@dataclass(frozen=True, slots=True)
class Plan(Move):
    name: ClassVar[str] = "plan"
    number: Annotated[int, Range(1000, 9999)]


@dataclass(frozen=True, slots=True)
class Whisper(Move):
    name: ClassVar[str] = "whisper"
    number: Annotated[int, Range(1000, 9999)]


@dataclass(frozen=True, slots=True)
class Spy(Move):
    name: ClassVar[str] = "spy"


@dataclass(frozen=True, slots=True)
class Look(Move):
    name: ClassVar[str] = "look"


@dataclass(frozen=True, slots=True)
class Report(Move):
    name: ClassVar[str] = "report"
    battle: Annotated[int, Range(1, 99)]
    losses: Annotated[int, Range(0, 99)]


@dataclass(frozen=True, slots=True)
class Confirm(Move):
    name: ClassVar[str] = "confirm"
    battle: Annotated[int, Range(1, 99)]


@dataclass(frozen=True, slots=True)
class CampsOptions:
    pass


@dataclass(frozen=True, slots=True)
class Battle:
    number: int
    sides: tuple[int, int]
    losses: int | None = None
    by: int | None = None


@dataclass(frozen=True, slots=True)
class Camps:
    options: CampsOptions
    hidden: tuple[int, ...]
    turn: int = 0
    plans: tuple[int | None, int | None] = (None, None)
    battles: tuple[Battle, ...] = ()
    fought: int = 0
    over: bool = False


@dataclass(frozen=True, slots=True)
class CampsView:
    viewer: Viewer
    turn: int
    hidden: tuple[int | None, ...]
    plans: tuple[int | None, int | None]
    battles: tuple[Battle, ...]
    over: bool


class CampsGame(Game[Camps, CampsView, CampsOptions]):
    key = "camps"
    prefix = "CAM"
    state_type = Camps
    view_type = CampsView
    options_type = CampsOptions
    moves = (Pass, Finish, Attack, Plan, Whisper, Spy, Look, Report, Confirm, Resign)

    def seat_counts(self, options: CampsOptions) -> tuple[int, ...]:
        return (4,)

    def bound(self, options: CampsOptions) -> int:
        return 1000

    def clocks(self, options: CampsOptions) -> Clocks:
        return Clocks({"turn": 48, "plan": 48, "report": 48, "confirm": 48}, 2)

    def start(self, options: CampsOptions, seats: int, chance: Chance) -> Camps:
        return Camps(options, tuple(1000 + number for number in chance.dice("deal", seats, 9000)))

    def rooms(self, state: Camps) -> tuple[Room, ...]:
        if state.over:
            return ()
        camps = tuple(Room(f"camp {n}", "camp", members, True) for n, members in enumerate(CAMPS))
        return camps + tuple(
            Room(
                f"battle {battle.number}",
                "battle",
                battle.sides,
                title=Phrase("room-battle", {"number": battle.number}),
                acts=(Confirm(battle.number),) if battle.losses is not None else (),
            )
            for battle in state.battles
        )

    def room_view(self, state: Camps, room: Room) -> CampsView:
        view = self.view(state, PUBLIC)
        if room.private:
            camp = camp_of(room.members[0])
            view = replace(view, plans=(state.plans[0], None) if camp == 0 else (None, state.plans[1]))
        return view

    def pending(self, state: Camps) -> tuple[Decision, ...]:
        if state.over:
            return ()
        found = [Decision(f"turn {state.turn}", "turn", (state.turn % 4,))]
        for camp, members in enumerate(CAMPS):
            if state.plans[camp] is None:
                found.append(Decision(f"plan {state.turn // 4}/{camp}", "plan", members, "any", f"camp {camp}"))
        for battle in state.battles:
            room = f"battle {battle.number}"
            if battle.by is None:
                found.append(Decision(f"{room}/report", "report", battle.sides, "any", room))
            else:
                other = battle.sides[1 - battle.sides.index(battle.by)]
                found.append(Decision(f"{room}/confirm", "confirm", (other,), room=room))
        return tuple(found)

    def outcome(self, state: Camps) -> Outcome | None:
        return Outcome("finished", (0, 1, 2, 3), (1, 1, 1, 1)) if state.over else None

    def play(self, state: Camps, actor: Actor, moves: Sequence[Move], chance: Chance) -> Step[Camps]:
        events: list[Event] = []
        reveals: list[Viewer] = []
        for move in moves:
            step = self._one(state, actor, move)
            state = step.state
            events += step.events
            reveals += step.reveals
        return Step(state, tuple(events), tuple(reveals))

    def _one(self, state: Camps, actor: Actor, move: Move) -> Step[Camps]:
        if state.over or not isinstance(actor, int):
            raise Illegal("over")
        me, camp = Ref("seat", actor), camp_of(actor)
        own = CAMPS[camp]
        if isinstance(move, Resign):
            return Step(replace(state, over=True), (Event("resigned", {"seat": me}),))
        if isinstance(move, Look):
            return Step(state, (Event("looked", {"number": state.hidden[actor]}, (actor,)),), (actor,))
        if isinstance(move, Whisper):
            return Step(state, (Event("whispered", {"seat": me, "number": move.number}, own),))
        if isinstance(move, Spy):
            number = state.hidden[(actor + 1) % 4]
            return Step(state, (Event("spied", {"seat": me, "number": number}, own),), own)
        if isinstance(move, Plan):
            if state.plans[camp] is not None:
                raise Illegal("planned")
            noted = (move.number, state.plans[1]) if camp == 0 else (state.plans[0], move.number)
            return Step(replace(state, plans=noted), (Event("planned", {"seat": me, "number": move.number}, own),))
        if isinstance(move, Report | Confirm):
            return self._battle(state, actor, move)
        if state.turn % 4 != actor:
            raise Illegal("not-your-turn")
        turn = state.turn + 1
        plans = (None, None) if turn % 4 == 0 else state.plans
        after = replace(state, turn=turn, plans=plans)
        if isinstance(move, Finish):
            return Step(replace(after, over=True), (Event("finished", {"seat": me}),))
        if isinstance(move, Attack):
            battle = Battle(state.fought + 1, (actor, move.target))
            attacked = Event("attacked", {"seat": me, "target": Ref("seat", move.target)}, room=f"battle {battle.number}")
            return Step(replace(after, battles=(*state.battles, battle), fought=battle.number), (attacked,))
        return Step(after, (Event("passed", {"seat": me}),))

    def _battle(self, state: Camps, actor: int, move: Report | Confirm) -> Step[Camps]:
        battle = next((battle for battle in state.battles if battle.number == move.battle), None)
        if battle is None or actor not in battle.sides:
            raise Illegal("no-battle")
        facts: dict[str, Fact] = {"seat": Ref("seat", actor), "number": battle.number}
        room = f"battle {battle.number}"
        if isinstance(move, Report):
            told = replace(battle, losses=move.losses, by=actor)
            battles = tuple(told if other is battle else other for other in state.battles)
            event = Event("reported", facts | {"losses": move.losses}, room=room)
            return Step(replace(state, battles=battles), (event,), (PUBLIC,))
        if battle.by in (None, actor):
            raise Illegal("no-report")
        battles = tuple(other for other in state.battles if other is not battle)
        return Step(replace(state, battles=battles), (Event("confirmed", facts, room=room),))

    def view(self, state: Camps, viewer: Viewer) -> CampsView:
        hidden = tuple(number if viewer in (seat, GM) else None for seat, number in enumerate(state.hidden))
        plans: Any = tuple(plan if viewer in (*CAMPS[n], GM) else None for n, plan in enumerate(state.plans))
        return CampsView(viewer, state.turn, hidden, plans, state.battles, state.over)

    def legal_moves(self, view: CampsView) -> tuple[Move, ...]:
        me = view.viewer
        if not isinstance(me, int) or view.over:
            return ()
        found: list[Move] = [Look(), Spy()]
        if view.turn % 4 == me:
            found += [Pass(), Finish(), *(Attack(seat) for seat in range(4) if camp_of(seat) != camp_of(me))]
        if view.plans[camp_of(me)] is None:
            found.append(Plan(1000))
        for battle in view.battles:
            if me in battle.sides:
                found += [Report(battle.number, 10)] if battle.by is None else []
                found += [Confirm(battle.number)] if battle.by not in (None, me) else []
        return tuple(found)

    def form(self, view: CampsView, picks: Mapping[str, tuple[str, ...]]) -> Form:
        room = (picks.get("room") or ("",))[0]
        if room.startswith("battle"):
            number = int(room.split()[1])
            return Form((), (Report(number, 10),), "report", (Phrase("form-battle", {"number": number}),))
        if room.startswith("camp"):
            return Form((Pick("number", (Ref("number", 1234), Ref("number", 4321))),), (), "plan")
        return Form((), (Pass(),), "pass")

    def imagine(self, state: Camps, viewer: Viewer, chance: Chance) -> Camps:
        return state

    def fallback(
        self, view: CampsView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
    ) -> tuple[Move, ...]:
        number = int(decision.key.split()[1].split("/")[0])
        moves: Mapping[str, Move] = {
            "turn": Pass(), "plan": Plan(1000), "report": Report(number, 10), "confirm": Confirm(number)
        }  # fmt: skip
        return (moves[decision.kind],)

    def check(self, state: Camps) -> None:
        assert state.turn >= 0


CAMPS_GAME = CampsGame()

WORDS = {
    "en": """
game-name = Camps
group = camps
rules-text = Two camps.
decision-turn = pass or attack
decision-plan = plan a number
decision-report = report the battle
decision-confirm = confirm the report
room-camp = Our camp
room-battle = Battle { $number }
event-passed = { $seat } passes.
event-finished = { $seat } ends it.
event-resigned = { $seat } gives up.
event-attacked = { $seat } attacks { $target }.
event-planned = { $seat } plans { NUMBER($number, useGrouping: 0) }.
event-whispered = { $seat } whispers { NUMBER($number, useGrouping: 0) }.
event-spied = { $seat } spies { NUMBER($number, useGrouping: 0) }.
event-looked = Your number is { NUMBER($number, useGrouping: 0) }.
event-reported = { $seat } reports { $losses } lost in battle { $number }.
event-confirmed = { $seat } confirms battle { $number }.
outcome-finished = It is over.
refusal-not-your-turn = Not your turn.
refusal-no-report = Nothing to confirm.
refusal-no-battle = No such battle.
refusal-over = Over.
refusal-planned = Planned already.
move-confirm = confirm
move-resign = resign
act-report = Report
act-plan = Plan it
act-pass = Pass the turn
pick-number = A number
number-1234 = 1234
number-4321 = 4321
form-battle = This is about battle { $number }.
""",
    "fr": """
game-name = Camps
group = camps
rules-text = Deux camps.
decision-turn = passer ou attaquer
decision-plan = prévoir un nombre
decision-report = raconter la bataille
decision-confirm = confirmer le récit
room-camp = Notre camp
room-battle = Bataille { $number }
event-passed = { $seat } passe.
event-finished = { $seat } met fin.
event-resigned = { $seat } abandonne.
event-attacked = { $seat } attaque { $target }.
event-planned = { $seat } prévoit { NUMBER($number, useGrouping: 0) }.
event-whispered = { $seat } souffle { NUMBER($number, useGrouping: 0) }.
event-spied = { $seat } espionne { NUMBER($number, useGrouping: 0) }.
event-looked = Ton nombre est { NUMBER($number, useGrouping: 0) }.
event-reported = { $seat } annonce { $losses } pertes dans la bataille { $number }.
event-confirmed = { $seat } confirme la bataille { $number }.
outcome-finished = C’est fini.
refusal-not-your-turn = Pas ton tour.
refusal-no-report = Rien à confirmer.
refusal-no-battle = Pas de telle bataille.
refusal-over = Fini.
refusal-planned = Déjà prévu.
move-confirm = confirmer
move-resign = abandonner
act-report = Annoncer
act-plan = Prévoir
act-pass = Passer le tour
pick-number = Un nombre
number-1234 = 1234
number-4321 = 4321
form-battle = Il s’agit de la bataille { $number }.
""",
}
