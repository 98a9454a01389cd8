"""The alarm: wakes the sweep when the next deadline is due. Rows in the database are the truth; jobs are only in memory."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Protocol

from apscheduler.schedulers.asyncio import AsyncIOScheduler
from apscheduler.triggers.date import DateTrigger

from bot.clock.time import Clock
from bot.errors import record

LONGEST = timedelta(minutes=15)
"""The alarm wakes at least this often: another process may have written a deadline, a machine may have slept."""

SHORTEST = timedelta(seconds=1)

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
    """One task that sweeps, and one job of the scheduler that rings for it. A sweep never runs twice at a time, and whatever
    one sweep meets, the next is planned."""

    def __init__(self, referee: Sweeper, clock: Clock) -> None:
        self._referee = referee
        self._clock = clock
        self._scheduler = AsyncIOScheduler(timezone=UTC)
        self._bell = asyncio.Event()
        self._due = False
        self._task: asyncio.Task[None] | None = None
        self.sweeps = 0
        self.handled = 0

    def start(self) -> None:
        """Sweep at once (what fell due while nothing ran), then whenever something is due. Starting twice changes
        nothing."""
        if self._task is not None:
            return
        self._scheduler.start()
        self._due = True
        self._bell.set()
        self._task = asyncio.create_task(self._run(), name="alarm")
        listen = getattr(self._clock, "listen", None)
        if listen is not None:
            listen(self.rearm)

    def stop(self) -> None:
        """No more waking."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        if self._scheduler.running:
            self._scheduler.shutdown(wait=False)

    def rearm(self) -> None:
        """Deadlines have changed: find out again when to wake. Cheap, may be called after every commit."""
        self._bell.set()

    async def _ring(self) -> None:
        self._due = True
        self._bell.set()

    async def _run(self) -> None:
        while True:
            await self._bell.wait()
            self._bell.clear()
            wait = await self._round()
            if wait > timedelta():
                self._plan(wait)
            else:
                await self._ring()

    async def _round(self) -> timedelta:
        """Sweep if something is due; how long until something is."""
        idle = False
        try:
            if self._due:
                self._due = False
                self.sweeps += 1
                handled = await self._referee.sweep()
                self.handled += handled
                idle = not handled
            due = await self._referee.next_due()
        except Exception as error:
            record(error, match_id=None, what="sweep")  # it will run again
            self._due = True
            return AFTER_TROUBLE
        wait = LONGEST if due is None else min(due - self._clock.now(), LONGEST)
        return max(wait, SHORTEST) if idle else wait  # what is due and could not be handled must not keep us spinning

    def _plan(self, wait: timedelta) -> None:
        # The scheduler counts real time, the house its own: only the distance passes from one to the other. The job itself
        # does nothing but ring: APScheduler drops a job that comes due while it still runs.
        self._scheduler.add_job(
            self._ring,
            DateTrigger(run_date=datetime.now(UTC) + wait),
            id="ring",
            replace_existing=True,
            misfire_grace_time=None,
            coalesce=True,
            max_instances=10,
        )
