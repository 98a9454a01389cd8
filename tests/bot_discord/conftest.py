"""The fixtures of the house on simcord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from simcord.env import Env

from bot.client import client_options
from bot.clock.time import FakeClock
from bot.courier import Courier
from bot.record.migrate import upgrade
from bot.record.store import Store
from bot.referee.referee import Referee
from bot.studio import Studio
from tests.bot_discord.house import House, QuickPainter


@pytest.fixture
def pictures(monkeypatch: pytest.MonkeyPatch) -> QuickPainter:
    """Quick pictures instead of the game's."""
    quick = QuickPainter()
    monkeypatch.setattr("bot.courier.scribe.painter", lambda key: quick)
    return quick


@pytest.fixture
def client() -> discord.Client:
    return discord.Client(**client_options())


@pytest_asyncio.fixture
async def house(client: discord.Client, pictures: QuickPainter, tmp_path: Path) -> AsyncIterator[House]:
    store = Store.at(f"sqlite+aiosqlite:///{tmp_path}/meneur.sqlite3")
    await upgrade(store.engine)
    clock = FakeClock()
    referee = Referee(store, clock)
    env = Env(client, settle_timeout=60)
    await env.start()
    guild = env.create_guild()
    channel = guild.create_text_channel("jeux")
    people = [guild.add_member(env.create_user(name)) for name in ("ana", "bob", "carl")]
    courier = Courier(client, store, referee, clock, Studio())
    made = House(env, client, store, referee, clock, courier, channel, *people)
    yield made
    await made.courier.close()
    await env.shutdown()
    await store.close()
