"""The options of a table, derived from the game's options class: selects for choices, a modal for numbers and texts; and the
house rules of the table beside them. Whoever may not change them reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

import discord
from discord import ui

from bot.panels import refusals
from bot.panels.form import salt_of
from bot.panels.ids import Control
from bot.panels.limits import MODAL_LABEL, MODAL_TITLE, cut
from bot.panels.panel import Button, Item, Panel, Row, button, rows, select
from bot.panels.posts.layout import text
from bot.referee.model import Refusal, Table
from bot.speech.names import quoted
from data.words import plain, words
from rules.game import Illegal, Range, Text
from rules.options import Setting, describe, value_of

if TYPE_CHECKING:
    from bot.panels.desk import Ask

A_PAGE: Final = 6
"""Settings on one page."""
HOURS: Final = ("6", "12", "24", "48", "72", "96", "168", "none")
"""What the select of hours offers; until one is chosen the game's own pace holds (`default`)."""
RULES: Final[dict[str, tuple[str, ...]]] = {
    "hours": HOURS,
    "at_timeout": ("remind", "pass", "autopilot", "forfeit"),
    "take_back": ("yes", "no"),
    "gm_sees_all": ("no", "yes"),
    "quiet": ("none", "22-8", "23-7", "0-8"),
    "language": ("fr", "en"),
}
HOUSE: Final = "house"
"""The page with the rules of the table."""


def may_set(ask: Ask, table: Table) -> bool:
    """Whether this person may change options now."""
    return table.status == "lobby" and (ask.person.id == table.host_id or table.is_gm(ask.person.id))


def rule_value(table: Table, name: str) -> str:
    """The present value of a house rule, as the select names it."""
    kept = table.rules
    if name == "hours":
        given = set(kept.hours.values())
        if not given:
            return "default"
        first = next(iter(given)) if len(given) == 1 else -1
        return "none" if first is None else str(first)
    if name == "quiet":
        return kept.quiet or "none"
    if name == "language":
        return table.language
    value = getattr(kept, name)
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


async def options_panel(ask: Ask, table: Table, page: str = "0", notice: str = "") -> Panel:
    """One page of options: the game's, six at a time, or the table's own rules."""
    settings = shown_settings(table)
    pages = max(1, (len(settings) + A_PAGE - 1) // A_PAGE)
    free = may_set(ask, table)
    number = min(int(page), pages - 1) if page.isdigit() else 0
    if page == HOUSE:
        lines, controls = _rules_page(ask, table, free)
    else:
        shown = settings[number * A_PAGE : (number + 1) * A_PAGE]
        lines, controls = _game_page(ask, table, shown, free)
    if not free:
        notice = notice or ask.text("panel-options-read")
    tabs: list[Button] = [
        button(
            ask.text("panel-options-page", number=place + 1, all=pages),
            Control("options", table.match_id, arg=str(place)),
            disabled=page != HOUSE and place == number,
        )
        for place in range(pages)
    ]
    tabs.append(
        button(ask.text("panel-options-house"), Control("options", table.match_id, arg=HOUSE), disabled=page == HOUSE)
    )
    return Panel(
        heading=ask.heading(table), notice=notice, lines=tuple(lines), rows=(*controls, *rows(tabs[:5]))
    )


def shown_settings(table: Table) -> tuple[Setting, ...]:
    """The settings of the game, without those that mean nothing beside the other values chosen."""
    settings = describe(type(table.options))
    values = {f"{setting.name}={value_of(table.options, setting)}" for setting in settings}
    return tuple(item for item in settings if item.text is None or not item.text.when or item.text.when in values)


def _game_page(ask: Ask, table: Table, shown: Sequence[Setting], free: bool) -> tuple[list[str], list[Row]]:
    said = words(table.game_key, ask.language)
    lines: list[str] = []
    controls: list[Row] = []
    for setting in shown:
        value = value_of(table.options, setting)
        title = said.text(f"option-{setting.name}")
        told = said.text(f"option-{setting.name}-{value}") if setting.choices else quoted(value, 80) or "–"
        about = said.attribute(f"option-{setting.name}", "about")
        small = f"-# {about}" if about else ""
        if not free:
            lines += [f"**{title}** · {told}", small]
            continue
        # each control under its own name: once it shows a choice it no longer says what it is for
        controls.append(text(f"**{title}**" if setting.choices else f"**{title}** · {told}", small))
        if setting.choices:
            items = [
                Item(choice, said.text(f"option-{setting.name}-{choice}"), chosen=choice == value)
                for choice in setting.choices[:25]
            ]
            control = Control("opt", table.match_id, arg=f"{setting.name}.{salt_of(ask)}")
            controls.append(select(control, title, items))
        else:
            label = ask.text("panel-options-type", option=title)
            controls += rows([button(label, Control("optask", table.match_id, arg=setting.name))])
    return lines, controls


def _rules_page(ask: Ask, table: Table, free: bool) -> tuple[list[str], list[Row]]:
    lines: list[str] = []
    controls: list[Row] = []
    for name, values in RULES.items():
        value = rule_value(table, name)
        title = ask.text(f"panel-rule-{name}")
        if not free:
            lines.append(f"**{title}** · {_rule_label(ask, name, value)}")
        else:
            controls.append(text(f"**{title}**"))
            choices = values if value in values else (value, *values)
            items = [Item(choice, _rule_label(ask, name, choice), chosen=choice == value) for choice in choices]
            control = Control("rule", table.match_id, arg=f"{name}.{salt_of(ask)}")
            controls.append(select(control, title, items))
    return lines, controls


def _rule_label(ask: Ask, name: str, value: str) -> str:
    if name == "hours":
        if value.isdigit() and int(value) >= 72 and int(value) % 24 == 0:
            return ask.text("panel-rule-hours-days", days=int(value) // 24)
        if value.isdigit():
            return ask.text("panel-rule-hours-some", hours=int(value))
        return ask.text(f"panel-rule-hours-{value}")
    if name == "quiet" and value != "none":
        first, _, last = value.partition("-")
        return ask.text("panel-rule-quiet-some", first=first, last=last)
    if name in ("take_back", "gm_sees_all"):
        return ask.text(f"panel-{value}")
    return ask.text(f"panel-rule-{name}-{value}")


async def set_option(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A choice was made in the select of an option."""
    table = await ask.match(control.match)
    name = control.arg.rpartition(".")[0]
    return await _set(ask, table, name, values[0] if values else "")


async def _set(ask: Ask, table: Table, name: str, value: str) -> Panel:
    settings = shown_settings(table)
    place = next((number for number, setting in enumerate(settings) if setting.name == name), 0)
    try:
        table = ask.table = await ask.referee.set_option(table.match_id, ask.person.id, name, value)
    except (Illegal, Refusal) as error:
        return await options_panel(ask, table, str(place // A_PAGE), refusals.sentence(ask, error))
    return await options_panel(ask, table, str(place // A_PAGE), ask.text("panel-options-set"))


async def set_rule(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A choice was made in the select of a house rule."""
    table = await ask.match(control.match)
    name = control.arg.rpartition(".")[0]
    value = values[0] if values else ""
    if name == "quiet" and value == "none":
        value = ""
    try:
        table = ask.table = await ask.referee.set_rule(table.match_id, ask.person.id, name, value)
    except (Illegal, Refusal) as error:
        return await options_panel(ask, table, HOUSE, refusals.sentence(ask, error))
    return await options_panel(ask, table, HOUSE, ask.text("panel-options-set"))


# -- numbers and texts are typed into a modal -----------------------------------------------------------------------------


async def option_modal(ask: Ask, control: Control) -> ui.Modal:
    """The modal for one option: its present value to change. Raises Refusal("outdated")."""
    table = await ask.match(control.match)
    setting = next((item for item in describe(type(table.options)) if item.name == control.arg), None)
    if setting is None or setting.choices:
        raise Refusal("outdated")
    said = words(table.game_key, ask.language)
    title = said.text(f"option-{setting.name}")
    kind: Range | Text | None = setting.range or setting.text
    most = kind.maximum if isinstance(kind, Text) else 12
    hint = ""
    if isinstance(kind, Range):
        hint = ask.text("panel-modal-range", low=kind.minimum, high=kind.maximum)
    field: ui.TextInput[Any] = ui.TextInput(
        custom_id="value",
        style=discord.TextStyle.paragraph if most > 100 else discord.TextStyle.short,
        default=value_of(table.options, setting) or None,
        required=False,
        max_length=min(most, 4000),
    )
    return made_modal(title, Control("optset", table.match_id, arg=setting.name), [(title, hint, field)])


def made_modal(title: str, control: Control, fields: Sequence[tuple[str, str, ui.Item[Any]]]) -> ui.Modal:
    """A modal of labelled fields whose submission comes back through the router; stopped, so that discord.py keeps none."""
    modal = ui.Modal(title=cut(plain(title), MODAL_TITLE), custom_id=control.encode(), timeout=None)
    for label, about, field in fields:
        hint = cut(plain(about), 100) or None
        modal.add_item(ui.Label(text=cut(plain(label), MODAL_LABEL), description=hint, component=field))
    modal.stop()
    return modal


async def option_typed(ask: Ask, control: Control, fields: dict[str, str]) -> Panel:
    """The modal of an option was sent."""
    table = await ask.match(control.match)
    return await _set(ask, table, control.arg, fields.get("value", ""))
