"""Parts of sentences that previews, answers and panels share."""

from __future__ import annotations

from collections.abc import Sequence

from rules.game import Fact, Phrase, Ref
from rules.marchlords.battle.sheets import converted, converted_total, general_points, points, role
from rules.marchlords.factions.upkeep import upkeep
from rules.marchlords.numbers import numbers, tier
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.orders import lines
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.price import army_price, series, site_price
from rules.marchlords.state import Desk, Line, Part, army_name
from rules.marchlords.view import BattleView, MarchlordsView


def gold_line(ken: Ken, desk: Desk) -> Phrase:
    """Gold in the purse, what the orders cost, what is left."""
    left = ken.left(desk)
    facts: dict[str, Fact] = {"gold": ken.gold, "price": ken.purse - left, "left": left}
    if ken.frozen:
        return Phrase("tell-gold-frozen", {**facts, "frozen": ken.gold - ken.purse})
    return Phrase("tell-gold", facts)


def forecast_line(ken: Ken, desk: Desk) -> Phrase:
    """Income and upkeep of the coming flip, and gold after it, if nobody interferes."""
    own = ken.view.kingdoms[ken.seat]
    income = own.income or 0
    levels = [tier + (number in desk.tiers) for number, tier in ken.tiers.items()]
    due = upkeep(ken.faction_id, levels, action=desk.acting)
    action = ken.faction.action
    if action is not None and action.kind == "gold_per_territory":
        before = ken.view.desk is not None and ken.view.desk.acting
        territories = sum(holding.owner == ken.seat for holding in ken.held.values())
        income += action.amount * territories * (int(desk.acting) - int(before))
    left = ken.left(desk) + ken.gold - ken.purse  # frozen gold pays upkeep
    after = max(0, left + income - due)
    facts: dict[str, Fact] = {"income": income, "upkeep": due, "after": after}
    if left + income < due:
        return Phrase("tell-bankrupt", {**facts, "missing": due - income - left})
    return Phrase("tell-forecast", facts)


def order_lines(ken: Ken, desk: Desk) -> list[Phrase]:
    """Every order, one line each."""
    return [order_line(ken, desk, name) for name in lines.names(ken, desk)]


def order_line(ken: Ken, desk: Desk, name: str) -> Phrase:
    """One order and what it costs; a march with the tiles it steps on."""
    kind, _, what = name.partition("-")
    if kind == "march":
        march = next(march for march in desk.marches if army_name(ken.seat, march.army) == what)
        return Phrase("tell-march", {"army": Ref("army", what), "path": " → ".join(ken.map.names[t] for t in march.path)})
    facts: dict[str, Fact] = {"order": Ref("order", name), "count": desk.recruits if kind == "recruit" else 1}
    return Phrase("tell-order", {**facts, "gold": order_price(ken, desk, name)})


def order_price(ken: Ken, desk: Desk, name: str) -> int:
    """What an order of the list costs; all recruits together."""
    kind, _, what = name.partition("-")
    if kind == "recruit":
        return series(numbers().cost.general, ken.generals, desk.recruits)
    if kind == "levy":
        return army_price(len(ken.armies) + desk.levies.index(ken.tile(what)))
    if kind == "raise":
        return tier(ken.tiers[ken.army(what).number] + 1).price
    if kind == "ransom":
        return next(offer.gold for offer in desk.offers if str(offer.captive) == what)
    site = desk.site(ken.tile(what)) if kind in ("city", "level2", "port", "outpost") else None
    return site_price(site.kind) if site is not None else 0


def account_line(line: Line) -> Phrase:
    """A line of an account."""
    facts: dict[str, Fact] = {"count": line.count, "gold": line.gold}
    return Phrase(f"line-{line.cause}", facts) if line.cause in PLAIN else Phrase(
        "line-power", {**facts, "power": Ref("power", line.cause)}
    )


PLAIN = ("city1", "city2", "outpost", "port", "harbour", "tier1", "tier2", "tier3", "tier4", "tier5", "tier6")
"""Causes of lines that are not powers of a faction."""


def sheet_lines(options: MarchlordsOptions, seat: int, parts: Sequence[Part], late: int = 0) -> list[Phrase]:
    """What a side fields, in the table's game: the total, its parts, the general."""
    told: list[Fact] = []
    for place, part in enumerate(parts):
        value = converted(options, points(parts, place))
        facts: dict[str, Fact] = {"points": value}
        if part.army:
            facts["army"] = Ref("army", army_name(seat, part.army))
        told.append(Phrase(f"part-{role(parts, place)}", facts))
    whole: dict[str, Fact] = {"seat": Ref("seat", seat), "points": converted_total(options, parts), "parts": tuple(told)}
    general = converted(options, general_points(parts)) if general_points(parts) else 0
    found = [Phrase("tell-side", {**whole, "general": general})]
    if late:
        found.append(Phrase("tell-late", {"points": converted(options, late)}))
    return found


def battle_line(view: MarchlordsView, battle: BattleView) -> Phrase:
    """Who meets whom, and where if the viewer knows."""
    facts: dict[str, Fact] = {
        "battle": battle.number,
        "attacker": Ref("seat", battle.attacker),
        "defender": Ref("seat", battle.defender),
        "kind": Ref("engagement", battle.kind),
    }
    if battle.tile is None:
        return Phrase("tell-battle", facts)
    return Phrase("tell-battle-at", {**facts, "tile": Ref("tile", view.field.names[battle.tile])})


def standing_line(battle: BattleView) -> Phrase:
    """An open battle, for whoever runs the table: its number, its sides, what it waits for."""
    sides: dict[str, Fact] = {"attacker": Ref("seat", battle.attacker), "defender": Ref("seat", battle.defender)}
    return Phrase("standing-battle", {**sides, "battle": battle.number, "stage": battle.stage})
