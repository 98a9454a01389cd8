"""The GM's desk: whom the table waits for, since when, until when; and the acts that get a stuck table going again. The
referee checks every right; where a GM holds a seat it asks another seat first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord import ui

from bot.panels.form import salt_of
from bot.panels.ids import Control
from bot.panels.lobby_options import made_modal
from bot.panels.panel import Button, Item, Panel, Row, button, rows, select
from bot.panels.posts.asks import relative
from bot.referee.model import Person, Refusal, Table
from bot.speech.fold import whole
from bot.speech.names import plain, quoted, safe

if TYPE_CHECKING:
    from bot.panels.desk import Ask

MOST_HOURS: Final = 720
"""The most hours that one act adds: thirty days."""


def check_gm(ask: Ask, table: Table) -> None:
    """Raise Refusal("gm-only") for anybody but a GM of this match."""
    if not table.is_gm(ask.person.id):
        raise Refusal("gm-only")


async def blocking_lines(ask: Ask, table: Table) -> list[str]:
    """One line for each seat the match waits for: who, what, since when, until when."""
    voice = ask.voice(table)
    lines = []
    for blocker in await ask.referee.who_blocks(table.match_id):
        who = voice.seat(blocker.seat)
        what = voice.words.text(f"decision-{blocker.kind}")
        since = relative(blocker.waiting_since)
        if table.status == "paused":
            lines.append(ask.text("gm-blocks-paused", who=who, what=what, since=since))
        elif blocker.due is None:
            lines.append(ask.text("gm-blocks", who=who, what=what, since=since))
        else:
            lines.append(ask.text("gm-blocks-until", who=who, what=what, since=since, due=relative(blocker.due)))
    return [f"- {line}" for line in lines] or [ask.text("gm-nobody-blocks")]


async def desk_panel(ask: Ask, table: Table, notice: str = "") -> Panel:
    """The desk as it stands. Raises Refusal("gm-only")."""
    check_gm(ask, table)
    if table.status not in ("running", "paused"):
        return Panel(heading=ask.heading(table), notice=notice or ask.text(f"panel-status-{table.status}"))
    lines = [f"### {ask.text('gm-title')}", *await blocking_lines(ask, table)]
    if table.status == "paused":
        lines.append(ask.text("panel-status-paused"))
    if table.is_seated_gm(ask.person.id):
        lines.append(f"-# {ask.text('gm-seated')}")
    controls = (*_acts(ask, table), *_seats(ask, table))
    return Panel(heading=ask.heading(table), notice=notice, lines=tuple(lines), rows=controls)


def _acts(ask: Ask, table: Table) -> list[Row]:
    match = table.match_id

    def act(name: str, style: str = "secondary", disabled: bool = False) -> Button:
        control = Control("extask", match) if name == "extend" else Control("gm", match, arg=name)
        return button(ask.text(f"gm-button-{name}"), control, style, disabled=disabled)

    running = table.status == "running"
    first = [act("remind", "primary", not running or not table.pending), act("extend", disabled=not running)]
    first.append(act("pause") if running else act("resume", "success"))
    first += [act("back", disabled=table.number < 1), act("end", "danger")]
    return list(rows(first))


def _seats(ask: Ask, table: Table) -> list[Row]:
    """What can be done for one seat: a choice of act and seat in one."""
    waiting = {seat for decision in table.pending for seat in decision.actors}
    items: list[Item] = []
    for chair in table.chairs:
        name = plain(chair.name)
        if chair.seat in waiting and table.status == "running":
            items.append(Item(f"auto.{chair.seat}", ask.text("gm-pick-auto", who=name)))
            items.append(Item(f"pass.{chair.seat}", ask.text("gm-pick-pass", who=name)))
        items.append(Item(f"house.{chair.seat}", ask.text("gm-pick-house", who=name)))
    if not items:
        return []
    control = Control("gmseat", table.match_id, arg=salt_of(ask))
    return [select(control, ask.text("gm-pick"), items[:25])]


async def act(ask: Ask, control: Control) -> Panel:
    """A button of the desk."""
    table = await ask.match(control.match)
    check_gm(ask, table)
    name, _, rest = control.arg.partition(":")
    match, by = table.match_id, ask.person.id
    if name == "remind":
        return await remind(ask, table)
    if name == "pause":
        table = await ask.referee.pause(match, by)
        return await done(ask, table, "gm-done-pause")
    if name == "resume":
        table = await ask.referee.resume(match, by)
        return await done(ask, table, "gm-done-resume")
    if name == "back":
        return await rewind(ask, table, None)
    if name == "end":
        return await end(ask, table, ask.desk.reasons.pop((match, by), "") if rest == "sure" else "", sure=rest == "sure")
    return await desk_panel(ask, table)


async def act_for(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A choice of the seats' select: play for a seat, or hand it to the house."""
    table = await ask.match(control.match)
    check_gm(ask, table)
    name, _, number = (values[0] if values else "").partition(".")
    if not number.isdigit():
        raise Refusal("outdated")
    seat = int(number)
    if name in ("auto", "pass"):
        return await play_for(ask, table, seat, name)
    table = await ask.referee.replace(table.match_id, ask.person.id, seat, None)
    return await done(ask, table, "gm-done-house", who=ask.voice(table).seat(seat))


async def done(ask: Ask, table: Table, key: str, **facts: str | int) -> Panel:
    """The desk after an act, with a sentence for it; where consent was asked for, that is said instead."""
    before = ask.table.consents if ask.table is not None else ()
    known = {consent.id for consent in before}
    ask.table = table
    asked = [consent for consent in table.consents if consent.id not in known and consent.status == "open"]
    notice = ask.text("gm-consent-asked") if asked else ask.text(key, **facts)
    return await desk_panel(ask, table, notice) if table.is_gm(ask.person.id) else Panel(ask.heading(table), notice)


async def extend(ask: Ask, table: Table, hours: int) -> Panel:
    """More time for everything the table waits for."""
    return await done(ask, await ask.referee.extend(table.match_id, ask.person.id, hours), "gm-done-extend", hours=hours)


async def rewind(ask: Ask, table: Table, to: int | None) -> Panel:
    """Take the last entry back, or all entries after one."""
    after = await ask.referee.rewind(table.match_id, ask.person.id, to)
    return await done(ask, after, "gm-done-back")


async def play_for(ask: Ask, table: Table, seat: int, style: str) -> Panel:
    """Let the house play once for a seat, sensibly (`auto`) or with the least move (`pass`)."""
    chosen = "pass" if style == "pass" else "autopilot"
    after = await ask.referee.play_for(table.match_id, ask.person.id, seat, style=chosen)  # type: ignore[arg-type]
    return await done(ask, after, "gm-done-play", who=ask.voice(after).seat(seat))


async def replace(ask: Ask, table: Table, seat: int, user: discord.User | discord.Member | None) -> Panel:
    """Give a seat to somebody else, or to the house."""
    person = None
    if user is not None:
        if user.bot:
            raise Refusal("no-bots")
        person = Person(user.id, plain(user.display_name), table.language)
    after = await ask.referee.replace(table.match_id, ask.person.id, seat, person, str(ask.interaction.id))
    if user is None:
        return await done(ask, after, "gm-done-house", who=ask.voice(after).seat(seat))
    return await done(ask, after, "gm-done-replace", who=safe(user.display_name), number=seat + 1)


async def end(ask: Ask, table: Table, reason: str, *, sure: bool = False) -> Panel:
    """Close the match for good, asked once more."""
    check_gm(ask, table)
    if not sure:
        ask.desk.reasons[table.match_id, ask.person.id] = reason
        again = Control("gm", table.match_id, arg="end:sure")
        buttons = [
            button(ask.text("gm-button-end"), again, "danger"),
            button(ask.text("panel-button-cancel"), Control("gm", table.match_id, arg="desk")),
        ]
        lines = (ask.text("panel-reason", reason=quoted(reason, 200)),) if reason.strip() else ()
        return Panel(ask.heading(table), ask.text("gm-sure-end"), lines, rows=tuple(rows(buttons)), warning=True)
    ask.table = table = await ask.referee.end(table.match_id, ask.person.id, reason)
    return Panel(heading=ask.heading(table), notice=ask.text("gm-done-end"))


async def remind(ask: Ask, table: Table) -> Panel:
    """Ping those the table waits for, in its thread, with the buttons to act at once."""
    ask.table = table = await ask.referee.remind(table.match_id, ask.person.id)
    return await desk_panel(ask, table, ask.text("gm-done-remind"))


async def extend_modal(ask: Ask, control: Control) -> ui.Modal:
    """How many hours more, typed."""
    table = await ask.match(control.match)
    check_gm(ask, table)
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="hours", default="24", max_length=4)
    return made_modal(
        ask.text("gm-modal-extend"), Control("extend", table.match_id), [(ask.text("gm-modal-hours"), "", field)]
    )


async def extend_typed(ask: Ask, control: Control, fields: dict[str, str]) -> Panel:
    """The modal of an extension was sent."""
    table = await ask.match(control.match)
    hours = whole(fields.get("hours", ""))
    if hours is None or not 1 <= hours <= MOST_HOURS:
        return await desk_panel(ask, table, ask.text("gm-hours-range"))
    return await extend(ask, table, hours)
