"""`/mj`: the desk of a table and all tables one leads; pause, resume, extend, take a move back, play for, replace, see as,
force, end; and naming a GM."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from bot.commands import build
from bot.commands.build import Option, Values
from bot.commands.derive import MATCH
from bot.panels.desk import Ask, Desk, SeveralMatches
from bot.panels.gm import acts, board, eyes, seat, tables
from bot.panels.panel import Panel
from bot.referee.model import Person, Refusal, Table
from bot.speech.fold import fold, whole
from bot.speech.names import plain, safe
from bot.speech.understand import shown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

STYLES = (("autopilot", "gm-style-autopilot"), ("pass", "gm-style-pass"))


def group(desk: Desk) -> app_commands.Group:
    """The group `/mj`."""
    top = build.group("cmd-mj")
    where = build.match_option(seated=False)
    which_seat = Option("seat", str, True, suggest_seats, key="cmd-seat")

    def add(name: str, run: build.Run, options: tuple[Option, ...] = ()) -> None:
        build.command(desk, f"cmd-mj-{name}", run, (*options, where), parent=top)

    add("table", _run(desk_of))
    build.command(desk, "cmd-mj-tables", all_tables, parent=top)
    add("pause", _run(pause))
    add("resume", _run(resume))
    add("extend", _run(extend), (Option("hours", app_commands.Range[int, 1, acts.MOST_HOURS], key="cmd-hours"),))
    line = Option("entry", app_commands.Range[int, 0, 100_000], False, key="cmd-entry")
    add("back", _run(back), (line, Option("only", bool, False, key="cmd-only")))
    style = Option("style", str, False, key="cmd-style", choices=STYLES)
    add("play-for", _run(play_for), (which_seat, style))
    add("replace", _run(replace), (which_seat, Option("player", discord.User, False, key="cmd-player")))
    add("see-as", _run(see_as), (which_seat,))
    add("force", _run(force), (Option("seat", str, False, suggest_seats, key="cmd-seat"),))
    add("end", _run(end), (Option("reason", app_commands.Range[str, 0, 200], False, key="cmd-reason"),))
    add("name", _run(name_gm), (Option("player", discord.User, key="cmd-player"),))
    return top


def _run(action: Callable[[Ask, Table, Values], Awaitable[Panel]]) -> build.Run:
    async def run(ask: Ask, values: Values) -> Panel:
        typed = values.get(MATCH)
        try:
            table = await ask.which(typed, seated=False)
        except SeveralMatches as error:
            # of several matches, only those that one directs can be meant
            led = [found for found in error.tables if found.is_gm(ask.person.id)]
            if len(led) != 1:
                raise SeveralMatches(led or error.tables, "gm:") from error
            table = await ask.match(led[0].match_id)
        board.check_gm(ask, table)
        return await action(ask, table, values)

    return run


async def suggest_seats(ask: Ask, values: Values, current: str) -> list[tuple[str, str]]:
    """The seats of the match, by name."""
    table = await ask.which(values.get(MATCH), seated=False)
    rows = []
    for chair in table.chairs:
        title = ask.text("panel-seat", number=chair.seat + 1, name=plain(chair.name))
        if fold(current) in fold(title):
            rows.append((shown(title), str(chair.seat + 1)))
    return rows


def seat_named(table: Table, text: str) -> int:
    """A seat from its number (as people count), or from a name or its beginning. Raises Refusal("no-such-seat-named")."""
    wanted = fold(text)
    number = whole(wanted)
    if number is not None and any(chair.seat == number - 1 for chair in table.chairs):
        return number - 1
    named = [chair for chair in table.chairs if wanted and fold(chair.name) == wanted]
    named = named or [chair for chair in table.chairs if wanted and fold(chair.name).startswith(wanted)]
    if len(named) != 1:
        choices = ", ".join(f"{chair.seat + 1} = {safe(chair.name)}" for chair in table.chairs)
        raise Refusal("no-such-seat-named", choices=choices)
    return named[0].seat


async def desk_of(ask: Ask, table: Table, values: Values) -> Panel:
    """The desk: whom the table waits for, and what can be done."""
    return await board.desk_panel(ask, table)


async def all_tables(ask: Ask, values: Values) -> Panel:
    """Every table that one leads."""
    return await tables.tables_panel(ask)


async def pause(ask: Ask, table: Table, values: Values) -> Panel:
    """Stop the clocks."""
    return await acts.done(ask, await ask.referee.pause(table.match_id, ask.person.id), "gm-done-pause")


async def resume(ask: Ask, table: Table, values: Values) -> Panel:
    """Let the clocks run on."""
    return await acts.done(ask, await ask.referee.resume(table.match_id, ask.person.id), "gm-done-resume")


async def extend(ask: Ask, table: Table, values: Values) -> Panel:
    """More time."""
    return await acts.extend(ask, table, int(values["hours"]))


async def back(ask: Ask, table: Table, values: Values) -> Panel:
    """Take back the last entry, all after one, or one alone."""
    return await acts.rewind(ask, table, values.get("entry"), only=bool(values.get("only")))


async def play_for(ask: Ask, table: Table, values: Values) -> Panel:
    """The house plays once for a seat."""
    return await seat.play_for(ask, table, seat_named(table, values["seat"]), values.get("style", "autopilot"))


async def replace(ask: Ask, table: Table, values: Values) -> Panel:
    """Somebody else, or the house, takes a seat."""
    return await seat.replace(ask, table, seat_named(table, values["seat"]), values.get("player"))


async def see_as(ask: Ask, table: Table, values: Values) -> Panel:
    """What a seat sees, for a GM without a seat where the table's rules say so."""
    return await eyes.seen_as(ask, table, seat_named(table, values["seat"]))


async def force(ask: Ask, table: Table, values: Values) -> Panel:
    """Carry the match past what it waits for, with the least moves."""
    whose = seat_named(table, values["seat"]) if values.get("seat") else None
    return await acts.done(ask, await ask.referee.force(table.match_id, ask.person.id, whose), "gm-done-force")


async def end(ask: Ask, table: Table, values: Values) -> Panel:
    """Close the match, asked once more."""
    return await acts.end(ask, table, str(values.get("reason", "")))


async def name_gm(ask: Ask, table: Table, values: Values) -> Panel:
    """Somebody else directs the match from now on."""
    user = values["player"]
    if user.bot:
        raise Refusal("no-bots")
    person = Person(user.id, plain(user.display_name), table.language)
    after = await ask.referee.name_gm(table.match_id, ask.person.id, person)
    return await acts.done(ask, after, "gm-done-named", who=safe(user.display_name))
