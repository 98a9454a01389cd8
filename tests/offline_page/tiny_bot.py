"""A discord.py bot that uses once each thing the page must show."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from PIL import Image

from bot.offline import OfflineDiscord

CARDS = ["Rouge 7", "Rouge 8", "Bleu 3", "Vert 10"]
ENGLISH = {
    "partie": "match",
    "creer": "create",
    "main": "hand",
    "menu": "menu",
    "note": "note",
    "Ouvrir une partie": "Open a match",
    "Voir ta main": "See your hand",
    "carte": "card",
}
FRENCH = {"creer": "créer"}


class Words(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, context: Any) -> str | None:
        words = FRENCH if locale is discord.Locale.french else ENGLISH
        return words.get(string.message)


class Lobby(ui.LayoutView):
    """A post of Components V2 as Meneur's lobby: custom ids `mn1|verb|...`; `start` opens once somebody joined."""

    def __init__(self, players: list[str]) -> None:
        super().__init__(timeout=None)
        row: ui.ActionRow[Lobby] = ui.ActionRow()
        row.add_item(ui.Button(label="Rejoindre", style=discord.ButtonStyle.success, custom_id="mn1|join|1"))
        row.add_item(ui.Button(label="Automate", custom_id="mn1|automaton|1"))
        ready = len(players) > 1
        row.add_item(ui.Button(label="Lancer", custom_id="mn1|start|1", disabled=not ready))
        row.add_item(ui.Button(label="Journal", custom_id="mn1|journal|1|-|0||start"))
        text = "## LIG-1\n" + " contre ".join(players)
        self.add_item(ui.Container(ui.TextDisplay(text), row, accent_color=discord.Color(0x913A2F)))


class Board(ui.LayoutView):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Board] = ui.MediaGallery(
            discord.MediaGalleryItem("attachment://board.png", description="Champ 1 : Rouge 7")
        )
        row: ui.ActionRow[Board] = ui.ActionRow(ui.Button(label="Ma main", custom_id="mn1|hand|1"))
        self.add_item(ui.Container(ui.TextDisplay("### Tour 1"), gallery, row))


class Note(ui.Modal, title="Une note"):
    heading = ui.Label[Any](
        text="Titre", description="Court", component=ui.TextInput(custom_id="titre", min_length=3, max_length=20)
    )
    side = ui.Label[Any](
        text="Camp",
        component=ui.RadioGroup(
            custom_id="camp",
            options=[
                discord.RadioGroupOption(label="Nord", value="n"),
                discord.RadioGroupOption(label="Sud", value="s"),
            ],
        ),
    )
    field = ui.Label[Any](
        text="Champ",
        component=ui.Select(
            custom_id="champ", options=[discord.SelectOption(label=f"Champ {n}", value=str(n)) for n in "12"]
        ),
    )
    secret = ui.Label[Any](text="Anonyme", component=ui.Checkbox(custom_id="anonyme"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        heading, side, secret = self.heading.component, self.side.component, self.secret.component
        field = self.field.component
        assert isinstance(field, ui.Select)
        assert isinstance(heading, ui.TextInput)
        assert isinstance(side, ui.RadioGroup)
        assert isinstance(secret, ui.Checkbox)
        text = f"note : {heading.value} / {side.value} / {field.values} / {secret.value}"
        await interaction.response.send_message(text, ephemeral=True)


def menus() -> ui.View:
    view = ui.View(timeout=None)
    options = [discord.SelectOption(label=f"Champ {n}", value=str(n)) for n in range(1, 10)]
    view.add_item(ui.Select(custom_id="fields", placeholder="Champs", min_values=1, max_values=3, options=options))
    view.add_item(ui.UserSelect(custom_id="who", placeholder="Qui ?"))
    view.add_item(ui.Button(label="Silence", custom_id="silent", style=discord.ButtonStyle.danger))
    return view


def picture() -> discord.File:
    data = io.BytesIO()
    Image.new("RGB", (600, 300), "#c9ab78").save(data, "PNG")
    data.seek(0)
    return discord.File(data, "board.png")


class TinyBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none() | discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.players: list[str] = []
        self.running: asyncio.Task[None] | None = None
        self.typed: list[str] = []
        self._commands()

    async def begin(self, offline: OfflineDiscord) -> None:
        """Log in, publish the commands and be online."""
        await self.login(offline.token)
        await self.tree.set_translator(Words())
        await self.tree.sync()
        self.running = asyncio.create_task(self.connect(reconnect=True))
        await offline.bot_online()
        await self.wait_until_ready()

    async def close(self) -> None:
        await super().close()
        if self.running:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)

    def _commands(self) -> None:
        group = app_commands.Group(name="partie", description="Les parties")

        @group.command(name="creer", description="Ouvrir une partie")
        @app_commands.choices(jeu=[app_commands.Choice(name="Battle Line Medieval", value="battle_line")])
        async def create(interaction: discord.Interaction, jeu: str, heures: int | None = None) -> None:
            self.players = [interaction.user.display_name]
            await interaction.response.send_message(view=Lobby(self.players))

        @group.command(name="main", description="Voir ta main")
        async def hand(interaction: discord.Interaction, carte: str) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await asyncio.sleep(0.3)
            await interaction.followup.send(f"{interaction.user.display_name} tient **{carte}**", ephemeral=True)

        @hand.autocomplete("carte")
        async def cards(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            self.typed.append(current)
            return [app_commands.Choice(name=c, value=c) for c in CARDS if current.lower() in c.lower()]

        @group.command(name="menu", description="Menus")
        async def menu(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Choisis :", view=menus())

        @group.command(name="note", description="Écrire une note")
        async def note(interaction: discord.Interaction) -> None:
            await interaction.response.send_modal(Note())

        self.tree.add_command(group)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        custom_id: str = data["custom_id"]
        verb = custom_id.split("|")[1] if "|" in custom_id else custom_id
        if verb in ("join", "automaton"):
            self.players.append(interaction.user.display_name if verb == "join" else "Automate")
            await interaction.response.edit_message(view=Lobby(self.players))
        elif verb == "start":
            await interaction.response.defer()
            assert isinstance(interaction.channel, discord.TextChannel)
            thread = await interaction.channel.create_thread(name="LIG-1", type=discord.ChannelType.public_thread)
            await thread.send(view=Board(), file=picture())
        elif verb in ("fields", "who"):
            await interaction.response.send_message(f"choix : {', '.join(data['values'])}", ephemeral=True)
