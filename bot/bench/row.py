"""What a benchmark row is.

A module with rows exposes `ROWS`, a tuple of `Row`. A row measures one thing and gives figures; a figure may have a limit,
and `meneur bench` exits with 1 if one is missed. Speeds of different machines cannot be compared, so rows give ratios
within one run wherever there is something fair to compare with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Figure:
    """One number. `most` is the limit that it must not exceed (exclusive), where there is one."""

    name: str
    value: float
    unit: str
    most: float | None = None

    @property
    def ok(self) -> bool:
        """Whether the limit, if any, is kept."""
        return self.most is None or self.value < self.most


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to measure; `measure` does the work when the row is asked for."""

    key: str
    title: str
    measure: Callable[[], Iterable[Figure]]


def milliseconds(work: Callable[[], object], *, repeat: int = 5, number: int = 1) -> float:
    """The best time of one call, in milliseconds, over `repeat` rounds of `number` calls (the least disturbed round)."""
    best = float("inf")
    for _ in range(repeat):
        began = perf_counter()
        for _ in range(number):
            work()
        best = min(best, (perf_counter() - began) / number)
    return best * 1000


def percentile(values: Sequence[float], percent: float) -> float:
    """The value below which that share of the values lies (nearest rank). Raises ValueError without values."""
    if not values:
        raise ValueError("no values")
    ordered = sorted(values)
    rank = -(-len(ordered) * percent // 100)
    return ordered[max(0, int(rank) - 1)]
