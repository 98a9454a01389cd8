"""What the pictures of Marchlords keep to themselves: orders, purses, the fog."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from render.kit.palette import palette
from render.marchlords import PAINTER
from render.marchlords import layout as at
from render.picture import Look
from rules.game import Event, Move, Ref
from rules.marchlords.state import Army, Captive, Desk, Holding
from tests.render.marchlords.samples import LONG, LOOK, middle, pixels, seen, start

KB = 1000
ROOT = Path(__file__).parents[3]
LOOKS = (
    Look("fr", LONG, "MAR-128", "standard", 0),
    Look("en", LONG, "MAR-128", "contrast"),
    Look("en", ("", "東京"), "", "night", 1),
)
MANY = tuple(Event("siege", {"seat": Ref("seat", k % 3), "tile": Ref("tile", f"{'BCD'[k % 3]}{k + 1}")}) for k in range(6))


def test_a_board_shows_nothing_of_orders_and_purses() -> None:
    """Whatever a seat has ordered and owns, its board, which may be shown to all, is the same."""
    view = seen(middle("small"), 0)
    assert view.desk is not None
    assert view.desk.marches
    bare = replace(
        view,
        desks=tuple(Desk() if desk is not None else None for desk in view.desks),
        kingdoms=tuple(
            replace(one, gold=None, left=None, income=None, upkeep=None, reserve=None, generals=None)
            for one in view.kingdoms
        ),
        captives=(Captive(1, 0, 1),),
    )
    assert PAINTER.board(view, LOOK) == PAINTER.board(bare, LOOK)


def test_what_lies_in_the_fog_changes_no_picture() -> None:
    """States that differ only where a seat does not see: views, pictures, alt texts and texts are equal."""
    state = middle("small")
    view = seen(state, 0)
    hidden = [tile for tile, mark in enumerate(view.fog) if mark != "v"]
    land = [tile for tile in hidden if not state.land.sea[tile] and state.holding(tile) is None]
    moved = [army for army in state.armies if army.tile in hidden]
    assert moved
    assert land
    other = replace(
        state,
        armies=tuple(
            sorted((*[army for army in state.armies if army not in moved], Army(2, 15, land[0], 6)), key=lambda a: a.key)
        ),
        holdings=tuple(sorted((*state.holdings, Holding(land[-1], 1, 0, True)), key=lambda one: one.tile)),
        ships=tuple(ship for ship in state.ships if ship.tile not in hidden),
        desks=(state.desks[0], Desk(action="appel", recruits=3), *state.desks[2:]),
    )
    assert other != state
    again = seen(other, 0)
    for draw in (PAINTER.board, PAINTER.hand):
        assert draw(view, LOOK) == draw(again, LOOK)
    for tile in (hidden[0], land[0], land[-1]):
        name = f"tile-{view.field.names[tile]}"
        assert PAINTER.answer(view, name, Move(), LOOK) == PAINTER.answer(again, name, Move(), LOOK)
    assert PAINTER.text(view, LOOK) == PAINTER.text(again, LOOK)


def test_unknown_ground_is_blank() -> None:
    """Every tile that a seat has never seen looks like parchment, whatever lies there."""
    view = seen(start("small"), 0)
    far = view.land
    assert "?" in view.ground
    shown = PAINTER.board(view, LOOK)
    turned = replace(view, ground="".join("?" if letter == "?" else letter for letter in view.ground))
    assert PAINTER.board(turned, LOOK) == shown
    window = at.whole(view.radius)
    frame = at.Frame(window.height, len(view.kingdoms), 0)
    picture = pixels(shown.png)
    ground = palette("standard").ground
    for tile, letter in zip(far.field.hexes, view.ground, strict=True):
        near = any(view.ground[other] != "?" for other in far.field.around[far.field.index[tile]])
        if letter == "?" and not near:
            x, y = window.grid.centre(tile)
            colour = picture.getpixel((round(at.MARGIN + x), round(frame.top + y + window.side * 0.2)))
            assert isinstance(colour, tuple)
            assert all(abs(a - b) < 34 for a, b in zip(colour, ground, strict=True))


def test_the_public_sees_no_ground_of_a_generated_map() -> None:
    one, two = seen(middle("small")), seen(start("small"))
    assert PAINTER.board(one, LOOK).name == "bulletin.png"
    dull = replace(one, turn=1, battles=(), kingdoms=two.kingdoms)
    assert PAINTER.board(dull, LOOK).png == PAINTER.board(two, LOOK).png
    assert PAINTER.board(seen(middle("small", known=True)), LOOK).name == "map.png"


def test_a_secret_event_never_reaches_a_board() -> None:
    view = seen(middle("small"), 0)
    secret = Event("built", {"kind": Ref("site", "outpost"), "tile": Ref("tile", "E10")}, (0,))
    assert PAINTER.board(view, replace(LOOK, recent=(secret,))) == PAINTER.board(view, LOOK)
    assert PAINTER.hand(view, replace(LOOK, recent=(secret,))) != PAINTER.hand(view, LOOK)
