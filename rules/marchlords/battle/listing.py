"""The moves of a seat in its battles, from its view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.game import Move
from rules.marchlords.battle.report import FATES, MOST, OUTCOMES, RULINGS, SIDES, SIEGES, STEP
from rules.marchlords.battle.sheets import leads
from rules.marchlords.battle.simulate import can_capture
from rules.marchlords.moves import (
    Arbitrate,
    BattleMove,
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
from rules.marchlords.state import army_name
from rules.marchlords.view import BattleDetail, BattleView, MarchlordsView


def battle_moves(view: MarchlordsView) -> Iterator[Move]:
    """All that the viewing seat may do in open battles."""
    for battle in view.battles:
        if battle.open and battle.detail is not None and view.seat is not None:
            yield from moves_in(view, battle, battle.detail, view.seat)


def moves_in(view: MarchlordsView, known: BattleView, battle: BattleDetail, seat: int) -> Iterator[Move]:
    """What a seat may do in one battle."""
    name = str(known.number)
    if known.stage == "retreat":
        yield from (Retreat(name, view.field.names[tile]) for tile in known.choices)
    elif known.stage == "fate" and seat == known.attacker:
        yield from (ChooseFate(name, fate) for fate in FATES)
    elif known.stage == "siege" and seat == known.attacker:
        yield from (ChooseSiege(name, choice) for choice in SIEGES)
    elif known.stage == "report" and seat == known.arbiter:
        yield from (Arbitrate(name, ruling) for ruling in RULINGS if _can_rule(battle, ruling))
    elif known.stage == "report" and seat in known.sides:
        yield from _reports(view, known, battle, seat, name)


def _can_rule(battle: BattleDetail, ruling: str) -> bool:
    return ruling not in SIDES or battle.filed[SIDES.index(ruling)] is not None


def _reports(view: MarchlordsView, known: BattleView, battle: BattleDetail, seat: int, name: str) -> Iterator[Move]:
    side = known.sides.index(seat)
    draft, mine, theirs = battle.drafts[side], battle.filed[side], battle.filed[1 - side]
    alone = not _plays(view, known.sides[1 - side])
    if theirs is not None and not known.disputed:
        yield ConfirmReport(name)
        yield ContestReport(name)
    if battle.acts[side] < MOST:
        if draft.outcome and draft != mine:
            yield FileReport(name)
        if mine is not None or (battle.contested and not alone):
            yield WithdrawReport(name)
        yield from (WriteOutcome(name, outcome) for outcome in OUTCOMES if outcome != draft.outcome)
        for which, word in enumerate(SIDES):
            yield from (WriteLosses(name, word, n) for n in range(0, 101, STEP) if n != draft.losses[which])
        if draft.captured:
            yield WriteCapture(name, "no")
        elif can_capture(battle.sheet, draft.outcome):
            yield WriteCapture(name, "yes")
        if not any(battle.filed):
            able = leads(battle.sheet.parts(side))
            yield from (NameLead(name, army_name(seat, number)) for number in able[1:])
    if not battle.agreed[side]:
        yield LeaveToDice(name)
    if side == 1 and known.fort and not any(battle.filed) and known.tile not in view.capitals:
        yield Concede(name)


def _plays(view: MarchlordsView, seat: int) -> bool:
    return not (view.kingdoms[seat].dormant or view.kingdoms[seat].fallen)


def canonical_battle(move: Move) -> Move:
    """Percentages as they are listed."""
    if isinstance(move, WriteLosses) and 0 <= move.percent <= 100:
        move = replace(move, percent=move.percent // STEP * STEP)
    if isinstance(move, BattleMove) and hasattr(move, "battle"):
        return replace(move, battle=str(move.battle).strip())  # type: ignore[type-var]
    return move
