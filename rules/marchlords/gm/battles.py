"""Battles that a GM settles or calls off (R9.6, 15)."""

from __future__ import annotations

import re

from rules.chance import Chance
from rules.game import Illegal
from rules.marchlords.battle import close
from rules.marchlords.battle.report import OUTCOMES, RULINGS, SIDES, STEP
from rules.marchlords.battle.simulate import can_capture, simulate
from rules.marchlords.gm.acts import AnnulBattle, RuleBattle, SettleBattle
from rules.marchlords.gm.common import Told, event
from rules.marchlords.state import Battle, Marchlords, Version, room_key


def _battle(state: Marchlords, number: str) -> Battle:
    found = next((battle for battle in state.battles if str(battle.number) == number.strip() and battle.open), None)
    if found is None:
        raise Illegal("no-such-battle")
    if found.stage != "report":
        raise Illegal("already-decided")
    return found


def annul(state: Marchlords, move: AnnulBattle, chance: Chance) -> Told:
    """Nothing of it counts."""
    battle = _battle(state, move.battle)
    state, events = close.annul(state, battle)
    return state, (event("corrected-battle", move, battle=battle.number), *events)


def rule(state: Marchlords, move: RuleBattle, chance: Chance) -> Told:
    """As one side has declared, a draw, or the dice."""
    battle = _battle(state, move.battle)
    ruling = move.ruling.strip().lower()
    if ruling not in RULINGS:
        raise Illegal("ruling")
    version: Version | None = Version("draw")
    if ruling == "dice":
        version = simulate(battle, chance, room_key(state.battle_turn, battle.number))
    elif ruling in SIDES:
        version = battle.filed[SIDES.index(ruling)]
    if version is None:
        raise Illegal("no-version")
    return _decided(state, battle, move, version)


def settle(state: Marchlords, move: SettleBattle, chance: Chance) -> Told:
    """As the GM says."""
    battle = _battle(state, move.battle)
    outcome = move.outcome.strip().lower()
    if outcome not in OUTCOMES:
        raise Illegal("outcome")
    if move.captured not in (0, 1):
        raise Illegal("correction-number")
    if move.captured and not can_capture(battle.sheet, outcome):
        raise Illegal("no-general-to-take")
    return _decided(state, battle, move, Version(outcome, _losses(move.losses), bool(move.captured)))


def _losses(text: str) -> tuple[int, int]:
    """Two percentages, rounded down to steps as everywhere."""
    found = re.fullmatch(r"\D*(\d{1,3})\D+(\d{1,3})\D*", text)
    if found is None or any(int(lost) > 100 for lost in found.groups()):
        raise Illegal("losses-pair")
    one, two = (int(lost) // STEP * STEP for lost in found.groups())
    return one, two


def _decided(state: Marchlords, battle: Battle, move: RuleBattle | SettleBattle, version: Version) -> Told:
    state, events = close.decide(state, battle.number, version)
    return state, (event("corrected-battle", move, battle=battle.number), *events)
