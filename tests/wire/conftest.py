"""One offline Discord and one bot process for each test of the wire. Whatever a test does, the log of its bot, written at
the most talkative level, holds no trace of a fault and nothing hidden."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.offline.server import OfflineDiscord
from bot.rehearsal.process import BotProcess
from tests.pings import careless
from tests.wire.secrets_kept import cards_named


@pytest.fixture
async def discord() -> AsyncIterator[OfflineDiscord]:
    """An offline Discord on a free port. It waits much longer than Discord would: a busy machine is no fault of the bot's,
    and how quick it is the benchmarks say (`bot/bench/wire.py`)."""
    async with OfflineDiscord() as server:
        server.desk.slack = 6.0
        yield server


@pytest.fixture
async def bot(discord: OfflineDiscord, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """A running bot on a database of its own."""
    process = BotProcess(discord, tmp_path, log_level="DEBUG", cold=True)
    await process.start()
    yield process
    await process.stop()
    check_log(process)
    pings = [careless(request.method, request.path, request.body) for request in discord.requests]
    assert not any(pings), [fault for fault in pings if fault]


def check_log(process: BotProcess) -> None:
    """Raises AssertionError for a log with a trace, a card, a secret or seed's part, a state, a token."""
    log = process.log.read_text()
    assert "ready to serve" in log
    assert "Traceback" not in log, log
    assert not cards_named(log), cards_named(log)
    with sqlite3.connect(process.database) as database:
        secrets = [str(row[0]) for row in database.execute("select secret from match")]
        digests = [str(row[0]) for row in database.execute("select digest from entry")]
    tokens = [process.discord.token, *(f"/{part}" for part in ("webhooks/", "interactions/"))]
    for hidden in (*secrets, *digests, *tokens):
        assert hidden not in log, hidden
    for word in ("custom_id", '"components"', "INSERT INTO", "hand:", "'hands'"):
        assert word not in log, word
