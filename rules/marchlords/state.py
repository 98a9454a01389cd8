"""The whole truth of a campaign. Immutable; only `play` makes a new one. Tiles are numbers (see `rules.hexes`)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from rules.hexes import Field, field, row_letters
from rules.marchlords.battle.model import FORTS, NOWHERE, Battle, Kind, Part, Sheet, Stage, Version
from rules.marchlords.land import Land, land
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.plans import Desk, March, Offer, Site, SiteKind

Phase = Literal["factions", "orders", "confirm", "battles", "over"]
"""`factions`: kingdoms choose one after another. `confirm`: all are ready and the first seat may close the
turn."""


@dataclass(frozen=True, slots=True)
class Army:
    """An army. `home`: the city it is attached to (R12.2), `prev`: the tile it came from in the last flip, while battles of
    that flip are open; both `NOWHERE` where there is none."""

    seat: int
    number: int
    tile: int
    tier: int = 1
    general: bool = True
    home: int = NOWHERE
    prev: int = NOWHERE

    @property
    def key(self) -> tuple[int, int]:
        """Its seat and number."""
        return (self.seat, self.number)

    @property
    def name(self) -> str:
        """`A1`: the letter of its kingdom and a number that is never used again."""
        return army_name(self.seat, self.number)


@dataclass(frozen=True, slots=True)
class Holding:
    """A tile that somebody owns, with the structures on it. A city and a port share a tile only as a capital that has a
    harbour from the start (R2.3)."""

    tile: int
    owner: int
    city: int = 0
    outpost: bool = False
    port: bool = False

    @property
    def built(self) -> bool:
        """Whether a structure stands there."""
        return bool(self.city or self.outpost or self.port)

    @property
    def structures(self) -> int:
        """How many (R13.2)."""
        return bool(self.city) + self.outpost + self.port


@dataclass(frozen=True, slots=True)
class Ship:
    """An empty ship at anchor."""

    seat: int
    tile: int


@dataclass(frozen=True, slots=True)
class Siege:
    """A besieged city: the besieger's armies stand on its tile, the owner's are shut in (10)."""

    tile: int
    besieger: int
    tick: int = 0


@dataclass(frozen=True, slots=True)
class Captive:
    """A general taken in battle."""

    number: int
    owner: int
    captor: int


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an account: `cause` keys its words (`line-{cause}`), `count` what it counts, `gold` what it comes to."""

    cause: str
    count: int
    gold: int


@dataclass(frozen=True, slots=True)
class Account:
    """The account of a flip (R11.7): gold before orders, price of orders that stood, ransoms got less ransoms paid, income
    (`lines`) and upkeep (`dues`), gold that was missing, the army that lost a tier for it (0: none), gold afterwards:
    `after == before - orders + ransom + income - upkeep + missing`."""

    turn: int = 0
    before: int = 0
    orders: int = 0
    ransom: int = 0
    income: int = 0
    upkeep: int = 0
    missing: int = 0
    demoted: int = 0
    after: int = 0
    lines: tuple[Line, ...] = ()
    dues: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Kingdom:
    """A seat. `gold`: the purse, before the price of this turn's orders. `earned`, `spent`: all that ever came and went.
    `reserve`: generals without army. `raised`: number of the last army. `cooldown`: flips until the action is usable again.
    `waaagh`: points. `field`, `garrison`: victories over a side with, without an army. `hold`: turns in a row with enough
    city sites. `resistance`: of the capital, with the option last_capital. `dormant`: resigned; `fallen`: its capital was
    taken."""

    faction: str = ""
    gold: int = 0
    earned: int = 0
    spent: int = 0
    reserve: int = 0
    raised: int = 0
    cooldown: int = 0
    waaagh: int = 0
    field: int = 0
    garrison: int = 0
    hold: int = 0
    resistance: int = 0
    dormant: bool = False
    fallen: bool = False
    account: Account = Account()

    @property
    def active(self) -> bool:
        """Whether it plays."""
        return not (self.dormant or self.fallen)

    def earn(self, gold: int) -> Kingdom:
        """The kingdom with so much more gold."""
        return replace(self, gold=self.gold + gold, earned=self.earned + gold)

    def pay(self, gold: int) -> Kingdom:
        """The kingdom with so much less gold."""
        return replace(self, gold=self.gold - gold, spent=self.spent + gold)


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat has seen. `seen`: one letter a tile, "0" for never, else chr(48 + turn) of the last time; `memory`: the
    holdings as they were last seen."""

    seen: str = ""
    memory: tuple[Holding, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """What a turn ended with, by seat: gold in the purse, and tiles owned."""

    gold: tuple[int, ...]
    territories: tuple[int, ...]


# -- the campaign ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Marchlords:
    """A campaign. `capitals`: the tile of each seat's capital, empty while factions are chosen, as is `ground`. `armies`,
    `holdings`, `ships` are in order. `battles`: of the last flip, while one is open. `taken`: tiles that
    battles gave to another kingdom since this turn of orders began (R3.8). `scores`: as of the last flip, what everybody may
    know. `history`: the chapter of each turn that is over, after one of the beginning; hidden until the end. `winners`,
    `reason`: once over."""

    options: MarchlordsOptions
    kingdoms: tuple[Kingdom, ...]
    desks: tuple[Desk, ...]
    ready: tuple[bool, ...]
    phase: Phase = "factions"
    turn: int = 1
    radius: int = 0
    ground: str = ""
    capitals: tuple[int, ...] = ()
    armies: tuple[Army, ...] = ()
    holdings: tuple[Holding, ...] = ()
    ships: tuple[Ship, ...] = ()
    sieges: tuple[Siege, ...] = ()
    captives: tuple[Captive, ...] = ()
    battles: tuple[Battle, ...] = ()
    taken: tuple[int, ...] = ()
    knowledge: tuple[Knowledge, ...] = ()
    scores: tuple[int, ...] = ()
    history: tuple[Chapter, ...] = ()
    winners: tuple[int, ...] = ()
    reason: str = ""

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.kingdoms)

    @property
    def field(self) -> Field:
        """The tiles."""
        return field(self.radius)

    @property
    def land(self) -> Land:
        """The ground."""
        return land(self.radius, self.ground)

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that play, ascending."""
        return tuple(seat for seat, kingdom in enumerate(self.kingdoms) if kingdom.active)

    @property
    def initiative(self) -> tuple[int, ...]:
        """The seats that play, in the order of precedence of this turn: seat order rotated left by (turn - 1) (7.1)."""
        first = (self.turn - 1) % self.seats
        order = (*range(first, self.seats), *range(first))
        return tuple(seat for seat in order if self.kingdoms[seat].active)

    @property
    def planning(self) -> bool:
        """Whether orders are given, or wait for the flip."""
        return self.phase in ("orders", "confirm")

    @property
    def battle_turn(self) -> int:
        """The turn whose flip declared the present battles: the last one, where the next is planned already (R3.8)."""
        return self.turn - self.planning

    @property
    def fighting(self) -> bool:
        """Whether a battle is open."""
        return any(battle.open for battle in self.battles)

    def army(self, seat: int, number: int) -> Army | None:
        """The army of that kingdom and number."""
        return next((army for army in self.armies if army.key == (seat, number)), None)

    def of(self, seat: int) -> tuple[Army, ...]:
        """The armies of a kingdom, by number."""
        return tuple(army for army in self.armies if army.seat == seat)

    def holding(self, tile: int) -> Holding | None:
        """Who owns a tile and what stands on it, None for a neutral one."""
        return next((holding for holding in self.holdings if holding.tile == tile), None)

    def siege(self, tile: int) -> Siege | None:
        """The siege of a city."""
        return next((siege for siege in self.sieges if siege.tile == tile), None)

    def generals(self, seat: int) -> int:
        """Generals in service, leading or in reserve (R12.4)."""
        return self.kingdoms[seat].reserve + sum(army.general for army in self.of(seat))

    def is_capital(self, tile: int) -> bool:
        """Whether the tile is the capital of a kingdom that stands."""
        return tile in self.capitals and not self.kingdoms[self.capitals.index(tile)].fallen

    # changes

    def kingdom(self, seat: int, kingdom: Kingdom) -> Marchlords:
        """With another kingdom at a seat."""
        return replace(self, kingdoms=(*self.kingdoms[:seat], kingdom, *self.kingdoms[seat + 1 :]))

    def desk(self, seat: int, desk: Desk) -> Marchlords:
        """With other orders of a seat."""
        return replace(self, desks=(*self.desks[:seat], desk, *self.desks[seat + 1 :]))

    def put(self, army: Army) -> Marchlords:
        """With that army as it is now, new or changed."""
        others = [other for other in self.armies if other.key != army.key]
        return replace(self, armies=tuple(sorted((*others, army), key=lambda a: a.key)))

    def without(self, army: Army) -> Marchlords:
        """Without that army."""
        return replace(self, armies=tuple(other for other in self.armies if other.key != army.key))

    def hold(self, holding: Holding) -> Marchlords:
        """With that holding as it is now."""
        others = [other for other in self.holdings if other.tile != holding.tile]
        return replace(self, holdings=tuple(sorted((*others, holding), key=lambda h: h.tile)))

    def take(self, holding: Holding, seat: int) -> Marchlords:
        """With that holding in other hands after a battle."""
        state = self.hold(replace(holding, owner=seat))
        return replace(state, taken=tuple(sorted({*state.taken, holding.tile}))) if state.planning else state

    def free(self, tile: int) -> Marchlords:
        """With that tile neutral and bare."""
        return replace(self, holdings=tuple(other for other in self.holdings if other.tile != tile))

    def battle(self, battle: Battle) -> Marchlords:
        """With that battle as it is now."""
        return replace(self, battles=tuple(battle if old.number == battle.number else old for old in self.battles))


def seat_letter(seat: int) -> str:
    """The letter of a kingdom."""
    return row_letters(seat)


def room_key(turn: int, number: int | str) -> str:
    """The key of the room of a battle, and of its dice: the turn whose flip declared it, and its number there."""
    return f"turn {turn}/battle {number}"


def army_name(seat: int, number: int) -> str:
    """The name of an army."""
    return f"{seat_letter(seat)}{number}"


__all__ = [
    "FORTS",
    "NOWHERE",
    "Account",
    "Army",
    "Battle",
    "Captive",
    "Chapter",
    "Desk",
    "Holding",
    "Kind",
    "Kingdom",
    "Knowledge",
    "Line",
    "March",
    "Marchlords",
    "Offer",
    "Part",
    "Phase",
    "Sheet",
    "Ship",
    "Siege",
    "Site",
    "SiteKind",
    "Stage",
    "Version",
    "army_name",
    "seat_letter",
]
