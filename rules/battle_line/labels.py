"""What things are called, and which card a typed text means."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from data.words import LANGUAGES, words
from rules.battle_line.cards import CARDS, is_troop
from rules.battle_line.terrain import HOUSE_IDS, OWN, house_terrain
from rules.game import Phrase, Ref


def label(ref: Ref) -> Phrase:
    """The message that names a card, battlefield, deck, formation, terrain or destination; the domain `code` is a card in
    few letters."""
    value = str(ref.value)
    if ref.domain == "destination" and value != "0":
        return Phrase(f"battlefield-{value}")
    if ref.domain == "code":
        if is_troop(value):
            return Phrase("code-troop", {"letter": Phrase(f"picture-letter-{value[0]}"), "value": int(value[1:])})
        return Phrase(f"picture-short-{value}")
    if ref.domain == "terrain":
        if value in HOUSE_IDS:
            name = house_terrain(value).name
            return Phrase("terrain-name", {"fr": name.fr, "en": name.en})
        return Phrase("terrain-own", {"number": int(value[len(OWN) :])})
    return Phrase(f"{ref.domain}-{value}")


def plain(text: str) -> str:
    """A text without accents, case, apostrophes' shapes and extra spaces, for comparison."""
    folded = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return " ".join("".join(mark for mark in folded if not unicodedata.combining(mark)).replace("œ", "oe").split())


@cache
def _spellings() -> dict[str, str]:
    found: dict[str, str] = {}
    for language in LANGUAGES:
        catalogue = words("battle_line", language)
        for card in CARDS:
            key = f"card-{card}"
            aliases = (catalogue.attribute(key, "alias") or "").split(",")
            for spelling in (card, catalogue.text(key), *aliases):
                found.setdefault(plain(spelling), card)
    return found


MOST: Final = 40


def card_named(text: str) -> str | None:
    """The card of that id, name or other spelling in either language; None where there is none."""
    return _spellings().get(plain(text[:MOST]))
