"""The application's emojis on the page: pictures within the line, as high as the text, never a code."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from bot.courier.emojis import Emojis
from bot.offline import OfflineDiscord
from bot.panels import signs
from bot.panels.ids import Control
from bot.panels.panel import Item, select
from bot.panels.posts.layout import Post, framed, text
from bot.speech.names import safe
from bot.studio import Studio
from data.signs import SIGNS, marked
from rules.game import Event, Phrase, Ref
from rules.registry import games
from rules.voice import Voice

from .conftest import Open
from .tiny_bot import TinyBot

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
GAME = games()["paper_tales"]


@pytest_asyncio.fixture(loop_scope="session")
async def taught(bot: TinyBot) -> AsyncIterator[TinyBot]:
    """The bot, its signs uploaded."""
    await Emojis(bot, Studio()).keep()
    yield bot
    signs.forget()


def turn() -> Post:
    """What a post of a turn says, and a menu."""
    voice = Voice(GAME, "fr", (safe("Ana :food:"), safe("Bob")))
    unit = {"unit": Ref("unit", "blacksmith"), "amount": 1}
    income = {"seat": Ref("seat", 0), "lines": (Phrase("gain-base", {"amount": 2}), Phrase("gain-unit", unit))}
    wars = {"seat": Ref("seat", 1), "lines": (Phrase("gain-wars", {"amount": 6}),)}
    events = [
        Event("income", {**income, "gold": 3, "total": 5}),
        Event("war-points", {**wars, "points": 6, "total": 9}),
    ]
    card = voice.say(Phrase("detail-unit", {"cost": 2, "strength": 3, "effect": Phrase("short-cook")}))
    lines = [*voice.told(events), voice.say(Phrase("effect-leviathan")), f"`{voice.say(Phrase('effect-miner'))}`"]
    menu = select(Control("hand", 1), "Carte", [Item("cook", "Cuisinier", card, True), Item("b", marked(":age: 2", "fr"))])
    every = " ".join(f":{name}:" for name in SIGNS)
    return Post((text(*lines), framed(text(marked(every, "fr"))), menu))


async def said(offline: OfflineDiscord, bot: TinyBot, page: Any) -> None:
    channel = bot.get_channel(offline.channel("parties").id)
    await channel.send(view=turn().view())  # type: ignore[union-attr]
    await page.until("document.querySelectorAll('.message img.emoji').length >= 20")


async def test_signs_are_pictures_in_the_line(open_page: Open, offline: OfflineDiscord, taught: TinyBot) -> None:
    page = await open_page(columns=1, width=400)
    await said(offline, taught, page)
    await page.until("[...document.querySelectorAll('.message img.emoji')].every((i) => i.complete)")
    shown = await page.js(
        "[...document.querySelectorAll('.message img.emoji')].map((i) => [i.alt, i.naturalWidth, i.offsetHeight, i.src])"
    )
    assert {alt.rpartition("_")[0].strip(":") for alt, *_ in shown} == set(SIGNS)
    for alt, natural, height, source in shown:
        assert natural == 128, alt
        assert 14 <= height <= 30, alt
        assert source.startswith(f"{offline.url}/emojis/")
    words = await page.js("document.querySelector('.message').innerText")
    assert "<:" not in words
    assert "Ana :food:, revenus" in words, "a name is a name"
    assert "Produit 1 cristal." in words, "code is shown in words"
    assert not await page.js("document.querySelector('.message .emoji-text.missing')")
    lines = await page.js(
        "(() => { const p = document.querySelector('.message .para:has(img.emoji)');"
        " return p.offsetHeight / parseFloat(getComputedStyle(p).lineHeight); })()"
    )
    assert abs(lines - round(lines)) < 0.05, f"signs push the lines apart: {lines}"


async def test_menus_say_words(open_page: Open, offline: OfflineDiscord, taught: TinyBot) -> None:
    page = await open_page(columns=1)
    await said(offline, taught, page)
    await page.click("document.querySelector('.message .select')")
    await page.until("document.querySelectorAll('.option').length === 2")
    options = await page.js("[...document.querySelectorAll('.option')].map((o) => o.innerText)")
    assert "2 or, force 3" in options[0]
    assert "jeton Âge 2" in options[1]
    assert not any("<:" in option or ":age" in option for option in options)
