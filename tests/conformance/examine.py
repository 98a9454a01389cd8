"""The whole suite on one case, in three parts that the tests call: courses, absences, leaks."""

from __future__ import annotations

from rules.game import PUBLIC, Illegal
from rules.simulate import Style

from . import help_laws, laws
from .case import Case, LawBroken, Volume, require
from .courses import interleavings, match, occasions, positions, record
from .leaks import Hidden, proof
from .pictures import drawn
from .wording import Wording

OFTEN = 16
"""Worlds in which a thing must have been hidden before it is held against the game that it never varied: a single card at
the end of a match may be known by elimination, the last card of a sorted hand often is the highest."""


def courses(case: Case, volume: Volume, seed: str) -> None:
    """Random and mixed matches; on positions of each: values, decisions, moves, refusals, forms, fallbacks, words."""
    wording = Wording(case)
    wording.game()
    styles: tuple[Style, ...] = ("random", "mixed")
    for number in range(volume.matches):
        scribe, moments = match(case, seed, number, styles[number % 2])
        pool = laws.Pool()
        for moment in moments:
            pool.learn(moment.moves)
            for event in moment.step.events:
                wording.event(event)
        for position in positions(scribe, moments, volume.positions):
            chance = scribe.apart(f"courses/{position.number}")
            state = position.state
            for seat in range(case.seats):
                pool.learn(case.game.legal_moves(case.game.view(state, seat)))
            laws.identity(case, state)
            laws.decisions(case, state)
            steps, refusals = laws.listed_moves_play(case, state, scribe.seed)
            for step in steps:
                for event in step.events:
                    wording.event(event)
            refusals += laws.unlisted_moves_are_refused(case, state, pool, chance.apart("refusals"), scribe.seed)
            for refusal in refusals:
                wording.refusal(refusal)
            for step in laws.resigning(case, state, scribe.seed):
                for event in step.events:
                    wording.event(event)
                outcome = case.game.outcome(step.state)
                if outcome is not None:
                    wording.outcome(outcome)
            laws.fallbacks(case, state, scribe.seed)
            wording.phrases(case.game.standing(case.game.view(state, PUBLIC)))
            for viewer in laws.viewers(case):
                view = case.game.view(state, viewer)
                for form in help_laws.forms(case, state, viewer, chance.apart(f"forms/{viewer}"), scribe.seed):
                    wording.form(form)
                    wording.phrases(help_laws.details(case, view, form))
                wording.phrases(glance.label for glance in help_laws.glances(case, view))
                for lines in help_laws.previews(case, state, view):
                    wording.phrases(lines)
                for _, answer in help_laws.answers(case, state, view, pool, chance.apart(f"answers/{viewer}")):
                    wording.answer(answer)
            interleavings(case, position, chance.apart("interleavings"))
        for position in positions(scribe, moments, volume.boards):
            drawn(case, position)
        outcome = case.game.outcome(scribe.state)
        if outcome is None:
            raise LawBroken("outcome", "a finished match without outcome")
        wording.outcome(outcome)
        events = [event for moment in moments for event in moment.step.events]
        wording.phrases(case.game.recap(events))
        occasions(scribe)
        record(case, scribe)


def absences(case: Case, volume: Volume, seed: str) -> None:
    """Matches that only the house plays, in both styles, come to an end; so do those where it plays some seats."""
    for number in range(max(1, volume.matches)):
        for style in ("pass", "autopilot", "mixed"):
            scribe, _ = match(case, seed, number, style)
            occasions(scribe)
    for wrong in (0, max(case.game.seat_counts(case.options)) + 1):
        try:
            case.game.start(case.options, wrong, scribe.chance())
        except Illegal:
            continue
        require(False, "seats", f"a match of {wrong} seats starts")


def leaks(case: Case, volume: Volume, seed: str) -> None:
    """The leak proof, and that the imagined worlds differ."""
    hidden = Hidden()
    pool = laws.Pool()
    styles: tuple[Style, ...] = ("random", "autopilot")
    for number in range(volume.matches):
        scribe, moments = match(case, f"{seed} leaks", number, styles[number % 2])
        for moment in moments:
            pool.learn(moment.moves)
        found = list(positions(scribe, moments, volume.positions))
        middle = range(len(found) // 2, len(found) // 2 + volume.boards)
        for index, position in enumerate(found):
            proof(case, position, pool, scribe.apart("worlds"), hidden, volume, draw=index in middle)
    hidden.settle(case, OFTEN)


def examine(case: Case, volume: Volume, seed: str = "conformance") -> None:
    """All of it."""
    courses(case, volume, seed)
    absences(case, volume, seed)
    leaks(case, volume, seed)
