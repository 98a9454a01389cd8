"""The ground as a hand-drawn map: washes, coasts with lines in the water, signs of the landscape, lattice, names of tiles,
and the fog over it. A static layer, cached for each window, ground and fog.

Every tile is drawn from what the view says of it alone; nothing of an unknown tile reaches the picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.kit.fonts import BOLD
from render.kit.hexagons import HexGrid, by_hand, scatter, side_by_hand, spread
from render.kit.landforms import ANCHOR, COARSE, VARIANTS, landform
from render.kit.palette import palette
from render.kit.texture import blotches
from render.kit.type import write
from render.marchlords.tints import Tints, tints
from rules.hexes import field, row_letters
from rules.marchlords.land import SEA, UNKNOWN

_TWICE: Final = 2
LANDFORM: Final = {"P": "plain", "F": "forest", "M": "mountain", "S": "swamp", "D": "desert", "O": "oasis", "@": "plain"}
"""The landform of each letter of a ground (capitals of the letter of a site)."""


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the page on which a map is drawn: its size, and the grid on it."""

    width: int
    height: int
    side: float
    x: float
    y: float

    @property
    def grid(self) -> HexGrid:
        """The grid, in pixels of the window."""
        return HexGrid(self.side, self.x, self.y)

    def shows(self, tile: tuple[int, int], margin: float = 1.5) -> bool:
        """Whether something of a tile, or of what stands on it, is within the window; `margin` in sides."""
        x, y = self.grid.centre(tile)
        reach = margin * self.side
        return -reach < x < self.width + reach and -reach < y < self.height + reach


_CLOUDS: Final = 800


@lru_cache(maxsize=1)
def _grain() -> Image.Image:
    """Clouds of paint (L, 128 is none), at half size, as large as any map."""
    return blotches((_CLOUDS, _CLOUDS), 70, 31).filter(ImageFilter.GaussianBlur(2))


class _Page:
    """Draws masks of a window at twice its size."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.twice = HexGrid(window.side * _TWICE, window.x * _TWICE, window.y * _TWICE)
        self.size = (window.width * _TWICE, window.height * _TWICE)

    def blank(self) -> tuple[Image.Image, ImageDraw.ImageDraw]:
        image = Image.new("L", self.size, 0)
        return image, ImageDraw.Draw(image)

    def mask(self, tiles: list[tuple[int, int]]) -> Image.Image:
        """Where these tiles are, as drawn by hand (L)."""
        image, draw = self.blank()
        for tile in tiles:
            draw.polygon(self.twice.to(by_hand(tile)), fill=255)
        return image.reduce(_TWICE)


def _scaled(strength: float) -> list[int]:
    return [round(value * strength) for value in range(256)]


def _lines(land: Image.Image, side: float) -> Image.Image:
    """Lines in the water that follow the coast, weaker the farther out (L)."""
    half = land.reduce(2).filter(ImageFilter.GaussianBlur(0.225 * side)).resize(land.size, Image.Resampling.BICUBIC)
    table = [0] * 256
    for level, strength in ((88, 200), (52, 140), (27, 90))[: 2 if side < COARSE else 3]:
        wide = max(1.2, level * 1.15 / side**0.5 / 2.2)
        for value in range(256):
            table[value] = max(table[value], round(strength * max(0.0, 1.25 - abs(value - level) / wide)) if value else 0)
    return half.point([min(255, value) for value in table])


def _washes(window: Window, tiles: list[tuple[tuple[int, int], str]], colours: Tints, grained: bool) -> Image.Image:
    """The colours of the land, running into one another as water colour does (RGB)."""
    small = Image.new("RGB", (window.width // 2, window.height // 2), colours.shore)
    draw = ImageDraw.Draw(small)
    grid = HexGrid(window.side / 2, window.x / 2, window.y / 2)
    for tile, letter in tiles:
        if letter not in (SEA, UNKNOWN):
            draw.polygon(grid.to(by_hand(tile)), fill=colours.washes[LANDFORM[letter.upper()]])
    soft = small.filter(ImageFilter.GaussianBlur(window.side * 0.09))
    if not grained or window.side < COARSE:
        return soft.resize((window.width, window.height), Image.Resampling.BILINEAR)
    grain = _grain().crop((0, 0, *soft.size))
    light = grain.point([max(0, value - 128) * 30 // 100 for value in range(256)])
    dark = grain.point([max(0, 128 - value) * 30 // 100 for value in range(256)])
    soft.paste(colours.wall, (0, 0, *soft.size), light)
    soft.paste(colours.label, (0, 0, *soft.size), dark)
    return soft.resize((window.width, window.height), Image.Resampling.BILINEAR)


@lru_cache(maxsize=4)
def terrain(window: Window, radius: int, ground: str, name: str) -> Image.Image:
    """The known ground without fog (RGB; what is unknown is the colour of the page)."""
    colours, page = tints(name), _Page(window)
    whole = field(radius)
    tiles = [(tile, ground[index]) for index, tile in enumerate(whole.hexes) if window.shows(tile)]
    letters = dict(tiles)
    land = page.mask([tile for tile, letter in tiles if letter not in (SEA, UNKNOWN)])
    sheet = Image.new("RGB", (window.width, window.height), colours.sea)
    far = land.reduce(4).filter(ImageFilter.GaussianBlur(window.side * 0.3)).resize(sheet.size, Image.Resampling.BILINEAR)
    sheet.paste(colours.deep, (0, 0, *sheet.size), far.point([max(0, 255 - 4 * v) for v in range(256)]))
    sheet.paste(colours.line, (0, 0, *sheet.size), _lines(land, window.side))
    sheet.paste(_washes(window, tiles, colours, name != "contrast"), (0, 0), land)
    _lattice(sheet, page, letters, colours)
    _coasts(sheet, page, letters, colours)
    _signs(sheet, window, letters, colours)
    return sheet


def _lattice(sheet: Image.Image, page: _Page, letters: dict[tuple[int, int], str], colours: Tints) -> None:
    image, draw = page.blank()
    for tile, letter in letters.items():
        if letter != UNKNOWN:
            corners = page.twice.corners(tile)
            strength = 60 if letter == SEA else 88
            draw.line([*corners, corners[0]], fill=strength, width=max(2, round(page.window.side * 0.05)))
    sheet.paste(colours.grid, (0, 0, *sheet.size), image.reduce(_TWICE))


def _coasts(sheet: Image.Image, page: _Page, letters: dict[tuple[int, int], str], colours: Tints) -> None:
    image, draw = page.blank()
    weight = max(3, round(page.window.side * 0.13))
    for tile, letter in letters.items():
        if letter in (SEA, UNKNOWN):
            continue
        for direction, (dq, dr) in enumerate(((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))):
            if letters.get((tile[0] + dq, tile[1] + dr)) == SEA:
                points = page.twice.to(side_by_hand(tile, direction))
                draw.line(points, fill=255, width=weight, joint="curve")
                for x, y in (points[0], points[-1]):
                    r = weight / 2 - 0.5
                    draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    sheet.paste(colours.coast, (0, 0, *sheet.size), image.reduce(_TWICE))


def _signs(sheet: Image.Image, window: Window, letters: dict[tuple[int, int], str], colours: Tints) -> None:
    side = window.side
    for tile in sorted(letters, key=lambda one: (one[1], one[0])):
        letter = letters[tile]
        if letter == UNKNOWN:
            continue
        kind = "sea" if letter == SEA else LANDFORM[letter.upper()]
        opened = letter.islower() or letter == "@"
        sprite = landform(kind, scatter(*tile, 5) % VARIANTS, side, colours.tones[kind], opened)
        x, y = window.grid.centre(tile)
        lean = 0.06 * side
        sheet.paste(sprite, (round(x - ANCHOR[0] * side + lean * spread(*tile, 6)),
                             round(y - ANCHOR[1] * side + lean * spread(*tile, 7))), sprite)  # fmt: skip


@lru_cache(maxsize=16)
def _hatching(step: int, weight: int) -> Image.Image:
    """Slanting strokes (L), as large as any map."""
    side = 2 * _CLOUDS
    image = Image.new("L", (side * 2, side * 2), 0)
    draw = ImageDraw.Draw(image)
    for start in range(-side * 2, side * 2, step):
        draw.line((start, side * 2, start + side * 2, 0), fill=255, width=weight)
    return image.reduce(2).point(_scaled(0.42))


def _part(window: Window, radius: int, ground: str) -> tuple[Window, tuple[int, int]] | None:
    """The part of a window on which something is known, and its upper left corner; None where nothing is."""
    side = window.side
    places = [
        window.grid.centre(tile)
        for tile, letter in zip(field(radius).hexes, ground, strict=True)
        if letter != UNKNOWN and window.shows(tile)
    ]
    if not places:
        return None
    left = max(0, int(min(x for x, _ in places) - 1.3 * side) // 8 * 8)
    top = max(0, int(min(y for _, y in places) - 1.6 * side) // 8 * 8)
    right = min(window.width, int(max(x for x, _ in places) + 1.3 * side))
    bottom = min(window.height, int(max(y for _, y in places) + 1.3 * side))
    return Window(right - left, bottom - top, side, window.x - left, window.y - top), (left, top)


def chart(
    window: Window, radius: int, ground: str, fog: str, name: str, fogged: bool = True
) -> tuple[Image.Image, tuple[int, int]]:
    """The ground under its fog (RGBA, transparent where nothing is known), as much of the window as is needed, and where its
    upper left corner lies. `fogged`: False draws all that is known as if it were in sight, for those who have no eyes on the
    map."""
    found = _part(window, radius, ground)
    if found is None:
        return Image.new("RGBA", (1, 1), (0, 0, 0, 0)), (0, 0)
    part, corner = found
    colours, page = tints(name), _Page(part)
    drawn = terrain(part, radius, ground, name)
    states: dict[str, list[tuple[int, int]]] = {"old": [], "sketch": [], "clear": [], "blank": []}
    for index, tile in enumerate(field(radius).hexes):
        if part.shows(tile):
            states[_state(ground[index], fog[index], fogged)].append(tile)
    done = drawn.copy()
    if states["old"]:
        grey = Image.merge("RGB", [drawn.convert("L")] * 3)
        past = Image.blend(Image.blend(drawn, grey, 0.72), Image.new("RGB", drawn.size, colours.old), 0.44)
        step = max(10, round(window.side * 0.36))
        strokes = _hatching(step, max(2, round(window.side * 0.055))).crop((0, 0, *drawn.size))
        past.paste(colours.hatch, (0, 0, *drawn.size), strokes)
        done.paste(past, (0, 0), page.mask(states["old"]))
    if states["sketch"]:
        grey = Image.merge("RGB", [drawn.convert("L")] * 3)
        pale = Image.blend(Image.blend(drawn, grey, 0.8), Image.new("RGB", drawn.size, palette(name).ground), 0.7)
        done.paste(pale, (0, 0), page.mask(states["sketch"]))
    done.putalpha(page.mask(states["old"] + states["sketch"] + states["clear"]))
    return done, corner


def _state(letter: str, mark: str, fogged: bool) -> str:
    if letter == UNKNOWN:
        return "blank"
    if not fogged or mark == "v":
        return "clear"
    return "old" if mark == "r" else "sketch"


LABEL_MOST: Final = 32.0
"""What 9 px on a phone are."""
CLOSE_UP: Final = 110.0
"""Tiles of such a side have room for larger names."""


def label_size(side: float) -> int:
    """The font size of the names of tiles: 9 px on a phone where tiles are wide enough, as large as they go elsewhere."""
    return round(min(LABEL_MOST, max(12.0, side * 0.4))) if side < CLOSE_UP else round(side * 0.255)


def annotate(sheet: Image.Image, corner: tuple[int, int], window: Window, radius: int, ground: str, name: str) -> None:
    """Write the names of all tiles on a page (RGB) whose map begins at `corner`; where nothing is known, the corners of
    tiles are marked as a surveyor does."""
    colours, whole = tints(name), field(radius)
    size = label_size(window.side)
    mask = Image.new("L", (window.width, window.height), 0)
    draw = ImageDraw.Draw(mask)
    _crosses(draw, window, radius, ground)
    crosses = mask.copy()
    for index, tile in enumerate(whole.hexes):
        x, y = window.grid.centre(tile)
        if -window.side < x < window.width + window.side and -window.side < y < window.height + window.side:
            fill = 190 if ground[index] != UNKNOWN else 120
            at = (x, y - window.side * 0.93 + size * 0.95)
            write(draw, at, whole.names[index], BOLD, size, fill, "m")  # type: ignore[arg-type]
    box = (*corner, corner[0] + window.width, corner[1] + window.height)
    if window.side >= COARSE:
        rim = ImageChops.subtract(mask, crosses).filter(ImageFilter.BoxBlur(1))
        sheet.paste(colours.wash_label, box, rim.point([min(150, 2 * value) for value in range(256)]))
    sheet.paste(colours.label, box, mask)


def _crosses(draw: ImageDraw.ImageDraw, window: Window, radius: int, ground: str) -> None:
    known: set[tuple[int, int]] = set()
    blank: set[tuple[int, int]] = set()
    for tile, letter in zip(field(radius).hexes, ground, strict=True):
        if window.shows(tile):
            corners = {(round(x), round(y)) for x, y in window.grid.corners(tile)}
            (blank if letter == UNKNOWN else known).update(corners)
    near = {(x + dx, y + dy) for x, y in known for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    size = max(1, round(window.side * 0.06))
    for x, y in sorted(blank - near):
        draw.line((x - size, y, x + size, y), fill=110)
        draw.line((x, y - size, x, y + size), fill=110)


__all__ = ["LANDFORM", "Window", "annotate", "chart", "label_size", "row_letters", "terrain"]
