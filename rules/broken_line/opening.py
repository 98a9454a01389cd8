"""The first phases: who runs what, the secret placement, who begins (broken_line.md 2, 5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules.broken_line.board import mercenary_spots
from rules.broken_line.desk import Desk, army_ref, put, seat_ref, square_ref
from rules.broken_line.layouts import at_random, empty, from_preset, mirrored, parse_rows, swapped, zone_of
from rules.broken_line.moves import (
    First,
    Mirror,
    NameCaptain,
    Preset,
    Ready,
    Reopen,
    Rows,
    Shuffle,
    Swap,
    TakeArmy,
)
from rules.broken_line.options import BrokenLineOptions
from rules.broken_line.paths import pairs_of
from rules.broken_line.pieces import camp_of
from rules.broken_line.state import EMPTY, BrokenLine, Grey, Layout, Pawn
from rules.broken_line.tables import CAMPS, Camp, armies_file, rules_file
from rules.broken_line.turns import begin_turn
from rules.game import Move

REROLLS: Final = 200
"""Rounds of ties after which chance is out of order."""

LAID: Final[dict[type[Move], str]] = {
    Preset: "laid-preset",
    Shuffle: "laid-shuffle",
    Mirror: "laid-mirror",
    Rows: "laid-rows",
}
"""What its camp is told."""


def start(options: BrokenLineOptions) -> BrokenLine:
    """The state before the first move: nobody has an army."""
    seats = options.seats
    return BrokenLine(
        options=options,
        choices=("",) * seats,
        switches=(0,) * seats,
        resigned=(False,) * seats,
        ready=(False,) * seats,
        acts=(0,) * seats,
        reopens=(0,) * seats,
        rolls=(0,) * seats,
    )


def take_army(desk: Desk, seat: int, move: TakeArmy) -> None:
    """A seat takes a camp or an army; with the last one the placement begins (BL-6, box)."""
    state = desk.state
    choices = put(state.choices, seat, move.army)
    switches = put(state.switches, seat, state.switches[seat] + 1)
    desk.state = replace(state, choices=choices, switches=switches)
    desk.tell("army-taken", seat=seat_ref(seat), army=army_ref(move.army))
    if all(choices):
        open_placement(desk)


def open_placement(desk: Desk) -> None:
    """All armies are taken: the captain of a camp is the first of its seats that plays on (BL-6, BL-12)."""
    state = desk.state
    layouts = tuple(Layout(army, empty(army)) for army in state.options.all_armies)
    desk.state = replace(state, phase="place", captains=(_first(state, "good"), _first(state, "evil")), layouts=layouts)
    desk.tell("placement")


def _first(state: BrokenLine, camp: Camp) -> int:
    members = state.members(camp)
    return next((seat for seat in members if not state.resigned[seat]), members[0])


def name_captain(desk: Desk, seat: int, move: NameCaptain) -> None:
    """The captaincy goes to an ally, and with it the placement of a shared army."""
    camp = desk.state.camp(seat)
    assert camp
    captains = put_captain(desk.state.captains, camp, move.seat)
    if desk.state.ready[move.seat]:
        desk.reveal()  # whether the ally stays ready tells whether the shared army stands
    desk.state = replace(_acted(desk.state, seat), captains=captains)
    settle_ready(desk)
    desk.tell("captain", seat=seat_ref(move.seat), army=army_ref(camp))


def put_captain(captains: tuple[int, int], camp: Camp, seat: int) -> tuple[int, int]:
    """The captains with another one for a camp."""
    return (seat, captains[1]) if camp == CAMPS[0] else (captains[0], seat)


def settle_ready(desk: Desk) -> None:
    """Whoever got an army that does not stand yet is not ready after all."""
    state = desk.state
    late = {state.setter(layout.army) for layout in state.layouts if not layout.complete}
    desk.state = replace(state, ready=tuple(ready and seat not in late for seat, ready in enumerate(state.ready)))


def _acted(state: BrokenLine, seat: int) -> BrokenLine:
    return replace(state, acts=put(state.acts, seat, state.acts[seat] + 1))


def lay(desk: Desk, seat: int, move: Move) -> None:
    """One change of a placement; only its camp is told (BL-12, BL-13)."""
    state = desk.state
    if isinstance(move, Swap):
        _swap(desk, seat, move)
        return
    assert isinstance(move, Preset | Shuffle | Mirror | Rows)
    army = move.army
    layout = layout_of(state, army)
    codes = layout.codes
    # the first placement of an army is free: nobody can be left without one
    change = f"change {state.acts[seat] + 1}" if layout.complete else "first"
    occasion = f"placement/army {army}/seat {seat}/{change}"
    if isinstance(move, Preset):
        codes = from_preset(army, move.preset, desk.chance, occasion)
    elif isinstance(move, Shuffle):
        codes = at_random(army, desk.chance, occasion)
    elif isinstance(move, Mirror):
        codes = mirrored(army, codes)
    else:
        codes = parse_rows(army, move.rows)
    laid = with_layout(state, army, codes)
    desk.state = _acted(laid, seat) if layout.complete else laid
    desk.whisper(camp_of(army), LAID[type(move)], seat=seat_ref(seat), army=army_ref(army))


def _swap(desk: Desk, seat: int, move: Swap) -> None:
    desk.state = _acted(desk.state, seat)
    for first, second in pairs_of(move.squares):
        layout = next(item for item in desk.state.layouts if first in zone_of(item.army))
        zone = zone_of(layout.army)
        codes = swapped(layout.codes, zone.index(first), zone.index(second))
        desk.state = with_layout(desk.state, layout.army, codes)
        facts = {"seat": seat_ref(seat), "first": square_ref(first), "second": square_ref(second)}
        desk.whisper(camp_of(layout.army), "laid-swap", **facts)


def layout_of(state: BrokenLine, army: str) -> Layout:
    """The placement of an army."""
    return next(layout for layout in state.layouts if layout.army == army)


def with_layout(state: BrokenLine, army: str, codes: tuple[str, ...]) -> BrokenLine:
    """The match with another placement of an army."""
    layouts = tuple(Layout(army, codes) if layout.army == army else layout for layout in state.layouts)
    return replace(state, layouts=layouts)


def make_ready(desk: Desk, seat: int, move: Ready) -> None:
    """A seat is ready; with the last one the pawns stand (BL-12)."""
    desk.state = replace(desk.state, ready=put(desk.state.ready, seat, True))
    desk.tell("ready", seat=seat_ref(seat))
    stand(desk)


def reopen(desk: Desk, seat: int, move: Reopen) -> None:
    """A seat is not ready any more."""
    state = desk.state
    reopens = put(state.reopens, seat, state.reopens[seat] + 1)
    desk.state = replace(state, ready=put(state.ready, seat, False), reopens=reopens)
    desk.tell("reopened", seat=seat_ref(seat))


def stand(desk: Desk) -> None:
    """If everybody is ready: the pawns are put on the board, two mercenaries drawn, and all roll for who begins."""
    state = desk.state
    if not all(ready or gone for ready, gone in zip(state.ready, state.resigned, strict=True)):
        return
    pawns = [
        Pawn(square, layout.army, code)
        for layout in state.layouts
        for square, code in zip(zone_of(layout.army), layout.codes, strict=True)
        if code != EMPTY
    ]
    desk.reveal()
    desk.state = replace(
        state,
        phase="first",
        layouts=(),
        acts=(0,) * state.seats,
        pawns=tuple(sorted(pawns, key=lambda pawn: pawn.square)),
    )
    desk.tell("standing")
    _hire(desk)
    _roll_off(desk)


def _hire(desk: Desk) -> None:
    """Six grey pawns in a line nobody has seen; two different dice choose two (BL-14)."""
    line = desk.chance.shuffle("mercenaries/line", armies_file().mercenaries.pool)
    first = desk.chance.die("mercenaries/die 1", len(line))
    second = first
    for attempt in range(REROLLS):
        second = desk.chance.die(f"mercenaries/die 2/{attempt + 1}", len(line))
        if second != first:
            break
    west, east = mercenary_spots()
    greys = (Grey(west, line[first - 1]), Grey(east, line[second - 1]))
    desk.state = replace(desk.state, greys=tuple(sorted(greys, key=lambda grey: grey.square)))
    desk.tell("mercenaries", first=first, second=second, west=square_ref(west), east=square_ref(east))


def _roll_off(desk: Desk) -> None:
    """Every player rolls once, the best of equals again; the winner decides who begins (BL-15)."""
    state = desk.state
    rolls = list(state.rolls)
    rivals = [seat for seat in range(state.seats) if not state.resigned[seat]]
    for attempt in range(REROLLS):
        for seat in rivals:
            rolls[seat] = desk.chance.die(f"first/round {attempt + 1}/seat {seat}", rules_file().die)
            desk.tell("rolled-off", seat=seat_ref(seat), roll=rolls[seat])
        best = max(rolls[seat] for seat in rivals)
        rivals = [seat for seat in rivals if rolls[seat] == best]
        if len(rivals) == 1:
            break
    desk.state = replace(state, rolls=tuple(rolls), chooser=rivals[0])
    desk.tell("won-roll", seat=seat_ref(rivals[0]))


def name_first(desk: Desk, seat: int, move: First) -> None:
    """Who begins; turns alternate between the camps, within a camp by seat from the one named on (BL-16)."""
    desk.tell("first", seat=seat_ref(seat), first=seat_ref(move.seat))
    desk.state = replace(desk.state, order=order_of(desk.state, move.seat), slot=0, turn=0)
    begin_turn(desk, 0)


def order_of(state: BrokenLine, first: int) -> tuple[int, ...]:
    """The order of all seats when this one begins."""
    camp = state.camp(first)
    own = state.members("good" if camp == "good" else "evil")
    foes = state.members("evil" if camp == "good" else "good")
    place = own.index(first)
    own = (*own[place:], *own[:place])
    return tuple(seat for pair in zip(own, foes, strict=True) for seat in pair)
