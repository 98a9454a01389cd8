"""Questions about a match or about its game, and their answers: by a command, or by the menu beside the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from bot.panels import hand
from bot.panels.gm import board
from bot.panels.ids import Control, digest_of
from bot.panels.panel import Panel, Row, rows
from bot.referee.model import Refusal, Table
from bot.speech.understand import Typed, read_move
from render.picture import Picture
from rules.chance import Chance
from rules.game import GM, PUBLIC, Game, Move, Viewer
from rules.registry import games
from rules.voice import Voice

if TYPE_CHECKING:
    from bot.panels.desk import Ask

LONG_ANSWER = 320
"""Characters of an answer above its picture."""


async def answer(ask: Ask, table: Table, kind: type[Move], typed: dict[str, str]) -> Panel:
    """The reply to a question, from what the reader may know: lines, and the picture it names."""
    if table.number < 0:
        return Panel(heading=ask.heading(table), notice=ask.text("refusal-not-started"))
    query = read_move(games()[table.game_key], Typed(kind, typed), (), table.names)
    return await replied(ask, table, ask.viewer(table), query)


async def replied(ask: Ask, table: Table, viewer: Viewer, query: Move) -> Panel:
    """The reply to a question of a viewer, with the menu of others beneath it."""
    seen = await ask.desk.seen(table, viewer)
    reply = games()[table.game_key].answer(seen.view, query)
    voice = ask.voice(table)
    picture = await ask.desk.answer_picture(ask, table, viewer, reply.picture, query) if reply.picture else None
    buttons = await hand.side_buttons(ask, table, viewer) if isinstance(viewer, int) else []
    if viewer == GM:
        buttons = [board.back_button(ask, table)]
    below = (*rows(buttons), *hand.glance_rows(ask, table, viewer, seen.view))
    return _reply(ask.heading(table), [voice.say(line) for line in reply.lines], picture, below)


async def looked(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A question was chosen in the menu beside the board."""
    table = await ask.match(control.match)
    if table.number < 0 or not values:
        raise Refusal("outdated")
    viewer = ask.viewer(table) if control.seat is None else ask.seat(table, control.seat)
    seen = await ask.desk.seen(table, viewer)
    glances = games()[table.game_key].glances(seen.view)
    query = next((glance.query for glance in glances if digest_of((glance.query,)) == values[0]), None)
    if query is None:
        raise Refusal("outdated")
    return await replied(ask, table, viewer, query)


async def explanation(ask: Ask, game: Game[Any, Any, Any], kind: type[Move], typed: dict[str, str]) -> Panel:
    """The reply to a question about the game itself, for anybody and anywhere: lines, and the picture it names."""
    query = read_move(game, Typed(kind, typed), ())
    view = _any_view(game)
    voice = Voice(game, ask.language)
    reply = game.answer(view, query)
    picture = await ask.desk.general_picture(ask, game.key, view, reply.picture, query) if reply.picture else None
    return _reply(voice.words.text("game-name"), [voice.say(line) for line in reply.lines], picture)


@cache
def _any_view(game: Game[Any, Any, Any]) -> Any:
    """What everybody sees of some match that has just begun: a general question is about none of its own."""
    options = game.options_type()
    return game.view(game.start(options, game.seat_counts(options)[0], Chance(bytes(32))), PUBLIC)


def _reply(heading: str, lines: Sequence[str], picture: Picture | None, rows: tuple[Row, ...] = ()) -> Panel:
    # a long text would push the picture, which says the same, off a phone's screen
    above = 1 if picture is not None and sum(map(len, lines)) > LONG_ANSWER else len(lines)
    after = tuple(f"-# {line}" for line in lines[above:])
    return Panel(heading=heading, lines=tuple(lines[:above]), picture=picture, after=after, rows=rows)
