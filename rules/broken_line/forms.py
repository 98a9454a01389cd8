"""The thumb panel of each phase, and the batch that its one button plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rules.broken_line.autopilot import by_path
from rules.broken_line.board import DIRECTIONS, WIDTH, line, name_of
from rules.broken_line.layouts import as_rows, preset_ids, zone_of
from rules.broken_line.legal import (
    bringable,
    codes_of,
    enlist_squares,
    free_choices,
    legal_moves,
    may_offer,
    own_layouts,
    own_pawns,
)
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
    Swap,
    TakeArmy,
)
from rules.broken_line.pieces import CANNON, MAGE, is_major
from rules.broken_line.previews import enlist_lines, shot_lines, way_lines
from rules.broken_line.reach import Ground, Way, flights, number, runs, walks
from rules.broken_line.state import EMPTY
from rules.broken_line.tables import CAMPS, Camp, rules_file
from rules.broken_line.view import BrokenLineView, PawnView, warned
from rules.game import Form, Keep, Move, Phrase, Pick, Ref

Picks = Mapping[str, tuple[str, ...]]
ALL = Ref("army", "all")


@dataclass
class _Panel:
    """A form while it is being put together."""

    view: BrokenLineView
    given: Picks
    picks: list[Pick] = field(default_factory=list)
    lines: list[Phrase] = field(default_factory=list)
    keeps: list[Keep] = field(default_factory=list)

    def one(self, name: str, choices: Iterable[Ref], preset: Ref | None = None) -> str | None:
        """Add a control of one choice; the value chosen, None while there is none."""
        options = tuple(dict.fromkeys(choices))
        wanted = self.given.get(name, ())[:1]
        chosen = tuple(ref for ref in options if str(ref.value) in wanted)
        if not chosen and preset in options and preset is not None:
            chosen = (preset,)
        self.picks.append(Pick(name, options, chosen))
        return str(chosen[0].value) if chosen else None

    def done(self, moves: Iterable[Move] = (), verb: str = "play", typed: Iterable[Move] = ()) -> Form:
        """The form with the batch of its button, and the moves of which something may be typed instead."""
        return Form(
            tuple(self.picks), tuple(moves), verb, tuple(self.lines), typed=tuple(typed), keeps=tuple(self.keeps)
        )


def form(view: BrokenLineView, picks: Picks) -> Form:
    """The turn panel of the viewer; without picks or moves for whoever has nothing to decide."""
    seat = view.seat
    if seat is None or view.outcome is not None or len(legal_moves(view)) < 2:
        return Form((), ())
    panel = _Panel(view, picks)
    if view.phase == "armies":
        chosen = panel.one("army", [Ref("army", choice) for choice in free_choices(view)])
        return panel.done([TakeArmy(chosen)] if chosen else [], "take")
    if view.phase == "place":
        return _place(panel, seat)
    if view.phase == "first":
        panel.lines.append(Phrase("form-first"))
        first = panel.one("starter", [Ref("seat", other.seat) for other in view.seats], Ref("seat", view.chooser))
        return panel.done([First(int(first))] if first else [], "first")
    if not view.acting:
        return _answer(panel)
    if view.phase == "enlist":
        return _enlist(panel)
    return _act(panel) if view.phase == "act" else _move(panel)


# -- placement ---------------------------------------------------------------------------------------------------------


def _place(panel: _Panel, seat: int) -> Form:
    view = panel.view
    armies = own_layouts(view)
    missing = [army for army in armies if not view.army(army).placed]
    panel.keeps += [_keep(view, army, view.seats[seat].ready) for army in armies]
    if view.seats[seat].ready:
        panel.lines.append(Phrase("form-ready"))
        return panel.done([Reopen()], "reopen")
    spent = view.changes <= 0
    acts = [] if spent and not missing else [*preset_ids(), "shuffle", "rows"]
    if not spent and len(missing) < len(armies):
        acts += ["mirror", "swap"]
    if not missing:
        acts.append("ready")
    allies = [move.seat for move in legal_moves(view) if isinstance(move, NameCaptain)]
    acts += ["captain"] if allies else []
    panel.lines.append(Phrase("form-changes", {"left": view.changes}))
    likely = Ref("placing", preset_ids()[0] if missing else "ready")
    act = panel.one("placing", [Ref("placing", act) for act in acts], likely)
    if act == "ready" or act is None:
        return panel.done([Ready()] if act else [], "ready")
    if act == "captain":
        chosen = panel.one("captain", [Ref("seat", ally) for ally in allies])
        return panel.done([NameCaptain(int(chosen))] if chosen else [], "captain")
    if act == "swap":
        return _swap(panel, armies)
    return _lay(panel, act, armies, missing)


def _keep(view: BrokenLineView, army: str, ready: bool) -> Keep:
    """A placement that can be kept: rows begin in front and at their runner's left, so that they fit both camps."""
    fills = not ready and (view.changes > 0 or not view.army(army).placed)
    return Keep(Rows(army, _rows(view, army)), "major" if is_major(army) else "minor", fills)


def _rows(view: BrokenLineView, army: str) -> str:
    """An army's rows as they stand, to be typed again; nothing for one that is not placed."""
    return as_rows(army, codes_of(view, army), "\n") if view.army(army).placed else ""


def _lay(panel: _Panel, act: str, armies: tuple[str, ...], missing: list[str]) -> Form:
    """A ready-made or random placement, or a flip, of one army or of all."""
    view = panel.view
    fit = [army for army in armies if army not in missing] if act == "mirror" else list(armies)
    if view.changes <= 0:
        fit = missing
    choices = [Ref("army", army) for army in fit]
    chosen: str | None = fit[0] if fit else None
    if len(fit) > 1:
        many = [ALL] if view.changes >= len(fit) and act != "rows" else []
        chosen = panel.one("army", [*many, *choices], ALL if many else None)
    if chosen is None:
        return panel.done((), "lay")
    if act == "rows":
        return panel.done((), "lay", [Rows(chosen, _rows(view, chosen))])
    meant = fit if chosen == "all" else [chosen]
    if act == "mirror":
        return panel.done([Mirror(army) for army in meant], "lay")
    if act == "shuffle":
        return panel.done([Shuffle(army) for army in meant], "lay")
    return panel.done([Preset(army, act) for army in meant], "lay")


def _swap(panel: _Panel, armies: tuple[str, ...]) -> Form:
    """Two squares of one zone with different contents; pawns first, the front row first."""
    view = panel.view
    stands = {
        name_of(square): (army, code)
        for army in armies
        if view.army(army).placed
        for square, code in zip(zone_of(army), codes_of(view, army), strict=True)
    }
    order = [square for square in stands if stands[square][1] != EMPTY]
    first = panel.one("first", [Ref("square", square) for square in order])
    if first is None:
        return panel.done((), "swap", [Swap("")])
    army, code = stands[first]
    others = [square for square in stands if stands[square][0] == army and stands[square][1] != code]
    second = panel.one("second", [Ref("square", square) for square in others])
    return panel.done([Swap(f"{first} {second}")] if second else [], "swap", [Swap("")])


# -- a turn ------------------------------------------------------------------------------------------------------------


def _answer(panel: _Panel) -> Form:
    """Somebody else's turn: what is left is the answer to an offer."""
    panel.lines.append(Phrase("form-draw", {"seat": Ref("seat", panel.view.offer)}))
    chosen = panel.one("draw", [Ref("action", "agree"), Ref("action", "refuse")])
    return panel.done(_simple(chosen) if chosen else (), chosen or "agree")


def _simple(action: str) -> tuple[Move, ...]:
    """The moves of actions that need nothing more."""
    moves: dict[str, Move] = {
        "roll": Roll(),
        "end": End(),
        "offer": OfferDraw(),
        "agree": Agree(),
        "refuse": Refuse(),
    }
    return (moves[action],)


def _sides(view: BrokenLineView) -> list[Ref]:
    """Acts beside the turn: an offer, or an answer to one."""
    if may_offer(view):
        return [Ref("action", "offer")]
    if view.offer >= 0 and view.seat not in view.agreed:
        return [Ref("action", "agree"), Ref("action", "refuse")]
    return []


def _act(panel: _Panel) -> Form:
    view = panel.view
    _warn(panel)
    cannons = [pawn for pawn in own_pawns(view) if pawn.rank == CANNON]
    actions = [Ref("action", "roll"), *([Ref("action", "shoot")] if cannons else []), *_sides(view)]
    action = panel.one("action", actions, Ref("action", "roll"))
    if action != "shoot":
        return panel.done(_simple(action or "roll"), action or "roll")
    cannon = panel.one("cannon", [Ref("square", pawn.square) for pawn in cannons])
    if cannon is None:
        return panel.done((), "shoot")
    ways = [Ref("direction", way) for way in DIRECTIONS if line(number(cannon), way)]
    direction = panel.one("direction", ways)
    if direction is None:
        return panel.done((), "shoot")
    panel.lines += shot_lines(view, cannon, direction)
    return panel.done([Shoot(cannon, direction)], "shoot")


def _warn(panel: _Panel) -> None:
    view = panel.view
    if warned(view):
        panel.lines.append(Phrase("form-idle", {"turns": view.idle, "left": rules_file().idle_draw - view.idle}))
    if view.active != view.seat:
        panel.lines.append(Phrase("form-heir", {"seat": Ref("seat", view.active)}))


def _move(panel: _Panel) -> Form:
    view = panel.view
    _warn(panel)
    panel.lines.append(Phrase("form-points", {"points": view.points, "dice": view.dice}))
    ground = Ground(view)
    movers = sorted(
        (pawn for pawn in own_pawns(view) if _can(ground, pawn, view)),
        key=lambda pawn: _forward(number(pawn.square), pawn.camp),
    )
    choices = [Ref("action", "end"), *(Ref("square", pawn.square) for pawn in movers), *_sides(view)]
    chosen = panel.one("pawn", choices, None if movers and view.points else Ref("action", "end"))
    paths = [March("")] if movers and view.points else []
    if chosen is None:
        return panel.done((), "move", paths)
    pawn = view.pawn(chosen)
    if pawn is None:
        return panel.done(_simple(chosen), chosen)
    ways = _ways(view, ground, pawn)
    way = panel.one("way", [Ref("way", name) for name in ways])
    paths = [March(f"{pawn.square} ")] if view.points else []
    if way is None:
        return panel.done((), "move", paths)
    move, found = ways[way]
    if found is not None:
        panel.lines += way_lines(view, found, isinstance(move, Run), isinstance(move, Fly))
    elif isinstance(move, Sacrifice):
        facts = {"square": Ref("square", move.mage), "origin": Ref("square", move.pawn)}
        panel.lines.append(Phrase("preview-sacrifice", facts))
    return panel.done([move], "sacrifice" if found is None else "attack" if found.kind != "move" else "move", paths)


def _forward(square: int, camp: Camp) -> tuple[int, int]:
    """The place of a square in a menu: those farthest from a camp's own edge first, from the left as its players see it."""
    side = 1 if camp == CAMPS[0] else -1
    return -side * (square // WIDTH), side * (square % WIDTH)


def _can(ground: Ground, pawn: PawnView, view: BrokenLineView) -> bool:
    """Whether a pawn has anywhere to go, or a Mage somebody to bring."""
    if pawn.rank == MAGE and any(bringable(view, pawn)):
        return True
    return bool(view.points and (walks(ground, pawn, 1) or flights(ground, pawn, view.points)))


def _ways(view: BrokenLineView, ground: Ground, pawn: PawnView) -> dict[str, tuple[Move, Way | None]]:
    """Everything one pawn can do, by the value of its choice: attacks first, then runs and flights, then walks, then
    flights that spare no point; of each kind those that lead farthest forward first, then the cheaper; at last whom a Mage
    can bring."""
    found: list[tuple[str, Move, Way]] = []
    afoot = walks(ground, pawn, view.points)
    for to, way in afoot.items():
        found.append((f"walk-{name_of(to)}-{way.cost}", by_path(way), way))
    for to, way in runs(ground, pawn, view.points).items():
        found.append((f"run-{name_of(to)}-{way.cost}", Run(pawn.square, name_of(to)), way))
    for to, way in flights(ground, pawn, view.points).items():
        found.append((f"fly-{name_of(to)}-{way.cost}", Fly(pawn.square, name_of(to)), way))

    def place(item: tuple[str, Move, Way]) -> tuple[int, int, int, int]:
        _, move, way = item
        to = way.path[-1]
        vain = isinstance(move, Fly) and to in afoot and afoot[to].cost <= way.cost
        group = 3 if vain else 0 if way.kind != "move" else 1 if isinstance(move, Run | Fly) else 2
        row, column = _forward(to, pawn.camp)
        return group, row, way.cost, column

    ways: dict[str, tuple[Move, Way | None]] = {name: (move, way) for name, move, way in sorted(found, key=place)}
    if pawn.rank == MAGE:
        for other in bringable(view, pawn):
            ways[f"bring-{other.square}-0"] = Sacrifice(pawn.square, other.square), None
    return ways


def _enlist(panel: _Panel) -> Form:
    view = panel.view
    assert view.recruit is not None
    rank = Ref("rank", view.recruit.rank)
    panel.lines.append(Phrase("form-enlist", {"rank": rank, "square": Ref("square", view.recruit.square)}))
    answers = [] if view.offer < 0 else _sides(view)  # an offer may be answered now; made, only afterwards
    square = panel.one("enlist", [*(Ref("square", name_of(square)) for square in enlist_squares(view)), *answers])
    if square is None:
        return panel.done((), "enlist")
    if any(square == answer.value for answer in answers):
        return panel.done(_simple(square), square)
    panel.lines += enlist_lines(view, square)
    return panel.done([Enlist(square)], "enlist")
