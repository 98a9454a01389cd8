"""`/aide`, `/langue`, `/ping`: what belongs to no match."""

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
from rules.registry import games

CHOICES = (("auto", "cmd-langue-auto"), ("fr", "cmd-langue-fr"), ("en", "cmd-langue-en"))


def commands(desk: Desk) -> list[app_commands.Command[Any, ..., Any]]:
    """The commands of a person's own."""
    language = Option("language", str, choices=CHOICES, key="cmd-langue-language")
    return [
        build.command(desk, "cmd-aide", help_panel),
        build.command(desk, "cmd-langue", choose_language, (language,)),
        ping(),
    ]


def mention(ask: Ask, path: str) -> str:
    """A command as a clickable mention where its id is known, else as code. `path` is the registered (French) name."""
    found = ask.desk.command_ids.get(path.split()[0])
    return f"</{path}:{found}>" if found else f"`/{path}`"


async def help_panel(ask: Ask, values: Values) -> Panel:
    """How to begin, how to play, how to direct; the commands of each game."""
    lines = [f"## {ask.text('help-title')}", ask.text("help-what")]
    lines += [f"### {ask.text('help-begin-title')}", ask.text("help-begin", create=mention(ask, "partie creer"))]
    lines += [f"### {ask.text('help-play-title')}", ask.text("help-play", hand=mention(ask, "partie main"))]
    for key in games():
        said, french = words(key, ask.language), words(key, "fr")
        group = french.text("group")
        names = []
        for kind in games()[key].moves:
            if kind.name != "resign":
                section = f"{words(key, 'fr').text(f'section-{kind.section}')} " if kind.section else ""
                path = f"{group} {section}{french.text(f'move-{kind.name}')}"
                own = said.text(f"move-{kind.name}")
                known = own if ask.language == "fr" else f"{own} ({french.text(f'move-{kind.name}')})"
                found = ask.desk.command_ids.get(group)
                names.append(f"</{path}:{found}>" if found else f"`{known}`")
        lines.append(ask.text("help-game", game=said.text("game-name"), group=f"/{group}", moves=" ".join(names)))
    lines += [f"### {ask.text('help-gm-title')}", ask.text("help-gm", desk=mention(ask, "mj qui-bloque"))]
    lines.append(f"-# {ask.text('help-language', language=mention(ask, 'langue'))}")
    return Panel(lines=tuple(lines))


async def choose_language(ask: Ask, values: Values) -> Panel:
    """The language of one's private answers, whatever the client speaks."""
    chosen = str(values["language"])
    await ask.desk.choose_language(ask, "" if chosen == "auto" else chosen)
    return Panel(notice=ask.text("panel-language-auto" if chosen == "auto" else "panel-language-set"))


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
