"""What anybody may ask of a match: the board, the board as text, the rules, the journal, where things stand."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from bot.panels.hand import glance_rows, side_buttons, waiting_lines
from bot.panels.ids import Control
from bot.panels.limits import cut, pieces
from bot.panels.panel import Button, Panel, Row, button, rows
from bot.referee.model import JournalEntry, Table
from bot.speech.names import quoted, safe
from data.words import words
from render.registry import painter
from rules.game import Viewer
from rules.voice import Voice

if TYPE_CHECKING:
    from bot.panels.desk import Ask

ENTRIES = 12
"""Entries on one page of the journal."""
PAGE = 3400
"""Characters on one page of rules."""


def _started(table: Table) -> bool:
    return table.number >= 0


async def board_panel(ask: Ask, table: Table, notice: str = "") -> Panel:
    """The board from the reader's side, and whom the match waits for."""
    if not _started(table):
        return Panel(heading=ask.heading(table), notice=ask.text("refusal-not-started"))
    viewer = ask.viewer(table)
    picture = await ask.desk.board(ask, table, viewer)
    seen = await ask.desk.seen(table, viewer)
    below = (*rows_of(await _buttons(ask, table, viewer)), *glance_rows(ask, table, viewer, seen.view))
    lines = waiting_lines(ask, table, ask.voice(table))
    return Panel(heading=ask.heading(table), notice=notice, lines=tuple(lines), picture=picture, rows=below)


async def text_panel(ask: Ask, table: Table) -> Panel:
    """The whole position as text, from the same view as the picture: enough to play from."""
    if not _started(table):
        return Panel(heading=ask.heading(table), notice=ask.text("refusal-not-started"))
    viewer = ask.viewer(table)
    seen = await ask.desk.seen(table, viewer)
    look = ask.look(table, viewer if isinstance(viewer, int) else None)
    text = await asyncio.to_thread(painter(table.game_key).text, seen.view, look)
    buttons = await _buttons(ask, table, viewer)
    return Panel(heading=ask.heading(table), lines=(text,), rows=rows_of(buttons))


async def _buttons(ask: Ask, table: Table, viewer: Viewer) -> list[Button]:
    if isinstance(viewer, int):
        hand = button(ask.text("panel-button-hand"), Control("hand", table.match_id, viewer), "primary")
        others = [item for item in await side_buttons(ask, table, viewer) if item.label != ask.text("panel-button-text")]
        return [hand, *others][:5]
    return [
        button(ask.text("panel-button-board"), Control("board", table.match_id)),
        button(ask.text("panel-button-text"), Control("text", table.match_id)),
        button(ask.text("panel-button-journal"), Control("journal", table.match_id)),
    ]


def rows_of(buttons: list[Button]) -> tuple[Row, ...]:
    """Buttons in rows of five, as a panel holds them."""
    return tuple(rows(buttons))


def _home(ask: Ask, table: Table) -> list[Button]:
    """The way back to one's hand, for those who have one."""
    if table.number < 0 or not table.seats_of(ask.person.id):
        return []
    return [button(ask.text("panel-button-hand"), Control("hand", table.match_id, ask.seat(table)), "primary")]


def rules_panel(ask: Ask, game_key: str, table: Table | None, page: int = 0) -> Panel:
    """The short rules of a game, a page at a time; of a match where it is asked from one."""
    match_id = table.match_id if table is not None else 0
    heading = ask.heading(table) if table is not None else words(game_key, ask.language).text("game-name")
    text = words(game_key, ask.language).text("rules-text")
    pages = pieces(text, PAGE)
    page = max(0, min(page, len(pages) - 1))
    buttons: list[Button] = []
    if len(pages) > 1:
        arg = game_key if not match_id else ""
        before = Control("rules", match_id, arg=f"{page - 1 if page else 'first'}.{arg}")
        after = Control("rules", match_id, arg=f"{page + 1}.{arg}")
        buttons = [
            button(ask.text("panel-page-back"), before, disabled=page == 0),
            button(ask.text("panel-page-on"), after, disabled=page + 1 == len(pages)),
        ]
    if table is not None:
        buttons += _home(ask, table)
    return Panel(heading=heading, lines=(pages[page],), rows=rows_of(buttons))


async def journal_panel(ask: Ask, table: Table, last: int | None = None) -> Panel:
    """The record as this reader may know it, newest first, a page at a time."""
    viewer = ask.viewer(table)
    top = table.number if last is None else max(0, min(last, table.number))
    entries = await ask.referee.journal(table.match_id, viewer, last=top, newest_first=True, limit=ENTRIES)
    if not entries:
        return Panel(heading=ask.heading(table), notice=ask.text("panel-journal-empty"))
    voice = ask.voice(table)
    lines = [cut(_entry(ask, voice, entry), 280) for entry in entries]
    oldest = entries[-1].number
    newer = Control("journal", table.match_id, arg=str(min(table.number, top + ENTRIES)))
    older = Control("journal", table.match_id, arg=str(oldest - 1) if oldest else "start")
    buttons = [
        button(ask.text("panel-journal-older"), older, disabled=oldest <= 0),
        button(ask.text("panel-journal-newer"), newer, disabled=top >= table.number),
    ]
    buttons += _home(ask, table)
    title = f"### {ask.text('panel-journal-title')}"
    return Panel(heading=ask.heading(table), lines=(title, *lines), rows=rows_of(buttons))


def _entry(ask: Ask, voice: Voice, entry: JournalEntry) -> str:
    """One entry as one line: when, what happened, whether it was taken back since."""
    when = f"<t:{int(entry.at.timestamp())}:R>"
    # an event named like a decision only says whose turn it became: the next line shows it
    told_here = [event for event in entry.events if not voice.words.has(f"decision-{event.kind}")] or entry.events
    sentences = " ".join(voice.told(told_here))
    told = sentences or _house_entry(ask, voice, entry)
    if entry.by == "house" and entry.kind == "fallback":
        told = f"{told} {ask.text('panel-journal-house')}"
    elif entry.by == "gm" and entry.events:
        told = f"{told} {ask.text('panel-journal-gm')}"
    if entry.undone:
        told = f"~~{told}~~ {ask.text('panel-journal-undone')}"
    # the numbers are for a GM, who goes back to one; their gaps would tell others how often somebody changed secret orders
    return f"`{entry.number:>3}` {when} {told}" if _numbered(ask) else f"- {when} {told}"


def _numbered(ask: Ask) -> bool:
    return ask.table is not None and ask.table.is_gm(ask.person.id)


def _house_entry(ask: Ask, voice: Voice, entry: JournalEntry) -> str:
    """An entry without events that this reader may know."""
    if entry.number == 0:
        return ask.text("panel-journal-deal")
    if entry.kind == "rewind":
        if not _numbered(ask):
            return ask.text("panel-journal-back")
        return ask.text("panel-journal-rewind", number=int(entry.data.get("to", 0)))
    if entry.kind == "chair":
        number, name = int(entry.data.get("seat", 0)) + 1, safe(str(entry.data.get("name", "")))
        return ask.text("panel-journal-chair", number=number, name=name)
    if entry.kind in ("pause", "resume", "extend", "end"):
        line = ask.text(f"panel-journal-{entry.kind}", hours=int(entry.data.get("hours", 0)))
        reason = quoted(str(entry.data.get("reason") or ""), 200)
        return f"{line} {ask.text('panel-reason', reason=reason)}" if reason else line
    if isinstance(entry.actor, int):
        return ask.text("panel-journal-secret", who=voice.seat(entry.actor))
    return ask.text("panel-journal-silent")
