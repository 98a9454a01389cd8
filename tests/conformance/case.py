"""What the laws are checked on: a game with one set of options and one number of seats, and how it is drawn and worded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from data.words import LANGUAGES
from rules.codec import AnyGame
from rules.game import Illegal
from rules.options import describe
from rules.registry import games
from rules.voice import Voice


class LawBroken(AssertionError):
    """A law of the contract that a game does not keep."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail


def require(holds: object, law: str, detail: str | Callable[[], str]) -> None:
    """Raise LawBroken unless it holds."""
    if not holds:
        raise LawBroken(law, detail() if callable(detail) else detail)


@dataclass(frozen=True)
class Volume:
    """How much is tried: random matches, positions looked at in each, imagined worlds for each viewer, and positions whose
    pictures are drawn."""

    matches: int = 1
    positions: int = 8
    worlds: int = 2
    boards: int = 1


@dataclass(frozen=True)
class Case:
    """One game, one set of options, one number of seats."""

    game: AnyGame
    options: Any
    seats: int
    name: str
    voices: Callable[[AnyGame, Sequence[str]], tuple[Voice, ...]] = lambda game, names: tuple(
        Voice(game, language, names) for language in LANGUAGES
    )
    painter: Callable[[], Any] | None = None
    figures: Counter[str] = field(default_factory=Counter)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Display names, one of them long and one with a non-Latin letter."""
        return ("Aliénor d’Aquitaine-en-Poitou", "Öğuz", "Zoé", "B.", "Étienne de Vignolles", "Ana")[: self.seats]

    @cached_property
    def spoken(self) -> tuple[Voice, ...]:
        """A voice in each language."""
        return self.voices(self.game, self.names)

    def with_game(self, game: AnyGame) -> Case:
        """The same case for other rules."""
        return replace(self, game=game, figures=Counter())


def settings_of(game: AnyGame) -> dict[str, Any]:
    """Option sets by name: the defaults, each value of each setting alone (both ends of a range), and those that
    `tests/conformance/options_<game>.py` adds as `OPTIONS: {name: {option: value}}`. Sets that cannot start are left out."""
    default = game.options_type()
    found = {"default": default}
    for setting in describe(game.options_type):
        values = list(setting.choices)
        if setting.range is not None:
            values = [str(setting.range.minimum), str(setting.range.maximum)]
        for value in values:
            options = game.configure(default, setting.name, value)
            if options != default and _starts(game, options):
                found[f"{setting.name}={value}"] = options
    for name, chosen in _extra(game.key).items():
        options = default
        for option, value in chosen.items():
            options = game.configure(options, option, value)
        found[name] = options
    return found


def _extra(key: str) -> Mapping[str, Mapping[str, str]]:
    extra: Mapping[str, Mapping[str, str]] = declared(key, "OPTIONS", {})
    return extra


def declared(key: str, name: str, default: Any) -> Any:
    """What `tests/conformance/options_<game>.py` says under that name."""
    module = f"{__package__}.options_{key}"
    return default if find_spec(module) is None else getattr(import_module(module), name, default)


def _share(game: AnyGame, found: Mapping[str, Any]) -> dict[str, Any]:
    """The option sets of CI. A game whose matches are long may name them (`CI`), and options that shorten them (`PACE`)
    where a set leaves these as they are; `make soak` plays every set as it stands."""
    names = declared(game.key, "CI", tuple(found))
    pace: Mapping[str, str] = declared(game.key, "PACE", {})
    default, shared = game.options_type(), {}
    for name in names:
        options = found[name]
        for option, value in pace.items():
            if getattr(options, option) == getattr(default, option):
                options = game.configure(options, option, value)
        shared[name] = options
    return shared


def _starts(game: AnyGame, options: Any) -> bool:
    from rules.simulate import scribe_of

    try:
        scribe_of(game, options, game.seat_counts(options)[0], "starts", 0, keep=False)
    except Illegal:
        return False
    return True


def cases(game: AnyGame, *, every_count: bool = False) -> list[Case]:
    """The cases of a game: default options with every number of seats, other option sets with the smallest and the largest
    (with all, and every set, if `every_count`)."""
    from render.registry import painter

    found: list[Case] = []
    settings = settings_of(game)
    for name, options in (settings if every_count else _share(game, settings)).items():
        counts = game.seat_counts(options)
        if name != "default" and not every_count:
            counts = tuple(sorted({counts[0], counts[-1]}))
        found.extend(
            Case(game, options, count, f"{game.key}-{name}-{count}", painter=lambda: painter(game.key)) for count in counts
        )
    return found


def all_cases(*, every_count: bool = False) -> list[Case]:
    """The cases of every registered game."""
    return [case for game in games().values() for case in cases(game, every_count=every_count)]
