"""Where a map is drawn, and how things are laid on its tiles."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.kit.pen import Point
from render.kit.sheet import Sheet
from render.marchlords import masonry
from render.marchlords.land import Window
from rules.marchlords.view import MarchlordsView, TileView


@dataclass(frozen=True, slots=True)
class Place:
    """Where a map is drawn: a window, its upper left corner on the sheet, the palette's name."""

    window: Window
    left: int
    top: int
    name: str

    @property
    def side(self) -> float:
        """The side of a tile."""
        return self.window.side

    def at(self, tile: tuple[int, int]) -> Point:
        """The centre of a tile on the sheet."""
        x, y = self.window.grid.centre(tile)
        return self.left + x, self.top + y


def fogged(view: MarchlordsView) -> bool:
    """Whether the map has fog for this viewer: those without eyes on it see what all know, plainly."""
    return "v" in view.fog or "r" in view.fog


def faction_of(view: MarchlordsView, seat: int) -> str:
    """The faction of a seat."""
    return view.kingdoms[seat].faction


def foot(place: Place, sprite: Image.Image, tile: TileView, dx: float, dy: float, lay: Sheet) -> None:
    """Lay a building with its foot at a point of the tile, in sides from the centre."""
    x, y = place.at((tile.q, tile.r))
    fx, fy = masonry.TOWN_FOOT
    lay.lay(sprite, (x + (dx - fx) * place.side, y + (dy - fy) * place.side))
