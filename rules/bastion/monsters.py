"""The monsters' phase: they follow their orders (BG-32 to BG-39)."""

from __future__ import annotations

from dataclasses import replace

from rules.bastion.board import BLOCKED, DISTANCE, path
from rules.bastion.combat import Style, can_hit, nearest
from rules.bastion.field import Field, figure, square_ref
from rules.bastion.state import Hero, Monster, Trail, card, most_hp
from rules.game import Ref

COWARD_RANGE = 2
BREATH_RANGE = 3


class Phase:
    """One monsters' phase: `roars` counts the roars so far by monster, `blows` the attacks of each, which name its
    dice."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.roars: dict[str, int] = {}
        self.blows: dict[str, int] = {}
        self.trails: list[Trail] = []

    def run(self) -> None:
        """Every monster takes its turn, until no hero stands or no monster lives."""
        field = self.field
        book = field.state.book
        order = sorted(field.state.monsters, key=lambda monster: (card(book, monster).order, monster.place))
        for monster in order:
            if not field.standing():
                break
            if field.state.monster(monster.id) is not None:
                self._turn(monster.id)
        field.state = replace(field.state, trails=tuple(self.trails))

    # -- a turn (BG-33, BG-34) -------------------------------------------------------------------------------------

    def _turn(self, key: str) -> None:
        field = self.field
        monster = self._monster(key)
        self.trails.append(Trail(key, monster.kind, 0, "", (monster.square,)))
        if monster.pinned:
            field.state = field.state.with_monster(replace(monster, pinned=False))
            field.tell("skipped", monster=figure(key))
            return
        d6 = field.die(f"{key}/special", 6)
        special = card(field.state.book, monster).special[d6 - 1]
        self.trails[-1] = replace(self.trails[-1], d6=d6, special=special)
        field.tell("special", monster=figure(key), d6=d6, special=Ref("special", special))
        acts = field.state.party if field.state.book.rules.activations_per_hero else 1
        bonus = sum(count for other, count in self.roars.items() if other != key)
        if special == "couardise":
            if nearest(monster.square, [hero.square for hero in field.standing()]) <= COWARD_RANGE:
                self._flee(key)
            return
        if special == "recharge":
            if self._prey(key) is None:
                self._advance(key)
            return
        if special == "rugissement":
            self.roars[key] = self.roars.get(key, 0) + 1
        if special == "repli" and nearest(monster.square, [hero.square for hero in field.standing()]) <= 1:
            self._flee(key)
        style = Style(bonus=bonus + (special in ("frenesie", "perforant")), ignores_cover=special == "perforant")
        if special in ("frenesie", "perforant"):
            style = replace(style, by=special)
        rushes = special in ("ruee", "frenesie", "souffle")
        first = 0
        if special == "souffle" and self._breathe(key, bonus):
            first, rushes = 1, False
        for number in range(first, acts):
            if not self._lives(key) or not field.standing():
                return
            self._act(key, style, rushes=rushes and number == 0)

    def _act(self, key: str, style: Style, *, rushes: bool) -> None:
        """One activation: attack, else advance; a rush attacks after the advance."""
        if self._strike(key, style):
            return
        self._advance(key)
        if rushes:
            self._strike(key, style)

    def _strike(self, key: str, style: Style) -> bool:
        prey = self._prey(key)
        if prey is None:
            return False
        self._blow(key, prey.kind, style)
        return True

    def _blow(self, key: str, kind: str, style: Style) -> None:
        self.blows[key] = self.blows.get(key, 0) + 1
        self.field.monster_attacks(key, kind, self.blows[key], style)

    def _breathe(self, key: str, bonus: int) -> bool:
        """The drakeling's breath: a roll against each hero in sight and near; False where there is none."""
        field = self.field
        square = self._monster(key).square
        seen = field.ground.seen[square]
        near = [hero for hero in field.standing() if DISTANCE[square][hero.square] <= BREATH_RANGE and seen[hero.square]]
        style = Style(bonus=bonus, no_riposte=True, by="souffle")
        for hero in near:
            if self._lives(key):
                self._blow(key, hero.kind, style)
        return bool(near)

    # -- whom (BG-35, BG-36) ---------------------------------------------------------------------------------------

    def _prey(self, key: str) -> Hero | None:
        """Whom it attacks: most hit points missing, then nearest, then fewest hit points, then the first seat."""
        field = self.field
        monster = self._monster(key)
        reach = card(field.state.book, monster).range
        ground = field.ground
        able = [hero for hero in field.standing() if can_hit(ground, monster.square, hero.square, reach)]
        far = DISTANCE[monster.square]
        return min(able, key=lambda hero: (-self._missing(hero), far[hero.square], hero.hp), default=None)

    def _quarry(self, key: str) -> Hero:
        """Whom it approaches: the nearest, then most hit points missing, then fewest hit points, then the first seat."""
        far = DISTANCE[self._monster(key).square]
        return min(self.field.standing(), key=lambda hero: (far[hero.square], -self._missing(hero), hero.hp))

    def _missing(self, hero: Hero) -> int:
        return most_hp(self.field.state.book, hero.kind, self.field.state.party) - hero.hp

    # -- where (BG-37, BG-38) --------------------------------------------------------------------------------------

    def _advance(self, key: str) -> None:
        field = self.field
        monster, target = self._monster(key), self._quarry(key).square
        page = card(field.state.book, monster)
        ground = field.ground
        found = ground.reach(monster.square, field.state.taken - {monster.square}, page.flies)
        goals = [
            (cost, -ground.heights[square], square)
            for square, (cost, _) in found.items()
            if DISTANCE[square][target] <= page.range and ground.seen[square][target] != BLOCKED
        ]
        if goals:
            way = [square for square in path(found, min(goals)[2]) if found[square][0] <= page.speed]
            self._go(key, way, "advanced")
            return
        near = [(DISTANCE[square][target], cost, square) for square, (cost, _) in found.items() if cost <= page.speed]
        distance, _, best = min(near)
        if distance < DISTANCE[monster.square][target]:
            self._go(key, list(path(found, best)), "advanced")
        else:
            field.tell("waits", monster=figure(key))

    def _flee(self, key: str) -> None:
        field = self.field
        monster = self._monster(key)
        page = card(field.state.book, monster)
        heroes = [hero.square for hero in field.standing()]
        found = field.ground.reach(monster.square, field.state.taken - {monster.square}, page.flies)
        best = min((-nearest(square, heroes), cost, square) for square, (cost, _) in found.items() if cost <= page.speed)
        self._go(key, list(path(found, best[2])), "withdrew")

    def _go(self, key: str, way: list[int], kind: str) -> None:
        field = self.field
        monster = self._monster(key)
        if way[-1] == monster.square:
            field.tell("waits", monster=figure(key))
            return
        trail = self.trails[-1]
        self.trails[-1] = replace(trail, path=(*trail.path, *way[1:]))
        field.state = field.state.with_monster(replace(monster, square=way[-1]))
        field.tell(kind, monster=figure(key), origin=square_ref(monster.square), square=square_ref(way[-1]))

    def _monster(self, key: str) -> Monster:
        found = self.field.state.monster(key)
        assert found is not None
        return found

    def _lives(self, key: str) -> bool:
        return self.field.state.monster(key) is not None


def monsters_phase(field: Field) -> None:
    """All monsters play; what they did is kept in the state's trails."""
    Phase(field).run()
