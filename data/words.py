"""The words of the games: Fluent catalogues, one folder a game and `common`, one file a language.

`words("battle_line", "fr")` answers from `data/battle_line/fr.ftl` and, for keys that the game lacks, from
`data/common/fr.ftl`. Isolation marks are off: they would stand invisibly around every argument, pings included.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LANGUAGES: Final = ("fr", "en")
"""The languages of Meneur, the first being the default."""

FOLDER: Final = Path(__file__).parent


class MissingWords(LookupError):
    """No catalogue has a message of this key, or it cannot be formatted with what it was given."""


def language_of(locale: str | None) -> str:
    """The language that serves a Discord locale such as `fr` or `en-GB`; French where it is unknown."""
    return "fr" if locale is None or locale.lower().startswith("fr") else "en"


class Words:
    """All messages of one game in one language, those common to all games included."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in ("common", game) if game != "common" else ("common",):
            path = FOLDER / folder / f"{language}.ftl"
            if path.exists():
                self._bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **facts: Any) -> str:
        """The message with its arguments. Raises MissingWords."""
        if not self._bundle.has_message(key):
            raise MissingWords(f"{self.game}/{self.language}: {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.game}/{self.language}: {key} has no value")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingWords(f"{self.game}/{self.language}: {key}: {errors[0]}")
        return str(text)

    def attribute(self, key: str, name: str) -> str | None:
        """An attribute without arguments (such as `.alias`), None where the message has none."""
        if not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).attributes.get(name)
        return None if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])


@cache
def words(game: str, language: str) -> Words:
    """The (cached) words of a game; `common` for those of the house alone."""
    return Words(game, language)


def catalogue(game: str, language: str) -> dict[str, ast.Message]:
    """The parsed messages of one file by key, for tests of parity and for tools. Raises ValueError for a file that does
    not parse, with its path and line."""
    path = FOLDER / game / f"{language}.ftl"
    text = path.read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start) + 1 if entry.span else 0
            fault = entry.annotations[0].message if entry.annotations else "unreadable"
            raise ValueError(f"{game}/{path.name}, line {line}: {fault}")
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found
