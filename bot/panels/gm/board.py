"""The desk of one table: whom it waits for, since when, until when; who is away; where the game itself stands; and the
controls of every act.

Its texts come from the public view and from what the house tells everybody, so that a GM who plays too learns nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.panels import hand, refusals
from bot.panels.form import salt_of
from bot.panels.gm import corrections
from bot.panels.ids import Control
from bot.panels.limits import OPTIONS
from bot.panels.panel import Button, Item, Panel, Row, button, rows, select
from bot.panels.posts.asks import relative
from bot.referee.model import Blocker, Refusal, Table
from bot.speech.names import plain
from bot.speech.understand import Unclear
from rules.game import GM, PUBLIC, Illegal, Viewer
from rules.registry import game
from rules.voice import Voice, listed

if TYPE_CHECKING:
    from bot.panels.desk import Ask


def check_gm(ask: Ask, table: Table) -> None:
    """Raise Refusal("gm-only") for anybody but a GM of this match."""
    if not table.is_gm(ask.person.id):
        raise Refusal("gm-only")


async def mark_of(ask: Ask, table: Table) -> int:
    """What the desk's undoing buttons carry, to be recognised once outdated: the newest line of the journal that this GM may
    read. Others' secret moves neither age the desk of a GM who plays, nor show in it."""
    viewer = ask.viewer(table)
    if viewer == GM:
        return max(0, table.number)
    entries = await ask.referee.journal(table.match_id, viewer, newest_first=True, limit=1)
    return entries[0].number if entries else 0


async def on_desk(ask: Ask, match: int, work: Callable[[Table], Awaitable[Panel]]) -> Panel:
    """Let a GM work; what is refused is said above the desk as it stands now. Raises Refusal("gm-only")."""
    table = await ask.match(match)
    check_gm(ask, table)
    try:
        return await work(table)
    except (Illegal, Refusal, Unclear) as error:
        table = await ask.match(match)
        return await desk_panel(ask, table, refusals.sentence(ask, error))


async def stale(ask: Ask, table: Table) -> Panel:
    """A control of an older desk: nothing is done, and the desk is shown as it stands."""
    return await desk_panel(ask, table, ask.text("gm-stale"))


async def desk_panel(ask: Ask, table: Table, notice: str = "") -> Panel:
    """The desk as it stands. Raises Refusal("gm-only")."""
    check_gm(ask, table)
    if table.status not in ("running", "paused"):
        last = [_act(ask, table, "end", "danger")] if table.status != "over" else []
        said = ask.text(f"panel-status-{table.status}")
        lines = (said,) if notice and notice != said else ()
        return Panel(ask.heading(table), notice or said, lines, rows=tuple(rows([*last, _home(ask)])))
    told = (f"### {ask.text('gm-title')}", *await standing_lines(ask, table), *_rights(ask, table))
    mark = await mark_of(ask, table)
    controls = (*_acts(ask, table, mark), *_seats(ask, table), *corrections.menu(ask, table), *await _eyes(ask, table))
    return Panel(heading=ask.heading(table), notice=notice, lines=told, rows=controls)


# -- what it says ------------------------------------------------------------------------------------------------------


async def standing_lines(ask: Ask, table: Table) -> list[str]:
    """Whom the match waits for; who is away; how the game stands; which question is open."""
    voice = ask.voice(table)
    lines = [ask.text("panel-status-paused")] if table.status == "paused" else []
    lines += await blocking_lines(ask, table)
    for key, seats in (
        ("gm-away", [chair.seat for chair in table.chairs if chair.away and not chair.automaton]),
        ("gm-automatons", [chair.seat for chair in table.chairs if chair.automaton]),
    ):
        if seats:
            who = listed([voice.seat(seat) for seat in seats], ask.language)
            lines.append(ask.text(key, who=who))
    seen = await ask.desk.seen(table, PUBLIC)
    lines += [f"-# {voice.say(phrase)}" for phrase in game(table.game_key).standing(seen.view)]
    for consent in table.consents:
        if consent.kind != "take-back":
            asked = [voice.seat(seat) for seat in consent.seats if seat not in consent.agreed]
            lines.append(ask.text("gm-consent-open", who=listed(asked, ask.language)))
    return lines


def gm_eyes(ask: Ask, table: Table) -> Viewer:
    """Through whose eyes a GM sees what is waited for: their seat's where they hold one, for what others decide in private
    rooms is hidden from them."""
    seats = table.seats_of(ask.person.id)
    return seats[0] if seats else GM


async def blocking_lines(ask: Ask, table: Table) -> list[str]:
    """One line for each thing the match waits for: who, what, since when, until when, whether it is late."""
    voice = ask.voice(table)
    waiting: dict[str, list[Blocker]] = {}
    for blocker in await ask.referee.who_blocks(table.match_id, gm_eyes(ask, table)):
        waiting.setdefault(blocker.decision_key, []).append(blocker)
    lines = [f"- {blocking(ask, table, voice, blockers)}" for blockers in waiting.values()]
    return lines or [ask.text("gm-nobody-blocks")]


def blocking(ask: Ask, table: Table, voice: Voice, blockers: list[Blocker]) -> str:
    """Who is asked one thing, since when, until when."""
    first = blockers[0]
    facts = {
        "who": listed([voice.seat(blocker.seat) for blocker in blockers], ask.language),
        "what": voice.words.text(f"decision-{first.kind}"),
        "since": relative(first.waiting_since),
    }
    if table.status == "paused":
        return ask.text("gm-blocks-paused", **facts)
    if first.due is None:
        return ask.text("gm-blocks", **facts)
    late = first.due < ask.referee.clock.now()
    return ask.text("gm-blocks-late" if late else "gm-blocks-until", due=relative(first.due), **facts)


def _rights(ask: Ask, table: Table) -> list[str]:
    """What this GM may not do here, and why."""
    if table.is_seated_gm(ask.person.id):
        return [f"-# {ask.text('gm-seated')}"]
    return [] if table.rules.gm_sees_all else [f"-# {ask.text('gm-blind')}"]


# -- what it offers ----------------------------------------------------------------------------------------------------


def _act(ask: Ask, table: Table, name: str, style: str = "secondary", *, disabled: bool = False, mark: int = 0) -> Button:
    control = Control("gm", table.match_id, revision=mark, arg=name)
    return button(ask.text(f"gm-button-{name}"), control, style, disabled=disabled)


def _home(ask: Ask) -> Button:
    return button(ask.text("gm-button-tables"), Control("gmtables", 0))


def _acts(ask: Ask, table: Table, mark: int) -> list[Row]:
    running = table.status == "running"
    waiting = any(not table.chair(seat).automaton for decision in table.pending for seat in decision.actors)
    more = Control("extask", table.match_id)
    first = [
        _act(ask, table, "remind", "primary", disabled=not (running and waiting)),
        button(ask.text("gm-button-extend"), more, disabled=not running),
        _act(ask, table, "pause") if running else _act(ask, table, "resume", "success"),
        _home(ask),
    ]
    second = [
        _act(ask, table, "back", disabled=mark < 1, mark=mark),
        _act(ask, table, "reveal", disabled=mark < 1, mark=mark),
        _act(ask, table, "end", "danger"),
    ]
    return [*rows(first), *rows(second)]


def seat_items(ask: Ask, table: Table) -> list[Item]:
    """Every seat as an option of a select: who sits there, and what they are about."""
    voice = Voice(game(table.game_key), ask.language)
    items = []
    for chair in table.chairs[:OPTIONS]:
        asked = [decision.kind for decision in table.known_to(gm_eyes(ask, table)) if chair.seat in decision.actors]
        if chair.automaton or chair.away:
            about = ask.text("gm-seat-automaton" if chair.automaton else "gm-seat-away")
        elif asked:
            about = ask.text("gm-seat-asked", what=voice.words.text(f"decision-{asked[0]}"))
        else:
            about = ask.text("gm-seat-free")
        label = ask.text("panel-seat", number=chair.seat + 1, name=plain(chair.name))
        items.append(Item(str(chair.seat), label, about))
    return items


def _seats(ask: Ask, table: Table) -> list[Row]:
    """One choice of a seat leads to all that can be done for it."""
    control = Control("gmseat", table.match_id, arg=salt_of(ask))
    return [select(control, ask.text("gm-pick-seat"), seat_items(ask, table))]


def may_look(ask: Ask, table: Table) -> bool:
    """Whether this GM may see what players see: without a seat, where the table allows it."""
    return table.rules.gm_sees_all and table.is_gm(ask.person.id) and not table.is_seated_gm(ask.person.id)


async def _eyes(ask: Ask, table: Table) -> list[Row]:
    """For a GM who sees all: whose hand to see, and the questions that stand beside the board."""
    if not may_look(ask, table):
        return []
    seen = await ask.desk.seen(table, GM)
    return [eyes_menu(ask, table), *hand.glance_rows(ask, table, GM, seen.view)]


def eyes_menu(ask: Ask, table: Table) -> Row:
    """Through whose eyes to look: a seat's, or all at once."""
    everyone = Item("all", ask.text("gm-see-all"))
    items = [Item(item.value, item.label) for item in seat_items(ask, table)[: OPTIONS - 1]]
    return select(Control("gmsee", table.match_id, arg=salt_of(ask)), ask.text("gm-pick-see"), [everyone, *items])


def back_button(ask: Ask, table: Table) -> Button:
    """The way back to the desk."""
    return button(ask.text("gm-button-desk"), Control("gm", table.match_id, arg="desk"))
