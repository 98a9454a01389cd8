"""The post of a turn in the match's thread: what happened, what it changed, who is asked what until when, the board.

Made from public events and the public view alone: a thread holds no secret of a single seat.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.panels.ids import Control, fingerprint
from bot.panels.limits import cut, units
from bot.panels.posts.asks import Ask, called, users_of
from bot.panels.posts.layout import Post, Upload, button, gallery, rows, text
from render.picture import Picture
from rules.game import PUBLIC, Event, Seat
from rules.voice import Voice, listed

if TYPE_CHECKING:
    from bot.referee.model import Table

MOST_RUNNING = 6
"""Sentences that follow each other as text: a heading and one paragraph. More become a list."""
LONGEST_RUNNING = 200
"""Characters of that paragraph that a phone still shows at a glance; a longer one becomes a list beneath the heading."""
LONGEST_NEWS = 1800
"""Characters of the sentences of a post; what came before them is in the journal."""
LONGEST_REVEAL = 3300
"""Characters of a reveal; the rest of a post's 4,000 is for who is asked."""


def news(voice: Voice, events: Sequence[Event]) -> list[str]:
    """Public events as lines: the first as a heading, what it changed below. Many (a backlog) become a list; those with
    topics (a reveal) stand whole beneath headings, so that people can check it line by line."""
    return headed(voice, [event for event in events if event.known_to(PUBLIC)])


def headed(voice: Voice, events: Sequence[Event]) -> list[str]:
    """Events that all readers of a post may know, as its lines."""
    chapters = voice.chapters(events)
    if any(topic for topic, _ in chapters):
        return _reveal(voice, chapters)
    sentences = [sentence for _, told in chapters for sentence in told]
    if not sentences:
        return []
    if len(sentences) <= MOST_RUNNING:
        heading, rest = f"### {cut(sentences[0], 300)}", sentences[1:]
        if len(rest) > 1 and sum(units(sentence) + 1 for sentence in rest) > LONGEST_RUNNING:
            return [heading, *(f"- {cut(sentence, 300)}" for sentence in rest)]
        return [heading, cut(" ".join(rest), LONGEST_NEWS)]
    told = [f"- {cut(sentence, 300)}" for sentence in sentences]
    while len(told) > 1 and sum(units(line) + 1 for line in told) > LONGEST_NEWS:
        told.pop(0)
    hidden = len(sentences) - len(told)
    more = [f"-# {voice.words.text('post-more', count=hidden)}"] if hidden else []
    return [*more, *told]


def list_of(voice: Voice, events: Sequence[Event]) -> list[str]:
    """Events for one reader, a line each; a reveal beneath its headings."""
    chapters = voice.chapters(events)
    if any(topic for topic, _ in chapters):
        return _reveal(voice, chapters)
    return voice.told(events)


def _reveal(voice: Voice, chapters: Sequence[tuple[str, list[str]]]) -> list[str]:
    """Chapters with their lines; where they are too many, the first ones are left to the journal."""
    lines: list[tuple[str, int]] = []
    for topic, told in chapters:
        if topic:
            lines.append((f"**{topic}**" if lines else f"### {topic}", 0))
        lines += [(f"- {cut(line, 300)}" if topic else cut(line, 300), 1) for line in told]
    hidden = 0
    while sum(units(line) + 1 for line, _ in lines) > LONGEST_REVEAL:
        hidden += lines.pop(0)[1]
    more = [f"-# {voice.words.text('post-more', count=hidden)}"] if hidden else []
    return [*more, *(line for line, _ in lines)]


def table_buttons(
    table: Table, voice: Voice, mark: int, *, playing: bool = True, room: str = ""
) -> list[ui.Button[discord.ui.LayoutView]]:
    """The buttons under every board. `mark` is the delivery's id: the journal's control carries it, so that after a crash
    the post is recognised in the channel. `room`: the turn panel begins with what is decided in the room of that key."""
    say = voice.words.text
    own = [
        button(say("post-button-hand"), Control("hand", table.match_id), "primary"),
        button(say("post-button-play"), Control("play", table.match_id, arg=fingerprint(room)), "success"),
    ]
    return [
        *(own if playing else []),
        button(say("post-button-rules"), Control("rules", table.match_id)),
        journal_button(table, voice, mark),
        button(say("post-button-text"), Control("text", table.match_id)),
    ]


def journal_button(table: Table, voice: Voice, mark: int) -> ui.Button[discord.ui.LayoutView]:
    """The journal's button, with the delivery's mark as its revision."""
    return button(voice.words.text("post-button-journal"), Control("journal", table.match_id, revision=mark))


def turn_post(
    table: Table,
    voice: Voice,
    events: Sequence[Event],
    board: Picture,
    ask: Ask,
    mark: int,
    *,
    opening: bool = False,
    closed: Sequence[Seat] = (),
    calm: Collection[Seat] = (),
) -> Post:
    """One post of a turn. `events` may hold private ones: they are left out. `opening`: the first of the match.
    `closed` are seats that direct messages do not reach: those who are asked are told where their hand is.
    `calm` seats know what they are asked: nothing rings for them."""
    if ask.lines:
        events = unannounced(table, events)
    lines = news(voice, events)
    if opening:
        lines = [opening_line(voice), *(lines if len(lines) > 2 else [" ".join(map(_plain, lines))])]
        lines += [f"-# {voice.words.text('lobby-gm-sees')}"] if table.rules.gm_sees_all else []  # before anybody plays
    waiting = [seat for seat in closed if seat in _asked(table)]
    lines += ask.lines
    lines += [voice.words.text("post-closed", who=called(table, voice, seat)) for seat in waiting]
    if not any(lines):
        lines = [voice.words.text("post-board")]
    picture = Upload.of(board)
    items: list[ui.Item[discord.ui.LayoutView]] = [text(*lines), gallery(picture)]
    items += rows(table_buttons(table, voice, mark))
    called_users = dict.fromkeys((*ask.mentions, *users_of(table, waiting)))
    at_rest = set(users_of(table, [seat for seat in calm if seat in _asked(table)]))
    at_rest -= set(users_of(table, [seat for seat in _asked(table) if seat not in calm]))
    return Post(tuple(items), (picture,), tuple(user for user in called_users if user not in at_rest))


def unannounced(table: Table, events: Sequence[Event]) -> list[Event]:
    """The events without those named like a decision that follows: they only say whose turn it is; who is asked stands
    below and says it better."""
    announced = {decision.kind for decision in table.pending}
    return [event for event in events if event.kind not in announced]


def opening_line(voice: Voice) -> str:
    """The heading of a match's first post."""
    two = len(voice.names) == 2
    who = f" {voice.words.text('post-versus')} ".join(voice.names) if two else listed(voice.names, voice.language)
    return f"### {voice.words.text('post-opening', who=who)}"


def _plain(line: str) -> str:
    return line.removeprefix("### ")


def _asked(table: Table) -> set[Seat]:
    return {seat for decision in table.asked_at() for seat in decision.actors}
