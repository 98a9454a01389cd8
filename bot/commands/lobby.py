"""`/partie`: open, join, leave, start, see, hand, journal, rules, resign, take back, export, list."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from discord import app_commands

from bot.commands import build
from bot.commands.build import Option, Values
from bot.commands.derive import MATCH
from bot.panels import hand, lobby, opening, play, table
from bot.panels.chronicle import FORMS, Form, chronicle
from bot.panels.desk import Ask, Desk
from bot.panels.ids import Control, fingerprint
from bot.panels.panel import Panel
from bot.referee.model import Refusal, Table
from bot.speech.fold import fold
from bot.speech.understand import shown
from data.words import LANGUAGES, words
from rules.game import PUBLIC
from rules.registry import offered
from rules.voice import listed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

SPOKEN = tuple((language, f"cmd-langue-{language}") for language in LANGUAGES)
MOST_SEATS = 17
"""Of the games of the house."""
LISTED = 15
"""Matches named by `/partie liste`."""


def group(desk: Desk) -> app_commands.Group:
    """The group `/partie`."""
    top = build.group("cmd-partie")

    def add(name: str, run: build.Run, options: tuple[Option, ...] = ()) -> None:
        build.command(desk, f"cmd-partie-{name}", run, options, parent=top)

    seated, any_match = build.match_option(), build.match_option(seated=False)
    game = Option("game", str, False, suggest_games, key="cmd-game")
    seats = Option("seats", app_commands.Range[int, 1, MOST_SEATS], False, key="cmd-seats")
    watch = Option("watch", bool, False, key="cmd-watch")
    spoken = Option("language", str, False, choices=SPOKEN, key="cmd-table-language")
    code = Option("match", str, False, suggest_lobbies, key="cmd-match")
    add("create", create, (game, seats, watch, spoken))
    add("join", join, (code,))
    add("leave", _for_match(lobby.leave), (seated,))
    add("start", _for_match(lobby.start, seated=False), (any_match,))
    add("show", _for_match(show, seated=False, over=True, resume="board:"), (any_match,))
    add("hand", _for_match(my_hand, resume="hand:"), (seated,))
    add("journal", _for_match(table.journal_panel, seated=False, over=True, resume="journal:"), (any_match,))
    add("rules", rules, (game,))
    add("resign", _for_match(resign, resume="resign:"), (seated,))
    add("back", _for_match(play.take_back, resume="back:"), (seated,))
    form = Option("form", str, False, choices=tuple((form, f"cmd-export-{form}") for form in ("json", *FORMS)))
    add("export", export, (form, any_match))
    add("list", list_matches)
    return top


def _for_match(
    action: Callable[[Ask, Table], Awaitable[Panel]], *, seated: bool = True, over: bool = False, resume: str | None = None
) -> build.Run:
    async def run(ask: Ask, values: Values) -> Panel:
        return await action(ask, await ask.which(values.get(MATCH), resume=resume, seated=seated, over=over))

    return run


async def suggest_games(ask: Ask, values: Values, current: str) -> list[tuple[str, str]]:
    """The games of the house by name."""
    named = [(words(key, ask.language).text("game-name"), key) for key in offered()]
    return [(shown(name), key) for name, key in named if fold(current) in fold(name) or fold(current) in fold(key)]


async def suggest_lobbies(ask: Ask, values: Values, current: str) -> list[tuple[str, str]]:
    """Tables of this server that still have a free seat."""
    rows = []
    for found in await ask.tables_here():
        if found.status != "lobby" or len(found.chairs) >= found.capacity:
            continue
        names = listed([chair.name for chair in found.chairs], ask.language)
        title = f"{found.code} · {words(found.game_key, ask.language).text('game-name')} · {names or '–'}"
        if fold(current) in fold(title):
            rows.append((shown(title), found.code))
    return rows


def game_named(text: str | None) -> str | None:
    """The key of a game from its key or its name in any language; None where nothing is said and there are several.
    Raises Refusal("no-such-game")."""
    known = list(offered())
    if not text:
        return known[0] if len(known) == 1 else None
    wanted = fold(text)
    for key in known:
        spellings = [fold(key), *(fold(words(key, language).text("game-name")) for language in LANGUAGES)]
        if wanted in spellings or any(spelling.startswith(wanted) for spelling in spellings if wanted):
            return key
    raise Refusal("no-such-game")


async def create(ask: Ask, values: Values) -> Panel:
    """Open a table here, after asking by a menu which game is meant where that is not said."""
    if ask.interaction.guild_id is None:
        raise Refusal("guild-only")
    opening.table_channel(ask.interaction)
    key = game_named(values.get("game"))
    seats, watch, language = values.get("seats"), bool(values.get("watch", False)), values.get("language")
    if key is None:
        return opening.which_game(ask, opening.for_table(seats, watch, language))
    return await opening.open_table(ask, key, seats, watch, language)


async def join(ask: Ask, values: Values) -> Panel:
    """Take a seat: at the table named, at this thread's, or at the only one of this server that waits."""
    typed = values.get(MATCH)
    if not typed and ask.interaction.guild_id is not None:
        waiting = [found for found in await ask.tables_here() if found.status == "lobby"]
        near = [found for found in waiting if found.channel_id == ask.interaction.channel_id] or waiting
        if len(near) == 1:
            return await lobby.join(ask, await ask.match(near[0].match_id))
        if not near:
            raise Refusal("no-lobby-here")
        raise Refusal("which-lobby", codes=", ".join(found.code for found in near[:LISTED]))
    return await lobby.join(ask, await ask.which(typed, seated=False))


async def show(ask: Ask, found: Table) -> Panel:
    """The board as the reader may see it; a table that has not begun shows its seats."""
    if found.status == "lobby":
        return lobby.seated_panel(ask, found, ask.text("refusal-not-started"))
    return await table.board_panel(ask, found)


async def my_hand(ask: Ask, found: Table) -> Panel:
    """The hand, with the turn panel where it is one's turn."""
    seat = ask.seat(found)
    if found.status == "running" and found.asked(seat):
        here = found.chamber_at(ask.interaction.channel_id)
        return await play.enter(ask, found, seat, fingerprint(here.room.key) if here is not None else "")
    return await hand.hand_panel(ask, found, seat)


async def rules(ask: Ask, values: Values) -> Panel:
    """The short rules: of the game named, of this thread's match, or of the only game."""
    if not values.get("game") and ask.interaction.channel_id is not None:
        here = await ask.referee.by_thread(ask.interaction.channel_id)
        if here is not None:
            found = await ask.match(here)
            return table.rules_panel(ask, found.game_key, found)
    key = game_named(values.get("game"))
    return table.rules_panel(ask, key, None) if key is not None else opening.which_game(ask, Control("book", 0))


async def resign(ask: Ask, found: Table) -> Panel:
    """Give up, asked once more."""
    return await play.resign(ask, found, ask.seat(found))


async def export(ask: Ask, values: Values) -> Panel:
    """The match as a file, filtered for who asks, with the seed once it is over; or its log, as everybody may know it."""
    found = await ask.which(values.get(MATCH), seated=False, over=True)
    form = next((form for form in FORMS if form == values.get("form")), None)
    if form is not None:
        return await log(ask, found, form)
    document = await ask.referee.export(found.match_id, ask.viewer(found))
    text = json.dumps(document, ensure_ascii=False, indent=1)
    name = f"{found.code.lower()}.json"
    key = "panel-export-over" if found.status == "over" else "panel-export"
    return Panel(heading=ask.heading(found), notice=ask.text(key), document=(name, text.encode()))


async def log(ask: Ask, found: Table, form: Form) -> Panel:
    """The log of the match as a text to post elsewhere, in the reader's language."""
    if found.number < 0:
        raise Refusal("not-started")
    entries = await ask.referee.journal(found.match_id, PUBLIC)
    text = chronicle(found, ask.voice(found), entries, form)
    name = f"{found.code.lower()}.{FORMS[form]}"
    return Panel(heading=ask.heading(found), notice=ask.text(f"panel-export-{form}"), document=(name, text.encode()))


async def list_matches(ask: Ask, values: Values) -> Panel:
    """One's own live matches, those that wait for one first; then the open tables of this server."""
    mine = await ask.mine(seated=False)
    me = ask.person.id

    def waits(found: Table) -> bool:
        return found.status == "running" and any(found.asked(seat) for seat in found.seats_of(me))

    lines = [_listed(ask, found, waits(found)) for found in sorted(mine, key=lambda found: not waits(found))[:LISTED]]
    lines = [f"### {ask.text('panel-list-mine')}", *(lines or [ask.text("panel-list-none")])]
    known = {found.match_id for found in mine}
    free = [found for found in await ask.tables_here() if found.status == "lobby" and found.match_id not in known]
    if free:
        lines += [f"### {ask.text('panel-list-open')}", *(_listed(ask, found, False) for found in free[:LISTED])]
    return Panel(lines=tuple(lines))


def _listed(ask: Ask, found: Table, mine: bool) -> str:
    names = listed(list(ask.voice(found).names), ask.language)
    state = ask.text("panel-list-your-turn") if mine else ask.text(f"panel-list-{found.status}")
    title = f"**{found.code}** · {words(found.game_key, ask.language).text('game-name')}"
    if found.thread_id is not None:
        title = f"<#{found.thread_id}>"  # the thread has the same name, and leads there
    return f"- {title} · {names} · {state}"
