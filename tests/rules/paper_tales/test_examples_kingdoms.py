"""The worked examples of paper_tales.md 6 about wars, deployment, construction, effects, ageing and the end, T8 to T34."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.game import Illegal
from rules.paper_tales.build import payments
from rules.paper_tales.final import clash_order, final_gains, outcome_of
from rules.paper_tales.moves import ActFirst, Aim, Build, Lift, PayFirst, Place, Ready, Save
from rules.paper_tales.options import PaperTalesOptions
from rules.paper_tales.reckon import reckon, war_gains
from rules.paper_tales.state import Kingdom
from rules.paper_tales.wars import compare

from .build import ages, chance, everybody, facts, kingdom, play, table


def lp(board: Kingdom, won: int = 0) -> int:
    return sum(amount for what, _, amount in war_gains(board, reckon(board), won) if what == "lp")


# -- wars --------------------------------------------------------------------------------------------------------------


def test_t8_ties_are_won_by_both() -> None:
    results = compare((7, 7, 4), PaperTalesOptions())
    assert [result.wars for result in results] == [2, 2, 0]
    assert [result.points for result in results] == [6, 6, 0]


def test_t8_played() -> None:
    boards = (kingdom("knight veteran"), kingdom("knight veteran"), kingdom("cave_spirit"))
    after = everybody(table(*boards), {}).state
    assert [board.last.strength for board in after.kingdoms] == [7, 7, 4]
    assert [board.points for board in after.kingdoms] == [6, 6, 0]


def test_t10_strategist_counts_tokens_one_by_one() -> None:
    found = reckon(kingdom("veteran(1) militiaman(1)", "strategist adventurer(2)"))
    assert found.total == 3 + 3 + (1 + 4) == 11


def test_t11_manticore_and_barracks() -> None:
    found = reckon(kingdom("manticore knight", "farmer woodcutter", "town1 barracks1"))
    assert found.produced == (2, 2, 0)
    assert found.bonus == 2
    assert found.total == 6 + 4 + 2 == 12


def test_t12_dragon_with_and_without_crystals() -> None:
    assert reckon(kingdom("dragon knight", "adventurer(2)")).produced == (0, 0, 2)
    assert reckon(kingdom("dragon knight", "adventurer(2)")).total == 11
    assert reckon(kingdom("dragon knight", "adventurer")).total == 4


def test_t12b_the_alchemist_acts_every_turn() -> None:
    other = kingdom()
    first = table(kingdom(gold=3), other, other, hands=["master_alchemist farmer treefolk militiaman", "", ""])
    orders = [Place("farmer", "B1"), Place("treefolk", "F1"), Place("militiaman", "F2"), Place("master_alchemist", "B2")]
    step = everybody(first, {0: [*orders, Aim("B2", "F2")]})
    assert facts(step.events, "effect-age", 0)[0]["tokens"] == 2
    second = table(kingdom("treefolk militiaman(2)", "farmer master_alchemist(1)"), other, other, turn=2)
    step = everybody(second, {0: [Aim("B2", "F2")]})
    assert facts(step.events, "effect-age", 0)[0]["tokens"] == 2
    assert facts(step.events, "strength", 0)[0]["total"] == 3 + 2 + 4


def test_t14_level_two_points_without_a_war_won() -> None:
    assert lp(kingdom(buildings="temple2")) == 2
    assert lp(kingdom("miner", buildings="mine2")) == 4
    assert lp(kingdom("hunter", "farmer", "tavern2 town1")) == 3
    board = kingdom("knight hunter", "cerberus farmer", "barracks2")
    assert reckon(board).strengths == (4, 2, 0, 3, 1)
    assert lp(board) == 2


# -- deployment --------------------------------------------------------------------------------------------------------


def test_t16_the_monkey_pays_others() -> None:
    other = kingdom()
    spots = ("F1", "F2", "B1", "B2")
    cards = ("knight", "manticore", "forest_child", "monkey")
    state = table(kingdom(gold=3), other, other, hands=[" ".join(cards), "", ""])
    after = everybody(state, {0: [Place(card, spot) for card, spot in zip(cards, spots, strict=True)]})
    assert facts(after.events, "deployed", 0)[0]["paid"] == 3
    assert facts(after.events, "deployed", 0)[0]["gold"] == 0
    assert len(after.state.kingdoms[0].units) == 4
    cards = ("knight", "manticore", "forest_child", "farmer")
    state = table(kingdom(gold=3), other, other, hands=[" ".join(cards), "", ""])
    placed = [Place(card, spot) for card, spot in zip(cards, spots, strict=True)]
    after = everybody(state, {0: placed})
    assert len(after.state.kingdoms[0].units) == 3
    assert facts(after.events, "unpaid", 0)[0]["units"][0].value == "forest_child"  # type: ignore[index]
    after = everybody(state, {0: [*placed, PayFirst("B1")]})
    assert facts(after.events, "unpaid", 0)[0]["units"][0].value == "manticore"  # type: ignore[index]
    state = table(kingdom(gold=5), other, other, hands=["dragon manticore", "", ""])
    after = everybody(state, {0: [Place("dragon", "F1"), Place("manticore", "F2")]})
    assert facts(after.events, "deployed", 0)[0]["gold"] == 0


def test_t17_an_unpaid_unit_leaves_its_spot_empty() -> None:
    other = kingdom()
    state = table(kingdom(gold=1), other, other, hands=["dragon woodcutter", "", ""])
    after = everybody(state, {0: [Place("dragon", "F1"), Place("woodcutter", "F2")]})
    board = after.state.kingdoms[0]
    assert board.at("F1") is None
    assert board.at("F2") is not None
    assert facts(after.events, "deployed", 0)[0]["gold"] == 1
    assert "dragon" in after.state.discards


def test_t18_a_discarded_sculptor_is_no_death() -> None:
    other = kingdom()
    state = table(kingdom("sculptor(1)"), other, other, hands=["knight", "", ""])
    # nobody fights: ties at 0 give everybody two wars
    after = everybody(state, {0: [Lift("F1")]})
    assert after.state.kingdoms[0].points == 6
    assert "sculptor" in after.state.discards
    assert not facts(after.events, "died", 0)


# -- construction ------------------------------------------------------------------------------------------------------


def test_t19_land() -> None:
    assert payments(kingdom("woodcutter", buildings="town1 temple1", gold=3), "mine-1") == ()
    (way,) = payments(kingdom("woodcutter", buildings="temple1 tavern1", gold=4), "mine-1")
    assert (way.land, way.total) == (4, 4)
    assert payments(kingdom("woodcutter", buildings="temple1 tavern1", gold=3), "mine-1") == ()
    (way,) = payments(kingdom("landlord", buildings="temple1 tavern1"), "mine-1")
    assert (way.land, way.total) == (0, 0)
    (way,) = payments(kingdom("woodcutter", buildings="temple1 tavern1 mine1", gold=9), "barracks-1")
    assert way.land == 6
    (way,) = payments(kingdom("woodcutter farmer", buildings="temple1 tavern1 barracks1", gold=0), "barracks-2")
    assert way.land == 0


def test_t19_refused_by_the_rules() -> None:
    state = table(kingdom("woodcutter", buildings="temple1 tavern1", gold=3), kingdom(), kingdom(), phase="build")
    state = replace(state, desks=(replace(state.desks[0], ready=False), *state.desks[1:]))
    with pytest.raises(Illegal) as refused:
        play(state, 0, Build("mine-1"))
    assert refused.value.reason == "gold-missing"
    assert refused.value.facts["price"] == 4


def test_t20_town() -> None:
    board = kingdom("woodcutter", "peddler")
    assert payments(board, "town-1")[0].total == 0
    assert payments(board, "town-2") == ()
    assert payments(kingdom("forest_spirit"), "town-2")[0].total == 0
    way = payments(kingdom("woodcutter", buildings="town1"), "town-2")[0]
    assert (way.total, way.needed) == (0, (0, 2, 0))


def test_t22_wood_merchant() -> None:
    with_two = kingdom("wood_merchant", "farmer", gold=2)
    assert payments(with_two, "barracks-2")[0].total == 2
    with_one = kingdom("wood_merchant", "farmer", gold=1)
    assert payments(with_one, "barracks-2") == ()
    assert payments(with_one, "barracks-1")[0].total == 1


def test_t22_shapeshifter_reveals_kraken_and_veteran() -> None:
    other = kingdom()
    state = table(kingdom(gold=1), other, other, hands=["shapeshifter", "", ""], pile="kraken veteran")
    after = everybody(state, {0: [Place("shapeshifter", "F1")]})
    assert after.state.kingdoms[0].at("F1") is not None
    assert ages(after.state.kingdoms[0]) == {"veteran": 2}
    assert {"kraken", "shapeshifter"} <= set(after.state.discards)
    assert facts(after.events, "deployed", 0)[0]["gold"] == 1


# -- effects of deployment ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("points", "left"), [(10, 4), (4, 0)])
def test_t23_golem_and_kraken(points: int, left: int) -> None:
    other = kingdom("knight")
    board = kingdom(buildings="temple1 town1", gold=8, points=points)
    state = table(board, other, other, hands=["golem kraken", "", ""])
    step = everybody(state, {0: [Place("golem", "B1"), Place("kraken", "F1")]})
    assert facts(step.events, "effect-points", 0)[0]["total"] == left
    after = step.state.kingdoms[0]
    assert after.buildings == (("temple", 2), ("town", 2))
    # 9 beats 4 twice, and the Temple scores in the same turn
    assert after.points == left + 6 + 2
    assert state.kingdoms[0].open_spots == ("F1", "F2", "B1", "B2")
    assert "F3" in after.open_spots


def test_t23_no_fifth_spot_in_the_same_turn() -> None:
    state = table(kingdom(buildings="town1", gold=8), kingdom(), kingdom(), hands=["golem knight", "", ""])
    with pytest.raises(Illegal) as refused:
        play(state, 0, Place("golem", "F1"), Place("knight", "F3"))
    assert refused.value.reason == "no-fifth-spot"


def test_t25_time_master_before_or_after_the_alchemist() -> None:
    other = kingdom()
    state = table(kingdom("leviathan", "farmer master_alchemist"), other, other, hands=["time_master", "", ""])
    orders = [Place("time_master", "F2"), Aim("F2", "F1"), Aim("B2", "F2")]
    after = everybody(state, {0: orders})
    assert [found["tokens"] for found in facts(after.events, "effect-age", 0)] == [2, 3]
    after = everybody(state, {0: [*orders, ActFirst("B2")]})
    assert [found["tokens"] for found in facts(after.events, "effect-age", 0)] == [1, 2]


# -- ageing ------------------------------------------------------------------------------------------------------------


def test_t26_a_healer_saves_a_knight_once() -> None:
    board = kingdom("knight(1) woodcutter(1)", "farmer mystical_healer")
    state = table(board, kingdom(), kingdom(), phase="build")
    after = everybody(state, {0: [Save("F1")]}).state.kingdoms[0]
    assert ages(after) == {"knight": 2, "farmer": 1, "mystical_healer": 1}
    state = table(after, kingdom(), kingdom(), phase="build", turn=2)
    with pytest.raises(Illegal) as refused:
        play(state, 0, Save("F1"))
    assert refused.value.reason == "not-savable"


def test_t28_demon() -> None:
    for points, left in ((5, 2), (2, 0)):
        state = table(kingdom("demon(1) knight", points=points), kingdom("knight"), kingdom("knight"), phase="build")
        assert everybody(state, {}).state.kingdoms[0].points == left
    state = table(kingdom("demon(3) knight", "palm_reader"), kingdom(), kingdom(), phase="build")
    after = everybody(state, {}).state.kingdoms[0]
    assert after.points == 3
    assert ages(after) == {"knight": 1, "palm_reader": 1}


def test_t29_salamander_and_relic() -> None:
    board = kingdom("salamander(1) knight(1)", "relic_of_wisdom(3)")
    after = everybody(table(board, kingdom(), kingdom(), phase="build"), {}).state.kingdoms[0]
    assert ages(after) == {"salamander": 2, "relic_of_wisdom": 4}
    after = everybody(table(after, kingdom(), kingdom(), phase="build", turn=2), {}).state.kingdoms[0]
    assert ages(after) == {"relic_of_wisdom": 5}


# -- the end -----------------------------------------------------------------------------------------------------------


def test_t32_points_of_buildings() -> None:
    board = kingdom(buildings="tavern2 town1", points=30)
    assert sum(points for _, points in final_gains(board)) == 4
    after = everybody(table(board, kingdom(), kingdom(), phase="build", turn=4), {}).state
    assert after.phase == "over"
    assert after.kingdoms[0].points == 34


def test_t33_tie_breaks() -> None:
    def ended(*rows: tuple[int, int]) -> object:
        boards = [kingdom(points=points, gold=gold) for points, gold in rows]
        state = everybody(table(*boards, phase="build", turn=4), {}).state
        found = outcome_of(state)
        assert found is not None
        return (found.reason, found.winners, found.places)

    assert ended((34, 3), (34, 5), (34, 2)) == ("gold", (1,), (2, 1, 3))
    assert ended((34, 5), (34, 5), (34, 2)) == ("shared", (0, 1), (1, 1, 3))
    assert ended((33, 9), (34, 0), (34, 0)) == ("shared", (1, 2), (3, 1, 1))
    assert ended((35, 0), (34, 5), (30, 2)) == ("points", (0,), (1, 2, 3))


def test_t34_order_of_clashing_effects() -> None:
    assert clash_order(((10, 4), (10, 2), (12, 9)), chance(), "clash") == (2, 1, 0)
    lots = {clash_order(((5, 3), (5, 3)), chance(str(seed)), "clash") for seed in range(20)}
    assert lots == {(0, 1), (1, 0)}


def test_ready_alone_reveals_nothing() -> None:
    state = table(kingdom(gold=3), kingdom(), kingdom(), hands=["knight", "", ""])
    step = play(state, 0, Place("knight", "F1"), Ready())
    assert step.reveals == ()
    assert [event.kind for event in step.events] == ["ready"]
    assert step.state.kingdoms == state.kingdoms
