"""The one clock of the house: nothing else asks the system for the time.

All instants are aware datetimes in UTC.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Protocol


class Clock(Protocol):
    """Tells the present instant."""

    def now(self) -> datetime:
        """The present instant, aware, in UTC."""
        ...


class SystemClock:
    """The clock of the machine."""

    def now(self) -> datetime:
        """The present instant, aware, in UTC."""
        return datetime.now(UTC)


class FakeClock:
    """A clock that moves only when told, for tests and demonstrations. Listeners are called after each move."""

    def __init__(self, start: datetime | None = None) -> None:
        self._now = start or datetime(2026, 1, 5, 18, 0, tzinfo=UTC)
        self._listeners: list[Callable[[], None]] = []

    def now(self) -> datetime:
        """The instant last told."""
        return self._now

    def listen(self, callback: Callable[[], None]) -> None:
        """Call this whenever the clock is moved."""
        self._listeners.append(callback)

    def advance(self, *, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> datetime:
        """Move forward and return the new instant."""
        self._now += timedelta(days=days, hours=hours, minutes=minutes, seconds=seconds)
        for callback in self._listeners:
            callback()
        return self._now
