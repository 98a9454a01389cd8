"""The line beneath a choice of a menu: what lies on a battlefield, what a Tactic does, what a deck still has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.battle_line import GAME
from rules.battle_line.cards import CARDS, is_tactic
from rules.chance import Chance
from rules.game import Ref
from rules.voice import Voice


def said(ref: Ref, language: str, **changes: object) -> str:
    """The detail of a choice in a position where battlefield 3 holds cards of both sides."""
    state = GAME.start(GAME.options_type(), 2, Chance(b"details"))
    fields = list(state.fields)
    fields[2] = replace(fields[2], sides=(("R5", "K1"), ("Y10",)), **changes)  # type: ignore[arg-type]
    view = GAME.view(replace(state, fields=tuple(fields)), 1)
    detail = GAME.detail(view, ref)
    assert detail is not None
    return Voice(GAME, language).say(detail)


def test_a_battlefield_shows_both_sides_from_the_readers_side() -> None:
    assert said(Ref("battlefield", 3), "fr") == "toi\u202f: J10 · en face\u202f: R5 et RA"
    assert said(Ref("battlefield", 3), "en", mud=True) == "you: Y10 · facing: R5 and KE · Mud"
    assert said(Ref("destination", 4), "fr") == "toi\u202f: rien · en face\u202f: rien"


def test_a_terrain_is_named() -> None:
    assert said(Ref("battlefield", 3), "fr", terrain="H1").startswith("Gué · ")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_choice_can_be_told_within_discords_limit(language: str) -> None:
    for card in CARDS:
        if is_tactic(card):
            assert 0 < len(said(Ref("card", card), language)) <= 100
    assert said(Ref("deck", "troops"), language).startswith("46")
    assert "3" in said(Ref("card", "R5"), language)


def test_a_card_in_hand_needs_no_detail() -> None:
    state = GAME.start(GAME.options_type(), 2, Chance(b"details"))
    assert GAME.detail(GAME.view(state, 0), Ref("card", state.hands[0][0])) is None
