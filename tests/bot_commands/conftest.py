"""The house of these tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot_commands.house import House, house, quick_pictures


@pytest.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A running bot with three people."""
    quick_pictures(monkeypatch)
    async with house(tmp_path) as made:
        yield made
