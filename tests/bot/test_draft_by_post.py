"""A draft of Paper Tales by post: packs that queue, clocks that start with them, second thoughts, absence, and the last pick
that meets its deadline."""

from __future__ import annotations

import asyncio
import random
from datetime import timedelta
from typing import Any

import pytest

from bot.referee.model import Played, Refusal, Stamp, Table, TableRules
from bot.referee.referee import Referee
from rules import registry
from rules.game import PUBLIC, Illegal
from rules.paper_tales.draft import worth
from rules.paper_tales.moves import Night, OpenPack, PickCard, Ready, SetGold, Trust, Wish

from .conftest import GUEST, HOST, OTHER, PLACE, THIRD, House, on_both

PEOPLE = (HOST, GUEST, THIRD, OTHER)
GAME = registry.game("paper_tales")


async def drafting(house: House, seats: int = 3, rules: TableRules | None = None) -> Table:
    """A table of Paper Tales whose packs are dealt."""
    table = await house.referee.open("paper_tales", HOST, PLACE, interaction_id="900", rules=rules, seats=seats)
    for offset, person in enumerate(PEOPLE[1:seats]):
        table = await house.referee.join(table.match_id, person, f"90{offset + 1}")
    return await house.referee.start(table.match_id, HOST.id)


async def act(referee: Referee, table: Table, seat: int, *moves: Any) -> Table:
    """A seat plays."""
    return (await referee.play(table.match_id, PEOPLE[seat].id, seat, moves)).table


async def pick(referee: Referee, table: Table, seat: int, place: int = 0) -> str:
    """A seat opens its pack and takes a card of it; which one."""
    await act(referee, table, seat, OpenPack())
    card: str = (await referee.view(table.match_id, seat)).desk.pack[place]
    await act(referee, table, seat, PickCard(card))
    return card


def due(table: Table, seat: int) -> Any:
    """When the pick that a seat is waited for is due; None where it is waited for none."""
    keys = {decision.key for decision in table.asked(seat)}
    return next((item.due for item in table.dues if item.decision_key in keys), None)


async def news(house: House, match: int) -> list[tuple[str, str, dict[str, Any]]]:
    """What is to be said since the last time, as (destination, kind, payload); said thereby."""
    waiting = await house.store.claim_deliveries(house.clock.now())
    for delivery in waiting:
        await house.store.mark_sent(delivery.id, 1)
    return [(item.destination, item.kind, dict(item.payload)) for item in waiting]


async def refusal(what: Any) -> str:
    """Why it was refused."""
    with pytest.raises((Refusal, Illegal)) as caught:
        await what
    return str(caught.value.reason)


async def test_the_book_decides_what_a_deadline_does(house: House) -> None:
    table = await drafting(house)
    assert table.rules.at_timeout == "pass"
    assert [due(table, seat) for seat in range(3)] == [house.clock.now() + timedelta(hours=24)] * 3


async def test_the_clock_of_a_pick_starts_when_its_pack_heads_the_queue(house: House) -> None:
    table = await drafting(house)
    r, match = house.referee, table.match_id
    begin = house.clock.now()
    house.clock.advance(hours=3)
    await pick(r, table, 0)
    table = await r.table(match)
    assert due(table, 0) is None  # nothing lies before seat 0: no clock runs
    assert due(table, 1) == begin + timedelta(hours=24)  # the second pack waits behind the first
    house.clock.advance(hours=4)
    await pick(r, table, 1)
    table = await r.table(match)
    assert due(table, 1) == begin + timedelta(hours=7 + 24)
    assert due(table, 0) is None
    house.clock.advance(hours=5)
    await pick(r, table, 2)
    table = await r.table(match)
    assert due(table, 0) == begin + timedelta(hours=12 + 24)


async def test_only_whom_a_pack_reaches_is_rung(house: House) -> None:
    table = await drafting(house)
    r, match = house.referee, table.match_id
    await news(house, match)
    await pick(r, table, 0)  # seat 1 has a pack before it already: nothing new to do
    said = await news(house, match)
    assert ("seat:1", "hand", {"fresh": True}) not in said
    assert "turn" not in {kind for _, kind, _ in said}
    assert ("table", "standing", {}) in said
    await pick(r, table, 2)  # its pack goes on to seat 0, which waits
    assert ("seat:0", "hand", {"fresh": True}) in await news(house, match)
    await pick(r, table, 1)  # the next pack is its own at once: it reads that where it picked
    assert ("seat:1", "hand", {"fresh": False}) in await news(house, match)


async def test_a_pick_is_changed_until_it_has_consequences(house: House) -> None:
    table = await drafting(house)
    r, match = house.referee, table.match_id
    await pick(r, table, 0)
    view = await r.view(match, 0)
    other = next(card for card in view.desk.passed if card != view.desk.taken)
    table = await r.table(match)
    stamp = table.stamp(0)  # nobody waits for seat 0, and it may act
    assert stamp is not None
    assert not table.asked(0)
    assert table.decisions_of(0)
    await r.set_draft(match, 0, stamp, "act", ("repick",))
    assert await r.draft(match, 0) == {"act": ("repick",)}
    await r.play(match, HOST.id, 0, (PickCard(other),), stamp)
    assert (await r.view(match, 0)).desk.taken == other
    await pick(r, table, 1)
    await act(r, table, 1, OpenPack())  # the pack of seat 0
    assert await refusal(act(r, table, 0, PickCard(view.desk.taken))) in ("closed-pack", "no-pack")
    assert (await r.view(match, 0)).desk.hand == (other,)


async def test_a_missed_pick_is_made_sensibly_told_openly_and_makes_its_seat_away(house: House) -> None:
    table = await drafting(house, 4)
    r, match = house.referee, table.match_id
    for seat in (0, 2, 3):
        await pick(r, table, seat)
    pack = (await r.view(match, "gm")).desks[1].queue[0]
    house.clock.advance(hours=25)
    assert await r.sweep() >= 1
    notices = await house.notices(match)
    assert "timed-out" in notices
    assert "away" in notices
    assert ("gm", "gm-notice") in {(place, kind) for place, kind, _ in await house.sent(match)}
    table = await r.table(match)
    assert table.chair(1).away
    assert table.chair(1).misses == 1
    own = (await r.view(match, 1)).desk
    best = [card for card in pack if worth(card) == max(map(worth, pack))]
    assert set(best) & {*own.hand, own.taken}
    # its later packs are picked from at once, as part of the same miss
    assert not table.asked(1)
    assert (await r.view(match, PUBLIC)).kingdoms[1].packs == 0
    # until it acts again
    await act(r, table, 1, Wish("dragon"))
    assert not (await r.table(match)).chair(1).away


async def test_picks_left_to_the_house_fall_when_the_pack_comes(house: House) -> None:
    table = await drafting(house)
    r, match = house.referee, table.match_id
    await act(r, table, 1, Night())
    assert not (await r.table(match)).asked(1)
    await pick(r, table, 0)
    table = await r.table(match)
    assert not table.asked(1)
    assert (await r.view(match, PUBLIC)).kingdoms[1].picks == 2


async def to_the_last_pick(house: House, dice: random.Random) -> tuple[Table, int]:
    """A draft of which one pick is left, and whose it is."""
    table = await drafting(house, 3)
    while True:
        table = await house.referee.table(table.match_id)
        waiting = [seat for seat in range(3) if table.asked(seat)]
        view = await house.referee.view(table.match_id, PUBLIC)
        if len(waiting) == 1 and sum(kingdom.picks for kingdom in view.kingdoms) == 3 * 4 - 1:
            return table, waiting[0]
        await act(house.referee, table, dice.choice(waiting), Trust())


@pytest.mark.parametrize("seed", range(50))
async def test_the_deadline_and_the_last_pick_in_the_same_tick_make_one_resolution(seed: int, house: House) -> None:
    dice = random.Random(seed)
    r = house.referee
    table, seat = await to_the_last_pick(house, dice)
    match, number = table.match_id, table.number
    stamp = table.stamp(seat)
    before = len(await house.sent(match, "turn"))
    end = due(table, seat)
    house.clock.advance(seconds=(end - house.clock.now()).total_seconds())

    async def last_pick() -> Played | str:
        await asyncio.sleep(dice.random() * 0.004)
        try:
            return await r.play(match, PEOPLE[seat].id, seat, (Trust(),), Stamp(stamp.decision, stamp.revision))
        except (Refusal, Illegal) as error:
            return str(error.reason)

    async def deadline() -> int:
        await asyncio.sleep(dice.random() * 0.004)
        return await r.sweep()

    played, handled = await asyncio.gather(last_pick(), deadline())
    table = await r.table(match)
    assert [decision.kind for decision in table.pending] == ["deploy"]
    entries = [entry for entry in await r.journal(match, "gm") if entry.number > number]
    assert len([entry for entry in entries if entry.kind in ("play", "fallback")]) == 1
    assert len(await house.sent(match, "turn")) == before + 1
    if isinstance(played, str):
        assert played == "too-late"  # the loser is told
        assert handled == 1
        assert "timed-out" in await house.notices(match)
    else:  # the sweep may have seen the deadline before the pick came, and found nothing left to do
        assert "timed-out" not in await house.notices(match)
        assert not table.chair(seat).away


@on_both
async def test_ready_is_taken_back_until_the_last_is_ready(house: House) -> None:
    table = await drafting(house)
    r, match = house.referee, table.match_id
    while (await r.view(match, PUBLIC)).phase == "draft":
        table = await r.table(match)
        await act(r, table, next(seat for seat in range(3) if table.asked(seat)), Trust())
    posts = len(await house.sent(match, "turn"))
    await act(r, table, 0, Ready())
    table = await r.table(match)
    assert (table.pending[0].actors, table.pending[0].may) == ((1, 2), (0,))
    stamp = table.stamp(0)
    form = GAME.form(await r.view(match, 0), {})
    assert form.verb == "reopen"
    await r.play(match, HOST.id, 0, form.moves, stamp)
    assert (await r.table(match)).pending[0].actors == (0, 1, 2)
    assert len(await house.sent(match, "turn")) == posts
    for seat in (1, 2, 0):
        table = await act(r, table, seat, Ready())
    assert [decision.kind for decision in table.pending] == ["build"]
    assert len(await house.sent(match, "turn")) == posts + 1
    assert await refusal(r.play(match, HOST.id, 0, form.moves, stamp)) == "stale"


async def test_a_question_outlives_the_picks_of_others_but_not_those_of_its_seat(house: House) -> None:
    table = await drafting(house, seats=4)
    r, match = house.referee, table.match_id
    correction = SetGold(1, 5, "…")
    await r.correct(match, HOST.id, (correction,), "oubli")
    await r.play_for(match, HOST.id, 3)
    table = await r.table(match)
    assert {item.kind for item in table.consents} == {"correct", "play-for"}
    await pick(r, table, 1)
    await pick(r, table, 2)
    table = await r.table(match)
    assert {item.kind for item in table.consents} == {"correct", "play-for"}
    await pick(r, table, 3)
    (asked,) = (await r.table(match)).consents
    assert asked.kind == "correct"
    table = await r.consent(asked.id, GUEST.id, True)
    assert (await r.view(match, PUBLIC)).kingdoms[0].gold == 5
    assert not table.consents


async def test_the_gm_reminds_all_pickers_in_one_message(house: House) -> None:
    table = await drafting(house, seats=4)
    r, match = house.referee, table.match_id
    await news(house, match)
    await r.remind(match, HOST.id)
    (payload,) = [payload for _, kind, payload in await news(house, match) if kind == "reminder"]
    table = await r.table(match)
    asked = [decision for decision in table.pending if decision.actors]
    assert len(asked) > 3
    assert sorted(payload["seats"]) == [0, 1, 2, 3]
    assert [payload["decision"], *payload["with"]] == [decision.key for decision in asked]


async def test_pickers_are_reminded_by_themselves_and_not_one_by_one_at_the_table(house: House) -> None:
    table = await drafting(house, seats=4)
    await pick(house.referee, table, 1)
    await news(house, table.match_id)
    for hours in (12, 10):
        house.clock.advance(hours=hours, minutes=1)
        await house.referee.sweep()
        said = [place for place, kind, _ in await news(house, table.match_id) if kind == "reminder"]
        assert sorted(said) == ["seat:0", "seat:2", "seat:3"]
