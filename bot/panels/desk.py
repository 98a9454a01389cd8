"""The desk: what every command and every control needs, and the walk of an interaction.

`Desk.serve` acknowledges privately, runs the handler, turns mistakes into sentences and faults into incidents, and shows the
panel. A handler gets an `Ask` (who asks, in which language, about which match) and returns a `Panel`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

import discord
import structlog

from bot import errors
from bot.panels import refusals
from bot.panels.names import plain_names, safe_names
from bot.panels.panel import Panel, acknowledge, show
from bot.referee.model import Person, Refusal, Table, viewer_for
from bot.referee.referee import Referee
from bot.speech.fold import visible, whole
from bot.speech.names import plain, typed
from bot.studio import Studio
from data.words import Words, language_of, words
from render.picture import Look, Picture
from render.registry import painter
from rules.game import PUBLIC, Move, Viewer
from rules.registry import game
from rules.voice import Voice

log = structlog.get_logger("meneur.desk")
STANDARD = "standard"
"""The palette of those who chose none, and of all public pictures."""
MOST_VIEWS = 256
"""Views kept for autocomplete and panels."""
MOST_PEOPLE = 4096
"""Persons whose name, locale and choice are kept at hand."""


class Remembered(Protocol):
    """What is kept of a person, as far as the desk reads it."""

    @property
    def language(self) -> str | None:
        """The language they chose; None where they follow their client."""
        ...

    @property
    def palette(self) -> str | None:
        """The colours they chose for their pictures; None for the standard ones."""
        ...


class People(Protocol):
    """Where persons are remembered (the store)."""

    async def person(self, user_id: int) -> Remembered | None:
        """What is remembered of a user."""
        ...

    async def remember(self, user_id: int, name: str, locale: str) -> Remembered:
        """A person was seen, with this name and locale."""
        ...

    async def set_choices(
        self, user_id: int, *, language: str | None = None, palette: str | None = None
    ) -> Remembered:
        """Keep a chosen language or palette; an empty text undoes the choice."""
        ...


class SeveralMatches(Exception):
    """A command that may be meant for several matches; `resume` is the control that repeats it for the chosen one, None
    where it is too long to be carried."""

    def __init__(self, tables: Sequence[Table], resume: str | None) -> None:
        super().__init__("several matches")
        self.tables = tuple(tables)
        self.resume = resume


@dataclass(frozen=True, slots=True)
class Seen:
    """What one viewer may know of a match now, and the moves they may make (none for those without a seat)."""

    view: Any
    legal: tuple[Move, ...]


class Ask:
    """One interaction: who asks, in which language, where, and about which match."""

    def __init__(
        self,
        desk: Desk,
        interaction: discord.Interaction[Any],
        person: Person,
        language: str,
        palette: str = STANDARD,
    ) -> None:
        self.desk = desk
        self.interaction = interaction
        self.person = person
        self.language = language
        self.palette = palette
        self.table: Table | None = None
        """The match it turned out to be about, for incidents."""

    @property
    def referee(self) -> Referee:
        """The referee."""
        return self.desk.referee

    @property
    def words(self) -> Words:
        """The words of the house in the reader's language."""
        return words("common", self.language)

    def text(self, key: str, **facts: Any) -> str:
        """A sentence of the house."""
        return self.words.text(key, **facts)

    def voice(self, table: Table) -> Voice:
        """How the match's game speaks to this reader, names escaped."""
        return Voice(game(table.game_key), self.language, safe_names(table, self.language), typed)

    def heading(self, table: Table) -> str:
        """The line that names the match on every private answer."""
        return f"{table.code} · {words(table.game_key, self.language).text('game-name')}"

    def look(self, table: Table, seat: int | None) -> Look:
        """How pictures for this reader are drawn."""
        return Look(self.language, plain_names(table, self.language), table.code, self.palette, seat)

    async def match(self, match_id: int) -> Table:
        """A match by its number. Raises Refusal("no-match")."""
        self.table = await self.referee.table(match_id)
        return self.table

    async def which(
        self,
        typed: str | None = None,
        *,
        game_key: str | None = None,
        resume: str | None = None,
        seated: bool = True,
        over: bool = False,
    ) -> Table:
        """The match a command is about: the one typed, the one of this thread, or the only one of this person. `over`: where
        none of theirs is under way, the last one that they played.

        Raises SeveralMatches, Refusal("no-match", "no-match-here", "wrong-game")."""
        if typed:
            found = await self.referee.find(visible(typed).upper())
            found = whole(typed) if found is None else found
            if found is None or not self.may_know(await self.referee.table(found)):
                raise Refusal("no-match")
            return self._fit(await self.match(found), game_key)
        channel = self.interaction.channel_id
        here = await self.referee.by_thread(channel) if channel is not None else None
        if here is not None:
            return self._fit(await self.match(here), game_key)
        tables = await self.mine(game_key, seated=seated)
        if not tables and over:
            played = [table for table in await self.mine(game_key, seated=seated, live=False) if table.number >= 0]
            home = [table for table in played if table.guild_id == self.interaction.guild_id]
            tables = tuple((home or played)[-1:])
        if not tables:
            raise Refusal("no-match-here")
        if len(tables) > 1:
            raise SeveralMatches(tables, resume)
        self.table = tables[0]
        return self.table

    def may_know(self, table: Table) -> bool:
        """Whether this person may ask about a match by its code: those who sit at it or direct it, and whoever may read its
        channel. A code is short and easily guessed; what happens in a closed channel stays there."""
        if table.seats_of(self.person.id) or table.is_gm(self.person.id):
            return True
        guild, user = self.interaction.guild, self.interaction.user
        if guild is None or guild.id != table.guild_id or not isinstance(user, discord.Member):
            return False
        channel = guild.get_channel(table.channel_id)
        return channel is not None and channel.permissions_for(user).view_channel

    async def tables_here(self) -> list[Table]:
        """The live matches of this server that this person may know of."""
        if self.interaction.guild_id is None:
            return []
        return [table for table in await self.referee.tables_of_guild(self.interaction.guild_id) if self.may_know(table)]

    def _fit(self, table: Table, game_key: str | None) -> Table:
        if game_key is not None and table.game_key != game_key:
            raise Refusal("wrong-game", code=table.code, game=words(table.game_key, self.language).text("game-name"))
        return table

    async def mine(self, game_key: str | None = None, *, seated: bool = True, live: bool = True) -> tuple[Table, ...]:
        """The live matches of this person (else all), of one game where it is named; those they only direct where `seated`
        is not asked for. Those of this server come first when asked in a server, then the oldest."""
        found = await self.referee.matches_of(self.person.id, live)
        tables = [table for table in found if game_key in (None, table.game_key)]
        if seated:
            tables = [table for table in tables if table.seats_of(self.person.id)]
        guild = self.interaction.guild_id
        return tuple(sorted(tables, key=lambda table: (guild is None or table.guild_id != guild, table.match_id)))

    def seat(self, table: Table, wanted: int | None = None) -> int:
        """The seat this person acts for: the wanted one, else the first that must decide, else the first.
        Raises Refusal("not-seated", "not-your-seat")."""
        seats = table.seats_of(self.person.id)
        if wanted is not None and wanted in seats:
            return wanted
        if not seats:
            raise Refusal("not-seated")
        if wanted is not None:
            raise Refusal("not-your-seat", seat=wanted + 1)
        return next((seat for seat in seats if table.asked(seat)), seats[0])

    def viewer(self, table: Table) -> Viewer:
        """As whom this person looks at the match."""
        seats = table.seats_of(self.person.id)
        return self.seat(table) if seats else viewer_for(table, self.person.id)


class Desk:
    """Wires referee, words and pictures for the incoming side. One per process."""

    def __init__(self, referee: Referee, people: People, studio: Studio) -> None:
        self.referee = referee
        self._studio = studio
        self.people = people
        self.command_ids: dict[str, int] = {}
        """Ids of the registered commands by name, for clickable mentions; filled after a sync."""
        self.reasons: dict[tuple[int, int], str] = {}
        """Why a GM is about to end a match, by match and user, while the question "sure?" stands. A custom id is too short
        for it; after a restart the end is told without."""
        self._views: OrderedDict[tuple[int, Viewer, int], Seen] = OrderedDict()
        self._known: OrderedDict[int, tuple[str, str, str | None, str | None]] = OrderedDict()

    # who asks

    async def ask(self, interaction: discord.Interaction[Any]) -> Ask:
        """Who asks, in their language: the one they chose, else the one of their client. Name and locale are remembered
        for what is sent to them later."""
        user = interaction.user
        person = Person(user.id, plain(user.display_name), str(interaction.locale))
        known = self._known.get(user.id)
        if known is None or known[:2] != (person.name, person.locale):
            note = await self.people.remember(user.id, person.name, person.locale)
            known = self._known[user.id] = (person.name, person.locale, note.language, note.palette)
            while len(self._known) > MOST_PEOPLE:
                self._known.popitem(last=False)
        return Ask(self, interaction, person, known[2] or language_of(person.locale), known[3] or STANDARD)

    async def choose_language(self, ask: Ask, language: str) -> None:
        """Keep a person's choice; an empty text follows their client again."""
        await self.people.set_choices(ask.person.id, language=language)
        self._known.pop(ask.person.id, None)
        ask.language = language or language_of(ask.person.locale)

    async def choose_palette(self, ask: Ask, palette: str) -> None:
        """Keep the colours in which a person's own pictures are drawn."""
        await self.people.set_choices(ask.person.id, palette=palette)
        self._known.pop(ask.person.id, None)
        ask.palette = palette

    # what they see

    async def seen(self, table: Table, viewer: Viewer) -> Seen:
        """The view of a viewer at the match's last entry, and their legal moves; kept until the next entry."""
        key = (table.match_id, viewer, table.number)
        found = self._views.get(key)
        if found is None:
            view = await self.referee.view(table.match_id, viewer, table.number)
            legal = game(table.game_key).legal_moves(view) if isinstance(viewer, int) else ()
            found = self._views[key] = Seen(view, legal)
            while len(self._views) > MOST_VIEWS:
                self._views.popitem(last=False)
        self._views.move_to_end(key)
        return found

    async def board(self, ask: Ask, table: Table, viewer: Viewer = PUBLIC) -> Picture | None:
        """The board as this viewer sees it, drawn off the loop; None where it cannot be drawn."""
        seen = await self.seen(table, viewer)
        look = ask.look(table, viewer if isinstance(viewer, int) else None)
        return await self._drawn(table.match_id, "board", partial(painter(table.game_key).board, seen.view, look))

    async def hand(self, ask: Ask, table: Table, seat: int) -> Picture | None:
        """What only this seat sees, drawn off the loop; None where the game has no such thing, or it cannot be drawn."""
        seen = await self.seen(table, seat)
        look = ask.look(table, seat)
        return await self._drawn(table.match_id, "hand", partial(painter(table.game_key).hand, seen.view, look))

    async def answer_picture(self, ask: Ask, table: Table, viewer: Viewer, name: str, query: Move) -> Picture | None:
        """The picture that an answer names, drawn off the loop."""
        seen = await self.seen(table, viewer)
        look = ask.look(table, viewer if isinstance(viewer, int) else None)
        draw = partial(painter(table.game_key).answer, seen.view, name, query, look)
        return await self._drawn(table.match_id, name, draw)

    async def general_picture(self, ask: Ask, game_key: str, view: Any, name: str, query: Move) -> Picture | None:
        """The picture of an answer that is about no match, drawn off the loop."""
        look = Look(ask.language, palette=ask.palette)
        return await self._drawn(None, name, partial(painter(game_key).answer, view, name, query, look))

    async def _drawn(self, match_id: int | None, what: str, draw: Callable[[], Picture | None]) -> Picture | None:
        """A picture; a fault in drawing is an incident of ours, and the panel goes without: its controls and texts still
        serve."""
        try:
            return await self._studio.draw(draw, urgent=True)
        except Exception as error:
            errors.record(error, match_id=match_id, what=f"picture {what}", secret=True)
            return None

    # the walk of an interaction

    async def serve(
        self, interaction: discord.Interaction[Any], work: Callable[[Ask], Awaitable[Panel]], what: str = ""
    ) -> None:
        """Acknowledge, work, show. Work is not begun for an interaction that Discord no longer waits for, or that another
        process has answered: nothing happens twice and nothing happens unseen."""
        name = what or (interaction.command.qualified_name if interaction.command else "control")
        try:
            await acknowledge(interaction)
        except discord.HTTPException as error:
            log.warning("too late", what=name, code=error.code)
            return
        try:
            ask = await self.ask(interaction)
        except Exception as error:
            await show(interaction, self.unknown(interaction, error, name))
            return
        await self.deliver(ask, work, name)

    def unknown(self, interaction: discord.Interaction[Any], error: Exception, what: str) -> Panel:
        """What to show where even who asks could not be looked up: nothing was begun, and nobody is left with an endless
        "thinking"."""
        incident = errors.record(error, match_id=None, what=f"{what} (who)")
        return Panel(notice=words("common", language_of(str(interaction.locale))).text("panel-incident", id=incident.id))

    async def deliver(self, ask: Ask, work: Callable[[Ask], Awaitable[Panel]], what: str) -> None:
        """Run a handler and show what it returns, or what went wrong."""
        try:
            panel = await work(ask)
        except Exception as error:
            panel = await self.apology(ask, error, what)
        try:
            await show(ask.interaction, panel)
        except Exception as error:
            # the answer itself failed: say so in a plain one, the act behind it stands
            incident = errors.record(error, match_id=ask.table.match_id if ask.table else None, what=f"{what} (answer)")
            fault = Panel(notice=ask.text("panel-incident", id=incident.id))
            try:
                await show(ask.interaction, fault)
            except discord.HTTPException as second:
                log.warning("unanswered", what=what, incident=incident.id, code=second.code)

    async def suggest(
        self, interaction: discord.Interaction[Any], work: Callable[[Ask], Awaitable[list[tuple[str, str]]]]
    ) -> list[tuple[str, str]]:
        """Rows for autocomplete; nothing where there is nothing to suggest. Never an error: the command will explain."""
        try:
            return (await work(await self.ask(interaction)))[:25]
        except Exception as error:
            if not isinstance(error, SeveralMatches) and not errors.is_mistake(error):
                errors.record(error, match_id=None, what="autocomplete")
            return []

    async def apology(self, ask: Ask, error: Exception, what: str) -> Panel:
        """The panel for something that went wrong, the match set apart where the rules broke at it."""
        if isinstance(error, SeveralMatches):
            return refusals.which_match(ask, error.tables, error.resume)
        heading = ask.heading(ask.table) if ask.table is not None else ""
        if errors.is_mistake(error):
            return Panel(heading=heading, notice=refusals.sentence(ask, error), rows=refusals.way_out(ask))
        incident = errors.record(error, match_id=ask.table.match_id if ask.table else None, what=what)
        if incident.match_fault and incident.match_id is not None:
            await self.referee.set_apart(incident.match_id, "incident", incident.id)
            return Panel(heading=heading, notice=ask.text("panel-incident-match", id=incident.id))
        return Panel(heading=heading, notice=ask.text("panel-incident", id=incident.id))
