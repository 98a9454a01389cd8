"""What a viewer sees: everything. The game hides nothing; views differ only in whose they are.

All squares are indices 0 (A1) to 35 (F6); `book.name_of` names them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules.bastion.board import Board, board
from rules.bastion.book import Ability, Book, HeroCard, Map, MonsterCard, book
from rules.bastion.options import BastionOptions
from rules.bastion.state import Bastion, Hero, Monster, Phase, Roll, Trail, card, most_hp, sheet
from rules.game import Outcome, Viewer


@dataclass(frozen=True, slots=True)
class SquareView:
    """One square of the ground: `height` of an open one, `wall` the level of a wall (None: open)."""

    square: int
    height: int
    wall: int | None


@dataclass(frozen=True, slots=True)
class HeroView:
    """A hero. `kind` is the id of its sheet and its name id (`hero-{kind}`); `most` its maximum of hit points;
    `abilities` the ids of the whole sheet, `known` those that it may use, `used` those used in this turn, `left` the uses
    that an ability with a limit still has in this wave, as (ability, uses). `actions` left in this turn. `guard`: to its
    defence dice; `dodge`: off its next loss. `follow`: the ability whose move after the attack is still open ("" for
    none). `upgrading`: whether it must choose now between two waves. `reach`: squares that a move (or the open move after
    an attack) can reach now with their costs, cheapest first; empty where it cannot move."""

    kind: str
    seat: int
    square: int
    hp: int
    most: int
    die: int
    speed: int
    range: int
    abilities: tuple[str, ...]
    known: tuple[str, ...]
    used: tuple[str, ...]
    left: tuple[tuple[str, int], ...]
    actions: int
    guard: int
    dodge: int
    moved: bool
    follow: str
    upgrading: bool
    reach: tuple[tuple[int, int], ...]

    @property
    def stands(self) -> bool:
        """Whether it is not down."""
        return self.hp > 0


@dataclass(frozen=True, slots=True)
class MonsterView:
    """A monster. `id` names it (`gobelin-2`), `kind` is the id of its card, `number` what distinguishes it from others of
    its kind in the wave (0 where it is the only one), `order` who plays first (1 before 2). `pinned`: skips its next
    turn."""

    id: str
    kind: str
    number: int
    square: int
    hp: int
    most: int
    die: int
    speed: int
    range: int
    order: int
    flies: bool
    pinned: bool


@dataclass(frozen=True, slots=True)
class BastionView:
    """A match as everybody sees it.

    `scenario`: id of the map. `phase`: `choose`, `turn`, `upgrade`, `over`. `wave` from 1 of `waves` (0 while heroes are
    chosen), `round` within the wave, `rounds` over the match. `party`: how many heroes play. `picks`: heroes chosen so
    far, as (seat, hero). `may_choose`: seats that may take a hero or exchange theirs. `coming`: kinds of the monsters of
    the next wave (of the first while heroes are chosen; empty in the last). `rolls`: the opposed rolls of the last entry,
    in order. `trails`: what each monster did in the last monsters' phase of this wave, in order; `moves` gives their
    (from, to) pairs. `to_act`: seats that the table waits for.
    """

    viewer: Viewer
    options: BastionOptions
    seats: int
    party: int
    scenario: str
    phase: Phase
    wave: int
    waves: int
    round: int
    rounds: int
    picks: tuple[tuple[int, str], ...]
    may_choose: tuple[int, ...]
    coming: tuple[str, ...]
    heroes: tuple[HeroView, ...]
    monsters: tuple[MonsterView, ...]
    rolls: tuple[Roll, ...]
    trails: tuple[Trail, ...]
    to_act: tuple[int, ...]
    outcome: Outcome | None

    @property
    def squares(self) -> tuple[SquareView, ...]:
        """The ground, by index of the square."""
        return ground_of(self.map)

    @property
    def seat(self) -> int | None:
        """The viewing seat, None for the public and the GM."""
        return self.viewer if isinstance(self.viewer, int) else None

    @property
    def mine(self) -> bool:
        """Whether the table waits for the viewing seat."""
        return self.viewer in self.to_act

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
    def board(self) -> Board:
        """The tables of the ground: sight, cover, steps."""
        found = self.book
        place = found.map(self.scenario)
        assert place is not None
        return board(place, found.rules)

    @property
    def own(self) -> tuple[HeroView, ...]:
        """The heroes of the viewing seat."""
        return tuple(hero for hero in self.heroes if hero.seat == self.viewer)

    @property
    def ordered(self) -> tuple[MonsterView, ...]:
        """The monsters in the order in which they play (BG-32)."""
        return tuple(sorted(self.monsters, key=lambda monster: monster.order))

    @property
    def moves(self) -> tuple[tuple[int, int], ...]:
        """(from, to) of each monster that changed squares in the last monsters' phase."""
        return tuple((trail.path[0], trail.path[-1]) for trail in self.trails if trail.path[0] != trail.path[-1])

    @property
    def taken(self) -> frozenset[int]:
        """The squares where somebody stands or lies."""
        return frozenset([*(hero.square for hero in self.heroes), *(monster.square for monster in self.monsters)])

    def hero(self, kind: str) -> HeroView | None:
        """The hero of that kind on the board."""
        return next((hero for hero in self.heroes if hero.kind == kind), None)

    def monster(self, key: str) -> MonsterView | None:
        """The monster of that id on the board."""
        return next((monster for monster in self.monsters if monster.id == key), None)


@lru_cache(maxsize=64)
def ground_of(place: Map) -> tuple[SquareView, ...]:
    """The squares of a scenario, by index."""
    heights, walls = place.ground
    return tuple(SquareView(square, heights[square], walls[square]) for square in range(len(heights)))


def to_act(state: Bastion) -> tuple[int, ...]:
    """The seats that the table waits for."""
    if state.phase == "choose":
        chosen = [seat for seat, _ in state.picks]
        each = state.party // state.seats
        return tuple(seat for seat in range(state.seats) if chosen.count(seat) < each)
    if state.phase == "turn":
        busy = {hero.seat for hero in state.heroes if hero.follow or (state.monsters and hero.stands and hero.actions)}
        return tuple(sorted(busy))
    if state.phase == "upgrade":
        return tuple(sorted({hero.seat for hero in state.heroes if not hero.upgraded}))
    return ()


MOST_CHANGES: Final = 10
"""How often heroes may be exchanged before the first wave, so that a match surely begins."""


def may_choose(state: Bastion) -> tuple[int, ...]:
    """The seats that may take a hero, or exchange theirs while another seat has not chosen."""
    if state.phase != "choose":
        return ()
    return tuple(range(state.seats)) if state.changes < MOST_CHANGES else to_act(state)


def view_of(state: Bastion, viewer: Viewer) -> BastionView:
    """What that viewer may know of the state: all of it."""
    found = state.book
    following = state.wave < len(found.waves)
    return BastionView(
        viewer=viewer,
        options=state.options,
        seats=state.seats,
        party=state.party,
        scenario=state.scenario,
        phase=state.phase,
        wave=state.wave,
        waves=len(found.waves),
        round=state.round,
        rounds=state.rounds,
        picks=state.picks,
        may_choose=may_choose(state),
        coming=found.waves[state.wave] if following else (),
        heroes=tuple(_hero(state, found, hero) for hero in state.heroes),
        monsters=tuple(_monster(state, found, monster) for monster in state.monsters),
        rolls=state.rolls,
        trails=state.trails,
        to_act=to_act(state),
        outcome=outcome_of(state),
    )


def _hero(state: Bastion, found: Book, hero: Hero) -> HeroView:
    page = sheet(found, hero)
    return HeroView(
        kind=hero.kind,
        seat=hero.seat,
        square=hero.square,
        hp=hero.hp,
        most=most_hp(found, hero.kind, state.party),
        die=hero.die,
        speed=page.speed,
        range=page.range,
        abilities=tuple(ability.id for ability in page.abilities),
        known=hero.known,
        used=hero.used,
        left=tuple((item.id, item.per_wave - hero.spent.count(item.id)) for item in page.abilities if item.per_wave),
        actions=hero.actions,
        guard=hero.guard,
        dodge=hero.dodge,
        moved=hero.moved,
        follow=hero.follow,
        upgrading=state.phase == "upgrade" and not hero.upgraded,
        reach=_reach(state, page, hero),
    )


def points(page: HeroCard, hero: Hero) -> int:
    """Movement points that a hero could spend now: those of the open move after its attack, or its Speed."""
    if hero.follow:
        ability = page.ability(hero.follow)
        return ability.move if ability is not None else 0
    return page.speed if hero.stands and hero.actions else 0


def _reach(state: Bastion, page: HeroCard, hero: Hero) -> tuple[tuple[int, int], ...]:
    most = points(page, hero) if state.phase == "turn" else 0
    if not most:
        return ()
    found = board(state.map, state.book.rules).reach(hero.square, state.taken - {hero.square})
    near = [(cost, square) for square, (cost, _) in found.items() if cost <= most and square != hero.square]
    return tuple((square, cost) for cost, square in sorted(near))


def _monster(state: Bastion, found: Book, monster: Monster) -> MonsterView:
    page: MonsterCard = card(found, monster)
    return MonsterView(
        id=monster.id,
        kind=monster.kind,
        number=number_of(monster.id),
        square=monster.square,
        hp=monster.hp,
        most=most_hp(found, monster.kind, state.party),
        die=page.die,
        speed=page.speed,
        range=page.range,
        order=page.order,
        flies=page.flies,
        pinned=monster.pinned,
    )


def number_of(key: str) -> int:
    """The number in a monster's id (2 in `gobelin-2`), 0 where it is the only one of its kind."""
    _, mark, number = key.rpartition("-")
    return int(number) if mark and number.isdecimal() else 0


def ability_of(view: BastionView, hero: HeroView, key: str) -> Ability | None:
    """The ability of that id on the hero's sheet."""
    page = view.book.hero(hero.kind)
    return page.ability(key) if page is not None else None


def outcome_of(state: Bastion) -> Outcome | None:
    """None while the match goes on. The heroes win or lose together (BG-41)."""
    if state.phase != "over":
        return None
    seats = tuple(range(state.seats))
    return Outcome(state.reason, seats if state.reason == "victory" else (), (1,) * state.seats)
