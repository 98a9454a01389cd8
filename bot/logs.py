"""Logs: one line an event, as data. Never a hand, a secret, a token or what a post says.

What may hide such things is not logged at all: callers log ids, kinds and codes. As a second door, values under names
that tend to carry secrets are struck out.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

STRUCK: Final = frozenset(
    {
        "alt",
        "card",
        "cards",
        "content",
        "events",
        "facts",
        "hand",
        "hands",
        "moves",
        "payload",
        "secret",
        "seed",
        "state",
        "text",
        "token",
        "view",
    }
)
"""Names of values that are never written."""

log: Any = structlog.get_logger("meneur")


def strike(_logger: Any, _method: str, event: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """Strike out what may be secret."""
    for name in STRUCK & event.keys():
        event[name] = "…"
    return event


def set_up(level: str = "info", *, as_json: bool = False) -> None:
    """Send our logs, and those of libraries, to standard error: readable, or one JSON object a line."""
    # Traces never show the values of local variables: a local may be a hand.
    last: list[Any]
    if as_json:
        last = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        strike,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for library in ("discord", "alembic", "apscheduler", "aiosqlite", "sqlalchemy", "PIL"):
        # Below this discord.py writes whole request bodies, and SQLAlchemy statements with their values: hands included.
        logging.getLogger(library).setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
