"""The long run of the conformance suite (`make soak`); prints what was tried."""

from __future__ import annotations

import pytest

from .case import Case, Volume, all_cases
from .examine import absences, courses, leaks


@pytest.mark.soak
@pytest.mark.parametrize("case", all_cases(every_count=True), ids=lambda case: case.name)
def test_soak(case: Case) -> None:
    scale = 5 if "-default-" in case.name else 1
    courses(case, Volume(matches=8 * scale, positions=25, boards=1), "soak")
    absences(case, Volume(matches=10 * scale), "soak")
    leaks(case, Volume(matches=4 * scale, positions=25, worlds=6, boards=2), "soak")
    print(f"\n{case.name}")
    for figure, number in sorted(case.figures.items()):
        print(f"  {number:>9,} {figure}")
