"""Faults on order: rate limits, server errors, lost answers, cut connections."""

import asyncio
import time

import aiohttp
import discord
import pytest

from bot.offline import OfflineDiscord
from bot.offline import permissions as perm

from .small_bot import SmallBot
from .test_messages import text_channel

MESSAGES = r"/channels/\d+/messages$"


async def test_a_rate_limit_is_waited_out(offline: OfflineDiscord, bot: SmallBot) -> None:
    fault = offline.faults.add("POST", MESSAGES, 429, retry_after=0.05)
    started = time.monotonic()
    await text_channel(offline, bot).send("patience")
    assert time.monotonic() - started >= 0.05
    assert fault.hits == 1
    assert [r.status for r in offline.requests[-2:]] == [429, 200]
    assert [m["content"] for m in offline.person("Joueur 1").messages()] == ["patience"]


async def test_a_server_error_before_the_effect(offline: OfflineDiscord, bot: SmallBot) -> None:
    offline.faults.add("POST", MESSAGES, 503)
    with pytest.raises(discord.DiscordServerError):
        await text_channel(offline, bot).send("perdu")
    assert offline.person("Joueur 1").messages() == []


async def test_stored_but_the_answer_is_lost(offline: OfflineDiscord, bot: SmallBot) -> None:
    """The message stands though the bot heard an error; sending it again with its nonce adds nothing."""
    channel = text_channel(offline, bot)
    offline.faults.add("POST", MESSAGES, 503, after_effect=True)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("annonce", nonce="delivery-1")
    again = await channel.send("annonce", nonce="delivery-1")
    assert [m["id"] for m in offline.person("Joueur 1").messages()] == [str(again.id)]


async def test_a_cut_connection_after_the_effect(offline: OfflineDiscord, bot: SmallBot) -> None:
    offline.faults.cut("POST", MESSAGES, after_effect=True)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await text_channel(offline, bot).send("annonce")
    assert offline.requests[-1].status == 0
    assert [m["content"] for m in offline.person("Joueur 1").messages()] == ["annonce"]


async def test_an_ordered_permission_error(offline: OfflineDiscord, bot: SmallBot) -> None:
    fault = offline.faults.add("*", r"thread-members", 403, code=50013, times=2)
    thread = await text_channel(offline, bot).create_thread(name="Équipe")
    for _ in range(2):
        with pytest.raises(discord.Forbidden) as caught:
            await thread.add_user(discord.Object(offline.person("Joueur 1").id))
        assert caught.value.code == 50013
    await thread.add_user(discord.Object(offline.person("Joueur 1").id))
    assert fault.hits == 2


async def test_a_fault_on_an_acknowledgement_can_be_named_by_template(offline: OfflineDiscord, bot: SmallBot) -> None:
    offline.faults.add("POST", r"/interactions/\{interaction_id\}", 429, retry_after=0.02)
    answer = await offline.person("Joueur 1").slash("table ping")
    assert answer.message["content"] == "pong"
    assert answer.ack_seconds is not None
    assert answer.ack_seconds >= 0.02


async def test_faults_not_struck_are_forgotten(offline: OfflineDiscord, bot: SmallBot) -> None:
    offline.faults.add("POST", MESSAGES, 503, times=5)
    offline.faults.clear()
    await text_channel(offline, bot).send("ça passe")


async def test_a_slow_request_does_not_hold_up_another(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    offline.faults.slow("POST", r"/users/@me/channels", 0.2)
    user = await bot.fetch_user(person.id)
    sending = asyncio.create_task(user.send("lent"))
    started = time.monotonic()
    await text_channel(offline, bot).send("rapide")
    assert time.monotonic() - started < 0.15
    await sending
    assert [m["content"] for m in person.inbox] == ["rapide", "lent"]


async def test_a_taken_port_is_reported_and_another_can_be_chosen(offline: OfflineDiscord) -> None:
    second = OfflineDiscord(port=offline.port)
    with pytest.raises(OSError, match=str(offline.port)):
        await second.start()
    second.port = 0
    async with second:
        assert second.port != offline.port


async def test_permissions_can_be_taken_everywhere(offline: OfflineDiscord, bot: SmallBot) -> None:
    offline.world.set_bot_permissions(perm.BOT & ~perm.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as caught:
        await text_channel(offline, bot).send("non")
    assert caught.value.code == 50013
    offline.world.set_bot_permissions(perm.BOT)
    await text_channel(offline, bot).send("oui")
