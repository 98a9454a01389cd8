"""What goes over the wire is what Discord describes: routes, bodies, answers and gateway events."""

import io
import json
from typing import Any

import aiohttp
import discord
import pytest

from bot.offline import OfflineDiscord, routes_channels, routes_commands, routes_home, routes_messages

from . import spec
from .small_bot import Panel, SmallBot, png
from .test_messages import text_channel

pytestmark = pytest.mark.skipif(not spec.PRESENT, reason="Discord's description is not next to the project")

ROUTES = [
    *routes_home.gateway_routes(lambda: ""),
    *routes_home.ROUTES,
    *routes_channels.ROUTES,
    *routes_commands.ROUTES,
    *routes_messages.ROUTES,
]


def test_every_route_served_is_one_of_discords() -> None:
    unknown = [f"{method} {route}" for method, route, _ in ROUTES if spec.operation(method, route) is None]
    assert unknown == []


async def everything(offline: OfflineDiscord, bot: SmallBot) -> None:
    """A bit of each thing a bot does."""
    person = offline.person("Joueur 1")
    for words in ("table ping", "table main", "table voir"):
        answer = await person.slash(words)
    await person.autocomplete("table poser", "carte", "r")
    await person.click(answer.message, "Jouer")
    await person.click(answer.message, "slow")
    await person.select(answer.message, "suit", ["R"])
    await person.click(answer.message, "Écrire")
    await person.submit(None, {"Texte": "a"})
    channel = text_channel(offline, bot)
    message = await channel.send("x", file=discord.File(io.BytesIO(png()), "a.png"), nonce="1")
    await message.edit(content="y")
    await message.pin()
    assert [pin.id async for pin in channel.pins()] == [message.id]
    thread = await message.create_thread(name="LIG-1")
    await thread.add_user(discord.Object(person.id))
    await thread.fetch_members()
    await thread.edit(archived=True)
    assert [t.id async for t in channel.archived_threads()] == [thread.id]
    private = await channel.create_thread(name="Équipe")
    await private.send("b")
    reply = await message.reply("re")
    assert [m async for m in channel.history()]
    user = await bot.fetch_user(person.id)
    await user.send(view=Panel(), file=discord.File(io.BytesIO(png()), "board.png"))
    emoji = await bot.create_application_emoji(name="roi", image=png())
    await bot.fetch_application_emojis()
    await emoji.delete()
    guild = await bot.fetch_guild(offline.world.guild_id)
    await guild.fetch_channels()
    await guild.fetch_member(person.id)
    await guild.fetch_roles()
    await guild.active_threads()
    await bot.tree.fetch_commands()
    await bot.http.get_bot_gateway()
    await reply.delete()
    await thread.delete()


async def test_requests_and_answers_have_discords_form(offline: OfflineDiscord, bot: SmallBot) -> None:
    await everything(offline, bot)
    assert len({recorded.route for recorded in offline.requests}) >= 25
    assert [fault for recorded in offline.requests for fault in spec.request_faults(recorded)] == []
    assert [fault for recorded in offline.requests for fault in spec.answer_faults(recorded)] == []


EVENTS = {
    "READY": "GatewayReadyDispatch",
    "GUILD_CREATE": "GatewayGuildCreateDispatch",
    "INTERACTION_CREATE": "GatewayInteractionCreateDispatch",
    "MESSAGE_CREATE": "GatewayMessageCreateDispatch",
    "MESSAGE_UPDATE": "GatewayMessageUpdateDispatch",
    "MESSAGE_DELETE": "GatewayMessageDeleteDispatch",
    "THREAD_CREATE": "GatewayThreadCreateDispatch",
    "THREAD_UPDATE": "GatewayThreadUpdateDispatch",
    "THREAD_DELETE": "GatewayThreadDeleteDispatch",
    "CHANNEL_PINS_UPDATE": "GatewayChannelPinsUpdateDispatch",
}


async def test_gateway_events_have_discords_form(offline: OfflineDiscord, bot: SmallBot) -> None:
    """A second, silent session listens next to the bot and checks each event."""
    frames: list[dict[str, Any]] = []
    async with aiohttp.ClientSession() as http, http.ws_connect(offline.gateway_url) as socket:
        await socket.receive_json()
        data = {"token": offline.token, "intents": (1 << 0) | (1 << 9) | (1 << 12), "properties": {}}
        await socket.send_json({"op": 2, "d": data})
        await everything(offline, bot)
        while True:
            try:
                frames.append(json.loads((await socket.receive(timeout=0.05)).data))
            except TimeoutError:
                break
    assert set(EVENTS) <= {frame["t"] for frame in frames}
    for frame in frames:
        if frame["t"] in EVENTS:
            faults = [str(error) for error in spec.gateway_validator(EVENTS[frame["t"]]).iter_errors(frame)]
            assert faults == [], f"{frame['t']}: {frame['d']}"
