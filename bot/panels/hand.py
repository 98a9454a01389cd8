"""*Ma main*: what only one seat may see, always served to its holder by a private panel."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bot.panels.ids import Control, base36, digest_of
from bot.panels.limits import OPTIONS, cut
from bot.panels.names import plain_names
from bot.panels.panel import Button, Item, Panel, Row, button, rows, select
from bot.panels.posts.asks import due_of, relative
from bot.referee.model import Table
from rules.game import Decision, Event, Ref, Viewer
from rules.registry import game
from rules.voice import Voice, listed

if TYPE_CHECKING:
    from bot.panels.desk import Ask


MOST_NEWS = 14
"""Sentences about what happened since one's last act."""
MOST_ENTRIES = 40
"""Entries that are looked through for them."""


def waiting_lines(ask: Ask, table: Table, voice: Voice) -> list[str]:
    """Whom the match waits for, to do what, until when; why it rests where it does."""
    if table.status != "running":
        return [ask.text(f"panel-status-{table.status}")]
    known = table.known_to(ask.viewer(table))
    lines = [_waiting(ask, table, voice, decision) for decision in known if decision.actors]
    return lines or [ask.text("panel-waiting-others")]  # in rooms that are closed to this reader


def kinds_asked(voice: Voice, decisions: Iterable[Decision]) -> str:
    """What these decisions ask for, each kind once: `give orders and report the result of a battle`."""
    kinds = dict.fromkeys(voice.words.text(f"decision-{decision.kind}") for decision in decisions)
    return listed(list(kinds), voice.language)


def _waiting(ask: Ask, table: Table, voice: Voice, decision: Decision) -> str:
    who = listed([voice.seat(seat) for seat in decision.actors], ask.language)
    what = voice.words.text(f"decision-{decision.kind}")
    due = due_of(table, decision)
    if due is None:
        return ask.text("panel-waiting", who=who, what=what)
    return ask.text("panel-waiting-until", who=who, what=what, when=relative(due))


async def news(ask: Ask, table: Table, seat: int) -> list[str]:
    """What this seat alone, or with few others, has learnt since its own last act, and what happened to it: the summary of
    a turn that others ended. Its last act itself where that ended the turn."""
    if table.status != "running":
        return []
    entries = await ask.referee.journal(table.match_id, seat, newest_first=True, limit=MOST_ENTRIES)
    events: list[Event] = []
    me = Ref("seat", seat)
    for entry in entries:
        own = entry.actor == seat and entry.by == "seat"
        if not entry.undone and (not own or entry.revealed):
            events[:0] = [event for event in entry.events if event.seats is not None or me in event.facts.values()]
        if own:
            break
    announced = {decision.kind for decision in table.pending}
    shown = [event for event in events if event.kind not in announced]
    voice = ask.voice(table)
    lines = [line for _, lines in voice.chapters(shown) for line in lines][-MOST_NEWS:]
    if not any(event.seats is not None for event in shown):
        return []  # all of it stands in the posts above
    return [f"-# {ask.text('panel-since')}", *(f"- {cut(line, 300)}" for line in lines)]


async def take_back(ask: Ask, table: Table, seat: int) -> str:
    """Whether the last thing that happened is this seat's own act, which it may want back: `free`, `ask` where others have
    to agree because something was revealed or it is their turn already, nothing where there is nothing to take back (or
    where dice stand, and nobody is there to agree)."""
    rules = game(table.game_key)
    if table.status != "running" or not table.rules.take_back or not rules.takes_back:
        return ""
    entries = await ask.referee.journal(table.match_id, seat, newest_first=True, limit=1)
    if not entries or entries[0].actor != seat or entries[0].by != "seat" or entries[0].undone:
        return ""
    others = any(chair.user_id not in (None, ask.person.id) and not chair.automaton for chair in table.chairs)
    revealed = entries[0].revealed
    if revealed and not others and rules.dice_stand:
        return ""
    return "ask" if others and (revealed or table.stamp(seat) is None) else "free"


async def side_buttons(ask: Ask, table: Table, seat: int, *, playing: bool = False) -> list[Button]:
    """The buttons beside a hand or a turn panel: four at most."""
    match = table.match_id
    found = []
    if not playing and table.status == "running" and table.decisions_of(seat):
        asked = bool(table.asked(seat))
        label, style = ("panel-button-play", "success") if asked else ("post-button-change", "secondary")
        found.append(button(ask.text(label), Control("play", match, seat), style))
    if last := await take_back(ask, table, seat):
        label = "panel-button-back" if last == "free" else "panel-button-back-ask"
        found.append(button(ask.text(label), Control("back", match, seat)))
    found.append(button(ask.text("panel-button-board"), Control("board", match, seat)))
    found.append(button(ask.text("panel-button-text"), Control("text", match, seat)))
    if len(found) < 4:
        found.append(button(ask.text("panel-button-journal"), Control("journal", match, seat)))
    return found


def seat_rows(ask: Ask, table: Table, seat: int, verb: str) -> tuple[Row, ...]:
    """For somebody who holds several seats: which one they mean."""
    seats = table.seats_of(ask.person.id)
    if len(seats) < 2:
        return ()
    names = {chair.seat: chair.name for chair in table.chairs}
    items = [
        Item(str(other), ask.text("panel-seat", number=other + 1, name=names[other]), chosen=other == seat)
        for other in seats[:25]
    ]
    return (select(Control("seat", table.match_id, seat, arg=verb), ask.text("panel-seat-pick"), items),)


def glance_rows(ask: Ask, table: Table, viewer: Viewer, view: Any) -> tuple[Row, ...]:
    """The menu of questions beside a board, where the game offers some."""
    glances = game(table.game_key).glances(view)[:OPTIONS]
    if not glances:
        return ()
    voice = Voice(game(table.game_key), ask.language, plain_names(table, ask.language))
    items = [Item(digest_of((glance.query,)), voice.say(glance.label)) for glance in glances]
    seat = viewer if isinstance(viewer, int) else None
    salt = base36(ask.interaction.id % 36**5)  # else a client sends nothing when the same is chosen again
    return (select(Control("look", table.match_id, seat, arg=salt), ask.text("panel-look"), items),)


async def since(ask: Ask, table: Table, seat: int, notice: str) -> list[str]:
    """The news of a panel that was just opened; one that answers an act tells that instead."""
    return [] if notice else await news(ask, table, seat)


async def hand_panel(ask: Ask, table: Table, seat: int, notice: str = "") -> Panel:
    """The seat's hand, whom the match waits for, and where to go from here."""
    voice = ask.voice(table)
    if table.status == "lobby":
        return Panel(heading=ask.heading(table), notice=notice or ask.text("refusal-not-started"))
    mine = table.asked(seat) if table.status == "running" else ()
    lines = waiting_lines(ask, table, voice)
    if mine:
        lines = [ask.text("panel-asked", what=kinds_asked(voice, mine))]
    picture, beside, seen, told = await asyncio.gather(
        ask.desk.hand(ask, table, seat),
        side_buttons(ask, table, seat),
        ask.desk.seen(table, seat),
        since(ask, table, seat, notice),
    )
    return Panel(
        heading=ask.heading(table),
        notice=notice,
        lines=(*told, *lines) if picture is None else tuple(told),
        picture=picture,
        after=() if picture is None else tuple(lines),
        rows=(*seat_rows(ask, table, seat, "hand"), *rows(beside), *glance_rows(ask, table, seat, seen.view)),
    )
