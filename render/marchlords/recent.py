"""What just happened: tiles to mark, and the sentences of the header."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from render.marchlords.words import KEY, name, say
from render.picture import Look
from rules.game import Event, Fact, Phrase, Ref
from rules.marchlords.view import MarchlordsView
from rules.registry import games
from rules.voice import Voice

MOST: Final = 4
"""Sentences of news on a picture; the posts tell the others line by line."""
QUIET: Final = frozenset({"ready", "reopened", "turn", "account"})
"""What the picture shows in other ways once a turn has flipped."""
WEIGHTY: Final = (
    "over", "flip", "dealt", "capital", "taken", "razed", "battle", "conceded", "siege", "dispersed", "general", "bankrupt",
)  # fmt: skip
"""Beginnings of kinds of events, those to be told first in front."""


def weight(event: Event) -> int:
    """The place of an event among the news."""
    return next((k for k, start in enumerate(WEIGHTY) if event.kind.startswith(start)), len(WEIGHTY))


def worth_telling(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events in the order in which a picture tells them. After a flip, what matters most comes first."""
    given = tuple(events)
    if not any(event.kind == "flip" for event in given):
        return given
    return tuple(sorted((event for event in given if event.kind not in QUIET), key=weight))


def refs(facts: Iterable[Fact]) -> Iterable[Ref]:
    """All things that facts name, those in lists and sentences too."""
    for fact in facts:
        if isinstance(fact, Ref):
            yield fact
        elif isinstance(fact, tuple):
            yield from refs(fact)
        elif isinstance(fact, Phrase):
            yield from refs(fact.facts.values())


def public(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that everybody may know."""
    return tuple(event for event in events if event.seats is None)


def tiles(view: MarchlordsView, events: Iterable[Event]) -> frozenset[int]:
    """The tiles that events name."""
    if not view.ground:
        return frozenset()
    found = set()
    for event in events:
        for ref in refs(event.facts.values()):
            if ref.domain == "tile":
                index = ref.value if isinstance(ref.value, int) else view.field.named(ref.value)
                if index is not None and 0 <= index < len(view.field):
                    found.add(index)
    return frozenset(found)


def sentences(look: Look, seats: int, events: tuple[Event, ...], drawn: bool = True) -> tuple[str, ...]:
    """What happened, in the look's language; a whole flip is summed up. `drawn`: with names as they can be drawn."""
    if not events:
        return ()
    names = tuple(name(look, seat) for seat in range(seats)) if drawn else look.names
    voice = Voice(games()[KEY], look.language, names)
    news = worth_telling(events)
    told = [voice.event(event) for event in news[:MOST]]
    if len(news) > MOST:
        told.append(say(look.language, "picture-more-events", count=len(news) - MOST))
    return tuple(told)
