"""Whom a battle waits for (marchlords.md 9): one decision for each open battle, in its own room."""

from __future__ import annotations

from rules.game import Decision, Fact, Move, Phrase, Ref, Room
from rules.marchlords.battle.arbiter import arbiter_of
from rules.marchlords.battle.report import FATES, MOST, RULINGS, SIDES, SIEGES
from rules.marchlords.moves import (
    Arbitrate,
    ChooseFate,
    ChooseSiege,
    Concede,
    ConfirmReport,
    ContestReport,
    LeaveToDice,
    WithdrawReport,
)
from rules.marchlords.state import Battle, Marchlords, army_name, room_key


def decision(state: Marchlords, battle: Battle) -> Decision:
    """What an open battle waits for.

    `report`: either side tells what happened, or leaves it to the dice; `result`: the other side confirms; `dispute`: the
    arbiter, or both sides where there is none; `fate`, `siege`, `retreat`: a choice.
    """
    key = room_key(state.battle_turn, battle.number)
    if battle.stage == "retreat":
        seat, number = battle.retreats[0]
        return Decision(f"{key}/retreat {army_name(seat, number)}", "retreat", (seat,), room=key)
    if battle.stage in ("fate", "siege"):
        return Decision(f"{key}/{battle.stage}", battle.stage, (battle.attacker,), room=key)
    active = [side for side, seat in enumerate(battle.sides) if state.kingdoms[seat].active]
    able = [battle.sides[side] for side in active if not battle.agreed[side] or battle.acts[side] < MOST]
    if battle.disputed:
        arbiter = arbiter_of(state.initiative, battle.sides)
        asked = (arbiter,) if arbiter is not None else _undecided(battle, active)
        return Decision(f"{key}/dispute", "dispute", asked, "any", key, _others(able, asked))
    filed = [side for side in (0, 1) if battle.filed[side] is not None]
    if filed:
        asked = (battle.sides[1 - filed[0]],)
        return Decision(f"{key}/result", "result", asked, room=key, may=_others(able, asked))
    asked = _undecided(battle, active)
    return Decision(f"{key}/report", "report", asked, "any", key, _others(able, asked))


def _undecided(battle: Battle, active: list[int]) -> tuple[int, ...]:
    """The sides that have not left it to the dice."""
    return tuple(battle.sides[side] for side in active if not battle.agreed[side])


def _others(able: list[int], asked: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(seat for seat in able if seat not in asked)


def decisions(state: Marchlords) -> tuple[Decision, ...]:
    """Those of all open battles."""
    return tuple(decision(state, battle) for battle in state.battles if battle.open)


def rooms(state: Marchlords) -> tuple[Room, ...]:
    """One for each open battle: its sides, and whoever must settle a dispute."""
    found = []
    for battle in state.battles:
        if battle.open:
            arbiter = arbiter_of(state.initiative, battle.sides) if battle.disputed else None
            members = battle.sides if arbiter is None else (*battle.sides, arbiter)
            facts: dict[str, Fact] = {
                "turn": state.battle_turn,
                "battle": battle.number,
                "attacker": Ref("seat", battle.attacker),
            }
            title = Phrase("room-battle", {**facts, "defender": Ref("seat", battle.defender)})
            key, seats = room_key(state.battle_turn, battle.number), tuple(sorted(members))
            found.append(Room(key, "battle", seats, private=True, title=title, acts=_acts(state, battle)))
    return tuple(found)


def _acts(state: Marchlords, battle: Battle) -> tuple[Move, ...]:
    """The buttons of a battle's room: what is said without choosing anything more, and can be said now by somebody."""
    name = str(battle.number)
    if battle.stage == "fate":
        return tuple(ChooseFate(name, fate) for fate in FATES)
    if battle.stage == "siege":
        return tuple(ChooseSiege(name, choice) for choice in SIEGES)
    if battle.stage != "report":
        return ()
    if battle.disputed:
        if arbiter_of(state.initiative, battle.sides) is None:
            return (WithdrawReport(name), LeaveToDice(name))
        able = (ruling for ruling in RULINGS if ruling not in SIDES or battle.filed[SIDES.index(ruling)] is not None)
        return (*(Arbitrate(name, ruling) for ruling in able), WithdrawReport(name))
    if any(battle.filed):
        return (ConfirmReport(name), ContestReport(name), LeaveToDice(name))
    gives = battle.fort and not state.is_capital(battle.tile)
    return (LeaveToDice(name), Concede(name)) if gives else (LeaveToDice(name),)
