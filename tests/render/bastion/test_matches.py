"""Pictures of whole matches between autopilots: acts of all kinds and the monsters' phases, in public and for a seat."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from data.words import LANGUAGES
from render.bastion import PAINTER
from render.bastion import layout as at
from render.bastion.header import caption
from render.bastion.recent import MONSTERS, bare, fresh, sentences, steps
from render.kit.palette import palette
from rules.bastion.board import DISTANCE
from rules.bastion.options import BastionOptions
from rules.bastion.state import Bastion
from rules.chance import Chance
from rules.game import PUBLIC, Event, Ref
from rules.registry import game
from tests.render.bastion.samples import LONG, LOOK, middle, seen
from tests.render.bastion.test_pictures import colours_in, within_limits

GAME = game("bastion")
Course = tuple[tuple[Bastion, tuple[Event, ...]], ...]


@cache
def played(seats: int, scenario: str) -> Course:
    """Every state of a match between autopilots, with the events that led to it."""
    seed = bytes([seats]) * 32
    options = BastionOptions(scenario=scenario)  # type: ignore[arg-type]
    state = GAME.start(options, seats, Chance(seed))
    course: list[tuple[Bastion, tuple[Event, ...]]] = [(state, ())]
    while GAME.outcome(state) is None:
        decision = next(one for one in GAME.pending(state) if one.actors)
        seat = decision.actors[0]
        apart = Chance(seed).apart(f"fallback/{len(course)}")
        moves = GAME.fallback(GAME.view(state, seat), decision, "autopilot", apart)
        step = GAME.play(state, seat, moves, Chance(seed))
        state = step.state
        course.append((state, step.events))
    return tuple(course)


@pytest.mark.parametrize(("seats", "scenario"), [(1, "tour"), (2, "remparts")])
def test_a_whole_match_has_pictures(seats: int, scenario: str) -> None:
    phases: set[str] = set()
    for number, (state, events) in enumerate(played(seats, scenario)):
        look = replace(LOOK, recent=events, language=LANGUAGES[number % 2])
        view = GAME.view(state, PUBLIC)
        assert len(PAINTER.text(view, look)) <= 3800
        assert len(caption(view, look).lines) <= 2
        if number % 4 == 0 or state.phase not in phases or len(state.rolls) > 3:
            within_limits(PAINTER.board(view, look))
            own = PAINTER.hand(GAME.view(state, 0), replace(look, seat=0))
            assert own is not None
            within_limits(own)
        phases.add(state.phase)
    assert {"choose", "turn", "over"} <= phases


def test_the_monsters_phase_is_marked_and_summed_up() -> None:
    """Their arrows are the accent's right after it and quiet once a hero has acted."""
    phases = quiet = 0
    accent = palette("standard").accent
    for state, events in played(2, "tour"):
        view, look = seen(state), replace(LOOK, recent=events)
        kinds = {event.kind for event in events}
        if kinds & MONSTERS and view.moves and view.outcome is None:
            phases += 1
            assert fresh(look)
            said = sentences(view, look)
            lost = [roll for roll in view.rolls if not roll.heroic and roll.losses[1]]
            assert sum("Les monstres ont joué" in text for text in said) == 1
            assert all(str(sum(r.losses[1] for r in lost if r.target == roll.target)) in " ".join(said) for roll in lost)
            calm = replace(view, rolls=())
            assert colours_in(PAINTER.board(calm, look)).get(accent, 0) > 1000
        elif view.moves and not view.rolls and not kinds & {"walked", "vanished"}:
            quiet += 1
            assert not fresh(look)
            assert accent not in colours_in(PAINTER.board(view, replace(look, recent=())))
    assert phases >= 2
    assert quiet >= 1


def test_a_walk_is_an_arrow_along_a_path_of_single_steps() -> None:
    walks = 0
    for state, events in played(2, "remparts"):
        view = seen(state)
        for way in steps(view, replace(LOOK, recent=events)):
            walks += 1
            if any(event.kind == "walked" for event in events):
                assert all(DISTANCE[a][b] == 1 for a, b in pairwise(way))
                assert all(view.board.open(square) for square in way)
    assert walks >= 2


def test_a_leap_goes_straight() -> None:
    facts = {"hero": Ref("hero", "archere"), "origin": Ref("square", "A1"), "square": Ref("square", "C2")}
    assert steps(seen(middle()), replace(LOOK, recent=(Event("vanished", facts),))) == ((0, 8),)
    assert steps(seen(middle()), replace(LOOK, recent=(Event("vanished", facts, (0,)),))) == ()


def test_pictures_say_sentences_without_marks() -> None:
    """Posts have bold type and emojis; captions and alt texts have not."""
    assert bare("💥 **Aldric** tombe.") == "Aldric tombe."
    assert bare("☠️ **Gobelin 1** est abattu.") == "Gobelin 1 est abattu."
    for state, events in played(2, "remparts"):
        said = " ".join(sentences(seen(state), replace(LOOK, recent=events)))
        assert "*" not in said
        assert all(ord(char) < 0x2600 for char in said)


def test_the_end_comes_first() -> None:
    for seats, scenario in ((1, "tour"), (2, "remparts")):
        state, events = played(seats, scenario)[-1]
        last = next(event for event in events if event.kind in ("victory", "defeat"))
        told = sentences(seen(state), replace(LOOK, recent=(last,)))
        assert sentences(seen(state), replace(LOOK, recent=events))[0] == told[0]


def test_long_news_fit_in_two_lines() -> None:
    for state, events in played(2, "remparts"):
        said = caption(seen(state), replace(LOOK, recent=events * 2, names=LONG))
        assert len(said.lines) <= 2
        assert at.SMALL <= said.size <= at.CAPTION
