"""The curves of the end: drawn for everybody once the campaign is over, never before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.words import LANGUAGES
from render.marchlords import PAINTER
from render.marchlords.curves import ticks
from render.registry import end_picture
from rules.game import PUBLIC
from rules.marchlords.ending import end
from rules.marchlords.queries import CurvesText
from rules.marchlords.state import Chapter, Marchlords
from tests.render.marchlords.samples import LOOK, middle, seen
from tests.render.marchlords.test_pictures import within


def ended(state: Marchlords, history: tuple[Chapter, ...]) -> Marchlords:
    return replace(end(state, "points", (0,))[0], history=history)


def test_no_curves_before_the_end() -> None:
    chapter = Chapter((5, 5, 5), (1, 1, 1))
    running = replace(middle("small"), history=(chapter,))
    assert PAINTER.end(seen(running, "gm"), LOOK) is None
    assert PAINTER.end(seen(ended(running, (chapter,)), PUBLIC), LOOK) is not None
    assert PAINTER.end(seen(ended(running, ()), PUBLIC), LOOK) is None
    assert end_picture("marchlords", seen(running), LOOK) is None
    assert end_picture("marchlords", seen(ended(running, (chapter,))), LOOK) is not None


@pytest.mark.parametrize("language", LANGUAGES)
def test_curves_are_drawn_for_all_seats(language: str) -> None:
    history = tuple(
        Chapter(
            tuple((5 + turn * seat) % 90 for seat in range(17)),
            tuple(1 + turn * seat // 20 for seat in range(17)),
        )
        for turn in range(21)
    )
    view = seen(ended(middle("large"), history), PUBLIC)
    picture = PAINTER.end(view, replace(LOOK, language=language))
    assert picture is not None
    within(picture)
    assert picture == PAINTER.answer(view, "curves", CurvesText(), replace(LOOK, language=language))
    first = PAINTER.end(seen(ended(middle("large"), history[:1]), PUBLIC), LOOK)
    assert first is not None
    within(first)
    assert first.png != picture.png
    assert (ticks(0), ticks(5), ticks(136)) == ([0, 1, 2], [0, 1, 2, 3, 4, 5], [0, 50, 100, 150])
    assert all(ticks(most)[-1] >= most for most in (1, 7, 44, 99, 101, 2400, 9999))
