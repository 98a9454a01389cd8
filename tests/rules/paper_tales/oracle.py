"""Paper Tales counted a second time, from the printed cards alone and in another way than the rules: whole tables of a turn
in, points and gold out. Units are (kind, spot, tokens); nothing of rules/paper_tales is used but the names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

STRENGTH = {
    "adventurer": 2, "archer": 2, "blacksmith": 1, "cave_spirit": 4, "cerberus": 2, "colossus": 1, "commander": 4, "cook": 1,
    "demon": 7, "dragon": 0, "farmer": 1, "forest_child": 1, "forest_spirit": 3, "giant_snake": 4, "golem": 3,
    "grand_architect": 1, "hunter": 2, "knight": 4, "kraken": 9, "landlord": 1, "leviathan": 4, "manticore": 2,
    "master_alchemist": 1, "militiaman": 2, "miner": 2, "monkey": 1, "mystical_healer": 1, "necromancer": 4, "ogre": 2,
    "palm_reader": 1, "peddler": 1, "relic_of_wisdom": 0, "rogue": 3, "salamander": 4, "sculptor": 1, "shapeshifter": 0,
    "strategist": 1, "time_master": 1, "treefolk": 3, "veteran": 3, "wood_merchant": 1, "woodcutter": 2,
}  # fmt: skip


@dataclass
class Board:
    """A Kingdom as somebody at the table would write it down."""

    units: list[tuple[str, str, int]]
    buildings: Mapping[str, int]
    gold: int = 0
    points: int = 0
    notes: list[str] = field(default_factory=list)

    def count(self, *kinds: str) -> int:
        return sum(kind in kinds for kind, _, _ in self.units)

    def food(self) -> int:
        made = self.count("farmer", "forest_child", "treefolk")
        made += sum(kind == "hunter" and spot[0] == "F" for kind, spot, _ in self.units)
        made += sum(2 for kind, _, age in self.units if kind == "leviathan" and age)
        return made + ("town" in self.buildings)

    def wood(self) -> int:
        made = self.count("woodcutter", "peddler", "forest_child", "landlord") + 3 * self.count("forest_spirit")
        return made + ("town" in self.buildings)

    def crystal(self) -> int:
        made = self.count("miner", "cave_spirit") + sum(age for kind, _, age in self.units if kind == "adventurer")
        return made + ("mine" in self.buildings) + (self.buildings.get("town") == 2)

    def income(self) -> int:
        gold = 2 + self.count("blacksmith", "peddler") + self.count("cook") * self.food()
        gold += sum(3 for kind, _, age in self.units if kind == "giant_snake" and age)
        gold += self.count("master_alchemist") * self.wood()
        gold += 2 * ("temple" in self.buildings)
        return gold + self.food() * ("tavern" in self.buildings)

    def strength_of(self, kind: str, age: int) -> int:
        base = STRENGTH[kind]
        if kind == "cerberus":
            return 3 if self.food() else 2
        if kind == "colossus":
            return 7 if age else 1
        if kind == "dragon":
            return 7 if self.crystal() else 0
        if kind == "giant_snake":
            return 0 if age else 4
        if kind in ("leviathan", "manticore"):
            return base + 2 * self.food()
        if kind in ("militiaman", "salamander"):
            return base + age
        if kind == "ogre":
            return base + self.income()
        if kind == "strategist":
            return base + sum(tokens for _, _, tokens in self.units)
        return base

    def strength(self) -> int:
        total = self.wood() * ("barracks" in self.buildings)
        for kind, spot, age in self.units:
            fights = spot[0] == "F" or kind in ("archer", "strategist")
            if fights and not (kind == "leviathan" and age):
                total += self.strength_of(kind, age)
        return total

    def war_points(self, won: int, *, aged_leviathan: bool = True) -> int:
        points = won * (self.count("commander", "colossus") + self.count("master_alchemist") * self.crystal())
        points += 2 * (self.buildings.get("temple") == 2)
        points += self.food() * (self.buildings.get("tavern") == 2)
        points += 2 * self.crystal() * (self.buildings.get("mine") == 2)
        if self.buildings.get("barracks") == 2:
            strong = [
                kind
                for kind, _, age in self.units
                if self.strength_of(kind, age) >= 3 and (aged_leviathan or kind != "leviathan" or not age)
            ]
            points += len(strong)
        return points

    def dying(self, saved: Sequence[str]) -> list[tuple[str, int]]:
        """(kind, tokens) of those that die; `saved` are spots."""
        gone = []
        for kind, spot, age in self.units:
            need = 2 if kind == "salamander" else 1
            if kind != "relic_of_wisdom" and age >= need and spot not in saved:
                gone.append((kind, age))
        return gone

    def death_points(self, gone: Sequence[tuple[str, int]]) -> int:
        points = self.count("palm_reader", "kraken") * sum(age for _, age in gone)
        points += 3 * sum(kind == "sculptor" for kind, _ in gone)
        return points - 3 * sum(kind == "demon" and age == 1 for kind, age in gone)

    def final_points(self) -> int:
        points = sum(3 if level == 2 else 1 for level in self.buildings.values())
        return points + sum(2 * age for kind, _, age in self.units if kind == "relic_of_wisdom")


def wars(strengths: Sequence[int], war: str) -> list[tuple[int, int]]:
    """(wars that count as won, points) by seat."""
    seats = len(strengths)
    found = []
    for seat, mine in enumerate(strengths):
        if seats == 2 and war == "double6":
            theirs = strengths[1 - seat]
            if mine == 0 or mine < theirs:
                found.append((0, 0))
            else:
                found.append((1, 6 if mine >= 2 * theirs else 3))
            continue
        won = [mine >= strengths[seat - 1], mine >= strengths[(seat + 1) % seats]]
        found.append((sum(won), 3 * sum(won)))
    return found
