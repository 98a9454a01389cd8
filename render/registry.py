"""Which painters exist: `render/<game>` exposes `PAINTER`; and having their tools laid out before anybody waits."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from data.words import LANGUAGES
from render.picture import EndPainter, Look, Painter, Picture, RoomPainter
from rules.chance import Chance
from rules.game import PUBLIC, Room
from rules.registry import offered


@cache
def painter(key: str) -> Painter:
    """The painter of a game. Raises ModuleNotFoundError."""
    found: Painter = import_module(f"render.{key}").PAINTER
    return found


def room_picture(key: str, view: Any, room: Room, look: Look) -> Picture | None:
    """The picture of a room: what the game's painter draws for rooms, its board where it draws nothing of its own."""
    found = painter(key)
    return found.room(view, room, look) if isinstance(found, RoomPainter) else found.board(view, look)


def end_picture(key: str, view: Any, look: Look) -> Picture | None:
    """What is shown of a finished match besides its last board, where the game's painter has something to show."""
    found = painter(key)
    return found.end(view, look) if isinstance(found, EndPainter) else None


@cache
def warm() -> None:
    """Draw a first board and hand of every game in every language, once per process: the first picture builds sprites,
    textures and words, which takes seconds that no player should wait."""
    for game in offered().values():
        options = game.options_type()
        state = game.start(options, game.seat_counts(options)[0], Chance(b"warm"))
        for language in LANGUAGES:
            painter(game.key).board(game.view(state, PUBLIC), Look(language))
            painter(game.key).hand(game.view(state, 0), Look(language, seat=0))
