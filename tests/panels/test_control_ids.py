"""The codec of custom ids: it round-trips, never passes 100 characters, and refuses what is not ours."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.panels.ids import LONGEST, PATTERN, Control, base36, fingerprint

SNOWFLAKE = 2**63 - 1
numbers = st.integers(0, SNOWFLAKE)
args = st.text("".join(chr(c) for c in range(33, 127) if chr(c) != "|"), max_size=40)


@given(
    st.from_regex(r"[a-z][a-z-]{0,11}", fullmatch=True), numbers, st.none() | st.integers(0, 99), numbers,
    st.text(max_size=30), args,
)  # fmt: skip
def test_round_trip(verb: str, match: int, seat: int | None, revision: int, key: str, arg: str) -> None:
    control = Control(verb, match, seat, revision, fingerprint(key), arg)
    text = control.encode()
    assert len(text) <= LONGEST
    assert PATTERN.fullmatch(text)
    assert Control.parse(text) == control


def test_longest_numbers_fit() -> None:
    text = Control("a" * 12, SNOWFLAKE, 99, SNOWFLAKE, "0123abcd", "x" * 40).encode()
    assert len(text) <= LONGEST


@pytest.mark.parametrize(
    "control",
    [
        Control("Join", 1),
        Control("", 1),
        Control("join", -1),
        Control("join", 1, decision="xyz"),
        Control("join", 1, arg="a|b"),
        Control("join", 1, arg="é"),
        Control("join", 1, arg="a b"),
        Control("join", 1, arg="x" * 41),
    ],
)
def test_what_does_not_fit_is_refused(control: Control) -> None:
    with pytest.raises(ValueError, match=r"not|negative"):
        control.encode()


FOREIGN = ["", "mn1", "mn2|join|1|-|0||", "mn1|join|1|-|0|", "mn1|join|1|-|0||\n", "mn1|join|é|-|0||"]


@pytest.mark.parametrize("text", FOREIGN)
def test_foreign_ids_are_none(text: str) -> None:
    assert Control.parse(text) is None


def test_base36_and_fingerprint() -> None:
    assert [base36(n) for n in (0, 35, 36, 1295)] == ["0", "z", "10", "zz"]
    assert fingerprint("") == ""
    assert fingerprint("game 1/turn 12") != fingerprint("game 1/turn 13")
