"""Whatever breaks, the log names places and types, never what the rules or the database were speaking of: the text of an
exception may hold a hand, and logs are sent around."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update
from sqlalchemy.exc import DBAPIError, IntegrityError

from bot import errors
from bot.record.tables import EntryRow, SnapshotRow
from bot.referee.model import TableRules
from bot.studio import Studio, process

from .conftest import GUEST, HOST, PLACE, House, on_both
from .heap_game import HeapGame, Skip, Take
from .test_referee_basics import refused

SECRET = "R10-lies-in-the-hand-of-seat-2"


def speaks(*_: Any, **__: Any) -> Any:
    raise AssertionError(SECRET)


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[], str]:
    """Everything that was logged, as it would be written."""
    lines: list[str] = []

    class Ear:
        def __getattr__(self, level: str) -> Any:
            return lambda event, **facts: lines.append(f"{level} {event} {facts}")

    for module in ("bot.errors", "bot.referee.time"):
        monkeypatch.setattr(f"{module}.log", Ear())
    return lambda: "\n".join(lines) + capsys.readouterr().err


async def trouble(house: House, match: int) -> str:
    async with house.store.read_match(match) as reader:
        return str(reader.match.trouble)


async def test_rules_that_break_for_an_absent_seat(
    house: House, monkeypatch: pytest.MonkeyPatch, logged: Callable[[], str]
) -> None:
    table = await house.running(rules=TableRules(at_timeout="pass"))
    monkeypatch.setattr(HeapGame, "fallback", speaks)
    house.clock.advance(hours=49)
    await house.referee.sweep()
    assert (await house.referee.table(table.match_id)).status == "broken"
    assert SECRET in await trouble(house, table.match_id), "the operator finds it in the database"
    assert "test_secrets_in_logs" in logged() or "sitting.py" in logged()
    assert SECRET not in logged()


async def test_rules_that_break_for_an_automaton(
    house: House, monkeypatch: pytest.MonkeyPatch, logged: Callable[[], str]
) -> None:
    table = await house.referee.open("heap", HOST, PLACE, seats=2)
    await house.referee.add_automaton(table.match_id, HOST.id)
    table = await house.referee.start(table.match_id, HOST.id)
    monkeypatch.setattr(HeapGame, "fallback", speaks)
    played = await house.referee.play(table.match_id, HOST.id, 0, (Take(2),))
    assert (played.table.status, played.table.number) == ("broken", 1)
    assert SECRET in await trouble(house, table.match_id)
    assert "match set apart" in (text := logged())
    assert SECRET not in text


async def test_a_record_that_no_longer_replays(
    house: House, monkeypatch: pytest.MonkeyPatch, logged: Callable[[], str]
) -> None:
    table = await house.running()
    await house.referee.play(table.match_id, HOST.id, 0, (Take(3),))
    async with house.store.writing() as session:
        await session.execute(update(SnapshotRow).values(state={"hidden": [SECRET]}))
    house.store.cache.clear()
    await refused("broken", house.referee.play(table.match_id, GUEST.id, 1, (Skip(),)))
    assert "snapshot" in (text := logged())
    assert SECRET not in text
    other = await house.running()
    await house.referee.play(other.match_id, HOST.id, 0, (Take(3),))
    monkeypatch.setattr(HeapGame, "version", 2)
    monkeypatch.setattr(HeapGame, "play", speaks)
    house.store.cache.clear()
    assert other.match_id in await house.referee.check_records()
    assert SECRET in await trouble(house, other.match_id)
    assert "entry 1" in (text := logged())
    assert SECRET not in text


@on_both
async def test_what_the_database_refuses_is_logged_without_its_values(
    house: House, monkeypatch: pytest.MonkeyPatch, logged: Callable[[], str]
) -> None:
    table = await house.running(rules=TableRules(at_timeout="pass"))

    async def twice(session: Any) -> None:
        async with house.store.read_match(table.match_id) as reader:
            (entry,) = await reader.entries()
        values = {name: getattr(entry, name) for name in EntryRow.model_fields if name != "id"}
        session.add(EntryRow(**values | {"facts": {"secret": SECRET}}))
        await session.flush()

    monkeypatch.setattr("bot.record.store.TRIES", 1)
    with pytest.raises(IntegrityError) as caught:
        await house.store.change(twice)
    assert SECRET not in str(caught.value), "the error itself names no parameter"

    async def refuses(*_: Any) -> Any:
        raise DBAPIError("insert", {"state": SECRET}, ValueError(SECRET))

    monkeypatch.setattr(house.store, "on_match", refuses)
    house.clock.advance(hours=49)
    assert await house.referee.sweep() == 0
    assert "tried again" in (text := logged())
    assert SECRET not in text


async def test_a_fault_in_the_drawing_process(logged: Callable[[], str]) -> None:
    """It comes back without its frames, but with a text of its own."""
    studio = Studio(process)
    with pytest.raises(AssertionError) as caught:
        await studio.draw(speaks)
    studio.close()
    errors.record(caught.value, match_id=1, what="delivery hand")
    assert "speaks" in (text := logged()), "where it happened is told"
    assert "AssertionError" in text
    assert SECRET not in text
