"""One offline Discord and one bot process for each test of the wire."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.offline.server import OfflineDiscord
from bot.rehearsal.process import BotProcess


@pytest.fixture
async def discord() -> AsyncIterator[OfflineDiscord]:
    """An offline Discord on a free port."""
    async with OfflineDiscord() as server:
        yield server


@pytest.fixture
async def bot(discord: OfflineDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A running bot on a database of its own."""
    process = BotProcess(discord, tmp_path)
    await process.start()
    yield process
    await process.stop()
    assert "Traceback" not in process.log.read_text(), process.log.read_text()
