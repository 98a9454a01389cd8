"""Work worth timing: the flip and the panel of the largest campaign, seventeen kingdoms on 631 tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from rules.codec import digest
from rules.game import GM, Ref
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
from rules.workload import Case, Showing, Workload

TURNS = 27
"""Turns that the autopilots have played when the work is taken: much has been built and much is remembered."""


@cache
def late_campaign() -> Marchlords:
    """A campaign of seventeen in its 28th turn, all but the kingdom with most armies ready with their orders."""
    scribe = scribe_of(GAME, MarchlordsOptions(map="large_fixed", turns="30", domination=False), 17, "bench", 0, keep=False)
    while scribe.state.turn <= TURNS or scribe.state.phase != "orders":
        decision = next(decision for decision in GAME.pending(scribe.state) if decision.actors)
        seat = decision.actors[0]
        scribe.play(seat, GAME.fallback(view_of(scribe.state, seat), decision, "autopilot", scribe.apart("bench")))
    while sum(scribe.state.ready) < 16:
        (decision,) = GAME.pending(scribe.state)
        seat = min(decision.actors, key=lambda actor: len(scribe.state.of(actor)))
        moves = GAME.fallback(view_of(scribe.state, seat), decision, "autopilot", scribe.apart("bench"))
        scribe.play(seat, (*moves[:-1], Ready()))
    state: Marchlords = scribe.state
    return state


def flipped() -> int:
    """The flip, counted by its events."""
    return len(flip(late_campaign())[1])


def announced() -> int:
    """The flip, the digest that the record keeps of it, and what each kingdom then sees."""
    after = flip(late_campaign())[0]
    return len(digest(after)) + sum(len(view_of(after, seat).fog) for seat in range(after.seats))


def fresh_view() -> MarchlordsView:
    """The view of the kingdom that still gives orders; nobody has asked about it yet, so nothing is remembered of it."""
    state = late_campaign()
    return replace(view_of(state, state.ready.index(False)))


def listed() -> int:
    """View and listed moves of a seat, anew."""
    return len(GAME.legal_moves(fresh_view()))


def panelled() -> tuple[Ref, ...]:
    """The first panel of a seat, anew."""
    return form(fresh_view(), {}).picks[0].choices


def reached() -> int:
    """The tiles that a seat's armies can reach, anew."""
    ken = ken_of(fresh_view())
    return sum(len(reachable(ken, army, waaagh=False)) for army in ken.armies.values())


def _flips() -> Sequence[tuple[str, Case, Case | None]]:
    return [("seventeen kingdoms", flipped, None), ("seventeen kingdoms, digest and views", announced, None)]


def _panels() -> Sequence[tuple[str, Case, Case | None]]:
    return [("listed moves", listed, None), ("panel", panelled, None), ("reach of the armies", reached, None)]


def _busiest(view: MarchlordsView) -> str:
    """The tile with the most around it: armies, what is built, ships."""
    things = Counter([*(army.tile for army in view.armies), *(h.tile for h in view.holdings), *(s.tile for s in view.ships)])
    busy = max(range(len(view.ground)), key=lambda tile: sum(things[other] for other in view.field.disc(tile, 4)))
    return view.field.names[busy]


def _widest() -> MarchlordsView:
    """The view of the kingdom that has explored the most."""
    state = late_campaign()
    return min((view_of(state, seat) for seat in state.active), key=lambda view: view.fog.count("."))


def _whole_map() -> tuple[MarchlordsView, str]:
    return view_of(late_campaign(), GM), "board"


def _own_map() -> tuple[MarchlordsView, str]:
    return _widest(), "hand"


def _zoom() -> tuple[MarchlordsView, str]:
    view = view_of(late_campaign(), GM)
    return view, f"tile-{_busiest(view)}"


WORKLOADS = (
    Workload("marchlords-flip", "the flip of seventeen kingdoms", _flips, 300),
    Workload("marchlords-panel", "orders of a kingdom on the largest map", _panels, 60),
)
SHOWINGS = (
    Showing("marchlords-map", "the largest map, all of it", _whole_map, (150, 400)),
    Showing("marchlords-own-map", "the largest map as a kingdom knows it", _own_map, (150, 400)),
    Showing("marchlords-zoom", "the busiest tile of the largest map", _zoom, (80, None)),
)
