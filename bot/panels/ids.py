"""The custom ids of every control Meneur posts: `mn1|VERB|MATCH|SEAT|REVISION|DECISION|ARG`.

A control says what it does, for which match and seat, and which revision of which decision it was drawn for, so that it
survives any restart and a stale one is recognised. Numbers are base 36, an absent seat is `-`; DECISION is the
fingerprint of a decision's key (never the key itself: it may be long). The whole is at most 100 characters whatever the
numbers, because a longer one would make Discord refuse the post.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from rules.codec import move_to_json
from rules.game import Move, Text, fields_of

VERSION: Final = "mn1"
LONGEST: Final = 100
"""Discord's limit for a custom id."""
LONGEST_ARG: Final = 40

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER: Final = r"[0-9a-z]{1,13}"
PATTERN: Final = re.compile(
    rf"{VERSION}\|(?P<verb>[a-z][a-z-]{{0,11}})\|(?P<match>{_NUMBER})\|(?P<seat>-|{_NUMBER})"
    rf"\|(?P<revision>{_NUMBER})\|(?P<decision>[0-9a-f]{{8}}|)\|(?P<arg>[!-{{}}~]{{0,{LONGEST_ARG}}})"
)
"""Matches every id that `Control.encode` writes."""
_VERB: Final = re.compile(r"[a-z][a-z-]{0,11}")
_DECISION: Final = re.compile(r"[0-9a-f]{8}|")
_ARG: Final = re.compile(rf"[!-{{}}~]{{0,{LONGEST_ARG}}}")


def digest_of(moves: Sequence[Move]) -> str:
    """Eight hexadecimal digits that tell one batch from another, the argument of the button that plays it; nothing for an
    empty one."""
    if not moves:
        return ""
    text = json.dumps([move_to_json(move) for move in moves], sort_keys=True)
    return sha256(text.encode()).hexdigest()[:8]


def typed_key(move: Move) -> str:
    """Tells the moves of a form of which something is typed from each other, whatever their texts hold."""
    blank = {spec.name: "" for spec in fields_of(type(move)) if isinstance(spec.kind, Text)}
    return digest_of((replace(move, **blank),))  # type: ignore[type-var]


def base36(number: int) -> str:
    """A number >= 0 in base 36. Raises ValueError for a negative one."""
    if number < 0:
        raise ValueError(f"a negative number in a custom id: {number}")
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits


def fingerprint(decision_key: str) -> str:
    """The first eight hexadecimal digits of the key's SHA-256; nothing for no decision."""
    return sha256(decision_key.encode()).hexdigest()[:8] if decision_key else ""


@dataclass(frozen=True, slots=True)
class Control:
    """What one button or select does. `seat` is None where it belongs to no seat, `decision` a fingerprint or nothing,
    `arg` at most 40 printable ASCII characters without spaces and without `|`."""

    verb: str
    match: int
    seat: int | None = None
    revision: int = 0
    decision: str = ""
    arg: str = ""

    def encode(self) -> str:
        """The custom id. Raises ValueError for what does not fit, before Discord would."""
        if not _VERB.fullmatch(self.verb):
            raise ValueError(f"not a verb: {self.verb!r}")
        if not _DECISION.fullmatch(self.decision):
            raise ValueError(f"not a decision's fingerprint: {self.decision!r}")
        if not _ARG.fullmatch(self.arg):
            raise ValueError(f"not an argument of a control: {self.arg!r}")
        seat = "-" if self.seat is None else base36(self.seat)
        text = "|".join((VERSION, self.verb, base36(self.match), seat, base36(self.revision), self.decision, self.arg))
        if len(text) > LONGEST or not PATTERN.fullmatch(text):
            raise ValueError(f"a custom id of {len(text)} characters: {text!r}")
        return text

    @classmethod
    def parse(cls, text: str) -> Control | None:
        """The control of a custom id; None for anything that is not one of ours."""
        found = PATTERN.fullmatch(text)
        if found is None:
            return None
        seat = found["seat"]
        return cls(
            found["verb"],
            int(found["match"], 36),
            None if seat == "-" else int(seat, 36),
            int(found["revision"], 36),
            found["decision"],
            found["arg"],
        )
