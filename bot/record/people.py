"""Persons and posts: what the Discord side stores between two interactions."""

# SQLModel declares columns with the types of their values, which SQLAlchemy's expressions do not take.
# mypy: disable-error-code="arg-type, attr-defined, union-attr, call-overload, operator"

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from bot.record.tables import MatchRow, PersonRow, PostRow

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PersonNote:
    """What the house remembers of a person. `language` and `palette` are their own choices (None: none made); `dm_state` is
    `unknown`, `open` or `closed`."""

    user_id: int
    name: str
    locale: str
    language: str | None
    palette: str | None
    dm_channel_id: int | None
    dm_state: str


@dataclass(frozen=True, slots=True)
class Post:
    """The present message of a destination and the entry it shows."""

    channel_id: int
    message_id: int
    number: int


class People:
    """The part of the store that knows persons and posts."""

    reading: Callable[[], AbstractAsyncContextManager[AsyncSession]]

    async def change(self, action: Callable[[AsyncSession], Awaitable[T]]) -> T:
        """Run a transaction (see Store)."""
        raise TypeError("only a Store changes anything")

    async def person(self, user_id: int) -> PersonNote | None:
        """What is remembered of a user."""
        async with self.reading() as session:
            row = await session.get(PersonRow, user_id)
            return None if row is None else _note(row)

    async def remember(self, user_id: int, name: str, locale: str) -> PersonNote:
        """A person was seen: their name and locale as Discord sent them last."""
        known = await self.person(user_id)
        if known is not None and (known.name, known.locale) == (name, locale):
            return known
        return await self._set_person(user_id, name=name, locale=locale)

    async def set_choices(self, user_id: int, *, language: str | None = None, palette: str | None = None) -> PersonNote:
        """A person chose a language or a palette; None leaves that choice as it is, an empty text undoes it."""
        values: dict[str, Any] = {}
        if language is not None:
            values["language"] = language or None
        if palette is not None:
            values["palette"] = palette or None
        return await self._set_person(user_id, **values)

    async def set_dm(self, user_id: int, channel_id: int | None, state: str) -> PersonNote:
        """Whether a person's DMs are open (`open`, `closed`, `unknown`), and their channel."""
        values: dict[str, Any] = {"dm_state": state}
        if channel_id is not None:
            values["dm_channel_id"] = channel_id
        return await self._set_person(user_id, **values)

    async def _set_person(self, user_id: int, **values: Any) -> PersonNote:
        async def change(session: AsyncSession) -> PersonNote:
            row = await session.get(PersonRow, user_id)
            if row is None:
                row = PersonRow(user_id=user_id, name=values.get("name", ""))
                session.add(row)
            for name, value in values.items():
                setattr(row, name, value)
            return _note(row)

        return await self.change(change)

    async def post(self, match_id: int, destination: str) -> Post | None:
        """The present message of `lobby`, `table`, `room:KEY`, `gm` or `seat:N`."""
        query = select(PostRow).where(PostRow.match_id == match_id, PostRow.destination == destination)
        async with self.reading() as session:
            row = (await session.scalars(query)).first()
            return None if row is None else Post(row.channel_id, row.message_id, row.number)

    async def set_post(self, match_id: int, destination: str, channel_id: int, message_id: int, number: int = -1) -> None:
        """That message is now the present one of its destination; a lobby's message also names the match."""

        async def change(session: AsyncSession) -> None:
            query = select(PostRow).where(PostRow.match_id == match_id, PostRow.destination == destination)
            row = (await session.scalars(query)).first()
            if row is None:
                row = PostRow(match_id=match_id, destination=destination, channel_id=channel_id, message_id=message_id)
                session.add(row)
            row.channel_id, row.message_id, row.number = channel_id, message_id, number
            if destination == "lobby":
                match = await session.get(MatchRow, match_id, with_for_update=True)
                if match is not None:
                    match.lobby_message_id = message_id
                    match.version += 1

        await self.change(change)

    async def forget_post(self, match_id: int, destination: str) -> None:
        """There is no present message any more (deleted, or the seat changed hands)."""

        async def change(session: AsyncSession) -> None:
            query = select(PostRow).where(PostRow.match_id == match_id, PostRow.destination == destination)
            row = (await session.scalars(query)).first()
            if row is not None:
                await session.delete(row)

        await self.change(change)

    async def set_thread(self, match_id: int, thread_id: int | None) -> None:
        """The thread in which the table of a match stands."""

        async def change(session: AsyncSession) -> None:
            match = await session.get(MatchRow, match_id, with_for_update=True)
            if match is not None:
                match.thread_id = thread_id
                match.version += 1

        await self.change(change)


def _note(row: PersonRow) -> PersonNote:
    return PersonNote(row.user_id, row.name, row.locale, row.language, row.palette, row.dm_channel_id, row.dm_state)
