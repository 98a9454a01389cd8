"""Worked examples X1 to X8 and X28 to X57 of the rule book: attacks and abilities. Dice are given as attacker-target."""

from __future__ import annotations

from typing import Any

from rules.bastion import GAME
from rules.bastion.moves import Attack, Follow, Revive, UseAbility, Walk
from rules.bastion.state import Bastion
from rules.game import PUBLIC
from rules.voice import Voice

from .build import hero, hp_of, monsters_play, play, refused, scene, step, where

FAR = ("gobelin", "F6")
"""A goblin that keeps the wave going."""


def duel(kind: str, at: str, goblin: str, **more: Any) -> Bastion:
    return scene("cour", [hero(kind, at, **more)], [("gobelin", goblin), FAR])


def test_x1_the_difference_is_the_damage() -> None:
    after = step(duel("rempart", "A3", "A4"), Attack("gobelin-1"), 6, 2)
    assert after.state.monster("gobelin-1") is None
    assert hp_of(after.state, "rempart") == 10
    assert after.reveals == (PUBLIC,)
    roll = after.state.rolls[0]
    assert (roll.verdict, roll.losses, roll.fell, roll.totals) == ("hit", (0, 4), (False, True), (6, 2))


def test_x2_a_target_in_reach_ripostes() -> None:
    after = play(duel("rempart", "A3", "A4"), Attack("gobelin-1"), 2, 5)
    assert (hp_of(after, "rempart"), hp_of(after, "gobelin-1")) == (7, 4)


def test_x3_a_tie_costs_each_one() -> None:
    after = play(duel("rempart", "A3", "A4"), Attack("gobelin-1"), 3, 3)
    assert (hp_of(after, "rempart"), hp_of(after, "gobelin-1")) == (9, 3)


def test_x4_out_of_its_reach_the_target_does_not_riposte() -> None:
    after = play(duel("archere", "A1", "A4"), Attack("gobelin-1"), 1, 5)
    assert (hp_of(after, "archere"), hp_of(after, "gobelin-1")) == (7, 4)
    assert after.rolls[0].verdict == "miss"


def test_a_tie_costs_the_attacker_out_of_reach_too_unless_a_table_says_otherwise() -> None:
    after = play(duel("archere", "A1", "A4"), Attack("gobelin-1"), 3, 3)
    assert (hp_of(after, "archere"), hp_of(after, "gobelin-1")) == (6, 3)
    options = GAME.configure(GAME.options_type(), "own_text", "[rules]\ntie_needs_reach = true")
    other = scene("cour", [hero("archere", "A1")], [("gobelin", "A4"), FAR], options=options)
    after = play(other, Attack("gobelin-1"), 3, 3)
    assert (hp_of(after, "archere"), hp_of(after, "gobelin-1")) == (7, 3)


def test_x6_a_crossbowman_ripostes_at_range_three() -> None:
    state = scene("cour", [hero("archere", "A1")], [("arbaletrier", "A4"), FAR])
    after = play(state, Attack("arbaletrier-0"), 1, 5)
    assert (hp_of(after, "archere"), hp_of(after, "arbaletrier-0")) == (3, 4)


def test_x7_from_above_plus_one() -> None:
    after = play(duel("rempart", "C3", "C2"), Attack("gobelin-1"), 3, 3)
    assert (hp_of(after, "rempart"), hp_of(after, "gobelin-1")) == (10, 3)


def test_a_post_says_what_was_added_to_the_dice() -> None:
    high = step(duel("rempart", "C3", "C2"), Attack("gobelin-1"), 3, 3)
    assert "3 + 1 hauteur = 4 contre d6" in Voice(GAME, "fr").event(high.events[0])
    mist = scene("cour", [hero("arcaniste", "C1")], [("gobelin", "C5"), FAR])
    told = [Voice(GAME, "en").event(event) for event in step(mist, UseAbility("brume", "gobelin-1", "C4"), 1, 6).events]
    assert any("d6: 1 + 1 high ground + 2 bonus = 4 against d6: 6." in line for line in told)
    low = step(duel("rempart", "C2", "C3"), Attack("gobelin-1"), 4, 3)
    assert "d8: 4 − 1 low ground = 3 against" in Voice(GAME, "en").event(low.events[0])


def test_from_below_minus_one_however_low() -> None:
    after = play(duel("rempart", "C2", "C3"), Attack("gobelin-1"), 4, 3)
    assert after.rolls[0].mods == (-1, 0)
    assert (hp_of(after, "rempart"), hp_of(after, "gobelin-1")) == (9, 3)
    state = scene("remparts", [hero("archere", "C4")], [("gobelin", "C2"), FAR])  # two levels up: still -1
    assert play(state, Attack("gobelin-1"), 5, 1).rolls[0].mods == (-1, 0)


def test_x28_cover_adds_one_to_the_target() -> None:
    after = play(duel("archere", "A2", "B3"), Attack("gobelin-1"), 4, 3)
    assert after.rolls[0].covered
    assert (hp_of(after, "archere"), hp_of(after, "gobelin-1")) == (6, 3)


def test_x29_an_aimed_shot_ignores_cover() -> None:
    after = play(duel("archere", "A2", "B3"), UseAbility("precis", "gobelin-1"), 2, 3)
    assert not after.rolls[0].covered
    assert after.rolls[0].totals == (4, 3)
    assert (hp_of(after, "archere"), hp_of(after, "gobelin-1")) == (7, 3)


def test_x44_a_shield_wall_helps_in_the_monsters_phase() -> None:
    state = scene("cour", [hero("rempart", "A3")], [("gobelin", "A4")])
    state = play(state, UseAbility("mur"))
    after, _ = monsters_play(state, 2, 5, 4)
    assert after.rolls[0].totals == (5, 5)
    assert (hp_of(after, "rempart"), hp_of(after, "gobelin-0")) == (9, 3)


def test_x45_charge_moves_and_attacks_at_plus_two() -> None:
    after = play(duel("rempart", "A1", "A4"), UseAbility("charge", "gobelin-1", "A3"), 4, 3)
    assert after.rolls[0].totals == (6, 3)
    assert (hp_of(after, "gobelin-1"), where(after, "rempart")) == (1, "A3")


def test_charge_may_stay_where_it_stands() -> None:
    after = play(duel("rempart", "A3", "A4"), UseAbility("charge", "gobelin-1"), 4, 3)
    assert (hp_of(after, "gobelin-1"), where(after, "rempart")) == (1, "A3")
    refused(duel("rempart", "A1", "A4"), UseAbility("charge", "gobelin-1", "A2"), "out-of-range")


def test_x46_a_sweep_strikes_every_neighbour_without_riposte() -> None:
    state = scene("cour", [hero("rempart", "A3")], [("gobelin", "A4"), ("gobelin", "A2"), FAR])
    after = play(state, UseAbility("fauchage"), 2, 6, 8, 3)
    assert (hp_of(after, "rempart"), hp_of(after, "gobelin-1"), hp_of(after, "gobelin-2")) == (10, 4, 0)
    assert hp_of(after, "gobelin-3") == 4


def test_x47_a_pinned_monster_skips_its_next_turn_without_a_d6() -> None:
    state = scene("cour", [hero("archere", "A1")], [("gobelin", "A4")])
    after = play(state, UseAbility("clouante", "gobelin-0"), 4, 3)
    assert (hp_of(after, "gobelin-0"), after.monsters[0].pinned) == (2, True)
    later, field = monsters_play(after)
    assert where(later, "gobelin-0") == "A4"
    assert [event.kind for event in field.events] == ["skipped"]
    assert not later.monsters[0].pinned


def test_a_pinning_arrow_that_does_not_hurt_does_not_pin() -> None:
    state = scene("cour", [hero("archere", "A1")], [("gobelin", "A4")])
    assert not play(state, UseAbility("clouante", "gobelin-0"), 1, 6).monsters[0].pinned


def test_x49_a_bolt_is_rolled_on_the_next_die() -> None:
    after = play(duel("arcaniste", "A1", "A2"), UseAbility("eclair", "gobelin-1"), 8, 2)
    assert after.rolls[0].dice == (8, 6)
    assert after.monster("gobelin-1") is None
    largest = play(duel("arcaniste", "A1", "A2", die=12), UseAbility("eclair", "gobelin-1"), 12, 1)
    assert largest.rolls[0].dice == (12, 6)


def test_x50_a_bolt_meets_no_riposte_but_a_tie_costs_both() -> None:
    after = play(duel("arcaniste", "A1", "A2"), UseAbility("eclair", "gobelin-1"), 1, 6)
    assert (hp_of(after, "arcaniste"), hp_of(after, "gobelin-1")) == (7, 4)
    after = play(duel("arcaniste", "A1", "A2"), UseAbility("eclair", "gobelin-1"), 3, 3)
    assert (hp_of(after, "arcaniste"), hp_of(after, "gobelin-1")) == (6, 3)


def test_x52_x53_mend_gives_four_up_to_the_maximum() -> None:
    for before, expected in ((2, 6), (5, 7)):
        state = scene("cour", [hero("arcaniste", "A1", before)], [FAR])
        assert hp_of(play(state, UseAbility("soin", "arcaniste")), "arcaniste") == expected
        assert hp_of(play(state, UseAbility("soin")), "arcaniste") == expected


def test_mend_helps_a_standing_ally_in_sight_near_by() -> None:
    state = scene("cour", [hero("arcaniste", "A1"), hero("rempart", "A3", 2)], [FAR])
    assert hp_of(play(state, UseAbility("soin", "rempart")), "rempart") == 6
    far = scene("cour", [hero("arcaniste", "A1"), hero("rempart", "A4", 2)], [FAR])
    refused(far, UseAbility("soin", "rempart"), "heal-far")
    hidden = scene("cour", [hero("arcaniste", "A2"), hero("rempart", "C2", 2)], [FAR])
    refused(hidden, UseAbility("soin", "rempart"), "heal-far")
    down = scene("cour", [hero("arcaniste", "A1"), hero("rempart", "A2", 0)], [FAR])
    refused(down, UseAbility("soin", "rempart"), "heal-down")


def test_x55_a_sneak_attack_without_moving_is_plain() -> None:
    after = play(duel("rodeur", "A3", "A4"), UseAbility("sournois", "gobelin-1"), 3, 3)
    assert (hp_of(after, "rodeur"), hp_of(after, "gobelin-1")) == (8, 3)


def test_x56_a_sneak_attack_after_a_move_is_at_plus_two() -> None:
    state = play(duel("rodeur", "A2", "A4", actions=3), Walk("A3"))
    after = play(state, UseAbility("sournois", "gobelin-1"), 3, 3)
    assert after.rolls[0].totals == (5, 3)
    assert hp_of(after, "gobelin-1") == 2


def test_x57_strike_and_fade_moves_after_its_attack() -> None:
    state = scene("cour", [hero("rodeur", "A3")], [("gobelin", "A4")])
    struck = play(state, UseAbility("fuite", "gobelin-0"), 5, 3)
    assert struck.monsters == ()
    assert (struck.phase, struck.heroes[0].follow) == ("turn", "fuite"), "the ability is finished before the wave ends"
    refused(struck, Attack("gobelin-0"), "follow-first")
    after = play(struck, Follow("A1"))
    assert where(after, "rodeur") == "A1"
    assert after.phase == "upgrade"


def test_who_falls_by_the_riposte_does_not_move_after_the_attack() -> None:
    state = scene("cour", [hero("rodeur", "A3", 1), hero("rempart", "F1")], [("gobelin", "A4")])
    after = play(state, UseAbility("fuite", "gobelin-0"), 1, 6)
    assert (hp_of(after, "rodeur"), after.heroes[0].follow, after.heroes[0].actions) == (0, "", 0)


def test_a_parting_shot_may_stay() -> None:
    state = duel("archere", "A1", "A4")
    after = play(play(state, UseAbility("repli", "gobelin-1"), 2, 6), Follow("A1"))
    assert (where(after, "archere"), after.heroes[0].follow, after.heroes[0].actions) == ("A1", "", 1)


def test_split_arrows_hit_two_different_monsters() -> None:
    state = scene("cour", [hero("archere", "A1")], [("gobelin", "A4"), ("gobelin", "B3"), FAR])
    refused(state, UseAbility("double", "gobelin-1", second="gobelin-1"), "same-target")
    refused(state, UseAbility("double", "gobelin-1", second="gobelin-2"), "no-sight")
    near = scene("cour", [hero("archere", "A1")], [("gobelin", "A4"), ("gobelin", "D1"), FAR])
    after = play(near, UseAbility("double", "gobelin-1", second="gobelin-2"), 4, 3, 5, 2)
    assert (hp_of(after, "gobelin-1"), hp_of(after, "gobelin-2")) == (2, 0)


def test_a_mist_step_appears_in_sight_and_strikes() -> None:
    state = scene("cour", [hero("arcaniste", "C1")], [("gobelin", "C5"), FAR])
    refused(state, UseAbility("brume", "gobelin-1", "C5"), "occupied")
    after = play(state, UseAbility("brume", "gobelin-1", "C4"), 1, 6)
    assert (where(after, "arcaniste"), hp_of(after, "arcaniste")) == ("C4", 7)
    assert after.rolls[0].mods == (3, 0), "from above, and the ability's two"
    refused(state, UseAbility("brume", "gobelin-1", "A3"), "mist-unseen")
    refused(state, UseAbility("brume", "gobelin-1", "C6"), "mist-too-far")


def test_a_shock_wave_needs_no_roll() -> None:
    state = scene("cour", [hero("arcaniste", "A1")], [("gobelin", "A3", 1), ("gobelin", "B1"), FAR])
    after = step(state, UseAbility("onde"))
    assert (hp_of(after.state, "gobelin-1"), hp_of(after.state, "gobelin-2"), hp_of(after.state, "gobelin-3")) == (0, 2, 4)
    assert after.reveals == ()


def test_a_dodge_softens_the_next_loss_only() -> None:
    state = scene("cour", [hero("rodeur", "A3")], [("gobelin", "A4"), ("gobelin", "B3")])
    after, _ = monsters_play(play(state, UseAbility("esquive")), 2, 6, 1, 2, 4, 2)
    assert after.rolls[0].losses == (0, 2)
    assert after.rolls[1].losses == (0, 2)
    assert hp_of(after, "rodeur") == 5


def test_x58_a_revived_hero_has_two_hit_points_and_no_actions() -> None:
    state = scene("cour", [hero("rempart", "A1"), hero("archere", "B1", 0)], [FAR])
    after = play(state, Revive())
    assert (hp_of(after, "archere"), after.heroes[1].actions, after.heroes[0].actions) == (2, 0, 1)
    refused(after, Walk("C1"), "no-actions", seat=1)
