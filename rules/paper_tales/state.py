"""The whole truth of a match. Immutable; only `play` makes a new one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from rules.paper_tales.cards import NOTHING, Amounts
from rules.paper_tales.options import GOLD, PaperTalesOptions

Cards = tuple[str, ...]
Phase = Literal["draft", "deploy", "follow", "build", "over"]
"""`follow`: a Shapeshifter became a unit that chooses whom it gives tokens. Wars, income and ageing need nobody's
decision."""

SPOTS: Final = ("F1", "F2", "F3", "B1", "B2")
"""Front and Back. F3 is there once a building has level 2 (1.7)."""
FRONT: Final = ("F1", "F2", "F3")
NARROW: Final = ("F1", "F2", "B1", "B2")
"""The spots before a building has level 2."""

DIRECTIONS: Final = {1: 1, 2: -1, 3: 1, 4: -1}
"""By turn: the seat after or before one's own to which packs are passed (1.3)."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit in play and the age tokens on it."""

    kind: str
    age: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """What the last wars, income, construction and ageing brought a Kingdom; the sums that reveals are checked by.

    `won`: against the seat before and after (in the two-player war `double6` against the one opponent, once or twice).
    `project` is what was built (`town-2`) or "".
    """

    turn: int = 0
    strength: int = 0
    won: tuple[bool, bool] = (False, False)
    points: int = 0
    income: int = 0
    project: str = ""
    died: Cards = ()


@dataclass(frozen=True, slots=True)
class Kingdom:
    """What everybody sees of a seat. `spots`: the units on `SPOTS`. `buildings`: (id, level) in the order built. `earned`
    and `spent` are all the gold that ever came and went, corrections included. `scored` are points by source, losses
    negative and before the floor at 0, for the figures at the end: wars, units in war, buildings in war, deployment,
    ageing, end."""

    gold: int = GOLD
    points: int = 0
    spots: tuple[Unit | None, ...] = (None,) * len(SPOTS)
    buildings: tuple[tuple[str, int], ...] = ()
    earned: int = GOLD
    spent: int = 0
    scored: tuple[int, int, int, int, int, int] = (0, 0, 0, 0, 0, 0)
    last: Round = Round()

    def at(self, spot: str) -> Unit | None:
        """The unit on a spot."""
        return self.spots[SPOTS.index(spot)]

    @property
    def units(self) -> tuple[tuple[str, Unit], ...]:
        """(spot, unit) of all units in play."""
        return tuple((spot, unit) for spot, unit in zip(SPOTS, self.spots, strict=True) if unit is not None)

    @property
    def wide(self) -> bool:
        """Whether the fifth spot is there: a building has level 2 (1.7)."""
        return any(level == 2 for _, level in self.buildings)

    @property
    def open_spots(self) -> tuple[str, ...]:
        """The spots that units may stand on."""
        return SPOTS if self.wide else NARROW

    def level(self, building: str) -> int:
        """The level of a building, 0 where it is not built."""
        return dict(self.buildings).get(building, 0)

    def put(self, spot: str, unit: Unit | None) -> Kingdom:
        """The Kingdom with another unit, or none, on a spot."""
        index = SPOTS.index(spot)
        return replace(self, spots=(*self.spots[:index], unit, *self.spots[index + 1 :]))


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack of the draft: the seat it was dealt to, and what is left in it."""

    origin: int
    cards: Cards


@dataclass(frozen=True, slots=True)
class Pick:
    """A pick that may still be changed: whose pack it was from, the card taken, and (two players) the one burnt."""

    origin: int
    take: str
    burn: str = ""


@dataclass(frozen=True, slots=True)
class DeployPlan:
    """A secret deployment. `layout` tells for each of `SPOTS` what will stand there: "" nothing, `@F1` the unit now on F1,
    else a card of the hand. `pay`: spots of cards in the order they are paid, `first`: spots whose effects come before the
    usual order, `aims`: (spot, target spot) of chosen tokens, `keep`: a card, `none`, or "" for the dearest one left."""

    layout: tuple[str, ...]
    pay: tuple[str, ...] = ()
    first: tuple[str, ...] = ()
    aims: tuple[tuple[str, str], ...] = ()
    keep: str = ""


@dataclass(frozen=True, slots=True)
class BuildPlan:
    """A secret construction (`project` "" builds nothing) and the spots that Mystical Healers save."""

    project: str = ""
    payment: str = ""
    saves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Desk:
    """What a seat keeps to itself. `hand`: cards drafted for good, or the hand of the deployment. `kept`: the card kept
    from the turn before, "" for none, while the draft goes on. `queue`: packs waiting, the first one open where `open`.
    `take`, `burn`: chosen from the open pack. `last`: the pick that may still be changed. `picks`: packs picked from in
    this draft. `acts`: batches played in this phase (the rules allow `orders.MOST`)."""

    hand: Cards = ()
    kept: str = ""
    queue: tuple[Pack, ...] = ()
    open: bool = False
    take: str = ""
    burn: str = ""
    last: Pick | None = None
    picks: int = 0
    wishes: Cards = ()
    night: bool = False
    deploy: DeployPlan | None = None
    build: BuildPlan | None = None
    ready: bool = False
    acts: int = 0


@dataclass(frozen=True, slots=True)
class Follow:
    """The seat whose Shapeshifter became a unit that chooses, the spot where it stands, the effects still to come, as (spot,
    number of the effect within its kind), and the choices made before."""

    seat: int
    spot: str
    effects: tuple[tuple[str, int], ...]
    aims: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PaperTales:
    """A match. `pile` is drawn from its front. `discards` left Kingdoms face up, `buried` lie face down (H13). `resigned`
    seats are played by the rules: they keep their board and build nothing."""

    options: PaperTalesOptions
    kingdoms: tuple[Kingdom, ...]
    desks: tuple[Desk, ...]
    pile: Cards
    discards: Cards = ()
    buried: Cards = ()
    turn: int = 1
    phase: Phase = "draft"
    follow: Follow | None = None
    resigned: tuple[bool, ...] = ()
    shuffles: int = 0
    """How often the discards were shuffled: names the occasions."""
    reason: str = ""
    """Why the match ended; empty while it goes on."""

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.kingdoms)

    @property
    def burns(self) -> bool:
        """Whether each step of the draft burns a card (two players, 1.3)."""
        return self.seats == 2 and self.options.two_player_draft == "burn"

    def kingdom(self, seat: int, kingdom: Kingdom) -> PaperTales:
        """The match with another Kingdom at a seat."""
        return replace(self, kingdoms=(*self.kingdoms[:seat], kingdom, *self.kingdoms[seat + 1 :]))

    def desk(self, seat: int, desk: Desk) -> PaperTales:
        """The match with another desk at a seat."""
        return replace(self, desks=(*self.desks[:seat], desk, *self.desks[seat + 1 :]))


def receiver(turn: int, seat: int, seats: int) -> int:
    """The seat that gets the packs of this one in that turn (1.3)."""
    return (seat + DIRECTIONS[turn]) % seats


def giver(turn: int, seat: int, seats: int) -> int:
    """The seat whose packs come to this one in that turn."""
    return (seat - DIRECTIONS[turn]) % seats


def packs_seen(turn: int, seat: int, seats: int, step: int) -> int:
    """The seat that was dealt the pack which this one holds at pick `step` (0 is the first) (1.3)."""
    return (seat - DIRECTIONS[turn] * step) % seats


def sums(*amounts: Amounts) -> Amounts:
    """Food, wood and crystal added up."""
    total = NOTHING
    for food, wood, crystal in amounts:
        total = (total[0] + food, total[1] + wood, total[2] + crystal)
    return total
