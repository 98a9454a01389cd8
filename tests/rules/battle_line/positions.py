"""Positions for the prover: the given ones, and random ones over all laws."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from random import Random

from rules.battle_line.cards import TROOPS
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.terrain import HOUSE_IDS, Law, law, terrain

GIVEN = json.loads((Path(__file__).parent / "positions.json").read_text("utf-8"))


@dataclass(frozen=True)
class Position:
    """The arguments of the prover."""

    mine: tuple[str, ...]
    theirs: tuple[str, ...]
    seen: tuple[str, ...]
    law: Law
    mine_last: bool


def random_law(rng: Random) -> tuple[str, bool, bool, Law]:
    """A terrain (art side half of the time) with Weather."""
    key = rng.choice(("", "", "", "", "", *HOUSE_IDS))
    fog, mud = rng.random() < 0.15, rng.random() < 0.25
    return key, fog, mud, law(BattleLineOptions(), key, fog, mud)


def random_position(rng: Random, most_open: int = 2) -> Position:
    """A complete side against one that lacks at most so many cards, with likely wild cards and much evidence face up."""
    key, _, _, rule = random_law(rng)
    place = terrain(BattleLineOptions(), key)
    troops = [card for card in TROOPS if place.admits_troop(card)]
    rng.shuffle(troops)
    wilds = [card for card in ("K1", "K2", "CAV", "SUP") if place.admits(card)]
    rng.shuffle(wilds)

    def side(count: int, king: str) -> tuple[str, ...]:
        cards: list[str] = []
        focus = rng.choice("ROYGBP") if rng.random() < 0.5 else ""
        near = rng.randint(1, 10) if rng.random() < 0.6 else 0
        for _ in range(count):
            usable = [w for w in wilds if w not in ("K1", "K2") or w == king]
            if usable and rng.random() < 0.3:
                card = usable[0]
                wilds.remove(card)
            else:
                card = next(
                    (c for c in troops if (not focus or c[0] == focus) and (not near or abs(int(c[1:]) - near) <= 2)),
                    troops[0],
                )
                troops.remove(card)
            cards.append(card)
        return tuple(cards)

    mine = side(rule.slots, "K1")
    theirs = side(rule.slots - rng.randint(0, most_open), "K2")
    rest = [card for card in TROOPS if card not in mine and card not in theirs]
    seen = tuple(rng.sample(rest, rng.choice((0, 5, 15, 30, 40, 50))))
    return Position(mine, theirs, seen, rule, rng.random() < 0.5)


def worst_position(rng: Random) -> Position:
    """Mud against an empty side, or a wild card and three open slots: the most combinations there are. Half of the claims
    are made with a side that is hard to beat, so that the oracle has to try everything."""
    rule = law(BattleLineOptions(), "", rng.random() < 0.2, True)
    troops = list(TROOPS)
    rng.shuffle(troops)
    strong = rng.random() < 0.5
    mine = ("R10", "R9", "R8", "R7") if strong else tuple(troops[:4])
    theirs = rng.choice(((), ("K2",), ("SUP",), ("CAV",)))
    share = rng.choice((0.0, 0.3, 0.6))
    seen = tuple(card for card in troops if card not in mine and rng.random() < share)
    return Position(mine, theirs, seen, rule, True)
