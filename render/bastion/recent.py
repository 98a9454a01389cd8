"""What just happened, in sentences and as marks on the board: from the events that everybody may know."""

from __future__ import annotations

from collections.abc import Iterable

from render.bastion.words import KEY, name, say
from render.picture import Look
from rules.bastion.view import BastionView
from rules.game import Event
from rules.registry import games
from rules.voice import Voice


def public(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that everybody may know: a board may be shown to all, so it tells nothing else."""
    return tuple(event for event in events if event.seats is None)


def sentences(view: BastionView, look: Look, drawn: bool = True) -> tuple[str, ...]:
    """What happened, in the look's language. `drawn`: with names as they can be drawn."""
    told = public(look.recent)
    if not told:
        return (say(look.language, "picture-start"),) if view.phase == "choose" and not view.picks else ()
    names = tuple(name(look, seat) for seat in range(view.seats)) if drawn else look.names
    return tuple(Voice(games()[KEY], look.language, names).told(told))


def fresh(view: BastionView, look: Look) -> bool:
    """Whether the monsters' phase is what just happened."""
    return bool(public(look.recent)) and any(not roll.heroic for roll in view.rolls)
