"""The words on the pictures, from the game's catalogue."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from data.words import Words, words
from render.kit.type import readable
from render.picture import Look
from rules.bastion.book import Ability, name_of
from rules.bastion.book import square_of as named_square
from rules.bastion.previews import told_by_house

KEY: Final = "bastion"


def catalogue(language: str) -> Words:
    """The words of the game in a language."""
    return words(KEY, language)


@lru_cache(maxsize=2048)
def say(language: str, key: str, **facts: int | str) -> str:
    """One message. Raises data.words.MissingWords."""
    return catalogue(language).text(key, **facts)


def titled(text: str) -> str:
    """The text, beginning with a capital: names stand alone on pictures."""
    return text[:1].upper() + text[1:]


def _of_house(language: str, key: str, own: str) -> str:
    """The house's word for a thing, or the name that a table gave it: a table's own things are named by their ids."""
    return titled(say(language, key) if catalogue(language).has(key) else own)


@lru_cache(maxsize=512)
def hero_name(kind: str, language: str) -> str:
    """`Aldric, le Rempart`."""
    return _of_house(language, f"title-{kind}", kind)


@lru_cache(maxsize=512)
def hero_short(kind: str, language: str) -> str:
    """`Aldric`: as much of a hero's name as stands on its panel."""
    return _of_house(language, f"hero-{kind}", kind)


@lru_cache(maxsize=512)
def monster_name(kind: str, language: str) -> str:
    """`Gobelin`."""
    return _of_house(language, f"kind-{kind}", kind)


def kind_of(monster: str) -> str:
    """The kind in a monster's id: `gobelin` in `gobelin-2`."""
    kind, _, number = monster.rpartition("-")
    return kind if kind and number.isdigit() else monster


def numbered(kind: str, number: int, language: str) -> str:
    """`Gobelin 2`."""
    name = monster_name(kind, language)
    return f"{name}\u00a0{number}" if number else name


@lru_cache(maxsize=512)
def ability_name(key: str, language: str) -> str:
    """`Mur de boucliers`."""
    return _of_house(language, f"ability-{key}", key)


@lru_cache(maxsize=512)
def map_name(key: str, language: str) -> str:
    """`La Cour`."""
    return _of_house(language, f"scenario-{key}", key)


@lru_cache(maxsize=512)
def special_name(key: str, language: str) -> str:
    """`Ruée`."""
    return titled(say(language, f"special-{key}"))


def ability_text(ability: Ability, language: str) -> str:
    """What an ability does, in our own words, or in those of the table that made it."""
    key = f"does-{ability.id}" if told_by_house(ability) else f"kind-of-{ability.kind}"
    return ability.text or say(language, key)


def special_text(key: str, language: str) -> str:
    """What a special behaviour brings, its name at the head."""
    return titled(say(language, f"special-{key}-text"))


def special_rule(key: str, language: str) -> str:
    """What a special behaviour brings, without its name; "" where the name says it all."""
    return special_text(key, language).removeprefix(special_name(key, language)).lstrip(". ")


def square_name(square: int) -> str:
    """`C3`."""
    return name_of(square)


def square_of(text: str) -> int:
    """The index of a square by its name."""
    return named_square(text)


def name(look: Look, seat: int) -> str:
    """The name of a seat as it can be drawn; "Player 2" where no glyph of a name can."""
    given = look.names[seat] if seat < len(look.names) else ""
    return given if readable(given) else say(look.language, "picture-seat", number=seat + 1)
