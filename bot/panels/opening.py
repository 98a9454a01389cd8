"""Opening a table, and the menu that asks which game is meant where a command does not say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.panels import lobby, table
from bot.panels.ids import Control
from bot.panels.panel import Item, Panel, select
from bot.referee.model import Place, Refusal
from data.words import LANGUAGES, words
from rules.options import headcounts
from rules.registry import offered

if TYPE_CHECKING:
    from bot.panels.desk import Ask


def which_game(ask: Ask, control: Control) -> Panel:
    """A menu of the games; what is chosen goes on where `control` says."""
    items = [Item(key, words(key, ask.language).text("game-name"), _seats(ask, key)) for key in offered()]
    return Panel(notice=ask.text("panel-which-game"), rows=(select(control, ask.text("panel-game-pick"), items),))


def _seats(ask: Ask, key: str) -> str:
    rules = offered()[key]
    counts = headcounts(rules, rules.options_type())
    return ask.text("panel-game-seats", least=counts[0], most=counts[-1])


def for_table(seats: int | None, watch: bool, language: str | None) -> Control:
    """What the menu must remember of how the table is to be opened."""
    return Control("open", 0, arg=f"{seats or ''}.{int(watch)}.{language or ''}")


async def chosen(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A game was chosen for a new table. Raises Refusal("outdated")."""
    seats, _, rest = control.arg.partition(".")
    watch, _, language = rest.partition(".")
    if not values or values[0] not in offered() or language not in ("", *LANGUAGES):
        raise Refusal("outdated")
    return await open_table(ask, values[0], int(seats) if seats.isdigit() else None, watch == "1", language or None)


async def book(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A game was chosen whose rules are asked for. Raises Refusal("outdated")."""
    if not values or values[0] not in offered():
        raise Refusal("outdated")
    return table.rules_panel(ask, values[0], None)


async def open_table(ask: Ask, key: str, seats: int | None, watch: bool, language: str | None) -> Panel:
    """Open a table here. Its posts speak the language named, else that of the person who opens it.

    Raises Refusal("guild-only", "no-threads-here") and those of Referee.open."""
    interaction = ask.interaction
    if interaction.guild_id is None:
        raise Refusal("guild-only")
    opened = await ask.referee.open(
        key,
        ask.person,
        Place(interaction.guild_id, table_channel(interaction)),
        interaction_id=str(interaction.id),
        language=language or ask.language,
        seats=seats,
        seated=not watch,
    )
    ask.table = opened
    return lobby.seated_panel(ask, opened, ask.text("panel-opened", code=opened.code))


def table_channel(interaction: discord.Interaction[Any]) -> int:
    """The channel in which a table opened here stands: this one, or the one this thread hangs from.

    Raises Refusal("no-threads-here") where Discord takes no lobby post with a thread: forums, voice and stage channels."""
    channel: Any = interaction.channel
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    if isinstance(channel, discord.ForumChannel | discord.VoiceChannel | discord.StageChannel):
        raise Refusal("no-threads-here")
    found = channel.id if channel is not None else interaction.channel_id
    assert found is not None  # a command or control always has a channel
    return int(found)
