"""What a person keeps for further matches: texts under a name, read by that person alone."""

# SQLModel declares columns with the types of their values, which SQLAlchemy's expressions do not take.
# mypy: disable-error-code="arg-type, attr-defined, call-overload"

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Literal, TypeVar

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.record.tables import KeptRow, PersonRow

T = TypeVar("T")
Keeping = Literal["new", "replaced", "full"]


@dataclass(frozen=True, slots=True)
class Kept:
    """Texts of a move by field, kept under a name; `sort` as in rules.game.Keep."""

    id: int
    game_key: str
    sort: str
    name: str
    texts: Mapping[str, str]


class Shelf:
    """The part of the store that knows what persons keep."""

    reading: Callable[[], AbstractAsyncContextManager[AsyncSession]]

    async def change(self, action: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """Run a transaction (see Store)."""
        raise TypeError("only a Store changes anything")

    async def kept(self, user_id: int, game_key: str) -> tuple[Kept, ...]:
        """All that a person keeps for a game, by sort and name."""
        query = select(KeptRow).where(KeptRow.user_id == user_id, KeptRow.game_key == game_key)
        async with self.reading() as session:
            rows = (await session.scalars(query.order_by(KeptRow.sort, KeptRow.folded))).all()
            return tuple(_kept(row) for row in rows)

    async def kept_one(self, user_id: int, kept_id: int) -> Kept | None:
        """One of the things that this person keeps; None where there is none of that number."""
        async with self.reading() as session:
            row = await _own(session, user_id, kept_id)
            return None if row is None else _kept(row)

    async def keep(
        self, user_id: int, game_key: str, sort: str, name: str, folded: str, texts: Mapping[str, str], most: int
    ) -> Keeping:
        """Keep texts under a name; `folded` is the name as two names are compared. `replaced`: the name was taken, and the
        texts under it are gone; `full`: there are `most` of that sort, and nothing has changed."""

        async def change(session: AsyncSession) -> Keeping:
            # two devices of one person: the second counts what the first has kept
            await session.get(PersonRow, user_id, with_for_update=True)
            query = select(KeptRow).where(
                KeptRow.user_id == user_id, KeptRow.game_key == game_key, KeptRow.sort == sort
            )
            rows = (await session.scalars(query)).all()
            same = next((row for row in rows if row.folded == folded), None)
            if same is not None:
                same.name, same.texts = name, dict(texts)
                return "replaced"
            if len(rows) >= most:
                return "full"
            session.add(
                KeptRow(user_id=user_id, game_key=game_key, sort=sort, name=name, folded=folded, texts=dict(texts))
            )
            return "new"

        return await self.change(change)

    async def forget(self, user_id: int, kept_id: int) -> Kept | None:
        """Forget one of the things that this person keeps, for good; None where there is none of that number."""

        async def change(session: AsyncSession) -> Kept | None:
            row = await _own(session, user_id, kept_id)
            if row is None:
                return None
            await session.delete(row)
            return _kept(row)

        return await self.change(change)


async def _own(session: AsyncSession, user_id: int, kept_id: int) -> KeptRow | None:
    query = select(KeptRow).where(KeptRow.id == kept_id, KeptRow.user_id == user_id)
    return (await session.scalars(query)).first()


def _kept(row: KeptRow) -> Kept:
    return Kept(row.id or 0, row.game_key, row.sort, row.name, dict(row.texts))
