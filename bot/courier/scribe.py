"""From a delivery to its post: reads the match as it was at the delivery's entry, draws, and puts it into words.

What goes to the table is made from the public view and public events, always; what goes to a seat from that seat's view.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from bot.panels.names import plain_names, safe_names
from bot.panels.posts.asks import Ask, asks
from bot.panels.posts.end import end_post
from bot.panels.posts.hand import hand_post
from bot.panels.posts.layout import Post
from bot.panels.posts.lobby import lobby_post
from bot.panels.posts.notes import (
    closed_post,
    consent_post,
    gm_post,
    missing_right,
    notice_post,
    nudge_post,
    reminder_post,
)
from bot.panels.posts.room import closing_post, room_post
from bot.panels.posts.turn import turn_post
from bot.record.deliveries import Delivery
from bot.record.store import Store
from bot.referee.model import Chamber, Table
from bot.referee.referee import Referee
from bot.speech.names import quoted, typed
from bot.studio import Studio
from data.words import language_of
from render.picture import Look, Picture
from render.registry import end_picture, painter, room_picture
from rules.codec import fact_from_json, facts_from_json
from rules.game import PUBLIC, Decision, Event, Phrase, Room, Seat, Viewer
from rules.registry import game
from rules.voice import Voice

LONGEST_TYPED: Final = 200
"""Characters of a reason or name that a notice repeats."""


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom a private post is written."""

    language: str
    palette: str = "standard"


class Scribe:
    """Makes posts. Reads only."""

    def __init__(self, referee: Referee, store: Store, studio: Studio) -> None:
        self._referee = referee
        self._store = store
        self._studio = studio

    def voice(self, table: Table, language: str | None = None) -> Voice:
        """How the match is spoken of, names escaped."""
        language = language or table.language
        return Voice(game(table.game_key), language, safe_names(table, language), typed)

    async def reader(self, user_id: int, locale: str) -> Reader:
        """A person's own choices, else their Discord's language."""
        note = await self._store.person(user_id)
        if note is None:
            return Reader(language_of(locale))
        seen = note.locale if note.name else locale  # a note without a name holds nothing but the state of their DMs
        return Reader(note.language or language_of(seen), note.palette or "standard")

    # -- what everybody may read -----------------------------------------------------------------------------------------

    async def lobby(self, table: Table, mark: int) -> Post:
        """The lobby as it is now."""
        rules = game(table.game_key)
        counts, hours = rules.seat_counts(table.options), rules.clocks(table.options).hours
        return lobby_post(table, self.voice(table), counts, hours, mark)

    async def turn(
        self,
        table: Table,
        first: int,
        last: int,
        number: int,
        mark: int,
        *,
        asking: bool,
        calm: Collection[Seat] = (),
    ) -> Post:
        """Entries `first` to `last` told, the board after entry `number`; who is asked now, if this is the newest post.
        `calm` seats are named without being called."""
        events = await self.public_events(table, first, last)
        board = await self.board(table, number, events)
        voice = self.voice(table)
        ask = asks(table, voice) if asking else Ask((), ())
        closed = await self._closed(table) if asking else ()
        return turn_post(table, voice, events, board, ask, mark, opening=first == 0, closed=closed, calm=calm)

    async def end(self, table: Table, first: int, last: int, number: int, mark: int) -> Post:
        """The last post."""
        events = await self.public_events(table, first, last) if first <= last else ()
        board = await self.board(table, number, events) if table.number >= 0 else None
        course = await self._course(table, number) if table.number >= 0 else None
        told = await self.public_events(table, 0, table.number) if table.number >= 0 else ()
        recap = game(table.game_key).recap(told)
        export = await self._referee.export(table.match_id, PUBLIC)
        entries = await self._referee.journal(table.match_id, PUBLIC, newest_first=True, limit=1)
        reason = str(entries[0].data.get("reason") or "") if entries and entries[0].kind == "end" else ""
        secret = export.get("secret") or ""
        return end_post(table, self.voice(table), events, board, recap, secret, mark, reason=reason, course=course)

    def decision(self, table: Table, delivery: Delivery) -> Decision | None:
        """The decision a reminder is about, while it waits."""
        if table.status != "running":
            return None
        return next((item for item in table.pending if item.key == delivery.payload.get("decision")), None)

    async def room(
        self,
        table: Table,
        chamber: Chamber,
        first: int,
        last: int,
        number: int,
        mark: int,
        *,
        asking: bool,
        again: bool = False,
    ) -> Post | None:
        """What a room is told of entries `first` to `last`, its picture after entry `number`, whom it waits for. None where
        there is nothing to say; a post said `again` stands there already."""
        room = chamber.room
        events = await self._referee.room_news(table.match_id, room, first, last)
        voice = self.voice(table)
        ask = asks(table, voice, room.key) if asking else Ask((), ())
        opening = await self._store.post(table.match_id, f"room:{room.key}") is None
        if not (events or ask.lines or opening or again):
            return None
        closed = [seat for seat in await self._closed(table) if seat in room.members] if asking else []
        picture = await self._room_picture(table, room, number, events)
        return room_post(table, voice, room, events, picture, ask, mark, opening=opening, closed=closed)

    async def closing(self, table: Table, chamber: Chamber, first: int, last: int, mark: int) -> Post:
        """The last line of a room."""
        events = await self._referee.room_news(table.match_id, chamber.room, first, last) if first <= last else ()
        return closing_post(table, self.voice(table), events, mark)

    async def _room_picture(self, table: Table, room: Room, number: int, events: Sequence[Event]) -> Picture | None:
        """The room's picture from what all who read it may know; the game's own for rooms, else its board."""
        view = await self._referee.room_view(table.match_id, room, number)
        if view is None:
            return None
        look = self._look(table, table.language, None, events)
        return await self._studio.draw(partial(room_picture, table.game_key, view, room, look))

    def reminder(self, table: Table, delivery: Delivery) -> Post | None:
        """None where what it is about is no longer open."""
        if table.status != "running":
            return None
        keys = (delivery.payload.get("decision"), *delivery.payload.get("with", ()))
        seats = delivery.payload.get("seats")
        open_still = (
            replace(item, actors=tuple(seat for seat in item.actors if seats is None or seat in seats))
            for item in table.pending
            if item.key in keys
        )
        asked = [item for item in open_still if item.actors]
        return reminder_post(table, self.voice(table), asked, delivery.id) if asked else None

    def call(self, table: Table, seat: Seat, mark: int) -> Post | None:
        """To somebody whom no direct message reaches, when a decision of theirs comes of which no other post tells."""
        quiet = self.called_for(table, seat)
        if quiet is None or table.status != "running":
            return None
        return reminder_post(table, self.voice(table), [replace(quiet, actors=(seat,))], mark)

    def called_for(self, table: Table, seat: Seat) -> Decision | None:
        """The first decision of a seat of which no post tells."""
        return next((decision for decision in table.asked(seat) if decision.quiet), None)

    def notice(self, table: Table, delivery: Delivery) -> Post:
        """One sentence to the table."""
        voice = self.voice(table)
        return notice_post(table, voice, self._sentence(voice, delivery), delivery.id)

    def consent(self, table: Table, delivery: Delivery) -> Post | None:
        """The question, None where it is settled already."""
        wanted = delivery.payload.get("consent_id")
        consent = next((item for item in table.consents if item.id == wanted), None)
        return None if consent is None else consent_post(table, self.voice(table), consent, delivery.id)

    def closed(self, table: Table, seat: Seat, mark: int) -> Post:
        """To somebody whom no direct message reaches, in the thread."""
        return closed_post(table, self.voice(table), seat, mark)

    async def public_events(self, table: Table, first: int, last: int) -> tuple[Event, ...]:
        """What everybody may know of a stretch of the record."""
        entries = await self._referee.told(table.match_id, first, last, PUBLIC)
        return tuple(event for entry in entries for event in entry.events if event.known_to(PUBLIC))

    async def board(self, table: Table, number: int, recent: Sequence[Event]) -> Picture:
        """The public board after an entry."""
        view = await self._referee.view(table.match_id, PUBLIC, number)
        look = self._look(table, table.language, None, recent)
        return await self._studio.draw(partial(painter(table.game_key).board, view, look))

    async def _course(self, table: Table, number: int) -> Picture | None:
        """How a finished match went, where its game draws that."""
        view = await self._referee.view(table.match_id, PUBLIC, number)
        look = self._look(table, table.language, None, ())
        return await self._studio.draw(partial(end_picture, table.game_key, view, look))

    # -- what one person may read ----------------------------------------------------------------------------------------

    async def hand(self, table: Table, seat: Seat, since: int, number: int, mark: int) -> Post:
        """The hand of a seat after entry `number`, in its reader's language, with what it alone learnt since `since`."""
        chair = table.chair(seat)
        assert chair.user_id is not None
        reader = await self.reader(chair.user_id, chair.locale)
        view = await self._referee.view(table.match_id, seat, number)
        entries = await self._referee.told(table.match_id, max(0, since + 1), number, seat)
        events = tuple(event for entry in entries for event in entry.events)
        look = self._look(table, reader.language, seat, events, reader.palette)
        picture = await self._studio.draw(partial(painter(table.game_key).hand, view, look))
        form = game(table.game_key).form(view, {}) if table.asked(seat) else None
        direct = form if form is not None and form.direct else None
        return hand_post(table, self.voice(table, reader.language), seat, picture, mark, events=events, direct=direct)

    async def nudge(self, table: Table, seat: Seat, delivery: Delivery) -> Post | None:
        """A reminder for one person alone, None where they have decided meanwhile."""
        decision = self.decision(table, delivery)
        if decision is None or seat not in decision.actors:
            return None
        chair = table.chair(seat)
        reader = await self.reader(chair.user_id or 0, chair.locale)
        return nudge_post(table, self.voice(table, reader.language), seat, decision, delivery.id)

    async def to_gm(self, table: Table, delivery: Delivery, user_id: int) -> Post:
        """A sentence for one GM."""
        voice = self.voice(table, (await self.reader(user_id, table.language)).language)
        case = [fact_from_json(fact) for fact in delivery.payload.get("case", ())]
        lines = [voice.say(fact) for fact in case if isinstance(fact, Phrase)]
        return gm_post(table, voice, "\n".join((self._sentence(voice, delivery), *lines)), delivery.id)

    async def missing(self, table: Table, user_id: int, rights: Sequence[str]) -> Post:
        """Tell a GM which rights are missing."""
        voice = self.voice(table, (await self.reader(user_id, table.language)).language)
        return gm_post(table, voice, missing_right(table, voice, rights), 0)

    # -- inside ----------------------------------------------------------------------------------------------------------

    def _sentence(self, voice: Voice, delivery: Delivery) -> str:
        facts = facts_from_json(delivery.payload.get("facts", {}))
        # names and reasons that people typed come raw
        facts = {name: quoted(fact, LONGEST_TYPED) if isinstance(fact, str) else fact for name, fact in facts.items()}
        return voice.words.text(f"notice-{delivery.payload['reason']}", **voice.facts(facts))

    def _look(
        self, table: Table, language: str, viewer: Viewer | None, recent: Sequence[Event], palette: str = "standard"
    ) -> Look:
        seat = viewer if isinstance(viewer, int) else None
        return Look(language, plain_names(table, language), table.code, palette, seat, tuple(recent))

    async def _closed(self, table: Table) -> tuple[Seat, ...]:
        """The seats whose persons no direct message reaches."""
        closed: list[Seat] = []
        for chair in table.chairs:
            note: Any = await self._store.person(chair.user_id) if chair.user_id is not None else None
            if note is not None and note.dm_state == "closed":
                closed.append(chair.seat)
        return tuple(closed)
