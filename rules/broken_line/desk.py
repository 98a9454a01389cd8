"""The state while a batch is being played, and what has happened so far."""

from __future__ import annotations

from typing import TypeVar

from rules.broken_line.board import name_of
from rules.broken_line.pieces import camp_of
from rules.broken_line.state import BrokenLine
from rules.broken_line.tables import Camp
from rules.chance import Chance
from rules.game import PUBLIC, Event, Fact, Ref, Viewer

T = TypeVar("T")


class Desk:
    """`state`, the chance of this batch, `events` and whom the batch revealed something to."""

    __slots__ = ("chance", "events", "reveals", "state")

    def __init__(self, state: BrokenLine, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.reveals: dict[Viewer, None] = {}

    def tell(self, kind: str, **facts: Fact) -> None:
        """Something that everybody may know."""
        self.events.append(Event(kind, facts))

    def whisper(self, camp: Camp, kind: str, **facts: Fact) -> None:
        """Something that only one camp may know."""
        self.events.append(Event(kind, facts, self.state.members(camp)))

    def reveal(self) -> None:
        """Something hidden becomes known to everybody."""
        self.reveals[PUBLIC] = None


def put(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A tuple with one value replaced."""
    return (*values[:place], value, *values[place + 1 :])


def seat_ref(seat: int) -> Ref:
    """A person."""
    return Ref("seat", seat)


def army_ref(army: str) -> Ref:
    """An army (or a camp)."""
    return Ref("army", army)


def square_ref(square: int) -> Ref:
    """A square."""
    return Ref("square", name_of(square))


def pawn_ref(army: str, rank: str) -> Ref:
    """A pawn whose face is seen: rank and colour."""
    return Ref("pawn", f"{army}{rank}")


def foe_of(army: str) -> Camp:
    """The camp against an army."""
    return "evil" if camp_of(army) == "good" else "good"
