"""The store: sessions, whole transactions on a match, and the reads that need no lock."""

# SQLModel declares columns with the types of their values, which SQLAlchemy's expressions do not take.
# mypy: disable-error-code="arg-type, attr-defined, union-attr, call-overload, operator"

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any, TypeVar

from sqlalchemy import String, cast, func, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from bot.record import deliveries
from bot.record.deliveries import Delivery
from bot.record.engine import WRITES, create_engine
from bot.record.history import NoMatch, Reader, StateCache
from bot.record.kept import Shelf
from bot.record.people import People
from bot.record.tables import ChairRow, ConsentRow, DeadlineRow, DeliveryRow, MatchRow, RoomRow
from bot.record.work import Work

T = TypeVar("T")

_VERSION = text('SELECT version FROM "match" WHERE id = :match_id')

TRIES = 6
"""How often a transaction that lost a race is run again."""


class Store(People, Shelf):
    """The record of all matches behind one database URL. Call `upgrade` (bot.record.migrate) before the first use."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.several = engine.dialect.name != "sqlite"
        """Whether several processes may share this database."""
        self.cache = StateCache()
        # A reader sees one moment: on SQLite by itself, on PostgreSQL when asked to.
        reader = engine.execution_options(isolation_level="REPEATABLE READ") if self.several else engine
        self._reads = async_sessionmaker(reader, expire_on_commit=False)
        self._writes = async_sessionmaker(
            engine.execution_options(**{WRITES: True}), expire_on_commit=False, autoflush=False
        )

    @classmethod
    def at(cls, url: str) -> Store:
        """The store at that URL."""
        return cls(create_engine(url))

    async def close(self) -> None:
        """Give all connections back."""
        await self.engine.dispose()

    # -- transactions --------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """A session that reads one consistent moment."""
        async with self._reads() as session:
            yield session

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """A session that commits at the end, unless an exception leaves it."""
        async with self._writes() as session, session.begin():
            yield session

    async def change(self, action: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """Run a transaction, again where it lost a race. Any exception of `action` undoes everything."""
        for attempt in range(TRIES):
            try:
                async with self.writing() as session:
                    return await action(session)
            except DBAPIError as error:
                if attempt == TRIES - 1 or not _raced(error):
                    raise
                await asyncio.sleep(0.01 * 2**attempt)
        raise AssertionError("unreachable")

    async def on_match(self, match_id: int, action: Callable[[Work], Awaitable[T]]) -> T:
        """Run a transaction on one locked match. Raises NoMatch. States that it stored are cached once they are
        committed."""
        works: list[Work] = []

        async def locked(session: AsyncSession) -> T:
            query = select(MatchRow).where(MatchRow.id == match_id)
            if self.several:
                query = query.with_for_update()
            work = await self._open(session, query, match_id, Work)
            works[:] = [work]
            result = await action(work)
            work.match.version += 1
            return result

        result = await self.change(locked)
        for number, state in works[0].played.items():
            self.cache.put(match_id, number, state)
        return result

    async def version_of(self, match_id: int) -> int | None:
        """A number that differs whenever anything of the match has changed; None for no such match. Much cheaper than
        reading it."""
        async with self.engine.connect() as connection:
            return await connection.scalar(_VERSION, {"match_id": match_id})

    @asynccontextmanager
    async def read_match(self, match_id: int) -> AsyncIterator[Reader]:
        """Read one match. Raises NoMatch."""
        async with self.reading() as session:
            yield await self._open(session, select(MatchRow).where(MatchRow.id == match_id), match_id, Reader)

    async def _open(self, session: AsyncSession, query: Any, match_id: int, kind: Any) -> Any:
        match = (await session.scalars(query)).first()
        if match is None:
            raise NoMatch(match_id)
        chairs = await session.scalars(select(ChairRow).where(ChairRow.match_id == match_id).order_by(ChairRow.seat))
        return kind(session, match, list(chairs.all()), self.cache)

    @staticmethod
    def is_database_error(error: BaseException) -> bool:
        """Whether the database, and not the rules, caused this."""
        return isinstance(error, SQLAlchemyError)

    # -- finding matches -----------------------------------------------------------------------------------------------

    async def match_by_code(self, code: str) -> int | None:
        """The match of a public code such as `LIG-12`, in any case."""
        return await self._one_id(MatchRow.code == code.strip().upper())

    async def match_by_thread(self, thread_id: int) -> int | None:
        """The match whose table stands in that thread, or that has a room there."""
        there = select(RoomRow.match_id).where(RoomRow.thread_id == thread_id)
        return await self._one_id(or_(MatchRow.thread_id == thread_id, MatchRow.id.in_(there)))

    async def _one_id(self, condition: Any) -> int | None:
        async with self.reading() as session:
            found: int | None = await session.scalar(
                select(MatchRow.id).where(condition).order_by(MatchRow.id.desc()).limit(1)
            )
            return found

    async def match_of_consent(self, consent_id: int) -> int | None:
        """The match in which a consent was asked."""
        async with self.reading() as session:
            found: int | None = await session.scalar(select(ConsentRow.match_id).where(ConsentRow.id == consent_id))
            return found

    async def matches(
        self, *, user_id: int | None = None, guild_id: int | None = None, statuses: Sequence[str] = ()
    ) -> list[int]:
        """Matches by who sits, hosts or leads there, by server, by status; the newest first."""
        query = select(MatchRow.id).order_by(MatchRow.id.desc())
        if user_id is not None:
            seated = select(ChairRow.match_id).where(ChairRow.user_id == user_id)
            leads = cast(MatchRow.gm_ids, String).like(f"%{user_id}%")
            query = query.where(or_(MatchRow.id.in_(seated), MatchRow.host_id == user_id, leads))
        if guild_id is not None:
            query = query.where(MatchRow.guild_id == guild_id)
        if statuses:
            query = query.where(MatchRow.status.in_(statuses))
        async with self.reading() as session:
            return list((await session.scalars(query)).all())

    # -- deadlines -----------------------------------------------------------------------------------------------------

    async def claim_deadlines(self, now: datetime, limit: int, lease: timedelta) -> list[tuple[int, int]]:
        """Up to `limit` due deadlines of running matches as (match, deadline), each claimed for the length of the lease."""
        row = DeadlineRow
        running = select(MatchRow.id).where(MatchRow.status == "running")

        async def claim(session: AsyncSession) -> list[tuple[int, int]]:
            query = (
                select(row)
                .where(row.state == "open", row.due <= now, row.match_id.in_(running))
                .where(or_(row.lease_until.is_(None), row.lease_until < now))
                .order_by(row.due, row.id)
                .limit(limit)
            )
            found = (await session.scalars(query.with_for_update(skip_locked=True) if self.several else query)).all()
            for item in found:
                item.lease_until = now + lease
            return [(item.match_id, item.id or 0) for item in found]

        return await self.change(claim)

    async def next_deadline(self) -> datetime | None:
        """The instant of the earliest open deadline of a running match, a claimed one at the end of its claim."""
        row = DeadlineRow
        running = select(MatchRow.id).where(MatchRow.status == "running")
        query = select(row.due, row.lease_until).where(row.state == "open", row.due.is_not(None), row.match_id.in_(running))
        async with self.reading() as session:
            rows = (await session.execute(query.order_by(row.due).limit(100))).all()
        return min((max(due, lease) if lease else due for due, lease in rows), default=None)

    # -- deliveries ----------------------------------------------------------------------------------------------------

    async def claim_deliveries(self, now: datetime, limit: int = 50) -> list[Delivery]:
        """Due deliveries of up to `limit` destinations, each destination's in order (see bot.record.deliveries)."""
        return await self.change(lambda session: deliveries.claim(session, now, limit, self.several))

    async def mark_sent(self, delivery_id: int, message_id: int | None) -> None:
        """A delivery is said."""
        await self.change(lambda session: deliveries.sent(session, delivery_id, message_id))

    async def mark_failed(self, delivery_id: int, error: str, next_try: datetime | None) -> None:
        """A delivery could not be said; None: it never will."""
        await self.change(lambda session: deliveries.failed(session, delivery_id, error, next_try))

    async def release_claims(self) -> None:
        """Give back all claims: at the start of the only process of a database, those are of a process that died."""

        async def release(session: AsyncSession) -> None:
            claimed = update(DeliveryRow).where(DeliveryRow.state == "pending", DeliveryRow.lease_until.is_not(None))
            await session.execute(claimed.values(lease_until=None, attempts=DeliveryRow.attempts + 1))
            await session.execute(update(DeadlineRow).where(DeadlineRow.state == "open").values(lease_until=None))

        await self.change(release)

    async def next_delivery(self) -> datetime | None:
        """When the next delivery is due, None with nothing to say."""
        async with self.reading() as session:
            found: datetime | None = await session.scalar(
                select(func.min(DeliveryRow.next_try)).where(DeliveryRow.state == "pending")
            )
            return found

    async def told_with(self, match_id: int, message_id: int) -> tuple[int, int, int] | None:
        """Which entries a post of the table tells (first, last), and the id of the newest delivery in it; None for a post
        that tells no turn."""
        query = select(DeliveryRow).where(
            DeliveryRow.match_id == match_id, DeliveryRow.message_id == message_id, DeliveryRow.kind == "turn"
        )
        async with self.reading() as session:
            rows = (await session.scalars(query.order_by(DeliveryRow.id))).all()
        if not rows:
            return None
        return rows[0].payload["from"], rows[-1].payload["to"], rows[-1].id or 0

    async def deliveries_of(self, match_id: int, *, state: str | None = None) -> list[Delivery]:
        """All deliveries of a match, in order."""
        query = select(DeliveryRow).where(DeliveryRow.match_id == match_id).order_by(DeliveryRow.id)
        if state is not None:
            query = query.where(DeliveryRow.state == state)
        async with self.reading() as session:
            return [deliveries.delivery_of(row) for row in (await session.scalars(query)).all()]


def _raced(error: DBAPIError) -> bool:
    """Whether another transaction got in between: a number taken twice, a lock not given, a serialisation refused."""
    text = str(error.orig).lower()
    return isinstance(error, IntegrityError) or any(
        sign in text for sign in ("locked", "busy", "deadlock", "could not serialize", "concurrent update")
    )


__all__ = ["NoMatch", "Store"]
