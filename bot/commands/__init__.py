"""Slash commands: the lobby, the GM's desk, a person's own, and those of the games, derived from their move classes."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.commands import derive, gm, lobby, own
from bot.commands.words import Catalogue
from bot.panels.desk import Desk


async def install(tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    """Put every command into the tree, with its English names. Sync afterwards, in one scope only; then
    `learn_ids(desk, synced)` makes the mentions of the help clickable."""
    await tree.set_translator(Catalogue())
    for made in (lobby.group(desk), gm.group(desk), *own.commands(desk), *derive.game_groups(desk)):
        tree.add_command(made)


def learn_ids(desk: Desk, synced: list[app_commands.AppCommand]) -> None:
    """Remember the ids that Discord gave to the commands."""
    desk.command_ids = {command.name: command.id for command in synced}
