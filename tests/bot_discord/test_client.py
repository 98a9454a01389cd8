"""The client's wiring: intents, pings, supervision of a connection that fails, another server than Discord's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from simcord.env import Env

from bot.client import Meneur, ShardedMeneur, client_options, intents, passing, point_at, supervise
from bot.clock.alarm import Alarm
from bot.clock.time import FakeClock
from bot.record.migrate import upgrade
from bot.record.store import Store


def test_no_privileged_intent() -> None:
    asked = {name for name, given in intents() if given}
    assert asked == {"guilds"}


async def test_nobody_is_pinged_unless_a_post_means_it() -> None:
    client = discord.Client(**client_options())
    assert client.allowed_mentions is not None
    assert client.allowed_mentions.to_dict() == {"parse": []}


async def test_several_connections_keep_the_wiring(tmp_path: Path) -> None:
    store = Store.at(f"sqlite+aiosqlite:///{tmp_path}/meneur.sqlite3")
    client = ShardedMeneur(store, FakeClock(), shard_count=2)
    async with client:
        assert isinstance(client, discord.AutoShardedClient)
        assert client.intents == intents()
        assert client.courier is None
    assert client.is_closed()
    await store.close()


class Unreachable(discord.Client):
    """A client whose gateway cannot be reached; the rest is discord.py's."""

    made = 0

    def __init__(self) -> None:
        super().__init__(intents=intents())
        type(self).made += 1

    async def login(self, token: str) -> None:
        return None


async def test_the_first_connection_may_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py issue 10520: it raises AttributeError and gives up; we come back with a new client."""
    Unreachable.made = 0

    async def refused(*args: Any, **kwargs: Any) -> Any:
        if Unreachable.made < 3:
            raise ConnectionRefusedError
        raise discord.LoginFailure

    monkeypatch.setattr(DiscordWebSocket, "from_client", refused)
    monkeypatch.setattr("discord.client.ExponentialBackoff.delay", lambda self: 0.0)
    with pytest.raises(AttributeError):
        await Unreachable().start("t")  # what discord.py does alone
    Unreachable.made = 0
    with pytest.raises(discord.LoginFailure):
        await supervise(Unreachable, "t", first=0.01)
    assert Unreachable.made == 3


async def test_our_own_mistakes_are_not_tried_again() -> None:
    class Broken(Unreachable):
        async def login(self, token: str) -> None:
            raise ZeroDivisionError

    Broken.made = 0
    with pytest.raises(ZeroDivisionError):
        await supervise(Broken, "t", first=0.01)
    assert Broken.made == 1


def test_an_attribute_error_of_ours_is_no_network_trouble() -> None:
    with pytest.raises(AttributeError) as caught:
        _ = None.sequence  # type: ignore[attr-defined]
    assert not passing(caught.value)
    assert passing(ConnectionResetError())
    assert passing(TimeoutError())


def test_another_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", Route.BASE)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", DiscordWebSocket.DEFAULT_GATEWAY)
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)
    point_at(None, None)
    assert before == (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)
    point_at("http://127.0.0.1:8420/api/v10/", "ws://127.0.0.1:8420/gateway")
    assert Route("GET", "/users/@me").url == "http://127.0.0.1:8420/api/v10/users/@me"
    assert yarl.URL("ws://127.0.0.1:8420/gateway") == DiscordWebSocket.DEFAULT_GATEWAY


@pytest.mark.parametrize("at_home", [False, True])
async def test_commands_are_registered_in_one_scope(tmp_path: Path, at_home: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Alarm, "start", lambda self: None)  # it waits for real time, which simcord does not
    store = Store.at(f"sqlite+aiosqlite:///{tmp_path}/meneur.sqlite3")
    await upgrade(store.engine)
    home = 1_000_000_000_000_000_000
    client = Meneur(store, FakeClock(), guild_id=home if at_home else None)
    env = Env(client, check_errors=True, settle_timeout=60)
    if at_home:
        env.create_guild(id=home)
    await env.start()
    try:
        names = {command.name for command in await client.tree.fetch_commands()}
        here = (
            {command.name for command in await client.tree.fetch_commands(guild=discord.Object(home))} if at_home else set()
        )
    finally:
        await env.shutdown()
        await store.close()
    shown = here if at_home else names
    assert {"partie", "mj", "ligne"} <= shown
    assert not (names & here)
    assert client.desk.command_ids.keys() == shown
