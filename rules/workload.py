"""Work of a game that is worth timing, described without a clock: `rules/<game>/bench.py` exposes `WORKLOADS`, and
`SHOWINGS` where its pictures grow with the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

Case = Callable[[], object]
"""One piece of work; calling it again does it again."""


@dataclass(frozen=True, slots=True)
class Workload:
    """`prepare` gives named cases, each with a rival that finds the same result by brute force (None: no rival); the slowest
    case counts. `most` is the limit for it in milliseconds. Case and rival must return equal results."""

    key: str
    title: str
    prepare: Callable[[], Sequence[tuple[str, Case, Case | None]]]
    most: float | None = None


@dataclass(frozen=True, slots=True)
class Showing:
    """A picture. `prepare` gives the view and the name of the picture: `board`, `hand`, or one that an answer of the game
    names. `most`: limits in milliseconds, with warm caches, and in kilobytes (None: none)."""

    key: str
    title: str
    prepare: Callable[[], tuple[Any, str]]
    most: tuple[float | None, float | None] = (None, None)
