"""The whole truth of a match. Everything is public; immutable; only `play` makes a new one.

Squares are indices 0 (A1) to 35 (F6), see `book.name_of`. Seats hold heroes: `Hero.seat` says whose it is; a person alone
with two heroes is seat 0 of both.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.bastion.book import Book, HeroCard, Map, MonsterCard, book
from rules.bastion.options import BastionOptions

Phase = Literal["choose", "turn", "upgrade", "over"]
"""`choose`: heroes are chosen. `turn`: the heroes' phase. `upgrade`: between two waves. `over`: the match has ended. The
monsters' phase happens within the entry that ends the heroes' phase."""


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero on the board. `kind`: id of its sheet. `actions`: left in this turn. `used`: abilities used in this turn,
    each as often as used; `spent`: abilities with a limit that were used in this wave, each as often as used. `guard`: to
    its defence dice, `dodge`: off its next loss, both until the start of its next turn. `moved`: whether it stands
    elsewhere than where it began its turn or stood in between. `follow`: the ability whose move after the attack is still
    open ("" for none). `rolls`: attack rolls that it made in this turn (they name its dice). `upgraded`: whether it has
    chosen between waves."""

    kind: str
    seat: int
    square: int
    hp: int
    die: int
    known: tuple[str, ...]
    actions: int = 0
    used: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    guard: int = 0
    dodge: int = 0
    moved: bool = False
    follow: str = ""
    rolls: int = 0
    upgraded: bool = True

    @property
    def stands(self) -> bool:
        """Whether it is not down."""
        return self.hp > 0


@dataclass(frozen=True, slots=True)
class Monster:
    """A monster on the board. `id` names it within its wave: its kind, with a number where the wave has several
    (`gobelin-2`). `place` is its number in the wave's list, from 1. `pinned`: it skips its next turn."""

    id: str
    kind: str
    place: int
    square: int
    hp: int
    pinned: bool = False


@dataclass(frozen=True, slots=True)
class Roll:
    """An opposed roll. Pairs are (attacker, target): `dice` sides, `rolled` what they showed, `mods` what was added,
    `losses` hit points lost. `heroic`: a hero attacked. `by`: the ability or the monster's special behaviour ("" for
    none). `verdict`: `hit`, `tie`, `riposte`, or `miss` (the attacker lost the roll and suffers nothing). `fell`: who
    fell or died of it."""

    attacker: str
    target: str
    heroic: bool
    by: str
    dice: tuple[int, int]
    rolled: tuple[int, int]
    mods: tuple[int, int]
    covered: bool
    verdict: Literal["hit", "tie", "riposte", "miss"]
    losses: tuple[int, int]
    fell: tuple[bool, bool]

    @property
    def totals(self) -> tuple[int, int]:
        """Both sums."""
        return self.rolled[0] + self.mods[0], self.rolled[1] + self.mods[1]


@dataclass(frozen=True, slots=True)
class Trail:
    """What one monster did in the last monsters' phase. `d6`: its special roll, 0 where it was pinned. `path`: the
    squares it stood on or crossed, its first one included; one square where it stayed."""

    monster: str
    kind: str
    d6: int
    special: str
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bastion:
    """A match. `seats`: how many people. `scenario`: id of the map. `wave` from 1 (0 while heroes are chosen), `round`
    within the wave from 1, `rounds` over the whole match. `picks`: the heroes chosen so far, as (seat, hero); `changes`:
    how often one was exchanged. `rolls`: those of the last entry. `trails`: the last monsters' phase of this wave.
    `reason`: why the match ended; empty while it goes on."""

    options: BastionOptions
    seats: int
    scenario: str
    phase: Phase = "choose"
    wave: int = 0
    round: int = 0
    rounds: int = 0
    picks: tuple[tuple[int, str], ...] = ()
    changes: int = 0
    heroes: tuple[Hero, ...] = ()
    monsters: tuple[Monster, ...] = ()
    rolls: tuple[Roll, ...] = ()
    trails: tuple[Trail, ...] = ()
    reason: str = ""

    @property
    def book(self) -> Book:
        """What this table plays with."""
        return book(self.options)

    @property
    def map(self) -> Map:
        """The scenario."""
        found = self.book.map(self.scenario)
        assert found is not None
        return found

    @property
    def party(self) -> int:
        """How many heroes play, fallen ones included (BG-1)."""
        return 2 if self.options.party == "pair" else self.seats

    def hero(self, kind: str) -> Hero | None:
        """The hero of that kind."""
        return next((hero for hero in self.heroes if hero.kind == kind), None)

    def monster(self, key: str) -> Monster | None:
        """The monster of that id, None where it is not on the board."""
        return next((monster for monster in self.monsters if monster.id == key), None)

    def with_hero(self, hero: Hero) -> Bastion:
        """The state with the hero of that kind replaced."""
        return replace(self, heroes=tuple(hero if other.kind == hero.kind else other for other in self.heroes))

    def with_monster(self, monster: Monster) -> Bastion:
        """The state with the monster of that id replaced, or removed where it has no hit points left."""
        changed = (monster if other.id == monster.id else other for other in self.monsters)
        return replace(self, monsters=tuple(other for other in changed if other.hp > 0))

    @property
    def taken(self) -> frozenset[int]:
        """The squares where somebody stands or lies."""
        return frozenset([*(hero.square for hero in self.heroes), *(monster.square for monster in self.monsters)])


def sheet(found: Book, hero: Hero) -> HeroCard:
    """The sheet of a hero on the board."""
    card = found.hero(hero.kind)
    assert card is not None
    return card


def card(found: Book, monster: Monster) -> MonsterCard:
    """The card of a monster on the board."""
    item = found.monster(monster.kind)
    assert item is not None
    return item


def most_hp(found: Book, kind: str, party: int) -> int:
    """The maximum of hit points of a hero (BG-3) or a monster (BG-4)."""
    hero = found.hero(kind)
    if hero is not None:
        return hero.hp + (found.rules.solo_hp if party == 1 else 0)
    monster = found.monster(kind)
    assert monster is not None
    return monster.hp[0 if party == 1 else 1]
