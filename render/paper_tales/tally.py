"""Counters before and after a plan: gold, strength, income, points, each with its sign."""

from __future__ import annotations

from render.kit.fonts import BLACK, TEXT
from render.kit.icons import icon
from render.kit.palette import palette
from render.kit.sheet import Sheet
from render.kit.type import figure_height
from render.paper_tales import layout as at
from render.paper_tales.blocks import LEFT, RIGHT, Block
from render.paper_tales.words import say
from render.picture import Look

HIGH = 58


def tally_block(
    look: Look, gold: tuple[int, ...], strength: tuple[int, ...], income: int | None, points: tuple[int, ...] | None
) -> Block:
    """Each counter as it is, or (before, after)."""
    colours = palette(look.palette)
    rows: list[tuple[str, str]] = [("gold", _change(gold)), ("attack", _change(strength))]
    if income is not None:
        rows.append(("income", f"+{income}"))
    if points is not None:
        rows.append(("legend", _change(points)))

    def draw(sheet: Sheet, y: float) -> None:
        room = (RIGHT - LEFT) / len(rows)
        base = y + HIGH / 2 + figure_height(BLACK, at.VALUE) / 2
        for k, (sign, text) in enumerate(rows):
            x = LEFT + k * room
            if sign == "income":
                x += (
                    sheet.text((x, y + HIGH / 2 + 11), say(look.language, "picture-income"), TEXT, 32, colours.ink_soft) + 12
                )
            else:
                sheet.lay(icon(sign, 44, colours.ink), (x, y + HIGH / 2 - 22))
                x += 54
            sheet.text((x, base), text, BLACK, at.VALUE, colours.ink)

    return Block(HIGH, draw)


def _change(values: tuple[int, ...]) -> str:
    """`3 › 1` where it changes, else the value."""
    if len(values) > 1 and values[0] != values[1]:
        return f"{values[0]} › {values[1]}"
    return str(values[-1])
