"""Corrections by thumb, of any game that has some: a select of the corrections, then a modal with the fields of the chosen
one. Both are derived from the classes; the reason is never optional."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from bot.panels.form import salt_of
from bot.panels.ids import Control
from bot.panels.limits import OPTIONS
from bot.panels.lobby_options import made_modal
from bot.panels.panel import Item, Row, choices, select
from bot.referee.model import Refusal, Table
from bot.speech.names import plain
from bot.speech.understand import label, things
from data.words import words
from rules.game import Choice, FieldSpec, Game, Move, Range, Text, fields_of
from rules.registry import game

if TYPE_CHECKING:
    from bot.panels.desk import Ask

MOST_FIELDS: Final = 5
"""What one modal of Discord's holds."""
REASON: Final = FieldSpec("reason", Text(200), str, True)
"""Asked for even where the class has no such field: the house tells it to everybody."""
LONG: Final = 100
"""Characters from which a text gets several lines."""


def asked_for(kind: type[Move]) -> tuple[FieldSpec, ...]:
    """The fields of a correction, its reason included."""
    specs = fields_of(kind)
    return specs if any(spec.name == REASON.name for spec in specs) else (*specs, REASON)


def by_thumb(rules: Game[Any, Any, Any]) -> tuple[type[Move], ...]:
    """The corrections that a modal can hold; the others have their command."""
    return tuple(kind for kind in rules.corrections if len(asked_for(kind)) <= MOST_FIELDS)[:OPTIONS]


def menu(ask: Ask, table: Table) -> list[Row]:
    """The select of the corrections; nothing where the game has none."""
    said = words(table.game_key, ask.language)
    items = [Item(kind.name, said.text(f"move-{kind.name}-about")) for kind in by_thumb(game(table.game_key))]
    if not items:
        return []
    return [select(Control("corask", table.match_id, arg=salt_of(ask)), ask.text("gm-pick-correct"), items)]


def kind_of(table: Table, name: str) -> type[Move]:
    """The correction of that name. Raises Refusal("outdated")."""
    found = next((kind for kind in by_thumb(game(table.game_key)) if kind.name == name), None)
    if found is None:
        raise Refusal("outdated")
    return found


async def modal(ask: Ask, control: Control, values: Sequence[str]) -> ui.Modal:
    """The modal of the chosen correction. Raises Refusal."""
    table = await ask.match(control.match)
    if not table.is_gm(ask.person.id):
        raise Refusal("gm-only")
    if table.status not in ("running", "paused"):
        raise Refusal({"lobby": "not-started"}.get(table.status, table.status))
    kind = kind_of(table, values[0] if values else "")
    said = words(table.game_key, ask.language)
    fields = [_field(ask, table, kind, spec) for spec in asked_for(kind)]
    title = said.text(f"move-{kind.name}-about")
    return made_modal(title, Control("correct", table.match_id, arg=kind.name), fields)


def _field(ask: Ask, table: Table, kind: type[Move], spec: FieldSpec) -> tuple[str, str, ui.Item[Any]]:
    """Label, hint and control of one field: a select where the values are few, else something to type into."""
    title, about = named(ask, table, kind, spec)
    options = _options(ask, table, spec)
    if options:
        hint = "" if spec.name == "seat" else about
        return title, hint, ui.Select(custom_id=spec.name, options=choices(options), required=True)
    if isinstance(spec.kind, Range):
        low, high = spec.kind.minimum, spec.kind.maximum
        hint = ask.text("panel-modal-range", low=low, high=high)
        longest = max(len(str(low)), len(str(high)))
        return title, hint, ui.TextInput(custom_id=spec.name, required=True, max_length=longest)
    most = spec.kind.maximum if isinstance(spec.kind, Text) else LONG
    style = discord.TextStyle.paragraph if most > LONG else discord.TextStyle.short
    needed = spec.name == REASON.name or isinstance(spec.kind, Choice)  # an empty text may mean something: a unit goes
    return title, about, ui.TextInput(custom_id=spec.name, style=style, required=needed, max_length=min(most, 4000))


def named(ask: Ask, table: Table, kind: type[Move], spec: FieldSpec) -> tuple[str, str]:
    """Label and hint of a field."""
    said = words(table.game_key, ask.language)
    key = f"move-{kind.name}-{spec.name}"
    if not said.has(key):
        return ask.text("gm-correct-reason"), ask.text("gm-correct-reason-about")
    title = said.text(key)
    return title[:1].upper() + title[1:], said.text(f"{key}-about")


def _options(ask: Ask, table: Table, spec: FieldSpec) -> list[Item]:
    """The values of a field that a select can hold: the seats by name, few numbers, few things; none where it cannot."""
    if isinstance(spec.kind, Choice):
        rules = game(table.game_key)
        refs = things(rules, spec.kind.domain)
        return [Item(str(ref.value), label(rules, ask.language, ref)) for ref in refs] if len(refs) <= OPTIONS else []
    if not isinstance(spec.kind, Range):
        return []
    numbers = range(spec.kind.minimum, spec.kind.maximum + 1)
    if spec.name == "seat":
        seats = [chair for chair in table.chairs if chair.seat + 1 in numbers][:OPTIONS]
        return [
            Item(str(chair.seat + 1), ask.text("panel-seat", number=chair.seat + 1, name=plain(chair.name)))
            for chair in seats
        ]
    return [Item(str(number), str(number)) for number in numbers] if len(numbers) <= OPTIONS else []
