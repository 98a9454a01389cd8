"""Discord's limits: each is found before Discord finds it, and helpers cut within them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panels import limits


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def press(custom_id: str = "a", label: str = "ok") -> dict[str, Any]:
    return {"type": 2, "custom_id": custom_id, "label": label}


def row(*children: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(children)}


def select(count: int, **more: Any) -> dict[str, Any]:
    options = [{"label": str(n), "value": str(n)} for n in range(count)]
    return row({"type": 3, "custom_id": "s", "options": options, **more})


def of(*options: tuple[str, str]) -> dict[str, Any]:
    made = [{"label": label, "value": value} for label, value in options]
    return row({"type": 3, "custom_id": "s", "options": made})


GOOD = [text("bonjour"), row(press("a"), press("b"), press("c"), press("d"), press("e")), select(25)]


def test_what_fits_passes() -> None:
    limits.check(GOOD, [limits.UPLOAD], "n" * 25)


@pytest.mark.parametrize(
    ("components", "fault"),
    [
        ([], "no component"),
        ([text("a")] * 41, "41 components"),
        ([{"type": 17, "components": [text("a")] * 40}], "41 components"),
        ([text("é" * 2001), text("a" * 2000)], "4001 characters"),
        ([text("😀" * 2001)], "4002 characters"),
        ([text("漢" * 3400)], "bytes"),
        ([text("  ")], "empty text"),
        ([row(*[press(str(n)) for n in range(6)])], "row of 6"),
        ([row()], "row of 0"),
        ([row(press("x"), press("x"))], "one custom id"),
        ([row(press("x" * 101))], "custom id"),
        ([row(press(""))], "custom id"),
        ([row(press("a", "l" * 81))], "label of 81"),
        ([row(press("a", ""))], "says nothing"),
        ([select(26)], "26 options"),
        ([select(0)], "0 options"),
        ([select(2, placeholder="p" * 151)], "placeholder"),
        ([select(2, max_values=3)], "more than it holds"),
        ([select(2, min_values=2, max_values=1)], "more than it holds"),
        ([of(("a", "1"), ("b", "1"))], "twice"),
        ([of(("a" * 101, "1"))], "option that is too long"),
        ([of(("", "1"))], "option that says nothing"),
        ([{"type": 12, "items": []}], "gallery"),
        ([{"type": 12, "items": [{"description": "a" * 1025}]}], "alt text"),
        ([{"type": 9, "components": [], "accessory": press()}], "section of 0"),
        ([{"type": 9, "components": [text("a")], "accessory": press("x" * 101)}], "custom id"),
    ],
)
def test_what_discord_refuses_is_refused(components: list[dict[str, Any]], fault: str) -> None:
    with pytest.raises(limits.OverLimit, match=fault):
        limits.check(components)


def test_files_and_nonces() -> None:
    with pytest.raises(limits.OverLimit, match="bytes of files"):
        limits.check(GOOD, [limits.UPLOAD, 1])
    with pytest.raises(limits.OverLimit, match="11 files"):
        limits.check(GOOD, [1] * 11)
    with pytest.raises(limits.OverLimit, match="nonce"):
        limits.check(GOOD, (), "n" * 26)


def test_a_fault_never_quotes_the_post() -> None:
    with pytest.raises(limits.OverLimit) as caught:
        limits.check([text("SECRET " * 700), row(press("SECRET" * 20, "SECRET" * 20))])
    assert "SECRET" not in str(caught.value)


@given(st.text(max_size=300), st.integers(2, 120))
def test_cut_keeps_within(given_text: str, longest: int) -> None:
    short = limits.cut(given_text, longest)
    assert limits.units(short) <= longest
    assert short == given_text or short.endswith("…")


LINES = st.text(alphabet="ab cd😀", max_size=90) | st.just("```") | st.just("```text")


@given(st.lists(LINES, max_size=60), st.integers(60, 200))
def test_pieces_fit_and_balance_their_fences(lines: list[str], longest: int) -> None:
    parts = limits.pieces("\n".join(lines), longest)
    assert all(limits.units(part) <= longest for part in parts)
    for part in parts[:-1]:
        assert sum(line.startswith("```") for line in part.split("\n")) % 2 == 0
    words = "".join(lines).replace("```text", "").replace("```", "")
    assert "".join(parts).replace("\n", "").replace("```text", "").replace("```", "") == words
