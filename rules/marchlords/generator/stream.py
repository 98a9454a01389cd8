"""The generator's own stream of numbers (SplitMix64), so that a map can be made again from its seed alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Stream:
    """SplitMix64. Seed 1 gives 0x910a2dec89025cc1, 0xbeeb8da1658eec67, 0xf893a2eefb32555e."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    def next(self) -> int:
        """The next 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, sides: int) -> int:
        """A uniform number in 0..sides-1, by rejection above the largest multiple."""
        limit = (1 << 64) - (1 << 64) % sides
        while (value := self.next()) >= limit:
            pass
        return value % sides

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """The items in random order (Fisher-Yates from the end)."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = self.below(last + 1)
            pile[last], pile[other] = pile[other], pile[last]
        return pile
