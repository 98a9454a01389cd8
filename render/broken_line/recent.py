"""What just happened: the movements, the duel and the shot of this turn, or of the one before while nothing was done yet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from render.broken_line.words import KEY, name
from render.picture import Look
from rules.broken_line.view import ArrowView, BrokenLineView, DuelView, ShotView
from rules.game import Event
from rules.registry import games
from rules.voice import Voice

SHOWN: Final = ("turn", "rolled", "ended", "duel", "tavern", "dice")
"""Events that the picture shows in other ways, or that the next one tells too."""
WALKS: Final = ("walked", "ran", "flew")
"""Movements: the arrows show them."""
LEAPS: Final = ("fly", "sacrifice")
"""Movements over what stands between."""


@dataclass(frozen=True, slots=True)
class Trail:
    """A movement with the steps that belong together: its army, its kind, all its squares."""

    army: str
    kind: str
    path: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Fresh:
    """What is marked in the accent colour."""

    trails: tuple[Trail, ...] = ()
    duel: DuelView | None = None
    shot: ShotView | None = None

    @property
    def squares(self) -> frozenset[str]:
        """Where something came to stand, or fell."""
        ends = {trail.path[-1] for trail in self.trails}
        ends |= {self.duel.square} if self.duel else set()
        ends |= {self.shot.impact} if self.shot and self.shot.impact else set()
        return frozenset(ends)


def fresh(view: BrokenLineView) -> Fresh:
    """The acts of this turn; before the first of them those of the turn before."""
    acts = [*view.arrows, *(one for one in (view.duel, view.shot) if one is not None)]
    last = all(act.last for act in acts)
    arrows = [arrow for arrow in view.arrows if arrow.last == last and arrow.path]
    duel = view.duel if view.duel is not None and view.duel.last == last else None
    shot = view.shot if view.shot is not None and view.shot.last == last else None
    return Fresh(joined(arrows), duel, shot)


def joined(arrows: Iterable[ArrowView]) -> tuple[Trail, ...]:
    """Steps that go on where another of the same kind ended, as one trail."""
    found: list[Trail] = []
    for arrow in arrows:
        before = next((k for k, one in enumerate(found) if (one.army, one.kind, one.path[-1]) ==
                       (arrow.army, arrow.kind, arrow.path[0])), None)  # fmt: skip
        if before is None or arrow.kind not in ("walk", "run"):
            found.append(Trail(arrow.army, arrow.kind, arrow.path))
        else:
            one = found[before]
            found[before] = Trail(one.army, one.kind, (*one.path, *arrow.path[1:]))
    return tuple(found)


def public(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that everybody may know: a board may be shown to all, so it tells nothing else."""
    return tuple(event for event in events if event.seats is None)


def told_of(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events worth a line: what the arrows and the dice show is left out where more has happened."""
    for left_out in ((*SHOWN, *WALKS), SHOWN):
        kept = tuple(event for event in events if event.kind not in left_out)
        if kept:
            return kept
    return events


def sentences(look: Look, seats: int, own: bool = False, drawn: bool = True) -> tuple[str, ...]:
    """The events as sentences in the look's language: the public ones, with `own` all that the viewer was given. `drawn`:
    with names as they can be drawn."""
    told = told_of(look.recent if own else public(look.recent))
    if not told:
        return ()
    names = tuple(name(look, seat) for seat in range(seats)) if drawn else look.names
    return tuple(Voice(games()[KEY], look.language, names).told(list(told)))
