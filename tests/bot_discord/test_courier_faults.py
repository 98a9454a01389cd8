"""What Discord does to a courier: refusals, outages, closed DMs, archived and deleted threads, crashes at the worst moment.

After each: everything is said exactly once, in order, and nobody's trouble holds anybody else up.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.courier.bundle import bundles
from bot.courier.fate import BACKOFF, fate_of
from bot.record.deliveries import Delivery
from bot.referee.model import Person, Place, Table
from tests.bot_discord.house import House, texts


async def in_order(house: House, table: Table) -> list[int]:
    """The entries that the thread's posts show, in their order, from the deliveries they were sent for."""
    by_message = {delivery.message_id: delivery for delivery in await house.deliveries(table, "sent")}
    return [by_message[post.id].number for post in house.thread(table)]


# -- crashes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["table", "seat:0", "seat:1"])
async def test_a_crash_between_posting_and_marking_posts_nothing_twice(
    house: House, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    await house.turn(table)
    marked = house.store.mark_sent
    waiting = {delivery.id for delivery in await house.deliveries(table, "pending") if delivery.destination == kind}
    assert waiting

    async def dies(delivery_id: int, message_id: int | None) -> None:
        if delivery_id in waiting:
            raise RuntimeError("killed")
        await marked(delivery_id, message_id)

    monkeypatch.setattr(house.store, "mark_sent", dies)
    await house.settle()
    posts, hands = len(house.thread(table)), [len(house.dm(actor)) for actor in (house.ana, house.bob)]
    assert {delivery.id for delivery in await house.deliveries(table, "pending")} == waiting
    monkeypatch.setattr(house.store, "mark_sent", marked)
    house.crash()
    await house.courier.start()
    await house.courier.settle()
    assert not await house.deliveries(table, "pending")
    assert len(house.thread(table)) == posts == 2
    assert [len(house.dm(actor)) for actor in (house.ana, house.bob)] == hands


async def test_killed_before_announcing_everything_is_announced_once_in_order(house: House) -> None:
    """Must show 4: moves stored, nobody told; a new process tells."""
    table = await house.started()
    for _ in range(3):
        table = await house.turn(table)
    assert len(house.thread(table)) == 1
    house.crash()
    await house.courier.start()
    await house.courier.settle()
    posts = house.thread(table)
    assert len(posts) == 2  # the backlog is one post
    assert posts[1].ping_user_ids == [house.asked(table).id]
    assert await in_order(house, table) == [0, table.number]
    assert not await house.deliveries(table, "pending")


async def test_part_of_a_backlog_was_posted_before_the_crash(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first of two turns stands in the channel, unmarked; the second came later: only the second is posted."""
    table = await house.started()
    table = await house.turn(table)
    marked = house.store.mark_sent
    turn = next(d for d in await house.deliveries(table, "pending") if d.kind == "turn")

    async def dies(delivery_id: int, message_id: int | None) -> None:
        if delivery_id == turn.id:
            raise RuntimeError("killed")
        await marked(delivery_id, message_id)

    monkeypatch.setattr(house.store, "mark_sent", dies)
    await house.settle()
    assert len(house.thread(table)) == 2
    table = await house.turn(table)
    monkeypatch.setattr(house.store, "mark_sent", marked)
    house.crash()
    await house.courier.start()
    await house.courier.settle()
    assert len(house.thread(table)) == 3
    numbers = await in_order(house, table)
    assert numbers == sorted(numbers)
    assert not await house.deliveries(table, "pending")


async def test_an_answer_lost_on_the_way_is_no_second_post(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord took the post, the connection broke before the answer."""
    table = await house.started()
    table = await house.turn(table)
    sent: list[int] = []
    original = discord.PartialMessageable.send

    async def breaks(self: Any, *args: Any, **kwargs: Any) -> Any:
        message = await original(self, *args, **kwargs)
        if self.id == table.thread_id and not sent:
            sent.append(message.id)
            raise ConnectionResetError
        return message

    monkeypatch.setattr(discord.PartialMessageable, "send", breaks)
    await house.settle()
    assert sent
    house.clock.advance(seconds=BACKOFF[0].total_seconds() + 1)
    await house.settle()
    assert [post.id for post in house.thread(table)][1:] == sent
    assert not await house.deliveries(table, "pending")


# -- outages and refusals --------------------------------------------------------------------------------------------


async def test_an_outage_delays_and_merges_and_keeps_the_order(house: House) -> None:
    table = await house.started()
    house.env.inject_error("POST", f"/channels/{table.thread_id}/messages", status=503, times=2)
    for _ in range(3):
        table = await house.turn(table)
        await house.settle()
    assert len(house.thread(table)) == 1
    for wait in BACKOFF[:3]:
        house.clock.advance(seconds=wait.total_seconds() + 1)
        await house.settle()
    numbers = await in_order(house, table)
    assert numbers == sorted(numbers)
    assert numbers[-1] == table.number
    assert not await house.deliveries(table, "pending")
    assert not await house.deliveries(table, "dead")


async def test_a_stuck_dm_blocks_no_thread_and_no_other_match(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.started()
    stuck = asyncio.Event()
    dm = house.dm_id(house.ana)
    original = discord.PartialMessageable.send

    async def hangs(self: Any, *args: Any, **kwargs: Any) -> Any:
        if self.id == dm:
            await stuck.wait()
        return await original(self, *args, **kwargs)

    monkeypatch.setattr(discord.PartialMessageable, "send", hangs)
    place = Place(house.channel.guild.id, house.channel.id)
    other = await house.referee.open("battle_line", Person(house.carl.id, "carl"), place)
    for _ in range(2):
        table = await house.turn(table)
        house.courier.wake()
        for _ in range(200):
            await asyncio.sleep(0.01)
            if len(await house.deliveries(table, "pending")) <= 1:
                break
    assert len(house.thread(table)) == 3
    assert any("carl" in texts(post) for post in house.posts(house.channel.id))
    assert {d.destination for d in await house.deliveries(table, "pending")} <= {f"seat:{table.seats_of(house.ana.id)[0]}"}
    assert not await house.deliveries(other, "pending")
    stuck.set()
    await house.settle()
    assert not await house.deliveries(table, "pending")


async def test_a_fault_in_one_match_leaves_the_others_alone(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = await house.started(), await house.lobby()
    await house.settle()
    view = house.referee.view

    async def broken(match_id: int, *args: Any) -> Any:
        if match_id == first.match_id:
            raise KeyError("R10 SECRET")
        return await view(match_id, *args)

    monkeypatch.setattr(house.referee, "view", broken)
    await house.referee.resign(first.match_id, house.bob.id, first.seats_of(house.bob.id)[0])
    await house.referee.join(second.match_id, house.person(house.bob), "9")
    await house.referee.start(second.match_id, house.ana.id)
    await house.settle()
    second = await house.referee.table(second.match_id)
    assert len(house.thread(second)) == 1
    assert not await house.deliveries(second, "pending")
    stuck = await house.deliveries(first, "pending")
    assert stuck
    assert all("SECRET" not in delivery.error for delivery in stuck)


async def test_missing_right_is_named_to_the_gm_once_and_retried(house: House) -> None:
    table = await house.started()
    path = f"/channels/{table.thread_id}/messages"
    house.env.inject_error("POST", path, status=403, code=50013, message="Missing Permissions", times=2)
    table = await house.turn(table)
    before = len(house.dm(house.ana))
    await house.settle()
    house.clock.advance(seconds=10)
    await house.settle()
    told = [texts(post) for post in house.dm(house.ana)[before:] if "Je n’ai plus accès" in texts(post)]
    assert len(told) == 1
    assert table.code in told[0]
    house.clock.advance(minutes=2)
    await house.settle()
    assert len(house.thread(table)) == 2
    assert not await house.deliveries(table, "pending")


async def test_a_thread_that_may_not_be_opened_names_the_right_and_half_makes_nothing(house: House) -> None:
    backend = house.env.backend
    table = await house.lobby()
    await house.settle()
    await house.referee.join(table.match_id, house.person(house.bob, "en-US"), "2")
    everyone = house.channel.guild.id
    denied = discord.Permissions(create_public_threads=True).value
    backend.set_overwrite(house.channel.id, Overwrite(everyone, OverwriteType.ROLE, deny=denied))
    await house.env.settle()
    await house.referee.start(table.match_id, house.ana.id)
    await house.settle()
    told = [texts(post) for post in house.dm(house.ana) if "Il me manque" in texts(post)]
    assert len(told) == 1
    assert "« Créer des fils publics »".replace(" Créer", "\u00a0Créer").replace("publics ", "publics\u00a0") in told[0]
    assert len(house.dm(house.bob)) == 1  # the deal went on
    backend.delete_overwrite(house.channel.id, everyone)
    house.clock.advance(minutes=5)
    await house.settle()
    assert len(house.thread(await house.referee.table(table.match_id))) == 1
    assert not await house.deliveries(table, "pending")


# -- direct messages -------------------------------------------------------------------------------------------------


async def test_closed_dm_is_said_once_in_the_thread_and_stops_no_deal(house: House) -> None:
    for actor in (house.ana, house.bob):
        house.close_dm(actor)
    table = await house.started()
    posts = house.thread(table)
    notes = [post for post in posts if "tes messages privés me sont fermés" in texts(post)]
    assert {tuple(post.ping_user_ids) for post in notes} >= {(house.other(table).id,)}
    assert all("Ma main" in str(post.components) for post in posts)
    assert (await house.store.person(house.ana.id)).dm_state == "closed"  # type: ignore[union-attr]
    count = len(posts)
    table = await house.turn(table)
    await house.settle()
    posts = house.thread(table)
    assert len(posts) == count + 1  # no second notice; the turn post says it
    assert "derrière le bouton" in texts(posts[-1])
    assert posts[-1].ping_user_ids == [house.asked(table).id]
    assert not await house.deliveries(table, "pending")
    assert not await house.deliveries(table, "dead")


async def test_dm_opened_again_is_used_again(house: House) -> None:
    house.close_dm(house.bob, times=1)
    table = await house.started()
    while house.asked(table) is not house.bob or not house.dm(house.bob):
        table = await house.turn(table)
        await house.settle()
    assert (await house.store.person(house.bob.id)).dm_state == "open"  # type: ignore[union-attr]
    assert "Your turn" in texts(house.dm(house.bob)[-1])


async def test_a_replaced_person_gets_no_further_hand(house: House) -> None:
    """The seat changed hands: the newcomer's hand never reaches the former holder's messages."""
    table = await house.started()
    seat = table.seats_of(house.bob.id)[0]
    before = [str(post.components) for post in house.dm(house.bob)]
    await house.referee.replace(table.match_id, house.ana.id, seat, house.person(house.carl), "77")
    table = await house.referee.table(table.match_id)
    await house.settle()
    for _ in range(3):
        table = await house.turn(table)
        await house.settle()
    assert [str(post.components) for post in house.dm(house.bob)] == before
    assert house.dm(house.carl)


async def test_a_former_post_of_another_person_is_never_given_the_hand(house: House) -> None:
    """Even where the record still names the former holder's message as the seat's."""
    table = await house.started()
    seat = table.seats_of(house.bob.id)[0]
    (old,) = house.dm(house.bob)
    await house.referee.replace(table.match_id, house.ana.id, seat, house.person(house.carl), "77")
    await house.store.set_post(table.match_id, f"seat:{seat}", house.dm_id(house.bob), old.id, 0)
    await house.settle()
    assert len(house.dm(house.carl)) == 1
    assert not house.dm(house.bob)[0].attachments


# -- pure parts ------------------------------------------------------------------------------------------------------


def delivery(number: int, kind: str, **payload: Any) -> Delivery:
    at = datetime(2026, 1, 5, tzinfo=UTC)
    return Delivery(number, 1, "table", kind, number, payload, "pending", 0, at, f"n{number}", None, at)


def test_turns_in_a_row_are_one_post_and_only_the_last_asks() -> None:
    turns = [delivery(n, "turn", **{"from": n, "to": n}) for n in (1, 2)]
    waiting = [*turns, delivery(3, "notice", reason="x"), delivery(4, "turn", **{"from": 3, "to": 4}), delivery(5, "end")]
    made = bundles(waiting)
    assert [(bundle.kind, len(bundle.deliveries), bundle.asking) for bundle in made] == [
        ("turn", 2, False), ("notice", 1, False), ("end", 2, True),
    ]  # fmt: skip
    assert made[0].span == (1, 2)
    assert made[2].span == (3, 4)
    empty = made[1].span
    assert empty[0] > empty[1]


def answer(status: int, code: int) -> discord.HTTPException:
    class Response:
        reason = ""

    Response.status = status  # type: ignore[attr-defined]
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = kinds.get(status, discord.DiscordServerError if status >= 500 else discord.HTTPException)
    return kind(Response(), {"code": code, "message": "SECRET"})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("error", "waits", "rights", "fault"),
    [
        (answer(500, 0), True, False, False),
        (answer(429, 0), True, False, False),
        (discord.RateLimited(700), True, False, False),
        (TimeoutError(), True, False, False),
        (ConnectionResetError(), True, False, False),
        (answer(403, 50013), True, True, False),
        (answer(403, 50001), True, True, False),
        (answer(400, 50083), True, True, False),
        (answer(403, 50007), False, False, False),
        (answer(404, 10003), False, True, False),
        (answer(400, 50035), False, False, True),
        (KeyError("SECRET"), True, False, True),
    ],
)
def test_fates(error: Exception, waits: bool, rights: bool, fault: bool) -> None:
    fate = fate_of(error, 0)
    assert (fate.wait is not None, fate.rights, fate.fault) == (waits, rights, fault)
    assert "SECRET" not in fate.reason


def test_a_fault_of_ours_is_not_tried_for_ever_and_a_rate_limit_is_obeyed() -> None:
    assert fate_of(KeyError("x"), 3).wait is None
    assert fate_of(answer(403, 50013), 10_000).wait is None
    wait = fate_of(discord.RateLimited(700), 0).wait
    assert wait is not None
    assert wait.total_seconds() >= 700
