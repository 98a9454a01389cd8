"""Rooms: places of a match besides its table. When they open and close, what is told and asked in them, who belongs there.

A room is a thread in the table's channel. A table in a direct message has none: what everybody may know of a room is told
and asked at the table, what only the members of a private one may know by their hands.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any

from bot.record.tables import MatchRow, RoomRow
from bot.record.work import Work
from bot.referee.tables import has_rooms
from rules import codec
from rules.codec import AnyGame
from rules.game import PUBLIC, Actor, Decision, Room, Seat

if TYPE_CHECKING:
    from bot.referee.sitting import Sitting


def destination(key: str) -> str:
    """Where deliveries for a room go."""
    return f"room:{key}"


def told_keys(pending: Iterable[Decision]) -> set[str]:
    """The decisions whose coming a place is told by a post."""
    return {decision.key for decision in pending if not decision.quiet}


def moved_on(before: Sequence[Decision], now: Sequence[Decision], actors: Collection[Actor]) -> bool:
    """Whether a place gets a post of what is decided there now: something to be told came or went. Not where whoever acted
    goes straight on with a quiet step of their own: the post that asked them still stands for it."""
    if told_keys(before) == told_keys(now):
        return False
    known = {decision.key for decision in before}
    new = [decision for decision in now if decision.key not in known]
    return not new or not all(decision.quiet and set(decision.actors) == set(actors) for decision in new)


def waited_for(pending: Iterable[Decision]) -> set[tuple[str, tuple[Seat, ...]]]:
    """Whom a place waits for, and for what."""
    return {(decision.key, decision.actors) for decision in pending if decision.actors}


def private_keys(game: AnyGame, state: Any) -> set[str]:
    """The rooms of a state that only their members read."""
    return {room.key for room in game.rooms(state) if room.private} if state is not None else set()


def at_table(match: MatchRow, game: AnyGame, state: Any, pending: Sequence[Decision]) -> tuple[Decision, ...]:
    """Those of the pending decisions that are asked at the table."""
    if all(not decision.room for decision in pending):
        return tuple(pending)
    if match.guild_id is not None:
        return tuple(decision for decision in pending if not decision.room)
    private = private_keys(game, state)
    return tuple(decision for decision in pending if decision.room not in private)


def where_asked(
    match: MatchRow, game: AnyGame, state: Any, decision: Decision, seats: Sequence[Seat]
) -> list[tuple[str, list[Seat]]]:
    """Where these seats are reminded of a decision: destinations, each with its seats."""
    if not decision.room:
        return [("table", list(seats))]
    if match.guild_id is not None:
        return [(destination(decision.room), list(seats))]
    if decision.room in private_keys(game, state):
        return [(f"seat:{seat}", [seat]) for seat in seats]
    return [("table", list(seats))]


class RoomsAftermath:
    """What follows for the rooms from the acts of one transaction."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.work = sitting.work
        self.match = sitting.match

    async def write(self, table_told: bool) -> None:
        """Open, close, tell and bring up to date. `table_told`: the table gets a post of its own in this transaction."""
        if self.match.guild_id is None or self.match.status == "broken" or not has_rooms(self.work):
            return
        live = self.match.status in ("running", "paused")
        here = {room.key: room for room in self.sitting.game.rooms(self.sitting.state)} if live else {}
        rows = {row.key: row for row in await self.work.rooms()}
        for key, row in rows.items():
            if row.open and key not in here:
                await self._close(row)
        for key, room in here.items():
            row, fresh = await self._open(room, rows.get(key))
            await self._tell(row, room, fresh, table_told)

    async def _open(self, room: Room, row: RoomRow | None) -> tuple[RoomRow, bool]:
        """The room's row as the state has it; a delivery where somebody must be let in or out, or the thread opened. It
        comes before whatever else is told there: nobody reads on who has left."""
        people = self._people(room)
        fresh = row is None or not row.open
        changed = fresh
        if row is None:
            row = RoomRow(
                match_id=self.work.match_id, key=room.key, kind=room.kind, private=room.private, title={}, members=[]
            )
            self.work.add(row)
        if row.private != room.private:  # a thread stays what it is: this needs another
            row.private, row.thread_id, row.invited, changed = room.private, None, [], True
        if fresh:
            row.open, row.told, row.news = True, self.sitting.number_before, False
        changed = changed or row.people != people
        if row.members != list(room.members):
            row.members = list(room.members)
        if row.people != people:
            row.people = people
        row.kind, row.title = room.kind, codec.fact_to_json(room.name)
        if changed:
            await self.work.deliver(self.sitting.now, destination(room.key), "open-room")
        return row, fresh

    def _people(self, room: Room) -> list[int]:
        """The users who belong in a room: the persons at its members' seats, and in those that everybody reads the GMs."""
        held = {chair.seat: chair.user_id for chair in self.work.chairs if not chair.automaton}
        users = [held.get(seat) for seat in room.members] + ([] if room.private else list(self.match.gm_ids))
        return list(dict.fromkeys(user for user in users if user is not None))

    async def _tell(self, row: RoomRow, room: Room, fresh: bool, table_told: bool) -> None:
        """A post when something came up there, when its readers learnt something hidden, and with the table's posts; else
        its last post is brought up to date."""
        sitting = self.sitting
        acted = self.match.number > sitting.number_before
        now = [decision for decision in sitting.pending if decision.room == room.key]
        before = [decision for decision in sitting.pending_before if decision.room == room.key]
        row.news = row.news or any(room.tells(event) for events, _ in sitting.steps for event in events)
        if fresh or (acted and (moved_on(before, now, sitting.actors) or self._revealed(room) or (table_told and row.news))):
            payload = {"from": row.told + 1, "to": self.match.number}
            await self.work.deliver(sitting.now, destination(room.key), "turn", payload)
            row.told, row.news = self.match.number, False
        elif acted and waited_for(now) != waited_for(before):
            await self.work.deliver(sitting.now, destination(room.key), "standing")

    def _revealed(self, room: Room) -> bool:
        """Whether all who read the room learnt something hidden that is told there."""
        readers = set(room.members) if room.private else {PUBLIC}
        return any(
            (PUBLIC in reveals or readers <= set(reveals)) and any(room.tells(event) for event in events)
            for events, reveals in self.sitting.steps
        )

    async def _close(self, row: RoomRow) -> None:
        await close(self.work, self.sitting.now, row)


async def close(work: Work, now: datetime, row: RoomRow) -> None:
    """The room gets what is still to tell and a last line; its row stays, in case it is named again."""
    row.open = False
    await work.deliver(now, destination(row.key), "close-room", {"from": row.told + 1, "to": work.match.number})
    row.told, row.news = work.match.number, False


async def close_all(work: Work, now: datetime) -> None:
    """Close every room of a match that ends without asking its rules anything."""
    for row in await work.rooms():
        if row.open:
            await close(work, now, row)
