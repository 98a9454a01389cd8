"""What one viewer may know: the Kingdoms, what everybody sees of the draft, its own desk, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from rules.game import GM, Outcome, Viewer
from rules.paper_tales.draft import PICKS, passed_pack
from rules.paper_tales.final import outcome_of
from rules.paper_tales.forecast import Forecast, forecast
from rules.paper_tales.options import PaperTalesOptions
from rules.paper_tales.orders import MOST
from rules.paper_tales.plans import is_new
from rules.paper_tales.reckon import reckon, unit_production
from rules.paper_tales.state import (
    DIRECTIONS,
    FRONT,
    SPOTS,
    BuildPlan,
    Cards,
    DeployPlan,
    Follow,
    Kingdom,
    PaperTales,
    Phase,
    Round,
    Unit,
)


@dataclass(frozen=True, slots=True)
class SpotView:
    """A spot of a Kingdom. `id` F1 F2 F3 B1 B2; `row` `front` or `back`; `open`: units may stand here; `unit`: kind or "";
    `age`: tokens; `strength`: now; `fights`: whether it counts in war; `food` `wood` `crystal`: what the unit produces."""

    id: str
    row: str
    open: bool
    unit: str = ""
    age: int = 0
    strength: int = 0
    fights: bool = False
    food: int = 0
    wood: int = 0
    crystal: int = 0


@dataclass(frozen=True, slots=True)
class KingdomView:
    """A seat as everybody sees it.

    `spots`: always the five of `SPOTS`, F3 not `open` before a level-2 building. `buildings`: (id, level) in the order
    built. `food` `wood` `crystal`: produced. `strength`: of the Kingdom now, of which `bonus` is the Barracks'. `income`:
    gold of the next income phase. `hand`: cards in hand, `kept`: cards kept from the turn before (0 or 1). Draft: `packs`
    in its queue, `opened` whether it looks at the first, `picks` made in this draft, `night` whether the house picks for
    it. `ready`: orders given. `spent`: its changes of this phase are used up. `asked`: the table
    waits for it. `last`: what the last wars, income, construction and ageing
    brought.
    """

    seat: int
    gold: int
    points: int
    spots: tuple[SpotView, ...]
    buildings: tuple[tuple[str, int], ...]
    food: int
    wood: int
    crystal: int
    strength: int
    bonus: int
    income: int
    hand: int
    kept: int
    packs: int
    opened: bool
    picks: int
    night: bool
    ready: bool
    spent: bool
    asked: bool
    resigned: bool
    last: Round

    @property
    def choices(self) -> int:
        """The packs in its queue that hold a choice: the last card of a draft comes by itself."""
        return max(0, min(self.packs, PICKS - self.picks))


@dataclass(frozen=True, slots=True)
class DeskView:
    """What only a seat (and a GM without one) sees of it.

    `hand`: cards drafted for good, or the hand of the deployment. `kept`: the kept card or "". `pack`: the open pack, empty
    where none is. `take`, `burn`: chosen from it so far. `passed`: the pack of the last pick, as it was, while the pick may
    be changed, with `taken` and `burnt` from it. `queue`: contents of the packs that wait unopened, for a GM only. `deploy`,
    `build`: the unrevealed orders. `acts`: batches played in this phase.
    """

    hand: Cards
    kept: str
    pack: Cards
    take: str
    burn: str
    passed: Cards
    taken: str
    burnt: str
    wishes: Cards
    queue: tuple[Cards, ...]
    deploy: DeployPlan | None
    build: BuildPlan | None
    acts: int


@dataclass(frozen=True, slots=True)
class PlanView:
    """What the viewing seat's unrevealed deployment will come to: the five spots as they will be (effects included, `new`
    the spots where a card of the hand comes), and the sums."""

    spots: tuple[SpotView, ...]
    new: tuple[str, ...]
    forecast: Forecast


@dataclass(frozen=True, slots=True)
class PaperTalesView:
    """A match as one viewer may know it.

    `turn` 1 to 4; `phase` `draft`, `deploy`, `follow`, `build`, `over`; `direction`: packs go to the next seat (1) or the
    one before (-1). `desks`: by seat, None where hidden. `discards`: face up; `buried`: number of cards face down; `pile`:
    cards left to draw. `follow`: seat and spot of a Shapeshifter's successor that chooses whom it ages. `burns`: each draft
    step burns a card too. `plan`: the viewing seat's own deployment to come. `boards`: the Kingdoms as the rules reckon
    with them. `shuffles`: how often the discards became the pile.
    """

    viewer: Viewer
    options: PaperTalesOptions
    turn: int
    phase: Phase
    direction: int
    burns: bool
    kingdoms: tuple[KingdomView, ...]
    desks: tuple[DeskView | None, ...]
    pile: int
    discards: Cards
    buried: int
    shuffles: int
    follow: Follow | None
    plan: PlanView | None
    boards: tuple[Kingdom, ...]
    outcome: Outcome | None

    @property
    def seat(self) -> int | None:
        """The viewing seat, None for the public and the GM."""
        return self.viewer if isinstance(self.viewer, int) else None

    @property
    def own(self) -> KingdomView | None:
        """The Kingdom of the viewing seat."""
        return None if self.seat is None else self.kingdoms[self.seat]

    @property
    def desk(self) -> DeskView | None:
        """The desk of the viewing seat."""
        return None if self.seat is None else self.desks[self.seat]


def view_of(state: PaperTales, viewer: Viewer) -> PaperTalesView:
    """What that viewer may know of the state. A GM sees every desk, never the order of the pile."""
    asked = asked_seats(state)
    return PaperTalesView(
        viewer=viewer,
        options=state.options,
        turn=state.turn,
        phase=state.phase,
        direction=DIRECTIONS[state.turn],
        burns=state.burns,
        kingdoms=tuple(_kingdom(state, seat, seat in asked) for seat in range(state.seats)),
        desks=tuple(_desk(state, seat, viewer) if viewer in (seat, GM) else None for seat in range(state.seats)),
        pile=len(state.pile),
        discards=state.discards,
        buried=len(state.buried),
        shuffles=state.shuffles,
        follow=state.follow,
        plan=_plan(state, viewer) if isinstance(viewer, int) else None,
        boards=state.kingdoms,
        outcome=outcome_of(state),
    )


def asked_seats(state: PaperTales) -> tuple[int, ...]:
    """The seats that the table waits for."""
    seats = [seat for seat in range(state.seats) if not state.resigned[seat]]
    if state.phase == "draft":
        return tuple(seat for seat in seats if state.desks[seat].queue and len(state.desks[seat].queue[0].cards) > 1)
    if state.phase == "follow":
        return () if state.follow is None else (state.follow.seat,)
    if state.phase in ("deploy", "build"):
        return tuple(seat for seat in seats if not state.desks[seat].ready)
    return ()


def spots_of(kingdom: Kingdom) -> tuple[SpotView, ...]:
    """The five spots of a Kingdom; they depend on units and buildings alone and are kept."""
    return _spots_of(kingdom.spots, kingdom.buildings)


@lru_cache(4096)
def _spots_of(units: tuple[Unit | None, ...], built: tuple[tuple[str, int], ...]) -> tuple[SpotView, ...]:
    kingdom = Kingdom(spots=units, buildings=built)
    found = reckon(kingdom)
    views = []
    for index, (spot, unit) in enumerate(zip(SPOTS, kingdom.spots, strict=True)):
        row = "front" if spot in FRONT else "back"
        if unit is None:
            views.append(SpotView(spot, row, spot in kingdom.open_spots))
            continue
        made = unit_production(kingdom, spot, unit)
        strength, fights = found.strengths[index], found.fighting[index]
        views.append(SpotView(spot, row, spot in kingdom.open_spots, unit.kind, unit.age, strength, fights, *made))
    return tuple(views)


def _kingdom(state: PaperTales, seat: int, asked: bool) -> KingdomView:
    kingdom, desk = state.kingdoms[seat], state.desks[seat]
    found = reckon(kingdom)
    return KingdomView(
        seat=seat,
        gold=kingdom.gold,
        points=kingdom.points,
        spots=spots_of(kingdom),
        buildings=kingdom.buildings,
        food=found.produced[0],
        wood=found.produced[1],
        crystal=found.produced[2],
        strength=found.total,
        bonus=found.bonus,
        income=found.gold,
        hand=len(desk.hand) + (desk.last is not None),
        kept=int(bool(desk.kept)),
        packs=len(desk.queue),
        opened=desk.open,
        picks=desk.picks,
        night=desk.night,
        ready=desk.ready,
        spent=desk.acts >= MOST,
        asked=asked,
        resigned=state.resigned[seat],
        last=kingdom.last,
    )


def _desk(state: PaperTales, seat: int, viewer: Viewer) -> DeskView:
    desk = state.desks[seat]
    return DeskView(
        hand=desk.hand,
        kept=desk.kept,
        pack=desk.queue[0].cards if desk.open else (),
        take=desk.take,
        burn=desk.burn,
        passed=passed_pack(state, seat),
        taken=desk.last.take if desk.last else "",
        burnt=desk.last.burn if desk.last else "",
        wishes=desk.wishes,
        queue=tuple(pack.cards for pack in desk.queue[int(desk.open) :]) if viewer == GM else (),
        deploy=desk.deploy,
        build=desk.build,
        acts=desk.acts,
    )


def _plan(state: PaperTales, seat: int) -> PlanView | None:
    desk = state.desks[seat]
    if desk.deploy is None:
        return None
    expected, after = forecast(state.kingdoms[seat], desk)
    new = tuple(spot for spot in SPOTS if is_new(desk.deploy, spot))
    return PlanView(spots_of(after), new, expected)
