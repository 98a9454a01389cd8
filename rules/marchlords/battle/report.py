"""How the sides of a battle agree on what happened (marchlords.md 9): one writes and files, the other confirms; different
versions are a dispute; a battle that is not played is left to the dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from rules.chance import Chance
from rules.game import PUBLIC, Event, Fact, Illegal, Move, Ref, Viewer
from rules.marchlords.battle import close
from rules.marchlords.battle.arbiter import arbiter_of
from rules.marchlords.battle.retreat import choices
from rules.marchlords.battle.sheets import leads, with_lead
from rules.marchlords.battle.simulate import can_capture, simulate
from rules.marchlords.moves import (
    Arbitrate,
    ChooseFate,
    ChooseSiege,
    Concede,
    ConfirmReport,
    ContestReport,
    FileReport,
    LeaveToDice,
    NameLead,
    Retreat,
    WithdrawReport,
    WriteCapture,
    WriteLosses,
    WriteOutcome,
)
from rules.marchlords.state import Battle, Marchlords, Version, army_name, room_key

MOST: Final = 16
"""Changes of mind of a side in one battle; what carries the battle forward is always allowed."""
STEP: Final = 5
OUTCOMES: Final = ("attacker", "draw", "defender")
SIDES: Final = ("attacker", "defender")
RULINGS: Final = ("attacker", "defender", "draw", "dice")
FATES: Final = ("capture", "destroy")
SIEGES: Final = ("maintain", "leave")

Result = tuple[Marchlords, tuple[Event, ...], tuple[Viewer, ...]]


def play(state: Marchlords, seat: int, move: Any, chance: Chance, counted: set[int]) -> Result:
    """One act of a seat in a battle: the state, what happened (in that battle's room at once; what everybody may know of it
    reaches the table with its next post, one for all battles), who learnt something hidden. `counted`: battles in which this
    batch has already counted as a change of mind. Raises Illegal."""
    turn = state.battle_turn
    state, events, told = _play(state, seat, move, chance, counted)
    key = room_key(turn, int(str(move.battle).strip()))
    return state, tuple(replace(event, room=key) for event in events), told


def _play(state: Marchlords, seat: int, move: Any, chance: Chance, counted: set[int]) -> Result:
    act = ACTS.get(type(move))
    if act is None:
        raise Illegal("not-this-phase", phase=state.phase)
    battle = next((battle for battle in state.battles if str(battle.number) == str(move.battle).strip()), None)
    if battle is None:
        raise Illegal("no-such-battle")
    arbiter = arbiter_of(state.initiative, battle.sides) if battle.disputed else None
    if seat not in battle.sides and seat != arbiter:
        raise Illegal("not-party")
    if not battle.open:
        raise Illegal("battle-closed")
    side = battle.sides.index(seat) if seat in battle.sides else None
    if side is None or battle.number not in counted:
        counted.add(battle.number)
        return act(state, battle, seat, move, chance)
    before = battle.acts
    battle = replace(battle, acts=put(before, side, max(0, before[side] - 1)))
    state, events, told = act(state, battle, seat, move, chance)
    after = close.battle_of(state, battle.number)
    return (state.battle(replace(after, acts=before)) if after.open else state), events, told


def _side(battle: Battle, seat: int) -> int:
    if seat not in battle.sides:
        raise Illegal("not-party")
    return battle.sides.index(seat)


def _reporting(battle: Battle) -> None:
    if battle.stage != "report":
        raise Illegal("already-decided")


def put(pair: tuple[Any, Any], side: int, value: Any) -> Any:
    """The pair with another value on a side."""
    return (pair[0], value) if side else (value, pair[1])


def _change(battle: Battle, side: int) -> Battle:
    """The battle with one more change of a side counted. Raises Illegal when they are used up."""
    if battle.acts[side] >= MOST:
        raise Illegal("too-many-changes", most=MOST)
    return replace(battle, acts=put(battle.acts, side, battle.acts[side] + 1))


def _facts(battle: Battle, seat: int) -> dict[str, Fact]:
    sides: dict[str, Fact] = {"attacker": Ref("seat", battle.attacker), "defender": Ref("seat", battle.defender)}
    return {**sides, "battle": battle.number, "seat": Ref("seat", seat)}


# -- writing -----------------------------------------------------------------------------------------------------------


def _write(state: Marchlords, battle: Battle, seat: int, change: Callable[[Version], Version]) -> Result:
    _reporting(battle)
    side = _side(battle, seat)
    draft = change(battle.drafts[side])
    if draft == battle.drafts[side]:
        raise Illegal("same-order")
    battle = _change(battle, side)
    return state.battle(replace(battle, drafts=put(battle.drafts, side, draft))), (), _told(battle, side)


def _told(battle: Battle, side: int) -> tuple[Viewer, ...]:
    """That a side has used its changes up shows in what it may do."""
    return battle.sides if battle.acts[side] == MOST else ()


def _outcome(state: Marchlords, battle: Battle, seat: int, move: WriteOutcome, chance: Chance) -> Result:
    if move.outcome not in OUTCOMES:
        raise Illegal("outcome")

    def change(draft: Version) -> Version:
        keeps = draft.captured and can_capture(battle.sheet, move.outcome)
        return replace(draft, outcome=move.outcome, captured=keeps)

    return _write(state, battle, seat, change)


def _losses(state: Marchlords, battle: Battle, seat: int, move: WriteLosses, chance: Chance) -> Result:
    if move.side not in SIDES:
        raise Illegal("side")
    if not 0 <= move.percent <= 100:
        raise Illegal("losses")
    percent = move.percent // STEP * STEP
    return _write(
        state, battle, seat, lambda draft: replace(draft, losses=put(draft.losses, SIDES.index(move.side), percent))
    )


def _capture(state: Marchlords, battle: Battle, seat: int, move: WriteCapture, chance: Chance) -> Result:
    if move.taken not in ("yes", "no"):
        raise Illegal("taken")
    _reporting(battle)
    draft = battle.drafts[_side(battle, seat)]
    if move.taken == "yes":
        if draft.outcome == "draw":
            raise Illegal("general-on-draw")
        if not can_capture(battle.sheet, draft.outcome):
            raise Illegal("no-general-to-take")
    return _write(state, battle, seat, lambda draft: replace(draft, captured=move.taken == "yes"))


def _lead(state: Marchlords, battle: Battle, seat: int, move: NameLead, chance: Chance) -> Result:
    _reporting(battle)
    side = _side(battle, seat)
    if any(battle.filed):
        raise Illegal("already-filed")
    able = leads(battle.sheet.parts(side))
    number = next((number for number in able if army_name(seat, number) == move.army.strip().upper()), None)
    if number is None:
        raise Illegal("no-such-lead", armies=tuple(Ref("army", army_name(seat, number)) for number in able))
    if number == battle.sheet.parts(side)[0].army:
        raise Illegal("same-order")
    battle = with_lead(_change(battle, side), side, number)
    event = Event("lead-named", {**_facts(battle, seat), "army": Ref("army", army_name(seat, number))}, battle.sides)
    return state.battle(battle), (event,), battle.sides


# -- filing ------------------------------------------------------------------------------------------------------------


def _file(state: Marchlords, battle: Battle, seat: int, move: FileReport, chance: Chance) -> Result:
    _reporting(battle)
    side = _side(battle, seat)
    draft, other = battle.drafts[side], battle.filed[1 - side]
    if not draft.outcome:
        raise Illegal("report-empty")
    if draft == battle.filed[side]:
        raise Illegal("same-order")
    battle = _change(battle, side)
    alone = not state.kingdoms[battle.sides[1 - side]].active
    battle = replace(battle, filed=put(battle.filed, side, draft), contested=alone or battle.contested)
    facts: dict[str, Fact] = {**_facts(battle, seat), "outcome": Ref("result", draft.outcome)}
    facts |= {"one": draft.losses[0], "two": draft.losses[1], "captured": int(draft.captured)}
    event = Event("reported", facts, battle.sides)
    state = state.battle(battle)
    if other == draft:
        return _closed(close.decide(state, battle.number, draft), event)
    events = (event, Event("disputed", _facts(battle, seat), _members(state, battle))) if battle.disputed else (event,)
    return state, events, _members(state, battle)


def _members(state: Marchlords, battle: Battle) -> tuple[int, ...]:
    """The sides, and the arbiter of a dispute."""
    arbiter = arbiter_of(state.initiative, battle.sides) if battle.disputed else None
    return battle.sides if arbiter is None else (*battle.sides, arbiter)


def _closed(told: tuple[Marchlords, tuple[Event, ...]], *before: Event) -> Result:
    return told[0], (*before, *told[1]), (PUBLIC,)


def _withdraw(state: Marchlords, battle: Battle, seat: int, move: WithdrawReport, chance: Chance) -> Result:
    _reporting(battle)
    side = _side(battle, seat)
    alone = not state.kingdoms[battle.sides[1 - side]].active
    if battle.filed[side] is None and (alone or not battle.contested):
        raise Illegal("nothing-filed")
    members = _members(state, battle)
    battle = _change(battle, side)
    battle = replace(battle, filed=put(battle.filed, side, None), contested=False)
    return state.battle(battle), (Event("withdrawn", _facts(battle, seat), battle.sides),), members


def _confirm(state: Marchlords, battle: Battle, seat: int, move: ConfirmReport, chance: Chance) -> Result:
    _reporting(battle)
    side = _side(battle, seat)
    if battle.disputed:
        raise Illegal("disputed")
    theirs = battle.filed[1 - side]
    if theirs is None:
        raise Illegal("self-confirm" if battle.filed[side] else "nothing-to-confirm")
    event = Event("confirmed", _facts(battle, seat), battle.sides)
    return _closed(close.decide(state, battle.number, theirs), event)


def _contest(state: Marchlords, battle: Battle, seat: int, move: ContestReport, chance: Chance) -> Result:
    _reporting(battle)
    side = _side(battle, seat)
    if battle.disputed:
        raise Illegal("disputed")
    if battle.filed[1 - side] is None:
        raise Illegal("self-confirm" if battle.filed[side] else "nothing-to-confirm")
    battle = replace(battle, contested=True)
    state = state.battle(battle)
    members = _members(state, battle)
    return state, (Event("disputed", _facts(battle, seat), members),), members


def _dice(state: Marchlords, battle: Battle, seat: int, move: LeaveToDice, chance: Chance) -> Result:
    _reporting(battle)
    side = _side(battle, seat)
    if battle.agreed[side]:
        raise Illegal("already")
    battle = replace(battle, agreed=put(battle.agreed, side, True))
    event = Event("dice-agreed", _facts(battle, seat), battle.sides)
    state = state.battle(battle)
    if not battle.agreed[1 - side] and state.kingdoms[battle.sides[1 - side]].active:
        return state, (event,), battle.sides
    return _throw(state, battle, chance, event)


def _throw(state: Marchlords, battle: Battle, chance: Chance, *before: Event) -> Result:
    version = simulate(battle, chance, room_key(state.battle_turn, battle.number))
    facts: dict[str, Fact] = {**_facts(battle, battle.attacker), "outcome": Ref("result", version.outcome)}
    event = Event("dice-decided", facts, battle.sides)
    return _closed(close.decide(state, battle.number, version), *before, event)


def _concede(state: Marchlords, battle: Battle, seat: int, move: Concede, chance: Chance) -> Result:
    _reporting(battle)
    if _side(battle, seat) != 1:
        raise Illegal("not-defender")
    if not battle.fort:
        raise Illegal("no-structure")
    if state.is_capital(battle.tile):
        raise Illegal("capital-holds")
    if any(battle.filed):
        raise Illegal("already-filed")
    return _closed(close.concede(state, battle))


def _arbitrate(state: Marchlords, battle: Battle, seat: int, move: Arbitrate, chance: Chance) -> Result:
    if move.ruling not in RULINGS:
        raise Illegal("ruling")
    if seat in battle.sides:
        raise Illegal("gm-is-party")
    event = Event("arbitrated", {**_facts(battle, seat), "ruling": Ref("ruling", move.ruling)}, (*battle.sides, seat))
    if move.ruling == "dice":
        return _throw(state, battle, chance, event)
    if move.ruling == "draw":
        return _closed(close.decide(state, battle.number, Version("draw")), event)
    version = battle.filed[SIDES.index(move.ruling)]
    if version is None:
        raise Illegal("no-version")
    return _closed(close.decide(state, battle.number, version), event)


# -- choices afterwards ------------------------------------------------------------------------------------------------


def _fate(state: Marchlords, battle: Battle, seat: int, move: ChooseFate, chance: Chance) -> Result:
    if battle.stage != "fate" or seat != battle.attacker:
        raise Illegal("not-to-choose")
    if move.fate not in FATES:
        raise Illegal("fate")
    return _closed(close.choose_fate(state, battle, move.fate))


def _siege(state: Marchlords, battle: Battle, seat: int, move: ChooseSiege, chance: Chance) -> Result:
    if battle.stage != "siege" or seat != battle.attacker:
        raise Illegal("not-to-choose")
    if move.siege not in SIEGES:
        raise Illegal("siege-choice")
    return _closed(close.choose_siege(state, battle, move.siege))


def _retreat(state: Marchlords, battle: Battle, seat: int, move: Retreat, chance: Chance) -> Result:
    if battle.stage != "retreat" or seat != battle.retreats[0][0]:
        raise Illegal("not-to-choose")
    able = choices(state, battle)
    tile = state.field.named(move.tile)
    if tile is None or tile not in able:
        raise Illegal("no-retreat-there", tiles=tuple(Ref("tile", state.field.names[other]) for other in able))
    army = state.army(*battle.retreats[0])
    assert army is not None
    state, event = close.send(state, battle, army, tile)
    state = state.battle(replace(battle, stage="closed", retreats=battle.retreats[1:]))
    return _closed(close.go_on(state, battle.number), event)


ACTS: Final[dict[type[Move], Callable[[Marchlords, Battle, int, Any, Chance], Result]]] = {
    NameLead: _lead,
    WriteOutcome: _outcome,
    WriteLosses: _losses,
    WriteCapture: _capture,
    FileReport: _file,
    WithdrawReport: _withdraw,
    ConfirmReport: _confirm,
    ContestReport: _contest,
    LeaveToDice: _dice,
    Concede: _concede,
    Arbitrate: _arbitrate,
    ChooseFate: _fate,
    ChooseSiege: _siege,
    Retreat: _retreat,
}
