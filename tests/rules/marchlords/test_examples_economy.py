"""The worked examples of the rule book about building, armies and gold (marchlords.md 20)."""

from __future__ import annotations

import pytest

from rules.marchlords.moves import (
    Assault,
    BuildCity,
    BuildOutpost,
    BuildPort,
    Cancel,
    Levy,
    RaiseTier,
    Ready,
    Recruit,
    UpgradeCity,
    UseAction,
)
from rules.marchlords.view import view_of

from .build import at, campaign, flip, income_of, march, order, refused, where


def left(state, seat: int = 0) -> int | None:
    """Gold left after the orders of this turn."""
    return view_of(state, seat).kingdoms[seat].left


def test_e17_founding_a_city() -> None:
    state = flip(order(campaign(), 0, march("A1", "C2")))
    assert state.kingdoms[0].gold == 7
    state = order(state, 0, BuildCity("C2"))
    assert left(state) == 1
    state = flip(state)
    assert state.kingdoms[0].gold == 3
    assert state.holding(at("C2")).owner == 0
    assert flip(state).kingdoms[0].gold == 8


def test_e18_what_a_city_asks_for() -> None:
    assert refused(campaign("A1 D2", gold=(50, 5, 5)), 0, BuildCity("D2")) == "tile-tag"
    rich = campaign(gold=(50, 5, 5))
    assert refused(order(rich, 0, march("A1", "C2")), 0, BuildCity("C2")) == "no-army-on-tile"
    there = campaign("A1 C2", gold=(50, 5, 5))
    assert refused(order(there, 0, march("A1", "C3")), 0, BuildCity("C2")) == "army-has-moved"
    built = order(there, 0, BuildCity("C2"))
    assert refused(built, 0, march("A1", "C3")) == "army-busy"
    assert refused(built, 0, UpgradeCity("C2")) == "site-busy"
    later = order(flip(built), 0, UpgradeCity("C2"))
    assert flip(later).holding(at("C2")).city == 2


def test_e19_an_outpost_at_the_end_of_a_march() -> None:
    state = order(campaign(), 0, march("A1", "D2"), BuildOutpost("D2"))
    assert left(state) == 1
    state = flip(state)
    assert state.holding(at("D2")).outpost
    assert state.kingdoms[0].gold == 3


def test_e21_ports_and_outposts() -> None:
    assert refused(campaign("A1 B4", gold=(50, 5, 5)), 0, BuildPort("B4")) == "not-owner"
    city = campaign("A1 B3", gold=(50, 5, 5), hold=("A B3 city1",))
    assert refused(city, 0, BuildPort("B3")) == "city-and-port"
    assert refused(city, 0, BuildOutpost("B3")) == "outpost-on-city"
    state = flip(order(campaign("A1 B4", gold=(50, 5, 5), hold=("A B4 outpost",)), 0, BuildPort("B4")))
    assert state.holding(at("B4")).port
    assert state.holding(at("B4")).outpost


def test_e22_nothing_is_built_on_enemy_ground() -> None:
    state = order(campaign("A1 C3", "B1 E6", hold=("B D4 outpost",)), 0, march("A1", "D4"))
    assert refused(state, 0, BuildOutpost("D4")) == "enemy-tile"


def test_e23_orders_are_withdrawn_refused_when_ready_and_refused_without_gold() -> None:
    state = order(campaign(), 0, march("A1", "D2"), BuildOutpost("D2"))
    assert left(order(state, 0, Cancel("outpost-D2"))) == 5
    assert left(order(state, 0, Cancel("march-A1"))) == 5, "the outpost relied on the march"
    assert refused(order(campaign(), 0, Ready()), 0, march("A1", "D2")) == "is-ready"
    poor = order(campaign(gold=(3, 5, 5)), 0, march("A1", "D2"))
    assert refused(poor, 0, BuildOutpost("D2")) == "no-gold"


def test_e24_levies_and_recruits() -> None:
    assert refused(campaign(gold=(300, 5, 5)), 0, Levy("B1")) == "need-level-2"
    assert refused(campaign(gold=(300, 5, 5), capitals=(2, 1, 1)), 0, Levy("B1")) == "city-slot-taken"
    state = campaign(gold=(300, 5, 5), hold=("A C2 city2",))
    assert refused(state, 0, Levy("C2")) == "no-general"
    state = order(state, 0, Recruit())
    assert left(state) == 260
    state = order(state, 0, Levy("C2"))
    assert left(state) == 240
    assert refused(state, 0, Cancel("recruit")) == "general-in-use"
    state = flip(state)
    army = state.army(0, 2)
    assert (army.tile, army.tier, army.general, army.home) == (at("C2"), 1, True, at("C2"))


def test_e26_bankruptcy() -> None:
    state = campaign("A1 B1 tier 4", "B1 E6", "C1 G1", gold=(0, 5, 5))
    after = flip(state)
    assert after.kingdoms[0].gold == 0
    assert after.army(0, 1).tier == 3
    assert (after.kingdoms[0].account.missing, after.kingdoms[0].account.demoted) == (3, 1)
    besieged = campaign(
        "A1 B1", "B1 B1 tier 2", gold=(0, 5, 5), sieges=("B B1 0",), hold=("A B1 city1",)
    )
    after = flip(besieged)
    assert (after.kingdoms[0].gold, after.army(0, 1).tier) == (0, 1)


@pytest.mark.parametrize(
    ("faction", "tier", "action", "upkeep"),
    [
        ("nains", 3, False, 3),
        ("nains", 3, True, 2),
        ("bretonniens", 3, False, 3),
        ("bretonniens", 3, True, 2),
        ("bretonniens", 1, True, 1),
    ],
)
def test_e27_flat_reductions(faction: str, tier: int, action: bool, upkeep: int) -> None:
    state = campaign(f"A1 B1 tier {tier}", factions=(faction, "empire", "demons"))
    state = order(state, 0, UseAction()) if action else state
    assert income_of(flip(state), 0)[1] == upkeep


@pytest.mark.parametrize(
    ("faction", "tier", "action", "upkeep"),
    [("orcs_gobelins", 3, False, 0), ("orcs_gobelins", 4, False, 6), ("guerriers_chaos", 6, True, 0)],
)
def test_e29_no_upkeep(faction: str, tier: int, action: bool, upkeep: int) -> None:
    state = campaign(f"A1 B1 tier {tier}", factions=(faction, "empire", "demons"))
    state = order(state, 0, UseAction()) if action else state
    assert income_of(flip(state), 0)[1] == upkeep


def test_e30_skavens_and_the_recharge_of_an_action() -> None:
    outposts = tuple(f"A {name} outpost" for name in ("B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"))
    state = campaign(factions=("skavens", "empire", "demons"), hold=outposts)
    assert income_of(flip(state), 0)[0] == 13
    state = flip(order(state, 0, UseAction()))
    assert income_of(state, 0)[0] == 22
    for turn in (2, 3, 4):
        assert state.turn == turn
        assert refused(state, 0, UseAction()) == "action-cooldown"
        state = flip(state)
    assert state.turn == 5
    assert order(state, 0, UseAction()).desks[0].action


def test_e32_bankruptcy_does_not_change_a_sheet() -> None:
    from rules.marchlords.battle.sheets import total

    state = campaign(
        "A1 E5 tier 5", "B1 E6", gold=(0, 5, 5), seen=True, hold=("A B1 city1",)
    )
    state = flip(order(state, 0, march("A1", "E6")))
    assert total(state.battles[0].sheet.attacker) == 2500
    assert (state.army(0, 1).tier, state.kingdoms[0].gold) == (4, 0)


def test_e45_a_tier_is_fought_with_and_paid_at_once() -> None:
    from rules.marchlords.battle.sheets import total

    state = order(campaign("A1 E5", "B1 E6", gold=(50, 5, 5), seen=True), 0, RaiseTier("A1"))
    assert refused(state, 0, RaiseTier("A1")) == "tier-once"
    state = flip(order(state, 0, march("A1", "E6")))
    assert total(state.battles[0].sheet.attacker) == 1000
    assert state.kingdoms[0].gold == 43


def test_e46_demons_have_no_action() -> None:
    assert refused(campaign(factions=("demons", "empire", "nains")), 0, UseAction()) == "action-none"


def test_the_dearest_price_of_a_series_comes_back() -> None:
    """R12.5 and the box."""
    state = campaign(gold=(500, 5, 5), hold=("A C2 city2", "A B3 city2"), generals=(2, 0, 0))
    state = order(state, 0, Levy("C2"), Levy("B3"))
    assert left(state) == 500 - 20 - 40
    assert left(order(state, 0, Cancel("levy-C2"))) == 480
    hostile = campaign("A1 B1", "B1 C3 tier 2", gold=(500, 5, 5), hold=("A C2 city2", "A B3 city2"), generals=(2, 0, 0))
    hostile = flip(order(order(hostile, 0, Levy("C2"), Levy("B3")), 1, march("B1", "C2")))
    assert hostile.army(0, 2).tile == at("B3")
    assert hostile.kingdoms[0].account.orders == 20
    assert hostile.kingdoms[0].reserve == 1


def test_a_site_that_is_attacked_is_refunded() -> None:
    state = campaign("A1 C2", "B1 C3 tier 2", gold=(50, 5, 5))
    state = flip(order(order(state, 0, BuildCity("C2")), 1, march("B1", "C2")))
    assert state.holding(at("C2")) is None
    assert state.kingdoms[0].account.orders == 0


def test_a_city_absorbs_an_outpost() -> None:
    state = flip(order(campaign("A1 C2", gold=(50, 5, 5), hold=("A C2 outpost",)), 0, BuildCity("C2")))
    assert (state.holding(at("C2")).city, state.holding(at("C2")).outpost) == (1, False)


def test_assaults_need_a_siege() -> None:
    assert refused(campaign(), 0, Assault("D4")) == "no-siege"
    assert where(campaign(), "A1") == "B1"
