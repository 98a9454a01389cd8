"""Proof that a published match was played by its rules with the dice it promised.

The arithmetic of a draw is written out a second time here, apart from `rules.chance`, so that the proof does not trust the
code it checks; it is what a player would write to check a match by hand.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from data.fingerprint import fingerprint
from rules import codec
from rules.chance import Chance, commitment
from rules.codec import AnyGame
from rules.game import Illegal
from rules.registry import games
from rules.transcript import (
    PLAYED,
    DrawRow,
    Entry,
    Transcript,
    Unreadable,
    options_of,
    outcome_to_json,
    perform,
)


def value_of_draw(seed: bytes, occasion: str, index: int, sides: int) -> int:
    """The number 0..sides-1 that this seed gives: the first block of HMAC-SHA256(seed, occasion, index, attempt) below the
    largest multiple of `sides`, modulo `sides`. Raises ValueError for fewer than one side."""
    if sides < 1:
        raise ValueError("a draw needs at least one side")
    attempt = 0
    while True:
        block = hmac.new(seed, f"{occasion}\n{index}\n{attempt}".encode(), hashlib.sha256).digest()
        number = int.from_bytes(block, "big")
        if number < 2**256 // sides * sides:
            return number % sides
        attempt += 1


@dataclass(frozen=True, slots=True)
class Failure:
    """One thing that does not hold. `entry` is None for what concerns the whole match; `what` is one of `secret`,
    `commitment`, `version`, `data`, `number`, `draw`, `moves`, `events`, `digest`, `outcome`."""

    entry: int | None
    what: str
    detail: str

    def __str__(self) -> str:
        where = "match" if self.entry is None else f"entry {self.entry}"
        return f"{where}: {self.what}: {self.detail}"


@dataclass(frozen=True, slots=True)
class Report:
    """What was checked and what failed; `notes` are things that no proof covers."""

    game: str
    entries: int
    draws: int
    failures: tuple[Failure, ...]
    notes: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether everything holds."""
        return not self.failures


def verify(transcript: Transcript, game: AnyGame | None = None) -> Report:
    """Check the commitment, every draw, every entry played again by the rules, and the outcome.

    `game` is found by the transcript's key unless given. Raises Unreadable for a game that does not exist or options that
    it does not know; everything else that is wrong stands in the report.
    """
    if game is None:
        if transcript.game not in games():
            raise Unreadable(f"game: expected one of {', '.join(games())}, got {transcript.game!r}")
        game = games()[transcript.game]
    options = options_of(game, transcript)
    draws = sum(len(entry.draws or ()) for entry in transcript.entries)
    failures: list[Failure] = []
    notes: list[str] = []
    if transcript.secret is None:
        failures.append(Failure(None, "secret", "not published: the match is still running and nothing can be proven yet"))
    else:
        failures.extend(_commitment(transcript))
        failures.extend(_Replay(game, transcript, options, notes).run())
        # Other rules or data explain a difference; where everything replays all the same they are worth a note.
        if failures:
            failures[:0] = _heading(game, transcript)
        else:
            notes.extend(f"{failure.what}: {failure.detail}" for failure in _heading(game, transcript))
    return Report(game.key, len(transcript.entries), draws, tuple(failures), tuple(notes))


def _commitment(transcript: Transcript) -> Iterator[Failure]:
    transcript.seed()  # an unreadable secret is no failure of the match but of the file
    secret = bytes.fromhex(transcript.secret or "")
    if commitment(secret) != transcript.commitment:
        detail = f"the secret's SHA-256 is {commitment(secret)}, published was {transcript.commitment}"
        yield Failure(None, "commitment", detail)


def _heading(game: AnyGame, transcript: Transcript) -> Iterator[Failure]:
    if transcript.version != game.version:
        yield Failure(None, "version", f"played by version {transcript.version} of the rules, these are {game.version}")
    if transcript.data != fingerprint(game.key):
        yield Failure(None, "data", f"played with data {transcript.data}, these are {fingerprint(game.key)}")


class _Replay:
    """The entries played again, each compared with what was written down. After a difference it goes on from the state that
    the rules gave, so that one altered draw is one failure and not hundreds."""

    def __init__(self, game: AnyGame, transcript: Transcript, options: Any, notes: list[str]) -> None:
        self.game = game
        self.transcript = transcript
        self.options = options
        self.notes = notes
        self.seed = transcript.seed()
        self.states: dict[int, Any] = {}
        self.state: Any = None
        self.ended_by_house = False

    def run(self) -> Iterator[Failure]:
        first = self.transcript.entries[0].number if self.transcript.entries else 0
        if not any(entry.kind == "start" for entry in self.transcript.entries):
            yield Failure(None, "number", "there is no entry of kind start")
            return
        for offset, entry in enumerate(self.transcript.entries):
            if entry.number != first + offset:
                yield Failure(entry.number, "number", f"expected entry {first + offset} here")
                return
            wrong = set()
            for row, right in self._redrawn(entry):
                wrong.add(row[:2])
                detail = f"occasion {row[0]!r}[{row[1]}] of {row[2]}: the seed gives {right}, written is {row[3]}"
                yield Failure(entry.number, "draw", detail)
            try:
                yield from self._entry(entry, wrong)
            except Illegal as illegal:
                yield Failure(entry.number, "moves", f"the rules refuse them: {illegal.reason} {dict(illegal.facts)}")
                return
            except Unreadable as error:
                yield Failure(entry.number, "moves", str(error))
                return
            except Exception as error:  # a hostile file may bring rules into situations they never meet
                yield Failure(entry.number, "moves", f"the rules cannot play them: {type(error).__name__}: {error}")
                return
            self.states[entry.number] = self.state
        yield from self._outcome()

    def _redrawn(self, entry: Entry) -> Iterator[tuple[DrawRow, object]]:
        """The written draws whose value is not what the seed gives."""
        for row in entry.draws or ():
            right = value_of_draw(self.seed, *row[:3]) if row[2] > 0 else "nothing"
            if right != row[3]:
                yield row, right

    def _entry(self, entry: Entry, wrong: set[tuple[str, int]]) -> Iterator[Failure]:
        if entry.kind == "start" or entry.kind in PLAYED:
            if (entry.kind == "start") != (self.state is None):
                yield Failure(entry.number, "number", "the deal must come first, and once")
            chance = Chance(self.seed)
            step = perform(self.game, self.options, self.transcript.seats, entry, self.state, chance)
            self.state = step.state
            made = tuple((draw.occasion, draw.index, draw.sides, draw.value) for draw in chance.draws)
            yield from self._draws(entry, made, wrong)
            if entry.kind != "start":
                yield from self._events(entry, tuple(codec.event_to_json(event) for event in step.events))
        elif entry.kind == "rewind":
            if entry.to not in self.states:
                raise Unreadable(f"rewind to the unknown entry {entry.to}")
            self.state = self.states[entry.to]
            yield from self._idle(entry)
        else:
            self.ended_by_house = self.ended_by_house or entry.kind == "end"
            yield from self._idle(entry)
        if self.state is not None and entry.digest != codec.digest(self.state):
            yield Failure(entry.number, "digest", f"the state is {codec.digest(self.state)}, written is {entry.digest}")

    def _idle(self, entry: Entry) -> Iterator[Failure]:
        if entry.moves or entry.draws:
            yield Failure(entry.number, "moves", f"an entry of kind {entry.kind} has neither moves nor draws")

    def _draws(self, entry: Entry, made: tuple[DrawRow, ...], wrong: set[tuple[str, int]]) -> Iterator[Failure]:
        written = entry.draws or ()
        for index in range(max(len(made), len(written))):
            ours = made[index] if index < len(made) else None
            theirs = written[index] if index < len(written) else None
            if ours == theirs or (theirs is not None and theirs[:2] in wrong):
                continue
            occasion = (theirs or ours or ("",))[0]
            detail = f"occasion {occasion!r}: the rules draw {_row(ours)} here, written is {_row(theirs)}"
            yield Failure(entry.number, "draw", detail)
            return  # everything after the first difference is shifted

    def _events(self, entry: Entry, made: tuple[dict[str, Any], ...]) -> Iterator[Failure]:
        for index in range(max(len(made), len(entry.events))):
            ours = made[index] if index < len(made) else None
            theirs = entry.events[index] if index < len(entry.events) else None
            if ours != theirs:
                yield Failure(entry.number, "events", f"event {index + 1}: the rules give {ours}, written is {theirs}")
                return

    def _outcome(self) -> Iterator[Failure]:
        ours = outcome_to_json(self.game.outcome(self.state))
        if ours is None and self.ended_by_house:
            self.notes.append("the match was ended by the GM: its outcome is theirs, not the rules'")
        elif ours != self.transcript.outcome:
            yield Failure(None, "outcome", f"the rules give {ours}, written is {self.transcript.outcome}")


def _row(row: DrawRow | None) -> str:
    return "none" if row is None else f"{row[0]!r}[{row[1]}] of {row[2]} = {row[3]}"
