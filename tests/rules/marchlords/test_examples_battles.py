"""The worked examples of the rule book about battles and sieges (marchlords.md 20)."""

from __future__ import annotations

from rules.marchlords.battle.sheets import garrison, total
from rules.marchlords.moves import (
    Arbitrate,
    Assault,
    ChooseFate,
    ChooseSiege,
    Concede,
    ConfirmReport,
    FileReport,
    WriteLosses,
    WriteOutcome,
)
from rules.marchlords.state import Marchlords

from .build import at, campaign, flip, march, order, refused, where


def report(state: Marchlords, seat: int, outcome: str, one: int = 0, two: int = 0, battle: str = "1") -> Marchlords:
    """The state after a seat has written and filed its version."""
    moves = [WriteOutcome(battle, outcome)]
    moves += [WriteLosses(battle, "attacker", one)] if one else []
    moves += [WriteLosses(battle, "defender", two)] if two else []
    return order(state, seat, *moves, FileReport(battle))


def agreed(state: Marchlords, one: int, two: int, outcome: str, *losses: int, battle: str = "1") -> Marchlords:
    """The state after one seat has filed and the other confirmed."""
    return order(report(state, one, outcome, *losses, battle=battle), two, ConfirmReport(battle))


def attack(*armies: str, tile: str = "D4", **facts) -> Marchlords:
    """A1 marches onto a tile, and everybody is ready."""
    return flip(order(campaign(*armies, seen=True, **facts), 0, march("A1", tile)))


def test_e33_a_city_with_its_garrison_alone() -> None:
    state = attack("A1 C3 tier 2", "B1 E6", "C1 G1", hold=("B D4 city1",), gold=(5, 12, 5))
    (battle,) = state.battles
    assert battle.kind == "siege_garnison"
    assert total(battle.sheet.defender) == 250
    purse = state.kingdoms[1].gold
    assert purse == 17
    state = report(state, 0, "attacker")
    assert refused(state, 0, ConfirmReport("1")) == "self-confirm"
    assert refused(state, 2, ConfirmReport("1")) == "not-party"
    state = order(state, 1, ConfirmReport("1"))
    assert state.kingdoms[1].gold == 17, "a garrison alone is not robbed"
    before = state.kingdoms[0].gold
    state = order(state, 0, ChooseFate("1", "destroy"))
    assert state.kingdoms[1].gold == 0
    assert state.kingdoms[0].gold == before + 17
    assert state.holding(at("D4")) is None
    assert (state.kingdoms[0].field, state.kingdoms[0].garrison) == (0, 1)


def test_e35_a_capital_repulses() -> None:
    state = attack("A1 E5 tier 3", "B1 E6 tier 3", "C1 G1", tile="E6", capitals=(1, 2, 1), gold=(5, 30, 5))
    (battle,) = state.battles
    assert battle.kind == "siege_armee"
    assert sorted(part.cap for part in battle.sheet.defender) == [750, 1500]
    purse = state.kingdoms[1].gold
    state = agreed(state, 0, 1, "attacker")
    assert state.kingdoms[1].gold == purse - 10
    assert state.holding(at("E6")).city == 1
    assert state.holding(at("E6")).owner == 1
    assert (where(state, "A1"), where(state, "B1")) == ("E5", "E6")
    assert state.phase == "orders"


def test_e36_a_dispute_goes_to_an_arbiter() -> None:
    state = attack("A1 C3", "B1 D4", "C1 G1")
    state = report(report(state, 0, "attacker"), 1, "defender")
    assert refused(state, 1, ConfirmReport("1")) == "disputed"
    assert refused(state, 0, Arbitrate("1", "draw")) == "gm-is-party"
    assert state.phase == "battles"
    state = order(state, 2, Arbitrate("1", "draw"))
    assert (where(state, "A1"), where(state, "B1")) == ("C3", "D4")
    assert (state.phase, state.turn) == ("orders", 2)


def test_e38_a_beaten_army_with_one_way_out() -> None:
    ring = ("A2 C4", "A3 C5", "A4 E5", "A5 E4", "A6 D4")
    state = flip(order(campaign("A1 D6 tier 3", "B1 D5", *ring, seen=True), 0, march("A1", "D5")))
    state = agreed(state, 0, 1, "attacker")
    assert where(state, "B1") == "D6"
    shut = flip(order(campaign("A1 D6 tier 3", "A7 D6", "B1 D5", *ring, seen=True), 0, march("A1", "D5")))
    shut = agreed(shut, 0, 1, "attacker")
    assert where(shut, "B1") == ""
    assert shut.kingdoms[1].reserve == 1


def test_e39_a_siege_from_the_draw_to_the_capitulation() -> None:
    state = attack("A1 C3 tier 3", "B1 E6", "C1 G1", hold=("B D4 city2",))
    income = state.kingdoms[1].account.income
    state = agreed(state, 0, 1, "draw")
    state = order(state, 0, ChooseSiege("1", "maintain"))
    assert state.sieges[0].besieger == 0
    storm = flip(order(flip(state), 0, Assault("D4")))
    state = flip(state)
    assert state.kingdoms[1].account.income == income - 6
    assert (state.sieges[0].tick, garrison(state, at("D4"))) == (1, (375, 0))
    assert total(storm.battles[0].sheet.defender) == 375
    state = flip(flip(state))
    assert (state.sieges[0].tick, state.holding(at("D4")).city) == (3, 1)
    assert garrison(state, at("D4")) == (62, 0)
    state = flip(state)
    (battle,) = state.battles
    assert (battle.kind, battle.stage) == ("capitulation", "fate")
    state = order(state, 0, ChooseFate("1", "capture"))
    assert (state.holding(at("D4")).owner, state.holding(at("D4")).city) == (0, 1)
    assert (state.kingdoms[0].field, state.kingdoms[0].garrison) == (0, 0)


def test_e41_giving_an_outpost_up() -> None:
    state = attack("A1 C3", "B1 E6", "C1 G1", hold=("B D4 outpost",))
    sheet = state.battles[0].sheet
    assert (total(sheet.defender), sheet.late) == (100, 100)
    assert refused(state, 0, Concede("1")) == "not-defender"
    gold = state.kingdoms[0].gold
    state = order(state, 1, Concede("1"))
    assert state.holding(at("D4")).owner == 0
    assert (state.kingdoms[0].gold, state.kingdoms[0].garrison) == (gold, 0)


def test_e43_a_naval_battle_drawn() -> None:
    state = campaign("A1 A2", "B1 A4", "C1 G1", seen=True)
    state = flip(order(order(state, 0, march("A1", "A3")), 1, march("B1", "A3")))
    assert state.battles[0].kind == "navale"
    state = agreed(state, 0, 1, "draw")
    assert (where(state, "A1"), where(state, "B1")) == ("A2", "A4")


def test_e44_what_bars_a_march() -> None:
    from .build import steps

    state = campaign("A1 C3", "B1 E6", hold=("B D4 outpost",))
    assert refused(order(state, 0, *steps("A1", "D4")), 0, steps("A1", "E3")[0]) == "path-blocked"
    leaderless = campaign("A1 C3 leaderless", "B1 E6", hold=("B D4 outpost",))
    assert refused(leaderless, 0, march("A1", "D4")) == "no-general-march"
    near = campaign("A1 C3", "B1 D4")
    assert refused(near, 1, march("A1", "C4")) == "not-your-army"


def test_losses_cost_tiers_and_disperse() -> None:
    """9.1 step 3."""
    state = attack("A1 C3 tier 2", "B1 D4", "C1 G1")
    after = agreed(state, 0, 1, "attacker", 75, 75)
    assert after.army(0, 1).tier == 1
    assert after.army(1, 1) is None
    assert after.kingdoms[1].reserve == 1
    lost = agreed(state, 0, 1, "defender", 50, 0)
    assert (lost.army(0, 1).tier, where(lost, "A1")) == (1, "C3")


def test_e56_an_annulled_battle_counts_nothing() -> None:
    from rules.game import GM
    from rules.marchlords.corrections import AnnulBattle
    from rules.marchlords.game import GAME

    from .build import chance

    state = attack("A1 C3", "B1 D4", "C1 G1")
    state = GAME.play(state, GM, (AnnulBattle("1", "wrong list"),), chance()).state
    assert (where(state, "A1"), where(state, "B1")) == ("C3", "D4")
    assert (state.kingdoms[0].field, state.kingdoms[1].field) == (0, 0)
    assert state.phase == "orders"
