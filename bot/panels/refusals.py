"""Mistakes as sentences: what is wrong, why, and what is possible now. Never more than the reader may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.panels.ids import Control
from bot.panels.limits import units
from bot.panels.panel import Item, Panel, Row, button, rows, select
from bot.referee.model import Refusal, Table
from bot.speech.names import plain, quoted
from bot.speech.understand import Unclear
from data.words import words
from rules.game import Illegal
from rules.registry import games
from rules.voice import Voice, listed

if TYPE_CHECKING:
    from bot.panels.desk import Ask

LONGEST_LIST = 700
"""Characters of a list of choices; what does not fit is counted."""


LONGEST_ECHO = 40
"""Characters of a typed text that a refusal repeats: enough to know it again."""


def sentence(ask: Ask, error: BaseException) -> str:
    """The sentence of a mistake, in the reader's language."""
    if isinstance(error, Unclear):
        return _unclear(ask, error)
    assert isinstance(error, Refusal | Illegal)
    if ask.table is not None:
        return ask.voice(ask.table).refusal(Illegal(error.reason, **error.facts))
    voice = Voice(next(iter(games().values())), ask.language)
    return ask.text(f"refusal-{error.reason}", **voice.facts(error.facts))


def way_out(ask: Ask) -> tuple[Row, ...]:
    """Beside a refusal: the buttons that lead somebody with a seat at a running match to what they can do."""
    table = ask.table
    if table is None or table.status != "running" or not (seats := table.seats_of(ask.person.id)):
        return ()
    seat = next((seat for seat in seats if table.asked(seat)), seats[0])
    buttons = [button(ask.text("panel-button-hand"), Control("hand", table.match_id, seat), "primary")]
    if table.decisions_of(seat):
        buttons.append(button(ask.text("panel-button-play"), Control("play", table.match_id, seat), "success"))
    buttons.append(button(ask.text("panel-button-board"), Control("board", table.match_id, seat)))
    return tuple(rows(buttons))


def _unclear(ask: Ask, error: Unclear) -> str:
    possible = ask.text("refusal-nothing-possible")
    voice = None
    if ask.table is not None:
        voice = ask.voice(ask.table)
    elif error.game is not None:
        voice = Voice(error.game, ask.language)
    if error.choices and voice is not None:
        key = "refusal-near" if error.near else "refusal-possible"
        possible = ask.text(key, choices=some(ask, [voice.label(ref) for ref in error.choices]))
    if not error.typed:
        return f"{ask.text('refusal-missing')} {possible}"
    if error.near:
        return f"{ask.text('refusal-unknown-name', typed=quoted(error.typed, LONGEST_ECHO))} {possible}"
    key = "refusal-ambiguous" if error.ambiguous else "refusal-unknown"
    return f"{ask.text(key, typed=quoted(error.typed, LONGEST_ECHO))} {possible}"


def some(ask: Ask, names: Sequence[str]) -> str:
    """Names as a list, cut to what is readable, the rest counted."""
    kept: list[str] = []
    room = LONGEST_LIST
    for name in names:
        room -= units(name) + 2
        if room < 0:
            break
        kept.append(name)
    if len(kept) == len(names):
        return listed(kept, ask.language)
    return f"{', '.join(kept)}{ask.text('refusal-and-more', count=len(names) - len(kept))}"


def which_match(ask: Ask, tables: Sequence[Table], resume: str | None) -> Panel:
    """Asks which match a command is meant for. `resume` is the command as a control's argument."""
    lines = [_line(ask, table) for table in tables[:25]]
    if resume is None:
        return Panel(notice=ask.text("panel-which-typed"), lines=tuple(lines))
    items = [Item(str(table.match_id), _title(ask, table), _against(ask, table)) for table in tables[:25]]
    row = select(Control("which", 0, arg=resume), ask.text("panel-which-pick"), items)
    return Panel(notice=ask.text("panel-which"), rows=(row,))


def _title(ask: Ask, table: Table) -> str:
    return f"{table.code} · {words(table.game_key, ask.language).text('game-name')}"


def _against(ask: Ask, table: Table) -> str:
    others = [plain(chair.name) for chair in table.chairs if chair.user_id != ask.person.id]
    return listed(others, ask.language)


def _line(ask: Ask, table: Table) -> str:
    others = ask.voice(table).names
    return f"- **{table.code}** · {listed(list(others), ask.language)}"
