"""The deployment phase resolved (paper_tales.md 1.4, 4.2): reveal, payment, then the effects of phase 2 kingdom by kingdom.

One function for each act of phase 2 (`ACTS`). The usual order is RANK; the owner may let some units act first; the Kraken's
loss stays last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from rules.chance import Chance
from rules.game import Event, Fact, Phrase, Ref
from rules.paper_tales.cards import kind, ordered
from rules.paper_tales.effects import Effect
from rules.paper_tales.final import clash_order
from rules.paper_tales.gains import scored
from rules.paper_tales.pile import draw
from rules.paper_tales.plans import Laid, lay
from rules.paper_tales.reckon import amount, reckon, scene_of
from rules.paper_tales.state import SPOTS, Follow, Kingdom, PaperTales, Unit

Todo = tuple[tuple[str, int], ...]
"""Effects to come: (spot, number of the effect within its kind)."""


def rank(effect: Effect) -> int:
    """The usual order (4.2): Shapeshifter, Golem, fixed tokens, Time Master, Master Alchemist, the Kraken's loss."""
    if effect.when == "phase_end":
        return 9
    if effect.act == "age" and effect.target == "choose1":
        return 5 if effect.by else 4
    return {"morph": 1, "upgrade_all": 2, "age": 3}[effect.act]


def todo(kingdom: Kingdom, fresh: Sequence[str], first: Sequence[str] = ()) -> Todo:
    """The effects of a deployment in the order in which they act. `fresh`: spots of units deployed now."""
    found = []
    for spot, unit in kingdom.units:
        for number, effect in enumerate(kind(unit.kind).effects):
            if effect.phase == "P2" or (effect.phase == "P2!" and spot in fresh):
                found.append((spot, number, effect))
    found.sort(key=lambda row: _order(row[0], row[2], first))
    return tuple((spot, number) for spot, number, _ in found)


def _order(spot: str, effect: Effect, first: Sequence[str]) -> tuple[int, int, int]:
    chosen = spot in first and effect.when != "phase_end"
    return (0 if chosen else 1, first.index(spot) if chosen else rank(effect), SPOTS.index(spot))


@dataclass
class _Scene:
    """A kingdom while its effects act. `aims`: ordered choices."""

    seat: int
    kingdom: Kingdom
    aims: Mapping[str, str]
    asking: str = ""
    """The spot of a unit whose choice must be asked for; "" while there is none."""
    ask: frozenset[str] = frozenset()
    """Spots whose owner has not been asked before."""
    events: list[Event] = field(default_factory=list)

    def tell(self, name: str, **facts: Fact) -> None:
        self.events.append(Event(name, {"seat": Ref("seat", self.seat), **facts}))

    def age(self, source: str, targets: Sequence[str], tokens: int) -> None:
        """Put tokens on the units of some spots, and say so."""
        units = []
        for spot in targets:
            unit = self.kingdom.at(spot)
            assert unit is not None
            older = replace(unit, age=unit.age + tokens)
            self.kingdom = self.kingdom.put(spot, older)
            units.append(Phrase("aged-unit", {"unit": Ref("unit", unit.kind), "age": older.age}))
        actor = self.kingdom.at(source)
        assert actor is not None
        if units:
            self.tell("effect-age", unit=Ref("unit", actor.kind), tokens=tokens, units=tuple(units))


def oldest(kingdom: Kingdom) -> str:
    """The spot of the unit with most tokens, the first of several: who gets tokens where nobody chose (5.3)."""
    return max(kingdom.units, key=lambda pair: (pair[1].age, -SPOTS.index(pair[0])))[0]


def _age(scene: _Scene, spot: str, effect: Effect) -> None:
    if effect.target == "self":
        scene.age(spot, (spot,), effect.amount)
    elif effect.target == "others":
        scene.age(spot, [other for other, _ in scene.kingdom.units if other != spot], effect.amount)
    else:
        tokens = amount(effect, scene_of(scene.kingdom, spot, produced=reckon(scene.kingdom).produced))
        target = scene.aims.get(spot, "")
        if not target and spot in scene.ask and tokens and len(scene.kingdom.units) > 1:
            scene.asking = spot
        elif tokens:
            scene.age(spot, (target if target and scene.kingdom.at(target) else oldest(scene.kingdom),), tokens)


def _upgrade_all(scene: _Scene, spot: str, effect: Effect) -> None:
    raised = tuple(name for name, level in scene.kingdom.buildings if level == 1)
    if raised:
        scene.kingdom = replace(scene.kingdom, buildings=tuple((name, 2) for name, _ in scene.kingdom.buildings))
        unit = scene.kingdom.at(spot)
        assert unit is not None
        scene.tell("effect-upgrade", unit=Ref("unit", unit.kind), buildings=tuple(Ref("building", name) for name in raised))


def _lose(scene: _Scene, spot: str, effect: Effect) -> None:
    """Points at the end of the phase."""
    loss = amount(effect, scene_of(scene.kingdom, spot))
    if loss:
        unit = scene.kingdom.at(spot)
        assert unit is not None
        scene.kingdom = scored(scene.kingdom, "deploy", loss)
        scene.tell("effect-points", unit=Ref("unit", unit.kind), points=-loss, total=scene.kingdom.points)


ACTS: Final[dict[str, Callable[[_Scene, str, Effect], None]]] = {"age": _age, "upgrade_all": _upgrade_all, "add": _lose}
"""The acts of phase 2 that concern one Kingdom alone; `morph` draws from the pile, see `_morph`."""


def _run(scene: _Scene, work: Todo) -> Todo:
    """Let effects act until none is left, a choice must be asked for, or a card must be drawn; the effects still to come."""
    while work:
        spot, number = work[0]
        unit = scene.kingdom.at(spot)
        assert unit is not None
        effect = kind(unit.kind).effects[number]
        if effect.act == "morph":
            return work
        ACTS[effect.act](scene, spot, effect)
        if scene.asking:
            return work
        work = work[1:]
    return ()


def foresee(laid: Laid, first: Sequence[str], aims: Mapping[str, str]) -> Kingdom:
    """The Kingdom after the effects of its own deployment, as far as its owner can know: a Shapeshifter stays one."""
    scene = _Scene(0, laid.kingdom, aims)
    work = todo(laid.kingdom, [spot for spot, _ in laid.placed], first)
    while work := _run(scene, work):
        work = work[1:]
    return scene.kingdom


# -- the phase ---------------------------------------------------------------------------------------------------------


def reveal(state: PaperTales, chance: Chance) -> tuple[PaperTales, tuple[Event, ...]]:
    """Reveal all plans together, pay, and let effects act. The phase is `follow` afterwards where somebody must choose
    first."""
    events: list[Event] = []
    works: dict[int, tuple[Todo, Mapping[str, str]]] = {}
    for seat in range(state.seats):
        state, laid = _lay_out(state, seat)
        events += _told(seat, state.kingdoms[seat], laid)
        plan = state.desks[seat].deploy
        assert plan is not None
        first = [spot for spot in plan.first if laid.kingdom.at(spot) is not None]
        works[seat] = (todo(laid.kingdom, [spot for spot, _ in laid.placed], first), dict(plan.aims))
        state = state.desk(seat, replace(state.desks[seat], deploy=None, ready=False, acts=0))
    for seat in _order_of(state, works, chance):
        work, aims = works[seat]
        state, more = _act(state, seat, work, aims, frozenset(), chance)
        events += more
    return state, tuple(events)


def follow_up(state: PaperTales, target: str, chance: Chance) -> tuple[PaperTales, tuple[Event, ...]]:
    """The choice of a Shapeshifter's successor is made; its Kingdom's effects go on."""
    asked = state.follow
    assert asked is not None
    state = replace(state, follow=None)
    return _act(state, asked.seat, asked.effects, {**dict(asked.aims), asked.spot: target}, frozenset(), chance)


def _order_of(state: PaperTales, works: Mapping[int, tuple[Todo, Mapping[str, str]]], chance: Chance) -> list[int]:
    """Kingdoms do not touch each other, but for the pile: several that draw from it do so in the order of clashing
    effects."""
    drawing = [seat for seat, (work, _) in works.items() if any(_is_morph(state.kingdoms[seat], item) for item in work)]
    if len(drawing) < 2:
        return list(works)
    rows = [(state.kingdoms[seat].points, state.kingdoms[seat].gold) for seat in drawing]
    order = clash_order(rows, chance, f"turn {state.turn}/clash")
    return [drawing[index] for index in order] + [seat for seat in works if seat not in drawing]


def _is_morph(kingdom: Kingdom, item: tuple[str, int]) -> bool:
    unit = kingdom.at(item[0])
    return unit is not None and kind(unit.kind).effects[item[1]].act == "morph"


def _act(
    state: PaperTales, seat: int, work: Todo, aims: Mapping[str, str], ask: frozenset[str], chance: Chance
) -> tuple[PaperTales, tuple[Event, ...]]:
    """All effects of one Kingdom; stops with `follow` set where its owner must be asked."""
    events: list[Event] = []
    while work:
        scene = _Scene(seat, state.kingdoms[seat], aims, ask=ask)
        work = _run(scene, work)
        state = state.kingdom(seat, scene.kingdom)
        events += scene.events
        if scene.asking:
            if state.resigned[seat]:
                aims = {**aims, scene.asking: oldest(scene.kingdom)}
                continue
            rest = tuple(sorted((a, b) for a, b in aims.items()))
            return replace(state, follow=Follow(seat, scene.asking, work, rest)), tuple(events)
        if work:
            spot, number = work[0]
            state, more, found = _morph(state, seat, spot, number, chance)
            events += more
            work = work[1:]
            if found:
                aims = {source: target for source, target in aims.items() if source != spot}
                ask = ask | {spot}
                fresh = todo(state.kingdoms[seat], [spot])
                added = [item for item in fresh if item[0] == spot]
                work = _merged(state.kingdoms[seat], work, added)
    return state, tuple(events)


def _merged(kingdom: Kingdom, work: Todo, added: Sequence[tuple[str, int]]) -> Todo:
    """The effects of a unit that has just come among those still to come, by the usual order."""
    result = list(work)
    for item in added:
        place = rank(_effect(kingdom, item))
        index = next((i for i, other in enumerate(result) if rank(_effect(kingdom, other)) > place), len(result))
        result.insert(index, item)
    return tuple(result)


def _effect(kingdom: Kingdom, item: tuple[str, int]) -> Effect:
    unit = kingdom.at(item[0])
    assert unit is not None
    return kind(unit.kind).effects[item[1]]


def _morph(
    state: PaperTales, seat: int, spot: str, number: int, chance: Chance
) -> tuple[PaperTales, tuple[Event, ...], bool]:
    """Reveal cards until one is cheap enough; it takes the place, free and with a token (2.2, H3, H4)."""
    kingdom = state.kingdoms[seat]
    effect = _effect(kingdom, (spot, number))
    unit = kingdom.at(spot)
    assert unit is not None
    events: list[Event] = []
    passed: list[str] = []
    facts: dict[str, Fact] = {"seat": Ref("seat", seat), "unit": Ref("unit", unit.kind)}
    while True:
        state, cards, more = draw(state, 1, chance)
        events += more
        if not cards:
            state = replace(state, discards=ordered((*state.discards, *passed)))
            return state, (*events, Event("effect-morph-nothing", facts)), False
        if kind(cards[0]).cost <= effect.amount:
            break
        passed.append(cards[0])
    found = Unit(cards[0], effect.second)
    state = state.kingdom(seat, state.kingdoms[seat].put(spot, found))
    state = replace(state, discards=ordered((*state.discards, *passed, unit.kind)))
    facts |= {"found": Ref("unit", found.kind), "age": found.age, "spot": Ref("spot", spot)}
    if passed:
        facts["passed"] = tuple(Ref("unit", card) for card in passed)
        return state, (*events, Event("effect-morph-passing", facts)), True
    return state, (*events, Event("effect-morph", facts)), True


def _lay_out(state: PaperTales, seat: int) -> tuple[PaperTales, Laid]:
    desk = state.desks[seat]
    laid = lay(state.kingdoms[seat], desk)
    up = ordered((*state.discards, *(unit.kind for unit in laid.dismissed), *(card for _, card in laid.unpaid)))
    state = replace(state, discards=up, buried=ordered((*state.buried, *laid.dropped)))
    state = state.kingdom(seat, laid.kingdom)
    return state.desk(seat, replace(desk, hand=(), kept=laid.kept)), laid


def _told(seat: int, after: Kingdom, laid: Laid) -> list[Event]:
    """The reveal of one Kingdom, with the sum that was paid."""
    who: dict[str, Fact] = {"seat": Ref("seat", seat)}
    events = []
    if laid.dismissed:
        events.append(Event("dismissed", {**who, "units": tuple(Ref("unit", unit.kind) for unit in laid.dismissed)}))
    if laid.moved:
        moved = tuple(Phrase("on-spot", {"unit": Ref("unit", name), "spot": Ref("spot", spot)}) for spot, name in laid.moved)
        events.append(Event("moved", {**who, "units": moved}))
    facts = {**who, "paid": laid.paid, "gold": after.gold, "before": after.gold + laid.paid}
    if laid.placed:
        units = tuple(
            Phrase("placed-unit", {"unit": Ref("unit", card), "spot": Ref("spot", spot), "cost": kind(card).cost})
            for spot, card in laid.placed
        )
        events.append(Event("deployed", {**facts, "units": units}))
    else:
        events.append(Event("deployed-nothing", facts))
    if laid.unpaid:
        events.append(Event("unpaid", {**who, "units": tuple(Ref("unit", card) for _, card in laid.unpaid)}))
    if laid.kept or laid.dropped:
        events.append(Event("left-over", {**who, "kept": int(bool(laid.kept)), "dropped": len(laid.dropped)}))
    return events
