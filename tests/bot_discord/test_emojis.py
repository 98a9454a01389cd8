"""The application's emojis: uploaded once, replaced when their picture changes, and never in the way of anything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import discord
import pytest
import pytest_asyncio
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.client import Meneur, client_options, point_at
from bot.clock.time import FakeClock
from bot.courier.emojis import Emojis, name_of
from bot.offline import OfflineDiscord, routes_home
from bot.panels import signs
from bot.record.migrate import upgrade
from bot.record.store import Store
from bot.studio import Studio
from data.signs import SIGNS, marked
from render.kit.emoji import emoji

ROUTE = r"/applications/\d+/emojis"


@pytest_asyncio.fixture
async def offline(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OfflineDiscord]:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    signs.forget()
    async with OfflineDiscord() as server:
        point_at(server.api_url, server.gateway_url)
        yield server
    signs.forget()


@pytest_asyncio.fixture
async def client(offline: OfflineDiscord) -> AsyncIterator[discord.Client]:
    """Logged in; no gateway is needed to upload."""
    async with discord.Client(**client_options()) as made:
        await made.login(offline.token)
        yield made


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Small pictures of no time; called with another edition, other pictures."""
    edition = ["1"]
    pictures = {sign: emoji(sign) for sign in SIGNS[:1]}
    monkeypatch.setattr("bot.courier.emojis.emoji", lambda sign: pictures[SIGNS[0]] + f"{sign} {edition[0]}".encode())
    return lambda other: edition.__setitem__(0, other)


def shown(sign: str) -> str:
    return signs.shown(marked(f":{sign}:", "fr"))


def names(offline: OfflineDiscord) -> list[str]:
    return [str(item["name"]) for item in offline.world.emojis.values()]


def asked(offline: OfflineDiscord) -> list[str]:
    return [request.method for request in offline.requests if "/emojis" in request.path]


async def keep(client: discord.Client, *waits: float) -> None:
    await asyncio.wait_for(Emojis(client, Studio(), waits or (0.0,)).keep(), 60)


async def test_every_sign_is_uploaded_once(offline: OfflineDiscord, client: discord.Client) -> None:
    await keep(client)
    assert names(offline) == [name_of(sign, emoji(sign)) for sign in SIGNS]
    ids = {str(item["name"]): item["id"] for item in offline.world.emojis.values()}
    for sign in SIGNS:
        name = name_of(sign, emoji(sign))
        assert shown(sign) == f"<:{name}:{ids[name]}>"
        assert offline.world.files.get(int(ids[name])) == emoji(sign)
    signs.forget()
    before = len(offline.requests)
    await keep(client)
    assert [request.method for request in offline.requests[before:]] == ["GET"]
    assert shown("food").startswith("<:food_")


async def test_a_changed_picture_is_a_new_emoji_and_old_posts_keep_theirs(
    offline: OfflineDiscord, client: discord.Client, quick: Callable[[str], None]
) -> None:
    await keep(client)
    old = shown("gold")
    quick("2")
    await keep(client)
    assert len(names(offline)) == 2 * len(SIGNS)
    assert shown("gold") != old
    quick("1")
    await keep(client)
    assert shown("gold") == old, "an older bot on the same application goes on with its own"
    assert len(names(offline)) == 2 * len(SIGNS)


async def test_what_is_there_serves_before_anything_is_drawn(
    offline: OfflineDiscord, client: discord.Client, quick: Callable[[str], None]
) -> None:
    await keep(client)
    signs.forget()
    quick("2")
    offline.faults.add("POST", ROUTE, 403, 50013)
    await keep(client)
    assert all(shown(sign).startswith(f"<:{sign}_") for sign in SIGNS)


async def test_emojis_of_others_are_left_alone(
    offline: OfflineDiscord, client: discord.Client, quick: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    image = emoji("food")
    for name in ("food", "food_zzzzzz", "sword_1a2b3c"):
        await client.create_application_emoji(name=name, image=image)
    monkeypatch.setattr(routes_home, "MAX_EMOJIS", 4)
    await keep(client)
    assert names(offline)[:3] == ["food", "food_zzzzzz", "sword_1a2b3c"]
    assert len(names(offline)) == 4
    assert shown(SIGNS[0]).startswith("<:")
    assert shown(SIGNS[1]) == "bois"
    assert "DELETE" not in asked(offline)


async def test_a_full_application_gives_up_replaced_pictures_first(
    offline: OfflineDiscord, client: discord.Client, quick: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(client)
    quick("2")
    monkeypatch.setattr(routes_home, "MAX_EMOJIS", len(SIGNS) + 1)
    await keep(client)
    assert len(names(offline)) == len(SIGNS) + 1
    current = {signs.shown(marked(f":{sign}:", "fr")) for sign in SIGNS}
    there = {f"<:{item['name']}:{item['id']}>" for item in offline.world.emojis.values()}
    assert len(current) == len(SIGNS)
    assert current <= there


async def test_no_room_even_for_the_first_replaces_in_place(
    offline: OfflineDiscord, client: discord.Client, quick: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    await keep(client)
    quick("2")
    monkeypatch.setattr(routes_home, "MAX_EMOJIS", len(SIGNS))
    offline.faults.add("POST", ROUTE, 400, 30008)
    offline.faults.add("POST", ROUTE, 403, 50013)
    await keep(client)
    assert shown(SIGNS[0]) == "nourriture", "the old one is gone and the new one was refused: no dead emoji"
    await keep(client)
    there = {f"<:{item['name']}:{item['id']}>" for item in offline.world.emojis.values()}
    assert {shown(sign) for sign in SIGNS} == there


@pytest.mark.parametrize(
    ("method", "status", "code", "tries"), [("GET", 403, 50001, 1), ("POST", 403, 50013, 1), ("GET", 401, 0, 1)]
)
async def test_no_right_means_words_and_no_second_try(
    offline: OfflineDiscord, client: discord.Client, quick: object, method: str, status: int, code: int, tries: int
) -> None:
    fault = offline.faults.add(method, ROUTE, status, code, times=50)
    await keep(client, 0.0, 0.0, 0.0)
    assert fault.hits == tries
    assert shown("food") == "nourriture"


async def test_a_server_in_trouble_is_asked_again(offline: OfflineDiscord, client: discord.Client, quick: object) -> None:
    offline.faults.add("GET", ROUTE, 503)
    offline.faults.add("POST", ROUTE, 503)
    await keep(client, 0.0, 0.0, 0.0)
    assert len(names(offline)) == len(SIGNS)
    assert asked(offline).count("GET") == 3


async def test_a_cut_connection_is_survived(offline: OfflineDiscord, client: discord.Client, quick: object) -> None:
    offline.faults.cut("POST", ROUTE, after_effect=True)
    await keep(client, 0.0, 0.0)
    assert len(set(names(offline))) == len(names(offline)) == len(SIGNS)
    assert shown("crown").startswith("<:crown_")


async def test_rate_limits_are_waited_out(offline: OfflineDiscord, quick: object) -> None:
    options = client_options() | {"max_ratelimit_timeout": 30.0}
    offline.faults.add("POST", ROUTE, 429, retry_after=0.02)
    async with discord.Client(**options) as client:
        await client.login(offline.token)
        await keep(client)
    assert len(names(offline)) == len(SIGNS)


async def test_a_long_rate_limit_does_not_end_it(
    client: discord.Client, quick: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    async def limited() -> list[discord.Emoji]:
        asked.append(1)
        if len(asked) == 1:
            raise discord.RateLimited(0.01)
        return []

    monkeypatch.setattr(client, "fetch_application_emojis", limited)
    await keep(client, 0.0, 0.0)
    assert len(asked) == 2
    assert shown("food").startswith("<:food_")


async def test_a_second_process_that_was_quicker(
    offline: OfflineDiscord, client: discord.Client, quick: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both saw nothing there; the other one uploaded first."""
    await keep(client)
    signs.forget()
    fetch, first = client.fetch_application_emojis, [True]

    async def nothing_yet() -> list[discord.Emoji]:
        return [] if first and first.pop() else await fetch()

    monkeypatch.setattr(client, "fetch_application_emojis", nothing_yet)
    await keep(client)
    assert len(names(offline)) == len(SIGNS)
    assert all(shown(sign).startswith(f"<:{sign}_") for sign in SIGNS)


async def test_a_picture_that_cannot_be_drawn_is_no_crash(
    offline: OfflineDiscord, client: discord.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(sign: str) -> bytes:
        raise MemoryError

    monkeypatch.setattr("bot.courier.emojis.emoji", broken)
    await keep(client, 0.0, 0.0)
    assert names(offline) == []
    assert shown("food") == "nourriture"


async def test_the_client_brings_its_signs_without_waiting_for_them(
    offline: OfflineDiscord, quick: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go = asyncio.Event()
    keeping = Emojis.keep

    async def held(self: Emojis) -> None:
        await go.wait()
        await keeping(self)

    monkeypatch.setattr(Emojis, "keep", held)
    store = Store.at(f"sqlite+aiosqlite:///{tmp_path}/meneur.sqlite3")
    await upgrade(store.engine)
    client = Meneur(store, FakeClock())
    running = asyncio.create_task(client.start(offline.token))
    try:
        await offline.bot_online(60)
        assert asked(offline) == []
        assert shown("food") == "nourriture"
        go.set()
        await offline.until(lambda: shown("crown").startswith("<:crown_"), 30)
    finally:
        await client.close()
        await asyncio.wait_for(running, 30)
        await store.close()
    assert shown("food") == "nourriture", "a closed client's emojis are forgotten"


async def test_a_client_that_is_closed_stops_uploading(offline: OfflineDiscord, quick: object, tmp_path: Path) -> None:
    store = Store.at(f"sqlite+aiosqlite:///{tmp_path}/meneur.sqlite3")
    await upgrade(store.engine)
    offline.faults.slow("GET", ROUTE, 30.0)
    client = Meneur(store, FakeClock())
    running = asyncio.create_task(client.start(offline.token))
    await offline.until(lambda: bool(asked(offline)), 60)
    await offline.bot_online(60)
    await asyncio.wait_for(client.close(), 20)
    await asyncio.wait_for(running, 30)
    await store.close()
    assert asked(offline) == ["GET"]
