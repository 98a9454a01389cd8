"""The fullest turn panel there is stays within Discord's 40 components, and every select says what it is for."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.panels import limits
from bot.panels.form import form_rows
from bot.panels.ids import Control
from bot.panels.panel import Panel, button
from bot.referee.model import Stamp
from render.picture import Picture
from rules.paper_tales.forms import form
from rules.paper_tales.view import view_of
from rules.registry import game
from rules.voice import Voice
from tests.rules.paper_tales.build import kingdom, table

GAME = game("paper_tales")
PICKS = {"spot-F1": "time_master", "spot-F2": "time_master+2", "spot-F3": "time_master+3", "spot-B1": "knight",
         "aim-1": "knight", "aim-2": "knight", "aim-3": "knight", "aim-4": "knight"}  # fmt: skip


@pytest.mark.parametrize("hand", ["time_master time_master time_master knight dragon kraken", "knight dragon"])
async def test_the_fullest_deployment_panel_fits(hand: str) -> None:
    """Five spots, a card to keep, one to pay first, an order of effects, four choices of tokens."""
    board = kingdom("", "militiaman master_alchemist", "town2", gold=0)
    view = view_of(table(board, kingdom(), hands=[hand, ""]), 0)
    picks = {name: (value,) for name, value in PICKS.items() if value.partition("+")[0] in hand}
    shown = form(view, {**picks, "pay": ()})
    stamp = Stamp("turn 1/deploy", 3)
    here: Any = SimpleNamespace(match_id=35)
    extra = [button("…", Control(verb, 35, 0)) for verb in ("hand", "text", "board", "journal")]
    voice = Voice(GAME, "fr", ("Ana", "Bob"))
    rows = form_rows(here, 0, view, shown, voice, stamp, picks, extra=extra)
    picture = Picture(b"x", "alt", "hand.png", 10, 10)
    post = Panel("CON-1", "notice", ("line",), picture, ("line",), tuple(rows)).post()
    every = list(limits.walk(post.payload()))
    assert len(every) <= limits.COMPONENTS - 2  # a select of seats and its row find room
    titles = {voice.words.text(f"pick-{pick.name}") for pick in shown.picks}
    above = {item["content"].removeprefix("-# ") for item in every if item["type"] == limits.TEXT_DISPLAY}
    for select in (item for item in every if item["type"] == limits.SELECT):
        chosen = [option["label"] for option in select["options"] if option.get("default")]
        named = {title for title in titles if title in above or any(label.startswith(title) for label in chosen)}
        assert not chosen or named
    if len(hand) > 20:
        assert len(shown.picks) >= 11
        assert not titles & above
    else:
        assert titles & above
