"""A bad evening: posts fail before or after Discord has taken them, marks are lost, the courier dies and comes back."""

from __future__ import annotations

import random
from typing import Any

import discord
import pytest

from tests.bot_discord.house import House


@pytest.mark.parametrize("seed", range(4))
async def test_everything_is_told_once_and_in_order_whatever_happens(
    house: House, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = random.Random(seed)
    table = await house.started()
    send, marked = discord.PartialMessageable.send, house.store.mark_sent
    trouble = {"before": 0, "after": 0, "mark": 0, "death": 0}

    async def storm(self: Any, *args: Any, **kwargs: Any) -> Any:
        if chance.random() < 0.25:
            trouble["before"] += 1
            raise ConnectionResetError
        message = await send(self, *args, **kwargs)
        if chance.random() < 0.25:
            trouble["after"] += 1
            raise TimeoutError
        return message

    async def forgetful(delivery_id: int, message_id: int | None) -> None:
        if chance.random() < 0.15:
            trouble["mark"] += 1
            raise RuntimeError("killed")
        await marked(delivery_id, message_id)

    monkeypatch.setattr(discord.PartialMessageable, "send", storm)
    monkeypatch.setattr(house.store, "mark_sent", forgetful)
    for _ in range(12):
        table = await house.turn(table)
        await house.settle()
        house.clock.advance(seconds=chance.choice((0, 3, 20, 100)))
        if chance.random() < 0.3:
            trouble["death"] += 1
            house.crash()
            await house.courier.start()
            await house.courier.settle()
    monkeypatch.setattr(discord.PartialMessageable, "send", send)
    monkeypatch.setattr(house.store, "mark_sent", marked)
    for _ in range(4):
        house.clock.advance(hours=2)
        await house.settle()

    assert sum(trouble.values()) > 8
    deliveries = await house.deliveries(table)
    assert {delivery.state for delivery in deliveries} == {"sent"}
    told: dict[int, list[int]] = {}
    for delivery in deliveries:
        if delivery.kind == "turn":
            assert delivery.message_id is not None
            span = range(int(delivery.payload["from"]), int(delivery.payload["to"]) + 1)
            told.setdefault(delivery.message_id, []).extend(span)
    assert list(told) == sorted(told)  # in order
    assert [number for span in told.values() for number in span] == list(range(table.number + 1))  # each entry once
    assert [post.id for post in house.thread(table)] == list(told)  # no post besides, none twice
    for actor in (house.ana, house.bob):
        with_picture = [message for message in house.dm(actor) if message.attachments]
        assert len(with_picture) == 1  # one hand each, the newest
        assert with_picture[0] is house.dm(actor)[-1]
