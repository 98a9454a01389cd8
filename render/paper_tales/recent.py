"""What just happened, as places on the board: read from the events that everybody may know."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from data.words import plain
from render.paper_tales.words import KEY, ROMAN, building_name, name, say
from render.picture import Look
from rules.game import Event, Fact, Phrase, Ref
from rules.paper_tales.view import PaperTalesView
from rules.registry import games
from rules.voice import Voice

ARRIVALS: Final = ("deployed", "moved", "effect-morph", "effect-morph-passing", "corrected-unit", "corrected-age")
"""Events that put a unit on a spot, or change what stands there."""
WORKS: Final = ("built", "upgraded", "effect-upgrade", "corrected-building")
COUNTERS: Final = {
    "war-points": "points",
    "death-points": "points",
    "effect-points": "points",
    "final": "points",
    "corrected-points": "points",
    "war-gold": "gold",
    "death-gold": "gold",
    "corrected-gold": "gold",
}
SUMMARY: Final = {
    **dict.fromkeys(("deployed", "deployed-nothing", "dismissed", "moved", "unpaid", "left-over"), "reveal"),
    **dict.fromkeys(("effect-age", "effect-upgrade", "effect-points", "strength", "strength-nothing", "wars"), "quiet"),
    **dict.fromkeys(
        ("war-gold", "income", "built-nothing", "saved", "death-gold", "aged", "dealt", "final-nothing"), "quiet"
    ),
    "war-points": "wars",
    "built": "works",
    "upgraded": "works",
    "died": "deaths",
    "death-points": "legends",
    "final": "final",
}
"""Events of a reveal that the picture tells together, or (`quiet`) shows in other ways."""


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
    """The places that the events changed, of the seat that each names: units that came, buildings, points and gold won or
    lost outside the income."""
    spots: set[tuple[int, str]] = set()
    sites: set[tuple[int, str]] = set()
    counters: set[tuple[int, str]] = set()
    for event in public(events):
        who = event.facts.get("seat")
        if not isinstance(who, Ref) or not 0 <= int(who.value) < len(view.kingdoms):
            continue
        seat = int(who.value)
        named = list(refs(event.facts.values()))
        kingdom = view.kingdoms[seat]
        if event.kind in ARRIVALS:
            places = {str(ref.value) for ref in named if ref.domain == "spot"}
            spots |= {(seat, spot.id) for spot in kingdom.spots if spot.unit and spot.id in places}
        if event.kind in WORKS:
            works = {str(ref.value) for ref in named if ref.domain == "building"}
            sites |= {(seat, building) for building, _ in kingdom.buildings if building in works}
        if event.kind in COUNTERS:
            counters.add((seat, COUNTERS[event.kind]))
    return Recent(frozenset(spots), frozenset(sites), frozenset(counters))


def told_of(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """The events worth a line: of the end, that it is the end and the last points; of a reveal, not who was the last to be
    ready."""
    kinds = {event.kind for event in events}
    if "over" in kinds:
        last = [event for event in events if event.kind == "over"]
        return (*last, *(event for event in events if event.kind == "final"))
    if kinds & SUMMARY.keys():
        return tuple(event for event in events if event.kind not in ("ready", "drafted", "reshuffled"))
    return events


def sentences(look: Look, seats: int, drawn: bool = True) -> tuple[str, ...]:
    """What happened, in the look's language: a reveal in a few sentences of its own, since a post tells it line by line;
    what else happened as the game tells it. `drawn`: with names as they can be drawn."""
    told = told_of(public(look.recent))
    names = tuple(name(look, seat) for seat in range(seats)) if drawn else look.names
    found: list[str] = []
    summed: set[str] = set()
    for event in told:
        kind = SUMMARY.get(event.kind, "")
        if not kind:
            found.append(plain(Voice(games()[KEY], look.language, names).event(event)))
        elif kind not in summed:
            summed.add(kind)
            same = [one for one in told if SUMMARY.get(one.kind) == kind]
            found += [text for text in (_summed(kind, same, look.language, names),) if text]
    return tuple(found)


def _summed(kind: str, events: list[Event], language: str, names: tuple[str, ...]) -> str:
    """Several events of one kind in a sentence; "" where there is nothing to say."""
    if kind == "quiet":
        return ""
    if kind == "reveal":
        return say(language, "picture-news-reveal")
    rows = []
    for event in events:
        who = event.facts.get("seat")
        seat = int(who.value) if isinstance(who, Ref) else 0
        person = names[seat] if seat < len(names) else say(language, "picture-seat", number=seat + 1)
        rows.append(f"{person}\u00a0{_figure(kind, event, language)}")
    if kind == "deaths":
        return say(language, "picture-news-deaths", count=sum(_many(event.facts.get("units")) for event in events))
    return say(language, f"picture-news-{kind}", rows=", ".join(rows))


def _figure(kind: str, event: Event, language: str) -> str:
    if kind == "works":
        building, level = event.facts.get("building"), event.facts.get("level")
        named = building_name(str(building.value), language) if isinstance(building, Ref) else ""
        return f"{named} {ROMAN[level] if isinstance(level, int) else ''}".replace(" ", "\u00a0")
    points = event.facts.get("points", 0)
    return f"{points:+d}".replace("-", "−") if isinstance(points, int) else ""


def _many(fact: Fact | None) -> int:
    return len(fact) if isinstance(fact, tuple) else 0
