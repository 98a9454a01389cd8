"""Positions made by hand: states of the rules, seen by whom the test asks for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from render.picture import Look
from rules.broken_line.board import board, is_obstacle, square_of
from rules.broken_line.layouts import preset_codes
from rules.broken_line.options import BrokenLineOptions
from rules.broken_line.pieces import camp_of, full
from rules.broken_line.sight import view_of
from rules.broken_line.state import (
    EMPTY,
    Arrow,
    BrokenLine,
    Duel,
    Fallen,
    Grey,
    Layout,
    Pawn,
    Recruit,
    Shot,
    fallen_order,
)
from rules.broken_line.view import BrokenLineView
from rules.game import PUBLIC, Viewer

NAMES = ("Alix", "Bérengère", "Côme", "Douce", "Enguerrand", "Flore")
LOOK = Look(names=NAMES, code="TER-12")
LONG = (
    "Maximilien-Théodore de Montbazon",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "東京の王様",
    "",
    "a" * 32,
    "Ænguerrand-Balthazar de la Motte",
)
"""Names of 32 characters, as long as Discord allows, and some that are hard to draw."""
CHOICES = {
    "skirmish": ("good", "evil"),
    "duel": ("good", "evil"),
    "alliance": ("B", "R", "V", "J"),
    "war": ("B", "R", "W", "N", "V", "J"),
}


def sq(name: str) -> int:
    """The number of a square."""
    found = square_of(name)
    assert found is not None
    return found


def squares(names: str) -> tuple[int, ...]:
    """The numbers of squares, separated by spaces."""
    return tuple(sq(name) for name in names.split())


def table(kind: str = "skirmish", **facts: Any) -> BrokenLine:
    """A match of that format with everybody seated and no pawn on the board."""
    options = BrokenLineOptions(format=kind, **facts.pop("options", {}))  # type: ignore[arg-type]
    choices, seats = CHOICES[kind], len(CHOICES[kind])
    base: dict[str, Any] = {
        "phase": "act",
        "choices": choices,
        "switches": (1,) * seats,
        "captains": (0, 1),
        "resigned": (False,) * seats,
        "ready": (True,) * seats,
        "acts": (0,) * seats,
        "reopens": (0,) * seats,
        "rolls": tuple(range(6, 6 - seats, -1)),
        "chooser": 0,
        "order": tuple(range(seats)),
        "turn": 1,
        "greys": (Grey(sq("E9"), "6"), Grey(sq("S9"), "P")),
    }
    return BrokenLine(options, **(base | facts))


def standing(state: BrokenLine, preset: str = "balanced") -> BrokenLine:
    """The match with all armies on their zones."""
    pawns = []
    for army in state.options.all_armies:
        for square, code in zip(board().zone(army), preset_codes(army, preset), strict=True):
            if code != EMPTY:
                pawns.append(Pawn(square, army, code))
    return replace(state, pawns=tuple(sorted(pawns, key=lambda pawn: pawn.square)))


def choosing() -> BrokenLine:
    """Nobody but the first seat has taken an army."""
    return table("war", phase="armies", choices=("B", "", "", "", "", ""), captains=(-1, -1), order=(), turn=0)


def placing(kind: str = "skirmish") -> BrokenLine:
    """The secret placement: the good camp's armies are laid, seat 1 is ready."""
    state = table(kind, phase="place", order=(), turn=0, greys=())
    layouts = []
    for army in state.options.all_armies:
        codes = preset_codes(army, "rampart")
        layouts.append(Layout(army, codes if camp_of(army) == "good" else (EMPTY,) * len(codes)))
    ready = tuple(seat == 1 for seat in range(state.seats))
    return replace(state, layouts=tuple(layouts), ready=ready)


def start() -> BrokenLine:
    """The first turn of a skirmish."""
    return standing(table())


def first() -> BrokenLine:
    """The winner of the roll names who begins."""
    return standing(table("alliance", phase="first", turn=0, order=()))


def scattered(state: BrokenLine, number: int, share: float) -> BrokenLine:
    """The pawns moved about over the board, some out, some shown: a middle game by chance."""
    random = Random(number)
    free = [square for square in range(len(board().names)) if not is_obstacle(square)]
    taken: set[int] = {grey.square for grey in state.greys}
    pawns, fallen = [], []
    for pawn in sorted(state.pawns, key=lambda item: (item.rank != "A", item.square)):
        if pawn.rank not in ("A", "P", "T") and random.random() < share:
            row = pawn.square // 23
            near = [s for s in free if s not in taken and abs(s // 23 - row) < 9 and abs(s % 23 - pawn.square % 23) < 6]
            if random.random() < 0.3 or not near:
                fallen.append(Fallen(pawn.army, pawn.rank))
                continue
            square = random.choice(near)
            pawn = replace(pawn, square=square, moved=True, shown=random.random() < 0.4)
        if pawn.square in taken:
            fallen.append(Fallen(pawn.army, pawn.rank))
            continue
        taken.add(pawn.square)
        pawns.append(pawn)
    return replace(
        state,
        pawns=tuple(sorted(pawns, key=lambda item: item.square)),
        fallen=tuple(sorted(fallen, key=fallen_order)),
    )


def put(state: BrokenLine, *pawns: Pawn) -> BrokenLine:
    """The match with these pawns standing where they say, whoever stood there."""
    taken = {pawn.square for pawn in pawns}
    rest = [pawn for pawn in state.pawns if pawn.square not in taken]
    return replace(state, pawns=tuple(sorted((*rest, *pawns), key=lambda item: item.square)))


def middle() -> BrokenLine:
    """A skirmish in its middle: a walk that ends in a duel with dice, points left, remembered foes."""
    state = scattered(standing(table(turn=28, phase="move", dice=(5,), points=2, slot=0)), 5, 0.75)
    state = put(
        state,
        Pawn(sq("L12"), "W", "7", shown=True, moved=True, done=1),
        Pawn(sq("G8"), "W", "8", moved=True),
        Pawn(sq("J9"), "W", "3", moved=True),
        Pawn(sq("N9"), "W", "11", shown=True, moved=True),
        Pawn(sq("H13"), "N", "T", shown=True),
        Pawn(sq("R11"), "N", "P", shown=True),
    )
    return replace(
        state,
        duels=1,
        arrows=(
            Arrow(27, "N", "walk", squares("O13 O14")),
            Arrow(28, "W", "walk", squares("K9 K10 K11")),
            Arrow(28, "W", "walk", squares("K11 L12")),
            Arrow(28, "W", "fly", squares("E5 F6 G7 G8")),
        ),
        duel=Duel(28, sq("K11"), sq("L12"), "W", "7", "N", "7", ((4, 4), (6, 2)), "win"),
    )


def castle() -> BrokenLine:
    """Evil holds the castle; a shot has hit; a mage was sacrificed; it is good's turn with two dice to roll."""
    state = scattered(standing(table("duel", turn=61, options={"dice": 2}, idle=52)), 9, 0.7)
    state = put(
        state,
        Pawn(sq("K9"), "N", "5", moved=True),
        Pawn(sq("M9"), "J", "P"),
        Pawn(sq("L7"), "R", "9", moved=True, shown=True),
        Pawn(sq("S9"), "V", "6", merc=True, moved=True),
        Pawn(sq("T8"), "V", "4", moved=True),
        Pawn(sq("Q12"), "J", "T", shown=True, moved=True),
    )
    return replace(
        state.without(sq("Q7")),
        greys=(Grey(sq("E9"), "6", ("good",)),),
        arrows=(Arrow(60, "R", "sacrifice", squares("C14 L7")), Arrow(60, "J", "run", squares("U15 T14 S13 R12 Q11"))),
        shot=Shot(60, sq("Q12"), "J", "S", 5, sq("Q7"), "hit", "V", "10"),
        fallen=tuple(sorted((*state.fallen, Fallen("V", "10"), Fallen("B", "9", ("good",), True)), key=fallen_order)),
    )


def war() -> BrokenLine:
    """Three against three: a run along a column, a mercenary won and waiting to be placed."""
    state = scattered(standing(table("war", turn=44, phase="enlist", dice=(3,), points=1, slot=4)), 12, 0.6)
    state = put(state, Pawn(sq("S9"), "V", "4", moved=True, done=1), Pawn(sq("T10"), "J", "7", moved=True, shown=True))
    state = state.without(sq("R11"), sq("S10"), sq("S8"), sq("T9"))
    return replace(
        state,
        greys=(Grey(sq("E9"), "6"),),
        recruit=Recruit(sq("S9"), "V", "P"),
        arrows=(Arrow(44, "V", "walk", squares("S6 S7 S8 S9")),),
        duel=Duel(44, sq("S8"), sq("S9"), "V", "4", "G", "P", (), "win", True),
        resigned=(False, False, False, True, False, False),
    )


def fullest() -> BrokenLine:
    """All 160 pawns, spread over the whole board, all shown and moved, every mark and the longest trails."""
    state = standing(table("duel", turn=312, phase="move", dice=(6, 6), points=12, options={"dice": 2}, idle=55))
    free = [s for s in range(len(board().names)) if not is_obstacle(s) and s not in squares("E9 S9 K9 M9")]
    Random(4).shuffle(free)
    spots = sorted(free[: len(state.pawns) - 2])
    ends = squares("K9 M9")
    placed = [replace(pawn, square=s, shown=True, moved=True)
              for pawn, s in zip(state.pawns, (*ends, *spots), strict=True)]  # fmt: skip
    state = replace(state, pawns=tuple(sorted(placed, key=lambda pawn: pawn.square)))
    trails = (
        Arrow(312, "B", "walk", squares("E5 F5 G5 H5 H6 G7 F7")),
        Arrow(312, "W", "run", squares("W5 V5 U5 T5 S5 R5 Q5 P5 O5")),
        Arrow(312, "V", "fly", squares("T5 T6 T7")),
        Arrow(312, "B", "sacrifice", squares("B2 U13")),
    )
    duel = Duel(312, sq("P5"), sq("O5"), "W", "10", "N", "10", ((6, 6), (5, 5), (4, 3)), "win")
    return replace(state, arrows=trails, duel=duel)


def over() -> BrokenLine:
    """The artefact was taken: everybody sees everything."""
    state = scattered(standing(table("alliance", turn=88, phase="over")), 21, 0.6)
    spot = next(pawn.square for pawn in state.pawns if pawn.rank == "A" and pawn.army == "N")
    state = put(state, Pawn(spot, "B", "3", shown=True, moved=True, done=2))
    path = (spot - 3 * 23, spot - 2 * 23, spot - 23, spot)
    return replace(
        state,
        arrows=(Arrow(88, "B", "run", path),),
        duel=Duel(88, path[-2], spot, "B", "3", "N", "A", (), "artefact"),
        reason="artefact",
        winner="good",
        slot=0,
    )


BOARDS: dict[str, Callable[[], BrokenLine]] = {
    "choosing": choosing,
    "placing": placing,
    "placing-duel": lambda: placing("duel"),
    "placing-war": lambda: placing("war"),
    "first": first,
    "start": start,
    "middle": middle,
    "castle": castle,
    "war": war,
    "fullest": fullest,
    "over": over,
}


def seen(state: BrokenLine, viewer: Viewer = PUBLIC) -> BrokenLineView:
    """The match as that viewer sees it."""
    return view_of(state, viewer)


def complete(state: BrokenLine) -> bool:
    """Whether an army has no more pawns than it may."""
    counts = Counter(pawn.army for pawn in state.pawns if not pawn.merc)
    return all(counts[army] <= len(full(army)) for army in state.options.all_armies)
