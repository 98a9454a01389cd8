"""Where commands print, and how they stop."""

from __future__ import annotations

from typing import NoReturn

import typer
from rich.console import Console

REJECTED = 1
"""Exit code: what was asked does not hold."""
UNREADABLE = 2
"""Exit code: what was asked could not be read."""

out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False, soft_wrap=True)


def stop(message: str, code: int) -> NoReturn:
    """Say why on the error stream and end with that code."""
    err.print(message, markup=False)
    raise typer.Exit(code)
