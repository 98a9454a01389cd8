"""What the rules keep of each turn for the curves of the end: written once a turn, seen by nobody before the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.chance import Chance
from rules.game import GM, PUBLIC, Answer, Illegal, Phrase, Resign
from rules.marchlords.game import GAME
from rules.marchlords.moves import ChooseFaction
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.queries import CurvesText
from rules.marchlords.state import Chapter
from rules.marchlords.view import view_of

from .build import campaign, flip, order


def dealt():
    state = GAME.start(MarchlordsOptions(turns="6"), 2, Chance(b"x"))
    return order(order(state, 0, ChooseFaction("nains")), 1, ChooseFaction("empire"))


def test_each_turn_leaves_one_chapter() -> None:
    state = dealt()
    assert state.history == (Chapter((5, 5), (1, 1)),)
    for turn in range(1, 6):
        state = flip(state)
        assert len(state.history) == turn + 1
        last = state.history[-1]
        assert last.gold == tuple(kingdom.gold for kingdom in state.kingdoms)
        GAME.check(state)
    state = flip(state)
    assert (state.phase, len(state.history)) == ("over", 7)
    GAME.check(state)


def test_territories_are_tiles_owned() -> None:
    state = flip(campaign(hold=("A C2 city1", "A D4 outpost", "B E5 outpost")))
    assert state.history[-1].territories == (3, 2, 1)


def test_history_is_hidden_until_the_end() -> None:
    state = flip(dealt())
    other = replace(state, history=(*state.history[:-1], replace(state.history[-1], gold=(9, 9))))
    for viewer in (0, 1, PUBLIC):
        assert view_of(state, viewer).history == ()
        assert view_of(state, viewer) == view_of(other, viewer)
        with pytest.raises(Illegal, match="no-curves"):
            GAME.answer(view_of(state, viewer), CurvesText())
    assert view_of(state, GM).history == state.history
    done = order(state, 0, Resign())
    assert done.phase == "over"
    assert view_of(done, PUBLIC).history == done.history
    assert len(done.history) == 3
    assert GAME.answer(view_of(done, PUBLIC), CurvesText()) == Answer((Phrase("answer-curves", {"turns": 2}),), "curves")
    assert any(glance.query == CurvesText() for glance in GAME.glances(view_of(done, 1)))


def test_a_campaign_that_ends_before_the_deal_has_none() -> None:
    state = order(GAME.start(MarchlordsOptions(), 2, Chance(b"x")), 0, Resign())
    assert (state.phase, state.history) == ("over", ())
    with pytest.raises(Illegal, match="no-curves"):
        GAME.answer(view_of(state, PUBLIC), CurvesText())
    GAME.check(state)
