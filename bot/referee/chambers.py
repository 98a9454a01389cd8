"""What became of a room on Discord, and what is to be read there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.record.history import standing
from bot.record.work import Work
from bot.referee.model import Table
from bot.referee.reading import Reading
from rules import codec
from rules.game import Event, Room


class Rooms(Reading):
    """Use cases of the courier."""

    async def room_news(self, match_id: int, room: Room, first: int, last: int) -> tuple[Event, ...]:
        """What a room is told of entries first..last, its readers being who they are now; what was taken back within the
        same stretch is left out."""
        async with self._read(match_id) as reader:
            entries = await reader.entries(first, last)
        stand = standing(entries)
        events = [codec.event_from_json(event) for entry in entries if entry.number in stand for event in entry.events]
        return tuple(event for event in events if room.tells(event))

    async def room_view(self, match_id: int, room: Room, number: int) -> Any:
        """What all who read a room now may know of the state after an entry; None where there was no such room then."""
        async with self._read(match_id) as reader:
            state = await reader.state_at(number)
            then = next((other for other in reader.game.rooms(state) if other.key == room.key), None)
            return None if then is None else reader.game.room_view(state, replace(then, members=room.members))

    async def room_stands(self, match_id: int, key: str, thread_id: int) -> bool:
        """The room stands in this thread, nobody let in yet; the table's post leads there. False where the thread belongs
        to another room, or this one has another thread already: then nothing has changed."""

        async def act(work: Work) -> bool:
            rows = {row.key: row for row in await work.rooms()}
            row = rows.get(key)
            if row is None or row.thread_id not in (None, thread_id):
                return False
            if any(other.thread_id == thread_id for other in rows.values() if other is not row):
                return False
            if row.thread_id is None:
                row.thread_id, row.invited = thread_id, []
                if not row.private and work.match.status == "running":
                    await work.deliver(self.clock.now(), "table", "standing")
            return True

        return await self._change(match_id, act)

    async def room_lost(self, match_id: int, key: str, thread_id: int) -> Table:
        """This thread of a room is gone: it needs another."""

        async def act(work: Work) -> Table:
            for row in await work.rooms():
                if row.key == key and row.thread_id == thread_id:
                    row.thread_id, row.invited = None, []
            return await self._table(work)

        return await self._change(match_id, act)

    async def room_people(self, match_id: int, key: str, invited: Sequence[int]) -> None:
        """Who has been let into a room's thread."""

        async def act(work: Work) -> None:
            for row in await work.rooms():
                if row.key == key:
                    row.invited = list(invited)

        await self._change(match_id, act)
