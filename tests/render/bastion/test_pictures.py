"""The pictures of the Bastion: limits, sameness, and that they show what the view holds."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from data.words import LANGUAGES
from render.bastion import PAINTER
from render.bastion.side import DOTS, dots
from render.bastion.tell import codes
from render.bastion.words import ability_name, hero_name, hero_short, numbered, special_name
from render.kit.palette import PALETTES, palette
from render.picture import Look, Picture
from render.registry import painter
from rules.bastion.book import house, square_of
from rules.bastion.moves import HeroSheet, MonsterSheet, RulesText, SightLine
from rules.bastion.state import Bastion
from rules.game import GM, PUBLIC, Event, Fact, Ref
from tests.render.bastion.samples import (
    HAND_MADE,
    LONG,
    LOOK,
    choosing,
    fullest,
    horde,
    middle,
    monsters,
    path,
    roll,
    seen,
    solo,
    start,
)

KB = 1000
ROOT = Path(__file__).parents[3]
LOOKS = (
    Look("fr", LONG, "BAS-128", "standard"),
    Look("en", LONG, "BAS-128", "standard", 1),
    Look("fr", LOOK.names, "BAS-128", "contrast"),
    Look("en", ("", "東京の王様"), "", "night", 0),
)


def within_limits(picture: Picture, most: int = 200 * KB) -> None:
    image = Image.open(BytesIO(picture.png))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
    assert picture.width == 1200
    assert len(picture.png) <= most
    assert 0 < len(picture.alt) <= 1024
    assert picture.name.isascii()


def colours_in(picture: Picture) -> dict[Any, int]:
    counted = Image.open(BytesIO(picture.png)).convert("RGB").getcolors(1 << 22)
    assert counted is not None
    return {colour: count for count, colour in counted}


def calm(table: Bastion) -> Bastion:
    """The match with nothing that has just happened."""
    return replace(table, rolls=())


def test_the_registry_finds_the_painter() -> None:
    assert painter("bastion") is PAINTER


@pytest.mark.parametrize("sample", HAND_MADE)
def test_every_board_keeps_the_limits(sample: str) -> None:
    view = seen(HAND_MADE[sample]())
    for look in LOOKS:
        board = PAINTER.board(view, look)
        within_limits(board)
        assert board.height <= 1550
        assert 0 < len(PAINTER.text(view, look)) <= 3800


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("sample", HAND_MADE)
def test_every_hand_keeps_the_limits(sample: str, name: str) -> None:
    language = LANGUAGES[(len(sample) + len(name)) % 2]
    picture = PAINTER.hand(seen(HAND_MADE[sample](), 0), replace(LOOK, palette=name, seat=0, language=language))
    assert picture is not None
    within_limits(picture)
    assert picture.height <= 1900


def test_only_a_seat_has_a_hand() -> None:
    assert PAINTER.hand(seen(middle(), PUBLIC), LOOK) is None
    assert PAINTER.hand(seen(middle(), GM), LOOK) is None


def test_equal_arguments_give_equal_bytes() -> None:
    assert PAINTER.board(seen(middle()), LOOK) == PAINTER.board(seen(middle()), LOOK)
    assert PAINTER.hand(seen(middle(), 0), LOOK) == PAINTER.hand(seen(middle(), 0), LOOK)


def test_another_process_draws_the_same_bytes() -> None:
    """No hash seed, no clock, no order of drawing may show."""
    program = (
        "from hashlib import sha256; from render.bastion import PAINTER; from tests.render.bastion.samples import *;"
        "print(sha256(PAINTER.hand(seen(middle(), 0), LOOK).png + PAINTER.board(seen(fullest()), LOOK).png).hexdigest())"
    )
    given = {**os.environ, "PYTHONHASHSEED": "7"}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=given, cwd=ROOT)
    hand = PAINTER.hand(seen(middle(), 0), LOOK)
    assert hand is not None
    assert told.stdout.strip() == sha256(hand.png + PAINTER.board(seen(fullest()), LOOK).png).hexdigest()


@pytest.mark.parametrize("sample", HAND_MADE)
def test_the_board_is_the_same_for_everybody(sample: str) -> None:
    """Nothing is hidden in this game, and nothing on the board says who looks."""
    table = HAND_MADE[sample]()
    assert len({PAINTER.board(seen(table, viewer), LOOK) for viewer in (PUBLIC, GM, *range(table.seats))}) == 1


def test_a_secret_event_never_reaches_a_board() -> None:
    way: dict[str, Fact] = {"origin": Ref("square", "D1"), "square": Ref("square", "D3")}
    facts = {"hero": Ref("hero", "rodeur"), "cost": 2, **way}
    secret = Event("walked", facts, (1,))
    assert PAINTER.board(seen(middle()), replace(LOOK, recent=(secret,))) == PAINTER.board(seen(middle()), LOOK)


# -- everything is seen ------------------------------------------------------------------------------------------------


def hero_changed(table: Bastion, **facts: object) -> Bastion:
    return table.with_hero(replace(table.heroes[0], **facts))  # type: ignore[arg-type]


def monster_changed(table: Bastion, **facts: object) -> Bastion:
    return table.with_monster(replace(table.monsters[0], **facts))  # type: ignore[arg-type]


BASE = calm(start())
CHANGES = {
    "hero's square": hero_changed(BASE, square=square_of("B1")),
    "hero's hit points": hero_changed(BASE, hp=7),
    "hero down": hero_changed(BASE, hp=0, actions=0),
    "die": hero_changed(BASE, die=10),
    "actions": hero_changed(BASE, actions=1),
    "guard": hero_changed(BASE, guard=1),
    "dodge": hero_changed(BASE, dodge=3),
    "move open": hero_changed(BASE, follow="mur"),
    "monster's square": monster_changed(BASE, square=square_of("C5")),
    "monster's hit points": monster_changed(BASE, hp=8),
    "pinned": monster_changed(BASE, pinned=True),
    "one monster less": replace(BASE, monsters=BASE.monsters[:1]),
    "wave": replace(BASE, wave=2),
    "round": replace(BASE, round=2),
    "siege": replace(BASE, round=11),
    "scenario": replace(BASE, scenario="porte"),
    "rolls": replace(BASE, rolls=middle().rolls),
    "trails": replace(BASE, trails=(replace(middle().trails[1], path=path("A6 B6 C6")),)),
    "end": replace(BASE, phase="over", reason="resigned"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_every_fact_is_seen_and_told(change: str) -> None:
    before, after = seen(BASE), seen(CHANGES[change])
    assert PAINTER.board(before, LOOK).png != PAINTER.board(after, LOOK).png
    assert PAINTER.board(before, LOOK).alt != PAINTER.board(after, LOOK).alt
    assert PAINTER.text(before, LOOK) != PAINTER.text(after, LOOK)


def test_a_shot_over_more_than_one_square_is_a_line() -> None:
    """Right after it, while both stand and see each other; blows side by side have none."""
    table = calm(start())
    accent = palette("standard").accent

    def inked(square: str) -> int:
        shot = roll("archere", "gobelin-1", (6, 6), (3, 6), reach=False)
        shown = replace(table, rolls=(shot,), monsters=monsters(f"gobelin-1 {square} 9, gobelin-2 A6 9"))
        return colours_in(PAINTER.board(seen(shown), LOOK)).get(accent, 0)

    assert inked("D4") > 300
    assert inked("D2") == 0
    assert inked("A3") == 0, "a wall stands between"


def test_a_choice_of_a_hero_is_seen() -> None:
    before, after = seen(replace(choosing(), picks=())), seen(choosing())
    assert PAINTER.board(before, LOOK).png != PAINTER.board(after, LOOK).png
    assert hero_name("rempart", "fr") in PAINTER.board(after, LOOK).alt
    assert hero_name("rempart", "fr") in PAINTER.text(after, LOOK)


@pytest.mark.parametrize("name", PALETTES)
def test_the_accent_is_kept_for_what_just_happened(name: str) -> None:
    accent, look = palette(name).accent, replace(LOOK, palette=name)
    for table in (fullest, solo, choosing):
        assert accent not in colours_in(PAINTER.board(seen(calm(table())), look))
    assert colours_in(PAINTER.board(seen(middle()), look)).get(accent, 0) > 500
    answer = PAINTER.answer(seen(middle()), "sight", SightLine("", "C2"), look)
    assert answer is not None
    assert accent not in colours_in(answer)


def test_the_alt_text_names_everybody_in_the_fullest_position() -> None:
    for language in LANGUAGES:
        view = seen(fullest())
        alt = PAINTER.board(view, replace(LOOK, language=language)).alt
        for hero in view.heroes:
            assert hero_short(hero.kind, language) in alt
        for monster in view.monsters:
            assert numbered(monster.kind, monster.number, language) in alt
        for trail in view.trails:
            assert special_name(trail.special, language) in alt


def test_the_text_board_shows_who_stands_where() -> None:
    view = seen(middle())
    text = PAINTER.text(view, replace(LOOK, language="en"))
    grid = text.split("```")[1].strip("\n").split("\n")
    assert [row[0] for row in grid[1:]] == list("654321")
    for figure, square in (("Ma", "C2"), ("Co", "D3"), ("G1", "C3"), ("G2", "F3"), ("C", "D6")):
        left = grid[0].index(square[0])
        cell = grid[7 - int(square[1])][left : left + grid[0].index("B") - grid[0].index("A")]
        assert cell.split()[-1] == figure, square
    assert "#1" in grid[3]


def test_figures_of_the_same_letter_have_other_signs() -> None:
    view = seen(replace(horde(), heroes=(horde().heroes[0], replace(horde().heroes[1], kind="archere"))))
    signs = codes(view, "en")
    assert len(set(signs.values())) == len(signs)


def test_names_cannot_break_the_text_board() -> None:
    look = replace(LOOK, names=("**bold** ```", "a\nb`c @everyone"))
    for table in (middle(), choosing()):
        text = PAINTER.text(seen(table), look)
        assert text.count("```") == 2
        assert "a\nb" not in text
        assert "\\*\\*bold" in text


# -- what a seat can do ------------------------------------------------------------------------------------------------


def test_the_hand_shows_reach_attacks_and_abilities() -> None:
    table = calm(start())
    base = PAINTER.hand(seen(table, 0), replace(LOOK, seat=0))
    assert base is not None
    assert ability_name("mur", "fr") in base.alt
    for changed in (
        hero_changed(table, actions=0),
        hero_changed(table, used=("mur",)),
        hero_changed(table, known=("mur", "charge")),
        replace(table, monsters=monsters("gobelin-1 C2 9, gobelin-2 D6 9")),
    ):
        after = PAINTER.hand(seen(changed, 0), replace(LOOK, seat=0))
        assert after is not None
        assert base.png != after.png
        assert base.alt != after.alt


def test_two_heroes_of_one_person_are_told_apart() -> None:
    both = replace(start(), seats=1, heroes=tuple(replace(one, seat=0) for one in start().heroes),
                   options=replace(start().options, party="pair"))  # fmt: skip
    picture = PAINTER.hand(seen(both, 0), replace(LOOK, seat=0))
    one = PAINTER.hand(seen(start(), 0), replace(LOOK, seat=0))
    assert picture is not None
    assert one is not None
    assert picture.height > one.height
    assert hero_short("archere", "fr") in picture.alt
    within_limits(picture)


def test_between_waves_the_hand_says_what_may_be_chosen() -> None:
    table = solo()
    told = set()
    for facts in ({}, {"die": 12}, {"known": ("eclair", "brume", "onde", "soin")}):
        picture = PAINTER.hand(seen(hero_changed(table, **facts), 0), LOOK)
        assert picture is not None
        told.add(picture.alt)
    assert len(told) == 3


# -- questions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hero_and_monster_has_a_sheet(language: str) -> None:
    look = replace(LOOK, language=language)
    for table in (choosing(), fullest()):
        for card in house().heroes:
            picture = PAINTER.answer(seen(table), "hero_sheet", HeroSheet(card.id), look)
            assert picture is not None
            within_limits(picture)
            assert all(ability_name(one.id, language) in picture.alt for one in card.abilities)
        for monster in house().monsters:
            picture = PAINTER.answer(seen(table), "monster_sheet", MonsterSheet(monster.id), look)
            assert picture is not None
            within_limits(picture)
        wave = PAINTER.answer(seen(table), "monster_sheet", MonsterSheet(), look)
        assert wave is not None
        within_limits(wave)
        assert wave.height <= 1700


def test_a_sheet_shows_the_hero_as_it_is_now() -> None:
    fresh = PAINTER.answer(seen(start()), "hero_sheet", HeroSheet("rempart"), LOOK)
    changed = hero_changed(start(), hp=2, known=("mur", "souffle"))
    worn = PAINTER.answer(seen(changed), "hero_sheet", HeroSheet("rempart"), LOOK)
    assert fresh is not None
    assert worn is not None
    assert fresh.png != worn.png
    assert fresh.alt != worn.alt


def test_questions_about_nothing_have_no_picture() -> None:
    view = seen(middle())
    assert PAINTER.answer(view, "sight", SightLine("Z9"), LOOK) is None
    assert PAINTER.answer(view, "hero_sheet", HeroSheet("nobody at all"), LOOK) is None
    assert PAINTER.answer(view, "monster_sheet", MonsterSheet("nothing at all"), LOOK) is None
    assert PAINTER.answer(view, "", RulesText(), LOOK) is None
    assert PAINTER.answer(view, "hero_sheet", SightLine(), LOOK) is None
    assert PAINTER.answer(seen(choosing()), "sight", SightLine(), LOOK) is None


def test_a_tables_own_things_are_drawn() -> None:
    """Heroes, monsters and a map of its own, with heights and walls beyond those of the house and names of 30 characters."""
    hero, monster = "Une héroïne au nom bien long..", "Ogre des marais et des tourbes"
    place = "La Citadelle des mille marches"
    text = f"""
waves = [["{monster}", "{monster}"]]
[[heroes]]
id = "{hero}"
die = 4
hp = 99
speed = 9
range = 5
abilities = [{{ id = "Coup de tonnerre du grand nord", kind = "attack", text = "{" ".join(["Un long texte."] * 13)}" }}]
[[monsters]]
id = "{monster}"
die = 12
hp = [99, 99]
speed = 9
range = 5
order = 1
special = ["normal", "ruee", "ruee", "repli", "souffle", "frenesie"]
[[maps]]
id = "{place}"
rows = ["0 0 0 0 0 0", "0 12 #3 0 0 0", "0 3 4 5 0 0", "0 0 0 0 0 #12", "0 0 0 0 0 0", "0 0 0 0 0 0"]
heroes = ["A1", "B1"]
spawns = ["A6", "F6"]
"""
    options = replace(start().options, own_text=text, scenario="own")
    figures = replace(start().heroes[0], kind=hero, hp=99, known=("Coup de tonnerre du grand nord",), die=4)
    table = Bastion(
        options, 1, place, "turn", 1, 1, 1, heroes=(figures,),
        monsters=monsters("gobelin-1 B5 99, gobelin-2 F6 99"),
    )  # fmt: skip
    table = replace(table, monsters=tuple(replace(one, id=f"{monster}-{k}", kind=monster) for k, one in
                                          enumerate(table.monsters, 1)))  # fmt: skip
    view = seen(table, 0)
    for look in LOOKS:
        within_limits(PAINTER.board(view, look))
        assert len(PAINTER.text(view, look)) <= 3800
        for picture in (
            PAINTER.hand(view, look),
            PAINTER.answer(view, "hero_sheet", HeroSheet(hero), look),
            PAINTER.answer(view, "monster_sheet", MonsterSheet(monster), look),
            PAINTER.answer(view, "sight", SightLine("F3"), look) or PAINTER.answer(view, "sight", SightLine("F2"), look),
        ):
            assert picture is not None
            within_limits(picture)


@pytest.mark.parametrize("actions", [1, 2, 3, 4])
def test_the_dots_of_actions_end_before_the_speed(actions: int) -> None:
    state = start()
    view = seen(replace(state, heroes=tuple(replace(one, actions=actions) for one in state.heroes)))
    count, size, step = dots(view, view.heroes[0])
    assert count == max(2, actions)
    assert size >= 12
    assert 1 + (count - 1) * step + size <= DOTS
