"""Read-only help, from the viewer's view alone."""

from __future__ import annotations

from rules.game import Answer, Fact, Illegal, Move, Phrase, Ref
from rules.paper_tales.build import LAND, amounts
from rules.paper_tales.cards import Amounts, buildings, kind
from rules.paper_tales.labels import building_named, unit_named
from rules.paper_tales.moves import BuildingText, Discards, KingdomText, Tables, UnitText, Waiting
from rules.paper_tales.options import TURNS
from rules.paper_tales.standing import standing
from rules.paper_tales.state import DIRECTIONS, Cards, receiver
from rules.paper_tales.view import KingdomView, PaperTalesView

RULED = (
    "archer", "colossus", "demon", "golem", "grand_architect", "hunter", "kraken", "landlord", "leviathan",
    "master_alchemist", "monkey", "mystical_healer", "necromancer", "ogre", "palm_reader", "relic_of_wisdom", "rogue",
    "salamander", "sculptor", "shapeshifter", "strategist", "time_master",
)
"""Units with a ruling (4.1, 4.3)."""


def answer(view: PaperTalesView, query: Move) -> Answer:
    """The reply to a question. Raises Illegal for an unknown unit, building, seat or question."""
    if isinstance(query, UnitText):
        card = unit_named(query.card)
        if card is None:
            raise Illegal("unknown-card")
        return Answer(_unit(card), "card")
    if isinstance(query, BuildingText):
        building = building_named(query.building)
        if building is None:
            raise Illegal("unknown-building")
        return Answer(_building(building), "building")
    if isinstance(query, KingdomText):
        if not 1 <= query.seat <= len(view.kingdoms):
            raise Illegal("correction-seat", seats=len(view.kingdoms))
        return Answer(_kingdom(view.kingdoms[query.seat - 1]), "kingdom")
    if isinstance(query, Tables):
        costs = (_costs(name) for name in buildings())
        return Answer((*_passing(view), *costs, Phrase("answer-land", {"gold": LAND})), "buildings")
    if isinstance(query, Waiting):
        return Answer(tuple(_waiting(view)), "waiting")
    if isinstance(query, Discards):
        return Answer(_discards(view), "discards")
    raise Illegal("no-such-query")


def _unit(card: str) -> tuple[Phrase, ...]:
    found = kind(card)
    facts: dict[str, Fact] = {"card": Ref("unit", card), "cost": found.cost, "copies": found.copies}
    if found.strength is None:
        lines = [Phrase("answer-unit-plain", facts)]
    else:
        lines = [Phrase("answer-unit", {**facts, "strength": found.strength})]
    lines.append(Phrase(f"effect-{card}"))
    if card in RULED:
        lines.append(Phrase(f"ruling-{card}"))
    return tuple(lines)


def _building(building: str) -> tuple[Phrase, ...]:
    return (
        _costs(building),
        Phrase("answer-level", {"level": 1, "effect": Phrase(f"effect-{building}-1")}),
        Phrase("answer-level", {"level": 2, "effect": Phrase(f"effect-{building}-2")}),
    )


def _costs(building: str) -> Phrase:
    one, two = buildings()[building].levels
    costs = {"one": _cost(one.cost, one.gold), "two": _cost(two.cost, two.gold)}
    return Phrase("answer-building", {"building": Ref("building", building), **costs})


def _cost(needed: Amounts, gold: int | None) -> Phrase:
    facts: dict[str, Fact] = {"needed": amounts(needed)}
    return Phrase("cost", facts) if gold is None else Phrase("cost-or-gold", {**facts, "gold": gold})


def _kingdom(kingdom: KingdomView) -> tuple[Phrase, ...]:
    who = Ref("seat", kingdom.seat)
    facts: dict[str, Fact] = {"seat": who, "gold": kingdom.gold, "points": kingdom.points}
    lines = [Phrase("answer-kingdom", {**facts, "strength": kingdom.strength, "income": kingdom.income})]
    lines.append(Phrase("answer-resources", {"food": kingdom.food, "wood": kingdom.wood, "crystal": kingdom.crystal}))
    for spot in kingdom.spots:
        if spot.unit:
            facts = {"spot": Ref("spot", spot.id), "unit": Ref("unit", spot.unit), "age": spot.age}
            lines.append(Phrase("answer-spot", {**facts, "strength": spot.strength, "fights": int(spot.fights)}))
    if kingdom.bonus:
        lines.append(Phrase("answer-bonus", {"building": Ref("building", "barracks"), "strength": kingdom.bonus}))
    for building, level in kingdom.buildings:
        facts = {"building": Ref("building", building), "level": level}
        lines.append(Phrase("answer-built", {**facts, "effect": Phrase(f"effect-{building}-{level}")}))
    return tuple(lines)


def _passing(view: PaperTalesView) -> tuple[Phrase, ...]:
    """To whom every seat passes its packs, turn by turn."""
    seats = len(view.kingdoms)
    lines = []
    for turn in range(1, TURNS + 1):
        order, seat = [0], receiver(turn, 0, seats)
        while seat:
            order.append(seat)
            seat = receiver(turn, seat, seats)
        names = tuple(Ref("seat", seat) for seat in order)
        lines.append(Phrase("answer-passing", {"turn": turn, "seats": names, "down": int(DIRECTIONS[turn] == 1)}))
    return tuple(lines)


def _waiting(view: PaperTalesView) -> list[Phrase]:
    asked = tuple(Ref("seat", kingdom.seat) for kingdom in view.kingdoms if kingdom.asked)
    lines = [Phrase("answer-waiting", {"seats": asked})] if asked else [Phrase("answer-waiting-nobody")]
    return [*lines, *standing(view)]


def _discards(view: PaperTalesView) -> tuple[Phrase, ...]:
    counts: dict[str, Fact] = {"buried": view.buried, "pile": view.pile}
    if not view.discards:
        return (Phrase("answer-discards-none", counts),)
    return (Phrase("answer-discards", {**counts, "cards": tuple(_counted(view.discards))}),)


def _counted(cards: Cards) -> list[Phrase]:
    return [Phrase("counted", {"card": Ref("unit", card), "count": cards.count(card)}) for card in dict.fromkeys(cards)]
