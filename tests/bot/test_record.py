"""The record: tables on both databases, deliveries, snapshots, restarts, records that no longer replay."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, select, text
from sqlalchemy.exc import IntegrityError, StatementError

from bot.record import migrate
from bot.record.engine import async_url, create_engine
from bot.record.store import NoMatch, Store
from bot.record.tables import TABLES, EntryRow, PersonRow, SnapshotRow
from bot.referee.referee import Referee
from rules.game import PUBLIC

from .conftest import GUEST, HOST, PLACE, House, change_match, on_both
from .heap_game import HeapGame, Mark, Plan, Take
from .test_referee_basics import refused


@on_both
async def test_migrations_make_the_tables_and_unmake_them(store: Store) -> None:
    await migrate.check(store.engine)
    await migrate.upgrade(store.engine)  # a second time changes nothing
    await migrate.downgrade(store.engine)
    async with store.engine.connect() as connection:
        left = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert set(left) <= {"alembic_version"}
    await migrate.upgrade(store.engine)
    async with store.engine.connect() as connection:
        made = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    assert set(made) == {*TABLES.tables, "alembic_version"}


@on_both
async def test_processes_that_start_together_migrate_once(url: str) -> None:
    engines = [create_engine(url) for _ in range(3)]
    await asyncio.gather(*(migrate.upgrade(engine) for engine in engines))
    await migrate.check(engines[0])
    for engine in engines:
        await engine.dispose()


def test_urls_get_their_drivers() -> None:
    assert async_url("sqlite:///x.db").drivername == "sqlite+aiosqlite"
    assert async_url("postgresql://a:b@c/d").drivername == "postgresql+asyncpg"
    assert async_url("postgres://a:b@c/d").drivername == "postgresql+asyncpg"
    assert async_url("postgresql+asyncpg://a:b@c/d").password == "b"


@on_both
async def test_instants_come_back_aware_in_utc(house: House) -> None:
    table = await house.lobby()
    paris = datetime(2026, 7, 1, 20, 30, 15, 123456, tzinfo=timezone(timedelta(hours=2)))
    await change_match(house.store, table.match_id, paused_at=paris)
    read = (await house.referee.table(table.match_id)).paused_at
    assert read == paris
    assert read is not None
    assert read.tzinfo == UTC
    with pytest.raises(StatementError, match="time zone"):
        await change_match(house.store, table.match_id, paused_at=datetime(2026, 7, 1))  # noqa: DTZ001


@on_both
async def test_identifiers_of_64_bits(house: House) -> None:
    big = 2**63 - 1
    table = await house.lobby()
    ids = {"host_id": big, "guild_id": big, "channel_id": big, "thread_id": big, "lobby_message_id": big}
    await change_match(house.store, table.match_id, gm_ids=[big], **ids)
    table = await house.referee.table(table.match_id)
    assert {name: getattr(table, name) for name in ids} == ids
    assert table.gm_ids == (big,)
    await house.store.set_post(table.match_id, "table", big, big, 3)
    post = await house.store.post(table.match_id, "table")
    assert post is not None
    assert (post.channel_id, post.message_id, post.number) == (big, big, 3)
    await house.store.remember(big, "Zoé", "fr")
    note = await house.store.set_dm(big, big, "closed")
    assert (note.user_id, note.dm_channel_id, note.dm_state, note.name) == (big, big, "closed", "Zoé")


async def test_persons_keep_their_choices(store: Store) -> None:
    assert await store.person(5) is None
    await store.remember(5, "Ana", "en-US")
    await store.set_choices(5, language="fr", palette="contrast")
    note = await store.remember(5, "Ana B", "en-GB")
    assert (note.name, note.locale, note.language, note.palette, note.dm_state) == (
        "Ana B",
        "en-GB",
        "fr",
        "contrast",
        "unknown",
    )
    note = await store.set_choices(5, language="")
    assert (note.language, note.palette) == (None, "contrast")


@on_both
async def test_no_increment_is_lost_among_writers(url: str, store: Store) -> None:
    await store.remember(1, "0", "fr")
    others = [Store.at(url) for _ in range(3)]

    async def count(where: Store) -> None:
        for _ in range(25):

            async def one_more(session: Any) -> None:
                query = select(PersonRow).where(PersonRow.user_id == 1)
                row = (await session.scalars(query.with_for_update() if where.several else query)).one()
                row.name = str(int(row.name) + 1)

            await where.change(one_more)

    await asyncio.gather(*(count(each) for each in (store, *others)))
    note = await store.person(1)
    assert note is not None
    assert note.name == "100"
    for other in others:
        await other.close()


@on_both
async def test_an_entry_number_exists_once(house: House) -> None:
    table = await house.running()

    async def again(session: Any) -> None:
        session.add(
            EntryRow(match_id=table.match_id, number=0, kind="play", actor="0", by="seat", digest="", at=house.clock.now())
        )

    with pytest.raises(IntegrityError):
        await house.store.change(again)


async def test_an_exception_undoes_everything(house: House) -> None:
    table = await house.running()

    async def half(work: Any) -> None:
        work.match.status = "over"
        await work.deliver(house.clock.now(), "table", "notice", {})
        await work.flush()
        raise KeyError("x")

    before = await house.store.deliveries_of(table.match_id)
    with pytest.raises(KeyError):
        await house.store.on_match(table.match_id, half)
    assert (await house.referee.table(table.match_id)).status == "running"
    assert await house.store.deliveries_of(table.match_id) == before
    with pytest.raises(NoMatch):
        await house.store.on_match(999, half)


# -- deliveries --------------------------------------------------------------------------------------------------------


@on_both
async def test_deliveries_keep_their_order_and_block_only_their_own_queue(house: House) -> None:
    store, now = house.store, house.clock.now()
    table = await house.running()
    await house.referee.play(table.match_id, HOST.id, 0, (Take(1),))
    claimed = await store.claim_deliveries(now)
    kinds = [d.kind for d in claimed if d.destination == "table"]
    assert kinds == ["open-table", "turn", "turn"]
    assert {d.destination for d in claimed} == {"lobby", "table", "seat:0", "seat:1"}
    assert await store.claim_deliveries(now) == []  # claimed by somebody
    first = next(d for d in claimed if d.kind == "open-table")
    await store.mark_failed(first.id, "503", now + timedelta(minutes=1))
    assert await store.claim_deliveries(now) == []
    for delivery in claimed:
        if delivery.destination != "table":
            await store.mark_sent(delivery.id, 5)
    again = await store.claim_deliveries(now + timedelta(minutes=2))
    assert [(d.kind, d.attempts) for d in again] == [("open-table", 1), ("turn", 0), ("turn", 0)]
    await store.mark_failed(first.id, "gone for good", None)
    await store.mark_sent(again[1].id, 77)
    rest = await store.claim_deliveries(now + timedelta(minutes=2))
    assert [(d.kind, d.payload) for d in rest] == [("turn", {"from": 1, "to": 1})]
    states = [
        (d.kind, d.state, d.message_id, d.error)
        for d in await store.deliveries_of(table.match_id)
        if d.destination == "table"
    ]
    assert states[0] == ("open-table", "dead", None, "gone for good")
    assert states[1] == ("turn", "sent", 77, "")


async def test_a_crash_between_storing_and_saying(url: str, house: House) -> None:
    table = await house.running()
    now = house.clock.now()
    claimed = await house.store.claim_deliveries(now)
    await house.store.mark_sent(claimed[0].id, 1)
    await house.store.close()  # the process dies here; its claims stand in the database
    after = Store.at(url)
    assert await after.claim_deliveries(now) == []
    assert await after.next_delivery() is not None
    await after.release_claims()
    rest = await after.claim_deliveries(now)
    assert [d.id for d in rest] == [d.id for d in claimed[1:]]
    assert [d.nonce for d in rest] == [d.nonce for d in claimed[1:]]
    assert len({d.nonce for d in claimed}) == len(claimed)
    assert (await Referee(after, house.clock).table(table.match_id)).number == 0
    await after.close()


async def test_a_hand_that_waits_is_brought_up_to_date(house: House) -> None:
    table = await house.running()
    match = table.match_id
    for seat, person in ((0, HOST), (1, GUEST), (0, HOST)):
        await house.referee.play(match, person.id, seat, (Mark(), Take(1)))
    hands = [d for d in await house.store.deliveries_of(match) if d.kind == "hand"]
    assert [(d.destination, d.number, d.payload["fresh"]) for d in hands] == [("seat:0", 3, True), ("seat:1", 3, True)]
    (lobby,) = [d for d in await house.store.deliveries_of(match) if d.kind == "lobby"]
    assert lobby.state == "pending"


# -- restarts and snapshots --------------------------------------------------------------------------------------------


@on_both
async def test_everything_survives_a_restart(url: str, house: House) -> None:
    table = await house.running(3, together="yes")
    match = table.match_id
    await house.referee.play(match, GUEST.id, 1, (Plan(3),))
    await house.referee.set_draft(match, 0, table.stamp(0), "stones", ["2"])  # type: ignore[arg-type]
    before = await house.referee.table(match)
    view = await house.referee.view(match, 1)
    await house.store.close()
    store = Store.at(url)
    await migrate.upgrade(store.engine)
    referee = Referee(store, house.clock)
    assert await referee.check_records() == ()
    assert await referee.table(match) == before
    assert await referee.view(match, 1) == view
    assert await referee.draft(match, 0) == {"stones": ("2",)}
    await referee.play(match, HOST.id, 0, (Plan(1),), before.stamp(0))
    house.clock.advance(hours=25)
    assert await referee.sweep() == 3
    await store.close()


async def long_match(house: House, moves: int) -> int:
    table = await house.referee.open("heap", HOST, PLACE, options={"heap": "9999"}, seated=False)
    await house.referee.add_automaton(table.match_id, HOST.id)
    await house.referee.add_automaton(table.match_id, HOST.id)
    await change_match(house.store, table.match_id, options={"heap": moves, "together": False, "faulty": False})
    return (await house.referee.start(table.match_id, HOST.id)).match_id


async def test_restoring_replays_nothing_however_long_the_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    match = await long_match(house, 430)
    played: list[Any] = []
    original = HeapGame.play

    def counting(self: HeapGame, state: Any, *args: Any) -> Any:
        played.append(state)
        return original(self, state, *args)

    monkeypatch.setattr(HeapGame, "play", counting)
    house.store.cache.clear()
    assert (await house.referee.view(match, PUBLIC)).heap == 0
    assert played == []
    house.store.cache.clear()
    assert (await house.referee.view(match, PUBLIC, 200)).heap == 230
    assert len(played) <= 200  # one transaction's worth of house acts at most
    async with house.store.reading() as session:
        rows = (await session.execute(select(SnapshotRow.number))).all()
    assert len(rows) < 430 / 5


async def test_snapshots_are_few_but_near(house: House) -> None:
    table = await house.running(heap="9999")
    for number in range(120):
        seat = number % 2
        await house.referee.play(table.match_id, (HOST, GUEST)[seat].id, seat, (Take(1),))
        if number % 10 == 0:
            for delivery in await house.store.claim_deliveries(house.clock.now()):
                await house.store.mark_sent(delivery.id, 1)
    async with house.store.reading() as session:
        numbers = [
            row.number for row in (await session.execute(select(SnapshotRow.number).order_by(SnapshotRow.number))).all()
        ]  # type: ignore[call-overload]
    stages = set(range(0, 121, 5))
    assert stages <= set(numbers)  # the first of each stage
    assert 120 in numbers
    waiting = {d.number for d in await house.store.deliveries_of(table.match_id, state="pending")}
    assert waiting <= set(numbers)
    assert len(numbers) <= len(stages | waiting) + 3


async def test_listeners_hear_of_every_commit_and_cannot_break_it(house: House) -> None:
    heard: list[int] = []
    house.referee.on_stored(lambda: heard.append(1))
    house.referee.on_stored(lambda: heard.index("nothing"))  # type: ignore[arg-type]
    table = await house.running()
    count = len(heard)
    assert count >= 3
    await house.referee.play(table.match_id, HOST.id, 0, (Take(1),))
    assert len(heard) == count + 1
    await refused("not-seated", house.referee.play(table.match_id, 5, 0, (Take(1),)))
    assert len(heard) == count + 1


async def test_the_file_is_in_write_ahead_mode(store: Store, tmp_path: Path) -> None:
    async with store.engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
    assert (tmp_path / "meneur.sqlite3").exists()


async def test_the_folder_of_a_new_file_is_made(tmp_path: Path) -> None:
    store = Store.at(f"sqlite:///{tmp_path}/var/deep/meneur.sqlite3")
    await migrate.upgrade(store.engine)
    assert (tmp_path / "var" / "deep" / "meneur.sqlite3").exists()
    await store.close()


async def test_what_may_have_been_said_is_not_rewritten(house: House) -> None:
    """A hand that was tried keeps its nonce and its content; the newer one is a delivery of its own."""
    table = await house.running()
    await house.store.claim_deliveries(house.clock.now())
    await house.store.release_claims()  # the process died between sending and noting it
    await house.referee.play(table.match_id, HOST.id, 0, (Take(1),))
    hands = [d for d in await house.store.deliveries_of(table.match_id) if d.destination == "seat:1"]
    assert [(d.number, d.attempts) for d in hands] == [(0, 1), (1, 0)]
    await house.referee.play(table.match_id, GUEST.id, 1, (Take(1),))
    hands = [d for d in await house.store.deliveries_of(table.match_id) if d.destination == "seat:1"]
    assert [(d.number, d.attempts) for d in hands] == [(0, 1), (2, 0)]
