"""The pictures of Marchlords: limits, sameness, no secret, and that they show what the view holds."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from render.kit.palette import PALETTES, palette
from render.kit.type import clean
from render.marchlords import PAINTER
from render.marchlords import layout as at
from render.marchlords.bulletin import ranked
from render.marchlords.hand import next_gold, orders
from render.marchlords.recent import tiles, worth_telling
from render.marchlords.tell import text_map
from render.picture import Look, Picture
from render.registry import painter
from rules.game import PUBLIC, Event, Move, Outcome, Ref
from rules.marchlords.queries import Preview
from rules.marchlords.state import Desk, Holding, March, Marchlords, Offer, Ship, Siege, Site
from tests.render.marchlords.samples import LONG, LOOK, choosing, middle, pixels, seen, start

KB = 1000
ROOT = Path(__file__).parents[3]
LOOKS = (
    Look("fr", LONG, "MAR-128", "standard", 0),
    Look("en", LONG, "MAR-128", "contrast"),
    Look("en", ("", "東京"), "", "night", 1),
)
MANY = tuple(Event("siege", {"seat": Ref("seat", k % 3), "tile": Ref("tile", f"{'BCD'[k % 3]}{k + 1}")}) for k in range(6))


def colours_in(png: bytes) -> dict[object, int]:
    """How often each colour stands in a picture."""
    return {colour: count for count, colour in pixels(png).getcolors(1 << 20) or ()}


def within(picture: Picture, most: int = 400 * KB, tallest: int = 1850) -> None:
    """The limits that every picture keeps."""
    image = Image.open(BytesIO(picture.png))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
    assert 1200 <= picture.width <= 1600
    assert picture.height <= tallest
    assert len(picture.png) <= most
    assert 0 < len(picture.alt) <= 1024
    assert picture.name.isascii()


def test_the_registry_finds_the_painter() -> None:
    assert painter("marchlords") is PAINTER


@pytest.mark.parametrize("name", ["bench", "small", "medium", "generated-11", "large"])
def test_maps_of_every_size_keep_the_limits(name: str) -> None:
    """Seen whole by everybody's eyes, crowded, with names as long as Discord allows."""
    view = seen(middle(name), "gm")
    for look in LOOKS[:1] if name != "large" else LOOKS:
        board = PAINTER.board(view, replace(look, recent=MANY, seat=None))
        within(board, 400 * KB)
        assert 0 < len(PAINTER.text(view, look)) <= 3800


@pytest.mark.parametrize("name", ["small", "medium", "large"])
def test_private_maps_keep_the_limits(name: str) -> None:
    view = seen(middle(name), 0)
    picture = PAINTER.hand(view, replace(LOOKS[0], recent=MANY))
    assert picture is not None
    within(picture, 400 * KB, 2400)
    within(PAINTER.board(view, LOOKS[0]), 400 * KB)
    assert 0 < len(PAINTER.text(view, LOOKS[0])) <= 3800


@pytest.mark.parametrize("look", LOOKS)
def test_other_pictures_keep_the_limits(look: Look) -> None:
    view = seen(middle("large"), 0)
    crowd = f"tile-{view.field.names[view.battles[0].tile or 0]}"
    names = ("tile-A1", crowd, "battle-1", "battle-2", "bulletin", "factions", "orders", "map")
    for name in names if look is LOOKS[0] else names[1:5]:
        picture = PAINTER.answer(view, name, Move(), replace(look, recent=MANY))
        assert picture is not None, name
        within(picture, 400 * KB, 2400)
    within(PAINTER.board(seen(choosing(17)), look))
    within(PAINTER.board(seen(choosing(2), 1), look))
    within(PAINTER.board(seen(start("large")), look))


def test_what_there_is_not_has_no_picture() -> None:
    view = seen(middle("small"), 0)
    for name in ("tile-Z9", "tile-", "battle-9", "battle-", "nothing", ""):
        assert PAINTER.answer(view, name, Move(), LOOK) is None
    assert PAINTER.answer(seen(choosing()), "tile-A1", Move(), LOOK) is None
    assert PAINTER.answer(seen(middle("small")), "orders", Move(), LOOK) is None
    for viewer in (PUBLIC, "gm"):
        assert PAINTER.hand(seen(middle("small"), viewer), LOOK) is None
    assert PAINTER.hand(seen(choosing(), 0), LOOK) is None


def test_previews_show_the_map_that_is_asked_for() -> None:
    alts = []
    for query in (Preview("small", 2, 3), Preview("small", 2, 4), Preview("small"), Preview("medium_fixed")):
        pictures = [PAINTER.answer(seen(state), "preview", query, LOOK) for state in (choosing(2), start("small"))]
        assert pictures[0] is not None
        assert pictures[0] == pictures[1]  # whatever match it is asked in, if any
        within(pictures[0])
        alts.append(pictures[0].alt)
    assert [alt.count("capitales") and alt[alt.index(" capitales") - 1] for alt in alts] == ["2", "2", "3", "6"]
    assert len(set(alts)) == 4


@pytest.mark.parametrize("viewer", [PUBLIC, "gm", 0])
def test_equal_arguments_give_equal_bytes(viewer: str | int) -> None:
    view = seen(middle("small"), viewer)  # type: ignore[arg-type]
    assert PAINTER.board(view, LOOK) == PAINTER.board(view, LOOK)
    assert PAINTER.hand(view, LOOK) == PAINTER.hand(view, LOOK)


def test_pictures_are_the_same_in_every_process() -> None:
    """Nothing depends on the order of sets or on the time of day: three pictures drawn anew with another hash seed."""
    code = (
        "from hashlib import sha256\n"
        "from rules.game import Move\n"
        "from render.marchlords import PAINTER\n"
        "from tests.render.marchlords.samples import LOOK, middle, pixels, seen\n"
        "view = seen(middle('small'), 0)\n"
        "pictures = (PAINTER.board(view, LOOK), PAINTER.hand(view, LOOK), PAINTER.answer(view, 'tile-F5', Move(), LOOK))\n"
        "print(sha256(b''.join(one.png + one.alt.encode() for one in pictures)).hexdigest())\n"
    )
    env = os.environ | {"PYTHONHASHSEED": "77", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    view = seen(middle("small"), 0)
    pictures = (PAINTER.board(view, LOOK), PAINTER.hand(view, LOOK), PAINTER.answer(view, "tile-F5", Move(), LOOK))
    here = sha256(b"".join(one.png + one.alt.encode() for one in pictures if one is not None)).hexdigest()
    assert done.stdout.strip() == here


# -- what is shown -----------------------------------------------------------------------------------------------------


def changed(state: Marchlords, number: int) -> Marchlords:
    """The same campaign with one thing changed in sight of seat 0."""
    home, kingdoms = state.capitals[0], state.kingdoms
    near = next(tile for tile in state.field.around[home] if not state.land.sea[tile] and state.holding(tile) is None)
    water = next(
        tile for tile in state.field.disc(home, 2) if state.land.sea[tile] and all(s.tile != tile for s in state.ships)
    )
    lead = next(army for army in state.armies if army.key == (0, 1))
    return (
        replace(state, turn=10),
        replace(state, ready=(True, *state.ready[1:])),
        replace(state, scores=(99, *state.scores[1:])),
        replace(state, kingdoms=(kingdoms[0], replace(kingdoms[1], dormant=True), *kingdoms[2:])),
        state.put(replace(lead, tier=5)),
        state.put(replace(lead, general=False)),
        state.put(replace(lead, tile=near)),
        state.without(lead),
        state.hold(Holding(near, 0)),
        state.hold(Holding(near, 1)),
        state.hold(Holding(near, 0, 0, True)),
        state.hold(Holding(near, 0, 0, False, True)),
        state.hold(Holding(home, 0, 2)),
        replace(state, ships=(*state.ships, Ship(0, water))),
        replace(state, sieges=(*state.sieges, Siege(home, 1, 1))),
        replace(state, sieges=tuple(replace(siege, tick=3) for siege in state.sieges)),
        replace(state, phase="battles"),
    )[number]


@pytest.mark.parametrize("number", range(17))
def test_every_open_fact_is_seen_and_told(number: int) -> None:
    state = replace(middle("small"), desks=(Desk(),) * 3)
    before, after = seen(state, 0), seen(changed(state, number), 0)
    assert before != after
    assert PAINTER.board(before, LOOK).png != PAINTER.board(after, LOOK).png
    assert PAINTER.text(before, LOOK) != PAINTER.text(after, LOOK)


ORDERS = (
    Desk(marches=(March(1, (60, 61)),)),
    Desk(sites=(Site("outpost", 60, 1),)),
    Desk(sites=(Site("level2", 60),)),
    Desk(levies=(60,)),
    Desk(recruits=1),
    Desk(assigns=(1,)),
    Desk(tiers=(1,)),
    Desk(action="appel"),
    Desk(assaults=(60,)),
    Desk(sallies=(60,)),
    Desk(offers=(Offer(1, 20),)),
    Desk(releases=(Offer(1, 20),)),
)


@pytest.mark.parametrize("desk", ORDERS)
def test_every_order_is_on_the_private_map_and_in_its_words(desk: Desk) -> None:
    view = seen(start("small"), 0)
    bare = replace(view, desks=(Desk(), *view.desks[1:]))
    given = replace(view, desks=(desk, *view.desks[1:]))
    assert len(orders(given, 0, "fr")) == 1
    before, after = PAINTER.hand(bare, LOOK), PAINTER.hand(given, LOOK)
    assert before is not None
    assert after is not None
    assert before.png != after.png
    assert before.alt != after.alt
    assert orders(given, 0, "fr")[0][1] in PAINTER.text(given, LOOK)


def test_the_purse_counts_on() -> None:
    view = seen(middle("small"), 0)
    own = view.kingdoms[0]
    assert next_gold(replace(own, left=12, income=9, upkeep=4)) == 17
    assert next_gold(replace(own, left=2, income=1, upkeep=4)) == 0


def test_the_three_states_of_fog_look_different() -> None:
    """One tile visible, remembered, unexplored: three pictures, and three words."""
    view = seen(middle("small"), 0)
    tile = view.fog.index("v")
    pictures, words = set(), set()
    for mark in "vr.":
        fog = view.fog[:tile] + mark + view.fog[tile + 1 :]
        ground = view.ground if mark != "." else view.ground[:tile] + "?" + view.ground[tile + 1 :]
        other = replace(view, fog=fog, ground=ground)
        pictures.add(PAINTER.board(other, LOOK).png)
        told = PAINTER.answer(other, f"tile-{view.field.names[tile]}", Move(), LOOK)
        assert told is not None
        words.add(told.alt)
    assert len(pictures) == len(words) == 3


def test_what_is_remembered_is_paler_than_what_is_seen() -> None:
    view = seen(middle("small"), "gm")
    window = at.whole(view.radius)
    frame = at.Frame(window.height, len(view.kingdoms), 0)
    box = (at.MARGIN + 200, frame.top + 100, at.MARGIN + 1100, frame.top + 900)

    def hue(mark: str) -> float:
        one = replace(view, fog=mark * len(view.fog), holdings=(), armies=(), ships=(), sieges=(), battles=())
        crop = pixels(PAINTER.board(one, LOOK).png).crop(box).convert("HSV").resize((90, 80))
        values = list(crop.getchannel("S").tobytes())
        return sum(values) / len(values)

    assert hue("r") < 0.72 * hue("v")


@pytest.mark.parametrize("name", PALETTES)
def test_the_accent_is_kept_for_what_just_happened(name: str) -> None:
    accent = palette(name).accent
    view = seen(middle("small"), 0)
    assert accent not in colours_in(PAINTER.board(view, replace(LOOK, palette=name)).png)
    marked = PAINTER.board(view, replace(LOOK, palette=name, recent=MANY[:1]))
    assert colours_in(marked.png).get(accent, 0) > 500


def test_events_name_tiles_by_name_or_number() -> None:
    view = seen(middle("small"), 0)
    named = Event("siege", {"seat": Ref("seat", 0), "tile": Ref("tile", "D4")})
    numbered = Event("siege", {"tile": Ref("tile", 7), "others": (Ref("tile", "A1"), Ref("seat", 1))})
    assert tiles(view, (named, numbered)) == {view.field.named("D4"), 7, 0}
    assert tiles(view, (Event("siege", {"tile": Ref("tile", "Z99")}),)) == frozenset()
    assert tiles(seen(choosing()), (named,)) == frozenset()


def test_a_flip_tells_what_matters_first() -> None:
    seat = {"seat": Ref("seat", 0)}
    kinds = ("ready", "turn", "built", "siege", "account", "flip", "taken", "battle")
    events = tuple(Event(kind, seat) for kind in kinds)
    assert [event.kind for event in worth_telling(events)] == ["flip", "taken", "battle", "siege", "built"]
    assert worth_telling(events[:2]) == events[:2]


def test_the_end_lights_the_winner() -> None:
    state = replace(middle("small"), phase="over", winners=(2,), reason="points", battles=(), knowledge=())
    view = seen(state)
    assert view.outcome is not None
    board = PAINTER.board(view, LOOK)
    assert "Clovis" in board.alt.split(".")[2] + board.alt
    other = replace(view, outcome=Outcome(view.outcome.reason, (1,), view.outcome.places, view.outcome.scores))
    assert PAINTER.board(other, LOOK).png != board.png
    assert PAINTER.hand(seen(state, 1), LOOK) is None


def test_the_bulletin_ranks_by_score_and_hides_hidden_scores() -> None:
    view = seen(middle("medium"))
    assert [one.seat for one in ranked(view)] == [5, 4, 3, 2, 1, 0]
    hidden = replace(view, kingdoms=tuple(replace(one, score=None) for one in view.kingdoms))
    assert [one.seat for one in ranked(hidden)] == list(range(6))
    assert PAINTER.board(hidden, LOOK).png != PAINTER.board(view, LOOK).png
    assert "score" not in PAINTER.board(hidden, LOOK).alt


def test_a_sheet_tells_points_to_those_who_may_know_them() -> None:
    state = middle("small")
    side, stranger = seen(state, 2), seen(state, 1)
    mine, theirs = (PAINTER.answer(view, "battle-1", Move(), LOOK) for view in (side, stranger))
    assert mine is not None
    assert theirs is not None
    for points in ("2\u202f625", "1\u202f500"):
        assert points in mine.alt
        assert points not in theirs.alt
    assert mine.height > theirs.height


def test_the_text_map_is_the_ground() -> None:
    for name in ("bench", "small", "large"):
        view = seen(middle(name), 0)
        rows = text_map(view)
        assert len(rows) == 2 * view.radius + 1
        assert "".join("".join(row.split()[1:]) for row in rows) == view.ground
        assert [row.split()[0] for row in rows][:3] == ["A", "B", "C"]


def test_texts_hold_the_own_kingdom_first() -> None:
    view = seen(middle("small"), 1)
    text = PAINTER.text(view, LOOK)
    own = [army for army in view.armies if army.seat == 1]
    assert own
    assert all(f"{army.name} {view.field.names[army.tile]}" in text for army in own)
    assert text.index("Bérengère** ") if "Bérengère** " in text else text.index("B Bérengère") < text.index("A Alix")


def test_names_are_data() -> None:
    view = seen(start("small"))
    text = PAINTER.text(view, replace(LOOK, names=("*a*_b_", "@everyone `x`", "\u202egnihton")))
    assert "\\*a\\*" in text
    assert "\u202e" not in text
    assert clean("\u202egnihton") == "gnihton"


def test_views_of_all_seats_have_their_own_picture() -> None:
    state = middle("small")
    boards = {PAINTER.board(seen(state, seat), replace(LOOK, seat=seat)).png for seat in range(state.seats)}
    assert len(boards) == state.seats
