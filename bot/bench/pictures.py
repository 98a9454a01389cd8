"""The board: time with warm caches, size, and the time as a ratio to encoding the finished image alone; and the pictures
that games name as worth timing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from typing import Any, Final

from PIL import Image

from bot.bench.row import Figure, Row, milliseconds
from render.picture import Look, Picture
from render.registry import painter
from rules.codec import AnyGame
from rules.game import PUBLIC, Move
from rules.registry import games
from rules.simulate import scribe_of, walk
from rules.workload import Showing

NAMES: Final = ("Aliénor", "Bertrand", "Clémence", "Denis", "Elvire", "Foulques")


def middle_view(game: AnyGame) -> Any:
    """The public view of the middle of a match between autopilots, with as many seats as the game takes: a full table."""
    options = game.options_type()
    moments = list(walk(scribe_of(game, options, game.seat_counts(options)[-1], "bench", 0, keep=False), "autopilot"))
    return game.view(moments[len(moments) // 2].before, PUBLIC)


def board(game: AnyGame) -> Iterator[Figure]:
    """The public board of the default language, seen from the first seat."""
    view = middle_view(game)
    look = Look(names=NAMES, code=f"{game.prefix}-1")
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


def showing(game: AnyGame, shown: Showing) -> Iterator[Figure]:
    """A picture that a game names, drawn for whoever its view is for."""
    view, name = shown.prepare()
    seat = view.viewer if isinstance(view.viewer, int) else None
    look = Look(names=NAMES * 3, code=f"{game.prefix}-1", seat=seat)
    artist = painter(game.key)
    draw: Callable[[], Picture | None]
    if name in ("board", "hand"):
        draw = partial(getattr(artist, name), view, look)
    else:
        draw = partial(artist.answer, view, name, Move(), look)
    picture = draw()
    assert picture is not None, f"{shown.key}: {name} is no picture"
    yield Figure("picture", milliseconds(draw, repeat=10), "ms", shown.most[0])
    yield Figure("picture", len(picture.png) / 1000, "kB", shown.most[1])


def _showings() -> Iterator[Row]:
    for key, game in games().items():
        name = f"rules.{key}.bench"
        if find_spec(name) is not None:
            for shown in getattr(import_module(name), "SHOWINGS", ()):
                yield Row(f"{key}/{shown.key}", f"{key}: {shown.title}", partial(showing, game, shown))


ROWS = (
    *(Row(f"{key}/board", f"{key}: board picture", partial(board, game)) for key, game in games().items()),
    *_showings(),
)
