"""Options of a table, set one by one from chosen or typed text.

A game's options are a frozen dataclass whose fields are `bool`, `Literal[...]` of words, `Annotated[int, Range(a, b)]` or
`Annotated[str, Text(n)]`. `describe` tells a panel what they are; the words are `option-{name}` and `option-{name}-{value}`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from rules.game import Game, Illegal, Range, Ref, Text

O = TypeVar("O")  # noqa: E741


@dataclass(frozen=True, slots=True)
class Setting:
    """One option: `choices` is empty for a number (`range`) or a text (`text`)."""

    name: str
    choices: tuple[str, ...] = ()
    range: Range | None = None
    text: Text | None = None


def describe(kind: type) -> tuple[Setting, ...]:
    """The settings of an options class, in the order of its fields."""
    hints = get_type_hints(kind, include_extras=True)
    found = []
    for item in fields(kind):
        hint: Any = hints[item.name]
        if hint is bool:
            found.append(Setting(item.name, choices=("yes", "no")))
        elif get_origin(hint) is Literal:
            found.append(Setting(item.name, choices=tuple(str(value) for value in get_args(hint))))
        elif get_origin(hint) is Annotated:
            mark = get_args(hint)[1]
            if isinstance(mark, Range):
                found.append(Setting(item.name, range=mark))
            elif isinstance(mark, Text):
                found.append(Setting(item.name, text=mark))
            else:
                raise TypeError(f"{kind.__name__}.{item.name}: no setting of kind {mark!r}")
        else:
            raise TypeError(f"{kind.__name__}.{item.name}: not a setting")
    return tuple(found)


def value_of(options: Any, setting: Setting) -> str:
    """The present value of one setting as text, as `configure` would take it."""
    value = getattr(options, setting.name)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def configure(options: O, name: str, value: str) -> O:
    """These options with one of them set. Raises Illegal: `no-such-option`, `option-choice`, `option-range`,
    `option-text`; the facts name the option and what is possible."""
    setting = next((item for item in describe(type(options)) if item.name == name), None)
    if setting is None:
        raise Illegal("no-such-option", name=name)
    new: Any
    if setting.choices:
        if value not in setting.choices:
            raise Illegal("option-choice", option=Ref("option", name))
        current = getattr(options, name)
        new = value == "yes" if isinstance(current, bool) else type(current)(value)
    elif setting.range is not None:
        low, high = setting.range.minimum, setting.range.maximum
        try:
            number = int(value)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise Illegal("option-range", option=Ref("option", name), low=low, high=high)
        new = number
    else:
        assert setting.text is not None
        if len(value) > setting.text.maximum:
            raise Illegal("option-text", option=Ref("option", name), most=setting.text.maximum)
        new = value
    return replace(options, **{name: new})  # type: ignore[type-var]


def _variants(game: Game[Any, Any, O], options: O) -> Iterator[O]:
    """These options, then each that differs from them in one choice, in the order of fields and values."""
    yield options
    for setting in describe(type(options)):
        for choice in setting.choices:
            if choice != value_of(options, setting):
                yield game.configure(options, setting.name, choice)


def seating(game: Game[Any, Any, O], options: O, seats: int) -> O | None:
    """The options with which so many seats can play: these, or the first that differ from them in one choice (a larger map,
    the format of two allies); None where no one choice lets them."""
    return next((variant for variant in _variants(game, options) if seats in game.seat_counts(variant)), None)


def headcounts(game: Game[Any, Any, O], options: O) -> tuple[int, ...]:
    """The numbers of seats that can play with these options or with one of their choices changed, ascending."""
    return tuple(sorted({count for variant in _variants(game, options) for count in game.seat_counts(variant)}))
