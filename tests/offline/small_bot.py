"""A small bot on the unmodified discord.py, with a bit of everything a game master does on Discord."""

from __future__ import annotations

import asyncio
import contextlib
import io
import struct
import zlib
from collections.abc import AsyncIterator
from typing import Any

import discord
import yarl
from discord import app_commands

from bot.offline import OfflineDiscord


def png(width: int = 4, height: int = 3) -> bytes:
    """A small valid grey PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    body = chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + body


class French(app_commands.Translator):
    """English names for the French commands."""

    words = {"carte": "card", "roue": "wheel", "Rouge": "Red"}  # noqa: RUF012

    async def translate(self, string: Any, locale: discord.Locale, context: Any) -> str | None:
        return self.words.get(string.message) if locale.value.startswith("en") else None


class Panel(discord.ui.LayoutView):
    """A post laid out around its picture, with buttons and a select."""

    def __init__(self, text: str = "La table") -> None:
        super().__init__(timeout=None)
        box: discord.ui.Container[Panel] = discord.ui.Container(discord.ui.TextDisplay(text), accent_colour=0x884422)
        box.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="plateau")))
        row: discord.ui.ActionRow[Panel] = discord.ui.ActionRow()
        for label, custom_id in (("Jouer", "play"), ("Patience", "slow"), ("Muet", "mute"), ("Écrire", "write")):
            button: discord.ui.Button[Panel] = discord.ui.Button(label=label, custom_id=custom_id)
            button.callback = getattr(self, custom_id)  # type: ignore[method-assign]
            row.add_item(button)
        box.add_item(row)
        choose: discord.ui.Select[Panel] = discord.ui.Select(
            custom_id="suit",
            placeholder="Couleur",
            options=[discord.SelectOption(label=word, value=word[0]) for word in ("Rouge", "Bleu")],
        )
        choose.callback = self.suit  # type: ignore[method-assign]
        self.choose = choose
        box.add_item(discord.ui.ActionRow(choose))
        self.add_item(box)

    async def play(self, interaction: discord.Interaction) -> None:
        fresh = Panel("La table, coup 2")
        file = discord.File(io.BytesIO(png(8, 8)), "board.png")
        await interaction.response.edit_message(view=fresh, attachments=[file])

    async def slow(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send("Ta main", ephemeral=True)

    async def mute(self, interaction: discord.Interaction) -> None:
        await asyncio.sleep(5)

    async def suit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"choisi {self.choose.values[0]}", ephemeral=True)

    async def write(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Letter())


class Letter(discord.ui.Modal, title="Une lettre"):
    """A modal with a text and a select."""

    words: discord.ui.Label[Letter] = discord.ui.Label(
        text="Texte", component=discord.ui.TextInput(custom_id="words", max_length=200)
    )
    tone: discord.ui.Label[Letter] = discord.ui.Label(
        text="Ton",
        component=discord.ui.Select(
            custom_id="tone", required=False, options=[discord.SelectOption(label="Poli", value="polite")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        tone = self.tone.component.values  # type: ignore[union-attr]
        await interaction.response.send_message(f"{self.words.component.value} {tone}")  # type: ignore[union-attr]


class SmallBot(discord.Client):
    """The bot under the tests; `heard` lists the gateway events it saw."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
                         guild_ready_timeout=0.02, max_messages=None)  # fmt: skip
        self.tree = app_commands.CommandTree(self)
        self.heard: list[str] = []
        self.texts: list[str] = []
        self.resumes = 0
        group = app_commands.Group(name="table", description="La table")

        @group.command(name="poser", description="Pose une carte")
        @app_commands.describe(carte="La carte", champ="Le champ")
        async def poser(interaction: discord.Interaction, carte: str, champ: int) -> None:
            await interaction.response.send_message(f"{carte} en {champ}")

        @poser.autocomplete("carte")
        async def cartes(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            words = [app_commands.locale_str("Rouge"), app_commands.locale_str("Bleu")]
            return [app_commands.Choice(name=w, value=w.message) for w in words if w.message.lower().startswith(current)]

        @group.command(name="voir", description="Montre le plateau")
        async def voir(interaction: discord.Interaction) -> None:
            await interaction.response.defer()
            await interaction.followup.send(view=Panel(), file=discord.File(io.BytesIO(png()), "board.png"))

        @group.command(name="main", description="Montre la main")
        async def main(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True)
            await interaction.followup.send("3 rouge")

        @group.command(name="ping", description="Répond")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pong")

        @group.command(name="dormir", description="Ne répond pas")
        async def dormir(interaction: discord.Interaction) -> None:
            await asyncio.sleep(60)

        self.tree.add_command(group)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(French())
        await self.tree.sync()
        self.add_view(Panel())

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """discord.py would wait 5 s before it identifies anew."""

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_message(self, message: discord.Message) -> None:
        self.texts.append(message.content)

    async def on_socket_event_type(self, event: str) -> None:
        self.heard.append(event)


@contextlib.asynccontextmanager
async def running(offline: OfflineDiscord) -> AsyncIterator[SmallBot]:
    """The small bot, logged in and ready."""
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = offline.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(offline.gateway_url)
    bot = SmallBot()
    task = asyncio.create_task(bot.start(offline.token))
    while not bot.is_ready():
        if task.done():
            task.result()
        await asyncio.sleep(0.005)
    try:
        yield bot
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before
        await bot.close()
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
