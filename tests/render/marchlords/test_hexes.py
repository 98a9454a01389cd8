"""The geometry of the rules and of the pictures is one: neighbours, directions, distances and names, measured on pictures of
every size of map."""

from __future__ import annotations

from collections import deque
from functools import cache
from io import BytesIO
from math import atan2, degrees, hypot

import pytest
from PIL import Image, ImageChops

from render.kit.hexagons import ROOT3, STEPS, HexGrid, by_hand, side_by_hand
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.marchlords import PAINTER
from render.marchlords import layout as at
from render.marchlords.atlas import draw_ring
from render.marchlords.land import terrain
from render.marchlords.place import Place
from render.picture import Look
from rules.game import Event, Ref
from rules.hexes import COMPASS, DIRECTIONS, field, row_letters
from rules.marchlords.generator.plan import radius_of
from rules.marchlords.land import SEA, published
from tests.render.marchlords.samples import RADII, chart_of, seen, start

ANGLES = dict(zip(COMPASS, (0, 60, 120, 180, 240, 300), strict=True))
"""Counter-clockwise from the east, as on a compass rose."""
RADIUS = pytest.mark.parametrize("radius", RADII)


@cache
def centres(radius: int) -> tuple[tuple[float, float], ...]:
    """The centres of all tiles on the picture of a map."""
    grid = at.whole(radius).grid
    return tuple(grid.centre(tile) for tile in field(radius).hexes)


def gap(a: tuple[float, float], b: tuple[float, float]) -> float:
    return hypot(a[0] - b[0], a[1] - b[1])


@RADIUS
def test_neighbours_of_the_rules_are_those_of_the_picture(radius: int) -> None:
    places, side = centres(radius), at.whole(radius).side
    for tile, here in enumerate(places):
        near = {other for other, there in enumerate(places) if other != tile and gap(here, there) < side * ROOT3 * 1.1}
        assert near == set(field(radius).around[tile])


@RADIUS
def test_directions_of_the_rules_are_those_of_the_picture(radius: int) -> None:
    places = centres(radius)
    for tile, six in enumerate(field(radius).neighbours):
        for way, other in zip(COMPASS, six, strict=True):
            if other >= 0:
                (x0, y0), (x1, y1) = places[tile], places[other]
                assert degrees(atan2(y0 - y1, x1 - x0)) % 360 == pytest.approx(ANGLES[way], abs=0.1)
    assert STEPS == DIRECTIONS


@RADIUS
def test_distances_of_the_rules_are_steps_on_the_picture(radius: int) -> None:
    """Steps are counted from tile to tile as they touch on the picture."""
    places, side, whole = centres(radius), at.whole(radius).side, field(radius)
    touching = [
        [other for other, there in enumerate(places) if 0 < gap(here, there) < side * ROOT3 * 1.1] for here in places
    ]
    for source in (0, len(places) // 3, len(places) // 2, len(places) - 1):
        steps = {source: 0}
        queue = deque([source])
        while queue:
            tile = queue.popleft()
            for other in touching[tile]:
                if other not in steps:
                    steps[other] = steps[tile] + 1
                    queue.append(other)
        assert all(steps[tile] == whole.distance(source, tile) for tile in range(len(places)))


@RADIUS
def test_names_follow_the_picture(radius: int) -> None:
    """Rows from the top, tiles from the left, as one reads."""
    places, whole = centres(radius), field(radius)
    rows = sorted({round(y, 3) for _, y in places})
    assert len(rows) == 2 * radius + 1
    for number, row in enumerate(rows):
        tiles = sorted((x, tile) for tile, (x, y) in enumerate(places) if round(y, 3) == row)
        for rank, (_, tile) in enumerate(tiles, 1):
            assert whole.names[tile] == f"{row_letters(number)}{rank}"


@RADIUS
def test_points_of_the_picture_belong_to_their_tile(radius: int) -> None:
    window = at.whole(radius)
    grid = window.grid
    for tile in field(radius).hexes:
        x, y = grid.centre(tile)
        assert x - grid.width / 2 > 0
        assert x + grid.width / 2 < window.width
        assert y - grid.side >= 0
        assert y + grid.side <= window.height
        for dx, dy in ((0, 0), (0.8, 0), (-0.8, 0), (0.35, 0.7), (-0.35, -0.7), (0, 0.9)):
            assert grid.at(x + dx * grid.side, y + dy * grid.side) == tile
        for (dq, dr), (a, b) in zip(STEPS, ((0, 1), (5, 0), (4, 5), (3, 4), (2, 3), (1, 2)), strict=True):
            corners = grid.corners(tile)
            middle = ((corners[a][0] + corners[b][0]) / 2, (corners[a][1] + corners[b][1]) / 2)
            other = grid.centre((tile[0] + dq, tile[1] + dr))
            assert middle == pytest.approx(((x + other[0]) / 2, (y + other[1]) / 2), abs=0.01)


@RADIUS
def test_marks_are_drawn_where_the_tile_is(radius: int) -> None:
    """The outline of every tile, measured in pixels."""
    window, whole = at.whole(radius), field(radius)
    place = Place(window, 0, 0, "standard")
    for tile in whole.hexes[:: max(1, len(whole.hexes) // 60)]:
        sheet = Sheet(Image.new("RGB", (window.width, window.height), (0, 0, 0)))
        draw_ring(sheet, place, tile, palette("standard").accent, palette("standard").halo)
        box = sheet.image.getbbox()
        assert box is not None
        x, y = window.grid.centre(tile)
        assert (box[0] + box[2]) / 2 == pytest.approx(x, abs=1.5)
        assert (box[1] + box[3]) / 2 == pytest.approx(y, abs=1.5)
        assert box[2] - box[0] == pytest.approx(window.grid.width, abs=13)


def test_every_size_of_map_is_measured() -> None:
    """Those of all numbers of kingdoms, and of the published maps."""
    published_ones = {published(name).radius for name in ("bench", "small", "medium", "large")}
    assert {radius_of(seats) for seats in range(2, 18)} | published_ones == set(RADII)


@RADIUS
def test_the_board_marks_the_tile_that_an_event_names(radius: int) -> None:
    view = seen(start(RADII[radius]), "gm")
    calm = Image.open(BytesIO(PAINTER.board(view, Look("en")).png)).convert("RGB")
    window = at.whole(radius)
    for tile in (0, len(view.field) // 3, len(view.field) - 1):
        place = view.field.names[tile]
        event = Event("siege", {"seat": Ref("seat", 0), "tile": Ref("tile", place)})
        news = Image.open(BytesIO(PAINTER.board(view, Look("en", recent=(event,))).png))
        frame = at.Frame(window.height, len(view.kingdoms), 1)
        before = at.Frame(window.height, len(view.kingdoms), 0)
        box = (at.MARGIN, frame.top, at.MARGIN + window.width, frame.top + window.height)
        old = (at.MARGIN, before.top, at.MARGIN + window.width, before.top + window.height)
        changed = _accent(news.convert("RGB").crop(box))
        assert _accent(calm.crop(old)) is None
        assert changed is not None
        x, y = window.grid.centre(view.field.hexes[tile])
        assert (changed[0] + changed[2]) / 2 == pytest.approx(x, abs=3)
        assert (changed[1] + changed[3]) / 2 == pytest.approx(y, abs=3)


def _accent(image: Image.Image) -> tuple[int, int, int, int] | None:
    """Where the accent colour stands."""
    wanted = Image.new("RGB", image.size, palette("standard").accent)
    return ImageChops.difference(image, wanted).convert("L").point([255] + [0] * 255).getbbox()


@RADIUS
def test_land_and_sea_are_drawn_on_their_tiles(radius: int) -> None:
    """Blue where the rules have sea, not blue where they have land: the middle value of many points of each tile."""
    chart = chart_of(RADII[radius])
    window = at.whole(chart.radius)
    picture = terrain(window, chart.radius, chart.ground, "standard")
    reds, _, blues = picture.split()
    spots = [(dx / 6, dy / 6) for dx in range(-4, 5) for dy in range(-4, 5)]
    for tile, letter in zip(field(chart.radius).hexes, chart.ground, strict=True):
        x, y = window.grid.centre(tile)
        found = []
        for dx, dy in spots:
            at_pixel = (round(x + dx * window.side), round(y + dy * window.side))
            found.append(blues.getpixel(at_pixel) - reds.getpixel(at_pixel))  # type: ignore[operator]
        assert (sorted(found)[len(found) // 2] > 0) == (letter == SEA)


def test_outlines_by_hand_leave_no_gap() -> None:
    """Both tiles of an edge draw it alike, and stay near the true one."""
    grid = HexGrid(1.0, 0.0, 0.0)
    for tile in ((0, 0), (3, -2), (-5, 1)):
        corners = grid.corners(tile)
        for direction, (dq, dr) in enumerate(STEPS):
            mine = side_by_hand(tile, direction)
            theirs = side_by_hand((tile[0] + dq, tile[1] + dr), (direction + 3) % 6)
            assert list(mine) == list(reversed(theirs))
        for x, y in by_hand(tile):
            assert min(gap((x, y), corner) for corner in corners) < 0.8
            near = min(_from_edge((x, y), corners[k], corners[(k + 1) % 6]) for k in range(6))
            assert near < 0.22


def _from_edge(p: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    along = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / gap(a, b) ** 2
    share = min(1.0, max(0.0, along))
    return gap(p, (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))


def test_a_close_up_has_its_tile_in_the_middle() -> None:
    for radius in RADII:
        for tile in field(radius).hexes[:: 1 + len(field(radius).hexes) // 30]:
            window = at.close(tile)
            assert window.grid.centre(tile) == pytest.approx((window.width / 2, window.height / 2), abs=0.01)
            assert window.grid.at(window.width / 2, window.height / 2) == tile
