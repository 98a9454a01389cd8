"""Signs in posts and panels: emojis in texts, words in controls, never a raw `:food:`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import ui

from bot.courier.scribe import Scribe
from bot.panels import signs
from bot.panels.desk import Ask
from bot.panels.ids import Control
from bot.panels.limits import OPTION_LABEL, TEXT, units, walk
from bot.panels.lobby_options import made_modal
from bot.panels.panel import Item, Panel, select
from bot.panels.posts.layout import Post, Upload, button, framed, gallery, text
from bot.speech.names import safe, typed
from bot.speech.understand import shown as menu_name
from data.signs import MARK, SIGNS, marked
from render.picture import Picture
from rules.game import Event, Ref
from rules.registry import games
from rules.voice import Voice
from tests.panels import post_table as pt
from tests.pings import careless

FOOD = "<:food_1a2b3c:1234567890123456789>"
HAND = Control("hand", 12)


@pytest.fixture(autouse=True)
def _no_emojis() -> Iterator[None]:
    signs.forget()
    yield
    signs.forget()


def fr(written: str) -> str:
    return marked(written, "fr")


def test_words_until_the_emojis_are_known() -> None:
    line = fr("Produit 2 :food: et 1 :wood:.")
    assert Post((text(line),)).texts() == ["Produit 2 nourritures et 1 bois."]
    signs.learn({"food": FOOD})
    assert Post((text(line),)).texts() == [f"Produit 2\u00a0{FOOD} et 1 bois."]
    signs.forget("food")
    assert Post((text(line),)).texts() == ["Produit 2 nourritures et 1 bois."]


def test_emojis_within_frames_and_sections_too() -> None:
    signs.learn({"food": FOOD})
    section = ui.Section(ui.TextDisplay(fr("1 :food:")), accessory=button(fr("2 :food:"), HAND))
    post = Post((framed(text(fr("3 :food:")), section),))
    assert post.texts() == [f"3\u00a0{FOOD}", f"1\u00a0{FOOD}"]
    assert [item["label"] for item in walk(post.payload()) if item["type"] == 2] == ["2 nourritures"]


def test_code_shows_words() -> None:
    signs.learn({"food": FOOD})
    assert (
        signs.shown(fr("```\n2 :food:\n```\n`1 :food:` 3 :food:"))
        == f"```\n2 nourritures\n```\n`1 nourriture` 3\u00a0{FOOD}"
    )


def test_controls_and_alt_texts_say_words_in_both_languages() -> None:
    signs.learn({name: FOOD for name in SIGNS})
    for language, said in (("fr", "2 cristaux"), ("en", "2 crystals")):
        line = marked("2 :crystal:", language)
        row = select(HAND, line, [Item("a", line, line), Item("b", line)])
        picture = Upload.of(Picture(b"P", line, "a.png", 10, 10))
        raw: ui.Select[ui.LayoutView] = ui.Select(
            custom_id="x", placeholder=line, options=[discord.SelectOption(label=line, description=line)]
        )
        rows = (row, ui.ActionRow(button(line, HAND), ui.Button(label=line, custom_id="y")), ui.ActionRow(raw))
        payload = str(Post((*rows, gallery(picture)), (picture,)).payload())
        assert payload.count(said) == 10
        assert not MARK.search(payload)
        assert "<:" not in payload
        assert menu_name(line) == said


def test_a_long_option_is_cut_after_its_signs_became_words() -> None:
    row = select(HAND, "?", [Item("a", fr("12 :deployment: " * 7), fr(":age:" * 100))])
    (option,) = next(item for item in walk(Post((row,)).payload()) if item["type"] == 3)["options"]
    assert units(option["label"]) <= OPTION_LABEL
    assert units(option["description"]) <= OPTION_LABEL


def test_a_post_full_of_signs_falls_back_to_words_and_fits() -> None:
    signs.learn({"food": FOOD, "age": FOOD})
    few, many, most = fr("1 :food: " * 90), fr("1 :food: " * 250), fr("1 :age: " * 900)
    assert FOOD in Post((text(few),)).texts()[0]
    Post((text(few),)).check()
    assert FOOD not in Post((text(many),)).texts()[0]
    Post((text(many),)).check()
    cut_down = Post((text("Tour 1"), text(most)))
    cut_down.check()
    assert cut_down.texts()[0] == "Tour 1"
    assert units(cut_down.texts()[1]) > TEXT // 2


def test_a_panel_shows_emojis_and_keeps_its_limits() -> None:
    signs.learn({"food": FOOD})
    panel = Panel(heading="PAP-1", notice=fr("+1 :food:"), lines=(fr("2 :food: " * 400),), after=(fr("3 :food:"),))
    panel.post().check()
    short = Panel(notice=fr("+1 :food:")).post()
    assert short.texts() == [f"+1\u00a0{FOOD}"]


def test_a_post_sent_again_keeps_its_signs() -> None:
    signs.learn({"food": FOOD})
    post = Post((text(fr("1 :food:")),), (), (5,))
    assert post.silent().texts() == post.texts() == [f"1\u00a0{FOOD}"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_name_like_a_sign_stays_a_name(language: str) -> None:
    signs.learn({name: f"<:{name}:1>" for name in SIGNS})
    voice = Voice(games()["paper_tales"], language, (safe(":food: <:food:9>"), safe(f"x{fr(':gold:')}")))
    event = Event("income", {"seat": Ref("seat", 0), "lines": (Ref("seat", 1),), "gold": 3, "total": 5})
    (said,) = Post((text(voice.event(event)),)).texts()
    assert r":food: \<:food:9\>" in said
    assert said.count("<:gold:1>") == 1
    assert "<:food:1>" not in said


@pytest.mark.parametrize("who", ["voice", "scribe", "desk"])
def test_a_typed_reason_is_neither_markup_nor_a_sign(who: str) -> None:
    signs.learn({name: f"<:{name}:1>" for name in SIGNS})
    table: Any = replace(pt.TABLE, game_key="paper_tales")
    nobody: Any = None
    voice = {
        "voice": lambda: Voice(games()["paper_tales"], "fr", ("Ana",), typed),
        "scribe": lambda: Scribe(nobody, nobody, nobody).voice(table),
        "desk": lambda: Ask(nobody, nobody, nobody, "fr").voice(table),
    }[who]()
    reason = f"**gras** <:x:2> <@7> :food:{fr(':food:')}"
    event = Event("corrected-gold", {"seat": Ref("seat", 0), "gold": 4, "before": 3, "reason": reason})
    (said,) = Post((text(voice.event(event)),)).texts()
    assert said.endswith("\\*\\*gras\\*\\* \\<:x:2\\> \\<@\u200b7\\> :food:")


async def test_modals_say_words() -> None:
    line = fr("2 :crystal:")
    field: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="x")
    said = str(made_modal(line, HAND, [(line, line, field)]).to_dict())
    assert said.count("2 cristaux") == 3
    assert not MARK.search(said)


def test_a_request_with_a_raw_sign_is_noticed() -> None:
    allowed = {"content": "x", "allowed_mentions": {"parse": []}}
    assert careless("POST", "/channels/1/messages", allowed) is None
    assert careless("POST", "/channels/1/messages", {**allowed, "content": f"1 {FOOD}"}) is None
    for raw in (fr("1 :food:"), "1 :food:"):
        assert careless("POST", "/channels/1/messages", {**allowed, "content": raw}) is not None
        assert careless("POST", "/interactions/1/2/callback", {"type": 8, "data": {"choices": [{"name": raw}]}}) is not None
