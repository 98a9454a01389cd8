"""How the persons of a table are called in posts and pictures.

`bot.speech.names` makes one name harmless; here a whole table's names are told apart: two people may bear the same name,
and a chair may be empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.speech.names import plain, safe
from data.words import words

if TYPE_CHECKING:
    from bot.referee.model import Table


def plain_names(table: Table, language: str | None = None) -> tuple[str, ...]:
    """How each seat is called, unmarked, for pictures; by seat, a free one and a nameless person by number. Two persons of
    one name are told apart by their seat's number."""
    return _told_apart({chair.seat: plain(chair.name) for chair in table.chairs}, language or table.language)


def safe_names(table: Table, language: str | None = None) -> tuple[str, ...]:
    """How each seat is called in a post: as `plain_names`, escaped."""
    return _told_apart({chair.seat: safe(chair.name) for chair in table.chairs}, language or table.language)


def _told_apart(names: dict[int, str], language: str) -> tuple[str, ...]:
    common = words("common", language)
    nobody = plain("")
    folded = [name.casefold() for name in names.values()]
    found = []
    for seat in range(max(names, default=-1) + 1):
        name = names.get(seat, nobody)
        if name == nobody:
            name = common.text("post-seat", number=seat + 1)
        elif folded.count(name.casefold()) > 1:
            name = f"{name} ({seat + 1})"
        found.append(name)
    return tuple(found)
