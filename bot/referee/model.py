"""What the referee takes and gives: persons, places, tables, refusals. All immutable; no database row leaves the record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Literal

from rules.game import GM, PUBLIC, Decision, Event, Fact, Facts, Outcome, Room, Viewer

Status = Literal["lobby", "running", "paused", "over", "broken"]
AtTimeout = Literal["remind", "pass", "autopilot", "forfeit"]
Style = Literal["pass", "autopilot"]
ConsentKind = Literal["take-back", "rewind", "play-for", "force", "correct"]


class Refusal(Exception):
    """The house says no, and nothing has changed. `reason` keys the message `refusal-{reason}` of the common words, `facts`
    are what it needs. Refusals of the rules are `rules.game.Illegal`."""

    def __init__(self, reason: str, **facts: Fact) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: Facts = facts


@dataclass(frozen=True, slots=True)
class Person:
    """A Discord user as seen in an interaction; `locale` as Discord sends it (`fr`, `en-GB`)."""

    id: int
    name: str
    locale: str = "fr"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: a server (None: a direct message) and a channel."""

    guild_id: int | None
    channel_id: int


@dataclass(frozen=True, slots=True)
class TableRules:
    """The house rules of one table.

    hours: hours per kind of decision (None: no limit); the key `*` serves all kinds; kinds not named use the game's
    default. at_timeout: what happens when a deadline passes: only remind, the least move, sensible play, or the seat
    resigns. gm_sees_all: whether a GM without a seat may see every hidden thing (fixed once the match has started).
    take_back: whether seats may take moves back at all.
    quiet: hours of the night, `22-8`, in which no deadline or reminder falls; empty for none. `zone` is their time zone.
    """

    hours: Mapping[str, int | None] = field(default_factory=dict)
    at_timeout: AtTimeout = "remind"
    gm_sees_all: bool = False
    take_back: bool = True
    quiet: str = ""
    zone: str = "Europe/Paris"


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a match. `user_id` is None for an automaton. An *away* seat is played by the house until it acts again;
    `misses` counts deadlines missed in a row; `revision` grows with every change that ages the seat's controls; `tenure`
    counts the persons who have held the seat."""

    seat: int
    user_id: int | None
    name: str
    locale: str = "fr"
    automaton: bool = False
    away: bool = False
    misses: int = 0
    revision: int = 0
    tenure: int = 1
    join_id: str = ""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a control carries: the key of the decision it was made for and the seat's revision at that time."""

    decision: str
    revision: int


@dataclass(frozen=True, slots=True)
class Due:
    """How long a pending decision may take. `due` is None without a limit (or while the match is paused, see `left`)."""

    decision_key: str
    kind: str
    due: datetime | None
    actors: tuple[int, ...]
    waiting_since: datetime


@dataclass(frozen=True, slots=True)
class Chamber:
    """A room of a match (`room`, as the rules last named it), and the thread it stands in (None: not opened yet, or told
    at the table, as in a direct message). It stays known after it has closed (`open` is False). `people` are the users who
    belong there, `invited` those who were let in."""

    room: Room
    open: bool = True
    thread_id: int | None = None
    people: tuple[int, ...] = ()
    invited: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Consent:
    """A question to seats. `seats` are those asked; `need` says whether all of them or any one must agree; `to` is the
    entry a rewind goes back to, `seat` the seat an act is for, `why` the reason given; `number` the last entry when it was
    asked."""

    id: int
    kind: ConsentKind
    by: int
    seats: tuple[int, ...]
    need: Literal["all", "any"]
    agreed: tuple[int, ...]
    number: int
    seat: int | None = None
    to: int | None = None
    status: Literal["open", "granted", "refused", "void"] = "open"
    why: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """A match as everybody may know it, with what the house keeps about it. `number` is the last entry of the record
    (entry 0 is the deal; -1 in the lobby); `capacity` the seats a lobby offers."""

    match_id: int
    code: str
    game_key: str
    status: Status
    language: str
    options: Any
    rules: TableRules
    host_id: int
    gm_ids: tuple[int, ...]
    chairs: tuple[Chair, ...]
    capacity: int
    guild_id: int | None
    channel_id: int
    thread_id: int | None
    lobby_message_id: int | None
    commitment: str
    number: int
    pending: tuple[Decision, ...] = ()
    dues: tuple[Due, ...] = ()
    consents: tuple[Consent, ...] = ()
    chambers: tuple[Chamber, ...] = ()
    outcome: Outcome | None = None
    created_at: datetime | None = None
    started_at: datetime | None = None
    ended_at: datetime | None = None
    paused_at: datetime | None = None

    def seats_of(self, user_id: int) -> tuple[int, ...]:
        """The seats this user holds, ascending."""
        return tuple(chair.seat for chair in self.chairs if chair.user_id == user_id)

    def is_gm(self, user_id: int) -> bool:
        """Whether this user is a GM of the match."""
        return user_id in self.gm_ids

    def is_seated_gm(self, user_id: int) -> bool:
        """Whether this user is a GM who also holds a seat."""
        return self.is_gm(user_id) and bool(self.seats_of(user_id))

    @property
    def gm_seated(self) -> bool:
        """Whether any GM holds a seat."""
        return any(self.seats_of(gm) for gm in self.gm_ids)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat (raw: escape them for Discord)."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def live(self) -> bool:
        """Whether the match is still to be played."""
        return self.status in ("lobby", "running", "paused")

    def chair(self, seat: int) -> Chair:
        """The chair of a seat. Raises Refusal("no-such-seat")."""
        found = next((chair for chair in self.chairs if chair.seat == seat), None)
        if found is None:
            raise Refusal("no-such-seat", seat=seat + 1)
        return found

    def decisions_of(self, seat: int) -> tuple[Decision, ...]:
        """The pending decisions in which this seat may act: first those that wait for it, then those it may still change."""
        asked = self.asked(seat)
        return (*asked, *(decision for decision in self.pending if seat in decision.may and decision not in asked))

    def asked(self, seat: int) -> tuple[Decision, ...]:
        """The pending decisions that wait for this seat."""
        return tuple(decision for decision in self.pending if seat in decision.actors)

    def chamber(self, key: str) -> Chamber | None:
        """The room of that key, an open or a closed one."""
        return next((chamber for chamber in self.chambers if chamber.room.key == key), None)

    def chamber_at(self, thread_id: int | None) -> Chamber | None:
        """The room that stands in that thread."""
        return next((chamber for chamber in self.chambers if thread_id is not None and chamber.thread_id == thread_id), None)

    def asked_at(self, place: str = "") -> tuple[Decision, ...]:
        """The pending decisions that are asked in a room, or at the table (""). Without a server there are no threads: the
        table asks those of the rooms that everybody may read; those of private rooms are asked by the hands alone."""
        if place or self.guild_id is not None:
            return tuple(decision for decision in self.pending if decision.room == place)
        return self.known_to(PUBLIC)

    def known_to(self, viewer: Viewer) -> tuple[Decision, ...]:
        """The pending decisions of which a viewer may know."""
        closed = {
            chamber.room.key
            for chamber in self.chambers
            if chamber.room.private and viewer != GM and viewer not in chamber.room.members
        }
        return tuple(decision for decision in self.pending if decision.room not in closed)

    def stamp(self, seat: int) -> Stamp | None:
        """What a control of this seat carries now, None where there is nothing it can do."""
        mine = self.decisions_of(seat)
        return Stamp(mine[0].key, self.chair(seat).revision) if mine else None


def viewer_for(table: Table, user_id: int, seat: int | None = None) -> Viewer:
    """As whom this user may look: their seat (the given one of several), the GM where the table lets an unseated GM see
    all, else the public. Raises Refusal("not-your-seat") for a seat they do not hold."""
    seats = table.seats_of(user_id)
    if seat is not None and seat not in seats:
        raise Refusal("not-your-seat", seat=seat + 1)
    if seats:
        return seats[0] if seat is None else seat
    return GM if table.is_gm(user_id) and table.rules.gm_sees_all else PUBLIC


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a move: the table after it (house acts that followed included), the entry of the move itself, the last
    entry before it, and its events as the actor may know them."""

    table: Table
    number: int
    events: tuple[Event, ...]
    number_before: int


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One entry of the record as a viewer may know it. `undone` entries were taken back later; `data` belongs to house
    entries (`{"to": n}` of a rewind, `{"seat", "name"}` of a seat change). `revealed`: whether the viewer's own act made
    something hidden known, to anybody."""

    number: int
    at: datetime
    kind: str
    actor: int | str
    by: str
    events: tuple[Event, ...]
    undone: bool
    data: Mapping[str, Any] = field(default_factory=dict)
    revealed: bool = False


@dataclass(frozen=True, slots=True)
class Blocker:
    """Somebody the match waits for."""

    seat: int
    name: str
    user_id: int | None
    decision_key: str
    kind: str
    waiting_since: datetime
    due: datetime | None
