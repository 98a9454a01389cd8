"""The board: time with warm caches, size, and the time as a ratio to encoding the finished image alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from io import BytesIO
from typing import Any

from PIL import Image

from bot.bench.row import Figure, Row, milliseconds
from render.picture import Look
from render.registry import painter
from rules.codec import AnyGame
from rules.game import PUBLIC
from rules.registry import games
from rules.simulate import scribe_of, walk


def middle_view(game: AnyGame) -> Any:
    """The public view of the middle of a match between autopilots, with as many seats as the game takes: a full table."""
    options = game.options_type()
    moments = list(walk(scribe_of(game, options, game.seat_counts(options)[-1], "bench", 0, keep=False), "autopilot"))
    return game.view(moments[len(moments) // 2].before, PUBLIC)


def board(game: AnyGame) -> Iterator[Figure]:
    """The public board of the default language, seen from the first seat."""
    view = middle_view(game)
    look = Look(names=("Aliénor", "Bertrand", "Clémence", "Denis", "Elvire", "Foulques"), code=f"{game.prefix}-1")
    artist = painter(game.key)
    draw = partial(artist.board, view, look)
    picture = draw()
    finished = Image.open(BytesIO(picture.png))
    finished.load()
    time = milliseconds(draw, repeat=10)
    encoding = milliseconds(lambda: finished.save(BytesIO(), "PNG"), repeat=10)
    yield Figure("board", time, "ms", artist.budget[0])
    yield Figure("board", len(picture.png) / 1000, "kB", artist.budget[1])
    yield Figure("board / encoding alone", time / encoding, "times")


ROWS = tuple(Row(f"{key}/board", f"{key}: board picture", partial(board, game)) for key, game in games().items())
