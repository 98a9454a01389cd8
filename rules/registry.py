"""Which games exist: every package in rules/ that exposes `GAME`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Any

import rules
from rules.game import Game


@cache
def games() -> MappingProxyType[str, Game[Any, Any, Any]]:
    """All games by key, in alphabetical order of their keys."""
    found = {}
    for module in sorted(iter_modules(rules.__path__), key=lambda m: m.name):
        if module.ispkg:
            game = getattr(import_module(f"rules.{module.name}"), "GAME", None)
            if game is not None:
                found[game.key] = game
    return MappingProxyType(found)


@cache
def offered() -> MappingProxyType[str, Game[Any, Any, Any]]:
    """The games of which tables can be opened."""
    return MappingProxyType({key: game for key, game in games().items() if game.offered})


def game(key: str) -> Game[Any, Any, Any]:
    """The game with this key. Raises KeyError."""
    return games()[key]
