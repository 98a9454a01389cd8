"""The alarm: wakes the sweep when the next deadline is due. Rows in the database are the truth; jobs are only in memory."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Protocol

import structlog
from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.date import DateTrigger

from bot.clock.time import Clock

log = structlog.get_logger(__name__)

LONGEST = timedelta(minutes=15)
"""The alarm wakes at least this often: another process may have written a deadline, a machine may have slept."""

AFTER_TROUBLE = timedelta(seconds=30)


class Sweeper(Protocol):
    """What is woken: the referee."""

    async def sweep(self) -> int:
        """Handle what is due; how many that was."""
        ...

    async def next_due(self) -> datetime | None:
        """The next instant at which something is due."""
        ...


class Alarm:
    """One scheduler with two jobs at most: the next sweep, and finding out when that is. A sweep never runs twice at a
    time, and whatever one sweep meets, the next is planned."""

    def __init__(self, referee: Sweeper, clock: Clock) -> None:
        self._referee = referee
        self._clock = clock
        self._scheduler = AsyncIOScheduler(timezone=UTC)
        self.sweeps = 0
        self.handled = 0

    def start(self) -> None:
        """Sweep at once (what fell due while nothing ran), then whenever something is due. Starting twice changes
        nothing."""
        if self._scheduler.running:
            return
        self._scheduler.start()
        listen = getattr(self._clock, "listen", None)
        if listen is not None:
            listen(self.rearm)
        self._plan("sweep", self._sweep, timedelta())

    def stop(self) -> None:
        """No more waking."""
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def rearm(self) -> None:
        """Deadlines have changed: find out again when to wake. Cheap, may be called after every commit."""
        if self._scheduler.running:
            self._plan("rearm", self._arm, timedelta())

    def _plan(self, name: str, act: object, wait: timedelta) -> None:
        # The scheduler counts real time, the house its own: only the distance passes from one to the other.
        self._scheduler.add_job(
            act,
            DateTrigger(run_date=datetime.now(UTC) + wait),
            id=name,
            replace_existing=True,
            misfire_grace_time=None,
            coalesce=True,
            max_instances=1,
        )

    async def _sweep(self) -> None:
        try:
            self.sweeps += 1
            self.handled += await self._referee.sweep()
        except Exception:
            log.exception("the sweep failed; it will run again")
            self._plan("sweep", self._sweep, AFTER_TROUBLE)
        else:
            await self._arm()

    async def _arm(self) -> None:
        try:
            due = await self._referee.next_due()
        except Exception:
            log.exception("the next deadline cannot be read; trying again")
            self._plan("sweep", self._sweep, AFTER_TROUBLE)
            return
        wait = LONGEST if due is None else min(max(due - self._clock.now(), timedelta()), LONGEST)
        self._plan("sweep", self._sweep, wait)
