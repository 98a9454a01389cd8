"""What a seat plans for a turn, in secret until the flip (marchlords.md 5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SiteKind = Literal["city", "level2", "port", "outpost"]


@dataclass(frozen=True, slots=True)
class March:
    """A planned march: every tile it steps on, and the tiles it was told to pass."""

    army: int
    path: tuple[int, ...]
    via: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Site:
    """A planned build order. `army`: who builds, 0 where nobody is needed."""

    kind: SiteKind
    tile: int
    army: int = 0


@dataclass(frozen=True, slots=True)
class Offer:
    """A planned ransom: gold for a general of one's own, or the least gold for which a captive goes free."""

    captive: int
    gold: int


@dataclass(frozen=True, slots=True)
class Desk:
    """The secret orders of a turn. Every tuple is in order, so that the order in which they were given leaves no trace.
    `levies`: cities; `recruits`: generals bought; `assigns`: armies that get a general of the reserve; `tiers`: armies that
    rise by one; `action`: the power triggered, "" for none. `assaults`,
    `sallies`: besieged cities. `acts`: batches played this turn."""

    marches: tuple[March, ...] = ()
    sites: tuple[Site, ...] = ()
    levies: tuple[int, ...] = ()
    recruits: int = 0
    assigns: tuple[int, ...] = ()
    tiers: tuple[int, ...] = ()
    action: str = ""
    assaults: tuple[int, ...] = ()
    sallies: tuple[int, ...] = ()
    offers: tuple[Offer, ...] = ()
    releases: tuple[Offer, ...] = ()
    acts: int = 0

    @property
    def acting(self) -> bool:
        """Whether the faction's action is triggered."""
        return bool(self.action)

    def march(self, army: int) -> March | None:
        """The march of that army."""
        return next((march for march in self.marches if march.army == army), None)

    def site(self, tile: int) -> Site | None:
        """The site on that tile."""
        return next((site for site in self.sites if site.tile == tile), None)
