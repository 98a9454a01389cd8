"""What just happened, as places on the board: read from the events that everybody may know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from render.paper_tales.words import KEY, name
from render.picture import Look
from rules.game import Event, Fact, Phrase, Ref
from rules.paper_tales.state import SPOTS
from rules.paper_tales.view import PaperTalesView
from rules.registry import games
from rules.voice import Voice


@dataclass(frozen=True, slots=True)
class Recent:
    """Spots (seat, spot), buildings (seat, building) and counters (seat, `gold`, `points` or `strength`) to outline."""

    spots: frozenset[tuple[int, str]] = frozenset()
    sites: frozenset[tuple[int, str]] = frozenset()
    counters: frozenset[tuple[int, str]] = frozenset()


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
    """The events that everybody may know: a board may be shown to all, so it tells nothing else."""
    return tuple(event for event in events if event.seats is None)


def recent(view: PaperTalesView, events: Iterable[Event]) -> Recent:
    """The places that the events name, of the seat that each names first."""
    spots: set[tuple[int, str]] = set()
    sites: set[tuple[int, str]] = set()
    counters: set[tuple[int, str]] = set()
    for event in public(events):
        named = list(refs(event.facts.values()))
        seats = [int(ref.value) for ref in named if ref.domain == "seat" and int(ref.value) < len(view.kingdoms)]
        if not seats:
            continue
        seat = seats[0]
        kingdom = view.kingdoms[seat]
        kinds = {str(ref.value) for ref in named if ref.domain == "unit"}
        places = {str(ref.value) for ref in named if ref.domain == "spot"} & set(SPOTS)
        spots |= {(seat, spot.id) for spot in kingdom.spots if spot.unit and (spot.id in places or spot.unit in kinds)}
        works = [str(ref.value) for ref in named if ref.domain in ("project", "building")]
        built = {work.rpartition("-")[0] or work for work in works}
        sites |= {(seat, building) for building, _ in kingdom.buildings if building in built}
        counters |= {(seat, what) for what in ("gold", "points") if isinstance(event.facts.get(what), int)}
    return Recent(frozenset(spots), frozenset(sites), frozenset(counters))


def sentences(look: Look, seats: int, drawn: bool = True) -> tuple[str, ...]:
    """The public events as sentences in the look's language. `drawn`: with names as they can be drawn."""
    told = public(look.recent)
    if not told:
        return ()
    voice = Voice(games()[KEY], look.language, tuple(name(look, seat) for seat in range(seats)) if drawn else look.names)
    return tuple(voice.event(event) for event in told)
