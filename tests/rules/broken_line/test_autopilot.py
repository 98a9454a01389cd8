"""The autopilot: it beats random play, ends its matches, and neither camp nor first seat has an edge (issue 5)."""

from __future__ import annotations

import pytest

from rules.broken_line import GAME
from rules.broken_line.autopilot import act, go_on, land
from rules.broken_line.moves import Enlist, Roll, Run, Shoot, Step
from rules.broken_line.options import BrokenLineOptions
from rules.chance import Chance
from rules.game import Outcome
from rules.simulate import choose, scribe_of, walk, wilson

from .build import play, position

FORCE = "5B@A1 5R@A17"


def against_random(number: int) -> bool:
    """Whether the autopilot wins that match of the short format; it has seat 0 or 1 by turns."""
    options = BrokenLineOptions()
    scribe = scribe_of(GAME, options, 2, "against random", number, keep=False)
    hero = number % 2
    while pending := GAME.pending(scribe.state):
        decision = next(decision for decision in pending if decision.actors)
        actor = decision.actors[0]
        chance = scribe.apart(f"move {scribe.number}")
        scribe.play(actor, choose(scribe, decision, actor, "autopilot" if actor == hero else "random", chance))
    outcome = GAME.outcome(scribe.state)
    assert outcome is not None
    return hero in outcome.winners


def test_it_beats_random_play() -> None:
    assert sum(map(against_random, range(6))) == 6


@pytest.mark.soak
def test_it_beats_random_play_nearly_always() -> None:
    wins = sum(map(against_random, range(300)))
    print(f"\nautopilot against random, short format: {wins} of 300")
    assert wins >= 285


def first_wins(format: str, number: int) -> tuple[bool, Outcome]:
    """Whether the camp that began won that match of autopilots."""
    options = BrokenLineOptions(format=format)  # type: ignore[arg-type]
    scribe = scribe_of(GAME, options, options.seats, "balance", number, keep=False)
    for _ in walk(scribe, "autopilot", number):
        pass
    outcome = GAME.outcome(scribe.state)
    assert outcome is not None
    assert scribe.state.order[0] in GAME.began(scribe.state)
    return not set(GAME.began(scribe.state)).isdisjoint(outcome.winners), outcome


@pytest.mark.soak
@pytest.mark.parametrize(("format", "matches"), [("skirmish", 400), ("duel", 150), ("alliance", 150), ("war", 150)])
def test_who_begins_has_no_edge(format: str, matches: int) -> None:
    results = [first_wins(format, number) for number in range(matches)]
    decided = [first for first, outcome in results if outcome.winners]
    low, high = wilson(sum(decided), len(decided))
    print(f"\n{format}: the first camp wins {sum(decided)} of {len(decided)} ({low:.3f} to {high:.3f})")
    assert low <= 0.55
    assert high >= 0.45


@pytest.mark.parametrize("format", ["skirmish", "duel", "alliance", "war"])
def test_matches_of_autopilots_are_decided(format: str) -> None:
    _, outcome = first_wins(format, 0)
    assert outcome.winners


# -- single judgements -------------------------------------------------------------------------------------------------


def best(pawns: str, points: int = 6, **more):
    return go_on(GAME.view(position(f"{pawns} {FORCE}", points, **more), 0), Chance(b"autopilot"))[0]


def test_it_takes_the_artefact_where_it_is_known() -> None:
    assert best("3W@L13 AN@L16!", 1) == Run("L13", "L16")


def test_it_does_not_attack_what_it_knows_to_be_stronger() -> None:
    assert best("5W@D7 9R@D8! AN@L17", 1) != Step("D7", "D8")
    assert best("9W@D7 5R@D8! AN@L17", 1) == Step("D7", "D8")


def test_it_shoots_where_foes_stand_close() -> None:
    row = " ".join(f"9N@L{number}!" for number in range(7, 13))
    view = GAME.view(position(f"TW@L6 {row} {FORCE}", phase="act"), 0)
    assert isinstance(act(view, Chance(b"shot"))[0], Shoot | Roll)
    ground = " ".join(f"9R@{name}!" for name in ("D2", "E2", "F2", "G2"))
    view = GAME.view(position(f"TW@C2 {ground} {FORCE}", phase="act"), 0)
    assert act(view, Chance(b"shot")) == (Shoot("C2", "E"),)


def test_it_throws_a_mercenary_at_what_it_beats() -> None:
    state = play(position("9B@D9 4R@E10! AN@L17", greys="8"), Step("D9", "E9")).state
    assert land(GAME.view(state, 0)) == (Enlist("E10"),)
