"""Sieges, reliefs, sallies, ransoms, ships, dormant kingdoms, capitals that can fall: what the examples leave out."""

from __future__ import annotations

import pytest

from rules.chance import Chance
from rules.game import Resign
from rules.marchlords.battle.sheets import converted, garrison, total
from rules.marchlords.battle.simulate import odds
from rules.marchlords.game import GAME
from rules.marchlords.moves import (
    Arbitrate,
    Assign,
    Cancel,
    ChooseFate,
    ChooseSiege,
    Concede,
    ConfirmReport,
    ContestReport,
    FileReport,
    LeaveToDice,
    NameLead,
    Ransom,
    Release,
    Retreat,
    Sally,
    WithdrawReport,
    WriteCapture,
    WriteLosses,
    WriteOutcome,
)
from rules.marchlords.options import MarchlordsOptions
from rules.marchlords.state import Captive, Part, Sheet
from rules.marchlords.view import view_of

from .build import at, campaign, chance, flip, march, order, refused, where
from .test_examples_battles import agreed, attack, report


def besieged(*more: str, **facts):
    """A besieges D4, a city of B with B1 inside."""
    return campaign(
        "A1 D4 tier 3", "B1 D4", "C1 G1", *more, hold=("B D4 city2",), sieges=("A D4 0",), seen=True, **facts
    )


def test_besieged_armies_sally() -> None:
    state = besieged()
    assert refused(state, 1, march("B1", "D5")) == "besieged"
    state = flip(order(state, 1, Sally("D4")))
    (battle,) = state.battles
    assert (battle.kind, battle.attacker, battle.defender) == ("sortie", 1, 0)
    assert total(battle.sheet.attacker) == 500, "no garrison sallies"
    inside = agreed(state, 1, 0, "defender")
    assert (where(inside, "B1"), where(inside, "A1"), len(inside.sieges)) == ("D4", "D4", 1)
    out = agreed(state, 1, 0, "attacker")
    if out.battles and out.battles[0].open:
        out = order(out, 0, Retreat("1", out.field.names[view_of(out, 0).battles[0].choices[0]]))
    assert out.sieges == ()
    assert where(out, "A1") != "D4"


def test_a_relief_army_is_helped_from_inside_with_a_quarter() -> None:
    state = besieged("B2 E4 tier 2")
    state = flip(order(state, 1, march("B2", "D4")))
    (battle,) = state.battles
    assert (battle.kind, battle.attacker, battle.defender) == ("secours", 1, 0)
    assert total(battle.sheet.attacker) == 1000 + 125
    back = agreed(state, 1, 0, "defender")
    assert (where(back, "B2"), where(back, "B1"), len(back.sieges)) == ("E4", "D4", 1)


def test_a_third_party_is_held_off_from_a_siege() -> None:
    state = besieged("C2 E3 tier 6")
    state = flip(order(state, 2, march("C2", "D4")))
    assert state.battles == ()
    assert where(state, "C2") == "E3"


def test_the_capital_holds_out_and_can_fall_where_the_table_plays_so() -> None:
    place = {"sieges": ("A E6 3",), "capitals": (1, 1, 1)}
    state = flip(campaign("A1 E6 tier 3", "C1 G1", **place))
    assert (state.battles, state.sieges[0].tick) == ((), 4)
    assert garrison(state, at("E6")) == (125, 0)
    hard = MarchlordsOptions(last_capital=True)
    state = campaign("A1 E6 tier 3", "C1 G1", **place, options=hard)
    for _ in range(3):
        state = flip(state)
    assert state.kingdoms[1].fallen
    assert state.battles[0].kind == "capitulation"
    state = order(state, 0, ChooseFate("1", "capture"))
    assert state.holding(at("E6")).owner == 0
    assert state.active == (0, 2)
    GAME.check(state)


def test_a_drawn_assault_can_be_left() -> None:
    state = attack("A1 C3 tier 3", "B1 E6", "C1 G1", hold=("B D4 city2",))
    state = agreed(state, 0, 1, "draw", 0, 50)
    assert state.holding(at("D4")).city == 1, "half the defenders lost: a level is lost"
    state = order(state, 0, ChooseSiege("1", "leave"))
    assert (state.sieges, where(state, "A1")) == ((), "C3")


def test_the_winner_takes_at_most_what_is_there() -> None:
    state = attack("A1 C3 tier 3", "B1 D4", "C1 G1", gold=(5, 0, 5))
    have = state.kingdoms[1].gold
    state = agreed(state, 0, 1, "attacker")
    assert state.kingdoms[1].gold == 0
    assert state.kingdoms[0].field == 1
    assert have < 10


def test_a_general_is_taken_and_ransomed() -> None:
    state = attack("A1 C3 tier 3", "B1 D4", "C1 G1", gold=(5, 60, 5))
    state = order(state, 0, WriteOutcome("1", "attacker"), WriteCapture("1", "yes"), FileReport("1"))
    state = order(state, 1, ConfirmReport("1"))
    if state.phase == "battles":
        state = order(state, 1, Retreat("1", state.field.names[view_of(state, 1).battles[0].choices[0]]))
    assert not state.army(1, 1).general
    assert state.captives == (Captive(1, 1, 0),)
    assert state.generals(1) == 0
    assert refused(state, 2, Ransom(1, 20)) == "no-such-captive"
    poor = flip(order(order(state, 1, Ransom(1, 20)), 0, Release(1, 30)))
    assert poor.captives
    paid = flip(order(order(state, 1, Ransom(1, 30)), 0, Release(1, 30)))
    assert (paid.captives, paid.kingdoms[1].reserve) == ((), 1)
    assert (paid.kingdoms[1].account.ransom, paid.kingdoms[0].account.ransom) == (-30, 30)


def test_no_general_is_taken_in_a_draw_or_from_a_garrison() -> None:
    state = attack("A1 C3", "B1 E6", "C1 G1", hold=("B D4 outpost",))
    drawn = order(state, 0, WriteOutcome("1", "draw"))
    assert refused(drawn, 0, WriteCapture("1", "yes")) == "general-on-draw"
    won = order(state, 0, WriteOutcome("1", "attacker"))
    assert refused(won, 0, WriteCapture("1", "yes")) == "no-general-to-take"


def test_reports_are_amended_withdrawn_and_contested() -> None:
    state = attack("A1 C3", "B1 D4", "C1 G1")
    assert refused(state, 0, FileReport("1")) == "report-empty"
    state = report(state, 0, "attacker")
    assert refused(state, 1, Concede("1")) == "no-structure"
    assert refused(state, 0, FileReport("1")) == "same-order"
    amended = order(state, 0, WriteLosses("1", "attacker", 37), FileReport("1"))
    assert amended.battles[0].filed[0].losses == (35, 0)
    assert order(amended, 0, WithdrawReport("1")).battles[0].filed == (None, None)
    contested = order(state, 1, ContestReport("1"))
    (decision,) = GAME.pending(contested)
    assert (decision.kind, decision.actors) == ("dispute", (2,))
    assert refused(contested, 2, Arbitrate("1", "defender")) == "no-version"
    back = order(contested, 1, WithdrawReport("1"), ConfirmReport("1"))
    assert back.battles == () or back.battles[0].outcome == "attacker"


def test_the_same_version_twice_closes_a_battle() -> None:
    state = attack("A1 C3", "B1 D4", "C1 G1")
    state = report(report(state, 0, "defender", 20, 10), 1, "defender", 20, 10)
    assert state.phase == "orders"
    assert state.kingdoms[1].field == 1


def test_two_seats_without_arbiter_leave_a_dispute_to_the_dice() -> None:
    state = flip(order(campaign("A1 C3", "B1 D4", seats=2, seen=True), 0, march("A1", "D4")))
    state = report(report(state, 0, "attacker"), 1, "defender")
    (decision,) = GAME.pending(state)
    assert (decision.kind, decision.actors) == ("dispute", (0, 1))
    state = order(order(state, 0, LeaveToDice("1")), 1, LeaveToDice("1"))
    assert not any(battle.stage == "report" for battle in state.battles)


def test_dice_depend_on_the_points() -> None:
    """R9.7."""
    even = Sheet((Part(1, 1000),), (Part(1, 1000),))
    assert odds(even) == (440, 120, 440)
    walls = Sheet((Part(1, 1000),), (Part(0, 500),), wall=2)
    assert odds(walls)[0] == 1000 * 1000**2 // (1000**2 + 625**2) - 60
    late = Sheet((Part(1, 500),), (Part(0, 100),), late=100)
    assert odds(late)[0] == 1000 * 500**2 // (500**2 + 150**2) - 60


def test_dice_are_the_same_when_thrown_again() -> None:
    state = attack("A1 C3", "B1 D4", "C1 G1")
    both = order(state, 0, LeaveToDice("1"))
    one = GAME.play(both, 1, (LeaveToDice("1"),), Chance(b"seed"))
    two = GAME.play(both, 1, (LeaveToDice("1"),), Chance(b"seed"))
    assert one == two


def test_another_army_can_lead() -> None:
    state = campaign("A1 C3 tier 3", "A2 C4 tier 2", "B1 D4 tier 4", "C1 G1", seen=True)
    state = flip(order(state, 0, march("A1", "D4"), march("A2", "D4")))
    state = order(state, 0, NameLead("1", "A2"))
    assert total(state.battles[0].sheet.attacker) == 1000 + 375
    assert refused(report(state, 1, "draw"), 0, NameLead("1", "A1")) == "already-filed"


@pytest.mark.parametrize(
    ("system", "value", "points"),
    [("tow", 1500, 1500), ("t9a", 500, 1125), ("t9a", 100, 225), ("whfb8", 250, 300), ("kow", 125, 150), ("wap", 62, 50)],
)
def test_points_of_other_games(system: str, value: int, points: int) -> None:
    assert converted(MarchlordsOptions(system=system), value) == points  # type: ignore[arg-type]


def test_a_game_not_listed_has_its_own_coefficient() -> None:
    assert converted(MarchlordsOptions(system="own", coefficient=140), 500) == 700


def test_enemy_ships_at_anchor_are_destroyed_by_passing() -> None:
    state = campaign("A1 A1", "B1 E6", "C1 G1", ships=("B A2",), seen=True)
    state = flip(order(state, 0, march("A1", "A3")))
    assert state.ships == ()


def test_a_ship_is_put_away_in_an_own_port() -> None:
    state = campaign("A1 A2", "B1 E6", "C1 G1", hold=("A B2 port",), seen=True)
    assert flip(order(state, 0, march("A1", "B2"))).ships == ()
    bare = campaign("A1 A2", "B1 E6", "C1 G1", seen=True)
    assert len(flip(order(bare, 0, march("A1", "B2"))).ships) == 1


def test_conceding_a_city_with_an_army_makes_it_retreat() -> None:
    state = attack("A1 C3 tier 3", "B1 D4", "C1 G1", hold=("B D4 city1",), gold=(5, 30, 5))
    gold = state.kingdoms[1].gold
    state = order(state, 1, Concede("1"))
    if state.phase == "battles":
        state = order(state, 1, Retreat("1", state.field.names[view_of(state, 1).battles[0].choices[0]]))
    assert (state.holding(at("D4")).owner, state.kingdoms[1].gold) == (0, gold)
    assert where(state, "B1") != "D4"
    capital = attack("A1 E5 tier 3", "B1 E6", "C1 G1", tile="E6")
    assert refused(capital, 1, Concede("1")) == "capital-holds"


def test_a_bare_enemy_tile_is_seized_by_whoever_ends_there() -> None:
    state = campaign("A1 C3", "B1 E6", "C1 G1", hold=("B D4",), seen=True)
    state = flip(order(state, 0, march("A1", "D4")))
    assert state.battles == ()
    assert state.holding(at("D4")).owner == 0


def test_whoever_resigns_in_battle_leaves_the_garrison() -> None:
    state = attack("A1 C3 tier 3", "B1 D4", "C1 G1", hold=("B D4 city1",))
    state = order(state, 1, Resign())
    (decision,) = GAME.pending(state)
    assert (decision.kind, decision.actors) == ("report", (0,))
    told = report(state, 0, "attacker")
    (decision,) = GAME.pending(told)
    assert (decision.kind, decision.actors) == ("dispute", (2,)), "somebody else must confirm"
    diced = order(state, 0, LeaveToDice("1"))
    assert diced.phase == "orders" or diced.battles[0].stage != "report"
    open_field = order(attack("A1 C3 tier 3", "B1 D4", "C1 G1"), 1, Resign())
    assert (open_field.phase, where(open_field, "A1")) == ("orders", "D4")


def test_gm_corrections_and_their_refusals() -> None:
    from rules.game import GM, Illegal
    from rules.marchlords.corrections import SetGold, SetTier, SetTile, SettleBattle

    state = order(campaign(seen=True), 0, march("A1", "C3"))
    after = GAME.play(state, GM, (SetGold(1, 40, "prize"),), chance()).state
    assert after.kingdoms[0].gold == 40
    assert after.desks[0].marches == ()
    tile = GAME.play(state, GM, (SetTile("c2", 2, 2, 0, "map"),), chance()).state
    assert (tile.holding(at("C2")).owner, tile.holding(at("C2")).city) == (1, 2)
    with pytest.raises(Illegal) as caught:
        GAME.play(state, GM, (SetTile("D2", 2, 2, 0, "map"),), chance())
    assert caught.value.reason == "correction-structure"
    gone = GAME.play(state, GM, (SetTier("B1", 0, "lost list"),), chance()).state
    assert gone.army(1, 1) is None
    assert gone.kingdoms[1].reserve == 1
    fight = attack("A1 C3", "B1 D4", "C1 G1")
    settled = GAME.play(fight, GM, (SettleBattle("1", "defender", "60/0", 0, "played"),), chance()).state
    assert (where(settled, "A1"), settled.kingdoms[1].field) == ("C3", 1)
    for item in (after, tile, gone, settled):
        GAME.check(item)


def test_a_general_assigned_this_turn_leads_the_march() -> None:
    """Assignments take effect at step 1 of the flip, before the movement."""
    state = campaign("A1 C3 leaderless", "B1 E6", "C1 G1", hold=("B D4 outpost",), generals=(1, 0, 0), seen=True)
    assert refused(state, 0, march("A1", "D4")) == "no-general-march"
    state = order(state, 0, Assign("A1"), march("A1", "D4"))
    assert order(state, 0, Cancel("assign-A1")).desks[0].marches == ()
    state = flip(state)
    assert state.battles[0].kind == "assaut_avant_poste"
    assert state.army(0, 1).general
