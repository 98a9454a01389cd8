"""What a painter is given and what it returns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from rules.game import Event, Move, Room, Seat


@dataclass(frozen=True, slots=True)
class Look:
    """How one picture is to be drawn.

    `names` are plain display names by seat; `seat` is the point of view (its side is drawn at the bottom), None for the
    public; `recent` are the events to mark as what just happened, already filtered for this viewer;
    `code` is the match's public code.
    """

    language: str = "fr"
    names: tuple[str, ...] = ()
    code: str = ""
    palette: str = "standard"
    seat: Seat | None = None
    recent: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: PNG bytes, alt text of at most 1,024 characters, an ASCII file name without anything secret."""

    png: bytes
    alt: str
    name: str
    width: int
    height: int


class Painter(Protocol):
    """The pictures of one game; `render.registry.painter(key)` finds it. Each is a function of the view and the look.
    `budget` is what the board may take once everything is warm: milliseconds, and thousands of bytes."""

    budget: tuple[float, float]

    def board(self, view: Any, look: Look) -> Picture:
        """The position."""

    def hand(self, view: Any, look: Look) -> Picture | None:
        """What only the viewing seat may see; None where a game has no such thing."""

    def answer(self, view: Any, name: str, query: Move, look: Look) -> Picture | None:
        """The picture that an `Answer` names."""

    def text(self, view: Any, look: Look) -> str:
        """The whole position as text, enough to play from (at most 3,800 characters, Discord markdown)."""


@runtime_checkable
class RoomPainter(Protocol):
    """What a painter also does whose game has pictures of its own for rooms (a battle's sheet, a team's map). `view` is
    `Game.room_view`; the look has no seat."""

    def room(self, view: Any, room: Room, look: Look) -> Picture | None:
        """The room's picture; None where words are enough."""


@runtime_checkable
class EndPainter(Protocol):
    """What a painter also does whose game has a picture for its end besides the last board: how the match went."""

    def end(self, view: Any, look: Look) -> Picture | None:
        """The course of a match that is over, from the view of the public; None where there is none to show."""
