"""Effects of construction, ageing and the end, one by one."""

from __future__ import annotations

import pytest

from rules.game import Illegal
from rules.paper_tales.ageing import healers, savable
from rules.paper_tales.build import payments, projects
from rules.paper_tales.final import final_gains
from rules.paper_tales.moves import Save

from .build import ages, deaths, everybody, facts, kingdom, play, table

NOBODY = kingdom()


# -- construction ------------------------------------------------------------------------------------------------------


def test_grand_architect_buys_any_mix() -> None:
    board = kingdom("grand_architect", "woodcutter", gold=9)
    assert payments(board, "mine-2")[0].total == 2
    assert payments(board, "tavern-2")[0].total == 2
    assert payments(board, "town-2")[0].total == 2


def test_wood_merchant_buys_wood_alone() -> None:
    board = kingdom("wood_merchant", gold=9)
    assert payments(board, "town-2")[0].total == 3
    assert payments(board, "tavern-1") == ()


def test_landlord_waives_land_and_no_resource() -> None:
    board = kingdom("landlord", buildings="temple1 town1", gold=0)
    assert payments(board, "barracks-1")[0].total == 0
    assert payments(kingdom("landlord", gold=0), "tavern-1") == ()


def test_temple_by_crystals_or_gold_for_each_level() -> None:
    ways = {way.id: way.total for way in payments(kingdom("miner", "miner", gold=9), "temple-2")}
    assert ways == {"cg": 3, "gc": 2, "gg": 5}
    ways = {way.id: way.total for way in payments(kingdom("adventurer(3)", gold=9), "temple-2")}
    assert ways == {"cc": 0, "cg": 3, "gc": 2, "gg": 5}
    assert [way.id for way in payments(kingdom(gold=2), "temple-1")] == ["g"]
    assert payments(kingdom(gold=4), "temple-2") == ()


def test_temple_with_the_architect() -> None:
    """H16: missing crystals for 1 gold each, or the price in gold; the cheapest first."""
    ways = {way.id: way.total for way in payments(kingdom("grand_architect", gold=9), "temple-2")}
    assert ways == {"cc": 3, "cg": 4, "gc": 4, "gg": 5}
    assert payments(kingdom("grand_architect", gold=9), "temple-2")[0].id == "cc"


def test_a_building_does_not_count_for_itself() -> None:
    assert payments(kingdom("woodcutter woodcutter", gold=9), "mine-2") == ()
    assert payments(kingdom("woodcutter", "", "mine1", gold=9), "mine-2")[0].total == 0


def test_an_upgrade_is_not_built_twice() -> None:
    names = {project.id for project in projects(kingdom(buildings="town2 mine1"))}
    assert "town-1" not in names
    assert "town-2" not in names
    assert "mine-1" not in names
    assert "mine-2" in names


# -- ageing ------------------------------------------------------------------------------------------------------------


def test_palm_reader_and_kraken_count_every_death() -> None:
    assert deaths(kingdom("knight(2) farmer(1)", "palm_reader"), "F1", "F2") == 3
    assert deaths(kingdom("palm_reader(1)"), "F1") == 1
    assert deaths(kingdom("kraken(2)", "knight(1)"), "F1", "B1") == 3
    assert deaths(kingdom("palm_reader kraken", "knight(2)"), "B1") == 4


def test_sculptor_demon_monkey() -> None:
    assert deaths(kingdom("sculptor(1)"), "F1") == 3
    assert deaths(kingdom("demon(1)"), "F1") == -3
    assert deaths(kingdom("demon(2)"), "F1") == 0


def test_gains_and_losses_of_a_phase_are_one_sum() -> None:
    """H2: 1 LP, Palm Reader +1 and Demon -3 come to 0."""
    state = table(kingdom("demon(1)", "palm_reader", points=1), NOBODY, NOBODY, phase="build")
    step = everybody(state, {})
    assert step.state.kingdoms[0].points == 0
    assert facts(step.events, "death-points", 0)[0]["points"] == -2


def test_healers() -> None:
    """H10, H11: each saves one, himself too; never a unit that would not die, nor one with two tokens."""
    board = kingdom("salamander(1) knight(1)", "mystical_healer(1) relic_of_wisdom(1)")
    assert healers(board) == 1
    assert savable(board) == ("F2", "B1")
    state = table(board, NOBODY, NOBODY, phase="build")
    with pytest.raises(Illegal) as refused:
        play(state, 0, Save("F2"), Save("B1"))
    assert refused.value.reason == "healers-busy"
    after = everybody(state, {0: [Save("B1")]}).state.kingdoms[0]
    assert ages(after) == {"salamander": 2, "mystical_healer": 2, "relic_of_wisdom": 2}
    two = table(kingdom("knight(1)", "mystical_healer mystical_healer(1)"), NOBODY, NOBODY, phase="build")
    with pytest.raises(Illegal) as refused:
        play(two, 0, Save("F1"), Save("F1"))
    assert refused.value.reason == "same-order"
    assert ages(everybody(two, {0: [Save("F1"), Save("B2")]}).state.kingdoms[0])["knight"] == 2


def test_relic_scores_at_the_end() -> None:
    assert sum(points for _, points in final_gains(kingdom("relic_of_wisdom(4)"))) == 8
