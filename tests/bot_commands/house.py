"""A whole bot on simcord for tests: the real client, a database of its own, two servers' worth of people in two languages.

simcord gives every interaction the locale `en-US`; here each person has one of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from simcord import interactions as simcord_interactions
from simcord.env import Env

from bot.client import Meneur
from bot.clock.time import FakeClock
from bot.courier import Courier
from bot.courier.fate import SOON
from bot.record.migrate import upgrade
from bot.record.store import Store
from bot.referee.model import Table
from render.picture import Look, Picture
from tests.bot_commands.wire import faults
from tests.pings import careless

_base_payload = simcord_interactions.base_payload

_PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415478da63fccfc0f01f00050001ff"
    "a5f645400000000049454e44ae426082"
)


class QuickPainter:
    """Pictures of one pixel whose alt text tells what they would show: how pictures look is tested elsewhere."""

    def board(self, view: Any, look: Look) -> Picture:
        return Picture(_PIXEL, f"{look.code} board", "board.png", 1, 1)

    def hand(self, view: Any, look: Look) -> Picture:
        return Picture(_PIXEL, f"{look.code} hand: {' '.join(view.hands[look.seat])}", "hand.png", 1, 1)

    def answer(self, view: Any, name: str, query: Any, look: Look) -> Picture:
        return Picture(_PIXEL, f"{look.code} {name}", "answer.png", 1, 1)

    def text(self, view: Any, look: Look) -> str:
        return f"{look.code} as text"


def quick_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw with the quick painter everywhere."""
    for module in ("bot.panels.desk", "bot.panels.table", "bot.courier.scribe"):
        monkeypatch.setattr(f"{module}.painter", lambda key: QuickPainter())


@dataclass
class House:
    """The running bot and its people. `alice` and `bob` read French, `carol` English."""

    env: Any
    store: Store
    clock: FakeClock
    bot: Meneur
    guild: Any
    channel: Any
    alice: Any
    bob: Any
    carol: Any
    locales: dict[int, str] = field(default_factory=dict)

    async def settle(self) -> None:
        """Until the courier has said what is stored."""
        for _ in range(40):
            await self.env.settle()
            if not await self.pending():
                return
            await asyncio.sleep(0.05)

    async def pending(self) -> int:
        """Deliveries that are still to be sent."""
        from sqlalchemy import func, select

        from bot.record.tables import DeliveryRow

        async with self.store.reading() as session:
            query = select(func.count()).select_from(DeliveryRow).where(DeliveryRow.state == "pending")  # type: ignore[arg-type]
            return int((await session.scalar(query)) or 0)

    async def restart(self) -> None:
        """A new process on the same database and the same Discord."""
        self.bot = made_bot(self.store, self.clock)
        await self.env.restart_bot(self.bot)

    async def open(self, host: Any, **options: Any) -> Table:
        """A table opened by `host` in the channel."""
        await host.slash(self.channel, "partie creer", **({"jeu": "battle_line"} | options))
        tables = await self.bot.referee.tables_of_guild(self.guild.id)
        return tables[0]

    async def begin(self, first: Any, second: Any) -> Table:
        """A running match of these two; `settle` has shown its thread."""
        table = await self.open(first)
        await second.slash(self.channel, "partie rejoindre", partie=table.code)
        await first.slash(self.channel, "partie lancer", partie=table.code)
        await self.settle()
        return await self.bot.referee.table(table.match_id)

    def thread(self, table: Table) -> Any:
        """The thread of a match."""
        return next(thread for thread in self.channel.threads if thread.id == table.thread_id)

    def active(self, table: Table) -> tuple[Any, Any]:
        """Who is to act, and the other one."""
        people = {person.id: person for person in (self.alice, self.bob, self.carol)}
        seat = table.pending[0].actors[0]
        acting = people[table.chair(seat).user_id or 0]
        waiting = people[table.chair(1 - seat).user_id or 0]
        return acting, waiting


def made_bot(store: Store, clock: FakeClock) -> Meneur:
    """The real client. Its alarm sleeps: simcord settles only what it can foresee, and deadlines are tested elsewhere."""
    bot = Meneur(store, clock)
    bot.alarm.start = lambda: None  # type: ignore[method-assign]
    return bot


def _wait(courier: Any, seconds: float) -> None:
    """What waits a moment for another destination waits on the house's clock, which moves on; longer waits stand still."""
    if seconds <= SOON.total_seconds():
        courier._clock.advance(seconds=seconds)
        asyncio.get_running_loop().call_soon(courier.wake)


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[House]:
    """A running house; simcord's own error check is on, so that an exception anywhere in the bot fails the test."""
    store = Store.at(f"sqlite:///{folder / 'house.db'}")
    await upgrade(store.engine)
    clock = FakeClock()
    bot = made_bot(store, clock)
    locales: dict[int, str] = {}

    def base_payload(backend: Any, **values: Any) -> Any:
        record, payload = _base_payload(backend, **values)
        payload["locale"] = locales.get(values["user_id"], "en-US")
        return record, payload

    patch = pytest.MonkeyPatch()
    patch.setattr(simcord_interactions, "base_payload", base_payload)
    patch.setattr(Courier, "_wake_in", _wait)
    env = Env(bot, settle_timeout=60)
    try:
        await env.start()
        guild = env.create_guild()
        channel = guild.create_text_channel("salon")
        people = [guild.add_member(env.create_user(name)) for name in ("alice", "bob", "carol")]
        locales |= {people[0].id: "fr", people[1].id: "fr", people[2].id: "en-GB"}
        made = House(env, store, clock, bot, guild, channel, *people, locales)
        yield made
        await made.settle()
        env._raise_errors_since(env._errors_acknowledged)  # those that no test looked at, as simcord's own plugin does
        pings = [careless(request.method, request.path, request.json) for request in env.http_requests]
        assert not any(pings), [fault for fault in pings if fault]
        objections = faults(env.http_requests)
        assert not objections, objections[:3]
    finally:
        await env.shutdown()
        patch.undo()
        await store.close()


def texts(result: Any) -> str:
    """All that an answer says."""
    response = result.response
    return "" if response is None else "\n".join(_walk(response.components)) + response.content


def _walk(components: list[dict[str, Any]]) -> list[str]:
    found: list[str] = []
    for component in components:
        if component.get("content"):
            found.append(component["content"])
        found += _walk(component.get("components", []))
    return found


def controls(result: Any) -> list[dict[str, Any]]:
    """All buttons and selects of an answer."""
    return [] if result.response is None else of_kind(result.response.components, 2, 3)


def of_kind(components: list[dict[str, Any]], *kinds: int) -> list[dict[str, Any]]:
    """All components of these types, in reading order."""
    found: list[dict[str, Any]] = []
    for component in components:
        if component["type"] in kinds:
            found.append(component)
        found += of_kind(component.get("components", []), *kinds)
    return found


def picture_texts(result: Any) -> str:
    """The alt texts of an answer's pictures."""
    items = [item for gallery in of_kind(result.response.components, 12) for item in gallery["items"]]
    return "\n".join(str(item.get("description") or "") for item in items)


def custom_id(result: Any, verb: str, part: str = "") -> str:
    """The custom id of the control with this verb (and this text in its argument)."""
    for control in controls(result):
        fields = control.get("custom_id", "").split("|")
        if fields[1:2] == [verb] and part in fields[-1]:
            return str(control["custom_id"])
    raise AssertionError(f"no control {verb} {part} in {[control.get('custom_id') for control in controls(result)]}")
