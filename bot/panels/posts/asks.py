"""Who is asked what, until when: the last line of a turn post, and whom it pings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from rules.game import Decision, Seat
from rules.voice import Voice, listed

if TYPE_CHECKING:
    from bot.referee.model import Chair, Table

MOST_THREADS = 12
"""Rooms that the table's post leads to."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Lines to read, and the ids of the users they mention."""

    lines: tuple[str, ...]
    mentions: tuple[int, ...]


def relative(instant: datetime) -> str:
    """An instant as Discord shows it to each reader in their own time: "in 2 days"."""
    return f"<t:{int(instant.timestamp())}:R>"


def chair_of(table: Table, seat: Seat) -> Chair:
    """The chair of a seat. Raises KeyError."""
    for chair in table.chairs:
        if chair.seat == seat:
            return chair
    raise KeyError(seat)


def due_of(table: Table, decision: Decision) -> datetime | None:
    """When a decision is due; None where it is not, or while the match rests."""
    return next((due.due for due in table.dues if due.decision_key == decision.key), None)


def called(table: Table, voice: Voice, seat: Seat) -> str:
    """A person who is to be pinged, or the name of an automaton or an empty chair."""
    chair = chair_of(table, seat)
    return f"<@{chair.user_id}>" if chair.user_id is not None and not chair.automaton else voice.seat(seat)


def users_of(table: Table, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The users at these seats, each once, automata left out."""
    found = dict.fromkeys(
        chair.user_id for seat in seats if (chair := chair_of(table, seat)).user_id is not None and not chair.automaton
    )
    return tuple(user for user in found if user is not None)


def asks(table: Table, voice: Voice, place: str = "") -> Ask:
    """What the table, or one of its rooms, is now waiting for. Nobody is pinged while the match is paused or over."""
    if table.status == "paused":
        return Ask((voice.words.text("post-paused"),), ())
    if table.status != "running":
        return Ask((), ())
    lines: list[str] = []
    mentions: list[int] = []
    side_by_side: dict[str, list[Decision]] = {}
    for decision in table.asked_at(place):
        if not decision.actors:
            continue
        mentions += users_of(table, decision.actors)
        if decision.quiet:
            side_by_side.setdefault(decision.kind, []).append(decision)
        else:
            lines.append(one(table, voice, decision))
    lines += [several(table, voice, kind, decisions) for kind, decisions in side_by_side.items()]
    if not place:
        lines += elsewhere(table, voice)
    return Ask(tuple(lines), tuple(dict.fromkeys(mentions)))


def elsewhere(table: Table, voice: Voice) -> list[str]:
    """The rooms that everybody may read in which somebody must decide something."""
    asked = {decision.room for decision in table.pending if decision.actors}
    threads = [
        f"<#{chamber.thread_id}>"
        for chamber in table.chambers
        if chamber.room.key in asked and not chamber.room.private and chamber.open and chamber.thread_id is not None
    ]
    return [voice.words.text("room-elsewhere", where=" · ".join(threads[:MOST_THREADS]))] if threads else []


def several(table: Table, voice: Voice, kind: str, decisions: Sequence[Decision]) -> str:
    """Decisions of the same kind, each of one seat, as one sentence: with one deadline if they share it, else each with its
    own."""
    if len(decisions) == 1:
        return one(table, voice, decisions[0])
    what = voice.words.text(f"decision-{kind}")
    dues = [due_of(table, decision) for decision in decisions]
    shared = len(set(dues)) == 1
    who = []
    for decision, due in zip(decisions, dues, strict=True):
        for seat in decision.actors:
            name = called(table, voice, seat)
            who.append(name if shared or due is None else f"{name} ({relative(due)})")
    line = voice.words.text("post-ask-all", who=listed(who, voice.language), what=what)
    return line if not shared or dues[0] is None else f"{line} {voice.words.text('post-due', when=relative(dues[0]))}"


def one(table: Table, voice: Voice, decision: Decision) -> str:
    """One decision as a sentence with its deadline."""
    who = listed(list(dict.fromkeys(called(table, voice, seat) for seat in decision.actors)), voice.language)
    what = voice.words.text(f"decision-{decision.kind}")
    people = users_of(table, decision.actors)
    if not people:
        return voice.words.text("post-ask-automaton", who=who, what=what)
    key = "post-ask" if len(decision.actors) == 1 else f"post-ask-{decision.need}"
    line = voice.words.text(key, who=who, what=what)
    due = due_of(table, decision)
    return line if due is None else f"{line} {voice.words.text('post-due', when=relative(due))}"
