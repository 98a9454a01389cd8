"""Pictures of a campaign between autopilots: every phase, from all sides, with what just happened."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from data.words import LANGUAGES
from render.kit.fonts import BOLD
from render.kit.type import width
from render.marchlords import PAINTER
from render.marchlords import layout as at
from render.marchlords.board import said_of
from render.marchlords.header import INDENT, LEFT, RIGHT
from render.marchlords.recent import tiles
from rules.chance import Chance
from rules.game import PUBLIC, Event, Move, Viewer, fields_of
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.queries import CurvesText
from rules.marchlords.state import Marchlords
from rules.registry import game
from tests.render.marchlords.samples import LOOK
from tests.render.marchlords.test_pictures import KB, MANY, within

GAME = game("marchlords")


@cache
def played(turns: int = 6) -> tuple[tuple[Marchlords, tuple[Event, ...]], ...]:
    """Every state of the first turns of a campaign of two, with the events that led to it."""
    seed = bytes([3]) * 32
    state = GAME.start(MarchlordsOptions(map="small"), 2, Chance(seed))
    course: list[tuple[Marchlords, tuple[Event, ...]]] = [(state, ())]
    while GAME.outcome(state) is None and state.turn <= turns:
        decision = next(one for one in GAME.pending(state) if one.actors)
        seat = decision.actors[0]
        apart = Chance(seed).apart(f"fallback/{len(course)}")
        moves = GAME.fallback(GAME.view(state, seat), decision, "autopilot", apart)
        step = GAME.play(state, seat, moves, Chance(seed))
        state = step.state
        course.append((state, step.events))
    return tuple(course)


def test_every_phase_of_a_campaign_has_pictures() -> None:
    """The public and one seat, after each step that flips a turn, and the first ones."""
    phases, flips = set(), 0
    for number, (state, events) in enumerate(played()):
        flip = any(event.kind == "flip" for event in events)
        if not flip and number > 3:
            continue
        flips += flip
        viewers: tuple[Viewer, ...] = (PUBLIC, number % 2)
        for viewer in viewers:
            view = GAME.view(state, viewer)
            known = tuple(event for event in events if event.known_to(viewer))
            look = replace(LOOK, recent=known, language=LANGUAGES[number % 2], seat=view.seat)
            within(PAINTER.board(view, look), 400 * KB)
            assert len(PAINTER.text(view, look)) <= 3800
            said = said_of(view, look)
            assert len(said.lines) <= 2
            assert not flip or said.lines
            hand = PAINTER.hand(view, look)
            assert (hand is None) == (view.seat is None or not view.ground)
            if hand is not None:
                within(hand, 400 * KB, 2400)
            for index in sorted(tiles(view, known))[:1]:
                answer = PAINTER.answer(view, f"tile-{view.field.names[index]}", Move(), look)
                assert answer is not None
                assert view.field.names[index] in answer.alt
        phases.add(state.phase)
    assert flips >= 3
    assert {"factions", "orders"} <= phases


def test_answers_of_the_rules_name_pictures_that_there_are() -> None:
    """Each query whose answer names a picture gets one."""
    state = played()[-1][0]
    view = GAME.view(state, 0)
    named = 0
    for query in GAME.queries:
        facts = {"tile": "D4", "seat": 1, "faction": "empire", "battle": "1", "map": "small", "seats": 2, "number": 2}
        given = {field.name: facts[field.name] for field in fields_of(query)}
        if ("battle" in given and not view.battles) or query is CurvesText:
            continue
        name = GAME.answer(view, query(**given)).picture
        if name:
            named += 1
            assert PAINTER.answer(view, name, query(**given), LOOK) is not None, name
    assert named >= 2


def test_news_keep_to_two_lines_whatever_the_names() -> None:
    view = GAME.view(played()[-1][0], PUBLIC)
    said = said_of(view, replace(LOOK, names=("W" * 32, "Maximilien-Théodore de Montbazon", "W" * 32), recent=MANY))
    assert len(said.lines) == 2
    assert at.SMALL <= said.size <= at.CAPTION
    assert all(width(line, BOLD, said.size) <= RIGHT - LEFT - INDENT for line in said.lines)
