"""What things are called, and which faction a typed text means."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from data.words import LANGUAGES, words
from rules.game import Fact, Phrase, Ref
from rules.marchlords.factions.kinds import factions

NAMED: Final = ("tile", "army", "battle", "captive", "percent", "gold")
"""Domains whose things are named by their value within a message of their own."""


def label(ref: Ref) -> Phrase:
    """The message that names a thing. An `order` is named by what it is and of what: `march-A1`, `city-C2`, `recruit`;
    a `goal` by its tile: `A1:D4`."""
    value = str(ref.value)
    if ref.domain == "goal":
        return Phrase("named-tile", {"value": value.partition(":")[2]})
    if ref.domain in NAMED:
        return Phrase(f"named-{ref.domain}", {"value": value})
    if ref.domain == "order":
        kind, _, what = value.partition("-")
        facts: dict[str, Fact] = {"what": what} if what else {}
        return Phrase(f"order-{kind}", facts)
    return Phrase(f"{ref.domain}-{value}")


def plain(text: str) -> str:
    """A text without accents, case, hyphens and extra spaces, for comparison."""
    folded = unicodedata.normalize("NFKD", text.replace("’", "'").replace("-", " ").replace("_", " ").casefold())
    return " ".join("".join(mark for mark in folded if not unicodedata.combining(mark)).split())


@cache
def _factions() -> dict[str, str]:
    found: dict[str, str] = {}
    for faction in factions():
        for language in LANGUAGES:
            key, catalogue = f"faction-{faction}", words("marchlords", language)
            aliases = (catalogue.attribute(key, "alias") or "").split(",")
            for spelling in (faction, catalogue.text(key), *aliases):
                if spelling.strip():
                    found.setdefault(plain(spelling), faction)
    return found


def faction_named(text: str) -> str | None:
    """The faction of that id, name or other spelling in either language."""
    return _factions().get(plain(text[:40]))
