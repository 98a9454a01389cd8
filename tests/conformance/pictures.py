"""Laws about pictures: within Discord's limits, the same for the same view, at home in both languages."""

from __future__ import annotations

from data.words import LANGUAGES
from render.picture import Look, Picture
from rules.game import PUBLIC, Event, Viewer

from .case import Case, require
from .courses import Position
from .laws import known


def look_of(case: Case, viewer: Viewer, language: str, recent: tuple[Event, ...] = ()) -> Look:
    """How a picture for this viewer is ordered."""
    seat = viewer if isinstance(viewer, int) else None
    return Look(language, case.names, f"{case.game.prefix}-1", seat=seat, recent=known(recent, viewer))


def drawn(case: Case, position: Position) -> None:
    """Board and hand of everybody, with what just happened marked, keep to the limits and are the same when drawn again."""
    if case.painter is None:
        return
    painter = case.painter()
    recent = position.next.step.events if position.next else ()
    state = position.next.step.state if position.next else position.state
    for viewer in (0, PUBLIC):
        view = case.game.view(state, viewer)
        for language in LANGUAGES:
            look = look_of(case, viewer, language, recent)
            board = painter.board(view, look)
            _limits(board)
            require(board == painter.board(view, look), "pictures", "one view gives two pictures")
            hand = painter.hand(view, look)
            if hand is not None:
                _limits(hand)
            text = painter.text(view, look)
            require(0 < len(text) <= 3800, "pictures", f"the text board has {len(text)} characters")
            case.figures["pictures drawn"] += 2


def _limits(picture: Picture) -> None:
    require(isinstance(picture, Picture), "pictures", f"{type(picture).__name__} is no Picture")
    require(picture.png.startswith(b"\x89PNG\r\n\x1a\n"), "pictures", "not a PNG")
    require(0 < len(picture.alt) <= 1024, "pictures", f"the alt text has {len(picture.alt)} characters")
    require(picture.name.isascii() and picture.name.endswith(".png"), "pictures", f"file name {picture.name!r}")
    require(min(picture.width, picture.height) > 0, "pictures", "a picture without extent")


