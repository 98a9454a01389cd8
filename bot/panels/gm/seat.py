"""What a GM can do for one seat: let the house play once, or from now on; give the seat to somebody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.panels.form import salt_of
from bot.panels.gm.acts import done, question
from bot.panels.gm.board import back_button, blocking, gm_eyes, may_look, on_desk, stale
from bot.panels.ids import Control, base36, fingerprint
from bot.panels.panel import Panel, Row, button, people, rows
from bot.referee.model import Person, Refusal, Table
from bot.speech.names import plain, safe

if TYPE_CHECKING:
    from bot.panels.desk import Ask


def _asked(table: Table, seat: int) -> str:
    """The key of what the seat is asked first; nothing where the table does not wait for it."""
    return next((decision.key for decision in table.pending if seat in decision.actors), "")


async def chosen(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """A seat was chosen on the desk."""

    async def work(table: Table) -> Panel:
        if not values or not values[0].isdigit():
            raise Refusal("outdated")
        return await seat_panel(ask, table, int(values[0]))

    return await on_desk(ask, control.match, work)


async def seat_panel(ask: Ask, table: Table, seat: int) -> Panel:
    """One seat: who, what it is asked, and the acts. Each control carries what it was drawn for: the decision, and how many
    persons have held the seat, so that an old one hits neither a later turn nor a newcomer."""
    chair = table.chair(seat)
    voice = ask.voice(table)
    title = ask.text("panel-seat", number=seat + 1, name=voice.seat(seat))
    lines = [f"### {title}"]
    mine = [blocker for blocker in await ask.referee.who_blocks(table.match_id, gm_eyes(ask, table)) if blocker.seat == seat]
    lines += [f"- {blocking(ask, table, voice, [blocker])}" for blocker in mine]
    if chair.automaton or chair.away:
        lines.append(ask.text("gm-seat-automaton" if chair.automaton else "gm-seat-away"))
    elif not mine:
        lines.append(ask.text("gm-seat-free"))

    def control(arg: str, verb: str = "gmact") -> Control:
        return Control(verb, table.match_id, seat, chair.tenure, fingerprint(_asked(table, seat)), arg)

    can = table.status == "running" and bool(mine)
    buttons = [
        button(ask.text("gm-style-autopilot"), control("auto"), "primary", disabled=not can),
        button(ask.text("gm-style-pass"), control("pass"), disabled=not can),
        button(ask.text("gm-button-house"), control("house"), "danger", disabled=chair.automaton),
    ]
    if may_look(ask, table):
        buttons.append(button(ask.text("gm-button-see"), Control("gmsee", table.match_id, seat)))
    found: list[Row] = [*rows([*buttons, back_button(ask, table)])]
    if ask.interaction.guild_id is not None:  # in a direct message Discord lists nobody to choose from
        found.append(people(control(salt_of(ask), "gmgive"), ask.text("gm-pick-person", number=seat + 1)))
    else:
        lines.append(f"-# {ask.text('gm-replace-there')}")
    return Panel(heading=ask.heading(table), lines=tuple(lines), rows=tuple(found))


async def act(ask: Ask, control: Control) -> Panel:
    """A button of a seat's panel."""

    async def work(table: Table) -> Panel:
        seat = control.seat
        if seat is None:
            raise Refusal("outdated")
        name, _, rest = control.arg.partition(":")
        if name in ("auto", "pass"):
            if control.decision != fingerprint(_asked(table, seat)) or not control.decision:
                return await stale(ask, table)
            return await play_for(ask, table, seat, name)
        if control.revision != table.chair(seat).tenure:
            return await stale(ask, table)
        if name == "house" and rest != "sure":
            return _sure_house(ask, table, seat, control)
        if name == "house":
            return await replace(ask, table, seat, None)
        if name == "give" and rest.isalnum():
            return await replace(ask, table, seat, await member(ask, int(rest, 36)))
        return await seat_panel(ask, table, seat)

    return await on_desk(ask, control.match, work)


async def given(ask: Ask, control: Control, values: Sequence[str]) -> Panel:
    """Somebody was chosen for a seat. It is asked once more: whoever gets the seat sees its hand at once."""

    async def work(table: Table) -> Panel:
        seat = control.seat
        if seat is None or not values or not values[0].isdigit():
            raise Refusal("outdated")
        if control.revision != table.chair(seat).tenure:
            return await stale(ask, table)
        user = await member(ask, int(values[0]))
        _may_sit(table, user)
        name = plain(user.display_name)
        asked = ask.text("gm-sure-give", who=safe(user.display_name), seat=ask.voice(table).seat(seat))
        again = Control("gmact", table.match_id, seat, control.revision, arg=f"give:{base36(user.id)}")
        back = Control("gmact", table.match_id, seat, control.revision, arg="seat")
        return question(ask, table, asked, ask.text("gm-button-give", who=name), again, [], back)

    return await on_desk(ask, control.match, work)


def _sure_house(ask: Ask, table: Table, seat: int, control: Control) -> Panel:
    again = Control("gmact", table.match_id, seat, control.revision, arg="house:sure")
    back = Control("gmact", table.match_id, seat, control.revision, arg="seat")
    asked = ask.text("gm-sure-house", who=ask.voice(table).seat(seat))
    return question(ask, table, asked, ask.text("gm-button-house"), again, [], back)


async def member(ask: Ask, user_id: int) -> discord.Member:
    """Somebody of this server, asked of Discord: the bot keeps no list of members. Raises Refusal("no-such-person")."""
    guild: Any = ask.interaction.guild
    if guild is None:
        raise Refusal("no-such-person")
    try:
        found: discord.Member = await guild.fetch_member(user_id)
    except discord.NotFound as error:
        raise Refusal("no-such-person") from error
    return found


def _may_sit(table: Table, user: discord.User | discord.Member) -> None:
    """What the referee would refuse of a newcomer, before it is asked whether one is sure."""
    if user.bot:
        raise Refusal("no-bots")
    if table.seats_of(user.id):
        raise Refusal("already-seated", name=safe(user.display_name))
    if table.is_gm(user.id):
        raise Refusal("gm-no-seat")


async def play_for(ask: Ask, table: Table, seat: int, style: str) -> Panel:
    """Let the house play once for a seat, sensibly (`auto`, `autopilot`) or with the least move (`pass`)."""
    chosen = "pass" if style == "pass" else "autopilot"
    after = await ask.referee.play_for(table.match_id, ask.person.id, seat, style=chosen)  # type: ignore[arg-type]
    return await done(ask, after, "gm-done-play", who=ask.voice(after).seat(seat))


async def replace(ask: Ask, table: Table, seat: int, user: discord.User | discord.Member | None) -> Panel:
    """Give a seat to somebody else, or to the house."""
    person = None
    if user is not None:
        _may_sit(table, user)
        person = Person(user.id, plain(user.display_name), table.language)
    after = await ask.referee.replace(table.match_id, ask.person.id, seat, person, str(ask.interaction.id))
    if user is None:
        return await done(ask, after, "gm-done-house", who=ask.voice(after).seat(seat))
    return await done(ask, after, "gm-done-replace", who=safe(user.display_name), number=seat + 1)
