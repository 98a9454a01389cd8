"""Records that rules of another day cannot replay: set apart, repaired, and never lost."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import update

from bot.record.tables import SnapshotRow
from bot.referee.model import TableRules
from rules.game import PUBLIC

from .conftest import GUEST, HOST, PLACE, House, change_match
from .heap_game import HEAP, HeapGame, Skip, Take
from .test_referee_basics import refused


async def test_rules_that_changed_but_replay_alike_go_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.running()
    await house.referee.play(table.match_id, HOST.id, 0, (Take(1),))
    await house.referee.take_back(table.match_id, HOST.id)
    monkeypatch.setattr(HeapGame, "version", 2)
    assert await house.referee.check_records() == ()
    export = await house.referee.export(table.match_id, PUBLIC)
    assert export["version"] == 2


async def test_a_record_that_no_longer_replays_is_set_apart(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    good = await house.running()
    bad = await house.running()
    await house.referee.play(bad.match_id, HOST.id, 0, (Take(3),))
    original = HEAP.play

    def dearer(self: HeapGame, state: Any, actor: Any, moves: Any, chance: Any) -> Any:
        return original(state, actor, [Take(2) if isinstance(move, Take) else move for move in moves], chance)

    monkeypatch.setattr(HeapGame, "version", 2)
    monkeypatch.setattr(HeapGame, "play", dearer)
    house.store.cache.clear()
    assert await house.referee.check_records() == (bad.match_id,)
    assert (await house.referee.table(bad.match_id)).status == "broken"
    assert await house.notices(bad.match_id) == ["broken"]
    await refused("broken", house.referee.play(bad.match_id, GUEST.id, 1, (Skip(),)))
    await house.referee.play(good.match_id, HOST.id, 0, (Skip(),))
    assert (await house.referee.table(good.match_id)).number == 1


async def test_a_damaged_snapshot_sets_only_its_match_apart(house: House) -> None:
    good, bad = await house.running(), await house.running()
    async with house.store.writing() as session:
        await session.execute(update(SnapshotRow).where(SnapshotRow.match_id == bad.match_id).values(state={"heap": "x"}))  # type: ignore[arg-type]
    house.store.cache.clear()
    await refused("broken", house.referee.play(bad.match_id, HOST.id, 0, (Skip(),)))
    assert (await house.referee.table(bad.match_id)).status == "broken"
    assert [t.match_id for t in await house.referee.matches_of(HOST.id)] == [good.match_id]
    assert (await house.referee.play(good.match_id, HOST.id, 0, (Skip(),))).number == 1


async def test_a_match_of_a_game_that_is_gone(house: House) -> None:
    table = await house.running()
    await change_match(house.store, table.match_id, game_key="chess")
    house.store.cache.clear()
    await refused("broken", house.referee.play(table.match_id, HOST.id, 0, (Skip(),)))
    assert (await house.referee.table(table.match_id)).status == "broken"


async def test_a_repaired_match_runs_again_and_no_time_was_lost(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.running(rules=TableRules(at_timeout="pass"))
    match, due = table.match_id, table.dues[0].due
    assert due is not None
    original = HeapGame.fallback
    monkeypatch.setattr(HeapGame, "fallback", lambda *_: 1 // 0)
    house.clock.advance(hours=48)
    await house.referee.sweep()
    assert (await house.referee.table(match)).status == "broken"
    assert await house.referee.next_due() is None
    monkeypatch.setattr(HeapGame, "fallback", original)
    house.clock.advance(hours=100)
    assert await house.referee.check_records() == ()
    table = await house.referee.table(match)
    assert (table.status, table.dues[0].due) == ("running", due + timedelta(hours=100))
    assert await house.notices(match) == ["broken", "repaired"]
    assert await house.referee.sweep() == 1
    assert (await house.referee.table(match)).pending[0].actors == (1,)
    await refused("no-match", house.referee.repair(999))
    assert await house.referee.repair(match)  # it is whole already


async def test_a_fault_that_is_still_there_keeps_the_match_apart_in_silence(house: House) -> None:
    table = await house.referee.open("heap", HOST, PLACE, options={"faulty": "yes"}, seats=2)
    await house.referee.add_automaton(table.match_id, HOST.id)
    table = await house.referee.start(table.match_id, HOST.id)
    await house.referee.play(table.match_id, HOST.id, 0, (Take(1),))
    before = await house.store.deliveries_of(table.match_id)
    assert await house.referee.check_records() == (table.match_id,)
    assert await house.store.deliveries_of(table.match_id) == before


async def test_a_match_that_broke_while_paused_comes_back_paused(house: House) -> None:
    table = await house.running()
    due = table.dues[0].due
    assert due is not None
    await house.referee.pause(table.match_id, HOST.id)
    house.clock.advance(hours=5)
    broken = await house.referee.set_apart(table.match_id, "incident", "x1")
    assert broken.status == "broken"
    house.clock.advance(hours=5)
    assert await house.referee.repair(table.match_id)
    assert (await house.referee.table(table.match_id)).status == "paused"
    table = await house.referee.resume(table.match_id, HOST.id)
    assert table.dues[0].due == due + timedelta(hours=10)
