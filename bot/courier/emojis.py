"""The application's emojis: the signs of render.kit.emoji, uploaded once and kept up to date.

An emoji is named after its sign and its picture (`food_1a2b3c`), so that a changed picture is a new emoji. Earlier ones
stay, because posts that were sent show them, and so that two versions of the bot can share an application; they make room,
oldest first, when the application is full. Runs beside everything else: whatever Discord answers, posts read in words
meanwhile.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from functools import partial
from hashlib import sha256
from typing import Final

import aiohttp
import discord

from bot.logs import log
from bot.panels import signs
from bot.studio import Studio
from data.signs import SIGNS
from render.kit.emoji import emoji

WAITS: Final = (0.0, 30.0, 300.0, 3600.0)
"""Seconds before each try; after the last one the next start of the bot tries again."""
_OURS: Final = re.compile(rf"({'|'.join(SIGNS)})_[0-9a-f]{{6}}")
_LIMITS: Final = range(30000, 31000)
"""Discord's codes for "maximum number of ... reached"; 30008 is that of emojis."""


def name_of(sign: str, picture: bytes) -> str:
    """The name of the emoji that shows this picture."""
    return f"{sign}_{sha256(picture).hexdigest()[:6]}"


class Emojis:
    """Brings the signs to one application."""

    def __init__(self, client: discord.Client, studio: Studio, waits: Iterable[float] = WAITS) -> None:
        self._client = client
        self._studio = studio
        self._waits = tuple(waits)

    async def keep(self) -> None:
        """Upload what is missing and let posts use what there is. Never raises but when cancelled."""
        for wait in self._waits:
            await asyncio.sleep(wait)
            try:
                await self._round()
                return
            except discord.RateLimited as error:
                log.warning("emojis wait for a rate limit", seconds=round(error.retry_after))
                await asyncio.sleep(error.retry_after)
            except discord.HTTPException as error:
                log.warning("emojis refused", status=error.status, code=error.code)
                if 400 <= error.status < 500 and error.status != 429:
                    return  # no right, or no room: asking again changes nothing
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                log.warning("emojis unreachable", error=type(error).__name__)
            except Exception as error:
                log.error("emojis failed", error=type(error).__name__)
                return

    async def _round(self) -> None:
        there = await self._there()
        # an earlier picture serves until the present one is found or uploaded
        signs.learn({_sign(item): str(item) for item in there.values()})
        uploaded = 0
        for sign in SIGNS:
            picture = await self._studio.draw(partial(emoji, sign))
            name = name_of(sign, picture)
            if name not in there:
                made = await self._uploaded(name, picture, there)
                if made is None:
                    continue
                there[name] = made
                uploaded += 1
            signs.learn({sign: str(there[name])})
        log.info("emojis ready", uploaded=uploaded, kept=len(there) - uploaded)

    async def _there(self) -> dict[str, discord.Emoji]:
        """Our emojis by name, oldest first."""
        found = sorted(await self._client.fetch_application_emojis(), key=lambda item: item.id)
        return {item.name: item for item in found if _OURS.fullmatch(item.name)}

    async def _uploaded(self, name: str, picture: bytes, there: dict[str, discord.Emoji]) -> discord.Emoji | None:
        """The new emoji; None where Discord does not take this one. Raises discord.HTTPException for what would meet the
        next one as well."""
        try:
            return await self._client.create_application_emoji(name=name, image=picture)
        except discord.HTTPException as error:
            if error.code in _LIMITS and await self._make_room(name, there):
                return await self._client.create_application_emoji(name=name, image=picture)
            if error.status != 400 or error.code in _LIMITS:
                raise
            # another process of ours may have been quicker
            now = (await self._there()).get(name)
            if now is None:
                log.warning("an emoji refused", emoji=name, code=error.code)
            return now

    async def _make_room(self, name: str, there: dict[str, discord.Emoji]) -> bool:
        """Remove the oldest of our emojis that another picture of its sign has replaced, else the one that this picture
        replaces; whether there was any."""
        newest = {_sign(item): item for item in there.values()}
        sign = name.rpartition("_")[0]
        replaced = [item for item in there.values() if newest[_sign(item)] is not item]
        replaced += [newest[sign]] if sign in newest else []
        if not replaced:
            return False
        if newest.get(sign) is replaced[0]:
            signs.forget(sign)
        await replaced[0].delete()
        del there[replaced[0].name]
        return True


def _sign(item: discord.Emoji) -> str:
    return item.name.rpartition("_")[0]
