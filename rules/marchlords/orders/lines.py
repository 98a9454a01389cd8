"""The orders of a turn as a list, each with a name by which it can be withdrawn (R3.5, R12.5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.game import Illegal
from rules.marchlords.moves import Cancel
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.marching import settle
from rules.marchlords.state import Desk, army_name


def names(ken: Ken, desk: Desk) -> tuple[str, ...]:
    """`march-A1`, `city-C2`, `levy-C2`, `recruit`, `assign-A1`, `raise-A1`, `action`, `assault-C2`, `sally-C2`, `ransom-1`,
    `release-1`: what there is to withdraw."""
    return tuple(_names(ken, desk))


def _names(ken: Ken, desk: Desk) -> Iterator[str]:
    place = ken.map.names
    yield from (f"march-{army_name(ken.seat, march.army)}" for march in desk.marches)
    yield from (f"{site.kind}-{place[site.tile]}" for site in desk.sites)
    yield from (f"levy-{place[tile]}" for tile in desk.levies)
    if desk.recruits:
        yield "recruit"
    yield from (f"assign-{army_name(ken.seat, number)}" for number in desk.assigns)
    yield from (f"raise-{army_name(ken.seat, number)}" for number in desk.tiers)
    if desk.action:
        yield "action"
    yield from (f"assault-{place[tile]}" for tile in desk.assaults)
    yield from (f"sally-{place[tile]}" for tile in desk.sallies)
    yield from (f"ransom-{offer.captive}" for offer in desk.offers)
    yield from (f"release-{offer.captive}" for offer in desk.releases)


def cancel(ken: Ken, desk: Desk, move: Cancel) -> Desk:
    """The orders without that one, and without those that relied on it. Raises Illegal."""
    if move.order not in names(ken, desk):
        raise Illegal("nothing-to-cancel")
    kind, _, what = move.order.partition("-")
    if kind == "recruit":
        if ken.free_generals(desk) < 1:
            raise Illegal("general-in-use")
        return replace(desk, recruits=desk.recruits - 1)
    if kind == "action":
        return settle(ken, replace(desk, action=""))
    if kind in ("march", "assign", "raise"):
        number = ken.army(what).number
        if kind == "march":
            return settle(ken, replace(desk, marches=tuple(m for m in desk.marches if m.army != number)))
        if kind == "assign":
            return settle(ken, replace(desk, assigns=tuple(other for other in desk.assigns if other != number)))
        return replace(desk, tiers=tuple(other for other in desk.tiers if other != number))
    if kind in ("ransom", "release"):
        captive = int(what)
        if kind == "ransom":
            return replace(desk, offers=tuple(offer for offer in desk.offers if offer.captive != captive))
        return replace(desk, releases=tuple(offer for offer in desk.releases if offer.captive != captive))
    tile = ken.tile(what)
    if kind == "levy":
        return replace(desk, levies=tuple(other for other in desk.levies if other != tile))
    if kind == "assault":
        return replace(desk, assaults=tuple(other for other in desk.assaults if other != tile))
    if kind == "sally":
        return replace(desk, sallies=tuple(other for other in desk.sallies if other != tile))
    return replace(desk, sites=tuple(site for site in desk.sites if site.tile != tile))
