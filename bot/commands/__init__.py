"""Slash commands: the lobby, the GM's desk, a person's own, and those of the games, derived from their move classes."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.commands import derive, gm, lobby, own
from bot.commands.words import Catalogue
from bot.panels.desk import Desk


async def install(client: discord.Client, tree: app_commands.CommandTree[Any], desk: Desk) -> None:
    """Put every command into the tree, with its English names. The client syncs afterwards, in one scope only, and keeps the
    ids it gets in `desk.command_ids`: they make the mentions of the help clickable."""
    await tree.set_translator(Catalogue())
    every: list[Any] = [lobby.group(desk), gm.group(desk), *own.commands(desk), *derive.game_groups(desk)]
    for made in every:
        tree.add_command(made)
