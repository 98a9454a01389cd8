"""A match as Discord sees it: lobby, thread, turns, hands, the end; who is pinged, in which language."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.panels.ids import Control
from bot.referee.model import Table
from render.picture import Look, Picture
from rules.game import PUBLIC
from tests.bot_discord.house import House, QuickPainter, texts


async def test_lobby_is_edited_in_place(house: House) -> None:
    table = await house.lobby()
    await house.settle()
    (post,) = house.posts(house.channel.id)
    assert "place libre" in texts(post)
    await house.referee.join(table.match_id, house.person(house.bob, "en-US"), "2")
    await house.settle()
    (after,) = house.posts(house.channel.id)
    assert after.id == post.id
    assert "2. bob" in texts(after)
    assert (await house.referee.table(table.match_id)).lobby_message_id == post.id


async def test_start_opens_a_thread_with_its_people_and_the_first_turn(house: House) -> None:
    table = await house.started()
    assert table.thread_id is not None
    thread = house.env.backend.get_channel(table.thread_id)
    assert thread.name.startswith(table.code)
    assert thread.parent_id == house.channel.id
    assert {house.ana.id, house.bob.id} <= set(thread.thread_members)
    (first,) = house.thread(table)
    assert "ana contre bob" in texts(first)
    assert first.ping_user_ids == [house.asked(table).id]
    assert not first.mention_everyone
    assert f"<#{table.thread_id}>" in texts(house.posts(house.channel.id)[0])


async def test_hands_come_by_dm_in_the_readers_language(house: House) -> None:
    table = await house.started()
    (ana,), (bob,) = house.dm(house.ana), house.dm(house.bob)
    first = house.asked(table) is house.ana
    assert ("À toi de jouer" if first else "On attend bob. Rien à faire") in texts(ana)
    assert ("Waiting for ana. Nothing to do" if first else "Your turn") in texts(bob)
    assert f"**{table.code}**" in texts(bob)
    assert len(ana.attachments) == len(bob.attachments) == 1
    assert (await house.store.person(house.ana.id)).dm_state == "open"  # type: ignore[union-attr]


async def test_a_turn_makes_one_post_one_fresh_hand_and_one_edit(house: House) -> None:
    table = await house.started()
    mover, waiter = house.asked(table), house.other(table)
    (before,) = house.dm(mover)
    asking = texts(before)
    table = await house.turn(table)
    await house.settle()
    posts = house.thread(table)
    assert len(posts) == 2
    assert posts[1].ping_user_ids == [waiter.id]
    (after,) = house.dm(mover)  # edited in place
    assert after.id == before.id
    assert texts(after) != asking
    old, new = house.dm(waiter)
    assert "out of date" in texts(old) or "dépassée" in texts(old)
    assert not old.attachments
    assert "Your turn" in texts(new) or "À toi de jouer" in texts(new)


async def test_a_hand_keeps_its_language_and_follows_a_choice(house: House) -> None:
    table = await house.started()
    for _ in range(2):
        table = await house.turn(table)
        await house.settle()
    assert "against ana" in texts(house.dm(house.bob)[-1])
    await house.store.set_choices(house.bob.id, language="fr")
    await house.turn(table)
    await house.settle()
    assert "contre ana" in texts(house.dm(house.bob)[-1])


async def test_public_posts_are_made_from_the_public_view_alone(house: House, pictures: QuickPainter) -> None:
    table = await house.started()
    for _ in range(6):
        table = await house.turn(table)
        await house.settle()
    assert len(pictures.boards) >= 7
    assert set(pictures.boards) == {PUBLIC}
    public = {attachment["filename"] for message in house.thread(table) for attachment in message.attachments}
    assert public == {"board.png"}
    hidden = [card for seat in (0, 1) for card in (await house.referee.view(table.match_id, seat)).hand]
    said = json.dumps([message.components for message in (*house.thread(table), *house.posts(house.channel.id))])
    assert not [card for card in hidden if f'"{card}"' in said or f" {card} " in said]


async def test_a_whole_match_ends_with_the_secret_and_a_closed_lobby(house: House) -> None:
    table = await house.started()
    turns = 0
    while table.status == "running":
        table = await house.turn(table)
        turns += 1
        await house.settle()
    posts = house.thread(table)
    last = texts(posts[-1])
    secret = await house.referee.secret(table.match_id)
    assert secret is not None
    assert secret in last
    assert all(secret not in texts(post) for post in posts[:-1])
    assert len(posts) == turns + 1  # the deal, a post a turn, the last turn told by the end
    assert posts[-1].ping_user_ids == []
    assert "terminée" in texts(house.posts(house.channel.id)[0])
    assert not await house.deliveries(table, "pending")
    assert not await house.deliveries(table, "dead")


async def test_the_last_post_shows_how_the_match_went_where_its_painter_draws_that(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Chronicler(QuickPainter):
        def end(self, view: Any, look: Look) -> Picture | None:
            assert (view.viewer, look.seat) == (PUBLIC, None)
            return Picture(b"COURSE", "Le cours.", "course.png", 1400, 900)

    monkeypatch.setattr("render.registry.painter", lambda key: Chronicler())
    table = await house.started()
    while table.status == "running":
        table = await house.turn(table)
        await house.settle()
    shown = [[attachment["filename"] for attachment in post.attachments] for post in house.thread(table)]
    assert shown[-1] == ["board.png", "course.png"]
    assert all(names == ["board.png"] for names in shown[:-1])
    assert not await house.deliveries(table, "dead")


async def test_every_control_of_every_post_parses(house: House) -> None:
    table = await house.started()
    await house.turn(table)
    await house.settle()

    def ids(components: list[dict]) -> list[str]:  # type: ignore[type-arg]
        found = []
        for component in components:
            if component.get("custom_id"):
                found.append(component["custom_id"])
            found += ids(component.get("components", []))
        return found

    every = [*house.thread(table), *house.dm(house.ana), *house.dm(house.bob), *house.posts(house.channel.id)]
    found = [custom_id for message in every for custom_id in ids(message.components)]
    assert len(found) > 10
    assert all((control := Control.parse(custom_id)) is not None and control.match == table.match_id for custom_id in found)


async def test_a_turn_played_while_the_courier_looks_at_its_clock_is_told_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started()
    look = house.store.next_delivery
    played: list[Table] = []

    async def plays_meanwhile() -> Any:
        due = await look()
        if due is None and not played:
            played.append(await house.turn(table))
            house.courier.wake()
        return due

    monkeypatch.setattr(house.store, "next_delivery", plays_meanwhile)
    house.courier.wake()
    await house.courier.settle()
    assert played
    assert not await house.deliveries(table, "pending")
