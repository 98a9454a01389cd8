"""The house of these tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot_commands.house import House, QuickPainter, house


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A running bot with three people."""
    for module in ("bot.panels.desk", "bot.panels.table", "bot.courier.scribe"):
        monkeypatch.setattr(f"{module}.painter", lambda key: QuickPainter())
    async with house(tmp_path) as made:
        yield made
