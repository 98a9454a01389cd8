"""From a control to its handler: one listener for buttons, selects and modals.

Nothing is kept in memory: the custom id says everything, so a control works after any restart and for as long as its message
is on somebody's screen. Each component has this one way to be dispatched.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

import discord
from discord import ui

from bot.panels import hand, kept, lobby, lobby_options, opening, play, questions, table, typed
from bot.panels.desk import Ask, Desk
from bot.panels.form import turn_panel
from bot.panels.gm import acts, corrections, eyes, seat, tables
from bot.panels.ids import Control
from bot.panels.panel import Panel
from bot.referee.model import Refusal
from rules.registry import games

Handler = Callable[[Ask, Control, Sequence[str]], Awaitable[Panel]]
Opener = Callable[[Ask, Control, Sequence[str]], Awaitable[ui.Modal]]
Taker = Callable[[Ask, Control, dict[str, str]], Awaitable[Panel]]


async def _hand(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    found = await ask.match(control.match)
    return await hand.hand_panel(ask, found, ask.seat(found, control.seat))


async def _play(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    found = await ask.match(control.match)
    return await play.enter(ask, found, ask.seat(found, control.seat), control.arg)


async def _seat(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    found = await ask.match(control.match)
    if not values or not values[0].isdigit():
        raise Refusal("outdated")
    show = turn_panel if control.arg == "play" else hand.hand_panel
    return await show(ask, found, ask.seat(found, int(values[0])))


async def _rules(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    number, _, game_key = control.arg.partition(".")
    page = int(number) if number.isdigit() else 0
    if control.match == 0:
        if game_key not in games():
            raise Refusal("outdated")
        return table.rules_panel(ask, game_key, None, page)
    found = await ask.match(control.match)
    return table.rules_panel(ask, found.game_key, found, page)


async def _journal(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    found = await ask.match(control.match)
    return await table.journal_panel(ask, found, int(control.arg) if control.arg.isdigit() else None)


async def _options(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    return await lobby_options.options_panel(ask, await ask.match(control.match), control.arg or "0")


async def _gm(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    return await acts.act(ask, control)


async def _resign(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    found = await ask.match(control.match)
    return await play.resign(ask, found, ask.seat(found, control.seat))


async def _do(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    found = await ask.match(control.match)
    kind, typed = play.uncarried(found.game_key, control.arg)
    return await play.act(ask, found, kind, typed)


async def _which(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A match was chosen for a command that several could be meant by: the command goes on for that one."""
    verb, _, rest = control.arg.partition(":")
    if not values or not values[0].isdigit() or verb not in HANDLERS or verb == "which":
        raise Refusal("outdated")
    return await HANDLERS[verb](ask, Control(verb, int(values[0]), arg=rest), ())


def _at_match(action: Callable[[Ask, Any], Awaitable[Panel]]) -> Handler:
    async def handler(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
        return await action(ask, await ask.match(control.match))

    return handler


HANDLERS: Final[Mapping[str, Handler]] = {
    "join": _at_match(lobby.join),
    "automaton": _at_match(lobby.automaton),
    "leave": _at_match(lobby.leave),
    "start": _at_match(lobby.start),
    "options": _options,
    "opt": lobby_options.set_option,
    "rule": lobby_options.set_rule,
    "hand": _hand,
    "play": _play,
    "seat": _seat,
    "pick": play.pick,
    "page": lambda ask, control, values: play.page(ask, control),
    "go": lambda ask, control, values: play.go(ask, control),
    "sure": lambda ask, control, values: play.sure(ask, control),
    "do": _do,
    "back": _at_match(play.take_back),
    "resign": _resign,
    "yes": lambda ask, control, values: play.consent(ask, control, True),
    "no": lambda ask, control, values: play.consent(ask, control, False),
    "board": _at_match(table.board_panel),
    "text": _at_match(table.text_panel),
    "look": questions.looked,
    "rules": _rules,
    "open": opening.chosen,
    "book": opening.book,
    "journal": _journal,
    "gm": _gm,
    "gmseat": seat.chosen,
    "gmact": lambda ask, control, values: seat.act(ask, control),
    "gmgive": seat.given,
    "gmsee": eyes.see,
    "gmtables": lambda ask, control, values: tables.turn_page(ask, control),
    "which": _which,
    "fill": kept.fill,
    "shelf": kept.shelf,
    "forget": kept.forget,
    "forgetsure": kept.forgotten,
}
"""Every verb of a button or select that answers with a panel."""

OPENERS: Final[Mapping[str, Opener]] = {
    "optask": lambda ask, control, values: lobby_options.option_modal(ask, control),
    "extask": lambda ask, control, values: acts.extend_modal(ask, control),
    "corask": corrections.modal,
    "type": lambda ask, control, values: typed.modal(ask, control),
    "keep": lambda ask, control, values: kept.modal(ask, control),
}
"""Verbs of controls that open a modal: it must be the first answer."""

TAKERS: Final[Mapping[str, Taker]] = {
    "optset": lobby_options.option_typed,
    "extend": acts.extend_typed,
    "correct": acts.correction_typed,
    "typed": typed.typed,
    "keepas": kept.keep,
}
"""Verbs of modals that were sent."""


async def dispatch(desk: Desk, interaction: discord.Interaction[Any], control: Control, values: Sequence[str]) -> None:
    """Answer a button or a select."""
    if control.verb in OPENERS:
        await _open(desk, interaction, control, values)
        return

    async def work(ask: Ask) -> Panel:
        handler = HANDLERS.get(control.verb)
        if handler is None:
            raise Refusal("outdated")
        return await handler(ask, control, values)

    await desk.serve(interaction, work, f"control {control.verb}")


async def dispatch_component(desk: Desk, interaction: discord.Interaction[Any]) -> None:
    """Answer a button or a select; those that are not ours are left alone."""
    data: dict[str, Any] = dict(interaction.data or {})
    control = Control.parse(str(data.get("custom_id", "")))
    if control is not None:
        await dispatch(desk, interaction, control, [str(value) for value in data.get("values", [])])


async def _open(
    desk: Desk, interaction: discord.Interaction[Any], control: Control, values: Sequence[str]
) -> None:
    what, ask = f"control {control.verb}", None
    try:
        ask = await desk.ask(interaction)
        modal = await OPENERS[control.verb](ask, control, values)
    except Exception as error:
        panel = await desk.apology(ask, error, what) if ask is not None else desk.unknown(interaction, error, what)
        post = panel.post()
        await interaction.response.send_message(view=post.view(), ephemeral=True, allowed_mentions=post.allowed())
        return
    await interaction.response.send_modal(modal)


async def dispatch_modal(desk: Desk, interaction: discord.Interaction[Any]) -> None:
    """Answer a modal that was sent; those that are not ours are left alone."""
    data: dict[str, Any] = dict(interaction.data or {})
    control = Control.parse(str(data.get("custom_id", "")))
    if control is None:
        return

    async def work(ask: Ask) -> Panel:
        taker = TAKERS.get(control.verb)
        if taker is None:
            raise Refusal("outdated")
        return await taker(ask, control, fields_of(data.get("components", [])))

    await desk.serve(interaction, work, f"modal {control.verb}")


def fields_of(components: Sequence[Mapping[str, Any]]) -> dict[str, str]:
    """The values of a modal by custom id, typed or the first one chosen, whatever they are wrapped in."""
    found: dict[str, str] = {}
    for component in components:
        if "custom_id" in component and "value" in component:
            found[component["custom_id"]] = str(component["value"] or "")
        elif "custom_id" in component and component.get("values"):
            found[component["custom_id"]] = str(component["values"][0])
        inner = [*component.get("components", []), *([component["component"]] if "component" in component else [])]
        found |= fields_of(inner)
    return found


def install(client: discord.Client, desk: Desk) -> None:
    """Make the client answer our controls, buttons, selects and modals, by the interaction event. discord.py's dynamic items
    would drop a click without a word where the message has been shown anew in between and its controls have other ids."""

    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.component:
            await dispatch_component(desk, interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await dispatch_modal(desk, interaction)

    client.event(on_interaction)
