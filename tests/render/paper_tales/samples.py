"""Positions made by hand: states of the rules, seen by whom the test asks for."""

from __future__ import annotations

from dataclasses import replace

from render.picture import Look
from rules.game import PUBLIC, Viewer
from rules.paper_tales.cards import deck, without
from rules.paper_tales.options import PaperTalesOptions
from rules.paper_tales.state import (
    SPOTS,
    BuildPlan,
    DeployPlan,
    Desk,
    Follow,
    Kingdom,
    Pack,
    PaperTales,
    Phase,
    Round,
    Unit,
)
from rules.paper_tales.view import PaperTalesView, view_of

NAMES = ("Alix", "Bérengère", "Côme", "Douce", "Enguerrand", "Flore", "Guilhem")
LOOK = Look(names=NAMES, code="CON-12")
LONG = ("Maximilien-Théodore de Montbazon", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "東京の王様", "", "a" * 32)
"""Names of 32 characters, as long as Discord allows, and some that are hard to draw."""


def kingdom(spots: str = "", buildings: str = "", **facts: object) -> Kingdom:
    """A Kingdom: `F1 knight 1` for a Knight with one token; buildings as `town 2 mine 1`."""
    placed: dict[str, Unit] = {}
    words = spots.split()
    for spot, unit, age in zip(words[::3], words[1::3], words[2::3], strict=True):
        placed[spot] = Unit(unit, int(age))
    built = buildings.split()
    levels = tuple((name, int(level)) for name, level in zip(built[::2], built[1::2], strict=True))
    return Kingdom(spots=tuple(placed.get(spot) for spot in SPOTS), buildings=levels, **facts)  # type: ignore[arg-type]


def state(phase: Phase, turn: int, kingdoms: list[Kingdom], desks: list[Desk] | None = None, **facts: object) -> PaperTales:
    """A match; the pile is what no Kingdom or desk holds."""
    held = desks or [Desk() for _ in kingdoms]
    left = deck()
    for one in kingdoms:
        left = without(left, *(unit.kind for _, unit in one.units))
    pile = left[: max(0, 81 - 25 * turn)]
    return PaperTales(
        PaperTalesOptions(),
        tuple(kingdoms),
        tuple(held),
        pile,
        turn=turn,
        phase=phase,
        resigned=tuple(False for _ in kingdoms),
        **facts,  # type: ignore[arg-type]
    )


PACKS = (
    ("knight", "farmer", "golem", "veteran", "miner"),
    ("woodcutter", "dragon", "cook", "archer", "sculptor"),
    ("kraken", "peddler", "time_master", "militiaman", "cerberus"),
    ("monkey", "rogue", "treefolk", "hunter", "blacksmith"),
    ("ogre", "palm_reader", "manticore", "wood_merchant", "adventurer"),
    ("demon", "commander", "strategist", "relic_of_wisdom", "landlord"),
    ("leviathan", "salamander", "colossus", "shapeshifter", "forest_spirit"),
)
NINE = (*PACKS[0], "forest_child", "relic_of_wisdom", "master_alchemist", "leviathan")
SIX = ("kraken", "forest_child", "time_master", "master_alchemist", "monkey", "knight")


def start(seats: int = 4) -> PaperTales:
    """The first draft: everybody has a pack."""
    return state("draft", 1, [Kingdom() for _ in range(seats)], [Desk(queue=(Pack(s, PACKS[s]),)) for s in range(seats)])


def first_turn() -> PaperTales:
    """The first reveal is over: units in place, wars fought, construction asked; one seat is ready."""
    return state(
        "build",
        1,
        [
            kingdom(
                "F1 knight 0 F2 veteran 1 B1 farmer 0 B2 woodcutter 0",
                gold=4,
                points=6,
                last=Round(1, 7, (True, True), 6, 2),
            ),
            kingdom("F1 necromancer 0 F2 hunter 1 B1 miner 1", gold=3, points=3, last=Round(1, 6, (False, True), 3, 2)),
            kingdom(
                "F1 cave_spirit 1 B1 cook 0 B2 forest_child 0", gold=5, points=0, last=Round(1, 4, (False, False), 0, 3)
            ),
            kingdom(
                "F1 cerberus 0 F2 militiaman 0 B1 peddler 0 B2 treefolk 0",
                gold=4,
                points=3,
                last=Round(1, 5, (True, False), 3, 3),
            ),
        ],
        [Desk(ready=seat == 2, hand=("monkey",)[: seat % 2]) for seat in range(4)],
    )


FULL = kingdom(
    "F1 manticore 1 F2 colossus 2 F3 militiaman 3 B1 strategist 1 B2 master_alchemist 4",
    "town 2 barracks 2 tavern 1 mine 2",
    gold=17,
    points=46,
    last=Round(3, 38, (True, False), 19, 12),
)


def five() -> PaperTales:
    """Five Kingdoms late in the match, everything that can lie on the table, a draft that passes up."""
    return state(
        "draft",
        4,
        [
            FULL,
            kingdom(
                "F1 leviathan 1 F2 dragon 0 F3 demon 1 B1 forest_spirit 0 B2 time_master 0",
                "temple 2 mine 1 town 1",
                gold=9,
                points=38,
                last=Round(3, 21, (False, True), 9, 7),
            ),
            kingdom(
                "F1 kraken 0 F2 giant_snake 1 B1 relic_of_wisdom 3 B2 adventurer 2",
                "mine 1",
                gold=0,
                points=7,
                last=Round(3, 9, (False, False), 0, 5),
            ),
            kingdom(
                "F1 salamander 1 B2 hunter 0", "tavern 1 town 1", gold=11, points=22, last=Round(3, 4, (True, True), 6, 4)
            ),
            kingdom(
                "F1 ogre 0 F2 rogue 0 F3 knight 1 B1 wood_merchant 0 B2 forest_child 1",
                "temple 1 barracks 2",
                gold=6,
                points=31,
                last=Round(3, 14, (True, False), 3, 4),
            ),
        ],
        [
            Desk(("monkey", "archer"), queue=(Pack(0, PACKS[1]), Pack(4, PACKS[3][:4])), open=True, picks=2),
            Desk(("cook",), kept="golem", picks=1),
            Desk(("cook", "sculptor"), queue=(Pack(0, PACKS[1]),), picks=2, night=True),
            Desk(
                ("veteran", "miner"),
                kept="ogre",
                queue=(Pack(1, PACKS[4][:3]), Pack(2, PACKS[5]), Pack(0, PACKS[6])),
                picks=2,
            ),
            Desk(("peddler",), picks=1),
        ],
        discards=("knight", "farmer", "veteran"),
        buried=("cook",) * 9,
    )


def seven() -> PaperTales:
    """The house option of seven seats."""
    table = five()
    more = (*table.kingdoms, FULL, kingdom("F1 knight 0"))
    desks = (*table.desks, Desk(picks=2), Desk(queue=(Pack(1, PACKS[2]),)))
    return replace(table, kingdoms=more, desks=desks, resigned=(False,) * 6 + (True,))


def pair() -> PaperTales:
    """Two seats, packs of nine, the one opponent is both neighbours."""
    desks = [Desk(queue=(Pack(0, NINE),), open=True, take="golem", burn="knight"), Desk(queue=(Pack(1, NINE),))]
    return state("draft", 1, [Kingdom(), Kingdom()], desks)


def over() -> PaperTales:
    """The end."""
    return replace(five(), phase="over", reason="final", desks=tuple(Desk() for _ in range(5)))


HAND_MADE = {"start": start, "first-turn": first_turn, "five": five, "seven": seven, "pair": pair, "over": over}


def seen(table: PaperTales, viewer: Viewer = PUBLIC) -> PaperTalesView:
    """The match as that viewer sees it."""
    return view_of(table, viewer)


def opened() -> PaperTales:
    """Seat 0 looks at a pack of four, may still change its last pick, holds two cards and one kept, has wishes."""
    desk = Desk(
        ("cook",),
        kept="golem",
        queue=(Pack(1, PACKS[1][:4]), Pack(2, PACKS[2])),
        open=True,
        take="dragon",
        wishes=("knight", "manticore"),
        picks=1,
    )
    return state("draft", 2, [FULL, Kingdom(), Kingdom()], [desk, Desk(), Desk()])


def deploying() -> PaperTales:
    """A hand of six with a plan: units dismissed, cards placed, kept, dropped; gold does not suffice for all."""
    mine = kingdom("F1 manticore 1 F2 veteran 1 B1 archer 1 B2 farmer 0", "town 2 mine 1", gold=4, points=11)
    plan = DeployPlan(("@F1", "knight", "time_master", "@B1", "kraken"), ("F2", "F3", "B2"), (), (("F3", "F1"),), "monkey")
    return state(
        "deploy", 3, [mine, FULL, kingdom("F1 knight 0")], [Desk(SIX, deploy=plan), Desk(ready=True), Desk(("cook",))]
    )


def building() -> PaperTales:
    """A choice of projects; a Temple is planned."""
    mine = kingdom(
        "F1 miner 1 F2 peddler 0 B1 mystical_healer 1 B2 wood_merchant 0",
        "town 1",
        gold=6,
        points=12,
        last=Round(2, 3, (False, True), 3, 4),
    )
    desk = Desk(kept="monkey", build=BuildPlan("temple-1", "c", ("F1",)))
    return state("build", 2, [mine, FULL, kingdom("F1 knight 0")], [desk, Desk(), Desk(ready=True)])


def following() -> PaperTales:
    """A Shapeshifter became a Time Master: its owner is asked whom it ages."""
    mine = kingdom("F1 hunter 1 B1 cook 0 B2 time_master 1", "temple 1", gold=1, points=3)
    table = state("follow", 2, [mine, FULL, kingdom("F1 knight 0")], [Desk(kept="commander"), Desk(), Desk()])
    return replace(table, follow=Follow(0, "B2", (("B2", 0),)))


HANDS = {
    "following": following,
    "opened": opened,
    "deploying": deploying,
    "building": building,
    "pair": pair,
    "start": start,
    "first-turn": first_turn,
}
"""Positions whose seat 0 has something to itself."""
