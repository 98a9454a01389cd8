"""The bot as its operator runs it: a process of its own, that can be stopped and killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from bot.offline.server import OfflineDiscord


def environment(api: str, gateway: str, token: str, database: Path) -> dict[str, str]:
    """The environment of a bot process that is to live at an offline Discord, on a SQLite file."""
    return os.environ | {
        "DISCORD_API": api,
        "DISCORD_GATEWAY": gateway,
        "DISCORD_TOKEN": token,
        "DATABASE_URL": f"sqlite:///{database}",
        "MENEUR_LOG_LEVEL": os.environ.get("MENEUR_LOG_LEVEL", "WARNING"),
    }


class BotProcess:
    """`python -m bot run` against an offline Discord, on a SQLite file in `folder`. Its standard error is kept in `log`."""

    def __init__(self, discord: OfflineDiscord, folder: Path, log_level: str = "INFO", *, cold: bool = False) -> None:
        self.discord = discord
        self.log_level = log_level
        self.cold = cold
        self.database = folder / "meneur.sqlite3"
        self.log = folder / "bot.log"
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start it and wait until it serves. Raises TimeoutError with its log."""
        environ = environment(self.discord.api_url, self.discord.gateway_url, self.discord.token, self.database)
        environ["MENEUR_LOG_LEVEL"] = self.log_level
        if self.cold:
            environ["MENEUR_WARM"] = "false"
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", "run", env=environ, stderr=log, stdout=log
            )
        try:
            await self.discord.bot_online(40)
        except TimeoutError:
            raise TimeoutError(self.log.read_text()) from None

    async def kill(self) -> None:
        """SIGKILL: no goodbye, no clean-up."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """SIGTERM: as a service manager ends it."""
        await self._end(signal.SIGTERM)

    async def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        connected = self._connections()
        if process.returncode is None:
            process.send_signal(number)
        try:
            await asyncio.wait_for(process.wait(), 40)
        except TimeoutError:
            process.kill()
            await process.wait()
            raise
        await self.discord.until(lambda: not connected or self._connections() < connected, 20)

    def _connections(self) -> int:
        """The connections at the gateway, those of other processes included."""
        return sum(session.line is not None for session in self.discord.gateway.sessions.values())

    @property
    def running(self) -> bool:
        """Whether the process lives."""
        return self._process is not None and self._process.returncode is None
