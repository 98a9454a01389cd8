"""How each kind of delivery is carried out. Every method may be run again after any failure and changes nothing twice."""

from __future__ import annotations

from collections.abc import Container
from datetime import datetime
from typing import Final

import discord

from bot.courier.bundle import Bundle
from bot.courier.fate import CLOSED_DM, UNKNOWN_CHANNEL, NotYet, code_of
from bot.courier.once import Once, nonce_for
from bot.courier.rooms import RoomCarrier, key_of
from bot.courier.scribe import Scribe
from bot.courier.wire import Wire
from bot.logs import log
from bot.panels.posts.hand import closed_hand_post
from bot.panels.posts.layout import Post
from bot.panels.posts.lobby import thread_name
from bot.record.deliveries import Delivery
from bot.record.store import Store
from bot.referee.model import Chair, Table
from bot.referee.referee import Referee
from rules.game import Decision, Seat

PATIENCE: Final = 4
"""Tries after which a thread is opened without the lobby's post, which does not come."""


class Carrier:
    """Carries one bundle at a time for each destination; several destinations at once."""

    def __init__(self, wire: Wire, scribe: Scribe, referee: Referee, store: Store, born: datetime) -> None:
        self._wire = wire
        self._scribe = scribe
        self._referee = referee
        self._store = store
        self._once = Once(wire, born)
        self._rooms = RoomCarrier(wire, scribe, referee, store, self._once)

    async def untangle(self, bundle: Bundle, now: datetime, said: Container[int]) -> list[Bundle]:
        """The bundle; or in parts where an earlier try already posted some of it. A post carries the mark of the last
        delivery it tells, so that what stands before a mark was told with it. `said` are those of this very process."""
        if len(bundle.deliveries) == 1 or bundle.kind in ("lobby", "hand", "standing", "open-room"):
            return [bundle]
        marks = {delivery.id for delivery in bundle.deliveries}
        told = {mark for mark in marks if mark in said}
        if self._once.doubtful(bundle, now):
            table = await self._referee.table(bundle.last.match_id)
            place = await self._place_of(table, bundle)
            told |= (await self._wire.marked(place, table.match_id, marks)).keys() if place is not None else set()
        parts: list[list[Delivery]] = [[]]
        for delivery in bundle.deliveries:
            parts[-1].append(delivery)
            if delivery.id in told:
                parts.append([])
        return [Bundle(tuple(part), bundle.asking and part[-1] is bundle.last) for part in parts if part]

    async def carry(self, bundle: Bundle, now: datetime) -> int | None:
        """Say it. Gives the message's id, None where nothing was to be said. Raises what Discord answers."""
        table = await self._referee.table(bundle.last.match_id)
        if key_of(bundle.last):
            return await self._rooms.carry(table, bundle, now)
        match bundle.kind:
            case "lobby":
                return await self._lobby(table, bundle, now)
            case "open-table":
                return await self._open_table(table, bundle)
            case "reminder" if bundle.last.destination.startswith("seat:"):
                return await self._nudge(table, bundle, now)
            case "hand":
                return await self._hand(table, bundle, now)
            case "gm-notice":
                return await self._to_gms(table, bundle, now)
            case "standing":
                return await self._standing(table, bundle)
            case _:
                return await self._to_table(table, bundle, now)

    # -- the lobby and the thread ----------------------------------------------------------------------------------------

    async def _lobby(self, table: Table, bundle: Bundle, now: datetime) -> int | None:
        post = await self._scribe.lobby(table, bundle.last.id)
        present = await self._store.post(table.match_id, "lobby")
        if present is None and table.lobby_message_id is not None:
            channel, message = table.channel_id, table.lobby_message_id
        elif present is not None:
            channel, message = present.channel_id, present.message_id
        else:
            channel, message = table.channel_id, None
        if message is not None:
            if await self._wire.edit(channel, message, post):
                return message
            await self._store.forget_post(table.match_id, "lobby")
            if table.status != "lobby":
                return None  # the lobby has served; a deleted one is not missed
        message = await self._once.say(table.channel_id, table.guild_id, post, bundle, now)
        await self._store.set_post(table.match_id, "lobby", table.channel_id, message)
        return message

    async def _open_table(self, table: Table, bundle: Bundle) -> int | None:
        if table.thread_id is None:
            await self._new_thread(table, bundle.attempts)
        return None

    async def _new_thread(self, table: Table, attempts: int, *, again: bool = False) -> int:
        """Open the match's thread and bring its people in. A match in a direct channel plays in that channel. `again`: the
        first one was deleted; its lobby post does not take another."""
        if table.guild_id is None:
            thread = table.channel_id
        else:
            lobby = await self._store.post(table.match_id, "lobby")
            message = lobby.message_id if lobby is not None else table.lobby_message_id
            if message is None and attempts < PATIENCE and not again:
                raise NotYet
            name = thread_name(table, self._scribe.voice(table).words.text("game-name"))
            thread = await self._wire.open_thread(table.channel_id, None if again else message, name)
        await self._store.set_thread(table.match_id, thread)
        if table.guild_id is not None:
            people = [*table.gm_ids, *(chair.user_id for chair in table.chairs if not chair.automaton)]
            for user in dict.fromkeys(user for user in people if user is not None):
                await self._wire.invite(thread, user)
            await self._show_the_way(table.match_id)
        return thread

    async def _show_the_way(self, match_id: int) -> None:
        """The lobby's post leads to the thread from now on; it does not matter much if that fails."""
        table = await self._referee.table(match_id)
        lobby = await self._store.post(match_id, "lobby")
        if lobby is None:
            return
        try:
            await self._wire.edit(lobby.channel_id, lobby.message_id, await self._scribe.lobby(table, 0))
        except discord.HTTPException as error:
            log.info("lobby left as it is", match=table.code, code=code_of(error))

    # -- the table -------------------------------------------------------------------------------------------------------

    async def _to_table(self, table: Table, bundle: Bundle, now: datetime) -> int | None:
        post = await self._table_post(table, bundle)
        if post is None:
            return None
        message = await self._in_thread(table, post, bundle, now)
        if bundle.last.payload.get("reason") == "replaced" and table.thread_id is not None and table.guild_id is not None:
            for user in dict.fromkeys(chair.user_id for chair in table.chairs if chair.user_id is not None):
                await self._wire.invite(table.thread_id, user)  # the newcomer finds the thread
        if bundle.kind in ("turn", "end"):
            thread = await self._thread_of(table)
            await self._store.set_post(table.match_id, "table", thread, message, bundle.last.number)
            if bundle.kind == "end" and table.guild_id is not None:
                await self._wire.rest(thread)
        return message

    async def _table_post(self, table: Table, bundle: Bundle) -> Post | None:
        first, last = bundle.span
        number, mark = bundle.last.number, bundle.last.id
        match bundle.kind:
            case "turn":
                return await self._scribe.turn(table, first, last, number, mark, asking=bundle.asking, calm=bundle.calm)
            case "end":
                return await self._scribe.end(table, first, last, number, mark)
            case "reminder":
                return self._scribe.reminder(table, bundle.last)
            case "consent":
                return self._scribe.consent(table, bundle.last)
            case "notice":
                return self._scribe.notice(table, bundle.last)
        raise ValueError(f"no such delivery: {bundle.kind}")

    async def _standing(self, table: Table, bundle: Bundle) -> int | None:
        """The newest post of the table says whom it waits for now. It tells what it told; a post that is gone is not
        missed."""
        present = await self._store.post(table.match_id, "table")
        told = None if present is None else await self._store.told_with(table.match_id, present.message_id)
        if present is None or told is None or table.status != "running":
            return None
        first, last, mark = told
        post = await self._scribe.turn(table, first, last, bundle.last.number, mark, asking=True)
        await self._wire.edit(present.channel_id, present.message_id, post.silent())
        return present.message_id

    async def _in_thread(self, table: Table, post: Post, bundle: Bundle, now: datetime) -> int:
        """Post in the match's thread; a thread that was deleted is opened again, once."""
        thread = await self._thread_of(table)
        try:
            return await self._once.say(thread, table.guild_id, post, bundle, now)
        except discord.NotFound as error:
            if code_of(error) != UNKNOWN_CHANNEL or thread == table.channel_id:
                raise
        log.warning("thread gone", match=table.code, thread=thread)
        await self._store.set_thread(table.match_id, None)
        fresh = await self._new_thread(await self._referee.table(table.match_id), bundle.attempts, again=True)
        return await self._once.say(fresh, table.guild_id, post, bundle, now)

    async def _thread_of(self, table: Table) -> int:
        """Where the table is told: its thread, or the lobby's channel while there is none."""
        known = (await self._referee.table(table.match_id)).thread_id
        return known if known is not None else table.channel_id

    async def _place_of(self, table: Table, bundle: Bundle) -> int | None:
        """The channel to which a bundle of turns goes; None where it is not opened yet."""
        key = key_of(bundle.last)
        if not key:
            return await self._thread_of(table)
        chamber = table.chamber(key)
        return None if chamber is None else chamber.thread_id

    async def _where_asked(
        self, table: Table, decision: Decision | None, post: Post, bundle: Bundle, now: datetime
    ) -> int | None:
        """Post where a decision is asked: at the table or in its room; nowhere, where that would tell of a private one."""
        chamber = table.chamber(decision.room) if decision is not None and decision.room else None
        if chamber is None:
            return await self._in_thread(table, post, bundle, now)
        if table.guild_id is not None:
            return await self._rooms.say(table, chamber.room.key, post, bundle, now)
        return None if chamber.room.private else await self._in_thread(table, post, bundle, now)

    # -- hands -----------------------------------------------------------------------------------------------------------

    async def _nudge(self, table: Table, bundle: Bundle, now: datetime) -> int | None:
        """A reminder to one person: by direct message, in the thread where none reaches them."""
        seat = int(bundle.last.destination.removeprefix("seat:"))
        chair = next((chair for chair in table.chairs if chair.seat == seat), None)
        post = await self._scribe.nudge(table, seat, bundle.last) if chair is not None else None
        if chair is None or chair.user_id is None or post is None:
            return None
        channel = await self._wire.dm(chair.user_id)
        if channel is not None:
            try:
                return await self._once.say(channel, None, post, bundle, now)
            except discord.HTTPException as error:
                if code_of(error) not in CLOSED_DM:
                    raise
        public = self._scribe.reminder(table, bundle.last)
        if public is None:
            return None
        return await self._where_asked(table, self._scribe.decision(table, bundle.last), public, bundle, now)

    async def _hand(self, table: Table, bundle: Bundle, now: datetime) -> int | None:
        seat = int(bundle.last.destination.removeprefix("seat:"))
        chair = next((chair for chair in table.chairs if chair.seat == seat), None)
        if chair is None or chair.user_id is None or chair.automaton:
            return None
        fresh = any(item.payload.get("fresh") for item in bundle.deliveries)
        known = await self._store.person(chair.user_id)
        if known is not None and known.dm_state == "closed" and not fresh:
            return None  # a new try only when it matters: the button in the thread serves meanwhile
        channel = await self._wire.dm(chair.user_id)
        if channel is None:
            return await self._closed(table, chair, bundle, now)
        try:
            message = await self._deal(table, seat, channel, bundle, now)
        except discord.HTTPException as error:
            if code_of(error) not in CLOSED_DM:
                raise
            return await self._closed(table, chair, bundle, now)
        if known is None or known.dm_state != "open":
            await self._store.set_dm(chair.user_id, channel, "open")
        return message

    async def _deal(self, table: Table, seat: Seat, channel: int, bundle: Bundle, now: datetime) -> int:
        """The hand in its direct channel: in place, or as a new message where it has become this seat's turn; any former one
        is closed. A former message in another channel was another person's: it never gets this hand."""
        last, destination = bundle.last, bundle.last.destination
        former = await self._store.post(table.match_id, destination)
        mine = former if former is not None and former.channel_id == channel else None
        tried = await self._tried(channel, bundle, now)
        since = mine.number if mine is not None else last.number - 1
        post = await self._scribe.hand(table, seat, since, last.number, last.id)
        newest = max(tried, default=0)
        fresh = any(item.payload.get("fresh") for item in bundle.deliveries if item.id > newest)
        message = tried.get(newest, mine.message_id if mine is not None else None)
        if fresh and table.decisions_of(seat) and newest != last.id:
            message = None
        if message is None or not await self._wire.edit(channel, message, post):
            message = await self._wire.send(channel, None, post, nonce_for(last, channel))
        await self._store.set_post(table.match_id, destination, channel, message, last.number)
        old = {(channel, other) for other in tried.values()}
        if former is not None:
            old.add((former.channel_id, former.message_id))
        for place, other in old - {(channel, message)}:
            await self._retire(table, seat, place, other)
        return message

    async def _tried(self, channel: int, bundle: Bundle, now: datetime) -> dict[int, int]:
        """The messages of earlier tries at these deliveries, by delivery."""
        if not self._once.doubtful(bundle, now):
            return {}
        return await self._wire.marked(channel, bundle.last.match_id, [item.id for item in bundle.deliveries])

    async def _retire(self, table: Table, seat: Seat, channel: int, message: int) -> None:
        """Take picture and controls from an earlier hand; it does not matter much if that fails."""
        chair = table.chair(seat)
        reader = await self._scribe.reader(chair.user_id or 0, chair.locale)
        try:
            await self._wire.edit(
                channel, message, closed_hand_post(table, self._scribe.voice(table, reader.language), seat, 0)
            )
        except discord.HTTPException as error:
            log.info("old hand left as it is", match=table.code, seat=seat, code=code_of(error))

    async def _closed(self, table: Table, chair: Chair, bundle: Bundle, now: datetime) -> int | None:
        """No direct message reaches this person. They are told once, in the thread, next to the button that always serves;
        later turn posts say it in a line, and a decision that no post tells calls them by itself."""
        assert chair.user_id is not None
        known = await self._store.person(chair.user_id)
        message = None
        if known is None or known.dm_state != "closed":
            if table.thread_id is None and table.guild_id is not None and bundle.attempts < PATIENCE * 2:
                raise NotYet
            post = self._scribe.closed(table, chair.seat, bundle.last.id)
            message = await self._in_thread(table, post, bundle, now)
            await self._store.set_dm(chair.user_id, None, "closed")
        elif (call := self._scribe.call(table, chair.seat, bundle.last.id)) is not None:
            message = await self._where_asked(table, self._scribe.called_for(table, chair.seat), call, bundle, now)
        log.info("direct messages closed", match=table.code, seat=chair.seat)
        return message

    # -- game masters ----------------------------------------------------------------------------------------------------

    async def _to_gms(self, table: Table, bundle: Bundle, now: datetime) -> int | None:
        message = None
        for user in table.gm_ids or (table.host_id,):
            channel = await self._wire.dm(user)
            if channel is None:
                continue
            post = await self._scribe.to_gm(table, bundle.last, user)
            try:
                message = await self._once.say(channel, None, post, bundle, now)
            except discord.HTTPException as error:
                if code_of(error) not in CLOSED_DM:
                    raise
        return message

    async def report_rights(self, table: Table) -> None:
        """Tell the GMs by direct message which rights are missing."""
        private = any(chamber.open and chamber.room.private for chamber in table.chambers)
        rights = self._wire.missing_rights(table.guild_id, table.channel_id, private)
        log.warning("rights missing", match=table.code, channel=table.channel_id, rights=rights)
        for user in table.gm_ids or (table.host_id,):
            try:
                channel = await self._wire.dm(user)
                if channel is not None:
                    await self._wire.send(channel, None, await self._scribe.missing(table, user, rights), None)
            except discord.HTTPException as error:
                log.info("game master not reached", match=table.code, code=code_of(error))
