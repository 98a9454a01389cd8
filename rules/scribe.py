"""A match played in memory and written down as a transcript: what the referee does, without anybody to tell.

Used by `simulate`, by the conformance suite and by benchmarks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

from data.fingerprint import fingerprint
from rules import codec
from rules.chance import Chance, commitment, seed_of
from rules.codec import AnyGame
from rules.game import HOUSE, Actor, Move, Step
from rules.transcript import Entry, Transcript, outcome_to_json


class Scribe:
    """One match. Constructing it deals (entry 0); `play` adds an entry or raises Illegal and adds nothing.

    `state` is the state after the last entry, `number` that entry's number. With `keep=False` nothing is written down
    and `transcript` must not be asked for.
    """

    def __init__(
        self, game: AnyGame, options: Any, seats: int, secret: bytes, ids: Sequence[str], *, keep: bool = True
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.secret = secret
        self.ids = tuple(ids)
        self.keep = keep
        self.seed = seed_of(secret, ids)
        self.entries: list[Entry] = []
        self.number = 0
        self.states: list[Any] = []
        chance = Chance(self.seed)
        self.state: Any = game.start(options, seats, chance)
        self._write("start", HOUSE, "house", (), Step(self.state, ()), chance)

    def chance(self) -> Chance:
        """A fresh stream of the match's seed, as every entry gets one."""
        return Chance(self.seed)

    def apart(self, purpose: str) -> Chance:
        """A stream that shares nothing with the match: autopilots, random moves, imagined worlds."""
        return Chance(self.seed).apart(purpose)

    def play(
        self, actor: Actor, moves: Sequence[Move], *, kind: str = "play", by: Literal["seat", "gm", "house"] = "seat"
    ) -> Step[Any]:
        """Play a batch as the next entry. Raises Illegal."""
        chance = self.chance()
        step = self.game.play(self.state, actor, tuple(moves), chance)
        self.number += 1
        self._write(kind, actor, by, moves, step, chance)
        return step

    def rewind(self, to: int) -> None:
        """Go back to the state after entry `to`, as an entry of its own. Needs `keep`."""
        self.number += 1
        state = self.states[to]
        self.entries.append(
            Entry(number=self.number, kind="rewind", actor=HOUSE, by="house", to=to, digest=codec.digest(state))
        )
        self.state = state
        self.states.append(state)

    def _write(
        self, kind: str, actor: Actor, by: Any, moves: Sequence[Move], step: Step[Any], chance: Chance
    ) -> None:
        self.state = step.state
        if not self.keep:
            return
        self.states.append(step.state)
        self.entries.append(
            Entry(
                number=self.number,
                kind=kind,
                actor=actor,
                by=by,
                moves=tuple(codec.move_to_json(move) for move in moves),
                draws=tuple((draw.occasion, draw.index, draw.sides, draw.value) for draw in chance.draws),
                events=tuple(codec.event_to_json(event) for event in step.events),
                digest=codec.digest(step.state),
            )
        )

    def transcript(self) -> Transcript:
        """The match so far, its secret included."""
        return Transcript(
            game=self.game.key,
            version=self.game.version,
            data=fingerprint(self.game.key),
            options=codec.dump(self.options),
            seats=self.seats,
            commitment=commitment(self.secret),
            ids=self.ids,
            secret=self.secret.hex(),
            entries=tuple(self.entries),
            outcome=outcome_to_json(self.game.outcome(self.state)),
        )
