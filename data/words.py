"""The words of the games: Fluent catalogues, one folder a game and `common`, one file a language.

`words("battle_line", "fr")` answers from `data/battle_line/fr.ftl` and, for keys that the game lacks, from
`data/common/fr.ftl`. Isolation marks are off: they would stand invisibly around every argument, pings included.

Signs (`:food:`, see data.signs) become words in `Words.text` and `plain`; `Words.marked` keeps them as marks, for whoever
can show a picture.
"""

from __future__ import annotations

import re
from collections.abc import Container
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from data import signs

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
                text = signs.marked(path.read_text("utf-8"), language)
                self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

    def text(self, key: str, **facts: Any) -> str:
        """The message with its arguments, its own signs in words; marks in the arguments stay. Raises MissingWords."""
        held = {name: _held(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
        return _given_back(plain(self.marked(key, **held)))

    def marked(self, key: str, **facts: Any) -> str:
        """The message with its arguments, its signs as marks. Raises MissingWords."""
        if not self._bundle.has_message(key):
            raise MissingWords(f"{self.game}/{self.language}: {key}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{self.game}/{self.language}: {key} has no value")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingWords(f"{self.game}/{self.language}: {key}: {errors[0]}")
        return _typeset(str(text))

    def attribute(self, key: str, name: str) -> str | None:
        """An attribute without arguments (such as `.alias`), None where the message has none."""
        found = self.marked_attribute(key, name)
        return None if found is None else plain(found)

    def marked_attribute(self, key: str, name: str, **facts: Any) -> str | None:
        """An attribute with the arguments of its message, its signs as marks; None where the message has none."""
        if not self._bundle.has_message(key):
            return None
        pattern = self._bundle.get_message(key).attributes.get(name)
        return None if pattern is None else _typeset(str(self._bundle.format_pattern(pattern, facts)[0]))


@cache
def words(game: str, language: str) -> Words:
    """The (cached) words of a game; `common` for those of the house alone."""
    return Words(game, language)


_HELD: Final = 0x1000
"""How far the marks of arguments are moved out of the way while a message's own signs become words."""
_HIDDEN: Final = re.compile("[\uf000-\uf1ff]")
_COUNTED: Final = re.compile(rf"(?:(?<![\d,.])[-−+]?(\d+)([*_]*[ \u00a0\u202f]?[*_]*))?({signs.MARK.pattern})")
"""A mark, and the number right before it."""


_MINUS: Final = re.compile(r"(?<![\w−-])-(?=\d)")


def _typeset(text: str) -> str:
    """Numbers below zero with a minus sign, as the sentences around them write it."""
    return _MINUS.sub("−", text)


def _held(text: str) -> str:
    return signs.MARK.sub(lambda found: chr(ord(found[0]) + _HELD), text)


def _given_back(text: str) -> str:
    return _HIDDEN.sub(lambda found: chr(ord(found[0]) - _HELD), text)


def plain(text: str, keep: Container[str] = ()) -> str:
    """A text with marks as words: `3 nourritures`, in the number that stands before each. The marks of signs named in
    `keep` stay."""
    return _COUNTED.sub(lambda found: _counted(found, keep), text) if signs.MARK.search(text) else text


def sign_word(name: str, language: str, count: int = 1) -> str:
    """The word of a sign for so many of it."""
    own = words("common", language)
    one = -1 < count < 2 if language == "fr" else count == 1
    return own.text(f"sign-{name}") if one else own.attribute(f"sign-{name}", "many") or ""


def _counted(found: re.Match[str], keep: Container[str]) -> str:
    try:
        name, language = signs.sign_of(found[3])
    except LookupError:
        return found[0][:-1]
    if name in keep:
        return found[0]
    return found[0][:-1] + sign_word(name, language, int(found[1]) if found[1] else 1)


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
