"""Pictures of whole matches between autopilots: positions all along, from all sides, with what just happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from data.words import LANGUAGES
from render.broken_line import PAINTER
from render.broken_line.header import SIZES, caption
from render.broken_line.recent import fresh, joined, sentences, told_of
from render.kit.palette import palette
from rules.broken_line.options import BrokenLineOptions, Format
from rules.broken_line.state import BrokenLine
from rules.broken_line.view import ArrowView, BrokenLineView
from rules.chance import Chance
from rules.game import PUBLIC, Event, Ref, Viewer
from rules.registry import game
from tests.render.broken_line.samples import LONG, LOOK, castle, middle, seen, start
from tests.render.broken_line.test_pictures import colours_in, within_limits

GAME = game("broken_line")


@cache
def played(kind: Format, number: int = 1) -> tuple[tuple[BrokenLine, tuple[Event, ...]], ...]:
    """Every state of a match between autopilots, with the events that led to it."""
    seed = bytes([number]) * 32
    options = BrokenLineOptions(format=kind, dice=2)
    state = GAME.start(options, options.seats, Chance(seed))
    course: list[tuple[BrokenLine, tuple[Event, ...]]] = [(state, ())]
    while GAME.outcome(state) is None:
        decision = next(one for one in GAME.pending(state) if one.actors)
        seat = decision.actors[0]
        apart = Chance(seed).apart(f"fallback/{len(course)}")
        moves = GAME.fallback(GAME.view(state, seat), decision, "autopilot", apart)
        step = GAME.play(state, seat, moves, Chance(seed))
        state = step.state
        course.append((state, step.events))
    return tuple(course)


def shown(kind: Format, viewer: Viewer, every: int) -> Iterator[tuple[BrokenLineView, tuple[Event, ...]]]:
    """Every so many positions and the last one, as the viewer sees them."""
    course = played(kind)
    for number, (state, events) in enumerate(course):
        if number % every == 0 or number == len(course) - 1:
            yield GAME.view(state, viewer), tuple(event for event in events if event.known_to(viewer))


@pytest.mark.parametrize("kind", ["skirmish", "duel", "alliance", "war"])
def test_a_match_has_pictures_from_its_first_move_to_its_last(kind: Format) -> None:
    every = len(played(kind)) // 4
    for viewer in (PUBLIC, 1):
        for number, (view, events) in enumerate(shown(kind, viewer, every)):
            look = replace(LOOK, recent=events, language=LANGUAGES[number % 2], seat=view.seat)
            picture = PAINTER.board(view, look) if view.seat is None else PAINTER.hand(view, look)
            assert picture is not None
            within_limits(picture)
            assert len(PAINTER.text(view, look)) <= 3800


def test_the_end_tells_who_won() -> None:
    view, events = list(shown("skirmish", PUBLIC, 1000))[-1]
    assert view.outcome is not None
    look = replace(LOOK, recent=events, language="en")
    assert all(LOOK.names[seat] in PAINTER.board(view, look).alt for seat in view.outcome.winners)
    other = replace(view, outcome=replace(view.outcome, winners=(), places=(1, 1)))
    assert PAINTER.board(view, look).png != PAINTER.board(other, look).png


def test_what_the_arrows_show_is_left_out_where_more_happened() -> None:
    seat, army = Ref("seat", 0), Ref("army", "W")
    walked = Event(
        "walked", {"army": army, "origin": Ref("square", "H4"), "square": Ref("square", "H5"), "cost": 1, "left": 2}
    )
    ended = Event("ended", {"seat": seat, "left": 0})
    offered = Event("draw-offered", {"seat": seat})
    assert told_of((walked, ended)) == (walked,)
    assert told_of((walked, offered, ended)) == (offered,)
    assert told_of((ended,)) == (ended,)
    assert told_of(()) == ()


def test_many_sentences_keep_the_latest_on_two_lines() -> None:
    offers = tuple(Event("draw-offered", {"seat": Ref("seat", seat % 2)}) for seat in range(9))
    look = replace(LOOK, names=LONG, recent=offers)
    said = caption(seen(start()), look)
    assert len(said.lines) == 2
    assert said.size in SIZES
    assert said.lines[0].startswith("…")
    last = sentences(look, 2)[-1].split()[-1].rstrip(".")
    assert last in said.lines[-1]


def test_steps_that_go_on_make_one_trail() -> None:
    steps = [ArrowView("W", "walk", ("K9", "K10"), False), ArrowView("W", "walk", ("H4", "H5"), False),
             ArrowView("W", "walk", ("K10", "L11", "L12"), False), ArrowView("W", "fly", ("L12", "L14"), False)]  # fmt: skip
    assert [trail.path for trail in joined(steps)] == [("K9", "K10", "L11", "L12"), ("H4", "H5"), ("L12", "L14")]


def test_before_the_first_act_of_a_turn_the_last_one_is_marked() -> None:
    now, before = fresh(seen(middle())), fresh(seen(castle()))
    assert {trail.path[-1] for trail in now.trails} == {"L12", "G8"}
    assert before.shot is not None
    assert before.squares == {"L7", "Q11", "Q7"}
    accent = palette("standard").accent
    assert colours_in(PAINTER.board(seen(castle()), LOOK))[accent] > 2000
