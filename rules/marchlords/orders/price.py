"""What orders cost (R3.5, R12.3 to R12.5). Nothing is taken from the purse before the flip: the price of a series depends on
how many are ordered, so that withdrawing one gives the dearest price back."""

from __future__ import annotations

from rules.marchlords.numbers import numbers, tier
from rules.marchlords.state import Desk, SiteKind


def site_price(kind: SiteKind) -> int:
    """Gold for a build order."""
    return int(getattr(numbers().cost, kind))


def series(base: int, standing: int, count: int) -> int:
    """Gold for `count` more where `standing` are there: each doubles the price of the next."""
    return base * (2 ** (standing + count) - 2**standing)


def army_price(standing: int) -> int:
    """Gold for the next army."""
    return series(numbers().cost.army, standing, 1)


def general_price(standing: int) -> int:
    """Gold for the next general."""
    return series(numbers().cost.general, standing, 1)


def price(desk: Desk, tiers: dict[int, int], generals: int) -> int:
    """Gold for all these orders. `tiers`: of the armies on the map by number; `generals`: in service."""
    total = sum(site_price(site.kind) for site in desk.sites)
    total += series(numbers().cost.army, len(tiers), len(desk.levies))
    total += series(numbers().cost.general, generals, desk.recruits)
    total += sum(tier(tiers[army] + 1).price for army in desk.tiers)
    return total + sum(offer.gold for offer in desk.offers)
