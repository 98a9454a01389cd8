"""`run`: the bot on Discord. `play`: the bot as a process of its own against the offline Discord, with its page."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from bot.cli.console import REJECTED, UNREADABLE, err, out, stop

PORT: Final = 8420
COURTESY: Final = 0.08
"""Seconds that posts wait for the answer to whoever caused them."""
PAUSE: Final = 1.0
"""Seconds before the bot is started again at the offline Discord."""


def run() -> None:
    """The bot on Discord (or on the server that DISCORD_API and DISCORD_GATEWAY name). Needs DISCORD_TOKEN."""
    import discord
    from pydantic import ValidationError

    from bot import logs
    from bot.settings import Settings

    try:
        settings = Settings()
    except ValidationError as error:
        stop("\n".join(f"{fault['loc'][-1]}: {fault['msg']}" for fault in error.errors(include_input=False)), UNREADABLE)
    if settings.discord_token is None:
        stop("DISCORD_TOKEN is not set (environment or .env). Without a token: meneur play.", UNREADABLE)
    logs.set_up(settings.log_level, as_json=settings.log_json)
    try:
        asyncio.run(_serve())
    except discord.LoginFailure:
        stop("Discord does not accept this token.", REJECTED)
    except KeyboardInterrupt:
        pass


async def _serve() -> None:
    from bot.client import Meneur, ShardedMeneur, point_at, supervise
    from bot.clock.time import SystemClock
    from bot.record import migrate
    from bot.record.store import Store
    from bot.referee.referee import Referee
    from bot.settings import Settings
    from bot.studio import Studio, process

    settings = Settings()
    assert settings.discord_token is not None
    point_at(settings.discord_api, settings.discord_gateway)
    store = Store.at(settings.database_url)
    await migrate.upgrade(store.engine)
    clock = SystemClock()

    def make() -> Meneur:
        referee = Referee(store, clock, settings.table_rules())
        studio = Studio(process)
        given: dict[str, Any] = {"guild_id": settings.guild_id, "studio": studio, "courtesy": COURTESY}
        given["warm"] = settings.warm
        if settings.shards is not None:
            return ShardedMeneur(store, clock, referee, shard_count=settings.shards, **given)
        return Meneur(store, clock, referee, **given)

    serving = asyncio.current_task()
    assert serving is not None
    with contextlib.suppress(NotImplementedError):  # no such handlers on Windows, where Ctrl-C raises by itself
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, serving.cancel)
    try:
        await supervise(make, settings.discord_token.get_secret_value())
    except asyncio.CancelledError:
        pass
    finally:
        await store.close()


def play(
    port: Annotated[int | None, typer.Option(help=f"Port of the page; {PORT}, or any free one if it is taken.")] = None,
    keep: Annotated[Path | None, typer.Option(help="Keep the matches in this SQLite file.")] = None,
) -> None:
    """Meneur against a local offline Discord. Prints the address of the page; Ctrl-C ends it. Needs no token."""
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_play(port, keep))


async def _play(port: int | None, keep: Path | None) -> None:
    from bot.offline.server import OfflineDiscord
    from bot.rehearsal.process import environment

    discord = OfflineDiscord(port=PORT if port is None else port)
    try:
        await discord.start()
    except OSError:
        if port is not None:
            stop(f"Port {port} is taken.", REJECTED)
        discord.port = 0
        await discord.start()
    ending = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, ending.set)
    with tempfile.TemporaryDirectory(prefix="meneur-") as folder:
        database = (keep or Path(folder) / "play.sqlite3").resolve()
        bot = asyncio.create_task(_keep_bot(environment(discord.api_url, discord.gateway_url, discord.token, database)))
        try:
            online = asyncio.create_task(discord.bot_online(300))
            await asyncio.wait((online, asyncio.create_task(ending.wait())), return_when=asyncio.FIRST_COMPLETED)
            if ending.is_set():
                return
            await online
            out.print(f"\n  Meneur · {discord.url}\n", markup=False)
            out.print("  Ouvre cette page dans un navigateur. Ctrl-C arrête tout.")
            out.print("  Open this page in a browser. Ctrl-C ends it.\n")
            await ending.wait()
        except TimeoutError:
            err.print("The bot did not come online; its messages above say why.")
            raise typer.Exit(REJECTED) from None
        finally:
            bot.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await bot
            await discord.stop()


async def _keep_bot(environ: dict[str, str]) -> None:
    """The bot as a process of its own, started again where it falls."""
    while True:
        # in a session of its own: Ctrl-C reaches this process alone, which then ends the bot in good order
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "run", env=environ, start_new_session=True
        )
        try:
            code = await process.wait()
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.terminate()
            try:
                await asyncio.wait_for(process.wait(), 5)
            except TimeoutError:
                process.kill()
            raise
        err.print(f"The bot ended (code {code}); it is started again.")
        await asyncio.sleep(PAUSE)
