"""Chromium, the real offline Discord and a tiny discord.py bot for the tests of the page."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import pytest
import pytest_asyncio
import yarl

from bot.offline import OfflineDiscord

from .browser import Browser, Page, find_chromium
from .tiny_bot import TinyBot

Open = Callable[..., Awaitable[Page]]


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    binary = find_chromium()
    if binary is None:
        reason = "no chromium binary is installed (apt-get install chromium, or set CHROMIUM)"
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    async with Browser(binary) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def offline(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OfflineDiscord]:
    async with OfflineDiscord() as server:
        server.desk.slack = 6.0  # how quick the bot is the benchmarks say
        monkeypatch.setattr(discord.http.Route, "BASE", server.api_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(server.gateway_url))
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def bot(offline: OfflineDiscord) -> AsyncIterator[TinyBot]:
    async with TinyBot() as client:
        await client.begin(offline)
        yield client


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(browser: Browser, offline: OfflineDiscord) -> AsyncIterator[Open]:
    """``await open_page(columns=2, lang="fr", ...)``: the page with its columns connected. Closed after the test."""
    pages: list[Page] = []

    async def open_it(*, columns: int = 2, lang: str = "fr", query: str = "", **size: Any) -> Page:
        page = await browser.open(f"{offline.url}/?columns={columns}&lang={lang}{query}", **size)
        pages.append(page)
        await page.until(f"document.querySelectorAll('.column[data-connection=ready]').length === {columns}")
        return page

    yield open_it
    for page in pages:
        await page.close()
