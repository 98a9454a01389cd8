"""Each effect at its phase (paper_tales.md 2.2, 2.3, 4.1, 4.3)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.game import Illegal
from rules.paper_tales.cards import kinds, ordered
from rules.paper_tales.moves import Aim, Place, Ready
from rules.paper_tales.options import PaperTalesOptions
from rules.paper_tales.reckon import reckon, war_gains
from rules.paper_tales.state import Kingdom
from rules.paper_tales.wars import compare

from .build import ages, deaths, everybody, facts, kingdom, play, table

NOBODY = kingdom()


def gains(board: Kingdom, won: int, what: str = "lp", **options: bool) -> int:
    return sum(amount for kind, _, amount in war_gains(board, reckon(board), won, **options) if kind == what)


def deployed(hand: str, *, board: Kingdom | None = None, aims: tuple[Aim, ...] = (), pile: str = "") -> Kingdom:
    """The Kingdom in the construction phase after these cards came to F1, F2, B1, B2 in order."""
    start = board or kingdom(gold=20)
    free = [spot for spot in ("F1", "F2", "B1", "B2") if start.at(spot) is None]
    state = table(start, NOBODY, NOBODY, hands=[hand, "", ""], pile=pile)
    orders = [Place(card, spot) for card, spot in zip(hand.split(), free, strict=False)]
    return everybody(state, {0: [*orders, *aims]}).state.kingdoms[0]


# -- production --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "produced"),
    [
        (kingdom("farmer"), (1, 0, 0)),
        (kingdom("forest_child"), (1, 1, 0)),
        (kingdom("treefolk"), (1, 0, 0)),
        (kingdom("woodcutter"), (0, 1, 0)),
        (kingdom("peddler"), (0, 1, 0)),
        (kingdom("landlord"), (0, 1, 0)),
        (kingdom("forest_spirit"), (0, 3, 0)),
        (kingdom("miner"), (0, 0, 1)),
        (kingdom("cave_spirit(1)"), (0, 0, 1)),
        (kingdom("adventurer"), (0, 0, 0)),
        (kingdom("adventurer(3)"), (0, 0, 3)),
        (kingdom("hunter"), (1, 0, 0)),
        (kingdom("", "hunter"), (0, 0, 0)),
        (kingdom("leviathan"), (0, 0, 0)),
        (kingdom("leviathan(1)"), (2, 0, 0)),
        (kingdom("leviathan(2)"), (2, 0, 0)),
        (kingdom(buildings="town1"), (1, 1, 0)),
        (kingdom(buildings="town2"), (1, 1, 1)),
        (kingdom(buildings="mine1"), (0, 0, 1)),
        (kingdom(buildings="mine2"), (0, 0, 1)),
        (kingdom(buildings="temple2 tavern2 barracks2"), (0, 0, 0)),
    ],
)
def test_production(board: Kingdom, produced: tuple[int, int, int]) -> None:
    assert reckon(board).produced == produced


# -- strength ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "total"),
    [
        (kingdom("cerberus"), 2),
        (kingdom("cerberus", "farmer"), 3),
        (kingdom("colossus"), 1),
        (kingdom("colossus(1)"), 7),
        (kingdom("dragon"), 0),
        (kingdom("dragon", "miner"), 7),
        (kingdom("giant_snake"), 4),
        (kingdom("giant_snake(1)"), 0),
        (kingdom("leviathan", "farmer"), 6),
        (kingdom("leviathan(1)", "farmer"), 0),
        (kingdom("manticore", "farmer treefolk"), 6),
        (kingdom("militiaman(2)"), 4),
        (kingdom("salamander(1)"), 5),
        (kingdom("ogre"), 4),
        (kingdom("ogre", "blacksmith", "temple1"), 7),
        (kingdom("", "archer"), 2),
        (kingdom("archer"), 2),
        (kingdom("", "strategist(1) knight(2)"), 1 + 3),
        (kingdom("strategist knight(2)"), 1 + 2 + 4),
        (kingdom("", "knight"), 0),
        (kingdom("shapeshifter"), 0),
        (kingdom("relic_of_wisdom(3)"), 0),
        (kingdom("", "", "barracks1 town1"), 1),
    ],
)
def test_strength(board: Kingdom, total: int) -> None:
    assert reckon(board).total == total


def test_ogre_does_not_count_the_gold_of_war() -> None:
    """H18."""
    assert reckon(kingdom("ogre rogue")).total == 4 + 3


def test_an_empty_front_still_has_its_wood() -> None:
    """H9."""
    assert reckon(kingdom("", "woodcutter forest_spirit", "barracks1")).total == 4


def test_aged_leviathan_and_barracks() -> None:
    """H8, and the option that says otherwise."""
    board = kingdom("leviathan(1)", "", "barracks2")
    assert gains(board, 0) == 1
    assert gains(board, 0, aged_leviathan=False) == 0
    state = table(board, NOBODY, NOBODY, options=PaperTalesOptions(aged_leviathan=False))
    assert everybody(state, {}).state.kingdoms[0].points == 6


# -- war ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "won", "points"),
    [
        (kingdom("commander"), 2, 2),
        (kingdom("", "commander"), 1, 1),
        (kingdom("colossus"), 2, 2),
        (kingdom("commander"), 0, 0),
        (kingdom("master_alchemist", "miner cave_spirit"), 2, 4),
        (kingdom("master_alchemist", "miner"), 0, 0),
        (kingdom(buildings="temple2"), 2, 2),
        (kingdom("farmer", "", "tavern2"), 0, 1),
        (kingdom("miner", "", "mine2"), 0, 4),
    ],
)
def test_points_of_war(board: Kingdom, won: int, points: int) -> None:
    assert gains(board, won) == points


def test_rogue_takes_gold_in_war() -> None:
    assert gains(kingdom("", "rogue rogue"), 2, "gold") == 4
    after = everybody(table(kingdom("rogue"), NOBODY, NOBODY), {})
    assert facts(after.events, "war-gold", 0)[0]["gold"] == 2
    assert after.state.kingdoms[0].gold == 2 + 2


def test_two_player_wars() -> None:
    double = PaperTalesOptions()
    rows = {(5, 5): (3, 3), (10, 5): (6, 0), (9, 5): (3, 0), (0, 0): (0, 0), (3, 0): (6, 0), (4, 8): (0, 6)}
    for strengths, points in rows.items():
        assert tuple(result.points for result in compare(strengths, double)) == points
    assert [result.wars for result in compare((10, 5), double)] == [1, 0]
    both = PaperTalesOptions(two_player_war="two_neighbours")
    assert [result.points for result in compare((5, 5), both)] == [6, 6]
    assert [result.points for result in compare((6, 5), both)] == [6, 0]
    assert [result.wars for result in compare((6, 5), both)] == [2, 0]


def test_nobody_against_nobody_is_a_tie() -> None:
    assert [result.points for result in compare((0, 0, 0), PaperTalesOptions())] == [6, 6, 6]


# -- income ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "gold"),
    [
        (kingdom(), 2),
        (kingdom("blacksmith"), 3),
        (kingdom("peddler"), 3),
        (kingdom("cook", "farmer treefolk"), 4),
        (kingdom("cook"), 2),
        (kingdom("giant_snake"), 2),
        (kingdom("giant_snake(1)"), 5),
        (kingdom("master_alchemist", "forest_spirit"), 5),
        (kingdom(buildings="temple1"), 4),
        (kingdom(buildings="temple2"), 4),
        (kingdom("farmer", "", "tavern1"), 3),
        (kingdom("farmer cook", "", "tavern2 town1"), 6),
    ],
)
def test_income(board: Kingdom, gold: int) -> None:
    assert reckon(board).gold == gold
    assert everybody(table(board, NOBODY, NOBODY), {}).state.kingdoms[0].gold == gold


# -- deployment --------------------------------------------------------------------------------------------------------


def test_tokens_on_arrival() -> None:
    assert ages(deployed("veteran cave_spirit demon knight")) == {"veteran": 1, "cave_spirit": 1, "demon": 1, "knight": 0}


def test_necromancer_ages_old_and_new() -> None:
    """H7: and a Veteran deployed with it has two tokens."""
    board = kingdom("knight(1)", gold=9)
    after = deployed("necromancer veteran farmer", board=board)
    assert ages(after) == {"knight": 2, "necromancer": 0, "veteran": 2, "farmer": 1}


def test_kraken_ages_others_and_costs_points() -> None:
    board = kingdom("knight", "", "town2 temple2 mine1", gold=6, points=20)
    after = deployed("kraken", board=board)
    assert ages(after) == {"knight": 1, "kraken": 0}
    assert after.scored[3] == -6


def test_golem_raises_every_level_one() -> None:
    board = kingdom(buildings="town1 temple2 mine1", gold=2)
    assert deployed("golem", board=board).buildings == (("town", 2), ("temple", 2), ("mine", 2))


def test_effects_are_for_the_moment_of_deployment() -> None:
    """A Golem or Necromancer in play does nothing the next turn; the Time Master neither."""
    board = kingdom("golem necromancer", "time_master knight", "town1")
    after = everybody(table(board, NOBODY, NOBODY), {}).state.kingdoms[0]
    assert after.buildings == (("town", 1),)
    assert set(ages(after).values()) == {0}


def test_time_master_on_herself_or_by_default_on_the_oldest() -> None:
    board = kingdom("knight(1)", "farmer")
    after = deployed("time_master", board=board, aims=(Aim("F2", "F2"),))
    assert ages(after) == {"knight": 1, "farmer": 0, "time_master": 2}
    assert ages(deployed("time_master", board=board))["knight"] == 3


def test_two_units_that_choose() -> None:
    aims = (Aim("F1", "B1"), Aim("F2", "B1"))
    assert ages(deployed("time_master time_master knight", aims=aims))["knight"] == 4


def test_alchemist_without_food_gives_nothing() -> None:
    assert ages(deployed("master_alchemist knight", aims=(Aim("F1", "F2"),))) == {"master_alchemist": 0, "knight": 0}


def test_monkey_pays_and_dies_with_gold() -> None:
    after = deployed("monkey knight", board=kingdom())
    assert ages(after) == {"monkey": 0, "knight": 0}
    assert deaths(kingdom("monkey(2)"), "F1", what="gold") == 2


@pytest.mark.parametrize(("found", "expected"), [("monkey", 1), ("knight", 1), ("veteran", 2), ("demon", 2), ("dragon", 1)])
def test_shapeshifter_finds(found: str, expected: int) -> None:
    """H3: whatever is found is free, a Monkey brings no gold."""
    state = table(kingdom(gold=0), NOBODY, NOBODY, hands=["shapeshifter", "", ""], pile=found)
    step = everybody(state, {0: [Place("shapeshifter", "B1")]})
    assert ages(step.state.kingdoms[0]) == {found: expected}
    assert step.state.kingdoms[0].gold == 2
    assert "shapeshifter" in step.state.discards


def test_shapeshifter_becomes_a_necromancer() -> None:
    after = deployed("shapeshifter knight", pile="necromancer")
    assert ages(after) == {"necromancer": 1, "knight": 1}


def test_shapeshifter_with_an_empty_pile() -> None:
    """H4: the discards are shuffled, the Shapeshifter not among them."""
    state = table(kingdom(), NOBODY, NOBODY, hands=["shapeshifter", "", ""])
    state = replace(state, pile=(), buried=ordered(state.pile))
    step = everybody(state, {0: [Place("shapeshifter", "F1")]})
    assert facts(step.events, "reshuffled")[0]["cards"] == 80
    assert len(step.state.kingdoms[0].units) == 1


def test_follow_up_of_a_shapeshifter() -> None:
    state = table(kingdom("knight", gold=0), NOBODY, NOBODY, hands=["shapeshifter", "", ""], pile="time_master")
    step = everybody(state, {0: [Place("shapeshifter", "F2")]})
    assert step.state.phase == "follow"
    assert step.state.follow is not None
    assert (step.state.follow.seat, step.state.follow.spot) == (0, "F2")
    assert not facts(step.events, "strength")
    with pytest.raises(Illegal) as refused:
        play(step.state, 1, Aim("F2", "F1"))
    assert refused.value.reason == "not-your-choice"
    with pytest.raises(Illegal) as refused:
        play(step.state, 0, Aim("F2", "B1"))
    assert refused.value.reason == "follow-choice"
    after = play(step.state, 0, Aim("F2", "F1"))
    assert after.state.phase == "build"
    assert ages(after.state.kingdoms[0]) == {"knight": 2, "time_master": 1}
    assert [event.kind for event in after.events][:2] == ["effect-age", "strength"]


def test_follow_up_keeps_what_was_ordered_before() -> None:
    board = kingdom("knight", "master_alchemist farmer")
    state = table(board, NOBODY, NOBODY, hands=["shapeshifter", "", ""], pile="time_master")
    step = everybody(state, {0: [Place("shapeshifter", "F2"), Aim("B1", "B2")]})
    after = play(step.state, 0, Aim("F2", "F1")).state
    assert ages(after.kingdoms[0]) == {"knight": 2, "time_master": 1, "master_alchemist": 0, "farmer": 1}


def test_every_effect_code_is_met_here() -> None:
    """Every act of the data files belongs to a phase that knows it."""
    known = {
        "P2!": {"age", "morph", "upgrade_all", "add"},
        "P2": {"age"},
        "P3": {"set_str", "add", "fight_from_back", "no_fight"},
        "P4": {"add"},
        "P5": {"gold_for", "no_land"},
        "P6": {"add", "save", "never_dies", "dies"},
        "END": {"add"},
        "RES": {"produce"},
    }
    for kind in kinds().values():
        for effect in kind.effects:
            assert effect.act in known[effect.phase], (kind.id, effect)


def test_ready_is_needed_from_everybody() -> None:
    state = table(NOBODY, NOBODY, NOBODY)
    state = play(state, 0, Ready()).state
    state = play(state, 2, Ready()).state
    assert state.phase == "deploy"
    assert play(state, 1, Ready()).state.phase == "build"
