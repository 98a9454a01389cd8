"""Names and descriptions of commands in two languages: French by default, English by localisation.

Groups keep one name in every language: with a localised group name some clients lose its subcommands.
"""

from __future__ import annotations

import re
from typing import Final

from discord import Locale
from discord.app_commands import TranslationContextTypes, Translator, locale_str

from data.words import words

DEFAULT: Final = "fr"
_ENGLISH: Final = (Locale.american_english, Locale.british_english)
_NAME: Final = re.compile(r"[-_'\w]{1,32}")
"""Discord's rule for names of commands and options (with lower case, checked apart)."""
LONGEST_ABOUT: Final = 100


class BadName(ValueError):
    """A name in the words that Discord would refuse, with the key it stands under."""


def said(key: str, game: str = "common") -> locale_str:
    """The text of a key as discord.py localises it."""
    return locale_str(words(game, DEFAULT).text(key), key=key, game=game)


def name(key: str, game: str = "common") -> locale_str:
    """The name of a command or option, checked in every language. Raises BadName."""
    for language in ("fr", "en"):
        text = words(game, language).text(key)
        if not _NAME.fullmatch(text) or text != text.lower():
            raise BadName(f"{game}/{language}: {key} = {text!r} is no name for a command")
    return said(key, game)


def about(key: str, game: str = "common") -> locale_str:
    """A description, checked in every language. Raises BadName."""
    for language in ("fr", "en"):
        text = words(game, language).text(key)
        if not 1 <= len(text) <= LONGEST_ABOUT:
            raise BadName(f"{game}/{language}: {key} has {len(text)} characters, at most {LONGEST_ABOUT} fit")
    return said(key, game)


class Catalogue(Translator):
    """English for English clients; everybody else sees the French default."""

    async def translate(self, string: locale_str, locale: Locale, context: TranslationContextTypes) -> str | None:
        """The text of the key that the string carries; None where the default serves."""
        key = string.extras.get("key")
        if key is None or locale not in _ENGLISH:
            return None
        return words(string.extras["game"], "en").text(key)
