"""One way to build a slash command: a key for its words, its options, and what it does.

The callback is made by hand with the signature that discord.py reads, so that a command can be derived from a move class
without generating code. Every command goes through `Desk.serve`: acknowledged privately first, then answered.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.commands.words import about, name
from bot.panels.desk import Ask, Desk
from bot.panels.panel import Panel

Values: TypeAlias = Mapping[str, Any]
Suggest: TypeAlias = Callable[[Ask, Values, str], Awaitable[list[tuple[str, str]]]]
"""From the other values and what is typed to `(name, value)` pairs."""
Run: TypeAlias = Callable[[Ask, Values], Awaitable[Panel]]


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a command: `name` is its identifier and the end of its word keys; `kind` what discord.py takes as an
    annotation; `key` overrides where its words stand; fixed `choices` are (value, word key)."""

    name: str
    kind: Any = str
    required: bool = True
    suggest: Suggest | None = None
    key: str = ""
    game: str = "common"
    choices: tuple[tuple[str, str], ...] = ()


CONTEXTS = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
INSTALLS = app_commands.AppInstallationType(guild=True, user=False)


def group(
    key: str, game: str = "common", parent: app_commands.Group | None = None, *, described_by: str = ""
) -> app_commands.Group:
    """A command group: one name in every language, a localised description (`described_by`, else `{key}-about`). Top groups
    work in servers and bot DMs."""
    title = name(key, game).message
    described = about(described_by or f"{key}-about", game)
    if parent is not None:
        return app_commands.Group(name=title, description=described, parent=parent)
    return app_commands.Group(
        name=title, description=described, allowed_contexts=CONTEXTS, allowed_installs=INSTALLS
    )


def command(
    desk: Desk,
    key: str,
    run: Run,
    options: tuple[Option, ...] = (),
    *,
    game: str = "common",
    parent: app_commands.Group | None = None,
) -> app_commands.Command[Any, Any, Any]:
    """A slash command named by `key`, described by `key-about`, each option by `key-OPTION` and `key-OPTION-about`."""

    async def callback(interaction: discord.Interaction, **values: Any) -> None:
        given = {option: value for option, value in values.items() if value is not None}
        await desk.serve(interaction, lambda ask: run(ask, given))

    first = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    parameters = [first]
    annotations: dict[str, Any] = {"interaction": discord.Interaction}
    for option in sorted(options, key=lambda option: not option.required):
        kind = option.kind if option.required else option.kind | None
        default = inspect.Parameter.empty if option.required else None
        parameters.append(
            inspect.Parameter(option.name, inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=kind, default=default)
        )
        annotations[option.name] = kind
    # discord.py calls with keywords and reads the signature, never the code object
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    callback.__annotations__ = annotations
    callback.__name__ = key.replace("-", "_")
    keys = {option.name: (option.key or f"{key}-{option.name}", option.game) for option in options}
    if options:
        renamed = {item: name(*where) for item, where in keys.items()}
        described = {item: about(f"{where[0]}-about", where[1]) for item, where in keys.items()}
        app_commands.rename(**renamed)(callback)
        app_commands.describe(**described)(callback)
    fixed = {
        option.name: [app_commands.Choice(name=about(word, option.game), value=value) for value, word in option.choices]
        for option in options
        if option.choices
    }
    if fixed:
        app_commands.choices(**fixed)(callback)
    made: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=name(key, game),
        description=about(f"{key}-about", game),
        callback=callback,
        parent=parent,
        allowed_contexts=CONTEXTS if parent is None else None,
        allowed_installs=INSTALLS if parent is None else None,
    )
    # interactions carry the registered names; handlers know the identifiers
    shown = {name(*where).message: item for item, where in keys.items()}
    for option in options:
        if option.suggest is not None:
            made.autocomplete(option.name)(_completer(desk, option.name, option.suggest, shown))
    if parent is not None:
        parent.add_command(made)
    return made


def _completer(desk: Desk, field: str, suggest: Suggest, shown: Mapping[str, str]) -> Any:
    async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        values = {shown.get(key, key): value for key, value in interaction.namespace if value not in (None, "")}
        values.pop(field, None)
        rows = await desk.suggest(interaction, lambda ask: suggest(ask, values, current))
        return [app_commands.Choice(name=title, value=value) for title, value in rows]

    return complete


def match_option(game_key: str | None = None, *, seated: bool = True) -> Option:
    """The last option of a command: which match, where the place does not tell."""
    from bot.commands.matches import suggest_matches

    return Option("match", str, False, suggest_matches(game_key, seated=seated), key="cmd-match")
