"""The conformance suite proves itself: a sound toy game passes, and every fault built into it is found and named."""

from __future__ import annotations

import re
from functools import partial

import pytest

from .case import Case, LawBroken, Volume
from .examine import absences, courses, examine, leaks
from .toy_faults import FAULTS, GARBLED, SILENT
from .toy_game import ToyGame, ToyOptions
from .toy_leaks import LeakingAltText, LeakingText, Peeking
from .toy_words import ToyPainter, toy_voices

VOLUME = Volume(matches=4, positions=8, worlds=3, boards=1)


def toy(game: ToyGame | None = None, seats: int = 3, options: ToyOptions | None = None) -> Case:
    return Case(game or ToyGame(), options or ToyOptions(), seats, "toy", voices=toy_voices, painter=ToyPainter)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("options", [ToyOptions(), ToyOptions(target=1), ToyOptions(target=4, dice=False)])
def test_a_sound_game_passes(seats: int, options: ToyOptions) -> None:
    case = toy(seats=seats, options=options)
    examine(case, VOLUME)
    for figure in ("matches", "listed moves played", "unlisted moves refused", "form batches played", "interleavings"):
        assert case.figures[figure] >= 10, figure
    for figure in ("imagined worlds", "steps that reveal", "steps that reveal nothing", "pictures compared", "sentences"):
        assert case.figures[figure] > 10, figure
    assert case.figures["hidden fields seen to vary"] > 20


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_every_fault_is_found(fault: type[ToyGame]) -> None:
    messages = []
    for part in (courses, absences, leaks):
        try:
            part(toy(fault(), seats=2), VOLUME, "suite")
        except LawBroken as broken:
            messages.append(str(broken))
            if re.match(FAULTS[fault], messages[-1]):
                return
    pytest.fail(f"found only {messages}")


@pytest.mark.parametrize(("painter", "law"), [(LeakingAltText, "leaks: alt text"), (LeakingText, "leaks: text board")])
def test_leaks_of_a_painter_are_found(painter: type[LeakingAltText], law: str) -> None:
    game = Peeking()
    case = Case(game, ToyOptions(), 2, "toy", voices=toy_voices, painter=lambda: painter(game))
    with pytest.raises(LawBroken, match=law):
        leaks(case, VOLUME, "suite")


@pytest.mark.parametrize("messages", [SILENT, GARBLED], ids=["silent", "garbled"])
def test_missing_words_are_found(messages: str) -> None:
    case = Case(ToyGame(), ToyOptions(), 2, "toy", voices=partial(toy_voices, messages=messages), painter=ToyPainter)
    with pytest.raises(LawBroken, match=r"^words: "):
        courses(case, VOLUME, "suite")
