"""The worked examples of the rule book about movement (marchlords.md 20), on its bench map."""

from __future__ import annotations

from rules.marchlords.moves import UseAction
from rules.marchlords.orders.ken import Ken
from rules.marchlords.orders.paths import judge
from rules.marchlords.view import view_of

from .build import at, campaign, flip, march, order, refused, steps, where


def test_e01_plains_lengthen_the_march_of_the_empire_and_not_of_dwarfs() -> None:
    state = order(campaign(seen=True), 0, *steps("A1", "B2 B3 B4 C5"))
    assert where(flip(state), "A1") == "C5"
    dwarfs = order(campaign(factions=("nains", "empire", "demons"), seen=True), 0, *steps("A1", "B2 B3 B4"))
    assert refused(dwarfs, 0, steps("A1", "C5")[0]) == "too-far"
    assert refused(dwarfs, 0, march("A1", "C5")) in ("too-far", "out-of-reach")


def test_e02_mountains_shorten_the_march_of_the_tomb_kings() -> None:
    kings = campaign(factions=("rois_tombes", "empire", "demons"))
    assert refused(order(kings, 0, *steps("A1", "B2 C3")), 0, steps("A1", "C4")[0]) == "too-far"
    assert where(flip(order(kings, 0, *steps("A1", "C2 D3"))), "A1") == "D3"


def test_e04_waaagh() -> None:
    orcs = ("orcs_gobelins", "empire", "demons")
    assert refused(campaign(factions=orcs, waaagh=(2, 0, 0)), 0, UseAction()) == "waaagh-locked"
    state = order(campaign(factions=orcs, waaagh=(4, 0, 0), seen=True), 0, UseAction())
    assert refused(state, 0, march("A1", "F5")) in ("too-far", "out-of-reach")
    assert order(state, 0, march("A1", "E4")).desks[0].march(1) is not None
    after = flip(order(state, 0, march("A1", "F4")))
    assert where(after, "A1") == "F4"
    assert after.kingdoms[0].waaagh == 0


def test_e05_half_points_at_sea() -> None:
    sea = "A1 A2 A3 A4 B5 C6 D7"
    dark = campaign(factions=("elfes_noirs", "empire", "demons"), seen=True)
    assert where(flip(order(dark, 0, *steps("A1", sea))), "A1") == "D7"
    high = campaign("A1 B2", factions=("hauts_elfes", "empire", "demons"), hold=("A B2 port",), seen=True)
    high = order(high, 0, *steps("A1", "A1 A2 A3 A4 B5 C6"))
    assert refused(high, 0, steps("A1", "D7")[0]) == "too-far"
    assert refused(campaign(), 0, march("A1", "A1")) == "needs-ship"


def test_e07_sail_and_land() -> None:
    dwarfs = campaign("A1 B2", factions=("nains", "empire", "demons"), hold=("A B2 port",), seen=True)
    state = flip(order(dwarfs, 0, *steps("A1", "A2 A3 A4 B5 C5")))
    assert where(state, "A1") == "C5"
    assert [(ship.seat, ship.tile) for ship in state.ships] == [(0, at("B5"))]
    again = flip(order(state, 0, *steps("A1", "B5 C6")))
    assert where(again, "A1") == "C6"
    assert again.ships == ()


def test_e09_steps_must_touch() -> None:
    state = campaign("A1 A2")
    assert refused(state, 0, steps("A1", "C3")[0]) == "not-adjacent"
    ken = Ken(view_of(state, 0), 0)
    judge(ken, ken.armies[1], (at("B2"),), waaagh=False)


def test_e10_swapping_armies_meet_on_the_tile_of_the_weaker() -> None:
    def swap(turn: int):
        state = campaign("A1 C3", "B1 D4", "C1 G1", turn=turn)
        return flip(order(order(state, 0, march("A1", "D4")), 1, march("B1", "C3")))

    first = swap(1)
    (battle,) = first.battles
    assert (battle.kind, battle.tile, battle.attacker) == ("rencontre", at("D4"), 0)
    (battle,) = swap(2).battles
    assert (battle.kind, battle.tile, battle.attacker) == ("rencontre", at("C3"), 1)


def test_e12_two_parties_a_tile() -> None:
    state = campaign("A1 C3 tier 2", "B1 D5", "C1 E3 tier 3")
    for seat, name in enumerate(("A1", "B1", "C1")):
        state = order(state, seat, march(name, "D4"))
    state = flip(state)
    (battle,) = state.battles
    assert (battle.tile, battle.attacker, battle.defender) == (at("D4"), 0, 2)
    assert where(state, "B1") == "D5"


def test_e13_who_leaves_is_not_caught() -> None:
    state = campaign("A1 C3", "B1 D4", "C1 G1")
    state = flip(order(order(state, 0, march("A1", "D4")), 1, march("B1", "E4")))
    assert state.battles == ()
    assert (where(state, "A1"), where(state, "B1")) == ("D4", "E4")


def test_e15_reinforcements_bring_a_quarter() -> None:
    from rules.marchlords.battle.sheets import total

    state = campaign("A1 C3 tier 3", "A2 C4 tier 2", "B1 D4 tier 4", "C1 G1")
    state = flip(order(state, 0, march("A1", "D4"), march("A2", "D4")))
    (battle,) = state.battles
    assert battle.kind == "rangee"
    assert (total(battle.sheet.attacker), total(battle.sheet.defender)) == (1750, 2000)


def test_e57_a_circle_moves() -> None:
    state = campaign("A1 D3", "B1 C3", "C1 D4")
    for seat, (name, tile) in enumerate((("A1", "C3"), ("B1", "D4"), ("C1", "D3"))):
        state = order(state, seat, march(name, tile))
    state = flip(state)
    assert state.battles == ()
    assert [where(state, name) for name in ("A1", "B1", "C1")] == ["C3", "D4", "D3"]


def test_e58_who_is_held_off_can_be_met() -> None:
    state = campaign("A1 C3 tier 3", "A2 D6", "B1 D5", "C1 E3 tier 2")
    state = order(state, 0, march("A1", "D4"), march("A2", "D5"))
    state = order(order(state, 1, march("B1", "D4")), 2, march("C1", "D4"))
    state = flip(state)
    assert {battle.tile for battle in state.battles} == {at("D4"), at("D5")}
    assert where(state, "B1") == "D5"


def test_e59_an_unknown_structure_stops_a_march() -> None:
    from dataclasses import replace

    state = campaign("A1 B1", "B1 E6", "C1 G1", hold=("B C2 outpost",))
    blind = replace(state.knowledge[0], memory=())
    ken = Ken(view_of(state, 0), 0)
    assert ken.bars(at("C2"))
    from rules.marchlords.flip.movement import move

    moved = move(replace(state, knowledge=(blind, *state.knowledge[1:])), {(0, 1): (at("C2"), at("D3"))})
    assert moved.state.army(0, 1).tile == at("C2")  # type: ignore[union-attr]
    assert set(moved.contacts) == {at("C2")}


def test_e60_reinforcing_a_siege_is_no_battle() -> None:
    state = campaign(
        "A1 D4 tier 3", "A2 C3", "B1 E6", "C1 G1", hold=("B D4 city2",), sieges=("A D4 0",)
    )
    state = flip(order(state, 0, march("A2", "D4")))
    assert state.battles == ()
    assert state.sieges[0].tick == 1
    state = flip(order(state, 0, march("A1", "C3"), march("A2", "C4")))
    assert state.sieges == ()


def test_e50_a_blind_march_stops_where_the_ground_is_too_hard() -> None:
    from rules.marchlords.flip.truth import real_path

    state = campaign(factions=("rois_tombes", "empire", "demons"))
    army = state.army(0, 1)
    assert army is not None
    path = tuple(at(name) for name in ("B2", "C3", "C4"))
    assert real_path(state, army, path, waaagh=False) == path[:2]


def test_e47_what_a_capital_sees() -> None:
    view = view_of(campaign(), 0)
    assert view.tile("D4").fog == view.tile("E3").fog == "visible"  # type: ignore[union-attr]
    assert view.tile("G4").fog == "unexplored"  # type: ignore[union-attr]
