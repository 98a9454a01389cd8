"""What just happened, in sentences and as marks on the board: from the events that everybody may know."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from render.bastion.words import KEY, hero_short, name, say, square_of
from render.picture import Look
from rules.bastion.board import path
from rules.bastion.view import BastionView
from rules.game import Event, Ref
from rules.registry import games
from rules.voice import Voice, listed

MONSTERS: Final = frozenset(("skipped", "special", "waits", "advanced", "withdrew"))
"""Events of the monsters' phase alone."""
QUIET: Final = frozenset(("round", "turn_ended", "stayed", *MONSTERS))
"""Events that the board shows by itself."""
ENDS: Final = ("victory", "defeat", "exhausted", "resigned")
FIRST: Final = (*ENDS, "wave_won", "wave", "siege")
"""Events worth a line before all others, in this order."""
LOSSES: Final = ("fell", "slain")
"""Events of the monsters' phase that are told besides what each hero lost in it."""


def public(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events that everybody may know: a board may be shown to all, so it tells nothing else."""
    return tuple(event for event in events if event.seats is None)


def fresh(look: Look) -> bool:
    """Whether the monsters have just played."""
    return any(event.kind in MONSTERS for event in public(look.recent))


def steps(view: BastionView, look: Look) -> tuple[tuple[int, ...], ...]:
    """The squares along which heroes have just gone: a walk along its path, a leap from one square to another."""
    found = []
    for event in public(look.recent):
        origin, square = event.facts.get("origin"), event.facts.get("square")
        if event.kind not in ("walked", "vanished") or not isinstance(origin, Ref) or not isinstance(square, Ref):
            continue
        start, end = square_of(str(origin.value)), square_of(str(square.value))
        way: tuple[int, ...] = (start, end)
        if event.kind == "walked":
            reach = view.board.reach(start, view.taken - {start, end})
            way = path(reach, end) if end in reach else way
        if start != end:
            found.append(way)
    return tuple(found)


_MARKS: Final = re.compile(r"\*\*|[\u2600-\u27bf\U0001f300-\U0001faff]\ufe0f? ?")
"""What a post has and a picture has not: bold type and emojis."""


def bare(text: str) -> str:
    """A sentence of a post as a picture or an alt text says it."""
    return _MARKS.sub("", text)


def sentences(view: BastionView, look: Look, drawn: bool = True) -> tuple[str, ...]:
    """What happened, in the look's language: the end and the waves first; the monsters' phase in short, since a post tells
    it line by line; what heroes did as the game tells it. `drawn`: for a picture, with names as they can be drawn and
    without a post's bold type and emojis."""
    events = public(look.recent)
    if not events:
        return (say(look.language, "picture-start"),) if view.phase == "choose" and not view.picks else ()
    names = tuple(name(look, seat).replace("*", "∗") for seat in range(view.seats)) if drawn else look.names
    voice = Voice(games()[KEY], look.language, names)
    first = next((k for k, event in enumerate(events) if event.kind in MONSTERS), len(events))
    ours = [event for event in events[:first] if event.kind not in QUIET and event.kind not in FIRST]
    theirs = [event for event in events[first:] if event.kind in LOSSES]
    heads = [event for event in sorted(events, key=_rank) if event.kind in FIRST]
    over = any(event.kind in ENDS for event in heads)
    told = voice.told(heads[:1] if over else heads)
    if first < len(events):
        told += [monsters_told(view, look.language), *voice.told(theirs)]
    told += voice.told(ours)
    return tuple(bare(text) for text in told) if drawn else tuple(told)


def _rank(event: Event) -> int:
    return FIRST.index(event.kind) if event.kind in FIRST else len(FIRST)


def monsters_told(view: BastionView, language: str) -> str:
    """The monsters' phase in a sentence: what each hero lost in it."""
    losses: dict[str, int] = {}
    for roll in view.rolls:
        if not roll.heroic and roll.losses[1]:
            losses[roll.target] = losses.get(roll.target, 0) + roll.losses[1]
    if not losses:
        return say(language, "picture-news-calm")
    rows = [say(language, "picture-news-row", hero=hero_short(kind, language), loss=loss) for kind, loss in losses.items()]
    return say(language, "picture-news-monsters", rows=listed(rows, language))
