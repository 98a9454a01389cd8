"""What the house plays for whoever is absent (paper_tales.md 5.3), from that seat's view alone.

`pass` is the book's default: the board stays as it is and free spots are filled with what gold pays for, strongest in Front;
tokens go to a unit that they serve or that dies anyway, nothing is built, nobody costly dies unsaved. `autopilot` plays for
points: it weighs layouts by the war strength, income, resources and points that come of them, builds what brings most, and
saves the best unit.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache

from rules.chance import Chance
from rules.game import Move
from rules.paper_tales.ageing import death_gains, healers, savable, would_die
from rules.paper_tales.build import Project, construct, projects
from rules.paper_tales.cards import kind
from rules.paper_tales.deploy import foresee
from rules.paper_tales.final import final_gains
from rules.paper_tales.legal import board_of, desk_of
from rules.paper_tales.moves import Aim, Build, Lift, Place, Ready, Restart, Save, Shift, Trust, Unsave
from rules.paper_tales.options import TURNS
from rules.paper_tales.orders import DEPLOY, MOST
from rules.paper_tales.plans import choosers, fresh_plan, lay, lies
from rules.paper_tales.reckon import reckon, war_gains
from rules.paper_tales.state import SPOTS, DeployPlan, Desk, Kingdom
from rules.paper_tales.view import PaperTalesView


def least(view: PaperTalesView) -> tuple[Move, ...]:
    """The default of the book for the present decision."""
    if view.phase == "draft":
        return (Trust(),)
    if view.phase == "follow":
        return _follow(view)
    if view.phase == "build":
        return (*_saves(view), Ready())
    return _deploy(view, _filled(view))


def autopilot(view: PaperTalesView) -> tuple[Move, ...]:
    """Sensible play for the present decision."""
    if view.phase == "draft":
        return (Trust(),)
    if view.phase == "follow":
        return _follow(view)
    if view.phase == "build":
        return (*_construction(view), *_saves(view), Ready())
    return _deploy(view, _arranged(view))


def fallback(view: PaperTalesView, style: str, chance: Chance) -> tuple[Move, ...]:
    """Moves of that style; where the seat has used up its changes, only what is still possible."""
    del chance  # the house does not gamble with somebody's match
    moves = autopilot(view) if style == "autopilot" else least(view)
    spent = view.phase in ("deploy", "build") and view.desk is not None and view.desk.acts >= MOST
    return (Ready(),) if spent else moves


def _follow(view: PaperTalesView) -> tuple[Move, ...]:
    """The unit with most tokens gets more: it dies anyway (5.3)."""
    assert view.follow is not None
    board = board_of(view)
    spot = max(board.units, key=lambda pair: (pair[1].age, -kind(pair[1].kind).cost, -SPOTS.index(pair[0])))[0]
    return (Aim(view.follow.spot, spot),)


# -- deployment --------------------------------------------------------------------------------------------------------


def moves_to(kingdom: Kingdom, desk: Desk, layout: dict[str, str], *, aim: bool = True) -> tuple[Move, ...]:
    """The changes that lead from the plan at the outset to a layout: what leaves, what moves, what comes, and (with `aim`)
    whom tokens go to."""
    moves: list[Move] = []
    plan = replace(desk, deploy=fresh_plan(kingdom))
    if desk.deploy != plan.deploy:
        moves.append(Restart())

    def do(move: Move) -> None:
        nonlocal plan
        plan = replace(plan, deploy=DEPLOY[type(move)](kingdom, plan, move))
        moves.append(move)

    wanted = set(layout.values())
    for spot, _ in kingdom.units:
        if f"@{spot}" not in wanted:
            do(Lift(spot))
    for spot, item in layout.items():
        assert plan.deploy is not None
        if item.startswith("@") and lies(plan.deploy, spot) != item:
            do(Shift(SPOTS[plan.deploy.layout.index(item)], spot))
    for spot in sorted(layout, key=lambda spot: layout[spot].startswith("@") or kind(layout[spot]).cost):
        if not layout[spot].startswith("@"):
            do(Place(layout[spot], spot))
    assert plan.deploy is not None
    for spot in choosers(kingdom, plan.deploy) if aim else ():
        target = _target(kingdom, plan)
        if target:
            do(Aim(spot, target))
    return tuple(moves)


def _target(kingdom: Kingdom, desk: Desk) -> str:
    """Whom chosen tokens should go to: one that wants them, else one that dies anyway, else the cheapest."""
    assert desk.deploy is not None
    best: tuple[int, str] | None = None
    laid = lay(kingdom, desk)
    for spot, unit in laid.kingdom.units:
        older = laid.kingdom.put(spot, replace(unit, age=unit.age + 2))
        gain = reckon(older).total - reckon(laid.kingdom).total + 3 * bool(would_die(laid.kingdom, spot))
        gain += 3 * sum(points for _, points in final_gains(older)) - kind(unit.kind).cost
        if best is None or gain > best[0]:
            best = (gain, spot)
    return best[1] if best else ""


def _deploy(view: PaperTalesView, layout: dict[str, str]) -> tuple[Move, ...]:
    return (*moves_to(board_of(view), desk_of(view), layout), Ready())


def _filled(view: PaperTalesView) -> dict[str, str]:
    """The board as it is, free spots filled with affordable cards, the strongest in Front."""
    kingdom, desk = board_of(view), desk_of(view)
    layout = {spot: f"@{spot}" for spot, _ in kingdom.units}
    gold = kingdom.gold
    free = [spot for spot in SPOTS if spot in kingdom.open_spots and spot not in layout]
    chosen: list[str] = []
    for card in sorted(desk.hand, key=lambda card: (-kind(card).printed, kind(card).cost)):
        if len(chosen) < len(free) and kind(card).cost <= gold:
            gold -= kind(card).cost
            chosen.append(card)
    return layout | dict(zip(free, chosen, strict=False))


def _arranged(view: PaperTalesView) -> dict[str, str]:
    """The layout of most value among those that add one card after another, replace a unit that dies anyway, and stand the
    strongest in Front."""
    kingdom, desk = board_of(view), desk_of(view)
    best = _stood(kingdom, {spot: f"@{spot}" for spot, _ in kingdom.units}, kingdom)
    value = _value(view, desk, best)
    tried: set[tuple[tuple[str, str], ...]] = set()
    while True:
        found = None
        for layout in _neighbours(kingdom, desk, best):
            mark = tuple(layout.items())
            if mark in tried:
                continue
            tried.add(mark)
            worth = _value(view, desk, layout)
            if worth > value:
                found, value = layout, worth
        if found is None:
            return best
        best = found


def _neighbours(kingdom: Kingdom, desk: Desk, layout: dict[str, str]) -> Iterable[dict[str, str]]:
    """Layouts one card away."""
    hand = list(desk.hand)
    for item in layout.values():
        if not item.startswith("@"):
            hand.remove(item)
    free = [spot for spot in kingdom.open_spots if spot not in layout]
    for card in dict.fromkeys(hand):
        for spot in (free[:1] or ()) if free else layout:
            yield _stood(kingdom, {**layout, spot: card}, kingdom)


def _stood(kingdom: Kingdom, layout: dict[str, str], board: Kingdom) -> dict[str, str]:
    """The same units with the strongest in Front; those that are as good behind stand there."""
    rows = []
    for item in layout.values():
        unit = board.at(item[1:]) if item.startswith("@") else None
        rows.append((-_front(unit.kind if unit else item), item))
    return dict(zip(kingdom.open_spots, (item for _, item in sorted(rows)), strict=False))


@cache
def _front(card: str) -> int:
    """How much a unit belongs in Front."""
    found = kind(card)
    grown = sum(effect.amount for effect in found.acts("P3") if effect.act == "set_str" or effect.target == "str")
    held = any(effect.act == "fight_from_back" for effect in found.effects)
    needs = any(effect.condition is not None and effect.condition.what == "front" for effect in found.effects)
    return 2 * found.printed + grown + 3 * needs - 20 * held


def _value(view: PaperTalesView, desk: Desk, layout: dict[str, str]) -> int:
    """What a layout is worth, in sixths of a point: wars against what neighbours show, level-2 buildings, gold, resources
    that build, units that stay."""
    board = board_of(view)
    items = tuple(layout.get(spot, "") for spot in SPOTS)
    pay = tuple(spot for spot in layout if not layout[spot].startswith("@"))
    laid = lay(board, replace(desk, deploy=DeployPlan(items, pay)))
    if laid.unpaid:
        return -10_000
    after = foresee(laid, (), {})
    found = reckon(after)
    assert view.seat is not None
    seats = len(view.kingdoms)
    wars = 0
    for step in (-1, 1):
        rival = view.kingdoms[(view.seat + step) % seats].strength + 2 * (5 - view.turn) + 3
        wars += min(12, max(0, 6 + found.total - rival))
    gains = war_gains(after, found, 1 + (wars > 12))
    points = sum(amount for what, _, amount in gains if what == "lp")
    dying = tuple(spot for spot, _ in after.units if would_die(after, spot))
    deaths = sum(amount for what, _, amount in death_gains(after, dying) if what == "lp")
    final = sum(amount for _, amount in final_gains(after)) if view.turn == TURNS else 0
    later = TURNS - view.turn
    staying = sum(3 + kind(unit.kind).printed for spot, unit in after.units if spot not in dying) * bool(later)
    food, wood, crystal = found.produced
    built = 4 * (min(food, 3) + min(wood, 3) + min(crystal, 3)) * bool(later)
    gold = (after.gold + found.gold) * (3 if later else 0)
    lost = 6 * (laid.kingdom.points - after.points)
    return 2 * wars + 6 * (points + deaths + final) + gold + built + 2 * staying - lost


# -- construction and ageing -------------------------------------------------------------------------------------------


def _construction(view: PaperTalesView) -> tuple[Move, ...]:
    """The project that brings most points until the end, its price counted."""
    board, desk = board_of(view), desk_of(view)
    assert desk.build is not None
    able = [project for project in projects(board) if project.affordable]
    worth = {project.id: _project_worth(view, board, project) for project in able}
    best = max(able, key=lambda project: worth[project.id], default=None)
    if best is None or worth[best.id] <= 0:
        return ()
    move = Build(best.id, best.payments[0].id)
    return () if (desk.build.project, desk.build.payment) == (move.project, move.payment) else (move,)


def _project_worth(view: PaperTalesView, board: Kingdom, project: Project) -> int:
    """In thirds of a point."""
    way = project.payments[0]
    after = construct(board, project.id, way)
    later = TURNS - view.turn
    points = sum(amount for _, amount in final_gains(after)) - sum(amount for _, amount in final_gains(board))
    now, then = reckon(board), reckon(after)
    yearly = sum(amount for what, _, amount in war_gains(after, then, 0) if what == "lp")
    yearly -= sum(amount for what, _, amount in war_gains(board, now, 0) if what == "lp")
    more = sum(then.produced) - sum(now.produced) + then.total - now.total + then.gold - now.gold
    room = 4 * (after.wide and not board.wide)
    return 3 * points + later * (3 * yearly + 2 * more + room) - way.total * (1 if later else 0)


def _saves(view: PaperTalesView) -> tuple[Move, ...]:
    """The dearest units are saved, unless their deaths bring more (5.3)."""
    board, desk = board_of(view), desk_of(view)
    assert desk.build is not None
    able = savable(board)
    if view.turn == TURNS and not any(death_gains(board, (spot,)) for spot in able):
        wanted: tuple[str, ...] = ()
    else:
        rows = [spot for spot in able if _death_points(board, spot) <= 0]
        rows.sort(key=lambda spot: (_death_points(board, spot), -_cost(board, spot), SPOTS.index(spot)))
        wanted = tuple(sorted(rows[: healers(board)]))
    gone = tuple(Unsave(spot) for spot in desk.build.saves if spot not in wanted)
    return (*gone, *(Save(spot) for spot in wanted if spot not in desk.build.saves))


def _cost(board: Kingdom, spot: str) -> int:
    unit = board.at(spot)
    assert unit is not None
    return 10 * kind(unit.kind).cost + kind(unit.kind).printed


def _death_points(board: Kingdom, spot: str) -> int:
    return sum(amount for what, _, amount in death_gains(board, (spot,)) if what == "lp")
