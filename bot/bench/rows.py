"""All rows: those of the modules beside this one, and for every game the workloads of `rules/<game>/bench.py`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

import bot.bench
from bot.bench.row import Row
from bot.bench.workloads import rows_of
from rules.registry import games


def all_rows() -> tuple[Row, ...]:
    """Every row, those of the rules first. A module beside this one that has `ROWS` takes part by being there."""
    found: list[Row] = []
    for module in sorted(iter_modules(bot.bench.__path__), key=lambda m: m.name):
        found.extend(getattr(import_module(f"bot.bench.{module.name}"), "ROWS", ()) if module.name != "rows" else ())
    for key in games():
        name = f"rules.{key}.bench"
        if find_spec(name) is not None:
            found.extend(rows_of(key, import_module(name).WORKLOADS))
    return tuple(found)
