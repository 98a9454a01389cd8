"""Rooms on Discord: threads of their own, private ones with their members and nobody else; what is asked, told and learnt
there; crashes, deleted threads, missing rights, newcomers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import ChannelType, OverwriteType

from bot.courier.fate import BACKOFF
from bot.courier.wire import CLOSED_MINUTES, KEPT_MINUTES
from bot.panels.ids import Control, fingerprint
from bot.referee.model import Table
from tests.bot.camps_game import Attack, Confirm, Finish, Look, Pass, Plan, Report, Spy, Whisper
from tests.bot_discord.camp import Camp, a_person, install
from tests.bot_discord.house import House, texts

ALLY = {0: 2, 1: 3, 2: 0, 3: 1}


@pytest.fixture
def camp(house: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Camp:
    folder = tmp_path / "data"
    folder.mkdir()
    install(monkeypatch, folder)
    dora, eve = (house.channel.guild.add_member(house.env.create_user(name)) for name in ("dora", "eve"))
    return Camp(house, (house.ana, house.bob, house.carl, dora), eve)


def pinged(message: Any) -> set[int]:
    """Whom a stored message pings."""
    return set(message.ping_user_ids)


def controls(message: Any) -> list[Control]:
    """All controls of a stored message."""
    found = []

    def walk(components: list[dict[str, Any]]) -> None:
        for component in components:
            control = Control.parse(component.get("custom_id") or "")
            if control is not None:
                found.append(control)
            walk(component.get("components", []))

    walk(message.components)
    return found


# -- opening ---------------------------------------------------------------------------------------------------------


async def test_each_camp_has_a_private_thread_with_its_two_members(camp: Camp) -> None:
    table = await camp.started()
    threads = [camp.thread(table, f"camp {n}") for n in (0, 1)]
    assert len({*threads, table.thread_id}) == 3
    me = camp.house.client.user
    assert me is not None
    for thread, (one, two) in zip(threads, ((0, 2), (1, 3)), strict=True):
        channel = camp.channel(thread)
        assert channel.type == ChannelType.PRIVATE_THREAD
        assert channel.parent_id == camp.house.channel.id
        assert channel.name == f"{table.code} · Notre camp"
        assert set(channel.thread_members) == {me.id, camp.people[one].id, camp.people[two].id}
    (post,) = camp.told(table, "camp 0")
    assert "Notre camp" in texts(post)
    assert "modérateurs" in texts(post)
    assert "prévoir un nombre" in texts(post)
    assert set(post.ping_user_ids) == {camp.people[0].id, camp.people[2].id}
    assert [item["filename"] for item in post.attachments] == ["camp.png"]
    (at_table,) = camp.house.thread(table)
    assert "prévoir" not in texts(at_table)
    assert pinged(at_table) == {camp.people[0].id}
    assert not await camp.house.deliveries(table, "pending")


async def test_a_battle_has_a_public_thread_while_it_lasts(camp: Camp) -> None:
    table = await camp.started()
    table = await camp.play(table, 0, Attack(1))
    thread = camp.thread(table, "battle 1")
    channel = camp.channel(thread)
    assert channel.type == ChannelType.PUBLIC_THREAD
    assert channel.name == f"{table.code} · Bataille 1"
    assert {camp.people[0].id, camp.people[1].id, camp.eve.id} <= set(channel.thread_members)
    (post,) = camp.told(table, "battle 1")
    assert "ana attaque bob" in texts(post)
    assert "raconter la bataille" in texts(post)
    assert set(post.ping_user_ids) == {camp.people[0].id, camp.people[1].id}
    assert not post.attachments  # the game has no picture for battles
    # the table tells of it too, leads there, and asks only what is decided at the table
    last = camp.house.thread(table)[-1]
    assert f"<#{thread}>" in texts(last)
    assert "ana attaque bob" in texts(last)
    assert "raconter" not in texts(last)
    table = await camp.play(table, 1, Report(1, 30))
    posts = camp.told(table, "battle 1")
    assert len(posts) == 2
    assert "bob annonce 30 pertes" in texts(posts[1])
    assert posts[1].ping_user_ids == [camp.people[0].id]
    assert Control("do", table.match_id, arg="confirm,1") in controls(posts[1])
    assert len(camp.house.thread(table)) == 2  # nothing new at the table
    table = await camp.play(table, 0, Confirm(1))
    closing = texts(camp.told(table, "battle 1")[-1])
    assert "ana confirme la bataille 1" in closing
    assert f"<#{table.thread_id}>" in closing
    assert camp.channel(thread).thread_metadata.auto_archive_duration == CLOSED_MINUTES
    table = await camp.play(table, 1, Pass())
    told = texts(camp.house.thread(table)[-1])
    assert "bob annonce 30 pertes" in told
    assert "ana confirme" in told
    assert f"<#{thread}>" not in told
    assert not await camp.house.deliveries(table, "dead")


async def test_the_end_closes_every_room(camp: Camp) -> None:
    table = await camp.started()
    table = await camp.play(table, 0, Whisper(4711))
    table = await camp.play(table, 0, Finish())
    for key in ("camp 0", "camp 1"):
        assert camp.channel(camp.thread(table, key)).thread_metadata.auto_archive_duration == CLOSED_MINUTES
    assert "souffle 4711" in texts(camp.told(table, "camp 0")[-1])
    assert "4711" not in texts(camp.told(table, "camp 1")[-1])
    assert not await camp.house.deliveries(table, "pending")
    assert not await camp.house.deliveries(table, "dead")


# -- what stays among members ----------------------------------------------------------------------------------------


async def test_nobody_outside_ever_receives_what_was_told_in_a_private_room(camp: Camp) -> None:
    table = await camp.started()
    table = await camp.play(table, 0, Whisper(4711))
    table = await camp.play(table, 2, Plan(5555))
    table = await camp.play(table, 3, Plan(6666))
    table = await camp.play(table, 1, Spy())
    table = await camp.play(table, 3, Look())
    table = await camp.play(table, 0, Attack(1))
    table = await camp.play(table, 1, Report(1, 30))
    table = await camp.play(table, 0, Confirm(1))
    hidden = [(await camp.house.referee.view(table.match_id, seat)).hidden[seat] for seat in range(4)]
    assert len({4711, 5555, 6666, *hidden}) == 7
    secrets = {4711: (0, 2), 5555: (0, 2), 6666: (1, 3), hidden[2]: (1, 3), hidden[3]: (), hidden[0]: ()}
    for secret, readers in secrets.items():
        assert {seat for seat, actor in enumerate(camp.people) if camp.knows(actor, secret)} == set(readers), secret
        assert not camp.knows(camp.eve, secret), secret
    for key in ("camp 0", "camp 1"):
        assert str(hidden[3]) not in "".join(texts(post) for post in camp.told(table, key))
    # who reads no private room does not even learn that something is decided there
    assert "prévoir" not in camp.reads(camp.eve)
    assert "annonce 30" in camp.reads(camp.eve)


async def test_a_private_room_names_no_outsider_in_a_way_that_would_let_them_in(camp: Camp) -> None:
    table = await camp.started()
    table = await camp.play(table, 0, Attack(1))
    table = await camp.play(table, 2, Plan(5555))
    table = await camp.play(table, 1, Report(1, 30))
    for key, members in (("camp 0", (0, 2)), ("camp 1", (1, 3))):
        inside = {camp.people[seat].id for seat in members}
        for post in camp.told(table, key):
            assert set(post.ping_user_ids) <= inside
            for actor in (*camp.people, camp.eve):
                assert actor.id in inside or f"<@{actor.id}>" not in texts(post)


async def test_a_newcomer_comes_in_and_the_former_holder_is_out_before_anything_more_is_said(camp: Camp) -> None:
    table = await camp.started()
    carl, eve, house = camp.people[2], camp.eve, camp.house
    frank = house.channel.guild.add_member(house.env.create_user("frank"))
    await house.referee.replace(table.match_id, eve.id, 2, a_person(frank), "88")
    await camp.play(table, 0, Whisper(4711), settle=False)
    await house.referee.play(table.match_id, camp.people[0].id, 0, (Spy(),))
    await house.settle()
    table = await camp.now(table)
    members = set(camp.channel(camp.thread(table, "camp 0")).thread_members)
    assert frank.id in members
    assert carl.id not in members
    assert camp.knows(frank, 4711)
    assert not camp.knows(carl, 4711)
    assert not await house.deliveries(table, "pending")


async def test_while_somebody_cannot_be_sent_out_nothing_more_is_said(camp: Camp) -> None:
    table = await camp.started()
    carl, house = camp.people[2], camp.house
    thread = camp.thread(table, "camp 0")
    house.env.inject_error(
        "DELETE", f"/channels/{thread}/thread-members/{carl.id}", status=403, code=50013, message="Missing", times=1
    )
    await house.referee.replace(table.match_id, camp.eve.id, 2, None)
    table = await camp.play(table, 0, Spy())
    assert carl.id in camp.channel(thread).thread_members
    assert len(camp.told(table, "camp 0")) == 1
    assert await house.deliveries(table, "pending")
    house.clock.advance(seconds=BACKOFF[0].total_seconds() + 1)
    await house.settle()
    assert carl.id not in camp.channel(thread).thread_members
    assert len(camp.told(table, "camp 0")) > 1
    assert "espionne" not in camp.reads(carl)


# -- up to date ------------------------------------------------------------------------------------------------------


async def test_a_post_of_a_room_is_kept_up_to_date(camp: Camp) -> None:
    table = await camp.started()
    (before,) = camp.told(table, "camp 0")
    table = await camp.play(table, 2, Plan(5555))
    old, new = camp.told(table, "camp 0")
    assert old.id == before.id
    assert "carl prévoit 5555" in texts(new)
    assert "prévoir un nombre" not in texts(new)
    assert new.ping_user_ids == []
    play = next(control for control in controls(new) if control.verb == "play")
    assert play.arg == fingerprint("camp 0")


async def test_going_back_takes_the_question_with_it(camp: Camp) -> None:
    """Nothing to tell, nobody to ask: the battle's thread closes, and opens again with the same key."""
    table = await camp.started()
    table = await camp.play(table, 0, Attack(1))
    thread = camp.thread(table, "battle 1")
    await camp.house.referee.rewind(table.match_id, camp.eve.id, 0)
    await camp.house.settle()
    assert camp.channel(thread).thread_metadata.auto_archive_duration == CLOSED_MINUTES
    table = await camp.play(table, 0, Attack(3))
    assert camp.thread(table, "battle 1") == thread
    assert camp.channel(thread).thread_metadata.auto_archive_duration == KEPT_MINUTES
    last = camp.told(table, "battle 1")[-1]
    assert "ana attaque dora" in texts(last)
    assert set(last.ping_user_ids) == {camp.people[0].id, camp.people[3].id}


async def test_reminders_come_in_the_room(camp: Camp) -> None:
    table = await camp.started()
    count = len(camp.told(table, "camp 1"))
    camp.house.clock.advance(hours=46.5)
    await camp.house.referee.sweep()
    await camp.house.settle()
    last = camp.told(table, "camp 1")[-1]
    assert len(camp.told(table, "camp 1")) == count + 1
    assert set(last.ping_user_ids) == {camp.people[1].id, camp.people[3].id}
    assert "prévoir un nombre" in texts(last)
    assert "prévoir un nombre" not in camp.reads(camp.eve)


async def test_half_time_with_closed_dm_is_said_in_the_room(camp: Camp) -> None:
    table = await camp.started()
    bob = camp.people[1]
    camp.house.close_dm(bob)
    camp.house.clock.advance(hours=24.1)
    await camp.house.referee.sweep()
    await camp.house.settle()
    assert camp.told(table, "camp 1")[-1].ping_user_ids == [bob.id]
    assert "prévoir un nombre" not in camp.reads(camp.eve)


# -- crashes and refusals --------------------------------------------------------------------------------------------


async def crashed(camp: Camp, table: Table) -> Table:
    """Another process takes over."""
    camp.house.crash()
    await camp.house.courier.start()
    await camp.house.courier.settle()
    await camp.house.settle()
    return await camp.now(table)


async def test_killed_between_storing_and_opening_everything_opens_once(camp: Camp) -> None:
    table = await camp.started()
    table = await camp.play(table, 0, Attack(1), settle=False)
    table = await camp.play(table, 1, Report(1, 30), settle=False)
    table = await crashed(camp, table)
    posts = camp.told(table, "battle 1")
    assert len(posts) == 1  # the backlog is one post
    assert "ana attaque bob" in texts(posts[0])
    assert "30 pertes" in texts(posts[0])
    assert posts[0].ping_user_ids == [camp.people[0].id]
    names = [channel.name for channel in camp.house.env.backend.channels.values()]
    assert names.count(f"{table.code} · Bataille 1") == 1


@pytest.mark.parametrize("key", ["battle 1", "camp 0"])
async def test_killed_after_opening_before_noting_it_takes_the_same_thread(
    camp: Camp, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    stands = camp.house.referee.room_stands

    async def dies(match_id: int, room: str, thread: int) -> bool:
        if room == key:
            raise RuntimeError("killed")
        return await stands(match_id, room, thread)

    monkeypatch.setattr(camp.house.referee, "room_stands", dies)
    table = await camp.started()
    table = await camp.play(table, 0, Attack(1))
    assert table.chamber(key).thread_id is None  # type: ignore[union-attr]
    monkeypatch.setattr(camp.house.referee, "room_stands", stands)
    camp.house.clock.advance(minutes=1)
    table = await crashed(camp, table)
    assert len(camp.told(table, key)) == 1
    name = camp.channel(camp.thread(table, key)).name
    same = [c for c in camp.house.env.backend.channels.values() if c.name == name]
    # two rooms of one name: each its own, and no third
    assert len(same) == (2 if key == "camp 0" else 1)
    assert camp.thread(table, "camp 0") != camp.thread(table, "camp 1")
    assert not await camp.house.deliveries(table, "pending")


async def test_killed_between_posting_and_marking_posts_nothing_twice(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await camp.started()
    table = await camp.play(table, 0, Spy(), settle=False)
    marked = camp.house.store.mark_sent
    waiting = {d.id for d in await camp.house.deliveries(table, "pending") if d.destination.startswith("room:")}
    assert waiting

    async def dies(delivery_id: int, message_id: int | None) -> None:
        if delivery_id in waiting:
            raise RuntimeError("killed")
        await marked(delivery_id, message_id)

    monkeypatch.setattr(camp.house.store, "mark_sent", dies)
    await camp.house.settle()
    assert len(camp.told(table, "camp 0")) == 2
    monkeypatch.setattr(camp.house.store, "mark_sent", marked)
    table = await crashed(camp, table)
    assert len(camp.told(table, "camp 0")) == 2
    assert not await camp.house.deliveries(table, "pending")


async def test_a_deleted_room_is_opened_again_with_its_people(camp: Camp) -> None:
    table = await camp.started()
    thread = camp.thread(table, "camp 0")
    camp.house.env.backend.delete_channel(thread)
    table = await camp.play(table, 0, Spy())
    fresh = camp.thread(table, "camp 0")
    assert fresh != thread
    assert {camp.people[0].id, camp.people[2].id} <= set(camp.channel(fresh).thread_members)
    assert camp.people[1].id not in camp.channel(fresh).thread_members
    (post,) = camp.told(table, "camp 0")
    assert "espionne" in texts(post)


async def test_a_room_that_may_not_be_opened_names_the_right_to_the_gm_and_holds_nobody_else_up(camp: Camp) -> None:
    house = camp.house
    me = house.client.user
    assert me is not None
    right = int(discord.Permissions.create_private_threads.flag)
    channel = house.env.backend.get_channel(house.channel.id)
    house.env.backend.set_overwrite(channel.id, Overwrite(me.id, OverwriteType.MEMBER, allow=0, deny=right))
    table = await camp.started()
    assert table.chamber("camp 0").thread_id is None  # type: ignore[union-attr]
    assert len(house.thread(table)) == 1
    assert any("Créer des fils privés" in texts(post) for post in house.dm(camp.eve))
    table = await camp.play(table, 2, Plan(5555))  # the game goes on meanwhile
    house.env.backend.set_overwrite(channel.id, Overwrite(me.id, OverwriteType.MEMBER, allow=right, deny=0))
    house.clock.advance(seconds=sum(wait.total_seconds() for wait in BACKOFF[:4]))
    await house.settle()
    table = await camp.now(table)
    (post,) = camp.told(table, "camp 0")
    assert "carl prévoit 5555" in texts(post)
    assert not await house.deliveries(table, "pending")
