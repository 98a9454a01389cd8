"""Every small change of a seat's secret plan: one function for each move, of the Kingdom as everybody sees it and the
desk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from rules.game import Illegal, Move, Ref
from rules.paper_tales import ageing, plans
from rules.paper_tales.build import amounts, payments, projects
from rules.paper_tales.moves import (
    CHEAPEST,
    ActFirst,
    Aim,
    Build,
    BuildNothing,
    Keep,
    Lift,
    PayFirst,
    Place,
    Restart,
    Save,
    Shift,
    Unsave,
)
from rules.paper_tales.state import BuildPlan, DeployPlan, Desk, Kingdom, PaperTales

MOST: Final = 30
"""Batches that change a seat's orders in one phase. Far more than anybody needs; it makes every match end."""


def _restart_deploy(kingdom: Kingdom, desk: Desk, move: Restart) -> DeployPlan:
    plan = plans.fresh_plan(kingdom)
    if plan == desk.deploy:
        raise Illegal("same-order")
    return plan


def _restart_build(kingdom: Kingdom, desk: Desk, move: Restart) -> BuildPlan:
    if desk.build == BuildPlan():
        raise Illegal("same-order")
    return BuildPlan()


def _build(kingdom: Kingdom, desk: Desk, move: Build) -> BuildPlan:
    assert desk.build is not None
    found = next((project for project in projects(kingdom) if project.id == move.project), None)
    if found is None:
        raise Illegal("no-such-project")
    if not found.payments:
        raise Illegal("resources-missing", project=Ref("project", found.id), missing=amounts(found.missing))
    if not found.affordable:
        raise Illegal("gold-missing", project=Ref("project", found.id), price=found.payments[0].total, gold=kingdom.gold)
    ways = payments(kingdom, found.id)
    way = ways[0] if move.payment in ("", CHEAPEST) else next((way for way in ways if way.id == move.payment), None)
    if way is None:
        raise Illegal("no-such-payment", payments=tuple(Ref("payment", way.id) for way in ways if way.id))
    if (desk.build.project, desk.build.payment) == (found.id, way.id):
        raise Illegal("same-order")
    return replace(desk.build, project=found.id, payment=way.id)


def _build_nothing(kingdom: Kingdom, desk: Desk, move: BuildNothing) -> BuildPlan:
    assert desk.build is not None
    if not desk.build.project:
        raise Illegal("same-order")
    return replace(desk.build, project="", payment="")


def _save(kingdom: Kingdom, desk: Desk, move: Save) -> BuildPlan:
    assert desk.build is not None
    ageing.may_save(kingdom, desk.build.saves, move.spot)
    return replace(desk.build, saves=tuple(sorted((*desk.build.saves, move.spot))))


def _unsave(kingdom: Kingdom, desk: Desk, move: Unsave) -> BuildPlan:
    assert desk.build is not None
    if move.spot not in desk.build.saves:
        raise Illegal("not-saved")
    return replace(desk.build, saves=tuple(spot for spot in desk.build.saves if spot != move.spot))


DEPLOY: Final[dict[type[Move], Callable[[Kingdom, Desk, Any], DeployPlan]]] = {
    Place: lambda kingdom, desk, move: plans.place(kingdom, desk, move.card, move.spot),
    Lift: lambda kingdom, desk, move: plans.lift(kingdom, desk, move.spot),
    Shift: lambda kingdom, desk, move: plans.shift(kingdom, desk, move.spot, move.target),
    Keep: lambda kingdom, desk, move: plans.keep(kingdom, desk, move.card),
    Aim: lambda kingdom, desk, move: plans.aim(kingdom, desk, move.spot, move.target),
    PayFirst: lambda kingdom, desk, move: plans.pay_first(kingdom, desk, move.spot),
    ActFirst: lambda kingdom, desk, move: plans.act_first(kingdom, desk, move.spot),
    Restart: _restart_deploy,
}
BUILD: Final[dict[type[Move], Callable[[Kingdom, Desk, Any], BuildPlan]]] = {
    Build: _build,
    BuildNothing: _build_nothing,
    Save: _save,
    Unsave: _unsave,
    Restart: _restart_build,
}


def change(state: PaperTales, seat: int, move: Move) -> PaperTales:
    """The match after a change of one seat's plan. Raises Illegal."""
    desk, kingdom = state.desks[seat], state.kingdoms[seat]
    if state.phase == "deploy" and type(move) in DEPLOY:
        return state.desk(seat, replace(desk, deploy=DEPLOY[type(move)](kingdom, desk, move)))
    if state.phase == "build" and type(move) in BUILD:
        return state.desk(seat, replace(desk, build=BUILD[type(move)](kingdom, desk, move)))
    raise Illegal("not-this-phase", phase=state.phase)


def idle(kingdom: Kingdom) -> bool:
    """Whether there is nothing to build and nobody to save: such a seat is passed over (H14)."""
    return not any(project.affordable for project in projects(kingdom)) and not (
        ageing.healers(kingdom) and ageing.savable(kingdom)
    )
