"""The work that games offer for timing: each rival finds what the fast way finds."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from rules.registry import games

MODULES = [f"rules.{key}.bench" for key in games() if find_spec(f"rules.{key}.bench")]
CASES = [
    pytest.param(case, rival, id=f"{module}-{work.key}-{name}")
    for module in MODULES
    for work in import_module(module).WORKLOADS
    for name, case, rival in work.prepare()
    if rival is not None
]


def test_there_are_workloads() -> None:
    assert "rules.battle_line.bench" in MODULES
    assert len(CASES) >= 6


@pytest.mark.soak
@pytest.mark.parametrize(("case", "rival"), CASES)
def test_the_brute_force_agrees(case, rival) -> None:
    assert case() == rival()
    assert case() == case()


@pytest.mark.parametrize(("case", "rival"), [param for param in CASES if "half" in str(param.id)])
def test_the_brute_force_agrees_on_the_smaller_cases(case, rival) -> None:
    assert case() == rival()
