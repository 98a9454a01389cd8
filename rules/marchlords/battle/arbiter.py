"""Who decides a battle that its sides cannot settle (R9.6)."""

from __future__ import annotations

from collections.abc import Sequence


def arbiter_of(initiative: Sequence[int], sides: tuple[int, int]) -> int | None:
    """The first kingdom in the order of initiative that is no party to it; None where there is none."""
    return next((seat for seat in initiative if seat not in sides), None)
