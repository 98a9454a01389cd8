"""The command tree: errors before or around a command get a sentence too."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot import errors
from bot.panels.panel import Panel
from data.words import language_of, words

log = structlog.get_logger("meneur.commands")

TOO_LATE: Final = (10062, 40060)
"""Discord waits for an answer no longer, or another process has given it."""


class LateSuggestions(logging.Filter):
    """Suggestions that come too late are no fault: the person types on and asks again. discord.py would write a trace at
    every such keystroke."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is kept."""
        error = record.exc_info[1] if record.exc_info else None
        return not (isinstance(error, discord.HTTPException) and error.code in TOO_LATE)


class HouseTree(app_commands.CommandTree[Any]):
    """Handles what `Desk.serve` never sees: commands that changed since the client last read them, and faults on the way."""

    def __init__(self, client: Any, **options: Any) -> None:
        super().__init__(client, **options)
        logger = logging.getLogger("discord.app_commands.tree")
        if not any(isinstance(known, LateSuggestions) for known in logger.filters):
            logger.addFilter(LateSuggestions())

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """One private sentence; the first error is what is logged, whatever happens to the answer."""
        said = words("common", language_of(str(interaction.locale)))
        name = interaction.command.qualified_name if interaction.command else "?"
        outdated = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch, app_commands.TransformerError)
        if isinstance(error, outdated):
            log.warning("outdated command", command=name, error=type(error).__name__)
            text = said.text("refusal-outdated-command")
        else:
            cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
            incident = errors.record(cause, match_id=None, what=name)
            text = said.text("panel-incident", id=incident.id)
        if interaction.type is discord.InteractionType.autocomplete:
            return
        post = Panel(notice=text).post()
        try:
            if interaction.response.is_done():
                await interaction.followup.send(view=post.view(), ephemeral=True, allowed_mentions=post.allowed())
            else:
                await interaction.response.send_message(
                    view=post.view(), ephemeral=True, allowed_mentions=post.allowed()
                )
        except discord.HTTPException as second:
            log.warning("unanswered", command=name, code=second.code)
