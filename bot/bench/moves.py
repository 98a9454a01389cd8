"""Random moves per second: view, list, pick and play, as an autopilot or a fuzzer does."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import perf_counter

from bot.bench.row import Figure, Row
from rules.codec import AnyGame
from rules.registry import games
from rules.simulate import scribe_of, walk

MOVES = 3000


def random_moves(game: AnyGame) -> Iterator[Figure]:
    """Whole random matches with default options and the fewest seats until enough moves were made."""
    options = game.options_type()
    moves = matches = 0
    began = perf_counter()
    while moves < MOVES:
        scribe = scribe_of(game, options, game.seat_counts(options)[0], "bench", matches, keep=False)
        moves += sum(1 for _ in walk(scribe, "random", matches))
        matches += 1
    seconds = perf_counter() - began
    yield Figure("random moves", moves / seconds, "moves/s")
    yield Figure("match", seconds / matches * 1000, "ms")


ROWS = tuple(Row(f"{key}/moves", f"{key}: random moves", partial(random_moves, game)) for key, game in games().items())
