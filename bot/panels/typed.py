"""Moves of which something is typed: a button of the turn panel opens a modal for the texts, of any game whose form names
some. A refused text is kept for the next try."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from bot.panels import refusals
from bot.panels.form import TYPED, form_of, turn_panel, typed_name
from bot.panels.ids import Control, fingerprint, typed_key
from bot.panels.lobby_options import made_modal
from bot.panels.panel import Panel
from bot.panels.play import after, fresh, refreshed
from bot.referee.model import Refusal, Table
from rules.game import FieldSpec, Form, Illegal, Move, Text, fields_of

if TYPE_CHECKING:
    from bot.panels.desk import Ask

LONG: Final = 100
"""Characters from which a text gets several lines."""
MOST: Final = 5
"""Fields of a modal."""


def texts_of(kind: type[Move]) -> tuple[tuple[FieldSpec, Text], ...]:
    """The fields of a move that are typed."""
    return tuple((spec, spec.kind) for spec in fields_of(kind) if isinstance(spec.kind, Text))


def _meant(form: Form, key: str) -> Move | None:
    return next((move for move in form.typed if typed_key(move) == key), None)


async def modal(ask: Ask, control: Control) -> ui.Modal:
    """What is to be typed, beginning with what was typed before, or with what the form proposes. Raises
    Refusal("outdated")."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    if table.status != "running" or not fresh(table, seat, control):
        raise Refusal("outdated")
    form, draft = await form_of(ask, table, seat)
    move = _meant(form, control.arg)
    if move is None:
        raise Refusal("outdated")
    kept = dict(zip((spec.name for spec, _ in texts_of(type(move))), draft.get(TYPED + control.arg, ()), strict=False))
    fields = [_field(ask, table, move, spec, kind, kept) for spec, kind in texts_of(type(move))]
    again = replace(control, verb="typed")
    return made_modal(typed_name(ask.voice(table), move.name), again, fields)


def _field(
    ask: Ask, table: Table, move: Move, spec: FieldSpec, kind: Text, kept: Mapping[str, str]
) -> tuple[str, str, ui.Item[Any]]:
    """Label, hint and the place to type."""
    words = ask.voice(table).words
    key = f"move-{move.name}-{spec.name}"
    title = words.attribute(key, "label") or words.text(key)
    held: ui.TextInput[Any] = ui.TextInput(
        custom_id=spec.name,
        style=discord.TextStyle.paragraph if kind.maximum > LONG else discord.TextStyle.short,
        default=(kept.get(spec.name) or str(getattr(move, spec.name)))[: kind.maximum] or None,
        required=spec.required,
        max_length=min(kind.maximum, 4000),
    )
    hint = words.attribute(key, "hint") or words.text(f"{key}-about")
    return f"{title[:1].upper()}{title[1:]}", hint, held


async def typed(ask: Ask, control: Control, fields: dict[str, str]) -> Panel:
    """The modal was sent: play it, or say what is wrong and keep what was typed."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    stamp = table.stamp(seat)
    if table.status != "running" or stamp is None or fingerprint(stamp.decision) != control.decision:
        return await refreshed(ask, table, seat)
    form, _ = await form_of(ask, table, seat)
    move = _meant(form, control.arg)
    # also where it cannot be played now: it waits in the panel for the next try
    await ask.referee.set_draft(table.match_id, seat, stamp, TYPED + control.arg, tuple(fields.values())[:MOST])
    if move is None or not fresh(table, seat, control):
        return await turn_panel(ask, table, seat, f"{ask.text('panel-stale')} {ask.text('panel-typed-kept')}")
    texts = {spec.name: fields.get(spec.name, "")[: kind.maximum] for spec, kind in texts_of(type(move))}
    try:
        meant: Move = replace(move, **texts)  # type: ignore[type-var]
        played = await ask.referee.play(table.match_id, ask.person.id, seat, (meant,), stamp)
    except (Illegal, Refusal) as error:
        table = await ask.match(control.match)
        why = f"{refusals.sentence(ask, error)} {ask.text('panel-typed-kept')}"
        return await turn_panel(ask, table, seat, why)
    return await after(ask, played, seat, table)
