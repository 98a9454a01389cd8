"""Positions written as in the rule book, loaded dice, and what a move leads to."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from rules.broken_line import GAME
from rules.broken_line.board import mercenary_spots, square_of
from rules.broken_line.options import BrokenLineOptions
from rules.broken_line.state import BrokenLine, Grey, Pawn
from rules.chance import Chance
from rules.game import Event, Illegal, Move, Step

CHOICES = {
    "skirmish": ("good", "evil"),
    "duel": ("good", "evil"),
    "alliance": ("B", "R", "V", "J"),
    "war": ("B", "R", "W", "N", "V", "J"),
}
"""Who runs what: seat 0 is blue or the good camp, seat 1 red or the evil one."""
PAWN = re.compile(r"^(\d+|[PTA])([BWVRNJ])@([A-W]\d+)(!?)(\+?)$")


class Loaded(Chance):
    """Dice that fall as told; when nothing is left to tell, as chance would have it."""

    def __init__(self, *faces: int) -> None:
        super().__init__(b"loaded")
        self.faces = list(faces)

    def _number(self, occasion: str, index: int, sides: int) -> int:
        if self.faces:
            return self.faces.pop(0) - 1
        return super()._number(occasion, index, sides)


def square(name: str) -> int:
    """The number of a square."""
    found = square_of(name)
    assert found is not None
    return found


def pawn(text: str) -> Pawn:
    """`7B@D4`: a blue 7 on D4; `!`: its rank was shown, `+`: it has moved."""
    found = PAWN.match(text)
    assert found is not None, text
    return Pawn(square(found[3]), found[2], found[1], shown=found[4] == "!", moved=found[5] == "+")


def position(
    pawns: str,
    points: int = 6,
    *,
    format: str = "duel",
    active: int = 0,
    phase: str = "move",
    greys: str = "",
    idle: int = 0,
    turn: int = 30,
    **options: Any,
) -> BrokenLine:
    """A position in the turn of a seat. `greys`: ranks on the west and the east mercenary spot, `-` for none."""
    seats = len(CHOICES[format])
    waiting = tuple(Grey(spot, rank) for spot, rank in zip(mercenary_spots(), greys.split(), strict=False) if rank != "-")
    return BrokenLine(
        options=BrokenLineOptions(format=format, **options),  # type: ignore[arg-type]
        phase=phase,  # type: ignore[arg-type]
        choices=CHOICES[format],
        switches=(1,) * seats,
        captains=(0, 1),
        resigned=(False,) * seats,
        ready=(True,) * seats,
        acts=(0,) * seats,
        reopens=(0,) * seats,
        rolls=(1,) * seats,
        order=tuple(range(seats)),
        slot=active,
        turn=turn,
        dice=(6,) if phase == "move" else (),
        points=points if phase == "move" else 0,
        idle=idle,
        pawns=tuple(sorted(map(pawn, pawns.split()), key=lambda item: item.square)),
        greys=waiting,
    )


def play(state: BrokenLine, *moves: Move, seat: int | None = None, dice: tuple[int, ...] = ()) -> Step[BrokenLine]:
    """The step of a batch, by the active seat unless another is named."""
    actor = state.actor_for(state.active) if seat is None else seat
    return GAME.play(state, actor, moves, Loaded(*dice))


def refusal(state: BrokenLine, *moves: Move, seat: int | None = None) -> str:
    """Why a batch is refused; nothing may have changed."""
    before = replace(state)
    try:
        play(state, *moves, seat=seat)
    except Illegal as illegal:
        assert state == before
        return illegal.reason
    raise AssertionError(f"{moves} are accepted")


def stands(state: BrokenLine, name: str) -> str:
    """`7B` for a blue 7 on a square, "" for nothing."""
    there = state.at(square(name))
    return "" if there is None else f"{there.rank}{there.army}"


def kinds(step: Step[BrokenLine]) -> list[str]:
    """The kinds of events of a step."""
    return [event.kind for event in step.events]


def known_to(step: Step[BrokenLine], viewer: Any) -> list[Event]:
    """The events that a viewer may know."""
    return [event for event in step.events if event.known_to(viewer)]
