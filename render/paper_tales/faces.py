"""What cards are made of, and the cards of a hand: cost, strength, emblem, name, what it does, resources, age."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.kit.emblems import UNITS, emblem
from render.kit.emoji import EMOJIS
from render.kit.fonts import BLACK, BOLD, TEXT
from render.kit.heraldry import CAMP_CHARGES, CHARGES, shield, shield_outline
from render.kit.icons import icon
from render.kit.marks import fade
from render.kit.palette import Colour, Palette, mix, palette
from render.kit.pen import Pen, curve, shadowed
from render.kit.type import figure_height, width
from render.paper_tales import layout as at
from render.paper_tales.rich import fitted, lead, paint
from render.paper_tales.words import RESOURCES, effect_lines, unit_name
from rules.paper_tales.cards import Kind, kind
from rules.paper_tales.view import SpotView

RADIUS: Final = 14
PHASE_SIGNS: Final = {
    "P2!": "deployment", "P2": "deployment", "P3": "attack", "P4": "gold", "P5": "hammer", "P6": "skull", "END": "crown",
}  # fmt: skip
"""The sign of each phase in which a card may act."""


def colours_of(seat: int, colours: Palette) -> tuple[Colour, Colour, str]:
    """Ground, ink and charge of a seat: the six suits, then the tower in the dark of the first camp."""
    if seat < len(CHARGES):
        return colours.suits[seat], colours.suit_inks[seat], CHARGES[seat]
    return colours.camps[0], colours.camp_inks[0], CAMP_CHARGES[0]


@lru_cache(maxsize=64)
def arms(seat: int, name: str, w: int, h: int) -> Image.Image:
    """The shield of a seat."""
    colours = palette(name)
    ground, ink, charge = colours_of(seat, colours)
    return shield(charge, w, h, ground, ink, mix(ground, colours.shadow, 0.72), 2)


def coin(pen: Pen, corner: tuple[float, float], size: float, figure: str, colours: Palette, font: float) -> None:
    """A gold piece with a price."""
    x, y = corner[0] + size / 2, corner[1] + size / 2
    dark = mix(colours.gold, colours.shadow, 0.6)
    pen.disc((x, y + size * 0.03), size / 2, dark)
    pen.disc((x, y), size * 0.48, mix(colours.gold, (255, 244, 200), 0.45))
    pen.ring((x, y), size * 0.42, mix(colours.gold, colours.shadow, 0.2), size * 0.035)
    high = figure_height(BLACK, round(font * pen.scale)) / pen.scale
    pen.text((x, y + high / 2), figure, BLACK, font, (42, 31, 23), "m")


def strength_shield(
    pen: Pen, corner: tuple[float, float], w: float, h: float, figure: str, ground: Colour, ink: Colour, rim: Colour,
    font: float,
) -> None:  # fmt: skip
    """A strength upon a shield."""
    outline = shield_outline(corner[0], corner[1], w, h)
    pen.fill(outline, ground)
    pen.stroke(outline, rim, 2.4, closed=True)
    size = font
    while width(figure, BLACK, round(size * pen.scale)) / pen.scale > w - 6:
        size -= 1
    high = figure_height(BLACK, round(size * pen.scale)) / pen.scale
    pen.text((corner[0] + w / 2, corner[1] + h * 0.45 + high / 2), figure, BLACK, size, ink, "m")


def token_colours(resource: str, colours: Palette) -> tuple[Colour, Colour]:
    """Ground and ink of a resource's token."""
    return EMOJIS[resource], colours.paper


def token(pen: Pen, corner: tuple[float, float], size: float, resource: str, colours: Palette, given: bool = True) -> None:
    """A resource as a token; `given` False: not produced at present, only an outline."""
    x, y = corner[0] + size / 2, corner[1] + size / 2
    ground, ink = token_colours(resource, colours)
    if given:
        pen.disc((x, y), size / 2, mix(ground, colours.shadow, 0.45))
        pen.disc((x, y), size * 0.46, ground)
    else:
        pen.disc((x, y), size / 2, ground)
        pen.disc((x, y), size * 0.43, colours.paper)
    side = size * 0.68
    sign = icon(resource, round(side * pen.scale), ink if given else ground)
    pen.put(sign, (x - side / 2, y - side / 2))


@lru_cache(maxsize=64)
def token_sprite(resource: str, size: int, name: str, given: bool = True) -> Image.Image:
    """A resource's token as a sprite."""
    pen = Pen(size, size)
    token(pen, (0, 0), size, resource, palette(name), given)
    return pen.done()


def signs(found: Kind) -> tuple[str, ...]:
    """The signs of the phases in which a kind acts, in their order."""
    return tuple(dict.fromkeys(PHASE_SIGNS[one.phase] for one in found.effects if one.phase in PHASE_SIGNS))


def tone(found: Kind) -> Colour:
    """The tint of a card: that of what it produces, else of the first phase in which it acts, else of war."""
    made = [resource for resource, count in zip(RESOURCES, found.produces, strict=True) if count]
    return EMOJIS[(*made, *signs(found), "attack")[0]]


def frame(pen: Pen, w: float, h: float, colours: Palette, radius: float = RADIUS, inner: float = 5) -> None:
    """A sheet of paper with a double edge."""
    ink = colours.paper_ink
    pen.box((0, 0, w, h), colours.paper, radius, mix(ink, colours.paper, 0.2), 2)
    pen.box((inner, inner, w - inner, h - inner), None, radius - inner + 1, mix(colours.paper, colours.gold, 0.75), 1.4)


def scene(pen: Pen, box: tuple[float, float, float, float], found: Kind, colours: Palette) -> None:
    """The picture of a card: its emblem before two hills, in the card's tint."""
    x0, y0, x1, y1 = box
    w, h = x1 - x0, y1 - y0
    tint = tone(found)
    sky, far, near = (mix(colours.paper, tint, share) for share in (0.16, 0.3, 0.44))
    view = Pen(pen.width, pen.height, pen.scale)
    view.box(box, sky)
    lift = found.number * 0.618 % 1
    for base, swing, colour in ((0.62, 0.26, far), (0.84, 0.18, near)):
        ridge = [(x, y0 + y * h) for x, y in curve((x0, base - swing * lift), (x0 + w * 0.3, base - swing), (
            x0 + w * (0.4 + 0.4 * lift), base + swing), (x1, base - swing * (1 - lift)), 24)]  # fmt: skip
        view.fill([*ridge, (x1, y1), (x0, y1)], colour)
    mask = Pen(pen.width, pen.height, pen.scale)
    mask.box(box, (0, 0, 0), RADIUS - 6)
    pen.clip(mask.image.getchannel("A"), view)
    pen.box(box, None, RADIUS - 6, mix(tint, colours.paper_ink, 0.3), 1.8)
    side = h * 0.84
    sprite = emblem(UNITS[found.id], round(side * pen.scale), mix(tint, colours.paper_ink, 0.55))
    pen.put(sprite, (x0 + (w - side) / 2, y0 + (h - side) / 2))


@lru_cache(maxsize=72)
def card(unit: str, name: str, language: str, dim: bool = False, spot: SpotView | None = None, seat: int = 0) -> Image.Image:
    """A card of a hand, `CARD_W` x `CARD_H`, with its shadow (margin `pen.margin()`); a unit in play where `spot` is given:
    strength as it is now on the owner's colour, what it produces now, its age."""
    colours = palette(name)
    w, h = at.CARD_W, at.CARD_H
    found = kind(unit)
    pen = Pen(w, h, 3)
    frame(pen, w, h, colours)
    scene(pen, (12, 12, w - 12, 152), found, colours)
    coin(pen, (21, 22), 78, cost_figure(found.cost), colours, at.VALUE + 2)
    figure = "–" if found.strength is None else str(found.strength)
    ground, ink, rim = mix(EMOJIS["attack"], colours.paper_ink, 0.25), colours.paper, colours.paper
    if spot is not None:
        figure = str(spot.strength)
        ground, ink, _ = colours_of(seat, colours)
        grey = mix(colours.paper_ink, colours.paper, 0.35)
        ground, ink, rim = (ground, ink, mix(ground, colours.shadow, 0.75)) if spot.fights else (colours.paper, grey, grey)
    strength_shield(pen, (w - 99, 22), 78, 88, figure, ground, ink, rim, at.VALUE + 6)
    pen.text((w / 2, 194), unit_name(unit, language), BOLD, 40, colours.paper_ink, "m", w - 28)
    pen.stroke([(w * 0.14, 208), (w * 0.86, 208)], mix(colours.paper, colours.gold, 0.85), 1.8)
    amounts = found.produces if spot is None else (spot.food, spot.wood, spot.crystal)
    made = [resource for resource, count in zip(RESOURCES, amounts, strict=True) for _ in range(count)]
    foot = bool(made) or spot is not None
    words(pen, (22, 208), (w - 42, h - 208 - (78 if foot else 24)), effect_lines(unit, language), colours)
    step = min(58.0, (w - 150 - 52) / max(1, len(made) - 1))
    for k, resource in enumerate(made):
        token(pen, (22 + k * step, h - 70), 52, resource, colours)
    if spot is not None:
        high = figure_height(BLACK, at.VALUE)
        tint = EMOJIS["age"] if spot.age else mix(colours.paper_ink, colours.paper, 0.6)
        wide = pen.text((w - 22, h - 44 + high / 2), str(spot.age), BLACK, at.VALUE, tint, "r")
        pen.put(icon("age", 44 * pen.scale, tint), (w - 22 - wide - 50, h - 66))
    done = pen.done()
    return shadowed(fade(done, colours.ground, 0.45) if dim else done, colours.shadow)


def cost_figure(cost: int) -> str:
    """A cost as it is written: a true minus."""
    return str(cost).replace("-", "−")


def words(
    pen: Pen, corner: tuple[float, float], room: tuple[float, float], texts: tuple[str, ...], colours: Palette
) -> None:
    """What a card does: lines under `corner`, in `room` (width, height); the sign of its phase hangs before each, what has
    none stands in the middle."""
    indent = 40.0
    size, lines = fitted(texts, TEXT, (at.TEXT, 32, 30, at.SMALL), room[0], indent, room[1])
    base = corner[1]
    for line in lines:
        base += lead(line, size)
        if line.sign:
            side = 35.0
            pen.put(icon(line.sign, round(side * pen.scale), EMOJIS[line.sign]), (corner[0], base - side * 0.8))
        x = indent if line.inset else (room[0] - sum(piece.wide(TEXT, size) for piece in line.pieces)) / 2
        paint(pen, (corner[0] + x, base), line.pieces, TEXT, size, colours.paper_ink)
