"""The match while an entry is being played: state, dice, events, and what happens to figures (BG-22 to BG-26, BG-40)."""

from __future__ import annotations

from dataclasses import replace

from rules.bastion.board import Board, board
from rules.bastion.book import name_of
from rules.bastion.combat import PLAIN, Duel, Fighter, Style, duel, settle
from rules.bastion.state import Bastion, Hero, Monster, Roll, card, most_hp, sheet
from rules.chance import Chance
from rules.game import Event, Fact, Phrase, Ref


class Field:
    """A state that changes step by step, and what has happened so far. `thrown`: whether a die has been rolled."""

    __slots__ = ("chance", "events", "state", "thrown")

    def __init__(self, state: Bastion, chance: Chance) -> None:
        self.state = replace(state, rolls=())
        self.chance = chance
        self.events: list[Event] = []
        self.thrown = False

    @property
    def ground(self) -> Board:
        """The tables of the scenario."""
        return board(self.state.map, self.state.book.rules)

    def tell(self, kind: str, **facts: Fact) -> None:
        """Something that happened; everybody may know it."""
        self.events.append(Event(kind, facts))

    def die(self, occasion: str, sides: int) -> int:
        """A die of this round; its occasion names round and purpose."""
        self.thrown = True
        return self.chance.die(f"wave {self.state.wave}/round {self.state.round}/{occasion}", sides)

    # -- figures ---------------------------------------------------------------------------------------------------

    def hero(self, kind: str) -> Hero:
        """The hero of that kind as it is now."""
        found = self.state.hero(kind)
        assert found is not None
        return found

    def standing(self) -> tuple[Hero, ...]:
        """The heroes that are not down, in order."""
        return tuple(hero for hero in self.state.heroes if hero.stands)

    def hurt_hero(self, kind: str, loss: int, *, dodges: bool = True) -> int:
        """A hero loses hit points, less what it dodges; the hit points really lost. At 0 it falls (BG-26, BG-40)."""
        hero = self.hero(kind)
        if loss and dodges and hero.dodge:
            loss = max(0, loss - hero.dodge)
            hero = replace(hero, dodge=0)
        lost = min(loss, hero.hp)
        hero = replace(hero, hp=hero.hp - lost)
        if not hero.stands:
            hero = replace(hero, actions=0, follow="", guard=0, dodge=0)
        self.state = self.state.with_hero(hero)
        return lost

    def hurt_monster(self, key: str, loss: int) -> int:
        """A monster loses hit points; those really lost. At 0 it is removed (BG-26)."""
        monster = self.state.monster(key)
        assert monster is not None
        lost = min(loss, monster.hp)
        self.state = self.state.with_monster(replace(monster, hp=monster.hp - lost))
        return lost

    def heal(self, kind: str, amount: int) -> int:
        """A hero recovers hit points, up to its maximum; those really recovered."""
        hero = self.hero(kind)
        most = most_hp(self.state.book, kind, self.state.party)
        gained = min(amount, most - hero.hp)
        self.state = self.state.with_hero(replace(hero, hp=hero.hp + gained))
        return gained

    def place_hero(self, kind: str, square: int) -> None:
        """A hero goes to a square."""
        hero = self.hero(kind)
        self.state = self.state.with_hero(replace(hero, square=square, moved=hero.moved or square != hero.square))

    # -- opposed rolls ---------------------------------------------------------------------------------------------

    def hero_fighter(self, hero: Hero, reach: int = 0) -> Fighter:
        """A hero as one side of an opposed roll; `reach` instead of its own range."""
        page = sheet(self.state.book, hero)
        return Fighter(hero.square, hero.die, reach or page.range, hero.guard)

    def monster_fighter(self, monster: Monster) -> Fighter:
        """A monster as one side of an opposed roll."""
        page = card(self.state.book, monster)
        return Fighter(monster.square, page.die, page.range)

    def hero_attacks(self, kind: str, key: str, style: Style = PLAIN) -> Roll:
        """One attack of a hero on a monster. Its dice are named by its number among the hero's attacks of the turn:
        whatever is taken back and done instead meets the same dice."""
        hero = self.hero(kind)
        self.state = self.state.with_hero(replace(hero, rolls=hero.rolls + 1))
        monster = self.state.monster(key)
        assert monster is not None
        occasion = f"{kind}/attack {hero.rolls + 1}"
        roll = self._fight(occasion, kind, key, self.hero_fighter(hero), self.monster_fighter(monster), style, heroic=True)
        if style.pins and roll.losses[1] and not roll.fell[1]:
            survivor = self.state.monster(key)
            assert survivor is not None
            self.state = self.state.with_monster(replace(survivor, pinned=True))
            self.tell("pinned", monster=figure(key))
        return roll

    def monster_attacks(self, key: str, kind: str, number: int, style: Style = PLAIN) -> Roll:
        """One attack of a monster on a hero, its `number`-th in this phase."""
        monster = self.state.monster(key)
        assert monster is not None
        fighters = self.monster_fighter(monster), self.hero_fighter(self.hero(kind))
        return self._fight(f"{key}/attack {number}", key, kind, *fighters, style, heroic=False)

    def _fight(
        self, occasion: str, attacker: str, target: str, mine: Fighter, theirs: Fighter, style: Style, *, heroic: bool
    ) -> Roll:
        match = duel(self.ground, mine, theirs, style)
        rolled = (self.die(f"{occasion}/attacker", match.dice[0]), self.die(f"{occasion}/target", match.dice[1]))
        verdict, (back, loss) = settle(match, rolled)
        if heroic:
            losses = (self.hurt_hero(attacker, back), self.hurt_monster(target, loss))
            left = (self.hero(attacker).hp, self._hp(target))
        else:
            losses = (self.hurt_monster(attacker, back), self.hurt_hero(target, loss))
            left = (self._hp(attacker), self.hero(target).hp)
        roll = Roll(
            attacker=attacker,
            target=target,
            heroic=heroic,
            by=style.by,
            dice=match.dice,
            rolled=rolled,
            mods=match.mods,
            covered=match.covered,
            verdict=verdict,
            losses=losses,
            fell=(left[0] == 0, left[1] == 0),
        )
        self.state = replace(self.state, rolls=(*self.state.rolls, roll))
        self._tell_roll(roll, left, match)
        return roll

    def _hp(self, key: str) -> int:
        monster = self.state.monster(key)
        return 0 if monster is None else monster.hp

    def _tell_roll(self, roll: Roll, left: tuple[int, int], match: Duel) -> None:
        facts: dict[str, Fact] = {
            "attacker": figure(roll.attacker),
            "target": figure(roll.target),
            "heroic": int(roll.heroic),
            "with": by_phrase(roll),
            "sums": Phrase("sums", {"mine": sum_phrase(roll, match, 0), "theirs": sum_phrase(roll, match, 1)}),
            "die": roll.dice[0],
            "roll": roll.rolled[0],
            "other_die": roll.dice[1],
            "other_roll": roll.rolled[1],
            "verdict": roll.verdict,
            "back": roll.losses[0],
            "loss": roll.losses[1],
            "left": left[1],
            "attacker_left": left[0],
        }
        self.events.append(Event("fought", facts))
        for key, fell, of_hero in (
            (roll.attacker, roll.fell[0], roll.heroic),
            (roll.target, roll.fell[1], not roll.heroic),
        ):
            if fell and of_hero:
                self.tell("fell", hero=hero_ref(key))
            elif fell:
                self.tell("slain", monster=figure(key))


def sum_phrase(roll: Roll, match: Duel, side: int) -> Phrase:
    """One side's die with its sum and what was added: `d8 : 5 + 1 hauteur = 6`."""
    facts: dict[str, Fact] = {"die": roll.dice[side], "roll": roll.rolled[side]}
    parts = match.parts[side]
    if not parts:
        return Phrase("sum-plain", facts)
    for place, fact in enumerate(("added", "also")):
        facts[fact] = added_phrase(*parts[place]) if place < len(parts) else Phrase("with-nothing")
    return Phrase("sum", facts | {"total": roll.totals[side]})


def added_phrase(name: str, value: int) -> Phrase:
    """One modifier of a sum with its sign: ` + 1 hauteur`."""
    return Phrase("added", {"sign": "minus" if value < 0 else "plus", "value": abs(value), "why": Phrase(f"why-{name}")})


def by_phrase(roll: Roll) -> Phrase:
    """With what it attacked: an ability, a special behaviour, or nothing special."""
    if not roll.by:
        return Phrase("with-nothing")
    return Phrase("with-ability", {"ability": Ref("ability", roll.by) if roll.heroic else Ref("special", roll.by)})


def figure(key: str) -> Ref:
    """A hero or a monster by its id."""
    return Ref("figure", key)


def hero_ref(kind: str) -> Ref:
    """A hero by its id."""
    return Ref("hero", kind)


def square_ref(square: int) -> Ref:
    """A square by its index."""
    return Ref("square", name_of(square))
