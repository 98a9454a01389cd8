"""Dice and shuffles that players can verify afterwards.

A match has a secret of 256 random bits whose SHA-256 (the *commitment*) is published when the lobby opens. The seed is
`HMAC-SHA256(secret, ids)` where the ids are those Discord gave to the join interactions: nobody could have picked it. Every
draw is computed from `HMAC-SHA256(seed, occasion, counter)`; the occasion is named by the rules (`turn 12/roll`), so the
same act always meets the same die, however often it is taken back. When the match is over the secret is published and
anybody can compute every draw again.

Streams that must not touch the match (autopilots, imagined worlds) are derived with `Chance.apart`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 256


@dataclass(frozen=True, slots=True)
class Draw:
    """One random number: `value` in 0..sides-1, the `index`-th drawn on this occasion."""

    occasion: str
    index: int
    sides: int
    value: int


def commitment(secret: bytes) -> str:
    """The SHA-256 of the secret in hexadecimal: what is published before anybody joins."""
    return hashlib.sha256(secret).hexdigest()


def seed_of(secret: bytes, ids: Iterable[str]) -> bytes:
    """The 32-byte seed of a match from its secret and the public ids of the join interactions, in seat order."""
    return hmac.new(secret, "\n".join(ids).encode(), hashlib.sha256).digest()


class Chance:
    """All randomness of one act. Draws are kept in `draws` in the order they were made.

    An occasion may be used once only within one `Chance`: naming the same occasion twice is a fault of the rules and raises
    ValueError (the second draw would repeat the first).
    """

    __slots__ = ("_counters", "_seed", "draws")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._counters: set[str] = set()
        self.draws: list[Draw] = []

    def _open(self, occasion: str) -> None:
        if occasion in self._counters:
            raise ValueError(f"the occasion {occasion!r} was already used")
        self._counters.add(occasion)

    def _number(self, occasion: str, index: int, sides: int) -> int:
        """A uniform number in 0..sides-1: rejection sampling on 256-bit blocks."""
        limit = _SPAN - _SPAN % sides
        attempt = 0
        while True:
            message = f"{occasion}\n{index}\n{attempt}".encode()
            block = int.from_bytes(hmac.new(self._seed, message, hashlib.sha256).digest(), "big")
            if block < limit:
                value = block % sides
                self.draws.append(Draw(occasion, index, sides, value))
                return value
            attempt += 1

    def below(self, occasion: str, sides: int) -> int:
        """A uniform number in 0..sides-1."""
        self._open(occasion)
        return self._number(occasion, 0, sides)

    def die(self, occasion: str, sides: int = 6) -> int:
        """One die: 1..sides."""
        return self.below(occasion, sides) + 1

    def dice(self, occasion: str, count: int, sides: int = 6) -> tuple[int, ...]:
        """Several dice of one kind, in the order rolled."""
        self._open(occasion)
        return tuple(self._number(occasion, i, sides) + 1 for i in range(count))

    def shuffle(self, occasion: str, items: Iterable[T]) -> tuple[T, ...]:
        """A uniformly random order (Fisher-Yates, last position first)."""
        self._open(occasion)
        pile = list(items)
        for index, last in enumerate(range(len(pile) - 1, 0, -1)):
            other = self._number(occasion, index, last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile)

    def pick(self, occasion: str, items: Sequence[T]) -> T:
        """One of the items, all equally likely. Raises ValueError for an empty sequence."""
        if not items:
            raise ValueError("nothing to pick from")
        return items[self.below(occasion, len(items))]

    def apart(self, name: str) -> Chance:
        """A stream of its own that shares no draw with this one."""
        return Chance(hmac.new(self._seed, f"apart\n{name}".encode(), hashlib.sha256).digest())
