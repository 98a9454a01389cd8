"""The posts of a room: what happened there, whom it waits for, its picture; its last line.

Made from what all who read the room may know: a private one holds no secret of a single seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.panels.form import act_name
from bot.panels.ids import Control
from bot.panels.limits import cut
from bot.panels.play import carried
from bot.panels.posts.asks import Ask, called, users_of
from bot.panels.posts.layout import Post, Upload, button, gallery, rows, text
from bot.panels.posts.turn import headed, journal_button, table_buttons, unannounced
from data.words import plain
from render.picture import Picture
from rules.game import Choice, Event, Move, Ref, Room, Seat, fields_of
from rules.voice import Voice

if TYPE_CHECKING:
    from bot.referee.model import Table

MOST_ACTS = 5
"""Acts of a room that are offered as buttons: one row."""


def room_name(table: Table, voice: Voice, room: Room) -> str:
    """The name of the room's thread: the match's code and what the rules call it."""
    return cut(f"{table.code} · {plain(voice.say(room.name))}", 100)


def room_post(
    table: Table,
    voice: Voice,
    room: Room,
    events: Sequence[Event],
    picture: Picture | None,
    ask: Ask,
    mark: int,
    *,
    opening: bool = False,
    closed: Sequence[Seat] = (),
) -> Post:
    """One post in a room. `events` are those that it may tell; `closed` members whom direct messages do not reach;
    `opening`: the first of the room, which says what it is and who reads it."""
    say = voice.words.text
    asked = {seat for decision in table.asked_at(room.key) for seat in decision.actors}
    waiting = [seat for seat in closed if seat in asked]
    lines = headed(voice, unannounced(table, events) if ask.lines else events)
    if opening:
        who = say("room-private" if room.private else "room-public")
        lines = [f"## {voice.say(room.name)}", f"-# {who}", *(line.removeprefix("### ") for line in lines)]
    lines += ask.lines
    lines += [say("post-closed", who=called(table, voice, seat)) for seat in waiting]
    if not any(lines):
        lines = [f"### {voice.say(room.name)}"]
    items: list[ui.Item[discord.ui.LayoutView]] = [text(*lines)]
    uploads = () if picture is None else (Upload.of(picture),)
    if uploads:
        items.append(gallery(*uploads))
    if ask.lines:
        items += rows(_acts(table, voice, room))
    items += rows(table_buttons(table, voice, mark, room=room.key))
    return Post(tuple(items), uploads, tuple(dict.fromkeys((*ask.mentions, *users_of(table, waiting)))))


def closing_post(table: Table, voice: Voice, events: Sequence[Event], mark: int) -> Post:
    """What is still to tell, and that it goes on at the table."""
    where = f"<#{table.thread_id}>" if table.guild_id is not None and table.thread_id is not None else table.code
    last = [line.removeprefix("### ") for line in headed(voice, events)]
    lines = [*last, f"-# {voice.words.text('room-closed', where=where)}"]
    return Post((text(*lines), *rows([journal_button(table, voice, mark)])))


def _acts(table: Table, voice: Voice, room: Room) -> list[ui.Button[discord.ui.LayoutView]]:
    """The acts that the rules offer in the room; what each person may do is checked when they press. Several of a kind are
    called after what each chooses."""
    found = []
    kinds = [move.name for move in room.acts]
    for move in room.acts[:MOST_ACTS]:
        specs = fields_of(type(move))
        arg = carried(type(move), {spec.name: str(getattr(move, spec.name)) for spec in specs})
        if arg is None:
            continue
        label = act_name(voice, move.name)
        if kinds.count(move.name) > 1:
            label = _choice(voice, room, move) or label
        label = f"{label[:1].upper()}{label[1:]}"
        found.append(button(label, Control("do", table.match_id, arg=arg), "danger" if move.final else "primary"))
    return found


def _choice(voice: Voice, room: Room, move: Move) -> str:
    """What a move chooses and the others of its kind do not."""
    others = [other for other in room.acts if other.name == move.name and other != move]
    return " · ".join(
        voice.label(Ref(spec.kind.domain, getattr(move, spec.name)))
        for spec in fields_of(type(move))
        if isinstance(spec.kind, Choice) and any(getattr(other, spec.name) != getattr(move, spec.name) for other in others)
    )
