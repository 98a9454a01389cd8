"""What the house plays for an absent seat: the least the rules allow, or sensible play."""

from __future__ import annotations

from typing import Literal

from rules.broken_line import autopilot
from rules.broken_line.board import name_of
from rules.broken_line.layouts import preset_ids
from rules.broken_line.legal import enlist_squares, free_choices, own_layouts
from rules.broken_line.moves import End, Enlist, First, Preset, Ready, Refuse, Roll, Shuffle, TakeArmy
from rules.broken_line.reach import Ground
from rules.broken_line.view import BrokenLineView
from rules.chance import Chance
from rules.game import Decision, Move


def fallback(
    view: BrokenLineView, decision: Decision, style: Literal["pass", "autopilot"], chance: Chance
) -> tuple[Move, ...]:
    """Moves that carry the decision forward, from the view of the seat. A placement that is missing is made at random
    (BL-13), the winner of the roll begins (BL-15), a turn that is passed is rolled for and ended, a draw is refused."""
    seat = view.seat
    assert seat is not None
    if decision.kind == "army":
        return (TakeArmy(free_choices(view)[0]),)
    if decision.kind == "place":
        return _place(view, style, chance)
    if decision.kind == "first":
        return (First(view.chooser),)
    if decision.kind == "draw":
        return (Refuse(),)
    if decision.kind == "enlist":
        return autopilot.land(view) if style == "autopilot" else _put_down(view)
    if decision.kind == "act":
        return autopilot.act(view, chance) if style == "autopilot" else (Roll(), End())
    return autopilot.go_on(view, chance) if style == "autopilot" else (End(),)


def _place(view: BrokenLineView, style: str, chance: Chance) -> tuple[Move, ...]:
    missing = [army for army in own_layouts(view) if not view.army(army).placed]
    moves: list[Move] = []
    for army in missing:
        if style == "autopilot":
            moves.append(Preset(army, chance.pick(f"preset/{army}", preset_ids())))
        else:
            moves.append(Shuffle(army))
    return (*moves, Ready())


def _put_down(view: BrokenLineView) -> tuple[Move, ...]:
    """On a free square if there is one."""
    ground = Ground(view)
    squares = sorted(enlist_squares(view), key=lambda square: (square in ground.pawns, square))
    return (Enlist(name_of(squares[0])),)
