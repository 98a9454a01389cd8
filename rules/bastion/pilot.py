"""Sensible play for a hero (the autopilot): every action and every pair of actions is weighed by the damage that it can
expect to deal, the hit points that ripostes and the coming monsters' phase can be expected to cost, and where it ends.

Weights are whole numbers: a hit point is worth 1,000 and chances count in ten-thousandths, so that no float decides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from rules.bastion.board import DISTANCE, Board, Reach
from rules.bastion.book import Ability, Book, name_of
from rules.bastion.combat import Duel, Fighter, Style, can_hit, duel, settle, style_of
from rules.bastion.legal import beside
from rules.bastion.moves import Attack, EndTurn, Follow, Revive, UseAbility, Walk
from rules.bastion.threat import Threats
from rules.bastion.view import BastionView, HeroView, MonsterView
from rules.game import Move

SURE: Final = 10_000
POINT: Final = 1_000
"""Worth of one hit point."""
KILL: Final = 1_500
"""Worth of a monster's end beyond its hit points."""
FALL: Final = 6_000
"""Worth of not falling."""
HEAL: Final = 900
REVIVE: Final = 3_700
HEIGHT: Final = 150
"""Worth of each level under one's feet, up to two."""
FAR: Final = 220
"""Cost of each square between a hero and the nearest monster beyond its striking reach."""

Spread = tuple[tuple[int, int], ...]
"""Possible hit points of a monster with their chances."""


@lru_cache(maxsize=4096)
def outcomes(match: Duel) -> tuple[tuple[int, int, int], ...]:
    """What an opposed roll can bring, as (loss of the target, loss of the attacker, chance)."""
    counts: dict[tuple[int, int], int] = {}
    for mine in range(1, match.dice[0] + 1):
        for theirs in range(1, match.dice[1] + 1):
            back, loss = settle(match, (mine, theirs))[1]
            counts[loss, back] = counts.get((loss, back), 0) + 1
    cases = match.dice[0] * match.dice[1]
    return tuple((loss, back, SURE * count // cases) for (loss, back), count in sorted(counts.items()))


@lru_cache(maxsize=1 << 16)
def blow(match: Duel, spread: Spread, mine: int) -> tuple[int, Spread, int]:
    """An attack on a monster whose hit points may be `spread`, by somebody with `mine` left: its worth, the new spread, and
    the chance that it hurt and did not kill."""
    after: dict[int, int] = {}
    worth = hurt = 0
    for hp, weight in spread:
        for loss, back, chance in outcomes(match):
            share = weight * chance // SURE
            left = max(0, hp - loss)
            after[left] = after.get(left, 0) + share
            worth += share * (POINT * (hp - left) + (KILL if not left else 0) - POINT * back - (FALL if back >= mine else 0))
            hurt += share if loss and left else 0
    after.pop(0, None)
    return worth // SURE, tuple(sorted(after.items())), hurt


@dataclass(frozen=True, slots=True)
class Plan:
    """A hero's situation after some of its actions. `foes`: the spread of each monster, in the view's order."""

    square: int
    foes: tuple[Spread, ...]
    actions: int
    used: frozenset[str]
    moved: bool
    guard: int
    dodge: int
    hp: int
    pins: tuple[int, ...]
    follow: int = 0
    revived: bool = False


class Pilot:
    """Weighs what one hero could do in its present turn."""

    def __init__(self, view: BastionView, hero: HeroView) -> None:
        self.view = view
        self.hero = hero
        self.book: Book = view.book
        self.ground: Board = view.board
        self.monsters: tuple[MonsterView, ...] = view.ordered
        self.others = view.taken - {hero.square}
        self.threats = Threats(view, hero)
        self.abilities = self._abilities()

    def _abilities(self) -> tuple[Ability, ...]:
        page = self.book.hero(self.hero.kind)
        assert page is not None
        left = dict(self.hero.left)
        return tuple(item for item in page.abilities if item.id in self.hero.known and left.get(item.id, 1) > 0)

    def best(self) -> Move:
        """The first action of the best plan."""
        hero = self.hero
        foes = tuple(((monster.hp, SURE),) for monster in self.monsters)
        pins = tuple(SURE if monster.pinned else 0 for monster in self.monsters)
        follow = 0
        if hero.follow:
            page = self.book.hero(hero.kind)
            ability = page.ability(hero.follow) if page is not None else None
            follow = (ability.move if ability is not None else 0) + 1
        start = Plan(
            hero.square, foes, hero.actions, frozenset(hero.used), hero.moved, hero.guard, hero.dodge, hero.hp, pins, follow
        )
        if follow:
            squares = (hero.square, *(square for square, _ in hero.reach))
            ended = [(self._future(replace(start, square=square, follow=0)), -square, square) for square in squares]
            return Follow(name_of(max(ended)[2]), hero.kind)
        best: tuple[int, Move] = (self.standing(start), EndTurn(hero.kind))
        for move, gain, plan in self._options(start, walk=True):
            value = gain + self._future(plan, walked=isinstance(move, Walk))
            if value > best[0]:
                best = (value, move)
        return best[1]

    def _future(self, plan: Plan, *, walked: bool = False) -> int:
        """The best that can follow: nothing, or one more action (never a second walk, the first could have gone there,
        unless there is nobody to strike)."""
        if plan.follow:
            reach = self._cheap(plan.square)
            near = [square for square, (cost, _) in reach.items() if cost < plan.follow]
            ahead = replace(plan, follow=0)
            if not plan.actions:
                return max(self.standing(replace(ahead, square=square)) for square in near)
            return max(self._future(replace(ahead, square=square), walked=True) for square in near)
        best = self.standing(plan)
        if plan.actions > 0 and any(plan.foes):
            for _, gain, after in self._options(plan, walk=not walked):
                value = gain + (self._future(after) if after.follow else self.standing(after))
                best = max(best, value)
        return best

    # -- what can be done ------------------------------------------------------------------------------------------

    def _cheap(self, square: int) -> Reach:
        return self.ground.reach(square, self.others)

    def _options(self, plan: Plan, *, walk: bool) -> Iterator[tuple[Move, int, Plan]]:
        """Each action that a hero can do in a situation: the move, its own worth, and the situation after it."""
        hero, kind = self.hero, self.hero.kind
        spent = replace(plan, actions=plan.actions - 1)
        if walk:
            for square, (cost, _) in self._cheap(plan.square).items():
                if 0 < cost <= hero.speed:
                    yield Walk(name_of(square), kind), 0, replace(spent, square=square, moved=True)
        for number in self._targets(plan, plan.square, hero.range):
            gain, after = self._attack(spent, number, Style())
            yield Attack(self.monsters[number].id, kind), gain, after
        for ability in self.abilities:
            if ability.id not in plan.used and (self.book.rules.ability_limit_is_per_ability or not plan.used):
                used = replace(spent, used=plan.used | {ability.id})
                yield from self._uses(used, ability)
        if not plan.revived:
            for other in self.view.heroes:
                if not other.stands and beside(self.view, plan.square, other.square):
                    yield Revive(kind), REVIVE, replace(spent, revived=True)

    def _targets(self, plan: Plan, square: int, reach: int) -> list[int]:
        return [
            number
            for number, monster in enumerate(self.monsters)
            if plan.foes[number] and can_hit(self.ground, square, monster.square, reach)
        ]

    def _attack(self, plan: Plan, number: int, style: Style) -> tuple[int, Plan]:
        """An attack from where the plan stands."""
        hero, monster = self.hero, self.monsters[number]
        mine = Fighter(plan.square, hero.die, hero.range)
        theirs = Fighter(monster.square, monster.die, monster.range)
        worth, spread, hurt = blow(duel(self.ground, mine, theirs, style), plan.foes[number], plan.hp)
        foes = (*plan.foes[:number], spread, *plan.foes[number + 1 :])
        pins = plan.pins
        if style.pins:
            pins = (*pins[:number], max(pins[number], hurt), *pins[number + 1 :])
        return worth, replace(plan, foes=foes, pins=pins)

    def _uses(self, plan: Plan, ability: Ability) -> Iterator[tuple[Move, int, Plan]]:
        hero, key, kind = self.hero, ability.id, ability.kind
        reach = ability.range or hero.range
        if kind == "guard":
            yield UseAbility(key, hero=hero.kind), 0, replace(plan, guard=ability.defence)
        elif kind == "dodge":
            yield UseAbility(key, hero=hero.kind), 0, replace(plan, dodge=ability.amount)
        elif kind == "heal":
            yield from self._heals(plan, ability)
        elif kind in ("sweep", "burst"):
            yield from self._area(plan, ability)
        elif kind == "double":
            for one in self._targets(plan, plan.square, reach):
                for two in self._targets(plan, plan.square, reach):
                    if one < two:
                        style = style_of(ability, plan.moved)
                        gain, after = self._attack(plan, one, style)
                        more, after = self._attack(after, two, style)
                        move = UseAbility(key, self.monsters[one].id, second=self.monsters[two].id, hero=hero.kind)
                        yield move, gain + more, after
        else:
            for square in self._starts(plan, ability):
                there = replace(plan, square=square, moved=plan.moved or square != plan.square)
                for number in self._targets(plan, square, reach):
                    gain, after = self._attack(there, number, style_of(ability, there.moved))
                    to = name_of(square) if kind in ("move_attack", "teleport_attack") else ""
                    move = UseAbility(key, self.monsters[number].id, to, hero=hero.kind)
                    yield move, gain, replace(after, follow=ability.move + 1 if kind == "attack_move" else 0)

    def _starts(self, plan: Plan, ability: Ability) -> list[int]:
        if ability.kind == "move_attack":
            return [square for square, (cost, _) in self._cheap(plan.square).items() if cost <= ability.move]
        if ability.kind == "teleport_attack":
            seen, far = self.ground.seen[plan.square], DISTANCE[plan.square]
            near = [square for square in range(len(seen)) if far[square] <= ability.reach and seen[square]]
            return [square for square in near if self.ground.open(square) and square not in self.others]
        return [plan.square]

    def _heals(self, plan: Plan, ability: Ability) -> Iterator[tuple[Move, int, Plan]]:
        hero = self.hero
        gained = min(ability.amount, hero.most - plan.hp)
        if gained > 0:
            target = hero.kind if ability.reach else ""
            yield UseAbility(ability.id, target, hero=hero.kind), HEAL * gained, replace(plan, hp=plan.hp + gained)
        for other in self.view.heroes if ability.reach else ():
            near = DISTANCE[plan.square][other.square] <= ability.reach and self.ground.seen[plan.square][other.square]
            if other.kind != hero.kind and other.stands and near and other.hp < other.most:
                worth = HEAL * min(ability.amount, other.most - other.hp)
                yield UseAbility(ability.id, other.kind, hero=hero.kind), worth, plan

    def _area(self, plan: Plan, ability: Ability) -> Iterator[tuple[Move, int, Plan]]:
        near = self._targets(plan, plan.square, ability.reach)
        if not near:
            return
        gain, after = 0, plan
        for number in near:
            if ability.kind == "sweep":
                more, after = self._attack(after, number, style_of(ability, plan.moved))
                gain += more
                continue
            spread: dict[int, int] = {}
            for hp, weight in after.foes[number]:
                left = max(0, hp - ability.amount)
                spread[left] = spread.get(left, 0) + weight
                gain += weight * (POINT * (hp - left) + (0 if left else KILL)) // SURE
            spread.pop(0, None)
            foes = (*after.foes[:number], tuple(sorted(spread.items())), *after.foes[number + 1 :])
            after = replace(after, foes=foes)
        yield UseAbility(ability.id, hero=self.hero.kind), gain, after

    # -- where it ends ---------------------------------------------------------------------------------------------

    def standing(self, plan: Plan) -> int:
        """The worth of ending the turn so: what the monsters can be expected to do to the hero there, height, and nearness
        to those it wants to strike."""
        alive = tuple(sum(weight for _, weight in spread) for spread in plan.foes)
        lives = tuple(weight * (SURE - pin) // SURE for weight, pin in zip(alive, plan.pins, strict=True))
        value = -self.threats.cost(plan.square, plan.guard, plan.dodge, plan.hp, lives)
        value += HEIGHT * min(2, self.ground.heights[plan.square])
        beyond = [
            max(0, DISTANCE[plan.square][monster.square] - self.hero.range - (self.hero.speed + 1) // 2)
            for monster, weight in zip(self.monsters, alive, strict=True)
            if weight
        ]
        return value - FAR * min(beyond, default=0)
