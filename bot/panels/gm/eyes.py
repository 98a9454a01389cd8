"""What players see, for a GM without a seat where the table allows it: exactly what one seat sees, or every hand at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.panels.gm.board import back_button, eyes_menu, on_desk
from bot.panels.ids import Control
from bot.panels.limits import GALLERY, cut
from bot.panels.panel import Panel, Row, button, rows
from bot.referee.model import Refusal, Table
from render.registry import painter

if TYPE_CHECKING:
    from bot.panels.desk import Ask

ROOM = 3200
"""Characters that all hands of one page share."""


async def see(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A choice of eyes: the select's value, or a button's seat or page (`all.1`)."""

    async def work(table: Table) -> Panel:
        if values and values[0].isdigit():
            return await seen_as(ask, table, int(values[0]))
        if control.seat is not None:
            return await seen_as(ask, table, control.seat)
        name, _, page = (values[0] if values else control.arg).partition(".")
        if name != "all":
            raise Refusal("outdated")
        return await all_hands(ask, table, int(page) if page.isdigit() else 0)

    return await on_desk(ask, control.match, work)


async def seen_as(ask: Ask, table: Table, seat: int) -> Panel:
    """The hand, the board from that side, and the whole position as text, all from the seat's own view. Raises Refusal:
    `gm-only`, `gm-seated`, `gm-blind`, `no-such-seat`, `not-started`."""
    await ask.referee.see_as(table.match_id, ask.person.id, seat)
    seen = await ask.desk.seen(table, seat)
    text = asyncio.to_thread(painter(table.game_key).text, seen.view, ask.look(table, seat))
    hand, board, said = await asyncio.gather(ask.desk.hand(ask, table, seat), ask.desk.board(ask, table, seat), text)
    pictures = tuple(picture for picture in (hand, board) if picture is not None)
    notice = ask.text("gm-seen-as", who=ask.voice(table).seat(seat))
    return Panel(ask.heading(table), notice, pictures=pictures, after=(said,), rows=_way_on(ask, table))


async def all_hands(ask: Ask, table: Table, page: int = 0) -> Panel:
    """Every seat's hand: pictures in one gallery, ten at a time, and what each shows as text. Raises like `seen_as`."""
    pages = max(1, -(-len(table.chairs) // GALLERY))
    page = max(0, min(page, pages - 1))
    seats = [chair.seat for chair in table.chairs][page * GALLERY : (page + 1) * GALLERY]
    for seat in seats:
        await ask.referee.see_as(table.match_id, ask.person.id, seat)
    hands = await asyncio.gather(*(ask.desk.hand(ask, table, seat) for seat in seats))
    voice = ask.voice(table)
    lines = []
    for seat, hand in zip(seats, hands, strict=True):
        said = ask.text("gm-no-hand") if hand is None else hand.alt
        lines.append(cut(f"**{voice.seat(seat)}** · {said}", ROOM // len(seats)))
    turn = [
        button(ask.text("panel-page-back"), Control("gmsee", table.match_id, arg=f"all.{page - 1}"), disabled=page == 0)
        if page
        else button(ask.text("panel-page-back"), Control("gmsee", table.match_id, arg="all.-"), disabled=True),
        button(
            ask.text("panel-page-on"), Control("gmsee", table.match_id, arg=f"all.{page + 1}"), disabled=page + 1 == pages
        ),
    ]
    pictures = tuple(hand for hand in hands if hand is not None)
    more: tuple[Row, ...] = tuple(rows(turn)) if pages > 1 else ()
    notice = ask.text("gm-all-hands")
    return Panel(
        ask.heading(table), notice, pictures=pictures, after=tuple(lines), rows=(*more, *_way_on(ask, table))
    )


def _way_on(ask: Ask, table: Table) -> tuple[Row, ...]:
    return (eyes_menu(ask, table), *rows([back_button(ask, table)]))
