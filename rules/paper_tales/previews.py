"""What a seat can know beforehand of the consequences of its moves (paper_tales.md 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rules.game import Fact, Illegal, Move, Phrase, Ref
from rules.paper_tales.ageing import would_die
from rules.paper_tales.build import construct, payments
from rules.paper_tales.details import price
from rules.paper_tales.forecast import Forecast, forecast
from rules.paper_tales.legal import board_of, desk_of
from rules.paper_tales.moves import BurnCard, OpenPack, PickCard, Trust
from rules.paper_tales.orders import BUILD, DEPLOY
from rules.paper_tales.plans import choosers, kind_at, lay
from rules.paper_tales.reckon import reckon
from rules.paper_tales.state import Desk, Kingdom
from rules.paper_tales.view import PaperTalesView


def preview(view: PaperTalesView, moves: Sequence[Move]) -> tuple[Phrase, ...]:
    """The consequences of a batch: of a deployment or construction as it would then stand, of opening a pack."""
    if view.own is None or view.desk is None or view.outcome is not None:
        return ()
    if view.phase == "draft":
        return tuple(line for move in moves for line in _draft(view, move))
    if view.phase not in ("deploy", "build"):
        return ()
    kingdom, desk = board_of(view), desk_of(view)
    for move in moves:
        try:
            if type(move) in DEPLOY and view.phase == "deploy":
                desk = replace(desk, deploy=DEPLOY[type(move)](kingdom, desk, move))
            elif type(move) in BUILD and view.phase == "build":
                desk = replace(desk, build=BUILD[type(move)](kingdom, desk, move))
        except Illegal:
            return ()
    return tuple(deploy_lines(kingdom, desk) if view.phase == "deploy" else build_lines(kingdom, desk))


def _draft(view: PaperTalesView, move: Move) -> list[Phrase]:
    assert view.desk is not None
    if isinstance(move, OpenPack | Trust) and view.desk.taken:
        return [Phrase("preview-locks", {"card": Ref("unit", view.desk.taken)})]
    if isinstance(move, PickCard | BurnCard):
        return [Phrase("preview-changeable")]
    return []


def deploy_lines(kingdom: Kingdom, desk: Desk) -> list[Phrase]:
    """Gold, strength, resources, and everything that would be discarded."""
    expected, _ = forecast(kingdom, desk)
    lines = [gold_line(kingdom, expected)]
    facts = {"food": expected.food, "wood": expected.wood, "crystal": expected.crystal}
    lines.append(Phrase("preview-strength", {**facts, "strength": expected.strength, "income": expected.income}))
    if expected.unpaid:
        lines.append(Phrase("preview-unpaid", {"cards": _refs(expected.unpaid)}))
    if expected.dismissed:
        lines.append(Phrase("preview-dismissed", {"cards": _refs(expected.dismissed)}))
    if expected.kept:
        lines.append(Phrase("preview-kept", {"card": Ref("unit", expected.kept)}))
    if expected.dropped:
        lines.append(Phrase("preview-dropped", {"cards": _refs(expected.dropped)}))
    if unaimed := _unaimed(kingdom, desk):
        lines.append(Phrase("preview-unaimed", {"cards": _refs(unaimed)}))
    if expected.loss:
        lines.append(Phrase("preview-loss", {"points": expected.loss}))
    if expected.unknown:
        lines.append(Phrase("preview-unknown"))
    return lines


def _unaimed(kingdom: Kingdom, desk: Desk) -> tuple[str, ...]:
    """The units that will give tokens and whose owner has named nobody who will be there."""
    assert desk.deploy is not None
    after, aims = lay(kingdom, desk).kingdom, dict(desk.deploy.aims)
    choosing = (spot for spot in choosers(kingdom, desk.deploy) if after.at(spot) is not None)
    lost = (spot for spot in choosing if spot not in aims or after.at(aims[spot]) is None)
    return tuple(kind_at(kingdom, desk.deploy, spot) for spot in lost) if len(after.units) > 1 else ()


def gold_line(kingdom: Kingdom, expected: Forecast) -> Phrase:
    """The sum of what is paid."""
    return Phrase("preview-gold", {"before": kingdom.gold, "price": expected.price, "gold": expected.gold})


def build_lines(kingdom: Kingdom, desk: Desk) -> list[Phrase]:
    """What is built, what it costs, what the Kingdom then produces, who dies."""
    plan = desk.build
    assert plan is not None
    lines = []
    way = next((way for way in payments(kingdom, plan.project) if way.id == plan.payment), None) if plan.project else None
    if way is None:
        lines.append(Phrase("preview-nothing-built"))
    else:
        after = construct(kingdom, plan.project, way)
        food, wood, crystal = reckon(after).produced
        facts: dict[str, Fact] = {"project": Ref("project", plan.project), "price": price(way), "gold": after.gold}
        lines.append(Phrase("preview-built", {**facts, "food": food, "wood": wood, "crystal": crystal}))
    dying = tuple(unit.kind for spot, unit in kingdom.units if spot not in plan.saves and would_die(kingdom, spot))
    saved = tuple(unit.kind for spot, unit in kingdom.units if spot in plan.saves)
    if dying:
        lines.append(Phrase("preview-dying", {"cards": _refs(dying)}))
    if saved:
        lines.append(Phrase("preview-saved", {"cards": _refs(saved)}))
    return lines


def _refs(cards: Sequence[str]) -> tuple[Ref, ...]:
    return tuple(Ref("unit", card) for card in cards)
