"""The house of these tests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot_commands.house import House, house


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[House]:
    """A running bot with three people."""
    async with house(tmp_path) as made:
        yield made
