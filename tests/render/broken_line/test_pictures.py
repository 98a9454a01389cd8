"""The pictures of The Broken Line: limits, sameness, and that they show what the view holds."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from data.words import LANGUAGES
from render.broken_line import PAINTER
from render.broken_line.board import board_frame
from render.broken_line.layout import PARTS, at
from render.broken_line.pieces import back, face, remembered
from render.kit.palette import PALETTES, palette
from render.picture import Look, Picture
from render.registry import painter
from rules.broken_line.moves import Creatures, LastDuel, ReachText, SquareText, Zoom
from rules.broken_line.pieces import ARMIES, CANNON, GREY, RANKS, STILL
from rules.broken_line.state import BrokenLine, Grey, Pawn
from rules.game import GM, PUBLIC, Move
from tests.render.broken_line.samples import BOARDS, LONG, LOOK, castle, fullest, middle, placing, seen, sq, start, war

KB = 1000
ROOT = Path(__file__).parents[3]
LOOKS = (
    Look("fr", LONG, "TER-128", "standard"),
    Look("en", LONG, "TER-128", "standard", 1),
    Look("fr", LOOK.names, "TER-128", "contrast", 0),
    Look("en", (), "", "night"),
)


def within_limits(picture: Picture, most: int = 250 * KB) -> None:
    image = Image.open(BytesIO(picture.png))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
    assert len(picture.png) <= most
    assert 0 < len(picture.alt) <= 1024
    assert picture.name.isascii()
    assert 1200 <= picture.width <= 1600


def pixels(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.png)).convert("RGB")


def colours_in(picture: Picture) -> Counter[object]:
    return Counter({colour: count for count, colour in pixels(picture).getcolors(1 << 22) or ()})


def hand_of(state: BrokenLine, seat: int, look: Look = LOOK) -> Picture:
    picture = PAINTER.hand(seen(state, seat), replace(look, seat=seat))
    assert picture is not None
    return picture


def asked(state: BrokenLine, viewer: int | str, name: str, query: Move, look: Look = LOOK) -> Picture:
    seat = viewer if isinstance(viewer, int) else None
    picture = PAINTER.answer(seen(state, viewer), name, query, replace(look, seat=seat))  # type: ignore[arg-type]
    assert picture is not None
    return picture


def test_who_has_spent_all_points_is_told_to_end_the_turn() -> None:
    state = middle()
    told = [hand_of(replace(state, points=points), state.active, replace(LOOK, language="en")).alt for points in (0, 2)]
    assert ["end your turn" in alt for alt in told] == [True, False]


def test_the_registry_finds_the_painter() -> None:
    assert painter("broken_line") is PAINTER


@pytest.mark.parametrize("sample", BOARDS)
def test_every_board_keeps_the_limits(sample: str) -> None:
    state = BOARDS[sample]()
    first = list(BOARDS).index(sample)
    for look in LOOKS if sample in ("fullest", "war") else (LOOKS[first % 4],):
        board = PAINTER.board(seen(state), look)
        within_limits(board)
        assert board.height <= 1900
        assert 0 < len(PAINTER.text(seen(state), look)) <= 3800


@pytest.mark.parametrize("sample", BOARDS)
def test_every_hand_keeps_the_limits(sample: str) -> None:
    state = BOARDS[sample]()
    names = list(PALETTES) if sample in ("fullest", "placing-duel") else ["standard"]
    for seat, name in enumerate(names[: state.seats]):
        look = replace(LOOK, palette=name, seat=seat, language=LANGUAGES[seat % 2], names=LONG)
        within_limits(hand_of(state, seat, look))
        assert 0 < len(PAINTER.text(seen(state, seat), look)) <= 3800


def test_only_a_seat_has_a_hand() -> None:
    assert PAINTER.hand(seen(middle(), PUBLIC), LOOK) is None
    assert PAINTER.hand(seen(middle(), GM), LOOK) is None


def test_equal_arguments_give_equal_bytes() -> None:
    assert PAINTER.board(seen(castle()), LOOK) == PAINTER.board(seen(castle()), LOOK)
    assert hand_of(middle(), 0) == hand_of(middle(), 0)


def test_another_process_draws_the_same_bytes() -> None:
    """No hash seed, no clock, no order of drawing may show."""
    program = (
        "from hashlib import sha256; from render.broken_line import PAINTER;"
        "from tests.render.broken_line.samples import *;"
        "look = replace(LOOK, seat=0);"
        "print(sha256(PAINTER.hand(seen(castle(), 0), look).png + PAINTER.board(seen(war()), LOOK).png).hexdigest())"
    )
    given = {**os.environ, "PYTHONHASHSEED": "7"}
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=given, cwd=ROOT)
    here = sha256(hand_of(castle(), 0).png + PAINTER.board(seen(war()), LOOK).png).hexdigest()
    assert told.stdout.strip() == here


# -- what is shown -----------------------------------------------------------------------------------------------------


def differ(before: BrokenLine, after: BrokenLine, seat: int | None = None, words: bool = True) -> None:
    """Two positions differ in the picture, its alt text and the board as text."""
    one, two = (
        PAINTER.board(seen(state), LOOK) if seat is None else hand_of(state, seat) for state in (before, after)
    )  # fmt: skip
    viewer = PUBLIC if seat is None else seat
    assert one.png != two.png
    if words:
        assert one.alt != two.alt
        assert PAINTER.text(seen(before, viewer), LOOK) != PAINTER.text(seen(after, viewer), LOOK)


def changed(state: BrokenLine, name: str, **facts: object) -> BrokenLine:
    """The match with one pawn changed."""
    pawn = state.at(sq(name))
    assert pawn is not None
    return state.shift(pawn.square, replace(pawn, **facts))  # type: ignore[arg-type]


def test_where_everybody_stands_is_seen() -> None:
    state = start()
    differ(state, changed(state, "H4", square=sq("H5")))
    differ(state, state.without(sq("H4")))
    differ(state, replace(state, greys=(Grey(sq("E9"), "6"),)))


@pytest.mark.parametrize("facts", [{"rank": "7"}, {"shown": True}, {"merc": True}], ids=str)
def test_what_a_seat_knows_of_its_pawns_is_seen(facts: dict[str, object]) -> None:
    state = start()
    differ(state, changed(state, "H4", **facts), 0, words="rank" in facts)


def test_a_remembered_rank_is_seen_by_the_foe() -> None:
    state = start()
    shown = changed(state, "H4", shown=True, moved=True)
    differ(state, shown, 1)
    moved = changed(state, "H4", moved=True)
    differ(state, moved, 1, words=False)
    forgetful = replace(state.options, memory=False)
    before, after = (hand_of(replace(one, options=forgetful), 1) for one in (state, shown))
    assert before == after


@pytest.mark.parametrize(
    "facts",
    [
        {"turn": 29},
        {"points": 1},
        {"dice": (6,)},
        {"slot": 1},
        {"phase": "act", "dice": (), "points": 0},
        {"duel": None},
        {"arrows": ()},
    ],
    ids=str,
)
def test_every_open_fact_of_a_turn_is_seen(facts: dict[str, object]) -> None:
    differ(middle(), replace(middle(), **facts))  # type: ignore[arg-type]


def test_the_castle_and_its_gates_are_seen() -> None:
    held = castle()
    free = held.without(sq("M9"))
    one, two = pixels(PAINTER.board(seen(held), LOOK)), pixels(PAINTER.board(seen(free), LOOK))
    frame = board_frame(False)
    for low, high in (("K12", "M11"), ("K7", "M6")):
        (x0, y0, x1, y1) = frame.box(low, high)
        box = (round(x0), round(y0), round(x1), round(y1))
        assert ImageChops.difference(one.crop(box), two.crop(box)).getbbox() is not None
    differ(held, free)


def test_the_board_turns_with_the_camp() -> None:
    """The evil camp sees its own side at the bottom: what stands in one corner for one stands in the other for both."""
    near, far = board_frame(False), board_frame(True)
    assert near.corner(at("A1")) == far.corner(at("W17"))
    assert near.corner(at("K9")) == far.corner(at("M9"))
    view = seen(start(), 1)
    assert PAINTER.board(view, LOOK).png != PAINTER.board(view, replace(LOOK, seat=1)).png


@pytest.mark.parametrize("name", PALETTES)
def test_the_accent_is_kept_for_what_just_happened(name: str) -> None:
    look, accent = replace(LOOK, palette=name), palette(name).accent
    calm = replace(castle(), arrows=(), shot=None)
    assert accent not in colours_in(PAINTER.board(seen(calm), look))
    assert accent not in colours_in(hand_of(calm, 0, look))
    assert colours_in(PAINTER.board(seen(castle()), look))[accent] > 2000
    for picture in (asked(calm, 0, "reach", ReachText("T8"), look), asked(calm, 0, "creatures", Creatures(), look)):
        assert accent not in colours_in(picture)


def test_names_cannot_break_the_text_board() -> None:
    look = replace(LOOK, names=("**bold** ```", "a\nb`c @everyone", "# head", "> quote", "", ""))
    text = PAINTER.text(seen(war()), look)
    assert text.count("```") == 2
    assert "a\nb" not in text
    assert "\\*\\*bold" in text
    assert not any(line.startswith(("#", ">")) for line in text.split("```")[2].split("\n"))


def test_the_text_board_shows_every_square() -> None:
    rows = PAINTER.text(seen(castle(), 0), LOOK).split("```")[1].strip("\n").split("\n")
    assert len(rows) == 19
    cells = {f"{letter}{row[:2].strip()}": row[3 + 3 * k : 5 + 3 * k]
             for row in rows[1:-1] for k, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVW")}  # fmt: skip
    for pawn in seen(castle(), 0).pawns:
        cell = cells[pawn.square]
        assert cell[0].upper() == pawn.army
        assert (cell[1] == "?") == (not pawn.rank and not pawn.known)
        assert cell[0].islower() == bool(pawn.known)
    assert (cells["D12"], cells["A12"], cells["F12"], cells["L8"].strip()) == ("~~", "^^", "##", "V7")
    assert cells["E9"] == "G6"


# -- questions ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("viewer", "language"), [(PUBLIC, "fr"), (GM, "en"), (0, "fr"), (1, "en")])
def test_questions_have_pictures(viewer: int | str, language: str) -> None:
    look = replace(LOOK, language=language, names=LONG)
    state = castle() if language == "fr" else fullest()
    for camp in ("good", "evil"):
        within_limits(asked(state, viewer, "creatures", Creatures(camp), look))
    for part in PARTS if viewer == 1 else ("centre",):
        within_limits(asked(state, viewer, "zoom", Zoom(part), look))
    for square in ("A1", "E9", "W17"):
        within_limits(asked(state, viewer, "square", SquareText(square), look))
    within_limits(asked(middle(), viewer, "duel", LastDuel(), look))
    within_limits(asked(war(), viewer, "duel", LastDuel(), look))


def test_questions_about_nothing_have_no_picture() -> None:
    view = seen(start(), 0)
    assert PAINTER.answer(view, "duel", LastDuel(), LOOK) is None
    assert PAINTER.answer(view, "zoom", Zoom("nowhere"), LOOK) is None
    assert PAINTER.answer(view, "square", SquareText("Z99"), LOOK) is None
    assert PAINTER.answer(view, "reach", ReachText("H17"), LOOK) is None
    assert PAINTER.answer(view, "nothing", LastDuel(), LOOK) is None


@pytest.mark.parametrize("sample", ["start", "middle", "castle", "fullest"])
def test_own_pawns_have_a_reach(sample: str) -> None:
    state = BOARDS[sample]()
    for pawn in seen(state, 0).pawns[::9]:
        if pawn.rank and pawn.rank not in (*STILL, CANNON):
            picture = asked(state, 0, "reach", ReachText(pawn.square))
            within_limits(picture)
            assert pawn.square in picture.alt


def test_a_duel_shows_sums_and_dice() -> None:
    state = middle()
    assert state.duel is not None
    plain = asked(state, 0, "duel", LastDuel())
    charge = asked(replace(state, duel=replace(state.duel, rank="6", other_rank="5", dice=())), 0, "duel", LastDuel())
    assert "6 + 1 charge = 7" in charge.alt
    assert "4–4, 6–2" in plain.alt
    assert plain.height > charge.height


def test_a_placement_shows_rows_that_can_be_typed() -> None:
    picture = hand_of(placing(), 0)
    assert "3 5 P 6 . 6 P 5 3 / 7 8 4 11 9 10 4 8 7" in picture.alt
    other = replace(placing(), layouts=tuple(replace(one, codes=one.codes[::-1]) for one in placing().layouts))
    assert hand_of(other, 0).png != picture.png


def test_every_pawn_that_may_stand_somewhere_is_drawn() -> None:
    """Each rank of each army has its own face, as a back only its army's."""
    faces = {face("W", rank, 58, "standard").tobytes() for rank in RANKS}
    old = {remembered("W", rank, 58, "standard").tobytes() for rank in RANKS}
    backs = {back(army, 58, "standard").tobytes() for army in (*ARMIES, GREY)}
    assert (len(faces), len(old), len(backs)) == (len(RANKS), len(RANKS), 7)
    assert not faces & old
    bases = [Pawn(sq("L5"), "W", rank) for rank in ("1", "11", "A")]
    seen_by_foes = {hand_of(replace(start(), pawns=(pawn,)), 1).png for pawn in bases}
    seen_by_own = {hand_of(replace(start(), pawns=(pawn,)), 0).png for pawn in bases}
    assert (len(seen_by_foes), len(seen_by_own)) == (1, 3)


def test_where_a_mercenary_may_be_put_is_seen_by_its_runner_alone() -> None:
    state = war()
    assert state.recruit is not None
    placed = replace(state, recruit=None, phase="move")
    frame = board_frame(False)
    for square, marked in (("S10", True), ("P13", False)):
        x, y = frame.corner(at(square))
        box = (x - 3, y - 3, x + frame.cell + 3, y + frame.cell + 3)
        own = [pixels(hand_of(one, 4)).crop(box) for one in (state, placed)]
        assert (ImageChops.difference(*own).getbbox() is not None) == marked
        ally = [pixels(hand_of(one, 0)).crop(box) for one in (state, placed)]
        assert ImageChops.difference(*ally).getbbox() is None
    assert "Piège" in hand_of(state, 4).alt


def test_the_alt_text_says_whether_faces_are_seen() -> None:
    assert "faces cachées" in PAINTER.board(seen(middle()), LOOK).alt
    assert "faces découvertes" in PAINTER.board(seen(middle(), GM), LOOK).alt
    assert "faces découvertes" in PAINTER.board(seen(BOARDS["over"]()), LOOK).alt
