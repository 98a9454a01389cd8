"""The exported match: everything needed to play it again and to prove its dice.

A transcript is JSON of the shape

    {"meneur": 1, "game", "version", "data", "options", "seats", "commitment", "ids": [...], "secret": hex or null,
     "entries": [{"number", "kind", "actor", "by", "moves", "draws", "events", "digest"}], "outcome"}

The entry of kind `start` is the deal; entries of `PLAYED` kinds hold moves; a `rewind` entry gives `to`, the number of the
entry whose state comes back; any other kind (`chair`, `pause`, ...) is the house's own and leaves the state as it was.
`draws` are `[occasion, index, sides, value]` rows, `digest` is `rules.codec.digest` of the state after the entry. In an
export for one viewer while the match runs, what that viewer may not know is null or left out (`censored`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Literal

from pydantic import ConfigDict, TypeAdapter, ValidationError

from rules import codec
from rules.chance import Chance, seed_of
from rules.codec import AnyGame
from rules.game import GM, Actor, Outcome, Step, Viewer

PLAYED = frozenset({"play", "correction", "fallback", "resign"})
"""Kinds of entries whose moves the rules play."""

DrawRow = tuple[str, int, int, int]
"""`(occasion, index, sides, value)`."""


class Unreadable(ValueError):
    """Not a transcript, or not one that this version can read. The message names the place and what was expected."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One entry of the record. `moves`, `draws` and `digest` are None where a viewer's export leaves them out; `facts` is
    what entries of the house say about themselves (who sat down, why it was paused)."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)

    number: int
    kind: str = "play"
    actor: Actor
    by: Literal["seat", "gm", "house"] = "seat"
    moves: tuple[dict[str, int | str], ...] | None = ()
    draws: tuple[DrawRow, ...] | None = ()
    events: tuple[dict[str, Any], ...] = ()
    digest: str | None = None
    to: int | None = None
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Transcript:
    """A whole match. `options` and `outcome` are JSON values of the game's options and of `Outcome`."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid", strict=True)

    meneur: Literal[1] = 1
    game: str
    version: int
    data: str
    options: dict[str, Any]
    seats: int
    commitment: str
    ids: tuple[str, ...]
    secret: str | None
    entries: tuple[Entry, ...]
    outcome: dict[str, Any] | None = None

    def seed(self) -> bytes:
        """The seed of the match. Raises Unreadable while the secret is not published, or if it is no hexadecimal."""
        if self.secret is None:
            raise Unreadable("secret: not published, the match is still running")
        try:
            return seed_of(bytes.fromhex(self.secret), self.ids)
        except ValueError as error:
            raise Unreadable(f"secret: expected hexadecimal digits, got {self.secret[:20]!r}") from error

    def with_entry(self, entry: Entry) -> Transcript:
        """The transcript with the entry of the same number replaced."""
        return replace(self, entries=tuple(entry if e.number == entry.number else e for e in self.entries))


_SHAPE: TypeAdapter[Transcript] = TypeAdapter(Transcript)


def to_json(transcript: Transcript) -> dict[str, Any]:
    """The transcript as plain JSON values."""
    value: dict[str, Any] = _SHAPE.dump_python(transcript, mode="json")
    for entry in value["entries"]:
        if entry["to"] is None:
            del entry["to"]
        if not entry["facts"]:
            del entry["facts"]
    return value


def dumps(transcript: Transcript) -> str:
    """The transcript as JSON text, one entry a line so that people can read and compare it."""
    value = to_json(transcript)
    entries = value.pop("entries")
    outcome = value.pop("outcome")

    def line(item: Any) -> str:
        return json.dumps(item, ensure_ascii=False)

    head = "".join(f"{line(key)}: {line(item)},\n" for key, item in value.items())
    body = ",\n".join(line(entry) for entry in entries)
    return f'{{{head}"entries": [\n{body}\n],\n"outcome": {line(outcome)}}}\n'


def _place(path: tuple[int | str, ...]) -> str:
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text or "the whole file"


def loads(text: str | bytes, source: str = "transcript") -> Transcript:
    """The transcript in a JSON text. Raises Unreadable naming the `source`, the place, and what was expected there."""
    try:
        value = json.loads(text)
    except (json.JSONDecodeError, UnicodeDecodeError) as error:
        where = f", line {error.lineno}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        raise Unreadable(f"{source}{where}: expected JSON") from error
    if not isinstance(value, dict) or "meneur" not in value:
        raise Unreadable(f'{source}: expected an exported match, an object with "meneur": 1')
    if value["meneur"] != 1:
        raise Unreadable(f"{source}: meneur: expected format 1, got {value['meneur']!r}")
    try:
        # From text again: the strict reading of JSON takes lists for tuples, that of Python values would not.
        transcript = _SHAPE.validate_json(json.dumps(value))
    except ValidationError as error:
        first = error.errors()[0]
        raise Unreadable(f"{source}: {_place(first['loc'])}: {first['msg']}, got {str(first['input'])[:60]!r}") from error
    return transcript


def options_of(game: AnyGame, transcript: Transcript) -> Any:
    """The options of the match as the game's own class. Raises Unreadable."""
    try:
        return codec.load(game.options_type, transcript.options)
    except ValidationError as error:
        first = error.errors()[0]
        raise Unreadable(f"{_place(('options', *first['loc']))}: {first['msg']}") from error


def outcome_to_json(outcome: Outcome | None) -> dict[str, Any] | None:
    """An outcome as JSON values."""
    return None if outcome is None else dict(codec.dump(outcome))


def perform(game: AnyGame, options: Any, seats: int, entry: Entry, state: Any, chance: Chance) -> Step[Any]:
    """What one `start` or `PLAYED` entry does to the state before it. Raises Illegal, or Unreadable for left-out moves."""
    if entry.kind == "start":
        return Step(game.start(options, seats, chance), ())
    if entry.moves is None:
        raise Unreadable(f"entry {entry.number}: the moves were left out of this export")
    moves = tuple(codec.move_from_json(game, move) for move in entry.moves)
    return game.play(state, entry.actor, moves, chance)


def replay(game: AnyGame, transcript: Transcript) -> Iterator[Any]:
    """The state after each entry, in order (None before the deal). Raises Unreadable, or Illegal where a move no longer
    plays. Each entry has a fresh `Chance` of the match's seed."""
    seed = transcript.seed()
    options = options_of(game, transcript)
    states: dict[int, Any] = {}
    state: Any = None
    for entry in transcript.entries:
        if entry.kind == "rewind":
            if entry.to not in states:
                raise Unreadable(f"entry {entry.number}: rewind to the unknown entry {entry.to}")
            state = states[entry.to]
        elif entry.kind == "start" or entry.kind in PLAYED:
            state = perform(game, options, transcript.seats, entry, state, Chance(seed)).state
        states[entry.number] = state
        yield state


def _known(event: Mapping[str, Any], viewer: Viewer) -> bool:
    return event["seats"] is None or viewer in event["seats"]


def censored(transcript: Transcript, viewer: Viewer) -> Transcript:
    """The export of a running match for one viewer: no secret, no draws, no digests (a digest would let one test guesses),
    the events that the viewer may know, and of the moves only the viewer's own. Entries of which they may know nothing are
    left out and the others numbered anew: how often somebody changed secret orders is secret too. A GM gets everything but
    the secret."""
    if viewer == GM:
        return replace(transcript, secret=None)
    entries: list[Entry] = []
    numbers: dict[int, int] = {}
    for entry in transcript.entries:
        if _shows(entry, viewer):
            number = len(entries)
            entries.append(
                replace(
                    entry,
                    number=number,
                    moves=entry.moves if entry.actor == viewer or not entry.moves else None,
                    draws=None,
                    digest=None,
                    events=tuple(event for event in entry.events if _known(event, viewer)),
                    to=None if entry.to is None else numbers[entry.to],
                )
            )
        numbers[entry.number] = len(entries) - 1
    return replace(transcript, secret=None, entries=tuple(entries))


def _shows(entry: Entry, viewer: Viewer) -> bool:
    """Whether an entry may be known to have been made: the viewer's own, the house's open acts, and those with an event that
    the viewer may know. What was played again around somebody's quiet taking back stands there already."""
    if "again" in entry.facts:
        return False
    if entry.actor == viewer:
        return True
    if entry.kind in PLAYED:
        return any(_known(event, viewer) for event in entry.events)
    return not entry.facts.get("quiet")
