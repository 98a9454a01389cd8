"""Threads, channels and messages that somebody deletes or archives under the courier."""

from __future__ import annotations

from bot.courier.carrier import nonce_for
from bot.record.deliveries import Delivery
from tests.bot_discord.house import House, texts

# -- threads and messages that vanish --------------------------------------------------------------------------------


async def test_an_archived_thread_is_woken(house: House) -> None:
    table = await house.started()
    house.env.backend.get_channel(table.thread_id).thread_metadata.archived = True
    house.env.inject_error(
        "POST", f"/channels/{table.thread_id}/messages", status=400, code=50083, message="Thread is archived", times=1
    )
    table = await house.turn(table)
    await house.settle()
    assert len(house.thread(table)) == 2
    assert not house.env.backend.get_channel(table.thread_id).thread_metadata.archived


async def test_a_deleted_thread_is_opened_again_with_one_board(house: House) -> None:
    table = await house.started()
    old = table.thread_id
    house.env.backend.delete_channel(old)
    table = await house.turn(table)
    await house.settle()
    table = await house.referee.table(table.match_id)
    assert table.thread_id != old
    assert len(house.thread(table)) == 1
    assert not await house.deliveries(table, "pending")


async def test_a_deleted_channel_ends_the_telling_and_not_the_match(house: House) -> None:
    table = await house.started()
    for channel in (table.thread_id, house.channel.id):
        house.env.backend.delete_channel(channel)
    before = len(house.dm(house.ana))
    table = await house.turn(table)
    await house.settle()
    assert not await house.deliveries(table, "pending")
    assert any("Je n’ai plus accès" in texts(post) for post in house.dm(house.ana)[before:])
    assert (await house.referee.table(table.match_id)).status == "running"
    table = await house.turn(table)  # hands still come
    await house.settle()
    assert not await house.deliveries(table, "pending")


async def test_several_game_masters_get_one_notice_each(house: House) -> None:
    """One delivery, two channels: Discord would take the second post for the first if both bore one nonce."""
    await house.started()
    at = house.clock.now()
    first = Delivery(7, 1, "table", "gm-notice", 7, {}, "pending", 0, at, "n7", None, at)
    assert nonce_for(first, 1) != nonce_for(first, 2)
    assert nonce_for(first, 1) == nonce_for(first, 1)
    nonces = [request.json["nonce"] for request in house.env.http_requests if request.json and "nonce" in request.json]
    assert len(set(nonces)) == len(nonces) >= 4
    assert all(len(nonce) <= 25 for nonce in nonces)


async def test_a_deleted_lobby_is_posted_again_once(house: House) -> None:
    table = await house.lobby()
    await house.settle()
    (post,) = house.posts(house.channel.id)
    house.env.backend.delete_message(house.channel.id, post.id)
    await house.referee.join(table.match_id, house.person(house.bob), "2")
    await house.settle()
    (again,) = house.posts(house.channel.id)
    assert again.id != post.id
    assert (await house.referee.table(table.match_id)).lobby_message_id == again.id
    await house.referee.leave(table.match_id, house.bob.id)
    await house.settle()
    assert [one.id for one in house.posts(house.channel.id)] == [again.id]


async def test_a_deleted_hand_is_sent_again_once(house: House) -> None:
    table = await house.started()
    mover = house.asked(table)
    (hand,) = house.dm(mover)
    house.env.backend.delete_message(house.dm_id(mover), hand.id)
    table = await house.turn(table)
    await house.settle()
    (again,) = house.dm(mover)
    assert again.id != hand.id
