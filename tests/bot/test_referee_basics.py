"""From the lobby to the end: seats, seed, stamps, deliveries, export."""

from __future__ import annotations

import asyncio
import json

import pytest

from bot.record.store import Store
from bot.referee.model import Place, Refusal, Stamp, viewer_for
from bot.referee.referee import Referee
from rules import registry, transcript
from rules.chance import commitment, seed_of
from rules.game import GM, PUBLIC, Illegal, Resign
from rules.verify import verify

from .conftest import GUEST, HOST, OTHER, PLACE, THIRD, House, on_both
from .heap_game import Boom, Mark, Peek, Plan, Shout, Skip, Take


async def refused(reason: str, awaitable) -> Refusal:  # type: ignore[no-untyped-def]
    with pytest.raises(Refusal) as caught:
        await awaitable
    assert caught.value.reason == reason
    return caught.value


@on_both
async def test_a_match_from_the_lobby_to_its_end(house: House, store: Store) -> None:
    referee = house.referee
    table = await house.lobby(heap="4")
    assert (table.status, table.code, table.number, table.host_id) == ("lobby", f"TAS-{table.match_id}", -1, HOST.id)
    assert [(chair.seat, chair.user_id, chair.join_id) for chair in table.chairs] == [
        (0, HOST.id, "900"),
        (1, GUEST.id, "901"),
    ]
    table = await referee.start(table.match_id, HOST.id)
    match = table.match_id
    assert table.status == "running"
    assert table.pending[0].actors == (0,)
    assert table.stamp(0) == Stamp("stage 0/turn 0", 0)
    assert table.stamp(1) is None
    assert await referee.find(table.code.lower()) == match
    played = await referee.play(match, HOST.id, 0, (Take(3),), table.stamp(0))
    assert (played.number, played.number_before) == (1, 0)
    assert [event.kind for event in played.events] == ["took"]
    played = await referee.play(match, GUEST.id, 1, (Take(1),))
    assert played.table.status == "over"
    assert played.table.outcome is not None
    assert played.table.outcome.winners == (0,)
    assert played.table.dues == ()
    kinds = [(destination, kind) for destination, kind, _ in await house.sent(match)]
    assert kinds[:5] == [
        ("lobby", "lobby"),
        ("table", "open-table"),
        ("table", "turn"),
        ("seat:0", "hand"),
        ("seat:1", "hand"),
    ]
    assert [p for _, _, p in await house.sent(match, "turn")] == [
        {"from": 0, "to": 0},
        {"from": 1, "to": 1},
        {"from": 2, "to": 2},
    ]
    assert ("table", "end", {"reason": "empty"}) in await house.sent(match)
    await refused("over", referee.play(match, HOST.id, 0, (Skip(),)))


async def test_the_seed_comes_from_secret_and_joins_and_the_end_proves_it(house: House) -> None:
    table = await house.running(3)
    running = await house.referee.export(table.match_id, 0)
    assert running["secret"] is None
    assert await house.referee.secret(table.match_id) is None
    assert running["commitment"] == table.commitment
    await house.referee.resign(table.match_id, GUEST.id, 1)
    whole = await house.referee.export(table.match_id, PUBLIC)
    assert whole["ids"] == ["900", "901", "902"]
    assert commitment(bytes.fromhex(whole["secret"])) == table.commitment
    assert len(seed_of(bytes.fromhex(whole["secret"]), whole["ids"])) == 32
    read = transcript.loads(json.dumps(whole))
    report = verify(read, registry.games()["heap"])
    assert report.ok, report.failures
    assert report.draws == 3


async def test_a_running_export_hides_what_the_viewer_may_not_know(house: House) -> None:
    table = await house.running(together="yes")
    await house.referee.play(table.match_id, GUEST.id, 1, (Plan(3),))
    mine = await house.referee.export(table.match_id, 1)
    theirs = await house.referee.export(table.match_id, 0)
    assert mine["entries"][1]["moves"] == [{"move": "plan", "stones": 3}]
    assert [entry["kind"] for entry in mine["entries"]] == ["start", "play"]
    assert [entry["kind"] for entry in theirs["entries"]] == ["start"]  # that somebody planned is not even counted
    assert "stones" not in str(theirs["entries"])
    assert all(entry["draws"] is None and entry["digest"] is None for entry in theirs["entries"])
    assert [entry.number for entry in await house.referee.journal(table.match_id, 0)] == [0]
    assert [entry.number for entry in await house.referee.journal(table.match_id, 1)] == [0, 1]
    assert [entry.number for entry in await house.referee.journal(table.match_id, PUBLIC)] == [0]
    gm = await house.referee.export(table.match_id, GM)
    assert gm["entries"][1]["moves"] is not None
    assert gm["secret"] is None


async def test_joining_twice_seats_once(house: House) -> None:
    table = await house.referee.open("heap", HOST, PLACE, interaction_id="1", seats=3)
    await asyncio.gather(*(house.referee.join(table.match_id, GUEST, "2") for _ in range(5)))
    after = await house.referee.leave(table.match_id, GUEST.id)
    assert [chair.user_id for chair in after.chairs] == [HOST.id]
    await asyncio.gather(*(house.referee.join(table.match_id, p, str(p.id)) for p in (GUEST, THIRD, GUEST, THIRD)))
    table = await house.referee.table(table.match_id)
    assert sorted(chair.user_id or 0 for chair in table.chairs) == sorted([HOST.id, GUEST.id, THIRD.id])
    await refused("full", house.referee.join(table.match_id, OTHER, "9"))


async def test_what_a_lobby_refuses(house: House) -> None:
    referee = house.referee
    await refused("no-such-game", referee.open("chess", HOST, PLACE))
    await refused("seat-count", referee.open("heap", HOST, PLACE, seats=7))
    with pytest.raises(Illegal):
        await referee.open("heap", HOST, PLACE, options={"heap": "lots"})
    table = await referee.open("heap", HOST, Place(None, 5), seats=2)
    match = table.match_id
    await refused("no-match", referee.table(999))
    await refused("seat-count", referee.start(match, HOST.id))
    await refused("gm-only", referee.start(match, GUEST.id))
    await refused("gm-only", referee.set_option(match, GUEST.id, "heap", "5"))
    await refused("seat-taken", referee.join(match, GUEST, "1", seat=0))
    await refused("no-such-seat", referee.join(match, GUEST, "1", seat=5))
    await refused("not-seated", referee.leave(match, GUEST.id))
    await refused("not-started", referee.play(match, HOST.id, 0, (Skip(),)))
    await refused("not-started", referee.view(match, 0))
    for name, value in (("hours", "0"), ("hours", "x"), ("take_back", "maybe"), ("quiet", "25-3"), ("zone", "Mars/Base")):
        await refused("rule-value", referee.set_rule(match, HOST.id, name, value))
    await refused("no-such-rule", referee.set_rule(match, HOST.id, "colour", "red"))
    table = await referee.set_rule(match, HOST.id, "hours", "none")
    assert table.rules.hours == {"*": None}
    table = await referee.set_rule(match, HOST.id, "hours-turn", "12")
    assert table.rules.hours == {"*": None, "turn": 12}
    table = await referee.set_option(match, HOST.id, "heap", "5")
    assert table.options.heap == 5
    table = await referee.join(match, GUEST, "1")
    table = await referee.start(match, HOST.id)
    await refused("already-started", referee.join(match, THIRD, "3"))
    await refused("already-started", referee.set_option(match, HOST.id, "heap", "6"))
    await refused("already-started", referee.set_rule(match, HOST.id, "gm_sees_all", "yes"))
    await refused("leave-running", referee.leave(match, GUEST.id))


async def test_an_empty_lobby_closes(house: House) -> None:
    table = await house.referee.open("heap", HOST, PLACE)
    table = await house.referee.leave(table.match_id, HOST.id)
    assert table.status == "over"
    await refused("over", house.referee.join(table.match_id, GUEST, "1"))


async def test_gaps_of_the_lobby_are_closed_at_the_deal(house: House) -> None:
    table = await house.lobby(3)
    await house.referee.leave(table.match_id, GUEST.id)
    table = await house.referee.start(table.match_id, HOST.id)
    assert [(chair.seat, chair.user_id) for chair in table.chairs] == [(0, HOST.id), (1, THIRD.id)]


@on_both
async def test_five_identical_clicks_play_once(house: House) -> None:
    table = await house.running()
    stamp = table.stamp(0)
    results = await asyncio.gather(
        *(house.referee.play(table.match_id, HOST.id, 0, (Mark(),), stamp) for _ in range(5)), return_exceptions=True
    )
    assert sum(not isinstance(result, BaseException) for result in results) == 1
    assert {r.reason for r in results if isinstance(r, Refusal)} == {"stale"}
    assert (await house.referee.view(table.match_id, PUBLIC)).marks == 1


@on_both
async def test_three_different_acts_at_once_of_one_turn(house: House) -> None:
    table = await house.running()
    stamp = table.stamp(0)
    results = await asyncio.gather(
        *(house.referee.play(table.match_id, HOST.id, 0, (move,), stamp) for move in (Take(1), Take(2), Skip())),
        return_exceptions=True,
    )
    assert sum(not isinstance(result, BaseException) for result in results) == 1
    table = await house.referee.table(table.match_id)
    assert (table.number, table.pending[0].key) == (1, "stage 0/turn 1")


@on_both
async def test_two_processes_race_and_both_moves_stand(url: str, house: House) -> None:
    """Two referees with locks of their own on one database: only the database stands between them."""
    table = await house.running(together="yes")
    other_store = Store.at(url)
    other = Referee(other_store, house.clock)
    first = table.stamp(0)
    results = await asyncio.gather(
        house.referee.play(table.match_id, HOST.id, 0, (Plan(1),), first),
        other.play(table.match_id, HOST.id, 0, (Plan(2),), first),
        other.play(table.match_id, GUEST.id, 1, (Plan(3),), table.stamp(1)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Refusal) for result in results) == 1
    assert not any(isinstance(r, BaseException) and not isinstance(r, Refusal) for r in results), results
    view = await other.view(table.match_id, PUBLIC)
    assert view.turn == 1
    assert view.heap in (30 - 1 - 3, 30 - 2 - 3)
    numbers = [entry["number"] for entry in (await house.referee.export(table.match_id, GM))["entries"]]
    assert numbers == [0, 1, 2]
    await other_store.close()


async def test_others_secret_acts_age_no_control(house: House) -> None:
    table = await house.running(together="yes")
    stamp = table.stamp(0)
    await house.referee.play(table.match_id, GUEST.id, 1, (Plan(3),))
    assert (await house.referee.table(table.match_id)).stamp(0) == stamp
    # no post tells of it; the last one says whom the table still waits for
    assert [k for d, k, _ in await house.sent(table.match_id) if d == "table"] == ["open-table", "turn", "standing"]
    await house.referee.play(table.match_id, HOST.id, 0, (Plan(3),), stamp)
    # who was ready last reads the next question where they were
    assert (await house.sent(table.match_id, "turn"))[-1][2] == {"from": 1, "to": 2, "calm": [0]}


async def test_silent_entries_are_told_by_the_next_post(house: House) -> None:
    table = await house.running()
    match = table.match_id
    await house.referee.play(match, HOST.id, 0, (Mark(),))
    await house.referee.play(match, HOST.id, 0, (Peek(),))
    assert len(await house.sent(match, "turn")) == 1
    await house.referee.play(match, HOST.id, 0, (Shout(),))
    await house.referee.play(match, HOST.id, 0, (Take(1),))
    assert [p for _, _, p in await house.sent(match, "turn")][1:] == [
        {"from": 1, "to": 3, "calm": [0]},
        {"from": 4, "to": 4},
    ]
    told = await house.referee.told(match, 1, 3)
    assert [[event.kind for event in entry.events] for entry in told] == [["marked"], ["shouted"]]
    mine = await house.referee.told(match, 1, 3, 0)
    assert [[event.kind for event in entry.events] for entry in mine] == [["marked"], ["peeked"], ["shouted"]]


async def test_hands_are_fresh_only_for_whom_it_is(house: House) -> None:
    table = await house.running()
    match = table.match_id
    for delivery in await house.store.claim_deliveries(house.clock.now()):
        await house.store.mark_sent(delivery.id, 1)
    await house.referee.play(match, HOST.id, 0, (Take(1),))
    waiting = await house.store.deliveries_of(match, state="pending")
    hands = {d.destination: d.payload["fresh"] for d in waiting if d.kind == "hand"}
    assert hands == {"seat:0": False, "seat:1": True}


async def test_a_move_the_rules_refuse_changes_nothing(house: House) -> None:
    table = await house.running(heap="2")
    before = (await house.referee.table(table.match_id), len(await house.store.deliveries_of(table.match_id)))
    with pytest.raises(Illegal) as caught:
        await house.referee.play(table.match_id, HOST.id, 0, (Mark(), Take(3)))
    assert caught.value == Illegal("too-many", most=2)
    with pytest.raises(Illegal):
        await house.referee.play(table.match_id, GUEST.id, 1, (Take(1),))
    with pytest.raises(RuntimeError, match="fault in the rules"):
        await house.referee.play(table.match_id, HOST.id, 0, (Boom(),))
    await refused("not-seated", house.referee.play(table.match_id, OTHER.id, 0, (Skip(),)))
    await refused("not-your-seat", house.referee.play(table.match_id, HOST.id, 1, (Skip(),)))
    await refused("nothing-to-play", house.referee.play(table.match_id, HOST.id, 0, ()))
    after = (await house.referee.table(table.match_id), len(await house.store.deliveries_of(table.match_id)))
    assert before == after
    assert (await house.referee.view(table.match_id, 0)).marks == 0


async def test_automatons_play_on_their_own(house: House) -> None:
    table = await house.referee.open("heap", HOST, PLACE, options={"heap": "5"}, seats=3)
    await refused("gm-only", house.referee.add_automaton(table.match_id, GUEST.id))
    await house.referee.add_automaton(table.match_id, HOST.id)
    await house.referee.add_automaton(table.match_id, HOST.id)
    await house.referee.remove_automaton(table.match_id, HOST.id)
    table = await house.referee.add_automaton(table.match_id, HOST.id)
    assert [chair.automaton for chair in table.chairs] == [False, True, True]
    assert len({chair.name for chair in table.chairs}) == 3
    table = await house.referee.start(table.match_id, HOST.id)
    played = await house.referee.play(table.match_id, HOST.id, 0, (Take(1),))
    assert (played.number, played.table.number, played.table.pending[0].actors) == (1, 3, (0,))
    assert [(d, p) for d, _, p in await house.sent(table.match_id, "turn")][-1] == ("table", {"from": 1, "to": 3})
    kinds = [(e.kind, e.actor, e.by) for e in await house.referee.journal(table.match_id, PUBLIC)]
    assert kinds[2:] == [("fallback", 1, "house"), ("fallback", 2, "house")]


async def test_automatons_among_themselves_finish_in_several_transactions(house: House) -> None:
    table = await house.referee.open("heap", HOST, PLACE, options={"heap": "450"}, seats=2, seated=False)
    await house.referee.add_automaton(table.match_id, HOST.id)
    await house.referee.add_automaton(table.match_id, HOST.id)
    table = await house.referee.start(table.match_id, HOST.id)
    assert (table.status, table.number) == ("over", 450)


async def test_a_fault_of_the_house_sets_the_match_apart_and_keeps_the_move(house: House) -> None:
    table = await house.referee.open("heap", HOST, PLACE, options={"faulty": "yes"}, seats=2)
    await house.referee.add_automaton(table.match_id, HOST.id)
    table = await house.referee.start(table.match_id, HOST.id)
    played = await house.referee.play(table.match_id, HOST.id, 0, (Take(2),))
    assert played.table.status == "broken"
    assert played.table.number == 1
    assert await house.notices(table.match_id) == ["broken"]
    await refused("broken", house.referee.play(table.match_id, HOST.id, 0, (Take(2),)))
    assert (await house.referee.end(table.match_id, HOST.id)).status == "over"


async def test_who_may_look(house: House) -> None:
    table = await house.running()
    assert viewer_for(table, HOST.id) == 0
    assert viewer_for(table, GUEST.id, 1) == 1
    assert viewer_for(table, OTHER.id) == PUBLIC
    with pytest.raises(Refusal):
        viewer_for(table, GUEST.id, 0)
    view = await house.referee.view(table.match_id, 0)
    assert view.hidden[0] is not None
    assert view.hidden[1] is None
    assert (await house.referee.view(table.match_id, PUBLIC)).hidden == (None, None)


async def test_earlier_views_and_finding_tables(house: House) -> None:
    table = await house.running()
    match = table.match_id
    await house.store.set_thread(match, 2**62 + 9)
    await house.store.set_post(match, "lobby", 5, 2**62 + 7)
    for seat, person in ((0, HOST), (1, GUEST), (0, HOST)):
        await house.referee.play(match, person.id, seat, (Take(2),))
    house.store.cache.clear()
    assert [(await house.referee.view(match, PUBLIC, n)).heap for n in range(4)] == [30, 28, 26, 24]
    await refused("no-such-entry", house.referee.view(match, PUBLIC, 9))
    assert await house.referee.by_thread(2**62 + 9) == match
    table = await house.referee.table(match)
    assert (table.thread_id, table.lobby_message_id) == (2**62 + 9, 2**62 + 7)
    assert [t.match_id for t in await house.referee.matches_of(GUEST.id)] == [match]
    assert [t.match_id for t in await house.referee.tables_of_guild(2**62)] == [match]
    assert await house.referee.matches_of(OTHER.id) == ()
    await house.referee.play(match, GUEST.id, 1, (Resign(),))
    assert await house.referee.matches_of(GUEST.id) == ()
    assert len(await house.referee.matches_of(GUEST.id, live=False)) == 1


async def test_picks_are_kept_until_the_seat_acts(house: House) -> None:
    table = await house.running()
    match, stamp = table.match_id, table.stamp(0)
    assert stamp is not None
    await house.referee.set_draft(match, 0, stamp, "card", ["R1", "R2"])
    picks = await house.referee.set_draft(match, 0, stamp, "field", ["3"])
    assert picks == {"card": ("R1", "R2"), "field": ("3",)} == await house.referee.draft(match, 0)
    await house.referee.play(match, HOST.id, 0, (Mark(),), stamp)
    assert await house.referee.draft(match, 0) == {}
    await refused("stale", house.referee.set_draft(match, 0, stamp, "field", ["4"]))


@on_both
async def test_two_processes_and_one_last_seat(url: str, house: House) -> None:
    table = await house.referee.open("heap", HOST, PLACE, seats=2)
    other_store = Store.at(url)
    other = Referee(other_store, house.clock)
    results = await asyncio.gather(
        house.referee.join(table.match_id, GUEST, "1"),
        other.join(table.match_id, THIRD, "2"),
        other.join(table.match_id, OTHER, "3"),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["Refusal", "Refusal", "Table"]
    starts = await asyncio.gather(
        *(referee.start(table.match_id, HOST.id) for referee in (house.referee, other, other)), return_exceptions=True
    )
    assert sum(not isinstance(result, BaseException) for result in starts) == 1
    assert {result.reason for result in starts if isinstance(result, Refusal)} == {"already-started"}
    assert len((await other.table(table.match_id)).chairs) == 2
    await other_store.close()


async def test_the_journal_in_pages(house: House) -> None:
    table = await house.running()
    match = table.match_id
    for number in range(8):
        await house.referee.play(match, (HOST, GUEST)[number % 2].id, number % 2, (Take(1),))
    journal = house.referee.journal
    assert [entry.number for entry in await journal(match, PUBLIC, first=3, last=5)] == [3, 4, 5]
    assert [entry.number for entry in await journal(match, PUBLIC, newest_first=True, limit=3)] == [8, 7, 6]
    assert [entry.number for entry in await journal(match, PUBLIC, last=5, newest_first=True, limit=2)] == [5, 4]


async def test_a_post_tells_of_a_rewind_beyond_what_it_tells(house: House) -> None:
    table = await house.running(3, seated=False)
    match = table.match_id
    await house.referee.play(match, GUEST.id, 0, (Take(1),))
    await house.referee.play(match, THIRD.id, 1, (Take(2),))
    await house.referee.rewind(match, HOST.id, 0)
    told = [payload for _, _, payload in await house.sent(match, "turn")][-1]
    assert told == {"from": 3, "to": 3}
    (entry,) = await house.referee.told(match, 3, 3)
    assert (entry.kind, entry.data["to"], entry.by) == ("rewind", 0, "gm")
    first, second = [entry.undone for entry in await house.referee.journal(match, PUBLIC) if entry.kind == "play"]
    assert (first, second) == (True, True)
