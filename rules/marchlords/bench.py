"""Work worth timing: the flip and the panel of the largest campaign, seventeen kingdoms on 631 tiles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial

from rules.game import Ref
from rules.marchlords.flip.turn import flip
from rules.marchlords.forms import form
from rules.marchlords.game import GAME
from rules.marchlords.legal import ken_of
from rules.marchlords.moves import Ready
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.orders.paths import reachable
from rules.marchlords.state import Marchlords
from rules.marchlords.view import MarchlordsView, view_of
from rules.simulate import scribe_of
from rules.workload import Case, Workload

TURNS = 8
"""Turns that the autopilots have played when the work is taken."""


@cache
def late_campaign() -> Marchlords:
    """A campaign of seventeen in its ninth turn, all but the last kingdom ready with their orders."""
    scribe = scribe_of(GAME, MarchlordsOptions(map="large_fixed"), 17, "bench", 0, keep=False)
    while scribe.state.turn <= TURNS or scribe.state.phase != "orders":
        decision = next(decision for decision in GAME.pending(scribe.state) if decision.actors)
        seat = decision.actors[0]
        scribe.play(seat, GAME.fallback(view_of(scribe.state, seat), decision, "autopilot", scribe.apart("bench")))
    while sum(scribe.state.ready) < 16:
        (decision,) = GAME.pending(scribe.state)
        seat = decision.actors[0]
        moves = GAME.fallback(view_of(scribe.state, seat), decision, "autopilot", scribe.apart("bench"))
        scribe.play(seat, (*moves[:-1], Ready()))
    state: Marchlords = scribe.state
    return state


def flipped(state: Marchlords) -> int:
    """The flip, counted by its events."""
    return len(flip(state)[1])


def fresh_view(state: Marchlords, seat: int) -> MarchlordsView:
    """A view that nobody has asked about yet, so that nothing is remembered of it."""
    return replace(view_of(state, seat))


def listed(state: Marchlords, seat: int) -> int:
    """View and listed moves of a seat, anew."""
    return len(GAME.legal_moves(fresh_view(state, seat)))


def panelled(state: Marchlords, seat: int) -> tuple[Ref, ...]:
    """The first panel of a seat, anew."""
    return form(fresh_view(state, seat), {}).picks[0].choices


def reached(state: Marchlords, seat: int) -> int:
    """The tiles that a seat's armies can reach, anew."""
    ken = ken_of(fresh_view(state, seat))
    return sum(len(reachable(ken, army, waaagh=False)) for army in ken.armies.values())


def _flips() -> Sequence[tuple[str, Case, Case | None]]:
    return [("seventeen kingdoms", partial(flipped, late_campaign()), None)]


def _panels() -> Sequence[tuple[str, Case, Case | None]]:
    state = late_campaign()
    seat = next(seat for seat in range(state.seats) if not state.ready[seat])
    return [
        ("listed moves", partial(listed, state, seat), None),
        ("panel", partial(panelled, state, seat), None),
        ("reach of the armies", partial(reached, state, seat), None),
    ]


WORKLOADS = (
    Workload("marchlords-flip", "the flip of seventeen kingdoms", _flips, 300),
    Workload("marchlords-panel", "orders of a kingdom on the largest map", _panels, 60),
)
