"""The pictures of Paper Tales: limits, sameness, no secret, and that they show what the view holds."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from data.words import LANGUAGES
from render.kit.palette import PALETTES, palette
from render.paper_tales import PAINTER
from render.paper_tales import layout as at
from render.paper_tales.words import unit_name
from render.picture import Look, Picture
from render.registry import painter
from rules.game import GM, PUBLIC
from rules.paper_tales.cards import buildings, kinds
from rules.paper_tales.moves import BuildingText, Discards, KingdomText, Tables, UnitText, Waiting
from rules.paper_tales.state import Desk, PaperTales, Unit
from tests.render.paper_tales.samples import (
    HAND_MADE,
    HANDS,
    LONG,
    LOOK,
    SIX,
    building,
    deploying,
    first_turn,
    five,
    opened,
    seen,
    seven,
    start,
)

KB = 1000
ROOT = Path(__file__).parents[3]
LOOKS = (
    Look("fr", LONG, "CON-128", "standard"),
    Look("en", LONG, "CON-128", "standard", 1),
    Look("fr", LOOK.names, "CON-128", "contrast"),
    Look("en", (), "", "night", 0),
)


def within_limits(picture: Picture, most: int = 200 * KB) -> None:
    image = Image.open(BytesIO(picture.png))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
    assert len(picture.png) <= most
    assert 0 < len(picture.alt) <= 1024
    assert picture.name.isascii()


def colours_in(picture: Picture) -> dict[tuple[int, ...], int]:
    counted = Image.open(BytesIO(picture.png)).convert("RGB").getcolors(1 << 22)
    return {colour: count for count, colour in counted}


def test_the_registry_finds_the_painter() -> None:
    assert painter("paper_tales") is PAINTER


@pytest.mark.parametrize("sample", HAND_MADE)
def test_every_board_keeps_the_limits(sample: str) -> None:
    table = HAND_MADE[sample]()
    for look in LOOKS:
        board = PAINTER.board(seen(table), look)
        large = len(table.kingdoms) > 5
        within_limits(board, 230 * KB if large else 200 * KB)
        assert board.width == 1200
        assert board.height <= (2450 if large else 1850)
        assert 0 < len(PAINTER.text(seen(table), look)) <= 3800


@pytest.mark.parametrize("name", PALETTES)
@pytest.mark.parametrize("sample", HANDS)
def test_every_hand_keeps_the_limits(sample: str, name: str) -> None:
    for language in LANGUAGES:
        look = replace(LOOK, palette=name, seat=0, language=language)
        picture = PAINTER.hand(seen(HANDS[sample](), 0), look)
        assert picture is not None
        within_limits(picture)


def test_only_a_seat_has_a_hand() -> None:
    assert PAINTER.hand(seen(opened(), PUBLIC), LOOK) is None
    assert PAINTER.hand(seen(opened(), GM), LOOK) is None


def test_equal_arguments_give_equal_bytes() -> None:
    assert PAINTER.board(seen(five()), LOOK) == PAINTER.board(seen(five()), LOOK)
    assert PAINTER.hand(seen(deploying(), 0), LOOK) == PAINTER.hand(seen(deploying(), 0), LOOK)


def test_another_process_draws_the_same_bytes() -> None:
    """No hash seed, no clock, no order of drawing may show."""
    program = (
        "from hashlib import sha256; from render.paper_tales import PAINTER;"
        "from tests.render.paper_tales.samples import *;"
        "print(sha256(PAINTER.hand(seen(deploying(), 0), LOOK).png + PAINTER.board(seen(five()), LOOK).png).hexdigest())"
    )
    given = {**os.environ, "PYTHONHASHSEED": "7"}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=given, cwd=ROOT)
    hand = PAINTER.hand(seen(deploying(), 0), LOOK)
    assert hand is not None
    assert told.stdout.strip() == sha256(hand.png + PAINTER.board(seen(five()), LOOK).png).hexdigest()


# -- secrets -----------------------------------------------------------------------------------------------------------


def other_contents(table: PaperTales) -> PaperTales:
    """The same table with other cards in every hand, pack and plan: as many of each."""
    order = list(kinds())
    swapped = {unit: order[-1 - number] for number, unit in enumerate(order)}

    def desk(one: Desk) -> Desk:
        queue = tuple(replace(pack, cards=tuple(swapped[card] for card in pack.cards)) for pack in one.queue)
        last = one.last and replace(one.last, take=swapped[one.last.take])
        return replace(
            one,
            hand=tuple(swapped[card] for card in one.hand),
            kept=swapped.get(one.kept, ""),
            queue=queue,
            take=swapped.get(one.take, ""),
            burn=swapped.get(one.burn, ""),
            wishes=("ogre",),
            last=last,
            deploy=None,
            build=None,
        )

    return replace(table, desks=tuple(desk(one) for one in table.desks), pile=table.pile[::-1])


@pytest.mark.parametrize("sample", [*HAND_MADE, *HANDS])
def test_a_board_shows_nothing_of_a_desk(sample: str) -> None:
    """Whatever hands, packs and plans hold, whoever looks: as long as the counts are equal, so is the board."""
    table = {**HAND_MADE, **HANDS}[sample]()
    plain = PAINTER.board(seen(table), LOOK)
    for viewer in (PUBLIC, GM, 0, 1):
        assert PAINTER.board(seen(table, viewer), LOOK) == plain
        assert PAINTER.board(seen(other_contents(table), viewer), LOOK) == plain
    assert PAINTER.text(seen(table), LOOK) == PAINTER.text(seen(other_contents(table)), LOOK)


def test_the_table_of_waiting_shows_nothing_of_a_pack() -> None:
    for query, name in ((Waiting(), "waiting"), (KingdomText(1), "kingdom"), (Discards(), "discards")):
        first = PAINTER.answer(seen(five(), GM), name, query, LOOK)
        assert first is not None
        assert first == PAINTER.answer(seen(other_contents(five())), name, query, LOOK)


def test_a_hand_shows_only_its_own_desk() -> None:
    table = opened()
    others = other_contents(table)
    mixed = replace(table, desks=(table.desks[0], *others.desks[1:]))
    assert PAINTER.hand(seen(table, 0), LOOK) == PAINTER.hand(seen(mixed, 0), LOOK)
    assert PAINTER.hand(seen(table, 0), LOOK) != PAINTER.hand(seen(others, 0), LOOK)
    assert PAINTER.text(seen(table, 0), LOOK) == PAINTER.text(seen(mixed, 0), LOOK)


# -- what is shown -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spot", "unit"),
    [
        ("F1", Unit("knight", 1)),
        ("F1", Unit("veteran")),
        ("F2", None),
        ("B2", Unit("woodcutter", 2)),
        ("B2", Unit("peddler")),
    ],
)
def test_every_state_of_a_spot_is_seen(spot: str, unit: Unit | None) -> None:
    table = first_turn()
    after = table.kingdom(0, table.kingdoms[0].put(spot, unit))
    _all_differ(table, after)


@pytest.mark.parametrize(
    "facts", [{"gold": 5}, {"points": 7}, {"buildings": (("town", 1),)}, {"buildings": (("town", 2),)}], ids=str
)
def test_every_counter_of_a_kingdom_is_seen(facts: dict[str, object]) -> None:
    table = first_turn()
    _all_differ(table, table.kingdom(0, replace(table.kingdoms[0], **facts)))  # type: ignore[arg-type]


def test_who_is_asked_and_what_waits_is_seen() -> None:
    table = five()
    ready = table.desk(0, replace(table.desks[0], queue=(), open=False))
    fewer = table.desk(3, replace(table.desks[3], queue=table.desks[3].queue[:2]))
    for after in (ready, fewer):
        assert PAINTER.board(seen(table), LOOK).png != PAINTER.board(seen(after), LOOK).png
        assert PAINTER.text(seen(table), LOOK) != PAINTER.text(seen(after), LOOK)


def _all_differ(before: PaperTales, after: PaperTales) -> None:
    one, two = PAINTER.board(seen(before), LOOK), PAINTER.board(seen(after), LOOK)
    assert one.png != two.png
    assert one.alt != two.alt
    assert PAINTER.text(seen(before), LOOK) != PAINTER.text(seen(after), LOOK)


def test_the_list_never_turns_but_the_own_kingdom_is_framed() -> None:
    """Packs pass down and up the list, so it stands the same for everybody."""
    public = Image.open(BytesIO(PAINTER.board(seen(first_turn()), LOOK).png)).convert("RGB")
    own = Image.open(BytesIO(PAINTER.board(seen(first_turn(), 2), replace(LOOK, seat=2)).png)).convert("RGB")
    assert public.size == own.size
    changed = ImageChops.difference(public, own).getbbox()
    assert changed is not None
    top = at.Frame(4).row(2)
    assert top - 8 <= changed[1] < changed[3] <= top + at.ROW + 8


@pytest.mark.parametrize("name", PALETTES)
def test_the_accent_is_kept_for_what_just_happened(name: str) -> None:
    for table in (first_turn(), five()):
        calm = PAINTER.board(seen(table), replace(LOOK, palette=name))
        assert palette(name).accent not in colours_in(calm)
    hand = PAINTER.hand(seen(deploying(), 0), replace(LOOK, palette=name))
    assert hand is not None
    assert palette(name).accent not in colours_in(hand)


def test_the_alt_text_of_a_full_table_names_every_unit() -> None:
    for language in LANGUAGES:
        board = PAINTER.board(seen(five()), replace(LOOK, language=language))
        for kingdom in five().kingdoms:
            for _, unit in kingdom.units:
                assert unit_name(unit.kind, language) in board.alt


def test_the_own_cards_stand_in_the_text_board() -> None:
    own, public = PAINTER.text(seen(deploying(), 0), LOOK), PAINTER.text(seen(deploying()), LOOK)
    for unit in SIX:
        assert unit_name(unit, "fr") in own
    assert unit_name("kraken", "fr") not in public


def test_names_cannot_break_the_text_board() -> None:
    look = replace(LOOK, names=("**bold** ```", "a\nb`c @everyone", "# head", "> quote"))
    text = PAINTER.text(seen(start()), look)
    assert "```" not in text
    assert "a\nb" not in text
    assert "\\*\\*bold" in text
    assert not any(line.startswith(("#", ">")) for line in text.split("\n"))


# -- questions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_and_building_has_a_sheet(language: str) -> None:
    look = replace(LOOK, language=language)
    for unit in kinds():
        picture = PAINTER.answer(seen(start()), "card", UnitText(unit), look)
        assert picture is not None
        within_limits(picture)
    for name in buildings():
        picture = PAINTER.answer(seen(start()), "building", BuildingText(name), look)
        assert picture is not None
        within_limits(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_about_the_table_have_pictures(language: str) -> None:
    look = replace(LOOK, language=language, names=LONG)
    for table in (start(), first_turn(), five(), seven()):
        queries = (("waiting", Waiting()), ("buildings", Tables()), ("discards", Discards()), ("kingdom", KingdomText(1)))
        for name, query in queries:
            picture = PAINTER.answer(seen(table), name, query, look)
            assert picture is not None
            within_limits(picture)
    assert PAINTER.answer(seen(start()), "kingdom", KingdomText(7), look) is None
    assert PAINTER.answer(seen(start()), "card", UnitText("nobody"), look) is None
    assert PAINTER.answer(seen(start()), "building", BuildingText("nothing"), look) is None
    assert PAINTER.answer(seen(start()), "nothing", Waiting(), look) is None


def test_a_plan_shows_its_consequences() -> None:
    """Each part of a plan changes the picture and its words."""
    table = building()
    desk = table.desks[0]
    assert desk.build is not None
    base = PAINTER.hand(seen(table, 0), LOOK)
    for facts in ({"project": ""}, {"project": "town-2", "payment": ""}, {"saves": ()}):
        changed = table.desk(0, replace(desk, build=replace(desk.build, **facts)))  # type: ignore[arg-type]
        after = PAINTER.hand(seen(changed, 0), LOOK)
        assert base is not None
        assert after is not None
        assert (base.png, base.alt) != (after.png, after.alt)
        assert base.alt != after.alt
