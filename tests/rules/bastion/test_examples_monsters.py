"""Worked examples X35 to X43 of the rule book and the orders of the cards: dice are the d6 of the card, then
attacker-target."""

from __future__ import annotations

from rules.bastion import GAME
from rules.bastion.board import path
from rules.bastion.book import name_of, square_of
from rules.bastion.field import Field
from rules.bastion.monsters import Phase

from .build import Dice, hero, hp_of, monsters_play, scene, where


def test_x35_an_advance_is_not_followed_by_an_attack() -> None:
    state = scene("cour", [hero("rempart", "A1")], [("gobelin", "A6")])
    after, field = monsters_play(state, 2)
    assert where(after, "gobelin-0") == "A3"
    assert after.trails[0].path == tuple(square_of(text) for text in ("A6", "A5", "A4", "A3"))
    assert [event.kind for event in field.events] == ["special", "advanced"]


def test_x36_a_rush_advances_and_attacks() -> None:
    state = scene("cour", [hero("rempart", "A1")], [("gobelin", "A4")])
    after, _ = monsters_play(state, 4, 5, 2)
    assert (where(after, "gobelin-0"), hp_of(after, "rempart")) == ("A2", 7)


def test_x37_a_coward_moves_away() -> None:
    state = scene("cour", [hero("rempart", "A3")], [("gobelin", "A4")])
    after, _ = monsters_play(state, 1)
    assert (where(after, "gobelin-0"), hp_of(after, "rempart")) == ("A6", 10)


def test_x38_the_most_wounded_is_attacked_first() -> None:
    state = scene("cour", [hero("archere", "C3", 4), hero("rempart", "A3")], [("gobelin", "B4")])
    prey = Phase(Field(state, Dice()))._prey("gobelin-0")
    assert prey is not None
    assert prey.kind == "archere"


def test_whom_to_attack_breaks_ties_by_distance_hit_points_and_seat() -> None:
    def prey(one: tuple[str, int], two: tuple[str, int]) -> str:
        heroes = [hero("rempart", one[0], one[1]), hero("rodeur", two[0], two[1])]
        found = Phase(Field(scene("cour", heroes, [("arbaletrier", "C6")]), Dice()))._prey("arbaletrier-0")
        assert found is not None
        return found.kind

    assert prey(("C4", 7), ("C5", 6)) == "rodeur", "both miss one, the nearer"
    assert prey(("C5", 7), ("D5", 6)) == "rodeur", "as near, fewer hit points"
    assert prey(("C5", 8), ("D5", 7)) == "rodeur"
    heroes = [hero("archere", "C5", 5), hero("arcaniste", "D5", 5)]
    found = Phase(Field(scene("cour", heroes, [("arbaletrier", "C6")]), Dice()))._prey("arbaletrier-0")
    assert found is not None
    assert found.kind == "archere", "all the same, the first seat"


def test_x40_a_breath_strikes_every_hero_near() -> None:
    state = scene("cour", [hero("rempart", "C3")], [("dragonnet", "D4")])
    after, _ = monsters_play(state, 5, 9, 2)
    assert hp_of(after, "rempart") == 3
    assert (after.rolls[0].by, after.trails[0].special) == ("souffle", "souffle")


def test_x41_a_breath_meets_no_riposte() -> None:
    state = scene("cour", [hero("rempart", "C3")], [("dragonnet", "D4")])
    after, _ = monsters_play(state, 5, 2, 8)
    assert (hp_of(after, "rempart"), hp_of(after, "dragonnet-0")) == (10, 12)


def test_with_two_heroes_a_breath_replaces_the_first_of_two_activations() -> None:
    state = scene("cour", [hero("rempart", "C3"), hero("rodeur", "E4")], [("dragonnet", "D4")])
    after, _ = monsters_play(state, 6, 3, 1, 4, 1, 2, 8)
    assert [(roll.target, roll.by) for roll in after.rolls] == [
        ("rempart", "souffle"),
        ("rodeur", "souffle"),
        ("rodeur", ""),
    ]
    assert after.rolls[2].verdict == "riposte"


def test_a_breath_without_anybody_near_is_a_rush() -> None:
    state = scene("cour", [hero("rempart", "A1")], [("dragonnet", "A6")])
    after, _ = monsters_play(state, 5, 6, 1)
    assert (where(after, "dragonnet-0"), hp_of(after, "rempart")) == ("A2", 5)


def test_x42_a_reloading_crossbowman_stays_where_it_has_a_target() -> None:
    state = scene("cour", [hero("archere", "A1")], [("arbaletrier", "A4")])
    after, field = monsters_play(state, 1)
    assert (where(after, "arbaletrier-0"), hp_of(after, "archere")) == ("A4", 7)
    assert [event.kind for event in field.events] == ["special"]


def test_a_reloading_crossbowman_advances_where_it_has_none() -> None:
    state = scene("cour", [hero("archere", "A1")], [("arbaletrier", "F6")])
    after, _ = monsters_play(state, 1)
    assert where(after, "arbaletrier-0") != "F6"
    assert after.rolls == ()


def test_a_crossbowman_falls_back_before_it_shoots() -> None:
    state = scene("cour", [hero("archere", "A3")], [("arbaletrier", "A4")])
    after, _ = monsters_play(state, 3, 6, 2)
    assert (where(after, "arbaletrier-0"), hp_of(after, "archere")) == ("A6", 3)


def test_a_piercing_bolt_has_one_more_and_ignores_cover() -> None:
    state = scene("cour", [hero("archere", "B3")], [("arbaletrier", "A2")])
    after, _ = monsters_play(state, 6, 3, 3)
    assert (after.rolls[0].covered, after.rolls[0].mods, after.rolls[0].by) == (False, (1, 0), "perforant")
    plain, _ = monsters_play(state, 2, 3, 3)
    assert (plain.rolls[0].covered, plain.rolls[0].mods) == (True, (0, 1))


def test_a_frenzy_is_a_rush_with_one_more() -> None:
    state = scene("cour", [hero("rempart", "A1")], [("gobelin", "A4")])
    after, _ = monsters_play(state, 6, 5, 2)
    assert (where(after, "gobelin-0"), hp_of(after, "rempart")) == ("A2", 6)


def test_a_roar_helps_the_others_until_the_end_of_the_phase() -> None:
    state = scene("cour", [hero("rempart", "A3")], [("gobelin", "A4"), ("dragonnet", "F6")])
    after, _ = monsters_play(state, 1, 2, 3, 3)
    assert after.trails[0].monster == "dragonnet-0", "the drakeling plays first"
    assert after.rolls[0].mods == (1, 0)
    again, _ = monsters_play(after, 2, 3, 3, 2, 3, 3)
    assert [roll.mods for roll in again.rolls] == [(0, 0), (0, 0)]


def test_monsters_play_in_the_order_of_their_cards_and_then_of_the_wave() -> None:
    state = scene("cour", [hero("rempart", "A1")], [("gobelin", "F6"), ("arbaletrier", "E6"), ("gobelin", "D6")])
    after, _ = monsters_play(state, 2, 2, 2)
    assert [trail.monster for trail in after.trails] == ["arbaletrier-0", "gobelin-1", "gobelin-2"]


def test_one_killed_by_a_riposte_does_nothing_more() -> None:
    state = scene("cour", [hero("rempart", "A3"), hero("rodeur", "F1")], [("gobelin", "A4", 1)])
    after, _ = monsters_play(state, 2, 1, 8)
    assert after.monsters == ()
    assert len(after.rolls) == 1


def test_with_two_heroes_every_monster_acts_twice() -> None:
    state = scene("cour", [hero("rempart", "A1"), hero("rodeur", "F1")], [("gobelin", "A6")])
    after, field = monsters_play(state, 2)
    assert where(after, "gobelin-0") == "A2", "three squares, then the last one of its way"
    assert [event.kind for event in field.events] == ["special", "advanced", "advanced"]


def test_an_advance_takes_the_cheapest_goal_then_the_lowest_index() -> None:
    after, _ = monsters_play(scene("cour", [hero("rempart", "C2")], [("gobelin", "C6")]), 2)
    assert [name_of(square) for square in after.trails[0].path] == ["C6", "C5", "B4", "B3"], "C3 would cost one more"
    after, _ = monsters_play(scene("cour", [hero("rempart", "D4")], [("gobelin", "F4")]), 2)
    assert where(after, "gobelin-0") == "E3", "as cheap as E4, and before it"


def test_an_advance_prefers_height_among_goals_of_one_cost() -> None:
    text = """
[[maps]]
id = "Talus"
rows = ["000000", "000000", "000100", "001110", "000010", "000000"]
heroes = ["D1", "A1"]
spawns = ["D4"]
"""
    options = GAME.configure(GAME.options_type(), "own_text", text)
    after, _ = monsters_play(scene("Talus", [hero("rempart", "D1")], [("gobelin", "D4")], options=options), 2)
    assert where(after, "gobelin-0") == "E2"


def test_without_a_way_a_monster_comes_as_near_as_it_can_and_never_backs_off() -> None:
    blocked = [hero("rempart", "A6")]
    state = scene("cour", blocked, [("gobelin", "C6"), ("gobelin", "B6"), ("gobelin", "A5")])
    after, _ = monsters_play(state, 2, 2, 1, 6, 2, 1, 6)
    assert where(after, "gobelin-1") == "C6", "both squares beside the hero are taken and nearer ones too"


def test_paths_are_settled_in_the_order_of_cost_and_index() -> None:
    from .test_examples_ground import ground

    found = ground("cour").reach(square_of("A1"), frozenset())
    names = [name_of(square) for square in path(found, square_of("D4"))]
    assert names[0] == "A1"
    assert names[-1] == "D4"
    assert found[square_of("D4")][0] == 5


def test_fallen_heroes_are_no_targets() -> None:
    state = scene("cour", [hero("rempart", "A3", 0), hero("rodeur", "F1")], [("gobelin", "A4")])
    after, _ = monsters_play(state, 2)
    assert after.rolls == ()
    assert after.trails[0].path[0] != after.trails[0].path[-1]
