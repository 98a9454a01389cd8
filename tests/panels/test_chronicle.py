"""The log of a match for other places: chapters, what passes, what was taken back, hostile names, both forms."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.panels.chronicle import bbcode, chronicle
from bot.panels.names import safe_names
from bot.referee.model import JournalEntry
from rules.game import Event, Outcome, Ref
from rules.registry import game
from rules.voice import Voice
from tests.panels import post_table as pt

GAME = game("marchlords")
SEAT, OTHER = Ref("seat", 0), Ref("seat", 1)


def entry(number: int, *events: Event, undone: bool = False) -> JournalEntry:
    return JournalEntry(number, pt.NOW, "play", 0, "seat", events, undone)


ENTRIES = (
    entry(0, Event("dealt"), Event("turn", {"turn": 1})),
    entry(1, Event("ready", {"seat": SEAT})),
    entry(2, Event("resigned", {"seat": OTHER}), undone=True),
    entry(3, Event("flip", {"turn": 1}), Event("seized", {"tile": Ref("tile", "D4"), "seat": SEAT}, (0,))),
    entry(4, Event("turn", {"turn": 2})),
    entry(5, Event("resigned", {"seat": OTHER})),
)


def log(form: Any, first: str = "Ana", second: str = "Bob", language: str = "en", over: bool = True) -> str:
    table = pt.named(first, second, outcome=Outcome("resigned", (0,), (1, 2), (5, 3)) if over else None)
    return chronicle(table, Voice(GAME, language, safe_names(table, language)), ENTRIES, form)


def test_markdown() -> None:
    lines = log("markdown").splitlines()
    assert lines[0].startswith("# JEU-12 · ")
    assert lines[2] == "Ana and Bob"
    first, second = lines.index("## Turn 1"), lines.index("## Turn 2")
    assert lines[4:first] == ["- The map is drawn, the capitals are dealt.", ""]
    assert lines[first:second] == ["## Turn 1", ""], "a flip is the heading, and no line beneath it"
    assert lines[second + 2] == "- Bob resigns: that kingdom falls dormant."
    assert lines[second + 4].startswith("## ")
    assert "**5**" in lines[-1]


def test_bbcode() -> None:
    text = log("bbcode")
    assert text.startswith("[size=150][b]JEU-12 · ")
    assert "\n[b]Turn 1[/b]\n\n[b]Turn 2[/b]\n[list]\n[*]Bob resigns" in text
    assert "[b]5[/b]" in text
    assert text.count("[list]") == text.count("[/list]") == 2
    assert "**" not in text


@pytest.mark.parametrize("form", ["markdown", "bbcode"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_log_holds_what_everybody_knows_and_what_stands(form: str, language: str) -> None:
    text = log(form, language=language)
    assert "D4" not in text  # a secret of one seat
    ready = Voice(GAME, language, ("Ana", "Bob")).event(Event("ready", {"seat": SEAT}))
    assert ready not in text
    assert text.count("Bob") == 3  # among the names, who resigned, the scores
    assert log(form, language=language, over=False).count("Bob") == 2  # nobody's score before the end


@pytest.mark.parametrize("name", ["[b]x[/b]", "[url=http://x.example]clic[/url]", "**x**", "_a_ `b`", "~~x~~", "a\\*b"])
def test_names_are_data(name: str) -> None:
    text = log("bbcode", second=name)
    shown = text.replace("\u200b", "")
    assert name in shown
    for tag in ("[url", "[i]", "[s]", "[u]"):
        assert tag not in text
    assert text.count("[b]") == text.count("[/b]") == log("bbcode").count("[b]")


def test_emphasis_becomes_tags_that_are_closed() -> None:
    assert bbcode("**a** *b* ~~c~~ __d__") == "[b]a[/b] [i]b[/i] [s]c[/s] [u]d[/u]"
    assert bbcode("**a *b** c") == "[b]a [i]b[/i][/b] c"
    assert bbcode("**open") == "[b]open[/b]"
    assert bbcode(r"\*not\* [x]") == "*not* [\u200bx]"


def test_a_log_without_chapters() -> None:
    voice = pt.voice(pt.TABLE, "en")
    text = chronicle(replace(pt.TABLE, outcome=None), voice, (entry(0, *pt.EVENTS),), "markdown")
    assert text.splitlines()[4:] == ["- Bob plays a card.", "- Bob wins field 3."]
    assert "SECRET" not in text
