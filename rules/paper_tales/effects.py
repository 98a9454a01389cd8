"""What a card does, as data: the effect codes of paper_tales.md 2.1 read into `Effect`.

A code is `PHASE:ACT[@WHEN][?CONDITION]`. Phases: `P2!` deployment, once, when deployed; `P2` every deployment; `P3` war;
`P4` income; `P5` construction; `P6` ageing; `END` final scoring; `RES` production. What an act does is one function, found
by `Effect.act` in the table of its phase (`reckon`, `deploy`, `wars`, `build`, `ageing`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

RESOURCES: Final = ("food", "wood", "crystal")
PHASES: Final = ("P2!", "P2", "P3", "P4", "P5", "P6", "END", "RES")
MEASURES: Final = ("food", "wood", "crystal", "income", "age", "age_self", "age_kingdom", "wars_won", "L2", "units(str>=3)")
"""What amounts may be counted by."""


@dataclass(frozen=True, slots=True)
class Condition:
    """`what` compared with `value`: `>=` or `==`; `front` asks for a place and has no value."""

    what: str
    relation: str = ""
    value: int = 0


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect: `act` at `phase`, `amount` times each measure in `by`, for or of the `target`.

    `when` is the moment within the phase where it matters (`death_self`, `each_death`, `phase_end`). `second` is the
    token that the unit found by `morph` gets.
    """

    phase: str
    act: str
    amount: int = 0
    by: tuple[str, ...] = ()
    target: str = ""
    when: str = ""
    condition: Condition | None = None
    second: int = 0


_CODE: Final = re.compile(r"^(P2!|P[2-6]|END|RES):([^@?]+)(?:@(\w+))?(?:\?(.+))?$")
_CONDITION: Final = re.compile(r"^(\w+?)(?:(>=|==)(\d+))?$")
_ACTS: Final = tuple(
    (re.compile(pattern), act)
    for pattern, act in (
        (r"^(?P<target>gold|lp|str|kingdom_str)(?P<amount>[+-]\d+)(?:\*(?P<by>[\w()>=]+))?$", "add"),
        (r"^(?P<target>gold|lp)\+(?P<by>[a-z_]+)(?:\*(?P<by2>\w+))?$", "add"),
        (r"^str=(?P<amount>\d+)$", "set_str"),
        (r"^age\((?P<target>self|others|choose1),(?P<amount>\d+)\)$", "age"),
        (r"^age\((?P<target>self|others|choose1),(?P<by>[a-z]+)\)$", "age"),
        (r"^(?P<target>food|wood|crystal)(?P<amount>\d*)(?:\*(?P<by>\w+))?$", "produce"),
        (r"^morph\(cost<=(?P<amount>\d+),age\+(?P<second>\d+)\)$", "morph"),
        (r"^gold_for\((?P<target>any|wood)\)$", "gold_for"),
        (r"^save1\(age==(?P<amount>\d+)\)$", "save"),
        (r"^upgrade_all_L1$", "upgrade_all"),
        (r"^(?P<act>fight_from_back|no_fight|no_land|never_dies|dies)$", ""),
    )
)


@cache
def effect(code: str) -> Effect:
    """The effect that a code means. Raises ValueError for what is no code."""
    whole = _CODE.match(code)
    if whole is None:
        raise ValueError(f"no effect: {code!r}")
    phase, body, when, asked = whole.groups()
    for pattern, act in _ACTS:
        if found := pattern.match(body):
            parts = found.groupdict()
            by = tuple(part for part in (parts.get("by"), parts.get("by2")) if part)
            if set(by) - set(MEASURES):
                raise ValueError(f"unknown measure in {code!r}")
            amount = int(parts.get("amount") or 1)
            second = int(parts.get("second") or 0)
            name = act or str(parts.get("act"))
            return Effect(phase, name, amount, by, parts.get("target") or "", when or "", _condition(asked), second)
    raise ValueError(f"unknown act in {code!r}")


def _condition(text: str | None) -> Condition | None:
    if text is None:
        return None
    found = _CONDITION.match(text)
    if found is None or (found[2] is None) != (found[1] == "front"):
        raise ValueError(f"no condition: {text!r}")
    return Condition(found[1], found[2] or "", int(found[3] or 0))
