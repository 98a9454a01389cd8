"""Where the table stands, for its GM: counts and names that everybody may know, in both languages, never a card."""

from __future__ import annotations

import pytest

from data.words import LANGUAGES
from rules.game import GM, PUBLIC, Phrase, Ref
from rules.paper_tales.cards import deck
from rules.paper_tales.game import GAME
from rules.paper_tales.moves import Night, Ready
from rules.paper_tales.options import PaperTalesOptions
from rules.paper_tales.state import PaperTales
from rules.simulate import scribe_of, walk
from rules.voice import Voice

from .build import chance, kingdom, open_and_pick, play, start, table


def standing(state: PaperTales) -> tuple[Phrase, ...]:
    return GAME.standing(GAME.view(state, PUBLIC))


def queues(state: PaperTales) -> list[tuple[object, ...]]:
    """(seat, packs, picks, open, night) of each line."""
    lines = [line.facts for line in standing(state)]
    return [(line["seat"], line["packs"], line["picks"], line["open"], line["night"]) for line in lines]


def test_packs_queue_before_the_slow_and_who_sleeps_is_named() -> None:
    state = start(3)
    assert queues(state) == [(Ref("seat", seat), 1, 0, 0, 0) for seat in range(3)]
    state = open_and_pick(state, 0)  # passed on to seat 1, who has not opened the first pack yet
    assert queues(state)[:2] == [(Ref("seat", 0), 0, 1, 0, 0), (Ref("seat", 1), 2, 0, 0, 0)]
    state = play(state, 0, Night()).state
    assert queues(state)[0][4] == 1


def test_who_gave_orders_is_named_and_nothing_of_them() -> None:
    state = table(kingdom(gold=3), kingdom(gold=3), kingdom(gold=3), hands=["knight", "farmer", "miner"])
    assert standing(state) == (Phrase("standing-nobody-ready"),)
    state = play(state, 1, Ready()).state
    assert standing(state) == (Phrase("standing-ready", {"seats": (Ref("seat", 1),)}),)


@pytest.mark.parametrize("seats", [2, 4])
def test_it_is_a_function_of_what_everybody_knows(seats: int) -> None:
    """In every position of a match: the same in a world that the public cannot tell from the true one, the same from the
    view of a GM who sees all hands, and without the name of any card."""
    voices = [Voice(GAME, language, [f"P{seat}" for seat in range(seats)]) for language in LANGUAGES]
    cards = {voice.label(Ref("unit", card)).casefold() for voice in voices for card in deck()}
    met = set()
    for moment in walk(scribe_of(GAME, PaperTalesOptions(), seats, "standing", 1), "mixed"):
        state = moment.before
        said = standing(state)
        other = GAME.imagine(state, PUBLIC, chance(f"world {moment.number}"))
        assert said == standing(other) == GAME.standing(GAME.view(state, GM))
        text = "\n".join(voice.say(line) for voice in voices for line in said).casefold()
        assert not [card for card in cards if card in text]
        met |= {(state.phase, line.key) for line in said}
    assert {("draft", "answer-queue"), ("deploy", "standing-ready"), ("build", "standing-nobody-ready")} <= met
