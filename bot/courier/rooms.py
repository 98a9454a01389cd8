"""Deliveries to the rooms of a match: threads of their own, with their people and nobody else's in the private ones.

Whoever no longer belongs in a private room is let out before anything more is said there; where that fails, nothing is.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TypeVar

import discord

from bot.courier.bundle import Bundle
from bot.courier.fate import UNKNOWN_CHANNEL, code_of
from bot.courier.once import Once
from bot.courier.scribe import Scribe
from bot.courier.wire import Wire
from bot.logs import log
from bot.panels.posts.layout import Post
from bot.panels.posts.room import room_name
from bot.record.deliveries import Delivery
from bot.record.store import Store
from bot.referee.model import Chamber, Table
from bot.referee.referee import Referee

T = TypeVar("T")


def key_of(delivery: Delivery) -> str:
    """The room a delivery is for, "" where it is for none."""
    prefix, _, key = delivery.destination.partition(":")
    return key if prefix == "room" else ""


class RoomCarrier:
    """Carries out what is to be done in a room."""

    def __init__(self, wire: Wire, scribe: Scribe, referee: Referee, store: Store, once: Once) -> None:
        self._wire = wire
        self._scribe = scribe
        self._referee = referee
        self._store = store
        self._once = once

    async def carry(self, table: Table, bundle: Bundle, now: datetime) -> int | None:
        """Say or do it. Gives the message's id, None where nothing was to be said. Raises what Discord answers."""
        key = key_of(bundle.last)
        chamber = table.chamber(key)
        if chamber is None or table.guild_id is None:
            return None
        match bundle.kind:
            case "open-room":
                await self._open(table, key, bundle, now)
                return None
            case "turn":
                return await self._turn(table, chamber, bundle, now)
            case "standing":
                return await self._standing(table, chamber, bundle.last.number)
            case "close-room":
                return await self._close(table, chamber, bundle, now)
            case "reminder":
                post = self._scribe.reminder(table, bundle.last)
                return None if post is None else await self.say(table, key, post, bundle, now)
        raise ValueError(f"no such delivery to a room: {bundle.kind}")

    async def say(self, table: Table, key: str, post: Post, bundle: Bundle, now: datetime) -> int:
        """Post in a room, which is opened first where it must be."""
        return await self._in(
            table, key, bundle, now, lambda thread: self._once.say(thread, table.guild_id, post, bundle, now)
        )

    # -- what is said ----------------------------------------------------------------------------------------------------

    async def _turn(self, table: Table, chamber: Chamber, bundle: Bundle, now: datetime) -> int | None:
        (first, last), number = bundle.span, bundle.last.number
        post = await self._scribe.room(table, chamber, first, last, number, bundle.last.id, asking=bundle.asking)
        if post is None:
            return await self._standing(table, chamber, number)
        key = chamber.room.key
        message = await self.say(table, key, post, bundle, now)
        thread = await self._thread_of(table.match_id, key)
        await self._store.set_post(table.match_id, bundle.last.destination, thread, message, number)
        return message

    async def _standing(self, table: Table, chamber: Chamber, number: int) -> int | None:
        """The newest post of the room says whom it waits for now; a post that is gone is not missed."""
        present = await self._store.post(table.match_id, f"room:{chamber.room.key}")
        told = None if present is None else await self._store.told_with(table.match_id, present.message_id)
        if present is None or told is None or table.status != "running" or present.channel_id != chamber.thread_id:
            return None
        first, last, mark = told
        post = await self._scribe.room(table, chamber, first, last, number, mark, asking=True, again=True)
        if post is not None:
            await self._wire.edit(present.channel_id, present.message_id, post.silent())
        return present.message_id

    async def _close(self, table: Table, chamber: Chamber, bundle: Bundle, now: datetime) -> int | None:
        """The last line; then the thread rests soon, until somebody writes there. One that is gone stays gone."""
        if chamber.thread_id is None or chamber.open:
            return None  # never opened, or open again: what comes behind tells on
        post = await self._scribe.closing(table, chamber, *bundle.span, bundle.last.id)
        try:
            await self._people(table, chamber, chamber.thread_id)
            message = await self._once.say(chamber.thread_id, table.guild_id, post, bundle, now)
        except discord.NotFound as error:
            if code_of(error) != UNKNOWN_CHANNEL:
                raise
            return None
        await self._wire.put_away(chamber.thread_id)
        return message

    # -- where it is said ------------------------------------------------------------------------------------------------

    async def _open(self, table: Table, key: str, bundle: Bundle, now: datetime) -> None:
        """The thread stands, is awake, and holds the people it should."""
        known = chamber_of(table, key).thread_id

        async def wake(thread: int) -> None:
            if thread == known:
                await self._wire.wake(thread)  # a new one is awake

        await self._in(table, key, bundle, now, wake)

    async def _in(
        self, table: Table, key: str, bundle: Bundle, now: datetime, act: Callable[[int], Awaitable[T]]
    ) -> T:
        """Act in the room's thread, its people settled. A thread that was deleted is opened again, once."""
        chamber = chamber_of(table, key)
        if chamber.thread_id is not None:
            try:
                await self._people(table, chamber, chamber.thread_id)
                return await act(chamber.thread_id)
            except discord.NotFound as error:
                if code_of(error) != UNKNOWN_CHANNEL:
                    raise
            log.warning("thread gone", match=table.code, thread=chamber.thread_id)
            table = await self._referee.room_lost(table.match_id, key, chamber.thread_id)
            chamber = chamber_of(table, key)
        thread = await self._create(table, chamber, bundle, now)
        await self._people(await self._referee.table(table.match_id), chamber, thread, fresh=True)
        return await act(thread)

    async def _create(self, table: Table, chamber: Chamber, bundle: Bundle, now: datetime) -> int:
        """A thread for the room: one that an earlier try opened without its being noted, else a new one."""
        assert table.guild_id is not None
        room = chamber.room
        name = room_name(table, self._scribe.voice(table), room)
        if self._once.doubtful(bundle, now):
            for thread in await self._wire.find_threads(table.guild_id, table.channel_id, name, room.private):
                if await self._referee.room_stands(table.match_id, room.key, thread):
                    return thread
        thread = await self._wire.open_room(table.channel_id, name, room.private)
        if not await self._referee.room_stands(table.match_id, room.key, thread):
            raise LookupError("a room that is not there any more")
        return thread

    async def _people(self, table: Table, chamber: Chamber, thread: int, *, fresh: bool = False) -> None:
        """Those who no longer belong in a private room go, then the others come in. In a room that everybody reads nobody
        is sent away."""
        invited = () if fresh else chamber.invited
        gone = [user for user in invited if user not in chamber.people] if chamber.room.private else []
        new = [user for user in chamber.people if user not in invited]
        if not gone and not new:
            return
        if not fresh:
            await self._wire.wake(thread)  # nobody comes or goes in an archived one
        for user in gone:
            await self._wire.expel(thread, user)
        for user in new:
            await self._wire.admit(thread, user)
        kept = [user for user in invited if user not in gone]
        await self._referee.room_people(table.match_id, chamber.room.key, [*kept, *new])

    async def _thread_of(self, match_id: int, key: str) -> int:
        """The thread in which a room stands now."""
        thread = chamber_of(await self._referee.table(match_id), key).thread_id
        if thread is None:
            raise LookupError("a room without a thread")
        return thread


def chamber_of(table: Table, key: str) -> Chamber:
    """The room of that key. Raises LookupError."""
    chamber = table.chamber(key)
    if chamber is None:
        raise LookupError("no such room")
    return chamber
