"""The buttons of the desk, and the acts that commands share with them. The referee checks every right; where a GM holds a
seat it asks another seat first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from discord import ui

from bot.panels.form import act_name
from bot.panels.gm import corrections
from bot.panels.gm.board import check_gm, desk_panel, mark_of, on_desk, stale
from bot.panels.ids import Control
from bot.panels.lobby_options import made_modal
from bot.panels.panel import Panel, button, rows
from bot.referee.model import Refusal, Table
from bot.speech.fold import whole
from bot.speech.names import quoted
from bot.speech.understand import Typed, read_move
from rules.game import Move, Range, fields_of
from rules.registry import game

if TYPE_CHECKING:
    from bot.panels.desk import Ask

MOST_HOURS: Final = 720
"""The most hours that one act adds: thirty days."""
MOST_UNDONE: Final = 8
"""Lines that a question quotes of what would be undone."""


async def act(ask: Ask, control: Control) -> Panel:
    """A button of the desk."""
    return await on_desk(ask, control.match, lambda table: _act(ask, table, control))


async def _act(ask: Ask, table: Table, control: Control) -> Panel:
    name, _, rest = control.arg.partition(":")
    match, by = table.match_id, ask.person.id
    if name == "remind":
        return await remind(ask, table)
    if name == "pause":
        return await done(ask, await ask.referee.pause(match, by), "gm-done-pause")
    if name == "resume":
        return await done(ask, await ask.referee.resume(match, by), "gm-done-resume")
    if name in ("back", "reveal") and control.revision != await mark_of(ask, table):
        return await stale(ask, table)
    if name == "back":
        return await rewind(ask, table, None)
    if name == "reveal":
        return await before_reveal(ask, table, control.revision, int(rest) if rest.isdigit() else None)
    if name == "end":
        return await end(ask, table, ask.desk.reasons.pop((match, by), "") if rest == "sure" else "", sure=rest == "sure")
    return await desk_panel(ask, table)


async def done(ask: Ask, table: Table, key: str, **facts: str | int) -> Panel:
    """The desk after an act, with a sentence for it; where consent was asked for, that is said instead."""
    before = ask.table.consents if ask.table is not None else ()
    known = {consent.id for consent in before}
    ask.table = table
    asked = [consent for consent in table.consents if consent.id not in known and consent.status == "open"]
    notice = ask.text("gm-consent-asked") if asked else ask.text(key, **facts)
    return await desk_panel(ask, table, notice) if table.is_gm(ask.person.id) else Panel(ask.heading(table), notice)


async def remind(ask: Ask, table: Table) -> Panel:
    """Ping those the table waits for, in its thread, with the buttons to act at once."""
    return await done(ask, await ask.referee.remind(table.match_id, ask.person.id), "gm-done-remind")


async def rewind(ask: Ask, table: Table, to: int | None, *, only: bool = False) -> Panel:
    """Take the last entry back, or all entries after one; `only` that one."""
    if only:
        after = await ask.referee.strike(table.match_id, ask.person.id, table.number if to is None else to)
    else:
        after = await ask.referee.rewind(table.match_id, ask.person.id, to)
    return await done(ask, after, "gm-done-back")


async def before_reveal(ask: Ask, table: Table, mark: int, sure_of: int | None) -> Panel:
    """Back to before the last reveal: first the question, which tells what would be undone, then the act. `sure_of` is the
    entry that the question said to go back to."""
    if sure_of is not None:
        after = await ask.referee.rewind_reveal(table.match_id, ask.person.id, sure_of)
        return await done(ask, after, "gm-done-reveal")
    to = await ask.referee.before_reveal(table.match_id, ask.person.id)
    entries = await ask.referee.told(table.match_id, to + 1, table.number, ask.viewer(table))
    sentences = ask.voice(table).told(event for entry in entries for event in entry.events)
    lines = [f"- {sentence}" for sentence in sentences[:MOST_UNDONE]]
    if len(sentences) > MOST_UNDONE:
        lines.append(f"- {ask.text('gm-undone-more', count=len(sentences) - MOST_UNDONE)}")
    again = Control("gm", table.match_id, revision=mark, arg=f"reveal:{to}")
    return question(ask, table, ask.text("gm-sure-reveal"), ask.text("gm-button-reveal"), again, lines)


async def end(ask: Ask, table: Table, reason: str, *, sure: bool = False) -> Panel:
    """Close the match for good, asked once more."""
    check_gm(ask, table)
    if table.status == "over":
        raise Refusal("over")
    if not sure:
        ask.desk.reasons[table.match_id, ask.person.id] = reason
        again = Control("gm", table.match_id, arg="end:sure")
        lines = [ask.text("panel-reason", reason=quoted(reason, 200))] if reason.strip() else []
        return question(ask, table, ask.text("gm-sure-end"), ask.text("gm-button-end"), again, lines)
    ask.table = table = await ask.referee.end(table.match_id, ask.person.id, reason)
    return Panel(heading=ask.heading(table), notice=ask.text("gm-done-end"))


def question(
    ask: Ask, table: Table, asked: str, verb: str, again: Control, lines: list[str], back: Control | None = None
) -> Panel:
    """A red button that asks once more, and a way out: to the desk, or wherever `back` leads."""
    out = back or Control("gm", table.match_id, arg="desk")
    buttons = [button(verb, again, "danger"), button(ask.text("panel-button-cancel"), out)]
    return Panel(ask.heading(table), asked, tuple(lines), rows=tuple(rows(buttons)), warning=True)


# -- more time ---------------------------------------------------------------------------------------------------------


async def extend(ask: Ask, table: Table, hours: int) -> Panel:
    """More time for everything the table waits for."""
    return await done(ask, await ask.referee.extend(table.match_id, ask.person.id, hours), "gm-done-extend", hours=hours)


async def extend_modal(ask: Ask, control: Control) -> ui.Modal:
    """How many hours more, typed."""
    table = await ask.match(control.match)
    check_gm(ask, table)
    field: ui.TextInput[Any] = ui.TextInput(custom_id="hours", default="24", max_length=4)
    return made_modal(
        ask.text("gm-modal-extend"), Control("extend", table.match_id), [(ask.text("gm-modal-hours"), "", field)]
    )


async def extend_typed(ask: Ask, control: Control, fields: dict[str, str]) -> Panel:
    """The modal of an extension was sent."""

    async def work(table: Table) -> Panel:
        hours = whole(fields.get("hours", ""))
        if hours is None or not 1 <= hours <= MOST_HOURS:
            return await desk_panel(ask, table, ask.text("gm-hours-range"))
        return await extend(ask, table, hours)

    return await on_desk(ask, control.match, work)


# -- corrections -------------------------------------------------------------------------------------------------------


async def correction_typed(ask: Ask, control: Control, fields: dict[str, str]) -> Panel:
    """The modal of a correction was sent."""

    async def work(table: Table) -> Panel:
        kind = corrections.kind_of(table, control.arg)
        for spec in fields_of(kind):
            typed = fields.get(spec.name, "")
            if isinstance(spec.kind, Range) and not _within(spec.kind, typed):
                title, _ = corrections.named(ask, table, kind, spec)
                low, high = spec.kind.minimum, spec.kind.maximum
                why = ask.text("gm-correct-range", field=title, typed=quoted(typed, 20), low=low, high=high)
                return await desk_panel(ask, table, why)
        values = {spec.name: fields[spec.name] for spec in fields_of(kind) if spec.name in fields}
        move = read_move(game(table.game_key), Typed(kind, values), (), table.names)
        return await correct(ask, table, move, fields.get(corrections.REASON.name, ""))

    return await on_desk(ask, control.match, work)


def _within(kind: Range, text: str) -> bool:
    number = whole(text)
    return number is not None and kind.minimum <= number <= kind.maximum


async def correct(ask: Ask, table: Table, move: Move, reason: str) -> Panel:
    """Correct the position, with a reason that everybody reads."""
    after = await ask.referee.correct(table.match_id, ask.person.id, (move,), reason)
    return await done(ask, after, "gm-done-correct", what=act_name(ask.voice(table), move.name))
