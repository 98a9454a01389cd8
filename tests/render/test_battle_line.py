"""The pictures of Battle Line: limits, sameness, no secret, and that they show what the view holds."""

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
from render.battle_line import PAINTER
from render.battle_line import layout as at
from render.battle_line.header import caption
from render.battle_line.recent import recent
from render.battle_line.words import code
from render.kit.palette import PALETTES, palette
from render.picture import Look
from render.registry import painter
from rules.battle_line.cards import CARDS
from rules.battle_line.labels import card_named
from rules.battle_line.moves import Cards, CardText, Inspect
from rules.battle_line.view import BattleLineView, Formation
from rules.game import Event, Ref
from tests.render.samples import HAND_MADE, LONG, LOOK, fullest, just_placed, middle, real, start, view_of

KB = 1000
ROOT = Path(__file__).parents[2]
WORTH = {"sides": (("R3", "R2", "R1"), ()), "formations": (Formation("wedge", 6), None)}
HANDS = (("R3", "R7", "O10", "Y5", "B9", "K1", "REDEPLOY"), ("G1", "G2", "FOG"))


def pixels(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


def seated(view: BattleLineView, seat: int = 0) -> BattleLineView:
    hands = (HANDS[0], None) if seat == 0 else (None, HANDS[1])
    return replace(view, viewer=seat, hands=hands)


LOOKS = (
    Look("fr", LONG, "LIG-128", "standard", 0),
    Look("en", LONG, "LIG-128", "standard", 1),
    Look("fr", LOOK.names, "LIG-128", "contrast"),
    Look("en", ("", "東京"), "", "night", 1),
)


def test_the_registry_finds_the_painter() -> None:
    assert painter("battle_line") is PAINTER


@pytest.mark.parametrize("sample", HAND_MADE)
def test_every_look_keeps_the_limits(sample: str) -> None:
    view = HAND_MADE[sample]()
    for look in LOOKS:
        board = PAINTER.board(view, look)
        assert len(board.png) <= 200 * KB
        assert 0 < len(board.alt) <= 1024
        image = Image.open(BytesIO(board.png))
        assert (image.format, image.mode, image.size) == ("PNG", "P", (board.width, board.height))
        assert 1200 <= board.width <= 1600
        assert board.height <= (1500 if sample != "own-terrain" else 1650)
        assert 0 < len(PAINTER.text(view, look)) <= 3800


@pytest.mark.parametrize("name", PALETTES)
def test_hands_keep_the_limits(name: str) -> None:
    look = replace(LOOK, palette=name, seat=0)
    for cards in ((), HANDS[0], ("R1", "O2", "Y3", "G4", "B5", "P6", "R7", "O8", "Y9", "G10"), tuple(HANDS[0][5:])):
        picture = PAINTER.hand(replace(seated(middle()), hands=(cards, None)), look)
        assert picture is not None
        assert len(picture.png) <= 200 * KB
        assert 0 < len(picture.alt) <= 1024


def test_only_a_seat_has_a_hand() -> None:
    assert PAINTER.hand(middle(), LOOK) is None
    assert PAINTER.hand(replace(middle(), viewer="gm", hands=HANDS), LOOK) is None


def test_equal_arguments_give_equal_bytes() -> None:
    assert PAINTER.board(middle(), LOOK) == PAINTER.board(middle(), LOOK)
    assert PAINTER.hand(seated(middle()), LOOK) == PAINTER.hand(seated(middle()), LOOK)


@pytest.mark.parametrize("sample", HAND_MADE)
def test_a_board_shows_nothing_of_a_hand(sample: str) -> None:
    """Whatever the hands hold, whoever looks: as long as the counts are equal, so is the board."""
    view = HAND_MADE[sample]()
    known = replace(view, hands=HANDS, exposed=(("R1",), ("O2",)), tops=(("R4", ""), ("MUD",)))
    for viewer in ("public", "gm", 0, 1):
        assert PAINTER.board(replace(known, viewer=viewer), LOOK) == PAINTER.board(view, LOOK)


def test_a_secret_event_never_reaches_a_board() -> None:
    secret = Event("your-draw", {"card": Ref("card", "R7")}, (0,))
    assert PAINTER.board(middle(), replace(LOOK, recent=(secret,))) == PAINTER.board(middle(), LOOK)


def test_the_board_turns_with_the_seat() -> None:
    view = middle()
    near, far = PAINTER.board(view, replace(LOOK, seat=0)), PAINTER.board(view, replace(LOOK, seat=1))
    assert PAINTER.board(view, LOOK).png == near.png != far.png
    fields = tuple(
        replace(
            one, sides=one.sides[::-1], formations=one.formations[::-1], owner=None if one.owner is None else 1 - one.owner
        )
        for one in view.fields
    )
    swapped = replace(view, fields=fields, discards=view.discards[::-1])
    upside = PAINTER.board(swapped, replace(LOOK, names=LOOK.names[::-1], seat=1))
    frame = at.Frame(4, 0)
    stacks = [
        (0, frame.far_stack, at.WIDTH, frame.tiles - at.GAP),
        (0, frame.near_stack, at.WIDTH, frame.near_zone - at.GAP),
    ]
    for box in stacks:
        assert ImageChops.difference(pixels(near.png).crop(box), pixels(upside.png).crop(box)).getbbox() is None


@pytest.mark.parametrize(
    ("changed", "facts"),
    [
        ("decks", {"decks": (30, 6)}),
        ("hand counts", {"hand_counts": ((5, 1), (6, 1))}),
        ("tactics", {"tactics_played": (2, 2)}),
        ("discards", {"discards": (("SCOUT", "O1"), ("R7", "DESERTER"))}),
        ("turn", {"turn": 15}),
        ("who is to act", {"active": 1}),
    ],
)
def test_every_open_fact_is_seen(changed: str, facts: dict[str, object]) -> None:
    view = middle()
    after = replace(view, **facts)
    assert PAINTER.board(view, LOOK).png != PAINTER.board(after, LOOK).png
    assert PAINTER.board(view, LOOK).alt != PAINTER.board(after, LOOK).alt


@pytest.mark.parametrize(
    "change",
    [
        {"fog": True},
        {"mud": True, "slots": 4},
        {"owner": 0},
        {"owner": 1},
        {"terrain": "H1"},
        {"provable": (True, False), **WORTH},
    ],
)
def test_every_state_of_a_battlefield_is_seen(change: dict[str, object]) -> None:
    view = start()
    if "provable" in change:
        view = replace(view, fields=tuple(replace(one, **WORTH) if one.number == 3 else one for one in view.fields))
    fields = tuple(replace(one, **change) if one.number == 3 else one for one in view.fields)
    after = replace(view, fields=fields)
    before = PAINTER.board(view, LOOK)
    assert before.png != PAINTER.board(after, LOOK).png
    assert before.alt != PAINTER.board(after, LOOK).alt
    assert PAINTER.text(view, LOOK) != PAINTER.text(after, LOOK)


def test_what_just_happened_is_outlined_in_the_accent_alone() -> None:
    view = view_of([replace(middle().fields[1])])
    marks = recent(view, just_placed("Y9", 2))
    assert (marks.cards, marks.tiles, marks.decks) == (frozenset({"Y9"}), frozenset(), frozenset())
    claim = Event("claimed", {"seat": Ref("seat", 0), "battlefield": Ref("battlefield", 2)})
    drew = Event("drew", {"seat": Ref("seat", 0), "deck": Ref("deck", "tactics")})
    marks = recent(view, (claim, drew))
    assert (marks.tiles, marks.decks) == (frozenset({2}), frozenset({1}))
    new_game = Event("game-started", {"game": 2, "seat": Ref("seat", 0)})
    assert recent(view, (claim, new_game)) == recent(view, ())


@pytest.mark.parametrize("name", PALETTES)
def test_the_accent_is_kept_for_what_just_happened(name: str) -> None:
    accent = palette(name).accent
    calm = pixels(PAINTER.board(replace(middle(), turn=14), replace(LOOK, palette=name)).png)
    colours = {colour for _, colour in calm.getcolors(1 << 20)}
    assert accent not in colours
    marked = pixels(PAINTER.board(middle(), replace(LOOK, palette=name, recent=just_placed("Y9", 2))).png)
    counts = {colour: count for count, colour in marked.getcolors(1 << 20)}
    assert counts.get(accent, 0) > 500


def test_real_matches_from_both_seats_and_in_public() -> None:
    for viewer in ("public", 0, 1):
        for view, events in real(viewer):
            look = replace(LOOK, seat=view.seat, recent=events)
            for language in LANGUAGES:
                board = PAINTER.board(view, replace(look, language=language))
                assert len(board.alt) <= 1024
                assert len(board.png) <= 200 * KB
            if view.seat is not None:
                assert PAINTER.hand(view, look) is not None


def test_the_text_board_holds_every_card() -> None:
    text = PAINTER.text(middle(), replace(LOOK, language="en"))
    for card in ("R10", "Y9", "CAV", "B10", "KE", "SUP", "Scout", "Deserter"):
        assert card in text
    assert PAINTER.text(seated(middle()), LOOK).count("O10") == text.count("O10") + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_codes_of_the_text_board_can_be_typed(language: str) -> None:
    for card in CARDS:
        assert card_named(code(card, language)) == card


def test_names_cannot_break_the_text_board() -> None:
    look = replace(LOOK, names=("**bold** ```", "a\nb`c @everyone"))
    text = PAINTER.text(middle(), look)
    assert text.count("```") == 2
    assert "\\*\\*bold" in text
    assert "a b" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_have_pictures(language: str) -> None:
    look = replace(LOOK, language=language, seat=0)
    view = seated(fullest())
    for name, query in (
        ("evidence", Cards()),
        ("battlefield", Inspect(2)),
        ("card", CardText("SCOUT")),
        ("card", CardText("R10")),
    ):
        picture = PAINTER.answer(view, name, query, look)
        assert picture is not None
        assert len(picture.png) <= 200 * KB
        assert 0 < len(picture.alt) <= 1024
    assert PAINTER.answer(view, "nothing", Cards(), look) is None


def test_the_evidence_marks_the_own_hand_apart() -> None:
    public, own = (
        PAINTER.answer(middle(), "evidence", Cards(), LOOK),
        PAINTER.answer(seated(middle()), "evidence", Cards(), LOOK),
    )
    assert public is not None
    assert own is not None
    assert public.png != own.png
    assert public.alt == own.alt


def test_long_news_take_two_lines_in_a_smaller_size() -> None:
    short = caption(middle(), replace(LOOK, recent=just_placed("Y9", 2)))
    assert (len(short.lines), short.size) == (1, at.CAPTION)
    long = caption(middle(), replace(LOOK, names=LONG, recent=just_placed("Y9", 2) * 2))
    assert len(long.lines) == 2
    assert at.SMALL <= long.size <= at.CAPTION
    quiet = Event("turn", {"seat": Ref("seat", 0), "turn": 2})
    assert caption(middle(), replace(LOOK, recent=(quiet,))).lines == ()


def test_another_process_draws_the_same_bytes() -> None:
    """No hash seed, no clock, no order of drawing may show."""
    program = (
        "from hashlib import sha256; from render.battle_line import PAINTER; from tests.render.samples import *;"
        "print(sha256(PAINTER.board(fullest(), LOOK).png + PAINTER.board(middle(), LOOK).png).hexdigest())"
    )
    given = {**os.environ, "PYTHONHASHSEED": "7"}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=given, cwd=ROOT)
    here = sha256(PAINTER.board(fullest(), LOOK).png + PAINTER.board(middle(), LOOK).png).hexdigest()
    assert told.stdout.strip() == here
