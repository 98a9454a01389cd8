"""Terrains: what is peculiar to a battlefield (battle_line.md 2), and the law that results from it and the Weather.

House terrains are data (`data/battle_line/terrains.toml`). A table may write its own in the same format, one section a
battlefield: `[3]` and then the keys, or `house = "H1"` for one of the house's.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final

from pydantic import Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from data.tables import Flag, Table, TableError, Whole, parse, table
from data.words import words
from rules.battle_line.cards import COLOURS, MORALE, TROOPS, VALUE, VALUES, WEATHER, WILD, known
from rules.battle_line.options import BattleLineOptions
from rules.game import Fact, Illegal, Phrase, Ref

OWN: Final = "own-"
"""Terrain ids of a table's own texts: `own-3` stands on battlefield 3."""
SOME: Final = 4
"""How many battlefields have a terrain with the option `some`."""


class Words(Table):
    """A text in both languages."""

    fr: str
    en: str


class Terrain(Table):
    """The switches of one terrain; without any of them it is the art side."""

    name: Words = Words(fr="", en="")
    text: Words = Words(fr="", en="")
    slots: Annotated[Whole, Field(ge=2, le=4)] = 3
    fog: Flag = False
    colour_blind: Flag = False
    low_sum_wins: Flag = False
    tie_to_last: Flag = False
    troop_min: Annotated[Whole, Field(ge=1, le=10)] = 1
    troop_max: Annotated[Whole, Field(ge=1, le=10)] = 10
    ban_morale: Flag = False
    ban_weather: Flag = False
    ban_guile: Flag = False
    ban: tuple[str, ...] = ()

    @field_validator("name", "text", mode="before")
    @classmethod
    def _one_language(cls, value: object) -> object:
        return {"fr": value, "en": value} if isinstance(value, str) else value

    @field_validator("ban")
    @classmethod
    def _cards(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for card in value:
            if not known(card):
                raise PydanticCustomError("card", "card ids such as R10, K1 or MUD")
        return value

    @model_validator(mode="after")
    def _playable(self) -> Terrain:
        if self.troop_min > self.troop_max:
            raise PydanticCustomError("span", "troop_min not above troop_max")
        if sum(self.admits_troop(card) for card in TROOPS) < 12:
            raise PydanticCustomError("few", "at least twelve Troops that may lie here")
        return self

    def admits_troop(self, card: str) -> bool:
        """Whether this Troop may lie here."""
        return self.troop_min <= VALUE[card] <= self.troop_max and card not in self.ban

    def admits(self, card: str) -> bool:
        """Whether this card may be played (a Guile card: take from or put to) here."""
        if card in self.ban:
            return False
        if card in VALUE:
            return self.admits_troop(card)
        if card in MORALE:
            return not self.ban_morale and any(self.troop_min <= value <= self.troop_max for value in WILD[card])
        return not (self.ban_weather if card in WEATHER else self.ban_guile)


class HouseTerrains(Table):
    """`data/battle_line/terrains.toml`."""

    H1: Terrain
    H2: Terrain
    H3: Terrain
    H4: Terrain
    H5: Terrain
    H6: Terrain
    H7: Terrain
    H8: Terrain
    H9: Terrain


HOUSE_IDS: Final = tuple(f"H{number}" for number in range(1, 10))
PLAIN: Final = Terrain()


_MARKS: Final = str.maketrans(dict.fromkeys("*_`~|\\<>@#[]{}", " "))


def plain_text(text: str) -> str:
    """A text typed by a person without line breaks and without anything that Discord would read as a mark or mention."""
    return " ".join("".join(mark for mark in text.translate(_MARKS) if mark.isprintable()).split())


class OwnTerrain(Terrain):
    """One section of a table's own text."""

    house: str = ""

    @field_validator("house")
    @classmethod
    def _house(cls, value: str) -> str:
        if value and value not in HOUSE_IDS:
            raise PydanticCustomError("house", "H1 to H9")
        return value

    @field_validator("name", "text")
    @classmethod
    def _plain(cls, value: Words) -> Words:
        return Words(fr=plain_text(value.fr), en=plain_text(value.en))

    @model_validator(mode="after")
    def _short(self) -> OwnTerrain:
        if max(len(self.name.fr), len(self.name.en)) > 30 or max(len(self.text.fr), len(self.text.en)) > 200:
            raise PydanticCustomError("long", "a name of at most 30 characters and a text of at most 200")
        return self


class OwnTerrains(Table):
    """A table's own text: sections `[1]` to `[9]`."""

    one: Annotated[OwnTerrain | None, Field(alias="1")] = None
    two: Annotated[OwnTerrain | None, Field(alias="2")] = None
    three: Annotated[OwnTerrain | None, Field(alias="3")] = None
    four: Annotated[OwnTerrain | None, Field(alias="4")] = None
    five: Annotated[OwnTerrain | None, Field(alias="5")] = None
    six: Annotated[OwnTerrain | None, Field(alias="6")] = None
    seven: Annotated[OwnTerrain | None, Field(alias="7")] = None
    eight: Annotated[OwnTerrain | None, Field(alias="8")] = None
    nine: Annotated[OwnTerrain | None, Field(alias="9")] = None

    def sections(self) -> tuple[OwnTerrain | None, ...]:
        """The sections of battlefields 1 to 9, None where the art side lies up."""
        return (self.one, self.two, self.three, self.four, self.five, self.six, self.seven, self.eight, self.nine)


@lru_cache(maxsize=64)
def own_terrains(text: str) -> tuple[OwnTerrain | None, ...]:
    """The nine sections of a table's own text. Raises Illegal("terrain-text") naming line, place and what was expected."""
    try:
        return tuple(_described(section) for section in parse(text, OwnTerrains).sections())
    except TableError as error:
        expected = Phrase(f"expected-{error.code}", {"limit": error.limit})
        raise Illegal("terrain-text", line=error.line, place=error.path or "TOML", expected=expected) from error


def _described(section: OwnTerrain | None) -> OwnTerrain | None:
    """A section that says nothing in words says it by its switches."""
    if section is None or section.house or section.text.fr or section.text.en:
        return section
    return section.model_copy(update={"text": Words(fr=switches_text(section, "fr"), en=switches_text(section, "en"))})


def switches_text(place: Terrain, language: str) -> str:
    """What the switches of a terrain do, in one sentence."""
    say = words("battle_line", language).text
    parts = [] if place.slots == PLAIN.slots else [say("switch-slots", count=place.slots)]
    for name in ("fog", "colour_blind", "low_sum_wins", "tie_to_last", "ban_morale", "ban_weather", "ban_guile"):
        if getattr(place, name):
            parts.append(say(f"switch-{name}"))
    if (place.troop_min, place.troop_max) != (PLAIN.troop_min, PLAIN.troop_max):
        parts.append(say("switch-troops", low=place.troop_min, high=place.troop_max))
    if place.ban:
        parts.append(say("switch-ban", cards=", ".join(say(f"card-{card}") for card in place.ban)))
    text = ("\u202f; " if language == "fr" else "; ").join(parts) if parts else say("switch-none")
    return text[:1].upper() + text[1:] + "."


def house_terrain(key: str) -> Terrain:
    """The house terrain of that id, H1 to H9."""
    found: Terrain = getattr(table("battle_line/terrains.toml", HouseTerrains), key)
    return found


def terrain(options: BattleLineOptions, key: str) -> Terrain:
    """The terrain of that id at this table; PLAIN for ""."""
    if not key:
        return PLAIN
    if key.startswith(OWN):
        return own_terrains(options.terrain_text)[int(key[len(OWN) :]) - 1] or PLAIN
    return house_terrain(key)


def own_layout(options: BattleLineOptions) -> tuple[str, ...]:
    """The terrain ids of battlefields 1 to 9 that a table's own text gives."""
    return tuple(
        "" if section is None else section.house or f"{OWN}{number}"
        for number, section in enumerate(own_terrains(options.terrain_text), 1)
    )


def terrain_name(options: BattleLineOptions, key: str) -> Fact:
    """The name of a terrain, as a fact."""
    if key.startswith(OWN):
        name = terrain(options, key).name
        if not (name.fr or name.en):
            return Ref("terrain", key)
        return Phrase("terrain-name", {"fr": name.fr, "en": name.en})
    return Ref("terrain", key)


def terrain_text(options: BattleLineOptions, key: str) -> Phrase:
    """What a terrain says, as a sentence."""
    text = terrain(options, key).text
    return Phrase("terrain-text", {"fr": text.fr, "en": text.en})


# -- the law of a battlefield ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Law:
    """How formations compare on one battlefield. `pool` is the mask of Troops that may lie here, one mask of value bits
    (1 << value) a colour; `values` the mask of values a wild card may take."""

    slots: int = 3
    fog: bool = False
    colour_blind: bool = False
    low_sum: bool = False
    tie_to_last: bool = False
    values: int = 0b11111111110
    pool: tuple[int, ...] = (0b11111111110,) * 6


@lru_cache(maxsize=512)
def law(options: BattleLineOptions, key: str, fog: bool, mud: bool) -> Law:
    """The law of a battlefield with this terrain and these Weather cards. Where they conflict, the terrain wins (2)."""
    place = terrain(options, key)
    values = sum(1 << value for value in VALUES if place.troop_min <= value <= place.troop_max)
    pool = tuple(sum(1 << value for value in VALUES if place.admits_troop(f"{colour}{value}")) for colour in COLOURS)
    return Law(
        slots=place.slots + (mud and place.admits("MUD")),
        fog=place.fog or (fog and place.admits("FOG")),
        colour_blind=place.colour_blind,
        low_sum=place.low_sum_wins,
        tie_to_last=place.tie_to_last,
        values=values,
        pool=pool,
    )
