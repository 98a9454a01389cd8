"""Heroes, monsters, waves, maps and numbers: the house's (`data/bastion`), and what a table adds or replaces by its text.

A table's text is TOML in the same format: `[rules]` with single numbers, `[[heroes]]`, `[[monsters]]`, `waves`,
`[[maps]]`. An entry whose id the house has replaces the house's; any other is new, and its id is its name (`id = "Ogre
des marais"`).
"""

from __future__ import annotations

import re
from functools import cache, cached_property, lru_cache
from typing import Annotated, Final, Literal, TypeVar

from pydantic import Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from data.tables import Flag, Table, TableError, Whole, parse, table
from rules import grid
from rules.bastion.options import BastionOptions
from rules.game import Illegal, Phrase

SIZE: Final = 6
"""Squares along each side of the board."""

DEEDS: Final = ("walk", "attack", "revive", "end", "sharpen")
"""What a hero can do besides its abilities; no ability has such an id."""

AbilityKind = Literal[
    "attack", "move_attack", "attack_move", "teleport_attack", "double", "sweep", "burst", "heal", "guard", "dodge"
]
Special = Literal["normal", "couardise", "ruee", "frenesie", "recharge", "repli", "perforant", "rugissement", "souffle"]

Small = Annotated[Whole, Field(ge=0, le=12)]
Modifier = Annotated[Whole, Field(ge=-6, le=6)]
Die = Annotated[Whole, Field(ge=4, le=12)]
HitPoints = Annotated[Whole, Field(ge=1, le=99)]


class Rules(Table):
    """`data/bastion/rules.toml`."""

    dice: tuple[Die, ...]
    actions: Annotated[Whole, Field(ge=1, le=4)]
    ability_limit_is_per_ability: Flag
    flat_cost: Annotated[Whole, Field(ge=1, le=6)]
    climb_cost: Annotated[Whole, Field(ge=1, le=6)]
    descend_cost: Annotated[Whole, Field(ge=1, le=6)]
    max_climb: Small
    high_ground: Modifier
    low_ground: Modifier
    cover: Modifier
    tie_damage: Small
    tie_needs_reach: Flag
    sealed_corner: Flag
    wave_heal: Small
    revive_hp: Annotated[Whole, Field(ge=1, le=12)]
    activations_per_hero: Flag
    solo_hp: Small
    siege_from: Annotated[Whole, Field(ge=1, le=40)]
    max_rounds: Annotated[Whole, Field(ge=3, le=120)]

    @field_validator("dice")
    @classmethod
    def _ladder(cls, value: tuple[int, ...]) -> tuple[int, ...]:
        if not value or list(value) != sorted(set(value)):
            raise PydanticCustomError("ladder", "dice from the smallest to the largest")
        return value


class Named(Table):
    """Something with an id."""

    id: str


class Ability(Named):
    """One ability of a hero's sheet; the keys are explained in `data/bastion/heroes.toml`."""

    kind: AbilityKind
    text: str = ""
    attack: Modifier = 0
    attack_if_moved: Modifier = 0
    defence: Modifier = 0
    die_step: Annotated[Whole, Field(ge=0, le=4)] = 0
    move: Small = 0
    range: Annotated[Whole, Field(ge=0, le=5)] = 0
    reach: Annotated[Whole, Field(ge=0, le=5)] = 0
    amount: Small = 0
    ignores_cover: Flag = False
    no_riposte: Flag = False
    pins: Flag = False
    per_wave: Annotated[Whole, Field(ge=0, le=9)] = 0

    @property
    def attacks(self) -> bool:
        """Whether it rolls against chosen monsters."""
        return self.kind in ("attack", "move_attack", "attack_move", "teleport_attack", "double")


class HeroCard(Named):
    """A hero's sheet. `hp` counts for a match with two heroes. The first ability is known from the start."""

    die: Die
    hp: HitPoints
    speed: Annotated[Whole, Field(ge=1, le=9)]
    range: Annotated[Whole, Field(ge=1, le=5)]
    abilities: Annotated[tuple[Ability, ...], Field(min_length=1, max_length=6)]

    def ability(self, key: str) -> Ability | None:
        """The ability of that id; None where the sheet has none."""
        return next((ability for ability in self.abilities if ability.id == key), None)


class MonsterCard(Named):
    """A monster's card. `hp`: against one hero, against two. `special`: what a d6 of 1 to 6 brings."""

    die: Die
    hp: Annotated[tuple[HitPoints, ...], Field(min_length=2, max_length=2)]
    speed: Annotated[Whole, Field(ge=0, le=9)]
    range: Annotated[Whole, Field(ge=1, le=5)]
    order: Annotated[Whole, Field(ge=1, le=9)]
    flies: Flag = False
    special: Annotated[tuple[Special, ...], Field(min_length=6, max_length=6)]


class Map(Named):
    """A scenario: the ground, where heroes start and where monsters appear. `heights` and `walls` are read from
    `rows`."""

    rows: Annotated[tuple[str, ...], Field(min_length=SIZE, max_length=SIZE)]
    heroes: Annotated[tuple[str, ...], Field(min_length=2, max_length=2)]
    spawns: Annotated[tuple[str, ...], Field(min_length=1, max_length=12)]

    @cached_property
    def ground(self) -> tuple[tuple[int, ...], tuple[int | None, ...]]:
        """Heights and wall levels (None: open) by index of the square; a wall has height 0."""
        tokens = [_token(token) or (0, False) for row in reversed(self.rows) for token in _tokens(row)]
        heights = tuple(0 if wall else level for level, wall in tokens)
        return heights, tuple(level if wall else None for level, wall in tokens)

    @property
    def starts(self) -> tuple[int, ...]:
        """The squares where heroes start, by index."""
        return tuple(square_of(text) for text in self.heroes)

    @property
    def gates(self) -> tuple[int, ...]:
        """The squares where monsters appear, by index, in order."""
        return tuple(square_of(text) for text in self.spawns)

    @field_validator("rows")
    @classmethod
    def _rows(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for row in value:
            if len(_tokens(row)) != SIZE or None in [_token(token) for token in _tokens(row)]:
                raise PydanticCustomError("row", "six squares a row: heights, # or H")
        return value

    @field_validator("heroes", "spawns")
    @classmethod
    def _squares(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for text in value:
            square = grid.parse(text)
            if square is None or not grid.on_board(square, SIZE, SIZE):
                raise PydanticCustomError("square", "squares from A1 to F6")
        if len({grid.parse(text) for text in value}) != len(value):
            raise PydanticCustomError("twice", "each square once")
        return value

    @model_validator(mode="after")
    def _open(self) -> Map:
        walls = self.ground[1]
        if any(walls[square] is not None for square in (*self.starts, *self.gates)):
            raise PydanticCustomError("start", "starts and spawns that are no walls")
        if walls.count(None) < 16 or not _connected(walls):
            raise PydanticCustomError("closed", "at least 16 open squares, all connected")
        return self


def square_of(text: str) -> int:
    """The index of a square that is known to be on the board."""
    square = grid.parse(text)
    assert square is not None
    return grid.index(square, SIZE)


def name_of(square: int) -> str:
    """`C3` for the index of a square."""
    return grid.name(grid.at(square, SIZE))


def _tokens(row: str) -> list[str]:
    return row.split() if " " in row.strip() else list(row.strip())


def _token(token: str) -> tuple[int, bool] | None:
    """(height or level, whether a wall) of one square."""
    if token in ("#", "H"):
        return (1 if token == "#" else 2), True
    digits = token.removeprefix("#")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 2):
        return None
    return int(digits), token.startswith("#")


def _connected(walls: tuple[int | None, ...]) -> bool:
    """Whether all open squares hang together over edges and unsealed corners; heights are not looked at."""
    start = walls.index(None)
    seen, todo = {start}, [start]
    while todo:
        x, y = grid.at(todo.pop(), SIZE)
        for dx, dy in grid.DIRECTIONS:
            square = (x + dx, y + dy)
            if not grid.on_board(square, SIZE, SIZE) or (number := grid.index(square, SIZE)) in seen:
                continue
            beside = (grid.index((x + dx, y), SIZE), grid.index((x, y + dy), SIZE))
            sealed = dx and dy and all(walls[side] is not None for side in beside)
            if walls[number] is None and not sealed:
                seen.add(number)
                todo.append(number)
    return len(seen) == walls.count(None)


class HouseHeroes(Table):
    """`data/bastion/heroes.toml`."""

    heroes: tuple[HeroCard, ...]


class HouseMonsters(Table):
    """`data/bastion/monsters.toml`."""

    waves: tuple[tuple[str, ...], ...]
    monsters: tuple[MonsterCard, ...]


class HouseMaps(Table):
    """`data/bastion/maps.toml`."""

    maps: tuple[Map, ...]


class Own(Table):
    """A table's own text."""

    rules: dict[str, object] = Field(default_factory=dict)
    heroes: Annotated[tuple[HeroCard, ...], Field(max_length=6)] = ()
    monsters: Annotated[tuple[MonsterCard, ...], Field(max_length=6)] = ()
    waves: Annotated[tuple[tuple[str, ...], ...], Field(max_length=5)] = ()
    maps: Annotated[tuple[Map, ...], Field(max_length=4)] = ()


class Book(Table):
    """Everything that a table plays with."""

    rules: Rules
    heroes: tuple[HeroCard, ...]
    monsters: tuple[MonsterCard, ...]
    waves: tuple[tuple[str, ...], ...]
    maps: tuple[Map, ...]

    def hero(self, key: str) -> HeroCard | None:
        """The sheet of that hero."""
        return next((card for card in self.heroes if card.id == key), None)

    def monster(self, key: str) -> MonsterCard | None:
        """The card of that monster."""
        return next((card for card in self.monsters if card.id == key), None)

    def map(self, key: str) -> Map | None:
        """The scenario of that id."""
        return next((item for item in self.maps if item.id == key), None)

    def ability(self, key: str) -> tuple[HeroCard, Ability] | None:
        """The ability of that id with the sheet it stands on."""
        return next(((card, ability) for card in self.heroes for ability in card.abilities if ability.id == key), None)


@cache
def house() -> Book:
    """The house's own book."""
    monsters = table("bastion/monsters.toml", HouseMonsters)
    return Book(
        rules=table("bastion/rules.toml", Rules),
        heroes=table("bastion/heroes.toml", HouseHeroes).heroes,
        monsters=monsters.monsters,
        waves=monsters.waves,
        maps=table("bastion/maps.toml", HouseMaps).maps,
    )


Item = TypeVar("Item", bound=Named)


def _merged(ours: tuple[Item, ...], theirs: tuple[Item, ...]) -> tuple[Item, ...]:
    """The house's, replaced where a table has one of that id, and then the table's new ones."""
    own = {item.id: item for item in theirs}
    return (*[own.pop(item.id, item) for item in ours], *own.values())


def book(options: BastionOptions) -> Book:
    """What this table plays with. Raises Illegal("own-text")."""
    return _book(options.own_text)


@lru_cache(maxsize=64)
def _book(text: str) -> Book:
    ours = house()
    if not text.strip():
        return ours
    try:
        own = parse(text, Own)
        rules = Rules.model_validate(ours.rules.model_dump() | own.rules) if own.rules else ours.rules
    except TableError as error:
        raise _fault(error.line, error.path, error.code, error.limit) from error
    except ValueError as error:
        raise _fault(0, "rules", "rules") from error
    found = Book(
        rules=rules,
        heroes=_merged(ours.heroes, own.heroes),
        monsters=_merged(ours.monsters, own.monsters),
        waves=own.waves or ours.waves,
        maps=_merged(ours.maps, own.maps),
    )
    _sound(found, own)
    return found


_CODES: Final = (
    *("key", "missing", "whole", "least", "most", "toml", "list", "row", "square", "twice", "start", "closed"),
    *("ladder", "rules", "name", "plain", "die", "wave"),
)
"""What the words can say was expected, besides `other`."""


def _fault(line: int, place: str, code: str, limit: int = 0) -> Illegal:
    expected = Phrase(f"expected-{code if code in _CODES else 'other'}", {"limit": limit})
    return Illegal("own-text", line=line, place=plain_text(place) or "TOML", expected=expected)


def _sound(found: Book, own: Own) -> None:
    """What single entries cannot tell. Raises Illegal."""
    parts: tuple[list[str], ...] = tuple([item.id for item in part] for part in (own.heroes, own.monsters, own.maps))
    for ids in parts:
        if len(set(ids)) != len(ids) or any(plain_name(key) != key or not key or _NUMBERED.search(key) for key in ids):
            raise _fault(0, "id", "name")
    if {card.id for card in found.heroes} & {card.id for card in found.monsters}:
        raise _fault(0, "id", "name")  # on the board a figure is known by its name alone
    abilities = [ability.id for card in found.heroes for ability in card.abilities]
    named = all(plain_name(key) == key and key and key not in DEEDS for key in abilities)
    if len(set(abilities)) != len(abilities) or not named:
        raise _fault(0, "heroes.abilities.id", "name")
    texts = [ability.text for card in own.heroes for ability in card.abilities]
    if any(plain_text(text) != text or len(text) > 200 for text in texts):
        raise _fault(0, "heroes.abilities.text", "plain")
    dice = {card.id: card.die for card in found.heroes} | {card.id: card.die for card in found.monsters}
    for key, die in dice.items():
        if die not in found.rules.dice:
            raise _fault(0, f"{key}.die", "die")
    for wave in found.waves:
        if not 1 <= len(wave) <= 6 or any(found.monster(key) is None for key in wave):
            raise _fault(0, "waves", "wave")


_MARKS: Final = str.maketrans(dict.fromkeys('*_`~|\\<>@#[]{}"', " "))
_NUMBERED: Final = re.compile(r"-\d+$")
"""An own name that looks like the id of a monster on the board."""
LONGEST_NAME: Final = 30


def plain_text(text: str) -> str:
    """A text typed by a person without line breaks and without anything that Discord would read as a mark or mention."""
    return " ".join("".join(mark for mark in text.translate(_MARKS) if mark.isprintable()).split())


def plain_name(text: str) -> str:
    """The same for a name, cut to 30 characters as Discord counts them (UTF-16 code units): a choice's value names up to
    three things and a square, and has 100."""
    return plain_text(text).encode("utf-16-le", "replace")[: 2 * LONGEST_NAME].decode("utf-16-le", "ignore").strip()
