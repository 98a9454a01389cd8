"""Questions: maps before a campaign, the whole map, sheets to paste, the menu beside the board."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

import pytest

from rules.chance import Chance
from rules.game import PUBLIC, Answer, Illegal, Phrase
from rules.marchlords.answers import preview_chart
from rules.marchlords.game import GAME
from rules.marchlords.generator.chart import generate
from rules.marchlords.land import published
from rules.marchlords.options import SEATS, MarchlordsOptions
from rules.marchlords.queries import MapText, Preview, SheetCopy, SheetText, TileText
from rules.marchlords.view import view_of

from .build import army, campaign, flip, march, order


def refusal(query: Preview | MapText, viewer: int | str = 0) -> Illegal:
    with pytest.raises(Illegal) as refused:
        GAME.answer(view_of(campaign(), viewer), query)  # type: ignore[arg-type]
    return refused.value


def test_a_preview_is_the_same_in_any_view() -> None:
    fresh = GAME.start(MarchlordsOptions(), 2, Chance(b"x"))
    for query in (Preview("small"), Preview("small", 2, 5), Preview("large_fixed")):
        answers = {
            GAME.answer(view_of(state, viewer), query).lines[0].key
            for state in (fresh, campaign())
            for viewer in (0, 1, PUBLIC)
        }
        assert len(answers) == 1
    assert Preview.general


def test_a_preview_is_of_the_map_and_the_kingdoms_that_are_asked_for() -> None:
    assert preview_chart(Preview("small_fixed")) == published("small")
    assert preview_chart(Preview("medium", 4, 2)) == generate(4, 2)
    assert len(preview_chart(Preview("small")).capitals) == SEATS["small"][-1]
    lines = GAME.answer(view_of(campaign(), 0), Preview("medium", 4, 2)).lines
    assert (lines[0].key, lines[0].facts["seats"], lines[0].facts["number"]) == ("answer-preview", 4, 2)


def test_previews_that_there_are_not() -> None:
    assert refusal(Preview("huge")).reason == "no-such-map"
    assert refusal(Preview("small", 4)) == Illegal("preview-seats", least=2, most=3)
    assert refusal(Preview("small", 2, 10)).reason == "correction-number"


def test_the_whole_map_as_far_as_it_is_known() -> None:
    state = campaign()
    view = view_of(state, 0)
    answer = GAME.answer(view, MapText())
    assert answer.picture == "map"
    assert answer.lines[0].facts["tiles"] == len(state.ground)
    assert answer.lines[0].facts["known"] == sum(letter != "?" for letter in view.ground)
    hidden = GAME.answer(view_of(state, PUBLIC), MapText())
    assert hidden == Answer((Phrase("answer-map-hidden"),), "bulletin")
    fresh = GAME.start(MarchlordsOptions(), 2, Chance(b"x"))
    with pytest.raises(Illegal, match="no-map"):
        GAME.answer(view_of(fresh, 0), MapText())


def test_a_sheet_to_paste_is_the_sheet_without_a_picture() -> None:
    state = order(campaign("A1 C3", "B1 C5"), 0, march("A1", "C4"))
    state = flip(order(state, 1, march("B1", "C4")))
    assert state.battles
    view = view_of(state, 0)
    sheet, words = GAME.answer(view, SheetText("1")), GAME.answer(view, SheetCopy("1"))
    assert sheet.lines == words.lines
    assert (sheet.picture, words.picture) == ("battle-1", "")
    assert len(words.lines) >= 4


def test_the_menu_beside_the_board() -> None:
    fresh = GAME.start(MarchlordsOptions(), 2, Chance(b"x"))
    samples = [glance.query for glance in GAME.glances(view_of(fresh, 0)) if isinstance(glance.query, Preview)]
    assert samples == [Preview("small", 2, number) for number in (1, 2, 3)]
    known = GAME.start(MarchlordsOptions(map="medium_fixed"), 6, Chance(b"x"))
    assert GAME.glances(view_of(known, PUBLIC))[0].query == Preview("medium_fixed", 6)

    state = campaign("A1 C3", "B1 C5", "A2 B2")
    zooms = [glance.query for glance in GAME.glances(view_of(state, 0)) if isinstance(glance.query, TileText)]
    assert zooms == [TileText("C3"), TileText("B2"), TileText("B1")]  # armies, then cities
    assert not any(isinstance(glance.query, TileText) for glance in GAME.glances(view_of(state, PUBLIC)))
    assert len([g for g in GAME.glances(view_of(state, "gm")) if isinstance(g.query, TileText)]) == 3


def test_a_crowded_menu_keeps_its_help() -> None:
    state = campaign()
    names = [name for name in state.field.names if name != "B1"]
    many = tuple(replace(army(f"A{number} {name}"), seat=0) for number, name in enumerate(names[:30], 1))
    menu = GAME.glances(view_of(replace(state, armies=many), 0))
    assert 20 <= len(menu) <= 25
    assert [glance.label.key for glance in menu[-2:]] == ["glance-tiers", "glance-costs"]
    assert {key.split("-")[0] for key in chain(glance.label.key for glance in menu)} == {"glance"}
