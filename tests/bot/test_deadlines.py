"""Deadlines: reminders, ends, pauses, absence, and races with late moves."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.clock.deadlines import BadQuiet, after_quiet, instants, parse_quiet
from bot.record.store import Store
from bot.referee.model import Played, Refusal, Table, TableRules
from bot.referee.referee import Referee
from rules.game import PUBLIC, Illegal

from .conftest import GUEST, HOST, House, on_both
from .heap_game import HEAP, Plan, Skip, Take
from .test_referee_basics import refused

PASS = TableRules(at_timeout="pass")
AUTO = TableRules(at_timeout="autopilot")


def at(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


def test_instants_of_a_decision() -> None:
    since = at("2026-01-05T18:00+00:00")
    due = instants(since, 48)
    hours = {kind: (moment - since).total_seconds() / 3600 for kind, moment in due.items() if moment}
    assert hours == {"half": 24, "last": 46, "expiry": 48}
    assert instants(since, None) == {"expiry": None}
    assert set(instants(since, 1)) == {"expiry"}
    assert set(instants(since, 4)) == {"half", "expiry"}
    assert set(instants(since, 5)) == {"half", "last", "expiry"}


def test_quiet_hours_are_local_and_survive_the_changes_of_the_clocks() -> None:
    assert after_quiet(at("2026-07-01T21:00+02:00"), "22-8", "Europe/Paris") == at("2026-07-01T21:00+02:00")
    assert after_quiet(at("2026-07-01T22:00+02:00"), "22-8", "Europe/Paris") == at("2026-07-02T08:00+02:00")
    assert after_quiet(at("2026-07-02T03:00+02:00"), "22-8", "Europe/Paris") == at("2026-07-02T08:00+02:00")
    assert after_quiet(at("2026-03-28T23:00+01:00"), "22-8", "Europe/Paris") == at("2026-03-29T08:00+02:00")
    assert after_quiet(at("2026-10-25T02:30+02:00"), "0-3", "Europe/Paris") == at("2026-10-25T03:00+01:00")
    assert after_quiet(at("2026-07-01T13:30+02:00"), "12-14", "Europe/Paris") == at("2026-07-01T14:00+02:00")
    for wrong in ("22", "a-b", "8-8", "25-3", "1-2-3"):
        with pytest.raises(BadQuiet):
            parse_quiet(wrong)


async def test_a_decision_can_last_several_times_its_hours(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = type(HEAP).pending
    monkeypatch.setattr(type(HEAP), "pending", lambda self, state: tuple(replace(d, times=2) for d in pending(self, state)))
    for rules, hours in ((TableRules(), 96), (TableRules(hours={"*": 10}), 20)):
        table = await house.running(rules=rules)
        assert table.dues[0].due == house.clock.now() + timedelta(hours=hours)
    assert (await house.running(rules=TableRules(hours={"*": None}))).dues[0].due is None


async def test_48_hours_across_the_spring_change_are_48_hours(house: House) -> None:
    house.clock._now = at("2026-03-28T20:00+01:00")
    table = await house.running()
    assert table.dues[0].due == at("2026-03-30T21:00+02:00")


@on_both
async def test_reminders_then_the_end_each_once(house: House) -> None:
    table = await house.running(rules=PASS)
    match = table.match_id
    assert table.dues[0].due == house.clock.now() + timedelta(hours=48)
    assert await house.referee.next_due() == house.clock.now() + timedelta(hours=24)
    assert await house.referee.sweep() == 0
    house.clock.advance(hours=24)
    assert [await house.referee.sweep(), await house.referee.sweep()] == [1, 0]
    reminders = await house.sent(match, "reminder")
    assert [(d, p["seats"], p["hours_left"]) for d, _, p in reminders] == [("seat:0", [0], 24)]
    house.clock.advance(hours=22)
    assert await house.referee.sweep() == 1
    assert [(d, p["hours_left"]) for d, _, p in await house.sent(match, "reminder")][1:] == [("table", 2)]
    house.clock.advance(hours=2)
    assert [await house.referee.sweep(), await house.referee.sweep()] == [1, 0]
    table = await house.referee.table(match)
    assert (table.number, table.pending[0].actors, table.chair(0).misses, table.chair(0).away) == (1, (1,), 1, False)
    assert await house.notices(match) == ["timed-out"]
    assert table.dues[0].due == house.clock.now() + timedelta(hours=48)


async def test_what_fell_due_while_nothing_ran_is_handled_once(house: House) -> None:
    table = await house.running(rules=AUTO)
    house.clock.advance(hours=50)
    assert await house.referee.sweep() == 3
    assert (await house.referee.view(table.match_id, PUBLIC)).heap == 29
    assert (await house.referee.table(table.match_id)).number == 1
    assert await house.sent(table.match_id, "reminder") == []  # nobody is reminded of what is over
    house.clock.advance(hours=47)
    assert await house.referee.sweep() == 2
    assert [(d, p["hours_left"]) for d, _, p in await house.sent(table.match_id, "reminder")] == [("table", 1)]


async def test_a_claim_of_a_process_that_died_runs_out(house: House) -> None:
    table = await house.running(rules=PASS)
    house.clock.advance(hours=48)
    lease = timedelta(seconds=60)
    assert len(await house.store.claim_deadlines(house.clock.now(), 10, lease)) == 3
    assert await house.referee.sweep() == 0
    assert await house.referee.next_due() == house.clock.now() + lease
    house.clock.advance(seconds=61)
    assert await house.referee.sweep() == 3
    assert (await house.referee.table(table.match_id)).number == 1


async def test_no_deadline_falls_in_the_quiet_hours(house: House) -> None:
    house.clock._now = at("2026-07-01T12:00+02:00")
    table = await house.running(rules=TableRules(hours={"turn": 12}, quiet="22-8"))
    assert table.dues[0].due == at("2026-07-02T08:00+02:00")


async def test_a_short_decision_has_one_reminder(house: House) -> None:
    table = await house.running(rules=TableRules(hours={"*": 4}, at_timeout="pass"))
    house.clock.advance(hours=2)
    assert await house.referee.sweep() == 1
    assert [(d, p["hours_left"]) for d, _, p in await house.sent(table.match_id, "reminder")] == [("seat:0", 2)]


async def test_only_reminding(house: House) -> None:
    table = await house.running()
    house.clock.advance(hours=49)
    await house.referee.sweep()
    table = await house.referee.table(table.match_id)
    assert (table.number, table.chair(0).misses) == (0, 0)
    assert (await house.sent(table.match_id, "reminder"))[-1][2]["hours_left"] == 0
    assert [p["reason"] for _, _, p in await house.sent(table.match_id, "gm-notice")] == ["overdue"]
    assert await house.referee.next_due() is None
    await house.referee.play(table.match_id, HOST.id, 0, (Take(1),))
    with pytest.raises(Refusal) as caught:
        await house.referee.extend(table.match_id, GUEST.id, 3)
    assert caught.value.reason == "gm-only"


async def test_forfeit(house: House) -> None:
    table = await house.running(rules=TableRules(at_timeout="forfeit"))
    house.clock.advance(hours=49)
    await house.referee.sweep()
    table = await house.referee.table(table.match_id)
    assert table.status == "over"
    assert table.outcome is not None
    assert table.outcome.winners == (1,)
    assert await house.notices(table.match_id) == ["forfeited"]


async def test_without_a_limit_nothing_falls_due(house: House) -> None:
    table = await house.running(rules=TableRules(hours={"*": None}, at_timeout="forfeit"))
    house.clock.advance(days=400)
    assert await house.referee.sweep() == 0
    assert table.dues[0].due is None
    assert (await house.referee.who_blocks(table.match_id))[0].waiting_since < house.clock.now()
    await refused("no-deadline", house.referee.extend(table.match_id, HOST.id, 5))


async def test_missing_in_a_row_makes_away_until_one_acts(house: House) -> None:
    table = await house.running(rules=PASS)
    match = table.match_id
    for _ in range(2):
        house.clock.advance(hours=49)
        await house.referee.sweep()  # the host misses
        await house.referee.play(match, GUEST.id, 1, (Skip(),))
    table = await house.referee.table(match)
    assert (table.chair(0).away, table.chair(0).misses) == (True, 2)
    assert "away" in await house.notices(match)
    # The house has already played for the absent seat: it is the guest's turn again at once.
    assert table.pending[0].actors == (1,)
    assert table.chair(0).misses == 2
    await house.referee.pause(match, HOST.id)
    table = await house.referee.resume(match, HOST.id)
    assert not table.chair(0).away
    await house.referee.play(match, GUEST.id, 1, (Skip(),))
    assert (await house.referee.table(match)).pending[0].actors == (0,)


async def test_an_act_of_ones_own_ends_being_away(house: House) -> None:
    table = await house.running(3, rules=PASS, together="yes")
    match = table.match_id
    for _ in range(2):
        await house.referee.play(match, HOST.id, 0, (Plan(1),))
        await house.referee.play(match, GUEST.id, 1, (Plan(1),))
        house.clock.advance(hours=25)
        await house.referee.sweep()
    table = await house.referee.table(match)
    assert [chair.away for chair in table.chairs] == [False, False, True]
    third = table.chairs[2].user_id
    assert third is not None
    played = await house.referee.play(match, third, 2, (Plan(1),)) if 2 in table.pending[0].actors else None
    assert played is None  # the house has planned for it already
    await house.referee.pause(match, HOST.id)
    await house.referee.resume(match, HOST.id)
    assert "back" not in await house.notices(match)


async def test_nobody_left_pauses_instead_of_playing_alone(house: House) -> None:
    table = await house.running(rules=PASS)
    for _ in range(4):
        house.clock.advance(hours=49)
        await house.referee.sweep()
    table = await house.referee.table(table.match_id)
    assert table.status == "paused"
    assert (await house.notices(table.match_id))[-1] == "all-away"
    assert table.number < 10


@on_both
async def test_a_pause_stops_the_clocks(house: House) -> None:
    table = await house.running(rules=PASS)
    match, due = table.match_id, table.dues[0].due
    assert due is not None
    house.clock.advance(hours=10)
    table = await house.referee.pause(match, HOST.id)
    assert (table.status, table.dues[0].due) == ("paused", None)
    house.clock.advance(hours=100)
    assert await house.referee.sweep() == 0
    assert await house.referee.next_due() is None
    await refused("paused", house.referee.play(match, HOST.id, 0, (Skip(),)))
    await refused("paused", house.referee.pause(match, HOST.id))
    table = await house.referee.resume(match, HOST.id)
    await refused("not-paused", house.referee.resume(match, HOST.id))
    assert table.dues[0].due == due + timedelta(hours=100)
    house.clock.advance(hours=37.9)
    assert await house.referee.sweep() == 2  # both reminders
    house.clock.advance(hours=0.2)
    assert await house.referee.sweep() == 1
    assert await house.notices(match) == ["paused", "resumed", "timed-out"]


async def test_extending_moves_the_end_and_reminds_again(house: House) -> None:
    table = await house.running(rules=PASS)
    match, due = table.match_id, table.dues[0].due
    assert due is not None
    house.clock.advance(hours=47)
    assert await house.referee.sweep() == 2
    table = await house.referee.extend(match, HOST.id, 24)
    assert table.dues[0].due == due + timedelta(hours=24)
    house.clock.advance(hours=13)
    assert await house.referee.sweep() == 1
    house.clock.advance(hours=12)
    assert await house.referee.sweep() == 2
    assert (await house.referee.table(match)).number == 2  # the extension and the pass
    for wrong in (0, -3, 100_000):
        await refused("rule-value", house.referee.extend(match, HOST.id, wrong))


async def test_an_overdue_decision_gets_time_again(house: House) -> None:
    table = await house.running()
    house.clock.advance(hours=60)
    await house.referee.sweep()
    table = await house.referee.extend(table.match_id, HOST.id, 5)
    assert table.dues[0].due == house.clock.now() + timedelta(hours=5)
    assert await house.referee.next_due() is not None


async def test_taking_back_wins_no_time(house: House) -> None:
    table = await house.running(2, rules=PASS, together="yes")
    due = table.dues[0].due
    house.clock.advance(hours=10)
    await house.referee.play(table.match_id, HOST.id, 0, (Plan(1),))
    table = await house.referee.take_back(table.match_id, HOST.id)
    assert table.dues[0].due == due


async def test_deadlines_of_other_seats_do_not_restart_at_every_small_move(house: House) -> None:
    table = await house.running(3, together="yes")
    since = house.clock.now()
    house.clock.advance(hours=5)
    await house.referee.play(table.match_id, HOST.id, 0, (Plan(1),))
    table = await house.referee.table(table.match_id)
    assert table.dues[0].waiting_since == since
    assert table.dues[0].due == since + timedelta(hours=24)


async def late(house: House, table: Table, wait: float) -> Played:
    """The host's move, some milliseconds later."""
    await asyncio.sleep(wait)
    return await house.referee.play(table.match_id, HOST.id, 0, (Plan(3),), table.stamp(0))


async def test_a_late_move_and_the_deadline_in_one_tick(house: House) -> None:
    """A01: whatever the order, one resolution; the loser of the race is told what happened."""
    outcomes = set()
    for seed in range(50):
        dice = random.Random(seed)
        table = await house.running(2, rules=PASS, together="yes", heap="9999")
        match = table.match_id
        await house.referee.play(match, GUEST.id, 1, (Plan(2),))
        house.clock.advance(hours=23)
        await house.referee.sweep()
        house.clock.advance(hours=1)

        acts = [late(house, table, dice.random() / 50), house.referee.sweep(), house.referee.sweep()]
        dice.shuffle(acts)
        results = await asyncio.gather(*acts, return_exceptions=True)
        table = await house.referee.table(match)
        assert table.number == 2, results
        assert table.pending[0].key == "stage 0/plan 1"
        heap = (await house.referee.view(match, PUBLIC)).heap
        lost = [r.reason for r in results if isinstance(r, Refusal)]
        assert (heap, lost) in ((9999 - 5, []), (9999 - 2, ["too-late"]))
        assert not any(isinstance(r, BaseException) and not isinstance(r, Refusal) for r in results), results
        told = [p for _, _, p in await house.sent(match, "turn")]
        # who moved reads on where they moved; whoever was late is called again
        in_time = heap == 9999 - 5
        assert told == [{"from": 0, "to": 0}, {"from": 1, "to": 2} | ({"calm": [0]} if in_time else {})]
        outcomes.add(heap)
        await house.referee.end(match, HOST.id)
    assert len(outcomes) == 2  # both orders happened


@pytest.mark.parametrize(
    "url", [pytest.param("postgres", marks=[pytest.mark.postgres, pytest.mark.xdist_group("postgres")])], indirect=True
)
async def test_several_processes_sweep_one_database(url: str, house: House) -> None:
    stores = [Store.at(url) for _ in range(3)]
    referees = [house.referee, *(Referee(store, house.clock) for store in stores)]
    for seed in range(8):
        tables = [await house.running(2, rules=PASS, together="yes", heap="9999") for _ in range(3)]
        for table in tables:
            await house.referee.play(table.match_id, GUEST.id, 1, (Plan(2),))
        house.clock.advance(hours=24)
        acts = [referee.sweep() for referee in referees]
        acts.append(referees[1].play(tables[0].match_id, HOST.id, 0, (Plan(3),), tables[0].stamp(0)))  # type: ignore[arg-type]
        random.Random(seed).shuffle(acts)
        results = await asyncio.gather(*acts, return_exceptions=True)
        assert not any(isinstance(r, BaseException) and not isinstance(r, Refusal) for r in results), results
        for table in tables:
            assert (await house.referee.table(table.match_id)).number == 2
            assert len(await house.sent(table.match_id, "turn")) == 2
    for store in stores:
        await store.close()


async def test_one_failing_match_does_not_stop_the_others(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [await house.running(rules=PASS, faulty=faulty) for faulty in ("yes", "no")]
    house.clock.advance(hours=49)
    await house.referee.sweep()
    broken, fine = [await house.referee.table(table.match_id) for table in tables]
    assert (broken.status, broken.number) == ("broken", 0)
    assert (fine.status, fine.number) == ("running", 1)
    assert await house.notices(broken.match_id) == ["broken"]
    assert [p["reason"] for _, _, p in await house.sent(broken.match_id, "gm-notice")] == ["broken"]
    await refused("broken", house.referee.play(broken.match_id, HOST.id, 0, (Skip(),)))


async def test_a_move_after_the_deadline_without_a_stamp_is_judged_by_the_rules(house: House) -> None:
    table = await house.running(rules=PASS)
    house.clock.advance(hours=49)
    await house.referee.sweep()
    with pytest.raises(Illegal) as caught:
        await house.referee.play(table.match_id, HOST.id, 0, (Take(1),))
    assert caught.value.reason == "not-your-turn"
    assert HEAP.clocks(table.options).misses == 2
