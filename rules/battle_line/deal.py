"""The setup of a game (battle_line.md 1.3)."""

from __future__ import annotations

from rules.battle_line.cards import HAND, TACTICS, TROOPS, ordered
from rules.battle_line.options import BattleLineOptions
from rules.battle_line.state import Battlefield, BattleLine, other
from rules.battle_line.terrain import HOUSE_IDS, SOME, own_layout
from rules.chance import Chance


def first_game(options: BattleLineOptions, chance: Chance) -> BattleLine:
    """The first game of a match: the dealer is drawn by lot, the other seat starts."""
    dealer = chance.below("game 1/dealer", 2)
    return deal(options, 1, other(dealer), chance)


def deal(
    options: BattleLineOptions,
    game: int,
    starter: int,
    chance: Chance,
    scores: tuple[int, int] = (0, 0),
    wins: tuple[int, int] = (0, 0),
) -> BattleLine:
    """A new game of the series: seven Troops each, the rest face down; Tactics in a deck of their own."""
    troops = chance.shuffle(f"game {game}/troops", TROOPS)
    tactics = chance.shuffle(f"game {game}/tactics", TACTICS) if options.tactics else ()
    return BattleLine(
        options=options,
        fields=tuple(Battlefield(number, key) for number, key in enumerate(_terrains(options, game, chance), 1)),
        hands=(ordered(troops[:HAND]), ordered(troops[HAND : 2 * HAND])),
        decks=(troops[2 * HAND :], tactics),
        starter=starter,
        active=starter,
        game=game,
        scores=scores,
        wins=wins,
    )


def _terrains(options: BattleLineOptions, game: int, chance: Chance) -> tuple[str, ...]:
    """The terrain of each battlefield, 1 to 9; lots are drawn anew for every game."""
    if options.terrain == "off":
        return ("",) * 9
    if options.terrain == "custom":
        return own_layout(options)
    lots = chance.shuffle(f"game {game}/terrain", HOUSE_IDS)
    if options.terrain == "all":
        return lots
    places = chance.shuffle(f"game {game}/terrain places", range(9))[:SOME]
    chosen = dict(zip(places, lots, strict=False))
    return tuple(chosen.get(place, "") for place in range(9))
