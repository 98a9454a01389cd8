"""The Discord client: wiring and nothing else.

`Meneur` puts referee, courier, alarm, commands and controls together; `supervise` keeps one connected; `point_at` sends
discord.py to another server than Discord's (the offline Discord, a proxy).
"""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections.abc import Callable
from pathlib import PurePath
from typing import Any, Final

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import commands
from bot.clock.alarm import Alarm
from bot.clock.time import Clock
from bot.commands.tree import HouseTree
from bot.courier import Courier
from bot.courier.emojis import Emojis
from bot.errors import record
from bot.logs import log
from bot.panels import router, signs
from bot.panels.desk import Desk
from bot.record.store import Store
from bot.referee.referee import Referee
from bot.studio import Studio
from render import registry

# Meneur never speaks: what voice would need is not missing.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 60.0
STEADY: Final = 300.0
"""Seconds of connection after which a failure counts as the first again."""
FINAL_CODES: Final = (4004, 4010, 4011, 4012, 4013, 4014)
"""Gateway closures that come back whatever one does: a wrong token, shards or intents that Discord does not take."""


def intents() -> discord.Intents:
    """What the gateway tells us: servers and their channels (to know our rights there). Nothing privileged; commands,
    buttons and direct messages need no intent."""
    wanted = discord.Intents.none()
    wanted.guilds = True
    return wanted


def client_options() -> dict[str, Any]:
    """What every client is built with. A rate limit longer than half a minute is left to the courier, which lets other
    destinations go first."""
    return {
        "intents": intents(),
        "member_cache_flags": discord.MemberCacheFlags.none(),
        "chunk_guilds_at_startup": False,
        "max_messages": None,
        "guild_ready_timeout": 0.5,
        "max_ratelimit_timeout": 30.0,
        "allowed_mentions": discord.AllowedMentions.none(),
    }


class Meneur(discord.Client):
    """The bot on one connection. `store` must be up to date (bot.record.migrate). `guild_id` registers the commands in one
    server only, where they appear at once; None everywhere. `studio` draws the pictures, in a thread if none is given;
    `courtesy` is how many seconds posts wait for the answer to whoever caused them; `warm` whether it draws a first
    picture of everything before it serves."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        referee: Referee | None = None,
        *,
        guild_id: int | None = None,
        studio: Studio | None = None,
        courtesy: float = 0.0,
        warm: bool = True,
        **options: Any,
    ) -> None:
        super().__init__(**(client_options() | options))
        self.guild_id = guild_id
        self.store = store
        self.clock = clock
        self.referee = referee or Referee(store, clock)
        self.studio = studio or Studio()
        self.courtesy = courtesy
        self.warm = warm
        self.desk = Desk(self.referee, store, self.studio)
        self.tree = HouseTree(self)
        self.alarm = Alarm(self.referee, clock)
        self.courier: Courier | None = None
        self._emojis: asyncio.Task[None] | None = None

    async def _lay_out(self) -> None:
        """Draw a first picture of everything, unless this bot is not to live long."""
        if self.warm:
            await self.studio.draw(registry.warm)

    async def setup_hook(self) -> None:
        """After the login, before the gateway: everything that must be there for the first interaction."""
        laid_out = asyncio.create_task(self._lay_out())
        await self.referee.check_records()
        await commands.install(self, self.tree, self.desk)
        router.install(self, self.desk)
        synced = await self._sync()
        self.desk.command_ids.update({command.name: command.id for command in synced})
        self.courier = Courier(self, self.store, self.referee, self.clock, self.studio, self.courtesy)
        self.referee.on_stored(self._stored)
        await self.courier.start()
        self.alarm.start()
        await laid_out
        self._emojis = asyncio.create_task(Emojis(self, self.studio).keep())
        log.info("ready to serve", commands=len(synced))

    async def _sync(self) -> list[discord.app_commands.AppCommand]:
        if self.guild_id is None:
            return await self.tree.sync()
        # one scope only: commands registered in both would show twice
        home = discord.Object(self.guild_id)
        self.tree.copy_global_to(guild=home)
        self.tree.clear_commands(guild=None)
        await self.tree.sync()
        return await self.tree.sync(guild=home)

    def _stored(self) -> None:
        if self.courier is not None:
            self.courier.wake()
        self.alarm.rearm()

    async def close(self) -> None:
        """Stop taking deliveries, then leave Discord. What was stored and not yet said is said after the next start."""
        self.alarm.stop()
        if self._emojis is not None:
            self._emojis.cancel()
            signs.forget()
        if self.courier is not None:
            await self.courier.close()
        await super().close()
        self.studio.close()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """A fault in a listener: an incident, without the texts of errors."""
        error = sys.exception()
        if error is not None:
            record(error, match_id=None, what=f"event {event_method}")


class ShardedMeneur(Meneur, discord.AutoShardedClient):
    """The bot on several connections of one process, for more servers than one connection may hold."""


def point_at(api: str | None, gateway: str | None) -> None:
    """Send every client made from now on to another server. `api` is the address up to and with the version
    (`http://127.0.0.1:8420/api/v10`), `gateway` a WebSocket address; None leaves Discord's own."""
    if api:
        Route.BASE = api.rstrip("/")
    if gateway:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


async def supervise(
    make: Callable[[], discord.Client], token: str, *, first: float = FIRST_WAIT, longest: float = LONGEST_WAIT
) -> None:
    """Run a client until it is closed on purpose; a connection that fails is made again with a new client. discord.py itself
    gives up when the very first connection to the gateway fails (its issue 10520).

    Raises discord.LoginFailure for a wrong token and discord.PrivilegedIntentsRequired, which no patience mends; whatever is
    not the network's doing is raised too."""
    loop = asyncio.get_running_loop()
    wait = first
    while True:
        begun = loop.time()
        client = make()
        try:
            async with client:
                await client.start(token)
            return
        except (discord.LoginFailure, discord.PrivilegedIntentsRequired):
            raise
        except Exception as error:
            if not passing(error):
                raise
            if loop.time() - begun > STEADY:
                wait = first
            log.warning("connection lost", error=type(error).__name__, again_in=wait)
        await asyncio.sleep(wait)
        wait = min(wait * 2, longest)


def passing(error: BaseException) -> bool:
    """Whether an error that ended a client is the network's or Discord's doing, and may pass."""
    if isinstance(error, discord.HTTPException):
        return error.status == 429 or error.status >= 500
    if isinstance(error, discord.ConnectionClosed):
        return error.code not in FINAL_CODES
    if isinstance(error, (OSError, aiohttp.ClientError, TimeoutError, discord.GatewayNotFound)):
        return True
    frames = traceback.extract_tb(error.__traceback__)
    # issue 10520: the reconnection reads the socket that never came to be
    within = PurePath(frames[-1].filename).parts[-2:] if frames else ()
    return isinstance(error, AttributeError) and within == ("discord", "client.py")
