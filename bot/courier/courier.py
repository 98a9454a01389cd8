"""The courier: takes due deliveries from the record and sees that each is said, in order per destination.

Every destination of a match (its thread, its lobby post, each seat's direct messages, its GMs) is a lane of its own, so that
a stuck direct message never holds a thread up. There is no idle task: `wake` starts a round, a timer waits for the next try.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

import discord

from bot.clock.time import Clock
from bot.courier.bundle import Bundle, bundles
from bot.courier.carrier import Carrier
from bot.courier.fate import Fate, NotYet, fate_of
from bot.courier.scribe import Scribe
from bot.courier.wire import Wire
from bot.errors import record
from bot.logs import log
from bot.record.deliveries import LEASE, Delivery
from bot.record.store import Store
from bot.referee.referee import Referee
from bot.studio import Studio

Lane = tuple[int, str]
"""A match and one of its destinations."""

TIMEOUT: Final = 60.0
"""Seconds for one post; discord.py's own tries on a failing server take up to 25. Shorter than a claim lasts."""
MARGIN: Final = LEASE - timedelta(seconds=TIMEOUT + 5)
"""How long into a claim a post may still be begun."""
ROUND: Final = 50
SOONEST: Final = 0.05
LATEST: Final = 3600.0
FOREIGN: Final = 5.0
"""Seconds before looking again at what another process has claimed."""
REPORTED_FOR: Final = timedelta(hours=12)
"""A GM hears of missing rights at most so often."""


class Courier:
    """Start with `start`, wake with `wake` after anything was stored, end with `close`. Posts wait for `courtesy` seconds,
    so that whoever just pressed a button has the machine to themselves until they are answered."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        referee: Referee,
        clock: Clock,
        studio: Studio,
        courtesy: float = 0.0,
    ) -> None:
        self._store = store
        self._courtesy = courtesy
        self._referee = referee
        self._clock = clock
        self._carrier = Carrier(Wire(client), Scribe(referee, store, studio), referee, store, clock.now())
        self._round: asyncio.Task[None] | None = None
        self._again = False
        self._lanes: dict[Lane, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._said: dict[int, int | None] = {}
        self._reported: dict[int, datetime] = {}
        self._closed = False

    async def start(self) -> None:
        """Take up what a former process left behind. What it had claimed is given back, if this is the only process."""
        if not self._store.several:
            await self._store.release_claims()
        self.wake()

    def wake(self) -> None:
        """Something may be due. Cheap, at once, from the event loop's thread."""
        if self._closed:
            return
        self._again = True
        if self._round is None or self._round.done():
            self._round = asyncio.create_task(self._work(), name="courier")

    async def settle(self) -> None:
        """Wait until everything that is due has been tried."""
        while tasks := [task for task in (self._round, *self._lanes.values()) if task is not None and not task.done()]:
            await asyncio.wait(tasks)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Stop. What is under way is given a moment, then stays for the next start."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        tasks = [task for task in (self._round, *self._lanes.values()) if task is not None and not task.done()]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=5)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    # -- rounds ----------------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        await asyncio.sleep(self._courtesy)
        try:
            while self._again and not self._closed:
                self._again = False
                claimed = await self._store.claim_deliveries(self._clock.now(), ROUND)
                if self._open(claimed):
                    self._again = True  # there may be more than a round takes
                if not self._again:
                    await self._set_timer()  # whoever wakes us meanwhile is heard by the loop
        except Exception as error:
            record(error, match_id=None, what="courier")
            self._wake_in(FOREIGN)

    def _open(self, claimed: Sequence[Delivery]) -> bool:
        """Start a lane for each destination that has none under way."""
        waiting: dict[Lane, list[Delivery]] = defaultdict(list)
        for delivery in claimed:
            waiting[delivery.match_id, delivery.destination].append(delivery)
        opened = False
        for lane, deliveries in waiting.items():
            if lane not in self._lanes:
                self._lanes[lane] = asyncio.create_task(self._lane(lane, deliveries), name=f"courier {lane[0]} {lane[1]}")
                opened = True
        return opened

    async def _set_timer(self) -> None:
        due = await self._store.next_delivery()
        if due is None:
            return
        wait = (due - self._clock.now()).total_seconds()
        if wait > 0:
            self._wake_in(min(max(wait, SOONEST), LATEST))
        elif not self._lanes:
            self._wake_in(FOREIGN)

    def _wake_in(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, self.wake)

    # -- one destination -------------------------------------------------------------------------------------------------

    async def _lane(self, lane: Lane, deliveries: Sequence[Delivery]) -> None:
        begun = self._clock.now()
        try:
            queue = bundles(deliveries)
            while queue and not self._closed:
                bundle = queue.pop(0)
                if self._clock.now() - begun > MARGIN:
                    break  # the claim runs out: the next round takes it from here
                parts = await self._carrier.untangle(bundle, self._clock.now(), self._said)
                queue[:0] = parts[1:]
                if not await self._say(parts[0]):
                    break
        except Exception as error:
            record(error, match_id=lane[0], what=f"courier lane {lane[1].split(':')[0]}")
        finally:
            del self._lanes[lane]
            self.wake()

    async def _say(self, bundle: Bundle) -> bool:
        """Carry one bundle out and mark it. False where the lane must stop here."""
        if bundle.last.id in self._said:
            message = self._said[bundle.last.id]  # said before; only the marking failed
        else:
            try:
                async with asyncio.timeout(TIMEOUT):
                    message = await self._carrier.carry(bundle, self._clock.now())
            except Exception as error:
                await self._fail(bundle, error)
                return False
            self._said[bundle.last.id] = message
        for delivery in bundle.deliveries:
            await self._store.mark_sent(delivery.id, message)
        self._said.pop(bundle.last.id, None)
        return True

    async def _fail(self, bundle: Bundle, error: Exception) -> None:
        fate = fate_of(error, bundle.attempts)
        match_id = bundle.last.match_id
        if fate.fault:
            record(error, match_id=match_id, what=f"delivery {bundle.kind}", delivery=bundle.last.id)
        elif not isinstance(error, NotYet):
            log.warning("delivery failed", match=match_id, kind=bundle.kind, delivery=bundle.last.id, reason=fate.reason)
        if fate.rights:
            await self._report(match_id)
        next_try = None if fate.wait is None else self._clock.now() + fate.wait
        # A bundle waits together behind its first delivery; what will never be said is set aside together.
        failed = bundle.deliveries[:1] if next_try is not None else bundle.deliveries
        for delivery in failed:
            await self._store.mark_failed(delivery.id, _short(fate), next_try)

    async def _report(self, match_id: int) -> None:
        """Tell the GM, by direct message, what Discord does not let us do; not at every try."""
        now = self._clock.now()
        last = self._reported.get(match_id)
        if last is not None and now - last < REPORTED_FOR:
            return
        self._reported[match_id] = now
        try:
            await self._carrier.report_rights(await self._referee.table(match_id))
        except Exception as error:
            record(error, match_id=match_id, what="report of missing rights")


def _short(fate: Fate) -> str:
    return fate.reason[:200]
