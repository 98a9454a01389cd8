"""Application emojis: uploaded, listed, renamed, removed, shown as pictures; refused as Discord refuses."""

from __future__ import annotations

import base64
from typing import Any

import aiohttp
import discord
import pytest

from bot.offline import OfflineDiscord, routes_home

from . import spec
from .small_bot import SmallBot, png


def uri(content: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


async def post(bot: SmallBot, **body: Any) -> Any:
    route = discord.http.Route("POST", "/applications/{application_id}/emojis", application_id=bot.application_id)
    return await bot.http.request(route, json=body)


async def test_the_life_of_an_emoji(offline: OfflineDiscord, bot: SmallBot) -> None:
    made = await bot.create_application_emoji(name="food_1a2b3c", image=png(128, 128))
    assert made.is_application_owned()
    assert [str(item) for item in await bot.fetch_application_emojis()] == [f"<:food_1a2b3c:{made.id}>"]
    renamed = await made.edit(name="wood")
    assert (renamed.id, renamed.name) == (made.id, "wood")
    assert (await bot.fetch_application_emoji(made.id)).name == "wood"
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_application_emoji(made.id)
    assert caught.value.code == 10014


@pytest.mark.skipif(not spec.PRESENT, reason="Discord's description is not next to the project")
async def test_every_emoji_request_has_discords_form(offline: OfflineDiscord, bot: SmallBot) -> None:
    made = await bot.create_application_emoji(name="food", image=png())
    await bot.fetch_application_emojis()
    await bot.fetch_application_emoji(made.id)
    await made.edit(name="wood")
    await made.delete()
    asked = [recorded for recorded in offline.requests if "/emojis" in recorded.route]
    assert [(r.method, r.status) for r in asked] == [
        ("POST", 201), ("GET", 200), ("GET", 200), ("PATCH", 200), ("DELETE", 204),
    ]  # fmt: skip
    assert [fault for recorded in asked for fault in spec.request_faults(recorded) + spec.answer_faults(recorded)] == []


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"name": "a", "image": uri(png())}, "name"),
        ({"name": "x" * 33, "image": uri(png())}, "name"),
        ({"name": "pas bien", "image": uri(png())}, "name"),
        ({"name": "âge", "image": uri(png())}, "name"),
        ({"image": uri(png())}, "name"),
        ({"name": "taken", "image": uri(png())}, "name"),
        ({"name": "food"}, "image"),
        ({"name": "food", "image": "http://example.org/a.png"}, "image"),
        ({"name": "food", "image": uri(png(), "image/bmp")}, "image"),
        ({"name": "food", "image": uri(b"GIF89a no png")}, "image"),
        ({"name": "food", "image": "data:image/png;base64,$$$"}, "image"),
        ({"name": "food", "image": uri(png() + bytes(256 * 1024))}, "image"),
    ],
)
async def test_what_discord_refuses(offline: OfflineDiscord, bot: SmallBot, body: dict[str, str], field: str) -> None:
    await post(bot, name="taken", image=uri(png()))
    with pytest.raises(discord.HTTPException) as caught:
        await post(bot, **body)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert list(offline.requests[-1].answer["errors"]) == [field]
    assert len(await bot.fetch_application_emojis()) == 1


async def test_an_application_holds_so_many(offline: OfflineDiscord, bot: SmallBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes_home, "MAX_EMOJIS", 2)
    for name in ("one", "two"):
        await post(bot, name=name, image=uri(png()))
    with pytest.raises(discord.HTTPException) as caught:
        await post(bot, name="three", image=uri(png()))
    assert (caught.value.status, caught.value.code) == (400, 30008)


async def test_another_application_is_none_of_ours(offline: OfflineDiscord, bot: SmallBot) -> None:
    with pytest.raises(discord.Forbidden) as caught:
        await bot.http.get_application_emojis(offline.world.application_id + 1)
    assert caught.value.code == 20012


async def test_the_picture_of_an_emoji_is_served(offline: OfflineDiscord, bot: SmallBot) -> None:
    made = await bot.create_application_emoji(name="food", image=png(16, 16))
    async with aiohttp.ClientSession() as http:
        async with http.get(f"{offline.url}/emojis/{made.id}.png") as answer:
            assert answer.status == 200
            assert answer.content_type == "image/png"
            assert await answer.read() == png(16, 16)
        async with http.get(f"{offline.url}/emojis/12345.png") as answer:
            assert answer.status == 404
