"""What is seen from a square: the board with veils, cover, range and lines, and what an attack from there would be worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from render.bastion import layout as at
from render.bastion.blocks import FOOT, GAP, LEFT, RIGHT, TOP, Block, line_block
from render.bastion.duels import can_attack, duel_block
from render.bastion.field import draw_figures, ground_of, lay_board
from render.bastion.overlay import draw_lines, draw_range, draw_reach, draw_sight, veil
from render.bastion.side import draw_side
from render.bastion.tokens import mark
from render.bastion.words import hero_short, numbered, say, square_name
from render.kit.arrows import dashes
from render.kit.fonts import BLACK, TEXT, TITLE
from render.kit.heraldry import shield_outline
from render.kit.marks import plate
from render.kit.palette import Palette, palette
from render.kit.pen import Pen
from render.kit.sheet import Sheet
from render.kit.texture import cut
from render.kit.type import figure_height, width
from render.picture import Look
from rules.bastion.board import BLOCKED, CLEAR, COVERED, DISTANCE, glued
from rules.bastion.view import BastionView, HeroView, MonsterView
from rules.grid import index

KEYS: Final = ("blocked", "cover", "clear", "dashed", "range", "cost")
LEAST_KEY: Final = 120
"""Less room is not worth the beginning of the key to the odds."""
STATES: Final = {BLOCKED: "blocked", CLEAR: "clear", COVERED: "covered"}


def watcher(view: BastionView, origin: int) -> HeroView | MonsterView | None:
    """Who stands on the square and can look: a standing hero, or a monster."""
    figures: list[HeroView | MonsterView] = [*view.heroes, *view.monsters]
    return next((one for one in figures if one.square == origin and one.hp > 0), None)


def targets(view: BastionView, origin: int, target: int | None) -> tuple[int, ...]:
    """To which squares lines are drawn: to the one that was asked for, or to everybody on the other side."""
    if target is not None:
        return (target,)
    who = watcher(view, origin)
    if isinstance(who, MonsterView):
        return tuple(hero.square for hero in view.heroes if hero.stands)
    return tuple(monster.square for monster in view.monsters)


def told(view: BastionView, look: Look, origin: int, target: int) -> str:
    """What the look from one square to another meets, in a sentence."""
    language = look.language
    found = view.board.look(origin, target)
    state = STATES[view.board.seen[origin][target]]
    walls = found.blockers if not found.clear else tuple(one for one in found.grazed if glued(found, target))
    names = ", ".join(square_name(index(one, at.SIZE)) for one in walls)
    far = DISTANCE[origin][target]
    return say(language, f"picture-sight-{state}", origin=square_name(origin), target=square_name(target), walls=names,
               distance=far)  # fmt: skip


def title_size(title: str) -> int:
    """The largest size in which a heading fits; a table's own names are up to 30 characters long."""
    return next((size for size in (46, 40, 34) if width(title, TITLE, size) <= RIGHT - LEFT), 30)


def heading(view: BastionView, language: str, origin: int) -> str:
    """`Vue depuis C2`, `Vue de Maëlys en C2`."""
    who = watcher(view, origin)
    if who is None:
        return say(language, "picture-sight", square=square_name(origin))
    named = hero_short(who.kind, language) if isinstance(who, HeroView) else numbered(who.kind, who.number, language)
    return say(language, "picture-sight-of", who=named, square=square_name(origin))


def reports(view: BastionView, look: Look, origin: int, target: int | None) -> list[str]:
    """Sentences on what cannot be attacked from the square, or on the one square that was asked for."""
    language = look.language
    if target is not None:
        return [told(view, look, origin, target)]
    who = watcher(view, origin)
    if not isinstance(who, HeroView):
        return []
    found = []
    for monster in view.ordered:
        if can_attack(view, who, monster):
            continue
        facts: dict[str, int | str] = {
            "monster": numbered(monster.kind, monster.number, language),
            "distance": DISTANCE[origin][monster.square],
            "range": who.range,
        }
        hidden = view.board.seen[origin][monster.square] == BLOCKED
        found.append(say(language, "picture-target-hidden" if hidden else "picture-target-far", **facts))
    return found


def draw_view(view: BastionView, look: Look, origin: int, target: int | None) -> Sheet:
    """The picture of `/bastion visee`."""
    colours, language = palette(look.palette), look.language
    who = watcher(view, origin)
    duels: list[Block] = []
    if isinstance(who, HeroView) and target is None:
        duels = [duel_block(view, look, who, monster) for monster in view.ordered if can_attack(view, who, monster)]
    blocks = [*duels, *(line_block(look, "eye", text) for text in reports(view, look, origin, target))]
    foot = TOP + at.FRAME + 16 + 44
    height = foot + sum(block.height + GAP for block in blocks) + FOOT
    sheet = Sheet(cut(at.WIDTH, height, colours.name))
    title = heading(view, language, origin)
    size = title_size(title)
    wide = sheet.text((LEFT, 80), title, TITLE, size, colours.ink, room=RIGHT - LEFT)
    rest = RIGHT - LEFT - wide - 30
    if duels and rest >= LEAST_KEY:
        text = say(language, "picture-sight-odds")
        sheet.text((RIGHT, 78), text, TEXT, at.SMALL, colours.ink_soft, "r", room=rest)
    lay_board(sheet, ground_of(view), colours.name, TOP)
    draw_sight(sheet, view, origin, colours.name, TOP)
    if who is not None:
        draw_range(sheet, origin, who.range, colours.name, TOP)
    draw_lines(sheet, view, origin, targets(view, origin, target), colours.name, TOP)
    for square in (origin, *(() if target is None else (target,))):
        sheet.lay(ring(colours.name, square == origin), (at.left_of(square), at.top_of(square, TOP)))
    if isinstance(who, HeroView) and target is None:
        draw_reach(sheet, (who,), colours.name, TOP)
    draw_figures(sheet, view, look, TOP, calm=True)
    draw_side(sheet, view, look, TOP)
    draw_keys(sheet, colours, language, TOP + at.FRAME + 16)
    y = float(foot + GAP)
    for block in blocks:
        block.draw(sheet, y)
        y += block.height + GAP
    return sheet


@lru_cache(maxsize=8)
def ring(name: str, eye: bool) -> Image.Image:
    """A square that is looked from (with an eye where nobody stands on it) or looked at."""
    colours = palette(name)
    pen = Pen(at.CELL, at.CELL)
    pen.box((2, 2, at.CELL - 2, at.CELL - 2), None, 10, colours.halo, 11)
    pen.box((4, 4, at.CELL - 4, at.CELL - 4), None, 8, colours.turn, 6)
    done = pen.done()
    if eye:
        done.alpha_composite(mark("eye", name, 64), ((at.CELL - 64) // 2, (at.CELL - 64) // 2))
    return done


@lru_cache(maxsize=32)
def _key(what: str, name: str) -> Image.Image:
    colours = palette(name)
    if what == "cost":
        pen = Pen(34, 36)
        shape = shield_outline(2, 2, 30, 32)
        pen.fill(shape, colours.paper)
        pen.stroke(shape, colours.ink, 3, closed=True)
        pen.text((17, 15 + figure_height(BLACK, 28) / 2), "2", BLACK, 28, colours.paper_ink, "m")
        return pen.done()
    if what == "blocked":
        return veil(name).resize((34, 34), Image.Resampling.BICUBIC)
    if what == "cover":
        return mark("cover", name, 36)
    if what in ("clear", "dashed"):
        return dashes((6.0, 6.0), (50.0, 6.0), 5, 0 if what == "clear" else 9, colours.turn, colours.halo)[0]
    return plate(36, 36, colours.halo, colours.turn, 5, 6)


def draw_keys(sheet: Sheet, colours: Palette, language: str, top: float) -> None:
    """What the signs of the overlay mean, in a row."""
    words = [say(language, f"picture-key-{what}") for what in KEYS]
    signs = [_key(what, colours.name) for what in KEYS]
    widths = [sprite.width + 8 + width(word, TEXT, at.SMALL) for sprite, word in zip(signs, words, strict=True)]
    gap = (RIGHT - LEFT - sum(widths)) / (len(KEYS) - 1)
    x = float(LEFT)
    for sprite, word, wide in zip(signs, words, widths, strict=True):
        sheet.lay(sprite, (x, top + 18 - sprite.height / 2))
        sheet.text((x + sprite.width + 8, top + 28), word, TEXT, at.SMALL, colours.ink_soft)
        x += wide + gap
