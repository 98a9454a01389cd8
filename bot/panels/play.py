"""Playing: by the turn panel, by a command, and taking back. Each ends in a panel that says what happened and what is
still open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import discord

from bot.logs import log
from bot.panels import refusals
from bot.panels.form import PAGE, act_name, form_of, page_of, page_values, turn_panel
from bot.panels.hand import hand_panel, kinds_asked
from bot.panels.ids import Control, digest_of, fingerprint
from bot.panels.names import safe_names
from bot.panels.panel import Panel, button, rows
from bot.panels.posts.notes import consent_post
from bot.panels.posts.turn import list_of
from bot.referee.model import Consent, Played, Refusal, Stamp, Table
from bot.speech.understand import Typed, Unclear, read_move
from rules.game import Illegal, Move, Resign, fields_of
from rules.registry import game
from rules.voice import Voice

if TYPE_CHECKING:
    from bot.panels.desk import Ask


ROOM = "room"
"""The pick that names the room in which a turn panel was opened."""
MOST_ACTS = 2
"""Acts that a refusal names one by one; more are said as what is asked."""


def fresh(table: Table, seat: int, control: Control) -> bool:
    """Whether a control still belongs to what its seat has to decide."""
    stamp = table.stamp(seat)
    return stamp is not None and (control.decision, control.revision) == (fingerprint(stamp.decision), stamp.revision)


async def refreshed(ask: Ask, table: Table, seat: int) -> Panel:
    """A stale control gets what is true now, and a sentence."""
    return await turn_panel(ask, table, seat, ask.text("panel-stale"))


async def pick(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A select of the turn panel was used: keep the choice, show the panel anew."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    stamp = table.stamp(seat)
    if stamp is None or not fresh(table, seat, control):
        return await refreshed(ask, table, seat)
    name = control.arg.rpartition(".")[0]
    form, draft = await form_of(ask, table, seat)
    found = next((item for item in form.picks if item.name == name), None)
    if found is None:
        return await refreshed(ask, table, seat)
    kept = [str(ref.value) for ref in found.chosen if str(ref.value) not in page_values(found, page_of(found, draft))]
    # on a long list what other pages hold stays chosen, as far as there is room
    chosen = [*values, *kept][: found.most] if found.most > 1 or not values else list(values)[:1]
    await ask.referee.set_draft(table.match_id, seat, stamp, name, tuple(chosen))
    return await turn_panel(ask, table, seat)


async def enter(ask: Ask, table: Table, seat: int, room: str = "") -> Panel:
    """The turn panel, opened at the table or in a room (the fingerprint of its key): the game's form begins with what is
    decided there."""
    here = next((chamber.room for chamber in table.chambers if room and fingerprint(chamber.room.key) == room), None)
    key = here.key if here is not None and seat in here.members else ""
    stamp = table.stamp(seat)
    if stamp is not None and table.status == "running" and table.chambers:
        kept = (await ask.referee.draft(table.match_id, seat)).get(ROOM, ())
        if kept != ((key,) if key else ()):
            await ask.referee.set_draft(table.match_id, seat, stamp, ROOM, (key,) if key else ())
    return await turn_panel(ask, table, seat)


async def page(ask: Ask, control: Control) -> Panel:
    """Another page of a long select."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    stamp = table.stamp(seat)
    if stamp is None or not fresh(table, seat, control):
        return await refreshed(ask, table, seat)
    name, _, number = control.arg.rpartition(".")
    if number.isdigit():
        await ask.referee.set_draft(table.match_id, seat, stamp, PAGE + name, (number,))
    return await turn_panel(ask, table, seat)


async def go(ask: Ask, control: Control, sure: bool = False) -> Panel:
    """The big button: play exactly the batch it was drawn for."""
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    stamp = table.stamp(seat)
    if table.status != "running" or stamp is None or not fresh(table, seat, control):
        return await refreshed(ask, table, seat)
    form, _ = await form_of(ask, table, seat)
    if not form.moves or control.arg != digest_of(form.moves):
        return await turn_panel(ask, table, seat, ask.text("panel-changed"))
    if not sure and any(move.final for move in form.moves):
        again = Control("sure", table.match_id, seat, control.revision, control.decision, f"go:{control.arg}")
        return confirm(ask, table, seat, ask.text("panel-sure"), ask.voice(table).words.text(f"act-{form.verb}"), again)
    return await _played(ask, table, seat, form.moves, stamp)


async def _played(ask: Ask, table: Table, seat: int, moves: Sequence[Move], stamp: Stamp | None) -> Panel:
    """Play a batch from a panel; a refusal comes with a fresh panel."""
    try:
        played = await ask.referee.play(table.match_id, ask.person.id, seat, moves, stamp)
    except (Illegal, Refusal) as error:
        table = await ask.match(table.match_id)
        why = refusals.sentence(ask, error)
        if isinstance(error, Illegal) and stamp is not None and await _untick(ask, table, seat, stamp):
            why = f"{why} {ask.text('panel-unplayed')}"  # one claim refused, and the card with it is still in hand
        return await turn_panel(ask, table, seat, why)
    return await after(ask, played, seat, table)


async def _untick(ask: Ask, table: Table, seat: int, stamp: Stamp) -> bool:
    """Take back the optional choices of a batch that the rules refused, so that the button does not run into the same
    refusal again; whether there were any."""
    if table.stamp(seat) != stamp:
        return False
    form, _ = await form_of(ask, table, seat)
    optional = [pick.name for pick in form.picks if pick.least == 0 and pick.chosen]
    for name in optional:
        await ask.referee.set_draft(table.match_id, seat, stamp, name, ())
    return bool(optional)


async def told(ask: Ask, played: Played, seat: int) -> str:
    """What a move did, as its player may know it, and what the house did at once after it."""
    voice = ask.voice(played.table)
    events = list(played.events)
    if played.table.number > played.number:
        later = await ask.referee.told(played.table.match_id, played.number + 1, played.table.number, seat)
        events += [event for entry in later for event in entry.events]
    # whose turn it is now stands below, with the deadline
    announced = {decision.kind for decision in played.table.pending}
    lines = list_of(voice, [event for event in events if event.kind not in announced])
    return "\n".join(lines) if lines else ask.text("panel-played")


async def after(ask: Ask, played: Played, seat: int, before: Table) -> Panel:
    """What happened; then what this seat still has to do, or whom the match waits for now."""
    ask.table = played.table
    if played.table.status == "running" and played.table.stamp(seat) is not None:
        known = {decision.key for decision in before.decisions_of(seat)}
        begun = any(decision.key in known for decision in played.table.decisions_of(seat))
        return await turn_panel(ask, played.table, seat, await told(ask, played, seat), begun=begun)
    return await hand_panel(ask, played.table, seat, await told(ask, played, seat))


async def take_back(ask: Ask, table: Table) -> Panel:
    """One's own last act, back at once where nobody learnt anything, otherwise with the others' consent."""
    before = {consent.id for consent in table.consents}
    table = ask.table = await ask.referee.take_back(table.match_id, ask.person.id)
    seat = ask.seat(table)
    asked = [consent for consent in table.consents if consent.id not in before and consent.status == "open"]
    notice = ask.text("panel-take-back-asked") if asked else ask.text("panel-taken-back")
    return await turn_panel(ask, table, seat, notice)


def confirm(ask: Ask, table: Table, seat: int | None, question: str, verb: str, again: Control) -> Panel:
    """A red button that asks once more, and a way out."""
    out = Control("play" if seat is not None else "gm", table.match_id, seat, arg="")
    buttons = [button(verb, again, "danger"), button(ask.text("panel-button-cancel"), out)]
    return Panel(heading=ask.heading(table), notice=question, rows=tuple(rows(buttons)), warning=True)


# -- one move by a command -----------------------------------------------------------------------------------------------


def carried(kind: type[Move], values: Mapping[str, str], room: int = 30) -> str | None:
    """A command as the argument of a control (`place,R10,3`); None where it is too long or holds other than plain ids."""
    parts = [kind.name, *(values.get(spec.name, "") for spec in fields_of(kind))]
    text = ",".join(parts)
    plain = all(part == "" or (part.isascii() and part.replace("-", "").replace("_", "").isalnum()) for part in parts)
    return text if plain and len(text) <= room else None


def uncarried(game_key: str, text: str) -> tuple[type[Move], dict[str, str]]:
    """The command that a control carries. Raises Refusal("panel-outdated")."""
    name, *parts = text.split(",")
    kinds: tuple[type[Move], ...] = (*game(game_key).moves, Resign)
    kind = next((item for item in kinds if item.name == name), None)
    if kind is None or len(parts) != len(fields_of(kind)):
        raise Refusal("outdated")
    return kind, {spec.name: part for spec, part in zip(fields_of(kind), parts, strict=True) if part}


async def act(ask: Ask, table: Table, kind: type[Move], values: Mapping[str, str], sure: bool = False) -> Panel:
    """One typed move. Raises Refusal, Illegal, Unclear."""
    seat = ask.seat(table)
    _may_act(ask, table, seat)
    stamp = table.stamp(seat)
    seen = await ask.desk.seen(table, seat)
    try:
        move = read_move(game(table.game_key), Typed(kind, values), seen.legal, table.names)
    except Unclear as error:
        if not any(type(legal) is kind for legal in seen.legal):
            raise Refusal("not-now", what=what_now(ask, table, seat, seen.legal)) from error
        raise
    if move.final and not sure:
        exact = carried(kind, {spec.name: str(getattr(move, spec.name)) for spec in fields_of(kind)})
        if exact is not None:
            again = Control("sure", table.match_id, seat, arg=f"do:{exact}")
            verb = act_name(ask.voice(table), kind.name)
            return confirm(ask, table, seat, ask.text("panel-sure"), f"{verb[:1].upper()}{verb[1:]}", again)
    played = await ask.referee.play(table.match_id, ask.person.id, seat, (move,), stamp)
    return await after(ask, played, seat, table)


def _may_act(ask: Ask, table: Table, seat: int) -> None:
    """The house's reasons against any move, before the rules are asked."""
    if table.status != "running":
        raise Refusal({"lobby": "not-started"}.get(table.status, table.status))
    if table.stamp(seat) is None:
        voice = ask.voice(table)
        others = sorted({actor for decision in table.known_to(seat) for actor in decision.actors})
        raise Refusal("not-your-turn", who=" / ".join(voice.seat(other) for other in others))


def what_now(ask: Ask, table: Table, seat: int, legal: Sequence[Move]) -> str:
    """What the seat can do now, in a few words: the acts open to it where they are few, else what it is asked."""
    voice = ask.voice(table)
    acts = list(dict.fromkeys(act_name(voice, move.name) for move in legal if not isinstance(move, Resign)))
    if 0 < len(acts) <= MOST_ACTS:
        return " / ".join(acts)
    return kinds_asked(voice, table.decisions_of(seat))


async def resign(ask: Ask, table: Table, seat: int, sure: bool = False) -> Panel:
    """Give the match up, asked once more."""
    if table.status not in ("running", "paused"):
        _may_act(ask, table, seat)
    if not sure:
        again = Control("sure", table.match_id, seat, arg="resign")
        return confirm(ask, table, seat, ask.text("panel-sure-resign"), ask.text("panel-button-resign"), again)
    played = await ask.referee.resign(table.match_id, ask.person.id, seat)
    ask.table = played.table
    return await hand_panel(ask, played.table, seat, await told(ask, played, seat))


async def sure(ask: Ask, control: Control) -> Panel:
    """The red button of a confirmation."""
    what, _, rest = control.arg.partition(":")
    if what == "go":
        return await go(ask, Control("go", control.match, control.seat, control.revision, control.decision, rest), sure=True)
    table = await ask.match(control.match)
    seat = ask.seat(table, control.seat)
    if what == "resign":
        return await resign(ask, table, seat, sure=True)
    kind, values = uncarried(table.game_key, rest)
    return await act(ask, table, kind, values, sure=True)


async def consent(ask: Ask, control: Control, yes: bool) -> Panel:
    """An answer to a question put to one's seat; the control's argument is the question's number."""
    table = await ask.match(control.match)
    if not control.arg.isalnum():
        raise Refusal("outdated")
    number = int(control.arg, 36)
    asked = next((item for item in table.consents if item.id == number), None)
    table = ask.table = await ask.referee.consent(number, ask.person.id, yes)
    if asked is not None:
        await _settle(ask, table, asked, yes)
    notice = ask.text("panel-consent-yes" if yes else "panel-consent-no")
    seats = table.seats_of(ask.person.id)
    return await hand_panel(ask, table, seats[0], notice) if seats else Panel(heading=ask.heading(table), notice=notice)


async def _settle(ask: Ask, table: Table, asked: Consent, yes: bool) -> None:
    """The public question says how it was answered, and by whom, and loses its buttons; while others are still asked it
    names those alone. A post that can no longer be edited stays: its buttons say that the question is settled."""
    message = ask.interaction.message
    if message is None or message.flags.ephemeral:
        return
    language = table.language
    voice = Voice(game(table.game_key), language, safe_names(table, language))
    still = next((item for item in table.consents if item.id == asked.id), None)
    consent = still or replace(asked, status="granted" if yes else "refused")
    who = next((voice.seat(seat) for seat in asked.seats if seat in table.seats_of(ask.person.id)), "")
    post = consent_post(table, voice, consent, 0, answered=who).silent()
    try:
        await message.edit(view=post.view(), allowed_mentions=post.allowed())
    except discord.HTTPException as error:
        log.info("question left as it is", match=table.code, code=error.code)
