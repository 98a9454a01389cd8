"""Read-only help, from the viewer's view alone."""

from __future__ import annotations

from rules.game import Answer, Fact, Illegal, Move, Phrase, Ref
from rules.marchlords.battle.sheets import converted
from rules.marchlords.details import structures, tags_of
from rules.marchlords.factions.kinds import Passive, factions
from rules.marchlords.factions.march import modifier
from rules.marchlords.generator.chart import generate
from rules.marchlords.labels import faction_named
from rules.marchlords.land import UNKNOWN, Chart, published
from rules.marchlords.legal import ken_of, playing
from rules.marchlords.numbers import numbers
from rules.marchlords.options import SEATS
from rules.marchlords.orders.building import accepts
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.marching import waaagh
from rules.marchlords.orders.paths import budget, halves, reachable
from rules.marchlords.orders.price import army_price, general_price
from rules.marchlords.queries import (
    SAMPLES,
    AccountText,
    CostTable,
    CurvesText,
    FactionText,
    KingdomText,
    MapText,
    OrdersText,
    Preview,
    Scores,
    SheetCopy,
    SheetText,
    TierTable,
    TileText,
)
from rules.marchlords.seen import BattleDetail, BattleView
from rules.marchlords.state import SiteKind, army_name
from rules.marchlords.tell import account_line, battle_line, forecast_line, gold_line, order_lines, sheet_lines
from rules.marchlords.view import KingdomView, MarchlordsView, TileView

SITES: tuple[SiteKind, ...] = ("city", "port", "outpost")


def answer(view: MarchlordsView, query: Move) -> Answer:
    """The reply to a question. Raises Illegal."""
    if isinstance(query, TileText):
        tile = view.tile(query.tile)
        if tile is None:
            raise Illegal("no-such-tile")
        return Answer(tuple(_tile(view, tile)), f"tile-{tile.name}")
    if isinstance(query, KingdomText):
        if not 1 <= query.seat <= len(view.kingdoms):
            raise Illegal("correction-seat", seats=len(view.kingdoms))
        return Answer(tuple(_kingdom(view, view.kingdoms[query.seat - 1])))
    if isinstance(query, OrdersText):
        return Answer(tuple(_orders(view)), "orders")
    if isinstance(query, AccountText):
        return Answer(tuple(_account(view)))
    if isinstance(query, FactionText):
        faction = faction_named(query.faction)
        if faction is None:
            raise Illegal("no-such-faction")
        return Answer(tuple(faction_lines(faction)))
    if isinstance(query, TierTable):
        return Answer(tuple(_tiers(view)))
    if isinstance(query, CostTable):
        return Answer(tuple(_costs(view)))
    if isinstance(query, SheetText):
        return Answer(tuple(_sheet(view, query.battle)), f"battle-{query.battle.strip()}")
    if isinstance(query, Scores):
        return Answer(tuple(_score(kingdom) for kingdom in view.kingdoms), "bulletin" if view.ground else "")
    if isinstance(query, SheetCopy):
        return Answer(tuple(_sheet(view, query.battle)))
    if isinstance(query, MapText):
        return _map(view)
    if isinstance(query, CurvesText):
        if view.phase != "over" or not view.history:
            raise Illegal("no-curves")
        return Answer((Phrase("answer-curves", {"turns": len(view.history) - 1}),), "curves")
    if isinstance(query, Preview):
        return Answer((_preview(query),), "preview")
    raise Illegal("no-such-query")


def _tile(view: MarchlordsView, tile: TileView) -> list[Phrase]:
    name = Ref("tile", tile.name)
    if not tile.terrain:
        return [Phrase("answer-unexplored", {"tile": name})]
    lines = [Phrase("answer-tile", {"tile": name, "tags": tags_of(view, tile)})]
    if tile.fog == "unexplored":
        lines.append(Phrase("answer-never-seen"))
    elif tile.owner is None:
        lines.append(Phrase("answer-neutral"))
    else:
        facts: dict[str, Fact] = {"seat": Ref("seat", tile.owner)}
        built = structures(tile)
        lines.append(Phrase("answer-held", {**facts, "built": built}) if built else Phrase("answer-bare", facts))
    if tile.fog == "remembered":
        lines.append(Phrase("answer-seen", {"turn": tile.seen}))
    if tile.besieged is not None:
        lines.append(Phrase("answer-besieged", {"tick": tile.besieged}))
    for army in view.armies:
        if army.tile == tile.index:
            lines.append(Phrase("answer-army", {"army": Ref("army", army.name), "tier": army.tier}))
    for ship in view.ships:
        if ship.tile == tile.index:
            lines.append(Phrase("answer-ship", {"seat": Ref("seat", ship.seat)}))
    if playing(view) and view.phase == "orders":
        lines += _for_me(ken_of(view), view, tile)
    return lines


def _for_me(ken: Ken, view: MarchlordsView, tile: TileView) -> list[Phrase]:
    """What the tile accepts from the asker, and how far it is from the asker's armies."""
    fits = []
    for kind in SITES:
        try:
            accepts(ken, tile.index, kind)
        except Illegal:
            continue
        fits.append(Ref("site", kind))
    lines = [Phrase("answer-accepts", {"sites": tuple(fits)})] if fits else [Phrase("answer-accepts-nothing")]
    surge = view.desk is not None and waaagh(ken, view.desk)
    for army in ken.armies.values():
        way = reachable(ken, army, waaagh=surge).get(tile.index)
        if way is not None:
            most = budget(ken, army.tile, way.path, waaagh=surge)
            facts: dict[str, Fact] = {"army": Ref("army", army.name), "cost": halves(way.cost), "budget": halves(most)}
            lines.append(Phrase("answer-reach", facts))
    if tile.terrain != "mer":
        lines.append(Phrase("answer-modifier", {"tiles": modifier(ken.faction_id, ken.land.tags[tile.index])}))
    return lines


def _kingdom(view: MarchlordsView, kingdom: KingdomView) -> list[Phrase]:
    lines = [_score(kingdom)]
    if kingdom.faction:
        lines += faction_lines(kingdom.faction)
    if kingdom.gold is not None:
        facts: dict[str, Fact] = {"gold": kingdom.gold, "income": kingdom.income or 0, "upkeep": kingdom.upkeep or 0}
        facts |= {"reserve": kingdom.reserve or 0, "generals": kingdom.generals or 0}
        lines.append(Phrase("answer-purse", facts))
        if kingdom.cooldown is not None:
            lines.append(Phrase("answer-cooldown", {"turns": kingdom.cooldown}))
        if kingdom.waaagh is not None:
            lines.append(Phrase("answer-waaagh", {"points": kingdom.waaagh}))
    for army in view.armies:
        if army.seat == kingdom.seat:
            where: dict[str, Fact] = {"army": Ref("army", army.name), "tier": army.tier}
            lines.append(Phrase("answer-army-at", {**where, "tile": Ref("tile", view.field.names[army.tile])}))
    for captive in view.captives:
        if kingdom.seat in (captive.owner, captive.captor):
            sides: dict[str, Fact] = {"owner": Ref("seat", captive.owner), "captor": Ref("seat", captive.captor)}
            lines.append(Phrase("answer-captive", {**sides, "captive": captive.number}))
    return lines


def _score(kingdom: KingdomView) -> Phrase:
    facts: dict[str, Fact] = {"seat": Ref("seat", kingdom.seat), "field": kingdom.field, "garrison": kingdom.garrison}
    if kingdom.score is None:
        return Phrase("answer-victories", facts)
    return Phrase("answer-score", {**facts, "score": kingdom.score})


def faction_lines(faction: str) -> list[Phrase]:
    """A faction's terrain, passives and action."""
    kind = factions()[faction]
    lines = [Phrase("answer-faction", {"faction": Ref("faction", faction)})]
    for tag in ("plaine", "foret", "montagne", "marais", "desert", "cote"):
        value = kind.terrain.of(tag)
        if value:
            lines.append(Phrase("answer-terrain", {"tag": Ref("tag", tag), "tiles": value}))
    lines += [_power(passive) for passive in kind.passive]
    if kind.action is not None:
        facts: dict[str, Fact] = {"power": Ref("power", kind.action.id), "turns": kind.action.recharge}
        lines.append(Phrase("answer-action", {**facts, "effect": Phrase(f"effect-{kind.action.id}")}))
    return lines


def _power(passive: Passive) -> Phrase:
    effect = "sea_bonus" if passive.kind == "sea_bonus" else passive.id
    return Phrase("answer-passive", {"power": Ref("power", passive.id), "effect": Phrase(f"effect-{effect}")})


def _orders(view: MarchlordsView) -> list[Phrase]:
    if not playing(view) or view.desk is None:
        raise Illegal("no-orders-now")
    ken = ken_of(view)
    lines = order_lines(ken, view.desk) or [Phrase("answer-no-orders")]
    return [*lines, gold_line(ken, view.desk), forecast_line(ken, view.desk)]


def _account(view: MarchlordsView) -> list[Phrase]:
    own = view.own
    if own is None or own.account is None or not own.account.turn:
        raise Illegal("no-account")
    account = own.account
    lines = [Phrase("answer-account", {"turn": account.turn, "before": account.before, "after": account.after})]
    lines.append(Phrase("answer-account-orders", {"gold": account.orders}))
    if account.ransom:
        lines.append(Phrase("answer-account-ransom", {"gold": account.ransom}))
    lines.append(Phrase("answer-account-income", {"gold": account.income}))
    lines += [account_line(line) for line in account.lines]
    lines.append(Phrase("answer-account-upkeep", {"gold": account.upkeep}))
    lines += [account_line(line) for line in account.dues]
    if account.missing:
        lines.append(Phrase("answer-account-missing", {"gold": account.missing}))
    if account.demoted:
        lines.append(Phrase("answer-account-demoted", {"army": Ref("army", army_name(own.seat, account.demoted))}))
    return lines


def _tiers(view: MarchlordsView) -> list[Phrase]:
    lines = [Phrase("answer-system", {"system": Phrase(f"option-system-{view.options.system}")})]
    for level, row in enumerate(numbers().tier, 1):
        facts: dict[str, Fact] = {"tier": level, "cap": converted(view.options, row.cap), "upkeep": row.upkeep}
        facts["general"] = converted(view.options, row.general)
        lines.append(Phrase("answer-tier", {**facts, "price": row.price}))
    return lines


def _costs(view: MarchlordsView) -> list[Phrase]:
    cost, income = numbers().cost, numbers().income
    lines = [
        Phrase("answer-cost", {"site": Ref("site", "city"), "gold": cost.city, "yield": income.city[0]}),
        Phrase("answer-cost", {"site": Ref("site", "level2"), "gold": cost.level2, "yield": income.city[1]}),
        Phrase("answer-cost", {"site": Ref("site", "outpost"), "gold": cost.outpost, "yield": income.outpost}),
        Phrase("answer-cost", {"site": Ref("site", "port"), "gold": cost.port, "yield": income.port}),
    ]
    if playing(view) and view.ground:
        ken = ken_of(view)
        facts: dict[str, Fact] = {"army": army_price(len(ken.armies)), "general": general_price(ken.generals)}
        lines.append(Phrase("answer-next-prices", facts))
    return lines


def _map(view: MarchlordsView) -> Answer:
    """The whole map and how much of it is known; the bulletin for those who know no ground."""
    if not view.ground:
        raise Illegal("no-map")
    if all(letter == UNKNOWN for letter in view.ground):
        return Answer((Phrase("answer-map-hidden"),), "bulletin")
    known = sum(mark != "." for mark in view.fog)
    facts: dict[str, Fact] = {"tiles": len(view.ground), "known": known, "seen": view.fog.count("v")}
    return Answer((Phrase("answer-map", facts),), "map")


def _preview(query: Preview) -> Phrase:
    """What the map of a preview is. Its figures stand on its picture: to draw one for many takes a second, which is spent
    where pictures are made."""
    if query.map not in SEATS:
        raise Illegal("no-such-map")
    facts: dict[str, Fact] = {"map": Ref("map", query.map), "seats": preview_seats(query)}
    if not 1 <= query.number <= SAMPLES:
        raise Illegal("correction-number")
    if query.map.endswith("_fixed"):
        return Phrase("answer-preview-published", facts)
    return Phrase("answer-preview", {**facts, "number": query.number})


def preview_seats(query: Preview) -> int:
    """For how many the map of a preview is. Raises Illegal."""
    counts = SEATS[query.map]
    if query.seats and query.seats not in counts:
        raise Illegal("preview-seats", least=counts[0], most=counts[-1])
    return query.seats or counts[-1]


def preview_chart(query: Preview) -> Chart:
    """The map of a preview. Seeds of campaigns are beyond those of the samples."""
    if query.map.endswith("_fixed"):
        return published(query.map.removesuffix("_fixed"))
    return generate(preview_seats(query), query.number)


def _sheet(view: MarchlordsView, name: str) -> list[Phrase]:
    battle = next((item for item in view.battles if str(item.number) == name.strip()), None)
    if battle is None:
        raise Illegal("no-such-battle")
    lines = [battle_line(view, battle)]
    detail = battle.detail
    if detail is None:
        return lines
    sheet = detail.sheet
    system = Phrase("answer-system", {"system": Phrase(f"option-system-{view.options.system}")})
    if battle.tile is None:
        lines.append(system)
    else:
        lines.append(Phrase("answer-ground", {"tags": tags_of(view, view.tiles[battle.tile]), "system": system}))
    lines += sheet_lines(view.options, battle.attacker, sheet.attacker)
    lines += sheet_lines(view.options, battle.defender, sheet.defender, sheet.late)
    if sheet.wall:
        lines.append(Phrase("answer-wall-capital" if sheet.capital else f"answer-wall-{sheet.wall}"))
    if sheet.tick:
        lines.append(Phrase("answer-tick", {"tick": sheet.tick}))
    for side, version in zip(battle.sides, detail.filed, strict=True):
        if version is not None:
            facts: dict[str, Fact] = {"seat": Ref("seat", side), "outcome": Ref("result", version.outcome)}
            facts |= {"attacker": Ref("seat", battle.attacker), "defender": Ref("seat", battle.defender)}
            facts |= {"one": version.losses[0], "two": version.losses[1], "captured": int(version.captured)}
            lines.append(Phrase("answer-filed", facts))
    if battle.stage == "report":
        lines += _standing(battle, detail)
    return lines


def _standing(battle: BattleView, detail: BattleDetail) -> list[Phrase]:
    """What a battle without result waits for: who leaves it to the dice, who settles a dispute."""
    lines = [
        Phrase("answer-agreed", {"seat": Ref("seat", side)})
        for side, agreed in zip(battle.sides, detail.agreed, strict=True)
        if agreed
    ]
    if battle.disputed:
        who: dict[str, Fact] = {} if battle.arbiter is None else {"seat": Ref("seat", battle.arbiter)}
        lines.append(Phrase("answer-arbiter" if who else "answer-disputed", who))
    return lines
