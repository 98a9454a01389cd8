"""A real discord.py client on simcord, with the real record, referee and courier, and two or three people."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import discord

from bot.clock.time import FakeClock
from bot.courier import Courier
from bot.record.deliveries import Delivery
from bot.record.store import Store
from bot.referee.model import Person, Place, Table, TableRules
from bot.referee.referee import Referee
from bot.studio import Studio
from render.picture import Look, Picture
from rules.chance import Chance
from rules.game import Move
from rules.registry import game

GAME = "battle_line"


@dataclass
class House:
    """Everything one test needs, and short ways to do what a test tells."""

    env: Any
    client: discord.Client
    store: Store
    referee: Referee
    clock: FakeClock
    courier: Courier
    channel: Any
    ana: Any
    bob: Any
    carl: Any
    joins: int = field(default=1000)

    def person(self, actor: Any, locale: str = "fr") -> Person:
        return Person(actor.id, actor.name, locale)

    async def lobby(self, **options: Any) -> Table:
        """Ana opens a table in French."""
        place = Place(self.channel.guild.id, self.channel.id)
        return await self.referee.open(GAME, self.person(self.ana), place, interaction_id="1", **options)

    async def started(self, rules: TableRules | None = None) -> Table:
        """Ana (fr) against Bob (en), dealt, everything told."""
        table = await self.lobby(rules=rules)
        await self.settle()
        await self.referee.join(table.match_id, self.person(self.bob, "en-US"), "2")
        await self.referee.start(table.match_id, self.ana.id)
        await self.settle()
        return await self.referee.table(table.match_id)

    async def settle(self) -> None:
        """Everything that is due is said; what waits for another destination a moment later."""
        for _ in range(2):
            self.courier.wake()
            await self.courier.settle()
            self.clock.advance(seconds=0.6)

    async def play(self, table: Table, style: str = "autopilot") -> Table:
        """Whoever is asked does something sensible; nothing is told yet."""
        table = await self.referee.table(table.match_id)
        decision = table.pending[0]
        seat = decision.actors[0]
        user = table.chair(seat).user_id
        assert user is not None
        view = await self.referee.view(table.match_id, seat)
        moves: tuple[Move, ...] = game(GAME).fallback(view, decision, style, Chance(b"t" * 32))  # type: ignore[arg-type]
        return (await self.referee.play(table.match_id, user, seat, moves)).table

    async def turn(self, table: Table) -> Table:
        """Play until somebody else is asked."""
        key = (await self.referee.table(table.match_id)).pending[0].key
        while True:
            table = await self.play(table)
            if table.status != "running" or key not in {decision.key for decision in table.pending}:
                return table

    def asked(self, table: Table) -> Any:
        """Who is asked now."""
        return self.holder(table, table.pending[0].actors[0])

    def other(self, table: Table) -> Any:
        """Who is not."""
        return self.holder(table, 1 - table.pending[0].actors[0])

    def holder(self, table: Table, seat: int) -> Any:
        """Who sits there."""
        return next(actor for actor in (self.ana, self.bob, self.carl) if actor.id == table.chair(seat).user_id)

    def crash(self) -> None:
        """The courier dies; another starts with the same record."""
        self.courier = Courier(self.client, self.store, self.referee, self.clock, Studio())

    def thread(self, table: Table) -> list[discord.Message]:
        """The posts of the match's thread."""
        assert table.thread_id is not None
        return self.posts(table.thread_id)

    def posts(self, channel_id: int) -> list[discord.Message]:
        """The bot's posts in a channel, oldest first."""
        stored = sorted(self.env.backend.messages.get(channel_id, {}).values(), key=lambda message: message.id)
        return [message for message in stored if message.author_id == self.client.user.id and message.type == 0]  # type: ignore[union-attr]

    def dm(self, actor: Any) -> list[Any]:
        """The bot's direct messages to somebody."""
        return self.posts(self.dm_id(actor))

    def dm_id(self, actor: Any) -> int:
        """The direct channel with somebody."""
        return int(self.env.backend.get_dm_channel(actor.id).id)

    def close_dm(self, actor: Any, times: int | None = None) -> None:
        """This person takes no direct messages any more."""
        path = f"/channels/{self.dm_id(actor)}/messages"
        self.env.inject_error("POST", path, status=403, code=50007, message="Cannot send messages to this user", times=times)

    async def deliveries(self, table: Table, state: str | None = None) -> list[Delivery]:
        return await self.store.deliveries_of(table.match_id, state=state)


def texts(message: Any) -> str:
    """All text of a stored message."""
    return "\n".join(_texts(message.components))


def _texts(components: list[dict[str, Any]]) -> list[str]:
    found = []
    for component in components:
        if component["type"] == 10:
            found.append(component["content"])
        found += _texts(component.get("components", []))
    return found


@dataclass
class QuickPainter:
    """Pictures of no time; it notes for whom each was drawn."""

    boards: list[Any] = field(default_factory=list)

    def board(self, view: Any, look: Look) -> Picture:
        self.boards.append(view.viewer)
        return Picture(b"BOARD", "Le plateau.", "board.png", 1400, 900)

    def hand(self, view: Any, look: Look) -> Picture:
        assert view.viewer == look.seat
        return Picture(b"HAND" + " ".join(view.hand).encode(), f"Main : {view.hand}", "hand.png", 1200, 400)
