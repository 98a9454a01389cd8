"""The lobby's buttons: take a seat, give one to an automaton, leave, start. Each answers privately; the lobby post itself is
kept up to date by the courier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels import hand
from bot.panels.ids import Control
from bot.panels.panel import Panel, button, rows
from bot.referee.model import Refusal, Table
from rules.registry import game

if TYPE_CHECKING:
    from bot.panels.desk import Ask


async def join(ask: Ask, table: Table) -> Panel:
    """Take a free seat; a second click changes nothing and says so."""
    if table.seats_of(ask.person.id):
        return seated_panel(ask, table, ask.text("panel-already-seated"))
    table = ask.table = await ask.referee.join(table.match_id, ask.person, str(ask.interaction.id))
    return seated_panel(ask, table, ask.text("panel-joined", number=table.seats_of(ask.person.id)[0] + 1))


async def automaton(ask: Ask, table: Table) -> Panel:
    """Give the next free seat to an automaton."""
    table = ask.table = await ask.referee.add_automaton(table.match_id, ask.person.id)
    return seated_panel(ask, table, ask.text("panel-automaton-added"))


async def leave(ask: Ask, table: Table) -> Panel:
    """Give one's seat up before the match has started."""
    if table.status in ("running", "paused"):
        raise Refusal("leave-running")
    table = ask.table = await ask.referee.leave(table.match_id, ask.person.id)
    closed = table.status == "over"  # nobody was left
    return Panel(heading=ask.heading(table), notice=ask.text("panel-left-closed" if closed else "panel-left"))


async def start(ask: Ask, table: Table) -> Panel:
    """Deal and begin. Whoever holds a seat sees their hand at once."""
    table = ask.table = await ask.referee.start(table.match_id, ask.person.id)
    notice = ask.text("panel-started")
    if table.seats_of(ask.person.id):
        return await hand.hand_panel(ask, table, ask.seat(table), notice)
    return Panel(heading=ask.heading(table), notice=notice)


def seated_panel(ask: Ask, table: Table, notice: str) -> Panel:
    """What somebody at a lobby may do next: options and start for those who may, leaving for those who sit."""
    lines = [ask.text("panel-lobby-seats", taken=len(table.chairs), all=table.capacity)]
    buttons = []
    host = ask.person.id == table.host_id or table.is_gm(ask.person.id)
    if table.status == "lobby" and host:
        ready = len(table.chairs) in game(table.game_key).seat_counts(table.options)
        start_button = button(
            ask.text("panel-button-start"), Control("start", table.match_id), "success", disabled=not ready
        )
        buttons.append(start_button)
        if len(table.chairs) < table.capacity:
            buttons.append(button(ask.text("panel-button-automaton"), Control("automaton", table.match_id)))
        buttons.append(button(ask.text("panel-button-options"), Control("options", table.match_id)))
    if table.status == "lobby" and table.seats_of(ask.person.id):
        buttons.append(button(ask.text("panel-button-leave"), Control("leave", table.match_id)))
    return Panel(heading=ask.heading(table), notice=notice, lines=tuple(lines), rows=tuple(rows(buttons)))
