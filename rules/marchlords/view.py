"""What one viewer may know of a campaign (marchlords.md 4.2, 16).

Tiles are numbers, read row by row; `MarchlordsView.tiles` spells them out for whoever draws or tells them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.game import GM, PUBLIC, Outcome, Viewer
from rules.hexes import Field, field
from rules.marchlords import sight
from rules.marchlords.battle.arbiter import arbiter_of
from rules.marchlords.battle.retreat import choices as retreat_choices
from rules.marchlords.ending import outcome_of
from rules.marchlords.factions.gold import income
from rules.marchlords.factions.kinds import factions
from rules.marchlords.factions.upkeep import upkeep
from rules.marchlords.land import CAPITAL, UNKNOWN, Land, land
from rules.marchlords.memo import Memo
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.orders.price import price
from rules.marchlords.seen import ArmyView, BattleDetail, BattleView, KingdomView
from rules.marchlords.state import (
    NOWHERE,
    Army,
    Battle,
    Captive,
    Chapter,
    Desk,
    Holding,
    Marchlords,
    Phase,
    Ship,
    Siege,
    Version,
    room_key,
)
from rules.marchlords.tiles import TileView, tiles_of


@dataclass(frozen=True, slots=True)
class MarchlordsView:
    """A campaign as one viewer may know it.

    `radius`: of the map. `ground`: one letter a tile (see `land`), `?` where unknown; empty before the map is dealt. `fog`:
    one letter a tile: `.` unexplored, `r` remembered, `v` visible. `seen`: chr(48 + turn) of the last look. `capitals`: the
    capital of each seat where the viewer has seen it, else -1. `holdings`: as seen or remembered. `armies`, `ships`,
    `sieges`: in sight. `captives`: taken from or by the viewer. `desks`: orders by seat, None where hidden. `initiative`:
    order of precedence of this turn. `taken`: own tiles that a battle gave since this turn of orders began. `history`:
    once the campaign is over.
    """

    viewer: Viewer
    options: MarchlordsOptions
    turn: int
    phase: Phase
    radius: int
    ground: str
    fog: str
    seen: str
    capitals: tuple[int, ...]
    kingdoms: tuple[KingdomView, ...]
    holdings: tuple[Holding, ...]
    armies: tuple[ArmyView, ...]
    ships: tuple[Ship, ...]
    sieges: tuple[Siege, ...]
    captives: tuple[Captive, ...]
    desks: tuple[Desk | None, ...]
    battles: tuple[BattleView, ...]
    initiative: tuple[int, ...]
    taken: tuple[int, ...]
    history: tuple[Chapter, ...]
    outcome: Outcome | None

    @property
    def seat(self) -> int | None:
        """The viewing seat, None for the public and the GM."""
        return self.viewer if isinstance(self.viewer, int) else None

    @property
    def own(self) -> KingdomView | None:
        """The kingdom of the viewing seat."""
        return None if self.seat is None else self.kingdoms[self.seat]

    @property
    def desk(self) -> Desk | None:
        """The orders of the viewing seat."""
        return None if self.seat is None else self.desks[self.seat]

    @property
    def battle_turn(self) -> int:
        """The turn whose flip declared the present battles (R3.8)."""
        return self.turn - (self.phase in ("orders", "confirm"))

    @property
    def field(self) -> Field:
        """The tiles of the map."""
        return field(self.radius)

    @property
    def land(self) -> Land:
        """The ground as far as it is known."""
        return land(self.radius, self.ground)

    @property
    def tiles(self) -> tuple[TileView, ...]:
        """Every tile, row by row; empty before the map is dealt."""
        return tiles_of(self.radius, self.ground, self.fog, self.seen, self.capitals, self.holdings, self.sieges)

    def tile(self, name: str) -> TileView | None:
        """The tile of that name."""
        index = self.field.named(name) if self.ground else None
        return None if index is None else self.tiles[index]

    def army(self, name: str) -> ArmyView | None:
        """The army of that name, if in sight."""
        return next((army for army in self.armies if army.name == name), None)


# -- from the state ----------------------------------------------------------------------------------------------------


def asked_seats(state: Marchlords) -> tuple[int, ...]:
    """The seats that the table waits for, outside battles."""
    if state.phase == "factions":
        return tuple(seat for seat in state.active if not state.kingdoms[seat].faction)[:1]
    if state.phase == "orders":
        return tuple(seat for seat in state.active if not state.ready[seat])
    if state.phase == "confirm":
        return state.active[:1]
    return ()


def view_of(state: Marchlords, viewer: Viewer) -> MarchlordsView:
    """What that viewer may know of the state. When the campaign is over everybody knows everything."""
    return _VIEWS.get(state, viewer, lambda: _view_of(state, viewer))


_VIEWS: Memo[MarchlordsView] = Memo(40)


def _view_of(state: Marchlords, viewer: Viewer) -> MarchlordsView:
    everything = viewer == GM or state.phase == "over"
    count = len(state.ground)
    own = viewer if isinstance(viewer, int) else None
    now: frozenset[int] = frozenset()
    if everything:
        now = frozenset(range(count))
    elif own is not None and count:
        now = sight.visible(state, own)
    seen = state.knowledge[own].seen if own is not None and state.knowledge else sight.NEVER * count
    fog = "".join("v" if tile in now else "." if seen[tile] == sight.NEVER else "r" for tile in range(count))
    asked = asked_seats(state)
    fought = {battle.tile for battle in state.battles if battle.open and knows(state, battle, viewer)}
    return MarchlordsView(
        viewer=viewer,
        options=state.options,
        turn=state.turn,
        phase=state.phase,
        radius=state.radius,
        ground=_ground(state, fog),
        fog=fog,
        seen=seen,
        capitals=_capitals(state, fog),
        kingdoms=tuple(
            _kingdom(state, seat, seat in asked, everything or viewer == seat) for seat in range(state.seats)
        ),
        holdings=_holdings(state, own, now),
        armies=tuple(
            _army(army, everything or army.seat == own, army.tile in fought) for army in state.armies if army.tile in now
        ),
        ships=tuple(ship for ship in state.ships if ship.tile in now),
        sieges=tuple(siege for siege in state.sieges if siege.tile in now),
        captives=tuple(c for c in state.captives if everything or own in (c.owner, c.captor)),
        desks=tuple(
            state.desks[seat] if state.planning and (everything or seat == own) else None for seat in range(state.seats)
        ),
        battles=tuple(_battle(state, battle, viewer, now) for battle in state.battles),
        initiative=state.initiative,
        taken=tuple(tile for tile in state.taken if everything or _owns(state, own, tile)),
        history=state.history if everything else (),
        outcome=outcome_of(state),
    )


def _owns(state: Marchlords, seat: int | None, tile: int) -> bool:
    holding = state.holding(tile)
    return holding is not None and holding.owner == seat


def _ground(state: Marchlords, fog: str) -> str:
    if state.options.published or "." not in fog:
        return state.ground
    return "".join(UNKNOWN if mark == "." else letter for mark, letter in zip(fog, state.ground, strict=True))


def _capitals(state: Marchlords, fog: str) -> tuple[int, ...]:
    """An explored capital's seat is known: it never changes hands without falling, and then everybody hears of it."""
    return tuple(-1 if fog[tile] == "." or state.kingdoms[seat].fallen else tile for seat, tile in enumerate(state.capitals))


def _holdings(state: Marchlords, own: int | None, now: frozenset[int]) -> tuple[Holding, ...]:
    found = [holding for holding in state.holdings if holding.tile in now]
    if own is not None and state.knowledge:
        found += [holding for holding in state.knowledge[own].memory if holding.tile not in now]
    return tuple(sorted(found, key=lambda holding: holding.tile))


def _army(army: Army, own: bool, met: bool) -> ArmyView:
    home = army.home if own and army.home != NOWHERE else None
    prev = army.prev if (own or met) and army.prev != NOWHERE else None
    return ArmyView(army.seat, army.number, army.tile, army.tier, army.general, home, prev)


def _kingdom(state: Marchlords, seat: int, asked: bool, own: bool) -> KingdomView:
    kingdom = state.kingdoms[seat]
    public = {
        "seat": seat,
        "faction": kingdom.faction,
        "ready": state.ready[seat],
        "asked": asked,
        "dormant": kingdom.dormant,
        "fallen": kingdom.fallen,
        "score": state.scores[seat] if state.scores and (own or not state.options.score_hidden) else None,
        "field": kingdom.field,
        "garrison": kingdom.garrison,
        "resistance": kingdom.resistance,
    }
    names = ("gold", "left", "income", "upkeep", "reserve", "generals", "raised", "cooldown", "waaagh", "hold", "account")
    private: dict[str, object] = dict.fromkeys(names)
    if own and state.ground:
        private = _private(state, seat)
    return KingdomView(**public, **private)  # type: ignore[arg-type]


def _private(state: Marchlords, seat: int) -> dict[str, object]:
    kingdom, desk = state.kingdoms[seat], state.desks[seat]
    armies = state.of(seat)
    tiers = {army.number: army.tier for army in armies}
    generals = state.generals(seat)
    gained = paid = 0
    recharge = waaagh = None
    if kingdom.faction:
        gained, paid = _forecast(state, seat, armies)
        action = factions()[kingdom.faction].action
        if action is not None and action.kind == "waaagh":
            waaagh = kingdom.waaagh
        elif action is not None:
            recharge = kingdom.cooldown
    return {
        "gold": kingdom.gold,
        "left": kingdom.gold - price(desk, tiers, generals),
        "income": gained,
        "upkeep": paid,
        "reserve": kingdom.reserve,
        "generals": generals,
        "raised": kingdom.raised,
        "cooldown": recharge,
        "waaagh": waaagh,
        "hold": kingdom.hold if state.options.domination else None,
        "account": kingdom.account,
    }


def _forecast(state: Marchlords, seat: int, armies: tuple[Army, ...]) -> tuple[int, int]:
    """Income and upkeep of the coming flip if nothing happens on the map, this turn's tier raises and action included."""
    kingdom, desk = state.kingdoms[seat], state.desks[seat]
    if not kingdom.active or not state.ground:
        return 0, 0
    holdings = tuple(holding for holding in state.holdings if holding.owner == seat)
    besieged = {siege.tile for siege in state.sieges}
    harbour = int(state.options.harbour)
    lines = income(kingdom.faction, holdings, state.land.tags, besieged, harbour, action=desk.acting)
    levels = [army.tier + (army.number in desk.tiers) for army in armies]
    return sum(line.gold for line in lines), upkeep(kingdom.faction, levels, action=desk.acting)


def room_view_of(state: Marchlords, key: str) -> MarchlordsView:
    """What all who read a battle's room know: the public's view with the sheet and the filed versions of that battle, and
    what each of them sees of its ground and the tiles around."""
    view = view_of(state, PUBLIC)
    own = (item for item in state.battles if item.open and key == room_key(state.battle_turn, item.number))
    battle = next(own, None)
    if battle is None:
        return view
    blank = replace(battle, drafts=(Version(), Version()), acts=(0, 0))
    shown = replace(_battle(state, blank, GM, frozenset()), choices=())
    others = tuple(shown if item.number == battle.number else item for item in view.battles)
    members = battle.sides if shown.arbiter is None else (*battle.sides, shown.arbiter)
    near = frozenset(state.field.disc(battle.tile, 1)).intersection(*(sight.visible(state, seat) for seat in members))
    fog = "".join("v" if tile in near else mark for tile, mark in enumerate(view.fog))
    return replace(
        view,
        battles=others,
        ground=_ground(state, fog),
        fog=fog,
        capitals=_capitals(state, fog),
        holdings=_holdings(state, None, near),
        armies=tuple(_army(army, False, False) for army in state.armies if army.tile in near),
        ships=tuple(ship for ship in state.ships if ship.tile in near),
        sieges=tuple(siege for siege in state.sieges if siege.tile in near),
    )


def knows(state: Marchlords, battle: Battle, viewer: Viewer) -> bool:
    """Whether the viewer knows what the sides of a battle know: they, the arbiter of a dispute, a GM."""
    arbiter = arbiter_of(state.initiative, battle.sides) if battle.disputed else None
    return viewer == GM or viewer in battle.sides or (arbiter is not None and viewer == arbiter)


def _battle(state: Marchlords, battle: Battle, viewer: Viewer, now: frozenset[int]) -> BattleView:
    arbiter = arbiter_of(state.initiative, battle.sides) if battle.disputed else None
    within = battle.open and knows(state, battle, viewer)
    detail = None
    if within:
        one, two = (viewer in (seat, GM) for seat in battle.sides)
        detail = BattleDetail(
            attackers=battle.attackers,
            defenders=battle.defenders,
            sheet=battle.sheet,
            same=battle.same,
            drafts=(battle.drafts[0] if one else Version(), battle.drafts[1] if two else Version()),
            filed=battle.filed,
            agreed=battle.agreed,
            acts=(battle.acts[0] if one else 0, battle.acts[1] if two else 0),
            contested=battle.contested or None,
            retreats=battle.retreats,
        )
    leaving = battle.retreats[0] if battle.stage == "retreat" else None
    choosing = leaving is not None and viewer in (leaving[0], GM)
    return BattleView(
        number=battle.number,
        kind=battle.kind,
        attacker=battle.attacker,
        defender=battle.defender,
        stage=battle.stage,
        outcome=battle.outcome,
        conceded=battle.conceded,
        tile=battle.tile if battle.open and (within or battle.tile in now) else None,
        arbiter=arbiter if within else None,
        detail=detail,
        choices=retreat_choices(state, battle) if choosing else (),
    )


__all__ = [
    "CAPITAL",
    "ArmyView",
    "BattleView",
    "KingdomView",
    "MarchlordsView",
    "TileView",
    "asked_seats",
    "room_view_of",
    "view_of",
]
