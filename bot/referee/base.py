"""What all use cases share: the lock of a match, its transaction, and rights."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.clock.time import Clock
from bot.errors import in_full, record, report
from bot.record.history import Unreplayable
from bot.record.store import NoMatch, Store
from bot.record.tables import ChairRow, MatchRow
from bot.record.work import Work
from bot.referee.model import Refusal, Table, TableRules
from bot.referee.sitting import Sitting, sit
from bot.referee.tables import table_of

T = TypeVar("T")


class Base:
    """The store, the clock, one lock per match."""

    def __init__(self, store: Store, clock: Clock, house_rules: TableRules | None = None) -> None:
        self.store = store
        self.clock = clock
        self.house_rules = house_rules or TableRules()
        """What holds at a new table unless its host says otherwise."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._kept: OrderedDict[int, tuple[int, Table]] = OrderedDict()
        self._callbacks: list[Callable[[], None]] = []

    def on_stored(self, callback: Callable[[], None]) -> None:
        """Call this after every commit: there may be deliveries to send and deadlines to wait for."""
        self._callbacks.append(callback)

    def _stored(self) -> None:
        for callback in self._callbacks:
            try:
                callback()
            except Exception as error:
                record(error, match_id=None, what="listener of the referee")

    async def _change(self, match_id: int, act: Callable[[Work], Awaitable[T]]) -> T:
        """Run one act on one match: alone, in one transaction, again if it lost a race with another process.

        Raises Refusal("no-match") and Refusal("broken"); the latter after the match was set apart because its record no
        longer replays."""
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
        async with lock:
            try:
                result = await self.store.on_match(match_id, act)
            except NoMatch as error:
                raise Refusal("no-match") from error
            except Unreplayable as error:
                await self._set_apart(match_id, error)
                self._stored()
                raise Refusal("broken") from error
        self._stored()
        return result

    async def _set_apart(self, match_id: int, fault: BaseException | str) -> None:
        """Stop the match. What a fault says in full is for the database, which its operator can read: the rules' own words
        may name a hidden card, and logs are sent around."""

        async def act(work: Work) -> None:
            if work.match.status in ("broken", "over"):
                return
            report(fault, work.match.code)
            work.match.status = "broken"
            work.match.paused_at = work.match.paused_at or self.clock.now()
            work.match.trouble = in_full(fault)
            payload = {"reason": "broken", "facts": {"code": work.match.code}}
            await work.deliver(self.clock.now(), "table", "notice", payload)
            await work.deliver(self.clock.now(), "gm", "gm-notice", payload)

        await self.store.on_match(match_id, act)

    async def _table(self, work: Work) -> Table:
        """The read model at the end of a transaction."""
        await work.flush()
        return await table_of(work)

    async def _sit(self, work: Work) -> Sitting:
        """Take up a match in which play goes on. Raises Refusal: `not-started`, `paused`, `over`, `broken`."""
        must_run(work.match)
        return await sit(work, self.clock.now())

    async def _on(self, match_id: int, more: bool) -> Table | None:
        """Let the house play on where one transaction was not enough; the table after it, None where nothing remained."""
        table = None
        while more:

            async def act(work: Work) -> tuple[Table | None, bool]:
                if work.match.status != "running":
                    return await self._table(work), False
                sitting = await sit(work, self.clock.now())
                remains = sitting.let_house_act()
                await sitting.close()
                return await self._table(work), remains

            table, more = await self._change(match_id, act)
        return table


def must_run(match: MatchRow) -> None:
    """Raises Refusal where nobody can play: `not-started`, `paused`, `over`, `broken`."""
    reasons = {"lobby": "not-started", "paused": "paused", "over": "over", "broken": "broken"}
    if match.status in reasons:
        raise Refusal(reasons[match.status])


def must_be_open(match: MatchRow) -> None:
    """Raises Refusal where the lobby is closed: `already-started`, `over`, `broken`."""
    if match.status in ("over", "broken"):
        raise Refusal(match.status)
    if match.status != "lobby":
        raise Refusal("already-started")


def must_be_gm(match: MatchRow, user_id: int) -> None:
    """Raises Refusal("gm-only")."""
    if user_id not in match.gm_ids:
        raise Refusal("gm-only")


def seats_of(chairs: list[ChairRow], user_id: int) -> list[int]:
    """The seats a user holds."""
    return [chair.seat for chair in chairs if chair.user_id == user_id]


def seat_held(chairs: list[ChairRow], seat: int, user_id: int) -> ChairRow:
    """The chair, if this user holds it. Raises Refusal: `not-seated`, `not-your-seat`."""
    mine = seats_of(chairs, user_id)
    if not mine:
        raise Refusal("not-seated")
    if seat not in mine:
        raise Refusal("not-your-seat", seat=seat + 1)
    return next(chair for chair in chairs if chair.seat == seat)


def chair_at(chairs: list[ChairRow], seat: int) -> ChairRow:
    """The chair of a seat. Raises Refusal("no-such-seat")."""
    found = next((chair for chair in chairs if chair.seat == seat), None)
    if found is None:
        raise Refusal("no-such-seat", seat=seat + 1)
    return found
