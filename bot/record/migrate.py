"""Bring a database to the present tables. Runs at every start; changes nothing where nothing is to be changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlmodel import AutoString

from bot.record.engine import WRITES
from bot.record.types import Instant

FOLDER = Path(__file__).parent / "migrations"

_LOCK = 0x4D656E65  # any number of our own: PostgreSQL's advisory lock for processes that start together


def render_item(kind: str, item: Any, _context: Any) -> str | Literal[False]:
    """How Alembic writes our column types into a migration."""
    if kind == "type" and isinstance(item, Instant):
        return "bot.record.types.Instant()"
    if kind == "type" and isinstance(item, AutoString):
        return "sa.String()"
    return False


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config


async def _run(engine: AsyncEngine, act: Callable[[Config], object]) -> None:
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(lambda sync: act(_config(sync)))


async def upgrade(engine: AsyncEngine, to: str = "head") -> None:
    """All migrations up to that one."""
    await _run(engine, lambda config: command.upgrade(config, to))


async def downgrade(engine: AsyncEngine, to: str = "base") -> None:
    """Back to that migration (`base`: an empty database)."""
    await _run(engine, lambda config: command.downgrade(config, to))


async def check(engine: AsyncEngine) -> None:
    """Raises alembic.util.CommandError where tables and migrations differ."""
    await _run(engine, command.check)


async def revise(engine: AsyncEngine, message: str) -> None:
    """Write a new migration from the difference between tables and database (for developers)."""
    await _run(engine, lambda config: command.revision(config, message=message, autogenerate=True, rev_id=None))
