"""A table's own heroes, monsters, maps and numbers; corrections by a GM."""

from __future__ import annotations

import pytest

from rules.bastion import GAME
from rules.bastion.book import book, house
from rules.bastion.moves import Attack, SetActions, SetHitPoints, SetSquare
from rules.bastion.options import BastionOptions
from rules.chance import Chance
from rules.game import GM, Illegal, Phrase, Ref
from rules.voice import Voice

from .build import Dice, hero, hp_of, scene, where

MAP = """
[[maps]]
id = "Le Gouffre"
rows = ["000000", "0 0 #3 0 2 13", "001100", "001100", "0#00H0", "000000"]
heroes = ["A1", "B1"]
spawns = ["F6"]
"""

HERO = """
[[heroes]]
id = "gobelin"
die = 8
hp = 7
speed = 3
range = 1
abilities = [{ id = "Coup", kind = "attack" }]
"""


def test_a_map_with_any_heights_and_wall_levels() -> None:
    options = GAME.configure(BastionOptions(scenario="own"), "own_text", MAP)
    state = GAME.start(options, 1, Chance(b"x"))
    assert state.scenario == "Le Gouffre"
    heights, walls = state.map.ground
    assert (heights[29], heights[28], walls[26], walls[10], walls[7]) == (13, 2, 3, 2, 1)
    assert Voice(GAME, "fr").label(Ref("scenario", "Le Gouffre")) == "Le Gouffre"


def test_numbers_and_house_things_can_be_replaced() -> None:
    text = """
[rules]
solo_hp = 4

[[monsters]]
id = "gobelin"
die = 4
hp = [2, 3]
speed = 3
range = 1
order = 3
special = ["normal", "normal", "normal", "normal", "normal", "normal"]
"""
    found = book(GAME.configure(BastionOptions(), "own_text", text))
    assert found.rules.solo_hp == 4
    assert [card.id for card in found.monsters] == [card.id for card in house().monsters]
    goblin = found.monster("gobelin")
    assert goblin is not None
    assert goblin.die == 4
    assert found.heroes == house().heroes


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("maps = [", 1, "toml"),
        ("hero = 1", 1, "key"),
        ("[rules]\nsolo_hp = 99", 0, "rules"),
        ("[rules]\nnothing = 1", 0, "rules"),
        (MAP.replace('"000000", "0 0', '"00000", "0 0'), 4, "row"),
        (MAP.replace('"A1"', '"G1"'), 5, "square"),
        (MAP.replace('"A1"', '"B1"'), 5, "twice"),
        (MAP.replace('"A1"', '"B2"'), 2, "start"),
        (MAP.replace("Le Gouffre", "gobelin-1"), 0, "name"),
        (MAP.replace("Le Gouffre", "**fort**"), 0, "name"),
        (MAP.replace('"A1", "B1"', '"A1", "a1"'), 5, "twice"),
        (HERO, 0, "name"),
        (HERO.replace("gobelin", "𝔸" * 16), 0, "name"),
        (HERO.replace("gobelin", "N" * 60), 0, "name"),
        (HERO.replace("die = 8", "die = 1e999999999"), 0, "toml"),
        (HERO.replace("die = 8", "die = 0x" + "f" * 3800), 4, "most"),
        ("a = " + "[" * 3900, 0, "toml"),
        ("a = " + "{a = " * 700, 0, "toml"),
        ("k" * 3900 + " = 1", 1, "key"),
        ('[rules]\nsolo_hp = "4"', 0, "rules"),
        ('[rules]\nsealed_corner = "yes"', 0, "rules"),
        ("[rules]\nsolo_hp = 0.5", 2, "whole"),
        ('waves = [["orc"]]', 0, "wave"),
        ("waves = [[]]", 0, "wave"),
    ],
)
def test_a_mistake_is_told_with_its_place_and_changes_nothing(text: str, line: int, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.configure(BastionOptions(), "own_text", text)
    assert caught.value.reason == "own-text"
    expected = caught.value.facts["expected"]
    assert isinstance(expected, Phrase)
    assert expected.key == f"expected-{code}"
    assert caught.value.facts["line"] == line
    for language in ("fr", "en"):
        assert Voice(GAME, language).refusal(caught.value)


def test_a_raised_figure_at_the_end_of_a_name_is_part_of_it() -> None:
    options = GAME.configure(BastionOptions(), "own_text", HERO.replace("gobelin", "Jean-²"))
    state = scene("cour", [hero("Jean-²", "A1")], [("gobelin", "A2")], options=options)
    assert Voice(GAME, "fr").label(Ref("figure", "Jean-²")) == "Jean-²"
    assert Voice(GAME, "fr").say(GAME.preview(GAME.view(state, 0), (Attack("gobelin-0", "Jean-²"),))[0])


def test_a_map_that_falls_apart_is_refused() -> None:
    text = MAP.replace('"0#00H0", "000000"', '"######", "000000"')
    with pytest.raises(Illegal):
        GAME.configure(BastionOptions(), "own_text", text)


def test_a_table_without_a_map_of_its_own_cannot_play_one() -> None:
    with pytest.raises(Illegal) as caught:
        GAME.start(BastionOptions(scenario="own"), 1, Chance(b"x"))
    assert caught.value.reason == "no-own-map"


# -- corrections -------------------------------------------------------------------------------------------------------


def test_a_gm_sets_hit_points_squares_and_actions() -> None:
    state = scene("cour", [hero("rempart", "A1")], [("gobelin", "A4"), ("gobelin", "F6")])
    moves = (
        SetHitPoints("Gobelin 1", 2, "oubli"),
        SetSquare("aldric", "b3", "oubli"),
        SetActions("rempart", 1, "oubli"),
    )
    step = GAME.play(state, GM, moves, Dice())
    assert (hp_of(step.state, "gobelin-1"), where(step.state, "rempart"), step.state.heroes[0].actions) == (2, "B3", 1)
    assert [event.kind for event in step.events] == ["corrected_hp", "corrected_square", "corrected_actions"]
    GAME.check(step.state)


def test_what_follows_from_a_correction_happens() -> None:
    state = scene("cour", [hero("rempart", "A1")], [("gobelin", "A4")])
    assert GAME.play(state, GM, (SetHitPoints("gobelin", 0, ""),), Dice()).state.phase == "upgrade"
    assert GAME.play(state, GM, (SetHitPoints("rempart", 0, ""),), Dice()).state.reason == "defeat"
    assert GAME.play(state, GM, (SetActions("rempart", 0, ""),), Dice(1)).state.round == 2


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (SetHitPoints("nobody", 1, ""), "correction-figure"),
        (SetHitPoints("rempart", 11, ""), "correction-hp"),
        (SetSquare("rempart", "B2", ""), "correction-square"),
        (SetSquare("rempart", "A4", ""), "correction-square"),
        (SetSquare("rempart", "Z9", ""), "off-grid"),
        (SetActions("gobelin", 1, ""), "correction-actions"),
        (SetActions("rempart", 5, ""), "correction-actions"),
    ],
)
def test_corrections_that_cannot_be(move: SetHitPoints | SetSquare | SetActions, reason: str) -> None:
    state = scene("cour", [hero("rempart", "A1")], [("gobelin", "A4")])
    with pytest.raises(Illegal) as caught:
        GAME.play(state, GM, (move,), Dice())
    assert caught.value.reason == reason
