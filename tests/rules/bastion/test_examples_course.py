"""Worked examples X58 to X77 of the rule book: refusals, waves, the siege, the end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.bastion import GAME
from rules.bastion.moves import Attack, ChooseHero, EndTurn, Follow, Learn, Revive, Sharpen, UseAbility, Walk
from rules.bastion.options import BastionOptions
from rules.bastion.state import Bastion
from rules.chance import Chance
from rules.game import Illegal, Ref, Resign

from .build import Dice, hero, hp_of, play, refused, scene, step, where

FAR = ("gobelin", "F6")


# -- refusals, each with its own reason --------------------------------------------------------------------------------


def test_x62_out_of_range() -> None:
    state = scene("cour", [hero("rempart", "A1")], [("gobelin", "A4"), FAR])
    refused(state, Attack("gobelin-1"), "out-of-range", distance=3, range=1)


def test_x63_no_sight() -> None:
    state = scene("cour", [hero("archere", "A1")], [("gobelin", "C3"), FAR])
    refused(state, Attack("gobelin-1"), "no-sight", walls=(Ref("square", "B2"),))


def test_x64_a_third_action() -> None:
    state = scene("cour", [hero("rempart", "A3", actions=0), hero("archere", "F1")], [("gobelin", "A4"), FAR])
    refused(state, Attack("gobelin-1"), "no-actions")
    refused(state, Walk("A2"), "no-actions")


def test_x65_not_in_the_heroes_phase() -> None:
    start = GAME.start(BastionOptions(), 2, Chance(b"x"))
    refused(start, Walk("A2"), "not-hero-phase")
    between = play(scene("cour", [hero("rempart", "A3")], [("gobelin", "A4", 1)]), Attack("gobelin-0"), 6, 2)
    assert between.phase == "upgrade"
    refused(between, Walk("A2"), "upgrade-pending")


def test_x66_too_far() -> None:
    state = scene("cour", [hero("rempart", "C1")], [FAR])
    refused(state, Walk("C3"), "too-far", cost=3, points=2, near=Ref("square", "C2"))


def test_x67_too_far_uphill() -> None:
    state = scene("tour", [hero("arcaniste", "E3")], [("gobelin", "A6")])
    refused(state, Walk("D4"), "too-far", cost=4, points=3)


def test_x68_an_ability_once_a_turn_but_another_one_too() -> None:
    state = play(scene("cour", [hero("rempart", "A1", actions=3)], [("gobelin", "A4"), FAR]), UseAbility("mur"))
    refused(state, UseAbility("mur"), "ability-used")
    assert hp_of(play(state, UseAbility("charge", "gobelin-1", "A3"), 4, 3), "gobelin-1") == 1


def test_a_table_may_limit_abilities_to_one_use_in_all() -> None:
    options = GAME.configure(BastionOptions(), "own_text", "[rules]\nability_limit_is_per_ability = false")
    state = scene("cour", [hero("rempart", "A3", actions=3)], [("gobelin", "A4"), FAR], options=options)
    refused(play(state, UseAbility("mur")), UseAbility("fauchage"), "ability-used")


def test_x69_a_spent_ability() -> None:
    state = scene("cour", [hero("rempart", "A1", 3, spent=("souffle",))], [FAR])
    refused(state, UseAbility("souffle"), "ability-spent")
    twice = scene("cour", [hero("arcaniste", "A1", 3, spent=("soin",))], [FAR])
    assert hp_of(play(twice, UseAbility("soin")), "arcaniste") == 7
    refused(replace(twice, heroes=(replace(twice.heroes[0], spent=("soin", "soin")),)), UseAbility("soin"), "ability-spent")


def test_x70_an_ability_not_yet_gained() -> None:
    state = scene("cour", [hero("rempart", "A3", known=("mur",))], [("gobelin", "A4"), FAR])
    refused(state, UseAbility("charge", "gobelin-1"), "unknown-ability")
    refused(state, UseAbility("eclair", "gobelin-1"), "unknown-ability")


def test_x72_raising_from_afar_or_somebody_who_stands() -> None:
    afar = scene("cour", [hero("rempart", "A1"), hero("archere", "C1", 0)], [FAR])
    refused(afar, Revive(), "not-adjacent")
    standing = scene("cour", [hero("rempart", "A1"), hero("archere", "B1")], [FAR])
    refused(standing, Revive(), "not-down")
    refused(scene("cour", [hero("rempart", "A1")], [FAR]), Revive(), "alone")


def test_raising_does_not_reach_through_a_sealed_corner() -> None:
    text = """
[[maps]]
id = "Coin"
rows = ["000000", "000000", "000000", "0#0000", "#00000", "000000"]
heroes = ["C1", "B2"]
spawns = ["F6"]
"""
    options = GAME.configure(BastionOptions(), "own_text", text)
    state = scene("Coin", [hero("rempart", "A3"), hero("archere", "B2", 0)], [FAR], options=options)
    refused(state, Revive(), "not-adjacent")
    state = scene("Coin", [hero("rempart", "B1"), hero("archere", "A1", 0)], [FAR], options=options)
    assert hp_of(play(state, Revive()), "archere") == 2


def test_x73_the_largest_die() -> None:
    state = scene("cour", [hero("rempart", "A1", die=12, upgraded=False, actions=0)], [])
    refused(replace(state, phase="upgrade"), Sharpen(), "die-max")


@pytest.mark.parametrize(("scenario", "at", "move", "reason"), [
    ("cour", "A1", Walk("B2"), "wall"),
    ("cour", "A1", Walk("A3"), "occupied"),
    ("cour", "A1", Walk("A1"), "no-move"),
    ("cour", "A1", Walk("G7"), "off-grid"),
    ("cour", "A1", Walk("nowhere"), "off-grid"),
    ("cour", "A1", Attack("dragonnet-0"), "bad-target"),
    ("cour", "A1", Follow("A2"), "no-follow"),
    ("cour", "A1", Sharpen(), "no-upgrade"),
    ("cour", "A1", Learn("charge"), "no-upgrade"),
    ("cour", "A1", ChooseHero("archere"), "already-chosen"),
    ("cour", "A1", UseAbility("mur", "gobelin-1"), "not-for-that"),
    ("cour", "A1", UseAbility("fauchage"), "nobody-near"),
    ("cour", "A1", UseAbility("souffle"), "unhurt"),
    ("cour", "A1", Walk("A2", "archere"), "no-such-hero"),
])  # fmt: skip
def test_other_refusals(scenario: str, at: str, move: object, reason: str) -> None:
    state = scene(scenario, [hero("rempart", at)], [("gobelin", "A3"), FAR])
    refused(state, move, reason)  # type: ignore[arg-type]


def test_nobody_walks_through_walls_or_figures() -> None:
    text = """
[[maps]]
id = "Couloir"
rows = ["000000", "000000", "000000", "0#0000", "0#0000", "0#0000"]
heroes = ["A1", "C1"]
spawns = ["F6"]
"""
    options = GAME.configure(BastionOptions(), "own_text", text)
    state = scene("Couloir", [hero("rodeur", "A1")], [("gobelin", "A2"), FAR], options=options)
    refused(state, Walk("A3"), "unreachable")
    assert not [move for move in GAME.legal_moves(GAME.view(state, 0)) if isinstance(move, Walk)]


def test_somebody_elses_hero_and_a_fallen_one() -> None:
    state = scene("cour", [hero("rempart", "A1"), hero("archere", "C1", 0)], [FAR])
    refused(state, Walk("A2", "archere"), "not-your-hero")
    refused(state, Walk("D1"), "hero-down", seat=1)


def test_one_person_with_two_heroes_says_which() -> None:
    state = scene("cour", [hero("rempart", "A1"), hero("archere", "C1")], [FAR], seats=1)
    refused(state, Walk("A2"), "which-hero")
    assert where(play(state, Walk("A2", "rempart")), "rempart") == "A2"
    assert where(play(state, Walk("C2", "archere")), "archere") == "C2"
    assert GAME.pending(state)[0].actors == (0,)
    done = play(state, EndTurn("archere"))
    assert where(play(done, Walk("a2")), "rempart") == "A2", "only one of them can act now"


# -- waves and ends ----------------------------------------------------------------------------------------------------


def ended(state: Bastion, *dice: int) -> Bastion:
    for one in state.heroes:
        if one.actions:
            last = sum(other.actions > 0 for other in state.heroes) == 1
            state = play(state, EndTurn(one.kind), *(dice if last else ()), seat=one.seat)
    return state


@pytest.mark.parametrize(("round", "loss"), [(10, 0), (11, 1), (12, 2), (15, 5)])
def test_x59_x60_the_siege_grows(round: int, loss: int) -> None:
    state = scene("cour", [hero("rempart", "A1"), hero("rodeur", "F1", dodge=3)], [("gobelin", "C6")], round=round)
    after = ended(state, 1)
    assert after.round == round + 1
    assert (hp_of(after, "rempart"), hp_of(after, "rodeur")) == (8 - loss, 7 - loss), "not dodged"


def test_the_siege_can_fell_the_last_hero() -> None:
    state = scene("cour", [hero("rempart", "A1", 2)], [("gobelin", "C6")], round=12)
    after = ended(state, 1)
    assert (after.phase, after.reason) == ("over", "defeat")


def test_x74_between_waves() -> None:
    state = scene(
        "cour", [hero("rempart", "A3", 7, spent=("souffle",), guard=1), hero("archere", "F1", 0)], [("gobelin", "A4", 1)]
    )
    between = play(state, Attack("gobelin-0"), 6, 2)
    assert (hp_of(between, "rempart"), hp_of(between, "archere")) == (8, 2)
    assert GAME.pending(between)[0].actors == (0, 1)
    assert between.heroes[0].guard == 0
    one = play(between, Sharpen())
    assert GAME.pending(one)[0].actors == (1,)
    assert one.heroes[0].die == 10
    refused(one, Sharpen(), "upgraded")
    refused(between, Learn("mur"), "ability-known")
    refused(between, Learn("precis"), "not-on-sheet")
    learner = replace(between.heroes[1], known=("precis",))
    second = play(replace(one, heroes=(one.heroes[0], learner)), Learn("double"), seat=1)
    assert (second.wave, second.round, second.phase) == (2, 1, "turn")
    assert second.heroes[1].known == ("precis", "double")
    assert [monster.id for monster in second.monsters] == ["gobelin-1", "gobelin-2", "arbaletrier-0"]
    assert [where(second, monster.id) for monster in second.monsters] == ["C6", "D6", "A6"]
    assert [one.actions for one in second.heroes] == [2, 2]
    assert second.heroes[0].spent == ()
    assert where(second, "rempart") == "A3", "figures stay where they are"


def test_monsters_take_the_next_spawn_where_one_is_taken() -> None:
    state = scene("cour", [hero("rempart", "C6"), hero("archere", "D6")], [("gobelin", "B6", 1)])
    between = play(state, Attack("gobelin-0"), 6, 2)
    after = play(play(between, Sharpen()), Sharpen(), seat=1)
    assert [where(after, monster.id) for monster in after.monsters] == ["A6", "F6", "B6"]


def test_x75_the_last_monster_dies_by_a_riposte_in_the_monsters_phase() -> None:
    state = scene("cour", [hero("rempart", "A3")], [("gobelin", "A4", 1)], wave=3)
    after = play(state, EndTurn(), 2, 1, 8)
    assert (after.phase, after.reason) == ("over", "victory")
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert GAME.pending(after) == ()


def test_x76_the_last_hero_and_the_last_monster_fall_together() -> None:
    alone = scene("cour", [hero("rempart", "A3", 1)], [("gobelin", "A4", 1)], wave=3)
    assert play(alone, Attack("gobelin-0"), 3, 3).reason == "defeat"
    helped = scene("cour", [hero("rempart", "A3", 1), hero("archere", "F1")], [("gobelin", "A4", 1)], wave=3)
    assert play(helped, Attack("gobelin-0"), 3, 3).reason == "victory"


def test_x77_three_players() -> None:
    with pytest.raises(Illegal) as caught:
        GAME.start(BastionOptions(), 3, Chance(b"x"))
    assert caught.value.reason == "bad-player-count"
    with pytest.raises(Illegal):
        GAME.start(BastionOptions(party="pair"), 2, Chance(b"x"))


def test_defeat_is_immediate_when_all_are_down() -> None:
    state = scene("cour", [hero("rempart", "A3", 1)], [("gobelin", "A4"), FAR])
    after = step(state, Attack("gobelin-1"), 1, 6)
    assert after.state.reason == "defeat"
    assert [event.kind for event in after.events] == ["fought", "fell", "defeat"]


def test_a_hero_who_falls_by_a_riposte_loses_its_remaining_actions() -> None:
    state = scene("cour", [hero("rempart", "A3", 1), hero("archere", "F1")], [("gobelin", "A4"), FAR])
    after = play(state, Attack("gobelin-1"), 1, 6)
    assert (after.heroes[0].hp, after.heroes[0].actions, after.phase) == (0, 0, "turn")
    assert GAME.pending(after)[0].actors == (1,)


def test_a_match_that_lasts_too_long_is_lost() -> None:
    options = GAME.configure(BastionOptions(), "own_text", "[rules]\nmax_rounds = 3")
    state = scene("cour", [hero("rempart", "A1")], [("gobelin", "C6")], round=3, options=options)
    assert ended(state, 1).reason == "exhausted"


# -- the choice of heroes ----------------------------------------------------------------------------------------------


def test_two_people_pick_different_heroes_and_may_exchange_until_all_have_chosen() -> None:
    start = GAME.start(BastionOptions(scenario="remparts"), 2, Chance(b"x"))
    one = play(start, ChooseHero("rempart"))
    refused(one, ChooseHero("rempart"), "same-hero", seat=1)
    refused(one, ChooseHero("rempart"), "hero-yours")
    refused(one, ChooseHero("nobody"), "no-such-hero")
    decision = GAME.pending(one)[0]
    assert (decision.actors, decision.may) == ((1,), (0,))
    other = play(one, ChooseHero("rodeur"))
    assert other.picks == ((0, "rodeur"),)
    both = play(other, ChooseHero("rempart"), seat=1)
    assert [(figure.kind, figure.seat, where(both, figure.kind)) for figure in both.heroes] == [
        ("rodeur", 0, "C2"),
        ("rempart", 1, "D2"),
    ]
    assert (both.wave, both.round) == (1, 1)
    assert both.heroes[1].known == ("mur",)
    assert [hp_of(both, kind) for kind in ("rodeur", "rempart")] == [7, 8]
    assert [monster.hp for monster in both.monsters] == [9, 9]


def test_heroes_are_not_exchanged_for_ever() -> None:
    state = play(GAME.start(BastionOptions(), 2, Chance(b"x")), ChooseHero("rempart"))
    for turn in range(10):
        state = play(state, ChooseHero(("archere", "rodeur")[turn % 2]))
    refused(state, ChooseHero("archere"), "already-chosen")
    assert GAME.pending(state)[0].may == ()


def test_a_hero_alone_has_two_more_hit_points_and_weaker_monsters() -> None:
    state = play(GAME.start(BastionOptions(), 1, Chance(b"x")), ChooseHero("archere"))
    assert hp_of(state, "archere") == 7
    assert [monster.hp for monster in state.monsters] == [4, 4]


def test_one_person_takes_two_heroes() -> None:
    start = GAME.start(BastionOptions(party="pair"), 1, Chance(b"x"))
    one = play(start, ChooseHero("archere"))
    assert one.phase == "choose"
    both = play(one, ChooseHero("rempart"))
    assert [(figure.kind, figure.seat) for figure in both.heroes] == [("archere", 0), ("rempart", 0)]
    assert [monster.hp for monster in both.monsters] == [9, 9]


def test_giving_up_ends_the_match_for_all() -> None:
    state = scene("cour", [hero("rempart", "A1"), hero("archere", "F1")], [FAR])
    after = play(state, Resign(), seat=1)
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("resigned", ())


def test_what_is_done_again_after_taking_back_meets_the_same_dice() -> None:
    state = scene("cour", [hero("rodeur", "A3", actions=3)], [("gobelin", "A4"), ("gobelin", "B3"), FAR])
    first, second = Dice(3, 2), Dice(3, 2)
    GAME.play(state, 0, (Attack("gobelin-1"),), first)
    GAME.play(GAME.play(state, 0, (UseAbility("esquive"),), Dice()).state, 0, (Attack("gobelin-2"),), second)
    assert (
        first.occasions
        == second.occasions
        == [
            "wave 1/round 1/rodeur/attack 1/attacker",
            "wave 1/round 1/rodeur/attack 1/target",
        ]
    )


def test_a_wave_won_in_the_last_round_brings_no_further_one() -> None:
    options = BastionOptions(own_text="[rules]\nmax_rounds = 3\n")
    state = scene("cour", [hero("rempart", "A3")], [("gobelin", "A4", 1)], round=3, options=options)
    after = play(state, Attack("gobelin-0"), 6, 2)
    assert (after.phase, after.reason, after.rounds) == ("over", "exhausted", 3)
    last = scene("cour", [hero("rempart", "A3")], [("gobelin", "A4", 1)], wave=3, round=3, options=options)
    assert play(last, Attack("gobelin-0"), 6, 2).reason == "victory"
