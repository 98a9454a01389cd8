"""What the coming monsters' phase can be expected to cost a hero on a square (for the autopilot)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rules.bastion.board import DISTANCE, Board
from rules.bastion.combat import Duel, Fighter, Style, can_hit, duel, odds
from rules.bastion.view import BastionView, HeroView, MonsterView

POINT: Final = 1_000
SURE: Final = 10_000
TAKEN: Final = 1_000
"""Worth of a hit point of the hero's own."""
DEALT: Final = 300
"""Worth of a hit point that a monster can be expected to lose by a riposte. Far below a hit point of one's own: the monster
may turn on somebody else, be cowardly or fall before it strikes, and somebody who counts on ripostes waits on high ground
instead of fighting."""
DEATH: Final = 5_000
"""Worth of being on one's feet: the expected loss, as a share of the hit points left, squared, counts so much."""


@lru_cache(maxsize=8192)
def mean(match: Duel) -> tuple[int, int]:
    """Expected losses of (target, attacker) in thousandths of a hit point."""
    found = odds(match)
    return POINT * found.dealt // found.cases, POINT * found.taken // found.cases


class Threats:
    """The threats of all monsters to one hero; what depends only on square and guard is kept."""

    def __init__(self, view: BastionView, hero: HeroView) -> None:
        self.view = view
        self.hero = hero
        self.ground: Board = view.board
        self.monsters: tuple[MonsterView, ...] = view.ordered
        self.activations = view.party if view.book.rules.activations_per_hero else 1
        self.others = tuple(other for other in view.heroes if other.kind != hero.kind and other.stands)
        self._reach = [
            self.ground.reach(monster.square, view.taken - {monster.square, hero.square}, monster.flies)
            for monster in self.monsters
        ]
        self._single: dict[tuple[int, int, int], tuple[int, int]] = {}

    def cost(self, square: int, guard: int, dodge: int, hp: int, alive: tuple[int, ...]) -> int:
        """The worth of what the hero can be expected to lose on a square with these chances that each monster acts."""
        taken = dealt = 0
        for number, weight in enumerate(alive):
            if weight:
                key = (number, square, guard)
                if key not in self._single:
                    self._single[key] = self._one(number, square, guard)
                loss, back = self._single[key]
                taken += loss * weight // SURE
                dealt += back * weight // SURE
        taken -= min(taken, dodge * POINT) * 2 // 3
        share = min(2_000, POINT * taken // max(1, hp * POINT))
        return TAKEN * taken // POINT - DEALT * dealt // POINT + DEATH * share * share // 1_000_000

    def _one(self, number: int, square: int, guard: int) -> tuple[int, int]:
        """Expected losses of (hero, monster) in thousandths, if that monster acts."""
        monster = self.monsters[number]
        mine = Fighter(square, self.hero.die, self.hero.range, guard)
        if can_hit(self.ground, monster.square, square, monster.range):
            start, blows = monster.square, 6 * self.activations
        else:
            goals = [
                (cost, -self.ground.heights[goal], goal)
                for goal, (cost, _) in self._reach[number].items()
                if cost <= monster.speed and goal != square and can_hit(self.ground, goal, square, monster.range)
            ]
            if not goals:
                return 0, 0
            page = self.view.book.monster(monster.kind)
            rush = sum(item in ("ruee", "frenesie", "souffle") for item in page.special) if page is not None else 0
            start, blows = min(goals)[2], 6 * (self.activations - 1) + rush
        idle = self._idle(monster)
        match = duel(self.ground, Fighter(start, monster.die, monster.range), mine, Style())
        loss, back = mean(match)
        share = self._share(monster, square)
        return loss * blows * (6 - idle) * share // 3600, back * blows * (6 - idle) * share // 3600

    def _idle(self, monster: MonsterView) -> int:
        page = self.view.book.monster(monster.kind)
        return sum(item in ("couardise", "recharge") for item in page.special) if page is not None else 0

    def _share(self, monster: MonsterView, square: int) -> int:
        """Out of a hundred, how likely the monster turns on this hero rather than on another one."""
        far = DISTANCE[monster.square][square]
        share = 100
        for other in self.others:
            away = DISTANCE[monster.square][other.square]
            share = share * (35 if away < far else 55 if away == far else 75) // 100
        return share
