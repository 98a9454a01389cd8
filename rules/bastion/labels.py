"""What things are called, and which thing a typed text means."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from data.words import LANGUAGES, words
from rules import grid
from rules.bastion.book import SIZE, house
from rules.bastion.view import BastionView, number_of
from rules.game import Phrase, Ref

MOST_NUMBERED: Final = 6
"""Monsters of one kind that the words name one by one."""
MARK: Final = "|"
"""Between the parts of a choice that says more than what it names (`rempart|walk|C3`); the last part names it."""


@cache
def _known() -> frozenset[str]:
    book = house()
    keys = [f"{domain}-{card.id}" for card in book.heroes for domain in ("hero", "title")]
    keys += [f"kind-{card.id}" for card in book.monsters]
    keys += [f"scenario-{item.id}" for item in book.maps]
    keys += [f"ability-{ability.id}" for card in book.heroes for ability in card.abilities]
    keys += [f"figure-{card.id}" for card in book.heroes]
    keys += [f"figure-{card.id}-{number}" for card in book.monsters for number in range(MOST_NUMBERED + 1)]
    return frozenset(keys)


def label(ref: Ref) -> Phrase:
    """The message that names a hero, monster (`figure`), kind of monster, ability, square, scenario or deed. Things of a
    table's own are called by their ids. A `spot` is a square, an `aim` a figure, with who acts how in front."""
    value = str(ref.value)
    domain = {"spot": "square", "aim": "figure"}.get(ref.domain, ref.domain)
    value = value.rpartition(MARK)[2]
    key = f"{domain}-{value}"
    if domain not in ("hero", "kind", "scenario", "ability", "figure", "title") or key in _known():
        return Phrase(key)
    if domain == "figure" and number_of(value):
        return Phrase("own-numbered", {"name": value.rpartition("-")[0], "number": number_of(value)})
    return Phrase("own-named", {"name": value.removesuffix("-0") if domain == "figure" else value})


def plain(text: str) -> str:
    """A text without accents, case, apostrophes' shapes and extra spaces, for comparison."""
    folded = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return " ".join("".join(mark for mark in folded if not unicodedata.combining(mark)).split())


@cache
def _spellings(ref: Ref) -> frozenset[str]:
    found = {plain(str(ref.value))}
    phrase = label(ref)
    for language in LANGUAGES:
        catalogue = words("bastion", language)
        found.add(plain(catalogue.text(phrase.key, **dict(phrase.facts))))
        aliases = catalogue.attribute(phrase.key, "alias") or ""
        found.update(plain(alias) for alias in aliases.split(",") if alias.strip())
    return frozenset(found)


def meant(text: str, refs: tuple[Ref, ...]) -> Ref | None:
    """The one of these things that a text names by id, name or other spelling in either language, or by a beginning that
    only one of them has; None where there is none."""
    wanted = plain(text)
    if not wanted:
        return None
    for fits in (_equal, _begins):
        found = [ref for ref in refs if any(fits(spelling, wanted) for spelling in _spellings(ref))]
        if found:
            return found[0] if len(found) == 1 else None
    return None


def _equal(spelling: str, wanted: str) -> bool:
    return spelling == wanted


def _begins(spelling: str, wanted: str) -> bool:
    return spelling.startswith(wanted) or wanted in spelling.split()


def square_named(text: str) -> int | None:
    """The index of a typed square of the board."""
    square = grid.parse(text)
    return grid.index(square, SIZE) if square is not None and grid.on_board(square, SIZE, SIZE) else None


def figure_named(view: BastionView, text: str) -> Ref | None:
    """The hero or monster on the board of that name, as a Ref of the domain `figure`."""
    keys = [hero.kind for hero in view.heroes] + [monster.id for monster in view.monsters]
    return meant(text, tuple(Ref("figure", key) for key in keys))


def place_named(view: BastionView, text: str) -> int | None:
    """The square of that name, or of the figure of that name."""
    square = square_named(text)
    if square is not None:
        return square
    found = figure_named(view, text)
    if found is None:
        return None
    hero, monster = view.hero(str(found.value)), view.monster(str(found.value))
    return hero.square if hero is not None else monster.square if monster is not None else None
