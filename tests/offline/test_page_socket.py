"""The page's protocol, and that a screen shows nothing that is not for its person."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.offline import OfflineDiscord

from .small_bot import SmallBot

Json = dict[str, Any]


class Screen:
    """One page open as one person."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.seen: list[Json] = []

    async def next(self, op: str, **wanted: Any) -> Json:
        """The next event of this kind with these fields."""
        async with asyncio.timeout(2):
            while True:
                event = await self.socket.receive_json()
                self.seen.append(event)
                if event["op"] == op and all(event["d"].get(key) == value for key, value in wanted.items()):
                    data: Json = event["d"]
                    return data

    async def send(self, **frame: Any) -> None:
        await self.socket.send_json(frame)


@contextlib.asynccontextmanager
async def screen(offline: OfflineDiscord, name: str) -> AsyncIterator[tuple[Screen, Json]]:
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{offline.url}/offline/people") as answer:
            people = (await answer.json())["people"]
        person = next(p for p in people if p["global_name"] == name)
        async with http.ws_connect(f"{offline.url}/offline/ws?user={person['id']}") as socket:
            shown = Screen(socket)
            yield shown, await shown.next("ready")


async def test_people_are_listed_and_let_in(offline: OfflineDiscord) -> None:
    async with aiohttp.ClientSession() as http:
        url = f"{offline.url}/offline/people"
        async with http.get(url) as answer:
            body = await answer.json()
        assert [(p["global_name"], p["locale"]) for p in body["people"]] == [
            ("Joueur 1", "fr"),
            ("Joueur 2", "en-US"),
            ("Joueur 3", "fr"),
            ("MJ", "fr"),
        ]
        assert body["bot"] == {"id": str(offline.world.bot.id), "name": "Meneur", "online": False}
        async with http.post(url, json={"name": "Aldric", "locale": "en-US"}) as answer:
            assert (await answer.json())["global_name"] == "Aldric"
        for wrong in ({"locale": "fr"}, {"name": " "}, {"name": "x", "locale": "xx"}, []):
            async with http.post(url, json=wrong) as answer:
                assert answer.status == 400
        async with http.post(url, json={"name": "Intrus"}, headers={"Origin": "https://elsewhere.example"}) as answer:
            assert answer.status == 403
    assert offline.world.people()[-1].name == "Aldric"


async def test_a_foreign_site_gets_no_screen(offline: OfflineDiscord) -> None:
    user = offline.world.people()[0].id
    async with aiohttp.ClientSession() as http:
        for query, headers in (
            (f"user={user}", {"Origin": "https://elsewhere.example"}),
            (f"user={user}", {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"}),
            ("user=abc", {}),
            (f"user={offline.world.bot.id}", {}),
        ):
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await http.ws_connect(f"{offline.url}/offline/ws?{query}", headers=headers)


async def test_a_command_from_the_page(offline: OfflineDiscord, bot: SmallBot) -> None:
    async with screen(offline, "Joueur 1") as (one, ready), screen(offline, "Joueur 2") as (two, _):
        channel = next(c["id"] for c in ready["channels"] if c.get("name") == "parties")
        command = next(c["id"] for c in ready["commands"] if c["name"] == "table")
        assert ready["bot_online"]
        assert {c["type"] for c in ready["channels"]} == {0, 1}
        act = {"channel_id": channel, "command_id": command}
        await one.send(op="autocomplete", nonce="a", path=["poser"], options={"carte": "r"}, focused="carte", **act)
        assert (await one.next("autocomplete", nonce="a"))["choices"] == [{"name": "Rouge", "value": "Rouge"}]
        await one.send(op="command", nonce="b", path=["poser"], options={"carte": "Rouge", "champ": 2}, **act)
        assert (await one.next("message"))["content"] == "Rouge en 2"
        assert (await one.next("interaction", nonce="b"))["state"] == "done"
        assert (await two.next("message"))["content"] == "Rouge en 2"
        await one.send(op="command", nonce="c", path=["poser"], options={"carte": "Rouge"}, **act)
        assert (await one.next("interaction", nonce="c"))["state"] == "failed"
        assert "champ" in (await one.next("error"))["message"]


async def test_controls_modals_and_ephemerals_from_the_page(offline: OfflineDiscord, bot: SmallBot) -> None:
    async with screen(offline, "Joueur 1") as (one, _), screen(offline, "Joueur 3") as (three, _):
        post = (await offline.person("MJ").slash("table voir")).message
        await one.next("message_update", id=post["id"])
        act = {"channel_id": post["channel_id"], "message_id": post["id"]}
        await one.send(op="component", nonce="a", custom_id="slow", **act)
        hand = await one.next("message", content="Ta main")
        await one.send(op="component", nonce="b", custom_id="write", **act)
        modal = await one.next("modal", nonce="b")
        assert modal["title"] == "Une lettre"
        fields = {"words": "secret", "tone": ["polite"]}
        await one.send(op="modal_submit", nonce="c", modal_id=modal["modal_id"], fields=fields)
        await one.next("message", content="secret ['polite']")
        await one.send(op="component", nonce="d", custom_id="suit", values=["B"], **act)
        await one.next("message", content="choisi B")
        await one.send(op="dismiss", message_id=hand["id"])
        await one.next("message_delete", id=hand["id"])
        await one.send(op="component", nonce="e", custom_id="nothing", **act)
        assert (await one.next("interaction", nonce="e"))["state"] == "failed"
        await one.send(op="send", channel_id=post["channel_id"], content="fin")
        await three.next("message", content="fin")
        told = json.dumps(three.seen, ensure_ascii=False)
        assert "Ta main" not in told
        assert "choisi B" not in told
        assert "modal" not in {event["op"] for event in three.seen}


async def test_a_late_screen_finds_its_own_ephemerals_only(offline: OfflineDiscord, bot: SmallBot) -> None:
    person = offline.person("Joueur 1")
    kept, gone = await person.slash("table main"), await person.slash("table main")
    person.dismiss(gone.message)
    await person.slash("table ping", channel=person.dm)
    async with screen(offline, "Joueur 1") as (_, ready):
        channel = kept.message["channel_id"]
        assert [m["id"] for m in ready["messages"][channel]] == [kept.message["id"]]
        assert [m["content"] for m in ready["messages"][str(person.dm.id)]] == ["pong"]
    async with screen(offline, "Joueur 3") as (_, ready):
        assert ready["messages"][channel] == []
        assert str(person.dm.id) not in ready["messages"]


async def test_a_private_thread_appears_for_who_is_let_in(offline: OfflineDiscord, bot: SmallBot) -> None:
    one, three = offline.world.people()[0], offline.world.people()[2]
    async with screen(offline, "Joueur 1") as (in_it, _), screen(offline, "Joueur 3") as (outside, _):
        parent = offline.channel("parties")
        thread = offline.world.add_thread(parent, "Équipe", offline.world.bot, 12)
        offline.world.add_message(thread, offline.world.bot, {"content": "plan"})
        offline.world.change_members(thread, added=[one])
        assert (await in_it.next("channel", id=str(thread.id)))["name"] == "Équipe"
        await in_it.next("message", content="plan")
        await outside.send(op="history", channel_id=str(thread.id))
        await outside.next("error")
        offline.world.change_members(thread, removed=[one])
        await in_it.next("channel_delete", id=str(thread.id))
        offline.world.change_members(thread, added=[three])
        await outside.next("channel", id=str(thread.id))
        assert [event["op"] for event in outside.seen[:-1] if event["op"] != "error"] == ["ready"]


async def test_settings_and_history(offline: OfflineDiscord) -> None:
    person = offline.world.people()[0]
    for number in range(60):
        offline.world.add_message(offline.channel("parties"), offline.world.bot, {"content": str(number)})
    async with screen(offline, "Joueur 1") as (one, ready):
        channel = str(offline.channel("parties").id)
        shown = ready["messages"][channel]
        assert [m["content"] for m in shown] == [str(n) for n in range(10, 60)]
        await one.send(op="history", channel_id=channel, before=shown[0]["id"])
        older = await one.next("history", channel_id=channel)
        assert [m["content"] for m in older["messages"]] == [str(n) for n in range(10)]
        await one.send(op="locale", locale="en-US")
        await one.next("user", id=str(person.id))
        await one.send(op="dms", closed=True)
        await one.next("user", id=str(person.id))
        for frame in ({"op": "locale", "locale": "xx"}, {"op": "unknown"}, {"op": "send"}, [1]):
            await one.socket.send_json(frame)
            await one.next("error")
    assert (person.locale, person.dms_closed) == ("en-US", True)


async def test_presence_and_failures_are_shown(offline: OfflineDiscord) -> None:
    offline.desk.ack_seconds = 0.02
    command = {"id": "1", "name": "seul", "type": 1, "dm_permission": True, "default_member_permissions": None}
    offline.world.commands[1] = command
    async with screen(offline, "Joueur 2") as (two, ready):
        assert not ready["bot_online"]
        channel = str(offline.channel("parties").id)
        await two.send(op="command", nonce="a", channel_id=channel, command_id="1", path=[], options={})
        failed = await two.next("interaction", nonce="a")
        assert (failed["state"], failed["message"]) == ("failed", "The application did not respond.")
        async with aiohttp.ClientSession() as http, http.ws_connect(offline.gateway_url) as socket:
            await socket.receive_json()
            await socket.send_json({"op": 2, "d": {"token": offline.token, "intents": 1, "properties": {}}})
            assert (await two.next("presence"))["bot_online"] is True
        assert (await two.next("presence"))["bot_online"] is False


async def test_pictures_and_the_page_are_served(offline: OfflineDiscord) -> None:
    attachment = offline.world.files.put(offline.world.snowflakes.next(), 1, "plateau été.png", b"\x89PNG")
    async with aiohttp.ClientSession() as http:
        async with http.get(attachment["url"]) as answer:
            assert (answer.status, answer.content_type, await answer.read()) == (200, "image/png", b"\x89PNG")
        async with http.get(f"{offline.url}/attachments/1/2/none.png") as answer:
            assert answer.status == 404
        async with http.get(offline.url) as answer:
            assert (answer.status, answer.content_type) == (200, "text/html")
