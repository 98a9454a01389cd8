"""Questions about Marchlords as people type them."""

from __future__ import annotations

import pytest

from bot.speech.understand import Typed, Unclear, every_name, read_move
from rules.game import fields_of
from rules.marchlords.game import GAME
from rules.marchlords.options import SEATS
from rules.marchlords.queries import Preview, SheetCopy, SheetText


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("small", "small"),
        ("petite carte publiée", "small_fixed"),
        ("Large random map", "large"),
        ("GRANDE CARTE PUBLIEE", "large_fixed"),
    ],
)
def test_maps_by_name(typed: str, means: str) -> None:
    assert read_move(GAME, Typed(Preview, {"map": typed}), ()) == Preview(means)


def test_all_maps_are_offered() -> None:
    offered = every_name(GAME, fields_of(Preview)[0], "", "fr")
    assert {value for _, value in offered} == set(SEATS)
    with pytest.raises(Unclear):
        read_move(GAME, Typed(Preview, {"map": "Westeros"}), ())
    with pytest.raises(Unclear):
        read_move(GAME, Typed(Preview, {"map": "small", "number": "10"}), ())


def test_a_sheet_is_asked_for_by_number() -> None:
    assert read_move(GAME, Typed(SheetText, {"battle": "2"}), ()) == SheetText("2")
    assert read_move(GAME, Typed(SheetCopy, {"battle": "2"}), ()) == SheetCopy("2")
