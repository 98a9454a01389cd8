"""The small posts on their way: reminders, notices, questions to seats, what a GM must know."""

from __future__ import annotations

import pytest

from bot.panels.ids import Control
from bot.referee.model import Person, TableRules
from tests.bot_discord.house import House, texts


async def swept(house: House, hours: float) -> None:
    """Time passes, deadlines are looked at, everything is told."""
    house.clock.advance(hours=hours)
    await house.referee.sweep()
    await house.settle()


async def test_reminders_at_half_time_by_dm_and_before_the_end_in_the_thread(house: House) -> None:
    table = await house.started()
    asked, other = house.asked(table), house.other(table)
    before = {actor.id: len(house.dm(actor)) for actor in (asked, other)}
    await swept(house, 24.1)
    assert len(house.dm(asked)) == before[asked.id] + 1
    assert len(house.dm(other)) == before[other.id]
    nudge = house.dm(asked)[-1]
    assert table.code in texts(nudge)
    assert "t’attend" in texts(nudge) or "waiting for you" in texts(nudge)
    assert "|play|" in str(nudge.components)
    assert len(house.thread(table)) == 1
    await swept(house, 22.5)
    posts = house.thread(table)
    assert len(posts) == 2
    assert posts[1].ping_user_ids == [asked.id]


async def test_a_reminder_of_what_is_done_is_not_sent(house: House) -> None:
    table = await house.started()
    house.clock.advance(hours=46.5)
    await house.referee.sweep()
    table = await house.turn(table)  # before the courier comes round
    await house.settle()
    assert all("t’attend" not in texts(post) for post in house.thread(table))
    assert not await house.deliveries(table, "pending")


async def test_half_time_with_closed_dm_is_said_in_the_thread(house: House) -> None:
    table = await house.started()
    asked = house.asked(table)
    house.close_dm(asked)
    await swept(house, 24.1)
    last = house.thread(table)[-1]
    assert last.ping_user_ids == [asked.id]
    assert "t’attend" in texts(last)


async def test_overdue_is_told_to_the_gm_alone(house: House) -> None:
    table = await house.started(TableRules(at_timeout="remind"))
    await swept(house, 48.5)
    told = [post for post in house.dm(house.ana) if "/mj forcer" in texts(post)]
    assert len(told) == 1
    assert f"{table.code} ·" in texts(told[0])
    assert not [post for post in house.thread(table) if "/mj" in texts(post)]


async def test_notices_escape_what_people_typed(house: House) -> None:
    table = await house.started()
    seat = table.seats_of(house.bob.id)[0]
    hostile = "**@everyone** <@1> ||x||"
    await house.referee.replace(table.match_id, house.ana.id, seat, Person(house.carl.id, hostile), "77")
    await house.settle()
    posts = house.thread(table)
    notice = next(post for post in posts if "prend la place" in texts(post))
    assert notice.ping_user_ids == []
    assert not notice.mention_everyone
    for mark in ("**@", "<@1>", "||x"):
        assert mark not in texts(notice)
    thread = house.env.backend.get_channel(table.thread_id)
    assert house.carl.id in thread.thread_members


async def test_a_pause_is_said_and_nobody_is_pinged(house: House) -> None:
    table = await house.started()
    count = len(house.thread(table))
    await house.referee.pause(table.match_id, house.ana.id)
    await house.settle()
    (notice,) = house.thread(table)[count:]
    assert "pause" in texts(notice)
    assert notice.ping_user_ids == []


async def test_a_question_pings_those_asked_and_carries_its_answers(house: House) -> None:
    table = await house.started()
    mover = house.asked(table)
    table = await house.turn(table)
    await house.settle()
    table = await house.turn(table)  # the other has acted: taking back needs their word
    await house.settle()
    table = await house.referee.take_back(table.match_id, house.other(table).id)
    consent = table.consents[0]
    await house.settle()
    post = house.thread(table)[-1]
    assert "reprendre son dernier coup" in texts(post)
    assert set(post.ping_user_ids) == {table.chair(seat).user_id for seat in consent.seats}
    controls = [Control.parse(part["custom_id"]) for part in _parts(post.components) if part.get("custom_id")]
    answers = {
        control.verb: int(control.arg, 36) for control in controls if control is not None and control.verb in ("yes", "no")
    }
    assert answers == {"yes": consent.id, "no": consent.id}
    assert mover is not None


def _parts(components: list[dict]) -> list[dict]:  # type: ignore[type-arg]
    found = []
    for component in components:
        found.append(component)
        found += _parts(component.get("components", []))
    return found


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_a_match_ended_by_the_gm_has_its_last_post(house: House, language: str) -> None:
    table = await house.lobby(language=language)
    await house.settle()
    await house.referee.join(table.match_id, house.person(house.bob), "2")
    await house.referee.start(table.match_id, house.ana.id)
    await house.settle()
    await house.referee.end(table.match_id, house.ana.id, "vacances")
    await house.settle()
    table = await house.referee.table(table.match_id)
    last = texts(house.thread(table)[-1])
    assert ("sans vainqueur" if language == "fr" else "nobody wins") in last
    assert (await house.referee.secret(table.match_id) or "?") in last
    assert not await house.deliveries(table, "pending")
    assert not await house.deliveries(table, "dead")
