from collections.abc import AsyncIterator

import pytest_asyncio

from bot.offline import OfflineDiscord

from .small_bot import SmallBot, running


@pytest_asyncio.fixture
async def offline() -> AsyncIterator[OfflineDiscord]:
    """A server of its own for each test, with a short acknowledgement limit where a test waits it out."""
    async with OfflineDiscord() as server:
        yield server


@pytest_asyncio.fixture
async def bot(offline: OfflineDiscord) -> AsyncIterator[SmallBot]:
    """The small bot, ready."""
    async with running(offline) as small:
        yield small
