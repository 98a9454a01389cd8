"""What goes wrong, sorted: a person's mistake becomes a sentence and the way out; ours becomes an incident with an id.

Knows no Discord; the sentences are shown by `bot.panels.desk`.
"""

from __future__ import annotations

import re
import secrets
import traceback
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import structlog

from bot.referee.model import Refusal
from bot.speech.fold import cut
from bot.speech.understand import Unclear
from rules.game import Illegal

log = structlog.get_logger("meneur.incident")

_HOUSE: Final = Path(__file__).parents[1]
_REMOTE: Final = re.compile(r'File "([^"\n]+)", line (\d+), in (\w+)')
_SECRETIVE: Final = ("rules/", "render/", "bot/referee/", "bot/record/", "bot/studio.py")
"""Where hands, states and secrets pass through: an error that did so as well may name one."""


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that went wrong on our side. `match_fault`: the rules broke while the referee was at a match."""

    id: str
    match_id: int | None
    match_fault: bool


def is_mistake(error: BaseException) -> bool:
    """Whether the error is a person's mistake, answered with a sentence and never logged as ours."""
    return isinstance(error, Refusal | Illegal | Unclear)


def _frames(error: BaseException) -> list[tuple[str, int, str]]:
    """Our own frames of a traceback, outermost first: path from the project, line, function. No values."""
    found = [(frame.filename, frame.lineno or 0, frame.name) for frame in traceback.extract_tb(error.__traceback__)]
    # an error from the drawing process brings its own trace as text
    remote = str(getattr(error.__cause__, "tb", ""))
    found += [(path, int(line), name) for path, line, name in _REMOTE.findall(remote)]
    ours = [(Path(path), line, name) for path, line, name in found]
    return [
        (path.relative_to(_HOUSE).as_posix(), line, name)
        for path, line, name in ours
        if path.is_relative_to(_HOUSE) and ".venv" not in path.parts
    ]


def _blames_match(frames: list[tuple[str, int, str]]) -> bool:
    """Rules that break under the referee's hands: this match cannot go on, others can."""
    paths = [path for path, _, _ in frames]
    at = next((place for place, path in enumerate(paths) if path.startswith(("bot/referee/", "bot/record/"))), None)
    return at is not None and any(path.startswith("rules/") for path in paths[at:])


def record(
    error: BaseException, *, match_id: int | None, what: str, secret: bool = False, **context: Any
) -> Incident:
    """Log an error of ours and give it an id. Only types, places and ids are logged: the message of an error that passed
    through rules, pictures or the record may name a hidden card, so it is left out there, and wherever the caller says
    `secret`."""
    frames = _frames(error)
    hidden = secret or any(path.startswith(_SECRETIVE) for path, _, _ in frames)
    incident = Incident(secrets.token_hex(4), match_id, match_id is not None and _blames_match(frames))
    log.error(
        "incident",
        id=incident.id,
        match=match_id,
        what=what,
        error=type(error).__name__,
        message="" if hidden else cut(str(error), 300),
        frames=[f"{path}:{line} {name}" for path, line, name in frames[-12:]],
        **context,
    )
    return incident


def report(fault: BaseException | str, code: str) -> None:
    """Log that a match is set apart: a sentence of the house, or the types and places of a fault and of what caused it."""
    if isinstance(fault, str):
        log.error("match set apart", match=code, why=fault)
        return
    root = fault.__cause__ or fault
    why = str(fault) if fault.__cause__ is not None or type(fault).__module__.startswith("bot.") else ""
    frames = [f"{path}:{line} {name}" for path, line, name in _frames(root)[-12:]]
    log.error("match set apart", match=code, why=why, error=type(root).__name__, frames=frames)


def in_full(fault: BaseException | str) -> str:
    """The fault with the text of its cause, at most 1,000 characters: for the operator's database alone."""
    if isinstance(fault, str):
        return fault[:1000]
    cause = f": {fault.__cause__}" if fault.__cause__ is not None else ""
    return f"{type(fault).__name__}: {fault}{cause}"[:1000]
