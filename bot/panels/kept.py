"""Keeping something typed or set up for further matches, choosing it again, forgetting it: whatever a game's form says can
be kept. All of it is for the person alone who keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from bot.panels import refusals
from bot.panels.form import form_of, menu_voice, turn_panel
from bot.panels.ids import Control, typed_key
from bot.panels.limits import OPTIONS
from bot.panels.lobby_options import made_modal
from bot.panels.panel import Panel, Row, button, rows, select
from bot.panels.play import after, confirm, fresh, refreshed
from bot.panels.shelf import item, keep_arg, named, sort_name, texts_in
from bot.record.kept import Kept
from bot.referee.model import Refusal, Table
from bot.referee.shelf import LONGEST_NAME, MOST_KEPT
from bot.speech.fold import fold
from bot.speech.names import quoted
from data.words import words
from rules.game import Form, Illegal, Keep, Move, Text, fields_of

if TYPE_CHECKING:
    from bot.panels.desk import Ask

NAME: Final = "name"
MOST_SORTS: Final = 8
"""Menus of one panel of kept things."""


async def fill(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A kept thing was chosen: play it exactly as if it had been typed."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    stamp = table.stamp(seat)
    if table.status != "running" or stamp is None or not fresh(table, seat, control):
        return await refreshed(ask, table, seat)
    form, _ = await form_of(ask, table, seat)
    key = control.arg.partition(".")[0]
    keep = next((one for one in form.keeps if typed_key(one.move) == key and one.fills), None)
    if keep is None or not values:
        return await refreshed(ask, table, seat)
    try:
        kept = await ask.referee.kept_one(ask.person.id, _number(values[0]))
        if (kept.game_key, kept.sort) != (table.game_key, keep.sort):
            raise Refusal("kept-gone")
        played = await ask.referee.play(table.match_id, ask.person.id, seat, (_filled(keep, kept),), stamp)
    except (Illegal, Refusal) as error:
        table = await ask.match(control.match)
        return await turn_panel(ask, table, seat, refusals.sentence(ask, error))
    return await after(ask, played, seat, table)


def _number(value: str) -> int:
    return int(value) if value.isascii() and value.isdigit() and len(value) < 10 else 0


def _filled(keep: Keep, kept: Kept) -> Move:
    kinds = {spec.name: spec.kind for spec in fields_of(type(keep.move))}
    texts = {
        name: kept.texts.get(name, "")[: kind.maximum] for name, kind in kinds.items() if isinstance(kind, Text)
    }
    return replace(keep.move, **texts)  # type: ignore[type-var]


# -- keeping -------------------------------------------------------------------------------------------------------------


async def _kept_from(ask: Ask, control: Control) -> tuple[Table, int, Form, Keep]:
    """What is to be kept. Raises Refusal("kept-changed") where it does not stand as it did."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    if table.status != "running" or table.stamp(seat) is None:
        raise Refusal("kept-changed")
    form, _ = await form_of(ask, table, seat)
    keep = next((one for one in form.keeps if keep_arg(one) == control.arg), None)
    if keep is None:
        raise Refusal("kept-changed")
    return table, seat, form, keep


async def modal(ask: Ask, control: Control) -> ui.Modal:
    """Asks for the name under which to keep it; proposes one that is free. Raises Refusal("kept-changed")."""
    table, _, form, keep = await _kept_from(ask, control)
    voice = menu_voice(ask, table)
    kept = await ask.referee.kept(ask.person.id, table.game_key)
    taken = {fold(one.name) for one in kept if one.sort == keep.sort}
    sort = sort_name(voice, keep.sort)
    free = next(name for number in range(1, len(taken) + 2) if fold(name := f"{sort} {number}") not in taken)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id=NAME, style=discord.TextStyle.short, default=free[:LONGEST_NAME], max_length=LONGEST_NAME
    )
    again = replace(control, verb="keepas")
    label, hint = ask.text("panel-keep-name"), ask.text("panel-keep-hint")
    return made_modal(named(voice, form, keep, "keep"), again, [(label, hint, field)])


async def keep(ask: Ask, control: Control, fields: dict[str, str]) -> Panel:
    """A name was given: keep what the button was drawn for, unless it has changed since."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    try:
        table, seat, _, found = await _kept_from(ask, control)
        name, replaced = await ask.referee.keep(
            ask.person.id, table.game_key, found.sort, fields.get(NAME, ""), texts_in(found.move)
        )
    except Refusal as error:
        return await turn_panel(ask, table, seat, refusals.sentence(ask, error))
    game = words(table.game_key, ask.language).text("game-name")
    key = "panel-kept-replaced" if replaced else "panel-kept-new"
    return await turn_panel(ask, table, seat, ask.text(key, name=quoted(name), game=game))


# -- looking and forgetting ----------------------------------------------------------------------------------------------


async def shelf(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """All that this person keeps for the game, and a menu to forget one."""
    table = await ask.match(control.match)
    return await _shelf_panel(ask, table, ask.seat(table, control.seat))


async def _shelf_panel(ask: Ask, table: Table, seat: int, notice: str = "") -> Panel:
    voice = menu_voice(ask, table)
    kept = await ask.referee.kept(ask.person.id, table.game_key)
    lines = [ask.text("panel-shelf" if kept else "panel-shelf-empty")]
    menus: list[Row] = []
    for sort in list(dict.fromkeys(one.sort for one in kept))[:MOST_SORTS]:
        own = [one for one in kept if one.sort == sort][:OPTIONS]
        names = ", ".join(quoted(one.name) for one in own)
        title = sort_name(voice, sort)
        lines.append("- " + ask.text("panel-shelf-sort", sort=title, count=len(own), most=MOST_KEPT, names=names))
        salt = Control("forget", table.match_id, seat, arg=f"{len(menus)}")
        menus.append(select(salt, ask.text("panel-forget", sort=title), [item(one) for one in own]))
    back = button(ask.text("panel-button-play"), Control("play", table.match_id, seat))
    return Panel(heading=ask.heading(table), notice=notice, lines=tuple(lines), rows=(*menus, *rows([back])))


async def forget(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """One was chosen to be forgotten: ask once more."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    try:
        kept = await ask.referee.kept_one(ask.person.id, _number(values[0] if values else ""))
    except Refusal as error:
        return await _shelf_panel(ask, table, seat, refusals.sentence(ask, error))
    again = Control("forgetsure", table.match_id, seat, arg=str(kept.id))
    question = ask.text("panel-forget-sure", name=quoted(kept.name))
    return confirm(ask, table, seat, question, ask.text("panel-button-forget"), again)


async def forgotten(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """It is to be forgotten."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    try:
        gone = await ask.referee.forget(ask.person.id, _number(control.arg))
    except Refusal as error:
        return await _shelf_panel(ask, table, seat, refusals.sentence(ask, error))
    return await _shelf_panel(ask, table, seat, ask.text("panel-forgotten", name=quoted(gone.name)))
