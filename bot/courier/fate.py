"""What a failure of Discord means for a delivery."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import timedelta
from typing import Final

import aiohttp
import discord

from bot.panels.limits import OverLimit

BACKOFF: Final = tuple(timedelta(seconds=seconds) for seconds in (2, 5, 15, 60, 300, 900, 1800, 3600))
"""Waits before the first, second, ... new try; the last one repeats."""
SOON: Final = timedelta(seconds=0.5)
"""Wait for what another destination of the same match is about to do."""
MOST_TRIES: Final = 24 * 7
"""About a week of hourly tries: a server that took our rights away for longer has given the match up."""

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_GUILD: Final = 10004
UNKNOWN_MESSAGE: Final = 10008
UNKNOWN_USER: Final = 10013
NO_ACCESS: Final = 50001
NO_DM: Final = 50007
NO_PERMISSION: Final = 50013
ARCHIVED: Final = 50083
NO_MUTUAL_SERVER: Final = 50278
THREAD_EXISTS: Final = 160004
LOCKED: Final = 160005

CLOSED_DM: Final = (NO_DM, NO_MUTUAL_SERVER, UNKNOWN_USER)


class NotYet(Exception):
    """What this delivery builds on is not there yet (the lobby's message, the thread): try again soon."""


@dataclass(frozen=True, slots=True)
class Fate:
    """What to do with a delivery that failed. `wait` is None where it will never be said. `rights`: Discord refused for lack
    of a right, the GM is to be told. `fault`: our own mistake, to be logged with its trace."""

    reason: str
    wait: timedelta | None = None
    rights: bool = False
    fault: bool = False


def code_of(error: BaseException) -> int:
    """Discord's own code of an error, 0 where there is none."""
    return error.code if isinstance(error, discord.HTTPException) else 0


def backoff(attempts: int) -> timedelta:
    """How long to wait after so many failed tries."""
    return BACKOFF[min(attempts, len(BACKOFF) - 1)]


def fate_of(error: BaseException, attempts: int) -> Fate:
    """The fate of a delivery after this error; `attempts` are the failures before it. Texts of errors are never kept: they
    may quote what was to be said."""
    wait = backoff(attempts) if attempts < MOST_TRIES else None
    if isinstance(error, NotYet):
        return Fate("not yet", SOON if attempts < MOST_TRIES else None)
    if isinstance(error, discord.RateLimited):
        return Fate("rate limit", timedelta(seconds=error.retry_after + 0.5))
    if isinstance(error, OverLimit):
        return Fate(f"over a limit: {error}", fault=True)
    if isinstance(error, discord.HTTPException):
        return _of_answer(error, wait)
    if isinstance(error, (asyncio.TimeoutError, aiohttp.ClientError, OSError)):
        return Fate(f"no answer ({type(error).__name__})", wait)
    # Not Discord's doing. A mistake of ours may be mended by the next version: try some times, then set it aside.
    return Fate(f"fault ({type(error).__name__})", wait if attempts < 3 else None, fault=True)


def _of_answer(error: discord.HTTPException, wait: timedelta | None) -> Fate:
    reason = f"Discord {error.status} ({error.code})"
    if error.code in (*CLOSED_DM, UNKNOWN_MESSAGE):
        return Fate(reason)
    if error.code == UNKNOWN_CHANNEL:
        return Fate(reason, rights=True)  # deleted with its thread: nothing to wait for, but the GM should know
    if error.code in (ARCHIVED, LOCKED):
        return Fate(reason, wait, rights=True)
    if error.status == 403 or error.code in (NO_ACCESS, NO_PERMISSION, UNKNOWN_GUILD):
        return Fate(reason, wait, rights=True)
    if error.status == 429 or error.status >= 500:
        return Fate(reason, wait)
    if error.status == 401:
        return Fate(reason, wait, fault=True)
    return Fate(reason, fault=True)
