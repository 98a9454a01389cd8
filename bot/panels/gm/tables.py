"""All tables that one person leads, in one panel: whom each waits for, until when, how late, and the way to its desk."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from bot.panels.gm.board import gm_eyes
from bot.panels.ids import Control
from bot.panels.panel import Item, Panel, Row, button, rows, select
from bot.panels.posts.asks import relative
from bot.referee.model import Table
from data.words import words
from rules.voice import listed

if TYPE_CHECKING:
    from bot.panels.desk import Ask

A_PAGE: Final = 20
"""Tables on one page."""


async def tables_panel(ask: Ask, page: int = 0, notice: str = "") -> Panel:
    """The tables this person leads, those in trouble first, then the late ones, then by deadline."""
    now = ask.referee.clock.now()
    found = sorted(await ask.referee.led_by(ask.person.id), key=lambda table: _urgency(table, now))
    if not found:
        return Panel(notice=notice or ask.text("gm-tables-none"))
    pages = -(-len(found) // A_PAGE)
    page = max(0, min(page, pages - 1))
    shown = found[page * A_PAGE : (page + 1) * A_PAGE]
    lines = [f"### {ask.text('gm-tables-title', count=len(found))}"]
    lines += [f"- {_title(ask, table)} · {_state(ask, table, now)}" for table in shown]
    items = [Item(str(table.match_id), f"{table.code} · {_game(ask, table)}", _players(table)) for table in shown]
    controls: list[Row] = [select(Control("which", 0, arg="gm:"), ask.text("gm-pick-table"), items)]
    turn = [
        button(ask.text("panel-page-back"), Control("gmtables", 0, arg=str(page - 1) if page else "-"), disabled=not page),
        button(ask.text("panel-page-on"), Control("gmtables", 0, arg=str(page + 1)), disabled=page + 1 == pages),
    ]
    if pages > 1:
        controls += rows(turn)
    return Panel(notice=notice, lines=tuple(lines), rows=tuple(controls))


def _due(table: Table) -> datetime | None:
    """The first deadline that runs."""
    return min((due.due for due in table.dues if due.due is not None and due.actors), default=None)


def _urgency(table: Table, now: datetime) -> tuple[int, float, int]:
    due = _due(table)
    if table.status == "running" and due is not None:
        return (1 if due < now else 2, due.timestamp(), table.match_id)
    rank = {"broken": 0, "running": 3, "paused": 4, "lobby": 5}[table.status]
    return (rank, 0.0, table.match_id)


def _game(ask: Ask, table: Table) -> str:
    return words(table.game_key, ask.language).text("game-name")


def _title(ask: Ask, table: Table) -> str:
    """The code, then the thread: a code is what commands take, the thread is where one goes."""
    title = f"**{table.code}** · {_game(ask, table)}"
    return title if table.thread_id is None else f"{title} · <#{table.thread_id}>"


def _players(table: Table) -> str:
    from bot.panels.names import plain_names

    return ", ".join(plain_names(table))


def _state(ask: Ask, table: Table, now: datetime) -> str:
    """Whom it waits for, until when, how late; or why nobody can play."""
    if table.status == "lobby":
        return ask.text("gm-tables-lobby", now=len(table.chairs), all=table.capacity)
    if table.status in ("paused", "broken"):
        return ask.text(f"gm-tables-{table.status}")
    voice = ask.voice(table)
    asked = dict.fromkeys(
        seat
        for decision in table.known_to(gm_eyes(ask, table))
        for seat in decision.actors
        if not table.chair(seat).automaton
    )
    if not asked:
        return ask.text("gm-nobody-blocks")
    who = listed([voice.seat(seat) for seat in asked], ask.language)
    due = _due(table)
    if due is None:
        return ask.text("gm-tables-waiting", who=who)
    return ask.text("gm-tables-late" if due < now else "gm-tables-until", who=who, due=relative(due))


async def turn_page(ask: Ask, control: Control) -> Panel:
    """Another page, or the first one from a desk."""
    return await tables_panel(ask, int(control.arg) if control.arg.isdigit() else 0)
