"""Login, events, resuming and overlapping sessions, through the unmodified client."""

import asyncio
import json

import aiohttp
import discord
import pytest

from bot.offline import OfflineDiscord

from .small_bot import SmallBot, running


async def test_login_gives_the_bot_its_guild_channels_and_commands(offline: OfflineDiscord, bot: SmallBot) -> None:
    assert bot.user is not None
    assert bot.user.id == offline.world.bot.id
    guild = bot.guilds[0]
    assert [channel.name for channel in guild.text_channels] == ["parties", "discussion"]
    assert guild.me.guild_permissions.manage_threads
    assert guild.owner_id not in {user.id for user in offline.world.people()}
    assert [command["name"] for command in offline.world.all_commands()] == ["table"]
    assert offline.gateway.online


async def test_a_wrong_token_is_refused(offline: OfflineDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", offline.api_url)
    client = SmallBot()
    with pytest.raises(discord.LoginFailure):
        await client.login("not.the.token")
    await client.close()


async def test_privileged_intents_are_refused(offline: OfflineDiscord) -> None:
    frame = {"op": 2, "d": {"token": offline.token, "intents": 1 << 15, "properties": {}}}
    async with aiohttp.ClientSession() as http, http.ws_connect(offline.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_json(frame)
        await socket.receive()
        assert socket.close_code == 4014


async def test_content_of_others_is_withheld_without_the_intent(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    await person.say(None, "bonjour à tous")
    await person.say(None, f"bonjour <@{offline.world.bot.id}>")
    await person.say(person.dm, "en privé")
    await offline.until(lambda: len(bot.texts) == 3)
    assert bot.texts == ["", f"bonjour <@{offline.world.bot.id}>", "en privé"]


async def test_a_dropped_gateway_resumes_and_misses_nothing(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    await offline.drop_gateways()
    answer = await person.slash("table ping")  # sent while the bot is away
    assert answer.message["content"] == "pong"
    await offline.until(lambda: bot.resumes == 1)
    assert (offline.gateway.identified, offline.gateway.resumed) == (1, 1)


async def test_a_forgotten_session_identifies_anew(offline: OfflineDiscord, bot: SmallBot) -> None:
    await offline.drop_gateways(resumable=False)
    await offline.until(lambda: offline.gateway.identified == 2)
    assert (await offline.person("Joueur 1").slash("table ping")).message["content"] == "pong"


async def test_old_and_new_process_overlap(offline: OfflineDiscord, bot: SmallBot) -> None:
    """Both sessions get the interaction; the second acknowledgement is refused with 40060 and changes nothing."""
    async with running(offline) as second:
        person = offline.person("Joueur 1")
        await person.slash("table ping")
        await offline.until(lambda: "INTERACTION_CREATE" in bot.heard and "INTERACTION_CREATE" in second.heard)
        await offline.until(lambda: [r.status for r in offline.requests if "callback" in r.route].count(400) == 1)
    refused = next(r for r in offline.requests if r.status == 400)
    assert refused.answer["code"] == 40060
    assert [m["content"] for m in person.messages()] == ["pong"]


async def test_commands_and_old_buttons_survive_a_restart(offline: OfflineDiscord) -> None:
    person = offline.person("Joueur 1")
    async with running(offline):
        post = (await person.slash("table voir")).message
        ids = [command["id"] for command in offline.world.all_commands()]
    assert not offline.gateway.online
    async with running(offline):
        answer = await person.click(post, "Jouer")
        assert answer.kind == 7
        assert [command["id"] for command in offline.world.all_commands()] == ids


async def test_sessions_are_sharded_as_discord_does(offline: OfflineDiscord) -> None:
    """Direct messages arrive on shard 0, a guild on (id >> 22) % shards."""
    home = (offline.world.guild_id >> 22) % 2
    async with aiohttp.ClientSession() as http:
        sockets = []
        for shard in (0, 1):
            socket = await http.ws_connect(offline.gateway_url)
            await socket.receive_json()
            data = {"token": offline.token, "intents": (1 << 9) | (1 << 12), "properties": {}, "shard": [shard, 2]}
            await socket.send_json({"op": 2, "d": data})
            ready = await socket.receive_json()
            assert bool(ready["d"]["guilds"]) == (shard == home)
            sockets.append(socket)
        person = offline.person("Joueur 1")
        await person.say(None, "au salon")
        await person.say(person.dm, "en privé")
        by_shard: dict[int, list[str]] = {}
        for shard, socket in enumerate(sockets):
            seen = []
            while True:
                try:
                    frame = json.loads((await socket.receive(timeout=0.05)).data)
                except TimeoutError:
                    break
                seen.append("guild" if "guild_id" in frame["d"] else "dm")
            by_shard[shard] = seen
        assert by_shard[home].count("guild") == 1
        assert by_shard[0].count("dm") == 1
        assert sum(len(seen) for seen in by_shard.values()) == 2


async def test_heartbeats_are_acknowledged(offline: OfflineDiscord) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(offline.gateway_url) as socket:
        await socket.receive_json()
        await socket.send_json({"op": 1, "d": None})
        assert (await asyncio.wait_for(socket.receive_json(), 1))["op"] == 11


async def test_a_killed_process_leaves_a_session_that_can_be_resumed(offline: OfflineDiscord) -> None:
    """No close frame: what happened meanwhile is replayed to who comes back with the session, in order, once."""
    identify = {"op": 2, "d": {"token": offline.token, "intents": 1 << 12, "properties": {}}}
    person = offline.person("Joueur 1")
    async with aiohttp.ClientSession() as http:
        socket = await http.ws_connect(offline.gateway_url)
        await socket.receive_json()
        await socket.send_json(identify)
        ready = await socket.receive_json()
        assert offline.gateway.online
        assert socket._response.connection is not None
        socket._response.connection.transport.abort()  # type: ignore[union-attr]
        await offline.until(lambda: not offline.gateway.online)
        for word in ("un", "deux"):
            await person.say(person.dm, word)
        resume = {"op": 6, "d": {"token": offline.token, "session_id": ready["d"]["session_id"], "seq": ready["s"]}}
        async with http.ws_connect(ready["d"]["resume_gateway_url"]) as again:
            await again.receive_json()
            await again.send_json(resume)
            frames = [await again.receive_json() for _ in range(3)]
        assert [(f["t"], f["d"].get("content")) for f in frames] == [
            ("MESSAGE_CREATE", "un"),
            ("MESSAGE_CREATE", "deux"),
            ("RESUMED", None),
        ]
        assert [f["s"] - ready["s"] for f in frames] == [1, 2, 3]
        stale = {**resume["d"], "seq": 999}
        async with http.ws_connect(offline.gateway_url) as wrong:
            await wrong.receive_json()
            await wrong.send_json({"op": 6, "d": stale})
            assert await wrong.receive_json() == {"op": 9, "d": False, "s": None, "t": None}


async def test_a_gateway_that_refuses_at_first(offline: OfflineDiscord, bot: SmallBot) -> None:
    offline.refuse_gateways(1)
    async with aiohttp.ClientSession() as http:
        with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
            await http.ws_connect(offline.gateway_url)
        assert caught.value.status == 503
        async with http.ws_connect(offline.gateway_url) as socket:
            assert (await socket.receive_json())["op"] == 10


async def test_a_web_page_cannot_play_the_bot(offline: OfflineDiscord) -> None:
    async with aiohttp.ClientSession() as http:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await http.ws_connect(offline.gateway_url, headers={"Origin": offline.url})


async def test_an_unknown_compression_is_refused(offline: OfflineDiscord) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(offline.gateway_url + "?compress=lz4") as socket:
        await socket.receive()
        assert socket.close_code == 4002
