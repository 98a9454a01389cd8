"""What holds in every match, whoever plays it and however badly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.bastion import GAME
from rules.bastion.board import DISTANCE, board
from rules.bastion.options import BastionOptions
from rules.bastion.state import Bastion, card
from rules.simulate import Moment, Style, scribe_of, walk

COURSES: list[tuple[int, str, Style]] = [
    (1, "cour", "random"),
    (2, "remparts", "random"),
    (2, "tour", "autopilot"),
    (1, "porte", "autopilot"),
    (2, "porte", "pass"),
]


def moments(seats: int, scenario: str, style: Style) -> Iterator[Moment]:
    options = GAME.configure(BastionOptions(), "scenario", scenario)
    for match in range(2):
        yield from walk(scribe_of(GAME, options, seats, "laws", match, keep=False), style, match)


@pytest.mark.parametrize(("seats", "scenario", "style"), COURSES)
def test_every_entry(seats: int, scenario: str, style: Style) -> None:
    entries = 0
    for moment in moments(seats, scenario, style):
        before, after = moment.before, moment.step.state
        entries += 1
        _rolls(after, [event.kind for event in moment.step.events])
        _trails(before, after)
        _hit_points(before, after)
        assert bool(moment.step.reveals) == any(event.kind in ("fought", "special") for event in moment.step.events)
    assert entries > 4


def _rolls(after: Bastion, kinds: list[str]) -> None:
    """The record of each roll agrees with the plain words of the rules (BG-23)."""
    assert kinds.count("fought") == len(after.rolls)
    for roll in after.rolls:
        gap = roll.totals[0] - roll.totals[1]
        expected = "hit" if gap > 0 else "tie" if gap == 0 else roll.verdict
        assert roll.verdict == expected
        assert (gap < 0) == (roll.verdict in ("riposte", "miss"))
        most = {"hit": (0, gap), "tie": (1, 1), "riposte": (-gap, 0), "miss": (0, 0)}[roll.verdict]
        assert all(0 <= loss <= limit for loss, limit in zip(roll.losses, most, strict=True))
        assert all(1 <= value <= die for value, die in zip(roll.rolled, roll.dice, strict=True))


def _trails(before: Bastion, after: Bastion) -> None:
    """Monsters go from square to square by steps that are possible for them, not farther than their Speed carries them."""
    if after.trails == before.trails:
        return
    ground = board(after.map, after.book.rules)
    for trail in after.trails:
        steps = list(zip(trail.path, trail.path[1:], strict=False))
        page = after.book.monster(trail.kind)
        assert page is not None
        assert all(DISTANCE[a][b] == 1 for a, b in steps)
        cost = sum(dict(ground.steps[page.flies][a])[b] for a, b in steps)
        assert cost <= page.speed * (after.party + 1), "an activation for each hero, and one move away"
        assert trail.d6 or not steps, "what is pinned stays"
        there = after.monster(trail.monster)
        assert there is None or after.wave != before.wave or there.square == trail.path[-1]


def _hit_points(before: Bastion, after: Bastion) -> None:
    """Monsters never recover; heroes act only on their feet; a fallen hero keeps its square."""
    if before.wave == after.wave:
        for monster in after.monsters:
            was = before.monster(monster.id)
            assert was is not None
            assert was.hp >= monster.hp
            assert card(after.book, monster).die == card(before.book, was).die
    for hero in after.heroes:
        was_hero = before.hero(hero.kind)
        if was_hero is not None and not was_hero.stands and not hero.stands:
            assert was_hero.square == hero.square
