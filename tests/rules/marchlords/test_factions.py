"""The seventeen factions: their terrain, their gold, their upkeep, their actions (marchlords.md 13)."""

from __future__ import annotations

import pytest

from rules.marchlords.factions.gold import income
from rules.marchlords.factions.kinds import factions
from rules.marchlords.factions.march import allowance, free_sea, modifier
from rules.marchlords.factions.upkeep import of_army, upkeep
from rules.marchlords.moves import UseAction
from rules.marchlords.state import Holding

from .build import campaign, flip, income_of, order

TABLE = {
    "empire": "+.....",
    "bretonniens": "+.....",
    "hauts_elfes": "...-.+",
    "elfes_sylvains": ".+....",
    "nains": "..+...",
    "orcs_gobelins": "+-....",
    "guerriers_chaos": "...+..",
    "demons": "...+..",
    "betes_chaos": ".+-+..",
    "comtes_vampires": "...+..",
    "rois_tombes": "+--.+.",
    "nains_chaos": "..+...",
    "elfes_noirs": ".-.+.+",
    "hommes_lezards": ".+..++",
    "skavens": "..+...",
    "royaumes_ogres": "..+...",
    "grand_cathay": "+.....",
}
TAGS = ("plaine", "foret", "montagne", "marais", "desert", "cote")
GROUND = [(), ("plaine",), ("foret", "cote"), ("marais",), ("foret", "marais"), ("plaine", "cite"), ("plaine", "cote")]
"""Tags of the tiles 0 to 6 of the tests below."""


def test_there_are_seventeen() -> None:
    assert tuple(factions()) == tuple(TABLE)


@pytest.mark.parametrize("faction", TABLE)
def test_terrain(faction: str) -> None:
    found = "".join({1: "+", 0: ".", -1: "-"}[modifier(faction, (tag,))] for tag in TAGS)
    assert found == TABLE[faction]
    assert modifier(faction, ("oasis", "cite", "port", "mer")) == 0


def test_the_sum_over_tags_is_capped() -> None:
    """R13.1."""
    assert modifier("hommes_lezards", ("foret", "cote")) == 1
    assert modifier("elfes_noirs", ("foret", "cote")) == 0
    assert modifier("orcs_gobelins", ("foret",), waaagh=True) == 2
    assert modifier("orcs_gobelins", ("plaine",), waaagh=True) == 3


def test_half_points() -> None:
    """R6.3: the modifier counts only ashore, a WAAAGH! only by land."""
    plain = {"ashore": True, "by_sea": False, "waaagh": False}
    assert allowance("empire", ("plaine",), **plain) == 8
    assert allowance("empire", ("plaine",), **{**plain, "ashore": False}) == 6
    assert allowance("orcs_gobelins", ("plaine",), **{**plain, "waaagh": True}) == 12
    assert allowance("orcs_gobelins", ("plaine",), ashore=True, by_sea=True, waaagh=True) == 8
    assert [faction for faction in TABLE if free_sea(faction)] == ["elfes_noirs"]


def gold(faction: str, *holdings: Holding, besieged: tuple[int, ...] = (), action: bool = False, harbour: int = 4) -> int:
    """Income of these holdings."""
    lines = income(faction, holdings, GROUND, besieged, harbour, action=action)
    return sum(line.gold for line in lines)


CITY, TOWN = Holding(5, 0, city=1), Holding(5, 0, city=2)
PORT = Holding(6, 0, outpost=True, port=True)


@pytest.mark.parametrize(
    ("faction", "holdings", "expected"),
    [
        ("guerriers_chaos", (CITY, PORT), 3 + 4 + 1),
        ("empire", (CITY,), 3),
        ("empire", (TOWN,), 7),
        ("grand_cathay", (TOWN, PORT), 6 + 1 + 5),
        ("hauts_elfes", (PORT,), 7),
        ("hommes_lezards", (PORT,), 7),
        ("elfes_noirs", (PORT,), 7),
        ("elfes_noirs", (Holding(0, 0, city=1, port=True),), 7),
        ("elfes_sylvains", (Holding(2, 0, outpost=True),), 2),
        ("elfes_sylvains", (Holding(2, 0, outpost=True, port=True),), 1 + 4 + 2),
        ("betes_chaos", (Holding(4, 0, outpost=True),), 2),
        ("demons", (Holding(3, 0), Holding(4, 0, outpost=True)), 1 + 2),
        ("skavens", (Holding(1, 0), Holding(2, 0), Holding(3, 0), Holding(4, 0)), 1),
        ("skavens", (Holding(1, 0), Holding(2, 0), Holding(3, 0)), 0),
    ],
)
def test_gold(faction: str, holdings: tuple[Holding, ...], expected: int) -> None:
    assert gold(faction, *holdings) == expected


def test_a_besieged_city_yields_nothing_and_still_is_a_territory() -> None:
    """R10.3 and the box."""
    assert gold("empire", TOWN, besieged=(5,)) == 0
    four = (TOWN, Holding(1, 0), Holding(2, 0), Holding(3, 0))
    assert gold("skavens", *four, besieged=(5,)) == 1
    assert gold("skavens", *four, besieged=(5,), action=True) == 5


@pytest.mark.parametrize("harbour", [0, 1, 2, 4, 6])
def test_the_first_harbour_pays_what_the_table_says(harbour: int) -> None:
    assert gold("elfes_noirs", Holding(0, 0, city=1, port=True), harbour=harbour) == 3 + harbour


@pytest.mark.parametrize(
    ("faction", "costs"),
    [
        ("guerriers_chaos", (1, 2, 4, 6, 9, 12)),
        ("nains", (0, 1, 3, 5, 8, 11)),
        ("demons", (0, 1, 3, 5, 8, 11)),
        ("royaumes_ogres", (0, 1, 3, 5, 8, 11)),
        ("bretonniens", (1, 2, 3, 5, 8, 11)),
        ("nains_chaos", (0, 1, 3, 5, 9, 12)),
        ("skavens", (0, 1, 4, 6, 9, 12)),
        ("orcs_gobelins", (0, 0, 0, 6, 9, 12)),
    ],
)
def test_upkeep_by_tier(faction: str, costs: tuple[int, ...]) -> None:
    assert tuple(of_army(faction, tier, action=False) for tier in range(1, 7)) == costs


def test_upkeep_at_sixty_five_percent_is_rounded_half_up() -> None:
    for faction in ("comtes_vampires", "rois_tombes"):
        assert [upkeep(faction, tiers, action=False) for tiers in ((1,), (2,), (3,), (6,), (6, 3))] == [1, 1, 3, 8, 10]


def test_reductions_never_go_below_nothing_for_an_army() -> None:
    assert upkeep("nains", (1, 1, 3), action=True) == 2
    assert upkeep("empire", (1, 1, 3), action=True) == 3


@pytest.mark.parametrize("faction", [name for name, kind in factions().items() if kind.action is not None])
def test_every_action_can_be_used_and_recharges(faction: str) -> None:
    others = tuple(name for name in TABLE if name != faction)[:2]
    points = (3, 0, 0) if faction == "orcs_gobelins" else (0, 0, 0)
    state = campaign("A1 B1 tier 3", factions=(faction, *others), gold=(20, 5, 5), waaagh=points)
    plain = income_of(flip(state), 0)
    acted = flip(order(state, 0, UseAction()))
    recharge = factions()[faction].action.recharge  # type: ignore[union-attr]
    assert acted.kingdoms[0].cooldown == max(0, recharge - 1)
    if faction != "orcs_gobelins":
        assert income_of(acted, 0) != plain
    assert acted.kingdoms[0].waaagh == 0
