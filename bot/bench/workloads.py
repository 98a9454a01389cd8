"""Rows from the workloads that games describe."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from bot.bench.row import Figure, Row, milliseconds
from rules.workload import Workload


def rows_of(game: str, workloads: Iterable[Workload]) -> list[Row]:
    """One row for each workload of a game."""
    return [Row(f"{game}/{work.key}", f"{game}: {work.title}", partial(measure, work)) for work in workloads]


def measure(work: Workload) -> Iterator[Figure]:
    """The slowest case, and how many times longer the brute force takes on it. Raises AssertionError if they disagree."""
    slowest = None
    for name, case, rival in work.prepare():
        time = milliseconds(case, repeat=7, number=5)
        if slowest is None or time > slowest[1]:
            slowest = name, time, case, rival
    if slowest is None:
        raise ValueError(f"{work.key}: no cases")
    name, time, case, rival = slowest
    yield Figure(f"worst case ({name})", time, "ms", work.most)
    if rival is not None:
        assert case() == rival(), f"{name}: the brute force disagrees"
        brute = milliseconds(rival, repeat=1)
        yield Figure("brute force", brute, "ms")
        yield Figure("brute force / prover", brute / time, "times")
