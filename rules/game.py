"""The contract of a game: what the house (referee, pictures, Discord) may ask of any set of rules.

Words used throughout, as in CONTRIBUTING.md: a *seat* is a number 0..n-1 and never a person; a *move* is one small act; a
*decision* is something somebody must now decide; an *event* is what happened, as data, with the seats that may know it; a
*view* is what one viewer may know of a state.

Everything here is immutable. `Game.play` is a pure function: the same state, actor, moves and chance give the same step.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Generic, Literal, TypeVar

from rules.chance import Chance
from rules.forms import Answer as Answer
from rules.forms import Form as Form
from rules.forms import Glance as Glance
from rules.forms import Keep as Keep
from rules.forms import Pick as Pick
from rules.moves import Choice as Choice
from rules.moves import FieldSpec as FieldSpec
from rules.moves import Kind as Kind
from rules.moves import Move as Move
from rules.moves import Range as Range
from rules.moves import Resign as Resign
from rules.moves import Text as Text
from rules.moves import fields_of as fields_of
from rules.phrases import Fact as Fact
from rules.phrases import Facts as Facts
from rules.phrases import Phrase as Phrase
from rules.phrases import Ref as Ref

Seat = int
PUBLIC: Literal["public"] = "public"
GM: Literal["gm"] = "gm"
HOUSE: Literal["house"] = "house"

Viewer = int | Literal["public", "gm"]
"""Who looks: a seat, the public (spectators, the channel), or a GM who may see everything."""
Actor = int | Literal["gm", "house"]
"""Who acts: a seat, the GM, or the house itself (timers, forced acts)."""


# -- what is said, as data ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Event:
    """What happened. `seats` is None when everybody may know it, else the only seats that may.

    Its sentence is the message `event-{kind}` of the game's words, given `facts`. `room` is the key of the one of
    `Game.rooms` that it belongs to, where it is told at once ("": the table, and the rooms of which it is the secret; see
    `Room.tells`). Whatever everybody may know is told at the table too, with its next post.
    """

    kind: str
    facts: Facts = field(default_factory=dict)
    seats: tuple[Seat, ...] | None = None
    room: str = ""

    def known_to(self, viewer: Viewer) -> bool:
        """Whether this viewer may know the event (the GM viewer may know all)."""
        return self.seats is None or viewer == GM or viewer in self.seats


class Illegal(Exception):
    """A move or option that the rules refuse. Nothing has changed.

    `reason` is the code of the message `refusal-{reason}` in the game's words, `facts` what that message needs.
    """

    def __init__(self, reason: str, **facts: Fact) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: Facts = facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Illegal) and (self.reason, self.facts) == (other.reason, other.facts)

    def __hash__(self) -> int:
        return hash(self.reason)


# -- decisions, steps, ends --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that must now be decided.

    `key` names it uniquely within the match and for ever (`game 1/turn 12`); `kind` chooses its hours and its sentence
    (`decision-{kind}`); `need` says whether any or all of the actors must act; `room` is where it belongs and is asked
    ("" is the table, otherwise the key of one of `Game.rooms`). Nobody but the members of a private room learns that
    something is decided there: all whom such a decision concerns are members.

    Where several seats give secret orders at the same time, the decision lasts until the last of them is ready; that step
    reveals all orders and resolves them once. `actors` are the seats that it waits for: their clock runs, they are reminded,
    the house acts for them. `may` are seats that it does not wait for and that may act on it: they are ready and can change
    their mind, or have their turn later and can leave orders now. They have moves and a panel, but no deadline. `actors` may
    be empty where `may` is not; while a match runs, some decision has actors.

    A `quiet` decision is one seat's own step among the same steps of others (its next pick of a draft), or the next step of
    its own turn (moving, after the roll): that seat is told by its hand when it comes; the table gets no post of its own
    for it, only its last post kept up to date. `times`: how many times the hours of its kind it lasts.
    """

    key: str
    kind: str
    actors: tuple[Seat, ...]
    need: Literal["any", "all"] = "all"
    room: str = ""
    may: tuple[Seat, ...] = ()
    quiet: bool = False
    times: int = 1

    def concerns(self, seat: Viewer) -> bool:
        """Whether the seat must or may act on it."""
        return seat in self.actors or seat in self.may


S = TypeVar("S")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741  (S, V, O: state, view, options)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The result of `Game.play`. `reveals` names the viewers to whom something hidden became known (`PUBLIC`:
    everybody); an empty tuple means the step may be taken back without anybody having learnt anything."""

    state: S
    events: tuple[Event, ...]
    reveals: tuple[Viewer, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. `reason` is a key (`outcome-{reason}`), `winners` the winning seats (several: shared; none:
    drawn), `places` each seat's place (1 = first, equal places shared), `scores` each seat's score where there is one."""

    reason: str
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Clocks:
    """Default hours for each kind of decision (None: no limit), how many misses in a row make a seat away, and what a table
    of this game does when a deadline passes unless it chooses otherwise: remind only, the least move, sensible play.

    `windows`: kinds that only leave time for a change of mind, each with its minutes, whatever hours a table plays (None:
    the hours of its kind). When that time is over the house carries on for the first actor; nobody has missed anything.

    `calls`: kinds in which nobody's silence decides. When their time is over the GM is called, again and again, and they
    stay open. The house acts in them for automatons only."""

    hours: Mapping[str, int | None]
    misses: int
    at_timeout: Literal["remind", "pass", "autopilot"] = "remind"
    windows: Mapping[str, int | None] = field(default_factory=dict)
    calls: frozenset[str] = frozenset()


# -- rooms -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Room:
    """A place besides the match thread: a team, a battle.

    `key` names it uniquely within the match, `members` are the seats that are brought in. A `private` one is read by its
    members alone (and by the moderators of the server: it holds no secret of a single seat), any other by whoever reads the
    table. Its name is `title` (the message `room-{kind}` unless a game says otherwise, known to all who may read it); `acts`
    are moves offered as buttons beneath its posts, to whoever may make them.
    """

    key: str
    kind: str
    members: tuple[Seat, ...]
    private: bool = False
    title: Phrase | None = None
    acts: tuple[Move, ...] = ()

    @property
    def name(self) -> Phrase:
        """What it is called."""
        return self.title or Phrase(f"room-{self.kind}")

    def tells(self, event: Event) -> bool:
        """Whether an event is told here: one that belongs here, or that the members of a private room know and not
        everybody. Never one that anybody who reads here may not know, nor a secret of a single seat."""
        if not self.private or len(self.members) < 2:
            return event.seats is None and event.room == self.key
        if not all(event.known_to(seat) for seat in self.members):
            return False
        return event.room == self.key or (event.room == "" and event.seats is not None)


# -- the contract ------------------------------------------------------------------------------------------------------


class Game(ABC, Generic[S, V, O]):
    """The rules of one game. Instances hold no state of a match; each game package exposes one as `GAME`."""

    key: ClassVar[str]
    """Folder name in rules/, render/ and data/."""
    prefix: ClassVar[str]
    """First three letters of public match codes, as in LIG-12."""
    version: ClassVar[int] = 1
    """Raised whenever a stored record could replay differently."""
    state_type: ClassVar[type]
    view_type: ClassVar[type]
    options_type: ClassVar[type]
    moves: ClassVar[tuple[type[Move], ...]]
    corrections: ClassVar[tuple[type[Move], ...]] = ()
    queries: ClassVar[tuple[type[Move], ...]] = ()
    offered: ClassVar[bool] = True
    """Whether tables of it can be opened. False while its rules are there but not yet everything that serves them."""
    takes_back: ClassVar[bool] = True
    """Whether a seat may take back a move that revealed nothing."""
    dice_stand: ClassVar[bool] = False
    """Whether a move after which something became known stands even where no other person is there to agree to its undoing:
    alone against the game one would roll until one likes it."""

    # options
    @abstractmethod
    def seat_counts(self, options: O) -> tuple[int, ...]:
        """The numbers of seats that can play with these options, ascending."""

    @abstractmethod
    def bound(self, options: O) -> int:
        """A number of entries (batches of moves) that no match with these options exceeds."""

    @abstractmethod
    def clocks(self, options: O) -> Clocks:
        """Default hours per kind of decision, and misses in a row until a seat counts as away."""

    def configure(self, options: O, name: str, value: str) -> O:
        """These options with one of them set from typed or chosen text. Raises Illegal for an unknown value."""
        from rules.options import configure

        return configure(options, name, value)

    # the course of a match
    @abstractmethod
    def start(self, options: O, seats: int, chance: Chance) -> S:
        """The state before the first move. Raises Illegal when the number of seats does not fit."""

    @abstractmethod
    def pending(self, state: S) -> tuple[Decision, ...]:
        """What must now be decided; empty exactly when the match is over."""

    @abstractmethod
    def play(self, state: S, actor: Actor, moves: Sequence[Move], chance: Chance) -> Step[S]:
        """Play a batch, all of it or nothing. Raises Illegal; a state is never changed in place."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """None while the match goes on."""

    def rooms(self, state: S) -> tuple[Room, ...]:
        """Places besides the match thread. A room opens when it is first named and closes when it no longer is; whether it
        is private never changes."""
        return ()

    def room_view(self, state: S, room: Room) -> V:
        """What all who read a room may know, of which its pictures are made: the view of the public, unless the rules let
        the members of a private room know more together (then it is what each of them may know)."""
        return self.view(state, PUBLIC)

    # what a viewer may know and do
    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """What that viewer may know of the state, and nothing else."""

    @abstractmethod
    def legal_moves(self, view: V) -> tuple[Move, ...]:
        """The listed moves that the viewer may make now, from what it knows and nothing else, in a stable order."""

    def canonical(self, view: V, move: Move) -> Move:
        """The listed form of an acceptable move; the move itself where the list holds every form."""
        return move

    def preview(self, view: V, moves: Sequence[Move]) -> tuple[Phrase, ...]:
        """What the viewer can know beforehand of the consequences of a batch."""
        return ()

    def answer(self, view: V, query: Move) -> Answer:
        """Read-only help. Raises Illegal for a question that makes no sense."""
        raise Illegal("no-such-query")

    def glances(self, view: V) -> tuple[Glance, ...]:
        """The questions that a menu beside the board offers to this viewer, 25 at most: a part of it drawn large, a card of
        help. Each has an answer."""
        return ()

    @abstractmethod
    def form(self, view: V, picks: Mapping[str, tuple[str, ...]]) -> Form:
        """The turn panel of the viewer, given what has been picked so far (values as text, unknown or outdated ones
        ignored). A viewer with nothing to decide gets a form without picks. Where the panel was opened in a room, the pick
        `room` holds its key: what is decided there comes first."""

    @abstractmethod
    def imagine(self, state: S, viewer: Viewer, chance: Chance) -> S:
        """Another full state that this viewer cannot tell from the given one."""

    @abstractmethod
    def fallback(self, view: V, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance) -> tuple[Move, ...]:
        """Moves for an absent actor, chosen from its view so that the house cannot cheat. `pass` is the least that the
        rules allow, `autopilot` sensible play. The moves are legal and carry the decision forward."""

    # words and figures
    def label(self, ref: Ref) -> Phrase:
        """The message that names a thing: `{domain}-{value}` unless a game says otherwise."""
        return Phrase(f"{ref.domain}-{ref.value}")

    def detail(self, view: V, ref: Ref) -> Phrase | None:
        """What a menu says beneath a choice, as far as the viewer may know it: what lies on a battlefield, what a card
        does. None where the name says enough."""
        return None

    def standing(self, view: V) -> tuple[Phrase, ...]:
        """Where the table stands, for whoever runs it: how much waits where, who is ready, who left a choice to the house.
        Given the view of the public, so that a GM who plays too may read it: never what is hidden, only how much of it."""
        return ()

    def case(self, state: S, decision: Decision) -> tuple[Phrase, ...]:
        """What a GM reads who is called to a decision of `Clocks.calls`, so that they can settle it: at most what its room
        knows."""
        return ()

    def newcomer(self, state: S, seat: Seat) -> tuple[Move, ...]:
        """The GM's acts that go with giving a seat to another person: what was given up is played again. Usually none."""
        return ()

    def recap(self, events: Sequence[Event]) -> tuple[Phrase, ...]:
        """Figures worth showing at the end."""
        return ()

    def sort(self, state: S) -> tuple[Ref, ...]:
        """What sort of match a finished one was, for reports that count results by sort: which scenario, who played what.
        Empty where all matches are of one sort."""
        return ()

    def began(self, state: S) -> tuple[Seat, ...]:
        """The seats of the side that had the first turn of a finished match, for reports on what beginning is worth. Empty
        where nobody begins, or the match ended before anybody did."""
        return ()

    @abstractmethod
    def check(self, state: S) -> None:
        """Raise AssertionError if the state breaks conservation or sanity."""
