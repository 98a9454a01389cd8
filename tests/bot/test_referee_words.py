"""Every refusal and notice that the referee can give has a sentence in both languages, with the facts it gets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from data.words import words

SOURCES = "".join(path.read_text("utf-8") for path in sorted((Path(__file__).parents[2] / "bot" / "referee").glob("*.py")))
NOTICES = sorted(
    set(re.findall(r'\.notice\(\s*"([a-z-]+)"', SOURCES)) | set(re.findall(r'"reason": "([a-z-]+)", "facts"', SOURCES))
)
GIVEN = {"not-started", "paused", "over", "broken", "stale", "too-late"}  # chosen by the code, not written behind `raise`
REFUSALS = sorted(set(re.findall(r"raise Refusal\(\s*\"([a-z-]+)\"", SOURCES)) | GIVEN)
FACTS: dict[str, int | str] = dict.fromkeys(("seat", "seats", "code", "name", "why", "value", "counts"), "Aline")
FACTS |= dict.fromkeys(("dropped", "seats-count", "hours", "number", "now", "counts-count", "most"), 3)


def test_the_sources_were_read() -> None:
    assert {"away", "rewound", "broken", "overdue", "new-gm"} <= set(NOTICES)
    assert {"gm-only", "seat-count", "no-consent"} <= set(REFUSALS)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("key", [f"notice-{n}" for n in NOTICES] + [f"refusal-{r}" for r in REFUSALS] + ["outcome-ended"])
def test_it_has_a_sentence(key: str, language: str) -> None:
    assert words("common", language).text(key, **FACTS)
