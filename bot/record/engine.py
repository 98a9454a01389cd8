"""The database engine: SQLite by default, PostgreSQL by URL, the same code on top."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_SECONDS = 15
WRITES = "meneur_writes"


def async_url(url: str) -> URL:
    """The URL with the driver that Meneur uses: `sqlite:///file`, `postgresql://...` and the like are completed."""
    parsed = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))


def create_engine(url: str) -> AsyncEngine:
    """An engine for that URL. On SQLite: the file's folder is made; write-ahead log, foreign keys, waiting for a lock, and
    transactions that begin themselves (the driver's own would begin too late to be atomic). Errors name no parameters: those
    are hands and secrets."""
    target = async_url(url)
    if target.get_backend_name() != "sqlite":
        return create_async_engine(target, pool_pre_ping=True, hide_parameters=True)
    if target.database not in (None, "", ":memory:"):
        Path(target.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(target, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _prepare)
    event.listen(engine.sync_engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", f"busy_timeout={BUSY_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # Writers take the lock before they read: a deferred transaction would fail on the first write after somebody else's.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
