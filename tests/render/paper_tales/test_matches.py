"""Pictures of whole matches between autopilots: every reveal and many positions between, from all sides."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from data.words import LANGUAGES
from render.kit.palette import palette
from render.paper_tales import PAINTER
from render.paper_tales import layout as at
from render.paper_tales.header import caption
from render.paper_tales.recent import recent, sentences
from rules.chance import Chance
from rules.game import PUBLIC, Event, Ref, Viewer
from rules.paper_tales.options import PaperTalesOptions
from rules.paper_tales.state import PaperTales
from rules.paper_tales.view import PaperTalesView
from rules.registry import game
from tests.render.paper_tales.samples import LOOK, first_turn, seen
from tests.render.paper_tales.test_pictures import KB, colours_in, within_limits

GAME = game("paper_tales")


@cache
def played(seats: int, number: int = 1) -> tuple[tuple[PaperTales, tuple[Event, ...]], ...]:
    """Every state of a match between autopilots, with the events that led to it."""
    seed = bytes([number]) * 32
    options = PaperTalesOptions(large=seats > 5)
    state = GAME.start(options, seats, Chance(seed))
    course: list[tuple[PaperTales, tuple[Event, ...]]] = [(state, ())]
    while GAME.outcome(state) is None:
        decision = next(one for one in GAME.pending(state) if one.actors)
        seat = decision.actors[0]
        apart = Chance(seed).apart(f"fallback/{len(course)}")
        moves = GAME.fallback(GAME.view(state, seat), decision, "autopilot", apart)
        step = GAME.play(state, seat, moves, Chance(seed))
        state = step.state
        course.append((state, step.events))
    return tuple(course)


def shown(seats: int, viewer: Viewer, every: int) -> Iterator[tuple[PaperTalesView, tuple[Event, ...]]]:
    """Every so many positions, and all after which a phase or turn began, as the viewer sees them."""
    before = ("", 0)
    for number, (state, events) in enumerate(played(seats)):
        now = (state.phase, state.turn)
        if number % every == 0 or now != before:
            yield GAME.view(state, viewer), tuple(event for event in events if event.known_to(viewer))
        before = now


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
def test_every_phase_of_a_match_has_pictures(seats: int) -> None:
    for number, (view, events) in enumerate(shown(seats, PUBLIC, 50)):
        look = replace(LOOK, recent=events, language=LANGUAGES[number % 2])
        board = PAINTER.board(view, look)
        within_limits(board, (230 if seats > 5 else 200) * KB)
        assert len(PAINTER.text(view, look)) <= 3800
        assert len(caption(view, look).lines) <= 2


def test_every_phase_has_a_hand() -> None:
    for view, events in shown(3, 1, 7):
        picture = PAINTER.hand(view, replace(LOOK, recent=events, seat=1))
        assert picture is not None
        within_limits(picture)


def test_a_reveal_is_marked_and_summed_up() -> None:
    """After each reveal the board outlines what came, in the accent colour, and says so in two lines at most."""
    reveals = 0
    for view, events in shown(4, PUBLIC, 1000):
        kinds = {event.kind for event in events}
        look = replace(LOOK, recent=events)
        if "deployed" in kinds:
            reveals += 1
            marks = recent(view, events)
            told = " ".join(sentences(look, 4))
            assert marks.spots
            assert all(view.kingdoms[seat].spots for seat, _ in marks.spots)
            assert "révélés" in told
            gained = [event for event in events if event.kind == "war-points"]
            assert all(f"+{event.facts['points']}" in told for event in gained)
            assert colours_in(PAINTER.board(view, look)).get(palette("standard").accent, 0) > 2000
        if "built" in kinds or "upgraded" in kinds:
            assert recent(view, events).sites
    assert reveals == 4


def test_only_arrivals_works_and_gains_are_marked() -> None:
    view = seen(first_turn())
    seat = Ref("seat", 1)
    income = Event("income", {"seat": seat, "gold": 2, "total": 5})
    assert recent(view, (income,)) == recent(view, ())
    moved = Event("moved", {"seat": seat, "units": (Ref("spot", "F1"),)})
    assert recent(view, (moved,)).spots == frozenset({(1, "F1")})
    empty = Event("moved", {"seat": seat, "units": (Ref("spot", "B2"),)})
    assert recent(view, (empty,)).spots == frozenset()
    points = Event("death-points", {"seat": seat, "points": 3, "total": 6})
    assert recent(view, (points,)).counters == frozenset({(1, "points")})


def test_a_secret_event_never_reaches_a_board() -> None:
    view = seen(first_turn())
    secret = Event("moved", {"seat": Ref("seat", 1), "units": (Ref("spot", "F1"),)}, (1,))
    assert PAINTER.board(view, replace(LOOK, recent=(secret,))) == PAINTER.board(view, LOOK)


def test_two_lines_of_news_still_fit() -> None:
    view = seen(first_turn())
    points = tuple(Event("war-points", {"seat": Ref("seat", seat), "points": 12, "total": 20}) for seat in range(4))
    look = replace(LOOK, names=("Maximilien-Théodore de Montbazon",) * 4, recent=points)
    said = caption(view, look)
    assert len(said.lines) == 2
    assert at.SMALL <= said.size <= at.CAPTION
    assert PAINTER.board(view, look).height == at.Frame(4, 2).height


def test_the_end_tells_who_won_and_the_last_points() -> None:
    view, events = list(shown(4, PUBLIC, 1000))[-1]
    assert view.outcome is not None
    told = sentences(replace(LOOK, recent=events), 4)
    assert 1 <= len(told) <= 2
    assert all(LOOK.names[seat] in told[0] for seat in view.outcome.winners)
    before = replace(view, outcome=replace(view.outcome, winners=()))
    assert PAINTER.board(view, LOOK).png != PAINTER.board(before, LOOK).png


def test_a_reveal_does_not_tell_who_was_ready_last() -> None:
    ready = Event("ready", {"seat": Ref("seat", 1)})
    reveal = Event("deployed-nothing", {"seat": Ref("seat", 1), "paid": 0, "gold": 3, "before": 3})
    assert len(sentences(replace(LOOK, recent=(ready,)), 4)) == 1
    assert sentences(replace(LOOK, recent=(ready, reveal)), 4) == sentences(replace(LOOK, recent=(reveal,)), 4)
