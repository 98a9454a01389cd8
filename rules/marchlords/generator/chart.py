"""A new map from a seed: layouts and contents are tried until one is acceptable."""

from __future__ import annotations

from functools import lru_cache

from rules.marchlords.generator.contents import fill
from rules.marchlords.generator.fairness import faults
from rules.marchlords.generator.plan import layout
from rules.marchlords.generator.stream import Stream
from rules.marchlords.land import Chart

LAYOUTS = 40
CONTENTS = 25


class NoMap(RuntimeError):
    """No acceptable map came of a seed. Within the tested range of seeds this does not happen."""


@lru_cache(32)
def generate(seats: int, seed: int) -> Chart:
    """The map of that seed for so many seats (2 to 17). Raises NoMap."""
    for number in range(LAYOUTS):
        base = seed * 1000003 + number
        plan = layout(seats, Stream(base))
        if plan is None:
            continue
        for attempt in range(CONTENTS):
            ground = fill(plan, Stream(base + (attempt + 1) * 7919))
            if ground is not None and not faults(plan, ground):
                return Chart(plan.radius, ground, plan.capitals)
    raise NoMap(f"{seats} seats, seed {seed}")
