"""What can be read of a match: tables, views, the journal, the export. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from bot.record.history import Reader, Unreplayable, actor_of, standing
from bot.record.store import NoMatch
from bot.record.tables import EntryRow
from bot.referee.base import Base
from bot.referee.model import Blocker, JournalEntry, Refusal, Stamp, Table
from bot.referee.tables import table_of
from rules import codec, transcript
from rules.game import GM, PUBLIC, Seat, Viewer

MOST_TABLES = 256
"""Read models kept, each as of a version of its match."""
A_STRETCH = 24
"""Entries read at least for the newest ones of a journal."""
LIVE = ("lobby", "running", "paused")


class Reading(Base):
    """Use cases that only read."""

    @asynccontextmanager
    async def _read(self, match_id: int) -> AsyncIterator[Reader]:
        try:
            async with self.store.read_match(match_id) as reader:
                yield reader
        except NoMatch as error:
            raise Refusal("no-match") from error

    async def table(self, match_id: int) -> Table:
        """The match as it is now. Raises Refusal: `no-match`; `broken` after setting it apart where it no longer
        replays."""
        version = await self.store.version_of(match_id)
        kept = self._kept.get(match_id)
        if kept is not None and kept[0] == version:
            self._kept.move_to_end(match_id)
            return kept[1]
        try:
            async with self._read(match_id) as reader:
                table = await table_of(reader)
                self._keep(reader.match.version, table)
                return table
        except Unreplayable as error:
            await self._set_apart(match_id, error)
            self._stored()
        async with self._read(match_id) as reader:
            return await table_of(reader)

    def _keep(self, version: int, table: Table) -> None:
        """Remember a table as of a version of its match."""
        self._kept[table.match_id] = (version, table)
        self._kept.move_to_end(table.match_id)
        while len(self._kept) > MOST_TABLES:
            self._kept.popitem(last=False)

    async def find(self, code: str) -> int | None:
        """The match of a public code."""
        return await self.store.match_by_code(code)

    async def by_thread(self, thread_id: int) -> int | None:
        """The match whose table, or one of whose rooms, is this thread."""
        return await self.store.match_by_thread(thread_id)

    async def matches_of(self, user_id: int, live: bool = True) -> tuple[Table, ...]:
        """The matches in which this user sits, that they lead or opened, the newest first."""
        found = await self._tables(await self.store.matches(user_id=user_id, statuses=LIVE if live else ()))
        return tuple(t for t in found if t.seats_of(user_id) or t.is_gm(user_id) or t.host_id == user_id)

    async def led_by(self, user_id: int) -> tuple[Table, ...]:
        """The matches that this user directs and that are not over, those set apart included; the newest first."""
        found = await self._tables(await self.store.matches(user_id=user_id, statuses=(*LIVE, "broken")))
        return tuple(table for table in found if table.is_gm(user_id))

    async def tables_of_guild(self, guild_id: int, live: bool = True) -> tuple[Table, ...]:
        """The matches of a server, the newest first."""
        return await self._tables(await self.store.matches(guild_id=guild_id, statuses=LIVE if live else ()))

    async def _tables(self, numbers: Sequence[int]) -> tuple[Table, ...]:
        return tuple([await self.table(number) for number in numbers])

    async def view(self, match_id: int, viewer: Viewer, number: int | None = None) -> Any:
        """What that viewer may know of the state after an entry (the last one by default). The caller has checked the
        right to look (`viewer_for`, `see_as`). Raises Refusal: `not-started`, `no-such-entry`, `broken`."""
        try:
            async with self._read(match_id) as reader:
                match = reader.match
                if match.number < 0:
                    raise Refusal("not-started")
                wanted = match.number if number is None else number
                if not 0 <= wanted <= match.number:
                    raise Refusal("no-such-entry", number=wanted)
                state = await reader.state_at(wanted)
                return reader.game.view(state, viewer)
        except Unreplayable as error:
            await self._set_apart(match_id, error)
            self._stored()
            raise Refusal("broken") from error

    async def stamp(self, match_id: int, seat: Seat) -> Stamp | None:
        """What a control of that seat must carry now; None where it has nothing to decide."""
        return (await self.table(match_id)).stamp(seat)

    async def journal(
        self,
        match_id: int,
        viewer: Viewer,
        *,
        first: int = 0,
        last: int | None = None,
        newest_first: bool = False,
        limit: int | None = None,
    ) -> tuple[JournalEntry, ...]:
        """The record as the viewer may know it; entries of which they may know nothing are left out, so that others' secret
        choices do not show. `limit` cuts after so many entries."""
        async with self._read(match_id) as reader:
            end = reader.match.number if last is None else min(last, reader.match.number)
            reach = end + 1 if limit is None or not newest_first else A_STRETCH + 2 * limit
            while True:
                # whether an entry still holds is told by those after it, so a stretch up to the end is enough
                since = max(first, end + 1 - reach)
                found = _journal(await reader.entries(since), viewer, since, end)
                if since <= first or limit is None or len(found) >= limit:
                    break
                reach *= 4
        if newest_first:
            found.reverse()
        return tuple(found if limit is None else found[:limit])

    async def told(self, match_id: int, first: int, last: int, viewer: Viewer = PUBLIC) -> tuple[JournalEntry, ...]:
        """Entries first..last for a post: what was taken back within the same stretch is left out, and its rewind too."""
        async with self._read(match_id) as reader:
            entries = await reader.entries(first, last)
        stand = standing(entries)
        return tuple(
            journal_entry(entry, viewer, undone=False)
            for entry in entries
            if entry.number in stand
            and shows(entry, viewer)
            and not (entry.kind == "rewind" and (entry.to or 0) >= first - 1)
        )

    async def who_blocks(self, match_id: int, viewer: Viewer = GM) -> tuple[Blocker, ...]:
        """Whom the match waits for, and since when, as far as the viewer may know."""
        table = await self.table(match_id)
        dues = {due.decision_key: due for due in table.dues}
        return tuple(
            Blocker(
                seat,
                table.chair(seat).name,
                table.chair(seat).user_id,
                d.key,
                d.kind,
                dues[d.key].waiting_since,
                dues[d.key].due,
            )
            for d in table.known_to(viewer)
            for seat in d.actors
            if d.key in dues and not table.chair(seat).automaton
        )

    async def export(self, match_id: int, viewer: Viewer) -> dict[str, Any]:
        """The transcript (rules.transcript): whole after the end, before it without secret, dice, digests and whatever
        the viewer may not know. Raises Refusal("not-started")."""
        async with self._read(match_id) as reader:
            match = reader.match
            if match.number < 0:
                raise Refusal("not-started")
            whole = transcript.Transcript(
                game=match.game_key,
                version=match.game_version,
                data=match.data_hash,
                options=match.options,
                seats=len(match.ids),
                commitment=match.commitment,
                ids=tuple(match.ids),
                secret=match.secret,
                entries=tuple(exported(entry) for entry in await reader.entries()),
                outcome=match.outcome,
            )
            over = match.status == "over"
        return transcript.to_json(whole if over else transcript.censored(whole, viewer))

    async def secret(self, match_id: int) -> str | None:
        """The secret in hexadecimal once the match is over, None before."""
        async with self._read(match_id) as reader:
            return reader.match.secret if reader.match.status == "over" and reader.match.number >= 0 else None


def _journal(entries: Sequence[EntryRow], viewer: Viewer, first: int, last: int) -> list[JournalEntry]:
    """The entries first..last for a viewer; `entries` reach to the end of the record."""
    stand = standing(entries)
    again = {entry.facts["again"] for entry in entries if "again" in entry.facts and entry.number in stand}
    return [
        journal_entry(entry, viewer, undone=entry.number not in stand)
        for entry in entries
        if first <= entry.number <= last
        and shows(entry, viewer)
        and entry.number not in again
        and (entry.number in stand or "again" not in entry.facts)
    ]


def shows(entry: EntryRow, viewer: Viewer) -> bool:
    """Whether a viewer may know that this entry exists: house entries, their own, and those with an event they may know."""
    if viewer == GM or actor_of(entry.actor) == viewer:
        return True
    if entry.kind not in transcript.PLAYED:
        return not entry.facts.get("quiet")
    return any(codec.event_from_json(event).known_to(viewer) for event in entry.events)


def journal_entry(entry: EntryRow, viewer: Viewer, *, undone: bool) -> JournalEntry:
    """The model of an entry for one viewer."""
    events = tuple(event for event in map(codec.event_from_json, entry.events) if event.known_to(viewer))
    facts = dict(entry.facts) | ({"to": entry.to} if entry.to is not None else {})
    actor = actor_of(entry.actor)
    revealed = actor == viewer and bool(entry.reveals)
    return JournalEntry(entry.number, entry.at, entry.kind, actor, entry.by, events, undone, facts, revealed)


def exported(entry: EntryRow) -> transcript.Entry:
    """The entry as the transcript has it."""
    return transcript.Entry(
        number=entry.number,
        kind=entry.kind,
        actor=actor_of(entry.actor),
        by=entry.by,  # type: ignore[arg-type]
        moves=tuple(entry.moves),
        draws=tuple((occasion, index, sides, value) for occasion, index, sides, value in entry.draws),
        events=tuple(entry.events),
        digest=entry.digest,
        to=entry.to,
        facts=dict(entry.facts),
    )
