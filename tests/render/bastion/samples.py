"""Positions made by hand: states of the rules, seen by whom the test asks for."""

from __future__ import annotations

from dataclasses import replace

from render.picture import Look
from rules.bastion.book import book, square_of
from rules.bastion.options import BastionOptions
from rules.bastion.state import Bastion, Hero, Monster, Roll, Trail
from rules.bastion.view import BastionView, view_of
from rules.game import PUBLIC, Viewer

NAMES = ("Alix", "Bérengère")
LOOK = Look(names=NAMES, code="BAS-12")
LONG = ("Maximilien-Théodore de Montbazon", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")
"""Names of 32 characters, as long as Discord allows."""


def hero(kind: str, square: str, hp: int, seat: int = 0, **facts: object) -> Hero:
    """A hero on a square; it knows its first ability unless told otherwise."""
    page = book(BastionOptions()).hero(kind)
    assert page is not None
    given: dict[str, object] = {"die": page.die, "known": (page.abilities[0].id,), "actions": 2, **facts}
    return Hero(kind, seat, square_of(square), hp, **given)  # type: ignore[arg-type]


def monsters(text: str) -> tuple[Monster, ...]:
    """`gobelin-1 C6 4, gobelin-2 D6 4!`: ids, squares, hit points; `!` is pinned."""
    found = []
    for place, entry in enumerate(text.split(","), 1):
        key, square, hp = entry.split()
        kind = key.rpartition("-")[0] if key[-1].isdigit() else key
        found.append(Monster(key, kind, place, square_of(square), int(hp.strip("!")), hp.endswith("!")))
    return tuple(found)


def path(text: str) -> tuple[int, ...]:
    """`C6 C5 C4` as squares."""
    return tuple(square_of(name) for name in text.split())


def roll(
    attacker: str, target: str, dice: tuple[int, int], rolled: tuple[int, int], mods: tuple[int, int] = (0, 0),
    reach: bool = True, **facts: object,
) -> Roll:  # fmt: skip
    """An opposed roll whose losses follow from the sums; `reach`: whether the target could riposte."""
    one, two = rolled[0] + mods[0], rolled[1] + mods[1]
    verdict, losses = ("hit", (0, one - two)) if one > two else ("riposte", (two - one, 0))
    if one == two:
        verdict, losses = "tie", (1, 1)
    if verdict == "riposte" and not reach:
        verdict, losses = "miss", (0, 0)
    given: dict[str, object] = {"heroic": True, "by": "", "covered": False, "fell": (False, False), **facts}
    return Roll(attacker, target, dice=dice, rolled=rolled, mods=mods, verdict=verdict, losses=losses, **given)  # type: ignore


def choosing() -> Bastion:
    """Two seats; the first has chosen."""
    return Bastion(BastionOptions(), 2, "cour", picks=((0, "rempart"),))


def start() -> Bastion:
    """The first wave of a duo has just appeared."""
    return Bastion(
        BastionOptions(), 2, "cour", "turn", 1, 1, 1,
        heroes=(hero("rempart", "C1", 8), hero("archere", "D1", 5, 1)),
        monsters=monsters("gobelin-1 C6 9, gobelin-2 D6 9"),
    )  # fmt: skip


def middle() -> Bastion:
    """The second wave on the Ramparts: monsters have just moved and struck; one hero has acted once."""
    return Bastion(
        BastionOptions(), 2, "remparts", "turn", 2, 3, 7,
        heroes=(
            hero("archere", "C2", 3, 0, die=8, known=("precis", "repli"), actions=2),
            hero("rodeur", "D3", 4, 1, known=("sournois", "esquive"), actions=1, used=("esquive",), dodge=3),
        ),
        monsters=monsters("gobelin-1 C3 5, gobelin-2 F3 9!, arbaletrier-0 D6 6"),
        rolls=(
            roll("arbaletrier-0", "rodeur", (8, 8), (6, 4), (-1, 1), heroic=False, by="perforant"),
            roll("gobelin-1", "archere", (6, 8), (6, 4), (-1, 0), heroic=False, by="ruee"),
            roll("arbaletrier-0", "archere", (8, 8), (3, 7), (-1, 1), heroic=False, covered=True, reach=False),
            roll("gobelin-1", "archere", (6, 8), (3, 2), (-1, 0), heroic=False),
        ),
        trails=(
            Trail("arbaletrier-0", "arbaletrier", 6, "perforant", path("E6 D6")),
            Trail("gobelin-1", "gobelin", 4, "ruee", path("A5 B5 C4 C3")),
            Trail("gobelin-2", "gobelin", 0, "", path("F3")),
        ),
    )  # fmt: skip


def fullest() -> Bastion:
    """The third wave of a duo, everything at once: a hero down, one on guard, the drakeling's breath, many rolls."""
    breath = {"heroic": False, "by": "souffle", "reach": False}
    return Bastion(
        BastionOptions(), 2, "tour", "turn", 3, 10, 21,
        heroes=(
            hero("rempart", "C3", 8, 0, die=10, known=("mur", "charge"), guard=1),
            hero("arcaniste", "B3", 0, 1, die=12, known=("eclair", "soin"), actions=0),
        ),
        monsters=monsters("dragonnet-0 D4 34, gobelin-1 C4 9, gobelin-2 B2 7!"),
        rolls=(
            roll("dragonnet-0", "rempart", (10, 10), (10, 3), (1, 1), **breath),  # type: ignore[arg-type]
            roll("dragonnet-0", "arcaniste", (10, 12), (9, 2), (1, 1), covered=True, **breath),  # type: ignore[arg-type]
            roll("dragonnet-0", "rempart", (10, 10), (4, 4), (1, 1), heroic=False),
            roll("gobelin-1", "rempart", (6, 10), (6, 6), (0, 1), heroic=False),
            roll("gobelin-1", "rempart", (6, 10), (2, 9), (0, 1), heroic=False, fell=(True, False)),
            roll("gobelin-2", "arcaniste", (6, 12), (5, 1), (0, 0), heroic=False, fell=(False, True)),
        ),
        trails=(
            Trail("dragonnet-0", "dragonnet", 5, "souffle", path("F5 E5 D4")),
            Trail("gobelin-1", "gobelin", 6, "frenesie", path("C6 C5 C4")),
            Trail("gobelin-2", "gobelin", 1, "couardise", path("A3 B2")),
        ),
    )  # fmt: skip


def solo() -> Bastion:
    """One hero, between two waves."""
    return Bastion(
        BastionOptions(), 1, "porte", "upgrade", 1, 4, 4,
        heroes=(hero("arcaniste", "C3", 4, known=("eclair",), actions=0, upgraded=False),),
        rolls=(roll("arcaniste", "gobelin-1", (8, 6), (7, 3), (1, 0), fell=(False, True), by="eclair"),),
    )  # fmt: skip


def horde() -> Bastion:
    """A table's own wave of six against two heroes."""
    text = 'waves = [["gobelin","gobelin","gobelin","arbaletrier","arbaletrier","dragonnet"]]'
    return Bastion(
        BastionOptions(own_text=text), 2, "cour", "turn", 1, 12, 12,
        heroes=(hero("rempart", "C3", 8), hero("rodeur", "D3", 7, 1)),
        monsters=monsters("gobelin-1 C4 9, gobelin-2 B4 9, gobelin-3 D2 9, arbaletrier-1 A6 9, arbaletrier-2 F1 9, "
                          "dragonnet-0 E4 34"),
    )  # fmt: skip


def won() -> Bastion:
    """The end."""
    return replace(middle(), phase="over", monsters=(), reason="victory", wave=3, trails=())


def lost() -> Bastion:
    """The other end."""
    fallen = tuple(replace(one, hp=0, actions=0) for one in fullest().heroes)
    return replace(fullest(), phase="over", heroes=fallen, reason="defeat")


HAND_MADE = {
    "choosing": choosing, "start": start, "middle": middle, "fullest": fullest, "solo": solo, "horde": horde, "won": won,
    "lost": lost,
}  # fmt: skip


def seen(table: Bastion, viewer: Viewer = PUBLIC) -> BastionView:
    """The match as that viewer sees it."""
    return view_of(table, viewer)
