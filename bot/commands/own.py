"""`/aide`, `/langue`, `/couleurs`, `/ping`: what belongs to no match."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands import build
from bot.commands.build import Option, Values
from bot.commands.words import about, name
from bot.panels.desk import Ask, Desk
from bot.panels.panel import Panel
from data.words import language_of, words
from rules.registry import offered

CHOICES = (("auto", "cmd-langue-auto"), ("fr", "cmd-langue-fr"), ("en", "cmd-langue-en"))
PALETTES = tuple((palette, f"cmd-couleurs-{palette}") for palette in ("standard", "contrast", "night"))


def commands(desk: Desk) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands of a person's own."""
    language = Option("language", str, choices=CHOICES, key="cmd-langue-language")
    palette = Option("palette", str, choices=PALETTES, key="cmd-couleurs-palette")
    return [
        build.command(desk, "cmd-aide", help_panel),
        build.command(desk, "cmd-langue", choose_language, (language,)),
        build.command(desk, "cmd-couleurs", choose_palette, (palette,)),
        ping(),
    ]


def mention(ask: Ask, path: str, key: str, game: str = "common") -> str:
    """A command as a clickable mention where its id is known, else as code. `path` is the registered (French) name; its name
    in the reader's language (under `key`) stands beside it where it is another one: clients offer that one."""
    found = ask.desk.command_ids.get(path.split()[0])
    shown = f"</{path}:{found}>" if found else f"`/{path}`"
    own = words(game, ask.language).text(key)
    return shown if path.endswith(own) else f"{shown} ({own})"


async def help_panel(ask: Ask, values: Values) -> Panel:
    """How to begin, how to play, how to direct: short enough for a phone; Discord itself lists the commands."""
    create = mention(ask, "partie creer", "cmd-partie-create")
    hand = mention(ask, "partie main", "cmd-partie-hand")
    desk = mention(ask, "mj table", "cmd-mj-table")
    language = mention(ask, "langue", "cmd-langue")
    lines = [f"## {ask.text('help-title')}", ask.text("help-what")]
    lines += [ask.text("help-begin", create=create), ask.text("help-play", hand=hand)]
    games = [f"`/{words(key, 'fr').text('group')}` {words(key, ask.language).text('game-name')}" for key in offered()]
    lines.append(ask.text("help-game", games=", ".join(games)))
    lines.append(ask.text("help-gm", desk=desk))
    lines.append(f"-# {ask.text('help-language', language=language)}")
    return Panel(lines=tuple(lines))


async def choose_language(ask: Ask, values: Values) -> Panel:
    """The language of one's private answers, whatever the client speaks."""
    chosen = str(values["language"])
    await ask.desk.choose_language(ask, "" if chosen == "auto" else chosen)
    return Panel(notice=ask.text("panel-language-auto" if chosen == "auto" else "panel-language-set"))


async def choose_palette(ask: Ask, values: Values) -> Panel:
    """The colours of one's own pictures: the hand, and every picture behind a button."""
    chosen = str(values["palette"])
    await ask.desk.choose_palette(ask, chosen)
    return Panel(notice=ask.text("panel-palette-set", palette=ask.text(f"cmd-couleurs-{chosen}")))


def ping() -> app_commands.Command[Any, ..., Any]:
    """An answer without any work: the measure against which all others are timed."""

    async def callback(interaction: discord.Interaction) -> None:
        text = words("common", language_of(str(interaction.locale))).text("panel-pong")
        await interaction.response.send_message(text, ephemeral=True)

    return app_commands.Command(
        name=name("cmd-ping"),
        description=about("cmd-ping-about"),
        callback=callback,
        allowed_contexts=build.CONTEXTS,
        allowed_installs=build.INSTALLS,
    )
