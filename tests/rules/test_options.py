"""Options are set one by one from text, and refused with what is possible."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, Literal

import pytest

from rules import registry
from rules.game import Illegal, Range, Ref, Text
from rules.options import Setting, configure, describe, headcounts, seating, value_of


@dataclass(frozen=True, slots=True)
class Some:
    fast: bool = False
    mode: Literal["short", "long"] = "short"
    size: Literal[5, 10] = 5
    rounds: Annotated[int, Range(1, 12)] = 3
    motto: Annotated[str, Text(10)] = ""


def test_describe() -> None:
    assert describe(Some) == (
        Setting("fast", choices=("yes", "no")),
        Setting("mode", choices=("short", "long")),
        Setting("size", choices=("5", "10")),
        Setting("rounds", range=Range(1, 12)),
        Setting("motto", text=Text(10)),
    )


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("fast", "yes", True),
        ("fast", "no", False),
        ("mode", "long", "long"),
        ("size", "10", 10),
        ("rounds", "12", 12),
        ("rounds", " 1 ", 1),
        ("motto", "Montjoie !", "Montjoie !"),
    ],
)
def test_configure(name: str, value: str, expected: object) -> None:
    changed = configure(Some(), name, value)
    assert getattr(changed, name) == expected
    assert type(getattr(changed, name)) is type(expected)
    setting = next(item for item in describe(Some) if item.name == name)
    assert configure(Some(), name, value_of(changed, setting)) == changed


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("faster", "yes", "no-such-option"),
        ("fast", "true", "option-choice"),
        ("mode", "", "option-choice"),
        ("mode", "Long", "option-choice"),
        ("size", "7", "option-choice"),
        ("rounds", "0", "option-range"),
        ("rounds", "13", "option-range"),
        ("rounds", "-1", "option-range"),
        ("rounds", "many", "option-range"),
        ("rounds", "3.5", "option-range"),
        ("rounds", "", "option-range"),
        ("rounds", "--3", "option-range"),
        ("rounds", "²", "option-range"),
        ("motto", "x" * 11, "option-text"),
    ],
)
def test_refusals(name: str, value: str, reason: str) -> None:
    before = Some()
    with pytest.raises(Illegal) as caught:
        configure(before, name, value)
    assert caught.value.reason == reason
    if reason != "no-such-option":
        assert caught.value.facts["option"] == Ref("option", name)
    assert before == Some()


def test_a_field_without_a_kind_is_an_error() -> None:
    @dataclass(frozen=True)
    class Wrong:
        free: str = ""

    with pytest.raises(TypeError, match=r"Wrong.free"):
        describe(Wrong)


@pytest.mark.parametrize(
    ("key", "seats", "changed"),
    [
        ("marchlords", 3, {}),
        ("marchlords", 4, {"map": "medium"}),
        ("marchlords", 17, {"map": "large"}),
        ("broken_line", 4, {"format": "alliance"}),
        ("broken_line", 6, {"format": "war"}),
        ("paper_tales", 7, {"large": True}),
        ("battle_line", 3, None),
    ],
)
def test_options_that_seat_so_many(key: str, seats: int, changed: dict[str, object] | None) -> None:
    game = registry.game(key)
    options = game.options_type()
    fitting = seating(game, options, seats)
    assert fitting == (None if changed is None else replace(options, **changed))
    assert (seats in headcounts(game, options)) is (changed is not None)
