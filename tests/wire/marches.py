"""Marchlords by slash commands over the wire: a table with a GM, what the record says, and what messages may name."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from bot.offline import Answer, Json, OfflineDiscord, Person, controls_of, media_of, text_of
from bot.record.history import actor_of
from bot.rehearsal.process import BotProcess
from bot.rehearsal.thumbs import control, has, press, public, seen
from rules import codec
from rules.chance import Chance, seed_of
from rules.game import PUBLIC, Event, Viewer
from rules.marchlords.game import GAME
from rules.marchlords.legal import ken_of
from rules.marchlords.state import Marchlords
from rules.marchlords.tell import order_lines
from rules.marchlords.view import MarchlordsView, view_of
from rules.voice import Voice

_ARMY = re.compile(r"(?<![\w-])([A-D][1-9])(?![\w’'-])")
_PLACE = re.compile(r"(?<![\w-])([A-S](?:1\d|[1-9]))(?![\w’'-])")
PRIVATE = ("war-map.png", "tile.png", "battle.png")
"""Pictures of what a seat or a room knows."""
_NUMBER = re.compile(r"(?<!\d)(\d{3})(?!\d)")


async def set_table(discord: OfflineDiscord, gm: Person, players: list[Person], **options: str) -> Any:
    """A GM opens a table with these options; the players sit down in order; it starts. Returns its thread."""
    begin = len(gm.inbox)
    made = await gm.slash("partie creer", jeu="marchlords", arbitrer=True)
    assert made.error is None
    lobby = await seen(gm, lambda m: public(m) and has(m, "join"), since=begin)
    for name, value in options.items():
        panel = (await gm.click(lobby, control(lobby, "options")["custom_id"], stale=True)).message
        answer = await gm.select(panel, control(panel, "opt", arg=name)["custom_id"], [value])
        assert answer.error is None
    for player in players:
        assert (await press(player, lobby, "join")).error is None
    lobby = await seen(gm, lambda m: m["id"] == lobby["id"] and has(m, "start"))
    assert (await press(gm, lobby, "start")).error is None
    post = await seen(players[0], lambda m: public(m) and has(m, "play") and has(m, "hand"), 20, since=begin)
    return next(channel for channel in players[0].channels() if channel.id == int(post["channel_id"]))


async def do(person: Person, thread: Any, words: str, **fields: str | int) -> Answer:
    """A slash command of the game; it is accepted."""
    answer = await person.slash(f"marches {words}", channel=thread, **fields)
    assert answer.error is None, (words, fields)
    return answer


# -- what the record says ----------------------------------------------------------------------------------------------


@dataclass
class Record:
    """The record of the only match, replayed as it grows."""

    bot: BotProcess
    states: list[Marchlords] = field(default_factory=list)
    entries: list[dict[str, Any]] = field(default_factory=list)

    def read(self) -> Marchlords:
        """The state now."""
        with sqlite3.connect(self.bot.database) as database:
            database.row_factory = sqlite3.Row
            match = database.execute("select secret, ids, options from match").fetchone()
            rows = database.execute("select * from entry where number >= ? order by number", (len(self.entries),)).fetchall()
        seed = seed_of(bytes.fromhex(match["secret"]), json.loads(match["ids"]))
        for row in rows:
            entry = dict(row) | {name: json.loads(row[name]) for name in ("moves", "events")}
            if entry["kind"] == "start":
                options = codec.load(GAME.options_type, json.loads(match["options"]))
                state = GAME.start(options, len(json.loads(match["ids"])), Chance(seed))
            else:
                assert entry["kind"] != "rewind"
                state = self.states[-1]
                if entry["moves"]:
                    moves = tuple(codec.move_from_json(GAME, move) for move in entry["moves"])
                    state = GAME.play(state, actor_of(entry["actor"]), moves, Chance(seed)).state
            self.entries.append(entry)
            self.states.append(state)
        return self.states[-1]

    @property
    def now(self) -> int:
        """The number of the last entry."""
        self.read()
        return len(self.entries) - 1

    def events(self) -> list[Event]:
        """Every event so far."""
        return [codec.event_from_json(event) for entry in self.entries for event in entry["events"]]

    def kinds(self) -> set[str]:
        """The kinds of all events so far."""
        return {event.kind for event in self.events()}


def overdue(bot: BotProcess, key: str, long_ago: str = "2020-01-01 00:00:00.000000") -> None:
    """Write into the database: a decision's time is over. The bot finds out with the next act."""
    with sqlite3.connect(bot.database, timeout=30) as database:
        row = database.execute(
            "update deadline set due = ? where kind = 'expiry' and state = 'open' and decision_key = ?", (long_ago, key)
        )
        assert row.rowcount == 1, key
        database.execute("update deadline set state = 'done' where kind != 'expiry' and decision_key = ?", (key,))


def unsent(bot: BotProcess) -> int:
    """How many deliveries the record still holds back."""
    with sqlite3.connect(bot.database) as database:
        return int(database.execute("select count(*) from delivery where state = 'pending'").fetchone()[0])


# -- what may be known -------------------------------------------------------------------------------------------------


def said_of(message: Json) -> str:
    """Everything a message says: texts, alt texts, files, menus."""
    pictures = [f"{item.get('description') or ''} {item['media']['url'].rpartition('/')[2]}" for item in media_of(message)]
    files = [f"{item['filename']} {item.get('description') or ''}" for item in message["attachments"]]
    menus = [
        f"{option['label']} {option.get('description') or ''}"
        for found in controls_of(message)
        for option in found.get("options", ())
    ]
    return bare("\n".join([text_of(message), *pictures, *files, *menus]))


@cache
def voices(names: tuple[str, ...]) -> tuple[Voice, ...]:
    """A voice in each language."""
    return tuple(Voice(GAME, language, names) for language in ("fr", "en"))


def bare(text: str) -> str:
    """A text without signs and emphasis, as every way of showing it has it."""
    return " ".join(re.sub(r"<a?:\w+:\d+>|[\ue000-\uf8ff*_#]|[\U000f0000-\U0010ffff]", " ", text).split())


def sentences(events: Iterable[Event], names: tuple[str, ...]) -> set[str]:
    """The events as sentences in both languages, as messages tell them."""
    return {bare(line) for voice in voices(names) for event in events for line in voice.told([event])}


def private_lines(state: Marchlords, seat: int, names: tuple[str, ...]) -> set[str]:
    """The lines that tell the orders of a seat, in both languages."""
    if state.phase not in ("orders", "confirm") or not state.kingdoms[seat].active:
        return set()
    phrases = order_lines(ken_of(view_of(state, seat)), state.desks[seat])
    return {bare(voice.say(phrase)) for voice in voices(names) for phrase in phrases}


def namesakes(view: MarchlordsView) -> set[str]:
    """The tiles of the edge that are named as armies are (`A1`) and that the viewer reads of as tiles: those it has
    explored, and those that its armies may be sent to."""
    if not view.ground:
        return set()
    whole = view.field
    near = {tile for army in view.armies if army.seat == view.seat for tile in whole.disc(army.tile, 8)}
    tiles = (tile for tile, mark in enumerate(view.fog) if mark != "." or tile in near)
    return {name for name in (whole.names[tile] for tile in tiles) if _ARMY.fullmatch(name)}


@dataclass
class Known:
    """What one reader may have learnt up to an entry."""

    armies: set[str] = field(default_factory=set)
    purses: set[int] = field(default_factory=set)
    told: set[str] = field(default_factory=set)
    orders: set[str] = field(default_factory=set)


def course(record: Record, readers: list[Viewer], names: tuple[str, ...]) -> list[dict[Viewer, Known]]:
    """For each entry, what each reader may know by then: names of armies ever in sight, amounts of its own purse, sentences
    of events, lines of its own orders."""
    found: list[dict[Viewer, Known]] = []
    known = {reader: Known() for reader in readers}
    for entry, state in zip(record.entries, record.states, strict=True):
        events = [codec.event_from_json(event) for event in entry["events"]]
        for reader, mine in known.items():
            view = view_of(state, reader)
            mine.armies |= {army.name for army in view.armies} | namesakes(view)
            mine.told |= sentences((event for event in events if event.known_to(reader)), names)
            for event in events:
                if event.known_to(reader):
                    text = json.dumps(codec.event_to_json(event))
                    mine.armies |= set(_ARMY.findall(text))
                    mine.purses |= {int(number) for number in _NUMBER.findall(text)}
            if isinstance(reader, int) and state.ground:
                own = view.kingdoms[reader]
                mine.purses |= {number for number in (own.gold, own.left) if number is not None}
                mine.orders |= private_lines(state, reader, names)
        found.append({r: Known(set(k.armies), set(k.purses), set(k.told), set(k.orders)) for r, k in known.items()})
    return found


@dataclass
class Watch:
    """How far the record had come when each account had received so many messages."""

    record: Record
    people: list[Person]
    marks: list[tuple[int, list[int]]] = field(default_factory=list)
    steps: list[dict[Viewer, Known]] = field(default_factory=list)

    def mark(self) -> Marchlords:
        """Now; the state."""
        received = [len(person.inbox) for person in self.people]
        self.marks.append((self.record.now, received))
        return self.record.states[-1]

    def leaks(
        self,
        person: Person,
        reader: Viewer,
        rooms: dict[int, tuple[int, int]],
        until: int,
        names: tuple[str, ...],
        typed: set[str],
    ) -> list[str]:
        """Messages of an account up to a position that say what it could not know when it got them, but for what it `typed`
        itself. A public post is held against what everybody knows, and names no tile and no army at all; a post in the room
        of a battle against what each of its sides knows, for those who judge between them read it too."""
        place, faults = self.people.index(person), []
        if not self.steps:
            self.steps = course(self.record, [*range(len(names)), PUBLIC], names)
        for at, message in enumerate(person.inbox[:until]):
            number = next((number for number, received in self.marks if at < received[place]), len(self.steps) - 1)
            letter = int(message["channel_id"]) == person.dm.id or not public(message)
            said, sides = said_of(message), rooms.get(int(message["channel_id"]))
            readers: tuple[Viewer, ...] = (reader,) if letter else sides or (PUBLIC,)
            hidden = {word for viewer in readers for word in self._hidden(said, number, viewer)}
            if not letter and sides is None:
                hidden |= set(_PLACE.findall(said))
                hidden |= {name for name in PRIVATE if name in said}
            hidden -= typed if letter else set()
            if hidden:
                faults.append(f"{person.name}, message {at}, entry {number}: {sorted(hidden)} in {said[:400]}")
        return faults

    def _hidden(self, said: str, number: int, reader: Viewer) -> set[str]:
        known = self.steps[number]
        mine = known[reader]
        others = [theirs for viewer, theirs in known.items() if viewer != reader]
        standing = {army.name for army in self.record.states[number].armies}
        found = {name for name in _ARMY.findall(said) if name in standing} - mine.armies
        secret = {amount for theirs in others for amount in theirs.purses} - mine.purses
        found |= {str(amount) for amount in secret if amount > 99} & set(_NUMBER.findall(said))
        lines = {line for theirs in others for line in theirs.told | theirs.orders} - mine.told - mine.orders
        return found | {line for line in lines if line in said}
