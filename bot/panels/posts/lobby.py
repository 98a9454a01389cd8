"""The lobby post: the game, the options chosen, who sits where, and the seal of chance; edited in place as things change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.panels.ids import Control
from bot.panels.limits import cut
from bot.panels.posts.layout import Post, button, framed, rows, text
from bot.speech.names import quoted
from rules.options import describe, value_of
from rules.voice import Voice, listed

if TYPE_CHECKING:
    from bot.referee.model import Chair, Table


def lobby_post(table: Table, voice: Voice, seat_counts: tuple[int, ...], hours: Mapping[str, int | None], mark: int) -> Post:
    """The lobby as it is now. `seat_counts` are the numbers of seats that the game can start with, `hours` those that the
    game gives to each kind of decision."""
    say = voice.words.text
    head = f"## {say('game-name')} · {table.code}"
    if table.status == "lobby":
        state = _state(table, voice, seat_counts)
        body = [text(head, say("lobby-opened", host=_host(table, voice))), text(*seat_lines(table, voice))]
        body += [text(*setting_lines(table, voice, hours)), text(*seal_lines(table, voice)), text(state)]
        controls = rows(_buttons(table, voice, seat_counts, mark))
        return Post((framed(*body, *controls),))
    lines = [head, _course(table, voice)]
    below = rows(
        [
            button(say("post-button-rules"), Control("rules", table.match_id)),
            button(say("post-button-journal"), Control("journal", table.match_id, revision=mark)),
        ]
    )
    lines += [f"- {voice.seat(chair.seat)}{_marks(table, voice, chair)}" for chair in table.chairs]
    if table.status == "over" and table.outcome is None:  # never played: nothing to say of its chance or its rules
        return Post((framed(text(*lines), *below[:1]),))
    lines += [f"-# {line}" for line in gm_line(table, voice)]
    return Post((framed(text(*lines), text(*seal_lines(table, voice)), *below),))


def seat_lines(table: Table, voice: Voice) -> list[str]:
    """Who sits where, free places included."""
    lines = [f"**{voice.words.text('lobby-seats')}**"]
    taken = {chair.seat: chair for chair in table.chairs}
    for seat in range(max([table.capacity, *(seat + 1 for seat in taken)])):
        chair = taken.get(seat)
        if chair is None or (chair.user_id is None and not chair.automaton):
            lines.append(f"{seat + 1}. *{voice.words.text('lobby-free')}*")
        else:
            lines.append(f"{seat + 1}. {voice.seat(seat)}{_marks(table, voice, chair)}")
    return lines


def setting_lines(table: Table, voice: Voice, hours: Mapping[str, int | None]) -> list[str]:
    """The options of the game, one a line, then the pace and the GM's rights."""
    say = voice.words.text
    lines = [f"**{say('lobby-options')}**"]
    settings = describe(type(table.options))
    values = {f"{setting.name}={value_of(table.options, setting)}" for setting in settings}
    for setting in settings:
        value = value_of(table.options, setting)
        if setting.choices:
            own = f"option-{setting.name}-{value}"
            value = say(own if voice.words.has(own) else f"option-{value}")  # `option-yes` serves every switch
        elif setting.text is not None:
            if not value.strip() or (setting.text.when and setting.text.when not in values):
                continue
            value = quoted(value, 80)
        lines.append(f"- {say(f'option-{setting.name}')}{say('lobby-colon')} {value}")
    chosen = table.rules.hours
    given = {kind: chosen.get(kind, chosen.get("*", usual)) for kind, usual in hours.items()}
    lines.append(f"- {pace_line(given, table.rules.at_timeout, voice)}")
    return [*lines, *(f"- {line}" for line in gm_line(table, voice))]


def gm_line(table: Table, voice: Voice) -> list[str]:
    """That a GM may see every hand, where the table chose so: said as long as the match is shown."""
    return [voice.words.text("lobby-gm-sees")] if table.rules.gm_sees_all else []


def pace_line(hours: Mapping[str, int | None], at_timeout: str, voice: Voice) -> str:
    """How long a decision may take, and what then. `hours` by kind of decision."""
    say = voice.words.text
    numbers = sorted({value for value in hours.values() if value is not None})
    if not numbers:
        return say("lobby-pace-none")
    key = "lobby-pace" if len(numbers) == 1 else "lobby-pace-range"
    return say(key, least=numbers[0], most=numbers[-1], then=say(f"lobby-timeout-{at_timeout}"))


def seal_lines(table: Table, voice: Voice) -> list[str]:
    """The commitment to chance and what it is for: small, but whole, so that it can be checked."""
    return [f"-# {voice.words.text('lobby-seal', seal=f'`{table.commitment}`')}"] if table.commitment else []


def _marks(table: Table, voice: Voice, chair: Chair) -> str:
    marks = []
    if chair.automaton:
        marks.append(voice.words.text("lobby-automaton"))
    elif chair.user_id == table.host_id:
        marks.append(voice.words.text("lobby-host"))
    return f" ({listed(marks, voice.language)})" if marks else ""


def _host(table: Table, voice: Voice) -> str:
    chair = next((chair for chair in table.chairs if chair.user_id == table.host_id), None)
    return voice.seat(chair.seat) if chair is not None else f"<@{table.host_id}>"


def _filled(table: Table) -> int:
    return sum(chair.automaton or chair.user_id is not None for chair in table.chairs)


def _state(table: Table, voice: Voice, seat_counts: tuple[int, ...]) -> str:
    filled = _filled(table)
    if filled in seat_counts:
        return voice.words.text("lobby-ready", host=_host(table, voice))
    wanted = min((count for count in seat_counts if count > filled), default=filled)
    return voice.words.text("lobby-waiting", count=wanted - filled)


def _course(table: Table, voice: Voice) -> str:
    """What became of the lobby."""
    say = voice.words.text
    where = f"<#{table.thread_id}>" if table.thread_id is not None else table.code
    if table.status in ("running", "paused"):
        return say(f"lobby-{table.status}", thread=where)
    if table.status == "broken":
        return say("lobby-broken")
    if table.outcome is None:
        return say("lobby-ended")
    return say("lobby-over", thread=where)


def _buttons(table: Table, voice: Voice, seat_counts: tuple[int, ...], mark: int) -> list[ui.Button[Any]]:
    say = voice.words.text
    filled = _filled(table)
    full = filled >= table.capacity
    return [
        button(say("lobby-button-join"), Control("join", table.match_id), "success", disabled=full),
        button(say("lobby-button-automaton"), Control("automaton", table.match_id), disabled=full),
        button(say("lobby-button-options"), Control("options", table.match_id, revision=mark)),
        button(say("lobby-button-start"), Control("start", table.match_id), "primary", disabled=filled not in seat_counts),
        button(say("lobby-button-leave"), Control("leave", table.match_id), "danger", disabled=not filled),
    ]


def thread_name(table: Table, game_name: str) -> str:
    """The name of the match's thread: its code and the game, nothing that changes or is secret."""
    return cut(f"{table.code} · {game_name}", 100)
