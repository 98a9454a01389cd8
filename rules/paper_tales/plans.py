"""Deployment as a private draft of orders (paper_tales.md 1.4, 5.3): small changes of a `DeployPlan` until one is ready."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.game import Illegal, Ref
from rules.paper_tales.cards import kind, ordered, without
from rules.paper_tales.state import SPOTS, Cards, DeployPlan, Desk, Kingdom, Unit


def fresh_plan(kingdom: Kingdom) -> DeployPlan:
    """The plan that leaves everything as it is."""
    return DeployPlan(tuple(f"@{spot}" if kingdom.at(spot) else "" for spot in SPOTS))


def planned(plan: DeployPlan) -> Cards:
    """The cards of the hand that the plan places, in the order of the list."""
    return ordered(item for item in plan.layout if item and not item.startswith("@"))


def left(desk: Desk) -> Cards:
    """The cards of the hand that are not placed."""
    assert desk.deploy is not None
    return without(desk.hand, *planned(desk.deploy))


def kept_card(desk: Desk) -> str:
    """The card that will be kept, "" for none: the one ordered, else the dearest left (5.3)."""
    assert desk.deploy is not None
    cards, wanted = left(desk), desk.deploy.keep
    if wanted == "none" or not cards:
        return ""
    if wanted in cards:
        return wanted
    return min(cards, key=lambda card: (-kind(card).cost, kind(card).number))


def lies(plan: DeployPlan, spot: str) -> str:
    """What the plan puts on a spot."""
    return plan.layout[SPOTS.index(spot)]


def kind_at(kingdom: Kingdom, plan: DeployPlan, spot: str) -> str:
    """The kind of unit that will stand there, "" for none."""
    item = lies(plan, spot)
    if item.startswith("@"):
        unit = kingdom.at(item[1:])
        assert unit is not None
        return unit.kind
    return item


def is_new(plan: DeployPlan, spot: str) -> bool:
    """Whether a card of the hand is placed there."""
    item = lies(plan, spot)
    return bool(item) and not item.startswith("@")


def choosers(kingdom: Kingdom, plan: DeployPlan) -> tuple[str, ...]:
    """The spots of units that will choose whom they give tokens."""
    found = []
    for spot in SPOTS:
        name = kind_at(kingdom, plan, spot)
        phases = ("P2!", "P2") if is_new(plan, spot) else ("P2",)
        if name and any(effect.target == "choose1" for effect in kind(name).acts(*phases)):
            found.append(spot)
    return tuple(found)


def actors(kingdom: Kingdom, plan: DeployPlan) -> tuple[str, ...]:
    """The spots of units that will have a deployment effect whose order may matter."""
    found = []
    for spot in SPOTS:
        name = kind_at(kingdom, plan, spot)
        phases = ("P2!", "P2") if is_new(plan, spot) else ("P2",)
        if name and any(effect.when != "phase_end" for effect in kind(name).acts(*phases)):
            found.append(spot)
    return tuple(found)


def morphs(card: str) -> bool:
    """Whether a unit of that kind becomes another one when it is deployed: what acts before it does not touch that one."""
    return bool(card) and any(effect.act == "morph" for effect in kind(card).effects)


def _put(plan: DeployPlan, spot: str, item: str) -> DeployPlan:
    index = SPOTS.index(spot)
    return replace(plan, layout=(*plan.layout[:index], item, *plan.layout[index + 1 :]))


def _forget(plan: DeployPlan, spot: str) -> DeployPlan:
    """The plan without orders about a spot that becomes empty."""
    return replace(
        plan,
        pay=tuple(item for item in plan.pay if item != spot),
        first=tuple(item for item in plan.first if item != spot),
        aims=tuple(pair for pair in plan.aims if spot not in pair),
    )


def place(kingdom: Kingdom, desk: Desk, card: str, spot: str) -> DeployPlan:
    """Plan a card of the hand on a spot. Raises Illegal."""
    plan = _plan(desk)
    _known(spot)
    if spot not in kingdom.open_spots:
        raise Illegal("no-fifth-spot")
    if lies(plan, spot).startswith("@"):
        raise Illegal("spot-taken", spot=Ref("spot", spot), unit=Ref("unit", kind_at(kingdom, plan, spot)))
    if card and lies(plan, spot) == card:
        raise Illegal("already-so", card=Ref("unit", card))
    if card not in left(desk):
        raise Illegal("not-in-hand", cards=tuple(Ref("unit", item) for item in dict.fromkeys(left(desk))))
    plan = _put(_forget(plan, spot), spot, card)
    return _settled(kingdom, desk, replace(plan, pay=(*plan.pay, spot)))


def lift(kingdom: Kingdom, desk: Desk, spot: str) -> DeployPlan:
    """Take what stands on a spot off the plan. Raises Illegal."""
    plan = _plan(desk)
    _known(spot)
    if not lies(plan, spot):
        raise Illegal("spot-empty", spot=Ref("spot", spot))
    return _settled(kingdom, desk, _put(_forget(plan, spot), spot, ""))


def shift(kingdom: Kingdom, desk: Desk, spot: str, target: str) -> DeployPlan:
    """Move to another spot, or exchange. Raises Illegal."""
    plan = _plan(desk)
    _known(spot)
    _known(target)
    if not lies(plan, spot):
        raise Illegal("spot-empty", spot=Ref("spot", spot))
    if target not in kingdom.open_spots:
        raise Illegal("no-fifth-spot")
    if spot == target or lies(plan, spot) == lies(plan, target):
        raise Illegal("same-spot")
    swap = {spot: target, target: spot}
    one, two = lies(plan, spot), lies(plan, target)
    plan = _put(_put(plan, spot, two), target, one)
    pay = tuple(swap.get(item, item) for item in plan.pay)
    first = tuple(swap.get(item, item) for item in plan.first)
    aims = tuple(sorted((swap.get(a, a), swap.get(b, b)) for a, b in plan.aims))
    return _settled(kingdom, desk, replace(plan, pay=pay, first=first, aims=aims))


def keep(kingdom: Kingdom, desk: Desk, card: str) -> DeployPlan:
    """Say which card is kept. Raises Illegal."""
    plan = _plan(desk)
    cards = left(desk)
    if not cards:
        raise Illegal("nothing-left")
    if card != "none" and card not in cards:
        raise Illegal("not-in-hand", cards=tuple(Ref("unit", item) for item in dict.fromkeys(cards)))
    if card == plan.keep:
        raise Illegal("same-order")
    return replace(plan, keep=card)


def aim(kingdom: Kingdom, desk: Desk, spot: str, target: str) -> DeployPlan:
    """Say whom a unit gives tokens. Raises Illegal."""
    plan = _plan(desk)
    _known(spot)
    _known(target)
    if spot not in choosers(kingdom, plan):
        raise Illegal("no-choice-there", spot=Ref("spot", spot))
    if not lies(plan, target):
        raise Illegal("spot-empty", spot=Ref("spot", target))
    if (spot, target) in plan.aims:
        raise Illegal("same-order")
    others = tuple(pair for pair in plan.aims if pair[0] != spot)
    return replace(plan, aims=tuple(sorted((*others, (spot, target)))))


def pay_first(kingdom: Kingdom, desk: Desk, spot: str) -> DeployPlan:
    """Pay one card before the others. Raises Illegal."""
    plan = _plan(desk)
    _known(spot)
    if spot not in plan.pay:
        raise Illegal("nothing-to-pay", spot=Ref("spot", spot))
    if plan.pay[0] == spot:
        raise Illegal("same-order")
    return replace(plan, pay=(spot, *(item for item in plan.pay if item != spot)))


def act_first(kingdom: Kingdom, desk: Desk, spot: str) -> DeployPlan:
    """Let the effects of one unit come first. Raises Illegal."""
    plan = _plan(desk)
    _known(spot)
    if spot not in actors(kingdom, plan):
        raise Illegal("no-effect-there", spot=Ref("spot", spot))
    if plan.first[:1] == (spot,):
        raise Illegal("same-order")
    return replace(plan, first=(spot, *(item for item in plan.first if item != spot)))


def _plan(desk: Desk) -> DeployPlan:
    assert desk.deploy is not None
    return desk.deploy


def _known(spot: str) -> None:
    if spot not in SPOTS:
        raise Illegal("no-such-spot", spots=tuple(Ref("spot", item) for item in SPOTS))


def _settled(kingdom: Kingdom, desk: Desk, plan: DeployPlan) -> DeployPlan:
    """The plan without orders that it has outrun: a card to keep that is now placed, choices of units that are gone."""
    after = replace(desk, deploy=plan)
    keeps = plan.keep if plan.keep == "none" or plan.keep in left(after) else ""
    if not left(after):
        keeps = ""
    able = choosers(kingdom, plan)
    acting = actors(kingdom, plan)
    aims = tuple(pair for pair in plan.aims if pair[0] in able and lies(plan, pair[1]))
    return replace(plan, keep=keeps, aims=aims, first=tuple(spot for spot in plan.first if spot in acting))


# -- what comes of it --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Laid:
    """A deployment laid out and paid, before any effect (1.4 steps 1 to 4). `kingdom` after payment; `placed`: (spot, card)
    that were paid, `unpaid`: (spot, card) that were not, `dismissed`: units discarded freely, `moved`: units now on another
    spot, `kept` a card or "", `dropped` the rest of the hand, `paid` the sum of costs (a Monkey counts -1), `price` that of
    all cards placed."""

    kingdom: Kingdom
    placed: tuple[tuple[str, str], ...]
    unpaid: tuple[tuple[str, str], ...]
    dismissed: tuple[Unit, ...]
    moved: tuple[tuple[str, str], ...]
    kept: str
    dropped: Cards
    paid: int
    price: int


def lay(kingdom: Kingdom, desk: Desk) -> Laid:
    """Lay a plan out and pay it: cards that bring gold first, then in the order of `pay`; what cannot be paid is discarded
    (H1)."""
    plan = _plan(desk)
    here = {item[1:] for item in plan.layout if item.startswith("@")}
    dismissed = tuple(unit for spot, unit in kingdom.units if spot not in here)
    spots: list[Unit | None] = []
    moved = []
    for spot, item in zip(SPOTS, plan.layout, strict=True):
        spots.append(kingdom.at(item[1:]) if item.startswith("@") else None)
        if item.startswith("@") and item[1:] != spot:
            moved.append((spot, kind_at(kingdom, plan, spot)))
    gold, paid, price = kingdom.gold, 0, 0
    placed, unpaid = [], []
    for spot in sorted(plan.pay, key=lambda item: kind(lies(plan, item)).cost >= 0):
        card = lies(plan, spot)
        cost = kind(card).cost
        price += cost
        if cost <= gold - paid:
            paid += cost
            placed.append((spot, card))
            spots[SPOTS.index(spot)] = Unit(card)
        else:
            unpaid.append((spot, card))
    kept = kept_card(desk)
    dropped = without(left(desk), kept) if kept else left(desk)
    after = replace(kingdom, spots=tuple(spots), gold=gold - paid, spent=kingdom.spent + paid)
    order = SPOTS.index
    placed.sort(key=lambda pair: order(pair[0]))
    return Laid(after, tuple(placed), tuple(unpaid), dismissed, tuple(moved), kept, dropped, paid, price)
