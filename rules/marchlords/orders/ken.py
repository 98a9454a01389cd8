"""What a seat reckons with when it gives orders: its view, laid out by tile. An order is accepted or refused from this
alone, so that no refusal tells more than the seat knows (marchlords.md 5)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from rules.game import Illegal, Ref
from rules.hexes import Field
from rules.marchlords.factions.kinds import Faction, factions
from rules.marchlords.frozen import at_risk, is_city_of
from rules.marchlords.land import UNKNOWN, Land
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.orders.price import price
from rules.marchlords.state import Captive, Desk, Holding, Siege, army_name
from rules.marchlords.view import ArmyView, MarchlordsView


@dataclass(frozen=True)
class Ken:
    """The knowledge of one seat during a turn of orders. It does not change while orders are given."""

    view: MarchlordsView
    seat: int
    spreads: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
    """Paths found before (see `paths.spread`)."""

    @property
    def options(self) -> MarchlordsOptions:
        """Of the table."""
        return self.view.options

    @cached_property
    def map(self) -> Field:
        """The tiles."""
        return self.view.field

    @cached_property
    def land(self) -> Land:
        """The ground as known."""
        return self.view.land

    @cached_property
    def faction_id(self) -> str:
        """The seat's faction."""
        return self.view.kingdoms[self.seat].faction

    @property
    def faction(self) -> Faction:
        """What it can do."""
        return factions()[self.faction_id]

    @cached_property
    def held(self) -> dict[int, Holding]:
        """Known owners and structures."""
        return {holding.tile: holding for holding in self.view.holdings}

    @cached_property
    def armies(self) -> dict[int, ArmyView]:
        """Its armies by number."""
        return {army.number: army for army in self.view.armies if army.seat == self.seat}

    @cached_property
    def ships(self) -> frozenset[int]:
        """Where its empty ships lie."""
        return frozenset(ship.tile for ship in self.view.ships if ship.seat == self.seat)

    @cached_property
    def sieges(self) -> dict[int, Siege]:
        """Known sieges by tile."""
        return {siege.tile: siege for siege in self.view.sieges}

    @cached_property
    def captives(self) -> dict[int, Captive]:
        """Captives it has to do with."""
        return {captive.number: captive for captive in self.view.captives}

    @property
    def gold(self) -> int:
        """Its purse before this turn's orders."""
        gold = self.view.kingdoms[self.seat].gold
        assert gold is not None
        return gold

    @property
    def purse(self) -> int:
        """What of it can be spent."""
        return max(0, self.gold - self.frozen)

    @property
    def generals(self) -> int:
        """Its generals in service."""
        return self.view.kingdoms[self.seat].generals or 0

    @property
    def reserve(self) -> int:
        """Its generals without army."""
        return self.view.kingdoms[self.seat].reserve or 0

    @cached_property
    def fought(self) -> frozenset[int]:
        """Where its open battles are."""
        sides = (battle for battle in self.view.battles if battle.open and self.seat in battle.sides)
        return frozenset(battle.tile for battle in sides if battle.tile is not None)

    @cached_property
    def frozen(self) -> int:
        """Gold that its open battles may still cost it (R3.8)."""
        gold = 0
        for battle in self.view.battles:
            if battle.open and battle.detail is not None and battle.tile is not None and self.seat in battle.sides:
                fielded = (battle.detail.attackers, battle.detail.defenders)[battle.sides.index(self.seat)]
                capital = battle.tile in self.view.capitals
                city = is_city_of(self.seat, self.held.get(battle.tile), capital=capital)
                gold += at_risk(battle.stage, bool(fielded), city)
        return gold

    def rested(self, army: ArmyView) -> ArmyView:
        """The army, if no battle of it waits. Raises Illegal."""
        if army.tile in self.fought:
            raise Illegal("army-engaged", army=self.ref(army.number))
        return army

    def calm(self, tile: int) -> None:
        """Raise Illegal if a battle of one's own waits there, or gave the tile only this turn."""
        if tile in self.fought:
            raise Illegal("tile-engaged", tile=self.place(tile))
        if tile in self.view.taken:
            raise Illegal("tile-taken", tile=self.place(tile))

    @cached_property
    def tiers(self) -> dict[int, int]:
        """Tiers of its armies by number."""
        return {number: army.tier for number, army in self.armies.items()}

    def left(self, desk: Desk) -> int:
        """Gold left to spend after these orders."""
        return self.purse - price(desk, self.tiers, self.generals)

    def free_generals(self, desk: Desk) -> int:
        """Generals of the reserve, those recruited this turn included, that no order uses."""
        return self.reserve + desk.recruits - len(desk.levies) - len(desk.assigns)

    def besieged(self, tile: int) -> bool:
        """Whether there is a siege on the tile."""
        return tile in self.sieges

    def shut_in(self, army: ArmyView) -> bool:
        """Whether the army is shut in a besieged city."""
        siege = self.sieges.get(army.tile)
        return siege is not None and siege.besieger != self.seat

    def unknown(self, tile: int) -> bool:
        """Whether the seat does not know what the tile is."""
        return self.land.ground[tile] == UNKNOWN

    @cached_property
    def hostile(self) -> frozenset[int]:
        """The tiles known to be somebody else's."""
        return frozenset(tile for tile, holding in self.held.items() if holding.owner != self.seat)

    @cached_property
    def barriers(self) -> frozenset[int]:
        """The tiles where an enemy structure is known to stand."""
        return frozenset(tile for tile in self.hostile if self.held[tile].built)

    def enemy(self, tile: int) -> bool:
        """Whether the tile is known to be somebody else's."""
        return tile in self.hostile

    def bars(self, tile: int) -> bool:
        """Whether an enemy structure is known to stand there: a march may only end on it (R6.7)."""
        return tile in self.barriers

    # names

    def tile(self, text: str) -> int:
        """The tile of that name. Raises Illegal."""
        found = self.map.named(text)
        if found is None:
            raise Illegal("no-such-tile")
        return found

    def army(self, text: str) -> ArmyView:
        """The own army of that name. Raises Illegal."""
        name = text.strip().upper()
        found = next((army for army in self.armies.values() if army.name == name), None)
        if found is not None:
            return found
        if any(army.name == name for army in self.view.armies):
            raise Illegal("not-your-army")
        own = tuple(Ref("army", army.name) for army in self.armies.values())
        raise Illegal("no-such-army", armies=own)

    def ref(self, number: int) -> Ref:
        """An own army as a thing to be named."""
        return Ref("army", army_name(self.seat, number))

    def place(self, tile: int) -> Ref:
        """A tile as a thing to be named."""
        return Ref("tile", self.map.names[tile])


def afford(ken: Ken, desk: Desk, after: Desk) -> Desk:
    """The orders, if the purse pays for them. Raises Illegal."""
    left = ken.left(after)
    if left < 0:
        have = ken.left(desk)
        raise Illegal("no-gold", need=have - left, have=have)
    return after
