"""Why a move is not possible now, from the view of the seat alone (BL-64)."""

from __future__ import annotations

from rules.broken_line.board import DIRECTIONS, line, name_of
from rules.broken_line.layouts import parse_rows, preset_ids, zone_of
from rules.broken_line.legal import codes_of, enlist_squares, free_choices, may_offer, own_layouts
from rules.broken_line.moves import (
    Agree,
    End,
    Enlist,
    First,
    Fly,
    March,
    Mirror,
    NameCaptain,
    OfferDraw,
    Preset,
    Ready,
    Refuse,
    Reopen,
    Roll,
    Rows,
    Run,
    Sacrifice,
    Shoot,
    Shuffle,
    Step,
    Swap,
    TakeArmy,
)
from rules.broken_line.paths import known_square, own_pawn, pairs_of, way_of
from rules.broken_line.pieces import ARTEFACT, CANNON, MAGE
from rules.broken_line.reach import number
from rules.broken_line.state import REOPENS, SWITCHES
from rules.broken_line.tables import CAMPS, rules_file
from rules.broken_line.view import BrokenLineView
from rules.game import Illegal, Move, Ref, Resign


def check(view: BrokenLineView, move: Move) -> None:
    """Raise Illegal for a move (in its canonical form) that the viewer may not make now."""
    seat = view.seat
    if view.outcome is not None:
        raise Illegal("over")
    if seat is None:
        raise Illegal("not-a-seat")
    if view.seats[seat].resigned:
        raise Illegal("resigned")
    if isinstance(move, Resign):
        return
    if isinstance(move, TakeArmy):
        _check_army(view, seat, move)
    elif isinstance(move, Preset | Shuffle | Mirror | Swap | Rows | Ready | Reopen | NameCaptain):
        _check_placing(view, seat, move)
    elif isinstance(move, First):
        if view.phase != "first":
            raise Illegal("wrong-phase", phase=Ref("phase", view.phase))
        if not view.seats[seat].asked:
            raise Illegal("not-the-chooser", seat=Ref("seat", view.chooser))
        if not 0 <= move.seat < len(view.seats):
            raise Illegal("nobody-there", seats=len(view.seats))
    elif isinstance(move, Agree | Refuse):
        if view.offer < 0:
            raise Illegal("no-offer")
        if seat in view.agreed:
            raise Illegal("agreed-already")
    elif isinstance(move, Roll | Shoot | Step | March | Run | Fly | Sacrifice | Enlist | End | OfferDraw):
        _check_turn(view, move)
    else:
        raise Illegal("not-a-move")


def _check_army(view: BrokenLineView, seat: int, move: TakeArmy) -> None:
    if view.phase != "armies":
        raise Illegal("wrong-phase", phase=Ref("phase", view.phase))
    free = free_choices(view)
    refs = tuple(Ref("army", choice) for choice in free)
    if move.army not in (choice for camp in CAMPS for choice in view.options.choices(camp)):
        raise Illegal("no-such-army", armies=refs)
    if move.army not in free:
        raise Illegal("army-taken", army=Ref("army", move.army), armies=refs)
    if view.seats[seat].choice and view.seats[seat].switches >= SWITCHES:
        raise Illegal("switched-often", most=SWITCHES)


def _check_placing(view: BrokenLineView, seat: int, move: Move) -> None:
    if view.phase != "place":
        raise Illegal("wrong-phase", phase=Ref("phase", view.phase))
    own = view.seats[seat]
    if isinstance(move, Reopen):
        if not own.ready:
            raise Illegal("not-ready")
        if own.reopens >= REOPENS:
            raise Illegal("reopened-often", most=REOPENS)
        return
    if own.ready:
        raise Illegal("ready")
    if isinstance(move, Ready):
        missing = tuple(Ref("army", army) for army in own_layouts(view) if not view.army(army).placed)
        if missing:
            raise Illegal("deploy-missing", armies=missing)
        return
    fresh = isinstance(move, Preset | Shuffle | Rows) and any(
        army.letter == move.army and not army.placed for army in view.armies
    )
    if view.changes <= 0 and not fresh:
        raise Illegal("changes-spent")
    if isinstance(move, NameCaptain):
        if not own.captain:
            raise Illegal("not-the-captain")
        allies = [other.seat for other in view.seats if other.camp == own.camp and other.seat != seat and not other.resigned]
        if move.seat not in allies:
            raise Illegal("not-an-ally", seats=tuple(Ref("seat", ally) for ally in allies))
    elif isinstance(move, Swap):
        _check_swap(view, move)
    elif isinstance(move, Preset | Shuffle | Mirror | Rows):
        _own_layout(view, move.army)
        if isinstance(move, Preset) and move.preset not in preset_ids():
            raise Illegal("no-such-preset", presets=tuple(Ref("preset", preset) for preset in preset_ids()))
        if isinstance(move, Mirror) and not view.army(move.army).placed:
            raise Illegal("deploy-missing", armies=(Ref("army", move.army),))
        if isinstance(move, Rows):
            codes = parse_rows(move.army, move.rows)
            if codes == codes_of(view, move.army):
                raise Illegal("same-layout")


def _own_layout(view: BrokenLineView, army: str) -> None:
    own = own_layouts(view)
    if army not in own:
        raise Illegal("not-your-army", armies=tuple(Ref("army", letter) for letter in own))


def _check_swap(view: BrokenLineView, move: Swap) -> None:
    own = own_layouts(view)
    zones = {square: army for army in own for square in zone_of(army)}
    codes = {square: code for army in own for square, code in zip(zone_of(army), codes_of(view, army), strict=True)}
    before = dict(codes)
    for first, second in pairs_of(move.squares):
        for square in (first, second):
            if square not in zones:
                raise Illegal("deploy-zone", square=Ref("square", name_of(square)))
        if zones[first] != zones[second]:
            raise Illegal("deploy-zones")
        if not view.army(zones[first]).placed:
            raise Illegal("deploy-missing", armies=(Ref("army", zones[first]),))
        codes[first], codes[second] = codes[second], codes[first]
    if codes == before:
        raise Illegal("same-layout")


def _check_turn(view: BrokenLineView, move: Move) -> None:
    if view.phase in ("armies", "place", "first"):
        raise Illegal("wrong-phase", phase=Ref("phase", view.phase))
    if not view.acting:
        raise Illegal("not-in-turn", seat=Ref("seat", view.actor))
    if isinstance(move, OfferDraw):
        if view.phase == "enlist":
            raise Illegal("placement-pending")
        if view.turn < rules_file().offer_from:
            raise Illegal("offer-early", turn=rules_file().offer_from)
        if not may_offer(view):
            raise Illegal("offered-already")
        return
    if isinstance(move, Enlist):
        if view.phase != "enlist":
            raise Illegal("nothing-to-enlist")
        if known_square(move.square) not in enlist_squares(view):
            raise Illegal("bad-placement", squares=tuple(Ref("square", name_of(square)) for square in enlist_squares(view)))
        return
    if view.phase == "enlist":
        raise Illegal("placement-pending")
    if isinstance(move, Roll | Shoot):
        if view.phase == "move":
            raise Illegal("already-rolled")
        if isinstance(move, Shoot):
            _check_shot(view, move)
        return
    if view.phase == "act":
        raise Illegal("wrong-phase", phase=Ref("phase", view.phase))
    if isinstance(move, Sacrifice):
        _check_sacrifice(view, move)
    elif isinstance(move, Step | March | Run | Fly):
        way_of(view, move)


def _check_shot(view: BrokenLineView, move: Shoot) -> None:
    pawn = own_pawn(view, move.cannon)
    if pawn.rank != CANNON:
        raise Illegal("not-a-cannon", square=Ref("square", pawn.square))
    ways = tuple(way for way in DIRECTIONS if line(number(pawn.square), way))
    if move.direction not in ways:
        raise Illegal("no-direction", directions=tuple(Ref("direction", way) for way in ways))


def _check_sacrifice(view: BrokenLineView, move: Sacrifice) -> None:
    mage = own_pawn(view, move.mage)
    if mage.rank != MAGE:
        raise Illegal("not-a-mage", square=Ref("square", mage.square))
    square = known_square(move.pawn)
    pawn = view.pawn(name_of(square))
    if pawn is None:
        raise Illegal("no-pawn", square=Ref("square", name_of(square)))
    if pawn.camp != mage.camp:
        raise Illegal("teleport-camp")
    if pawn.rank == ARTEFACT:
        raise Illegal("teleport-artefact")
    if pawn.square == mage.square:
        raise Illegal("teleport-self")
